//! Text of a position of the classic family in a playthrough: the board, the standings, the changes, what one seat alone sees. Made from a
//! `View` only, so that it shows no secret.

use super::super::names::{holder, land, list, seat, seats};
use super::answers::{answer, card, cards};
use super::events::objective;
use casus_belli::rules::classic::{Closing, Menu, Own, SeatView, View, steps};
use casus_belli::rules::{Outcome, Score};

/// The whole board, a line for each continent.
pub(in super::super) fn board(view: &View) -> Vec<String> {
    let map = view.map();
    let each = map.continents().iter().map(|continent| {
        let stands = continent.territories.iter().map(|at| {
            let held = view.at(at);
            format!("{} {} {}", land(map, at), holder(held.holder), held.armies)
        });
        format!("  {}: {}", continent.key, list(stands))
    });
    each.collect()
}

/// The standings in one line.
pub(in super::super) fn standing(view: &View) -> String {
    let each = view.seats.iter().map(|of| {
        let SeatView {
            seat: by,
            alive,
            eliminated_by,
            territories,
            armies,
            in_hand,
            cards,
            continents,
            points,
            income,
        } = of;
        if !alive {
            return format!("{} out by {}", seat(*by), eliminated_by.map_or("-", seat));
        }
        let whole = continents.iter().map(|id| view.map().continent(*id).key.clone()).collect::<Vec<_>>();
        let whole = if whole.is_empty() { String::new() } else { format!(", all of {}", whole.join(" and ")) };
        let hand = if *in_hand > 0 { format!(" and {in_hand} to place") } else { String::new() };
        format!(
            "{} {territories} territories{whole}, {armies} armies{hand}, {cards} cards, {points} points, income {income}",
            seat(*by)
        )
    });
    format!("  {}", each.collect::<Vec<_>>().join("; "))
}

/// The public changes. What follows from them (who is asked, the figures of a seat) is not repeated; the fields are
/// listed so that a new one is not forgotten.
pub(in super::super) fn changes(before: &View, after: &View) -> Option<String> {
    let View {
        // In the line of the turn, and in that of the end.
        common: _,
        territories,
        seats: all,
        stage: _,
        next_set,
        sets_traded,
        deck,
        // In the line of the attack.
        battle: _,
        // Shown in the moves on offer.
        staying: _,
        closing,
        // In the lines of the end.
        objectives: _,
        own: _,
    } = after;
    let map = after.map();
    let mut parts = Vec::new();
    for (at, (was, is)) in map.ids().zip(before.territories.iter().zip(territories)) {
        if was != is {
            parts.push(format!("{} {} {}", land(map, at), holder(is.holder), is.armies));
        }
    }
    for (was, is) in before.seats.iter().zip(all) {
        if was.cards != is.cards {
            parts.push(format!("{}'s cards {}", seat(is.seat), is.cards));
        }
    }
    if (before.next_set, before.sets_traded) != (*next_set, *sets_traded) {
        parts.push(format!("sets {sets_traded}, next {next_set}"));
    }
    if before.deck != *deck {
        parts.push(format!("deck {deck}"));
    }
    if before.closing != *closing {
        parts.push(end_in_sight(closing));
    }
    (!parts.is_empty()).then(|| format!(" = {}", parts.join(", ")))
}

fn end_in_sight(closing: &Closing) -> String {
    let Closing { time_up, last, extra, renewals } = closing;
    let mut parts = Vec::new();
    if *renewals > 0 {
        parts.push(format!("deck renewed {renewals} times"));
    }
    parts.extend(time_up.map(|round| format!("time was up in round {round}")));
    parts.extend(last.map(|by| format!("{}'s next turn is the last", seat(by))));
    parts.extend(extra.as_ref().map(|(number, tied)| format!("extra round {number} of {}", seats(tied))));
    parts.join(", ")
}

