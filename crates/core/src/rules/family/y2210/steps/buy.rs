//! The `Buy` step (T3): up to four command cards, all named at once and drawn together (R1-29, A1-55).

use super::super::event::Event;
use super::super::turn::{StepBegan, TurnStep};
use super::super::{Action, AskKind, Commander, Game, Transaction, Why, Y2210, draws};
use super::gift;
use super::gift::GiftOption;
use crate::rules::engine::{Pick, Step};
use crate::rules::ids::Seat;
use serde::Serialize;

/// Maximum number of cards in a turn, and the cost of one (R1-29).
const CARDS: u32 = 4;
const COST: u32 = 1;

/// [`Action::Buy`] with at most `most` cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Buy {
    /// Decks whose commander is in play, with the number of cards left in each: at least one.
    pub decks: Vec<(Commander, u32)>,
    /// Maximum number of cards.
    pub most: u32,
    /// A gift that may be made first.
    pub gift: Option<GiftOption>,
}

impl Buy {
    pub(in super::super) fn ask(game: &Game, seat: Seat) -> Self {
        let state = &game.state;
        let decks = state.commanders(seat).iter().map(|deck| (deck, state.left_in(deck)));
        Self {
            decks: decks.filter(|(_, left)| *left > 0).collect(),
            most: (state.seat(seat).energy / COST).min(CARDS),
            gift: gift::option(game, seat),
        }
    }

    fn fits(&self, decks: &[Commander]) -> bool {
        let count = |deck: &Commander| decks.iter().filter(|other| *other == deck).count() as u32;
        let left =
            |deck: &Commander| self.decks.iter().find(|(one, _)| one == deck).map_or(0, |(_, left)| *left);
        decks.len() <= self.most as usize && decks.iter().all(|deck| count(deck) <= left(deck))
    }

    fn why_not(game: &Game, seat: Seat, decks: &[Commander]) -> Why {
        let state = &game.state;
        let energy = state.seat(seat).energy;
        let needed = decks.len() as u32 * COST;
        if decks.len() > CARDS as usize {
            return Why::TooManyCards { cards: decks.len() as u32, most: CARDS };
        }
        if needed > energy {
            return Why::Energy { needed, energy };
        }
        let away = decks.iter().find(|deck| !state.commanders(seat).contains(**deck));
        if let Some(commander) = away {
            return Why::NoCommander { commander: *commander };
        }
        let short = decks
            .iter()
            .find(|deck| decks.iter().filter(|one| one == deck).count() as u32 > state.left_in(**deck));
        let deck = short.copied().unwrap_or(Commander::Land);
        Why::DeckShort { deck, left: state.left_in(deck) }
    }
}

impl Step<Y2210> for Buy {
    fn check(&self, game: &Game, seat: Seat, answer: &Action) -> Result<(), Why> {
        let Action::Buy { decks } = answer else {
            let gift = gift::offers(self.gift.as_ref(), answer);
            return if gift { Ok(()) } else { Err(gift::why_not(game, seat, AskKind::Buy, answer)) };
        };
        if self.fits(decks) { Ok(()) } else { Err(Self::why_not(game, seat, decks)) }
    }

    fn offers(&self, answer: &Action) -> bool {
        matches!(answer, Action::Buy { decks } if self.fits(decks))
            || gift::offers(self.gift.as_ref(), answer)
    }

    fn default(&self, _game: &Game, _seat: Seat) -> Action {
        Action::Buy { decks: Vec::new() }
    }

    fn only_answer(&self, _game: &Game, _seat: Seat) -> Option<Action> {
        let nothing = self.most == 0 || self.decks.is_empty();
        (nothing && self.gift.is_none()).then_some(Action::Buy { decks: Vec::new() })
    }

    fn sample(&self, pick: Pick<'_>) -> Action {
        let mut left = self.decks.clone();
        let mut decks = Vec::new();
        for _ in 0..pick(self.most + 1) {
            if left.is_empty() {
                break;
            }
            let n = pick(left.len() as u32) as usize;
            decks.push(left[n].0);
            left[n].1 -= 1;
            left.retain(|(_, cards)| *cards > 0);
        }
        Action::Buy { decks }
    }

    fn perform(&self, tx: &mut Transaction<'_>, by: Seat, answer: &Action) {
        let Action::Buy { decks } = answer else { return gift::perform(tx, by, answer) };
        if !decks.is_empty() {
            let (cards, draw) = draws::draw_commands(tx, decks);
            let cost = cards.len() as u32 * COST;
            tx.emit(Event::Drew { seat: by, cards, cost, draw });
        }
        tx.emit_public(StepBegan { seat: by, step: TurnStep::Prepare });
    }
}
