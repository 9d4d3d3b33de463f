//! The `Hire` step (T2): commanders and stations, one after another until done (R1-22, R1-23, A1-5, A1-62).

use super::super::board_events::may_build;
use super::super::state::options;
use super::super::turn::{StepBegan, TurnStep};
use super::super::{Action, AskKind, Commander, Commanders, Game, Piece, Transaction, Units, Why, Y2210};
use super::answer_checks::own;
use super::gift;
use super::gift::GiftOption;
use crate::rules::bitset::TerritorySet;
use crate::rules::board::Kind;
use crate::rules::engine::random_answer::one_of;
use crate::rules::engine::{Milestone, Pick, Recorded, Step};
use crate::rules::ids::{Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// [`Action::Hire`] one of `commanders`, [`Action::Build`] at one of `sites`, or [`Action::Done`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Hire {
    /// Own territories.
    pub own: TerritorySet,
    /// Commanders that can be hired and paid.
    pub commanders: Commanders,
    /// Own territories where a station can be built and paid.
    pub sites: TerritorySet,
    /// A gift that may be made.
    pub gift: Option<GiftOption>,
}

/// The own territories where the seat may build, whether it can pay or not.
fn sites(game: &Game, seat: Seat) -> TerritorySet {
    let sites = may_build(game, seat);
    if options(game).station_anywhere.on() {
        return sites;
    }
    sites.intersection(game.board().of_kind(Kind::Land))
}

/// Cost of a commander (R1-22).
const COMMANDER: u32 = Piece::Commander(Commander::Land).cost();

impl Hire {
    pub(in super::super) fn ask(game: &Game, seat: Seat) -> Self {
        let energy = game.state.seat(seat).energy;
        let all: Commanders = Commander::ALL.into_iter().collect();
        let free = all.difference(game.state.commanders(seat));
        Self {
            own: game.state.own(seat),
            commanders: if energy >= COMMANDER { free } else { Commanders::NONE },
            sites: if energy >= Piece::Station.cost() { sites(game, seat) } else { TerritorySet::EMPTY },
            gift: gift::option(game, seat),
        }
    }
}

fn afford(game: &Game, seat: Seat, needed: u32) -> Result<(), Why> {
    let energy = game.state.seat(seat).energy;
    if energy >= needed { Ok(()) } else { Err(Why::Energy { needed, energy }) }
}

fn check_hire(game: &Game, seat: Seat, commander: Commander, at: TerritoryId) -> Result<(), Why> {
    own(game, seat, at)?;
    if let Some(there) = game.state.whereabouts(seat, commander) {
        return Err(Why::CommanderInPlay { commander, at: there });
    }
    afford(game, seat, COMMANDER)
}

fn check_build(game: &Game, seat: Seat, at: TerritoryId) -> Result<(), Why> {
    own(game, seat, at)?;
    if game.state.at(at).station {
        return Err(Why::StationThere { at });
    }
    if may_build(game, seat).is_empty() {
        return Err(Why::NoStationLeft);
    }
    if !sites(game, seat).contains(at) {
        return Err(Why::NotLand { at });
    }
    afford(game, seat, Piece::Station.cost())
}

impl Step<Y2210> for Hire {
    fn check(&self, game: &Game, seat: Seat, answer: &Action) -> Result<(), Why> {
        if let Action::Hire { commander, at } = answer {
            return check_hire(game, seat, *commander, *at);
        }
        if let Action::Build { at } = answer {
            return check_build(game, seat, *at);
        }
        let other = *answer == Action::Done || gift::offers(self.gift.as_ref(), answer);
        if other { Ok(()) } else { Err(gift::why_not(game, seat, AskKind::Hire, answer)) }
    }

    fn offers(&self, answer: &Action) -> bool {
        if let Action::Hire { commander, at } = answer {
            return self.commanders.contains(*commander) && self.own.contains(*at);
        }
        if let Action::Build { at } = answer {
            return self.sites.contains(*at);
        }
        *answer == Action::Done || gift::offers(self.gift.as_ref(), answer)
    }

    fn default(&self, _game: &Game, _seat: Seat) -> Action {
        Action::Done
    }

    fn only_answer(&self, _game: &Game, _seat: Seat) -> Option<Action> {
        let nothing = self.commanders.is_empty() && self.sites.is_empty() && self.gift.is_none();
        nothing.then_some(Action::Done)
    }

    fn sample(&self, pick: Pick<'_>) -> Action {
        if !self.sites.is_empty() && pick(3) == 0 {
            return Action::Build { at: one_of(self.sites, pick) };
        }
        if self.commanders.is_empty() || pick(3) == 0 {
            return Action::Done;
        }
        let chosen = self.commanders.iter().nth(pick(self.commanders.len()) as usize);
        let at = one_of(self.own, pick);
        chosen.map_or(Action::Done, |commander| Action::Hire { commander, at })
    }

    fn perform(&self, tx: &mut Transaction<'_>, by: Seat, answer: &Action) {
        if let Action::Hire { commander, at } = answer {
            tx.emit_public(Hired { seat: by, commander: *commander, at: *at, cost: COMMANDER });
        } else if let Action::Build { at } = answer {
            tx.emit_public(Built { seat: by, at: *at, cost: Piece::Station.cost() });
        } else if *answer == Action::Done {
            tx.emit_public(StepBegan { seat: by, step: TurnStep::Buy });
        } else {
            gift::perform(tx, by, answer);
        }
    }
}

/// A commander was hired (R1-22).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hired {
    /// The seat.
    pub seat: Seat,
    /// The commander.
    pub commander: Commander,
    /// The territory.
    pub at: TerritoryId,
    /// Energy paid.
    pub cost: u32,
}

impl Recorded<Y2210> for Hired {
    fn record(&self, game: &mut Game) {
        game.state.pay(self.seat, self.cost);
        game.state.field[self.at.index()].add(Units::of_commander(self.commander));
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::BoardChanged)
    }
}

/// A station was built (R1-23).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Built {
    /// The seat.
    pub seat: Seat,
    /// The territory.
    pub at: TerritoryId,
    /// Energy paid.
    pub cost: u32,
}

impl Recorded<Y2210> for Built {
    fn record(&self, game: &mut Game) {
        game.state.pay(self.seat, self.cost);
        game.state.field[self.at.index()].station = true;
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::BoardChanged)
    }
}
