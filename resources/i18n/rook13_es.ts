<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Announcer</name>
    <message>
        <source>Also: {cards}.</source>
        <translation>Además: {cards}.</translation>
    </message>
    <message>
        <source>High bid: {call} by {name}.</source>
        <translation>Mejor oferta: {call}, de {name}.</translation>
    </message>
    <message>
        <source>No cards played yet.</source>
        <translation>Todavía no se ha jugado ninguna carta.</translation>
    </message>
    <message>
        <source>No game in progress.</source>
        <translation>No hay ninguna partida en marcha.</translation>
    </message>
    <message>
        <source>Playing to {target}.</source>
        <translation>Se juega a {target}.</translation>
    </message>
    <message>
        <source>Score: {totals}.</source>
        <translation>Puntos: {totals}.</translation>
    </message>
    <message>
        <source>The bid is made.</source>
        <translation>La oferta está cumplida.</translation>
    </message>
    <message>
        <source>The bidders are set.</source>
        <translation>La oferta ha fallado.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>La partida está en pausa.</translation>
    </message>
    <message>
        <source>The last trick:</source>
        <translation>La última baza:</translation>
    </message>
    <message>
        <source>This hand: {points}.</source>
        <translation>En esta mano: {points}.</translation>
    </message>
    <message>
        <source>Trump: {suit}.</source>
        <translation>Triunfo: {suit}.</translation>
    </message>
    <message>
        <source>You can no longer make your bid.</source>
        <translation>Tu oferta ya no se puede cumplir.</translation>
    </message>
    <message>
        <source>You have no cards.</source>
        <translation>No tienes cartas.</translation>
    </message>
    <message>
        <source>You may play: {cards}.</source>
        <translation>Puedes jugar: {cards}.</translation>
    </message>
    <message>
        <source>You've made your bid.</source>
        <translation>Tu oferta está cumplida.</translation>
    </message>
    <message>
        <source>Your turn to bid.</source>
        <translation>Te toca ofrecer.</translation>
    </message>
    <message>
        <source>Your turn to deal.</source>
        <translation>Te toca repartir.</translation>
    </message>
    <message>
        <source>Your turn to discard.</source>
        <translation>Te toca: descarta.</translation>
    </message>
    <message>
        <source>Your turn to name trump.</source>
        <translation>Te toca: elige triunfo.</translation>
    </message>
    <message>
        <source>Your turn to play.</source>
        <translation>Te toca jugar.</translation>
    </message>
    <message>
        <source>Your turn: lead a card.</source>
        <translation>Te toca: sal con una carta.</translation>
    </message>
    <message>
        <source>{game}, hand {number}.</source>
        <translation>{game}, mano {number}.</translation>
    </message>
    <message>
        <source>{names} {amount}</source>
        <translation>{names} {amount}</translation>
    </message>
    <message>
        <source>{name} is winning the trick.</source>
        <translation>{name} va ganando la baza.</translation>
    </message>
    <message>
        <source>{name}'s turn.</source>
        <translation>Es el turno de {name}.</translation>
    </message>
    <message>
        <source>{name}: {taken} of {bid}.</source>
        <translation>{name}: {taken} de {bid}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards.</source>
        <translation>
            <numerusform>Una carta.</numerusform>
            <numerusform>{n} cartas.</numerusform>
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
        <translation>Ofrecer {call}</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Subasta</translation>
    </message>
    <message numerus="yes">
        <source>Bids so far: {sum}, with yours {all}. Tricks: {n}.</source>
        <translation>
            <numerusform>Ofertas hasta ahora: {sum}; con la tuya, {all}. Bazas: {n}.</numerusform>
            <numerusform>Ofertas hasta ahora: {sum}; con la tuya, {all}. Bazas: {n}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bids so far: {sum}. Tricks: {n}.</source>
        <translation>
            <numerusform>Ofertas hasta ahora: {sum}. Bazas: {n}.</numerusform>
            <numerusform>Ofertas hasta ahora: {sum}. Bazas: {n}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bids: your side {own}, opponents {others}. Tricks: {n}.</source>
        <translation>
            <numerusform>Ofertas: tu bando {own}, rivales {others}. Bazas: {n}.</numerusform>
            <numerusform>Ofertas: tu bando {own}, rivales {others}. Bazas: {n}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a bid</source>
        <translation>Elige una oferta</translation>
    </message>
    <message>
        <source>Choose {bid}</source>
        <translation>Elegir {bid}</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Reparto</translation>
    </message>
    <message>
        <source>High bid by you</source>
        <translation>La mejor oferta es tuya</translation>
    </message>
    <message>
        <source>High bid by {name}</source>
        <translation>Mejor oferta de {name}</translation>
    </message>
    <message>
        <source>High bid {call}</source>
        <translation>Mejor oferta: {call}</translation>
    </message>
    <message>
        <source>Lower the bid</source>
        <translation>Bajar la oferta</translation>
    </message>
    <message>
        <source>No bids yet</source>
        <translation>Aún sin ofertas</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Passed: {names}</source>
        <translation>Paso: {names}</translation>
    </message>
    <message>
        <source>Raise the bid</source>
        <translation>Subir la oferta</translation>
    </message>
    <message numerus="yes">
        <source>Tricks: {n}. Bids stay secret until all are in.</source>
        <translation>
            <numerusform>Bazas: {n}. Las ofertas son secretas hasta que estén todas.</numerusform>
            <numerusform>Bazas: {n}. Las ofertas son secretas hasta que estén todas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Trump: {suit}</source>
        <translation>Triunfo: {suit}</translation>
    </message>
    <message>
        <source>Type a number, scroll, or use the arrow keys</source>
        <translation>Escribe un número, gira la rueda o usa las flechas</translation>
    </message>
    <message>
        <source>You can't bid higher.</source>
        <translation>No puedes ofrecer más.</translation>
    </message>
    <message>
        <source>You can't bid lower.</source>
        <translation>No puedes ofrecer menos.</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Tu oferta</translation>
    </message>
    <message>
        <source>by you</source>
        <translation>tuya</translation>
    </message>
    <message>
        <source>by {name}</source>
        <translation>de {name}</translation>
    </message>
    <message>
        <source>you</source>
        <translation>tú</translation>
    </message>
    <message>
        <source>{call} ({value})</source>
        <translation>{call} ({value})</translation>
    </message>
    <message>
        <source>{name} is bidding…</source>
        <translation>{name} está en la subasta…</translation>
    </message>
    <message>
        <source>{name} is dealing…</source>
        <translation>{name} va a repartir…</translation>
    </message>
    <message>
        <source>{trump}, turned up: {card}</source>
        <translation>{trump}, descubierta: {card}</translation>
    </message>
</context>
<context>
    <name>Birds</name>
    <message>
        <source>Bird</source>
        <translation>Ave</translation>
    </message>
    <message>
        <source>Cardinal</source>
        <translation>Cardenal</translation>
    </message>
    <message>
        <source>Chick</source>
        <translation>Pollito</translation>
    </message>
    <message>
        <source>Duck</source>
        <translation>Pato</translation>
    </message>
    <message>
        <source>Finch</source>
        <translation>Pinzón</translation>
    </message>
    <message>
        <source>Flamingo</source>
        <translation>Flamenco</translation>
    </message>
    <message>
        <source>Hoopoe</source>
        <translation>Abubilla</translation>
    </message>
    <message>
        <source>Jay</source>
        <translation>Arrendajo</translation>
    </message>
    <message>
        <source>Kingfisher</source>
        <translation>Martín pescador</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>Búho</translation>
    </message>
    <message>
        <source>Parrot</source>
        <translation>Loro</translation>
    </message>
    <message>
        <source>Penguin</source>
        <translation>Pingüino</translation>
    </message>
    <message>
        <source>Puffin</source>
        <translation>Frailecillo</translation>
    </message>
    <message>
        <source>Robin</source>
        <translation>Petirrojo</translation>
    </message>
    <message>
        <source>Rook</source>
        <translation>Graja</translation>
    </message>
    <message>
        <source>Toucan</source>
        <translation>Tucán</translation>
    </message>
    <message>
        <source>Wren</source>
        <translation>Chochín</translation>
    </message>
</context>
<context>
    <name>Bots</name>
    <message>
        <source>Adaptive</source>
        <translation>Adaptable</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Easy bot</source>
        <translation>Bot fácil</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
    <message>
        <source>Expert bot</source>
        <translation>Bot experto</translation>
    </message>
    <message>
        <source>Gets better after two wins in a row, and easier after two losses.</source>
        <translation>Mejora tras dos victorias seguidas y se vuelve más fácil tras dos derrotas.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Hard bot</source>
        <translation>Bot difícil</translation>
    </message>
    <message>
        <source>Knows the rules of thumb and plays quickly. A fair game.</source>
        <translation>Conoce los trucos del oficio y juega al momento. Una partida de sobremesa.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Normal bot</source>
        <translation>Bot normal</translation>
    </message>
    <message>
        <source>Plays sensibly but makes human mistakes. Good for learning.</source>
        <translation>Juega con sentido y comete los errores que comete la gente. Bueno para aprender.</translation>
    </message>
    <message>
        <source>Takes its time, counts every card and bids by the odds.</source>
        <translation>Piensa todo lo que puede, cuenta cada carta y ofrece según las probabilidades.</translation>
    </message>
    <message>
        <source>Thinks about the cards it can't see. Rarely gives points away.</source>
        <translation>Piensa un momento en las cartas que no ve. Rara vez regala puntos.</translation>
    </message>
    <message>
        <source>{game} against bots of mixed levels</source>
        <translation>{game} contra bots de varios niveles</translation>
    </message>
    <message>
        <source>{game} against bots that keep up with you</source>
        <translation>{game} contra bots que se ponen a tu nivel</translation>
    </message>
    <message>
        <source>{game} against easy bots</source>
        <translation>{game} contra bots fáciles</translation>
    </message>
    <message>
        <source>{game} against expert bots</source>
        <translation>{game} contra bots expertos</translation>
    </message>
    <message>
        <source>{game} against hard bots</source>
        <translation>{game} contra bots difíciles</translation>
    </message>
    <message>
        <source>{game} against normal bots</source>
        <translation>{game} contra bots normales</translation>
    </message>
</context>
<context>
    <name>Chat</name>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Mensajes</translation>
    </message>
    <message>
        <source>No messages yet.</source>
        <translation>Aún no hay mensajes.</translation>
    </message>
    <message>
        <source>Quick phrases</source>
        <translation>Frases rápidas</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>Type a message</source>
        <translation>Escribe un mensaje</translation>
    </message>
    <message>
        <source>{name}: {words}</source>
        <translation>{name}: {words}</translation>
    </message>
    <message numerus="yes">
        <source>{n} characters left</source>
        <translation>
            <numerusform>Queda un carácter</numerusform>
            <numerusform>Quedan {n} caracteres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Confirm</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Delete account</source>
        <translation>Borrar cuenta</translation>
    </message>
    <message>
        <source>Delete the account {name}?</source>
        <translation>¿Borrar la cuenta {name}?</translation>
    </message>
</context>
<context>
    <name>Dealing</name>
    <message>
        <source>Call a redeal</source>
        <translation>Pedir nuevo reparto</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Repartir</translation>
    </message>
    <message>
        <source>Deal automatically</source>
        <translation>Repartir automáticamente</translation>
    </message>
    <message>
        <source>Redeal</source>
        <translation>Repartir de nuevo</translation>
    </message>
    <message>
        <source>Shuffling…</source>
        <translation>Barajando…</translation>
    </message>
    <message>
        <source>Throw the cards in and deal again</source>
        <translation>Recoger las cartas y repartir de nuevo</translation>
    </message>
    <message>
        <source>You hold no counters, so you can call a redeal</source>
        <translation>No tienes ninguna carta con puntos: puedes pedir un nuevo reparto</translation>
    </message>
    <message>
        <source>Your deal</source>
        <translation>Te toca repartir</translation>
    </message>
</context>
<context>
    <name>Duplicate</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Board by board</source>
        <translation>Tablero por tablero</translation>
    </message>
    <message>
        <source>Boards finished: {tables}.</source>
        <translation>Tableros terminados: {tables}.</translation>
    </message>
    <message>
        <source>Bots ({level})</source>
        <translation>Bots ({level})</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Duplicate session</source>
        <translation>Sesión de duplicado</translation>
    </message>
    <message>
        <source>Duplicate session so far</source>
        <translation>Sesión de duplicado: clasificación provisional</translation>
    </message>
    <message>
        <source>Duplicate session, table {table}. All tables play the same deals.</source>
        <translation>Sesión de duplicado, mesa {table}. Todas las mesas juegan las mismas cartas.</translation>
    </message>
    <message>
        <source>Duplicate session: final ranking</source>
        <translation>Sesión de duplicado: clasificación final</translation>
    </message>
    <message>
        <source>On each board you are compared with everyone who sat in your seat at another table and so held the same cards: 100% for each score you beat, 50% for each you tie. Your result is the average of all boards, and every board counts the same.</source>
        <translation>En cada tablero se te compara con quienes ocupaban tu asiento en otra mesa y tenían las mismas cartas: 100 % por cada resultado que superas, 50 % por cada uno que igualas. Tu resultado es la media de todos los tableros, y todos cuentan lo mismo.</translation>
    </message>
    <message>
        <source>On each board your side is compared with the same side at the other tables, which held the same cards: 100% for each score you beat, 50% for each you tie. Your result is the average of all boards, and every board counts the same.</source>
        <translation>En cada tablero se compara a tu bando con el mismo bando de las otras mesas, que tenía las mismas cartas: 100 % por cada resultado que superáis, 50 % por cada uno que igualáis. Tu resultado es la media de todos los tableros, y todos cuentan lo mismo.</translation>
    </message>
    <message>
        <source>Only boards that your table has finished count so far.</source>
        <translation>Por ahora solo cuentan los tableros que tu mesa ha terminado.</translation>
    </message>
    <message>
        <source>Play the same deals against these results</source>
        <translation>Jugar las mismas cartas contra estos resultados</translation>
    </message>
    <message>
        <source>Play these boards</source>
        <translation>Jugar estos tableros</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Mesa {number}</translation>
    </message>
    <message>
        <source>The session is over.</source>
        <translation>La sesión ha terminado.</translation>
    </message>
    <message>
        <source>The session is over. With {percent} you are number {rank} of {count} with these cards.</source>
        <translation>La sesión ha terminado. Con {percent} eres el número {rank} de {count} con estas cartas.</translation>
    </message>
    <message>
        <source>Whose cards</source>
        <translation>De quién son las cartas</translation>
    </message>
    <message>
        <source>table {table}: {played}</source>
        <translation>mesa {table}: {played}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} y {second}</translation>
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
        <translation>{seat} ofreció {bid}</translation>
    </message>
    <message>
        <source>{seat} bid {bid} and made it</source>
        <translation>{seat} ofreció {bid} y lo cumplió</translation>
    </message>
    <message>
        <source>{seat} bid {bid} and was set</source>
        <translation>{seat} ofreció {bid} y no lo cumplió</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>Choose one more card, and trump.</source>
        <translation>Elige una carta más y el triunfo.</translation>
    </message>
    <message>
        <source>Choose one more card.</source>
        <translation>Elige una carta más.</translation>
    </message>
    <message>
        <source>Choose trump.</source>
        <translation>Elige el triunfo.</translation>
    </message>
    <message numerus="yes">
        <source>Choose {n} more cards, and trump.</source>
        <translation>
            <numerusform>Elige una carta más y el triunfo.</numerusform>
            <numerusform>Elige {n} cartas más y el triunfo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose {n} more cards.</source>
        <translation>
            <numerusform>Elige una carta más.</numerusform>
            <numerusform>Elige {n} cartas más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vaciar</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>Confirm ({keys})</source>
        <translation>Confirmar ({keys})</translation>
    </message>
    <message>
        <source>Discard and name trump</source>
        <translation>Descartar y elegir el triunfo</translation>
    </message>
    <message>
        <source>Discard one card and name trump</source>
        <translation>Descarta una carta y elige el triunfo</translation>
    </message>
    <message numerus="yes">
        <source>Discard {n} cards</source>
        <translation>
            <numerusform>Descarta una carta</numerusform>
            <numerusform>Descarta {n} cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard {n} cards and name trump</source>
        <translation>
            <numerusform>Descarta una carta y elige el triunfo</numerusform>
            <numerusform>Descarta {n} cartas y elige el triunfo</numerusform>
        </translation>
    </message>
    <message>
        <source>Name trump</source>
        <translation>Elige el triunfo</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Elegir de nuevo</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Triunfo</translation>
    </message>
    <message numerus="yes">
        <source>You bury {n} points.</source>
        <translation>
            <numerusform>Entierras un punto.</numerusform>
            <numerusform>Entierras {n} puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bury {n} points; {trump}.</source>
        <translation>
            <numerusform>Entierras un punto; {trump}.</numerusform>
            <numerusform>Entierras {n} puntos; {trump}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You discard {n} cards; no trump.</source>
        <translation>
            <numerusform>Descartas una carta; no hay triunfo.</numerusform>
            <numerusform>Descartas {n} cartas; no hay triunfo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You discard {n} cards; {trump}.</source>
        <translation>
            <numerusform>Descartas una carta; {trump}.</numerusform>
            <numerusform>Descartas {n} cartas; {trump}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{chosen} of {wanted} chosen</source>
        <translation>{chosen} de {wanted} elegidas</translation>
    </message>
    <message numerus="yes">
        <source>{chosen}, {n} points</source>
        <translation>
            <numerusform>{chosen}, {n} punto</numerusform>
            <numerusform>{chosen}, {n} puntos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message>
        <source>A bot is playing for you.</source>
        <translation>Un bot juega por ti.</translation>
    </message>
    <message>
        <source>Card {place} of {count}.</source>
        <translation>Carta {place} de {count}.</translation>
    </message>
    <message>
        <source>Drag to rearrange, or move it with {left} and {right}.</source>
        <translation>Arrástrala a otro sitio o muévela con {left} y {right}.</translation>
    </message>
    <message>
        <source>Keys: {keys}, or Enter when focused.</source>
        <translation>Teclas: {keys}, o Intro con el foco en la carta.</translation>
    </message>
    <message>
        <source>Name the suit to follow</source>
        <translation>Di a qué palo hay que asistir</translation>
    </message>
    <message>
        <source>Picked up from: {pile}.</source>
        <translation>Tomada de: {pile}.</translation>
    </message>
    <message>
        <source>Press a letter, or Escape to play another card.</source>
        <translation>Pulsa una letra, o Escape para jugar otra carta.</translation>
    </message>
    <message>
        <source>Press again to play it.</source>
        <translation>Púlsala otra vez para jugarla.</translation>
    </message>
    <message>
        <source>Sorted by rank.</source>
        <translation>Ordenadas por valor.</translation>
    </message>
    <message>
        <source>Sorted by suit.</source>
        <translation>Ordenadas por palo.</translation>
    </message>
    <message>
        <source>Take my seat back</source>
        <translation>Recuperar mi asiento</translation>
    </message>
    <message>
        <source>That card is already at the end of your hand.</source>
        <translation>La carta ya está en el extremo.</translation>
    </message>
    <message>
        <source>The hint suggests this card.</source>
        <translation>La pista es sobre esta carta.</translation>
    </message>
    <message>
        <source>This card will be discarded.</source>
        <translation>Esta carta se va a descartar.</translation>
    </message>
    <message>
        <source>Which suit must the others follow?</source>
        <translation>¿A qué palo tienen que asistir los demás?</translation>
    </message>
    <message>
        <source>You can discard this card.</source>
        <translation>Esta carta se puede descartar.</translation>
    </message>
    <message>
        <source>You're watching; spectators don't see anyone's cards.</source>
        <translation>Estás mirando; los espectadores no ven las cartas de nadie.</translation>
    </message>
    <message numerus="yes">
        <source>You've already chosen {n} cards; put one back first.</source>
        <translation>
            <numerusform>Ya has elegido una carta; devuélvela primero.</numerusform>
            <numerusform>Ya has elegido {n} cartas; devuelve antes una.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Tus cartas</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>elegida</translation>
    </message>
    <message>
        <source>not allowed now</source>
        <translation>ahora no se permite</translation>
    </message>
    <message>
        <source>playable</source>
        <translation>se puede jugar</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards</source>
        <translation>
            <numerusform>una carta</numerusform>
            <numerusform>{n} cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} points</source>
        <translation>
            <numerusform>{n} punto</numerusform>
            <numerusform>{n} puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>{suit} ({letter})</source>
        <translation>{suit} ({letter})</translation>
    </message>
    <message>
        <source>{suit}: press {letter}</source>
        <translation>{suit}: pulsa {letter}</translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message>
        <source>Asking {name} to host the table.</source>
        <translation>Preguntando a {name} si quiere ser anfitrión.</translation>
    </message>
    <message>
        <source>Hand the table over</source>
        <translation>Ceder la mesa</translation>
    </message>
    <message>
        <source>Nobody here can host the table right now.</source>
        <translation>Ahora mismo nadie de aquí puede ser anfitrión de la mesa.</translation>
    </message>
    <message>
        <source>Port {wanted} is in use, so your tables are at port {port}.</source>
        <translation>El puerto {wanted} está ocupado; tus mesas están en el puerto {port}.</translation>
    </message>
    <message>
        <source>Seats, scores and this hand stay. The others follow by themselves.</source>
        <translation>Los asientos, los puntos y esta mano se conservan. Los demás se mudan solos.</translation>
    </message>
    <message>
        <source>The table couldn't be opened on their computer, so it stays here.</source>
        <translation>La mesa no se pudo abrir en el otro ordenador, así que se queda aquí.</translation>
    </message>
    <message>
        <source>They didn't answer, so the table stays here.</source>
        <translation>No hubo respuesta, así que la mesa se queda aquí.</translation>
    </message>
    <message>
        <source>They don't want to host the table, so it stays here.</source>
        <translation>La respuesta fue no, así que la mesa se queda aquí.</translation>
    </message>
    <message>
        <source>Who hosts the table from now on?</source>
        <translation>¿Quién es el anfitrión de la mesa a partir de ahora?</translation>
    </message>
    <message>
        <source>“{name}” is here, but isn't the person who used this name before.</source>
        <translation>“{name}” está aquí, pero no es quien tenía antes este nombre.</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>A card table for five trick-taking games.</source>
        <translation>Una mesa para cinco juegos de bazas.</translation>
    </message>
    <message>
        <source>About Rook13</source>
        <translation>Acerca de Rook13</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Comprobar otra vez</translation>
    </message>
    <message>
        <source>Check this computer</source>
        <translation>Comprobar este equipo</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Comprobando…</translation>
    </message>
    <message>
        <source>Checks for anything that stops you from playing, hosting or finding tables.</source>
        <translation>Busca lo que te impide jugar, abrir mesas o encontrarlas.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Copied. Paste it into your report.</source>
        <translation>Copiado. Pégalo en tu informe.</translation>
    </message>
    <message>
        <source>Copied. Thank you for reporting it.</source>
        <translation>Copiado. Gracias por avisar.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy diagnostics</source>
        <translation>Copiar diagnóstico</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Copiar informe</translation>
    </message>
    <message>
        <source>Fair deals</source>
        <translation>Repartos limpios</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licencias</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Licencias…</translation>
    </message>
    <message>
        <source>One caveat: the host's computer deals, so its owner could look up everyone's cards there. Play only with hosts you trust with that.</source>
        <translation>Queda una cosa: el equipo del anfitrión reparte, así que su dueño podría ver allí las cartas de todos. Juega solo con anfitriones en los que confíes.</translation>
    </message>
    <message>
        <source>Qt and PySide6 are used under the LGPL version 3, as separate libraries that you may replace with your own builds. The other libraries have their own licences:</source>
        <translation>Qt y PySide6 se usan bajo la LGPL versión 3 como bibliotecas separadas, que puedes sustituir por tus propias compilaciones. Las demás bibliotecas tienen sus propias licencias:</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Informar de un problema</translation>
    </message>
    <message>
        <source>Rook13, its cards, birds and sounds are free software under the MIT licence: use, change and share them, with the licence attached. There is no warranty.</source>
        <translation>Rook13, sus cartas, sus aves y sus sonidos son software libre con licencia MIT: úsalos, cámbialos y compártelos, siempre con la licencia adjunta. No hay garantía.</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Guardar el informe</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>Guardar el informe…</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Guardado como {file}.</translation>
    </message>
    <message>
        <source>Say what you did and what happened, and add this report. All of it is below: versions, settings and the last errors, but no names, keys or games. Nothing is sent by itself.</source>
        <translation>Cuenta qué hiciste y qué pasó, y añade este informe. Aquí abajo está todo lo que contiene: versiones, preferencias y los últimos errores, pero ni nombres ni claves ni partidas. Nada se envía por sí solo.</translation>
    </message>
    <message>
        <source>Search kernels</source>
        <translation>Motores de búsqueda</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Algo ha fallado</translation>
    </message>
    <message>
        <source>This is a bug in Rook13, not your fault. Your game is saved. You can continue; if the table acts up, quit and restart, and you can resume the game.</source>
        <translation>El error es de Rook13, no tuyo. Tu partida está guardada. Puedes seguir; si la mesa se comporta de forma rara, sal y vuelve a abrir el programa: te ofrecerá la partida.</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versiones</translation>
    </message>
    <message>
        <source>Versions and licences</source>
        <translation>Versiones y licencias</translation>
    </message>
    <message>
        <source>Versions and settings for a bug report (no names, keys or games)</source>
        <translation>Versiones y ajustes para informar de un fallo; ni nombres, ni claves, ni partidas</translation>
    </message>
    <message>
        <source>When several people play, nobody can choose the cards, not even the host. Every player's program promises its part of the shuffle before any part is given, and checks after each hand that its part was used. If not, the table says so above the cards. Finished games keep the proof.</source>
        <translation>Cuando juegan varias personas, nadie puede elegir las cartas, ni siquiera el anfitrión. El programa de cada jugador promete su parte al barajar antes de que se dé ninguna, y tras cada mano comprueba que se usó. Si no, la mesa lo dice encima de las cartas. Las partidas terminadas guardan la prueba.</translation>
    </message>
    <message>
        <source>You can play, host and find tables.</source>
        <translation>Puedes jugar, abrir mesas y encontrarlas.</translation>
    </message>
    <message>
        <source>compiled</source>
        <translation>compilados</translation>
    </message>
    <message>
        <source>interpreted: the strong bots run slower</source>
        <translation>interpretados: los bots fuertes van más lentos</translation>
    </message>
    <message numerus="yes">
        <source>{n} problems found.</source>
        <translation>
            <numerusform>Se encontró un problema.</numerusform>
            <numerusform>Se encontraron {n} problemas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Close the hint</source>
        <translation>Cerrar la pista</translation>
    </message>
    <message>
        <source>Close the hint (Esc)</source>
        <translation>Cerrar la pista (Esc)</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Hazlo</translation>
    </message>
    <message>
        <source>Do what the hint says</source>
        <translation>Hacer lo que dice la pista</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>No hint this time</source>
        <translation>Esta vez no hay pista</translation>
    </message>
    <message>
        <source>Something went wrong while the expert was thinking. You can ask again.</source>
        <translation>Algo falló mientras el experto pensaba. Puedes volver a pedirla.</translation>
    </message>
    <message>
        <source>The expert is thinking…</source>
        <translation>El experto está pensando…</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Abandoned</source>
        <translation>Abandonada</translation>
    </message>
    <message>
        <source>Add from a file…</source>
        <translation>Añadir desde un archivo…</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todas las partidas</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Cualquier resultado</translation>
    </message>
    <message>
        <source>Any rules</source>
        <translation>Cualquier regla</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Cualquier fecha</translation>
    </message>
    <message>
        <source>Back to the lobby ({keys})</source>
        <translation>Volver al vestíbulo ({keys})</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation>¿Eliminar esta partida?</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Eliminar…</translation>
    </message>
    <message>
        <source>Duplicate ranking</source>
        <translation>Clasificación del duplicado</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>Del … al …</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>Its record, notes and review will be deleted, and it will no longer count.</source>
        <translation>Se borrarán su registro, sus notas y su repaso, y dejará de contar.</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Últimos 30 días</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Últimos 7 días</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Último año</translation>
    </message>
    <message>
        <source>Lobby</source>
        <translation>Vestíbulo</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdida</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marcar</translation>
    </message>
    <message>
        <source>Marked only</source>
        <translation>Solo marcadas</translation>
    </message>
    <message>
        <source>No games yet.</source>
        <translation>Aún no hay partidas.</translation>
    </message>
    <message>
        <source>No matching games.</source>
        <translation>Ninguna partida coincide.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personas</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Repasar</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Save to a file…</source>
        <translation>Guardar como archivo…</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Search names and notes</source>
        <translation>Buscar en nombres y notas</translation>
    </message>
    <message>
        <source>Standard rules</source>
        <translation>Reglas estándar</translation>
    </message>
    <message>
        <source>The record of this game can't be read, so it doesn't count. Delete it, or open the game again from a file.</source>
        <translation>El registro de esta partida no se puede leer, así que no cuenta. Bórrala o vuelve a abrir la partida desde un archivo.</translation>
    </message>
    <message>
        <source>Unmark</source>
        <translation>Quitar la marca</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Ilegible</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Vista</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Con</translation>
    </message>
    <message>
        <source>With {names}</source>
        <translation>Con {names}</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganada</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Tus partidas</translation>
    </message>
    <message>
        <source>to</source>
        <translation>al</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation>{day}, {time}</translation>
    </message>
    <message>
        <source>{game}, house rules</source>
        <translation>{game}, reglas de la casa</translation>
    </message>
    <message numerus="yes">
        <source>{n} games</source>
        <translation>
            <numerusform>{n} partida</numerusform>
            <numerusform>{n} partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} hands</source>
        <translation>
            <numerusform>{n} mano</numerusform>
            <numerusform>{n} manos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} hints</source>
        <translation>
            <numerusform>{n} pista</numerusform>
            <numerusform>{n} pistas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} moves by a bot</source>
        <translation>
            <numerusform>{n} jugada de un bot</numerusform>
            <numerusform>{n} jugadas de un bot</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} undos</source>
        <translation>
            <numerusform>{n} jugada deshecha</numerusform>
            <numerusform>{n} jugadas deshechas</numerusform>
        </translation>
    </message>
    <message>
        <source>{own} to {other}</source>
        <translation>{own} a {other}</translation>
    </message>
    <message>
        <source>{result}, with help</source>
        <translation>{result}, con ayuda</translation>
    </message>
