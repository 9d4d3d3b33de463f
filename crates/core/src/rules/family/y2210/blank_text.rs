//! What the table writes on a blank command card: its text, deck and price, within bounds (A1-61).

use super::Commander;
use crate::rules::setup::SetupError;
use serde::{Deserialize, Serialize};

/// Maximum length of a text, in characters: nine of them fit in one message.
pub const MOST_TEXT: usize = 160;
/// Maximum price.
pub const MOST_COST: u32 = 20;

/// What the table wrote on a blank card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BlankCard {
    /// The deck: also the commander who must be in play (R1-30).
    pub deck: Commander,
    /// When it is played and what it does.
    pub text: String,
    /// Its price in energy.
    #[serde(default)]
    pub cost: u32,
}

/// Whether a text fits on a card: letters, digits and plain punctuation, so that it can be shown anywhere without a mention,
/// a link or formatting.
fn is_plain(text: &str) -> bool {
    let plain = |c: char| c.is_alphanumeric() || " .,;:!?'’‘“”\"()+-–×%/=&°€".contains(c);
    let length = text.chars().count();
    (1..=MOST_TEXT).contains(&length)
        && text.trim() == text
        && text.chars().all(plain)
        && !text.contains("//")
}

impl BlankCard {
    /// Whether its text and its price are allowed.
    pub(super) fn check(&self) -> Result<(), SetupError> {
        if !is_plain(&self.text) {
            return Err(SetupError::CardText { most: MOST_TEXT as u32 });
        }
        if self.cost > MOST_COST {
            return Err(SetupError::CardCost { cost: self.cost, most: MOST_COST });
        }
        Ok(())
    }
}
