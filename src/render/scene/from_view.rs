//! Builds a scene from a view and the events since the last picture. Uses only a [`View`] and [`Seen`] events, so
//! that nothing hidden from the viewer can get onto a picture.

use crate::render::board::palette::Tint;
use crate::render::lang::Lang;
use crate::render::scene::pieces::AltTerm;
use crate::render::scene::{Arrow, ArrowKind, Scene, classic, y2210};
use crate::rules::{FamilySeen, Holder, Placement, Seat, Seen, TerritoryId, View};
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

/// Changes since the last picture.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Since {
    pub(super) gained: BTreeMap<TerritoryId, u32>,
    pub(super) lost: BTreeMap<TerritoryId, u32>,
    arrows: Vec<(TerritoryId, TerritoryId, Seat, ArrowKind)>,
    /// Number of attacks before those whose arrows are kept.
    before: u32,
    /// All captured territories, with or without an arrow; the latest is last.
    pub(super) captured: Vec<TerritoryId>,
    /// Territories that became ruins or were hit from far away.
    pub(super) struck: Vec<TerritoryId>,
    /// Whether the latest events are strikes from far away.
    pub(super) bombing: bool,
}

/// Maximum number of arrows; the oldest are omitted, since more would hide the board.
const MOST_ARROWS: usize = 14;

impl Since {
    /// Collects the changes of the events since the last picture, oldest first.
    pub fn of<'a>(events: impl IntoIterator<Item = &'a Seen>) -> Self {
        let mut since = Self::default();
        for event in events {
            match event {
                Seen::Happened(FamilySeen::Classic(seen)) => classic::add(&mut since, seen),
                Seen::Happened(FamilySeen::Y2210(seen)) => y2210::add(&mut since, seen),
                Seen::Answered { .. }
                | Seen::OwnSealed { .. }
                | Seen::OneMoreSealed
                | Seen::Partial { .. }
                | Seen::Undone { .. } => {}
            }
        }
        since.bombing = false;
        let extra = since.arrows.len().saturating_sub(MOST_ARROWS);
        since.before = since.arrows.drain(..extra).filter(|arrow| arrow.3 != ArrowKind::Move).count() as u32;
        since
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

impl Scene {
    /// Resolves a view. `people` in seat order; a seat without a person has its number as name.
    pub fn from_view(view: &View, people: &[Person], since: &Since, lang: Lang, words: &dyn Words) -> Self {
        match view {
            View::Classic(view) => classic::scene(view, people, since, lang, words),
            View::Y2210(view) => y2210::scene(view, people, since, lang, words),
        }
    }
}
