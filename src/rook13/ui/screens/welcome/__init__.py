"""The first screen: who is playing. It knows accounts, and nothing of games or networks."""
