<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Announcer</name>
    <message>
        <source>Also: {cards}.</source>
        <translation>Außerdem: {cards}.</translation>
    </message>
    <message>
        <source>High bid: {call} by {name}.</source>
        <translation>Höchstes Gebot: {call} von {name}.</translation>
    </message>
    <message>
        <source>No cards played yet.</source>
        <translation>Noch wurde keine Karte gespielt.</translation>
    </message>
    <message>
        <source>No game in progress.</source>
        <translation>Gerade wird nicht gespielt.</translation>
    </message>
    <message>
        <source>Playing to {target}.</source>
        <translation>Gespielt wird bis {target}.</translation>
    </message>
    <message>
        <source>Score: {totals}.</source>
        <translation>Punktestand: {totals}.</translation>
    </message>
    <message>
        <source>The bid is made.</source>
        <translation>Das Gebot ist erfüllt.</translation>
    </message>
    <message>
        <source>The bidders are set.</source>
        <translation>Das Gebot ist verfehlt.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Die Partie ist angehalten.</translation>
    </message>
    <message>
        <source>The last trick:</source>
        <translation>Der letzte Stich:</translation>
    </message>
    <message>
        <source>This hand: {points}.</source>
        <translation>In diesem Spiel: {points}.</translation>
    </message>
    <message>
        <source>Trump: {suit}.</source>
        <translation>Trumpf: {suit}.</translation>
    </message>
    <message>
        <source>You can no longer make your bid.</source>
        <translation>Dein Gebot ist nicht mehr zu erfüllen.</translation>
    </message>
    <message>
        <source>You have no cards.</source>
        <translation>Du hast keine Karten.</translation>
    </message>
    <message>
        <source>You may play: {cards}.</source>
        <translation>Du darfst spielen: {cards}.</translation>
    </message>
    <message>
        <source>You've made your bid.</source>
        <translation>Dein Gebot ist erfüllt.</translation>
    </message>
    <message>
        <source>Your turn to bid.</source>
        <translation>Du bist dran: bieten.</translation>
    </message>
    <message>
        <source>Your turn to deal.</source>
        <translation>Du bist dran: Karten geben.</translation>
    </message>
    <message>
        <source>Your turn to discard.</source>
        <translation>Du bist dran: Karten ablegen.</translation>
    </message>
    <message>
        <source>Your turn to name trump.</source>
        <translation>Du bist dran: Trumpf ansagen.</translation>
    </message>
    <message>
        <source>Your turn to play.</source>
        <translation>Du bist dran: eine Karte spielen.</translation>
    </message>
    <message>
        <source>Your turn: lead a card.</source>
        <translation>Du bist dran: spiel eine Karte aus.</translation>
    </message>
    <message>
        <source>{game}, hand {number}.</source>
        <translation>{game}, Spiel {number}.</translation>
    </message>
    <message>
        <source>{names} {amount}</source>
        <translation>{names} {amount}</translation>
    </message>
    <message>
        <source>{name} is winning the trick.</source>
        <translation>{name} liegt im Stich vorn.</translation>
    </message>
    <message>
        <source>{name}'s turn.</source>
        <translation>{name} ist dran.</translation>
    </message>
    <message>
        <source>{name}: {taken} of {bid}.</source>
        <translation>{name}: {taken} von {bid}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards.</source>
        <translation>
            <numerusform>Eine Karte.</numerusform>
            <numerusform>{n} Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{suit}: {ranks}.</source>
        <translation>{suit}: {ranks}.</translation>
    </message>
</context>
<context>
    <name>Bidding</name>
    <message>
        <source>Bid {call}</source>
        <translation>{call} bieten</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Reizen</translation>
    </message>
    <message numerus="yes">
        <source>Bids so far: {sum}, with yours {all}. Tricks: {n}.</source>
        <translation>
            <numerusform>Gebote bisher: {sum}, mit deinem {all}. Stiche: {n}.</numerusform>
            <numerusform>Gebote bisher: {sum}, mit deinem {all}. Stiche: {n}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bids so far: {sum}. Tricks: {n}.</source>
        <translation>
            <numerusform>Gebote bisher: {sum}. Stiche: {n}.</numerusform>
            <numerusform>Gebote bisher: {sum}. Stiche: {n}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bids: your side {own}, opponents {others}. Tricks: {n}.</source>
        <translation>
            <numerusform>Gebote: deine Seite {own}, Gegner {others}. Stiche: {n}.</numerusform>
            <numerusform>Gebote: deine Seite {own}, Gegner {others}. Stiche: {n}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a bid</source>
        <translation>Wähle ein Gebot</translation>
    </message>
    <message>
        <source>Choose {bid}</source>
        <translation>{bid} wählen</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>High bid by you</source>
        <translation>Höchstes Gebot von dir</translation>
    </message>
    <message>
        <source>High bid by {name}</source>
        <translation>Höchstes Gebot von {name}</translation>
    </message>
    <message>
        <source>High bid {call}</source>
        <translation>Höchstes Gebot {call}</translation>
    </message>
    <message>
        <source>Lower the bid</source>
        <translation>Gebot senken</translation>
    </message>
    <message>
        <source>No bids yet</source>
        <translation>Noch kein Gebot</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Passed: {names}</source>
        <translation>Gepasst: {names}</translation>
    </message>
    <message>
        <source>Raise the bid</source>
        <translation>Gebot erhöhen</translation>
    </message>
    <message numerus="yes">
        <source>Tricks: {n}. Bids stay secret until all are in.</source>
        <translation>
            <numerusform>Stiche: {n}. Gebote bleiben geheim, bis alle geboten haben.</numerusform>
            <numerusform>Stiche: {n}. Gebote bleiben geheim, bis alle geboten haben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Trump: {suit}</source>
        <translation>Trumpf: {suit}</translation>
    </message>
    <message>
        <source>Type a number, scroll, or use the arrow keys</source>
        <translation>Tippe eine Zahl, dreh am Mausrad oder nimm die Pfeile</translation>
    </message>
    <message>
        <source>You can't bid higher.</source>
        <translation>Höher kannst du nicht bieten.</translation>
    </message>
    <message>
        <source>You can't bid lower.</source>
        <translation>Niedriger kannst du nicht bieten.</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Dein Gebot</translation>
    </message>
    <message>
        <source>by you</source>
        <translation>von dir</translation>
    </message>
    <message>
        <source>by {name}</source>
        <translation>von {name}</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>{call} ({value})</source>
        <translation>{call} ({value})</translation>
    </message>
    <message>
        <source>{name} is bidding…</source>
        <translation>{name} reizt…</translation>
    </message>
    <message>
        <source>{name} is dealing…</source>
        <translation>{name} gibt gleich…</translation>
    </message>
    <message>
        <source>{trump}, turned up: {card}</source>
        <translation>{trump}, aufgedeckt: {card}</translation>
    </message>
</context>
<context>
    <name>Birds</name>
    <message>
        <source>Bird</source>
        <translation>Vogel</translation>
    </message>
    <message>
        <source>Cardinal</source>
        <translation>Kardinal</translation>
    </message>
    <message>
        <source>Chick</source>
        <translation>Küken</translation>
    </message>
    <message>
        <source>Duck</source>
        <translation>Ente</translation>
    </message>
    <message>
        <source>Finch</source>
        <translation>Fink</translation>
    </message>
    <message>
        <source>Flamingo</source>
        <translation>Flamingo</translation>
    </message>
    <message>
        <source>Hoopoe</source>
        <translation>Wiedehopf</translation>
    </message>
    <message>
        <source>Jay</source>
        <translation>Häher</translation>
    </message>
    <message>
        <source>Kingfisher</source>
        <translation>Eisvogel</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>Eule</translation>
    </message>
    <message>
        <source>Parrot</source>
        <translation>Papagei</translation>
    </message>
    <message>
        <source>Penguin</source>
        <translation>Pinguin</translation>
    </message>
    <message>
        <source>Puffin</source>
        <translation>Papageitaucher</translation>
    </message>
    <message>
        <source>Robin</source>
        <translation>Rotkehlchen</translation>
    </message>
    <message>
        <source>Rook</source>
        <translation>Saatkrähe</translation>
    </message>
    <message>
        <source>Toucan</source>
        <translation>Tukan</translation>
    </message>
    <message>
        <source>Wren</source>
        <translation>Zaunkönig</translation>
    </message>
</context>
<context>
    <name>Bots</name>
    <message>
        <source>Adaptive</source>
        <translation>Anpassend</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Easy bot</source>
        <translation>Leichter Bot</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Expert bot</source>
        <translation>Experten-Bot</translation>
    </message>
    <message>
        <source>Gets better after two wins in a row, and easier after two losses.</source>
        <translation>Wird nach zwei Siegen in Folge stärker und nach zwei Niederlagen leichter.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Hard bot</source>
        <translation>Schwerer Bot</translation>
    </message>
    <message>
        <source>Knows the rules of thumb and plays quickly. A fair game.</source>
        <translation>Kennt die Faustregeln und spielt sofort. Gut für einen Spieleabend.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Normal bot</source>
        <translation>Normaler Bot</translation>
    </message>
    <message>
        <source>Plays sensibly but makes human mistakes. Good for learning.</source>
        <translation>Spielt vernünftig und macht die Fehler, die Menschen machen. Gut zum Lernen.</translation>
    </message>
    <message>
        <source>Takes its time, counts every card and bids by the odds.</source>
        <translation>Denkt so lange nach, wie es darf, zählt jede Karte und reizt nach Wahrscheinlichkeit.</translation>
    </message>
    <message>
        <source>Thinks about the cards it can't see. Rarely gives points away.</source>
        <translation>Denkt einen Augenblick über die verdeckten Karten nach. Verschenkt selten Punkte.</translation>
    </message>
    <message>
        <source>{game} against bots of mixed levels</source>
        <translation>{game} gegen Bots verschiedener Stufen</translation>
    </message>
    <message>
        <source>{game} against bots that keep up with you</source>
        <translation>{game} gegen Bots, die mit dir mithalten</translation>
    </message>
    <message>
        <source>{game} against easy bots</source>
        <translation>{game} gegen leichte Bots</translation>
    </message>
    <message>
        <source>{game} against expert bots</source>
        <translation>{game} gegen Experten-Bots</translation>
    </message>
    <message>
        <source>{game} against hard bots</source>
        <translation>{game} gegen schwere Bots</translation>
    </message>
    <message>
        <source>{game} against normal bots</source>
        <translation>{game} gegen normale Bots</translation>
    </message>
</context>
<context>
    <name>Chat</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Nachrichten</translation>
    </message>
    <message>
        <source>No messages yet.</source>
        <translation>Noch keine Nachrichten.</translation>
    </message>
    <message>
        <source>Quick phrases</source>
        <translation>Schnelle Sprüche</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Type a message</source>
        <translation>Nachricht schreiben</translation>
    </message>
    <message>
        <source>{name}: {words}</source>
        <translation>{name}: {words}</translation>
    </message>
    <message numerus="yes">
        <source>{n} characters left</source>
        <translation>
            <numerusform>Noch {n} Zeichen</numerusform>
            <numerusform>Noch {n} Zeichen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Confirm</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Delete account</source>
        <translation>Konto löschen</translation>
    </message>
    <message>
        <source>Delete the account {name}?</source>
        <translation>Das Konto {name} löschen?</translation>
    </message>
</context>
<context>
    <name>Dealing</name>
    <message>
        <source>Call a redeal</source>
        <translation>Neugeben verlangen</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Deal automatically</source>
        <translation>Automatisch geben</translation>
    </message>
    <message>
        <source>Redeal</source>
        <translation>Neu geben</translation>
    </message>
    <message>
        <source>Shuffling…</source>
        <translation>Es wird gemischt…</translation>
    </message>
    <message>
        <source>Throw the cards in and deal again</source>
        <translation>Nimm die Karten zurück und gib noch einmal</translation>
    </message>
    <message>
        <source>You hold no counters, so you can call a redeal</source>
        <translation>Du hast keine Zählkarte und darfst neue Karten verlangen</translation>
    </message>
    <message>
        <source>Your deal</source>
        <translation>Du bist Geber</translation>
    </message>
</context>
<context>
    <name>Duplicate</name>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Board by board</source>
        <translation>Board für Board</translation>
    </message>
    <message>
        <source>Boards finished: {tables}.</source>
        <translation>Beendete Boards: {tables}.</translation>
    </message>
    <message>
        <source>Bots ({level})</source>
        <translation>Bots ({level})</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Duplicate session</source>
        <translation>Duplikat-Turnier</translation>
    </message>
    <message>
        <source>Duplicate session so far</source>
        <translation>Duplikat-Turnier: Zwischenstand</translation>
    </message>
    <message>
        <source>Duplicate session, table {table}. All tables play the same deals.</source>
        <translation>Duplikat-Turnier, Tisch {table}. Alle Tische spielen dieselben Karten.</translation>
    </message>
    <message>
        <source>Duplicate session: final ranking</source>
        <translation>Duplikat-Turnier: Rangliste</translation>
    </message>
    <message>
        <source>On each board you are compared with everyone who sat in your seat at another table and so held the same cards: 100% for each score you beat, 50% for each you tie. Your result is the average of all boards, and every board counts the same.</source>
        <translation>Auf jedem Board wirst du mit allen verglichen, die an einem anderen Tisch auf deinem Platz saßen und so dieselben Karten hatten: 100 % für jedes Ergebnis, das du übertriffst, 50 % für jedes gleiche. Dein Resultat ist der Durchschnitt aller Boards; jedes zählt gleich viel.</translation>
    </message>
    <message>
        <source>On each board your side is compared with the same side at the other tables, which held the same cards: 100% for each score you beat, 50% for each you tie. Your result is the average of all boards, and every board counts the same.</source>
        <translation>Auf jedem Board wird deine Partei mit derselben Partei an den anderen Tischen verglichen, die dieselben Karten hatte: 100 % für jedes Ergebnis, das ihr übertrefft, 50 % für jedes gleiche. Dein Resultat ist der Durchschnitt aller Boards; jedes zählt gleich viel.</translation>
    </message>
    <message>
        <source>Only boards that your table has finished count so far.</source>
        <translation>Bisher zählen nur Boards, die dein Tisch beendet hat.</translation>
    </message>
    <message>
        <source>Play the same deals against these results</source>
        <translation>Dieselben Karten gegen diese Ergebnisse spielen</translation>
    </message>
    <message>
        <source>Play these boards</source>
        <translation>Diese Boards spielen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Tisch {number}</translation>
    </message>
    <message>
        <source>The session is over.</source>
        <translation>Das Turnier ist zu Ende.</translation>
    </message>
    <message>
        <source>The session is over. With {percent} you are number {rank} of {count} with these cards.</source>
        <translation>Das Turnier ist zu Ende. Mit {percent} bist du mit diesen Karten Nummer {rank} von {count}.</translation>
    </message>
    <message>
        <source>Whose cards</source>
        <translation>Wessen Karten</translation>
    </message>
    <message>
        <source>table {table}: {played}</source>
        <translation>Tisch {table}: {played}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} und {second}</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>{score} · {percent}</source>
        <translation>{score} · {percent}</translation>
    </message>
    <message>
        <source>{seat} bid {bid}</source>
        <translation>{seat} bot {bid}</translation>
    </message>
    <message>
        <source>{seat} bid {bid} and made it</source>
        <translation>{seat} bot {bid} und erfüllte es</translation>
    </message>
    <message>
        <source>{seat} bid {bid} and was set</source>
        <translation>{seat} bot {bid} und verfehlte es</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>Choose one more card, and trump.</source>
        <translation>Wähle noch eine Karte und Trumpf.</translation>
    </message>
    <message>
        <source>Choose one more card.</source>
        <translation>Wähle noch eine Karte.</translation>
    </message>
    <message>
        <source>Choose trump.</source>
        <translation>Wähle Trumpf.</translation>
    </message>
    <message numerus="yes">
        <source>Choose {n} more cards, and trump.</source>
        <translation>
            <numerusform>Wähle noch {n} Karte und Trumpf.</numerusform>
            <numerusform>Wähle noch {n} Karten und Trumpf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose {n} more cards.</source>
        <translation>
            <numerusform>Wähle noch {n} Karte.</numerusform>
            <numerusform>Wähle noch {n} Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <source>Confirm ({keys})</source>
        <translation>Bestätigen ({keys})</translation>
    </message>
    <message>
        <source>Discard and name trump</source>
        <translation>Ablegen und Trumpf nennen</translation>
    </message>
    <message>
        <source>Discard one card and name trump</source>
        <translation>Leg eine Karte ab und nenne Trumpf</translation>
    </message>
    <message numerus="yes">
        <source>Discard {n} cards</source>
        <translation>
            <numerusform>Leg {n} Karte ab</numerusform>
            <numerusform>Leg {n} Karten ab</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard {n} cards and name trump</source>
        <translation>
            <numerusform>Leg {n} Karte ab und nenne Trumpf</numerusform>
            <numerusform>Leg {n} Karten ab und nenne Trumpf</numerusform>
        </translation>
    </message>
    <message>
        <source>Name trump</source>
        <translation>Nenne Trumpf</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Neu wählen</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trumpf</translation>
    </message>
    <message numerus="yes">
        <source>You bury {n} points.</source>
        <translation>
            <numerusform>Du legst {n} Punkt ab.</numerusform>
            <numerusform>Du legst {n} Punkte ab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bury {n} points; {trump}.</source>
        <translation>
            <numerusform>Du legst {n} Punkt ab; {trump}.</numerusform>
            <numerusform>Du legst {n} Punkte ab; {trump}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You discard {n} cards; no trump.</source>
        <translation>
            <numerusform>Du legst {n} Karte ab; es gibt keinen Trumpf.</numerusform>
            <numerusform>Du legst {n} Karten ab; es gibt keinen Trumpf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You discard {n} cards; {trump}.</source>
        <translation>
            <numerusform>Du legst {n} Karte ab; {trump}.</numerusform>
            <numerusform>Du legst {n} Karten ab; {trump}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{chosen} of {wanted} chosen</source>
        <translation>{chosen} von {wanted} gewählt</translation>
    </message>
    <message numerus="yes">
        <source>{chosen}, {n} points</source>
        <translation>
            <numerusform>{chosen}, {n} Punkt</numerusform>
            <numerusform>{chosen}, {n} Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message>
        <source>A bot is playing for you.</source>
        <translation>Ein Bot spielt für dich.</translation>
    </message>
    <message>
        <source>Card {place} of {count}.</source>
        <translation>Karte {place} von {count}.</translation>
    </message>
    <message>
        <source>Drag to rearrange, or move it with {left} and {right}.</source>
        <translation>Zieh sie an einen anderen Platz oder verschieb sie mit {left} und {right}.</translation>
    </message>
    <message>
        <source>Keys: {keys}, or Enter when focused.</source>
        <translation>Tasten: {keys} oder Eingabe auf der Karte mit dem Fokus.</translation>
    </message>
    <message>
        <source>Name the suit to follow</source>
        <translation>Nenne die Farbe, die bedient wird</translation>
    </message>
    <message>
        <source>Picked up from: {pile}.</source>
        <translation>Aufgenommen: {pile}.</translation>
    </message>
    <message>
        <source>Press a letter, or Escape to play another card.</source>
        <translation>Drück einen Buchstaben, oder Escape, um eine andere Karte zu spielen.</translation>
    </message>
    <message>
        <source>Press again to play it.</source>
        <translation>Drück sie noch einmal, um sie zu spielen.</translation>
    </message>
    <message>
        <source>Sorted by rank.</source>
        <translation>Nach Rang sortiert.</translation>
    </message>
    <message>
        <source>Sorted by suit.</source>
        <translation>Nach Farbe sortiert.</translation>
    </message>
    <message>
        <source>Take my seat back</source>
        <translation>Meinen Platz zurück</translation>
    </message>
    <message>
        <source>That card is already at the end of your hand.</source>
        <translation>Die Karte liegt schon am Ende deines Blatts.</translation>
    </message>
    <message>
        <source>The hint suggests this card.</source>
        <translation>Der Tipp meint diese Karte.</translation>
    </message>
    <message>
        <source>This card will be discarded.</source>
        <translation>Diese Karte wird abgelegt.</translation>
    </message>
    <message>
        <source>Which suit must the others follow?</source>
        <translation>Welche Farbe müssen die anderen bedienen?</translation>
    </message>
    <message>
        <source>You can discard this card.</source>
        <translation>Diese Karte darf abgelegt werden.</translation>
    </message>
    <message>
        <source>You're watching; spectators don't see anyone's cards.</source>
        <translation>Du siehst zu; Zuschauer sehen niemandes Karten.</translation>
    </message>
    <message numerus="yes">
        <source>You've already chosen {n} cards; put one back first.</source>
        <translation>
            <numerusform>{n} Karte ist schon gewählt; leg sie erst zurück.</numerusform>
            <numerusform>{n} Karten sind schon gewählt; leg erst eine zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Dein Blatt</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>not allowed now</source>
        <translation>jetzt nicht erlaubt</translation>
    </message>
    <message>
        <source>playable</source>
        <translation>spielbar</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards</source>
        <translation>
            <numerusform>{n} Karte</numerusform>
            <numerusform>{n} Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} points</source>
        <translation>
            <numerusform>{n} Punkt</numerusform>
            <numerusform>{n} Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{suit} ({letter})</source>
        <translation>{suit} ({letter})</translation>
    </message>
    <message>
        <source>{suit}: press {letter}</source>
        <translation>{suit}: Taste {letter}</translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message>
        <source>Asking {name} to host the table.</source>
        <translation>{name} wird gebeten, Gastgeber zu werden.</translation>
    </message>
    <message>
        <source>Hand the table over</source>
        <translation>Tisch übergeben</translation>
    </message>
    <message>
        <source>Nobody here can host the table right now.</source>
        <translation>Gerade kann niemand hier den Tisch übernehmen.</translation>
    </message>
    <message>
        <source>Port {wanted} is in use, so your tables are at port {port}.</source>
        <translation>Port {wanted} ist belegt, deshalb sind deine Tische unter Port {port} zu finden.</translation>
    </message>
    <message>
        <source>Seats, scores and this hand stay. The others follow by themselves.</source>
        <translation>Plätze, Punkte und dieses Spiel bleiben. Die anderen ziehen von selbst um.</translation>
    </message>
    <message>
        <source>The table couldn't be opened on their computer, so it stays here.</source>
        <translation>Der Tisch ließ sich auf dem anderen Computer nicht öffnen, also bleibt er hier.</translation>
    </message>
    <message>
        <source>They didn't answer, so the table stays here.</source>
        <translation>Es kam keine Antwort, also bleibt der Tisch hier.</translation>
    </message>
    <message>
        <source>They don't want to host the table, so it stays here.</source>
        <translation>Die Antwort war nein, also bleibt der Tisch hier.</translation>
    </message>
    <message>
        <source>Who hosts the table from now on?</source>
        <translation>Wer ist ab jetzt Gastgeber des Tisches?</translation>
    </message>
    <message>
        <source>“{name}” is here, but isn't the person who used this name before.</source>
        <translation>„{name}“ ist hier, aber nicht die Person, die bisher so hieß.</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>A card table for five trick-taking games.</source>
        <translation>Ein Kartentisch für fünf Stichspiele.</translation>
    </message>
    <message>
        <source>About Rook13</source>
        <translation>Über Rook13</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Noch einmal prüfen</translation>
    </message>
    <message>
        <source>Check this computer</source>
        <translation>Diesen Computer prüfen</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Es wird geprüft …</translation>
    </message>
    <message>
        <source>Checks for anything that stops you from playing, hosting or finding tables.</source>
        <translation>Sucht, was dich daran hindert, zu spielen, Tische anzubieten oder zu finden.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weitermachen</translation>
    </message>
    <message>
        <source>Copied. Paste it into your report.</source>
        <translation>Kopiert. Füge es in deinen Bericht ein.</translation>
    </message>
    <message>
        <source>Copied. Thank you for reporting it.</source>
        <translation>Kopiert. Danke, dass du es meldest.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy diagnostics</source>
        <translation>Diagnose kopieren</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>Fair deals</source>
        <translation>Ehrliches Mischen</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Lizenzen …</translation>
    </message>
    <message>
        <source>One caveat: the host's computer deals, so its owner could look up everyone's cards there. Play only with hosts you trust with that.</source>
        <translation>Eines bleibt: Der Computer des Gastgebers gibt, also könnte sein Besitzer dort alle Karten nachsehen. Spiel nur bei Gastgebern, denen du vertraust.</translation>
    </message>
    <message>
        <source>Qt and PySide6 are used under the LGPL version 3, as separate libraries that you may replace with your own builds. The other libraries have their own licences:</source>
        <translation>Qt und PySide6 werden unter der LGPL Version 3 als eigene Bibliotheken verwendet, die du durch selbst gebaute ersetzen darfst. Die anderen Bibliotheken haben ihre eigenen Lizenzen:</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Problem melden</translation>
    </message>
    <message>
        <source>Rook13, its cards, birds and sounds are free software under the MIT licence: use, change and share them, with the licence attached. There is no warranty.</source>
        <translation>Rook13 mit seinen Karten, Vögeln und Klängen ist freie Software unter der MIT-Lizenz: nutze, ändere und teile es, solange die Lizenz dabeiliegt. Eine Gewährleistung gibt es nicht.</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>Bericht speichern …</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Als {file} gespeichert.</translation>
    </message>
    <message>
        <source>Say what you did and what happened, and add this report. All of it is below: versions, settings and the last errors, but no names, keys or games. Nothing is sent by itself.</source>
        <translation>Schreib, was du getan hast und was passiert ist, und füge diesen Bericht bei. Alles, was darin steht, siehst du hier: Versionen, Einstellungen und die letzten Fehler, aber keine Namen, Schlüssel oder Spiele. Von selbst wird nichts gesendet.</translation>
    </message>
    <message>
        <source>Search kernels</source>
        <translation>Rechenkern</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Da ist etwas schiefgegangen</translation>
    </message>
    <message>
        <source>This is a bug in Rook13, not your fault. Your game is saved. You can continue; if the table acts up, quit and restart, and you can resume the game.</source>
        <translation>Das ist ein Fehler in Rook13, nicht deiner. Deine Partie ist gespeichert. Du kannst weitermachen; falls sich der Tisch seltsam verhält, beende das Programm und starte es neu: die Partie wird dir wieder angeboten.</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versionen</translation>
    </message>
    <message>
        <source>Versions and licences</source>
        <translation>Versionen und Lizenzen</translation>
    </message>
    <message>
        <source>Versions and settings for a bug report (no names, keys or games)</source>
        <translation>Versionen und Einstellungen für einen Fehlerbericht; keine Namen, Schlüssel oder Partien</translation>
    </message>
    <message>
        <source>When several people play, nobody can choose the cards, not even the host. Every player's program promises its part of the shuffle before any part is given, and checks after each hand that its part was used. If not, the table says so above the cards. Finished games keep the proof.</source>
        <translation>Wenn mehrere Leute spielen, kann niemand die Karten bestimmen, auch der Gastgeber nicht. Das Programm jedes Spielers sagt seinen Anteil am Mischen zu, bevor irgendein Anteil gegeben wird, und prüft nach jedem Spiel, dass sein Anteil verwendet wurde. Wenn nicht, steht es über den Karten. Beendete Partien behalten den Beweis.</translation>
    </message>
    <message>
        <source>You can play, host and find tables.</source>
        <translation>Du kannst spielen, Tische anbieten und finden.</translation>
    </message>
    <message>
        <source>compiled</source>
        <translation>kompiliert</translation>
    </message>
    <message>
        <source>interpreted: the strong bots run slower</source>
        <translation>interpretiert: die starken Bots sind langsamer</translation>
    </message>
    <message numerus="yes">
        <source>{n} problems found.</source>
        <translation>
            <numerusform>Ein Problem gefunden.</numerusform>
            <numerusform>{n} Probleme gefunden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Close the hint</source>
        <translation>Tipp schließen</translation>
    </message>
    <message>
        <source>Close the hint (Esc)</source>
        <translation>Tipp schließen (Esc)</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>So machen</translation>
    </message>
    <message>
        <source>Do what the hint says</source>
        <translation>Tun, was der Tipp sagt</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>No hint this time</source>
        <translation>Diesmal kein Tipp</translation>
    </message>
    <message>
        <source>Something went wrong while the expert was thinking. You can ask again.</source>
        <translation>Beim Nachdenken des Experten ist etwas schiefgegangen. Du kannst noch einmal fragen.</translation>
    </message>
    <message>
        <source>The expert is thinking…</source>
        <translation>Der Experte denkt nach…</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Abandoned</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>Add from a file…</source>
        <translation>Aus einer Datei hinzufügen…</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Jedes Ergebnis</translation>
    </message>
    <message>
        <source>Any rules</source>
        <translation>Alle Regeln</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Jederzeit</translation>
    </message>
    <message>
        <source>Back to the lobby ({keys})</source>
        <translation>Zurück zur Lobby ({keys})</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation>Diese Partie löschen?</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen …</translation>
    </message>
    <message>
        <source>Duplicate ranking</source>
        <translation>Duplikat-Rangliste</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>Von … bis …</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Its record, notes and review will be deleted, and it will no longer count.</source>
        <translation>Aufzeichnung, Notizen und Rückblick sind dann weg, und sie zählt nicht mehr mit.</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Letzte 30 Tage</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Letzte 7 Tage</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Letztes Jahr</translation>
    </message>
    <message>
        <source>Lobby</source>
        <translation>Lobby</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Markieren</translation>
    </message>
    <message>
        <source>Marked only</source>
        <translation>Nur markierte</translation>
    </message>
    <message>
        <source>No games yet.</source>
        <translation>Noch keine Partien.</translation>
    </message>
    <message>
        <source>No matching games.</source>
        <translation>Keine Partie passt.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Leute</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Save to a file…</source>
        <translation>Als Datei speichern …</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Search names and notes</source>
        <translation>Namen und Notizen durchsuchen</translation>
    </message>
    <message>
        <source>Standard rules</source>
        <translation>Übliche Regeln</translation>
    </message>
    <message>
        <source>The record of this game can't be read, so it doesn't count. Delete it, or open the game again from a file.</source>
        <translation>Die Aufzeichnung dieser Partie ist nicht lesbar, deshalb zählt sie nicht. Lösche sie oder öffne sie noch einmal aus einer Datei.</translation>
    </message>
    <message>
        <source>Unmark</source>
        <translation>Markierung entfernen</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Unlesbar</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Angesehen</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Mit</translation>
    </message>
    <message>
        <source>With {names}</source>
        <translation>Mit {names}</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Deine Partien</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation>{day}, {time} Uhr</translation>
    </message>
    <message>
        <source>{game}, house rules</source>
        <translation>{game}, Hausregeln</translation>
    </message>
    <message numerus="yes">
        <source>{n} games</source>
        <translation>
            <numerusform>{n} Partie</numerusform>
            <numerusform>{n} Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} hands</source>
        <translation>
            <numerusform>{n} Spiel</numerusform>
            <numerusform>{n} Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} hints</source>
        <translation>
            <numerusform>{n} Tipp</numerusform>
            <numerusform>{n} Tipps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} moves by a bot</source>
        <translation>
            <numerusform>{n} Zug von einem Bot</numerusform>
            <numerusform>{n} Züge von einem Bot</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} undos</source>
        <translation>
            <numerusform>{n} Rücknahme</numerusform>
            <numerusform>{n} Rücknahmen</numerusform>
        </translation>
    </message>
    <message>
        <source>{own} to {other}</source>
        <translation>{own} zu {other}</translation>
    </message>
    <message>
        <source>{result}, with help</source>
        <translation>{result}, mit Hilfe</translation>
    </message>
