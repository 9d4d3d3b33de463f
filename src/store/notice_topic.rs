//! What a notice about a game is about, as far as the outbox tells notices apart. Never what it says: that is its body.

macro_rules! topics {
    ($($(#[$doc:meta])* $topic:ident = $key:literal),+ $(,)?) => {
        /// What a notice about a game is about.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Topic { $($(#[$doc])* $topic),+ }

        impl Topic {
            /// Its name in the database.
            pub const fn key(self) -> &'static str {
                match self { $(Self::$topic => $key),+ }
            }
        }
    };
}

topics! {
    /// A decision became somebody's, by direct message or by a mention.
    YourTurn = "your_turn",
    /// That decision is taken.
    Answered = "answered",
    /// A new board.
    BoardPost = "board_post",
    /// The newest board's words and buttons.
    Panel = "panel",
    /// An older board's words and buttons.
    OldPanel = "old_panel",
    /// The log of a turn.
    TurnLog = "turn_log",
    /// The lobby's message.
    LobbyEdit = "lobby_edit",
    /// The game stands still.
    Parked = "parked",
    /// A sealed word is to be revealed.
    Reveal = "reveal",
    /// All of the game as a film.
    Film = "film",
    /// The words are closed.
    WordsClosed = "words_closed",
    /// A sealed word was revealed.
    Revealed = "revealed",
    /// The game begins.
    Started = "started",
    /// A seat is out.
    Eliminated = "eliminated",
    /// The game is over.
    Ended = "ended",
    /// It is called off.
    Cancelled = "cancelled",
    /// There is more time.
    Grace = "grace",
    /// The lobby closed itself.
    LobbyClosed = "lobby_closed",
    /// The game can't be read.
    SetAside = "set_aside",
    /// The game goes on.
    Resumed = "resumed",
}
