"""What all screens are made of: widgets, drawn art, the look, and access without a mouse.

No screen, dialog, table or flow may enter: nothing here knows what it is used for.
"""
