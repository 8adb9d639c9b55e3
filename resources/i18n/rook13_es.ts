<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Announcer</name>
    <message>
        <source>Your bid is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your bid cannot be kept any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bid is made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bid is set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game is being played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n} cards.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You may play: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card has been played yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last trick:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn to deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn to bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: lay cards aside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: name trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn to play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score: {totals}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}, hand {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump: {suit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This hand: {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game goes to {target}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {taken} of {bid}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High bid: {call} by {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the turn of {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{suit}: {ranks}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is winning the trick.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>About</name>
    <message>
        <source>About Rook13</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy diagnostics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Versions and settings for a bug report; no names, keys or games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card table for five trick-taking games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search kernels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Versions and licences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied. Paste it into your report.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compiled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>interpreted: the strong bots are slower than they could be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rook13, its cards, birds and sounds are free software under the MIT licence: use, change and share them, with the licence attached. There is no warranty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qt and PySide6 are used under the LGPL version 3 as separate libraries, which you may replace by your own builds. The other libraries have their own licences:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealing, bidding and playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The course of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking and listening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From one area to the next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Along the cards of the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>← →</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play or choose the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card by its place in the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 … 9, 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A suit as trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close what is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules of this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise the bid that is offered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower the bid that is offered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid, confirm or go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redeal, or call a redeal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the same deal again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim the rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call a renege</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play for me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the card to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the card to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log of the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say how it stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say my hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say the trick</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Confirm</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Crash</name>
    <message>
        <source>Something went wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a mistake in Rook13, not yours. Your game is saved. You can go on; if the table behaves oddly, quit and start again: the game is offered to you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied. Thank you for reporting it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search in the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{i} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Accessibility</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without motion cards appear where they belong at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours for colour-blind players…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speech and attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce turns, cards, bids, tricks and scores to a screen reader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys to repeat the state, your hand and the trick are under “Shortcuts”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flash in the task bar when it is my turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only while another window is in front.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Account &amp; data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are a guest. With an account others know you when you return.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where everything is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accounts, games, preferences and logs; nothing is kept anywhere else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export all games…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the history…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games are exported as records, which this and other programs can replay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The path is copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder could not be opened; copy its path instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the history?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All finished games and the statistics made from them are removed for good. Games that are still going on, accounts and preferences stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete account…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name that others see</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bird</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Renamed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bird is changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The password is changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The password is gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the account {name}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its secret key is destroyed for good: nobody can play as this person again. You are signed out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account is deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{problem} The choice holds until you quit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview of the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards &amp; table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours of the suits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every suit also has its own shape and letter, and its name follows the colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort a new hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps to the left once trump is known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask before a card is played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first click or key lifts the card, the second plays it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>General</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Animation &amp; pace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light or dark. The table under the cards is chosen under “Cards &amp; table”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer to go on with the last game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game that was interrupted is always kept and also found in the lobby.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system has it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large corners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plumage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Night</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards fly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing flies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Linen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green felt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Safe with deuteranopia (green-blind)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Safe with protanopia (red-blind)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Safe with tritanopia (blue-blind)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No animation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for tables on this network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lobby then shows the tables of others by itself. Joining by code or address works without it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When you host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The door through which friends reach your tables. A firewall has to let it through. If another program uses it, the next free one is taken; the table shows which. Tables that are already open keep theirs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How fast cards fly and how long bots take at your own tables. You never have to wait for an animation before you play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold a finished trick until I click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise it lies for a moment. The last trick can always be looked at again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal by itself when I am the dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without it you press Deal, and may deal again where the table allows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything on this page as it was in the beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the password</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Password until now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the password…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set a password…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore all keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search commands and keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to {keys}: {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to {keys}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also does {commands}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For what</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards and tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bids and passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listen: {kind}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Join</name>
    <message>
        <source>Several tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This host has several tables. Which one?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going to “{table}”…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is this the host you know?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trust it and join</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>maple otter walnut, or 192.168.1.7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for the table…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code or address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only if the table has one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Password</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host tells you a code of three words, or the address of the computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ The code {code}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ The computer {host}, port {port}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No code has “{word}”; did you mean “{meant}”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No code has the word “{word}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more word makes a code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n} more words make a code.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>This is neither a code nor an address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locked table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{table}” has a password.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Journey</name>
    <message>
        <source>Where to put the games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The games could not be written: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n} games were written.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Your past games are deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Port {wanted} is in use, so your tables are at port {port}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is here, but not the one who had this name before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Welcome back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your game of {game} waits for you at hand {hand}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>alone against bots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your table</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{kind}, hand {n}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} house rules</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Usual rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Won in {n} hands</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lost in {n} hands</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{result}, with hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{result}, with {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>just now</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n} min ago</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} h ago</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Your games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games that you leave or finish are kept here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can be continued</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard “{game}”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was played so far is lost, and nobody can go on with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guest on this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Rook13</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check my network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking the network…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tables are here yet. They appear by themselves as soon as somebody hosts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for tables is switched off in Preferences, under Network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer finds nothing wrong. Check the host's computer, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something keeps tables from being found; look at the marked lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be tested from here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tested, nothing wrong here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both computers have to be on the same Wi-Fi or cable, in the same house.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No guest Wi-Fi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guest networks often keep computers apart. Use the ordinary one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Firewall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has to allow Rook13 on private networks, on the host's computer as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VPN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A VPN can hide the home network. Switch it off while you play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Friends on this network see it in their lobby.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join by code or address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For private tables, and hosts not listed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five games, four levels of bots, your house rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables on this network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{free} of {total} free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats: {seats}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs a password</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting for players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>game over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewTable</name>
    <message>
        <source>Play alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open to the network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the lobby ({keys})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the table ({keys})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Private: found by its three-word code only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I let people in one by one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People without a seat may watch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Newcomers may take over from bots during the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table gets a code that you can tell your friends; nobody else sees it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it empty to let everybody on this network in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Password</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions may be taken back when all agree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players may ask for hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the time is up, a bot plays that one action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time for a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long the table waits for somebody who has lost the connection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patience</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n} seconds</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{title}, shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}, hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n} players</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{low} to {high} players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>● Changed · default: {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the default: {rule}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The usual rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One rule differs from the usual ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n} rules differ from the usual ones.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Table of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who may come in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pace and help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People: {people} · Bots: {bots}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} at “{name}”, for people on this network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By its code only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listed for everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with a password</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you let people in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who sits here: {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free for somebody</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Seat {n}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>On your left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On your right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level of the bots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bots, where they play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bots differ; see the seats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Known as</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n} changed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The usual rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Known rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usual rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Bots</name>
    <message>
        <source>Easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays sensibly, and makes the mistakes that people make. Good for learning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knows the rules of thumb and moves at once. A fair evening game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thinks a moment about the cards it cannot see. Seldom gives points away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thinks as long as it may, counts every card, and bids by the odds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Easy bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} against easy bots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} against normal bots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} against hard bots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} against expert bots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} against bots of several levels</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Chat ({n})</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The bid is made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bid is set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked for: {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Led: {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next card decides the suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any card may follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n} points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Kitty: {n}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Laid aside: {n}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game is being played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump: {suit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the table: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is winning the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is to act.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bids {bids}, tricks {tricks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points this hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks this hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid set</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message numerus="yes">
        <source>{n} points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>playable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not allowed now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It comes from the kitty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hint is about this card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card {place} of {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys: {keys}, or Enter where the focus is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag it to another place, or move it with {left} and {right}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card may be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press it once more to play it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card will be laid aside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card may be laid aside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n} cards are chosen already; put one back first.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Sorted by rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sorted by suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take my seat back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are watching; spectators do not see anybody's cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bot plays your cards for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{suit} ({letter})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{suit}: press {letter}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the suit to follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which suit do the others have to follow?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press a letter, or Escape to play another card.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take everything back and choose anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirm ({keys})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay one card aside and name trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Lay {n} cards aside and name trump</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay {n} cards aside</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{chosen} of {wanted} chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{chosen}, {n} points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Choose trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one more card, and trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Choose {n} more cards, and trump.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Choose one more card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Choose {n} more cards.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{suit} is trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You bury {n} points; {suit} is trump.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bury {n} points.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lay {n} cards aside; there is no trump.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lay {n} cards aside; {suit} is trump.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bidding</name>
    <message>
        <source>Nobody has bid yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High bid {call}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High bid by {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passed: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a number, turn the wheel, or use the arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid {call}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{call} ({value})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose {bid}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Tricks: {n}. Bids stay secret until all are in.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bids so far: {sum}. Tricks: {n}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bids so far: {sum}, with yours {all}. Tricks: {n}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Trump: {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{trump}, turned up: {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower the bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise the bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is about to deal…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is bidding…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Dealing</name>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is your deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffling…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal for me from now on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redeal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call a redeal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the cards back and deal again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold no card that counts, so you may ask for a new deal</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the lobby</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was ended before anybody had won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You share the victory!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have won!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{winners} won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Well played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Congratulations to {winners}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thank you for watching.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{winners} won this time. The next game is open again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played with hints: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go-down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal the next hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} deals next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result of the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Renege</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number} is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exactly right!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not this time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Score sheet</name>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {number}. More than {target} points win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {number}. {target} points win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} bid {bid}, took {taken}: {score}, in all {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Renege</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points {side}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks {side}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score {side}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total {side}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{taken}/{bid}: {score}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side}: {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart of the totals</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Close the hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the hint (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The expert is thinking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Table bar</name>
    <message>
        <source>Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call a renege</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Did an opponent not follow although they could have?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If they did, the cards go back or the hand ends. If not, everybody sees the call.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No animation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play myself again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the wrong card back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Chat</name>
    <message>
        <source>Messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has said anything yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say something</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quick phrases</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n} characters left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WaitingRoom</name>
    <message>
        <source>Copy: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: on the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invite friends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They join by this code:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or by address, if the table does not appear:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sit here, at {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All seats are taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One seat is free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n} seats are free.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are {n} seconds for each turn.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The host lets people in one by one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only players see the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bots keep their seats until the game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions may be taken back when all agree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players may ask for hints.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bots play at this level: {level}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host has been asked. You come in as soon as they say yes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting at the door of “{table}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the rules…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules at this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not ready yet: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bots take the seats that are free when you start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a free seat, or stay and watch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say when you are ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host starts the game when everybody is ready.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LastTrick</name>
    <message>
        <source>Winner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trick of this hand is finished yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trick {number} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Leave the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What should become of this game?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What should become of your table?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave during the game?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save and leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game waits for you in the lobby, just as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over and cannot be continued.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the table for everyone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over for everybody, and all are sent back to their lobbies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it open: a bot plays for me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others play on, and you can come back any time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bot takes over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your seat stays yours: come back and play on any time.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Nothing has happened yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy what is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The log is on the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>At the door</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wants to come in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is watching.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hear {name} again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mute {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {state}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More for {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action}: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send {name} away…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ban {name}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play again myself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stand up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let a bot play for me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give to a bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change places with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make this seat free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlock this seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock this seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} (free)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} ({seat})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ban</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ban {name} from this table?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send {name} away from this table?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They cannot come back to this table. In a game a bot plays their cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They may come back. In a game a bot plays their cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n} hints</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>bot, {level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>away, a bot plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a bot plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>connection lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>UndoBanner</name>
    <message>
        <source>Agree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have asked to take your last action back. Waiting for the others…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{wish} Waiting for the others…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n} s</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Veil</name>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection to the table is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trying again… Your seat is kept, and a bot plays for you meanwhile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are being shuffled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody adds to the shuffle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody waits for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host will go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Free seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bot stands in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sits out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid missed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with {partner}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last call: {call}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bot, level {level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n} cards</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{tricks} of {bid} tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n} tricks</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n} redeals</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{bids} for {tricks} tricks</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>More about {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete this account…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play as {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asks for a password.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No password.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last here today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last here yesterday</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Last here {n} days ago</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Who is playing?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue as guest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Welcome to the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An account keeps your games and lets friends on the network know that you are you. It lives on this computer only: nothing is sent anywhere, and no address is asked for.

Or sit down as a guest and play at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create an account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The password locks the key of your account. Nobody can look it up or reset it, so note it somewhere safe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forgot the password?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the old account…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create a new account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the account {name}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be recovered or reset, by nobody. The password is not stored anywhere: it encrypts the secret key by which other players know you, and without it the key stays closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again: look at Caps Lock and the language of the keyboard, and show the password.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create a new account. It has a new key, so friends will see your old name with a note that it is not the same key as before. They can accept it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the old account, if you want its name back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play as a guest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can do everything a guest of the house can: play, host and join. Others cannot recognise you next time, because your key is thrown away when you quit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guest {bird}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five card games for friends and clever birds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Welcome back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Password</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Welcome back, {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name that others see</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bird</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the account {name}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its secret key is destroyed for good: nobody can play as this person again, not even with a new account of the same name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account {name} is deleted.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Birds</name>
    <message>
        <source>Rook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Robin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Owl</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wren</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kingfisher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cardinal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Toucan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penguin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flamingo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puffin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parrot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hoopoe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bird</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Password</name>
    <message>
        <source>Show the password</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Password (may be empty)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two passwords are not the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a password anybody at this computer can play as you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weak: easy to guess. Longer is better; three odd words do well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fair: keeps a curious person out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good: hard to guess.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strong: very hard to guess.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New table…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log &amp;out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Rook13</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>The database was damaged. It is kept as {path}, and a new one begun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n} saved games are damaged and cannot be resumed.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They cannot be played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They can, at a price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left of the dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The declarer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As often as they like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between 10 and 11</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Above 14, count 15</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who wins the last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The declarer's side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points it took</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal goes round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every trick costs 10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heard at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revealed together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first 7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first 10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last 7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last 10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kentucky Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Avondale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forty cards, a widow of four and 120 points in every hand: bid boldly, bury wisely.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether illegal cards cannot be played, or can be and are punished when found out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side over this many points ends the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lowest bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side under this many points ends the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for the side that takes five or more tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who leads first: the player left of the dealer, or the declarer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the dealer may deal again before the first bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side can win only with a bid it has just made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fifty-seven cards and the bird above all trumps: win the nest, then the counters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side with this many points wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest bid, which ends the bidding; by default all the points in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the Rook stands among the trumps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the 1s are low, rank above 14 and count 15, or are out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the 2s, 3s and 4s are in the deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which side scores the counters in the nest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for the side that takes more tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ones are high, the Fowl is the humblest trump, and who cannot follow must trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who cannot follow must play a trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the Fowl is the lowest trump or the highest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a side loses that fails its bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the host deals every hand or the deal goes round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bowers, a Joker and contracts from six clubs to ten No Trump: bid it, then take it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which suit is the cheapest to bid: clubs, or spades.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens when nobody bids: a new deal, or every trick costs 10.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each trick of the defenders scores.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bid to take no trick at all, worth 250.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Misère may be bid before anybody has bid seven tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Misère with the declarer's cards face up, worth 500.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points that would carry a side past 500 are not scored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All ten tricks on a bid under 250 score 250.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three to six players, four elements and magic: say how many tricks, and be exact.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether bids are heard at once or revealed together at the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer may not make the bids add up to the number of tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which rounds are played: all, the first so many (small hands) or the last (large ones).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Suits</name>
    <message>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Violet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Water</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Air</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Glacier blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vermilion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Trump</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>An expert would do this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the turn of {player}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{led} was led, so it has to be followed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{led} was led, and who has none of it has to play a trump: {trump}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection to the table is lost, so the cards have to wait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{suit} {rank}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fowl</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Infinity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {number}: {dealer} dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} got {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal was void, because {seat} held {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} took the cards back to deal again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} held no counter and called a redeal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} bid {call}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} made a secret bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bids were {calls}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} passed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody bid, so the next dealer deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} won the bidding with {call}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} found {cards} in the kitty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} put down {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} took the kitty and laid as many cards aside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} made {suit} trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} played {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} laid the hand open: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} took the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} claimed all the remaining tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} called a renege, and {offender} had indeed not followed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the hands went {cards}, and {seat} had to play again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand was over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{winners} won the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {number}: {dealer} dealt and turned up {turned}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody bid, so every trick costs its side 10 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} played without trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump: {suit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} played {card} and asked for {named}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} took the trick with {points} points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} called a renege, but nobody had broken the rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{declarer} made the bid of {call}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{declarer} failed the bid of {call}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{players} bid exactly right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody bid exactly right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A renege by {offender} ended the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{winners} shared the first place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} {word}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other program sent something that is not of this protocol.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other program sent more at once than is allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other program sent something that is folded too deep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other program sent something that makes no sense.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other program sent something out of turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host ended the connection because too much was sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host took too long to answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host has not been heard of for a while.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host speaks version {host} of the protocol and this program version {client}; both need the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host did not accept the signature of this sign-in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host cannot show this name; choose another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else at this host has the same name; choose another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host takes no more connections.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host has no such table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No table has this code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That was tried too often; wait half a minute.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table has a password, and this is not it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host has banned this player from the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody else fits at this table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No seat is free, and the table does not want spectators.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other side has left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host has stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same person has signed in somewhere else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host at {place} shows another certificate than before: it may be somebody else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The certificate of the host at {place} cannot be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What answers at {place} is not a Rook13 host.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host at {place} hung up; it may be full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody listens at {place}. Is the table still open, and is this its port?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer does not allow connections to {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody answered at {place}. A firewall may be in between.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no way from here to {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No computer is known by the name in {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The port {port} and those after it are in use by other programs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer does not allow listening on port {port}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no network on which this computer could listen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have left the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host has sent you away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host has banned you from this table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host has not let you in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have signed in somewhere else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file {path} is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program is using {path}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no room left on the disk for {path}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file {path} was written by a newer version of Rook13.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file {path} may not be used by this user.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file {path} cannot be read or written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such account on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name has 1 to 24 characters that can be seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is an account with this name already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The password is not right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer is not connected to any network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer has no IPv4 address on the network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program keeps this one from looking for tables (port 5353).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The network connection does not allow multicast, which finds tables.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multicast, which finds tables, does not get through; see the firewall.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A firewall on this computer keeps others from reaching its port.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host has no listed tables; a private one is joined by its code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host has several tables; choose one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host has several tables; choose one with --table: {tables}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host refused with “{code}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No host on this network has a table with this code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be done now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is somebody else's turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such seat at this table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This seat sits out the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the dealer may do this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal came without cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deal gives every seat the right number of cards, and each card once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This kind of redeal is not played at this table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer has dealt this hand again once already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bid or pass has been made, so it is too late for a redeal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A redeal may be called only on a hand without counters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pass is final for the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There has to be a bid; passing is not allowed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such bid in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bid is too low.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bid is higher than the highest there is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bids go in steps of five.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Misère may be bid only after a bid of seven tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer may not make the bids add up to the number of tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not the right number of cards to lay aside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only cards of the hand can be laid aside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counters may not be laid aside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such suit in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That card is not in the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The suit that was led has to be followed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who cannot follow has to play a trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who leads the Joker names the suit to follow with it, as in JO H.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A suit is named only with the Joker, led in No Trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who leads the Joker may not name a suit they have shown to lack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game is played without claims.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the player on lead may claim.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not certain that every remaining trick would be won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong cards cannot be played at this table, so there is no renege.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no wrong card that could still be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No opponent has failed to follow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A renege was called in vain, and no card has been played since.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} has no option “{name}”. Its options are {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is a number from {low} to {high}, not “{value}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} goes from {low} to {high}, so {value} is not possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} goes in steps of {step}, so {value} is not possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} can be {known}, not “{value}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is on or off, not “{value}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} = {value} does not go with the other options.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest bid, {value}, cannot be more than the points in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lowest bid, {value}, cannot be above the highest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Misère at any time (misere_any_time) needs misère (misere) to be on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hook needs open bids, because the dealer has to know their sum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} is for {low} players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} is for {low} to {high} players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is said about what to do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no seat “{text}” in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no bid “{text}” in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no card “{text}” in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no suit “{text}” in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text} is named twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is more than was expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a record of a game: it is not JSON.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a record of a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record has format version “{detail}”, which this version of Rook13 cannot read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{detail}” is missing or not as the format has it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record is of a game “{detail}”, which is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The option “{detail}” is not possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record has {detail} seats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{detail}” is not a seat that could deal first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal is not possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some cards are hidden, so it cannot be replayed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not finished, but another follows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game was over before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{detail}” cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{detail}” is not allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {hand}: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {hand}, action {action}: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{problem} {cause}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trick {trick}: {sentence}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} played {card}, which cost {loss}. Better: {better}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} played {card}, which cost {loss} and the contract. Better: {better}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} played {card}, which cost {loss} and let the contract through. Better: {better}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} played {card}, where {better} was worth {loss} more on average.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} bid {call}, where {better} was worth {loss} more on average.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} passed, where a bid of {better} would have been worth {loss} more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} bid {call}, where {better} would have been worth {loss} more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a bid of {call}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} put down {cards}; {better} would have brought {loss} more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} made {suit} trump; {better} would have brought {loss} more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That could have been known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bad luck: from that seat it looked right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An expert would have played {card} there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cost {percent} % of the chance to win the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first}, {rest}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} could make {call}: {seat} with {trump} as trump, putting down {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} could make {call}: {seat}, putting down {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} might make {call}: {seat} with {trump} as trump (tried out, not proven).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} could make no contract.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the best cards from the first lead on, {side} take {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the best cards from the first lead on, {side} take {low} to {value}: bounds, as so many cards were too many to settle it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best for {seat} was to put down {cards} with {trump} as trump: {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No other discard or trump that was tried would have served {seat} better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} gave nothing away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} gave away {loss}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} gave away {loss}, all of it knowable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} gave away {loss}, none of it knowable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} gave away {loss}, {known} of it knowable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be sent as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table could not read this action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no bots of this level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such quick phrase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A table cannot be set up like this: look at “{detail}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There was nothing to say.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is too long; say it in 500 characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One has to be at the table for this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host has not opened the door yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else at the table has this name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One has to sit at the table for this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is somebody else's seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the host of the table may do this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be done during a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game is being played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over; the host can plan another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is not over yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is not paused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody sits there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host has locked this seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seat is kept for somebody who may come back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bots keep their seats at this table until the game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who has seen one hand of a game cannot play another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody is not ready yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody like that is at the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody like that waits at the door.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be done to the host.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bot plays this seat; sit down to take it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time is up; a bot plays this one action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are still being shuffled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules do not allow this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something has changed in the meantime; look again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table has not come that far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This was asked long ago.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No share of the shuffle is wanted from this seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This seat has given its share of the shuffle already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal was disputed already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions cannot be taken back at this table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing that could be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody wants to take something back already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody wants to take anything back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others have to agree to this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This can only be done in a game alone against bots.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This table does without hints.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That was a lot of talk; wait a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host cannot write its journal, so nothing was done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is back after its host had stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host has changed the set-up of the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{person} is in charge of the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game has started; {first_dealer} deals first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is open for another game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{person} wants to come in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{person} was let in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{person} does not wait any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{person} has come to the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{person} has left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection to {person} is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{person} is back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host has sent {person} away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host has banned {person}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{person} sits at {seat}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{person} has given up {seat}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{a} and {b} have changed places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seat {seat} is free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seat {seat} is locked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bot of level {level} sits at {seat}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bot of level {level} plays for {seat}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{person} plays {seat} again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} is ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{person}: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{person}: {phrase}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something happened in the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time of {seat} is up; a bot plays this one action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bot at {seat} failed, and a plain move was made for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{person} wants to take the last action back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{person} does not mind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The action stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last action of {seat} is taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} has gone back to try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} has taken a hint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {deal} is being shuffled by everybody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shuffle of deal {deal} lies open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{person} found that deal {deal} was not fair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is in charge of the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host has ended the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host has not let {person} in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seat {seat} is free for anybody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} is not ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hello!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good luck!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nice try!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sorry!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Oops!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let me think.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good game!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another game?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goodbye!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are about to be dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bidding is on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The declarer is laying cards aside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump is about to be named.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tricks are being played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laying aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Naming trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tricks} {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>misère</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open misère</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
