//! The `BonusDeck` step: one energy and one command card for the third capture of a turn (R1-39, A1-2, A1-51).

use super::super::event::Event;
use super::super::{Action, AskKind, Commander, Game, PendingDecision, Transaction, Why, Y2210, draws};
use super::answer_checks::not_now;
use crate::rules::engine::{Pick, Recorded, Step};
use crate::rules::ids::Seat;
use serde::{Deserialize, Serialize};

/// Number of captures for the bonus (R1-39).
const CAPTURES: u32 = 3;

/// The order in which the default chooses among decks of which the player holds equally few (A1-51).
const ORDER: [Commander; 5] =
    [Commander::Land, Commander::Diplomat, Commander::Naval, Commander::Space, Commander::Nuclear];

/// [`Action::Draw`] from one of these decks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BonusDeck {
    /// Decks with cards left whose commander is in play, in the order of the default.
    pub decks: Vec<Commander>,
}

fn decks(game: &Game, seat: Seat) -> Vec<Commander> {
    let commanders = game.state.commanders(seat);
    ORDER.into_iter().filter(|deck| commanders.contains(*deck) && game.state.left_in(*deck) > 0).collect()
}

/// Gives the bonus if it is due; true if it was.
pub(in super::super) fn give(tx: &mut Transaction<'_>, seat: Seat) -> bool {
    let facts = &tx.state().facts;
    let due = facts.captures >= CAPTURES && !facts.bonus;
    if due {
        let card = !decks(&tx.game, seat).is_empty();
        tx.emit_public(BonusEarned { seat, energy: 1, card });
    }
    due
}

impl BonusDeck {
    pub(in super::super) fn ask(game: &Game, seat: Seat) -> Self {
        Self { decks: decks(game, seat) }
    }
}

impl Step<Y2210> for BonusDeck {
    fn check(&self, game: &Game, seat: Seat, answer: &Action) -> Result<(), Why> {
        let Action::Draw { deck } = answer else { return Err(not_now(AskKind::BonusDeck, answer)) };
        if self.decks.contains(deck) {
            return Ok(());
        }
        if game.state.commanders(seat).contains(*deck) {
            Err(Why::DeckShort { deck: *deck, left: 0 })
        } else {
            Err(Why::NoCommander { commander: *deck })
        }
    }

    fn offers(&self, answer: &Action) -> bool {
        matches!(answer, Action::Draw { deck } if self.decks.contains(deck))
    }

    fn default(&self, game: &Game, seat: Seat) -> Action {
        let fewest = self.decks.iter().copied().min_by_key(|deck| game.state.cards_of(seat, *deck));
        Action::Draw { deck: fewest.unwrap_or(Commander::Land) }
    }

    fn only_answer(&self, _game: &Game, _seat: Seat) -> Option<Action> {
        if let [deck] = self.decks[..] { Some(Action::Draw { deck }) } else { None }
    }

    fn sample(&self, pick: Pick<'_>) -> Action {
        Action::Draw { deck: self.decks[pick(self.decks.len() as u32) as usize] }
    }

    fn perform(&self, tx: &mut Transaction<'_>, by: Seat, answer: &Action) {
        if let Action::Draw { deck } = answer {
            let (cards, draw) = draws::draw_commands(tx, &[*deck]);
            tx.emit(Event::Drew { seat: by, cards, cost: 0, draw });
        }
    }
}

/// Three territories were conquered in this turn: energy, and a card if there is one to draw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BonusEarned {
    /// The seat on turn.
    pub seat: Seat,
    /// The energy.
    pub energy: u32,
    /// Whether a card may be drawn.
    pub card: bool,
}

impl Recorded<Y2210> for BonusEarned {
    fn record(&self, game: &mut Game) {
        let state = &mut game.state;
        state.facts.bonus = true;
        state.seat_mut(self.seat).energy += self.energy;
        if self.card {
            state.stack.push(PendingDecision::BonusDeck);
        }
    }
}
