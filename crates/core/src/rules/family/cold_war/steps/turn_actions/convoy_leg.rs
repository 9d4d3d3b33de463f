//! Legs of convoys: up to three armies of one state go up to three states far; leave for the stop, interceptions on the way,
//! arrival (R3-20, R3-26, A3-17, A3-18, A3-32, A3-33, A3-50, A3-52, A3-63).

use super::super::super::deals::Permission;
use super::super::super::launch_alarms::Happened;
use super::super::super::war_refusals::NoWar;
use super::super::super::{
    Armies, Asked, CONVOY, ColdWar, Game, LEG, Leave, LegStage, Menu, PendingLeg, Transaction, Transit, Why,
    deal_rules, paths, war_price,
};
use super::super::consent;
use super::super::passage::Passage;
use super::super::{PayWar, intercept_invasion};
use crate::rules::bitset::TerritorySet;
use crate::rules::engine::{Milestone, Pick, Recorded};
use crate::rules::ids::{Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// Maximum number of borders of a leg (R3-26).
pub const MOST: u32 = Transit::Convoy { armies: CONVOY }.range();

/// What the player can send.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LegOptions {
    /// His armies, by state.
    pub armies: Vec<(TerritoryId, Armies)>,
    /// States that nobody enters (R3-34).
    pub closed: TerritorySet,
    /// States that he holds: a step between two of them may be free (A3-17).
    pub own: TerritorySet,
    /// Whether it is.
    pub free_step: bool,
    /// All states that he doesn't hold and that aren't closed, as a stop.
    pub stops: Vec<Stop>,
}

/// A state as a stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Stop {
    /// The state.
    pub at: TerritoryId,
    /// Whose leave is needed.
    pub leave: StopLeave,
    /// What a war there costs the player.
    pub price: u32,
}

/// Whether leave is needed for a stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum StopLeave {
    /// None: nobody else has armies there, or its war is free to the player (A3-18, A3-49).
    Free,
    /// It is asked of all who have armies there (A3-32).
    Asked,
    /// It was refused in this turn (A3-50), or never is given, as between the superpowers (A3-22): only a war opens the state.
    Refused,
}

/// Whether the player needs leave for a stop.
fn stop_leave(game: &Game, at: TerritoryId, seat: Seat) -> StopLeave {
    let opponents = war_price::opponents(game, at, seat);
    if opponents.is_empty() || war_price::enters_freely(game, at, seat) {
        StopLeave::Free
    } else if opponents.iter().any(|other| game.banned(seat, other))
        || deal_rules::refused(game, seat, Permission::Stop, at)
    {
        StopLeave::Refused
    } else {
        StopLeave::Asked
    }
}

/// What the player can send.
pub(super) fn options(game: &Game, seat: Seat) -> LegOptions {
    let (closed, own) = (game.state.mushrooms(), game.state.controlled(seat));
    let armies = game.state.own(seat);
    let others =
        game.board().ids().filter(|at| !armies.is_empty() && !closed.contains(*at) && !own.contains(*at));
    let stop = |at| Stop { at, leave: stop_leave(game, at, seat), price: war_price::price(game, at, seat) };
    LegOptions {
        closed,
        own,
        free_step: game.options().free_step.on(),
        stops: others.map(stop).collect(),
        armies,
    }
}

/// What a leg itself costs, by whether a step between two own states is free (R3-26, A3-17).
fn leg_cost(own: TerritorySet, free_step: bool, from: TerritoryId, path: &[TerritoryId]) -> u32 {
    let step = matches!(path, [to] if own.contains(*to) && own.contains(from));
    if free_step && step { 0 } else { LEG }
}

impl LegOptions {
    /// What the leg itself costs (R3-26, A3-17).
    pub fn cost(&self, from: TerritoryId, path: &[TerritoryId]) -> u32 {
        leg_cost(self.own, self.free_step, from, path)
    }

