//! Names and descriptions of slash commands, their options and choices, in both languages. Never what they do.
//!
//! English names are the commands' own, so they stand in the path. Discord's bounds (names of 1 to 32 lower-case
//! characters, descriptions of 1 to 100) are held by a test.

mod league;

/// The words of one command, option or choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CommandWords {
    /// `game`, `game new`; an option: `game new/seats`; a choice: `attack/until=captured`.
    pub path: &'static str,
    /// The name for Italian readers; empty for a choice.
    pub name_it: &'static str,
    /// The description, for a choice its label.
    pub about_en: &'static str,
    /// The same in Italian.
    pub about_it: &'static str,
}

impl CommandWords {
    /// The words of that path.
    pub fn of(path: &str) -> Option<&'static Self> {
        Self::all().find(|words| words.path == path)
    }

    /// Everything that is registered.
    pub fn all() -> impl Iterator<Item = &'static Self> {
        COMMANDS.iter().chain(league::COMMANDS)
    }
}

/// Everything but the tournaments' commands.
const COMMANDS: &[CommandWords] = &[
    words("game", "partita", "Open, join and run a game", "Aprire, raggiungere e gestire una partita"),
    words(
        "game new",
        "nuova",
        "Open a game in this channel and gather players",
        "Apri una partita in questo canale e raccogli i giocatori",
    ),
    words("game new/rulebook", "regolamento", "Which rulebook", "Con quale regolamento si gioca"),
    choice("game new/rulebook=classic", "Classic", "Classico"),
    choice("game new/rulebook=objectives", "Secret objectives", "Obiettivi segreti"),
    choice("game new/rulebook=tournament", "Tournament", "Torneo"),
    choice("game new/rulebook=first_edition", "First edition", "Prima edizione"),
    words(
        "game new/seats",
        "posti",
        "How many people may join at most",
        "Quante persone possono unirsi al massimo",
    ),
    words("game new/pace", "tempo", "Time for a turn, for example 24h", "Tempo per turno, per esempio 24h"),
    words("game new/setup", "preparazione", "How the board is set up", "Come si prepara la mappa"),
    choice(
        "game new/setup=sealed",
        "sealed: everyone places at the same time, in secret",
        "segreta: tutti schierano insieme, in segreto",
    ),
    choice(
        "game new/setup=by_the_book",
        "by the book: one after another",
        "come da regolamento: uno dopo l’altro",
    ),
    choice(
        "game new/setup=instant",
        "instant: dealt and placed for you, begins at once",
        "immediata: tutto distribuito e schierato, si comincia subito",
    ),
    words(
        "game join",
        "unisciti",
        "Take a seat in the game of this channel",
        "Prendi un posto nella partita di questo canale",
    ),
    words(
        "game leave",
        "lascia",
        "Give up your seat before the game begins",
        "Lascia il tuo posto prima dell’inizio",
    ),
    words("game start", "avvia", "Begin the game (host only)", "Comincia la partita (solo chi ospita)"),
    words(
        "game status",
        "stato",
        "Who plays, whose turn it is, who holds what",
        "Chi gioca, di chi è il turno, chi possiede che cosa",
    ),
    words(
        "game cancel",
        "annulla",
        "Call off the lobby or the game (host only)",
        "Annulla la raccolta o la partita (solo chi ospita)",
    ),
    words(
        "game move",
        "trasferisci",
        "Move a running game of this server to this channel",
        "Sposta in questo canale una partita in corso di questo server",
    ),
    words("game move/game", "partita", "Number of the game", "Numero della partita"),
    words(
        "place",
        "rinforzi",
        "Place reinforcements on one of your territories",
        "Schiera rinforzi in un tuo territorio",
    ),
    words("place/territory", "territorio", "One of your territories", "Un tuo territorio"),
    words(
        "place/armies",
        "armate",
        "How many; default: all that are left",
        "Quante; altrimenti tutte quelle che restano",
    ),
    words("attack", "attacca", "Attack a bordering territory", "Attacca un territorio confinante"),
    words("attack/from", "da", "Your territory to attack from", "Il tuo territorio da cui attacchi"),
    words("attack/to", "verso", "The territory to attack", "Il territorio che attacchi"),
    words(
        "attack/dice",
        "dadi",
        "Dice for each roll; default: as many as possible",
        "Dadi per ogni lancio; altrimenti tutti quelli possibili",
    ),
    words("attack/until", "fino", "When to stop", "Quando fermarsi"),
    choice("attack/until=once", "after one roll", "dopo un lancio"),
    choice("attack/until=captured", "when it is captured", "solo a conquista avvenuta"),
    words(
        "attack/armies",
        "armate",
        "Stop when no more than this many armies are left there",
        "Fermati quando lì restano al massimo queste armate",
    ),
    words(
        "attack/chance",
        "probabilità",
        "Stop when the chance to capture falls below this percentage",
        "Fermati quando la probabilità di conquista scende sotto questa percentuale",
    ),
    words("advance", "avanza", "Move into the territory you captured", "Avanza nel territorio conquistato"),
    words("advance/armies", "armate", "How many; default: all but one", "Quante; altrimenti tutte meno una"),
    words("trade", "tris", "Trade in a set of three cards", "Gioca un tris di carte"),
    words("trade/cards", "carte", "The set, from the list", "Il tris, dall’elenco"),
    words(
        "fortify",
        "sposta",
        "Move armies between your territories and end your turn",
        "Spostamento strategico fra i tuoi territori: chiude il turno",
    ),
    words("fortify/from", "da", "Your territory they leave", "Il tuo territorio da cui partono"),
    words("fortify/to", "verso", "Your territory they go to", "Il tuo territorio in cui arrivano"),
    words("fortify/armies", "armate", "How many; default: all but one", "Quante; altrimenti tutte meno una"),
    words("end", "fine", "Stop attacking and end your turn", "Smetti di attaccare e termina il turno"),
    words(
        "defend",
        "difendi",
        "Choose your defence dice, now or for every attack on you",
        "Scegli i dadi di difesa, ora o per ogni attacco",
    ),
    words("defend/dice", "dadi", "How many dice", "Quanti dadi"),
    choice("defend/dice=most", "always as many as allowed", "sempre tutti quelli permessi"),
    choice("defend/dice=one", "always one", "sempre uno"),
    choice("defend/dice=ask", "no standing order", "nessun ordine fisso"),
    words("agree", "accetta", "Agree to a fast battle or decline", "Accetta o no una battaglia rapida"),
    words("agree/yes", "sì", "Whether you agree", "Se accetti"),
    words(
        "agree/always",
        "sempre",
        "True: for all later proposals too; false: no standing order any more",
        "Vero: anche per ogni proposta futura; falso: nessun ordine fisso",
    ),
    words(
        "roll",
        "lancia",
        "Choose your attack dice once the defender has named theirs",
        "Scegli i dadi d’attacco, dopo che chi si difende ha dichiarato i suoi",
    ),
    words("roll/dice", "dadi", "How many dice", "Quanti dadi"),
    words(
        "objective",
        "obiettivo",
        "The table’s own objectives (host only)",
        "Obiettivi propri del tavolo (solo chi ospita)",
    ),
    words(
        "objective add",
        "aggiungi",
        "Write an objective before the game begins",
        "Scrivi un obiettivo prima che la partita cominci",
    ),
    words("objective add/name", "nome", "Its name", "Il suo nome"),
    words(
        "objective add/continents",
        "continenti",
        "Whole continents, separated by commas",
        "Continenti interi, separati da virgole",
    ),
    words(
        "objective add/others",
        "altri",
        "How many more continents, of the player’s choice",
        "Quanti altri continenti, a scelta di chi gioca",
    ),
    words(
        "objective add/territories",
        "territori",
        "Territories, separated by commas",
        "Territori, separati da virgole",
    ),
    words(
        "objective add/count",
        "quanti",
        "Or instead: any territories, this many",
        "Oppure: quanti territori, quali che siano",
    ),
    words(
        "objective add/armies",
        "armate",
        "With at least this many armies on each",
        "Con almeno quante armate su ciascuno",
    ),
    words("objective remove", "togli", "Remove an objective", "Togli un obiettivo"),
    words("objective remove/name", "nome", "Its name", "Il suo nome"),
    words(
        "discard",
        "scarta",
        "Discard cards above the hand limit",
        "Scarta le carte oltre il limite della mano",
    ),
    words(
        "discard/cards",
        "carte",
        "Which cards, separated by commas; default: choose from a menu",
        "Quali carte, separate da virgole; altrimenti si apre un menu",
    ),
    words(
        "claim",
        "occupa",
        "Claim a free territory in the set-up",
        "Occupa un territorio libero durante la preparazione",
    ),
    words("claim/territory", "territorio", "A free territory", "Un territorio libero"),
    words(
        "deploy",
        "schieramento",
        "Place your starting armies in the set-up",
        "Schiera le armate iniziali durante la preparazione",
    ),
    words(
        "deploy/armies",
        "armate",
        "Territories with armies, for example: alaska 3, brazil 2",
        "Territori con armate, per esempio: alaska 3, brasile 2",
    ),
    words(
        "wish",
        "desideri",
        "List the territories you would like, favourites first",
        "Elenca i territori che vorresti, a partire dal preferito",
    ),
    words(
        "wish/territories",
        "territori",
        "For example: brazil, peru, argentina",
        "Per esempio: brasile, perù, argentina",
    ),
    words(
        "board",
        "mappa",
        "The board as a picture and as text, only for you",
        "La mappa come immagine e come testo, solo per te",
    ),
    words("board/view", "vista", "For which screen", "Per quale schermo"),
    choice("board/view=full", "full: the whole board", "intera: tutta la mappa"),
    choice(
        "board/view=compact",
        "compact: large numbers and short names, for a phone",
        "compatta: numeri grandi e nomi brevi, per il telefono",
    ),
    words(
        "board/place",
        "luogo",
        "A continent or a territory to zoom in on",
        "Un continente o un territorio da vedere da vicino",
    ),
    words("board/theme", "tema", "Dark or light", "Scuro o chiaro"),
    choice("board/theme=dark", "dark", "scuro"),
    choice("board/theme=light", "light", "chiaro"),
    words(
        "board/values",
        "valori",
        "Show what each territory is worth, where the board has values",
        "Mostra quanto vale ogni territorio, dove la mappa ha valori",
    ),
    words(
        "board/patterns",
        "motivi",
        "Give each player’s land a pattern besides its colour",
        "Dai alle terre di ciascuno un motivo oltre al colore",
    ),
    words(
        "chart",
        "grafico",
        "How the game of this channel has gone so far, as a picture",
        "Com’è andata finora la partita di questo canale, in un’immagine",
    ),
    words("chart/kind", "tipo", "What is shown", "Che cosa si mostra"),
    choice("chart/kind=territories", "territories, turn by turn", "territori, turno per turno"),
    choice("chart/kind=armies", "armies, turn by turn", "armate, turno per turno"),
    choice(
        "chart/kind=income",
        "income: armies a turn begins with",
        "rinforzi: armate all’inizio di un turno",
    ),
    choice(
        "chart/kind=luck",
        "luck with the dice, and how likely it is",
        "fortuna ai dadi, e quanto è probabile",
    ),
    choice(
        "chart/kind=film",
        "the whole game as a film, when it is over",
        "tutta la partita in un film, quando è finita",
    ),
    choice("chart/kind=share", "share of the territories", "quote dei territori"),
    choice("chart/kind=share_armies", "share of the armies", "quote delle armate"),
    choice("chart/kind=share_income", "share of the income", "quote dei rinforzi"),
    words("chart/theme", "tema", "Dark or light", "Scuro o chiaro"),
    choice("chart/theme=dark", "dark", "scuro"),
    choice("chart/theme=light", "light", "chiaro"),
    words(
        "status",
        "stato",
        "Who holds what, whose turn it is and until when",
        "Chi possiede che cosa, di chi è il turno e fino a quando",
    ),
    words("hand", "mano", "Your cards, only for you", "Le tue carte, solo per te"),
    words("odds", "probabilità", "Your chances in an attack", "Le probabilità di un attacco"),
    words(
        "odds/attackers",
        "attaccanti",
        "Armies in the attacking territory",
        "Armate nel territorio che attacca",
    ),
    words(
        "odds/defenders",
        "difensori",
        "Armies in the territory attacked",
        "Armate nel territorio attaccato",
    ),
    words(
        "odds/then",
        "poi",
        "Armies in the territories you go on to, for example: 3, 2, 1",
        "Armate nei territori in cui prosegui, per esempio: 3, 2, 1",
    ),
    words(
        "odds/armies",
        "armate",
        "Stop when no more than this many armies are left in the attacking territory",
        "Fermati quando nel territorio che attacca restano al massimo queste armate",
    ),
    words("odds/rolls", "lanci", "Stop after this many rolls", "Fermati dopo questo numero di lanci"),
    words(
        "odds/chance",
        "probabilità",
        "Stop when the chance to capture falls below this percentage",
        "Fermati quando la probabilità di conquista scende sotto questa percentuale",
    ),
    words(
        "odds/dice",
        "dadi",
        "Most dice of the defender; default: as in this channel’s game",
        "Massimo di dadi di chi si difende; altrimenti come nella partita di questo canale",
    ),
    words(
        "luck",
        "fortuna",
        "Give a word that is mixed into the dice, before the game begins",
        "Dai una parola da mescolare ai dadi prima che la partita cominci",
    ),
    words(
        "luck/word",
        "parola",
        "Any word; only you see it until the game is over",
        "Una parola qualsiasi; fino alla fine la vedi solo tu",
    ),
    words(
        "verify",
        "verifica",
        "Check that every roll and every card was fair",
        "Controlla che ogni lancio e ogni carta siano stati regolari",
    ),
    words(
        "verify/game",
        "partita",
        "Number of the game; default: the one in this channel",
        "Numero della partita; altrimenti quella di questo canale",
    ),
    words(
        "export",
        "esporta",
        "The record of a game as a file, only for you",
        "La registrazione di una partita in un file, solo per te",
    ),
    words(
        "export/game",
        "partita",
        "Number of the game; default: the one in this channel",
        "Numero della partita; altrimenti quella di questo canale",
    ),
    words("help", "aiuto", "How to play, in a few lines", "Come si gioca, in poche righe"),
];

const fn words(
    path: &'static str,
    name_it: &'static str,
    about_en: &'static str,
    about_it: &'static str,
) -> CommandWords {
    CommandWords { path, name_it, about_en, about_it }
}

const fn choice(path: &'static str, about_en: &'static str, about_it: &'static str) -> CommandWords {
    words(path, "", about_en, about_it)
}

#[cfg(test)]
mod tests;