</context>
<context>
    <name>Join</name>
    <message>
        <source>Ask the host for the three-word code or the computer's address.</source>
        <translation>El anfitrión te dice un código de tres palabras (en inglés) o la dirección de su equipo.</translation>
    </message>
    <message>
        <source>Code or address</source>
        <translation>Código o dirección</translation>
    </message>
    <message>
        <source>First time at this host</source>
        <translation>Primera vez con este anfitrión</translation>
    </message>
    <message>
        <source>Is this the host you know?</source>
        <translation>¿Es este el anfitrión que conoces?</translation>
    </message>
    <message>
        <source>Its safety words are: {words}.</source>
        <translation>Sus palabras de seguridad son: {words}.</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Entrar</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Entrar en una mesa</translation>
    </message>
    <message>
        <source>Joining “{table}”…</source>
        <translation>Entrando en “{table}”…</translation>
    </message>
    <message>
        <source>Locked table</source>
        <translation>Mesa cerrada con llave</translation>
    </message>
    <message>
        <source>Looking for the table…</source>
        <translation>Buscando la mesa…</translation>
    </message>
    <message>
        <source>One more word to go.</source>
        <translation>Falta una palabra.</translation>
    </message>
    <message>
        <source>Only if the table needs one.</source>
        <translation>Solo si la mesa tiene una.</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Contraseña</translation>
    </message>
    <message>
        <source>Several tables</source>
        <translation>Varias mesas</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Mesas</translation>
    </message>
    <message>
        <source>That's not a code or an address.</source>
        <translation>Esto no es ni un código ni una dirección.</translation>
    </message>
    <message>
        <source>The host sees these safety words in the waiting room. Ask for them if you want to be sure whom you're joining: different words mean that somebody is in between.</source>
        <translation>El anfitrión ve estas palabras de seguridad en la sala de espera. Pregúntalas si quieres saber con certeza a quién te unes: si son otras, hay alguien en medio.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La mesa</translation>
    </message>
    <message>
        <source>This host has several tables. Which one would you like?</source>
        <translation>Este anfitrión tiene varias mesas. ¿Cuál?</translation>
    </message>
    <message>
        <source>Trust it and join</source>
        <translation>Confiar y entrar</translation>
    </message>
    <message>
        <source>You haven't played at this host before.</source>
        <translation>Todavía no has jugado con este anfitrión.</translation>
    </message>
    <message>
        <source>maple otter walnut, or 192.168.1.7</source>
        <translation>maple otter walnut, o 192.168.1.7</translation>
    </message>
    <message numerus="yes">
        <source>{n} more words to go.</source>
        <translation>
            <numerusform>Falta una palabra.</numerusform>
            <numerusform>Faltan {n} palabras.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{table}” needs a password.</source>
        <translation>“{table}” tiene contraseña.</translation>
    </message>
    <message>
        <source>“{word}” isn't a code word.</source>
        <translation>“{word}” no es una palabra de código.</translation>
    </message>
    <message>
        <source>“{word}” isn't a code word. Did you mean “{meant}”?</source>
        <translation>“{word}” no es una palabra de código. ¿Querías decir “{meant}”?</translation>
    </message>
    <message>
        <source>✓ Code {code}</source>
        <translation>✓ Código {code}</translation>
    </message>
    <message>
        <source>✓ Computer {host}, port {port}</source>
        <translation>✓ Equipo {host}, puerto {port}</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Bidding isn't open right now.</source>
        <translation>Ahora no hay subasta.</translation>
    </message>
    <message>
        <source>Choose a card first. Press Tab to get to your hand.</source>
        <translation>Elige antes una carta: Tab lleva a tus cartas.</translation>
    </message>
    <message>
        <source>It's not your turn to bid.</source>
        <translation>No te toca ofrecer.</translation>
    </message>
    <message>
        <source>No deal to replay right now.</source>
        <translation>Ahora no hay ningún reparto que repetir.</translation>
    </message>
    <message>
        <source>No game in progress yet.</source>
        <translation>Todavía no hay ninguna partida en marcha.</translation>
    </message>
    <message>
        <source>No one to chat with.</source>
        <translation>No hay nadie con quien chatear.</translation>
    </message>
    <message>
        <source>Nothing for you to decide right now.</source>
        <translation>Ahora no tienes nada que decidir.</translation>
    </message>
    <message>
        <source>Nothing to call right now.</source>
        <translation>Ahora no hay nada que denunciar.</translation>
    </message>
    <message>
        <source>Nothing to confirm right now.</source>
        <translation>Ahora no hay nada que confirmar.</translation>
    </message>
    <message>
        <source>Nothing to undo right now.</source>
        <translation>Ahora no hay nada que deshacer.</translation>
    </message>
    <message>
        <source>Only players can do that.</source>
        <translation>Eso solo lo puede hacer quien juega.</translation>
    </message>
    <message>
        <source>Only the host can pause the game.</source>
        <translation>Solo el anfitrión puede poner la partida en pausa.</translation>
    </message>
    <message>
        <source>That's not possible right now.</source>
        <translation>Ahora no es posible.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>La partida está en pausa.</translation>
    </message>
    <message>
        <source>This table doesn't allow claims.</source>
        <translation>En esta mesa no se reclaman bazas.</translation>
    </message>
    <message>
        <source>This table doesn't allow hints.</source>
        <translation>En esta mesa no hay pistas.</translation>
    </message>
    <message>
        <source>This table doesn't allow undo.</source>
        <translation>En esta mesa no se puede deshacer.</translation>
    </message>
    <message>
        <source>This table prevents reneging.</source>
        <translation>En esta mesa no puede haber renuncios.</translation>
    </message>
    <message>
        <source>You can claim only when it's your lead.</source>
        <translation>Solo puedes reclamar el resto cuando te toca salir.</translation>
    </message>
    <message>
        <source>You can replay a deal only when playing alone.</source>
        <translation>Un reparto solo se puede repetir jugando a solas.</translation>
    </message>
    <message>
        <source>You can't ask for a redeal right now.</source>
        <translation>Ahora no puedes pedir un nuevo reparto.</translation>
    </message>
    <message>
        <source>You can't claim the rest right now.</source>
        <translation>Ahora no puedes reclamar el resto.</translation>
    </message>
    <message>
        <source>You can't claim: an opponent might still win a trick.</source>
        <translation>No puedes reclamar el resto: los rivales aún podrían ganar una baza.</translation>
    </message>
    <message>
        <source>You can't deal right now.</source>
        <translation>Ahora no puedes repartir.</translation>
    </message>
    <message>
        <source>You have no cards.</source>
        <translation>No tienes cartas.</translation>
    </message>
</context>
<context>
    <name>LastTrick</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Earlier trick</source>
        <translation>Baza anterior</translation>
    </message>
    <message>
        <source>Later trick</source>
        <translation>Baza siguiente</translation>
    </message>
    <message>
        <source>No tricks taken yet.</source>
        <translation>Aún no hay bazas.</translation>
    </message>
    <message>
        <source>Trick {number} of {count}</source>
        <translation>Baza {number} de {count}</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Gana la baza</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>A bot takes over</source>
        <translation>Me releva un bot</translation>
    </message>
    <message>
        <source>Abandon game</source>
        <translation>Abandonar la partida</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close the table for everyone</source>
        <translation>Cerrar la mesa para todos</translation>
    </message>
    <message>
        <source>Ends the game for everyone.</source>
        <translation>Termina la partida para todos.</translation>
    </message>
    <message>
        <source>It can't be resumed.</source>
        <translation>No se podrá reanudar.</translation>
    </message>
    <message>
        <source>Keep it open: a bot plays for me</source>
        <translation>Dejarla abierta: un bot juega por mí</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Dejar la mesa</translation>
    </message>
    <message>
        <source>Leave this game?</source>
        <translation>¿Dejar esta partida?</translation>
    </message>
    <message>
        <source>Leave your table?</source>
        <translation>¿Dejar tu mesa?</translation>
    </message>
    <message>
        <source>Resume it from the lobby any time.</source>
        <translation>Puedes reanudarla cuando quieras desde el vestíbulo.</translation>
    </message>
    <message>
        <source>Save and leave</source>
        <translation>Guardar y salir</translation>
    </message>
    <message>
        <source>The others play on. Come back any time.</source>
        <translation>Los demás siguen jugando. Vuelve cuando quieras.</translation>
    </message>
    <message>
        <source>Your seat is kept. Come back any time.</source>
        <translation>Se guarda tu asiento. Vuelve cuando quieras.</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>A VPN can hide your home network. Turn it off while you play.</source>
        <translation>Una VPN puede ocultar la red de casa. Desactívala mientras juegas.</translation>
    </message>
    <message>
        <source>About Rook13</source>
        <translation>Acerca de Rook13</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todas las partidas</translation>
    </message>
    <message>
        <source>Alone against bots</source>
        <translation>A solas contra bots</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Otro juego</translation>
    </message>
    <message>
        <source>Both computers must be on the same home network, by Wi-Fi or cable.</source>
        <translation>Los dos equipos tienen que estar en la misma red, por Wi-Fi o cable, en la misma casa.</translation>
    </message>
    <message>
        <source>Check my network</source>
        <translation>Comprobar mi red</translation>
    </message>
    <message>
        <source>Checking the network…</source>
        <translation>Comprobando la red…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Discard “{game}”?</source>
        <translation>¿Descartar “{game}”?</translation>
    </message>
    <message>
        <source>Everything played so far will be lost, and no one can continue it.</source>
        <translation>Se pierde lo jugado hasta ahora y nadie podrá seguir la partida.</translation>
    </message>
    <message>
        <source>Firewall</source>
        <translation>Cortafuegos</translation>
    </message>
    <message>
        <source>Five games, four levels of bots, your house rules.</source>
        <translation>Cinco juegos, cuatro niveles de bots y tus reglas.</translation>
    </message>
    <message>
        <source>For private tables and hosts that aren't listed.</source>
        <translation>Para mesas privadas o que no aparecen.</translation>
    </message>
    <message>
        <source>Friends on this network will see it in their lobby.</source>
        <translation>Tus amigos en esta red la ven en su vestíbulo.</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Completa</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Games you leave or finish show up here.</source>
        <translation>Aquí se guardan las partidas que dejas o terminas.</translation>
    </message>
    <message>
        <source>Guest networks often keep devices apart. Use the main one.</source>
        <translation>Las redes de invitados suelen separar los equipos. Usa la normal.</translation>
    </message>
    <message>
        <source>Guest on this computer</source>
        <translation>Invitado en este equipo</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>Abrir una mesa</translation>
    </message>
    <message>
        <source>It must allow Rook13 on private networks, on the host's computer too.</source>
        <translation>Tiene que permitir Rook13 en redes privadas, también en el equipo del anfitrión.</translation>
    </message>
    <message>
        <source>Join by code or address</source>
        <translation>Entrar con código o dirección</translation>
    </message>
    <message>
        <source>Join this table</source>
        <translation>Entrar en esta mesa</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Learn and practise</source>
        <translation>Aprender y practicar</translation>
    </message>
    <message>
        <source>Lessons, puzzles and the deal of the day.</source>
        <translation>Lecciones, problemas y el reparto del día.</translation>
    </message>
    <message>
        <source>Log out</source>
        <translation>Cerrar sesión</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>No guest Wi-Fi</source>
        <translation>Sin Wi-Fi de invitados</translation>
    </message>
    <message>
        <source>No problems found on this computer. Check the host's computer, too.</source>
        <translation>En este equipo todo está bien. Comprueba también el del anfitrión.</translation>
    </message>
    <message>
        <source>No tables yet. They show up here as soon as someone hosts one.</source>
        <translation>Todavía no hay mesas. Aparecerán solas en cuanto alguien abra una.</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jugar ya</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>Preferencias…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Repasar</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Search everything you have played</source>
        <translation>Busca en todo lo que has jugado</translation>
    </message>
    <message>
        <source>Searching for tables is turned off in Preferences, under Network.</source>
        <translation>La búsqueda de mesas está desactivada en Preferencias, en Red.</translation>
    </message>
    <message>
        <source>Seats: {seats}</source>
        <translation>Asientos: {seats}</translation>
    </message>
    <message>
        <source>Something is blocking the search for tables. See the marked lines.</source>
        <translation>Algo impide encontrar mesas. Mira las líneas marcadas.</translation>
    </message>
    <message>
        <source>Tables on this network</source>
        <translation>Mesas en esta red</translation>
    </message>
    <message>
        <source>Tested, no problem found.</source>
        <translation>Comprobado: aquí todo está bien.</translation>
    </message>
    <message>
        <source>The same network</source>
        <translation>La misma red</translation>
    </message>
    <message>
        <source>This can't be tested from here.</source>
        <translation>Esto no se puede comprobar desde aquí.</translation>
    </message>
    <message>
        <source>VPN</source>
        <translation>VPN</translation>
    </message>
    <message>
        <source>Who is here</source>
        <translation>Quién está aquí</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Tus partidas</translation>
    </message>
    <message>
        <source>Your profile</source>
        <translation>Tu perfil</translation>
    </message>
    <message>
        <source>Your table</source>
        <translation>Tu mesa</translation>
    </message>
    <message>
        <source>Your unfinished games are in the Rook13 window you opened first.</source>
        <translation>Tus partidas sin terminar están en la ventana de Rook13 que se abrió primero.</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>cerrada</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminada</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>partida terminada</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>sin terminar</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>ahora mismo</translation>
    </message>
    <message>
        <source>needs a password</source>
        <translation>pide contraseña</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>jugando</translation>
    </message>
    <message>
        <source>standard rules</source>
        <translation>reglas habituales</translation>
    </message>
    <message>
        <source>waiting for players</source>
        <translation>esperando jugadores</translation>
    </message>
    <message>
        <source>{free} of {total} free</source>
        <translation>{free} de {total} libres</translation>
    </message>
    <message numerus="yes">
        <source>{kind}, hand {n}</source>
        <translation>
            <numerusform>{kind}, mano {n}</numerusform>
            <numerusform>{kind}, mano {n}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} h ago</source>
        <translation>
            <numerusform>hace {n} h</numerusform>
            <numerusform>hace {n} h</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} house rules</source>
        <translation>
            <numerusform>Una regla de la casa</numerusform>
            <numerusform>{n} reglas de la casa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} min ago</source>
        <translation>
            <numerusform>hace {n} min</numerusform>
            <numerusform>hace {n} min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of your games can't be read any more. “Your games” says which.</source>
        <translation>
            <numerusform>{n} de tus partidas ya no se puede leer. «Tus partidas» dice cuál.</numerusform>
            <numerusform>{n} de tus partidas ya no se pueden leer. «Tus partidas» dice cuáles.</numerusform>
        </translation>
    </message>
    <message>
        <source>{result}, with help</source>
        <translation>{result}, con ayuda</translation>
    </message>
    <message>
        <source>{result}, with {names}</source>
        <translation>{result}, con {names}</translation>
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
        <translation>Copiar registro</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Log copied.</source>
        <translation>Registro copiado.</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Todavía no ha pasado nada.</translation>
    </message>
    <message>
        <source>This hand</source>
        <translation>Esta mano</translation>
    </message>
</context>
<context>
    <name>Navigation</name>
    <message>
        <source>Continue</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Más tarde</translation>
    </message>
    <message>
        <source>No browser opened. Rook13 is at {address}</source>
        <translation>No se ha abierto ningún navegador. Rook13 está en {address}</translation>
    </message>
    <message>
        <source>Resume your {game} game (hand {hand})?</source>
        <translation>¿Continuar tu partida de {game} (mano {hand})?</translation>
    </message>
    <message>
        <source>This copy doesn't say where Rook13 is published. You have {version}.</source>
        <translation>Esta copia no sabe dónde se publica Rook13. Tienes la versión {version}.</translation>
    </message>
    <message>
        <source>Welcome back</source>
        <translation>Hola de nuevo</translation>
    </message>
    <message>
        <source>Your past games have been deleted.</source>
        <translation>Tus partidas anteriores se han borrado.</translation>
    </message>
