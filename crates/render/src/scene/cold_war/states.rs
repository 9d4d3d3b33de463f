//! The states of the Cold War on a picture: who controls them, armies by kind, wars, interceptors, refugees, mushrooms.

use super::camp;
use crate::board::board_art::Sheet;
use crate::board::palette::Tint;
use crate::lang::Lang;
use crate::scene::Land;
use crate::scene::from_view::Since;
use crate::scene::pieces::{Extras, Force, Standing};
use casus_belli_core::rules::board::Name;
use casus_belli_core::rules::cold_war::{self, Army, Control, Occupation, View};
use casus_belli_core::rules::{Piece, Ruin, Seat, TerritoryId};
use std::cmp::Reverse;

pub(super) fn name(lang: Lang, name: &Name) -> String {
    match lang {
        Lang::En => name.en.clone(),
        Lang::It => name.it.clone(),
    }
}

/// One state as drawn.
pub(super) fn land(view: &View, at: TerritoryId, since: &Since, lang: Lang) -> Land {
    let (place, about) = (&view.places[at.index()], view.map().territory(at));
    let parties = parties(place);
    let (tint, armies) = match parties.first() {
        Some(seat) if !place.mushroom => (tint(*seat), place.fighters_of(*seat).count()),
        Some(_) | None => (Tint::Unowned, 0),
    };
    let ruin = place.mushroom.then_some(Ruin::ColdWar(cold_war::Ruin::Mushroom));
    let war = parties.iter().skip(1);
    let war = war.map(|seat| Force { tint: self::tint(*seat), armies: place.fighters_of(*seat).count() });
    Land {
        key: about.key.clone(),
        name: name(lang, &about.name),
        tint,
        armies,
        gained: since.gained.get(&at).copied().unwrap_or(0),
        lost: since.lost.get(&at).copied().unwrap_or(0),
        captured: since.captured(at),
        earlier: false,
        struck: since.struck.contains(&at),
        value: about.value,
        camp: camp(Sheet::ColdWar, &about.key),
        extras: Extras { pieces: pieces(place, &parties), war: war.collect(), ruin },
    }
}

/// The players with armies in a state, the one whose badge stands there first: the controller, else the last one, else the
/// one with the most armies.
fn parties(place: &Occupation) -> Vec<Seat> {
    let mut parties = place.parties();
    // Interceptors alone hold nothing (A3-29): they are drawn as pieces.
    parties.retain(|seat| place.control != Control::Nobody || !place.of(*seat).is_empty());
    let leads = |seat: &Seat| place.control == Control::Held(*seat) || place.last_controller == Some(*seat);
    parties.sort_by_key(|seat| (!leads(seat), Reverse(place.fighters_of(*seat).count()), *seat));
    parties
}

/// Everything but infantry, by kind and owner, then refugees.
fn pieces(place: &Occupation, parties: &[Seat]) -> Vec<Standing> {
    let drawn = Army::ALL.into_iter().filter(|army| !matches!(army, Army::Infantry | Army::Interceptors));
    let drawn: Vec<Army> = drawn.collect();
    let standing = |piece: cold_war::Piece, seat: Seat, count: u32| Standing {
        piece: Piece::ColdWar(piece),
        tint: tint(seat),
        count,
    };
    let of = |seat: Seat| {
        let armies = place.of(seat);
        let kinds = drawn.iter().map(move |army| (*army, armies.get(*army))).filter(|(_, count)| *count > 0);
        kinds.map(move |(army, count)| standing(cold_war::Piece::Army(army), seat, count))
    };
    let mut pieces: Vec<Standing> = parties.iter().copied().flat_map(of).collect();
    let owner = place.last_controller.filter(|_| place.interceptors > 0);
    let interceptors = cold_war::Piece::Army(Army::Interceptors);
    pieces.extend(owner.map(|seat| standing(interceptors, seat, place.interceptors)));
    let refugees = place.refugees.iter();
    pieces.extend(refugees.map(|(seat, count)| standing(cold_war::Piece::Refugees, *seat, *count)));
    pieces
}

fn tint(seat: Seat) -> Tint {
    Tint::of_seat(seat.index())
}
