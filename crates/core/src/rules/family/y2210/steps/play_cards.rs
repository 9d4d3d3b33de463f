//! The `Prepare` step (T4): command cards before the first invasion, one after another until done (R1-30, R1-31).

use super::super::turn::{StepBegan, TurnStep};
use super::super::{Action, AskKind, Game, Play, PlayOption, Timing, Transaction, Why, Y2210, command_cards};
use super::card_checks::why_not_card;
use super::gift;
use super::gift::GiftOption;
use super::possible_invasions::{InvasionOption, possible};
use crate::rules::engine::{Pick, Step};
use crate::rules::ids::Seat;
use serde::Serialize;

/// [`Action::Play`] one of `cards`, or [`Action::Done`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Prepare {
    /// Cards that can be played now.
    pub cards: Vec<PlayOption>,
    /// The invasions that can be declared afterwards.
    pub options: Vec<InvasionOption>,
    /// Whether all know that no card can be played.
    pub empty: bool,
    /// A gift that may be made.
    pub gift: Option<GiftOption>,
}

impl Prepare {
    pub(in super::super) fn ask(game: &Game, seat: Seat) -> Self {
        Self {
            cards: command_cards::playing::offered(game, seat, Timing::BeforeInvasion),
            options: possible(game, seat),
            empty: game.state.holds_nothing_playable(seat),
            gift: gift::option(game, seat),
        }
    }
}

/// Whether an answer plays one of these cards.
pub(super) fn offers_card(cards: &[PlayOption], answer: &Action) -> bool {
    let Action::Play { card, target } = answer else { return false };
    cards.iter().any(|option| option.offers(*card, target))
}

/// A random card of these with a random target.
pub(super) fn sample_card(cards: &[PlayOption], pick: Pick<'_>) -> Option<Play> {
    let option = cards.get(pick(cards.len().max(1) as u32) as usize)?;
    Some(Play { card: option.card, target: option.targets.sample(pick) })
}

impl Step<Y2210> for Prepare {
    fn check(&self, game: &Game, seat: Seat, answer: &Action) -> Result<(), Why> {
        if self.offers(answer) {
            return Ok(());
        }
        let Action::Play { card, target } = answer else {
            return Err(gift::why_not(game, seat, AskKind::Prepare, answer));
        };
        Err(why_not_card(game, seat, (*card, target), &self.cards, command_cards::playing::cost(game, *card)))
    }

    fn offers(&self, answer: &Action) -> bool {
        *answer == Action::Done
            || offers_card(&self.cards, answer)
            || gift::offers(self.gift.as_ref(), answer)
    }

    fn default(&self, _game: &Game, _seat: Seat) -> Action {
        Action::Done
    }

    /// Only if all know that nothing can be played: otherwise it would tell something about the cards.
    fn only_answer(&self, _game: &Game, _seat: Seat) -> Option<Action> {
        (self.empty && self.gift.is_none()).then_some(Action::Done)
    }

    fn sample(&self, pick: Pick<'_>) -> Action {
        let card = if pick(4) == 0 { None } else { sample_card(&self.cards, pick) };
        card.map_or(Action::Done, |Play { card, target }| Action::Play { card, target })
    }

    fn perform(&self, tx: &mut Transaction<'_>, by: Seat, answer: &Action) {
        if let Action::Play { card, target } = answer {
            let play = Play { card: *card, target: target.clone() };
            let cost = command_cards::playing::cost(&tx.game, *card);
            command_cards::playing::play(tx, by, &play, cost);
        } else if *answer == Action::Done {
            tx.emit_public(StepBegan { seat: by, step: TurnStep::Invade });
        } else {
            gift::perform(tx, by, answer);
        }
    }
}