    /// Checks a leg.
    pub(super) fn check(
        &self,
        money: u32,
        (from, armies): (TerritoryId, Armies),
        path: &[TerritoryId],
        war: bool,
    ) -> Result<(), NoWar> {
        if armies.is_empty() {
            return Err(NoWar::NoArmies);
        }
        if armies.interceptors > 0 {
            return Err(NoWar::Fixed);
        }
        if armies.count() > CONVOY {
            return Err(NoWar::Convoy { armies: armies.count(), most: CONVOY });
        }
        let there = self.armies.iter().find(|(at, _)| *at == from).map_or(Armies::NONE, |(_, own)| *own);
        if !there.covers(armies) {
            return Err(NoWar::NotThere { at: from, armies: there });
        }
        let to = path.last().copied().filter(|_| paths::is_way(from, path, MOST, self.closed));
        let to = to.ok_or(NoWar::NoWay { from, most: MOST })?;
        let stop = self.stops.iter().find(|stop| stop.at == to);
        let mut cost = self.cost(from, path);
        match (stop, war) {
            (None, true) => return Err(NoWar::NoWarThere { at: to }),
            (Some(stop), true) => cost += stop.price,
            (Some(Stop { leave: StopLeave::Refused, .. }), false) => {
                return Err(NoWar::StopRefused { at: to });
            }
            (Some(_) | None, false) => {}
        }
        if cost > money { Err(NoWar::Money { cost, money }) } else { Ok(()) }
    }

    /// A random leg, not always one that is offered.
    pub(super) fn sample(&self, pick: Pick<'_>) -> Option<(TerritoryId, Armies, Vec<TerritoryId>)> {
        let (from, armies) = *self.armies.get(pick(self.armies.len().max(1) as u32) as usize)?;
        let mut some = Armies::NONE;
        for (army, number) in armies.mobile().iter() {
            let room = CONVOY - some.count();
            some = some.plus(Armies::of(army, pick(number.min(room) + 1)));
        }
        Some((from, some, paths::random(from, MOST, self.closed, pick)))
    }
}

/// The reason for a leg that is not on the menu: between the superpowers leave was not refused, it is never asked (A3-22).
pub(super) fn reason(game: &Game, seat: Seat, why: Why) -> Why {
    let refused = if let Why::War(NoWar::StopRefused { at }) = &why { Some(*at) } else { None };
    let rival = refused.and_then(|at| deal_rules::rival(game, seat, at));
    rival.map_or(why, |seat| Why::Superpowers { seat })
}

/// Begins a leg.
pub(super) fn perform(
    tx: &mut Transaction<'_>,
    seat: Seat,
    (from, armies): (TerritoryId, Armies),
    path: &[TerritoryId],
    war: bool,
) {
    let game = &tx.game;
    let Some(to) = path.last().copied() else { return };
    let money = leg_cost(game.state.controlled(seat), game.options().free_step.on(), from, path);
    let leave = war || stop_leave(game, to, seat) != StopLeave::Asked;
    let war = war.then(|| war_price::price(game, to, seat));
    tx.emit_public(LegBegan { seat, from, armies, path: path.to_vec(), money, war, leave: !leave });
}

impl PendingLeg {
    pub(in super::super::super) fn asked(&self, game: &Game) -> Asked {
        match self.stage {
            LegStage::Leave | LegStage::Moving { .. } => Asked::Nothing,
            LegStage::Refused => {
                let money = game.state.seat(self.seat).money.saturating_sub(self.money);
                let cost = war_price::price(game, self.stop(), self.seat);
                Asked::One(self.seat, Menu::PayWar(PayWar { at: self.stop(), cost, money }))
            }
            LegStage::Asking { place, owner, .. } => self.passage().asked(game, place, owner),
        }
    }

    /// The leave that the stop needs.
    fn leave(&self) -> Leave {
        Leave {
            seat: self.seat,
            what: Permission::Stop,
            at: self.stop(),
            armies: self.armies,
            from: Some(self.from),
            money: 0,
        }
    }

    pub(in super::super::super) fn go_on(&self, tx: &mut Transaction<'_>) -> bool {
        match self.stage {
            LegStage::Leave => {
                consent::ask(tx, self.leave());
                true
            }
            // Leave by a deal ends a no (A3-50, A3-73).
            LegStage::Refused => {
                let given = !deal_rules::refused(&tx.game, self.seat, Permission::Stop, self.stop());
                if given {
                    consent::ask(tx, self.leave());
                }
                given
            }
            // So does leave to pass.
            LegStage::Asking { place, owner, .. } => {
                let passes = self.passage().let_pass(&tx.game, place, owner);
                let given = passes.is_some();
                passes.into_iter().for_each(|passes| tx.emit_public(passes));
                given
            }
            LegStage::Moving { next, guest } => {
                match self.passage().opposed(&tx.game, next, self.passed()) {
                    Some(opened) => tx.emit_public(opened),
                    None => self.arrive(tx, guest),
                }
                true
            }
        }
    }

