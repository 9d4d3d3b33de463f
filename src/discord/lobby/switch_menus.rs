//! Select menus for the switches of a rulebook, for lobbies and tournaments: one menu to pick a switch, in pages, and
//! one to pick its value, with an explanation of each value ([PBP-2]).

use crate::discord::components::custom_id::Press;
use crate::discord::components::{Line, menu};
use crate::luck::BeaconMode;
use crate::rules::{Setup, Switch};
use crate::table::AbsencePolicy;
use crate::text::Words;
use serenity::all::CreateActionRow;

/// Switches per page; the last option of the menu shows the next page. There is room for the options of a table.
const PAGE: usize = 20;
/// Value of that option, before the page number.
const TURN_TO: &str = "page ";

/// The menus, and the explanation of the switch that is shown.
pub(crate) struct SwitchMenus {
    pub(crate) explained: Option<String>,
    pub(crate) rows: Vec<CreateActionRow>,
}

/// The option of a table, beside the switches of its rulebook, for when the beacon is mixed into the dice ([PBP-40]).
const DICE_BEACON: &str = "dice.beacon";
/// The one for what happens to somebody who does not answer in time ([PBP-30]).
const ABSENCE: &str = "table.absence";

/// The one for whether the game starts when the lobby is full.
const START: &str = "table.start";
/// Values of it.
/// The one for the reliability of whoever joins ([PBP-32]), and the beginning of its values.
const RELIABILITY: &str = "table.reliability";
const LEAST: &str = "least ";
/// Shares that a host can ask for, in percent; 0: none.
const SHARES: [u32; 4] = [0, 70, 80, 90];
const BY_HOST: &str = "by_host";
const WHEN_FULL: &str = "when_full";

/// The options of a table beside the switches of its rulebook; `None`: it has no such option.
#[derive(Clone, Copy, Default)]
pub(crate) struct TableOptions {
    pub(crate) beacon: Option<BeaconMode>,
    pub(crate) absence: Option<AbsencePolicy>,
    /// Whether the game starts when the lobby is full.
    pub(crate) start: Option<bool>,
    /// Least share of turns taken in time, in percent.
    pub(crate) reliability: Option<Option<u32>>,
}

