//! The values of the switches about objectives, scores and the end of a game, typed. Never read by name in play.

use super::macros::{number, switch};
use serde::{Deserialize, Serialize};

switch!(
    /// Which secret objectives are dealt (A2-1, A4-4).
    ObjectiveDeck {
        /// None.
        None = "none",
        /// The classic fourteen (F-3).
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
        /// At once, whoever's turn it is.
        AnyTime = "any_time",
        /// In one's own turn only.
        OwnTurn = "own_turn",
    }
);
switch!(
    /// The target of an objective is eliminated by somebody else (F-7).
    ThirdPartyKill {
        /// 24 territories instead.
        Fallback24 = "fallback24",
        /// The objective is reached all the same.
        Completes = "completes",
    }
);
switch!(
    /// Objectives against colours that nobody plays (F-7).
    UnusedColours {
        /// Left out of the deal.
        Remove = "remove",
        /// 24 territories instead.
        Fallback24 = "fallback24",
    }
);
switch!(
    /// An objective against one's own colour (F-7).
    OwnColour {
        /// 24 territories instead.
        Fallback24 = "fallback24",
        /// Another one is dealt.
        Redraw = "redraw",
    }
);
switch!(
    /// A game against time (R2-27, A2-19).
    TimeAttack {
        /// No.
        Off = "off",
        /// Ends after a time.
        Minutes = "minutes",
        /// Ends after a number of renewals of the deck.
        Reshuffles = "reshuffles",
        /// Ends after a number of rounds: time as a game by post knows it.
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
        /// Never.
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
    /// Minutes until the last round begins (R2-28, A2-11): an evening's, or a game by post's.
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
    /// How many extra rounds the tied play before it is a draw (R2-31, A2-12).
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
        /// Closing throws, ever likelier to end the game.
        Closing = "sdadata",
    }
);
switch!(
    /// How a game is scored (R4-15 to R4-17, F-13).
    ScoreMethod {
        /// All own territories, 50 for the objective.
        One = "1",
        /// Territories of the own objective, 100 for reaching it.
        Two = "2",
        /// As the second, and a point for each army on them.
        Three = "3",
        /// Territories of the own objective, as official tournaments count.
        Rtu = "rtu",
    }
);
switch!(
    /// How equal points are told apart (R2-31, F-14).
    ScoreTie {
        /// More armies; then extra rounds; then not at all.
        Armies = "armies",
        /// More points outside the objective; then the later place in the playing order.
        Outside = "outside",
    }
);
switch!(
    /// Which tournament rules hold (R4-20 to R4-25, F-13 to F-15): a group of other switches, set together.
    TournamentRules {
        /// The four official rules.
        Official = "official",
        /// Today's regulations (RTU): the four rules, today's deal, sets, garrisons, end and score.
        Rtu = "rtu",
        /// None of them.
        Home = "home",
    }
);
