//! The `Fortify` step (T6): one move along own territories, one more for each Redeployment; then the turn ends (R1-46 to
//! R1-48, A1-49, A1-50).

use super::super::{
    Action, AskKind, Game, Play, PlayOption, Timing, Transaction, Units, Why, Y2210, command_cards, turn,
    usable_links,
};
use super::answer_checks::own;
use super::card_checks::why_not_card;
use super::gift;
use super::gift::GiftOption;
use super::play_cards::{offers_card, sample_card};
use crate::rules::bitset::TerritorySet;
use crate::rules::engine::random_answer::one_of;
use crate::rules::engine::{Milestone, Pick, Recorded, Step};
use crate::rules::ids::{Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// The possible moves from one own territory.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MoveOption {
    /// Own territory with at least two units.
    pub from: TerritoryId,
    /// The own territories that can be reached: at least one.
    pub to: TerritorySet,
    /// The units there; all but one may move.
    pub units: Units,
}

impl MoveOption {
    fn offers(&self, to: TerritoryId, units: Units) -> bool {
        self.to.contains(to) && self.units.covers(units) && (1..self.units.count()).contains(&units.count())
    }
}

/// [`Action::Fortify`] one of `moves`, [`Action::Play`] one of `cards`, or [`Action::Done`], which ends the turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fortify {
    /// All possible moves; none if no move is left.
    pub moves: Vec<MoveOption>,
    /// Number of moves left.
    pub left: u32,
    /// Cards of the end of the turn that can be played now.
    pub cards: Vec<PlayOption>,
    /// Whether all know that no card can be played.
    pub empty: bool,
    /// A gift that may be made.
    pub gift: Option<GiftOption>,
}

impl Fortify {
    pub(in super::super) fn ask(game: &Game, seat: Seat) -> Self {
        let left = game.state.facts.moves;
        let option = |from| MoveOption {
            from,
            to: usable_links::fortify(game, seat, from),
            units: game.state.at(from).units,
        };
        let own =
            game.state.own(seat).iter().filter(|from| left > 0 && game.state.at(*from).units.count() >= 2);
        Self {
            moves: own.map(option).filter(|option| !option.to.is_empty()).collect(),
            left,
            cards: command_cards::playing::offered(game, seat, Timing::EndOfTurn),
            empty: game.state.holds_nothing_playable(seat),
            gift: gift::option(game, seat),
        }
    }

    fn check_move(
        &self,
        game: &Game,
        seat: Seat,
        (from, to): (TerritoryId, TerritoryId),
        units: Units,
    ) -> Result<(), Why> {
        own(game, seat, from)?;
        own(game, seat, to)?;
        if from == to {
            return Err(Why::SameTerritory { at: to });
        }
        if self.left == 0 {
            return Err(Why::NoMoveLeft);
        }
        let there = game.state.at(from).units;
        if there.count() < 2 {
            return Err(Why::OneUnit { at: from });
        }
        if !usable_links::fortify(game, seat, from).contains(to) {
            return Err(Why::NotLinked { from, to });
        }
        if !there.covers(units) {
            return Err(Why::NotThere { at: from, units: there });
        }
        let max = there.count() - 1;
        let count = units.count();
        if (1..=max).contains(&count) { Ok(()) } else { Err(Why::UnitCount { units: count, min: 1, max }) }
    }
}

impl Step<Y2210> for Fortify {
    fn check(&self, game: &Game, seat: Seat, answer: &Action) -> Result<(), Why> {
        if let Action::Fortify { from, to, units } = answer {
            return self.check_move(game, seat, (*from, *to), *units);
        }
        if self.offers(answer) {
            return Ok(());
        }
        let Action::Play { card, target } = answer else {
            return Err(gift::why_not(game, seat, AskKind::Fortify, answer));
        };
        Err(why_not_card(game, seat, (*card, target), &self.cards, command_cards::playing::cost(game, *card)))
    }

    fn offers(&self, answer: &Action) -> bool {
        if let Action::Fortify { from, to, units } = answer {
            return self.moves.iter().any(|option| option.from == *from && option.offers(*to, *units));
        }
        *answer == Action::Done
            || offers_card(&self.cards, answer)
            || gift::offers(self.gift.as_ref(), answer)
    }

    fn default(&self, _game: &Game, _seat: Seat) -> Action {
        Action::Done
    }

    fn only_answer(&self, _game: &Game, _seat: Seat) -> Option<Action> {
        let nothing = self.moves.is_empty() && self.empty && self.gift.is_none();
        nothing.then_some(Action::Done)
    }

    fn sample(&self, pick: Pick<'_>) -> Action {
        if pick(2) == 0
            && let Some(Play { card, target }) = sample_card(&self.cards, pick)
        {
            return Action::Play { card, target };
        }
        if self.moves.is_empty() || pick(3) == 0 {
            return Action::Done;
        }
        let option = &self.moves[pick(self.moves.len() as u32) as usize];
        let count = 1 + pick(option.units.count() - 1);
        let units = if pick(2) == 0 {
            option.units.first(count)
        } else {
            let commanders = option.units.commanders.iter().take(count as usize).collect();
            let some = Units { mods: 0, commanders };
            some.plus(Units::of_mods((count - some.count()).min(option.units.mods)))
        };
        Action::Fortify { from: option.from, to: one_of(option.to, pick), units }
    }

    fn perform(&self, tx: &mut Transaction<'_>, by: Seat, answer: &Action) {
        if let Action::Fortify { from, to, units } = answer {
            tx.emit_public(Fortified { seat: by, from: *from, to: *to, units: *units });
        } else if let Action::Play { card, target } = answer {
            let play = Play { card: *card, target: target.clone() };
            let cost = command_cards::playing::cost(&tx.game, *card);
            command_cards::playing::play(tx, by, &play, cost);
        } else if *answer == Action::Done {
            turn::end(tx, by);
        } else {
            gift::perform(tx, by, answer);
        }
    }
}

/// Units moved along own territories.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fortified {
    /// The seat.
    pub seat: Seat,
    /// The territory that they left.
    pub from: TerritoryId,
    /// The territory that they reached.
    pub to: TerritoryId,
    /// The units.
    pub units: Units,
}

impl Recorded<Y2210> for Fortified {
    fn record(&self, game: &mut Game) {
        game.state.shift(self.from, self.to, self.units);
        game.state.facts.moves = game.state.facts.moves.saturating_sub(1);
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::BoardChanged)
    }
}
