//! Positions of the Cold War in a playthrough.

use crate::playthroughs::names::seat;
use casus_belli::rules::cold_war::{Armies, Control, Menu, View};
use casus_belli::rules::{Outcome, TerritoryId};

fn armies(armies: Armies) -> String {
    let all: Vec<String> = armies.iter().map(|(army, n)| format!("{n} {}", army.key())).collect();
    all.join(" + ")
}

fn state(view: &View, at: TerritoryId) -> Option<String> {
    let place = view.at(at);
    let mut parts: Vec<String> =
        place.armies.iter().map(|(owner, own)| format!("{} {}", seat(*owner), armies(*own))).collect();
    if place.interceptors > 0 {
        parts.push(format!("{} interceptors", place.interceptors));
    }
    parts.extend(place.refugees.iter().map(|(owner, n)| format!("{} refugees of {}", n, seat(*owner))));
    if place.mushroom {
        parts.push("mushroom".to_owned());
    }
    if place.control == Control::War {
        parts.push("war".to_owned());
    }
    let key = &view.map().territory(at).key;
    (!parts.is_empty()).then(|| format!("{key}: {}", parts.join(", ")))
}

/// The whole board, a line for each continent.
pub(in super::super) fn board(view: &View) -> Vec<String> {
    let line = |continent: &casus_belli::rules::board::Continent| {
        let states: Vec<String> = continent.territories.iter().filter_map(|at| state(view, at)).collect();
        format!("{}: {}", continent.key, states.join("; "))
    };
    view.map().continents().iter().map(line).collect()
}

/// The standings in one line.
pub(in super::super) fn standing(view: &View) -> String {
    let one = |one: &casus_belli::rules::cold_war::SeatView| {
        let state = if one.alive { if one.exile { " in exile" } else { "" } } else { " out" };
        format!(
            "{}{state}: {} states, income {}, money {}, population {}",
            seat(one.seat),
            one.states.len(),
            one.income,
            one.money.map_or_else(|| "secret".to_owned(), |money| money.to_string()),
            one.population
        )
    };
    view.seats.iter().map(one).collect::<Vec<_>>().join("; ")
}

/// The public changes between two views of a game.
pub(in super::super) fn changes(before: &View, after: &View) -> Option<String> {
    let changed = |at: &TerritoryId| before.at(*at) != after.at(*at);
    let lines: Vec<String> = view_ids(after)
        .filter(changed)
        .map(|at| state(after, at).unwrap_or_else(|| format!("{}: empty", after.map().territory(at).key)))
        .collect();
    (!lines.is_empty()).then(|| lines.join("; "))
}

fn view_ids(view: &View) -> impl Iterator<Item = TerritoryId> {
    view.map().ids()
}

/// What only the viewer's seat sees.
pub(in super::super) fn secrets(view: &View) -> String {
    view.own.as_ref().map_or_else(String::new, |own| {
        format!(
            "{} offers, {} permissions, {} promises",
            own.offers.len(),
            own.granted.len(),
            own.promises.len()
        )
    })
}

/// The choices of a menu, in a few words.
pub(in super::super) fn offer(menu: &Menu) -> String {
    match menu {
        Menu::Act(act) => {
            format!("money {}, {} wars, {} fights", act.money, act.declare.len(), act.fights.len())
        }
        Menu::Upkeep(upkeep) => format!("due {} of {}", upkeep.due, upkeep.money),
        other => other.kind().key().to_owned(),
    }
}

/// Result of each seat, a line for each.
pub(in super::super) fn scores(outcome: &Outcome) -> Vec<String> {
    let one = |score: &casus_belli::rules::Score| {
        format!(
            "{}. {}: {:+} ({} from {})",
            score.place,
            seat(score.seat),
            score.points,
            score.inside,
            score.outside
        )
    };
    outcome.scores.iter().map(one).collect()
}
