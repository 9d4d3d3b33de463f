//! Select menus for the switches of a rulebook, for lobbies and tournaments: one menu to pick a switch, in pages, and
//! one to pick its value, with an explanation of each value ([PBP-2]).

use super::table_options::{OptionValue, TableOption, TableOptions};
use crate::discord::components::custom_id::Press;
use crate::discord::components::{Line, menu};
use crate::rules::{Setup, Switch};
use crate::text::Words;
use serenity::all::CreateActionRow;

/// Switches per page; the last option of the menu shows the next page. There is room for the options of a table.
const PAGE: usize = 16;
/// Value of that option, before the page number.
const TURN_TO: &str = "page ";

/// The menus, and the explanation of the switch that is shown.
pub(crate) struct SwitchMenus {
    pub(crate) explained: Option<String>,
    pub(crate) rows: Vec<CreateActionRow>,
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
    let options = options.list(words);
    for option in &options {
        let now = option.values.iter().find(|value| value.chosen).map(|value| value.name.clone());
        let line = Line::new(option.name.clone(), option.key).note(now.unwrap_or_default());
        lines.push(line.chosen(picked == Some(option.key)));
    }
    let mut rows = vec![menu(rule, &words.pick_rule(), &lines)];
    if let Some(option) = options.into_iter().find(|option| picked == Some(option.key)) {
        let press = value(switches.len() as u8 + option.number);
        rows.push(menu(&press, &option.name, &option_values(words, &option)));
        let told = option.values.into_iter().map(|value| (value.name, value.meaning, value.chosen));
        return SwitchMenus { explained: Some(meanings(&option.name, told)), rows };
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

fn option_values(words: Words, option: &TableOption) -> Vec<Line> {
    let line = |value: &OptionValue| {
        let line = Line::new(value.name.clone(), &value.key).chosen(value.chosen);
        if value.usual { line.note(words.dice_beacon_usual()) } else { line }
    };
    option.values.iter().map(line).collect()
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