    /// Whether the stop is paid as a war; a war that is free to the player is not (A3-49).
    fn pays_for_war(&self) -> bool {
        self.war.is_some_and(|money| money > 0)
    }

    /// Number of states that it passes. The last state of a leg that is paid as a war is no transit (A3-30).
    fn passed(&self) -> usize {
        self.path.len() - usize::from(self.pays_for_war())
    }

    fn passage(&self) -> Passage<'_> {
        let what = Transit::Convoy { armies: self.armies.count() };
        Passage { by: self.seat, what, armies: self.armies, from: self.from, path: &self.path }
    }

    fn arrive(&self, tx: &mut Transaction<'_>, guest: bool) {
        let to = self.stop();
        tx.emit_public(LegArrived {
            seat: self.seat,
            from: self.from,
            to,
            armies: self.armies,
            money: self.money,
            war: self.war,
            guest,
        });
        if self.pays_for_war() {
            intercept_invasion::open(tx, self.seat, to, self.armies);
        }
    }
}

/// A convoy set out (R3-26).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LegBegan {
    /// The player.
    pub seat: Seat,
    /// Where it begins.
    pub from: TerritoryId,
    /// The armies.
    pub armies: Armies,
    /// The states of the way, the stop last.
    pub path: Vec<TerritoryId>,
    /// What the leg costs on arrival.
    pub money: u32,
    /// What the war at the stop costs, if it enters as an enemy.
    pub war: Option<u32>,
    /// Whether leave for the stop is needed.
    pub leave: bool,
}

impl Recorded<ColdWar> for LegBegan {
    fn record(&self, game: &mut Game) {
        let stage = if self.leave { LegStage::Leave } else { LegStage::Moving { next: 0, guest: false } };
        game.state.interrupt(PendingLeg {
            seat: self.seat,
            from: self.from,
            armies: self.armies,
            path: self.path.clone(),
            money: self.money,
            war: self.war,
            stage,
        });
    }
}

/// A convoy arrived, and the leg is paid (R3-26, A3-33).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LegArrived {
    /// The player.
    pub seat: Seat,
    /// Where it began.
    pub from: TerritoryId,
    /// Where it stopped.
    pub to: TerritoryId,
    /// The armies.
    pub armies: Armies,
    /// What the leg cost.
    pub money: u32,
    /// What the war cost, if it entered as an enemy.
    pub war: Option<u32>,
    /// Whether it stopped by leave: then it is a guest there in this turn (A3-52).
    pub guest: bool,
}

impl Recorded<ColdWar> for LegArrived {
    fn record(&self, game: &mut Game) {
        game.state.end_leg();
        let Self { seat, from, to, armies, .. } = *self;
        game.state.pay(seat, self.money);
        if let Some(war) = self.war {
            war_price::record_entry(game, to, seat, war);
        }
        game.state.alarms.raise(Happened::Stop, seat, to);
        carry_declared(game, self);
        game.state.at_mut(from).remove(seat, armies);
        game.state.place(seat, to, armies);
        game.state.forget_gone(seat, from);
        if self.guest {
            game.state.facts.guest.insert(to);
        }
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::BoardChanged)
    }
}

/// Armies that have moved by declaration in this turn are known where they go; those that have not go first (A3-49).
fn carry_declared(game: &mut Game, leg: &LegArrived) {
    let own = game.state.at(leg.from).of(leg.seat);
    let declared = &mut game.state.facts.declared;
    let Some((_, there)) = declared.iter_mut().find(|(at, _)| *at == leg.from) else { return };
    let gone = leg.armies.minus(own.minus(*there));
    *there = there.minus(gone);
    declared.retain(|(_, armies)| !armies.is_empty());
    if gone.is_empty() {
        return;
    }
    match declared.iter_mut().find(|(at, _)| *at == leg.to) {
        Some((_, armies)) => *armies = armies.plus(gone),
        None => declared.push((leg.to, gone)),
    }
}

/// A convoy was taken back before it moved (A3-32).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LegCancelled {
    /// The player.
    pub seat: Seat,
    /// Where it stands.
    pub from: TerritoryId,
    /// Where it wanted to stop.
    pub to: TerritoryId,
}

impl Recorded<ColdWar> for LegCancelled {
    fn record(&self, game: &mut Game) {
        game.state.end_leg();
    }
}