</context>
<context>
    <name>NewTable</name>
    <message>
        <source> seconds</source>
        <translation> segundos</translation>
    </message>
    <message>
        <source>A board is one hand, scored by itself.</source>
        <translation>Un tablero es una mano que se puntúa por sí sola.</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Una persona</translation>
    </message>
    <message>
        <source>Access</source>
        <translation>Acceso</translation>
    </message>
    <message>
        <source>All tables get the same deals. Everyone is ranked by what they made of their cards, compared with those who held the same ones. There are no hints and no undo.</source>
        <translation>Todas las mesas reciben las mismas cartas. Se clasifica a cada cual por lo que hizo con ellas, comparado con quienes tenían las mismas. No hay pistas ni se puede deshacer.</translation>
    </message>
    <message>
        <source>Allow hints</source>
        <translation>Permitir pistas</translation>
    </message>
    <message>
        <source>Allow spectators</source>
        <translation>Permitir espectadores</translation>
    </message>
    <message>
        <source>Allow undo if everyone agrees</source>
        <translation>Permitir deshacer si todos están de acuerdo</translation>
    </message>
    <message>
        <source>Approve each player</source>
        <translation>Aprobar a cada jugador</translation>
    </message>
    <message>
        <source>Back to the lobby ({keys})</source>
        <translation>Volver al vestíbulo ({keys})</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Tableros</translation>
    </message>
    <message>
        <source>Bot level</source>
        <translation>Nivel de los bots</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <source>Bots play at the tables where nobody sits.</source>
        <translation>En las mesas donde no hay nadie juegan bots.</translation>
    </message>
    <message>
        <source>Bots play them now</source>
        <translation>Los bots las juegan ahora</translation>
    </message>
    <message>
        <source>By code only</source>
        <translation>Solo con su código</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Custom rules</source>
        <translation>Reglas propias</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Delete the preset “{name}”?</source>
        <translation>¿Eliminar el ajuste «{name}»?</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Eliminar…</translation>
    </message>
    <message>
        <source>Duplicate session</source>
        <translation>Sesión de duplicado</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>How long the table waits for a player who loses connection.</source>
        <translation>Cuánto espera la mesa a quien ha perdido la conexión.</translation>
    </message>
    <message>
        <source>If your computer asks whether Rook13 may accept connections, allow it on private networks. Otherwise no one can join.</source>
        <translation>Si tu equipo pregunta si Rook13 puede aceptar conexiones, permítelo en redes privadas. Si no, nadie podrá unirse.</translation>
    </message>
    <message>
        <source>Leave empty to let anyone on this network in.</source>
        <translation>Déjala vacía para que entre cualquiera de esta red.</translation>
    </message>
    <message>
        <source>Let newcomers take over from bots during the game</source>
        <translation>Quien llega puede relevar a un bot durante la partida</translation>
    </message>
    <message>
        <source>Mixed levels; see Seats.</source>
        <translation>Niveles distintos; mira Asientos.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>Nueva mesa</translation>
    </message>
    <message>
        <source>No timer</source>
        <translation>Sin reloj</translation>
    </message>
    <message>
        <source>Now: {level}.</source>
        <translation>Ahora: {level}.</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Número de jugadores</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>On your left</source>
        <translation>A tu izquierda</translation>
    </message>
    <message>
        <source>On your right</source>
        <translation>A tu derecha</translation>
    </message>
    <message>
        <source>One house rule.</source>
        <translation>Una regla de la casa.</translation>
    </message>
    <message>
        <source>Open seat</source>
        <translation>Asiento libre</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Abrir la mesa</translation>
    </message>
    <message>
        <source>Open the table ({keys})</source>
        <translation>Abrir la mesa ({keys})</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Rivales</translation>
    </message>
    <message>
        <source>Other tables</source>
        <translation>Otras mesas</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Contraseña</translation>
    </message>
    <message>
        <source>People: {people} · Bots: {bots}</source>
        <translation>Personas: {people} · Bots: {bots}</translation>
    </message>
    <message>
        <source>Play a duplicate session</source>
        <translation>Jugar una sesión de duplicado</translation>
    </message>
    <message>
        <source>Play alone</source>
        <translation>Jugar a solas</translation>
    </message>
    <message>
        <source>Play with others</source>
        <translation>Jugar con otros</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Ajuste</translation>
    </message>
    <message>
        <source>Private (join by three-word code)</source>
        <translation>Privada (se entra con un código de tres palabras)</translation>
    </message>
    <message>
        <source>Reconnect time</source>
        <translation>Tiempo para reconectar</translation>
    </message>
    <message>
        <source>Rename preset</source>
        <translation>Renombrar el ajuste</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renombrar…</translation>
    </message>
    <message>
        <source>Reset to default</source>
        <translation>Volver a lo habitual</translation>
    </message>
    <message>
        <source>Reset to default: {rule}</source>
        <translation>Volver a lo habitual: {rule}</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Save as preset</source>
        <translation>Guardar como ajuste</translation>
    </message>
    <message>
        <source>Save as preset…</source>
        <translation>Guardar como ajuste…</translation>
    </message>
    <message numerus="yes">
        <source>Seat {n}</source>
        <translation>
            <numerusform>Asiento {n}</numerusform>
            <numerusform>Asiento {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Asientos</translation>
    </message>
    <message>
        <source>Standard rules</source>
        <translation>Habituales</translation>
    </message>
    <message>
        <source>Standard rules.</source>
        <translation>Las reglas habituales.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Table name</source>
        <translation>Nombre de la mesa</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Mesas</translation>
    </message>
    <message>
        <source>Tables: {tables} · Boards: {boards}</source>
        <translation>Mesas: {tables} · Tableros: {boards}</translation>
    </message>
    <message>
        <source>The preset needs a name.</source>
        <translation>El ajuste necesita un nombre.</translation>
    </message>
    <message>
        <source>The table needs a name.</source>
        <translation>La mesa necesita un nombre.</translation>
    </message>
    <message>
        <source>There is already a preset with this name.</source>
        <translation>Ya hay un ajuste con ese nombre.</translation>
    </message>
    <message>
        <source>This table keeps its rules.</source>
        <translation>Las reglas de esta mesa se quedan como están.</translation>
    </message>
    <message>
        <source>Timing and help</source>
        <translation>Ritmo y ayuda</translation>
    </message>
    <message>
        <source>Turn timer</source>
        <translation>Tiempo por turno</translation>
    </message>
    <message>
        <source>Visible to everyone</source>
        <translation>Visible para todos</translation>
    </message>
    <message>
        <source>When time runs out, a bot makes that one move.</source>
        <translation>Cuando se acaba el tiempo, un bot hace solo esa jugada.</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Quién juega</translation>
    </message>
    <message>
        <source>Who sits here: {place}</source>
        <translation>Quién se sienta aquí: {place}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>You get a code to share with friends. No one else can see the table.</source>
        <translation>Recibes un código para tus amigos. Nadie más ve la mesa.</translation>
    </message>
    <message>
        <source>Your partner</source>
        <translation>Tu pareja</translation>
    </message>
    <message>
        <source>Your seat</source>
        <translation>Tu asiento</translation>
    </message>
    <message>
        <source>with a password</source>
        <translation>con contraseña</translation>
    </message>
    <message>
        <source>you approve players</source>
        <translation>tú dejas entrar</translation>
    </message>
    <message>
        <source>{game} at “{name}”, for people on this network</source>
        <translation>{game} en “{name}”, para la gente de esta red</translation>
    </message>
    <message>
        <source>{low} to {high} players</source>
        <translation>De {low} a {high} jugadores</translation>
    </message>
    <message>
        <source>{name}'s table</source>
        <translation>Mesa de {name}</translation>
    </message>
    <message numerus="yes">
        <source>{n} changed</source>
        <translation>
            <numerusform>Una cambiada</numerusform>
            <numerusform>{n} cambiadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} house rules.</source>
        <translation>
            <numerusform>Una regla de la casa.</numerusform>
            <numerusform>{n} reglas de la casa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} players</source>
        <translation>
            <numerusform>Un jugador</numerusform>
            <numerusform>{n} jugadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} seconds</source>
        <translation>
            <numerusform>Un segundo</numerusform>
            <numerusform>{n} segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>{title}, hidden</source>
        <translation>{title}, plegado</translation>
    </message>
    <message>
        <source>{title}, shown</source>
        <translation>{title}, desplegado</translation>
    </message>
    <message>
        <source>● Changed · default: {value}</source>
        <translation>● Cambiada · habitual: {value}</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>2s, 3s and 4s</source>
        <translation>Doses, treses y cuatros</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Allowed, with penalty</source>
        <translation>Permitido, con penalización</translation>
    </message>
    <message>
        <source>Avondale</source>
        <translation>Avondale</translation>
    </message>
    <message>
        <source>Between 10 and 11</source>
        <translation>Entre el 10 y el 11</translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>Ofertas</translation>
    </message>
    <message>
        <source>Bonus for five or more tricks</source>
        <translation>Bonificación por cinco bazas o más</translation>
    </message>
    <message>
        <source>Bonus for most tricks</source>
        <translation>Bonificación por más bazas</translation>
    </message>
    <message>
        <source>Bowers, a Joker and contracts from 6 Clubs to 10 No Trump: bid it, then make it.</source>
        <translation>Jotas que mandan, un Comodín y contratos de seis tréboles a diez sin triunfo: ofrécelo y cúmplelo.</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Tréboles</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Quién reparte</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>El declarante</translation>
    </message>
    <message>
        <source>Declarer's side</source>
        <translation>El bando declarante</translation>
    </message>
    <message>
        <source>Exactly 500 to win</source>
        <translation>Exactamente 500 para ganar</translation>
    </message>
    <message>
        <source>Fifty-seven cards, and the bird beats every trump: win the nest, then the counters.</source>
        <translation>Cincuenta y siete cartas y el pájaro por encima de todos los triunfos: gana el nido y luego las cartas con puntos.</translation>
    </message>
    <message>
        <source>First 10</source>
        <translation>Las 10 primeras</translation>
    </message>
    <message>
        <source>First 5</source>
        <translation>Las 5 primeras</translation>
    </message>
    <message>
        <source>First 7</source>
        <translation>Las 7 primeras</translation>
    </message>
    <message>
        <source>Forty cards, a widow of four and 120 points in every hand: bid boldly, bury wisely.</source>
        <translation>Cuarenta cartas, un pozo de cuatro y 120 puntos en cada mano: ofrece con valor, entierra con cabeza.</translation>
    </message>
    <message>
        <source>High, worth 15</source>
        <translation>Por encima del 14, valen 15</translation>
    </message>
    <message>
        <source>Highest trump</source>
        <translation>El triunfo más alto</translation>
    </message>
    <message>
        <source>Hook (dealer can't even out the bids)</source>
        <translation>La suma de ofertas no puede cuadrar</translation>
    </message>
    <message>
        <source>Host every hand</source>
        <translation>Reparte el anfitrión</translation>
    </message>
    <message>
        <source>If everyone passes</source>
        <translation>Si todos pasan</translation>
    </message>
    <message>
        <source>In the deck</source>
        <translation>En la baraja</translation>
    </message>
    <message>
        <source>Kentucky Discard</source>
        <translation>Kentucky Discard</translation>
    </message>
    <message>
        <source>Last 10</source>
        <translation>Las 10 últimas</translation>
    </message>
    <message>
        <source>Last 5</source>
        <translation>Las 5 últimas</translation>
    </message>
    <message>
        <source>Last 7</source>
        <translation>Las 7 últimas</translation>
    </message>
    <message>
        <source>Left of dealer</source>
        <translation>Izquierda de quien reparte</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Fuera</translation>
    </message>
    <message>
        <source>Losing score</source>
        <translation>Puntuación de derrota</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Bajos</translation>
    </message>
    <message>
        <source>Lowest suit</source>
        <translation>Palo más bajo</translation>
    </message>
    <message>
        <source>Lowest trump</source>
        <translation>El triunfo más bajo</translation>
    </message>
    <message>
        <source>Maximum bid</source>
        <translation>Oferta máxima</translation>
    </message>
    <message>
        <source>Minimum bid</source>
        <translation>Oferta mínima</translation>
    </message>
    <message>
        <source>Misère (250)</source>
        <translation>Misère (250)</translation>
    </message>
    <message>
        <source>Misère at any time</source>
        <translation>Misère en cualquier momento</translation>
    </message>
    <message>
        <source>Must trump when void</source>
        <translation>Obligación de fallar</translation>
    </message>
    <message>
        <source>Must win on a bid</source>
        <translation>Ganar solo con una oferta cumplida</translation>
    </message>
    <message>
        <source>Nest points go to</source>
        <translation>Los puntos del nido son para</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sin límite</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>Not in the deck</source>
        <translation>Fuera de la baraja</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Una vez</translation>
    </message>
    <message>
        <source>Ones are high, the Fowl is the lowest trump, and if you can't follow suit, you must trump.</source>
        <translation>Los unos son altos, la Gallina es el triunfo más bajo, y quien no puede asistir debe jugar un triunfo.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abiertas</translation>
    </message>
    <message>
        <source>Open misère (500)</source>
        <translation>Misère abierta (500)</translation>
    </message>
    <message>
        <source>Opening lead</source>
        <translation>Salida</translation>
    </message>
    <message>
        <source>Penalty when set</source>
        <translation>Penalización al fallar</translation>
    </message>
    <message>
        <source>Play for −10 a trick</source>
        <translation>Se juega, −10 por baza</translation>
    </message>
    <message>
        <source>Points per defender trick</source>
        <translation>Puntos por baza de la defensa</translation>
    </message>
    <message>
        <source>Points taken</source>
        <translation>Los puntos hechos</translation>
    </message>
    <message>
        <source>Prevented</source>
        <translation>Impedido</translation>
    </message>
    <message>
        <source>Rank of the Fowl</source>
        <translation>Rango de la Gallina</translation>
    </message>
    <message>
        <source>Rank of the Rook</source>
        <translation>Rango del Rook</translation>
    </message>
    <message>
        <source>Redeal</source>
        <translation>Nuevo reparto</translation>
    </message>
    <message>
        <source>Redeal by dealer</source>
        <translation>Nuevo reparto por quien reparte</translation>
    </message>
    <message>
        <source>Reneging</source>
        <translation>Renuncio</translation>
    </message>
    <message>
        <source>Rotates</source>
        <translation>Se reparte por turnos</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Secret, then revealed</source>
        <translation>Secretas, luego reveladas</translation>
    </message>
    <message>
        <source>Slam scores 250</source>
        <translation>Las diez bazas valen 250</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Picas</translation>
    </message>
    <message>
        <source>Target score</source>
        <translation>Puntuación objetivo</translation>
    </message>
    <message>
        <source>Target score to beat</source>
        <translation>Puntuación que hay que superar</translation>
    </message>
    <message>
        <source>The 1s</source>
        <translation>Los unos</translation>
    </message>
    <message>
        <source>The bid</source>
        <translation>La oferta</translation>
    </message>
    <message>
        <source>Three to six players, four elements and magic: bid your tricks, then take exactly that many.</source>
        <translation>De tres a seis jugadores, cuatro elementos y magia: di cuántas bazas harás, y acierta.</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Cuando quiera</translation>
    </message>
    <message>
        <source>Winner of the last trick</source>
        <translation>Quien gana la última baza</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source>Another player can go on from hand {hand}.</source>
        <translation>Otro jugador puede seguir desde la mano {hand}.</translation>
    </message>
    <message>
        <source>Connection lost.</source>
        <translation>Conexión perdida.</translation>
    </message>
    <message>
        <source>Everyone contributes to the shuffle.</source>
        <translation>Todos participan al barajar.</translation>
    </message>
    <message>
        <source>Go on at my computer</source>
        <translation>Seguir en mi ordenador</translation>
    </message>
    <message>
        <source>Host the table</source>
        <translation>Ser anfitrión</translation>
    </message>
    <message>
        <source>Join {name}'s table, hand {hand}</source>
        <translation>Ir a la mesa de {name}, mano {hand}</translation>
    </message>
    <message>
        <source>Join {name}'s table, hand {hand}, with {names}</source>
        <translation>Ir a la mesa de {name}, mano {hand}, con {names}</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Dejar la mesa</translation>
    </message>
    <message>
        <source>Reconnecting… Your seat is kept.</source>
        <translation>Reconectando… Se guarda tu asiento.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Seats, scores and this hand stay as they are.</source>
        <translation>Los asientos, los puntos y esta mano se quedan como están.</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Quedarme aquí</translation>
    </message>
    <message>
        <source>The cards are being shuffled.</source>
        <translation>Se están barajando las cartas.</translation>
    </message>
    <message>
        <source>The game and your seat are kept. It continues when the host is back.</source>
        <translation>La partida espera, y tu asiento también. Sigue cuando vuelva el anfitrión.</translation>
    </message>
    <message>
        <source>The game can go on from hand {hand} on your computer.</source>
        <translation>La partida puede seguir desde la mano {hand} en tu ordenador.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>La partida está en pausa.</translation>
    </message>
    <message>
        <source>The host has stopped for now.</source>
        <translation>El anfitrión ha parado por ahora.</translation>
    </message>
    <message>
        <source>The host is gone.</source>
        <translation>El anfitrión ya no está.</translation>
    </message>
    <message>
        <source>The others play on elsewhere.</source>
        <translation>Los demás siguen jugando en otro sitio.</translation>
    </message>
    <message>
        <source>Waiting for the host.</source>
        <translation>Esperando al anfitrión.</translation>
    </message>
    <message>
        <source>Waiting for you.</source>
        <translation>Todos te esperan.</translation>
    </message>
    <message>
        <source>Your seat there is kept.</source>
        <translation>Tu asiento allí se conserva.</translation>
    </message>
    <message>
        <source>{name} asks you to host the table.</source>
        <translation>{name} te pide que seas anfitrión de la mesa.</translation>
    </message>
</context>
<context>
    <name>Password</name>
    <message>
        <source>Fair: keeps casual snoopers out.</source>
        <translation>Aceptable: frena a los curiosos.</translation>
    </message>
    <message>
        <source>Good: hard to guess.</source>
        <translation>Buena: difícil de adivinar.</translation>
    </message>
    <message>
        <source>Password (optional)</source>
        <translation>Contraseña (opcional)</translation>
    </message>
    <message>
        <source>Repeat password</source>
        <translation>Repite la contraseña</translation>
    </message>
    <message>
        <source>Show password</source>
        <translation>Mostrar la contraseña</translation>
    </message>
    <message>
        <source>Strong: very hard to guess.</source>
        <translation>Fuerte: muy difícil de adivinar.</translation>
    </message>
    <message>
        <source>The passwords don't match.</source>
        <translation>Las dos contraseñas no coinciden.</translation>
    </message>
    <message>
        <source>Weak: easy to guess. Longer is better; try three unusual words.</source>
        <translation>Débil: fácil de adivinar. Mejor más larga; tres palabras curiosas van bien.</translation>
    </message>
    <message>
        <source>Without a password, anyone at this computer can play as you.</source>
        <translation>Sin contraseña, cualquiera puede jugar aquí como tú.</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>Accept</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Asking to join</source>
        <translation>Piden entrar</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Ban</source>
        <translation>Vetar</translation>
    </message>
    <message>
        <source>Ban {name} from this table?</source>
        <translation>¿Vetar a {name} en esta mesa?</translation>
    </message>
    <message>
        <source>Ban {name}…</source>
        <translation>Vetar a {name}…</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>Give a seat</source>
        <translation>Dar un asiento</translation>
    </message>
    <message>
        <source>Give to</source>
        <translation>Dárselo a</translation>
    </message>
    <message>
        <source>Give to a bot</source>
        <translation>Dárselo a un bot</translation>
    </message>
    <message>
        <source>Hand the table over to {name}…</source>
        <translation>Ceder la mesa a {name}…</translation>
    </message>
    <message>
        <source>Let a bot play for me</source>
        <translation>Que un bot juegue por mí</translation>
    </message>
    <message>
        <source>Lock this seat</source>
        <translation>Bloquear este asiento</translation>
    </message>
    <message>
        <source>More actions for {name}</source>
        <translation>Más acciones para {name}</translation>
    </message>
    <message>
        <source>Mute {name}</source>
        <translation>Silenciar a {name}</translation>
    </message>
    <message>
        <source>No one is watching.</source>
        <translation>Nadie está mirando.</translation>
    </message>
    <message>
        <source>Open seat</source>
        <translation>Asiento libre</translation>
    </message>
    <message>
        <source>Open this seat</source>
        <translation>Liberar este asiento</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Gente</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Echar</translation>
    </message>
    <message>
        <source>Remove {name} from this table?</source>
        <translation>¿Echar a {name} de esta mesa?</translation>
    </message>
    <message>
        <source>Remove {name}…</source>
        <translation>Echar a {name}…</translation>
    </message>
    <message>
        <source>Seat {seat} (free)</source>
        <translation>Asiento {seat} (libre)</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>Sentarme aquí</translation>
    </message>
    <message>
        <source>Stand up</source>
        <translation>Levantarme</translation>
    </message>
    <message>
        <source>Swap seats with</source>
        <translation>Cambiar de sitio con</translation>
    </message>
    <message>
        <source>Take my seat back</source>
        <translation>Volver a jugar yo</translation>
    </message>
    <message>
        <source>Take over after this hand</source>
        <translation>Tomar el relevo después de esta mano</translation>
    </message>
    <message>
        <source>They can come back. A bot takes over their hand.</source>
        <translation>Podrá volver. Durante la partida, un bot juega sus cartas.</translation>
    </message>
    <message>
        <source>They can't come back, nor can anybody new with the same address. Somebody who changes networks and makes a new account can't be recognised. A bot takes over their hand.</source>
        <translation>No podrá volver, ni nadie nuevo con la misma dirección. A quien cambie de red y cree otra cuenta no se le puede reconocer. Un bot juega sus cartas.</translation>
    </message>
    <message>
        <source>Unlock this seat</source>
        <translation>Desbloquear este asiento</translation>
    </message>
    <message>
        <source>Unmute {name}</source>
        <translation>Volver a oír a {name}</translation>
    </message>
    <message>
        <source>Watching</source>
        <translation>Mirando</translation>
    </message>
    <message>
        <source>a bot plays</source>
        <translation>juega un bot</translation>
    </message>
    <message>
        <source>away, a bot plays</source>
        <translation>ausente, juega un bot</translation>
    </message>
    <message>
        <source>bot, {level}</source>
        <translation>bot, {level}</translation>
    </message>
    <message>
        <source>connection lost</source>
        <translation>sin conexión</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>host</source>
        <translation>anfitrión</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>bloqueado</translation>
    </message>
    <message>
        <source>not ready</source>
        <translation>aún no puede empezar</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>puede empezar</translation>
    </message>
    <message>
        <source>wants to join</source>
        <translation>quiere entrar</translation>
    </message>
    <message>
        <source>you</source>
        <translation>tú</translation>
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
        <translation>Perfil de {name}</translation>
    </message>
    <message>
        <source>{name}'s seat</source>
        <translation>Asiento de {name}</translation>
    </message>
    <message>
        <source>{name}: {state}</source>
        <translation>{name}: {state}</translation>
    </message>
    <message numerus="yes">
        <source>{n} hints</source>
        <translation>
            <numerusform>una pista</numerusform>
            <numerusform>{n} pistas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>A hand, and the differences</source>
        <translation>Una mano, y qué cambia</translation>
    </message>
    <message>
        <source>A prepared hand, explained as you play.</source>
        <translation>Una mano preparada, explicada mientras juegas.</translation>
    </message>
    <message>
        <source>Add a friend's result</source>
        <translation>Añadir el resultado de un amigo</translation>
    </message>
    <message>
        <source>Add a friend's result…</source>
        <translation>Resultado de un amigo…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Back to the lobby</source>
        <translation>Volver al vestíbulo</translation>
    </message>
    <message>
        <source>Better: {now} points for your side, up from {before}.</source>
        <translation>Mejor: {now} puntos para tu bando. En la partida fueron {before}.</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Subasta</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Couldn't check this answer. Best: {better}.</source>
        <translation>No se pudo comprobar esta respuesta. Lo mejor es: {better}.</translation>
    </message>
    <message>
        <source>Couldn't save the result there.</source>
        <translation>No se pudo guardar el resultado ahí.</translation>
    </message>
    <message>
        <source>Deals you a new one</source>
        <translation>Te reparte uno nuevo</translation>
    </message>
    <message>
        <source>End of the hand</source>
        <translation>Final de la mano</translation>
    </message>
    <message>
        <source>Enough for now</source>
        <translation>Basta por ahora</translation>
    </message>
    <message>
        <source>Everybody gets the same cards today, and nobody has help.</source>
        <translation>Hoy todos reciben las mismas cartas y nadie tiene ayuda.</translation>
    </message>
    <message>
        <source>Everything due</source>
        <translation>Todo lo que toca</translation>
    </message>
    <message>
        <source>Exactly.</source>
        <translation>Exacto.</translation>
    </message>
    <message>
        <source>Exchange and trump</source>
        <translation>Descarte y triunfo</translation>
    </message>
    <message>
        <source>From one of your games.</source>
        <translation>De una de tus partidas.</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guía</translation>
    </message>
    <message>
        <source>Learn a game</source>
        <translation>Aprender un juego</translation>
    </message>
    <message>
        <source>Learn and practise</source>
        <translation>Aprender y practicar</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Dejar la lección</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>Looking for a puzzle</source>
        <translation>Buscando un problema</translation>
    </message>
    <message>
        <source>Middle of the hand</source>
        <translation>Mitad de la mano</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Otro problema</translation>
    </message>
    <message>
        <source>No more explanations</source>
        <translation>Sin más explicaciones</translation>
    </message>
    <message>
        <source>No puzzle was found this time. Try again.</source>
        <translation>Esta vez no se encontró ningún problema. Inténtalo otra vez.</translation>
    </message>
    <message>
        <source>Nothing is due. Choose a topic for a new puzzle.</source>
        <translation>No toca nada. Elige un tema para un problema nuevo.</translation>
    </message>
    <message>
        <source>Opening lead</source>
        <translation>Primera salida</translation>
    </message>
    <message>
        <source>Play for real</source>
        <translation>Jugar de verdad</translation>
    </message>
    <message>
        <source>Play on as you like. H gives you a hint.</source>
        <translation>Sigue como quieras. H te da una pista.</translation>
    </message>
    <message>
        <source>Play today's deal</source>
        <translation>Jugar el reparto de hoy</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Puzzles and deals of</source>
        <translation>Problemas y repartos de</translation>
    </message>
    <message>
        <source>Results (*.json)</source>
        <translation>Resultados (*.json)</translation>
    </message>
    <message>
        <source>Results of the deal of the day</source>
        <translation>Resultados del reparto del día</translation>
    </message>
    <message>
        <source>Right! The other choice cost {amount}.</source>
        <translation>¡Bien! La otra opción costó {amount}.</translation>
    </message>
    <message>
        <source>Save my result</source>
        <translation>Guardar mi resultado</translation>
    </message>
    <message>
        <source>Save my result…</source>
        <translation>Guardar mi resultado…</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Guardado como {name}.</translation>
    </message>
    <message>
        <source>Solve a puzzle</source>
        <translation>Resolver un problema</translation>
    </message>
    <message>
        <source>Start this lesson</source>
        <translation>Empezar la lección</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>That works, too. I'd have chosen {deed}.</source>
        <translation>Así también vale. Yo habría elegido otra cosa: {deed}.</translation>
    </message>
    <message>
        <source>The cards are dealt. Look at your hand.</source>
        <translation>Las cartas están repartidas. Mira tus cartas.</translation>
    </message>
    <message>
        <source>The deal of the day</source>
        <translation>El reparto del día</translation>
    </message>
    <message>
        <source>The first hand of this game is too short for this.</source>
        <translation>La primera mano de este juego es demasiado corta para eso.</translation>
    </message>
    <message>
        <source>The hand is nearly over: which card is best?</source>
        <translation>La mano casi ha terminado: ¿qué carta es la mejor?</translation>
    </message>
    <message>
        <source>The solver is checking your answer: {percent}%</source>
        <translation>Se comprueba tu respuesta: {percent} %</translation>
    </message>
    <message>
        <source>The solver is checking your answer…</source>
        <translation>Se comprueba tu respuesta…</translation>
    </message>
    <message>
        <source>This isn't the result of a deal of the day.</source>
        <translation>Esto no es un resultado del reparto del día.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Very good.</source>
        <translation>Muy bien.</translation>
    </message>
    <message>
        <source>Waiting for you</source>
        <translation>Te espera</translation>
    </message>
    <message>
        <source>Well done.</source>
        <translation>Bien hecho.</translation>
    </message>
    <message>
        <source>What do you bid?</source>
        <translation>¿Qué ofreces?</translation>
    </message>
    <message>
        <source>What was played</source>
        <translation>Lo que se jugó</translation>
    </message>
    <message>
        <source>What would you do here?</source>
        <translation>¿Qué harías aquí?</translation>
    </message>
    <message>
        <source>Which card do you lead?</source>
        <translation>¿Con qué carta sales?</translation>
    </message>
    <message>
        <source>Which card is best?</source>
        <translation>¿Qué carta es la mejor?</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>You scored {score} on this deal. Compare with your friends.</source>
        <translation>Has sacado {score} de este reparto. Compáralo con tus amigos.</translation>
    </message>
    <message>
        <source>You scored {score} today. There'll be another deal tomorrow.</source>
        <translation>Hoy has sacado {score}. Mañana habrá otro.</translation>
    </message>
    <message>
        <source>You're playing hand {hand} again, from trick {number}.</source>
        <translation>Juegas otra vez la mano {hand}, desde la baza {number}.</translation>
    </message>
    <message>
        <source>You're playing hand {hand} again.</source>
        <translation>Juegas otra vez la mano {hand}.</translation>
    </message>
    <message>
        <source>Your first hand, step by step</source>
        <translation>Tu primera mano, paso a paso</translation>
    </message>
    <message>
        <source>Your own mistakes first</source>
        <translation>Primero tus propios errores</translation>
    </message>
    <message>
        <source>{day}: everybody gets these cards, and nobody has help.</source>
        <translation>{day}: todos reciben estas cartas y nadie tiene ayuda.</translation>
    </message>
    <message>
        <source>{deed} costs {amount}. Better: {better}.</source>
        <translation>{deed} cuesta {amount}. Mejor: {better}.</translation>
    </message>
    <message>
        <source>{name} scored {score} on the deal of {day}.</source>
        <translation>{name} sacó {score} del reparto del {day}.</translation>
    </message>
    <message>
        <source>{now} points for your side this time, {before} in the game.</source>
        <translation>Esta vez {now} puntos para tu bando. En la partida fueron {before}.</translation>
    </message>
    <message>
        <source>{now} points for your side, the same as in the game.</source>
        <translation>{now} puntos para tu bando, igual que en la partida.</translation>
    </message>
    <message numerus="yes">
        <source>{n} due</source>
        <translation>
            <numerusform>{n} pendiente</numerusform>
            <numerusform>{n} pendientes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} learned</source>
        <translation>
            <numerusform>{n} aprendido</numerusform>
            <numerusform>{n} aprendidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} minutes</source>
        <translation>
            <numerusform>Un minuto</numerusform>
            <numerusform>{n} minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} puzzles due</source>
        <translation>
            <numerusform>Un problema pendiente</numerusform>
            <numerusform>{n} problemas pendientes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Accessibility</source>
        <translation>Accesibilidad</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>Account &amp; data</source>
        <translation>Cuenta y datos</translation>
    </message>
    <message>
        <source>Account deleted.</source>
        <translation>La cuenta se ha borrado.</translation>
    </message>
    <message>
        <source>Accounts, games, preferences and logs. Nothing is stored anywhere else.</source>
        <translation>Cuentas, partidas, preferencias y registros; no se guarda nada en ningún otro sitio.</translation>
    </message>
    <message>
        <source>After a game</source>
        <translation>Después de una partida</translation>
    </message>
    <message>
        <source>Also used for {commands}</source>
        <translation>También hace {commands}</translation>
    </message>
    <message>
        <source>Animation &amp; pace</source>
        <translation>Animación y ritmo</translation>
    </message>
    <message>
        <source>Announce turns, cards, bids, tricks and scores to screen readers</source>
        <translation>Anunciar turnos, cartas, ofertas, bazas y puntos al lector de pantalla</translation>
    </message>
    <message>
        <source>As dealt</source>
        <translation>Como llegan</translation>
    </message>
    <message>
        <source>At startup</source>
        <translation>Al empezar</translation>
    </message>
    <message>
        <source>Bids and passes</source>
        <translation>Ofertas y pasos</translation>
    </message>
    <message>
        <source>Bird</source>
        <translation>Ave</translation>
    </message>
    <message>
        <source>Bird changed.</source>
        <translation>El ave ha cambiado.</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Por valor</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Por palo</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Dorsos</translation>
    </message>
    <message>
        <source>Card faces</source>
        <translation>Caras</translation>
    </message>
    <message>
        <source>Card preview</source>
        <translation>Vista previa de las cartas</translation>
    </message>
    <message>
        <source>Cards &amp; table</source>
        <translation>Cartas y mesa</translation>
    </message>
    <message>
        <source>Cards and tricks</source>
        <translation>Cartas y bazas</translation>
    </message>
    <message>
        <source>Cards don't fly</source>
        <translation>Nada se mueve</translation>
    </message>
    <message>
        <source>Cards fly</source>
        <translation>Las cartas vuelan</translation>
    </message>
    <message>
        <source>Change password</source>
        <translation>Cambiar la contraseña</translation>
    </message>
    <message>
        <source>Change password…</source>
        <translation>Cambiar la contraseña…</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clásicas</translation>
    </message>
    <message>
        <source>Clear the shortcut for “{title}”</source>
        <translation>Quitar las teclas de “{title}”</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Colours for colour-blind players…</source>
        <translation>Colores para personas daltónicas…</translation>
    </message>
    <message>
        <source>Confirm each card</source>
        <translation>Confirmar cada carta</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contraste</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Couldn't open the folder; copy its path instead.</source>
        <translation>No se pudo abrir la carpeta; copia su ruta.</translation>
    </message>
    <message>
        <source>Current password</source>
        <translation>Contraseña actual</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscura</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Carpeta de datos</translation>
    </message>
    <message>
        <source>Deal automatically</source>
        <translation>Repartir automáticamente</translation>
    </message>
    <message>
        <source>Delete account…</source>
        <translation>Borrar cuenta…</translation>
    </message>
    <message>
        <source>Delete history</source>
        <translation>Borrar el historial</translation>
    </message>
    <message>
        <source>Delete history?</source>
        <translation>¿Borrar el historial?</translation>
    </message>
    <message>
        <source>Delete history…</source>
        <translation>Borrar el historial…</translation>
    </message>
    <message>
        <source>Display name</source>
        <translation>Nombre visible</translation>
    </message>
    <message>
        <source>Every suit also has its own shape and letter, and its name follows the colour.</source>
        <translation>Cada palo tiene además su forma y su letra, y su nombre sigue al color.</translation>
    </message>
    <message>
        <source>Export all games…</source>
        <translation>Exportar todas las partidas…</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Flash in the taskbar on my turn</source>
        <translation>Parpadear en la barra de tareas cuando me toque</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Games are exported as records that Rook13 and other programs can replay.</source>
        <translation>Las partidas se exportan como archivos que este y otros programas pueden reproducir.</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>Green felt</source>
        <translation>Tapete verde</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Alto</translation>
    </message>
    <message>
        <source>Hold a finished trick until I click</source>
        <translation>Dejar la baza terminada hasta que haga clic</translation>
    </message>
    <message>
        <source>How fast cards fly and how long bots take at your own tables. You never have to wait for an animation to play.</source>
        <translation>Lo rápido que vuelan las cartas y lo que tardan los bots en tus mesas. Nunca tienes que esperar a una animación para jugar.</translation>
    </message>
    <message>
        <source>If the window is wide enough. Otherwise, point at a tool to see its name.</source>
        <translation>Si la ventana es lo bastante ancha. Si no, cada herramienta muestra su nombre al señalarla.</translation>
    </message>
    <message>
        <source>Interrupted games are always saved and listed in the lobby.</source>
        <translation>Una partida interrumpida siempre se guarda y también está en el vestíbulo.</translation>
    </message>
    <message>
        <source>Label the tools at the table</source>
        <translation>Mostrar los nombres de las herramientas de la mesa</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Large corners</source>
        <translation>Esquinas grandes</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Celosía</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clara</translation>
    </message>
    <message>
        <source>Light or dark. The table under the cards is chosen under “Cards &amp; table”.</source>
        <translation>Clara u oscura. La mesa bajo las cartas se elige en “Cartas y mesa”.</translation>
    </message>
    <message>
        <source>Linen</source>
        <translation>Lino</translation>
    </message>
    <message>
        <source>Look for tables on this network</source>
        <translation>Buscar mesas en esta red</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Move trumps to the left</source>
        <translation>Triunfos a la izquierda</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Red</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Noche</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>Sin animación</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Offer to resume the last game</source>
        <translation>Ofrecer seguir con la última partida</translation>
    </message>
    <message>
        <source>Only steps of {step}</source>
        <translation>Solo de {step} en {step}</translation>
    </message>
    <message>
        <source>Only while another window is active.</source>
        <translation>Solo cuando otra ventana está delante.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir carpeta</translation>
    </message>
    <message>
        <source>Otherwise it stays for a moment. You can always look at the last trick again.</source>
        <translation>Si no, se queda un momento. La última baza siempre se puede volver a ver.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Password changed.</source>
        <translation>La contraseña ha cambiado.</translation>
    </message>
    <message>
        <source>Password removed.</source>
        <translation>La contraseña se ha quitado.</translation>
    </message>
    <message>
        <source>Path copied.</source>
        <translation>La ruta está copiada.</translation>
    </message>
    <message>
        <source>Play my last card automatically</source>
        <translation>Jugar mi última carta automáticamente</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Usar sonidos</translation>
    </message>
    <message>
        <source>Play sounds for</source>
        <translation>Sonidos para</translation>
    </message>
    <message>
        <source>Players can show how they feel at their seats. Muting someone hides theirs too.</source>
        <translation>Cada cual puede mostrar en su sitio cómo se siente. Si silencias a alguien, tampoco ves sus reacciones.</translation>
    </message>
    <message>
        <source>Plumage</source>
        <translation>Plumaje</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Puerto</translation>
    </message>
    <message>
        <source>Port friends connect to. Your firewall must allow it. If it's in use, the next free one is used and shown at the table. Open tables keep theirs.</source>
        <translation>Puerto al que se conectan tus amigos. El cortafuegos debe permitirlo. Si está ocupado, se usa el siguiente libre y se muestra en la mesa. Las mesas abiertas conservan el suyo.</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar nombre</translation>
    </message>
    <message>
        <source>Renamed.</source>
        <translation>Nombre cambiado.</translation>
    </message>
    <message>
        <source>Reset everything on this page</source>
        <translation>Restablecer toda esta página</translation>
    </message>
    <message>
        <source>Reset to {keys}</source>
        <translation>Volver a {keys}</translation>
    </message>
    <message>
        <source>Reset to {keys}: {title}</source>
        <translation>Volver a {keys}: {title}</translation>
    </message>
    <message>
        <source>Restore all shortcuts</source>
        <translation>Restablecer todas las teclas</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Reviews each game in the background when it is over.</source>
        <translation>Revisa cada partida en segundo plano cuando termina.</translation>
    </message>
    <message>
        <source>Safe with deuteranopia (green-blind)</source>
        <translation>Para deuteranopía (sin verde)</translation>
    </message>
    <message>
        <source>Safe with protanopia (red-blind)</source>
        <translation>Para protanopía (sin rojo)</translation>
    </message>
    <message>
        <source>Safe with tritanopia (blue-blind)</source>
        <translation>Para tritanopía (sin azul)</translation>
    </message>
    <message>
        <source>Search commands and shortcuts</source>
        <translation>Buscar acciones y teclas</translation>
    </message>
    <message>
        <source>Set a password…</source>
        <translation>Poner una contraseña…</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Atajos</translation>
    </message>
    <message>
        <source>Show moments worth another look</source>
        <translation>Mostrar momentos que merecen otra mirada</translation>
    </message>
    <message>
        <source>Show reactions</source>
        <translation>Mostrar reacciones</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Pizarra</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Sort hand</source>
        <translation>Ordenar las cartas</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Speech and alerts</source>
        <translation>Voz y avisos</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Standard colours</source>
        <translation>Colores habituales</translation>
    </message>
    <message>
        <source>Suit colours</source>
        <translation>Colores de los palos</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>Idioma del sistema</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Tables hosted by others show up in the lobby. You can join by code or address without this.</source>
        <translation>Así el vestíbulo muestra por sí solo las mesas de los demás. Entrar con código o dirección funciona sin esto.</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Escuchar</translation>
    </message>
    <message>
        <source>Test: {kind}</source>
        <translation>Escuchar: {kind}</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>The first click or key press lifts the card, the second plays it.</source>
        <translation>El primer clic o tecla levanta la carta; el segundo la juega.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>This permanently deletes all finished games and their statistics. Games in progress, accounts and preferences are kept.</source>
        <translation>Todas las partidas terminadas y sus estadísticas se borran para siempre. Las partidas en marcha, las cuentas y las preferencias se conservan.</translation>
    </message>
    <message>
        <source>This permanently destroys its secret key, games and statistics: no one can play as this person again. You will be signed out.</source>
        <translation>Esto destruye para siempre su clave secreta, sus partidas y sus estadísticas: nadie podrá volver a jugar como esta persona. Se cerrará tu sesión.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>Nogal</translation>
    </message>
    <message>
        <source>When off, you press Deal, and can redeal where the table allows it.</source>
        <translation>Si no, pulsas Repartir, y puedes repartir de nuevo si la mesa lo permite.</translation>
    </message>
    <message>
        <source>When you host</source>
        <translation>Cuando abres una mesa</translation>
    </message>
    <message>
        <source>With reduced motion, cards appear in place right away.</source>
        <translation>Sin movimiento, las cartas aparecen al instante en su sitio.</translation>
    </message>
    <message>
        <source>You're a guest. With an account, friends recognise you when you come back.</source>
        <translation>Juegas como invitado. Con una cuenta, los demás te reconocen cuando vuelves.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Tus cartas</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tu turno</translation>
    </message>
    <message>
        <source>{limit} is the maximum</source>
        <translation>Máximo: {limit}</translation>
    </message>
    <message>
        <source>{limit} is the minimum</source>
        <translation>Mínimo: {limit}</translation>
    </message>
    <message>
        <source>{problem} Your choice applies until you quit.</source>
        <translation>{problem} La elección vale hasta que salgas.</translation>
    </message>
    <message>
        <source>{value}%</source>
        <translation>{value} %</translation>
    </message>
    <message>
        <source>“Shortcuts” lists keys that read out the state of play, your hand and the trick.</source>
        <translation>Las teclas que leen la situación, tus cartas y la baza están en “Atajos”.</translation>
    </message>
