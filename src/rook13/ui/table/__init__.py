"""The table screen: parts that each show one thing, and the screen that puts them together."""
