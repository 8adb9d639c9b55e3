<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Announcer</name>
    <message numerus="yes">
        <source>{n} cards.</source>
        <translation>
            <numerusform>{n} card.</numerusform>
            <numerusform>{n} cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bidding</name>
    <message numerus="yes">
        <source>Bids so far: {sum}, with yours {all}. Tricks: {n}.</source>
        <translation>
            <numerusform>Bids so far: {sum}, with yours {all}. Tricks: {n}.</numerusform>
            <numerusform>Bids so far: {sum}, with yours {all}. Tricks: {n}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bids so far: {sum}. Tricks: {n}.</source>
        <translation>
            <numerusform>Bids so far: {sum}. Tricks: {n}.</numerusform>
            <numerusform>Bids so far: {sum}. Tricks: {n}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bids: your side {own}, opponents {others}. Tricks: {n}.</source>
        <translation>
            <numerusform>Bids: your side {own}, opponents {others}. Tricks: {n}.</numerusform>
            <numerusform>Bids: your side {own}, opponents {others}. Tricks: {n}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tricks: {n}. Bids stay secret until all are in.</source>
        <translation>
            <numerusform>Tricks: {n}. Bids stay secret until all are in.</numerusform>
            <numerusform>Tricks: {n}. Bids stay secret until all are in.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Chat</name>
    <message numerus="yes">
        <source>{n} characters left</source>
        <translation>
            <numerusform>{n} character left</numerusform>
            <numerusform>{n} characters left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message numerus="yes">
        <source>Choose {n} more cards, and trump.</source>
        <translation>
            <numerusform>Choose {n} more card, and trump.</numerusform>
            <numerusform>Choose {n} more cards, and trump.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose {n} more cards.</source>
        <translation>
            <numerusform>Choose {n} more card.</numerusform>
            <numerusform>Choose {n} more cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard {n} cards</source>
        <translation>
            <numerusform>Lay {n} card aside</numerusform>
            <numerusform>Discard {n} cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard {n} cards and name trump</source>
        <translation>
            <numerusform>Lay {n} card aside and name trump</numerusform>
            <numerusform>Discard {n} cards and name trump</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bury {n} points.</source>
        <translation>
            <numerusform>You bury {n} point.</numerusform>
            <numerusform>You bury {n} points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bury {n} points; {trump}.</source>
        <translation>
            <numerusform>You bury {n} point; {trump}.</numerusform>
            <numerusform>You bury {n} points; {trump}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You discard {n} cards; no trump.</source>
        <translation>
            <numerusform>You lay {n} card aside; there is no trump.</numerusform>
            <numerusform>You discard {n} cards; no trump.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You discard {n} cards; {trump}.</source>
        <translation>
            <numerusform>You discard {n} card; {trump}.</numerusform>
            <numerusform>You discard {n} cards; {trump}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{chosen}, {n} points</source>
        <translation>
            <numerusform>{chosen}, {n} point</numerusform>
            <numerusform>{chosen}, {n} points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message numerus="yes">
        <source>You've already chosen {n} cards; put one back first.</source>
        <translation>
            <numerusform>{n} card is chosen already; put it back first.</numerusform>
            <numerusform>You've already chosen {n} cards; put one back first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cards</source>
        <translation>
            <numerusform>{n} card</numerusform>
            <numerusform>{n} cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} points</source>
        <translation>
            <numerusform>{n} point</numerusform>
            <numerusform>{n} points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message numerus="yes">
        <source>{n} problems found.</source>
        <translation>
            <numerusform>One problem found.</numerusform>
            <numerusform>{n} problems found.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>History</name>
    <message numerus="yes">
        <source>{n} games</source>
        <translation>
            <numerusform>{n} game</numerusform>
            <numerusform>{n} games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} hands</source>
        <translation>
            <numerusform>{n} hand</numerusform>
            <numerusform>{n} hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} hints</source>
        <translation>
            <numerusform>{n} hint</numerusform>
            <numerusform>{n} hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} moves by a bot</source>
        <translation>
            <numerusform>{n} move by a bot</numerusform>
            <numerusform>{n} moves by a bot</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} undos</source>
        <translation>
            <numerusform>{n} undo</numerusform>
            <numerusform>{n} undos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Join</name>
    <message numerus="yes">
        <source>{n} more words to go.</source>
        <translation>
            <numerusform>{n} more word to go.</numerusform>
            <numerusform>{n} more words to go.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message numerus="yes">
        <source>{kind}, hand {n}</source>
        <translation>
            <numerusform>{kind}, hand {n}</numerusform>
            <numerusform>{kind}, hand {n}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} h ago</source>
        <translation>
            <numerusform>{n} h ago</numerusform>
            <numerusform>{n} h ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} house rules</source>
        <translation>
            <numerusform>{n} house rule</numerusform>
            <numerusform>{n} house rules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} min ago</source>
        <translation>
            <numerusform>{n} min ago</numerusform>
            <numerusform>{n} min ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of your games can't be read any more. “Your games” says which.</source>
        <translation>
            <numerusform>{n} of your games can't be read any more. “Your games” says which.</numerusform>
            <numerusform>{n} of your games can't be read any more. “Your games” says which.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewTable</name>
    <message numerus="yes">
        <source>Seat {n}</source>
        <translation>
            <numerusform>Seat {n}</numerusform>
            <numerusform>Seat {n}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} changed</source>
        <translation>
            <numerusform>{n} changed</numerusform>
            <numerusform>{n} changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} house rules.</source>
        <translation>
            <numerusform>One rule differs from the usual ones.</numerusform>
            <numerusform>{n} rules differ from the usual ones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} players</source>
        <translation>
            <numerusform>{n} player</numerusform>
            <numerusform>{n} players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} seconds</source>
        <translation>
            <numerusform>{n} second</numerusform>
            <numerusform>{n} seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>People</name>
    <message numerus="yes">
        <source>{n} hints</source>
        <translation>
            <numerusform>{n} hint</numerusform>
            <numerusform>{n} hints</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message numerus="yes">
        <source>{n} due</source>
        <translation>
            <numerusform>{n} due</numerusform>
            <numerusform>{n} due</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} learned</source>
        <translation>
            <numerusform>{n} learned</numerusform>
            <numerusform>{n} learned</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} minutes</source>
        <translation>
            <numerusform>{n} minute</numerusform>
            <numerusform>{n} minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} puzzles due</source>
        <translation>
            <numerusform>{n} puzzle due</numerusform>
            <numerusform>{n} puzzles due</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Profile</name>
    <message numerus="yes">
        <source>Deal of {date}: {n} results</source>
        <translation>
            <numerusform>Deal of {date}: {n} result</numerusform>
            <numerusform>Deal of {date}: {n} results</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Session of {date}: {n} tables</source>
        <translation>
            <numerusform>Session of {date}: {n} table</numerusform>
            <numerusform>Session of {date}: {n} tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in {n} games</source>
        <translation>
            <numerusform>in {n} game</numerusform>
            <numerusform>in {n} games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{average} in {n} reviewed hands</source>
        <translation>
            <numerusform>{average} in {n} reviewed hand</numerusform>
            <numerusform>{average} in {n} reviewed hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{meaning} ({n} times)</source>
        <translation>
            <numerusform>{meaning} ({n} time)</numerusform>
            <numerusform>{meaning} ({n} times)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} games</source>
        <translation>
            <numerusform>{n} game</numerusform>
            <numerusform>{n} games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} games added.</source>
        <translation>
            <numerusform>{n} game added.</numerusform>
            <numerusform>{n} games added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} games exported.</source>
        <translation>
            <numerusform>{n} game exported.</numerusform>
            <numerusform>{n} games exported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} games of others not kept. “Your games” can add them.</source>
        <translation>
            <numerusform>{n} game of others not kept. “Your games” can add it.</numerusform>
            <numerusform>{n} games of others not kept. “Your games” can add them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} games were already here.</source>
        <translation>
            <numerusform>{n} game was already here.</numerusform>
            <numerusform>{n} games were already here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} games with you</source>
        <translation>
            <numerusform>{n} game with you</numerusform>
            <numerusform>{n} games with you</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} lines can't be read, the first of them line {line}: {problem}</source>
        <translation>
            <numerusform>{n} line can't be read, line {line}: {problem}</numerusform>
            <numerusform>{n} lines can't be read, the first of them line {line}: {problem}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of {n} games, without ratings and reviews</source>
        <translation>
            <numerusform>{shown} of {n} game, without ratings and reviews</numerusform>
            <numerusform>{shown} of {n} games, without ratings and reviews</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>{n} tricks</source>
        <translation>
            <numerusform>{n} trick</numerusform>
            <numerusform>{n} tricks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message numerus="yes">
        <source>{n} cards</source>
        <translation>
            <numerusform>{n} card</numerusform>
            <numerusform>{n} cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tricks</source>
        <translation>
            <numerusform>{n} trick</numerusform>
            <numerusform>{n} tricks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message numerus="yes">
        <source>{n} saved games are damaged and can't be resumed.</source>
        <translation>
            <numerusform>A saved game is damaged and cannot be resumed.</numerusform>
            <numerusform>{n} saved games are damaged and cannot be resumed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message numerus="yes">
        <source>{n} redeals</source>
        <translation>
            <numerusform>{n} redeal</numerusform>
            <numerusform>{n} redeals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message numerus="yes">
        <source>Chat ({n})</source>
        <translation>
            <numerusform>Chat ({n})</numerusform>
            <numerusform>Chat ({n})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} points</source>
        <translation>
            <numerusform>{n} point</numerusform>
            <numerusform>{n} points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UndoBanner</name>
    <message numerus="yes">
        <source>{n} s</source>
        <translation>
            <numerusform>{n} s</numerusform>
            <numerusform>{n} s</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WaitingRoom</name>
    <message numerus="yes">
        <source>{n} seats are free.</source>
        <translation>
            <numerusform>One seat is free.</numerusform>
            <numerusform>{n} seats are free.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} seconds per turn.</source>
        <translation>
            <numerusform>{n} second per turn.</numerusform>
            <numerusform>{n} seconds per turn.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message numerus="yes">
        <source>Last played {n} days ago</source>
        <translation>
            <numerusform>Last here {n} day ago</numerusform>
            <numerusform>Last here {n} days ago</numerusform>
        </translation>
    </message>
</context>
</TS>
