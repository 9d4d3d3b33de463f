//! What a scene is made from besides a view: its texts, the people, and the changes since the last picture.

use crate::board::palette::Tint;
use crate::fonts::display_name::legible;
use crate::scene::pieces::{AltTerm, Flight, Flying};
use crate::scene::{Arrow, ArrowKind};
use casus_belli_core::rules::{Common, Holder, Placement, Score, Seat, TerritoryId, Waiting};
use std::collections::BTreeMap;

/// The texts of a picture, in its language.
pub trait Words {
    /// Title below the compass rose, e.g. "ROUND 7". Should have fewer than 20 characters.
    fn title(&self) -> String;
    /// Subtitle, e.g. "Ilaria attacks Brazil". Cut at about 40 characters.
    fn line(&self) -> String;
    /// Holdings of a player, e.g. "7 territories · 28 armies". Should have fewer than 35 characters.
    fn holdings(&self, territories: u32, armies: u32) -> String;
    /// The name of the two-player game's third army.
    fn neutral(&self) -> String;
    /// Texts for the viewer's objective and cards on a private picture.
    fn own(&self) -> OwnWords;
    /// Name of a piece, ruin or stock for the alt text: "land commander", "energy".
    fn told(&self, what: AltTerm) -> String;
}

/// Texts for the viewer's objective and cards.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OwnWords {
    /// Heading of the objective, e.g. "Your objective".
    pub goal: String,
    /// The viewer's objective; empty if there is none.
    pub objective: String,
    /// Heading of the cards, e.g. "Your cards".
    pub cards: String,
    /// Name of a card without territory.
    pub joker: String,
}

/// A person at a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The display name, as received.
    pub name: String,
    /// Text to draw if the name can't be drawn: the name of the seat's colour.
    pub instead: String,
}

/// The name of a seat's player as drawn; the seat's number if nobody is there.
pub(super) fn name_of(people: &[Person], seat: Seat) -> String {
    let number = || format!("{}", seat.0 + 1);
    people.get(seat.index()).map_or_else(number, |person| legible(&person.name, &person.instead))
}

/// Whether a seat's entry is highlighted: the winners', else that of the seat on turn, else those of the seats waited for.
pub(super) fn lit(view: &Common, seat: Seat) -> bool {
    match (&view.outcome, view.on_turn, &view.waiting) {
        (Some(outcome), ..) => outcome.winners.contains(&seat),
        (None, Some(on_turn), _) => on_turn == seat,
        (None, None, Waiting::For(all)) => all.iter().any(|waited| waited.seat == seat),
        (None, None, Waiting::Nobody | Waiting::Sealed { .. }) => false,
    }
}

/// The seats of a legend: when the game is over by place, as in the final table; else in the given order.
pub(super) fn by_place(view: &Common, mut order: Vec<Seat>) -> Vec<Seat> {
    order.sort_by_key(|seat| score(view, *seat).map(|score| (score.place, *seat)));
    order
}

/// The score of a seat when the game is over.
pub(super) fn score(view: &Common, seat: Seat) -> Option<&Score> {
    view.outcome.as_ref()?.scores.iter().find(|score| score.seat == seat)
}

/// Changes since the last picture.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Since {
    pub(super) gained: BTreeMap<TerritoryId, u32>,
    pub(super) lost: BTreeMap<TerritoryId, u32>,
    pub(super) arrows: Vec<(TerritoryId, TerritoryId, Seat, ArrowKind)>,
    /// Number of attacks before those whose arrows are kept.
    pub(super) before: u32,
    /// All captured territories, with or without an arrow; the latest is last.
    pub(super) captured: Vec<TerritoryId>,
    /// Territories that became ruins or were hit from far away.
    pub(super) struck: Vec<TerritoryId>,
    /// Convoys and missiles, oldest first.
    pub(super) flown: Vec<Flown>,
    /// Who came to or fought in which state: what he then controls, he has captured.
    pub(super) claims: Vec<(Seat, TerritoryId)>,
    /// Whether the latest events are strikes from far away.
    pub(super) bombing: bool,
}

/// A convoy or a missile since the last picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Flown {
    seat: Seat,
    what: Flying,
    path: Vec<TerritoryId>,
    stopped: bool,
}

/// Maximum number of convoys and missiles on a picture; the oldest are left out.
const MOST_FLOWN: usize = 6;