</context>
<context>
    <name>Join</name>
    <message>
        <source>Ask the host for the three-word code or the computer's address.</source>
        <translation>Der Gastgeber nennt dir einen Code aus drei Wörtern oder die Adresse des Computers.</translation>
    </message>
    <message>
        <source>Code or address</source>
        <translation>Code oder Adresse</translation>
    </message>
    <message>
        <source>First time at this host</source>
        <translation>Zum ersten Mal bei diesem Gastgeber</translation>
    </message>
    <message>
        <source>Is this the host you know?</source>
        <translation>Ist das der Gastgeber, den du kennst?</translation>
    </message>
    <message>
        <source>Its safety words are: {words}.</source>
        <translation>Seine Sicherheitswörter sind: {words}.</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Mitspielen</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>An einen Tisch setzen</translation>
    </message>
    <message>
        <source>Joining “{table}”…</source>
        <translation>Auf dem Weg zu „{table}“…</translation>
    </message>
    <message>
        <source>Locked table</source>
        <translation>Verschlossener Tisch</translation>
    </message>
    <message>
        <source>Looking for the table…</source>
        <translation>Der Tisch wird gesucht…</translation>
    </message>
    <message>
        <source>One more word to go.</source>
        <translation>Noch ein Wort.</translation>
    </message>
    <message>
        <source>Only if the table needs one.</source>
        <translation>Nur wenn der Tisch eins hat.</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>Several tables</source>
        <translation>Mehrere Tische</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tische</translation>
    </message>
    <message>
        <source>That's not a code or an address.</source>
        <translation>Das ist weder ein Code noch eine Adresse.</translation>
    </message>
    <message>
        <source>The host sees these safety words in the waiting room. Ask for them if you want to be sure whom you're joining: different words mean that somebody is in between.</source>
        <translation>Der Gastgeber sieht diese Sicherheitswörter im Warteraum. Frag danach, wenn du sicher sein willst, bei wem du mitspielst: Andere Wörter heißen, dass jemand dazwischen ist.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>This host has several tables. Which one would you like?</source>
        <translation>Dieser Gastgeber hat mehrere Tische. Welcher soll es sein?</translation>
    </message>
    <message>
        <source>Trust it and join</source>
        <translation>Vertrauen und mitspielen</translation>
    </message>
    <message>
        <source>You haven't played at this host before.</source>
        <translation>Bei diesem Gastgeber hast du noch nie gespielt.</translation>
    </message>
    <message>
        <source>maple otter walnut, or 192.168.1.7</source>
        <translation>maple otter walnut oder 192.168.1.7</translation>
    </message>
    <message numerus="yes">
        <source>{n} more words to go.</source>
        <translation>
            <numerusform>Noch {n} Wort.</numerusform>
            <numerusform>Noch {n} Wörter.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{table}” needs a password.</source>
        <translation>„{table}“ hat ein Passwort.</translation>
    </message>
    <message>
        <source>“{word}” isn't a code word.</source>
        <translation>„{word}“ ist kein Codewort.</translation>
    </message>
    <message>
        <source>“{word}” isn't a code word. Did you mean “{meant}”?</source>
        <translation>„{word}“ ist kein Codewort. Meinst du „{meant}“?</translation>
    </message>
    <message>
        <source>✓ Code {code}</source>
        <translation>✓ Code {code}</translation>
    </message>
    <message>
        <source>✓ Computer {host}, port {port}</source>
        <translation>✓ Computer {host}, Port {port}</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Bidding isn't open right now.</source>
        <translation>Gerade wird nicht gereizt.</translation>
    </message>
    <message>
        <source>Choose a card first. Press Tab to get to your hand.</source>
        <translation>Wähle erst eine Karte: mit Tab kommst du zu deinem Blatt.</translation>
    </message>
    <message>
        <source>It's not your turn to bid.</source>
        <translation>Du bist beim Reizen nicht dran.</translation>
    </message>
    <message>
        <source>No deal to replay right now.</source>
        <translation>Gerade gibt es keine Karten, die du noch einmal spielen könntest.</translation>
    </message>
    <message>
        <source>No game in progress yet.</source>
        <translation>Noch wird nicht gespielt.</translation>
    </message>
    <message>
        <source>No one to chat with.</source>
        <translation>Niemand da zum Chatten.</translation>
    </message>
    <message>
        <source>Nothing for you to decide right now.</source>
        <translation>Gerade gibt es für dich nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>Nothing to call right now.</source>
        <translation>Gerade gibt es nichts zu melden.</translation>
    </message>
    <message>
        <source>Nothing to confirm right now.</source>
        <translation>Gerade gibt es nichts zu bestätigen.</translation>
    </message>
    <message>
        <source>Nothing to undo right now.</source>
        <translation>Gerade gibt es nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>Only players can do that.</source>
        <translation>Das kann nur, wer mitspielt.</translation>
    </message>
    <message>
        <source>Only the host can pause the game.</source>
        <translation>Nur der Gastgeber kann die Partie anhalten.</translation>
    </message>
    <message>
        <source>That's not possible right now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Die Partie ist angehalten.</translation>
    </message>
    <message>
        <source>This table doesn't allow claims.</source>
        <translation>An diesem Tisch wird der Rest nicht beansprucht.</translation>
    </message>
    <message>
        <source>This table doesn't allow hints.</source>
        <translation>An diesem Tisch gibt es keine Tipps.</translation>
    </message>
    <message>
        <source>This table doesn't allow undo.</source>
        <translation>An diesem Tisch wird nichts zurückgenommen.</translation>
    </message>
    <message>
        <source>This table prevents reneging.</source>
        <translation>An diesem Tisch kann niemand falsch bedienen.</translation>
    </message>
    <message>
        <source>You can claim only when it's your lead.</source>
        <translation>Du kannst den Rest nur beanspruchen, wenn du ausspielst.</translation>
    </message>
    <message>
        <source>You can replay a deal only when playing alone.</source>
        <translation>Dieselben Karten noch einmal zu spielen, geht nur allein.</translation>
    </message>
    <message>
        <source>You can't ask for a redeal right now.</source>
        <translation>Du kannst jetzt keine neuen Karten verlangen.</translation>
    </message>
    <message>
        <source>You can't claim the rest right now.</source>
        <translation>Du kannst den Rest jetzt nicht beanspruchen.</translation>
    </message>
    <message>
        <source>You can't claim: an opponent might still win a trick.</source>
        <translation>Du kannst den Rest nicht beanspruchen: Die Gegner könnten noch einen Stich machen.</translation>
    </message>
    <message>
        <source>You can't deal right now.</source>
        <translation>Du kannst jetzt nicht geben.</translation>
    </message>
    <message>
        <source>You have no cards.</source>
        <translation>Du hast keine Karten.</translation>
    </message>
</context>
<context>
    <name>LastTrick</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Earlier trick</source>
        <translation>Früherer Stich</translation>
    </message>
    <message>
        <source>Later trick</source>
        <translation>Späterer Stich</translation>
    </message>
    <message>
        <source>No tricks taken yet.</source>
        <translation>Noch kein Stich gemacht.</translation>
    </message>
    <message>
        <source>Trick {number} of {count}</source>
        <translation>Stich {number} von {count}</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Gewinner</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>A bot takes over</source>
        <translation>Ein Bot übernimmt</translation>
    </message>
    <message>
        <source>Abandon game</source>
        <translation>Partie aufgeben</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close the table for everyone</source>
        <translation>Tisch für alle schließen</translation>
    </message>
    <message>
        <source>Ends the game for everyone.</source>
        <translation>Beendet die Partie für alle.</translation>
    </message>
    <message>
        <source>It can't be resumed.</source>
        <translation>Sie kann nicht fortgesetzt werden.</translation>
    </message>
    <message>
        <source>Keep it open: a bot plays for me</source>
        <translation>Offen lassen: ein Bot spielt für mich</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Tisch verlassen</translation>
    </message>
    <message>
        <source>Leave this game?</source>
        <translation>Diese Partie verlassen?</translation>
    </message>
    <message>
        <source>Leave your table?</source>
        <translation>Deinen Tisch verlassen?</translation>
    </message>
    <message>
        <source>Resume it from the lobby any time.</source>
        <translation>Du kannst sie jederzeit in der Lobby fortsetzen.</translation>
    </message>
    <message>
        <source>Save and leave</source>
        <translation>Speichern und gehen</translation>
    </message>
    <message>
        <source>The others play on. Come back any time.</source>
        <translation>Die anderen spielen weiter. Komm jederzeit zurück.</translation>
    </message>
    <message>
        <source>Your seat is kept. Come back any time.</source>
        <translation>Dein Platz bleibt dir. Komm jederzeit zurück.</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>A VPN can hide your home network. Turn it off while you play.</source>
        <translation>Ein VPN kann das Heimnetz verdecken. Schalte es aus, solange du spielst.</translation>
    </message>
    <message>
        <source>About Rook13</source>
        <translation>Über Rook13</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>Alone against bots</source>
        <translation>Allein gegen Bots</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Ein anderes Spiel</translation>
    </message>
    <message>
        <source>Both computers must be on the same home network, by Wi-Fi or cable.</source>
        <translation>Beide Computer müssen im selben WLAN oder am selben Kabel sein, im selben Haus.</translation>
    </message>
    <message>
        <source>Check my network</source>
        <translation>Mein Netzwerk prüfen</translation>
    </message>
    <message>
        <source>Checking the network…</source>
        <translation>Das Netzwerk wird geprüft…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Discard “{game}”?</source>
        <translation>„{game}“ verwerfen?</translation>
    </message>
    <message>
        <source>Everything played so far will be lost, and no one can continue it.</source>
        <translation>Was bisher gespielt wurde, geht verloren, und niemand kann damit weitermachen.</translation>
    </message>
    <message>
        <source>Firewall</source>
        <translation>Firewall</translation>
    </message>
    <message>
        <source>Five games, four levels of bots, your house rules.</source>
        <translation>Fünf Spiele, vier Stufen von Bots, deine Hausregeln.</translation>
    </message>
    <message>
        <source>For private tables and hosts that aren't listed.</source>
        <translation>Für private Tische und Gastgeber, die hier fehlen.</translation>
    </message>
    <message>
        <source>Friends on this network will see it in their lobby.</source>
        <translation>Freunde in diesem Netzwerk sehen ihn in ihrer Lobby.</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Voll</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Games you leave or finish show up here.</source>
        <translation>Partien, die du verlässt oder beendest, bleiben hier.</translation>
    </message>
    <message>
        <source>Guest networks often keep devices apart. Use the main one.</source>
        <translation>Gastnetze halten Computer oft voneinander fern. Nimm das gewöhnliche.</translation>
    </message>
    <message>
        <source>Guest on this computer</source>
        <translation>Gast an diesem Computer</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>Tisch öffnen</translation>
    </message>
    <message>
        <source>It must allow Rook13 on private networks, on the host's computer too.</source>
        <translation>Sie muss Rook13 in privaten Netzwerken erlauben, auch auf dem Computer des Gastgebers.</translation>
    </message>
    <message>
        <source>Join by code or address</source>
        <translation>Mit Code oder Adresse</translation>
    </message>
    <message>
        <source>Join this table</source>
        <translation>An diesen Tisch</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Learn and practise</source>
        <translation>Lernen und üben</translation>
    </message>
    <message>
        <source>Lessons, puzzles and the deal of the day.</source>
        <translation>Lektionen, Aufgaben und die Karten des Tages.</translation>
    </message>
    <message>
        <source>Log out</source>
        <translation>Abmelden</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>No guest Wi-Fi</source>
        <translation>Kein Gäste-WLAN</translation>
    </message>
    <message>
        <source>No problems found on this computer. Check the host's computer, too.</source>
        <translation>Dieser Computer findet keinen Fehler. Prüfe auch den Computer des Gastgebers.</translation>
    </message>
    <message>
        <source>No tables yet. They show up here as soon as someone hosts one.</source>
        <translation>Hier gibt es noch keine Tische. Sie erscheinen von selbst, sobald jemand einen öffnet.</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jetzt spielen</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>Einstellungen…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Search everything you have played</source>
        <translation>Alles durchsuchen, was du gespielt hast</translation>
    </message>
    <message>
        <source>Searching for tables is turned off in Preferences, under Network.</source>
        <translation>Die Suche nach Tischen ist in den Einstellungen unter „Netzwerk“ ausgeschaltet.</translation>
    </message>
    <message>
        <source>Seats: {seats}</source>
        <translation>Plätze: {seats}</translation>
    </message>
    <message>
        <source>Something is blocking the search for tables. See the marked lines.</source>
        <translation>Etwas verhindert, dass Tische gefunden werden. Sieh dir die markierten Zeilen an.</translation>
    </message>
    <message>
        <source>Tables on this network</source>
        <translation>Tische in diesem Netzwerk</translation>
    </message>
    <message>
        <source>Tested, no problem found.</source>
        <translation>Geprüft, hier ist alles in Ordnung.</translation>
    </message>
    <message>
        <source>The same network</source>
        <translation>Dasselbe Netzwerk</translation>
    </message>
    <message>
        <source>This can't be tested from here.</source>
        <translation>Das lässt sich von hier aus nicht prüfen.</translation>
    </message>
    <message>
        <source>VPN</source>
        <translation>VPN</translation>
    </message>
    <message>
        <source>Who is here</source>
        <translation>Wer ist da</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Deine Partien</translation>
    </message>
    <message>
        <source>Your profile</source>
        <translation>Dein Profil</translation>
    </message>
    <message>
        <source>Your table</source>
        <translation>Dein Tisch</translation>
    </message>
    <message>
        <source>Your unfinished games are in the Rook13 window you opened first.</source>
        <translation>Deine offenen Partien sind in dem Rook13-Fenster, das zuerst geöffnet wurde.</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>Partie zu Ende</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>läuft noch</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>gerade eben</translation>
    </message>
    <message>
        <source>needs a password</source>
        <translation>braucht ein Passwort</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>spielt gerade</translation>
    </message>
    <message>
        <source>standard rules</source>
        <translation>übliche Regeln</translation>
    </message>
    <message>
        <source>waiting for players</source>
        <translation>wartet auf Mitspieler</translation>
    </message>
    <message>
        <source>{free} of {total} free</source>
        <translation>{free} von {total} frei</translation>
    </message>
    <message numerus="yes">
        <source>{kind}, hand {n}</source>
        <translation>
            <numerusform>{kind}, Spiel {n}</numerusform>
            <numerusform>{kind}, Spiel {n}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} h ago</source>
        <translation>
            <numerusform>vor {n} h</numerusform>
            <numerusform>vor {n} h</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} house rules</source>
        <translation>
            <numerusform>{n} Hausregel</numerusform>
            <numerusform>{n} Hausregeln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} min ago</source>
        <translation>
            <numerusform>vor {n} min</numerusform>
            <numerusform>vor {n} min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of your games can't be read any more. “Your games” says which.</source>
        <translation>
            <numerusform>{n} deiner Partien ist nicht mehr lesbar. „Deine Partien“ zeigt, welche.</numerusform>
            <numerusform>{n} deiner Partien sind nicht mehr lesbar. „Deine Partien“ zeigt, welche.</numerusform>
        </translation>
    </message>
    <message>
        <source>{result}, with help</source>
        <translation>{result}, mit Hilfe</translation>
    </message>
    <message>
        <source>{result}, with {names}</source>
        <translation>{result}, mit {names}</translation>
    </message>
    <message>
        <source>{result}, {score}</source>
        <translation>{result}, {score}</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Copy log</source>
        <translation>Protokoll kopieren</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Log copied.</source>
        <translation>Protokoll kopiert.</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Noch ist nichts geschehen.</translation>
    </message>
    <message>
        <source>This hand</source>
        <translation>Dieses Spiel</translation>
    </message>
</context>
<context>
    <name>Navigation</name>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>No browser opened. Rook13 is at {address}</source>
        <translation>Es hat sich kein Browser geöffnet. Rook13 findest du unter {address}</translation>
    </message>
    <message>
        <source>Resume your {game} game (hand {hand})?</source>
        <translation>Deine Partie {game} fortsetzen (Spiel {hand})?</translation>
    </message>
    <message>
        <source>This copy doesn't say where Rook13 is published. You have {version}.</source>
        <translation>Diese Kopie weiß nicht, wo Rook13 veröffentlicht wird. Du hast Version {version}.</translation>
    </message>
    <message>
        <source>Welcome back</source>
        <translation>Willkommen zurück</translation>
    </message>
    <message>
        <source>Your past games have been deleted.</source>
        <translation>Deine vergangenen Partien sind gelöscht.</translation>
    </message>
