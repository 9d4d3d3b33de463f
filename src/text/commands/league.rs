//! The commands of tournaments. Never what they do.

use super::{CommandWords, choice, words};

pub(super) const COMMANDS: &[CommandWords] = &[
    words("tournament", "torneo", "Leagues and knock-out tournaments", "Campionati e tornei a eliminazione"),
    words(
        "tournament new",
        "nuovo",
        "Open a tournament in this channel and gather players",
        "Apri un torneo in questo canale e raccogli i giocatori",
    ),
    words("tournament new/format", "formula", "League or knock-out", "Campionato o eliminazione"),
    choice(
        "tournament new/format=league",
        "league: points add up over several games",
        "campionato: i punti di più partite si sommano",
    ),
    choice(
        "tournament new/format=knockout",
        "knock-out: the best of each table advance",
        "eliminazione diretta: passano i migliori di ogni tavolo",
    ),
    words(
        "tournament new/rulebook",
        "regolamento",
        "Which rulebook; default: the tournament rules",
        "Con quale regolamento; altrimenti quello da torneo",
    ),
    words(
        "tournament new/rounds",
        "turni",
        "Rounds of a league, 1 to 12",
        "Turni del torneo in un campionato, da 1 a 12",
    ),
    words(
        "tournament new/table",
        "tavolo",
        "People at a table, 3 to 5, when numbers allow",
        "Persone per tavolo, da 3 a 5, se i numeri lo permettono",
    ),
    words(
        "tournament new/advance",
        "passano",
        "How many of each knock-out table advance, 1 or 2",
        "Quanti passano da ogni tavolo a eliminazione, 1 o 2",
    ),
    words(
        "tournament new/uneven",
        "resto",
        "If the number of people doesn’t fit tables of that size",
        "Se il numero di persone non dà tavoli tutti uguali",
    ),
    choice("tournament new/uneven=tables", "smaller or larger tables", "tavoli più piccoli o più grandi"),
    choice("tournament new/uneven=byes", "some sit out, in turn", "qualcuno riposa, a rotazione"),
    words(
        "tournament new/next",
        "avanti",
        "When the next round begins",
        "Quando comincia il prossimo turno del torneo",
    ),
    choice("tournament new/next=auto", "as soon as the last game is over", "appena finisce l’ultima partita"),
    choice("tournament new/next=host", "when the host says so", "quando lo dice chi ospita"),
    words(
        "tournament new/pace",
        "tempo",
        "Time for a turn, for example 24h",
        "Tempo per turno, per esempio 24h",
    ),
    words("tournament new/setup", "preparazione", "How the board is set up", "Come si prepara la mappa"),
    words(
        "tournament join",
        "unisciti",
        "Take part in the tournament of this channel",
        "Partecipa al torneo di questo canale",
    ),
    words(
        "tournament leave",
        "lascia",
        "Leave the tournament; once it has begun, drop out",
        "Lascia il torneo; se è già cominciato, ti ritiri",
    ),
    words(
        "tournament start",
        "avvia",
        "Begin the tournament or its next round (host only)",
        "Comincia il torneo o il suo prossimo turno (solo chi ospita)",
    ),
    words("tournament standings", "classifica", "Who leads", "Chi è in testa"),
    words(
        "tournament tables",
        "tavoli",
        "Who plays where, and how it ended",
        "Chi gioca dove, e com’è finita",
    ),
    words(
        "tournament drop",
        "escludi",
        "Remove somebody from the tournament (host only)",
        "Togli qualcuno dal torneo (solo chi ospita)",
    ),
    words("tournament drop/person", "persona", "Who", "Chi"),
    words(
        "tournament substitute",
        "sostituisci",
        "Put a reserve in somebody’s place (host only)",
        "Metti una riserva al posto di qualcuno (solo chi ospita)",
    ),
    words("tournament substitute/out", "esce", "Whose place is taken over", "Di chi si prende il posto"),
    words(
        "tournament substitute/reserve",
        "entra",
        "Who plays instead, from the list of reserves",
        "Chi gioca al suo posto, dalla lista delle riserve",
    ),
    words(
        "tournament end",
        "chiudi",
        "End the tournament, or call off one table (host only)",
        "Chiudi il torneo, o annulla un tavolo (solo chi ospita)",
    ),
    words(
        "tournament end/table",
        "tavolo",
        "Only this table of the current round; its people count as having sat out",
        "Solo questo tavolo del turno del torneo in corso; chi vi gioca risulta a riposo",
    ),
];
