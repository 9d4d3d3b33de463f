//! Typed values of the switches about objectives, scores and the end of a game.

use crate::rules::family::switch_macros::{number, switch};
use serde::{Deserialize, Serialize};

switch!(
    /// The deck of secret objectives (A2-1, A4-4).
    ObjectiveDeck {
        /// No objectives.
        None = "none",
        /// The fourteen classic objectives (F-3).
        Classic14 = "classic14",
        /// Sixteen sets of territories (F-10).
        Challenge16 = "challenge16",
        /// Twenty sets of territories (F-10).
        Prestige20 = "prestige20",
    }
);
switch!(
    /// When a reached objective counts (A2-7).
    ObjectiveCheck {
        /// At once, in any seat's turn.
        AnyTime = "any_time",
        /// Only in the owner's turn.
        OwnTurn = "own_turn",
    }
);
switch!(
    /// What happens if another player eliminates the target of an objective (F-7).
    ThirdPartyKill {
        /// The goal becomes 24 territories.
        Fallback24 = "fallback24",
        /// The objective counts as reached.
        Completes = "completes",
    }
);
switch!(
    /// What happens to objectives against colours without a player (F-7).
    UnusedColours {
        /// They are left out of the deal.
        Remove = "remove",
        /// The goal becomes 24 territories.
        Fallback24 = "fallback24",
    }
);
switch!(
    /// What happens with an objective against the owner's own colour (F-7).
    OwnColour {
        /// The goal becomes 24 territories.
        Fallback24 = "fallback24",
        /// Another objective is dealt.
        Redraw = "redraw",
    }
);
switch!(
    /// Whether and how a game is limited in time (R2-27, A2-19).
    TimeAttack {
        /// No limit.
        Off = "off",
        /// Ends after a number of minutes.
        Minutes = "minutes",
        /// Ends after a number of renewals of the deck.
        Reshuffles = "reshuffles",
        /// Ends after a number of rounds: the time limit for play-by-post games.
        Rounds = "rounds",
    }
);
switch!(
    /// The round in which time is up (R4-14).
    EndRounds {
        /// Ten.
        R10 = "10",
        /// Fifteen.
        R15 = "15",
        /// Twenty.
        R20 = "20",
        /// Twenty-five.
        R25 = "25",
        /// Thirty.
        R30 = "30",
        /// Thirty-four: the first closing throw ends round thirty-five (F-15).
        R34 = "34",
        /// Thirty-five.
        R35 = "35",
        /// Forty.
        R40 = "40",
    }
);
number!(EndRounds, R10 = 10, R15 = 15, R20 = 20, R25 = 25, R30 = 30, R34 = 34, R35 = 35, R40 = 40);
switch!(
    /// How often the deck is renewed before the last round (R2-30, A2-10).
    Reshuffles {
        /// No renewal.
        Zero = "0",
        /// Once.
        One = "1",
        /// Twice.
        Two = "2",
        /// Three times.
        Three = "3",
        /// Four times.
        Four = "4",
    }
);
number!(Reshuffles, Zero = 0, One = 1, Two = 2, Three = 3, Four = 4);
switch!(
    /// Minutes until the last round begins (R2-28, A2-11): for live games and for play-by-post games.
    EndMinutes {
        /// An hour.
        M60 = "60",
        /// An hour and a half.
        M90 = "90",
        /// Two hours.
        M120 = "120",
        /// Three hours.
        M180 = "180",
        /// A day.
        Day = "1440",
        /// A week.
        Week = "10080",
        /// Two weeks.
        Fortnight = "20160",
        /// Thirty days.
        Month = "43200",
    }
);
number!(
    EndMinutes,
    M60 = 60,
    M90 = 90,
    M120 = 120,
    M180 = 180,
    Day = 1440,
    Week = 10080,
    Fortnight = 20160,
    Month = 43200
);
switch!(
    /// Maximum number of extra rounds that tied seats play before the game is a draw (R2-31, A2-12).
    ExtraRounds {
        /// None.
        Zero = "0",
        /// One.
        One = "1",
        /// Two.
        Two = "2",
        /// Three.
        Three = "3",
    }
);
number!(ExtraRounds, Zero = 0, One = 1, Two = 2, Three = 3);
switch!(
    /// What happens when time is up (A4-11, F-15).
    EndMode {
        /// The round is completed.
        Round = "round",
        /// Closing throws, with a rising chance to end the game.
        Closing = "sdadata",
    }
);
switch!(
    /// The scoring method (R4-15 to R4-17, F-13).
    ScoreMethod {
        /// All own territories, 50 for the objective.
        One = "1",
        /// Territories of the own objective, 100 for reaching it.
        Two = "2",
        /// As the second method, plus a point for each army on these territories.
        Three = "3",
        /// Territories of the own objective, as official tournaments count.
        Rtu = "rtu",
    }
);
switch!(
    /// The tie-breaker for equal points (R2-31, F-14).
    ScoreTie {
        /// More armies; then extra rounds; then a draw.
        Armies = "armies",
        /// More points outside the objective; then the later place in the order of play.
        Outside = "outside",
    }
);
switch!(
    /// The set of tournament rules (R4-20 to R4-25, F-13 to F-15): changes a group of other switches together.
    TournamentRules {
        /// The four official rules.
        Official = "official",
        /// The current regulations (RTU): the four rules, and their deal, sets, garrisons, end and score.
        Rtu = "rtu",
        /// None of these rules.
        Home = "home",
    }
);
