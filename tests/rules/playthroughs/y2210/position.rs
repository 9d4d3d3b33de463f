//! Text of a position of 2210 in a playthrough: the boards, the standings, the changes, what one seat alone sees. Made from a
//! `View` only, so that it shows no secret.

use super::super::names::{holder, land, lands, list, seat, seats};
use super::answers::{answer, cards, commanders, units};
use casus_belli::rules::y2210::{Occupation, Own, SeatView, TurnView, View};
use casus_belli::rules::{Outcome, Score, TerritoryId};

/// `alaska Red 3 naval station`.
fn stand(view: &View, at: TerritoryId) -> String {
    let Occupation { holder: of, units: there, station } = view.at(at);
    let station = if station { " station" } else { "" };
    let map = view.map();
    if view.devastated.contains(at) {
        format!("{} devastated", land(map, at))
    } else if there.is_empty() && station.is_empty() {
        format!("{} empty", land(map, at))
    } else {
        format!("{} {} {}{station}", land(map, at), holder(of), units(there))
    }
}

/// The boards, a line for each continent and colony; empty territories are only counted.
pub(in super::super) fn board(view: &View) -> Vec<String> {
    let each = view.map().continents().iter().map(|continent| {
        let empty = |at: &TerritoryId| stand(view, *at).ends_with(" empty");
        let held = continent.territories.iter().filter(|at| !empty(at)).map(|at| stand(view, at));
        let free = continent.territories.iter().filter(empty).count();
        let free = if free == 0 { String::new() } else { format!("; {free} empty") };
        format!("  {}: {}{free}", continent.key, list(held))
    });
    each.collect()
}

fn deck_counts(of: &SeatView) -> String {
    list(of.cards.iter().filter(|(_, n)| *n > 0).map(|(deck, n)| format!("{} {n}", deck.key())))
}

/// The standings in one line.
pub(in super::super) fn standing(view: &View) -> String {
    let each = view.seats.iter().map(|of| {
        let SeatView {
            seat: by,
            alive,
            eliminated_by,
            territories,
            units,
            commanders: hired,
            stations,
            energy,
            cards: _,
            scouts,
            marker,
            in_hand,
            continents,
            points,
            income,
        } = of;
        if !alive {
            return format!("{} out in {}'s turn", seat(*by), eliminated_by.map_or("-", seat));
        }
        let whole = continents.iter().map(|id| view.map().continent(*id).key.clone()).collect::<Vec<_>>();
        let whole = if whole.is_empty() { String::new() } else { format!(", all of {}", whole.join(" and ")) };
        let hand = if *in_hand > 0 { format!(" and {in_hand} MODs to place") } else { String::new() };
        let scouts = if *scouts > 0 { format!(", {scouts} scouts") } else { String::new() };
        let marker = marker.map_or(String::new(), |number| format!(", marker {number}"));
        let stations: Vec<TerritoryId> = stations.iter().collect();
        format!(
            "{} {territories} territories{whole}, {units} units{hand}, commanders {}, stations {}, {energy} energy, \
             cards {}{scouts}{marker}, {points} points, income {income}",
            seat(*by),
            commanders(*hired),
            lands(view.map(), &stations),
            deck_counts(of)
        )
    });
    format!("  {}", each.collect::<Vec<_>>().join("; "))
}

/// The public changes. What follows from them, or stands in the line of the event, is not repeated; the fields are listed so
/// that a new one is not forgotten.
pub(in super::super) fn changes(before: &View, after: &View) -> Option<String> {
    let View {
        // In the line of the turn, and in that of the end.
        common: _,
        territories: _,
        devastated: _,
        seats: all,
        stage: _,
        // What players draw is in their hands.
        decks: _,
        // In the lines of the cards that are turned and played.
        land_decks: _,
        discarded: _,
        turned: _,
        turn,
        // In the line of the declaration.
        invasion: _,
        // In the line of the end.
        hands: _,
        own: _,
    } = after;
    let mut parts = Vec::new();
    for at in after.map().ids() {
        let (was, is) = (stand(before, at), stand(after, at));
        if was != is {
            parts.push(is);
        }
    }
    for (was, is) in before.seats.iter().zip(all) {
        let who = seat(is.seat);
        if was.energy != is.energy {
            parts.push(format!("{who}'s energy {}", is.energy));
        }
        if was.cards != is.cards {
            parts.push(format!("{who}'s cards {}", deck_counts(is)));
        }
        if was.scouts != is.scouts {
            parts.push(format!("{who}'s scouts {}", is.scouts));
        }
    }
    parts.extend(facts(after, &before.turn, turn));
    (!parts.is_empty()).then(|| format!(" = {}", parts.join(", ")))
}

/// Changes of what holds for this turn, apart from what the events say.
fn facts(view: &View, before: &TurnView, after: &TurnView) -> Vec<String> {
    let TurnView {
        declared: _,
        jammed,
        truces,
        invade_earth,
        captures,
        bonus: _,
        moves,
        hidden_energy: _,
        hidden_at: _,
        extractions: _,
    } = after;
    let mut parts = Vec::new();
    if before.captures != *captures && *captures > 0 {
        parts.push(format!("capture {captures} of the turn"));
    }
    if before.jammed != *jammed && !jammed.is_empty() {
        parts.push(format!("jammed {}", seats(jammed)));
    }
    if before.truces != *truces && !truces.is_empty() {
        parts.push(format!("truce with {}", seats(truces)));
    }
    if before.invade_earth != *invade_earth && !invade_earth.is_empty() {
        let open: Vec<TerritoryId> = invade_earth.iter().collect();
        parts.push(format!("open from the Moon: {}", lands(view.map(), &open)));
    }
    if *moves > 1 && before.moves != *moves {
        parts.push(format!("{moves} moves"));
    }
    parts
}

/// What only the seat itself sees.
pub(in super::super) fn secrets(view: &View) -> String {
    let Some(Own { seat: _, hand, scouts, hidden_energy, sealed }) = &view.own else {
        return String::new();
    };
    let mut parts = vec![format!("hand {}", cards(hand))];
    if !scouts.is_empty() {
        parts.push(format!("scouts in {}", lands(view.map(), scouts)));
    }
    if !hidden_energy.is_empty() {
        parts.push(format!("energy hidden in {}", lands(view.map(), hidden_energy)));
    }
    if let Some(sealed) = sealed {
        parts.push(format!("sealed {}", answer(view.map(), sealed)));
    }
    parts.join("; ")
}

/// Result of each seat, a line for each: on the board, and with the cards that count (R1-49, R1-50).
pub(in super::super) fn scores(view: &View, outcome: &Outcome) -> Vec<String> {
    let each = outcome.scores.iter().map(|score| {
        let Score { seat: by, place, points, inside, outside: _, armies, objective: _, out } = score;
        let out = out.map_or(String::new(), |n| format!(", out as number {n}"));
        let energy = view.seat(*by).energy;
        format!(
            "  place {place} {}: {points} points, {inside} on the board, {energy} energy, {armies} units{out}",
            seat(*by)
        )
    });
    each.collect()
}
