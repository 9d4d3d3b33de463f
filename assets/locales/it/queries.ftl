rules_differences = **A questo tavolo si gioca: { $rulebook }, tranne che**
rules_none = **A questo tavolo si gioca: { $rulebook }, esattamente come da regolamento.**
rules_numbered = { $line } (regole { $numbers })
first_turn_classic = **Un primo turno**
    1. Ricevi nuove armate: schierale tutte con `/rinforzi`, meglio su un confine da cui vuoi attaccare.
    2. Attacca un vicino con `/attacca` quante volte vuoi. Lanci fino a tre dadi, chi difende di meno; si confrontano i più alti, e a parità vince chi difende. `/probabilità` mostra le tue probabilità.
    3. Quando lì non resta nessuno, il territorio è tuo: entraci con `/avanza`.
    4. Poi sposta armate una volta con `/sposta`, o chiudi il turno con `/fine`.
    5. Un turno con una conquista porta una carta; tre che combinano portano armate con `/tris`. `/mano` mostra quello che puoi vedere solo tu.
log_of_turn = -# Turno { $turn } di { $last }
log_of_setup = -# La preparazione
log_empty = Lì non è ancora successo niente.
no_such_turn = { $last ->
    [0] Il turno { $turn } non è stato giocato: finora c’è solo la preparazione, numero 0.
    [one] Il turno { $turn } non è stato giocato: finora ci sono il turno 1 e la preparazione, numero 0.
   *[other] Il turno { $turn } non è stato giocato: finora ci sono i turni da 1 a { $last } e la preparazione, numero 0.
}
board_of_turn = -# La mappa dopo il turno { $turn } di { $last }
board_of_setup = -# La mappa dopo la preparazione
board_of_now = -# La mappa nel turno { $turn }, che non è finito
orders_title = **I tuoi ordini fissi nella partita { $number }** (li vedi solo tu)
