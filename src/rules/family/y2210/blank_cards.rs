//! Blank command cards: the table writes on them, all agree before anything is dealt, the rules show one that is played, and
//! a player confirms it (R1-57, A1-61, F-28). What a card says is resolved by the players, not by the rules.

use super::{CardKind, Commander, Frame, Game, Options, State, Y2210};
use crate::rules::engine::Recorded;
use crate::rules::ids::Seat;
use crate::rules::setup::SetupError;
use serde::{Deserialize, Serialize};

/// Maximum length of a text, in characters: nine of them fit in one message.
pub const MOST_TEXT: usize = 160;
/// Maximum price.
pub const MOST_COST: u32 = 20;

/// The number of a blank card: 0 to 8, deck by deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct BlankNumber(u8);

/// The deck of each blank card: two in each deck, one in that of the space commander (F-28).
const DECKS: [Commander; 9] = [
    Commander::Land,
    Commander::Land,
    Commander::Naval,
    Commander::Naval,
    Commander::Nuclear,
    Commander::Nuclear,
    Commander::Space,
    Commander::Diplomat,
    Commander::Diplomat,
];

impl TryFrom<u8> for BlankNumber {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        if usize::from(number) < DECKS.len() { Ok(Self(number)) } else { Err("no such blank card") }
    }
}

impl BlankNumber {
    /// All blank cards.
    pub const ALL: [Self; 9] =
        [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5), Self(6), Self(7), Self(8)];

    /// Its deck.
    pub fn deck(self) -> Commander {
        DECKS[self.index()]
    }

    /// Its number among the blank cards of its deck, from 1.
    pub fn in_deck(self) -> u32 {
        DECKS[..=self.index()].iter().filter(|deck| **deck == self.deck()).count() as u32
    }

    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }
}

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
    fn check(&self) -> Result<(), SetupError> {
        if !is_plain(&self.text) {
            return Err(SetupError::CardText { most: MOST_TEXT as u32 });
        }
        if self.cost > MOST_COST {
            return Err(SetupError::CardCost { cost: self.cost, most: MOST_COST });
        }
        Ok(())
    }
}

impl Options {
    /// Checks the blank cards: their texts, and that no deck has more than its blank cards.
    pub(super) fn check_blanks(&self) -> Result<(), SetupError> {
        for (n, blank) in self.blanks.iter().enumerate() {
            blank.check()?;
            let most = DECKS.iter().filter(|deck| **deck == blank.deck).count();
            if self.blanks[..=n].iter().filter(|other| other.deck == blank.deck).count() > most {
                return Err(SetupError::TooManyCards { most: most as u32 });
            }
        }
        Ok(())
    }

    /// What is written on a blank card; `None` if nothing is, or the table plays without blank cards.
    pub fn blank(&self, card: BlankNumber) -> Option<&BlankCard> {
        let of_deck = self.blanks.iter().filter(|blank| blank.deck == card.deck());
        of_deck.filter(|_| self.blank_cards.on()).nth(card.in_deck() as usize - 1)
    }

    /// The price of a card at this table: that of a blank one is written by it.
    pub fn cost(&self, card: CardKind) -> u32 {
        if let CardKind::Blank(number) = card {
            return self.blank(number).map_or(0, |blank| blank.cost);
        }
        card.printed().cost
    }

    /// The blank cards that are written on, if the table plays with them.
    pub fn written(&self) -> impl Iterator<Item = BlankNumber> + '_ {
        BlankNumber::ALL.into_iter().filter(|card| self.blank(*card).is_some())
    }
}

/// The seat that confirms a blank card which `seat` plays: the host; the next one in the order of play, if the host has no
/// seat, is out of the game, or plays it (A1-61).
pub(super) fn confirmer(game: &Game, seat: Seat) -> Seat {
    let state: &State = &game.state;
    let host = game.options().host.filter(|host| *host != seat && state.seat(*host).alive);
    host.or_else(|| state.after(seat).first().copied()).unwrap_or(seat)
}

/// The pending decision: a blank card that was shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Pending {
    pub(super) shown: CardShown,
}

/// A player shows a blank card and wants to play it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardShown {
    /// The seat.
    pub seat: Seat,
    /// The card.
    pub card: BlankNumber,
    /// What is written on it.
    pub text: String,
    /// Its price in energy, paid when it is played.
    pub cost: u32,
}

impl Recorded<Y2210> for CardShown {
    fn record(&self, game: &mut Game) {
        game.state.interrupt(Pending { shown: self.clone() });
    }
}

/// The blank card that was shown is not played: it stays in hand, unpaid, and can't be shown again in this turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardRefused {
    /// The seat that showed it.
    pub seat: Seat,
    /// The card.
    pub card: BlankNumber,
    /// The seat that refused it.
    pub by: Seat,
}

impl Recorded<Y2210> for CardRefused {
    fn record(&self, game: &mut Game) {
        let state = &mut game.state;
        state.stack.pop_if(|top| matches!(top, Frame::Shown(_)));
        state.facts.refused.push(self.card);
    }
}