</context>
<context>
    <name>NewTable</name>
    <message>
        <source> seconds</source>
        <translation> Sekunden</translation>
    </message>
    <message>
        <source>A board is one hand, scored by itself.</source>
        <translation>Ein Board ist ein Spiel, das für sich gewertet wird.</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Ein Mensch</translation>
    </message>
    <message>
        <source>Access</source>
        <translation>Zugang</translation>
    </message>
    <message>
        <source>All tables get the same deals. Everyone is ranked by what they made of their cards, compared with those who held the same ones. There are no hints and no undo.</source>
        <translation>Alle Tische bekommen dieselben Karten. Gewertet wird, was jeder daraus gemacht hat, im Vergleich mit denen, die dieselben Karten hatten. Es gibt keine Tipps und kein Zurücknehmen.</translation>
    </message>
    <message>
        <source>Allow hints</source>
        <translation>Tipps erlauben</translation>
    </message>
    <message>
        <source>Allow spectators</source>
        <translation>Zuschauer erlauben</translation>
    </message>
    <message>
        <source>Allow undo if everyone agrees</source>
        <translation>Zurücknehmen erlauben, wenn alle zustimmen</translation>
    </message>
    <message>
        <source>Approve each player</source>
        <translation>Alle einzeln zulassen</translation>
    </message>
    <message>
        <source>Back to the lobby ({keys})</source>
        <translation>Zurück zur Lobby ({keys})</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Boards</translation>
    </message>
    <message>
        <source>Bot level</source>
        <translation>Stufe der Bots</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <source>Bots play at the tables where nobody sits.</source>
        <translation>An Tischen, an denen niemand sitzt, spielen Bots.</translation>
    </message>
    <message>
        <source>Bots play them now</source>
        <translation>Bots spielen sie jetzt</translation>
    </message>
    <message>
        <source>By code only</source>
        <translation>Nur über seinen Code</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Custom rules</source>
        <translation>Eigene Regeln</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete the preset “{name}”?</source>
        <translation>Die Vorlage „{name}“ löschen?</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen…</translation>
    </message>
    <message>
        <source>Duplicate session</source>
        <translation>Duplikat-Turnier</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>How long the table waits for a player who loses connection.</source>
        <translation>Wie lange der Tisch wartet, wenn jemand die Verbindung verliert.</translation>
    </message>
    <message>
        <source>If your computer asks whether Rook13 may accept connections, allow it on private networks. Otherwise no one can join.</source>
        <translation>Wenn dein Computer fragt, ob Rook13 Verbindungen annehmen darf, erlaube es für private Netzwerke. Sonst kann niemand beitreten.</translation>
    </message>
    <message>
        <source>Leave empty to let anyone on this network in.</source>
        <translation>Lass es leer, um alle in diesem Netzwerk hereinzulassen.</translation>
    </message>
    <message>
        <source>Let newcomers take over from bots during the game</source>
        <translation>Neue dürfen während der Partie für Bots einspringen</translation>
    </message>
    <message>
        <source>Mixed levels; see Seats.</source>
        <translation>Verschiedene Stufen; siehe Plätze.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>Neuer Tisch</translation>
    </message>
    <message>
        <source>No timer</source>
        <translation>Ohne Uhr</translation>
    </message>
    <message>
        <source>Now: {level}.</source>
        <translation>Zurzeit: {level}.</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Anzahl der Spieler</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>On your left</source>
        <translation>Links von dir</translation>
    </message>
    <message>
        <source>On your right</source>
        <translation>Rechts von dir</translation>
    </message>
    <message>
        <source>One house rule.</source>
        <translation>Eine Hausregel.</translation>
    </message>
    <message>
        <source>Open seat</source>
        <translation>Freier Platz</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Tisch öffnen</translation>
    </message>
    <message>
        <source>Open the table ({keys})</source>
        <translation>Tisch öffnen ({keys})</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Other tables</source>
        <translation>Andere Tische</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>People: {people} · Bots: {bots}</source>
        <translation>Menschen: {people} · Bots: {bots}</translation>
    </message>
    <message>
        <source>Play a duplicate session</source>
        <translation>Ein Duplikat-Turnier spielen</translation>
    </message>
    <message>
        <source>Play alone</source>
        <translation>Allein spielen</translation>
    </message>
    <message>
        <source>Play with others</source>
        <translation>Mit anderen spielen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Private (join by three-word code)</source>
        <translation>Privat (Beitritt mit Code aus drei Wörtern)</translation>
    </message>
    <message>
        <source>Reconnect time</source>
        <translation>Zeit zum Wiederverbinden</translation>
    </message>
    <message>
        <source>Rename preset</source>
        <translation>Vorlage umbenennen</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>Reset to default</source>
        <translation>Zurück zum Üblichen</translation>
    </message>
    <message>
        <source>Reset to default: {rule}</source>
        <translation>Zurück zum Üblichen: {rule}</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save as preset</source>
        <translation>Als Vorlage speichern</translation>
    </message>
    <message>
        <source>Save as preset…</source>
        <translation>Als Vorlage speichern…</translation>
    </message>
    <message numerus="yes">
        <source>Seat {n}</source>
        <translation>
            <numerusform>Platz {n}</numerusform>
            <numerusform>Platz {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Standard rules</source>
        <translation>Übliche Regeln</translation>
    </message>
    <message>
        <source>Standard rules.</source>
        <translation>Die üblichen Regeln.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Los geht’s</translation>
    </message>
    <message>
        <source>Table name</source>
        <translation>Name des Tisches</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tische</translation>
    </message>
    <message>
        <source>Tables: {tables} · Boards: {boards}</source>
        <translation>Tische: {tables} · Boards: {boards}</translation>
    </message>
    <message>
        <source>The preset needs a name.</source>
        <translation>Die Vorlage braucht einen Namen.</translation>
    </message>
    <message>
        <source>The table needs a name.</source>
        <translation>Der Tisch braucht einen Namen.</translation>
    </message>
    <message>
        <source>There is already a preset with this name.</source>
        <translation>Eine Vorlage mit diesem Namen gibt es schon.</translation>
    </message>
    <message>
        <source>This table keeps its rules.</source>
        <translation>Die Regeln dieses Tisches bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Timing and help</source>
        <translation>Tempo und Hilfe</translation>
    </message>
    <message>
        <source>Turn timer</source>
        <translation>Zeit für einen Zug</translation>
    </message>
    <message>
        <source>Visible to everyone</source>
        <translation>Für alle sichtbar</translation>
    </message>
    <message>
        <source>When time runs out, a bot makes that one move.</source>
        <translation>Ist die Zeit um, macht ein Bot diesen einen Zug.</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>Who sits here: {place}</source>
        <translation>Wer hier sitzt: {place}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>You get a code to share with friends. No one else can see the table.</source>
        <translation>Du bekommst einen Code für deine Freunde. Sonst sieht niemand den Tisch.</translation>
    </message>
    <message>
        <source>Your partner</source>
        <translation>Dein Partner</translation>
    </message>
    <message>
        <source>Your seat</source>
        <translation>Dein Platz</translation>
    </message>
    <message>
        <source>with a password</source>
        <translation>mit Passwort</translation>
    </message>
    <message>
        <source>you approve players</source>
        <translation>du lässt die Leute herein</translation>
    </message>
    <message>
        <source>{game} at “{name}”, for people on this network</source>
        <translation>{game} am Tisch „{name}“, für Leute in diesem Netzwerk</translation>
    </message>
    <message>
        <source>{low} to {high} players</source>
        <translation>{low} bis {high} Spieler</translation>
    </message>
    <message>
        <source>{name}'s table</source>
        <translation>Tisch von {name}</translation>
    </message>
    <message numerus="yes">
        <source>{n} changed</source>
        <translation>
            <numerusform>{n} geändert</numerusform>
            <numerusform>{n} geändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} house rules.</source>
        <translation>
            <numerusform>{n} Hausregel.</numerusform>
            <numerusform>{n} Hausregeln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} players</source>
        <translation>
            <numerusform>{n} Spieler</numerusform>
            <numerusform>{n} Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} seconds</source>
        <translation>
            <numerusform>{n} Sekunde</numerusform>
            <numerusform>{n} Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>{title}, hidden</source>
        <translation>{title}, eingeklappt</translation>
    </message>
    <message>
        <source>{title}, shown</source>
        <translation>{title}, ausgeklappt</translation>
    </message>
    <message>
        <source>● Changed · default: {value}</source>
        <translation>● Geändert · üblich: {value}</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>2s, 3s and 4s</source>
        <translation>Zweien, Dreien und Vieren</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Allowed, with penalty</source>
        <translation>Erlaubt, mit Strafe</translation>
    </message>
    <message>
        <source>Avondale</source>
        <translation>Avondale</translation>
    </message>
    <message>
        <source>Between 10 and 11</source>
        <translation>Zwischen 10 und 11</translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>Gebote</translation>
    </message>
    <message>
        <source>Bonus for five or more tricks</source>
        <translation>Bonus für fünf oder mehr Stiche</translation>
    </message>
    <message>
        <source>Bonus for most tricks</source>
        <translation>Bonus für die meisten Stiche</translation>
    </message>
    <message>
        <source>Bowers, a Joker and contracts from 6 Clubs to 10 No Trump: bid it, then make it.</source>
        <translation>Bauern, ein Joker und Kontrakte von sechs Kreuz bis zehn Ohne Trumpf: biete es, dann hol es.</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Der Spielmacher</translation>
    </message>
    <message>
        <source>Declarer's side</source>
        <translation>Die Seite des Spielmachers</translation>
    </message>
    <message>
        <source>Exactly 500 to win</source>
        <translation>Genau 500 zum Sieg</translation>
    </message>
    <message>
        <source>Fifty-seven cards, and the bird beats every trump: win the nest, then the counters.</source>
        <translation>Siebenundfünfzig Karten und der Vogel über allen Trümpfen: erobere das Nest, dann die Zählkarten.</translation>
    </message>
    <message>
        <source>First 10</source>
        <translation>Die ersten 10</translation>
    </message>
    <message>
        <source>First 5</source>
        <translation>Die ersten 5</translation>
    </message>
    <message>
        <source>First 7</source>
        <translation>Die ersten 7</translation>
    </message>
    <message>
        <source>Forty cards, a widow of four and 120 points in every hand: bid boldly, bury wisely.</source>
        <translation>Vierzig Karten, vier im Stock und 120 Punkte in jedem Spiel: reize kühn, lege klug ab.</translation>
    </message>
    <message>
        <source>High, worth 15</source>
        <translation>Über der 14, 15 Punkte</translation>
    </message>
    <message>
        <source>Highest trump</source>
        <translation>Höchster Trumpf</translation>
    </message>
    <message>
        <source>Hook (dealer can't even out the bids)</source>
        <translation>Summe der Gebote darf nicht aufgehen</translation>
    </message>
    <message>
        <source>Host every hand</source>
        <translation>Der Gastgeber gibt</translation>
    </message>
    <message>
        <source>If everyone passes</source>
        <translation>Wenn alle passen</translation>
    </message>
    <message>
        <source>In the deck</source>
        <translation>Im Spiel</translation>
    </message>
    <message>
        <source>Kentucky Discard</source>
        <translation>Kentucky Discard</translation>
    </message>
    <message>
        <source>Last 10</source>
        <translation>Die letzten 10</translation>
    </message>
    <message>
        <source>Last 5</source>
        <translation>Die letzten 5</translation>
    </message>
    <message>
        <source>Last 7</source>
        <translation>Die letzten 7</translation>
    </message>
    <message>
        <source>Left of dealer</source>
        <translation>Links vom Geber</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Aussortiert</translation>
    </message>
    <message>
        <source>Losing score</source>
        <translation>Punktzahl, unter der man verliert</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Niedrig</translation>
    </message>
    <message>
        <source>Lowest suit</source>
        <translation>Niedrigste Farbe</translation>
    </message>
    <message>
        <source>Lowest trump</source>
        <translation>Niedrigster Trumpf</translation>
    </message>
    <message>
        <source>Maximum bid</source>
        <translation>Höchstgebot</translation>
    </message>
    <message>
        <source>Minimum bid</source>
        <translation>Mindestgebot</translation>
    </message>
    <message>
        <source>Misère (250)</source>
        <translation>Misère (250)</translation>
    </message>
    <message>
        <source>Misère at any time</source>
        <translation>Misère jederzeit</translation>
    </message>
    <message>
        <source>Must trump when void</source>
        <translation>Trumpfzwang</translation>
    </message>
    <message>
        <source>Must win on a bid</source>
        <translation>Sieg nur mit erfülltem Gebot</translation>
    </message>
    <message>
        <source>Nest points go to</source>
        <translation>Punkte im Nest für</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Ohne Grenze</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Not in the deck</source>
        <translation>Nicht im Spiel</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Einmal</translation>
    </message>
    <message>
        <source>Ones are high, the Fowl is the lowest trump, and if you can't follow suit, you must trump.</source>
        <translation>Einsen sind hoch, der Fowl ist der niedrigste Trumpf, und wer nicht bedienen kann, muss trumpfen.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Open misère (500)</source>
        <translation>Offene Misère (500)</translation>
    </message>
    <message>
        <source>Opening lead</source>
        <translation>Ausspiel</translation>
    </message>
    <message>
        <source>Penalty when set</source>
        <translation>Abzug bei verfehltem Gebot</translation>
    </message>
    <message>
        <source>Play for −10 a trick</source>
        <translation>Spielen, −10 je Stich</translation>
    </message>
    <message>
        <source>Points per defender trick</source>
        <translation>Punkte je Stich der Gegner</translation>
    </message>
    <message>
        <source>Points taken</source>
        <translation>Geholte Punkte</translation>
    </message>
    <message>
        <source>Prevented</source>
        <translation>Verhindert</translation>
    </message>
    <message>
        <source>Rank of the Fowl</source>
        <translation>Rang des Fowl</translation>
    </message>
    <message>
        <source>Rank of the Rook</source>
        <translation>Rang des Rook</translation>
    </message>
    <message>
        <source>Redeal</source>
        <translation>Es wird neu gegeben</translation>
    </message>
    <message>
        <source>Redeal by dealer</source>
        <translation>Neu geben durch den Geber</translation>
    </message>
    <message>
        <source>Reneging</source>
        <translation>Falsches Bedienen</translation>
    </message>
    <message>
        <source>Rotates</source>
        <translation>Das Geben geht reihum</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Secret, then revealed</source>
        <translation>Verdeckt, dann aufgedeckt</translation>
    </message>
    <message>
        <source>Slam scores 250</source>
        <translation>Alle zehn Stiche zählen 250</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>Target score</source>
        <translation>Zielpunktzahl</translation>
    </message>
    <message>
        <source>Target score to beat</source>
        <translation>Zielpunktzahl (zu übertreffen)</translation>
    </message>
    <message>
        <source>The 1s</source>
        <translation>Die Einsen</translation>
    </message>
    <message>
        <source>The bid</source>
        <translation>Das Gebot</translation>
    </message>
    <message>
        <source>Three to six players, four elements and magic: bid your tricks, then take exactly that many.</source>
        <translation>Drei bis sechs Spieler, vier Elemente und Magie: sag, wie viele Stiche es werden, und triff es genau.</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Beliebig oft</translation>
    </message>
    <message>
        <source>Winner of the last trick</source>
        <translation>Wer den letzten Stich holt</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source>Another player can go on from hand {hand}.</source>
        <translation>Jemand anderes kann ab Spiel {hand} weitermachen.</translation>
    </message>
    <message>
        <source>Connection lost.</source>
        <translation>Verbindung verloren.</translation>
    </message>
    <message>
        <source>Everyone contributes to the shuffle.</source>
        <translation>Alle mischen mit.</translation>
    </message>
    <message>
        <source>Go on at my computer</source>
        <translation>Auf meinem Computer weiterspielen</translation>
    </message>
    <message>
        <source>Host the table</source>
        <translation>Gastgeber werden</translation>
    </message>
    <message>
        <source>Join {name}'s table, hand {hand}</source>
        <translation>An den Tisch von {name}, Spiel {hand}</translation>
    </message>
    <message>
        <source>Join {name}'s table, hand {hand}, with {names}</source>
        <translation>An den Tisch von {name}, Spiel {hand}, mit {names}</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Tisch verlassen</translation>
    </message>
    <message>
        <source>Reconnecting… Your seat is kept.</source>
        <translation>Verbindung wird wiederhergestellt … Dein Platz bleibt dir.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Seats, scores and this hand stay as they are.</source>
        <translation>Plätze, Punkte und dieses Spiel bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Hier bleiben</translation>
    </message>
    <message>
        <source>The cards are being shuffled.</source>
        <translation>Die Karten werden gemischt.</translation>
    </message>
    <message>
        <source>The game and your seat are kept. It continues when the host is back.</source>
        <translation>Die Partie wartet, und dein Platz auch. Sie geht weiter, wenn der Gastgeber zurück ist.</translation>
    </message>
    <message>
        <source>The game can go on from hand {hand} on your computer.</source>
        <translation>Die Partie kann ab Spiel {hand} auf deinem Computer weitergehen.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Die Partie ist angehalten.</translation>
    </message>
    <message>
        <source>The host has stopped for now.</source>
        <translation>Der Gastgeber macht Pause.</translation>
    </message>
    <message>
        <source>The host is gone.</source>
        <translation>Der Gastgeber ist weg.</translation>
    </message>
    <message>
        <source>The others play on elsewhere.</source>
        <translation>Die anderen spielen woanders weiter.</translation>
    </message>
    <message>
        <source>Waiting for the host.</source>
        <translation>Warten auf den Gastgeber.</translation>
    </message>
    <message>
        <source>Waiting for you.</source>
        <translation>Alle warten auf dich.</translation>
    </message>
    <message>
        <source>Your seat there is kept.</source>
        <translation>Dein Platz dort bleibt dir erhalten.</translation>
    </message>
    <message>
        <source>{name} asks you to host the table.</source>
        <translation>{name} bittet dich, Gastgeber des Tisches zu werden.</translation>
    </message>
</context>
<context>
    <name>Password</name>
    <message>
        <source>Fair: keeps casual snoopers out.</source>
        <translation>Mittel: hält Neugierige ab.</translation>
    </message>
    <message>
        <source>Good: hard to guess.</source>
        <translation>Gut: schwer zu erraten.</translation>
    </message>
    <message>
        <source>Password (optional)</source>
        <translation>Passwort (optional)</translation>
    </message>
    <message>
        <source>Repeat password</source>
        <translation>Passwort wiederholen</translation>
    </message>
    <message>
        <source>Show password</source>
        <translation>Passwort zeigen</translation>
    </message>
    <message>
        <source>Strong: very hard to guess.</source>
        <translation>Stark: sehr schwer zu erraten.</translation>
    </message>
    <message>
        <source>The passwords don't match.</source>
        <translation>Die beiden Passwörter sind nicht gleich.</translation>
    </message>
    <message>
        <source>Weak: easy to guess. Longer is better; try three unusual words.</source>
        <translation>Schwach: leicht zu erraten. Länger ist besser; drei ausgefallene Wörter sind gut.</translation>
    </message>
    <message>
        <source>Without a password, anyone at this computer can play as you.</source>
        <translation>Ohne Passwort kann jeder an diesem Computer als du spielen.</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>Accept</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Asking to join</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Ban</source>
        <translation>Aussperren</translation>
    </message>
    <message>
        <source>Ban {name} from this table?</source>
        <translation>{name} von diesem Tisch aussperren?</translation>
    </message>
    <message>
        <source>Ban {name}…</source>
        <translation>{name} aussperren…</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Give a seat</source>
        <translation>Einen Platz geben</translation>
    </message>
    <message>
        <source>Give to</source>
        <translation>Geben an</translation>
    </message>
    <message>
        <source>Give to a bot</source>
        <translation>Einem Bot geben</translation>
    </message>
    <message>
        <source>Hand the table over to {name}…</source>
        <translation>Den Tisch an {name} übergeben …</translation>
    </message>
    <message>
        <source>Let a bot play for me</source>
        <translation>Einen Bot für mich spielen lassen</translation>
    </message>
    <message>
        <source>Lock this seat</source>
        <translation>Diesen Platz verschließen</translation>
    </message>
    <message>
        <source>More actions for {name}</source>
        <translation>Weitere Aktionen für {name}</translation>
    </message>
    <message>
        <source>Mute {name}</source>
        <translation>{name} stummschalten</translation>
    </message>
    <message>
        <source>No one is watching.</source>
        <translation>Niemand sieht zu.</translation>
    </message>
    <message>
        <source>Open seat</source>
        <translation>Freier Platz</translation>
    </message>
    <message>
        <source>Open this seat</source>
        <translation>Diesen Platz freimachen</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Leute</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Wegschicken</translation>
    </message>
    <message>
        <source>Remove {name} from this table?</source>
        <translation>{name} von diesem Tisch wegschicken?</translation>
    </message>
    <message>
        <source>Remove {name}…</source>
        <translation>{name} wegschicken…</translation>
    </message>
    <message>
        <source>Seat {seat} (free)</source>
        <translation>Platz {seat} (frei)</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>Hier sitzen</translation>
    </message>
    <message>
        <source>Stand up</source>
        <translation>Aufstehen</translation>
    </message>
    <message>
        <source>Swap seats with</source>
        <translation>Platz tauschen mit</translation>
    </message>
    <message>
        <source>Take my seat back</source>
        <translation>Selbst weiterspielen</translation>
    </message>
    <message>
        <source>Take over after this hand</source>
        <translation>Nach diesem Spiel übernehmen</translation>
    </message>
    <message>
        <source>They can come back. A bot takes over their hand.</source>
        <translation>Die Person darf zurückkommen. In einer Partie spielt ein Bot ihre Karten.</translation>
    </message>
    <message>
        <source>They can't come back, nor can anybody new with the same address. Somebody who changes networks and makes a new account can't be recognised. A bot takes over their hand.</source>
        <translation>Weder diese Person noch jemand Neues mit derselben Adresse kann wiederkommen. Wer das Netz wechselt und ein neues Konto anlegt, ist nicht wiederzuerkennen. Ein Bot übernimmt das Blatt.</translation>
    </message>
    <message>
        <source>Unlock this seat</source>
        <translation>Diesen Platz aufschließen</translation>
    </message>
    <message>
        <source>Unmute {name}</source>
        <translation>{name} wieder hören</translation>
    </message>
    <message>
        <source>Watching</source>
        <translation>Zuschauer</translation>
    </message>
    <message>
        <source>a bot plays</source>
        <translation>ein Bot spielt</translation>
    </message>
    <message>
        <source>away, a bot plays</source>
        <translation>fort, ein Bot spielt</translation>
    </message>
    <message>
        <source>bot, {level}</source>
        <translation>Bot, {level}</translation>
    </message>
    <message>
        <source>connection lost</source>
        <translation>Verbindung verloren</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>host</source>
        <translation>Gastgeber</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>verschlossen</translation>
    </message>
    <message>
        <source>not ready</source>
        <translation>noch nicht bereit</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>bereit</translation>
    </message>
    <message>
        <source>wants to join</source>
        <translation>möchte herein</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>{action}: {name}</source>
        <translation>{action}: {name}</translation>
    </message>
    <message>
        <source>{name} ({seat})</source>
        <translation>{name} ({seat})</translation>
    </message>
    <message>
        <source>{name}'s profile</source>
        <translation>Profil von {name}</translation>
    </message>
    <message>
        <source>{name}'s seat</source>
        <translation>Platz von {name}</translation>
    </message>
    <message>
        <source>{name}: {state}</source>
        <translation>{name}: {state}</translation>
    </message>
    <message numerus="yes">
        <source>{n} hints</source>
        <translation>
            <numerusform>{n} Tipp</numerusform>
            <numerusform>{n} Tipps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>A hand, and the differences</source>
        <translation>Ein Spiel, und was anders ist</translation>
    </message>
    <message>
        <source>A prepared hand, explained as you play.</source>
        <translation>Ein vorbereitetes Spiel, erklärt, während du spielst.</translation>
    </message>
    <message>
        <source>Add a friend's result</source>
        <translation>Ergebnis eines Freundes hinzufügen</translation>
    </message>
    <message>
        <source>Add a friend's result…</source>
        <translation>Ergebnis eines Freundes…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back to the lobby</source>
        <translation>Zur Lobby</translation>
    </message>
    <message>
        <source>Better: {now} points for your side, up from {before}.</source>
        <translation>Besser: {now} Punkte für deine Seite. In der Partie waren es {before}.</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Reizen</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Couldn't check this answer. Best: {better}.</source>
        <translation>Diese Antwort konnte nicht geprüft werden. Am besten ist: {better}.</translation>
    </message>
    <message>
        <source>Couldn't save the result there.</source>
        <translation>Das Ergebnis lässt sich dort nicht speichern.</translation>
    </message>
    <message>
        <source>Deals you a new one</source>
        <translation>Gibt dir eine neue</translation>
    </message>
    <message>
        <source>End of the hand</source>
        <translation>Ende des Spiels</translation>
    </message>
    <message>
        <source>Enough for now</source>
        <translation>Genug für heute</translation>
    </message>
    <message>
        <source>Everybody gets the same cards today, and nobody has help.</source>
        <translation>Alle bekommen heute dieselben Karten, und niemand hat Hilfe.</translation>
    </message>
    <message>
        <source>Everything due</source>
        <translation>Alles Fällige</translation>
    </message>
    <message>
        <source>Exactly.</source>
        <translation>Genau.</translation>
    </message>
    <message>
        <source>Exchange and trump</source>
        <translation>Ablage und Trumpf</translation>
    </message>
    <message>
        <source>From one of your games.</source>
        <translation>Aus einer deiner Partien.</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Begleitung</translation>
    </message>
    <message>
        <source>Learn a game</source>
        <translation>Ein Spiel lernen</translation>
    </message>
    <message>
        <source>Learn and practise</source>
        <translation>Lernen und üben</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Lektion verlassen</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Looking for a puzzle</source>
        <translation>Eine Aufgabe wird gesucht</translation>
    </message>
    <message>
        <source>Middle of the hand</source>
        <translation>Mitten im Spiel</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Nächste Aufgabe</translation>
    </message>
    <message>
        <source>No more explanations</source>
        <translation>Keine Erklärungen mehr</translation>
    </message>
    <message>
        <source>No puzzle was found this time. Try again.</source>
        <translation>Diesmal wurde keine Aufgabe gefunden. Versuch es noch einmal.</translation>
    </message>
    <message>
        <source>Nothing is due. Choose a topic for a new puzzle.</source>
        <translation>Nichts ist fällig. Wähle ein Thema für eine neue Aufgabe.</translation>
    </message>
    <message>
        <source>Opening lead</source>
        <translation>Erstes Ausspiel</translation>
    </message>
    <message>
        <source>Play for real</source>
        <translation>Richtig spielen</translation>
    </message>
    <message>
        <source>Play on as you like. H gives you a hint.</source>
        <translation>Spiel weiter, wie du magst. H gibt dir einen Tipp.</translation>
    </message>
    <message>
        <source>Play today's deal</source>
        <translation>Heutige Karten spielen</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Puzzles and deals of</source>
        <translation>Aufgaben und Karten für</translation>
    </message>
    <message>
        <source>Results (*.json)</source>
        <translation>Ergebnisse (*.json)</translation>
    </message>
    <message>
        <source>Results of the deal of the day</source>
        <translation>Ergebnisse mit den Karten des Tages</translation>
    </message>
    <message>
        <source>Right! The other choice cost {amount}.</source>
        <translation>Richtig! Die andere Wahl hat {amount} gekostet.</translation>
    </message>
    <message>
        <source>Save my result</source>
        <translation>Mein Ergebnis speichern</translation>
    </message>
    <message>
        <source>Save my result…</source>
        <translation>Mein Ergebnis speichern…</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Als {name} gespeichert.</translation>
    </message>
    <message>
        <source>Solve a puzzle</source>
        <translation>Aufgabe lösen</translation>
    </message>
    <message>
        <source>Start this lesson</source>
        <translation>Lektion beginnen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>That works, too. I'd have chosen {deed}.</source>
        <translation>So geht es auch. Ich hätte etwas anderes gewählt: {deed}.</translation>
    </message>
    <message>
        <source>The cards are dealt. Look at your hand.</source>
        <translation>Die Karten sind gegeben. Sieh dir dein Blatt an.</translation>
    </message>
    <message>
        <source>The deal of the day</source>
        <translation>Die Karten des Tages</translation>
    </message>
    <message>
        <source>The first hand of this game is too short for this.</source>
        <translation>Das erste Spiel hat hier zu wenige Karten dafür.</translation>
    </message>
    <message>
        <source>The hand is nearly over: which card is best?</source>
        <translation>Das Spiel ist fast vorbei: Welche Karte ist die beste?</translation>
    </message>
    <message>
        <source>The solver is checking your answer: {percent}%</source>
        <translation>Deine Antwort wird geprüft: {percent} %</translation>
    </message>
    <message>
        <source>The solver is checking your answer…</source>
        <translation>Deine Antwort wird geprüft…</translation>
    </message>
    <message>
        <source>This isn't the result of a deal of the day.</source>
        <translation>Das ist kein Ergebnis mit den Karten des Tages.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Very good.</source>
        <translation>Sehr gut.</translation>
    </message>
    <message>
        <source>Waiting for you</source>
        <translation>Wartet auf dich</translation>
    </message>
    <message>
        <source>Well done.</source>
        <translation>Gut gemacht.</translation>
    </message>
    <message>
        <source>What do you bid?</source>
        <translation>Was bietest du?</translation>
    </message>
    <message>
        <source>What was played</source>
        <translation>Was gespielt wurde</translation>
    </message>
    <message>
        <source>What would you do here?</source>
        <translation>Was tust du hier?</translation>
    </message>
    <message>
        <source>Which card do you lead?</source>
        <translation>Welche Karte spielst du aus?</translation>
    </message>
    <message>
        <source>Which card is best?</source>
        <translation>Welche Karte ist die beste?</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>You scored {score} on this deal. Compare with your friends.</source>
        <translation>Du hast daraus {score} gemacht. Vergleiche es mit deinen Freunden.</translation>
    </message>
    <message>
        <source>You scored {score} today. There'll be another deal tomorrow.</source>
        <translation>Du hast heute {score} gemacht. Morgen gibt es neue Karten.</translation>
    </message>
    <message>
        <source>You're playing hand {hand} again, from trick {number}.</source>
        <translation>Du spielst Spiel {hand} noch einmal, ab Stich {number}.</translation>
    </message>
    <message>
        <source>You're playing hand {hand} again.</source>
        <translation>Du spielst Spiel {hand} noch einmal.</translation>
    </message>
    <message>
        <source>Your first hand, step by step</source>
        <translation>Dein erstes Spiel, Schritt für Schritt</translation>
    </message>
    <message>
        <source>Your own mistakes first</source>
        <translation>Deine eigenen Fehler zuerst</translation>
    </message>
    <message>
        <source>{day}: everybody gets these cards, and nobody has help.</source>
        <translation>{day}: Alle bekommen diese Karten, und niemand hat Hilfe.</translation>
    </message>
    <message>
        <source>{deed} costs {amount}. Better: {better}.</source>
        <translation>{deed} kostet {amount}. Besser: {better}.</translation>
    </message>
    <message>
        <source>{name} scored {score} on the deal of {day}.</source>
        <translation>{name} hat aus den Karten vom {day} {score} gemacht.</translation>
    </message>
    <message>
        <source>{now} points for your side this time, {before} in the game.</source>
        <translation>Diesmal {now} Punkte für deine Seite. In der Partie waren es {before}.</translation>
    </message>
    <message>
        <source>{now} points for your side, the same as in the game.</source>
        <translation>{now} Punkte für deine Seite, genau wie in der Partie.</translation>
    </message>
    <message numerus="yes">
        <source>{n} due</source>
        <translation>
            <numerusform>{n} fällig</numerusform>
            <numerusform>{n} fällig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} learned</source>
        <translation>
            <numerusform>{n} gelernt</numerusform>
            <numerusform>{n} gelernt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} minutes</source>
        <translation>
            <numerusform>Eine Minute</numerusform>
            <numerusform>{n} Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} puzzles due</source>
        <translation>
            <numerusform>Eine Aufgabe fällig</numerusform>
            <numerusform>{n} Aufgaben fällig</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Accessibility</source>
        <translation>Barrierefreiheit</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>Account &amp; data</source>
        <translation>Konto &amp; Daten</translation>
    </message>
    <message>
        <source>Account deleted.</source>
        <translation>Das Konto ist gelöscht.</translation>
    </message>
    <message>
        <source>Accounts, games, preferences and logs. Nothing is stored anywhere else.</source>
        <translation>Konten, Partien, Einstellungen und Protokolle; anderswo wird nichts aufbewahrt.</translation>
    </message>
    <message>
        <source>After a game</source>
        <translation>Nach einer Partie</translation>
    </message>
    <message>
        <source>Also used for {commands}</source>
        <translation>Gilt auch für {commands}</translation>
    </message>
    <message>
        <source>Animation &amp; pace</source>
        <translation>Animation &amp; Tempo</translation>
    </message>
    <message>
        <source>Announce turns, cards, bids, tricks and scores to screen readers</source>
        <translation>Wer dran ist, Karten, Gebote, Stiche und Punkte dem Bildschirmleser ansagen</translation>
    </message>
    <message>
        <source>As dealt</source>
        <translation>Wie gegeben</translation>
    </message>
    <message>
        <source>At startup</source>
        <translation>Beim Start</translation>
    </message>
    <message>
        <source>Bids and passes</source>
        <translation>Gebote und Passen</translation>
    </message>
    <message>
        <source>Bird</source>
        <translation>Vogel</translation>
    </message>
    <message>
        <source>Bird changed.</source>
        <translation>Der Vogel ist geändert.</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Nach Rang</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Nach Farbe</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Rückseiten</translation>
    </message>
    <message>
        <source>Card faces</source>
        <translation>Vorderseiten</translation>
    </message>
    <message>
        <source>Card preview</source>
        <translation>Vorschau der Karten</translation>
    </message>
    <message>
        <source>Cards &amp; table</source>
        <translation>Karten &amp; Tisch</translation>
    </message>
    <message>
        <source>Cards and tricks</source>
        <translation>Karten und Stiche</translation>
    </message>
    <message>
        <source>Cards don't fly</source>
        <translation>Nichts fliegt</translation>
    </message>
    <message>
        <source>Cards fly</source>
        <translation>Karten fliegen</translation>
    </message>
    <message>
        <source>Change password</source>
        <translation>Passwort ändern</translation>
    </message>
    <message>
        <source>Change password…</source>
        <translation>Passwort ändern…</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>Clear the shortcut for “{title}”</source>
        <translation>Die Tasten von „{title}“ wegnehmen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Colours for colour-blind players…</source>
        <translation>Farben für Farbenblinde…</translation>
    </message>
    <message>
        <source>Confirm each card</source>
        <translation>Jede Karte bestätigen</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Kontrast</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Couldn't open the folder; copy its path instead.</source>
        <translation>Der Ordner ließ sich nicht öffnen; kopiere stattdessen seinen Pfad.</translation>
    </message>
    <message>
        <source>Current password</source>
        <translation>Aktuelles Passwort</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Datenordner</translation>
    </message>
    <message>
        <source>Deal automatically</source>
        <translation>Automatisch geben</translation>
    </message>
    <message>
        <source>Delete account…</source>
        <translation>Konto löschen…</translation>
    </message>
    <message>
        <source>Delete history</source>
        <translation>Verlauf löschen</translation>
    </message>
    <message>
        <source>Delete history?</source>
        <translation>Den Verlauf löschen?</translation>
    </message>
    <message>
        <source>Delete history…</source>
        <translation>Verlauf löschen…</translation>
    </message>
    <message>
        <source>Display name</source>
        <translation>Anzeigename</translation>
    </message>
    <message>
        <source>Every suit also has its own shape and letter, and its name follows the colour.</source>
        <translation>Jede Farbe hat auch ihre eigene Form und ihren Buchstaben, und ihr Name folgt dem Farbton.</translation>
    </message>
    <message>
        <source>Export all games…</source>
        <translation>Alle Partien exportieren…</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Flash in the taskbar on my turn</source>
        <translation>In der Taskleiste blinken, wenn ich dran bin</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source>Games are exported as records that Rook13 and other programs can replay.</source>
        <translation>Partien werden als Aufzeichnungen exportiert, die dieses und andere Programme nachspielen können.</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Green felt</source>
        <translation>Grüner Filz</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Hold a finished trick until I click</source>
        <translation>Einen fertigen Stich liegen lassen, bis ich klicke</translation>
    </message>
    <message>
        <source>How fast cards fly and how long bots take at your own tables. You never have to wait for an animation to play.</source>
        <translation>Wie schnell Karten fliegen und wie lange Bots an deinen eigenen Tischen brauchen. Vor deinem Zug musst du nie auf eine Animation warten.</translation>
    </message>
    <message>
        <source>If the window is wide enough. Otherwise, point at a tool to see its name.</source>
        <translation>Wenn das Fenster breit genug ist. Sonst zeigt ein Werkzeug seinen Namen, wenn du darauf zeigst.</translation>
    </message>
    <message>
        <source>Interrupted games are always saved and listed in the lobby.</source>
        <translation>Eine unterbrochene Partie bleibt immer erhalten und steht auch in der Lobby.</translation>
    </message>
    <message>
        <source>Label the tools at the table</source>
        <translation>Werkzeuge am Tisch beschriften</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Large corners</source>
        <translation>Große Ecken</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Light or dark. The table under the cards is chosen under “Cards &amp; table”.</source>
        <translation>Hell oder dunkel. Der Tisch unter den Karten wird unter „Karten &amp; Tisch“ gewählt.</translation>
    </message>
    <message>
        <source>Linen</source>
        <translation>Leinen</translation>
    </message>
    <message>
        <source>Look for tables on this network</source>
        <translation>Tische in diesem Netzwerk suchen</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Move trumps to the left</source>
        <translation>Trümpfe nach links</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netzwerk</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>Keine Animation</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Offer to resume the last game</source>
        <translation>Anbieten, die letzte Partie fortzusetzen</translation>
    </message>
    <message>
        <source>Only steps of {step}</source>
        <translation>Nur in Schritten von {step}</translation>
    </message>
    <message>
        <source>Only while another window is active.</source>
        <translation>Nur solange ein anderes Fenster vorn ist.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Otherwise it stays for a moment. You can always look at the last trick again.</source>
        <translation>Sonst liegt er einen Augenblick. Den letzten Stich kannst du immer noch einmal ansehen.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Password changed.</source>
        <translation>Das Passwort ist geändert.</translation>
    </message>
    <message>
        <source>Password removed.</source>
        <translation>Das Passwort ist entfernt.</translation>
    </message>
    <message>
        <source>Path copied.</source>
        <translation>Der Pfad ist kopiert.</translation>
    </message>
    <message>
        <source>Play my last card automatically</source>
        <translation>Meine letzte Karte von selbst spielen</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Klänge abspielen</translation>
    </message>
    <message>
        <source>Play sounds for</source>
        <translation>Klänge für</translation>
    </message>
    <message>
        <source>Players can show how they feel at their seats. Muting someone hides theirs too.</source>
        <translation>Wer spielt, kann an seinem Platz zeigen, wie er sich fühlt. Wen du stummschaltest, dessen Reaktionen siehst du auch nicht.</translation>
    </message>
    <message>
        <source>Plumage</source>
        <translation>Gefieder</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Port friends connect to. Your firewall must allow it. If it's in use, the next free one is used and shown at the table. Open tables keep theirs.</source>
        <translation>Port, über den sich Freunde verbinden. Deine Firewall muss ihn erlauben. Ist er belegt, wird der nächste freie genommen und am Tisch gezeigt. Offene Tische behalten ihren.</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Renamed.</source>
        <translation>Umbenannt.</translation>
    </message>
    <message>
        <source>Reset everything on this page</source>
        <translation>Alles auf dieser Seite zurücksetzen</translation>
    </message>
    <message>
        <source>Reset to {keys}</source>
        <translation>Zurück zu {keys}</translation>
    </message>
    <message>
        <source>Reset to {keys}: {title}</source>
        <translation>Zurück zu {keys}: {title}</translation>
    </message>
    <message>
        <source>Restore all shortcuts</source>
        <translation>Alle Tasten zurücksetzen</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Reviews each game in the background when it is over.</source>
        <translation>Sieht jede Partie im Hintergrund durch, wenn sie vorbei ist.</translation>
    </message>
    <message>
        <source>Safe with deuteranopia (green-blind)</source>
        <translation>Sicher bei Deuteranopie (Grünblindheit)</translation>
    </message>
    <message>
        <source>Safe with protanopia (red-blind)</source>
        <translation>Sicher bei Protanopie (Rotblindheit)</translation>
    </message>
    <message>
        <source>Safe with tritanopia (blue-blind)</source>
        <translation>Sicher bei Tritanopie (Blaublindheit)</translation>
    </message>
    <message>
        <source>Search commands and shortcuts</source>
        <translation>Befehle und Tasten suchen</translation>
    </message>
    <message>
        <source>Set a password…</source>
        <translation>Passwort festlegen…</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Show moments worth another look</source>
        <translation>Momente zeigen, die einen zweiten Blick lohnen</translation>
    </message>
    <message>
        <source>Show reactions</source>
        <translation>Reaktionen zeigen</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Schiefer</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Sort hand</source>
        <translation>Blatt sortieren</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Speech and alerts</source>
        <translation>Sprachausgabe und Hinweise</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Standard colours</source>
        <translation>Übliche Farben</translation>
    </message>
    <message>
        <source>Suit colours</source>
        <translation>Farben der Karten</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>Sprache des Systems</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Tables hosted by others show up in the lobby. You can join by code or address without this.</source>
        <translation>Die Lobby zeigt dann die Tische anderer von selbst. Mit Code oder Adresse geht es auch ohne.</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Anhören</translation>
    </message>
    <message>
        <source>Test: {kind}</source>
        <translation>Anhören: {kind}</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>The first click or key press lifts the card, the second plays it.</source>
        <translation>Der erste Klick oder Tastendruck hebt die Karte, der zweite spielt sie.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>This permanently deletes all finished games and their statistics. Games in progress, accounts and preferences are kept.</source>
        <translation>Alle beendeten Partien und ihre Statistik werden endgültig entfernt. Laufende Partien, Konten und Einstellungen bleiben.</translation>
    </message>
    <message>
        <source>This permanently destroys its secret key, games and statistics: no one can play as this person again. You will be signed out.</source>
        <translation>Das vernichtet den geheimen Schlüssel, die Partien und die Statistik endgültig: Niemand kann mehr als diese Person spielen. Du wirst abgemeldet.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>Nussbaum</translation>
    </message>
    <message>
        <source>When off, you press Deal, and can redeal where the table allows it.</source>
        <translation>Sonst drückst du auf „Geben“ und darfst neu geben, wo der Tisch es erlaubt.</translation>
    </message>
    <message>
        <source>When you host</source>
        <translation>Wenn du Gastgeber bist</translation>
    </message>
    <message>
        <source>With reduced motion, cards appear in place right away.</source>
        <translation>Ohne Bewegung erscheinen Karten sofort dort, wo sie hingehören.</translation>
    </message>
    <message>
        <source>You're a guest. With an account, friends recognise you when you come back.</source>
        <translation>Du bist zu Gast. Mit einem Konto erkennen dich andere wieder, wenn du zurückkommst.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Dein Blatt</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist dran</translation>
    </message>
    <message>
        <source>{limit} is the maximum</source>
        <translation>Höchstens {limit}</translation>
    </message>
    <message>
        <source>{limit} is the minimum</source>
        <translation>Mindestens {limit}</translation>
    </message>
    <message>
        <source>{problem} Your choice applies until you quit.</source>
        <translation>{problem} Die Auswahl gilt, bis du das Programm beendest.</translation>
    </message>
    <message>
        <source>{value}%</source>
        <translation>{value} %</translation>
    </message>
    <message>
        <source>“Shortcuts” lists keys that read out the state of play, your hand and the trick.</source>
        <translation>Tasten, die Stand, Blatt und Stich vorlesen, stehen unter „Tastenkürzel“.</translation>
    </message>