</context>
<context>
    <name>Profile</name>
    <message>
        <source>A game you left counts its finished hands, but as neither won nor lost until it is finished. Games with hints, undo or a bot playing for you count like all others; what was taken back doesn't count. In a duplicate session, the totals at your own table decide who has won.</source>
        <translation>De una partida que dejaste cuentan las manos terminadas, pero no está ganada ni perdida hasta que se termine. Las partidas con pistas, con jugadas deshechas o con un bot que juega por ti cuentan como las demás; lo deshecho no cuenta. En una sesión de duplicado, los totales de tu propia mesa deciden quién ha ganado.</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Logros</translation>
    </message>
    <message>
        <source>Add games</source>
        <translation>Añadir partidas</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todas las partidas</translation>
    </message>
    <message>
        <source>All or nothing</source>
        <translation>Todo o nada</translation>
    </message>
    <message>
        <source>As</source>
        <translation>Como</translation>
    </message>
    <message>
        <source>As declarer</source>
        <translation>Como declarante</translation>
    </message>
    <message>
        <source>As defender</source>
        <translation>Como defensor</translation>
    </message>
    <message>
        <source>Average bid</source>
        <translation>Oferta media</translation>
    </message>
    <message>
        <source>Average margin</source>
        <translation>Diferencia media</translation>
    </message>
    <message>
        <source>Back to the lobby ({keys})</source>
        <translation>Volver al vestíbulo ({keys})</translation>
    </message>
    <message>
        <source>Beat a table of Expert bots.</source>
        <translation>Ganaste a una mesa de bots expertos.</translation>
    </message>
    <message>
        <source>Best game</source>
        <translation>Mejor partida</translation>
    </message>
    <message>
        <source>Best hand</source>
        <translation>Mejor mano</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Oferta</translation>
    </message>
    <message>
        <source>Bids by level</source>
        <translation>Ofertas por nivel</translation>
    </message>
    <message>
        <source>Bids made</source>
        <translation>Ofertas cumplidas</translation>
    </message>
    <message>
        <source>Bids set</source>
        <translation>Ofertas fallidas</translation>
    </message>
    <message>
        <source>Bots, {level}</source>
        <translation>Bots, {level}</translation>
    </message>
    <message>
        <source>Came from behind to win on the last hand.</source>
        <translation>Ganaste una partida en la última mano yendo por detrás.</translation>
    </message>
    <message>
        <source>Clean sweep</source>
        <translation>Pleno</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Comeback</source>
        <translation>Remontada</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message numerus="yes">
        <source>Deal of {date}: {n} results</source>
        <translation>
            <numerusform>Cartas del {date}: {n} resultado</numerusform>
            <numerusform>Cartas del {date}: {n} resultados</numerusform>
        </translation>
    </message>
    <message>
        <source>Duplicate sessions</source>
        <translation>Sesiones de duplicado</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Export games to</source>
        <translation>Dónde guardar las partidas</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Partidas ganadas</translation>
    </message>
    <message>
        <source>Giant slayer</source>
        <translation>Matagigantes</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Manos</translation>
    </message>
    <message>
        <source>Hands declared</source>
        <translation>Manos jugadas como declarante</translation>
    </message>
    <message>
        <source>Help used</source>
        <translation>Ayudas</translation>
    </message>
    <message>
        <source>Last hand</source>
        <translation>Última mano</translation>
    </message>
    <message>
        <source>Lobby</source>
        <translation>Vestíbulo</translation>
    </message>
    <message>
        <source>Lost per hand</source>
        <translation>Regalado por mano</translation>
    </message>
    <message>
        <source>Lower part of each bar: made. Upper part: set.</source>
        <translation>Parte inferior de cada barra: cumplidas. Parte superior: falladas.</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Cumplidas</translation>
    </message>
    <message>
        <source>Made a bid with nothing to spare.</source>
        <translation>Cumpliste una oferta justa.</translation>
    </message>
    <message>
        <source>Made the highest possible bid.</source>
        <translation>Cumpliste la oferta más alta.</translation>
    </message>
    <message>
        <source>Never set</source>
        <translation>Sin fallar</translation>
    </message>
    <message>
        <source>Not today</source>
        <translation>Hoy no</translation>
    </message>
    <message>
        <source>Nothing is known of the other tables of this session.</source>
        <translation>No se sabe nada de las otras mesas de esta sesión.</translation>
    </message>
    <message>
        <source>On a roll</source>
        <translation>En racha</translation>
    </message>
    <message>
        <source>Only games without hints, undo or a bot playing for you</source>
        <translation>Solo partidas sin pistas, sin deshacer y sin que un bot juegue por ti</translation>
    </message>
    <message>
        <source>Opponents set</source>
        <translation>Rivales derrotados</translation>
    </message>
    <message>
        <source>Partner's bids made</source>
        <translation>Ofertas cumplidas del compañero</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Rook13 games (*{suffix})</source>
        <translation>Partidas de Rook13 (*{suffix})</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Guardar la partida</translation>
    </message>
    <message numerus="yes">
        <source>Session of {date}: {n} tables</source>
        <translation>
            <numerusform>Sesión del {date}: {n} mesa</numerusform>
            <numerusform>Sesión del {date}: {n} mesas</numerusform>
        </translation>
    </message>
    <message>
        <source>Sessions only</source>
        <translation>Solo sesiones</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Fallidas</translation>
    </message>
    <message>
        <source>Set the highest possible bid.</source>
        <translation>Hiciste fallar la oferta más alta.</translation>
    </message>
    <message>
        <source>Show as a table</source>
        <translation>Mostrar como tabla</translation>
    </message>
    <message>
        <source>Show the hand where it first happened</source>
        <translation>Mostrar la mano en la que ocurrió por primera vez</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Plenos</translation>
    </message>
    <message>
        <source>Taken beyond bids</source>
        <translation>Respecto a las ofertas</translation>
    </message>
    <message>
        <source>There are no games in this file.</source>
        <translation>No hay partidas en este archivo.</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>Tiempo jugado</translation>
    </message>
    <message>
        <source>To the point</source>
        <translation>En el clavo</translation>
    </message>
    <message>
        <source>Took every trick in a hand.</source>
        <translation>Ganaste todas las bazas de una mano.</translation>
    </message>
    <message>
        <source>Trend</source>
        <translation>Tendencia</translation>
    </message>
    <message>
        <source>What your decisions cost on average, according to the reviews.</source>
        <translation>Lo que costaron de media tus decisiones, según el repaso.</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quién</translation>
    </message>
    <message>
        <source>Wins in a row</source>
        <translation>Victorias seguidas</translation>
    </message>
    <message>
        <source>With and against</source>
        <translation>Con y contra</translation>
    </message>
    <message>
        <source>With sessions</source>
        <translation>Con sesiones</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Sin ayuda</translation>
    </message>
    <message>
        <source>Without sessions</source>
        <translation>Sin sesiones</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganada</translation>
    </message>
    <message>
        <source>Won a game without a single bid set.</source>
        <translation>Ganaste una partida sin ninguna oferta fallida.</translation>
    </message>
    <message>
        <source>Won after falling far behind.</source>
        <translation>Ganaste tras ir muy por detrás.</translation>
    </message>
    <message>
        <source>Won five games in a row.</source>
        <translation>Ganaste cinco partidas seguidas.</translation>
    </message>
    <message>
        <source>Worst game</source>
        <translation>Peor partida</translation>
    </message>
    <message>
        <source>Worst hand</source>
        <translation>Peor mano</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Tus partidas</translation>
    </message>
    <message>
        <source>Your rating rises when you beat stronger players and falls when you lose to weaker ones, taking your partner's strength into account. Normal bots are rated 1500.</source>
        <translation>Tu puntuación sube cuando ganas a jugadores más fuertes y baja cuando pierdes contra más débiles, teniendo en cuenta la fuerza de tu compañero. Los bots de nivel normal están en 1500.</translation>
    </message>
    <message>
        <source>after five games</source>
        <translation>tras cinco partidas</translation>
    </message>
    <message numerus="yes">
        <source>in {n} games</source>
        <translation>
            <numerusform>en {n} partida</numerusform>
            <numerusform>en {n} partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>opponent</source>
        <translation>rival</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>compañero</translation>
    </message>
    <message numerus="yes">
        <source>{average} in {n} reviewed hands</source>
        <translation>
            <numerusform>{average} en {n} mano repasada</numerusform>
            <numerusform>{average} en {n} manos repasadas</numerusform>
        </translation>
    </message>
    <message>
        <source>{average} points per hand</source>
        <translation>{average} puntos por mano</translation>
    </message>
    <message>
        <source>{average} tricks per hand</source>
        <translation>{average} bazas por mano</translation>
    </message>
    <message>
        <source>{bid}: made {share}</source>
        <translation>{bid}: cumplidas {share}</translation>
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
        <translation>{late} últimamente, {early} antes</translation>
    </message>
    <message numerus="yes">
        <source>{meaning} ({n} times)</source>
        <translation>
            <numerusform>{meaning} ({n} vez)</numerusform>
            <numerusform>{meaning} ({n} veces)</numerusform>
        </translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>{name}'s profile</source>
        <translation>Perfil de {name}</translation>
    </message>
    <message>
        <source>{now} now, {most} at best</source>
        <translation>{now} ahora, {most} como máximo</translation>
    </message>
    <message numerus="yes">
        <source>{n} games</source>
        <translation>
            <numerusform>{n} partida</numerusform>
            <numerusform>{n} partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} games added.</source>
        <translation>
            <numerusform>{n} partida añadida.</numerusform>
            <numerusform>{n} partidas añadidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} games exported.</source>
        <translation>
            <numerusform>{n} partida exportada.</numerusform>
            <numerusform>{n} partidas exportadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} games of others not kept. “Your games” can add them.</source>
        <translation>
            <numerusform>{n} partida ajena no guardada. «Tus partidas» puede añadirla.</numerusform>
            <numerusform>{n} partidas ajenas no guardadas. «Tus partidas» puede añadirlas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} games were already here.</source>
        <translation>
            <numerusform>{n} partida ya estaba aquí.</numerusform>
            <numerusform>{n} partidas ya estaban aquí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} games with you</source>
        <translation>
            <numerusform>{n} partida contigo</numerusform>
            <numerusform>{n} partidas contigo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} lines can't be read, the first of them line {line}: {problem}</source>
        <translation>
            <numerusform>{n} línea no se puede leer, la línea {line}: {problem}</numerusform>
            <numerusform>{n} líneas no se pueden leer, la primera es la línea {line}: {problem}</numerusform>
        </translation>
    </message>
    <message>
        <source>{over} over, {under} under</source>
        <translation>{over} por encima, {under} por debajo</translation>
    </message>
    <message>
        <source>{part} of {whole} ({percent}%)</source>
        <translation>{part} de {whole} ({percent} %)</translation>
    </message>
    <message>
        <source>{part} of {whole} ({percent}%, likely {low}–{high}%)</source>
        <translation>{part} de {whole} ({percent} %, probablemente {low}–{high} %)</translation>
    </message>
    <message>
        <source>{rating} ± {doubt}</source>
        <translation>{rating} ± {doubt}</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of {n} games, without ratings and reviews</source>
        <translation>
            <numerusform>{shown} de {n} partida, sin puntuación ni repasos</numerusform>
            <numerusform>{shown} de {n} partidas, sin puntuación ni repasos</numerusform>
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
        <translation>Terminar por ahora</translation>
    </message>
    <message>
        <source>Hand the table over</source>
        <translation>Ceder la mesa</translation>
    </message>
    <message>
        <source>Here now: {names}</source>
        <translation>Aquí ahora: {names}</translation>
    </message>
    <message>
        <source>Keep hosting in the background</source>
        <translation>Seguir como anfitrión en segundo plano</translation>
    </message>
    <message>
        <source>Open Rook13</source>
        <translation>Abrir Rook13</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Quit while others play at your table?</source>
        <translation>¿Salir mientras otros juegan en tu mesa?</translation>
    </message>
    <message>
        <source>Rook13 is hosting a table</source>
        <translation>Rook13 es anfitrión de una mesa</translation>
    </message>
    <message>
        <source>Somebody else hosts it, and a bot plays for you. You choose who.</source>
        <translation>Otra persona será la anfitriona y un bot jugará por ti. Tú eliges quién.</translation>
    </message>
    <message>
        <source>Stop hosting and quit</source>
        <translation>Dejar de ser anfitrión y salir</translation>
    </message>
    <message>
        <source>The game is saved. The others wait until you resume it from the lobby.</source>
        <translation>La partida queda guardada. Los demás esperan hasta que la retomes desde el vestíbulo.</translation>
    </message>
    <message>
        <source>The window closes, a bot plays for you, and the others play on.</source>
        <translation>La ventana se cierra, un bot juega por ti y los demás siguen jugando.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>All hands face up</source>
        <translation>Todas las cartas a la vista</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Subasta</translation>
    </message>
    <message>
        <source>Bidding: {calls}</source>
        <translation>Subasta: {calls}</translation>
    </message>
    <message>
        <source>Cards shown</source>
        <translation>Cartas a la vista</translation>
    </message>
    <message>
        <source>Copy a picture of the deal</source>
        <translation>Copiar una imagen del reparto</translation>
    </message>
    <message>
        <source>Copy the game record</source>
        <translation>Copiar el registro de la partida</translation>
    </message>
    <message>
        <source>Copy the review</source>
        <translation>Copiar el repaso</translation>
    </message>
    <message>
        <source>Copy this hand as text</source>
        <translation>Copiar esta mano como texto</translation>
    </message>
    <message>
        <source>Couldn't save the picture there.</source>
        <translation>No se puede guardar la imagen ahí.</translation>
    </message>
    <message>
        <source>Couldn't save the record: {reason}.</source>
        <translation>No se pudo guardar el registro: {reason}.</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Game records (*.json)</source>
        <translation>Registros de partidas (*.json)</translation>
    </message>
    <message>
        <source>Hand copied as text.</source>
        <translation>Mano copiada como texto.</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>Next action</source>
        <translation>Jugada siguiente</translation>
    </message>
    <message>
        <source>Next trick</source>
        <translation>Baza siguiente</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Av Pág</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Re Pág</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Picture copied.</source>
        <translation>Imagen copiada.</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Imágenes (*.png)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Position in the hand</source>
        <translation>Punto de la mano</translation>
    </message>
    <message>
        <source>Previous action</source>
        <translation>Jugada anterior</translation>
    </message>
    <message>
        <source>Previous trick</source>
        <translation>Baza anterior</translation>
    </message>
    <message>
        <source>Record copied.</source>
        <translation>Registro copiado.</translation>
    </message>
    <message>
        <source>Review copied.</source>
        <translation>El repaso está copiado.</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>Save a picture of the deal</source>
        <translation>Guardar una imagen del reparto</translation>
    </message>
    <message>
        <source>Save a picture of the deal…</source>
        <translation>Guardar una imagen del reparto…</translation>
    </message>
    <message>
        <source>Save or copy the game, this hand or its deal</source>
        <translation>Guardar o copiar la partida, esta mano o su reparto</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>Save the game…</source>
        <translation>Guardar la partida…</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Guardado como {name}.</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Compartir</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Baza</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Baza {number}</translation>
    </message>
    <message>
        <source>Trump: {suit}</source>
        <translation>Triunfo: {suit}</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Muy rápido</translation>
    </message>
    <message>
        <source>What {name} saw</source>
        <translation>Lo que vio {name}</translation>
    </message>
    <message>
        <source>{game}, hand {number} · {name} dealt</source>
        <translation>{game}, mano {number} · repartió {name}</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <translation>{place} de {count}</translation>
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
        <translation>Volver al vestíbulo</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Oferta</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Extra</translation>
    </message>
    <message>
        <source>Congratulations to {winners}.</source>
        <translation>Enhorabuena a {winners}.</translation>
    </message>
    <message>
        <source>Deal the next hand</source>
        <translation>Repartir la siguiente mano</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Final de la partida</translation>
    </message>
    <message>
        <source>Exactly right!</source>
        <translation>¡Exacto!</translation>
    </message>
    <message>
        <source>In tricks</source>
        <translation>En bazas</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Cumplida</translation>
    </message>
    <message>
        <source>Moments worth another look</source>
        <translation>Momentos que merecen otra mirada</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Siguiente mano</translation>
    </message>
    <message>
        <source>Next hand in {seconds} s.</source>
        <translation>Siguiente mano en {seconds} s.</translation>
    </message>
    <message>
        <source>Nobody bid</source>
        <translation>Nadie ofreció</translation>
    </message>
    <message>
        <source>Not this time</source>
        <translation>Esta vez no</translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation>Otras reglas</translation>
    </message>
    <message>
        <source>Played with hints: {names}</source>
        <translation>Con pistas: {names}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Renege</source>
        <translation>Renuncio</translation>
    </message>
    <message>
        <source>Result of the hand</source>
        <translation>Resultado de la mano</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Repasar</translation>
    </message>
    <message>
        <source>Round {number} is over</source>
        <translation>Fin de la ronda {number}</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Las mismas cartas otra vez</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Fallida</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Bando</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>Thank you for watching.</source>
        <translation>Gracias por mirar.</translation>
    </message>
    <message>
        <source>The game ended before anyone won.</source>
        <translation>Terminó antes de que nadie ganara.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Fin de la partida</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Bazas</translation>
    </message>
    <message>
        <source>Waiting for {names}.</source>
        <translation>Esperando a {names}.</translation>
    </message>
    <message>
        <source>Well played</source>
        <translation>Bien jugado</translation>
    </message>
    <message>
        <source>You share the win!</source>
        <translation>¡Compartes la victoria!</translation>
    </message>
    <message>
        <source>You won!</source>
        <translation>¡Has ganado!</translation>
    </message>
    <message>
        <source>{name} deals next.</source>
        <translation>Después reparte {name}.</translation>
    </message>
    <message>
        <source>{winners} won</source>
        <translation>Victoria de {winners}</translation>
    </message>
    <message>
        <source>{winners} won. Better luck next time.</source>
        <translation>Esta vez la victoria es de {winners}. Suerte en la próxima partida.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>&amp;Decisions</source>
        <translation>&amp;Decisiones</translation>
    </message>
    <message>
        <source>Average points, given what each player could see.</source>
        <translation>Puntos esperados de media, según lo que sabía cada asiento.</translation>
    </message>
    <message>
        <source>Avoidable</source>
        <translation>Evitable</translation>
    </message>
    <message>
        <source>Bid {bid}, took {taken}</source>
        <translation>Ofrecidas {bid}, hechas {taken}</translation>
    </message>
    <message>
        <source>Cards at this point</source>
        <translation>Las cartas en este momento</translation>
    </message>
    <message>
        <source>Checking every decision with all cards face up…</source>
        <translation>Recalculando cada decisión con todas las cartas a la vista…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Couldn't review this hand. Try again; the log has details.</source>
        <translation>No se pudo repasar esta mano. El registro dice más; inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Mano {number}</translation>
    </message>
    <message>
        <source>Hand {number}: {result}</source>
        <translation>Mano {number}: {result}</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdidos</translation>
    </message>
    <message>
        <source>Makeable contracts</source>
        <translation>Contratos posibles</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Errores</translation>
    </message>
    <message>
        <source>No finished hands yet.</source>
        <translation>Aún no ha terminado ninguna mano.</translation>
    </message>
    <message>
        <source>Nothing to regret: no decision cost you anything.</source>
        <translation>Nada que lamentar: ninguna decisión te costó nada.</translation>
    </message>
    <message>
        <source>On the table: {cards}.</source>
        <translation>En la mesa: {cards}.</translation>
    </message>
    <message>
        <source>Play on from this point yourself, against bots</source>
        <translation>Sigue jugando tú desde aquí, contra bots</translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <translation>Jugar este reparto otra vez</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Points in tricks: {first} to {second}</source>
        <translation>Puntos en bazas: {first} a {second}</translation>
    </message>
    <message>
        <source>Points lost by player</source>
        <translation>Puntos perdidos por jugador</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Progreso del repaso</translation>
    </message>
    <message>
        <source>Review stopped.</source>
        <translation>Repaso detenido.</translation>
    </message>
    <message>
        <source>Review this hand</source>
        <translation>Repasar esta mano</translation>
    </message>
    <message>
        <source>Round {number}: {result}</source>
        <translation>Ronda {number}: {result}</translation>
    </message>
    <message>
        <source>S&amp;ummary</source>
        <translation>&amp;Resumen</translation>
    </message>
    <message>
        <source>Step through the hand with the arrow keys meanwhile.</source>
        <translation>Mientras tanto puedes recorrer la mano con las flechas.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>The turning point.</source>
        <translation>El momento decisivo.</translation>
    </message>
    <message>
        <source>This hand hasn't been reviewed yet.</source>
        <translation>Esta mano aún no se ha repasado.</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Baza {number}</translation>
    </message>
    <message>
        <source>Trump: {suit}</source>
        <translation>Triunfo: {suit}</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>Probar desde aquí</translation>
    </message>
    <message>
        <source>Unlucky</source>
        <translation>Mala suerte</translation>
    </message>
    <message>
        <source>Worth another look</source>
        <translation>Merece otra mirada</translation>
    </message>
    <message>
        <source>Worth another look (hand {done} of {count} checked)</source>
        <translation>Merece otra mirada ({done} de {count} manos revisadas)</translation>
    </message>
    <message>
        <source>about −{amount}</source>
        <translation>aprox. −{amount}</translation>
    </message>
    <message>
        <source>avoidable</source>
        <translation>evitable</translation>
    </message>
    <message>
        <source>better: {deed}</source>
        <translation>mejor: {deed}</translation>
    </message>
    <message>
        <source>chance of winning −{percent}%</source>
        <translation>probabilidad de ganar −{percent} %</translation>
    </message>
    <message>
        <source>hand {number}</source>
        <translation>mano {number}</translation>
    </message>
    <message>
        <source>unlucky</source>
        <translation>mala suerte</translation>
    </message>
    <message>
        <source>{game}: review</source>
        <translation>Repaso de una partida de {game}</translation>
    </message>
    <message>
        <source>{name} bid {call}</source>
        <translation>{name} ofreció {call}</translation>
    </message>
    <message>
        <source>{name}: {deed}</source>
        <translation>{name}: {deed}</translation>
    </message>
    <message numerus="yes">
        <source>{n} tricks</source>
        <translation>
            <numerusform>una baza</numerusform>
            <numerusform>{n} bazas</numerusform>
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
        <translation>Capítulos</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Resultado siguiente</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>No encontrado</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Resultado anterior</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>Reglas de {game}</translation>
    </message>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation>Buscar (Ctrl+F)</translation>
    </message>
    <message>
        <source>Search the text</source>
        <translation>Buscar en el texto</translation>
    </message>
    <message>
        <source>The guide hasn't been translated yet.</source>
        <translation>La guía aún no está traducida.</translation>
    </message>
    <message>
        <source>These rules haven't been translated yet.</source>
        <translation>Estas reglas todavía no están traducidas.</translation>
    </message>
    <message>
        <source>User guide</source>
        <translation>Guía</translation>
    </message>
    <message>
        <source>{i} of {total}</source>
        <translation>{i} de {total}</translation>
    </message>