impl Since {
    /// Adds a convoy or a missile. A convoy's next leg continues the way of the last one if it begins where that ended.
    pub(super) fn fly(&mut self, seat: Seat, what: Flying, path: Vec<TerritoryId>) {
        let goes_on = |last: &&mut Flown| {
            let ground = matches!(what, Flying::Convoy { .. });
            ground
                && !last.stopped
                && (last.seat, last.what) == (seat, what)
                && last.path.last() == path.first()
        };
        match self.flown.last_mut().filter(goes_on) {
            Some(last) => last.path.extend(path.iter().skip(1)),
            None => self.flown.push(Flown { seat, what, path, stopped: false }),
        }
        let extra = self.flown.len().saturating_sub(MOST_FLOWN);
        self.flown.drain(..extra);
    }

    /// The player's latest convoy went back to where its leg began.
    pub(super) fn unfly(&mut self, seat: Seat, from: TerritoryId) {
        let convoy = |flown: &&mut Flown| flown.seat == seat && matches!(flown.what, Flying::Convoy { .. });
        if let Some(last) = self.flown.iter_mut().rfind(convoy) {
            let began = last.path.iter().rposition(|place| *place == from).unwrap_or(0);
            last.path.truncate(began + 1);
        }
    }

    /// The player's latest convoy or missile was destroyed there.
    pub(super) fn stop(&mut self, seat: Seat, at: TerritoryId) {
        if let Some(last) = self.flown.iter_mut().rfind(|flown| flown.seat == seat) {
            if let Some(reached) = last.path.iter().rposition(|place| *place == at) {
                last.path.truncate(reached + 1);
            }
            last.stopped = true;
        }
    }

    /// A state was captured; the arrows of its new owner that lead there become captures.
    pub(super) fn capture(&mut self, at: TerritoryId, seat: Seat) {
        self.captured.retain(|other| *other != at);
        self.captured.push(at);
        for arrow in self.arrows.iter_mut().filter(|arrow| (arrow.1, arrow.2) == (at, seat)) {
            if arrow.3 == ArrowKind::Attack {
                arrow.3 = ArrowKind::Capture;
            }
        }
    }

    /// The convoys and missiles as drawn.
    pub(super) fn flights(&self) -> Vec<Flight> {
        let flight = |flown: &Flown| Flight {
            what: flown.what,
            tint: Tint::of_seat(flown.seat.index()),
            path: flown.path.iter().map(|at| at.index()).collect(),
            stopped: flown.stopped,
        };
        self.flown.iter().filter(|flown| flown.path.len() > 1).map(flight).collect()
    }

    pub(super) fn gain(&mut self, placed: &Placement) {
        for (at, n) in placed {
            *self.gained.entry(*at).or_default() += n;
        }
    }

    /// Adds an arrow. Keeps one for each pair and kind: a capture replaces the attack that led to it.
    pub(super) fn arrow(&mut self, from: TerritoryId, to: TerritoryId, seat: Seat, kind: ArrowKind) {
        let same = |a: &(TerritoryId, TerritoryId, Seat, ArrowKind)| {
            (a.0, a.1, a.2) == (from, to, seat) && (a.3 == kind || a.3 == ArrowKind::Attack)
        };
        self.arrows.retain(|a| !same(a));
        self.arrows.push((from, to, seat, kind));
    }

    pub(super) fn captured(&self, at: TerritoryId) -> bool {
        self.captured.contains(&at)
    }

    /// The arrows, each attack with its number if there are several.
    pub(super) fn arrows(&self) -> Vec<Arrow> {
        let arrow = |(from, to, seat, kind): &(TerritoryId, TerritoryId, Seat, ArrowKind)| Arrow {
            from: from.index(),
            to: to.index(),
            tint: Tint::of_seat(seat.index()),
            kind: *kind,
            step: 0,
        };
        let mut arrows: Vec<Arrow> = self.arrows.iter().map(arrow).collect();
        Arrow::number(&mut arrows, self.before);
        arrows
    }
}

/// The tint of a holder.
impl From<Holder> for Tint {
    fn from(holder: Holder) -> Self {
        match holder {
            Holder::Nobody => Self::Unowned,
            Holder::Neutral => Self::Neutral,
            Holder::Seat(seat) => Self::of_seat(seat.index()),
        }
    }
}
