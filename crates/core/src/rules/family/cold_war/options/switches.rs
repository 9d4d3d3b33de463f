//! Typed values of the switches of the Cold War.

use crate::rules::family::switch_macros::{number, switch};
use serde::{Deserialize, Serialize};

switch!(
    /// Who plays which superpower and which coalition (A3-23).
    Seating {
        /// Drawn when the game opens.
        Drawn = "drawn",
        /// In the order of the seats: as the players have joined, or as the host has seated them.
        Joined = "joined",
    }
);

impl Seating {
    /// How games were seated before there was a draw.
    pub(super) const fn before() -> Self {
        Self::Joined
    }
}

switch!(
    /// Whose Scandinavia is at the start (A3-3).
    Scandinavia {
        /// The USA's.
        American = "american",
        /// Nobody's.
        Neutral = "neutral",
        /// The USSR's.
        Soviet = "soviet",
    }
);
switch!(
    /// The income with which the score compares (A3-70).
    InitialIncome {
        /// What the states of the start position yield.
        Computed = "computed",
        /// The superpowers': as printed.
        Print = "print",
    }
);
switch!(
    /// Money of each player before the first income (A3-13).
    StartMoney {
        /// None.
        M0 = "0",
        /// 5.
        M5 = "5",
        /// 10.
        M10 = "10",
        /// 20.
        M20 = "20",
    }
);
number!(StartMoney, M0 = 0, M5 = 5, M10 = 10, M20 = 20);
switch!(
    /// Who begins each turn (A3-58).
    First {
        /// The first seat moves on by one every turn.
        Rotate = "rotate",
        /// The USA.
        Usa = "usa",
        /// Drawn every turn.
        Random = "random",
    }
);
switch!(
    /// Who sees money and payments (A3-45).
    Money {
        /// All.
        Public = "public",
        /// Only the players concerned.
        Secret = "secret",
    }
);
switch!(
    /// What armies of several players in one state mean when all let each other in (A3-28).
    Shared {
        /// War.
        War = "war",
        /// Peace, without income.
        Peace = "peace",
    }
);
switch!(
    /// Upkeep of interceptors (A3-7).
    InterceptorUpkeep {
        /// None.
        None = "0",
        /// 1 for each.
        One = "1",
    }
);
number!(InterceptorUpkeep, None = 0, One = 1);
switch!(
    /// What becomes of nuclear weapons whose upkeep isn't paid (A3-8).
    UnpaidNuclear {
        /// Heavy becomes light; light is removed.
        StepDown = "step_down",
        /// They are removed.
        Remove = "remove",
        /// They stay.
        Keep = "keep",
    }
);
switch!(
    /// The dice of fights (A3-1).
    DieType {
        /// Ten sides.
        D10 = "10",
        /// Six sides.
        D6 = "6",
    }
);
number!(DieType, D10 = 10, D6 = 6);
switch!(
    /// The lowest face that is a success (A3-1).
    Success {
        /// 6 and more.
        From6 = "6",
        /// 4 and more.
        From4 = "4",
        /// 5 and more.
        From5 = "5",
        /// 7 and more.
        From7 = "7",
    }
);
number!(Success, From6 = 6, From4 = 4, From5 = 5, From7 = 7);
switch!(
    /// What ones do (A3-1).
    Botch {
        /// Each cancels a success; those left over count for the opponent.
        NetOnes = "net_ones",
        /// Each cancels a success; they count for the opponent only if no die is a success.
        OnlyIfNoSuccess = "only_if_no_success",
        /// Nothing.
        Off = "off",
    }
);
switch!(
    /// How the loser spreads the damage (A3-15).
    Damage {
        /// Armies of the largest total strength that is not above the damage.
        Maximal = "maximal",
        /// Freely.
        Free = "free",
    }
);
switch!(
    /// What a defender names at least (A3-56).
    DefenceLeast {
        /// One army.
        One = "one",
        /// As much strength as attacks, or all he has.
        Attackers = "attackers",
    }
);
switch!(
    /// Maximum number of fights in a state in a player's turn (A3-48).
    FightCap {
        /// 20.
        F20 = "20",
        /// 1.
        F1 = "1",
        /// 3.
        F3 = "3",
        /// 5.
        F5 = "5",
        /// 10.
        F10 = "10",
    }
);
number!(FightCap, F20 = 20, F1 = 1, F3 = 3, F5 = 5, F10 = 10);
switch!(
    /// What entering a war costs a player who has an army in it but did not pay for it (A3-49).
    ReenterWar {
        /// The price of a declaration.
        OwnPrice = "own_price",
        /// Nothing.
        Free = "free",
    }
);
switch!(
    /// What a guest may do in the turn in which he stopped (A3-52).
    Guests {
        /// Nothing there.
        Bound = "bound",
        /// Everything.
        Free = "free",
    }
);
switch!(
    /// What a won civil war brings (A3-51).
    CivilWarPrize {
        /// An infantry, if no army is left.
        Infantry = "infantry",
        /// Nothing.
        Nothing = "nothing",
    }
);
switch!(
    /// When nuclear weapons can be launched (A3-42).
    Launches {
        /// At any time.
        Free = "free",
        /// In the own turn, and after the last one.
        OwnTurn = "own_turn",
    }
);
switch!(
    /// Which last controller loses three cards to a bomb (A3-54).
    BombController {
        /// Who controlled the state when a player's turn last ended.
        TurnEnd = "turn_end",
        /// Who controlled it last.
        AtOnce = "at_once",
    }
);
switch!(
    /// Who wins among equal scores (A3-44).
    Tie {
        /// All of them.
        Shared = "shared",
        /// The one with the higher income.
        Income = "income",
    }
);
