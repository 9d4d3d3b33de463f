//! The switches of the classic family, as typed values. Never read by name in play.

use crate::rules::board::BoardId;
use crate::rules::setup::{SetupError, Switch};
use serde::{Deserialize, Serialize};

macro_rules! switch {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $key:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum $name { $($(#[$vdoc])* #[serde(rename = $key)] $variant),+ }

        impl $name {
            /// Every value, the rulebook's own first.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The value's id.
            pub const fn key(self) -> &'static str {
                match self { $(Self::$variant => $key),+ }
            }

            /// All ids.
            pub fn keys() -> Vec<&'static str> {
                vec![$($key),+]
            }

            fn find(key: &str) -> Option<Self> {
                match key { $($key => Some(Self::$variant),)+ _ => None }
            }
        }
    };
}

switch!(
    /// How the board is set up ([PBP-35]).
    SetupWay {
        /// Territories dealt (or claimed), then everybody places all armies at the same time, unseen.
        #[default]
        Sealed = "sealed",
        /// Claims and placements in turn, exactly as numbered (R1-61, R1-73, R1-74).
        ByTheBook = "by_the_book",
        /// Dealt and placed by the rules' own even-handed default.
        Instant = "instant",
    }
);
switch!(
    /// In a sealed set-up: who gets which territory ([PBP-35]).
    SealedLand {
        /// Dealt at random, one each in turn.
        #[default]
        Dealt = "dealt",
        /// Claimed from private ranked wish lists, worked off in the book's order.
        Wishes = "wishes",
    }
);
switch!(
    /// Which borders the international board has (A1-30).
    ClassicMap {
        /// 83 borders, with East Africa - Middle East.
        #[default]
        Classic83 = "classic83",
        /// 82 borders, without it.
        Classic82 = "classic82",
    }
);
switch!(
    /// At how many cards an eliminator must trade at once (R1-70, A1-8).
    ElimTradeAt {
        /// More than six, as the document prints it.
        #[default]
        Seven = "7",
        /// Six or more, as other editions print it.
        Six = "6",
    }
);
switch!(
    /// Who chooses the neutral army's dice in the two-player game (R1-75, A1-19).
    NeutralDefence {
        /// The attacker's opponent.
        #[default]
        Opponent = "opponent",
        /// Nobody: always the most dice.
        Max = "max",
    }
);
switch!(
    /// Who chooses the number of defence dice (R1-67, S-9).
    DefenceChoice {
        /// The defender.
        #[default]
        Free = "free",
        /// Nobody: always the most allowed.
        Max = "max",
    }
);
switch!(
    /// How far a fortifying army may go (R1-71, A1-10).
    FortifyMode {
        /// To one adjacent own territory.
        #[default]
        Adjacent = "adjacent",
        /// To any own territory joined by own territories.
        Path = "path",
    }
);

impl ClassicMap {
    /// The board that it stands for.
    pub const fn board(self) -> BoardId {
        match self {
            Self::Classic83 => BoardId::Classic83,
            Self::Classic82 => BoardId::Classic82,
        }
    }
}

impl ElimTradeAt {
    /// The number of cards.
    pub const fn cards(self) -> usize {
        match self {
            Self::Seven => 7,
            Self::Six => 6,
        }
    }
}

/// The options of the classic family; [`Default`] is the preset of `classic`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClassicOptions {
    /// `setup.way`
    pub setup: SetupWay,
    /// `setup.land`
    pub land: SealedLand,
    /// `map.classic`
    pub map: ClassicMap,
    /// `classic.elim_trade_at`
    pub elim_trade_at: ElimTradeAt,
    /// `neutral.defence`
    pub neutral: NeutralDefence,
    /// `defence.choice`
    pub defence: DefenceChoice,
    /// `fortify.mode`
    pub fortify: FortifyMode,
}

/// Applies a macro body to every (key, field, type).
macro_rules! each_switch {
    ($do:ident) => {
        $do!("setup.way", setup, SetupWay);
        $do!("setup.land", land, SealedLand);
        $do!("map.classic", map, ClassicMap);
        $do!("defence.choice", defence, DefenceChoice);
        $do!("neutral.defence", neutral, NeutralDefence);
        $do!("fortify.mode", fortify, FortifyMode);
        $do!("classic.elim_trade_at", elim_trade_at, ElimTradeAt);
    };
}

impl ClassicOptions {
    /// See [`crate::rules::Options::switches`].
    pub(crate) fn switches(&self) -> Vec<Switch> {
        let mut switches = Vec::new();
        macro_rules! list {
            ($key:literal, $field:ident, $kind:ident) => {
                switches.push(Switch {
                    key: $key,
                    value: self.$field.key(),
                    default: $kind::default().key(),
                    choices: $kind::keys(),
                });
            };
        }
        each_switch!(list);
        switches
    }

    /// See [`crate::rules::Options::set`].
    pub(crate) fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        macro_rules! set {
            ($key:literal, $field:ident, $kind:ident) => {
                if key == $key {
                    self.$field = $kind::find(value).ok_or_else(|| SetupError::UnknownValue {
                        key: $key,
                        value: value.to_owned(),
                        choices: $kind::keys(),
                    })?;
                    return Ok(());
                }
            };
        }
        each_switch!(set);
        Err(SetupError::UnknownSwitch { key: key.to_owned() })
    }

    /// Whether the options go together for that many seats.
    pub(crate) fn check(&self, seats: u8) -> Result<(), SetupError> {
        if self.land == SealedLand::Wishes && self.setup != SetupWay::Sealed {
            return Err(SetupError::Clash { first: "setup.land = wishes", second: "setup.way (not sealed)" });
        }
        if self.land == SealedLand::Wishes && seats == 2 {
            return Err(SetupError::Clash {
                first: "setup.land = wishes",
                second: "two players (R1-73 deals)",
            });
        }
        if self.neutral == NeutralDefence::Max && seats > 2 {
            return Err(SetupError::Clash {
                first: "neutral.defence = max",
                second: "more than two players",
            });
        }
        Ok(())
    }
}