/// What only the seat itself sees.
pub(in super::super) fn secrets(view: &View) -> String {
    let Some(Own { seat: _, hand, sealed, objective: goal, instead, reached }) = &view.own else {
        return String::new();
    };
    let mut parts = vec![format!("hand {}", cards(view.map(), hand))];
    if let Some(goal) = goal {
        let instead = if *instead { ", now 24 territories" } else { "" };
        let reached = if *reached { ", reached" } else { "" };
        parts.push(format!("objective {}{instead}{reached}", objective(view.map(), goal)));
    }
    if let Some(sealed) = sealed {
        parts.push(format!("sealed {}", answer(view.map(), sealed)));
    }
    parts.join("; ")
}

/// Result of each seat, a line for each.
pub(in super::super) fn scores(outcome: &Outcome) -> Vec<String> {
    let each = outcome.scores.iter().map(|score| {
        let Score { seat: by, place, points, inside, outside, armies, objective, out } = score;
        let reached = if *objective { ", objective reached" } else { "" };
        let out = out.map_or(String::new(), |n| format!(", out as number {n}"));
        format!(
            "  place {place} {}: {points} points, inside {inside}, outside {outside}, armies {armies}{reached}{out}",
            seat(*by)
        )
    });
    each.collect()
}

/// The choices of a menu, in a few words.
pub(in super::super) fn offer(view: &View, menu: &Menu) -> String {
    let map = view.map();
    let sets = |sets: &[[_; 3]]| {
        let each =
            sets.iter().map(|set: &[_; 3]| set.iter().map(|of| card(map, *of)).collect::<Vec<_>>().join("+"));
        list(each)
    };
    let way = |from, to| format!("{} to {}", land(map, from), land(map, to));
    match menu {
        Menu::Claim(steps::Claim { free }) => format!("one of {} free territories", free.len()),
        Menu::Wish(steps::Wish { of }) => format!("a ranking of {} territories", of.len()),
        Menu::Deploy(steps::Deploy { own, armies, neutral, neutral_armies })
            if neutral.is_empty() && *neutral_armies == 0 =>
        {
            format!("{armies} armies on {} territories", own.len())
        }
        Menu::Deploy(steps::Deploy { own, armies, neutral, neutral_armies }) => format!(
            "{armies} armies on {} territories, {neutral_armies} on {} neutral ones",
            own.len(),
            neutral.len()
        ),
        Menu::Reinforce(steps::Reinforce { own, left, sets: held, value, lost }) => {
            let trade = if held.is_empty() {
                String::new()
            } else {
                format!(", or a set first: {} for {value}{}", sets(held), taken(*lost))
            };
            format!("{left} armies on {} territories{trade}", own.len())
        }
        Menu::Trade(steps::Trade { sets: held, value, lost, down_to, .. }) => {
            format!("a set for {value}{}, down to {down_to} cards: {}", taken(*lost), sets(held))
        }
        Menu::Spoils(steps::Spoils { sets: held, value, lost }) => {
            format!("a set for {value}{}, or none: {}", taken(*lost), sets(held))
        }
        Menu::Bonus(steps::Bonus { among }) => {
            format!("one of {}", list(among.iter().map(|at| land(map, at).to_owned())))
        }
        Menu::Consent(steps::Consent { by, from, to }) => {
            format!("a fast battle with {}, {}", seat(*by), way(*from, *to))
        }
        Menu::Attack(steps::Attack { strikes }) => format!("{} attacks", strikes.len()),
        Menu::Defend(steps::Defend { by, from, to, whose, attack, least, dice }) => format!(
            "{least} to {dice} dice for {} against {}'s {attack}, {}",
            holder(*whose),
            seat(*by),
            way(*from, *to)
        ),
        Menu::Throw(steps::Throw { from, to, defence, least, dice }) => {
            format!("{least} to {dice} dice against {defence}, {}", way(*from, *to))
        }
        Menu::Discard(steps::Discard { hand, count }) => format!("{count} of {} cards", hand.len()),
        Menu::Advance(steps::Advance { from, to, min, max }) => {
            format!("{min} to {max} armies, {}", way(*from, *to))
        }
        Menu::Fortify(steps::Fortify { shifts, more }) => {
            format!("{} moves{}", shifts.len(), if *more { ", any number of them" } else { "" })
        }
    }
}

/// Number of armies of a set that the army limit takes away.
fn taken(lost: u32) -> String {
    if lost == 0 { String::new() } else { format!(" ({lost} lost to the limit)") }
}
