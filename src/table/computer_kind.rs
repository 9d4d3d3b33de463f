//! `Computer`: what plays a seat that no person plays ([PBP-44]).

use crate::ai::Player;
use std::sync::Arc;

/// Begins the key of an external player.
const EXTERNAL: &str = "extern:";

/// What plays a seat that no person plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Computer {
    /// A computer player of that level.
    Level(Player),
    /// The external player with that name.
    External(Arc<str>),
    /// A level of another version of this program, by its key.
    Unknown(Arc<str>),
}

impl Computer {
    /// Plays for people who are away, and for players that can't be asked.
    pub const NORMAL: Self = Self::Level(Player::Normal);

    /// The key in the database and in records: that of a level, or `extern:` and a name.
    pub fn key(&self) -> String {
        match self {
            Self::Level(level) => level.key().to_owned(),
            Self::External(name) => format!("{EXTERNAL}{name}"),
            Self::Unknown(key) => key.to_string(),
        }
    }

    /// The one with that key; `None` for the empty text, which stands for a person.
    pub fn find(key: &str) -> Option<Self> {
        match (Player::find(key), key.strip_prefix(EXTERNAL)) {
            (Some(level), _) => Some(Self::Level(level)),
            (None, Some(name)) => Some(Self::External(name.into())),
            (None, None) if key.is_empty() => None,
            (None, None) => Some(Self::Unknown(key.into())),
        }
    }

    /// The level that plays; `None`: this program can't play for it.
    pub const fn level(&self) -> Option<Player> {
        match self {
            Self::Level(level) => Some(*level),
            Self::External(_) | Self::Unknown(_) => None,
        }
    }

    /// The level that answers what is only offered, and whatever an external player leaves without an answer.
    pub(super) fn stand_in(&self) -> Player {
        self.level().unwrap_or(Player::Normal)
    }
}

impl From<Player> for Computer {
    fn from(level: Player) -> Self {
        Self::Level(level)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_computer_is_found_by_its_key() {
        let external = Computer::External("Ada 2".into());
        for computer in [Computer::Level(Player::Strong), external, Computer::Unknown("genius".into())] {
            assert_eq!(Computer::find(&computer.key()), Some(computer));
        }
        assert_eq!(Computer::find(""), None);
        assert_eq!(Computer::External("Ada".into()).key(), "extern:Ada");
    }
}
