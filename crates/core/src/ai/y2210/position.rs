//! The position as one seat evaluates it: own territories, the links that it can use, threats, prizes. Built anew for each
//! question.

use super::target_value;
use crate::ai::persona::Persona;
use crate::rules::board::{Condition, Kind, Topology};
use crate::rules::y2210::{Commander, Commanders, Occupation, Own, View};
use crate::rules::{Board, Holder, Seat, TerritoryId, TerritorySet};

/// The years of a game (R1-49).
pub(super) const YEARS: u32 = 5;

/// The view of one seat with its evaluation.
pub(super) struct Position<'a> {
    pub(super) view: &'a View,
    pub(super) board: &'static Board,
    pub(super) seat: Seat,
    pub(super) persona: Persona,
    /// Own territories.
    pub(super) mine: TerritorySet,
    /// Own commanders in play, and those that can be hired before the invasions.
    pub(super) commanders: Commanders,
    /// The links over which the seat can invade with these commanders.
    pub(super) map: Topology<'static>,
    /// Years after this one.
    pub(super) years: f64,
    /// Value of one MOD, in points.
    pub(super) unit: f64,
    /// Value of capturing each territory, in points.
    pub(super) prizes: Vec<f64>,
    /// Units that could attack each territory before the seat's next turn: the largest force, and half of the others.
    threats: Vec<f64>,
}

impl<'a> Position<'a> {
    pub(super) fn new(view: &'a View, seat: Seat, persona: Persona) -> Self {
        let commanders = view.seat(seat).commanders;
        let board = view.map();
        let mine = held(view, seat);
        let years = f64::from(YEARS.saturating_sub(view.year().max(1)));
        let threats = threats(view, seat);
        let last = years < 0.5 && later(view, seat).is_empty();
        let mut position = Self {
            view,
            board,
            seat,
            persona,
            mine,
            commanders,
            map: links(view, seat, commanders),
            years,
            unit: if last { 0.01 } else { 0.1 + 0.1 * years },
            prizes: Vec::new(),
            threats,
        };
        position.prizes = target_value::prizes(&position);
        position
    }

    /// The same position as if these commanders were in play: threats and prizes don't depend on them.
    pub(super) fn with(&self, commanders: Commanders) -> Self {
        Self {
            commanders,
            map: links(self.view, self.seat, commanders),
            prizes: self.prizes.clone(),
            threats: self.threats.clone(),
            ..*self
        }
    }

    pub(super) fn at(&self, at: TerritoryId) -> Occupation {
        self.view.at(at)
    }

    pub(super) fn units(&self, at: TerritoryId) -> u32 {
        self.at(at).units.count()
    }

    pub(super) fn kind(&self, at: TerritoryId) -> Kind {
        self.board.territory(at).kind
    }

    pub(super) fn prize(&self, at: TerritoryId) -> f64 {
        self.prizes[at.index()]
    }

    pub(super) fn threat(&self, at: TerritoryId) -> f64 {
        self.threats[at.index()]
    }

    pub(super) fn own(&self) -> Option<&'a Own> {
        self.view.own.as_ref()
    }

    /// The seat's energy.
    pub(super) fn energy(&self) -> u32 {
        self.view.seat(self.seat).energy
    }

    /// Territories of others, or of nobody, that can be invaded from there.
    pub(super) fn targets(&self, from: TerritoryId) -> TerritorySet {
        self.map.exits(from).difference(self.mine)
    }

    /// The share of a territory's value that remains, with so many units against what threatens it.
    pub(super) fn hold(&self, at: TerritoryId, units: f64) -> f64 {
        let threat = self.threat(at);
        if threat < 0.5 {
            return 1.0;
        }
        let ratio = (units / (threat + 0.5)).powf(1.5);
        0.35 + 0.65 * ratio / (1.0 + ratio)
    }

    /// The commanders there that roll eight-sided dice in an invasion of `to` (R1-24).
    pub(super) fn strong(&self, commanders: Commanders, from: TerritoryId, to: TerritoryId) -> u32 {
        let (from, to) = (self.kind(from), self.kind(to));
        commanders.iter().filter(|one| one.attack_sides(from, to) == 8).count() as u32
    }
}

/// The territories of a seat.
pub(super) fn held(view: &View, seat: Seat) -> TerritorySet {
    TerritorySet::of_flags(view.territories.iter().map(|held| held.holder == Holder::Seat(seat)))
}

/// The other players whose turns come later in this year.
pub(super) fn later(view: &View, seat: Seat) -> Vec<Seat> {
    let now = view.order.iter().position(|one| Some(*one) == view.on_turn);
    let first = now.map_or(0, |now| if view.on_turn == Some(seat) { now + 1 } else { now });
    view.order.iter().skip(first).copied().filter(|one| *one != seat && view.seat(*one).alive).collect()
}

/// The links over which a seat can invade with these commanders (R1-41, R1-42).
fn links(view: &View, seat: Seat, commanders: Commanders) -> Topology<'static> {
    let board = view.map();
    let mut map = Topology::new(board).without(view.devastated);
    let naval = commanders.contains(Commander::Naval);
    if naval {
        map = map.with_all(Condition::Naval);
    }
    if commanders.contains(Commander::Space) {
        let moon = board.of_kind(Kind::Moon);
        let mut sites = view.seat(seat).stations.difference(moon);
        if !naval {
            sites = sites.difference(board.of_kind(Kind::Sea));
        }
        let landing = board.group("landing_sites").unwrap_or_default();
        map = map.with_all(Condition::Space).with(Condition::Launch, sites, landing);
        map = map.with(Condition::InvadeEarth, moon, view.turn.invade_earth);
    }
    map
}

/// What could attack each territory before the seat's next turn.
fn threats(view: &View, seat: Seat) -> Vec<f64> {
    let mut found = vec![(0.0_f64, 0.0_f64); view.territories.len()];
    // In the last year only those can still attack whose turn is to come.
    let rivals = if view.year() >= YEARS {
        later(view, seat)
    } else {
        view.seats.iter().map(|one| one.seat).filter(|one| *one != seat).collect()
    };
    for rival in rivals {
        let map = links(view, rival, view.seat(rival).commanders);
        for (at, held) in view.territories.iter().enumerate() {
            if held.holder != Holder::Seat(rival) || held.units.count() < 2 {
                continue;
            }
            let force = f64::from(held.units.count() - 1);
            for to in map.exits(TerritoryId(at as u8)).iter() {
                let (largest, all) = &mut found[to.index()];
                *largest = largest.max(force);
                *all += force;
            }
        }
    }
    found.into_iter().map(|(largest, all)| largest + (all - largest) / 2.0).collect()
}
