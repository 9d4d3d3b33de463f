//! The ways in which a game of the classic family can end, derived from its endings and switches, and which of them a
//! playthrough shows.

use super::super::Playthrough;
use super::super::ways::ENDINGS;
use crate::classic_support::InClassic;
use crate::classic_support::public;
use casus_belli::rules::classic::{Public, events};
use casus_belli::rules::{Ending, Goal, Objective, Outcome, Rulebook, Setup, Viewer};
use std::collections::BTreeSet;

/// The value of a switch in this setup.
fn value(setup: &Setup, key: &str) -> &'static str {
    setup.switches().into_iter().find(|switch| switch.key == key).map_or("-", |switch| switch.value)
}

/// Every value of a switch of the tournament rulebook, except those in `but`.
fn values(key: &str, but: &[&str]) -> Vec<&'static str> {
    let switches = Setup::preset(Rulebook::Tournament, 3).switches();
    let found = switches.into_iter().find(|switch| switch.key == key).expect("a switch of that name");
    found.choices.into_iter().filter(|value| !but.contains(value)).collect()
}

const fn kind(goal: &Goal) -> &'static str {
    match goal {
        Goal::Land { .. } => "land",
        Goal::Count { .. } => "count",
        Goal::Eliminate { .. } => "eliminate",
    }
}

/// Descriptions of the required ways to end.
pub(in super::super) fn wanted() -> BTreeSet<String> {
    let mut wanted: BTreeSet<String> = ENDINGS
        .iter()
        .filter(|ending| **ending != Ending::LastPlayer)
        .map(|ending| ending.key().to_owned())
        .collect();
    for goal in ["land", "count", "eliminate", "24 territories instead"] {
        wanted.insert(format!("objective: {goal}"));
    }
    for check in values("objectives.check", &[]) {
        wanted.insert(format!("objective, objectives.check = {check}"));
    }
    wanted.insert("objective, in another's turn".to_owned());
    wanted.insert("objective, after time was up".to_owned());
    wanted.insert("world, in a rulebook with objectives".to_owned());
    for time in values("end.time_attack", &["off"]) {
        wanted.insert(format!("points, end.time_attack = {time}"));
        wanted.insert(format!("objective, although end.time_attack = {time}"));
    }
    for mode in values("end.mode", &[]) {
        wanted.insert(format!("points, end.mode = {mode}"));
    }
    for method in values("score.method", &[]) {
        wanted.insert(format!("points, score.method = {method}"));
    }
    for tie in values("score.tie", &[]) {
        wanted.insert(format!("points equal, score.tie = {tie}"));
    }
    for way in ["after an elimination", "after an extra round", "the last card's drawer being out"] {
        wanted.insert(format!("points, {way}"));
    }
    wanted.insert("draw, after extra rounds".to_owned());
    wanted.insert("draw, without extra rounds".to_owned());
    wanted
}

/// The required ways that a playthrough shows.
pub(in super::super) fn shown(playthrough: &Playthrough) -> BTreeSet<String> {
    let report = playthrough.tell();
    let setup = &playthrough.tale.setup;
    let Some(outcome) = report.game.outcome() else { return BTreeSet::new() };
    let public: Vec<&Public> = report.log.iter().filter_map(public).collect();
    let mut shown = BTreeSet::from([outcome.ending.key().to_owned()]);
    let extra = public.iter().any(|event| matches!(event, Public::ExtraRound(_)));
    match outcome.ending {
        Ending::World => {
            if ["objectives", "tournament"].contains(&setup.rulebook.key()) {
                shown.insert("world, in a rulebook with objectives".to_owned());
            }
        }
        Ending::OpponentGone | Ending::LastPlayer | Ending::Conceded | Ending::Agreed => {}
        Ending::Objective => {
            let objectives = report.game.view(Viewer::Public).classic().objectives.clone();
            shown.extend(by_objective(setup, &public, &objectives, outcome));
        }
        Ending::Points => {
            for key in ["end.time_attack", "end.mode", "score.method"] {
                shown.insert(format!("points, {key} = {}", value(setup, key)));
            }
            let tied = outcome.scores.iter().filter(|score| score.place == 1).map(|score| score.points);
            let most = tied.max().unwrap_or(0);
            let equal =
                outcome.scores.iter().filter(|score| score.points == most && score.out.is_none()).count() > 1;
            if equal && !extra {
                shown.insert(format!("points equal, score.tie = {}", value(setup, "score.tie")));
            }
            if extra {
                shown.insert("points, after an extra round".to_owned());
            }
            shown.extend(cut_short(&public));
        }
        Ending::Draw => {
            let way = if extra { "after extra rounds" } else { "without extra rounds" };
            shown.insert(format!("draw, {way}"));
        }
    }
    shown
}

/// Ends by points that neither the clock nor dice announce.
fn cut_short(public: &[&Public]) -> Vec<String> {
    let mut ways = Vec::new();
    let last_turn = public.iter().rposition(|event| matches!(event, Public::TurnBegan(_))).unwrap_or(0);
    if public[last_turn..].iter().any(|event| matches!(event, Public::Eliminated(_))) {
        ways.push("points, after an elimination".to_owned());
    }
    let drawer = public.iter().find_map(|event| match event {
        Public::LastRound(events::LastRound { seat }) => Some(*seat),
        _ => None,
    });
    let out = |event: &&Public| matches!(event, Public::Eliminated(events::Eliminated { seat, .. }) if Some(*seat) == drawer);
    if public.iter().any(out) {
        ways.push("points, the last card's drawer being out".to_owned());
    }
    ways
}

fn by_objective(
    setup: &Setup,
    public: &[&Public],
    objectives: &[(casus_belli::rules::Seat, Objective)],
    outcome: &Outcome,
) -> Vec<String> {
    let winner = outcome.winners[0];
    let own = objectives.iter().find(|(seat, _)| *seat == winner).map(|(_, own)| own).expect("it was shown");
    let preyed = |event: &&Public| match (event, &own.goal) {
        (Public::Eliminated(events::Eliminated { seat, by, .. }), Goal::Eliminate { seat: prey }) => {
            seat == prey && (*by == winner || value(setup, "mission.third_party_kill") == "completes")
        }
        _ => false,
    };
    let instead = kind(&own.goal) == "eliminate" && !public.iter().any(preyed);
    let goal = if instead { "24 territories instead" } else { kind(&own.goal) };
    let mut ways = vec![
        format!("objective: {goal}"),
        format!("objective, objectives.check = {}", value(setup, "objectives.check")),
        format!("objective, although end.time_attack = {}", value(setup, "end.time_attack")),
    ];
    let on_turn = public.iter().rev().find_map(|event| match event {
        Public::TurnBegan(events::TurnBegan { seat, .. }) => Some(*seat),
        _ => None,
    });
    if public.iter().any(|event| matches!(event, Public::TimeCalled(_))) {
        ways.push("objective, after time was up".to_owned());
    }
    if on_turn != Some(winner) {
        ways.push("objective, in another's turn".to_owned());
    }
    ways
}
