//! The `Launch` step: a question that is always open to owners of nuclear weapons and that nobody waits for (R3-34, A3-25,
//! A3-42, A3-43, A3-54, A3-72).

use super::super::launch_alarms::Alarm;
use super::super::missile_impact::Blasted;
use super::super::options::{BombController, Launches};
use super::super::war_refusals::NoWar;
use super::super::{
    Action, Armies, Army, AskKind, Asked, BLAST_CARDS, ColdWar, FlightStage, Game, PIECE_CARDS,
    PendingFlight, Transaction, Transit, Weapon, Why, paths,
};
use super::answer_checks::not_now;
use super::passage::Passage;
use super::refugee_pieces;
use crate::rules::bitset::TerritorySet;
use crate::rules::engine::{Milestone, Pick, Recorded, Step};
use crate::rules::ids::{Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// [`Action::Launch`] of one of the weapons; [`Action::Pass`] does nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Launch {
    /// The player.
    pub seat: Seat,
    /// His weapons.
    pub weapons: Arsenal,
    /// What has happened that orders to launch react to (A3-42).
    pub alarms: Vec<Alarm>,
}

/// A player's nuclear weapons and what they can't be aimed at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Arsenal {
    /// The weapons, by state.
    pub armies: Vec<(TerritoryId, Armies)>,
    /// Nuked states: no targets, but missiles fly over them.
    pub nuked: TerritorySet,
}

impl Arsenal {
    /// The weapons of a player.
    pub(in super::super) fn of(game: &Game, seat: Seat) -> Self {
        let only = |armies: Armies| Armies { light: armies.light, heavy: armies.heavy, ..Armies::NONE };
        let own = game.state.own(seat).into_iter().map(|(at, armies)| (at, only(armies)));
        Self { armies: own.filter(|(_, armies)| !armies.is_empty()).collect(), nuked: game.state.mushrooms() }
    }

    /// Checks a launch: a way of borders within range, or the state where the weapon stands (A3-25, A3-74).
    pub(super) fn check(&self, from: TerritoryId, weapon: Weapon, path: &[TerritoryId]) -> Result<(), NoWar> {
        let there = self.armies.iter().find(|(at, _)| *at == from);
        if there.is_none_or(|(_, armies)| armies.weapons(weapon) == 0) {
            return Err(NoWar::NoWeapon { at: from, weapon });
        }
        let most = weapon.range();
        if path != [from] && !paths::is_way(from, path, most, TerritorySet::EMPTY) {
            return Err(NoWar::NoWay { from, most });
        }
        match path.last() {
            Some(at) if self.nuked.contains(*at) => Err(NoWar::Nuked { at: *at }),
            _ => Ok(()),
        }
    }

    /// A random launch; mostly none.
    pub(super) fn sample(&self, pick: Pick<'_>) -> Action {
        let one = self.armies.get(pick(8 * self.armies.len().max(1) as u32) as usize);
        let Some((from, armies)) = one else { return Action::Pass };
        let weapon = if armies.heavy > 0 { Weapon::Heavy } else { Weapon::Light };
        let path = if pick(16) == 0 {
            vec![*from]
        } else {
            paths::random(*from, weapon.range(), TerritorySet::EMPTY, pick)
        };
        match self.check(*from, weapon, &path) {
            Ok(()) => Action::Launch { from: *from, weapon, path },
            Err(_) => Action::Pass,
        }
    }

    #[allow(clippy::wildcard_enum_match_arm, reason = "the menu offers no other answer")]
    pub(super) fn why(&self, kind: AskKind, answer: &Action) -> Result<(), Why> {
        match answer {
            Action::Pass => Ok(()),
            Action::Launch { from, weapon, path } => Ok(self.check(*from, *weapon, path)?),
            _ => Err(not_now(kind, answer)),
        }
    }
}

/// Whether something has happened for which another player may launch in this turn (A3-42, A3-75).
pub(super) fn is_alarmed(game: &Game, on_turn: Seat) -> bool {
    let at_any_time = game.options().launch == Launches::Free;
    at_any_time
        && !game.state.alarms.0.is_empty()
        && game.state.weapon_owners().iter().any(|seat| *seat != on_turn)
}