</context>
<context>
    <name>Profile</name>
    <message>
        <source>A game you left counts its finished hands, but as neither won nor lost until it is finished. Games with hints, undo or a bot playing for you count like all others; what was taken back doesn't count. In a duplicate session, the totals at your own table decide who has won.</source>
        <translation>Von einer Partie, die du verlassen hast, zählen die beendeten Spiele; gewonnen oder verloren ist sie erst, wenn sie zu Ende gespielt ist. Partien mit Tipps, Zurücknehmen oder einem Bot, der für dich spielt, zählen wie alle anderen; was zurückgenommen wurde, zählt nicht. In einem Duplikat-Turnier entscheiden die Summen an deinem eigenen Tisch, wer gewonnen hat.</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Erfolge</translation>
    </message>
    <message>
        <source>Add games</source>
        <translation>Partien hinzufügen</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>All or nothing</source>
        <translation>Alles oder nichts</translation>
    </message>
    <message>
        <source>As</source>
        <translation>Als</translation>
    </message>
    <message>
        <source>As declarer</source>
        <translation>Als Spielmacher</translation>
    </message>
    <message>
        <source>As defender</source>
        <translation>Als Gegenspieler</translation>
    </message>
    <message>
        <source>Average bid</source>
        <translation>Durchschnittliches Gebot</translation>
    </message>
    <message>
        <source>Average margin</source>
        <translation>Abstand im Schnitt</translation>
    </message>
    <message>
        <source>Back to the lobby ({keys})</source>
        <translation>Zurück zur Lobby ({keys})</translation>
    </message>
    <message>
        <source>Beat a table of Expert bots.</source>
        <translation>Einen Tisch voller Experten-Bots geschlagen.</translation>
    </message>
    <message>
        <source>Best game</source>
        <translation>Beste Partie</translation>
    </message>
    <message>
        <source>Best hand</source>
        <translation>Bestes Spiel</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Gebot</translation>
    </message>
    <message>
        <source>Bids by level</source>
        <translation>Gebote nach Höhe</translation>
    </message>
    <message>
        <source>Bids made</source>
        <translation>Gebote erfüllt</translation>
    </message>
    <message>
        <source>Bids set</source>
        <translation>Gebote verfehlt</translation>
    </message>
    <message>
        <source>Bots, {level}</source>
        <translation>Bots, {level}</translation>
    </message>
    <message>
        <source>Came from behind to win on the last hand.</source>
        <translation>Eine Partie im letzten Spiel noch gedreht.</translation>
    </message>
    <message>
        <source>Clean sweep</source>
        <translation>Durchmarsch</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Comeback</source>
        <translation>Aufholjagd</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message numerus="yes">
        <source>Deal of {date}: {n} results</source>
        <translation>
            <numerusform>Karten vom {date}: {n} Ergebnis</numerusform>
            <numerusform>Karten vom {date}: {n} Ergebnisse</numerusform>
        </translation>
    </message>
    <message>
        <source>Duplicate sessions</source>
        <translation>Duplikat-Turniere</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Export games to</source>
        <translation>Ort für die Partien</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Gewonnene Partien</translation>
    </message>
    <message>
        <source>Giant slayer</source>
        <translation>Riesentöter</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Hands declared</source>
        <translation>Als Spielmacher gespielt</translation>
    </message>
    <message>
        <source>Help used</source>
        <translation>Hilfen</translation>
    </message>
    <message>
        <source>Last hand</source>
        <translation>Letztes Spiel</translation>
    </message>
    <message>
        <source>Lobby</source>
        <translation>Lobby</translation>
    </message>
    <message>
        <source>Lost per hand</source>
        <translation>Verschenkt pro Spiel</translation>
    </message>
    <message>
        <source>Lower part of each bar: made. Upper part: set.</source>
        <translation>Unterer Teil eines Balkens: erfüllt. Oberer Teil: verfehlt.</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Erfüllt</translation>
    </message>
    <message>
        <source>Made a bid with nothing to spare.</source>
        <translation>Ein Gebot ganz genau erfüllt.</translation>
    </message>
    <message>
        <source>Made the highest possible bid.</source>
        <translation>Das höchste Gebot erfüllt.</translation>
    </message>
    <message>
        <source>Never set</source>
        <translation>Nie verfehlt</translation>
    </message>
    <message>
        <source>Not today</source>
        <translation>Heute nicht</translation>
    </message>
    <message>
        <source>Nothing is known of the other tables of this session.</source>
        <translation>Von den anderen Tischen dieses Turniers ist nichts bekannt.</translation>
    </message>
    <message>
        <source>On a roll</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Only games without hints, undo or a bot playing for you</source>
        <translation>Nur Partien ohne Tipps, Zurücknehmen oder einen Bot, der für dich spielt</translation>
    </message>
    <message>
        <source>Opponents set</source>
        <translation>Gegner zu Fall gebracht</translation>
    </message>
    <message>
        <source>Partner's bids made</source>
        <translation>Erfüllte Gebote des Partners</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Rook13 games (*{suffix})</source>
        <translation>Rook13-Partien (*{suffix})</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Partie speichern</translation>
    </message>
    <message numerus="yes">
        <source>Session of {date}: {n} tables</source>
        <translation>
            <numerusform>Turnier vom {date}: {n} Tisch</numerusform>
            <numerusform>Turnier vom {date}: {n} Tische</numerusform>
        </translation>
    </message>
    <message>
        <source>Sessions only</source>
        <translation>Nur Turniere</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Verfehlt</translation>
    </message>
    <message>
        <source>Set the highest possible bid.</source>
        <translation>Das höchste Gebot zu Fall gebracht.</translation>
    </message>
    <message>
        <source>Show as a table</source>
        <translation>Als Tabelle zeigen</translation>
    </message>
    <message>
        <source>Show the hand where it first happened</source>
        <translation>Das Spiel zeigen, in dem es zuerst gelang</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Durchmärsche</translation>
    </message>
    <message>
        <source>Taken beyond bids</source>
        <translation>Gegenüber den Geboten</translation>
    </message>
    <message>
        <source>There are no games in this file.</source>
        <translation>In dieser Datei sind keine Partien.</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>Spielzeit</translation>
    </message>
    <message>
        <source>To the point</source>
        <translation>Punktlandung</translation>
    </message>
    <message>
        <source>Took every trick in a hand.</source>
        <translation>Alle Stiche eines Spiels geholt.</translation>
    </message>
    <message>
        <source>Trend</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>What your decisions cost on average, according to the reviews.</source>
        <translation>Was deine Entscheidungen laut Rückblick im Schnitt gekostet haben.</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Wins in a row</source>
        <translation>Siege in Folge</translation>
    </message>
    <message>
        <source>With and against</source>
        <translation>Mit und gegen</translation>
    </message>
    <message>
        <source>With sessions</source>
        <translation>Mit Turnieren</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Ohne Hilfe</translation>
    </message>
    <message>
        <source>Without sessions</source>
        <translation>Ohne Turniere</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Won a game without a single bid set.</source>
        <translation>Eine Partie ohne ein verfehltes Gebot gewonnen.</translation>
    </message>
    <message>
        <source>Won after falling far behind.</source>
        <translation>Nach großem Rückstand noch gewonnen.</translation>
    </message>
    <message>
        <source>Won five games in a row.</source>
        <translation>Fünf Partien in Folge gewonnen.</translation>
    </message>
    <message>
        <source>Worst game</source>
        <translation>Schlechteste Partie</translation>
    </message>
    <message>
        <source>Worst hand</source>
        <translation>Schlechtestes Spiel</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Deine Partien</translation>
    </message>
    <message>
        <source>Your rating rises when you beat stronger players and falls when you lose to weaker ones, taking your partner's strength into account. Normal bots are rated 1500.</source>
        <translation>Deine Wertung steigt, wenn du Stärkere schlägst, und fällt, wenn du gegen Schwächere verlierst; wie stark dein Partner ist, zählt mit. Bots der Stufe Normal stehen bei 1500.</translation>
    </message>
    <message>
        <source>after five games</source>
        <translation>nach fünf Partien</translation>
    </message>
    <message numerus="yes">
        <source>in {n} games</source>
        <translation>
            <numerusform>in {n} Partie</numerusform>
            <numerusform>in {n} Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>Partner</translation>
    </message>
    <message numerus="yes">
        <source>{average} in {n} reviewed hands</source>
        <translation>
            <numerusform>{average} in {n} Spiel mit Rückblick</numerusform>
            <numerusform>{average} in {n} Spielen mit Rückblick</numerusform>
        </translation>
    </message>
    <message>
        <source>{average} points per hand</source>
        <translation>{average} Punkte pro Spiel</translation>
    </message>
    <message>
        <source>{average} tricks per hand</source>
        <translation>{average} Stiche pro Spiel</translation>
    </message>
    <message>
        <source>{bid}: made {share}</source>
        <translation>{bid}: erfüllt {share}</translation>
    </message>
    <message>
        <source>{day}: {value}</source>
        <translation>{day}: {value}</translation>
    </message>
    <message>
        <source>{file}: {problem}</source>
        <translation>{file}: {problem}</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} h {minutes} min</translation>
    </message>
    <message>
        <source>{late} recently, {early} before</source>
        <translation>zuletzt {late}, davor {early}</translation>
    </message>
    <message numerus="yes">
        <source>{meaning} ({n} times)</source>
        <translation>
            <numerusform>{meaning} ({n}-mal)</numerusform>
            <numerusform>{meaning} ({n}-mal)</numerusform>
        </translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>{name}'s profile</source>
        <translation>Profil von {name}</translation>
    </message>
    <message>
        <source>{now} now, {most} at best</source>
        <translation>{now} gerade, höchstens {most}</translation>
    </message>
    <message numerus="yes">
        <source>{n} games</source>
        <translation>
            <numerusform>{n} Partie</numerusform>
            <numerusform>{n} Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} games added.</source>
        <translation>
            <numerusform>{n} Partie hinzugefügt.</numerusform>
            <numerusform>{n} Partien hinzugefügt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} games exported.</source>
        <translation>
            <numerusform>{n} Partie exportiert.</numerusform>
            <numerusform>{n} Partien exportiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} games of others not kept. “Your games” can add them.</source>
        <translation>
            <numerusform>{n} Partie anderer nicht aufbewahrt. „Deine Partien“ kann sie hinzufügen.</numerusform>
            <numerusform>{n} Partien anderer nicht aufbewahrt. „Deine Partien“ kann sie hinzufügen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} games were already here.</source>
        <translation>
            <numerusform>{n} Partie war schon da.</numerusform>
            <numerusform>{n} Partien waren schon da.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} games with you</source>
        <translation>
            <numerusform>{n} Partie mit dir</numerusform>
            <numerusform>{n} Partien mit dir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} lines can't be read, the first of them line {line}: {problem}</source>
        <translation>
            <numerusform>{n} Zeile ist nicht lesbar, Zeile {line}: {problem}</numerusform>
            <numerusform>{n} Zeilen sind nicht lesbar, die erste davon Zeile {line}: {problem}</numerusform>
        </translation>
    </message>
    <message>
        <source>{over} over, {under} under</source>
        <translation>{over} darüber, {under} darunter</translation>
    </message>
    <message>
        <source>{part} of {whole} ({percent}%)</source>
        <translation>{part} von {whole} ({percent} %)</translation>
    </message>
    <message>
        <source>{part} of {whole} ({percent}%, likely {low}–{high}%)</source>
        <translation>{part} von {whole} ({percent} %, wohl {low}–{high} %)</translation>
    </message>
    <message>
        <source>{rating} ± {doubt}</source>
        <translation>{rating} ± {doubt}</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of {n} games, without ratings and reviews</source>
        <translation>
            <numerusform>{shown} von {n} Partie, ohne Wertung und Rückblicke</numerusform>
            <numerusform>{shown} von {n} Partien, ohne Wertung und Rückblicke</numerusform>
        </translation>
    </message>
    <message>
        <source>{what}: {value}</source>
        <translation>{what}: {value}</translation>
    </message>