</context>
<context>
    <name>Score sheet</name>
    <message>
        <source>Bid</source>
        <translation>Oferta</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Board {number} of {boards}</source>
        <translation>Tablero {number} de {boards}</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Reparte</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Declara</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Mano {number}</translation>
    </message>
    <message>
        <source>Hand {number}. Target: over {target}.</source>
        <translation>Mano {number}. Meta: más de {target}.</translation>
    </message>
    <message>
        <source>Hand {number}. Target: {target}.</source>
        <translation>Mano {number}. Meta: {target}.</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Cumplida</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Renege</source>
        <translation>Renuncio</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>Ronda {number} de {rounds}</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Tanteo</translation>
    </message>
    <message>
        <source>Score chart</source>
        <translation>Gráfico de puntos</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Fallida</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Bazas</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Triunfo</translation>
    </message>
    <message>
        <source>{name} bid {bid}, took {taken}: {score}, total {total}</source>
        <translation>{name} ofreció {bid}, hizo {taken}: {score}, en total {total}</translation>
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
        <translation>Oferta fallida</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Bot stands in</source>
        <translation>Juega un bot</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Reparte</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Reparte</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Declarante</translation>
    </message>
    <message>
        <source>Next hand: {name}</source>
        <translation>Próxima mano: {name}</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Sin conexión</translation>
    </message>
    <message>
        <source>Open seat</source>
        <translation>Asiento libre</translation>
    </message>
    <message>
        <source>Sits out</source>
        <translation>No juega</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Pensando</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tu turno</translation>
    </message>
    <message>
        <source>last call: {call}</source>
        <translation>última oferta: {call}</translation>
    </message>
    <message>
        <source>with {partner}</source>
        <translation>con {partner}</translation>
    </message>
    <message>
        <source>{level} bot</source>
        <translation>Bot, nivel {level}</translation>
    </message>
    <message>
        <source>{name}: {call}</source>
        <translation>{name}: {call}</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards</source>
        <translation>
            <numerusform>una carta</numerusform>
            <numerusform>{n} cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tricks</source>
        <translation>
            <numerusform>una baza</numerusform>
            <numerusform>{n} bazas</numerusform>
        </translation>
    </message>
    <message>
        <source>{tricks} of {bid} tricks</source>
        <translation>bazas: {tricks} de {bid}</translation>
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
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Bid, confirm or continue</source>
        <translation>Ofrecer, confirmar o seguir</translation>
    </message>
    <message>
        <source>Call a renege</source>
        <translation>Denunciar un renuncio</translation>
    </message>
    <message>
        <source>Change shortcuts…</source>
        <translation>Cambiar teclas…</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Choose a bid</source>
        <translation>Elegir una oferta</translation>
    </message>
    <message>
        <source>Choose a card by its position</source>
        <translation>Elegir una carta por su posición</translation>
    </message>
    <message>
        <source>Choose a trump suit</source>
        <translation>Elegir el palo de triunfo</translation>
    </message>
    <message>
        <source>Claim the rest</source>
        <translation>Reclamar el resto</translation>
    </message>
    <message>
        <source>Close panel or dialog</source>
        <translation>Cerrar el panel o el diálogo</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Repartir</translation>
    </message>
    <message>
        <source>Dealing, bidding and playing</source>
        <translation>Repartir, ofrecer y jugar</translation>
    </message>
    <message>
        <source>During the game</source>
        <translation>Durante la partida</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>En todas partes</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Más rápido</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Hand log</source>
        <translation>Registro de la mano</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Última baza</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Dejar la mesa</translation>
    </message>
    <message>
        <source>Lower the suggested bid</source>
        <translation>Bajar la oferta propuesta</translation>
    </message>
    <message>
        <source>Move card left</source>
        <translation>Mover la carta a la izquierda</translation>
    </message>
    <message>
        <source>Move card right</source>
        <translation>Mover la carta a la derecha</translation>
    </message>
    <message>
        <source>Move through your hand</source>
        <translation>Recorrer tus cartas</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>Nueva mesa</translation>
    </message>
    <message>
        <source>Next area</source>
        <translation>Zona siguiente</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play for me</source>
        <translation>Jugar por mí</translation>
    </message>
    <message>
        <source>Play or choose the card</source>
        <translation>Jugar o elegir la carta</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Raise the suggested bid</source>
        <translation>Subir la oferta propuesta</translation>
    </message>
    <message>
        <source>Read my hand</source>
        <translation>Decir mis cartas</translation>
    </message>
    <message>
        <source>Read the state of play</source>
        <translation>Decir cómo va la partida</translation>
    </message>
    <message>
        <source>Read the trick</source>
        <translation>Decir la baza</translation>
    </message>
    <message>
        <source>Redeal, or call a redeal</source>
        <translation>Repartir de nuevo, o pedirlo</translation>
    </message>
    <message>
        <source>Replay this deal</source>
        <translation>Repetir el mismo reparto</translation>
    </message>
    <message>
        <source>Rules of this table</source>
        <translation>Reglas de esta mesa</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Más despacio</translation>
    </message>
    <message>
        <source>Sort hand</source>
        <translation>Ordenar las cartas</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>The same with more than ten cards</source>
        <translation>Lo mismo con más de diez cartas</translation>
    </message>
    <message>
        <source>View and speech</source>
        <translation>Ver y oír</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Tus partidas</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Tus cartas</translation>
    </message>
    <message>
        <source>Your profile</source>
        <translation>Tu perfil</translation>
    </message>
    <message>
        <source>its letter</source>
        <translation>su letra</translation>
    </message>
    <message>
        <source>its number, then the letter of its suit</source>
        <translation>su número y después la letra del palo</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>sin tecla</translation>
    </message>
    <message>
        <source>{enter} or {space}</source>
        <translation>{enter} o {space}</translation>
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
        <translation>Empezar de cero</translation>
    </message>
    <message>
        <source>The backup has been restored.</source>
        <translation>Se ha restaurado la copia de seguridad.</translation>
    </message>
    <message>
        <source>The database is damaged</source>
        <translation>La base de datos está dañada</translation>
    </message>
    <message>
        <source>There is a backup from {moment}. It doesn't include what was played since. The damaged file is kept at {path}.</source>
        <translation>Hay una copia de seguridad del {moment}. Lo jugado desde entonces no está en ella. El archivo dañado queda en {path}.</translation>
    </message>
    <message>
        <source>Use the backup</source>
        <translation>Usar la copia</translation>
    </message>
    <message numerus="yes">
        <source>{n} saved games are damaged and can't be resumed.</source>
        <translation>
            <numerusform>Una partida guardada está dañada y no se puede reanudar.</numerusform>
            <numerusform>{n} partidas guardadas están dañadas y no se pueden reanudar.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>Bid</source>
        <translation>Oferta</translation>
    </message>
    <message>
        <source>Board {number} of {boards}</source>
        <translation>Tablero {number} de {boards}</translation>
    </message>
    <message>
        <source>Don't trust it</source>
        <translation>No te fíes</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Mano {number}</translation>
    </message>
    <message>
        <source>High bid</source>
        <translation>Mejor oferta</translation>
    </message>
    <message>
        <source>Nobody bid</source>
        <translation>Nadie ofreció</translation>
    </message>
    <message>
        <source>Not verified</source>
        <translation>Sin comprobar</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>Ronda {number} de {rounds}</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Barajado</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Meta</translation>
    </message>
    <message>
        <source>Tricks bid</source>
        <translation>Bazas ofrecidas</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Triunfo</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>ninguna todavía</translation>
    </message>
    <message>
        <source>not named yet</source>
        <translation>aún sin nombrar</translation>
    </message>
    <message>
        <source>{bids} of {tricks}</source>
        <translation>{bids} de {tricks}</translation>
    </message>
    <message numerus="yes">
        <source>{n} redeals</source>
        <translation>
            <numerusform>un nuevo reparto</numerusform>
            <numerusform>{n} nuevos repartos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Suits</name>
    <message>
        <source>Air</source>
        <translation>Aire</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negro</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Tréboles</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Diamantes</translation>
    </message>
    <message>
        <source>Earth</source>
        <translation>Tierra</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Fuego</translation>
    </message>
    <message>
        <source>Glacier blue</source>
        <translation>Azul glaciar</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Corazones</translation>
    </message>
    <message>
        <source>No Trump</source>
        <translation>Sin triunfo</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rojo</translation>
    </message>
    <message>
        <source>Rust</source>
        <translation>Óxido</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Picas</translation>
    </message>
    <message>
        <source>Vermilion</source>
        <translation>Bermellón</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violeta</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Agua</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Amarillo</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Any card may follow</source>
        <translation>Vale cualquier carta</translation>
    </message>
    <message>
        <source>Asked for: {suit}</source>
        <translation>Palo pedido: {suit}</translation>
    </message>
    <message>
        <source>Bid made</source>
        <translation>Oferta cumplida</translation>
    </message>
    <message>
        <source>Bids {bids}, tricks {tricks}</source>
        <translation>Ofertas {bids}, bazas {tricks}</translation>
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
        <translation>Es tu turno.</translation>
    </message>
    <message>
        <source>Lead a card</source>
        <translation>Sal con una carta</translation>
    </message>
    <message>
        <source>Led: {suit}</source>
        <translation>Salida: {suit}</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Log, chat and people</source>
        <translation>Registro, chat y gente</translation>
    </message>
    <message>
        <source>No game in progress.</source>
        <translation>No hay ninguna partida en marcha.</translation>
    </message>
    <message>
        <source>On the table: {cards}.</source>
        <translation>En la mesa: {cards}.</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>En pausa.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Gente</translation>
    </message>
    <message>
        <source>Points this hand</source>
        <translation>Puntos en esta mano</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Oferta fallida</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>The bid is safe</source>
        <translation>La oferta está asegurada</translation>
    </message>
    <message>
        <source>The bidders are set</source>
        <translation>La oferta ha fallado</translation>
    </message>
    <message>
        <source>The next card decides the suit</source>
        <translation>La próxima carta decide el palo</translation>
    </message>
    <message>
        <source>Tricks this hand</source>
        <translation>Bazas en esta mano</translation>
    </message>
    <message>
        <source>Trump: {suit}.</source>
        <translation>Triunfo: {suit}.</translation>
    </message>
    <message>
        <source>{name} is winning the trick.</source>
        <translation>{name} va ganando la baza.</translation>
    </message>
    <message>
        <source>{name} wins the auction with {call}</source>
        <translation>{name} gana la subasta con {call}</translation>
    </message>
    <message>
        <source>{name}'s turn.</source>
        <translation>Le toca a {name}.</translation>
    </message>
    <message>
        <source>{name}: {count}</source>
        <translation>{name}: {count}</translation>
    </message>
    <message numerus="yes">
        <source>{n} points</source>
        <translation>
            <numerusform>{n} punto</numerusform>
            <numerusform>{n} puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>{taken} of {goal}</source>
        <translation>{taken} de {goal}</translation>
    </message>
</context>
<context>
    <name>Table bar</name>
    <message>
        <source>Call a renege</source>
        <translation>Denunciar un renuncio</translation>
    </message>
    <message>
        <source>Call renege</source>
        <translation>Denunciar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Reclamar</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Did an opponent fail to follow suit?</source>
        <translation>¿Algún rival no asistió al palo pudiendo hacerlo?</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>If so, the cards go back or the hand ends. If not, everyone sees that you called.</source>
        <translation>Si es así, las cartas vuelven atrás o la mano termina. Si no, todos ven la denuncia.</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Última baza</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Dejar</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>Sin animación</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play for me</source>
        <translation>Jugar por mí</translation>
    </message>
    <message>
        <source>Play myself</source>
        <translation>Jugar yo</translation>
    </message>
    <message>
        <source>Play myself again</source>
        <translation>Volver a jugar yo</translation>
    </message>
    <message>
        <source>React</source>
        <translation>Reaccionar</translation>
    </message>
    <message>
        <source>Replay deal</source>
        <translation>Repetir reparto</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Retirar carta</translation>
    </message>
    <message>
        <source>Take back the wrong card</source>
        <translation>Retirar la carta equivocada</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>Wrong card</source>
        <translation>Carta errónea</translation>
    </message>
    <message>
        <source>{title} ({count} new)</source>
        <translation>{title} ({count} sin leer)</translation>
    </message>
