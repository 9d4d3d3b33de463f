//! The switches of a rulebook as menus: one menu to pick a switch, page by page, one to pick its value, each value
//! explained ([PBP-2]). For lobbies and tournaments alike. Never changes anything itself.

use super::components::{Line, menu};
use super::custom_id::Press;
use crate::rules::{Setup, Switch};
use crate::text::Words;
use serenity::all::CreateActionRow;

/// Switches on one page of their menu; the last line of it turns the page.
const PAGE: usize = 24;
/// What that line stands for, before the page's number.
const TURN_TO: &str = "page ";

/// The menus, and what the switch that is shown means.
pub(crate) struct SwitchMenus {
    pub(crate) explained: Option<String>,
    pub(crate) rows: Vec<CreateActionRow>,
}

/// The menus for what is played; `picked` is the switch whose values are wanted, or the page. `rule` and `value` (of the
/// so-manyth switch) are what a pick leads to.
pub(crate) fn switchboard(
    words: Words,
    setup: &Setup,
    picked: Option<&str>,
    (rule, value): (&Press, impl Fn(u8) -> Press),
) -> SwitchMenus {
    let switches = setup.switches();
    let page = page_of(&switches, picked);
    let mut rows = vec![menu(rule, &words.pick_rule(), &rules(words, &switches, page, picked))];
    // How the board is set up is shown first.
    let shown = picked.unwrap_or(setup.setup_switch());
    let found = switches.iter().enumerate().find(|(_, switch)| switch.key == shown);
    let explained = found.map(|(index, switch)| {
        rows.push(menu(&value(index as u8), &words.switch_name(switch.key), &values(words, switch)));
        explained(words, switch)
    });
    SwitchMenus { explained, rows }
}

/// The key of the so-manyth switch, as [`switchboard`] numbers them.
pub(crate) fn switch_at(setup: &Setup, index: u8) -> Option<&'static str> {
    setup.switches().get(usize::from(index)).map(|switch| switch.key)
}

/// The page that is asked for, or that holds the switch in question.
fn page_of(switches: &[Switch], picked: Option<&str>) -> usize {
    let Some(picked) = picked else { return 0 };
    let pages = switches.len().div_ceil(PAGE).max(1);
    match picked.strip_prefix(TURN_TO).and_then(|page| page.parse::<usize>().ok()) {
        Some(page) => page % pages,
        None => switches.iter().position(|switch| switch.key == picked).unwrap_or(0) / PAGE,
    }
}

/// One page of switches with their present values.
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

/// A switch with what each of its values means, a line each; the one that holds stands out.
fn explained(words: Words, switch: &Switch) -> String {
    let mut lines = vec![format!("**{}**", words.switch_name(switch.key))];
    lines.extend(switch.choices.iter().map(|value| {
        let name = words.switch_value(switch.key, value);
        let name = if *value == switch.value { format!("**{name}**") } else { name };
        format!("• {name}: {}", words.switch_explain(switch.key, value))
    }));
    lines.join("\n")
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
