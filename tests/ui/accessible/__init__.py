"""The window for people who do not see it, do not use a mouse, or need large letters."""
