"""The first screen: who is playing. It knows accounts, and nothing of games or networks."""

from rook13.ui.welcome.screen import WelcomeScreen

__all__ = ["WelcomeScreen"]
