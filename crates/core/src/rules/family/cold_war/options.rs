//! The options of the family as one typed value, and their switches for the lobby. Rules must read the fields and must not
//! look up switches by id.

pub use crate::rules::family::on_off::OnOff;

use crate::rules::family::switch_macros::{options, switch};
use crate::rules::setup::{Rulebook, SetupError, Switch};
use serde::{Deserialize, Serialize};

options! {
    /// The options of the family. [`Default`] is the rulebook's preset: document 003 with the recommended rulings.
    pub struct Options for seats {
        /// Who plays which superpower and which coalition (A3-23).
        "cold_war.seats" seats: Seating = Drawn ["R3-1, A3-23"] #[serde(default = "Seating::before")] {
            /// Drawn when the game opens.
            Drawn = "drawn",
            /// In the order of the seats: as the players have joined, or as the host has seated them.
            Joined = "joined",
        };
        /// Whose Scandinavia is at the start (A3-3).
        "cold_war.scandinavia" scandinavia: Scandinavia = American ["A3-3, R3-3"] {
            /// The USA's.
            American = "american",
            /// Nobody's.
            Neutral = "neutral",
            /// The USSR's.
            Soviet = "soviet",
        };
        /// The income with which the score compares (A3-70).
        "cold_war.initial_income" initial_income: InitialIncome = Computed ["R3-6, A3-5, A3-70"] {
            /// What the states of the start position yield.
            Computed = "computed",
            /// The superpowers': as printed.
            Print = "print",
        };
        /// Whether the table evens out what the superpowers begin with (A3-83).
        "cold_war.balance" balance: Balance = Printed ["R3-6, R3-18, A3-83"]
            #[serde(skip_serializing_if = "Balance::is_printed")]
        {
            /// As printed: no.
            Printed = "printed",
            /// A superpower's war on a coalition costs more, and coalitions have a handicap.
            Even = "even",
        };
        /// Money of each player before the first income (A3-13).
        "cold_war.start_money" start_money: StartMoney = M0 ["A3-13"] {
            M0 = "0", M5 = "5", M10 = "10", M20 = "20"
        } as numbers;
        /// Who begins each turn (A3-58).
        "cold_war.first" first: First = Rotate ["A3-23, A3-58"] {
            /// The first seat moves on by one every turn.
            Rotate = "rotate",
            /// The USA.
            Usa = "usa",
            /// Drawn every turn.
            Random = "random",
        };
        /// Who sees money and payments (A3-45).
        "cold_war.money" money: Money = Public ["A3-45"] {
            /// All.
            Public = "public",
            /// Only the players concerned.
            Secret = "secret",
        };
        "cold_war.superpower_ban" superpower_ban: OnOff = On ["R3-8, A3-22"];
        /// What armies of several players in one state mean when all let each other in (A3-28).
        "cold_war.shared" shared: Shared = War ["R3-9, R3-21, A3-28"] {
            /// War.
            War = "war",
            /// Peace, without income.
            Peace = "peace",
        };
        /// Upkeep of interceptors (A3-7).
        "cold_war.interceptor_upkeep" interceptor_upkeep: InterceptorUpkeep = None ["R3-16, R3-17, A3-7"] {
            None = "0", One = "1"
        } as numbers;
        /// What becomes of nuclear weapons whose upkeep isn't paid (A3-8).
        "cold_war.unpaid_nuclear" unpaid_nuclear: UnpaidNuclear = StepDown ["R3-17, A3-8"] {
            /// Heavy becomes light; light is removed.
            StepDown = "step_down",
            /// They are removed.
            Remove = "remove",
            /// They stay.
            Keep = "keep",
        };
        /// The dice of fights (A3-1).
        "cold_war.die" die: DieType = D10 ["R3-22, A3-1"] { D10 = "10", D6 = "6" } as numbers;
        /// The lowest face that is a success (A3-1).
        "cold_war.success" success: Success = From6 ["R3-22, A3-1"] {
            From6 = "6", From4 = "4", From5 = "5", From7 = "7"
        } as numbers;
        /// What ones do (A3-1).
        "cold_war.botch" botch: Botch = NetOnes ["R3-22, A3-1"] {
            /// Each cancels a success; those left over count for the opponent.
            NetOnes = "net_ones",
            /// Each cancels a success; they count for the opponent only if no die is a success.
            OnlyIfNoSuccess = "only_if_no_success",
            /// Nothing.
            Off = "off",
        };
        /// How the loser spreads the damage (A3-15).
        "cold_war.damage" damage: Damage = Maximal ["R3-23, A3-15"] {
            /// Armies of the largest total strength that is not above the damage.
            Maximal = "maximal",
            /// Freely.
            Free = "free",
        };
        /// What a defender names at least (A3-56).
        "cold_war.defence_least" defence_least: DefenceLeast = One ["A3-35, A3-56"] {
            /// One army.
            One = "one",
            /// As much strength as attacks, or all he has.
            Attackers = "attackers",
        };
        /// Maximum number of fights in a state in a player's turn (A3-48).
        "cold_war.fight_cap" fight_cap: FightCap = F20 ["A3-48"] {
            F20 = "20", F1 = "1", F3 = "3", F5 = "5", F10 = "10"
        } as numbers;
        /// What entering a war costs a player who has an army in it but did not pay for it (A3-49).
        "cold_war.reenter_war" reenter_war: ReenterWar = OwnPrice ["A3-49"] {
            /// The price of a declaration.
            OwnPrice = "own_price",
            /// Nothing.
            Free = "free",
        };
        "cold_war.free_step" free_step: OnOff = Off ["A3-17"];
        /// What a guest may do in the turn in which he stopped (A3-52).
        "cold_war.guests" guests: Guests = Bound ["A3-52"] {
            /// Nothing there.
            Bound = "bound",
            /// Everything.
            Free = "free",
        };
        "cold_war.interceptor_holds" interceptor_holds: OnOff = Off ["A3-29"];
        "cold_war.meet_invader" meet_invader: OnOff = On ["A3-53"];
        /// What a won civil war brings (A3-51).
        "cold_war.civil_war_prize" civil_war_prize: CivilWarPrize = Infantry ["R3-31, A3-51"] {
            /// An infantry, if no army is left.
            Infantry = "infantry",
            /// Nothing.
            Nothing = "nothing",
        };
        /// When nuclear weapons can be launched (A3-42).
        "cold_war.launch" launch: Launches = Free ["R3-34, A3-42"] {
            /// At any time.
            Free = "free",
            /// In the own turn, and after the last one.
            OwnTurn = "own_turn",
        };
        /// Which last controller loses three cards to a bomb (A3-54).
        "cold_war.bomb_controller" bomb_controller: BombController = TurnEnd ["R3-34, A3-54"] {
            /// Who controlled the state when a player's turn last ended.
            TurnEnd = "turn_end",
            /// Who controlled it last.
            AtOnce = "at_once",
        };
        /// Who wins among equal scores (A3-44).
        "cold_war.tie" tie: Tie = Shared ["R3-6, A3-44"] {
            /// All of them.
            Shared = "shared",
            /// The one with the higher income.
            Income = "income",
        };
    }
}

impl Balance {
    /// Whether it is not stored: what games before it have committed to does not name it.
    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    const fn is_printed(&self) -> bool {
        matches!(self, Self::Printed)
    }
}

impl Seating {
    /// How games were seated before there was a draw.
    const fn before() -> Self {
        Self::Joined
    }
}

impl Options {
    /// The preset of the rulebook: the family has one.
    pub(crate) fn preset(_rulebook: Rulebook) -> Self {
        Self::default()
    }

    /// Sets one switch by its id and value. A die with six sides succeeds on 4 and more unless the table says otherwise
    /// (A3-1).
    pub(super) fn set_switch(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        let before = self.die;
        self.set_listed(key, value)?;
        self.fit_success(before);
        Ok(())
    }

    fn fit_success(&mut self, before: DieType) {
        if self.die != before {
            self.success = match self.die {
                DieType::D10 => Success::From6,
                DieType::D6 => Success::From4,
            };
        }
    }

    /// Checks that a die can fail and succeed.
    pub(super) fn check_dice(&self) -> Result<(), SetupError> {
        if self.success.number() > self.die.number() {
            return Err(SetupError::Clash { first: "cold_war.success = 7", second: "cold_war.die = 6" });
        }
        Ok(())
    }
}