/// The menus for a setup; `picked` is the switch whose values are shown, or a page. `rule` and `value` (with the index
/// of the switch) are the presses of the two menus. The options of the table come last, with the indices after the last switch.
pub(crate) fn switchboard(
    words: Words,
    (setup, options): (&Setup, TableOptions),
    picked: Option<&str>,
    (rule, value): (&Press, impl Fn(u8) -> Press),
) -> SwitchMenus {
    let switches = setup.switches();
    let page = page_of(&switches, picked);
    let mut lines = rules(words, &switches, page, picked);
    if let Some(policy) = options.absence {
        let line = Line::new(words.absence_policy(), ABSENCE).note(policy_name(words, policy));
        lines.push(line.chosen(picked == Some(ABSENCE)));
    }
    if let Some(on) = options.start {
        let line = Line::new(words.start_of_game(), START).note(start_name(words, on));
        lines.push(line.chosen(picked == Some(START)));
    }
    if let Some(least) = options.reliability {
        let line =
            Line::new(words.least_reliability(), RELIABILITY).note(least_name(words, least.unwrap_or(0)));
        lines.push(line.chosen(picked == Some(RELIABILITY)));
    }
    if let Some(mode) = options.beacon {
        let line = Line::new(words.dice_beacon(), DICE_BEACON).note(mode_name(words, mode));
        lines.push(line.chosen(picked == Some(DICE_BEACON)));
    }
    let mut rows = vec![menu(rule, &words.pick_rule(), &lines)];
    if let Some(policy) = options.absence.filter(|_| picked == Some(ABSENCE)) {
        rows.push(menu(&value(switches.len() as u8 + 1), &words.absence_policy(), &policies(words, policy)));
        return SwitchMenus { explained: Some(explained_policies(words, policy)), rows };
    }
    if let Some(on) = options.start.filter(|_| picked == Some(START)) {
        let line = |one: bool| {
            let value = if one { WHEN_FULL } else { BY_HOST };
            Line::new(start_name(words, one), value).chosen(one == on)
        };
        rows.push(menu(&value(switches.len() as u8 + 2), &words.start_of_game(), &[false, true].map(line)));
        let meaning = |one: bool| {
            let meaning = if one { words.explain_start_when_full() } else { words.explain_start_by_host() };
            (start_name(words, one), meaning, one == on)
        };
        let explained = meanings(&words.start_of_game(), [false, true].map(meaning));
        return SwitchMenus { explained: Some(explained), rows };
    }
    if let Some(least) = options.reliability.filter(|_| picked == Some(RELIABILITY)) {
        let now = least.unwrap_or(0);
        let line =
            |share: u32| Line::new(least_name(words, share), format!("{LEAST}{share}")).chosen(share == now);
        let shares = SHARES.map(line);
        rows.push(menu(&value(switches.len() as u8 + 3), &words.least_reliability(), &shares));
        let explained = format!("**{}**\n{}", words.least_reliability(), words.explain_least_reliability());
        return SwitchMenus { explained: Some(explained), rows };
    }
    if let Some(mode) = options.beacon.filter(|_| picked == Some(DICE_BEACON)) {
        rows.push(menu(&value(switches.len() as u8), &words.dice_beacon(), &modes(words, mode)));
        return SwitchMenus { explained: Some(explained_modes(words, mode)), rows };
    }
    // By default the switch for the set-up of the board is shown.
    let shown = picked.unwrap_or(setup.setup_switch());
    let found = switches.iter().enumerate().find(|(_, switch)| switch.key == shown);
    let explained = found.map(|(index, switch)| {
        rows.push(menu(&value(index as u8), &words.switch_name(switch.key), &values(words, switch)));
        explained(words, switch)
    });
    SwitchMenus { explained, rows }
}

/// Whether the game starts when the lobby is full, as picked.
pub(crate) fn start_picked(picked: &str) -> Option<bool> {
    match picked {
        BY_HOST => Some(false),
        WHEN_FULL => Some(true),
        _ => None,
    }
}

/// The least reliability, as picked.
pub(crate) fn least_picked(picked: &str) -> Option<Option<u32>> {
    let share = picked.strip_prefix(LEAST)?.parse().ok().filter(|share| SHARES.contains(share))?;
    Some((share > 0).then_some(share))
}

/// The least reliability, in words.
fn least_name(words: Words, share: u32) -> String {
    if share == 0 { words.least_reliability_none() } else { words.least_reliability_share(share) }
}

/// When the game starts, in words.
fn start_name(words: Words, when_full: bool) -> String {
    if when_full { words.start_when_full() } else { words.start_by_host() }
}

/// When the beacon is mixed in, in words.
pub(crate) fn mode_name(words: Words, mode: BeaconMode) -> String {
    match mode {
        BeaconMode::Start => words.dice_beacon_start(),
        BeaconMode::Turn => words.dice_beacon_turn(),
        BeaconMode::Order => words.dice_beacon_order(),
    }
}

/// What that means for the dice.
fn mode_meaning(words: Words, mode: BeaconMode) -> String {
    match mode {
        BeaconMode::Start => words.explain_dice_beacon_start(),
        BeaconMode::Turn => words.explain_dice_beacon_turn(),
        BeaconMode::Order => words.explain_dice_beacon_order(),
    }
}

/// What happens to somebody who does not answer in time, in words.
fn policy_name(words: Words, policy: AbsencePolicy) -> String {
    match policy {
        AbsencePolicy::Caretaker => words.absence_caretaker(),
        AbsencePolicy::Skip => words.absence_skip(),
        AbsencePolicy::Computer => words.absence_computer(),
    }
}