</context>
<context>
    <name>Quitting</name>
    <message>
        <source>End for now</source>
        <translation>Für jetzt beenden</translation>
    </message>
    <message>
        <source>Hand the table over</source>
        <translation>Tisch übergeben</translation>
    </message>
    <message>
        <source>Here now: {names}</source>
        <translation>Jetzt da: {names}</translation>
    </message>
    <message>
        <source>Keep hosting in the background</source>
        <translation>Im Hintergrund weiter Gastgeber sein</translation>
    </message>
    <message>
        <source>Open Rook13</source>
        <translation>Rook13 öffnen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Quit while others play at your table?</source>
        <translation>Beenden, während andere an deinem Tisch spielen?</translation>
    </message>
    <message>
        <source>Rook13 is hosting a table</source>
        <translation>Rook13 ist Gastgeber eines Tisches</translation>
    </message>
    <message>
        <source>Somebody else hosts it, and a bot plays for you. You choose who.</source>
        <translation>Jemand anders übernimmt ihn, und ein Bot spielt für dich. Du bestimmst, wer.</translation>
    </message>
    <message>
        <source>Stop hosting and quit</source>
        <translation>Tisch schließen und beenden</translation>
    </message>
    <message>
        <source>The game is saved. The others wait until you resume it from the lobby.</source>
        <translation>Die Partie ist gespeichert. Die anderen warten, bis du sie in der Lobby fortsetzt.</translation>
    </message>
    <message>
        <source>The window closes, a bot plays for you, and the others play on.</source>
        <translation>Das Fenster schließt sich, ein Bot spielt für dich, und die anderen spielen weiter.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>All hands face up</source>
        <translation>Alle Blätter offen</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Reizen</translation>
    </message>
    <message>
        <source>Bidding: {calls}</source>
        <translation>Reizen: {calls}</translation>
    </message>
    <message>
        <source>Cards shown</source>
        <translation>Sichtbare Karten</translation>
    </message>
    <message>
        <source>Copy a picture of the deal</source>
        <translation>Bild der Verteilung kopieren</translation>
    </message>
    <message>
        <source>Copy the game record</source>
        <translation>Aufzeichnung kopieren</translation>
    </message>
    <message>
        <source>Copy the review</source>
        <translation>Rückblick kopieren</translation>
    </message>
    <message>
        <source>Copy this hand as text</source>
        <translation>Dieses Spiel als Text kopieren</translation>
    </message>
    <message>
        <source>Couldn't save the picture there.</source>
        <translation>Das Bild lässt sich dort nicht speichern.</translation>
    </message>
    <message>
        <source>Couldn't save the record: {reason}.</source>
        <translation>Die Aufzeichnung konnte nicht gespeichert werden: {reason}.</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Game records (*.json)</source>
        <translation>Aufzeichnungen (*.json)</translation>
    </message>
    <message>
        <source>Hand copied as text.</source>
        <translation>Spiel als Text kopiert.</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Next action</source>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>Next trick</source>
        <translation>Nächster Stich</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Bild ab</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Bild auf</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Picture copied.</source>
        <translation>Bild kopiert.</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Position in the hand</source>
        <translation>Stelle im Spiel</translation>
    </message>
    <message>
        <source>Previous action</source>
        <translation>Voriger Zug</translation>
    </message>
    <message>
        <source>Previous trick</source>
        <translation>Voriger Stich</translation>
    </message>
    <message>
        <source>Record copied.</source>
        <translation>Aufzeichnung kopiert.</translation>
    </message>
    <message>
        <source>Review copied.</source>
        <translation>Der Rückblick ist kopiert.</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Save a picture of the deal</source>
        <translation>Bild der Verteilung speichern</translation>
    </message>
    <message>
        <source>Save a picture of the deal…</source>
        <translation>Bild der Verteilung speichern…</translation>
    </message>
    <message>
        <source>Save or copy the game, this hand or its deal</source>
        <translation>Partie, Spiel oder Verteilung speichern oder kopieren</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>Save the game…</source>
        <translation>Partie speichern…</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Als {name} gespeichert.</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Stich</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Stich {number}</translation>
    </message>
    <message>
        <source>Trump: {suit}</source>
        <translation>Trumpf: {suit}</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Sehr schnell</translation>
    </message>
    <message>
        <source>What {name} saw</source>
        <translation>Was {name} sah</translation>
    </message>
    <message>
        <source>{game}, hand {number} · {name} dealt</source>
        <translation>{game}, Spiel {number} · gegeben von {name}</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <translation>{place} von {count}</translation>
    </message>
    <message>
        <source>{title} ({key})</source>
        <translation>{title} ({key})</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Back to the lobby</source>
        <translation>Zur Lobby</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Gebot</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Congratulations to {winners}.</source>
        <translation>Glückwunsch an {winners}.</translation>
    </message>
    <message>
        <source>Deal the next hand</source>
        <translation>Nächstes Spiel geben</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Ende der Partie</translation>
    </message>
    <message>
        <source>Exactly right!</source>
        <translation>Genau richtig!</translation>
    </message>
    <message>
        <source>In tricks</source>
        <translation>In Stichen</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Erfüllt</translation>
    </message>
    <message>
        <source>Moments worth another look</source>
        <translation>Sehenswerte Momente</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Nächstes Spiel</translation>
    </message>
    <message>
        <source>Next hand in {seconds} s.</source>
        <translation>Nächstes Spiel in {seconds} s.</translation>
    </message>
    <message>
        <source>Nobody bid</source>
        <translation>Niemand hat geboten</translation>
    </message>
    <message>
        <source>Not this time</source>
        <translation>Diesmal nicht</translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation>Andere Regeln</translation>
    </message>
    <message>
        <source>Played with hints: {names}</source>
        <translation>Mit Tipps gespielt: {names}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Renege</source>
        <translation>Falsch bedient</translation>
    </message>
    <message>
        <source>Result of the hand</source>
        <translation>Ergebnis des Spiels</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Round {number} is over</source>
        <translation>Runde {number} ist vorbei</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Gleiche Karten noch einmal</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Punktezettel</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Verfehlt</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Geholt</translation>
    </message>
    <message>
        <source>Thank you for watching.</source>
        <translation>Danke fürs Zusehen.</translation>
    </message>
    <message>
        <source>The game ended before anyone won.</source>
        <translation>Sie wurde beendet, bevor jemand gewonnen hat.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Waiting for {names}.</source>
        <translation>Warten auf {names}.</translation>
    </message>
    <message>
        <source>Well played</source>
        <translation>Gut gespielt</translation>
    </message>
    <message>
        <source>You share the win!</source>
        <translation>Ihr teilt euch den Sieg!</translation>
    </message>
    <message>
        <source>You won!</source>
        <translation>Gewonnen!</translation>
    </message>
    <message>
        <source>{name} deals next.</source>
        <translation>Als Nächstes gibt {name}.</translation>
    </message>
    <message>
        <source>{winners} won</source>
        <translation>Sieg: {winners}</translation>
    </message>
    <message>
        <source>{winners} won. Better luck next time.</source>
        <translation>Diesmal hat {winners} gewonnen. Viel Glück beim nächsten Mal.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>&amp;Decisions</source>
        <translation>&amp;Entscheidungen</translation>
    </message>
    <message>
        <source>Average points, given what each player could see.</source>
        <translation>Im Schnitt zu erwartende Punkte, nach dem, was jeder Platz wusste.</translation>
    </message>
    <message>
        <source>Avoidable</source>
        <translation>Vermeidbar</translation>
    </message>
    <message>
        <source>Bid {bid}, took {taken}</source>
        <translation>{bid} gereizt, {taken} gemacht</translation>
    </message>
    <message>
        <source>Cards at this point</source>
        <translation>Die Karten in diesem Augenblick</translation>
    </message>
    <message>
        <source>Checking every decision with all cards face up…</source>
        <translation>Jede Entscheidung wird mit offenen Karten nachgerechnet…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Couldn't review this hand. Try again; the log has details.</source>
        <translation>Dieses Spiel ließ sich nicht durchgehen. Mehr steht im Protokoll; versuch es noch einmal.</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>Hand {number}: {result}</source>
        <translation>Spiel {number}: {result}</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Makeable contracts</source>
        <translation>Machbare Kontrakte</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>No finished hands yet.</source>
        <translation>Noch kein Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>Nothing to regret: no decision cost you anything.</source>
        <translation>Nichts zu bereuen: Keine Entscheidung hat dich etwas gekostet.</translation>
    </message>
    <message>
        <source>On the table: {cards}.</source>
        <translation>Auf dem Tisch: {cards}.</translation>
    </message>
    <message>
        <source>Play on from this point yourself, against bots</source>
        <translation>Von hier an selbst weiterspielen, gegen Bots</translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <translation>Diese Karten noch einmal</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Points in tricks: {first} to {second}</source>
        <translation>Punkte in Stichen: {first} zu {second}</translation>
    </message>
    <message>
        <source>Points lost by player</source>
        <translation>Verlorene Punkte je Spieler</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Fortschritt des Rückblicks</translation>
    </message>
    <message>
        <source>Review stopped.</source>
        <translation>Rückblick angehalten.</translation>
    </message>
    <message>
        <source>Review this hand</source>
        <translation>Dieses Spiel durchgehen</translation>
    </message>
    <message>
        <source>Round {number}: {result}</source>
        <translation>Runde {number}: {result}</translation>
    </message>
    <message>
        <source>S&amp;ummary</source>
        <translation>&amp;Überblick</translation>
    </message>
    <message>
        <source>Step through the hand with the arrow keys meanwhile.</source>
        <translation>Währenddessen kannst du mit den Pfeiltasten durch das Spiel gehen.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Überblick</translation>
    </message>
    <message>
        <source>The turning point.</source>
        <translation>Der Wendepunkt.</translation>
    </message>
    <message>
        <source>This hand hasn't been reviewed yet.</source>
        <translation>Zu diesem Spiel gibt es noch keinen Rückblick.</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Stich {number}</translation>
    </message>
    <message>
        <source>Trump: {suit}</source>
        <translation>Trumpf: {suit}</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>Ab hier noch einmal</translation>
    </message>
    <message>
        <source>Unlucky</source>
        <translation>Pech</translation>
    </message>
    <message>
        <source>Worth another look</source>
        <translation>Noch einen Blick wert</translation>
    </message>
    <message>
        <source>Worth another look (hand {done} of {count} checked)</source>
        <translation>Noch einen Blick wert ({done} von {count} Spielen geprüft)</translation>
    </message>
    <message>
        <source>about −{amount}</source>
        <translation>etwa −{amount}</translation>
    </message>
    <message>
        <source>avoidable</source>
        <translation>vermeidbar</translation>
    </message>
    <message>
        <source>better: {deed}</source>
        <translation>besser: {deed}</translation>
    </message>
    <message>
        <source>chance of winning −{percent}%</source>
        <translation>Gewinnchance −{percent} %</translation>
    </message>
    <message>
        <source>hand {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>unlucky</source>
        <translation>Pech</translation>
    </message>
    <message>
        <source>{game}: review</source>
        <translation>Rückblick auf eine Partie {game}</translation>
    </message>
    <message>
        <source>{name} bid {call}</source>
        <translation>{name} bot {call}</translation>
    </message>
    <message>
        <source>{name}: {deed}</source>
        <translation>{name}: {deed}</translation>
    </message>
    <message numerus="yes">
        <source>{n} tricks</source>
        <translation>
            <numerusform>{n} Stich</numerusform>
            <numerusform>{n} Stiche</numerusform>
        </translation>
    </message>
    <message>
        <source>−{amount}</source>
        <translation>−{amount}</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächste Stelle</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Vorige Stelle</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>Regeln von {game}</translation>
    </message>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation>Suchen (Strg+F)</translation>
    </message>
    <message>
        <source>Search the text</source>
        <translation>Text durchsuchen</translation>
    </message>
    <message>
        <source>The guide hasn't been translated yet.</source>
        <translation>Die Anleitung ist noch nicht übersetzt.</translation>
    </message>
    <message>
        <source>These rules haven't been translated yet.</source>
        <translation>Diese Regeln sind noch nicht übersetzt.</translation>
    </message>
    <message>
        <source>User guide</source>
        <translation>Anleitung</translation>
    </message>
    <message>
        <source>{i} of {total}</source>
        <translation>{i} von {total}</translation>
    </message>
</context>
<context>
    <name>Score sheet</name>
    <message>
        <source>Bid</source>
        <translation>Gebot</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Board {number} of {boards}</source>
        <translation>Board {number} von {boards}</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Spielmacher</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>Hand {number}. Target: over {target}.</source>
        <translation>Spiel {number}. Ziel: über {target}.</translation>
    </message>
    <message>
        <source>Hand {number}. Target: {target}.</source>
        <translation>Spiel {number}. Ziel: {target}.</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Erfüllt</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Renege</source>
        <translation>Falsch bedient</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>Runde {number} von {rounds}</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Score chart</source>
        <translation>Punkteverlauf</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Punktezettel</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Verfehlt</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>{name} bid {bid}, took {taken}: {score}, total {total}</source>
        <translation>{name} bot {bid}, holte {taken}: {score}, gesamt {total}</translation>
    </message>
    <message>
        <source>{side}: {total}</source>
        <translation>{side}: {total}</translation>
    </message>
    <message>
        <source>{taken}/{bid}: {score}</source>
        <translation>{taken}/{bid}: {score}</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Bid missed</source>
        <translation>Gebot verfehlt</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Bot stands in</source>
        <translation>Bot springt ein</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Gibt</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Spielmacher</translation>
    </message>
    <message>
        <source>Next hand: {name}</source>
        <translation>Nächstes Spiel: {name}</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Offline</translation>
    </message>
    <message>
        <source>Open seat</source>
        <translation>Freier Platz</translation>
    </message>
    <message>
        <source>Sits out</source>
        <translation>Setzt aus</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Denkt nach</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist dran</translation>
    </message>
    <message>
        <source>last call: {call}</source>
        <translation>zuletzt: {call}</translation>
    </message>
    <message>
        <source>with {partner}</source>
        <translation>mit {partner}</translation>
    </message>
    <message>
        <source>{level} bot</source>
        <translation>Bot, Stufe {level}</translation>
    </message>
    <message>
        <source>{name}: {call}</source>
        <translation>{name}: {call}</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards</source>
        <translation>
            <numerusform>{n} Karte</numerusform>
            <numerusform>{n} Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tricks</source>
        <translation>
            <numerusform>{n} Stich</numerusform>
            <numerusform>{n} Stiche</numerusform>
        </translation>
    </message>
    <message>
        <source>{tricks} of {bid} tricks</source>
        <translation>{tricks} von {bid} Stichen</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>01, 02 … 12</source>
        <translation>01, 02 … 12</translation>
    </message>
    <message>
        <source>1 … 9, 0</source>
        <translation>1 … 9, 0</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Bid, confirm or continue</source>
        <translation>Bieten, bestätigen oder weiter</translation>
    </message>
    <message>
        <source>Call a renege</source>
        <translation>Falsches Bedienen melden</translation>
    </message>
    <message>
        <source>Change shortcuts…</source>
        <translation>Tasten ändern…</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Choose a bid</source>
        <translation>Ein Gebot wählen</translation>
    </message>
    <message>
        <source>Choose a card by its position</source>
        <translation>Eine Karte nach ihrem Platz wählen</translation>
    </message>
    <message>
        <source>Choose a trump suit</source>
        <translation>Eine Trumpffarbe wählen</translation>
    </message>
    <message>
        <source>Claim the rest</source>
        <translation>Rest beanspruchen</translation>
    </message>
    <message>
        <source>Close panel or dialog</source>
        <translation>Panel oder Dialog schließen</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Dealing, bidding and playing</source>
        <translation>Geben, reizen und spielen</translation>
    </message>
    <message>
        <source>During the game</source>
        <translation>Während der Partie</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Schneller</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Hand log</source>
        <translation>Protokoll des Spiels</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Tisch verlassen</translation>
    </message>
    <message>
        <source>Lower the suggested bid</source>
        <translation>Angebotenes Gebot senken</translation>
    </message>
    <message>
        <source>Move card left</source>
        <translation>Karte nach links</translation>
    </message>
    <message>
        <source>Move card right</source>
        <translation>Karte nach rechts</translation>
    </message>
    <message>
        <source>Move through your hand</source>
        <translation>Durch dein Blatt gehen</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>Neuer Tisch</translation>
    </message>
    <message>
        <source>Next area</source>
        <translation>Nächster Bereich</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play for me</source>
        <translation>Für mich spielen</translation>
    </message>
    <message>
        <source>Play or choose the card</source>
        <translation>Die Karte spielen oder wählen</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Raise the suggested bid</source>
        <translation>Angebotenes Gebot erhöhen</translation>
    </message>
    <message>
        <source>Read my hand</source>
        <translation>Mein Blatt vorlesen</translation>
    </message>
    <message>
        <source>Read the state of play</source>
        <translation>Spielstand vorlesen</translation>
    </message>
    <message>
        <source>Read the trick</source>
        <translation>Den Stich vorlesen</translation>
    </message>
    <message>
        <source>Redeal, or call a redeal</source>
        <translation>Neu geben oder Neugeben verlangen</translation>
    </message>
    <message>
        <source>Replay this deal</source>
        <translation>Dieselben Karten noch einmal</translation>
    </message>
    <message>
        <source>Rules of this table</source>
        <translation>Regeln dieses Tisches</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Punktezettel</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Langsamer</translation>
    </message>
    <message>
        <source>Sort hand</source>
        <translation>Blatt sortieren</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>The same with more than ten cards</source>
        <translation>Dasselbe bei mehr als zehn Karten</translation>
    </message>
    <message>
        <source>View and speech</source>
        <translation>Sehen und hören</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Deine Partien</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Dein Blatt</translation>
    </message>
    <message>
        <source>Your profile</source>
        <translation>Dein Profil</translation>
    </message>
    <message>
        <source>its letter</source>
        <translation>ihr Buchstabe</translation>
    </message>
    <message>
        <source>its number, then the letter of its suit</source>
        <translation>seine Zahl, dann der Buchstabe der Farbe</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>keine Taste</translation>
    </message>
    <message>
        <source>{enter} or {space}</source>
        <translation>{enter} oder {space}</translation>
    </message>
    <message>
        <source>← →</source>
        <translation>← →</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>Start fresh</source>
        <translation>Neu anfangen</translation>
    </message>
    <message>
        <source>The backup has been restored.</source>
        <translation>Die Sicherung ist wiederhergestellt.</translation>
    </message>
    <message>
        <source>The database is damaged</source>
        <translation>Die Datenbank ist beschädigt</translation>
    </message>
    <message>
        <source>There is a backup from {moment}. It doesn't include what was played since. The damaged file is kept at {path}.</source>
        <translation>Es gibt eine Sicherung vom {moment}. Was seitdem gespielt wurde, fehlt darin. Die beschädigte Datei bleibt unter {path}.</translation>
    </message>
    <message>
        <source>Use the backup</source>
        <translation>Sicherung verwenden</translation>
    </message>
    <message numerus="yes">
        <source>{n} saved games are damaged and can't be resumed.</source>
        <translation>
            <numerusform>Eine gespeicherte Partie ist beschädigt und kann nicht fortgesetzt werden.</numerusform>
            <numerusform>{n} gespeicherte Partien sind beschädigt und können nicht fortgesetzt werden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>Bid</source>
        <translation>Gebot</translation>
    </message>
    <message>
        <source>Board {number} of {boards}</source>
        <translation>Board {number} von {boards}</translation>
    </message>
    <message>
        <source>Don't trust it</source>
        <translation>Trau ihm nicht</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>High bid</source>
        <translation>Höchstes Gebot</translation>
    </message>
    <message>
        <source>Nobody bid</source>
        <translation>Niemand hat geboten</translation>
    </message>
    <message>
        <source>Not verified</source>
        <translation>Nicht geprüft</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>Runde {number} von {rounds}</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Spielstand</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Tricks bid</source>
        <translation>Gereizte Stiche</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keins</translation>
    </message>
    <message>
        <source>not named yet</source>
        <translation>noch nicht bestimmt</translation>
    </message>
    <message>
        <source>{bids} of {tricks}</source>
        <translation>{bids} von {tricks}</translation>
    </message>
    <message numerus="yes">
        <source>{n} redeals</source>
        <translation>
            <numerusform>{n}-mal neu gegeben</numerusform>
            <numerusform>{n}-mal neu gegeben</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Suits</name>
    <message>
        <source>Air</source>
        <translation>Luft</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>Earth</source>
        <translation>Erde</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Feuer</translation>
    </message>
    <message>
        <source>Glacier blue</source>
        <translation>Gletscherblau</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>No Trump</source>
        <translation>Ohne Trumpf</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Rust</source>
        <translation>Rost</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>Vermilion</source>
        <translation>Zinnober</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Any card may follow</source>
        <translation>Jede Karte darf folgen</translation>
    </message>
    <message>
        <source>Asked for: {suit}</source>
        <translation>Verlangt: {suit}</translation>
    </message>
    <message>
        <source>Bid made</source>
        <translation>Gebot erfüllt</translation>
    </message>
    <message>
        <source>Bids {bids}, tricks {tricks}</source>
        <translation>Gebote {bids}, Stiche {tricks}</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message numerus="yes">
        <source>Chat ({n})</source>
        <translation>
            <numerusform>Chat ({n})</numerusform>
            <numerusform>Chat ({n})</numerusform>
        </translation>
    </message>
    <message>
        <source>It's your turn.</source>
        <translation>Du bist dran.</translation>
    </message>
    <message>
        <source>Lead a card</source>
        <translation>Spiel eine Karte aus</translation>
    </message>
    <message>
        <source>Led: {suit}</source>
        <translation>Ausgespielt: {suit}</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Log, chat and people</source>
        <translation>Protokoll, Chat und Leute</translation>
    </message>
    <message>
        <source>No game in progress.</source>
        <translation>Gerade wird nicht gespielt.</translation>
    </message>
    <message>
        <source>On the table: {cards}.</source>
        <translation>Auf dem Tisch: {cards}.</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>Pause.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Leute</translation>
    </message>
    <message>
        <source>Points this hand</source>
        <translation>Punkte in diesem Spiel</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Gebot verfehlt</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>The bid is safe</source>
        <translation>Das Gebot ist sicher</translation>
    </message>
    <message>
        <source>The bidders are set</source>
        <translation>Das Gebot ist verfehlt</translation>
    </message>
    <message>
        <source>The next card decides the suit</source>
        <translation>Die nächste Karte bestimmt die Farbe</translation>
    </message>
    <message>
        <source>Tricks this hand</source>
        <translation>Stiche in diesem Spiel</translation>
    </message>
    <message>
        <source>Trump: {suit}.</source>
        <translation>Trumpf: {suit}.</translation>
    </message>
    <message>
        <source>{name} is winning the trick.</source>
        <translation>{name} liegt im Stich vorn.</translation>
    </message>
    <message>
        <source>{name} wins the auction with {call}</source>
        <translation>{name} gewinnt die Reizung mit {call}</translation>
    </message>
    <message>
        <source>{name}'s turn.</source>
        <translation>{name} ist dran.</translation>
    </message>
    <message>
        <source>{name}: {count}</source>
        <translation>{name}: {count}</translation>
    </message>
    <message numerus="yes">
        <source>{n} points</source>
        <translation>
            <numerusform>{n} Punkt</numerusform>
            <numerusform>{n} Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{taken} of {goal}</source>
        <translation>{taken} von {goal}</translation>
    </message>
</context>
<context>
    <name>Table bar</name>
    <message>
        <source>Call a renege</source>
        <translation>Falsches Bedienen melden</translation>
    </message>
    <message>
        <source>Call renege</source>
        <translation>Falsch bedient</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Beanspruchen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Did an opponent fail to follow suit?</source>
        <translation>Hat ein Gegner nicht bedient, obwohl er konnte?</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>If so, the cards go back or the hand ends. If not, everyone sees that you called.</source>
        <translation>Wenn ja, gehen die Karten zurück oder das Spiel endet. Wenn nein, sehen alle die Meldung.</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>Keine Animation</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play for me</source>
        <translation>Für mich spielen</translation>
    </message>
    <message>
        <source>Play myself</source>
        <translation>Selbst spielen</translation>
    </message>
    <message>
        <source>Play myself again</source>
        <translation>Selbst weiterspielen</translation>
    </message>
    <message>
        <source>React</source>
        <translation>Reagieren</translation>
    </message>
    <message>
        <source>Replay deal</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Karte zurück</translation>
    </message>
    <message>
        <source>Take back the wrong card</source>
        <translation>Falsche Karte zurücknehmen</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Wrong card</source>
        <translation>Falsche Karte</translation>
    </message>
    <message>
        <source>{title} ({count} new)</source>
        <translation>{title} ({count} neu)</translation>
    </message>
</context>
<context>
    <name>UndoBanner</name>
    <message>
        <source>Agree</source>
        <translation>Zustimmen</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>You asked to take back your last move. Waiting for the others…</source>
        <translation>Du möchtest deinen letzten Zug zurücknehmen. Die anderen sind gefragt…</translation>
    </message>
    <message numerus="yes">
        <source>{n} s</source>
        <translation>
            <numerusform>{n} s</numerusform>
            <numerusform>{n} s</numerusform>
        </translation>
    </message>
    <message>
        <source>{wish} Waiting for the others…</source>
        <translation>{wish} Die anderen sind gefragt…</translation>
    </message>
</context>
<context>
    <name>WaitingRoom</name>
    <message>
        <source>About this table</source>
        <translation>Über diesen Tisch</translation>
    </message>
    <message>
        <source>All seats are taken.</source>
        <translation>Alle Plätze sind besetzt.</translation>
    </message>
    <message>
        <source>Asking to join “{table}”</source>
        <translation>Anfrage an „{table}“</translation>
    </message>
    <message>
        <source>Bot level: {level}.</source>
        <translation>Stufe der Bots: {level}.</translation>
    </message>
    <message>
        <source>Bots fill the empty seats when you start.</source>
        <translation>Bots nehmen die freien Plätze, wenn du beginnst.</translation>
    </message>
    <message>
        <source>Bots keep their seats until the game ends.</source>
        <translation>Bots behalten ihre Plätze, bis die Partie zu Ende ist.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Change rules…</source>
        <translation>Regeln ändern…</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy: {name}</source>
        <translation>Kopieren: {name}</translation>
    </message>
    <message>
        <source>Everyone here sees the same words, unless someone is intercepting the connection.</source>
        <translation>Alle hier sehen dieselben Wörter, außer wenn jemand die Verbindung abfängt.</translation>
    </message>
    <message>
        <source>If the table doesn't show up, use the address:</source>
        <translation>Falls der Tisch nicht erscheint, nimm die Adresse:</translation>
    </message>
    <message>
        <source>Invite friends</source>
        <translation>Freunde einladen</translation>
    </message>
    <message>
        <source>Join with this code:</source>
        <translation>Beitreten mit diesem Code:</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Moves can be taken back if everyone agrees.</source>
        <translation>Züge dürfen zurückgenommen werden, wenn alle zustimmen.</translation>
    </message>
    <message>
        <source>No spectators.</source>
        <translation>Keine Zuschauer.</translation>
    </message>
    <message>
        <source>Not ready yet: {names}</source>
        <translation>Noch nicht bereit: {names}</translation>
    </message>
    <message>
        <source>One seat is free.</source>
        <translation>Ein Platz ist frei.</translation>
    </message>
    <message>
        <source>Players may ask for hints.</source>
        <translation>Tipps sind erlaubt.</translation>
    </message>
    <message>
        <source>Press Ready when you are.</source>
        <translation>Sag, wenn du bereit bist.</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Ich bin bereit</translation>
    </message>
    <message>
        <source>Rules at this table</source>
        <translation>Regeln an diesem Tisch</translation>
    </message>
    <message>
        <source>Safety words</source>
        <translation>Sicherheitswörter</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>Hier sitzen</translation>
    </message>
    <message>
        <source>Sit here, at {seat}</source>
        <translation>Hier sitzen, auf {seat}</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Partie beginnen</translation>
    </message>
    <message>
        <source>Table address</source>
        <translation>Adresse des Tisches</translation>
    </message>
    <message>
        <source>Table code</source>
        <translation>Code des Tisches</translation>
    </message>
    <message>
        <source>Take an open seat, or just watch.</source>
        <translation>Nimm einen freien Platz, oder bleib und sieh zu.</translation>
    </message>
    <message>
        <source>The host approves each player.</source>
        <translation>Der Gastgeber lässt alle einzeln herein.</translation>
    </message>
    <message>
        <source>The host starts once everyone is ready.</source>
        <translation>Der Gastgeber beginnt, wenn alle bereit sind.</translation>
    </message>
    <message>
        <source>Waiting room</source>
        <translation>Warteraum</translation>
    </message>
    <message>
        <source>You're in as soon as the host says yes.</source>
        <translation>Du bist drin, sobald der Gastgeber zustimmt.</translation>
    </message>
    <message>
        <source>{name} copied.</source>
        <translation>{name} kopiert.</translation>
    </message>
    <message numerus="yes">
        <source>{n} seats are free.</source>
        <translation>
            <numerusform>{n} Platz ist frei.</numerusform>
            <numerusform>{n} Plätze sind frei.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} seconds per turn.</source>
        <translation>
            <numerusform>{n} Sekunde pro Zug.</numerusform>
            <numerusform>{n} Sekunden pro Zug.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Account {name} deleted.</source>
        <translation>Das Konto {name} ist gelöscht.</translation>
    </message>
    <message>
        <source>An account keeps your games and shows friends on the network that it's really you. It stays on this computer: nothing is sent anywhere, and no email is needed.