</context>
<context>
    <name>UndoBanner</name>
    <message>
        <source>Agree</source>
        <translation>De acuerdo</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>You asked to take back your last move. Waiting for the others…</source>
        <translation>Has pedido deshacer tu última jugada. Esperando a los demás…</translation>
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
        <translation>{wish} Esperando a los demás…</translation>
    </message>
</context>
<context>
    <name>WaitingRoom</name>
    <message>
        <source>About this table</source>
        <translation>Sobre esta mesa</translation>
    </message>
    <message>
        <source>All seats are taken.</source>
        <translation>Todos los asientos están ocupados.</translation>
    </message>
    <message>
        <source>Asking to join “{table}”</source>
        <translation>Pidiendo entrar en “{table}”</translation>
    </message>
    <message>
        <source>Bot level: {level}.</source>
        <translation>Nivel de los bots: {level}.</translation>
    </message>
    <message>
        <source>Bots fill the empty seats when you start.</source>
        <translation>Al empezar, los bots ocupan los asientos libres.</translation>
    </message>
    <message>
        <source>Bots keep their seats until the game ends.</source>
        <translation>Los bots conservan su asiento hasta el final de la partida.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Change rules…</source>
        <translation>Cambiar las reglas…</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy: {name}</source>
        <translation>Copiar: {name}</translation>
    </message>
    <message>
        <source>Everyone here sees the same words, unless someone is intercepting the connection.</source>
        <translation>Todos ven aquí las mismas palabras, salvo que alguien intercepte la conexión.</translation>
    </message>
    <message>
        <source>If the table doesn't show up, use the address:</source>
        <translation>Si la mesa no aparece, usa la dirección:</translation>
    </message>
    <message>
        <source>Invite friends</source>
        <translation>Invita a tus amigos</translation>
    </message>
    <message>
        <source>Join with this code:</source>
        <translation>Entrar con este código:</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Moves can be taken back if everyone agrees.</source>
        <translation>Se puede deshacer si todos están de acuerdo.</translation>
    </message>
    <message>
        <source>No spectators.</source>
        <translation>Sin espectadores.</translation>
    </message>
    <message>
        <source>Not ready yet: {names}</source>
        <translation>Esperamos el aviso de {names}</translation>
    </message>
    <message>
        <source>One seat is free.</source>
        <translation>Hay un asiento libre.</translation>
    </message>
    <message>
        <source>Players may ask for hints.</source>
        <translation>Se pueden pedir pistas.</translation>
    </message>
    <message>
        <source>Press Ready when you are.</source>
        <translation>Avisa cuando puedas empezar.</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Puedo empezar</translation>
    </message>
    <message>
        <source>Rules at this table</source>
        <translation>Reglas de esta mesa</translation>
    </message>
    <message>
        <source>Safety words</source>
        <translation>Palabras de seguridad</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>Sentarme aquí</translation>
    </message>
    <message>
        <source>Sit here, at {seat}</source>
        <translation>Sentarme aquí, en {seat}</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Empezar la partida</translation>
    </message>
    <message>
        <source>Table address</source>
        <translation>Dirección de la mesa</translation>
    </message>
    <message>
        <source>Table code</source>
        <translation>Código de la mesa</translation>
    </message>
    <message>
        <source>Take an open seat, or just watch.</source>
        <translation>Toma un asiento libre o quédate a mirar.</translation>
    </message>
    <message>
        <source>The host approves each player.</source>
        <translation>El anfitrión deja entrar a cada persona.</translation>
    </message>
    <message>
        <source>The host starts once everyone is ready.</source>
        <translation>El anfitrión empieza la partida cuando todos hayan avisado.</translation>
    </message>
    <message>
        <source>Waiting room</source>
        <translation>Sala de espera</translation>
    </message>
    <message>
        <source>You're in as soon as the host says yes.</source>
        <translation>Entrarás en cuanto el anfitrión diga que sí.</translation>
    </message>
    <message>
        <source>{name} copied.</source>
        <translation>Copiado: {name}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} seats are free.</source>
        <translation>
            <numerusform>Hay un asiento libre.</numerusform>
            <numerusform>Hay {n} asientos libres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} seconds per turn.</source>
        <translation>
            <numerusform>Un segundo por turno.</numerusform>
            <numerusform>{n} segundos por turno.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Account {name} deleted.</source>
        <translation>La cuenta {name} se ha borrado.</translation>
    </message>
    <message>
        <source>An account keeps your games and shows friends on the network that it's really you. It stays on this computer: nothing is sent anywhere, and no email is needed.

Or just play as a guest.</source>
        <translation>Una cuenta guarda tus partidas y permite que tus amigos en la red sepan que eres tú. Vive solo en este equipo: no se envía nada a ningún sitio ni se pide ninguna dirección.

