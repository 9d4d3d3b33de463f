//! The `Invade` step (T5): declare an invasion, again and again, or end the invasions of this turn; before the first one,
//! cards can still be played (R1-34 to R1-36, R1-40 to R1-43, A1-43).

use super::super::turn::{StepBegan, TurnStep};
use super::super::{
    Action, AskKind, Commander, Game, Play, PlayOption, Timing, Transaction, Why, Y2210, command_cards,
    invasion, usable_links,
};
use super::answer_checks::{exists, own};
use super::card_checks::why_not_card;
use super::gift;
use super::gift::GiftOption;
use super::play_cards::{offers_card, sample_card};
use super::possible_invasions::{InvasionOption, possible};
use crate::rules::board::{Condition, Kind};
use crate::rules::engine::random_answer::one_of;
use crate::rules::engine::{Pick, Step};
use crate::rules::ids::{Holder, Seat, TerritoryId};
use serde::Serialize;

/// [`Action::Invade`] one of `options`, [`Action::Play`] one of `cards`, or [`Action::Done`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Invade {
    /// All possible invasions.
    pub options: Vec<InvasionOption>,
    /// Cards that can be played now; none after the first declaration.
    pub cards: Vec<PlayOption>,
    /// Whether all know that no card can be played.
    pub empty: bool,
    /// A gift that may be made.
    pub gift: Option<GiftOption>,
}

impl Invade {
    pub(in super::super) fn ask(game: &Game, seat: Seat) -> Self {
        let declared = game.state.facts.declared;
        Self {
            options: possible(game, seat),
            cards: if declared {
                Vec::new()
            } else {
                command_cards::playing::offered(game, seat, Timing::BeforeInvasion)
            },
            empty: declared || game.state.holds_nothing_playable(seat),
            gift: gift::option(game, seat),
        }
    }
}

/// Why the invasion, which is not on the menu, is refused.
fn why_not(game: &Game, seat: Seat, from: TerritoryId, to: TerritoryId) -> Result<(), Why> {
    own(game, seat, from)?;
    exists(game, to)?;
    if from == to {
        return Err(Why::SameTerritory { at: to });
    }
    if game.state.devastated.contains(to) {
        return Err(Why::Devastated { at: to });
    }
    let target = game.state.at(to).holder;
    if target == Holder::Seat(seat) {
        return Err(Why::OwnTarget { at: to });
    }
    if let Some(other) = target.seat().filter(|other| game.state.facts.truces.contains(other)) {
        return Err(Why::Truce { seat: other });
    }
    let units = game.state.at(from).units;
    if units.count() < 2 {
        return Err(Why::OneUnit { at: from });
    }
    why_no_way(game, seat, from, to)
}

/// Why no link leads from one territory to the other (R1-41 to R1-43).
fn why_no_way(game: &Game, seat: Seat, from: TerritoryId, to: TerritoryId) -> Result<(), Why> {
    if usable_links::invasion(game, seat).adjacent(from, to) {
        return Ok(());
    }
    let board = game.board();
    let (origin, target) = (board.territory(from).kind, board.territory(to).kind);
    let commanders = game.state.commanders(seat);
    let linked = |when| board.links(when, from).contains(to);
    if origin == Kind::Moon && target != Kind::Moon {
        return Err(Why::MoonToEarth { from, to });
    }
    if origin != Kind::Moon && target == Kind::Moon && !linked(Condition::Launch) {
        return Err(Why::NoLandingSite { at: to });
    }
    if linked(Condition::Launch) && !game.state.at(from).station {
        return Err(Why::NoLaunch { at: from });
    }
    let on_moon = linked(Condition::Space) || linked(Condition::Launch);
    if on_moon && !commanders.contains(Commander::Space) {
        return Err(Why::NoCommander { commander: Commander::Space });
    }
    let at_sea = linked(Condition::Naval) || linked(Condition::Launch);
    if at_sea && !commanders.contains(Commander::Naval) {
        return Err(Why::NoCommander { commander: Commander::Naval });
    }
    Err(Why::NotAdjacent { from, to })
}

impl Step<Y2210> for Invade {
    fn check(&self, game: &Game, seat: Seat, answer: &Action) -> Result<(), Why> {
        if let Action::Invade { from, to } = answer {
            return why_not(game, seat, *from, *to);
        }
        if self.offers(answer) {
            return Ok(());
        }
        let Action::Play { card, target } = answer else {
            return Err(gift::why_not(game, seat, AskKind::Invade, answer));
        };
        Err(why_not_card(game, seat, (*card, target), &self.cards, command_cards::playing::cost(game, *card)))
    }

    fn offers(&self, answer: &Action) -> bool {
        if let Action::Invade { from, to } = answer {
            return self.options.iter().any(|option| option.from == *from && option.to.contains(*to));
        }
        *answer == Action::Done
            || offers_card(&self.cards, answer)
            || gift::offers(self.gift.as_ref(), answer)
    }

    fn default(&self, _game: &Game, _seat: Seat) -> Action {
        Action::Done
    }

    fn only_answer(&self, _game: &Game, _seat: Seat) -> Option<Action> {
        let nothing = self.options.is_empty() && self.empty && self.gift.is_none();
        nothing.then_some(Action::Done)
    }

    fn sample(&self, pick: Pick<'_>) -> Action {
        if pick(12) == 0 {
            return Action::Done;
        }
        if pick(4) == 0
            && let Some(Play { card, target }) = sample_card(&self.cards, pick)
        {
            return Action::Play { card, target };
        }
        let option = self.options.get(pick(self.options.len().max(1) as u32) as usize);
        option
            .map_or(Action::Done, |option| Action::Invade { from: option.from, to: one_of(option.to, pick) })
    }

    fn perform(&self, tx: &mut Transaction<'_>, by: Seat, answer: &Action) {
        if let Action::Invade { from, to } = answer {
            invasion::declare(tx, by, *from, *to);
        } else if let Action::Play { card, target } = answer {
            let play = Play { card: *card, target: target.clone() };
            let cost = command_cards::playing::cost(&tx.game, *card);
            command_cards::playing::play(tx, by, &play, cost);
        } else if *answer == Action::Done {
            // Each roll is an invasion of its own, so this gives up the last one as well (R1-35, R1-44).
            tx.emit_public(StepBegan { seat: by, step: TurnStep::Fortify });
        } else {
            gift::perform(tx, by, answer);
        }
    }
}
