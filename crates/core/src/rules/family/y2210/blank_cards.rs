//! Blank command cards: the table writes on them, all agree before anything is dealt, the rules show one that is played, and
//! a player confirms it (R1-57, A1-61, F-28). What a card says is resolved by the players, not by the rules.

pub use super::CardShown;
use super::blank_number::BlankNumber;
use super::blank_text::BlankCard;
use super::{CardKind, Game, Options, PendingBlankCard, PendingDecision, State, Y2210};
use crate::rules::engine::Recorded;
use crate::rules::ids::Seat;
use crate::rules::setup::SetupError;
use serde::{Deserialize, Serialize};

impl Options {
    /// Checks the blank cards: their texts, and that no deck has more than its blank cards.
    pub(super) fn check_blanks(&self) -> Result<(), SetupError> {
        for (n, blank) in self.blanks.iter().enumerate() {
            blank.check()?;
            let most = BlankNumber::DECKS.iter().filter(|deck| **deck == blank.deck).count();
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

impl Recorded<Y2210> for CardShown {
    fn record(&self, game: &mut Game) {
        game.state.interrupt(PendingBlankCard { shown: self.clone() });
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
        state.stack.pop_if(|top| matches!(top, PendingDecision::Shown(_)));
        state.facts.refused.push(self.card);
    }
}
