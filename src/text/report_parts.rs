//! Parts of the reports of games, for all families: the opening, lists, the division into turns, captures between others.

use super::bundle::Words;
use super::names::Ctx;
use crate::rules::{Holder, Seen, Setup};

impl Words {
    /// Territories that somebody took from somebody else than the reader, in a recap.
    pub(super) fn taken_elsewhere(self, who: &str, territories: u32, whose: Holder, ctx: &Ctx) -> String {
        match whose {
            Holder::Neutral => self.recap_from_neutral(who, territories),
            Holder::Nobody | Holder::Seat(_) => {
                self.recap_elsewhere(who, territories, &self.holder(ctx, whose))
            }
        }
    }

    /// Title, description and players of a game, and the options that differ from the rulebook.
    pub(super) fn report_opening(self, setup: &Setup, ctx: &Ctx) -> Vec<String> {
        let names: Vec<_> = setup.all_seats().map(|seat| self.seat_name(ctx, seat)).collect();
        let mut parts = vec![
            format!("# {}", self.report_title(&self.rulebook(setup.rulebook))),
            self.rulebook_about(setup.rulebook),
            self.report_players(&names.join(", ")),
        ];
        let switches = setup.switches();
        let differ = switches.iter().filter(|switch| switch.value != switch.default);
        let differ: Vec<_> = differ
            .map(|switch| {
                let value = self.switch_value(switch.key, switch.value);
                self.report_option(&self.switch_name(switch.key), &value)
            })
            .collect();
        if !differ.is_empty() {
            parts.push(self.report_options(&differ.join("; ")));
        }
        parts
    }
}

/// A Markdown list with one item per line of text.
pub(super) fn markdown_list(sentences: &[String]) -> String {
    let lines = sentences.iter().flat_map(|said| said.lines());
    lines.map(|line| format!("- {line}")).collect::<Vec<_>>().join("\n")
}

/// Splits a log into the set-up and the turns; `begins`: whether an event begins a turn.
pub(super) fn turns(seen: &[Seen], begins: impl Fn(&Seen) -> bool) -> impl Iterator<Item = &[Seen]> {
    let mut rest = seen;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let next = rest.iter().skip(1).position(&begins).map_or(rest.len(), |at| at + 1);
        let (turn, later) = rest.split_at(next);
        rest = later;
        Some(turn)
    })
}