fn policies(words: Words, now: AbsencePolicy) -> Vec<Line> {
    let line =
        |policy: AbsencePolicy| Line::new(policy_name(words, policy), policy.key()).chosen(policy == now);
    AbsencePolicy::ALL.map(line).into()
}

/// What each policy means; the current one is bold.
fn explained_policies(words: Words, now: AbsencePolicy) -> String {
    let meaning = |policy| match policy {
        AbsencePolicy::Caretaker => words.explain_absence_caretaker(),
        AbsencePolicy::Skip => words.explain_absence_skip(),
        AbsencePolicy::Computer => words.explain_absence_computer(),
    };
    let line = |policy| (policy_name(words, policy), meaning(policy), policy == now);
    meanings(&words.absence_policy(), AbsencePolicy::ALL.map(line))
}

/// The modes of the beacon.
fn modes(words: Words, now: BeaconMode) -> Vec<Line> {
    let line = |mode: BeaconMode| {
        let line = Line::new(mode_name(words, mode), mode.key()).chosen(mode == now);
        if mode == BeaconMode::Turn { line.note(words.dice_beacon_usual()) } else { line }
    };
    BeaconMode::ALL.map(line).into()
}

/// What each mode of the beacon means; the current one is bold.
fn explained_modes(words: Words, now: BeaconMode) -> String {
    let line = |mode| (mode_name(words, mode), mode_meaning(words, mode), mode == now);
    meanings(&words.dice_beacon(), BeaconMode::ALL.map(line))
}

/// An option, and each value with its meaning, one per line; the current value is bold.
fn meanings(option: &str, values: impl IntoIterator<Item = (String, String, bool)>) -> String {
    let line = |(name, meaning, now): (String, String, bool)| {
        let name = if now { format!("**{name}**") } else { name };
        format!("• {name}: {meaning}")
    };
    let title = std::iter::once(format!("**{option}**"));
    title.chain(values.into_iter().map(line)).collect::<Vec<_>>().join("\n")
}

/// The key of the switch with that index in [`switchboard`].
pub(crate) fn switch_at(setup: &Setup, index: u8) -> Option<&'static str> {
    setup.switches().get(usize::from(index)).map(|switch| switch.key)
}

/// The picked page, or the page of the picked switch.
fn page_of(switches: &[Switch], picked: Option<&str>) -> usize {
    let Some(picked) = picked else { return 0 };
    let pages = switches.len().div_ceil(PAGE).max(1);
    match picked.strip_prefix(TURN_TO).and_then(|page| page.parse::<usize>().ok()) {
        Some(page) => page % pages,
        None => switches.iter().position(|switch| switch.key == picked).unwrap_or(0) / PAGE,
    }
}

/// One page of switches with their current values.
fn rules(words: Words, switches: &[Switch], page: usize, picked: Option<&str>) -> Vec<Line> {
    let line = |s: &Switch| {
        Line::new(words.switch_name(s.key), s.key)
            .note(words.switch_value(s.key, s.value))
            .chosen(picked == Some(s.key))
    };
    let mut lines: Vec<Line> = switches.iter().skip(page * PAGE).take(PAGE).map(line).collect();
    if switches.len() > PAGE {
        lines.push(Line::new(words.more_rules(), format!("{TURN_TO}{}", page + 1)));
    }
    lines
}

/// A switch and the meaning of each of its values.
fn explained(words: Words, switch: &Switch) -> String {
    let line = |value: &&'static str| {
        let (name, meaning) =
            (words.switch_value(switch.key, value), words.switch_explain(switch.key, value));
        (name, meaning, *value == switch.value)
    };
    meanings(&words.switch_name(switch.key), switch.choices.iter().map(line))
}

fn values(words: Words, switch: &Switch) -> Vec<Line> {
    let line = |value: &&'static str| {
        let name = words.switch_value(switch.key, value);
        let line = Line::new(format!("{}: {name}", words.switch_name(switch.key)), value)
            .chosen(*value == switch.value);
        if *value == switch.default { line.note(words.rulebooks_own()) } else { line }
    };
    switch.choices.iter().map(line).collect()
}
