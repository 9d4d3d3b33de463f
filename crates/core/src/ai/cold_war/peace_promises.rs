//! Promises of peace: the only promise that a computer player makes or accepts, since it can keep it.

use crate::rules::cold_war::deals::{PEACE_WORDS, Pledge, Promise, year_of};
use crate::rules::cold_war::steps::Target;
use crate::rules::cold_war::{Action, Control, Menu, Occupation, View};
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

/// The players to whom the viewer has promised peace for now. Whoever is at war with the viewer, or broke his word to him, is none:
/// the computer player begins no war against a friend, so the friend has begun it and ended the peace.
pub(super) fn friends(view: &View) -> Vec<Seat> {
    let Some(seat) = view.own.as_ref().map(|own| own.seat) else { return Vec::new() };
    let promised = binding(view).filter(|promise| promise.by == seat).map(|promise| promise.to);
    promised.filter(|other| !at_war(view, seat, *other) && !has_broken(view, *other)).collect()
}

/// Whether that player has broken his word to the viewer: nobody is promised anything twice.
pub(super) fn has_broken(view: &View, other: Seat) -> bool {
    view.own.as_ref().is_some_and(|own| own.broken.contains(&other))
}

/// Whether armies of both stand in a state that is at war.
pub(super) fn at_war(view: &View, one: Seat, other: Seat) -> bool {
    let fought = |place: &Occupation| {
        let there = |seat| !place.of(seat).is_empty();
        place.control == Control::War && there(one) && there(other)
    };
    view.places.iter().any(fought)
}

/// The promises of the viewer and to him whose year is not over.
fn binding(view: &View) -> impl Iterator<Item = &Promise> {
    let year = year_of(view.round);
    let promises = view.own.iter().flat_map(|own| &own.promises);
    promises.filter(move |promise| promise.pledge.year >= year)
}

/// Whether an answer attacks nobody to whom the viewer has promised peace.
pub(super) fn keeps(view: &View, menu: &Menu, answer: &Action) -> bool {
    let friends = friends(view);
    let theirs = |at: TerritoryId| {
        let place = view.at(at);
        let holds = |seat: &Seat| {
            place.control == Control::Held(*seat)
                || !place.of(*seat).is_empty()
                || place.interceptors_of(*seat) > 0
        };
        friends.iter().any(holds)
    };
    match menu.target(answer) {
        Some(Target::State(at)) => !theirs(at),
        Some(Target::Player(seat)) => !friends.contains(&seat),
        None => true,
    }
}
