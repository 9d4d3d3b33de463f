//! Promises of peace: the only promise that a computer player makes or accepts, since it can keep it.

use crate::rules::cold_war::deals::{PEACE_WORDS, Pledge, Promise, year_of};
use crate::rules::cold_war::{Action, Control, Menu, View};
use crate::rules::{Seat, TerritoryId};

/// The promise of peace for a year.
pub(super) fn peace(year: u16) -> Pledge {
    Pledge { words: PEACE_WORDS.to_owned(), year }
}

/// Whether a promise is one that can be kept.
pub(super) fn can_be_kept(pledge: &Pledge) -> bool {
    pledge.words == PEACE_WORDS
}

/// Whether that player has promised the viewer peace for now.
pub(super) fn holds(view: &View, by: Seat) -> bool {
    binding(view).any(|promise| promise.by == by && can_be_kept(&promise.pledge))
}

/// The players to whom the viewer has promised peace for now.
pub(super) fn friends(view: &View) -> Vec<Seat> {
    let seat = view.own.as_ref().map(|own| own.seat);
    binding(view).filter(|promise| Some(promise.by) == seat).map(|promise| promise.to).collect()
}

/// The promises of the viewer and to him whose year is not over.
fn binding(view: &View) -> impl Iterator<Item = &Promise> {
    let year = year_of(view.round);
    let promises = view.own.iter().flat_map(|own| &own.promises);
    promises.filter(move |promise| promise.pledge.year >= year)
}

/// Whether an answer attacks nobody to whom the viewer has promised peace.
#[allow(clippy::wildcard_enum_match_arm, reason = "no other answer attacks anybody")]
pub(super) fn keeps(view: &View, menu: &Menu, answer: &Action) -> bool {
    let friends = friends(view);
    let theirs = |at: &TerritoryId| {
        let place = view.at(*at);
        let holds = |seat: &Seat| {
            place.control == Control::Held(*seat)
                || !place.of(*seat).is_empty()
                || place.interceptors_of(*seat) > 0
        };
        friends.iter().any(holds)
    };
    match (menu, answer) {
        (_, Action::Declare { target, .. }) => !theirs(target),
        (_, Action::Leg { path, war: true, .. } | Action::Launch { path, .. }) => {
            !path.last().is_some_and(theirs)
        }
        (_, Action::Fight { against, .. } | Action::CivilWar { against, .. }) => !friends.contains(against),
        (Menu::PayWar(menu), Action::PayWar { promise: true }) => !theirs(&menu.at),
        _ => true,
    }
}
