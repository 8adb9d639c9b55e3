"""The screens that fill the window, but for the table; each says what the player wants."""