Or just play as a guest.</source>
        <translation>Ein Konto bewahrt deine Partien und lässt Freunde im Netzwerk wissen, dass du es bist. Es liegt nur auf diesem Computer: nichts wird irgendwohin gesendet, und nach einer Adresse fragt niemand.

Oder setz dich als Gast und spiel sofort.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Bird</source>
        <translation>Vogel</translation>
    </message>
    <message>
        <source>Continue as guest</source>
        <translation>Als Gast weiter</translation>
    </message>
    <message>
        <source>Create a new account</source>
        <translation>Neues Konto anlegen</translation>
    </message>
    <message>
        <source>Create a new account. It has a new key, so friends will see a note that your name now has a different key. They can accept it.</source>
        <translation>Leg ein neues Konto an. Es hat einen neuen Schlüssel; Freunde sehen deinen alten Namen mit dem Hinweis, dass es nicht derselbe Schlüssel ist wie zuvor. Sie können ihn annehmen.</translation>
    </message>
    <message>
        <source>Create account</source>
        <translation>Konto anlegen</translation>
    </message>
    <message>
        <source>Create an account</source>
        <translation>Ein Konto anlegen</translation>
    </message>
    <message>
        <source>Delete the account {name}…</source>
        <translation>Konto {name} löschen…</translation>
    </message>
    <message>
        <source>Delete the old account if you want its name back.</source>
        <translation>Lösche das alte Konto, wenn du seinen Namen zurückhaben willst.</translation>
    </message>
    <message>
        <source>Delete the old account…</source>
        <translation>Altes Konto löschen…</translation>
    </message>
    <message>
        <source>Delete this account…</source>
        <translation>Dieses Konto löschen…</translation>
    </message>
    <message>
        <source>Display name</source>
        <translation>Anzeigename</translation>
    </message>
    <message>
        <source>Five card games for friends and clever birds.</source>
        <translation>Fünf Kartenspiele für Freunde und kluge Vögel.</translation>
    </message>
    <message>
        <source>Forgot your password?</source>
        <translation>Passwort vergessen?</translation>
    </message>
    <message>
        <source>Guest {bird}</source>
        <translation>Gast {bird}</translation>
    </message>
    <message>
        <source>Last played today</source>
        <translation>Zuletzt heute hier</translation>
    </message>
    <message>
        <source>Last played yesterday</source>
        <translation>Zuletzt gestern hier</translation>
    </message>
    <message numerus="yes">
        <source>Last played {n} days ago</source>
        <translation>
            <numerusform>Zuletzt vor {n} Tag hier</numerusform>
            <numerusform>Zuletzt vor {n} Tagen hier</numerusform>
        </translation>
    </message>
    <message>
        <source>More about {name}</source>
        <translation>Mehr zu {name}</translation>
    </message>
    <message>
        <source>Needs a password.</source>
        <translation>Braucht ein Passwort.</translation>
    </message>
    <message>
        <source>New here? Learn in five minutes</source>
        <translation>Neu hier? Lerne es in fünf Minuten</translation>
    </message>
    <message>
        <source>No one can recover or reset it. The password isn't stored anywhere: it encrypts the secret key that identifies you to other players, and without it the key stays locked.</source>
        <translation>Niemand kann es wiederherstellen oder zurücksetzen. Das Passwort ist nirgends gespeichert: es verschlüsselt den geheimen Schlüssel, an dem dich andere erkennen, und ohne es bleibt er verschlossen.</translation>
    </message>
    <message>
        <source>No password.</source>
        <translation>Kein Passwort.</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>Play as a guest</source>
        <translation>Als Gast spielen</translation>
    </message>
    <message>
        <source>Play as {name}</source>
        <translation>Als {name} spielen</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Anmelden</translation>
    </message>
    <message>
        <source>The password locks your account's key. No one can look it up or reset it, so keep it somewhere safe.</source>
        <translation>Das Passwort verschließt den Schlüssel deines Kontos. Niemand kann es nachschlagen oder zurücksetzen, also notiere es an einem sicheren Ort.</translation>
    </message>
    <message>
        <source>This permanently destroys its secret key and its games: no one can play as this person again, not even with a new account of the same name.</source>
        <translation>Das vernichtet den geheimen Schlüssel und die Partien endgültig: Niemand kann mehr als diese Person spielen, auch nicht mit einem neuen Konto gleichen Namens.</translation>
    </message>
    <message>
        <source>Try again: check Caps Lock and your keyboard layout, and show the password.</source>
        <translation>Versuch es noch einmal: achte auf die Feststelltaste und die Sprache der Tastatur, und lass dir das Passwort zeigen.</translation>
    </message>
    <message>
        <source>Unlocking your account</source>
        <translation>Konto wird entsperrt</translation>
    </message>
    <message>
        <source>Welcome back</source>
        <translation>Willkommen zurück</translation>
    </message>
    <message>
        <source>Welcome back, {name}</source>
        <translation>Willkommen zurück, {name}</translation>
    </message>
    <message>
        <source>Welcome to the table</source>
        <translation>Willkommen am Tisch</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>Was du tun kannst</translation>
    </message>
    <message>
        <source>Who is playing?</source>
        <translation>Wer spielt?</translation>
    </message>
    <message>
        <source>You can play, host and join without an account. Games you leave are kept here under your name.</source>
        <translation>Auch ohne Konto kannst du spielen, Tische öffnen und dich dazusetzen. Partien, die du verlässt, warten hier unter deinem Namen auf dich.</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>&amp;About Rook13</source>
        <translation>Ü&amp;ber Rook13</translation>
    </message>
    <message>
        <source>&amp;Check this computer…</source>
        <translation>Diesen &amp;Computer prüfen …</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>&amp;Tisch verlassen</translation>
    </message>
    <message>
        <source>&amp;New table…</source>
        <translation>&amp;Neuer Tisch…</translation>
    </message>
    <message>
        <source>&amp;New version?</source>
        <translation>&amp;Neue Version?</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;User guide</source>
        <translation>&amp;Anleitung</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Your games</source>
        <translation>&amp;Deine Partien</translation>
    </message>
    <message>
        <source>Log &amp;out</source>
        <translation>&amp;Abmelden</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>&amp;Problem melden …</translation>
    </message>
    <message>
        <source>Your pro&amp;file</source>
        <translation>Dein Pro&amp;fil</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>1 point</source>
        <translation>1 Punkt</translation>
    </message>
    <message>
        <source>1 trick</source>
        <translation>1 Stich</translation>
    </message>
    <message>
        <source>A bot ({level}) plays for {seat}.</source>
        <translation>Ein Bot ({level}) spielt für {seat}.</translation>
    </message>
    <message>
        <source>A bot ({level}) sits at {seat}.</source>
        <translation>Ein Bot ({level}) sitzt auf Platz {seat}.</translation>
    </message>
    <message>
        <source>A bot plays this seat; sit down to take it back.</source>
        <translation>Ein Bot spielt auf diesem Platz; setz dich, um ihn zurückzunehmen.</translation>
    </message>
    <message>
        <source>A firewall on this computer is blocking its port.</source>
        <translation>Eine Firewall auf diesem Computer sperrt seinen Port.</translation>
    </message>
    <message>
        <source>A name needs 1 to 24 visible characters.</source>
        <translation>Ein Name braucht 1 bis 24 sichtbare Zeichen.</translation>
    </message>
    <message>
        <source>A table can't be set up like this: check “{detail}”.</source>
        <translation>So lässt sich kein Tisch einrichten: sieh dir „{detail}“ an.</translation>
    </message>
    <message>
        <source>A table of the duplicate session has finished a board.</source>
        <translation>Ein Tisch des Duplikat-Turniers hat ein Board beendet.</translation>
    </message>
    <message>
        <source>A window can be opened ({platform}).</source>
        <translation>Ein Fenster lässt sich öffnen ({platform}).</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>All tables of a duplicate session play by the same rules.</source>
        <translation>Alle Tische eines Duplikat-Turniers spielen nach denselben Regeln.</translation>
    </message>
    <message>
        <source>An account with this name already exists.</source>
        <translation>Ein Konto mit diesem Namen gibt es schon.</translation>
    </message>
    <message>
        <source>An expert would do this.</source>
        <translation>Ein Experte würde das tun.</translation>
    </message>
    <message>
        <source>An expert would have played {card} there.</source>
        <translation>Ein Experte hätte dort {card} gespielt.</translation>
    </message>
    <message>
        <source>An opponent just played a suit they hadn't followed before.</source>
        <translation>Ein Gegner hat eine Farbe gespielt, die er vorher nicht bedient hat.</translation>
    </message>
    <message>
        <source>Another game?</source>
        <translation>Noch eine Partie?</translation>
    </message>
    <message>
        <source>Another program is blocking the search for tables (port 5353).</source>
        <translation>Ein anderes Programm verhindert die Suche nach Tischen (Port 5353).</translation>
    </message>
    <message>
        <source>Another program is using {path}.</source>
        <translation>Ein anderes Programm benutzt {path}.</translation>
    </message>
    <message>
        <source>Avoidable.</source>
        <translation>Vermeidbar.</translation>
    </message>
    <message>
        <source>Best discard for {seat}: {cards} with {trump} as trump, {value}.</source>
        <translation>Am besten für {seat} war, {cards} abzulegen, mit {trump} als Trumpf: {value}.</translation>
    </message>
    <message>
        <source>Best discard for {seat}: {cards}, {value}.</source>
        <translation>Am besten für {seat} war, {cards} abzulegen: {value}.</translation>
    </message>
    <message>
        <source>Bid {call}</source>
        <translation>Biete {call}</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Reizen</translation>
    </message>
    <message>
        <source>Bidding is under way.</source>
        <translation>Es wird gereizt.</translation>
    </message>
    <message>
        <source>Bids go in steps of five.</source>
        <translation>Gebote gehen in Fünferschritten.</translation>
    </message>
    <message>
        <source>Bots keep their seats at this table until the game is over.</source>
        <translation>An diesem Tisch behalten Bots ihre Plätze, bis die Partie zu Ende ist.</translation>
    </message>
    <message>
        <source>Call a redeal</source>
        <translation>Verlange neue Karten</translation>
    </message>
    <message>
        <source>Call a renege</source>
        <translation>Melde falsches Bedienen</translation>
    </message>
    <message>
        <source>Can't find the computer {place}.</source>
        <translation>Der Computer {place} ist nicht zu finden.</translation>
    </message>
    <message>
        <source>Can't reach {place} from here.</source>
        <translation>{place} ist von hier nicht zu erreichen.</translation>
    </message>
    <message>
        <source>Can't read or write {path}.</source>
        <translation>{path} lässt sich nicht lesen oder schreiben.</translation>
    </message>
    <message>
        <source>Can't read “{detail}”.</source>
        <translation>„{detail}“ ist nicht zu lesen.</translation>
    </message>
    <message>
        <source>Centre card</source>
        <translation>Mittelkarte</translation>
    </message>
    <message>
        <source>Claim the rest</source>
        <translation>Beanspruche den Rest</translation>
    </message>
    <message>
        <source>Claims aren't allowed in this game.</source>
        <translation>In diesem Spiel wird der Rest nicht beansprucht.</translation>
    </message>
    <message>
        <source>Compiled: bots think at full speed.</source>
        <translation>Kompiliert: Bots denken mit voller Geschwindigkeit.</translation>
    </message>
    <message>
        <source>Connection lost; you can't play until it's back.</source>
        <translation>Verbindung verloren; du kannst erst weiterspielen, wenn sie wieder da ist.</translation>
    </message>
    <message>
        <source>Counters can't be discarded.</source>
        <translation>Zählkarten dürfen nicht abgelegt werden.</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>Datenbank</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Gib die Karten</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Gib neu</translation>
    </message>
    <message>
        <source>Deal {deal} isn't verified: your part of the shuffle isn't in it.</source>
        <translation>Spiel {deal} ist nicht geprüft: Dein Anteil am Mischen ist nicht dabei.</translation>
    </message>
    <message>
        <source>Deal {deal} was shuffled again at {host}'s table. The shuffle before it was thrown away.</source>
        <translation>Spiel {deal} wurde am Tisch von {host} noch einmal gemischt. Was davor gemischt war, wurde weggeworfen.</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>Discard {cards}</source>
        <translation>Leg {cards} ab</translation>
    </message>
    <message>
        <source>Discard {cards} and make {suit} trump</source>
        <translation>Leg {cards} ab und mach {suit} zum Trumpf</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Bildschirm</translation>
    </message>
    <message>
        <source>Don't trust deal {deal}: more than one player withheld their part of the shuffle.</source>
        <translation>Trau Spiel {deal} nicht: Mehr als ein Spieler hat seinen Anteil am Mischen zurückgehalten.</translation>
    </message>
    <message>
        <source>Don't trust deal {deal}: the host's proof of the shuffle doesn't hold.</source>
        <translation>Trau Spiel {deal} nicht: Der Nachweis des Gastgebers fürs Mischen stimmt nicht.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Every seat must get the right number of cards, and every card must be dealt once.</source>
        <translation>Jeder Platz muss die richtige Zahl von Karten bekommen, und jede Karte muss genau einmal vorkommen.</translation>
    </message>
    <message>
        <source>Every trick costs you; expect about {amount}.</source>
        <translation>Jeder Stich kostet; zu erwarten sind etwa {amount}.</translation>
    </message>
    <message>
        <source>Everyone is shuffling deal {deal}.</source>
        <translation>Die Karten für Spiel {deal} werden von allen gemischt.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Firewall</source>
        <translation>Firewall</translation>
    </message>
    <message>
        <source>Fonts</source>
        <translation>Schriften</translation>
    </message>
    <message>
        <source>Fowl</source>
        <translation>Fowl</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Partie zu Ende</translation>
    </message>
    <message>
        <source>Go-down</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>Good game!</source>
        <translation>Gute Partie!</translation>
    </message>
    <message>
        <source>Good luck!</source>
        <translation>Viel Glück!</translation>
    </message>
    <message>
        <source>Goodbye!</source>
        <translation>Bis bald!</translation>
    </message>
    <message>
        <source>Grr!</source>
        <translation>Grr!</translation>
    </message>
    <message>
        <source>Ha ha!</source>
        <translation>Haha!</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>Spiel zu Ende</translation>
    </message>
    <message>
        <source>Hand {hand}, action {action}: {problem}</source>
        <translation>Spiel {hand}, Zug {action}: {problem}</translation>
    </message>
    <message>
        <source>Hand {hand}: {problem}</source>
        <translation>Spiel {hand}: {problem}</translation>
    </message>
    <message>
        <source>Hand {number}: {dealer} dealt and turned up {turned}.</source>
        <translation>Spiel {number}: {dealer} hat gegeben und {turned} aufgedeckt.</translation>
    </message>
    <message>
        <source>Hand {number}: {dealer} dealt.</source>
        <translation>Spiel {number}: {dealer} hat gegeben.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Hello!</source>
        <translation>Hallo!</translation>
    </message>
    <message>
        <source>Hmm…</source>
        <translation>Hm …</translation>
    </message>
    <message>
        <source>Infinity</source>
        <translation>Unendlich</translation>
    </message>
    <message>
        <source>It cut the chance of winning by {percent}%.</source>
        <translation>Das senkte die Gewinnchance um {percent} %.</translation>
    </message>
    <message>
        <source>It's someone else's turn.</source>
        <translation>Jemand anders ist an der Reihe.</translation>
    </message>
    <message>
        <source>It's the only card you can play.</source>
        <translation>Eine andere Karte darfst du nicht spielen.</translation>
    </message>
    <message>
        <source>It's your strongest suit.</source>
        <translation>Das ist deine stärkste Farbe.</translation>
    </message>
    <message>
        <source>It's {player}'s turn.</source>
        <translation>{player} ist an der Reihe.</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>King</source>
        <translation>König</translation>
    </message>
    <message>
        <source>Kitty</source>
        <translation>Stock</translation>
    </message>
    <message>
        <source>Let me think.</source>
        <translation>Lass mich überlegen.</translation>
    </message>
    <message>
        <source>Make {suit} trump</source>
        <translation>Mach {suit} zum Trumpf</translation>
    </message>
    <message>
        <source>Misère at any time (misere_any_time) needs misère (misere) to be on.</source>
        <translation>Misère zu jeder Zeit (misere_any_time) geht nur, wenn Misère (misere) an ist.</translation>
    </message>
    <message>
        <source>Multicast</source>
        <translation>Multicast</translation>
    </message>
    <message>
        <source>Multicast, needed to find tables, isn't getting through; check the firewall.</source>
        <translation>Multicast, mit dem Tische gefunden werden, kommt nicht durch; sieh nach der Firewall.</translation>
    </message>
    <message>
        <source>Naming trump</source>
        <translation>Trumpf nennen</translation>
    </message>
    <message>
        <source>Nest</source>
        <translation>Nest</translation>
    </message>
    <message>
        <source>Nice try!</source>
        <translation>Guter Versuch!</translation>
    </message>
    <message>
        <source>No Trump</source>
        <translation>Ohne Trumpf</translation>
    </message>
    <message>
        <source>No answer from {place}. A firewall may be blocking it.</source>
        <translation>Keine Antwort von {place}. Vielleicht ist eine Firewall dazwischen.</translation>
    </message>
    <message>
        <source>No better discard or trump was found for {seat}.</source>
        <translation>Für {seat} fand sich weder eine bessere Ablage noch ein besserer Trumpf.</translation>
    </message>
    <message>
        <source>No clearly better discard or trump was found for {seat} (estimated).</source>
        <translation>Für {seat} fand sich weder eine deutlich bessere Ablage noch ein deutlich besserer Trumpf (geschätzt).</translation>
    </message>
    <message>
        <source>No costly mistakes.</source>
        <translation>Keine teuren Fehler.</translation>
    </message>
    <message>
        <source>No display found. You can still play in the terminal.</source>
        <translation>Kein Bildschirm gefunden. Im Terminal kannst du trotzdem spielen.</translation>
    </message>
    <message>
        <source>No font has all of {suits}. Install more, such as DejaVu.</source>
        <translation>Keine Schrift hat alle Zeichen {suits}. Installiere weitere, zum Beispiel DejaVu.</translation>
    </message>
    <message>
        <source>No fonts found, so no text can be shown. Install some, such as DejaVu.</source>
        <translation>Keine gefunden, also kann kein Text gezeigt werden. Installiere welche, zum Beispiel DejaVu.</translation>
    </message>
    <message>
        <source>No game in progress.</source>
        <translation>Gerade wird nicht gespielt.</translation>
    </message>
    <message>
        <source>No host on this network has a table with this code.</source>
        <translation>Kein Gastgeber in diesem Netzwerk hat einen Tisch mit diesem Code.</translation>
    </message>
    <message>
        <source>No one by that name is at the table.</source>
        <translation>Niemand mit diesem Namen ist am Tisch.</translation>
    </message>
    <message>
        <source>No one by that name is waiting to join.</source>
        <translation>Niemand mit diesem Namen wartet auf Einlass.</translation>
    </message>
    <message>
        <source>No one has asked to take back a move.</source>
        <translation>Niemand möchte etwas zurücknehmen.</translation>
    </message>
    <message>
        <source>No opponent has failed to follow.</source>
        <translation>Kein Gegner hat falsch bedient.</translation>
    </message>
    <message>
        <source>No sounds: there is no audio output.</source>
        <translation>Kein Ton: Es gibt keine Audioausgabe.</translation>
    </message>
    <message>
        <source>No sounds: {reason}</source>
        <translation>Kein Ton: {reason}</translation>
    </message>
    <message>
        <source>No table has this code.</source>
        <translation>Kein Tisch hat diesen Code.</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Ohne Trumpf</translation>
    </message>
    <message>
        <source>No trump.</source>
        <translation>Kein Trumpf.</translation>
    </message>
    <message>
        <source>Nobody bid exactly right.</source>
        <translation>Niemand bot genau richtig.</translation>
    </message>
    <message>
        <source>Nobody bid, so every trick costs its side 10 points.</source>
        <translation>Niemand bot, also kostet jeder Stich seine Seite 10 Punkte.</translation>
    </message>
    <message>
        <source>Nobody bid. The deal passes on.</source>
        <translation>Niemand bot, also gibt der nächste Geber.</translation>
    </message>
    <message>
        <source>Nobody made their bid.</source>
        <translation>Niemand machte, was geboten war.</translation>
    </message>
    <message>
        <source>None found on this computer.</source>
        <translation>Auf diesem Computer wurde keine gefunden.</translation>
    </message>
    <message>
        <source>None yet. It will be created at {path}.</source>
        <translation>Noch keine. Sie wird unter {path} angelegt.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Not compiled: strong bots can't think as far ahead.</source>
        <translation>Nicht kompiliert: Starke Bots denken weniger weit voraus.</translation>
    </message>
    <message>
        <source>Not everyone is ready yet.</source>
        <translation>Noch sind nicht alle bereit.</translation>
    </message>
    <message>
        <source>Nothing can be saved in {path}.</source>
        <translation>In {path} kann nichts gespeichert werden.</translation>
    </message>
    <message>
        <source>Nothing comes through on {interface} ({address}), so tables there can't be found. Join them by address.</source>
        <translation>Auf {interface} ({address}) kommt nichts an, deshalb werden Tische dort nicht gefunden. Tritt ihnen über ihre Adresse bei.</translation>
    </message>
    <message>
        <source>Nothing is listening at {place}. Is the table still open, and is the port right?</source>
        <translation>Unter {place} hört niemand zu. Ist der Tisch noch offen, und ist das sein Port?</translation>
    </message>
    <message>
        <source>Nothing was entered.</source>
        <translation>Es wurde nichts eingegeben.</translation>
    </message>
    <message>
        <source>Oh no…</source>
        <translation>Oh nein …</translation>
    </message>
    <message>
        <source>Oh!</source>
        <translation>Oh!</translation>
    </message>
    <message>
        <source>Once you pass, you're out of the bidding.</source>
        <translation>Wer gepasst hat, hat für dieses Spiel gepasst.</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>Einen Moment, bitte.</translation>
    </message>
    <message>
        <source>Only cards from the hand can be discarded.</source>
        <translation>Nur Karten aus dem Blatt können abgelegt werden.</translation>
    </message>
    <message>
        <source>Only the dealer can do that.</source>
        <translation>Das darf nur der Geber.</translation>
    </message>
    <message>
        <source>Only the host can do that.</source>
        <translation>Das darf nur der Gastgeber des Tisches.</translation>
    </message>
    <message>
        <source>Only the player on lead can claim.</source>
        <translation>Nur wer ausspielt, darf den Rest beanspruchen.</translation>
    </message>
    <message>
        <source>Oops!</source>
        <translation>Hoppla!</translation>
    </message>
    <message>
        <source>Others of this game play on at {name}'s table: {people}.</source>
        <translation>Andere aus dieser Partie spielen am Tisch von {name} weiter: {people}.</translation>
    </message>
    <message>
        <source>Par for this deal: about {call} by {seat} (estimated).</source>
        <translation>Das Beste aus diesen Karten: etwa {call} von {seat} (geschätzt).</translation>
    </message>
    <message>
        <source>Par for this deal: no makeable contract.</source>
        <translation>Das Beste aus diesen Karten: kein Kontrakt war zu erfüllen.</translation>
    </message>
    <message>
        <source>Par for this deal: {call} by {seat}.</source>
        <translation>Das Beste aus diesen Karten: {call} von {seat}.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passe</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Spiel {card}</translation>
    </message>
    <message>
        <source>Play {card} and ask for {suit}</source>
        <translation>Spiel {card} und verlange {suit}</translation>
    </message>
    <message>
        <source>Players must follow suit.</source>
        <translation>Die ausgespielte Farbe muss bedient werden.</translation>
    </message>
    <message>
        <source>Players who can't follow suit must play a trump.</source>
        <translation>Wer nicht bedienen kann, muss trumpfen.</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Port {port} and the next ones are in use by other programs.</source>
        <translation>Der Port {port} und die danach werden von anderen Programmen benutzt.</translation>
    </message>
    <message>
        <source>Port {port} is free for your tables.</source>
        <translation>Port {port} ist für deine Tische frei.</translation>
    </message>
    <message>
        <source>Port {port} is in use, perhaps by one of your tables. The next one will use {other}.</source>
        <translation>Port {port} ist belegt, vielleicht von einem deiner Tische. Der nächste benutzt {other}.</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>Rook</source>
        <translation>Rook</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Seat {seat} is locked.</source>
        <translation>Der Platz {seat} ist verschlossen.</translation>
    </message>
    <message>
        <source>Seat {seat} is open to anyone.</source>
        <translation>Der Platz {seat} ist für alle frei.</translation>
    </message>
    <message>
        <source>Seat {seat} is open.</source>
        <translation>Der Platz {seat} ist frei.</translation>
    </message>
    <message>
        <source>Shuffle of deal {deal} revealed.</source>
        <translation>Mischen von Spiel {deal} aufgedeckt.</translation>
    </message>
    <message>
        <source>Some cards are hidden, so it can't be replayed.</source>
        <translation>Einige Karten sind verdeckt, deshalb lässt es sich nicht nachspielen.</translation>
    </message>
    <message>
        <source>Somebody with your address already has a seat. Before the game, the host can give you one.</source>
        <translation>Jemand mit deiner Adresse hat schon einen Platz. Vor der Partie kann dir der Gastgeber einen geben.</translation>
    </message>
    <message>
        <source>Someone already called a renege wrongly; wait for the next card.</source>
        <translation>Es wurde schon grundlos falsches Bedienen gemeldet; warte auf die nächste Karte.</translation>
    </message>
    <message>
        <source>Someone at the table already has this name or one that looks like it.</source>
        <translation>Jemand anderes am Tisch heißt so oder so ähnlich.</translation>
    </message>
    <message>
        <source>Someone has already asked to take back a move.</source>
        <translation>Jemand möchte schon etwas zurücknehmen.</translation>
    </message>
    <message>
        <source>Someone on this host already has this name or one that looks like it; choose another.</source>
        <translation>Bei diesem Gastgeber heißt schon jemand so oder so ähnlich; nimm einen anderen Namen.</translation>
    </message>
    <message>
        <source>Something changed in the meantime; look again.</source>
        <translation>Inzwischen hat sich etwas geändert; sieh noch einmal hin.</translation>
    </message>
    <message>
        <source>Something happened in the game.</source>
        <translation>In der Partie ist etwas geschehen.</translation>
    </message>
    <message>
        <source>Sorry!</source>
        <translation>Tut mir leid!</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Sounds play on {device}.</source>
        <translation>Der Ton kommt aus {device}.</translation>
    </message>
    <message>
        <source>Tables can be found on {interface} ({address}).</source>
        <translation>Auf {interface} ({address}) lassen sich Tische finden.</translation>
    </message>
    <message>
        <source>Take the card back</source>
        <translation>Nimm die Karte zurück</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>Danke!</translation>
    </message>
    <message>
        <source>That card isn't in the hand.</source>
        <translation>Diese Karte ist nicht im Blatt.</translation>
    </message>
    <message>
        <source>That isn't what this seat had promised to add to the shuffle.</source>
        <translation>Das ist nicht, was dieser Platz fürs Mischen zugesagt hatte.</translation>
    </message>
    <message>
        <source>That redeal isn't allowed at this table.</source>
        <translation>Auf diese Art wird an diesem Tisch nicht neu gegeben.</translation>
    </message>
    <message>
        <source>That request is too old.</source>
        <translation>Diese Anfrage ist zu alt.</translation>
    </message>
    <message>
        <source>That request isn't valid.</source>
        <translation>Diese Anfrage ist ungültig.</translation>
    </message>
    <message>
        <source>That seat is taken.</source>
        <translation>Der Platz ist besetzt.</translation>
    </message>
    <message>
        <source>That's someone else's seat.</source>
        <translation>Das ist der Platz von jemand anderem.</translation>
    </message>
    <message>
        <source>That's the wrong number of cards to discard.</source>
        <translation>Das ist nicht die richtige Zahl von Karten zum Ablegen.</translation>
    </message>
    <message>
        <source>That's too long; keep it under 500 characters.</source>
        <translation>Das ist zu lang; höchstens 500 Zeichen.</translation>
    </message>
    <message>
        <source>The bid is above the maximum.</source>
        <translation>Das Gebot ist höher als das höchste, das es gibt.</translation>
    </message>
    <message>
        <source>The bid is too low.</source>
        <translation>Das Gebot ist zu niedrig.</translation>
    </message>
    <message>
        <source>The bidding has started, so it's too late for a redeal.</source>
        <translation>Es wurde schon geboten oder gepasst; fürs Neugeben ist es zu spät.</translation>
    </message>
    <message>
        <source>The bids were {calls}.</source>
        <translation>Die Gebote waren {calls}.</translation>
    </message>
    <message>
        <source>The bot at {seat} failed, so a simple move was made for it.</source>
        <translation>Der Bot auf {seat} versagte, und für ihn wurde ein einfacher Zug gemacht.</translation>
    </message>
    <message>
        <source>The cards are still being shuffled.</source>
        <translation>Die Karten werden noch gemischt.</translation>
    </message>
    <message>
        <source>The cards can still be thrown in.</source>
        <translation>Noch darf neu gegeben werden.</translation>
    </message>
    <message>
        <source>The database was damaged. It was kept as {path}, and a new one was started.</source>
        <translation>Die Datenbank war beschädigt. Sie liegt nun unter {path}, und eine neue ist angelegt.</translation>
    </message>
    <message>
        <source>The database was written by an early version of Rook13 and can't be read. It was kept as {path}, and a new one was started.</source>
        <translation>Die Datenbank stammt von einer frühen Version von Rook13 und ist nicht lesbar. Sie liegt nun unter {path}, und eine neue ist angelegt.</translation>
    </message>
    <message>
        <source>The deal has no cards.</source>
        <translation>Es wurde ohne Karten gegeben.</translation>
    </message>
    <message>
        <source>The deal was void: {seat} held {cards}.</source>
        <translation>Das Geben galt nicht, denn {seat} hielt {cards}.</translation>
    </message>
    <message>
        <source>The dealer can't make the bids add up to the number of tricks.</source>
        <translation>Der Geber darf nicht so bieten, dass die Gebote zusammen die Zahl der Stiche ergeben.</translation>
    </message>
    <message>
        <source>The dealer has already redealt this hand.</source>
        <translation>Der Geber hat dieses Spiel schon einmal neu gegeben.</translation>
    </message>
    <message>
        <source>The declarer is discarding.</source>
        <translation>Der Spielmacher legt Karten ab.</translation>
    </message>
    <message>
        <source>The disk is full: can't write {path}.</source>
        <translation>Der Datenträger ist voll: {path} kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>The duplicate session is over.</source>
        <translation>Das Duplikat-Turnier ist zu Ende.</translation>
    </message>
    <message>
        <source>The file {path} is damaged.</source>
        <translation>Die Datei {path} ist beschädigt.</translation>
    </message>
    <message>
        <source>The file {path} was written by a newer version of Rook13.</source>
        <translation>Die Datei {path} stammt von einer neueren Version von Rook13.</translation>
    </message>
    <message>
        <source>The file {path} was written by an early version of Rook13 and can't be read.</source>
        <translation>Die Datei {path} stammt von einer frühen Version von Rook13 und ist nicht lesbar.</translation>
    </message>
    <message>
        <source>The game continues.</source>
        <translation>Die Partie geht weiter.</translation>
    </message>
    <message>
        <source>The game has started; {first_dealer} deals first.</source>
        <translation>Die Partie hat begonnen; zuerst gibt {first_dealer}.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>The game is over; the host can start another.</source>
        <translation>Die Partie ist zu Ende; der Gastgeber kann eine weitere ansetzen.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Die Partie ist angehalten.</translation>
    </message>
    <message>
        <source>The game isn't over yet.</source>
        <translation>Die Partie ist noch nicht zu Ende.</translation>
    </message>
    <message>
        <source>The game isn't paused.</source>
        <translation>Die Partie ist nicht angehalten.</translation>
    </message>
    <message>
        <source>The game was already over.</source>
        <translation>Die Partie war schon zu Ende.</translation>
    </message>
    <message>
        <source>The hand is being played.</source>
        <translation>Die Stiche werden gespielt.</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>The hand was over.</source>
        <translation>Das Spiel war zu Ende.</translation>
    </message>
    <message>
        <source>The hook needs open bids, because the dealer has to know their sum.</source>
        <translation>Der Haken braucht offene Gebote, denn der Geber muss ihre Summe kennen.</translation>
    </message>
    <message>
        <source>The host at {place} has a certificate for another time. Is this computer's clock right?</source>
        <translation>Das Zertifikat des Gastgebers unter {place} gilt zu einer anderen Zeit. Geht die Uhr dieses Computers richtig?</translation>
    </message>
    <message>
        <source>The host at {place} has a different certificate than before; it may be someone else.</source>
        <translation>Der Gastgeber unter {place} hat ein anderes Zertifikat als früher; es könnte jemand anders sein.</translation>
    </message>
    <message>
        <source>The host at {place} has an invalid certificate.</source>
        <translation>Der Gastgeber unter {place} hat ein ungültiges Zertifikat.</translation>
    </message>
    <message>
        <source>The host at {place} hung up; it may be full.</source>
        <translation>Der Gastgeber unter {place} hat aufgelegt; vielleicht ist kein Platz mehr.</translation>
    </message>
    <message>
        <source>The host banned this player from the table.</source>
        <translation>Der Gastgeber hat diese Person vom Tisch ausgesperrt.</translation>
    </message>
    <message>
        <source>The host banned you from this table.</source>
        <translation>Der Gastgeber hat dich von diesem Tisch ausgesperrt.</translation>
    </message>
    <message>
        <source>The host banned {person}.</source>
        <translation>Der Gastgeber hat {person} ausgesperrt.</translation>
    </message>
    <message>
        <source>The host can't display this name; choose another.</source>
        <translation>Der Gastgeber kann diesen Namen nicht anzeigen; wähle einen anderen.</translation>
    </message>
    <message>
        <source>The host can't write its journal, so nothing was done.</source>
        <translation>Der Gastgeber kann sein Journal nicht schreiben, deshalb ist nichts geschehen.</translation>
    </message>
    <message>
        <source>The host changed the table settings.</source>
        <translation>Der Gastgeber hat die Einstellungen des Tisches geändert.</translation>
    </message>
    <message>
        <source>The host didn't let you in.</source>
        <translation>Der Gastgeber hat dich nicht hereingelassen.</translation>
    </message>
    <message>
        <source>The host didn't let {person} in.</source>
        <translation>Der Gastgeber hat {person} nicht hereingelassen.</translation>
    </message>
    <message>
        <source>The host disconnected because too much was sent.</source>
        <translation>Der Gastgeber hat die Verbindung beendet, weil zu viel gesendet wurde.</translation>
    </message>
    <message>
        <source>The host ended the connection because nothing was asked for.</source>
        <translation>Der Gastgeber hat die Verbindung beendet, weil nichts verlangt wurde.</translation>
    </message>
    <message>
        <source>The host ended the game.</source>
        <translation>Der Gastgeber hat die Partie beendet.</translation>
    </message>
    <message>
        <source>The host has locked this seat.</source>
        <translation>Der Gastgeber hat diesen Platz verschlossen.</translation>
    </message>
    <message>
        <source>The host has no listed tables; join a private one by its code.</source>
        <translation>Der Gastgeber zeigt keine Tische; an einen privaten kommst du mit seinem Code.</translation>
    </message>
    <message>
        <source>The host has no such table.</source>
        <translation>Der Gastgeber hat keinen solchen Tisch.</translation>
    </message>
    <message>
        <source>The host has several tables; choose one.</source>
        <translation>Der Gastgeber hat mehrere Tische; wähle einen.</translation>
    </message>
    <message>
        <source>The host has stopped.</source>
        <translation>Der Gastgeber hat aufgehört.</translation>
    </message>
    <message>
        <source>The host hasn't let you in yet.</source>
        <translation>Der Gastgeber hat dich noch nicht hereingelassen.</translation>
    </message>
    <message>
        <source>The host hasn't responded for a while.</source>
        <translation>Vom Gastgeber war eine Weile nichts zu hören.</translation>
    </message>
    <message>
        <source>The host is full right now; try again in a few minutes.</source>
        <translation>Beim Gastgeber ist gerade kein Platz; versuch es in ein paar Minuten noch einmal.</translation>
    </message>
    <message>
        <source>The host refused with “{code}”.</source>
        <translation>Der Gastgeber hat mit „{code}“ abgelehnt.</translation>
    </message>
    <message>
        <source>The host rejected the sign-in signature.</source>
        <translation>Der Gastgeber hat die Unterschrift der Anmeldung abgelehnt.</translation>
    </message>
    <message>
        <source>The host removed you from the table.</source>
        <translation>Der Gastgeber hat dich weggeschickt.</translation>
    </message>
    <message>
        <source>The host removed {person}.</source>
        <translation>Der Gastgeber hat {person} weggeschickt.</translation>
    </message>
    <message>
        <source>The host restarted, and the table is back.</source>
        <translation>Der Gastgeber wurde neu gestartet, und der Tisch ist wieder da.</translation>
    </message>
    <message>
        <source>The host took too long to answer.</source>
        <translation>Der Gastgeber hat zu lange für die Antwort gebraucht.</translation>
    </message>
    <message>
        <source>The host uses protocol version {host}, this program version {client}; they must match.</source>
        <translation>Der Gastgeber benutzt Protokollversion {host}, dieses Programm Version {client}; sie müssen übereinstimmen.</translation>
    </message>
    <message>
        <source>The last move by {seat} was taken back.</source>
        <translation>Der letzte Zug von {seat} ist zurückgenommen.</translation>
    </message>
    <message>
        <source>The maximum bid of {value} is more than the points in play.</source>
        <translation>Das höchste Gebot, {value}, kann nicht über den Punkten im Spiel liegen.</translation>
    </message>
    <message>
        <source>The message is empty.</source>
        <translation>Die Nachricht ist leer.</translation>
    </message>
    <message>
        <source>The minimum bid of {value} is above the maximum.</source>
        <translation>Das niedrigste Gebot, {value}, kann nicht über dem höchsten liegen.</translation>
    </message>
    <message>
        <source>The move stands.</source>
        <translation>Der Zug gilt.</translation>
    </message>
    <message>
        <source>The network connection doesn't allow multicast, which is needed to find tables.</source>
        <translation>Die Netzwerkverbindung erlaubt kein Multicast, mit dem Tische gefunden werden.</translation>
    </message>
    <message>
        <source>The option “{detail}” isn't valid.</source>
        <translation>Die Option „{detail}“ ist nicht gültig.</translation>
    </message>
    <message>
        <source>The other program doesn't speak this protocol.</source>
        <translation>Das andere Programm spricht dieses Protokoll nicht.</translation>
    </message>
    <message>
        <source>The other program sent a message out of turn.</source>
        <translation>Das andere Programm hat eine Nachricht zur falschen Zeit gesendet.</translation>
    </message>
    <message>
        <source>The other program sent an invalid message.</source>
        <translation>Das andere Programm hat eine ungültige Nachricht gesendet.</translation>
    </message>
    <message>
        <source>The other program sent data that is nested too deeply.</source>
        <translation>Das andere Programm hat zu tief verschachtelte Daten gesendet.</translation>
    </message>
    <message>
        <source>The other program sent too much at once.</source>
        <translation>Das andere Programm hat zu viel auf einmal gesendet.</translation>
    </message>
    <message>
        <source>The other side has left.</source>
        <translation>Die andere Seite ist gegangen.</translation>
    </message>
    <message>
        <source>The others are waiting for you to deal.</source>
        <translation>Die anderen warten darauf, dass du gibst.</translation>
    </message>
    <message>
        <source>The others have to agree.</source>
        <translation>Dem müssen die anderen zustimmen.</translation>
    </message>
    <message>
        <source>The program at {place} isn't a Rook13 host.</source>
        <translation>Das Programm unter {place} ist kein Rook13-Gastgeber.</translation>
    </message>
    <message>
        <source>The record has more than {detail} deals, too many for one game.</source>
        <translation>In der Aufzeichnung wurde mehr als {detail} Mal gegeben; so lang ist keine Partie.</translation>
    </message>
    <message>
        <source>The record has {detail} seats.</source>
        <translation>Die Aufzeichnung hat {detail} Plätze.</translation>
    </message>
    <message>
        <source>The record is of an unknown game, “{detail}”.</source>
        <translation>Die Aufzeichnung ist von einem unbekannten Spiel, „{detail}“.</translation>
    </message>
    <message>
        <source>The rest of the tricks are yours.</source>
        <translation>Alle übrigen Stiche sind dir sicher.</translation>
    </message>
    <message>
        <source>The rules don't allow that.</source>
        <translation>Die Regeln erlauben das nicht.</translation>
    </message>
    <message>
        <source>The stored record is damaged.</source>
        <translation>Die gespeicherte Aufzeichnung ist beschädigt.</translation>
    </message>
    <message>
        <source>The table can't be opened on this computer. Is the disk full?</source>
        <translation>Der Tisch lässt sich auf diesem Computer nicht öffnen. Ist die Festplatte voll?</translation>
    </message>
    <message>
        <source>The table couldn't read that action.</source>
        <translation>Der Tisch konnte diesen Zug nicht lesen.</translation>
    </message>
    <message>
        <source>The table has no host.</source>
        <translation>Der Tisch hat keinen Gastgeber.</translation>
    </message>
    <message>
        <source>The table hasn't got that far yet.</source>
        <translation>So weit ist der Tisch noch nicht.</translation>
    </message>
    <message>
        <source>The table is at another host now.</source>
        <translation>Der Tisch ist jetzt bei einem anderen Gastgeber.</translation>
    </message>
    <message>
        <source>The table is closed.</source>
        <translation>Der Tisch ist geschlossen.</translation>
    </message>
    <message>
        <source>The table is full, and spectators aren't allowed.</source>
        <translation>Der Tisch ist voll, und Zuschauer sind nicht erlaubt.</translation>
    </message>
    <message>
        <source>The table is full.</source>
        <translation>Der Tisch ist voll.</translation>
    </message>
    <message>
        <source>The table is open for another game.</source>
        <translation>Der Tisch ist offen für eine weitere Partie.</translation>
    </message>
    <message>
        <source>The table is open.</source>
        <translation>Der Tisch ist offen.</translation>
    </message>
    <message>
        <source>There is no bid “{text}” in this game.</source>
        <translation>Ein Gebot „{text}“ gibt es in diesem Spiel nicht.</translation>
    </message>
    <message>
        <source>There is no card “{text}” in this game.</source>
        <translation>Eine Karte „{text}“ gibt es in diesem Spiel nicht.</translation>
    </message>
    <message>
        <source>There is no seat “{text}” in this game.</source>
        <translation>Einen Platz „{text}“ gibt es in diesem Spiel nicht.</translation>
    </message>
    <message>
        <source>There is no such account on this computer.</source>
        <translation>Auf diesem Computer gibt es kein solches Konto.</translation>
    </message>
    <message>
        <source>There is no such bid in this game.</source>
        <translation>Ein solches Gebot gibt es in diesem Spiel nicht.</translation>
    </message>
    <message>
        <source>There is no such bot level.</source>
        <translation>Bots dieser Stufe gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no such deal.</source>
        <translation>Dieses Geben gab es nicht.</translation>
    </message>
    <message>
        <source>There is no such quick phrase.</source>
        <translation>Einen solchen schnellen Spruch gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no such seat at this table.</source>
        <translation>Diesen Platz gibt es an diesem Tisch nicht.</translation>
    </message>
    <message>
        <source>There is no such suit in this game.</source>
        <translation>Eine solche Farbe gibt es in diesem Spiel nicht.</translation>
    </message>
    <message>
        <source>There is no suit “{text}” in this game.</source>
        <translation>Eine Farbe „{text}“ gibt es in diesem Spiel nicht.</translation>
    </message>
    <message>
        <source>There's no wrong card to take back.</source>
        <translation>Es gibt keine falsche Karte, die noch zurückgenommen werden könnte.</translation>
    </message>
    <message>
        <source>There's nothing to take back.</source>
        <translation>Es gibt nichts, was zurückgenommen werden könnte.</translation>
    </message>
    <message>
        <source>They don't start, so strong bots and reviews won't work: {reason}</source>
        <translation>Sie starten nicht, deshalb gehen weder starke Bots noch Rückblicke: {reason}</translation>
    </message>
    <message>
        <source>This computer blocks connections to {place}.</source>
        <translation>Dieser Computer blockiert Verbindungen zu {place}.</translation>
    </message>
    <message>
        <source>This computer doesn't allow listening on port {port}.</source>
        <translation>Dieser Computer erlaubt nicht, auf Port {port} zu lauschen.</translation>
    </message>
    <message>
        <source>This computer has no IPv4 address on the network.</source>
        <translation>Dieser Computer hat keine IPv4-Adresse im Netzwerk.</translation>
    </message>
    <message>
        <source>This computer has no network to listen on.</source>
        <translation>Es gibt kein Netzwerk, in dem dieser Computer lauschen könnte.</translation>
    </message>
    <message>
        <source>This computer isn't connected to a network.</source>
        <translation>Dieser Computer ist mit keinem Netzwerk verbunden.</translation>
    </message>
    <message>
        <source>This deal has already been disputed.</source>
        <translation>Dieses Geben wurde schon angezweifelt.</translation>
    </message>
    <message>
        <source>This deal isn't possible.</source>
        <translation>So können die Karten nicht gegeben sein.</translation>
    </message>
    <message>
        <source>This hand isn't finished, but another one follows.</source>
        <translation>Dieses Spiel ist nicht zu Ende, aber ein weiteres folgt.</translation>
    </message>
    <message>
        <source>This host doesn't know your code or password, so it isn't the one you're looking for.</source>
        <translation>Dieser Gastgeber kennt den Code oder das Passwort nicht, also ist er nicht der, den du suchst.</translation>
    </message>
    <message>
        <source>This isn't a game record.</source>
        <translation>Das ist keine Aufzeichnung einer Partie.</translation>
    </message>
    <message>
        <source>This isn't a game record: it isn't JSON.</source>
        <translation>Das ist keine Aufzeichnung einer Partie: es ist kein JSON.</translation>
    </message>
    <message>
        <source>This isn't a game record: it's larger than {detail} MB.</source>
        <translation>Das ist keine Aufzeichnung einer Partie: es ist größer als {detail} MB.</translation>
    </message>
    <message>
        <source>This seat doesn't take part in the shuffle.</source>
        <translation>Dieser Platz mischt nicht mit.</translation>
    </message>
    <message>
        <source>This seat has already added to the shuffle.</source>
        <translation>Dieser Platz hat schon zum Mischen beigetragen.</translation>
    </message>
    <message>
        <source>This seat is reserved for a player who may come back.</source>
        <translation>Der Platz wird für jemanden freigehalten, der vielleicht zurückkommt.</translation>
    </message>
    <message>
        <source>This seat is sitting out the hand.</source>
        <translation>Dieser Platz setzt das Spiel aus.</translation>
    </message>
    <message>
        <source>This table doesn't allow hints.</source>
        <translation>An diesem Tisch gibt es keine Tipps.</translation>
    </message>
    <message>
        <source>This table doesn't allow takebacks.</source>
        <translation>An diesem Tisch können Züge nicht zurückgenommen werden.</translation>
    </message>
    <message>
        <source>This table has no password, so it may not be the one you were told about. To join anyway, leave the password empty.</source>
        <translation>Dieser Tisch hat kein Passwort, also ist es vielleicht nicht der, von dem man dir erzählt hat. Um trotzdem mitzuspielen, lass das Passwort leer.</translation>
    </message>
    <message>
        <source>This table prevents reneging.</source>
        <translation>An diesem Tisch ist falsches Bedienen unmöglich.</translation>
    </message>
    <message>
        <source>This version of Rook13 can't read record format “{detail}”.</source>
        <translation>Diese Version von Rook13 kann das Aufzeichnungsformat „{detail}“ nicht lesen.</translation>
    </message>
    <message>
        <source>Time's up; a bot makes this move.</source>
        <translation>Die Zeit ist um; diesen einen Zug macht ein Bot.</translation>
    </message>
    <message>
        <source>Too many tries; wait half a minute.</source>
        <translation>Das waren zu viele Versuche; warte eine halbe Minute.</translation>
    </message>
    <message>
        <source>Too many words: “{text}”.</source>
        <translation>Zu viele Wörter: „{text}“.</translation>
    </message>
    <message>
        <source>Trick {trick}: {sentence}</source>
        <translation>Stich {trick}: {sentence}</translation>
    </message>
    <message>
        <source>Trump: {suit}.</source>
        <translation>Trumpf: {suit}.</translation>
    </message>
    <message>
        <source>Turned card</source>
        <translation>Aufgedeckte Karte</translation>
    </message>
    <message>
        <source>Unlucky: it looked right from that seat.</source>
        <translation>Pech: von diesem Platz sah es richtig aus.</translation>
    </message>
    <message>
        <source>Waiting for the deal.</source>
        <translation>Gleich werden die Karten gegeben.</translation>
    </message>
    <message>
        <source>Waiting for trump to be named.</source>
        <translation>Gleich wird Trumpf genannt.</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Gut gespielt!</translation>
    </message>
    <message>
        <source>When you lead the Joker, name the suit to follow, as in JO H.</source>
        <translation>Wenn du den Joker ausspielst, nenne die Farbe, die bedient wird, etwa JO H.</translation>
    </message>
    <message>
        <source>Widow</source>
        <translation>Stock</translation>
    </message>
    <message>
        <source>With best play from the opening lead, {side} take {value}.</source>
        <translation>Mit den besten Karten vom ersten Ausspiel an gehen {value} an {side}.</translation>
    </message>
    <message>
        <source>Worker processes</source>
        <translation>Hilfsprozesse</translation>
    </message>
    <message>
        <source>Working, with {count} processors.</source>
        <translation>Sie laufen, mit {count} Prozessoren.</translation>
    </message>
    <message>
        <source>Wrong password.</source>
        <translation>Falsches Passwort.</translation>
    </message>
    <message>
        <source>Wrong table password.</source>
        <translation>Falsches Passwort für diesen Tisch.</translation>
    </message>
    <message>
        <source>Yay!</source>
        <translation>Juhu!</translation>
    </message>
    <message>
        <source>You can bid misère only after a bid of seven.</source>
        <translation>Misère darf erst nach einem Gebot von sieben Stichen geboten werden.</translation>
    </message>
    <message>
        <source>You can call a redeal only with no counters in your hand.</source>
        <translation>Neue Karten darf nur verlangen, wer keine Zählkarte hat.</translation>
    </message>
    <message>
        <source>You can do that only in a solo game against bots.</source>
        <translation>Das geht nur in einer Partie allein gegen Bots.</translation>
    </message>
    <message>
        <source>You can name a suit only when you lead the Joker in No Trump.</source>
        <translation>Eine Farbe nennst du nur, wenn du ohne Trumpf den Joker ausspielst.</translation>
    </message>
    <message>
        <source>You can only pass.</source>
        <translation>Du kannst nur passen.</translation>
    </message>
    <message>
        <source>You can't do that during a game.</source>
        <translation>Das geht nicht während einer Partie.</translation>
    </message>
    <message>
        <source>You can't do that now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>You can't do that to the host.</source>
        <translation>Mit dem Gastgeber geht das nicht.</translation>
    </message>
    <message>
        <source>You can't name a suit you've already failed to follow.</source>
        <translation>Du kannst keine Farbe nennen, die du schon nicht bedienen konntest.</translation>
    </message>
    <message>
        <source>You could have followed suit.</source>
        <translation>Du hättest bedienen können.</translation>
    </message>
    <message>
        <source>You didn't join: somebody has another seat there than before.</source>
        <translation>Du bist nicht beigetreten: Dort hat jemand einen anderen Platz als vorher.</translation>
    </message>
    <message>
        <source>You didn't join: the game has other rules there than before.</source>
        <translation>Du bist nicht beigetreten: Dort gelten andere Regeln als vorher.</translation>
    </message>
    <message>
        <source>You didn't join: the hands there aren't those of your game.</source>
        <translation>Du bist nicht beigetreten: Die Spiele dort sind nicht die deiner Partie.</translation>
    </message>
    <message>
        <source>You didn't join: the results there aren't those of your game.</source>
        <translation>Du bist nicht beigetreten: Die Ergebnisse dort sind nicht die deiner Partie.</translation>
    </message>
    <message>
        <source>You don't have permission to use {path}.</source>
        <translation>Du hast keine Berechtigung für {path}.</translation>
    </message>
    <message>
        <source>You have to be at the table for that.</source>
        <translation>Dafür muss man am Tisch sein.</translation>
    </message>
    <message>
        <source>You have to bid here; you can't pass.</source>
        <translation>Es muss geboten werden; passen ist hier nicht erlaubt.</translation>
    </message>
    <message>
        <source>You hold no counters, so you can call a redeal.</source>
        <translation>Du hast keine Zählkarte, also darfst du neu geben lassen.</translation>
    </message>
    <message>
        <source>You host the table now.</source>
        <translation>Du bist jetzt Gastgeber des Tisches.</translation>
    </message>
    <message>
        <source>You host the table now. The cards were lost, so hand {hand} is dealt again.</source>
        <translation>Du bist jetzt Gastgeber des Tisches. Die Karten sind verloren, also wird Spiel {hand} neu gegeben.</translation>
    </message>
    <message>
        <source>You left the table.</source>
        <translation>Du hast den Tisch verlassen.</translation>
    </message>
    <message>
        <source>You might not win all the remaining tricks.</source>
        <translation>Du gewinnst vielleicht nicht alle übrigen Stiche.</translation>
    </message>
    <message>
        <source>You need a seat for that.</source>
        <translation>Dafür brauchst du einen Platz.</translation>
    </message>
    <message>
        <source>You signed in somewhere else.</source>
        <translation>Du hast dich anderswo angemeldet.</translation>
    </message>
    <message>
        <source>You were set on a bid of {call}.</source>
        <translation>Du hast das Gebot {call} verfehlt.</translation>
    </message>
    <message>
        <source>You were set: {taken} of {call}.</source>
        <translation>Du hast das Gebot verfehlt: {taken} von {call}.</translation>
    </message>
    <message>
        <source>You'd make this about {chance}% of the time, averaging {amount}.</source>
        <translation>Das Gebot gelingt in etwa {chance} % der Fälle, im Schnitt mit {amount}.</translation>
    </message>
    <message>
        <source>You'd make this about {chance}% of the time.</source>
        <translation>Das Gebot gelingt in etwa {chance} % der Fälle.</translation>
    </message>
    <message>
        <source>You'd make {call} about {chance}% of the time, not enough for the risk.</source>
        <translation>Ein Gebot von {call} würde in etwa {chance} % der Fälle gelingen, zu selten für das Risiko.</translation>
    </message>
    <message>
        <source>You'd make {call} only about {chance}% of the time.</source>
        <translation>Ein Gebot von {call} würde nur in etwa {chance} % der Fälle gelingen.</translation>
    </message>
    <message>
        <source>You'd set them about {chance}% of the time, averaging {amount}.</source>
        <translation>Das Gebot scheitert in etwa {chance} % der Fälle, im Schnitt mit {amount} für euch.</translation>
    </message>
    <message>
        <source>You'd set them about {chance}% of the time.</source>
        <translation>Das Gebot scheitert in etwa {chance} % der Fälle.</translation>
    </message>
    <message>
        <source>You'd take exactly {call} about {chance}% of the time, averaging {amount}.</source>
        <translation>Das Gebot {call} geht in etwa {chance} % der Fälle genau auf, im Schnitt mit {amount}.</translation>
    </message>
    <message>
        <source>You're sending messages too fast; wait a moment.</source>
        <translation>Du schreibst zu schnell; warte einen Moment.</translation>
    </message>
    <message>
        <source>You've seen someone's cards, so you can't take another seat this game.</source>
        <translation>Wer ein Blatt einer Partie gesehen hat, kann kein anderes spielen.</translation>
    </message>
    <message>
        <source>You, or somebody with your address, play these deals at another table of the session.</source>
        <translation>Du oder jemand mit deiner Adresse spielt diese Karten schon an einem anderen Tisch des Turniers.</translation>
    </message>
    <message>
        <source>Your partner makes {call} about {chance}% of the time.</source>
        <translation>Das Gebot {call} deines Partners gelingt in etwa {chance} % der Fälle.</translation>
    </message>
    <message>
        <source>Your turn!</source>
        <translation>Du bist dran!</translation>
    </message>
    <message>
        <source>Zero</source>
        <translation>Null</translation>
    </message>
    <message>
        <source>a bid of {call}</source>
        <translation>das Gebot {call}</translation>
    </message>
    <message>
        <source>a claim</source>
        <translation>den Rest zu beanspruchen</translation>
    </message>
    <message>
        <source>a pass</source>
        <translation>zu passen</translation>
    </message>
    <message>
        <source>about {amount}</source>
        <translation>etwa {amount}</translation>
    </message>
    <message>
        <source>misère</source>
        <translation>Misère</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>keine Karten</translation>
    </message>
    <message>
        <source>open misère</source>
        <translation>offene Misère</translation>
    </message>
    <message>
        <source>others</source>
        <translation>andere</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>{a} and {b} swapped seats.</source>
        <translation>{a} und {b} haben die Plätze getauscht.</translation>
    </message>
    <message>
        <source>{cards} went back, and {seat} had to play again.</source>
        <translation>{cards} gingen zurück, und {seat} musste noch einmal spielen.</translation>
    </message>
    <message>
        <source>{card} and {suit}</source>
        <translation>{card} und {suit}</translation>
    </message>
    <message>
        <source>{count} families, and all suits can be shown.</source>
        <translation>{count} Familien, und alle Farben lassen sich zeigen.</translation>
    </message>
    <message>
        <source>{count} of {all} decisions are estimates: with so many cards left nothing can be proven, so only clear losses count.</source>
        <translation>{count} von {all} Entscheidungen sind geschätzt: bei so vielen Karten lässt sich nichts beweisen, darum zählen nur deutliche Verluste.</translation>
    </message>
    <message>
        <source>{count} of {all} decisions came too early to judge.</source>
        <translation>{count} von {all} Entscheidungen fielen zu früh, um sie zu klären.</translation>
    </message>
    <message>
        <source>{count} points</source>
        <translation>{count} Punkte</translation>
    </message>
    <message>
        <source>{count} tricks</source>
        <translation>{count} Stiche</translation>
    </message>
    <message>
        <source>{declarer} made the bid of {call}.</source>
        <translation>{declarer} erfüllte das Gebot {call}.</translation>
    </message>
    <message>
        <source>{declarer} was set on a bid of {call}.</source>
        <translation>{declarer} verfehlte das Gebot {call}.</translation>
    </message>
    <message>
        <source>{declarer} was set: {taken} of {call}.</source>
        <translation>{declarer} verfehlte das Gebot: {taken} von {call}.</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} und {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} oder {last}</translation>
    </message>
    <message>
        <source>{first}, {rest}</source>
        <translation>{first}, {rest}</translation>
    </message>
    <message>
        <source>{game} has no option “{name}”. Its options are {known}.</source>
        <translation>{game} hat keine Option „{name}“. Es gibt {known}.</translation>
    </message>
    <message>
        <source>{game} is for {low} players.</source>
        <translation>{game} ist für {low} Spieler.</translation>
    </message>
    <message>
        <source>{game} is for {low} to {high} players.</source>
        <translation>{game} ist für {low} bis {high} Spieler.</translation>
    </message>
    <message>
        <source>{kitty}: {seat} found {cards}.</source>
        <translation>{kitty}: {seat} fand {cards}.</translation>
    </message>
    <message>
        <source>{kitty}: {seat} picked up and discarded.</source>
        <translation>{kitty}: {seat} nahm auf und legte ebenso viele Karten ab.</translation>
    </message>
    <message>
        <source>{led} was led and you have none, so you have to play a trump: {trump}.</source>
        <translation>{led} wurde ausgespielt, und wer das nicht hat, muss Trumpf spielen: {trump}.</translation>
    </message>
    <message>
        <source>{led} was led, so you have to follow suit.</source>
        <translation>{led} wurde ausgespielt, also muss bedient werden.</translation>
    </message>
    <message>
        <source>{name} = {value} doesn't work with the other options.</source>
        <translation>{name} = {value} passt nicht zu den anderen Optionen.</translation>
    </message>
    <message>
        <source>{name} can be {known}, not “{value}”.</source>
        <translation>{name} kann {known} sein, nicht „{value}“.</translation>
    </message>
    <message>
        <source>{name} goes from {low} to {high}, so {value} isn't possible.</source>
        <translation>{name} geht von {low} bis {high}; {value} ist nicht möglich.</translation>
    </message>
    <message>
        <source>{name} goes in steps of {step}, so {value} isn't possible.</source>
        <translation>{name} geht in Schritten von {step}; {value} ist nicht möglich.</translation>
    </message>
    <message>
        <source>{name} hosts the table now.</source>
        <translation>{name} ist jetzt Gastgeber des Tisches.</translation>
    </message>
    <message>
        <source>{name} hosts the table now. The cards were lost, so hand {hand} is dealt again.</source>
        <translation>{name} ist jetzt Gastgeber des Tisches. Die Karten sind verloren, also wird Spiel {hand} neu gegeben.</translation>
    </message>
    <message>
        <source>{name} is on. If others can't join you, allow TCP port {port} and UDP port 5353: {command}</source>
        <translation>{name} ist an. Wenn andere nicht zu dir kommen, erlaube TCP-Port {port} und UDP-Port 5353: {command}</translation>
    </message>
    <message>
        <source>{name} must be a number from {low} to {high}, not “{value}”.</source>
        <translation>{name} muss eine Zahl von {low} bis {high} sein, nicht „{value}“.</translation>
    </message>
    <message>
        <source>{name} must be on or off, not “{value}”.</source>
        <translation>{name} muss an oder aus sein, nicht „{value}“.</translation>
    </message>
    <message>
        <source>{offender} reneged, which ended the hand.</source>
        <translation>{offender} bediente falsch; damit war das Spiel zu Ende.</translation>
    </message>
    <message>
        <source>{path} is fine.</source>
        <translation>{path} ist in Ordnung.</translation>
    </message>
    <message>
        <source>{person} agrees.</source>
        <translation>{person} hat nichts dagegen.</translation>
    </message>
    <message>
        <source>{person} didn't give the promised part of the shuffle. The cards are shuffled again.</source>
        <translation>{person} hat den zugesagten Anteil am Mischen nicht gegeben. Die Karten werden neu gemischt.</translation>
    </message>
    <message>
        <source>{person} is back.</source>
        <translation>{person} ist wieder da.</translation>
    </message>
    <message>
        <source>{person} is now the host.</source>
        <translation>{person} leitet jetzt den Tisch.</translation>
    </message>
    <message>
        <source>{person} joined the table.</source>
        <translation>{person} ist an den Tisch gekommen.</translation>
    </message>
    <message>
        <source>{person} left {seat}.</source>
        <translation>{person} hat Platz {seat} aufgegeben.</translation>
    </message>
    <message>
        <source>{person} left.</source>
        <translation>{person} ist gegangen.</translation>
    </message>
    <message>
        <source>{person} left: this table isn't what the one before it was like.</source>
        <translation>{person} ist gegangen: Dieser Tisch ist nicht so, wie der vorige war.</translation>
    </message>
    <message>
        <source>{person} lost the connection.</source>
        <translation>Die Verbindung zu {person} ist verloren.</translation>
    </message>
    <message>
        <source>{person} plays {seat} again.</source>
        <translation>{person} spielt wieder auf Platz {seat}.</translation>
    </message>
    <message>
        <source>{person} sits at {seat}.</source>
        <translation>{person} sitzt auf Platz {seat}.</translation>
    </message>
    <message>
        <source>{person} stopped waiting.</source>
        <translation>{person} wartet nicht mehr.</translation>
    </message>
    <message>
        <source>{person} wants to join.</source>
        <translation>{person} möchte herein.</translation>
    </message>
    <message>
        <source>{person} wants to take back the last move.</source>
        <translation>{person} möchte den letzten Zug zurücknehmen.</translation>
    </message>
    <message>
        <source>{person} was let in.</source>
        <translation>{person} wurde hereingelassen.</translation>
    </message>
    <message>
        <source>{person}'s check shows that deal {deal} wasn't fair.</source>
        <translation>{person} hat festgestellt, dass Spiel {deal} nicht ehrlich gemischt war.</translation>
    </message>
    <message>
        <source>{person}: {phrase}</source>
        <translation>{person}: {phrase}</translation>
    </message>
    <message>
        <source>{person}: {text}</source>
        <translation>{person}: {text}</translation>
    </message>
    <message>
        <source>{players} bid exactly right.</source>
        <translation>Genau richtig geboten: {players}.</translation>
    </message>
    <message>
        <source>{players} made their bids.</source>
        <translation>Gebot erfüllt: {players}.</translation>
    </message>
    <message>
        <source>{player} {word}</source>
        <translation>{player} {word}</translation>
    </message>
    <message>
        <source>{problem} {cause}</source>
        <translation>{problem} {cause}</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit}-{rank}</translation>
    </message>
    <message>
        <source>{reason} Another card is about as good.</source>
        <translation>{reason} Eine andere Karte ist etwa so gut.</translation>
    </message>
    <message>
        <source>{reason} The next best card averages {amount} less.</source>
        <translation>{reason} Die nächstbeste Karte bringt im Schnitt weniger: {amount}.</translation>
    </message>
    <message>
        <source>{reason} With the next best card: {chance}%.</source>
        <translation>{reason} Mit der nächstbesten Karte: {chance} %.</translation>
    </message>
    <message>
        <source>{seat} bid {call}.</source>
        <translation>{seat} bot {call}.</translation>
    </message>
    <message>
        <source>{seat} bid {call}; {better} averages {loss} more.</source>
        <translation>{seat} bot {call}; {better} war im Schnitt mehr wert: {loss}.</translation>
    </message>
    <message>
        <source>{seat} bid {call}; {better} would have been worth {loss} more.</source>
        <translation>{seat} bot {call}; {better} wäre mehr wert gewesen: {loss}.</translation>
    </message>
    <message>
        <source>{seat} called a renege, but there wasn't one.</source>
        <translation>{seat} meldete falsches Bedienen, aber es gab keins.</translation>
    </message>
    <message>
        <source>{seat} called a renege.</source>
        <translation>{seat} meldete falsches Bedienen.</translation>
    </message>
    <message>
        <source>{seat} called a renege: {offender} hadn't followed suit.</source>
        <translation>{seat} meldete falsches Bedienen, und {offender} hatte wirklich nicht bedient.</translation>
    </message>
    <message>
        <source>{seat} chose No Trump.</source>
        <translation>{seat} spielte ohne Trumpf.</translation>
    </message>
    <message>
        <source>{seat} claimed the rest.</source>
        <translation>{seat} beanspruchte alle übrigen Stiche.</translation>
    </message>
    <message>
        <source>{seat} discarded {cards}.</source>
        <translation>{seat} legte {cards} ab.</translation>
    </message>
    <message>
        <source>{seat} discarded {cards}; {better} would have gained {loss} more.</source>
        <translation>{seat} legte {cards} ab; {better} hätte mehr gebracht: {loss}.</translation>
    </message>
    <message>
        <source>{seat} discarded {cards}; {better} would have saved {loss}.</source>
        <translation>{seat} legte {cards} ab; {better} hätte etwas erspart: {loss}.</translation>
    </message>
    <message>
        <source>{seat} got {cards}.</source>
        <translation>{seat} bekam {cards}.</translation>
    </message>
    <message>
        <source>{seat} held no counters and called a redeal.</source>
        <translation>{seat} hielt keine Zählkarte und verlangte neue Karten.</translation>
    </message>
    <message>
        <source>{seat} is ready.</source>
        <translation>{seat} ist bereit.</translation>
    </message>
    <message>
        <source>{seat} isn't ready.</source>
        <translation>{seat} ist nicht bereit.</translation>
    </message>
    <message>
        <source>{seat} laid down an open hand: {cards}.</source>
        <translation>{seat} legte das Blatt offen hin: {cards}.</translation>
    </message>
    <message>
        <source>{seat} lost nothing.</source>
        <translation>{seat} verschenkte nichts.</translation>
    </message>
    <message>
        <source>{seat} lost {loss}, all avoidable.</source>
        <translation>{seat} verschenkte {loss}; alles davon war vermeidbar.</translation>
    </message>
    <message>
        <source>{seat} lost {loss}, all of it bad luck.</source>
        <translation>{seat} verschenkte {loss}; alles davon war Pech.</translation>
    </message>
    <message>
        <source>{seat} lost {loss}, {known} of it avoidable.</source>
        <translation>{seat} verschenkte {loss}; {known} davon war vermeidbar.</translation>
    </message>
    <message>
        <source>{seat} lost {loss}.</source>
        <translation>{seat} verschenkte {loss}.</translation>
    </message>
    <message>
        <source>{seat} made a secret bid.</source>
        <translation>{seat} bot geheim.</translation>
    </message>
    <message>
        <source>{seat} made {suit} trump.</source>
        <translation>{seat} machte {suit} zum Trumpf.</translation>
    </message>
    <message>
        <source>{seat} made {suit} trump; {better} would have gained {loss} more.</source>
        <translation>{seat} machte {suit} zum Trumpf; {better} hätte mehr gebracht: {loss}.</translation>
    </message>
    <message>
        <source>{seat} passed.</source>
        <translation>{seat} passte.</translation>
    </message>
    <message>
        <source>{seat} passed; bidding {better} would have been worth {loss} more.</source>
        <translation>{seat} passte; das Gebot {better} wäre mehr wert gewesen: {loss}.</translation>
    </message>
    <message>
        <source>{seat} played {card} and asked for {named}.</source>
        <translation>{seat} spielte {card} und verlangte {named}.</translation>
    </message>
    <message>
        <source>{seat} played {card}, which cost {loss} and let the contract through. Better: {better}.</source>
        <translation>{seat} spielte {card}, das kostete {loss} und ließ den Kontrakt gelingen. Besser: {better}.</translation>
    </message>
    <message>
        <source>{seat} played {card}, which cost {loss} and the contract. Better: {better}.</source>
        <translation>{seat} spielte {card}, das kostete {loss} und den Kontrakt. Besser: {better}.</translation>
    </message>
    <message>
        <source>{seat} played {card}, which cost {loss}. Better: {better}.</source>
        <translation>{seat} spielte {card}, das kostete {loss}. Besser: {better}.</translation>
    </message>
    <message>
        <source>{seat} played {card}.</source>
        <translation>{seat} spielte {card}.</translation>
    </message>
    <message>
        <source>{seat} played {card}; {better} averages {loss} more.</source>
        <translation>{seat} spielte {card}; {better} war im Schnitt mehr wert: {loss}.</translation>
    </message>
    <message>
        <source>{seat} ran out of time; a bot makes this move.</source>
        <translation>Die Zeit von {seat} ist um; diesen einen Zug macht ein Bot.</translation>
    </message>
    <message>
        <source>{seat} threw the cards in and dealt again.</source>
        <translation>{seat} nahm die Karten zurück, um neu zu geben.</translation>
    </message>
    <message>
        <source>{seat} took a hint.</source>
        <translation>{seat} hat einen Tipp genommen.</translation>
    </message>
    <message>
        <source>{seat} took the card back.</source>
        <translation>{seat} nahm die Karte zurück.</translation>
    </message>
    <message>
        <source>{seat} took the trick with {points} points.</source>
        <translation>{seat} holte den Stich mit {points} Punkten.</translation>
    </message>
    <message>
        <source>{seat} took the trick.</source>
        <translation>{seat} holte den Stich.</translation>
    </message>
    <message>
        <source>{seat} went back to try again.</source>
        <translation>{seat} ist zurückgegangen, um es noch einmal zu versuchen.</translation>
    </message>
    <message>
        <source>{seat} won the bidding with {call}.</source>
        <translation>{seat} gewann das Reizen mit {call}.</translation>
    </message>
    <message>
        <source>{side} could make about {call}: {seat} in {trump}, discarding {cards} (estimated).</source>
        <translation>Möglich für {side}: etwa {call}, gespielt von {seat} mit {trump} als Trumpf und {cards} in der Ablage (geschätzt).</translation>
    </message>
    <message>
        <source>{side} could make about {call}: {seat}, discarding {cards} (estimated).</source>
        <translation>Möglich für {side}: etwa {call}, gespielt von {seat} mit {cards} in der Ablage (geschätzt).</translation>
    </message>
    <message>
        <source>{side} could make no contract.</source>
        <translation>Für {side} war kein Kontrakt zu erfüllen.</translation>
    </message>
    <message>
        <source>{side} could make {call}: {seat} in {trump}, discarding {cards}.</source>
        <translation>Möglich für {side}: {call}, gespielt von {seat} mit {trump} als Trumpf und {cards} in der Ablage.</translation>
    </message>
    <message>
        <source>{side} could make {call}: {seat}, discarding {cards}.</source>
        <translation>Möglich für {side}: {call}, gespielt von {seat} mit {cards} in der Ablage.</translation>
    </message>
    <message>
        <source>{side} could probably make no contract (estimated).</source>
        <translation>Für {side} war wohl kein Kontrakt zu erfüllen (geschätzt).</translation>
    </message>
    <message>
        <source>{suit} are trump</source>
        <translation>{suit} ist Trumpf</translation>
    </message>
    <message>
        <source>{suit} is trump</source>
        <translation>{suit} ist Trumpf</translation>
    </message>
    <message>
        <source>{suit} {rank}</source>
        <translation>{suit} {rank}</translation>
    </message>
    <message>
        <source>{text} is named twice.</source>
        <translation>{text} ist zweimal genannt.</translation>
    </message>
    <message>
        <source>{tricks} {suit}</source>
        <translation>{tricks} {suit}</translation>
    </message>
    <message>
        <source>{winners} tied for first.</source>
        <translation>Gemeinsam auf dem ersten Platz: {winners}.</translation>
    </message>
    <message>
        <source>{winners} won the game.</source>
        <translation>Sieg für {winners}.</translation>
    </message>
    <message>
        <source>“{detail}” is missing or malformed.</source>
        <translation>„{detail}“ fehlt oder hat das falsche Format.</translation>
    </message>
    <message>
        <source>“{detail}” isn't a seat that can deal first.</source>
        <translation>„{detail}“ ist kein Platz, der zuerst geben könnte.</translation>
    </message>
    <message>
        <source>“{detail}” isn't allowed.</source>
        <translation>„{detail}“ ist nicht erlaubt.</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
</context>
</TS>