impl Launch {
    /// The question to a player; `None` if he has no weapon.
    pub(in super::super) fn ask(game: &Game, seat: Seat) -> Option<Self> {
        let ask = || Self { seat, weapons: Arsenal::of(game, seat), alarms: game.state.alarms.0.clone() };
        game.state.has_weapon(seat).then(ask)
    }
}

impl Step<ColdWar> for Launch {
    fn check(&self, _game: &Game, _seat: Seat, answer: &Action) -> Result<(), Why> {
        self.weapons.why(AskKind::Launch, answer)
    }

    fn offers(&self, answer: &Action) -> bool {
        self.weapons.why(AskKind::Launch, answer).is_ok()
    }

    fn default(&self, _game: &Game, _seat: Seat) -> Action {
        Action::Pass
    }

    fn only_answer(&self, _game: &Game, _seat: Seat) -> Option<Action> {
        None
    }

    fn sample(&self, pick: Pick<'_>) -> Action {
        self.weapons.sample(pick)
    }

    fn perform(&self, tx: &mut Transaction<'_>, by: Seat, answer: &Action) {
        if let Action::Launch { from, weapon, path } = answer {
            tx.emit_public(Launched { seat: by, from: *from, weapon: *weapon, path: path.clone() });
        }
    }
}

impl PendingFlight {
    pub(in super::super) fn asked(&self, game: &Game) -> Asked {
        match self.stage {
            FlightStage::Asking { place, owner } => self.passage().asked(game, place, owner),
            FlightStage::Flying { .. } => Asked::Nothing,
        }
    }

    fn passage(&self) -> Passage<'_> {
        let armies = Armies::from(Army::Nuclear(self.weapon));
        let what = Transit::Missile(self.weapon);
        Passage { by: self.seat, what, armies, from: self.from, path: &self.path }
    }

    /// Goes on to the next state with interceptors of another, or explodes.
    pub(in super::super) fn go_on(&self, tx: &mut Transaction<'_>) -> bool {
        let FlightStage::Flying { next } = self.stage else { return false };
        match self.passage().opposed(&tx.game, next, self.path.len()) {
            Some(opened) => tx.emit_public(opened),
            None => explode(tx, self.seat, self.target()),
        }
        true
    }
}

/// The missile explodes: everything there is gone, and its last controller loses three cards (R3-34, A3-27, A3-54).
fn explode(tx: &mut Transaction<'_>, by: Seat, at: TerritoryId) {
    let state = tx.state();
    let place = state.at(at);
    let cards = |seat: Seat, most: u32| state.seat(seat).population.min(most);
    let refugees: Vec<(Seat, u32, u32)> =
        place.refugees.iter().map(|(seat, n)| (*seat, *n, cards(*seat, n * PIECE_CARDS))).collect();
    let payer = match tx.game.options().bomb_controller {
        BombController::TurnEnd => place.turn_end_controller,
        BombController::AtOnce => place.last_controller,
    };
    let lost = |seat: Seat| {
        let gone: u32 = refugees.iter().filter(|(other, ..)| *other == seat).map(|(.., cards)| cards).sum();
        (seat, state.seat(seat).population.saturating_sub(gone).min(BLAST_CARDS))
    };
    let blast = Blasted {
        at,
        by,
        armies: place.armies.clone(),
        interceptors: place.interceptors,
        cards: payer.map(lost),
        refugees,
    };
    tx.emit_public(blast);
    refugee_pieces::fit_all(tx);
}

/// A nuclear weapon was launched: it is used up (R3-34, A3-25).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Launched {
    /// The player.
    pub seat: Seat,
    /// Where it stood.
    pub from: TerritoryId,
    /// The weapon.
    pub weapon: Weapon,
    /// Its way, the target last.
    pub path: Vec<TerritoryId>,
}

impl Recorded<ColdWar> for Launched {
    fn record(&self, game: &mut Game) {
        let (seat, from, weapon) = (self.seat, self.from, self.weapon);
        game.state.lose(seat, from, Armies::from(Army::Nuclear(weapon)));
        game.state.launch_since = game.seq + 1;
        if let Some(target) = self.path.last() {
            game.state.alarms.spend(seat, *target);
        }
        let stage = FlightStage::Flying { next: 0 };
        game.state.interrupt(PendingFlight { seat, from, weapon, path: self.path.clone(), stage });
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::BoardChanged)
    }
}
