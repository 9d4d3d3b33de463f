//! Topics of notices about a game: a part of the outbox key. The content of a notice is in its body.

macro_rules! topics {
    ($($(#[$doc:meta])* $topic:ident = $key:literal),+ $(,)?) => {
        /// Topic of a notice about a game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Topic { $($(#[$doc])* $topic),+ }

        impl Topic {
            /// Key in the database.
            pub const fn key(self) -> &'static str {
                match self { $(Self::$topic => $key),+ }
            }
        }
    };
}

topics! {
    /// A player must decide: direct message or mention.
    YourTurn = "your_turn",
    /// The time for a decision is running out: direct message or mention.
    Reminder = "reminder",
    /// That decision was taken.
    Answered = "answered",
    /// A new board post.
    BoardPost = "board_post",
    /// Text and buttons of the newest board post.
    Panel = "panel",
    /// Text and buttons of an older board post.
    OldPanel = "old_panel",
    /// The game goes on in another channel; said in the old one.
    MovedAway = "moved_away",
    /// A direct message about a decision that was taken, older than the newest one of its game.
    OldNotice = "old_notice",
    /// The log of a turn.
    TurnLog = "turn_log",
    /// The lobby message.
    LobbyEdit = "lobby_edit",
    /// The game is parked or set aside: direct message to a player.
    Parked = "parked",
    /// A player must reveal their sealed word.
    Reveal = "reveal",
    /// The film of the whole game.
    Film = "film",
    /// The commitment: direct message to a player.
    Commitment = "commitment",
    /// A round of the beacon is late.
    RoundLate = "round_late",
    /// An order waits for its dice.
    OrderBound = "order_bound",
    /// A turn whose board is posted already has a round of the beacon: announcement.
    RoundNamed = "round_named",
    /// The words are closed.
    WordsClosed = "words_closed",
    /// A sealed word was revealed.
    Revealed = "revealed",
    /// The game starts.
    Started = "started",
    /// A seat was eliminated.
    Eliminated = "eliminated",
    /// A computer player plays the seat of a person who did not answer: announcement.
    SeatLost = "seat_lost",
    /// An external player gave no answer that counts: announcement.
    PlayerForfeits = "player_forfeits",
    /// A seat changes hands: announcement.
    Handover = "handover",
    /// Somebody else has a player's seat: message to that player.
    OwnSeatTaken = "own_seat_taken",
    /// A person has taken their seat back: announcement.
    SeatBack = "seat_back",
    /// The same as `SeatLost`: message to that person.
    OwnSeatLost = "own_seat_lost",
    /// The game is paused: announcement.
    Paused = "paused",
    /// A pause is over: announcement.
    PauseOver = "pause_over",
    /// The same two: messages to a player.
    OwnPause = "own_pause",
    /// Deadlines have more time: announcement.
    Extended = "extended",
    /// Another policy for the silent: announcement.
    PolicyChanged = "policy_changed",
    /// Somebody announces to be away: announcement.
    Away = "away",
    /// Somebody who was away, or wanted to be, is back: announcement.
    BackEarly = "back_early",
    /// Somebody proposes to pause, resume or extend: announcement.
    Proposal = "proposal",
    /// Somebody concedes: announcement.
    Concedes = "concedes",
    /// Somebody no longer concedes: announcement.
    ConcedesNoMore = "concedes_no_more",
    /// What was conceded no longer counts: announcement.
    ConcessionsOver = "concessions_over",
    /// All who are left can agree to end the game: announcement.
    Call = "call",
    /// The game is over.
    Ended = "ended",
    /// A player was eliminated: message to that player.
    PlayerOut = "player_out",
    /// The game is over: message to a player.
    PlayerEnded = "player_ended",
    /// Somebody nudges whoever is awaited: message to that player.
    Nudge = "nudge",
    /// All others have answered: message to the player for whom alone the table waits.
    LastToAnswer = "last_to_answer",
    /// A plan was played without its player: message to that player.
    PlanPlayed = "plan_played",
    /// An offer, its answer, or a promise that is due: message to a player.
    Personal = "matter",
    /// Players of a rematch who got no seat.
    NotSeated = "not_seated",
    /// Another player became host.
    NewHost = "new_host",
    /// The game or lobby was cancelled.
    Cancelled = "cancelled",
    /// Deadlines were extended.
    Grace = "grace",
    /// The lobby closed after inactivity.
    LobbyClosed = "lobby_closed",
    /// The game can't be read and is set aside.
    SetAside = "set_aside",
    /// The game goes on.
    Resumed = "resumed",
    /// The game's own thread is to be opened.
    OpenThread = "open_thread",
    /// The name of the game's own thread.
    ThreadName = "thread_name",
    /// A private talk is to be opened.
    OpenTalk = "open_talk",
    /// A private talk is to be archived.
    CloseTalk = "close_talk",
    /// Discord refused a private talk: message to the player who asked for it.
    TalkRefused = "talk_refused",
    /// The lobby message is to be pinned.
    Pin = "pin",
    /// The lobby message is to be unpinned.
    Unpin = "unpin",
}
