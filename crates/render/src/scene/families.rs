//! Dispatch over families: a scene from a view and the events since the last picture. Uses only a [`View`] and [`Seen`]
//! events, so that nothing hidden from the viewer can get onto a picture.

use crate::lang::Lang;
use crate::scene::from_view::{Person, Since, Words};
use crate::scene::{ArrowKind, Scene, classic, cold_war, y2210};
use casus_belli_core::rules::{FamilySeen, Seen, View};

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
                Seen::Happened(FamilySeen::ColdWar(seen)) => cold_war::add(&mut since, seen),
                Seen::Answered { .. }
                | Seen::OwnSealed { .. }
                | Seen::OneMoreSealed
                | Seen::Partial { .. }
                | Seen::Undone { .. } => {}
            }
        }
        since.bombing = false;
        since.claims.clear();
        let extra = since.arrows.len().saturating_sub(MOST_ARROWS);
        since.before = since.arrows.drain(..extra).filter(|arrow| arrow.3 != ArrowKind::Move).count() as u32;
        since
    }
}

impl Scene {
    /// Resolves a view. `people` in seat order; a seat without a person has its number as name.
    pub fn from_view(view: &View, people: &[Person], since: &Since, lang: Lang, words: &dyn Words) -> Self {
        match view {
            View::Classic(view) => classic::scene(view, people, since, lang, words),
            View::Y2210(view) => y2210::scene(view, people, since, lang, words),
            View::ColdWar(view) => cold_war::scene(view, people, since, lang, words),
        }
    }
}
