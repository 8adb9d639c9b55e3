"""What all screens are made of: widgets, drawn art, the look, and access without a mouse."""