O siéntate como invitado y juega ya.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Bird</source>
        <translation>Ave</translation>
    </message>
    <message>
        <source>Continue as guest</source>
        <translation>Seguir como invitado</translation>
    </message>
    <message>
        <source>Create a new account</source>
        <translation>Crear una cuenta nueva</translation>
    </message>
    <message>
        <source>Create a new account. It has a new key, so friends will see a note that your name now has a different key. They can accept it.</source>
        <translation>Crea una cuenta nueva. Tiene otra clave, así que tus amigos verán tu nombre de siempre con un aviso de que la clave no es la misma. Pueden aceptarla.</translation>
    </message>
    <message>
        <source>Create account</source>
        <translation>Crear cuenta</translation>
    </message>
    <message>
        <source>Create an account</source>
        <translation>Crear una cuenta</translation>
    </message>
    <message>
        <source>Delete the account {name}…</source>
        <translation>Borrar la cuenta {name}…</translation>
    </message>
    <message>
        <source>Delete the old account if you want its name back.</source>
        <translation>Borra la cuenta antigua si quieres recuperar su nombre.</translation>
    </message>
    <message>
        <source>Delete the old account…</source>
        <translation>Borrar la cuenta antigua…</translation>
    </message>
    <message>
        <source>Delete this account…</source>
        <translation>Borrar esta cuenta…</translation>
    </message>
    <message>
        <source>Display name</source>
        <translation>Nombre visible</translation>
    </message>
    <message>
        <source>Five card games for friends and clever birds.</source>
        <translation>Cinco juegos de cartas para amigos y pájaros listos.</translation>
    </message>
    <message>
        <source>Forgot your password?</source>
        <translation>¿Olvidaste la contraseña?</translation>
    </message>
    <message>
        <source>Guest {bird}</source>
        <translation>Invitado {bird}</translation>
    </message>
    <message>
        <source>Last played today</source>
        <translation>Última vez: hoy</translation>
    </message>
    <message>
        <source>Last played yesterday</source>
        <translation>Última vez: ayer</translation>
    </message>
    <message numerus="yes">
        <source>Last played {n} days ago</source>
        <translation>
            <numerusform>Última vez: hace un día</numerusform>
            <numerusform>Última vez: hace {n} días</numerusform>
        </translation>
    </message>
    <message>
        <source>More about {name}</source>
        <translation>Más sobre {name}</translation>
    </message>
    <message>
        <source>Needs a password.</source>
        <translation>Necesita contraseña.</translation>
    </message>
    <message>
        <source>New here? Learn in five minutes</source>
        <translation>¿Empiezas? Aprende en cinco minutos</translation>
    </message>
    <message>
        <source>No one can recover or reset it. The password isn't stored anywhere: it encrypts the secret key that identifies you to other players, and without it the key stays locked.</source>
        <translation>Nadie puede recuperarla ni restablecerla. La contraseña no se guarda en ningún sitio: cifra la clave secreta por la que los demás te reconocen, y sin ella la clave sigue cerrada.</translation>
    </message>
    <message>
        <source>No password.</source>
        <translation>Sin contraseña.</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Contraseña</translation>
    </message>
    <message>
        <source>Play as a guest</source>
        <translation>Jugar como invitado</translation>
    </message>
    <message>
        <source>Play as {name}</source>
        <translation>Jugar como {name}</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Entrar</translation>
    </message>
    <message>
        <source>The password locks your account's key. No one can look it up or reset it, so keep it somewhere safe.</source>
        <translation>La contraseña protege la clave de tu cuenta. Nadie puede consultarla ni restablecerla: anótala en un lugar seguro.</translation>
    </message>
    <message>
        <source>This permanently destroys its secret key and its games: no one can play as this person again, not even with a new account of the same name.</source>
        <translation>Esto destruye para siempre su clave secreta y sus partidas: nadie podrá volver a jugar como esta persona, ni siquiera con una cuenta nueva del mismo nombre.</translation>
    </message>
    <message>
        <source>Try again: check Caps Lock and your keyboard layout, and show the password.</source>
        <translation>Prueba otra vez: revisa el bloqueo de mayúsculas y el idioma del teclado, y muestra la contraseña.</translation>
    </message>
    <message>
        <source>Unlocking your account</source>
        <translation>Desbloqueando tu cuenta</translation>
    </message>
    <message>
        <source>Welcome back</source>
        <translation>Hola de nuevo</translation>
    </message>
    <message>
        <source>Welcome back, {name}</source>
        <translation>Hola de nuevo, {name}</translation>
    </message>
    <message>
        <source>Welcome to the table</source>
        <translation>La mesa te espera</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>Qué puedes hacer</translation>
    </message>
    <message>
        <source>Who is playing?</source>
        <translation>¿Quién juega?</translation>
    </message>
    <message>
        <source>You can play, host and join without an account. Games you leave are kept here under your name.</source>
        <translation>Puedes jugar, abrir mesas y unirte a ellas sin cuenta. Las partidas que dejas se guardan aquí con tu nombre.</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>&amp;About Rook13</source>
        <translation>&amp;Acerca de Rook13</translation>
    </message>
    <message>
        <source>&amp;Check this computer…</source>
        <translation>&amp;Comprobar este equipo…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Pantalla completa</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Ayuda</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Atajos de &amp;teclado</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>&amp;Dejar la mesa</translation>
    </message>
    <message>
        <source>&amp;New table…</source>
        <translation>&amp;Nueva mesa…</translation>
    </message>
    <message>
        <source>&amp;New version?</source>
        <translation>¿&amp;Nueva versión?</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Preferencias…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Reglas</translation>
    </message>
    <message>
        <source>&amp;User guide</source>
        <translation>&amp;Guía</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Your games</source>
        <translation>Tus pa&amp;rtidas</translation>
    </message>
    <message>
        <source>Log &amp;out</source>
        <translation>&amp;Cerrar sesión</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>Informar de un &amp;problema…</translation>
    </message>
    <message>
        <source>Your pro&amp;file</source>
        <translation>Tu per&amp;fil</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>1 point</source>
        <translation>1 punto</translation>
    </message>
    <message>
        <source>1 trick</source>
        <translation>1 baza</translation>
    </message>
    <message>
        <source>A bot ({level}) plays for {seat}.</source>
        <translation>Un bot ({level}) juega por {seat}.</translation>
    </message>
    <message>
        <source>A bot ({level}) sits at {seat}.</source>
        <translation>Un bot ({level}) se sienta en {seat}.</translation>
    </message>
    <message>
        <source>A bot plays this seat; sit down to take it back.</source>
        <translation>Un bot juega en este asiento; siéntate para recuperarlo.</translation>
    </message>
    <message>
        <source>A firewall on this computer is blocking its port.</source>
        <translation>Un cortafuegos de este equipo bloquea su puerto.</translation>
    </message>
    <message>
        <source>A name needs 1 to 24 visible characters.</source>
        <translation>Un nombre necesita de 1 a 24 caracteres visibles.</translation>
    </message>
    <message>
        <source>A table can't be set up like this: check “{detail}”.</source>
        <translation>Una mesa no se puede preparar así: mira “{detail}”.</translation>
    </message>
    <message>
        <source>A table of the duplicate session has finished a board.</source>
        <translation>Una mesa de la sesión de duplicado ha terminado un tablero.</translation>
    </message>
    <message>
        <source>A window can be opened ({platform}).</source>
        <translation>Se puede abrir una ventana ({platform}).</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>As</translation>
    </message>
    <message>
        <source>All tables of a duplicate session play by the same rules.</source>
        <translation>Todas las mesas de una sesión de duplicado juegan con las mismas reglas.</translation>
    </message>
    <message>
        <source>An account with this name already exists.</source>
        <translation>Ya existe una cuenta con este nombre.</translation>
    </message>
    <message>
        <source>An expert would do this.</source>
        <translation>Un experto haría esto.</translation>
    </message>
    <message>
        <source>An expert would have played {card} there.</source>
        <translation>Ahí un experto habría elegido {card}.</translation>
    </message>
    <message>
        <source>An opponent just played a suit they hadn't followed before.</source>
        <translation>Un rival ha jugado un palo que antes no sirvió.</translation>
    </message>
    <message>
        <source>Another game?</source>
        <translation>¿Otra partida?</translation>
    </message>
    <message>
        <source>Another program is blocking the search for tables (port 5353).</source>
        <translation>Otro programa bloquea la búsqueda de mesas (puerto 5353).</translation>
    </message>
    <message>
        <source>Another program is using {path}.</source>
        <translation>Otro programa está usando {path}.</translation>
    </message>
    <message>
        <source>Avoidable.</source>
        <translation>Evitable.</translation>
    </message>
    <message>
        <source>Best discard for {seat}: {cards} with {trump} as trump, {value}.</source>
        <translation>Lo mejor para {seat} era descartar {cards} con triunfo {trump}: {value}.</translation>
    </message>
    <message>
        <source>Best discard for {seat}: {cards}, {value}.</source>
        <translation>Lo mejor para {seat} era descartar {cards}: {value}.</translation>
    </message>
    <message>
        <source>Bid {call}</source>
        <translation>Ofrece {call}</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Subasta</translation>
    </message>
    <message>
        <source>Bidding is under way.</source>
        <translation>La subasta está en marcha.</translation>
    </message>
    <message>
        <source>Bids go in steps of five.</source>
        <translation>Las ofertas van de cinco en cinco.</translation>
    </message>
    <message>
        <source>Bots keep their seats at this table until the game is over.</source>
        <translation>En esta mesa los bots conservan su asiento hasta el final de la partida.</translation>
    </message>
    <message>
        <source>Call a redeal</source>
        <translation>Pide un nuevo reparto</translation>
    </message>
    <message>
        <source>Call a renege</source>
        <translation>Denuncia un renuncio</translation>
    </message>
    <message>
        <source>Can't find the computer {place}.</source>
        <translation>No se encuentra el equipo {place}.</translation>
    </message>
    <message>
        <source>Can't reach {place} from here.</source>
        <translation>No se puede llegar a {place} desde aquí.</translation>
    </message>
    <message>
        <source>Can't read or write {path}.</source>
        <translation>No se puede leer o escribir {path}.</translation>
    </message>
    <message>
        <source>Can't read “{detail}”.</source>
        <translation>“{detail}” no se puede leer.</translation>
    </message>
    <message>
        <source>Centre card</source>
        <translation>Carta central</translation>
    </message>
    <message>
        <source>Claim the rest</source>
        <translation>Reclama el resto</translation>
    </message>
    <message>
        <source>Claims aren't allowed in this game.</source>
        <translation>En este juego no se reclaman bazas.</translation>
    </message>
    <message>
        <source>Compiled: bots think at full speed.</source>
        <translation>Compilada: los bots piensan a toda velocidad.</translation>
    </message>
    <message>
        <source>Connection lost; you can't play until it's back.</source>
        <translation>Conexión perdida; no puedes jugar hasta que vuelva.</translation>
    </message>
    <message>
        <source>Counters can't be discarded.</source>
        <translation>No se pueden descartar cartas con puntos.</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>Base de datos</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Reparte</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Reparte de nuevo</translation>
    </message>
    <message>
        <source>Deal {deal} isn't verified: your part of the shuffle isn't in it.</source>
        <translation>El reparto {deal} no está comprobado: tu parte al barajar no está en él.</translation>
    </message>
    <message>
        <source>Deal {deal} was shuffled again at {host}'s table. The shuffle before it was thrown away.</source>
        <translation>El reparto {deal} se barajó otra vez en la mesa de {host}. Lo barajado antes se descartó.</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Reparto</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descarte</translation>
    </message>
    <message>
        <source>Discard {cards}</source>
        <translation>Descarta {cards}</translation>
    </message>
    <message>
        <source>Discard {cards} and make {suit} trump</source>
        <translation>Descarta {cards} y elige como triunfo {suit}</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>Descarte</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Pantalla</translation>
    </message>
    <message>
        <source>Don't trust deal {deal}: more than one player withheld their part of the shuffle.</source>
        <translation>No te fíes del reparto {deal}: más de un jugador retuvo su parte al barajar.</translation>
    </message>
    <message>
        <source>Don't trust deal {deal}: the host's proof of the shuffle doesn't hold.</source>
        <translation>No te fíes del reparto {deal}: la prueba del anfitrión sobre cómo barajó no es válida.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Every seat must get the right number of cards, and every card must be dealt once.</source>
        <translation>Cada asiento debe recibir el número justo de cartas, y cada carta debe repartirse una sola vez.</translation>
    </message>
    <message>
        <source>Every trick costs you; expect about {amount}.</source>
        <translation>Cada baza cuesta; cabe esperar alrededor de {amount}.</translation>
    </message>
    <message>
        <source>Everyone is shuffling deal {deal}.</source>
        <translation>Todos barajan el reparto {deal}.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
    <message>
        <source>Firewall</source>
        <translation>Cortafuegos</translation>
    </message>
    <message>
        <source>Fonts</source>
        <translation>Tipos de letra</translation>
    </message>
    <message>
        <source>Fowl</source>
        <translation>Gallina</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Fin de la partida</translation>
    </message>
    <message>
        <source>Go-down</source>
        <translation>Descarte</translation>
    </message>
    <message>
        <source>Good game!</source>
        <translation>¡Buena partida!</translation>
    </message>
    <message>
        <source>Good luck!</source>
        <translation>¡Suerte!</translation>
    </message>
    <message>
        <source>Goodbye!</source>
        <translation>¡Adiós!</translation>
    </message>
    <message>
        <source>Grr!</source>
        <translation>¡Grr!</translation>
    </message>
    <message>
        <source>Ha ha!</source>
        <translation>¡Ja, ja!</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>Fin de la mano</translation>
    </message>
    <message>
        <source>Hand {hand}, action {action}: {problem}</source>
        <translation>Mano {hand}, jugada {action}: {problem}</translation>
    </message>
    <message>
        <source>Hand {hand}: {problem}</source>
        <translation>Mano {hand}: {problem}</translation>
    </message>
    <message>
        <source>Hand {number}: {dealer} dealt and turned up {turned}.</source>
        <translation>Mano {number}: {dealer} repartió y descubrió {turned}.</translation>
    </message>
    <message>
        <source>Hand {number}: {dealer} dealt.</source>
        <translation>Mano {number}: repartió {dealer}.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Hello!</source>
        <translation>¡Hola!</translation>
    </message>
    <message>
        <source>Hmm…</source>
        <translation>Mmm…</translation>
    </message>
    <message>
        <source>Infinity</source>
        <translation>Infinito</translation>
    </message>
    <message>
        <source>It cut the chance of winning by {percent}%.</source>
        <translation>Redujo la probabilidad de ganar un {percent} %.</translation>
    </message>
    <message>
        <source>It's someone else's turn.</source>
        <translation>Es el turno de otra persona.</translation>
    </message>
    <message>
        <source>It's the only card you can play.</source>
        <translation>Es la única carta que puedes jugar.</translation>
    </message>
    <message>
        <source>It's your strongest suit.</source>
        <translation>Es tu palo más fuerte.</translation>
    </message>
    <message>
        <source>It's {player}'s turn.</source>
        <translation>Es el turno de {player}.</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Jota</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Comodín</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Rey</translation>
    </message>
    <message>
        <source>Kitty</source>
        <translation>Pozo</translation>
    </message>
    <message>
        <source>Let me think.</source>
        <translation>Déjame pensar.</translation>
    </message>
    <message>
        <source>Make {suit} trump</source>
        <translation>Elige como triunfo {suit}</translation>
    </message>
    <message>
        <source>Misère at any time (misere_any_time) needs misère (misere) to be on.</source>
        <translation>La miseria en cualquier momento (misere_any_time) necesita la miseria (misere) activada.</translation>
    </message>
    <message>
        <source>Multicast</source>
        <translation>Multidifusión</translation>
    </message>
    <message>
        <source>Multicast, needed to find tables, isn't getting through; check the firewall.</source>
        <translation>La multidifusión, que sirve para encontrar mesas, no llega; revisa el cortafuegos.</translation>
    </message>
    <message>
        <source>Naming trump</source>
        <translation>Triunfo</translation>
    </message>
    <message>
        <source>Nest</source>
        <translation>Nido</translation>
    </message>
    <message>
        <source>Nice try!</source>
        <translation>¡Buen intento!</translation>
    </message>
    <message>
        <source>No Trump</source>
        <translation>Sin triunfo</translation>
    </message>
    <message>
        <source>No answer from {place}. A firewall may be blocking it.</source>
        <translation>{place} no responde. Puede que un cortafuegos lo bloquee.</translation>
    </message>
    <message>
        <source>No better discard or trump was found for {seat}.</source>
        <translation>No se encontró mejor descarte ni triunfo para {seat}.</translation>
    </message>
    <message>
        <source>No clearly better discard or trump was found for {seat} (estimated).</source>
        <translation>No se encontró un descarte ni un triunfo claramente mejor para {seat} (estimado).</translation>
    </message>
    <message>
        <source>No costly mistakes.</source>
        <translation>Ningún error costoso.</translation>
    </message>
    <message>
        <source>No display found. You can still play in the terminal.</source>
        <translation>No se encontró pantalla. Aun así puedes jugar en la terminal.</translation>
    </message>
    <message>
        <source>No font has all of {suits}. Install more, such as DejaVu.</source>
        <translation>Ningún tipo de letra tiene todos los símbolos {suits}. Instala más, por ejemplo DejaVu.</translation>
    </message>
    <message>
        <source>No fonts found, so no text can be shown. Install some, such as DejaVu.</source>
        <translation>No hay ninguno, así que no se puede mostrar texto. Instala alguno, por ejemplo DejaVu.</translation>
    </message>
    <message>
        <source>No game in progress.</source>
        <translation>No hay ninguna partida en marcha.</translation>
    </message>
    <message>
        <source>No host on this network has a table with this code.</source>
        <translation>Ningún anfitrión de esta red tiene una mesa con este código.</translation>
    </message>
    <message>
        <source>No one by that name is at the table.</source>
        <translation>No hay nadie con ese nombre en la mesa.</translation>
    </message>
    <message>
        <source>No one by that name is waiting to join.</source>
        <translation>Nadie con ese nombre espera para entrar.</translation>
    </message>
    <message>
        <source>No one has asked to take back a move.</source>
        <translation>Nadie ha pedido deshacer nada.</translation>
    </message>
    <message>
        <source>No opponent has failed to follow.</source>
        <translation>Ningún rival ha dejado de asistir.</translation>
    </message>
    <message>
        <source>No sounds: there is no audio output.</source>
        <translation>Sin sonido: no hay salida de audio.</translation>
    </message>
    <message>
        <source>No sounds: {reason}</source>
        <translation>Sin sonido: {reason}</translation>
    </message>
    <message>
        <source>No table has this code.</source>
        <translation>Ninguna mesa tiene este código.</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Sin triunfo</translation>
    </message>
    <message>
        <source>No trump.</source>
        <translation>Sin triunfo.</translation>
    </message>
    <message>
        <source>Nobody bid exactly right.</source>
        <translation>Nadie acertó su oferta.</translation>
    </message>
    <message>
        <source>Nobody bid, so every trick costs its side 10 points.</source>
        <translation>Nadie ofreció: cada baza cuesta 10 puntos a su bando.</translation>
    </message>
    <message>
        <source>Nobody bid. The deal passes on.</source>
        <translation>Nadie ofreció; reparte el siguiente.</translation>
    </message>
    <message>
        <source>Nobody made their bid.</source>
        <translation>Nadie hizo lo que había ofrecido.</translation>
    </message>
    <message>
        <source>None found on this computer.</source>
        <translation>No se encontró ninguno en este equipo.</translation>
    </message>
    <message>
        <source>None yet. It will be created at {path}.</source>
        <translation>Aún no hay ninguna. Se creará en {path}.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Not compiled: strong bots can't think as far ahead.</source>
        <translation>Sin compilar: los bots fuertes no prevén tanto.</translation>
    </message>
    <message>
        <source>Not everyone is ready yet.</source>
        <translation>No todos pueden empezar todavía.</translation>
    </message>
    <message>
        <source>Nothing can be saved in {path}.</source>
        <translation>No se puede guardar nada en {path}.</translation>
    </message>
    <message>
        <source>Nothing comes through on {interface} ({address}), so tables there can't be found. Join them by address.</source>
        <translation>No llega nada en {interface} ({address}), así que allí no se encuentran mesas. Únete a ellas por su dirección.</translation>
    </message>
    <message>
        <source>Nothing is listening at {place}. Is the table still open, and is the port right?</source>
        <translation>Nadie escucha en {place}. ¿Sigue abierta la mesa, y es este su puerto?</translation>
    </message>
    <message>
        <source>Nothing was entered.</source>
        <translation>No se ha escrito nada.</translation>
    </message>
    <message>
        <source>Oh no…</source>
        <translation>Oh, no…</translation>
    </message>
    <message>
        <source>Oh!</source>
        <translation>¡Oh!</translation>
    </message>
    <message>
        <source>Once you pass, you're out of the bidding.</source>
        <translation>Quien pasa, pasa para toda la mano.</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>Un momento, por favor.</translation>
    </message>
    <message>
        <source>Only cards from the hand can be discarded.</source>
        <translation>Solo puedes descartar cartas tuyas.</translation>
    </message>
    <message>
        <source>Only the dealer can do that.</source>
        <translation>Solo quien reparte puede hacer esto.</translation>
    </message>
    <message>
        <source>Only the host can do that.</source>
        <translation>Solo el anfitrión de la mesa puede hacer esto.</translation>
    </message>
    <message>
        <source>Only the player on lead can claim.</source>
        <translation>Solo puede reclamar quien tiene la salida.</translation>
    </message>
    <message>
        <source>Oops!</source>
        <translation>¡Uy!</translation>
    </message>
    <message>
        <source>Others of this game play on at {name}'s table: {people}.</source>
        <translation>Otros de esta partida siguen jugando en la mesa de {name}: {people}.</translation>
    </message>
    <message>
        <source>Par for this deal: about {call} by {seat} (estimated).</source>
        <translation>Par de este reparto: más o menos {call}, de {seat} (estimado).</translation>
    </message>
    <message>
        <source>Par for this deal: no makeable contract.</source>
        <translation>Par de este reparto: ningún contrato se podía cumplir.</translation>
    </message>
    <message>
        <source>Par for this deal: {call} by {seat}.</source>
        <translation>Par de este reparto: {call}, de {seat}.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasa</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Juega {card}</translation>
    </message>
    <message>
        <source>Play {card} and ask for {suit}</source>
        <translation>Juega {card} y pide {suit}</translation>
    </message>
    <message>
        <source>Players must follow suit.</source>
        <translation>Hay que asistir al palo de salida.</translation>
    </message>
    <message>
        <source>Players who can't follow suit must play a trump.</source>
        <translation>Quien no puede asistir debe jugar un triunfo.</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Puerto</translation>
    </message>
    <message>
        <source>Port {port} and the next ones are in use by other programs.</source>
        <translation>Otros programas usan el puerto {port} y los siguientes.</translation>
    </message>
    <message>
        <source>Port {port} is free for your tables.</source>
        <translation>El puerto {port} está libre para tus mesas.</translation>
    </message>
    <message>
        <source>Port {port} is in use, perhaps by one of your tables. The next one will use {other}.</source>
        <translation>El puerto {port} está en uso, quizá por una mesa tuya. La siguiente usará el {other}.</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Reina</translation>
    </message>
    <message>
        <source>Rook</source>
        <translation>Rook</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Búsqueda</translation>
    </message>
    <message>
        <source>Seat {seat} is locked.</source>
        <translation>El asiento {seat} está bloqueado.</translation>
    </message>
    <message>
        <source>Seat {seat} is open to anyone.</source>
        <translation>El asiento {seat} está libre para cualquiera.</translation>
    </message>
    <message>
        <source>Seat {seat} is open.</source>
        <translation>El asiento {seat} está libre.</translation>
    </message>
    <message>
        <source>Shuffle of deal {deal} revealed.</source>
        <translation>Mezcla del reparto {deal} revelada.</translation>
    </message>
    <message>
        <source>Some cards are hidden, so it can't be replayed.</source>
        <translation>Hay cartas ocultas; no se puede reproducir.</translation>
    </message>
    <message>
        <source>Somebody with your address already has a seat. Before the game, the host can give you one.</source>
        <translation>Alguien con tu dirección ya tiene un asiento. Antes de la partida, el anfitrión puede darte uno.</translation>
    </message>
    <message>
        <source>Someone already called a renege wrongly; wait for the next card.</source>
        <translation>Ya se denunció un renuncio sin motivo; espera a la próxima carta.</translation>
    </message>
    <message>
        <source>Someone at the table already has this name or one that looks like it.</source>
        <translation>Otra persona en la mesa tiene este nombre o uno que se le parece.</translation>
    </message>
    <message>
        <source>Someone has already asked to take back a move.</source>
        <translation>Alguien ya ha pedido deshacer algo.</translation>
    </message>
    <message>
        <source>Someone on this host already has this name or one that looks like it; choose another.</source>
        <translation>Otra persona en este anfitrión tiene este nombre o uno que se le parece; elige otro.</translation>
    </message>
    <message>
        <source>Something changed in the meantime; look again.</source>
        <translation>Algo ha cambiado mientras tanto; mira otra vez.</translation>
    </message>
    <message>
        <source>Something happened in the game.</source>
        <translation>Algo ha pasado en la partida.</translation>
    </message>
    <message>
        <source>Sorry!</source>
        <translation>¡Perdón!</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Sounds play on {device}.</source>
        <translation>El sonido sale por {device}.</translation>
    </message>
    <message>
        <source>Tables can be found on {interface} ({address}).</source>
        <translation>Se pueden encontrar mesas en {interface} ({address}).</translation>
    </message>
    <message>
        <source>Take the card back</source>
        <translation>Retira la carta</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>¡Gracias!</translation>
    </message>
    <message>
        <source>That card isn't in the hand.</source>
        <translation>No tienes esa carta.</translation>
    </message>
    <message>
        <source>That isn't what this seat had promised to add to the shuffle.</source>
        <translation>No es lo que este asiento había prometido para barajar.</translation>
    </message>
    <message>
        <source>That redeal isn't allowed at this table.</source>
        <translation>En esta mesa no se permite este tipo de nuevo reparto.</translation>
    </message>
    <message>
        <source>That request is too old.</source>
        <translation>Esa petición es demasiado antigua.</translation>
    </message>
    <message>
        <source>That request isn't valid.</source>
        <translation>Esa petición no es válida.</translation>
    </message>
    <message>
        <source>That seat is taken.</source>
        <translation>Ese asiento está ocupado.</translation>
    </message>
    <message>
        <source>That's someone else's seat.</source>
        <translation>Este asiento es de otra persona.</translation>
    </message>
    <message>
        <source>That's the wrong number of cards to discard.</source>
        <translation>Ese no es el número de cartas que hay que descartar.</translation>
    </message>
    <message>
        <source>That's too long; keep it under 500 characters.</source>
        <translation>Es demasiado largo; 500 caracteres como máximo.</translation>
    </message>
    <message>
        <source>The bid is above the maximum.</source>
        <translation>La oferta supera la más alta posible.</translation>
    </message>
    <message>
        <source>The bid is too low.</source>
        <translation>La oferta es demasiado baja.</translation>
    </message>
    <message>
        <source>The bidding has started, so it's too late for a redeal.</source>
        <translation>Alguien ya ha ofrecido o pasado: es tarde para repartir de nuevo.</translation>
    </message>
    <message>
        <source>The bids were {calls}.</source>
        <translation>Las ofertas fueron {calls}.</translation>
    </message>
    <message>
        <source>The bot at {seat} failed, so a simple move was made for it.</source>
        <translation>El bot de {seat} falló, y se hizo por él una jugada sencilla.</translation>
    </message>
    <message>
        <source>The cards are still being shuffled.</source>
        <translation>Todavía se están barajando las cartas.</translation>
    </message>
    <message>
        <source>The cards can still be thrown in.</source>
        <translation>Todavía se puede repartir de nuevo.</translation>
    </message>
    <message>
        <source>The database was damaged. It was kept as {path}, and a new one was started.</source>
        <translation>La base de datos estaba dañada. Se conserva como {path} y se ha empezado una nueva.</translation>
    </message>
    <message>
        <source>The database was written by an early version of Rook13 and can't be read. It was kept as {path}, and a new one was started.</source>
        <translation>La base de datos es de una versión temprana de Rook13 y no se puede leer. Se conserva como {path} y se ha empezado una nueva.</translation>
    </message>
    <message>
        <source>The deal has no cards.</source>
        <translation>El reparto llegó sin cartas.</translation>
    </message>
    <message>
        <source>The deal was void: {seat} held {cards}.</source>
        <translation>El reparto se anuló, porque {seat} tenía {cards}.</translation>
    </message>
    <message>
        <source>The dealer can't make the bids add up to the number of tricks.</source>
        <translation>Quien reparte no puede hacer que las ofertas sumen el número de bazas.</translation>
    </message>
    <message>
        <source>The dealer has already redealt this hand.</source>
        <translation>Quien reparte ya ha repetido el reparto de esta mano.</translation>
    </message>
    <message>
        <source>The declarer is discarding.</source>
        <translation>El declarante está descartando.</translation>
    </message>
    <message>
        <source>The disk is full: can't write {path}.</source>
        <translation>El disco está lleno: no se puede escribir {path}.</translation>
    </message>
    <message>
        <source>The duplicate session is over.</source>
        <translation>La sesión de duplicado ha terminado.</translation>
    </message>
    <message>
        <source>The file {path} is damaged.</source>
        <translation>El archivo {path} está dañado.</translation>
    </message>
    <message>
        <source>The file {path} was written by a newer version of Rook13.</source>
        <translation>El archivo {path} es de una versión más nueva de Rook13.</translation>
    </message>
    <message>
        <source>The file {path} was written by an early version of Rook13 and can't be read.</source>
        <translation>El archivo {path} es de una versión temprana de Rook13 y no se puede leer.</translation>
    </message>
    <message>
        <source>The game continues.</source>
        <translation>La partida sigue.</translation>
    </message>
    <message>
        <source>The game has started; {first_dealer} deals first.</source>
        <translation>La partida ha empezado; primero reparte {first_dealer}.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>The game is over; the host can start another.</source>
        <translation>La partida ha terminado; el anfitrión puede preparar otra.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>La partida está en pausa.</translation>
    </message>
    <message>
        <source>The game isn't over yet.</source>
        <translation>La partida aún no ha terminado.</translation>
    </message>
    <message>
        <source>The game isn't paused.</source>
        <translation>La partida no está en pausa.</translation>
    </message>
    <message>
        <source>The game was already over.</source>
        <translation>La partida ya había terminado.</translation>
    </message>
    <message>
        <source>The hand is being played.</source>
        <translation>Se están jugando las bazas.</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>La mano ha terminado.</translation>
    </message>
    <message>
        <source>The hand was over.</source>
        <translation>La mano terminó.</translation>
    </message>
    <message>
        <source>The hook needs open bids, because the dealer has to know their sum.</source>
        <translation>El gancho necesita ofertas abiertas, porque quien reparte tiene que saber cuánto suman.</translation>
    </message>
    <message>
        <source>The host at {place} has a certificate for another time. Is this computer's clock right?</source>
        <translation>El certificado del anfitrión en {place} es de otro tiempo. ¿Está bien el reloj de este ordenador?</translation>
    </message>
    <message>
        <source>The host at {place} has a different certificate than before; it may be someone else.</source>
        <translation>El anfitrión en {place} tiene un certificado distinto al de antes; puede ser otra persona.</translation>
    </message>
    <message>
        <source>The host at {place} has an invalid certificate.</source>
        <translation>El anfitrión en {place} tiene un certificado no válido.</translation>
    </message>
    <message>
        <source>The host at {place} hung up; it may be full.</source>
        <translation>El anfitrión en {place} colgó; puede que esté lleno.</translation>
    </message>
    <message>
        <source>The host banned this player from the table.</source>
        <translation>El anfitrión ha vetado a esta persona en la mesa.</translation>
    </message>
    <message>
        <source>The host banned you from this table.</source>
        <translation>El anfitrión te ha vetado en esta mesa.</translation>
    </message>
    <message>
        <source>The host banned {person}.</source>
        <translation>El anfitrión ha vetado a {person}.</translation>
    </message>
    <message>
        <source>The host can't display this name; choose another.</source>
        <translation>El anfitrión no puede mostrar este nombre; elige otro.</translation>
    </message>
    <message>
        <source>The host can't write its journal, so nothing was done.</source>
        <translation>El anfitrión no puede escribir su diario; no se ha hecho nada.</translation>
    </message>
    <message>
        <source>The host changed the table settings.</source>
        <translation>El anfitrión ha cambiado los ajustes de la mesa.</translation>
    </message>
    <message>
        <source>The host didn't let you in.</source>
        <translation>El anfitrión no te ha dejado entrar.</translation>
    </message>
    <message>
        <source>The host didn't let {person} in.</source>
        <translation>El anfitrión no ha dejado entrar a {person}.</translation>
    </message>
    <message>
        <source>The host disconnected because too much was sent.</source>
        <translation>El anfitrión cortó la conexión porque se envió demasiado.</translation>
    </message>
    <message>
        <source>The host ended the connection because nothing was asked for.</source>
        <translation>El anfitrión cerró la conexión porque no se pidió nada.</translation>
    </message>
    <message>
        <source>The host ended the game.</source>
        <translation>El anfitrión ha terminado la partida.</translation>
    </message>
    <message>
        <source>The host has locked this seat.</source>
        <translation>El anfitrión ha bloqueado este asiento.</translation>
    </message>
    <message>
        <source>The host has no listed tables; join a private one by its code.</source>
        <translation>El anfitrión no tiene mesas públicas; en una privada se entra con su código.</translation>
    </message>
    <message>
        <source>The host has no such table.</source>
        <translation>El anfitrión no tiene esa mesa.</translation>
    </message>
    <message>
        <source>The host has several tables; choose one.</source>
        <translation>El anfitrión tiene varias mesas; elige una.</translation>
    </message>
    <message>
        <source>The host has stopped.</source>
        <translation>El anfitrión ha parado.</translation>
    </message>
    <message>
        <source>The host hasn't let you in yet.</source>
        <translation>El anfitrión todavía no te ha dejado entrar.</translation>
    </message>
    <message>
        <source>The host hasn't responded for a while.</source>
        <translation>Hace un rato que no se sabe nada del anfitrión.</translation>
    </message>
    <message>
        <source>The host is full right now; try again in a few minutes.</source>
        <translation>El anfitrión está completo ahora mismo; vuelve a intentarlo en unos minutos.</translation>
    </message>
    <message>
        <source>The host refused with “{code}”.</source>
        <translation>El anfitrión se negó con “{code}”.</translation>
    </message>
    <message>
        <source>The host rejected the sign-in signature.</source>
        <translation>El anfitrión rechazó la firma del acceso.</translation>
    </message>
    <message>
        <source>The host removed you from the table.</source>
        <translation>El anfitrión te ha echado.</translation>
    </message>
    <message>
        <source>The host removed {person}.</source>
        <translation>El anfitrión ha echado a {person}.</translation>
    </message>
    <message>
        <source>The host restarted, and the table is back.</source>
        <translation>El anfitrión se ha reiniciado y la mesa ha vuelto.</translation>
    </message>
    <message>
        <source>The host took too long to answer.</source>
        <translation>El anfitrión tardó demasiado en responder.</translation>
    </message>
    <message>
        <source>The host uses protocol version {host}, this program version {client}; they must match.</source>
        <translation>El anfitrión usa la versión {host} del protocolo, este programa la {client}; deben coincidir.</translation>
    </message>
    <message>
        <source>The last move by {seat} was taken back.</source>
        <translation>Se ha deshecho la última jugada de {seat}.</translation>
    </message>
    <message>
        <source>The maximum bid of {value} is more than the points in play.</source>
        <translation>La oferta más alta, {value}, no puede superar los puntos en juego.</translation>
    </message>
    <message>
        <source>The message is empty.</source>
        <translation>El mensaje está vacío.</translation>
    </message>
    <message>
        <source>The minimum bid of {value} is above the maximum.</source>
        <translation>La oferta más baja, {value}, no puede superar la más alta.</translation>
    </message>
    <message>
        <source>The move stands.</source>
        <translation>La jugada se mantiene.</translation>
    </message>
    <message>
        <source>The network connection doesn't allow multicast, which is needed to find tables.</source>
        <translation>La conexión de red no permite multidifusión, que sirve para encontrar mesas.</translation>
    </message>
    <message>
        <source>The option “{detail}” isn't valid.</source>
        <translation>La opción “{detail}” no es válida.</translation>
    </message>
    <message>
        <source>The other program doesn't speak this protocol.</source>
        <translation>El otro programa no habla este protocolo.</translation>
    </message>
    <message>
        <source>The other program sent a message out of turn.</source>
        <translation>El otro programa envió un mensaje fuera de turno.</translation>
    </message>
    <message>
        <source>The other program sent an invalid message.</source>
        <translation>El otro programa envió un mensaje no válido.</translation>
    </message>
    <message>
        <source>The other program sent data that is nested too deeply.</source>
        <translation>El otro programa envió datos con demasiados niveles.</translation>
    </message>
    <message>
        <source>The other program sent too much at once.</source>
        <translation>El otro programa envió demasiado de una vez.</translation>
    </message>
    <message>
        <source>The other side has left.</source>
        <translation>El otro lado se ha ido.</translation>
    </message>
    <message>
        <source>The others are waiting for you to deal.</source>
        <translation>Los demás esperan a que repartas.</translation>
    </message>
    <message>
        <source>The others have to agree.</source>
        <translation>Los demás tienen que estar de acuerdo.</translation>
    </message>
    <message>
        <source>The program at {place} isn't a Rook13 host.</source>
        <translation>El programa en {place} no es un anfitrión de Rook13.</translation>
    </message>
    <message>
        <source>The record has more than {detail} deals, too many for one game.</source>
        <translation>El registro tiene más de {detail} repartos, demasiados para una partida.</translation>
    </message>
    <message>
        <source>The record has {detail} seats.</source>
        <translation>La partida tiene {detail} asientos.</translation>
    </message>
    <message>
        <source>The record is of an unknown game, “{detail}”.</source>
        <translation>El registro es de un juego desconocido, “{detail}”.</translation>
    </message>
    <message>
        <source>The rest of the tricks are yours.</source>
        <translation>Las bazas que quedan son tuyas.</translation>
    </message>
    <message>
        <source>The rules don't allow that.</source>
        <translation>Las reglas no lo permiten.</translation>
    </message>
    <message>
        <source>The stored record is damaged.</source>
        <translation>El registro guardado está dañado.</translation>
    </message>
    <message>
        <source>The table can't be opened on this computer. Is the disk full?</source>
        <translation>La mesa no se puede abrir en este ordenador. ¿Está lleno el disco?</translation>
    </message>
    <message>
        <source>The table couldn't read that action.</source>
        <translation>La mesa no pudo leer esta jugada.</translation>
    </message>
    <message>
        <source>The table has no host.</source>
        <translation>La mesa no tiene anfitrión.</translation>
    </message>
    <message>
        <source>The table hasn't got that far yet.</source>
        <translation>La mesa todavía no ha llegado ahí.</translation>
    </message>
    <message>
        <source>The table is at another host now.</source>
        <translation>La mesa está ahora con otro anfitrión.</translation>
    </message>
    <message>
        <source>The table is closed.</source>
        <translation>La mesa está cerrada.</translation>
    </message>
    <message>
        <source>The table is full, and spectators aren't allowed.</source>
        <translation>La mesa está completa y no admite espectadores.</translation>
    </message>
    <message>
        <source>The table is full.</source>
        <translation>La mesa está completa.</translation>
    </message>
    <message>
        <source>The table is open for another game.</source>
        <translation>La mesa está abierta para otra partida.</translation>
    </message>
    <message>
        <source>The table is open.</source>
        <translation>La mesa está abierta.</translation>
    </message>
    <message>
        <source>There is no bid “{text}” in this game.</source>
        <translation>En este juego no existe la oferta “{text}”.</translation>
    </message>
    <message>
        <source>There is no card “{text}” in this game.</source>
        <translation>En este juego no existe la carta “{text}”.</translation>
    </message>
    <message>
        <source>There is no seat “{text}” in this game.</source>
        <translation>En este juego no existe el asiento “{text}”.</translation>
    </message>
    <message>
        <source>There is no such account on this computer.</source>
        <translation>En este equipo no existe esa cuenta.</translation>
    </message>
    <message>
        <source>There is no such bid in this game.</source>
        <translation>En este juego no existe esa oferta.</translation>
    </message>
    <message>
        <source>There is no such bot level.</source>
        <translation>No hay bots de este nivel.</translation>
    </message>
    <message>
        <source>There is no such deal.</source>
        <translation>No existe ese reparto.</translation>
    </message>
    <message>
        <source>There is no such quick phrase.</source>
        <translation>No existe esa frase rápida.</translation>
    </message>
    <message>
        <source>There is no such seat at this table.</source>
        <translation>En esta mesa no existe ese asiento.</translation>
    </message>
    <message>
        <source>There is no such suit in this game.</source>
        <translation>En este juego no existe ese palo.</translation>
    </message>
    <message>
        <source>There is no suit “{text}” in this game.</source>
        <translation>En este juego no existe el palo “{text}”.</translation>
    </message>
    <message>
        <source>There's no wrong card to take back.</source>
        <translation>No hay ninguna carta ilegal que aún se pueda retirar.</translation>
    </message>
    <message>
        <source>There's nothing to take back.</source>
        <translation>No hay nada que deshacer.</translation>
    </message>
    <message>
        <source>They don't start, so strong bots and reviews won't work: {reason}</source>
        <translation>No arrancan, así que no habrá bots fuertes ni repasos: {reason}</translation>
    </message>
    <message>
        <source>This computer blocks connections to {place}.</source>
        <translation>Este equipo bloquea las conexiones con {place}.</translation>
    </message>
    <message>
        <source>This computer doesn't allow listening on port {port}.</source>
        <translation>Este equipo no permite escuchar en el puerto {port}.</translation>
    </message>
    <message>
        <source>This computer has no IPv4 address on the network.</source>
        <translation>Este equipo no tiene dirección IPv4 en la red.</translation>
    </message>
    <message>
        <source>This computer has no network to listen on.</source>
        <translation>No hay ninguna red en la que este equipo pueda escuchar.</translation>
    </message>
    <message>
        <source>This computer isn't connected to a network.</source>
        <translation>Este equipo no está conectado a ninguna red.</translation>
    </message>
    <message>
        <source>This deal has already been disputed.</source>
        <translation>Este reparto ya fue impugnado.</translation>
    </message>
    <message>
        <source>This deal isn't possible.</source>
        <translation>El reparto no es posible.</translation>
    </message>
    <message>
        <source>This hand isn't finished, but another one follows.</source>
        <translation>Esta mano no está terminada, pero le sigue otra.</translation>
    </message>
    <message>
        <source>This host doesn't know your code or password, so it isn't the one you're looking for.</source>
        <translation>Este anfitrión no conoce el código o la contraseña que has dado, así que no es el que buscas.</translation>
    </message>
    <message>
        <source>This isn't a game record.</source>
        <translation>Esto no es el registro de una partida.</translation>
    </message>
    <message>
        <source>This isn't a game record: it isn't JSON.</source>
        <translation>Esto no es el registro de una partida: no es JSON.</translation>
    </message>
    <message>
        <source>This isn't a game record: it's larger than {detail} MB.</source>
        <translation>Esto no es el registro de una partida: ocupa más de {detail} MB.</translation>
    </message>
    <message>
        <source>This seat doesn't take part in the shuffle.</source>
        <translation>Este asiento no participa al barajar.</translation>
    </message>
    <message>
        <source>This seat has already added to the shuffle.</source>
        <translation>Este asiento ya ha participado al barajar.</translation>
    </message>
    <message>
        <source>This seat is reserved for a player who may come back.</source>
        <translation>El asiento está reservado para alguien que puede volver.</translation>
    </message>
    <message>
        <source>This seat is sitting out the hand.</source>
        <translation>Este asiento no juega esta mano.</translation>
    </message>
    <message>
        <source>This table doesn't allow hints.</source>
        <translation>En esta mesa no hay pistas.</translation>
    </message>
    <message>
        <source>This table doesn't allow takebacks.</source>
        <translation>En esta mesa no se puede deshacer.</translation>
    </message>
    <message>
        <source>This table has no password, so it may not be the one you were told about. To join anyway, leave the password empty.</source>
        <translation>Esta mesa no tiene contraseña, así que quizá no sea la que te dijeron. Para unirte de todos modos, deja la contraseña vacía.</translation>
    </message>
    <message>
        <source>This table prevents reneging.</source>
        <translation>Esta mesa impide los renuncios.</translation>
    </message>
    <message>
        <source>This version of Rook13 can't read record format “{detail}”.</source>
        <translation>Esta versión de Rook13 no puede leer el formato de registro “{detail}”.</translation>
    </message>
    <message>
        <source>Time's up; a bot makes this move.</source>
        <translation>Se acabó el tiempo; un bot hace solo esta jugada.</translation>
    </message>
    <message>
        <source>Too many tries; wait half a minute.</source>
        <translation>Demasiados intentos; espera medio minuto.</translation>
    </message>
    <message>
        <source>Too many words: “{text}”.</source>
        <translation>Sobran palabras: “{text}”.</translation>
    </message>
    <message>
        <source>Trick {trick}: {sentence}</source>
        <translation>Baza {trick}: {sentence}</translation>
    </message>
    <message>
        <source>Trump: {suit}.</source>
        <translation>Triunfo: {suit}.</translation>
    </message>
    <message>
        <source>Turned card</source>
        <translation>Carta descubierta</translation>
    </message>
    <message>
        <source>Unlucky: it looked right from that seat.</source>
        <translation>Mala suerte: desde ese asiento parecía lo correcto.</translation>
    </message>
    <message>
        <source>Waiting for the deal.</source>
        <translation>Se van a repartir las cartas.</translation>
    </message>
    <message>
        <source>Waiting for trump to be named.</source>
        <translation>Se va a elegir el triunfo.</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>¡Bien jugado!</translation>
    </message>
    <message>
        <source>When you lead the Joker, name the suit to follow, as in JO H.</source>
        <translation>Cuando sales con el Comodín, di a qué palo hay que asistir, como en JO H.</translation>
    </message>
    <message>
        <source>Widow</source>
        <translation>Pozo</translation>
    </message>
    <message>
        <source>With best play from the opening lead, {side} take {value}.</source>
        <translation>Con el mejor juego desde la primera salida, {value} para {side}.</translation>
    </message>
    <message>
        <source>Worker processes</source>
        <translation>Procesos auxiliares</translation>
    </message>
    <message>
        <source>Working, with {count} processors.</source>
        <translation>Funcionan, con {count} procesadores.</translation>
    </message>
    <message>
        <source>Wrong password.</source>
        <translation>Contraseña incorrecta.</translation>
    </message>
    <message>
        <source>Wrong table password.</source>
        <translation>Contraseña de la mesa incorrecta.</translation>
    </message>
    <message>
        <source>Yay!</source>
        <translation>¡Bien!</translation>
    </message>
    <message>
        <source>You can bid misère only after a bid of seven.</source>
        <translation>La miseria solo se puede ofrecer tras una oferta de siete bazas.</translation>
    </message>
    <message>
        <source>You can call a redeal only with no counters in your hand.</source>
        <translation>Solo puede pedir un nuevo reparto quien no tiene cartas con puntos.</translation>
    </message>
    <message>
        <source>You can do that only in a solo game against bots.</source>
        <translation>Esto solo se puede hacer jugando a solas contra bots.</translation>
    </message>
    <message>
        <source>You can name a suit only when you lead the Joker in No Trump.</source>
        <translation>Solo dices un palo cuando sales con el Comodín sin triunfo.</translation>
    </message>
    <message>
        <source>You can only pass.</source>
        <translation>Solo puedes pasar.</translation>
    </message>
    <message>
        <source>You can't do that during a game.</source>
        <translation>Esto no se puede hacer durante una partida.</translation>
    </message>
    <message>
        <source>You can't do that now.</source>
        <translation>Esto no se puede hacer ahora.</translation>
    </message>
    <message>
        <source>You can't do that to the host.</source>
        <translation>Esto no se le puede hacer al anfitrión.</translation>
    </message>
    <message>
        <source>You can't name a suit you've already failed to follow.</source>
        <translation>No puedes decir un palo al que ya no pudiste asistir.</translation>
    </message>
    <message>
        <source>You could have followed suit.</source>
        <translation>Podías servir el palo.</translation>
    </message>
    <message>
        <source>You didn't join: somebody has another seat there than before.</source>
        <translation>No te has unido: allí alguien tiene otro asiento que antes.</translation>
    </message>
    <message>
        <source>You didn't join: the game has other rules there than before.</source>
        <translation>No te has unido: allí la partida tiene otras reglas que antes.</translation>
    </message>
    <message>
        <source>You didn't join: the hands there aren't those of your game.</source>
        <translation>No te has unido: las manos de allí no son las de tu partida.</translation>
    </message>
    <message>
        <source>You didn't join: the results there aren't those of your game.</source>
        <translation>No te has unido: los resultados de allí no son los de tu partida.</translation>
    </message>
    <message>
        <source>You don't have permission to use {path}.</source>
        <translation>No tienes permiso para usar {path}.</translation>
    </message>
    <message>
        <source>You have to be at the table for that.</source>
        <translation>Para esto hay que estar en la mesa.</translation>
    </message>
    <message>
        <source>You have to bid here; you can't pass.</source>
        <translation>Hay que ofrecer; aquí no se puede pasar.</translation>
    </message>
    <message>
        <source>You hold no counters, so you can call a redeal.</source>
        <translation>No tienes cartas con puntos, así que puedes pedir otro reparto.</translation>
    </message>
    <message>
        <source>You host the table now.</source>
        <translation>Ahora eres anfitrión de la mesa.</translation>
    </message>
    <message>
        <source>You host the table now. The cards were lost, so hand {hand} is dealt again.</source>
        <translation>Ahora eres anfitrión de la mesa. Las cartas se han perdido, así que la mano {hand} se reparte de nuevo.</translation>
    </message>
    <message>
        <source>You left the table.</source>
        <translation>Has dejado la mesa.</translation>
    </message>
    <message>
        <source>You might not win all the remaining tricks.</source>
        <translation>Quizá no ganes todas las bazas restantes.</translation>
    </message>
    <message>
        <source>You need a seat for that.</source>
        <translation>Para eso necesitas un asiento.</translation>
    </message>
    <message>
        <source>You signed in somewhere else.</source>
        <translation>Has entrado desde otro sitio.</translation>
    </message>
    <message>
        <source>You were set on a bid of {call}.</source>
        <translation>No cumpliste la oferta de {call}.</translation>
    </message>
    <message>
        <source>You were set: {taken} of {call}.</source>
        <translation>No cumpliste la oferta: {taken} de {call}.</translation>
    </message>
    <message>
        <source>You'd make this about {chance}% of the time, averaging {amount}.</source>
        <translation>Cumplirías la oferta cerca del {chance} % de las veces, con {amount} de media.</translation>
    </message>
    <message>
        <source>You'd make this about {chance}% of the time.</source>
        <translation>Cumplirías la oferta cerca del {chance} % de las veces.</translation>
    </message>
    <message>
        <source>You'd make {call} about {chance}% of the time, not enough for the risk.</source>
        <translation>Cumplirías {call} cerca del {chance} % de las veces, poco para lo que arriesgas.</translation>
    </message>
    <message>
        <source>You'd make {call} only about {chance}% of the time.</source>
        <translation>Cumplirías {call} solo cerca del {chance} % de las veces.</translation>
    </message>
    <message>
        <source>You'd set them about {chance}% of the time, averaging {amount}.</source>
        <translation>Los haríais fallar cerca del {chance} % de las veces, con {amount} de media.</translation>
    </message>
    <message>
        <source>You'd set them about {chance}% of the time.</source>
        <translation>Los haríais fallar cerca del {chance} % de las veces.</translation>
    </message>
    <message>
        <source>You'd take exactly {call} about {chance}% of the time, averaging {amount}.</source>
        <translation>Harías exactamente {call} cerca del {chance} % de las veces, con {amount} de media.</translation>
    </message>
    <message>
        <source>You're sending messages too fast; wait a moment.</source>
        <translation>Escribes demasiado rápido; espera un momento.</translation>
    </message>
    <message>
        <source>You've seen someone's cards, so you can't take another seat this game.</source>
        <translation>Quien ha visto unas cartas de la partida no puede jugar otras.</translation>
    </message>
    <message>
        <source>You, or somebody with your address, play these deals at another table of the session.</source>
        <translation>Tú, o alguien con tu dirección, ya juega estos repartos en otra mesa de la sesión.</translation>
    </message>
    <message>
        <source>Your partner makes {call} about {chance}% of the time.</source>
        <translation>Tu pareja cumple {call} cerca del {chance} % de las veces.</translation>
    </message>
    <message>
        <source>Your turn!</source>
        <translation>¡Te toca!</translation>
    </message>
    <message>
        <source>Zero</source>
        <translation>Cero</translation>
    </message>
    <message>
        <source>a bid of {call}</source>
        <translation>una oferta de {call}</translation>
    </message>
    <message>
        <source>a claim</source>
        <translation>una reclamación</translation>
    </message>
    <message>
        <source>a pass</source>
        <translation>un paso</translation>
    </message>
    <message>
        <source>about {amount}</source>
        <translation>alrededor de {amount}</translation>
    </message>
    <message>
        <source>misère</source>
        <translation>miseria</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>ninguna carta</translation>
    </message>
    <message>
        <source>open misère</source>
        <translation>miseria abierta</translation>
    </message>
    <message>
        <source>others</source>
        <translation>otras</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>paso</translation>
    </message>
    <message>
        <source>{a} and {b} swapped seats.</source>
        <translation>{a} y {b} han cambiado de sitio.</translation>
    </message>
    <message>
        <source>{cards} went back, and {seat} had to play again.</source>
        <translation>Volvieron a la mano {cards}, y {seat} tuvo que jugar otra vez.</translation>
    </message>
    <message>
        <source>{card} and {suit}</source>
        <translation>{card} y {suit}</translation>
    </message>
    <message>
        <source>{count} families, and all suits can be shown.</source>
        <translation>{count} familias, y se pueden mostrar todos los palos.</translation>
    </message>
    <message>
        <source>{count} of {all} decisions are estimates: with so many cards left nothing can be proven, so only clear losses count.</source>
        <translation>{count} de {all} decisiones son estimaciones: con tantas cartas no se puede demostrar nada, así que solo cuentan las pérdidas claras.</translation>
    </message>
    <message>
        <source>{count} of {all} decisions came too early to judge.</source>
        <translation>{count} de {all} decisiones llegaron demasiado pronto para poder juzgarlas.</translation>
    </message>
    <message>
        <source>{count} points</source>
        <translation>{count} puntos</translation>
    </message>
    <message>
        <source>{count} tricks</source>
        <translation>{count} bazas</translation>
    </message>
    <message>
        <source>{declarer} made the bid of {call}.</source>
        <translation>{declarer} cumplió la oferta de {call}.</translation>
    </message>
    <message>
        <source>{declarer} was set on a bid of {call}.</source>
        <translation>{declarer} falló la oferta de {call}.</translation>
    </message>
    <message>
        <source>{declarer} was set: {taken} of {call}.</source>
        <translation>{declarer} falló la oferta: {taken} de {call}.</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} y {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} o {last}</translation>
    </message>
    <message>
        <source>{first}, {rest}</source>
        <translation>{first}, {rest}</translation>
    </message>
    <message>
        <source>{game} has no option “{name}”. Its options are {known}.</source>
        <translation>{game} no tiene la opción “{name}”. Sus opciones son {known}.</translation>
    </message>
    <message>
        <source>{game} is for {low} players.</source>
        <translation>{game} es para {low} jugadores.</translation>
    </message>
    <message>
        <source>{game} is for {low} to {high} players.</source>
        <translation>{game} es para {low} a {high} jugadores.</translation>
    </message>
    <message>
        <source>{kitty}: {seat} found {cards}.</source>
        <translation>{kitty}: {seat} encontró {cards}.</translation>
    </message>
    <message>
        <source>{kitty}: {seat} picked up and discarded.</source>
        <translation>{kitty}: {seat} lo tomó y descartó otras tantas cartas.</translation>
    </message>
    <message>
        <source>{led} was led and you have none, so you have to play a trump: {trump}.</source>
        <translation>Se salió de {led}; quien no tiene debe jugar un triunfo: {trump}.</translation>
    </message>
    <message>
        <source>{led} was led, so you have to follow suit.</source>
        <translation>Se salió de {led}: hay que asistir.</translation>
    </message>
    <message>
        <source>{name} = {value} doesn't work with the other options.</source>
        <translation>{name} = {value} no es compatible con las otras opciones.</translation>
    </message>
    <message>
        <source>{name} can be {known}, not “{value}”.</source>
        <translation>{name} puede ser {known}, no “{value}”.</translation>
    </message>
    <message>
        <source>{name} goes from {low} to {high}, so {value} isn't possible.</source>
        <translation>{name} va de {low} a {high}; {value} no es posible.</translation>
    </message>
    <message>
        <source>{name} goes in steps of {step}, so {value} isn't possible.</source>
        <translation>{name} va de {step} en {step}; {value} no es posible.</translation>
    </message>
    <message>
        <source>{name} hosts the table now.</source>
        <translation>{name} es ahora anfitrión de la mesa.</translation>
    </message>
    <message>
        <source>{name} hosts the table now. The cards were lost, so hand {hand} is dealt again.</source>
        <translation>{name} es ahora anfitrión de la mesa. Las cartas se han perdido, así que la mano {hand} se reparte de nuevo.</translation>
    </message>
    <message>
        <source>{name} is on. If others can't join you, allow TCP port {port} and UDP port 5353: {command}</source>
        <translation>{name} está activo. Si otros no pueden unirse, permite el puerto TCP {port} y el puerto UDP 5353: {command}</translation>
    </message>
    <message>
        <source>{name} must be a number from {low} to {high}, not “{value}”.</source>
        <translation>{name} debe ser un número de {low} a {high}, no “{value}”.</translation>
    </message>
    <message>
        <source>{name} must be on or off, not “{value}”.</source>
        <translation>{name} debe estar activado o desactivado, no “{value}”.</translation>
    </message>
    <message>
        <source>{offender} reneged, which ended the hand.</source>
        <translation>{offender} cometió un renuncio y la mano terminó.</translation>
    </message>
    <message>
        <source>{path} is fine.</source>
        <translation>{path} está bien.</translation>
    </message>
    <message>
        <source>{person} agrees.</source>
        <translation>{person} está de acuerdo.</translation>
    </message>
    <message>
        <source>{person} didn't give the promised part of the shuffle. The cards are shuffled again.</source>
        <translation>{person} no dio la parte prometida para barajar. Se baraja de nuevo.</translation>
    </message>
    <message>
        <source>{person} is back.</source>
        <translation>{person} ha vuelto.</translation>
    </message>
    <message>
        <source>{person} is now the host.</source>
        <translation>{person} está a cargo de la mesa.</translation>
    </message>
    <message>
        <source>{person} joined the table.</source>
        <translation>{person} ha llegado a la mesa.</translation>
    </message>
    <message>
        <source>{person} left {seat}.</source>
        <translation>{person} ha dejado {seat}.</translation>
    </message>
    <message>
        <source>{person} left.</source>
        <translation>{person} se ha ido.</translation>
    </message>
    <message>
        <source>{person} left: this table isn't what the one before it was like.</source>
        <translation>{person} se ha ido: esta mesa no es como era la anterior.</translation>
    </message>
    <message>
        <source>{person} lost the connection.</source>
        <translation>Se ha perdido la conexión con {person}.</translation>
    </message>
    <message>
        <source>{person} plays {seat} again.</source>
        <translation>{person} vuelve a jugar en {seat}.</translation>
    </message>
    <message>
        <source>{person} sits at {seat}.</source>
        <translation>{person} se sienta en {seat}.</translation>
    </message>
    <message>
        <source>{person} stopped waiting.</source>
        <translation>{person} ya no espera.</translation>
    </message>
    <message>
        <source>{person} wants to join.</source>
        <translation>{person} quiere entrar.</translation>
    </message>
    <message>
        <source>{person} wants to take back the last move.</source>
        <translation>{person} quiere deshacer la última jugada.</translation>
    </message>
    <message>
        <source>{person} was let in.</source>
        <translation>{person} ha podido entrar.</translation>
    </message>
    <message>
        <source>{person}'s check shows that deal {deal} wasn't fair.</source>
        <translation>{person} ha visto que el reparto {deal} no fue limpio.</translation>
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
        <translation>Oferta exacta de {players}.</translation>
    </message>
    <message>
        <source>{players} made their bids.</source>
        <translation>Oferta cumplida por {players}.</translation>
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
        <translation>{rank} de {suit}</translation>
    </message>
    <message>
        <source>{reason} Another card is about as good.</source>
        <translation>{reason} Otra carta es casi igual de buena.</translation>
    </message>
    <message>
        <source>{reason} The next best card averages {amount} less.</source>
        <translation>{reason} La siguiente mejor carta da de media {amount} menos.</translation>
    </message>
    <message>
        <source>{reason} With the next best card: {chance}%.</source>
        <translation>{reason} Con la siguiente mejor carta: {chance} %.</translation>
    </message>
    <message>
        <source>{seat} bid {call}.</source>
        <translation>{seat} ofreció {call}.</translation>
    </message>
    <message>
        <source>{seat} bid {call}; {better} averages {loss} more.</source>
        <translation>{seat} ofreció {call}; {better} valía de media {loss} más.</translation>
    </message>
    <message>
        <source>{seat} bid {call}; {better} would have been worth {loss} more.</source>
        <translation>{seat} ofreció {call}; {better} habría valido {loss} más.</translation>
    </message>
    <message>
        <source>{seat} called a renege, but there wasn't one.</source>
        <translation>{seat} denunció un renuncio, pero no lo había.</translation>
    </message>
    <message>
        <source>{seat} called a renege.</source>
        <translation>{seat} denunció un renuncio.</translation>
    </message>
    <message>
        <source>{seat} called a renege: {offender} hadn't followed suit.</source>
        <translation>{seat} denunció un renuncio y, en efecto, {offender} no había asistido.</translation>
    </message>
    <message>
        <source>{seat} chose No Trump.</source>
        <translation>{seat} jugó sin triunfo.</translation>
    </message>
    <message>
        <source>{seat} claimed the rest.</source>
        <translation>{seat} reclamó todas las bazas restantes.</translation>
    </message>
    <message>
        <source>{seat} discarded {cards}.</source>
        <translation>{seat} descartó {cards}.</translation>
    </message>
    <message>
        <source>{seat} discarded {cards}; {better} would have gained {loss} more.</source>
        <translation>{seat} descartó {cards}; {better} habría dado {loss} más.</translation>
    </message>
    <message>
        <source>{seat} discarded {cards}; {better} would have saved {loss}.</source>
        <translation>{seat} descartó {cards}; {better} habría ahorrado {loss}.</translation>
    </message>
    <message>
        <source>{seat} got {cards}.</source>
        <translation>{seat} recibió {cards}.</translation>
    </message>
    <message>
        <source>{seat} held no counters and called a redeal.</source>
        <translation>{seat} no tenía cartas con puntos y pidió un nuevo reparto.</translation>
    </message>
    <message>
        <source>{seat} is ready.</source>
        <translation>{seat} ya puede empezar.</translation>
    </message>
    <message>
        <source>{seat} isn't ready.</source>
        <translation>{seat} aún no puede empezar.</translation>
    </message>
    <message>
        <source>{seat} laid down an open hand: {cards}.</source>
        <translation>{seat} enseñó sus cartas: {cards}.</translation>
    </message>
    <message>
        <source>{seat} lost nothing.</source>
        <translation>{seat} no regaló nada.</translation>
    </message>
    <message>
        <source>{seat} lost {loss}, all avoidable.</source>
        <translation>{seat} regaló {loss}; todo era evitable.</translation>
    </message>
    <message>
        <source>{seat} lost {loss}, all of it bad luck.</source>
        <translation>{seat} regaló {loss}; todo fue mala suerte.</translation>
    </message>
    <message>
        <source>{seat} lost {loss}, {known} of it avoidable.</source>
        <translation>{seat} regaló {loss}; de eso, {known} era evitable.</translation>
    </message>
    <message>
        <source>{seat} lost {loss}.</source>
        <translation>{seat} regaló {loss}.</translation>
    </message>
    <message>
        <source>{seat} made a secret bid.</source>
        <translation>{seat} hizo una oferta secreta.</translation>
    </message>
    <message>
        <source>{seat} made {suit} trump.</source>
        <translation>{seat} eligió el triunfo: {suit}.</translation>
    </message>
    <message>
        <source>{seat} made {suit} trump; {better} would have gained {loss} more.</source>
        <translation>{seat} eligió como triunfo {suit}; {better} habría dado {loss} más.</translation>
    </message>
    <message>
        <source>{seat} passed.</source>
        <translation>{seat} pasó.</translation>
    </message>
    <message>
        <source>{seat} passed; bidding {better} would have been worth {loss} more.</source>
        <translation>{seat} pasó; una oferta de {better} habría valido {loss} más.</translation>
    </message>
    <message>
        <source>{seat} played {card} and asked for {named}.</source>
        <translation>{seat} jugó {card} y pidió {named}.</translation>
    </message>
    <message>
        <source>{seat} played {card}, which cost {loss} and let the contract through. Better: {better}.</source>
        <translation>{seat} jugó {card}, que costó {loss} y dejó pasar el contrato. Mejor: {better}.</translation>
    </message>
    <message>
        <source>{seat} played {card}, which cost {loss} and the contract. Better: {better}.</source>
        <translation>{seat} jugó {card}, que costó {loss} y el contrato. Mejor: {better}.</translation>
    </message>
    <message>
        <source>{seat} played {card}, which cost {loss}. Better: {better}.</source>
        <translation>{seat} jugó {card}, que costó {loss}. Mejor: {better}.</translation>
    </message>
    <message>
        <source>{seat} played {card}.</source>
        <translation>{seat} jugó {card}.</translation>
    </message>
    <message>
        <source>{seat} played {card}; {better} averages {loss} more.</source>
        <translation>{seat} jugó {card}; {better} valía de media {loss} más.</translation>
    </message>
    <message>
        <source>{seat} ran out of time; a bot makes this move.</source>
        <translation>Se acabó el tiempo de {seat}; un bot hace solo esta jugada.</translation>
    </message>
    <message>
        <source>{seat} threw the cards in and dealt again.</source>
        <translation>{seat} recogió las cartas para repartir de nuevo.</translation>
    </message>
    <message>
        <source>{seat} took a hint.</source>
        <translation>{seat} ha usado una pista.</translation>
    </message>
    <message>
        <source>{seat} took the card back.</source>
        <translation>{seat} retiró la carta.</translation>
    </message>
    <message>
        <source>{seat} took the trick with {points} points.</source>
        <translation>{seat} ganó la baza con {points} puntos.</translation>
    </message>
    <message>
        <source>{seat} took the trick.</source>
        <translation>{seat} ganó la baza.</translation>
    </message>
    <message>
        <source>{seat} went back to try again.</source>
        <translation>{seat} ha vuelto atrás para probar de nuevo.</translation>
    </message>
    <message>
        <source>{seat} won the bidding with {call}.</source>
        <translation>{seat} ganó la subasta con {call}.</translation>
    </message>
    <message>
        <source>{side} could make about {call}: {seat} in {trump}, discarding {cards} (estimated).</source>
        <translation>Al alcance de {side}: más o menos {call}, con {seat}, triunfo {trump} y descarte {cards} (estimado).</translation>
    </message>
    <message>
        <source>{side} could make about {call}: {seat}, discarding {cards} (estimated).</source>
        <translation>Al alcance de {side}: más o menos {call}, con {seat} y descarte {cards} (estimado).</translation>
    </message>
    <message>
        <source>{side} could make no contract.</source>
        <translation>Ningún contrato al alcance de {side}.</translation>
    </message>
    <message>
        <source>{side} could make {call}: {seat} in {trump}, discarding {cards}.</source>
        <translation>Al alcance de {side}: {call}, con {seat}, triunfo {trump} y descarte {cards}.</translation>
    </message>
    <message>
        <source>{side} could make {call}: {seat}, discarding {cards}.</source>
        <translation>Al alcance de {side}: {call}, con {seat} y descarte {cards}.</translation>
    </message>
    <message>
        <source>{side} could probably make no contract (estimated).</source>
        <translation>Es probable que {side} no tuviera ningún contrato a su alcance (estimado).</translation>
    </message>
    <message>
        <source>{suit} are trump</source>
        <translation>{suit} son triunfo</translation>
    </message>
    <message>
        <source>{suit} is trump</source>
        <translation>{suit} es triunfo</translation>
    </message>
    <message>
        <source>{suit} {rank}</source>
        <translation>{suit} {rank}</translation>
    </message>
    <message>
        <source>{text} is named twice.</source>
        <translation>{text} aparece dos veces.</translation>
    </message>
    <message>
        <source>{tricks} {suit}</source>
        <translation>{tricks} {suit}</translation>
    </message>
    <message>
        <source>{winners} tied for first.</source>
        <translation>{winners} compartieron el primer puesto.</translation>
    </message>
    <message>
        <source>{winners} won the game.</source>
        <translation>La partida es para {winners}.</translation>
    </message>
    <message>
        <source>“{detail}” is missing or malformed.</source>
        <translation>Falta “{detail}” o tiene un formato incorrecto.</translation>
    </message>
    <message>
        <source>“{detail}” isn't a seat that can deal first.</source>
        <translation>“{detail}” no es un asiento que pueda repartir primero.</translation>
    </message>
    <message>
        <source>“{detail}” isn't allowed.</source>
        <translation>“{detail}” no está permitido.</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
</context>
</TS>
