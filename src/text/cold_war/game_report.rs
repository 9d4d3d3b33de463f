//! Game report of the family of the Cold War: a whole game in Markdown from its public events, a heading per year, a list per
//! player's turn.

use super::super::names::Ctx;
use super::super::report_parts::{markdown_list, turns};
use super::{ColdWarWords, public, publics};
use crate::rules::cold_war::Public;
use crate::rules::cold_war::events::TurnBegan;
use crate::rules::{Seen, Setup};

impl ColdWarWords {
    /// The report of a game. `seen` is the whole log as [`Viewer::Public`](crate::rules::Viewer::Public) sees it, with or without what
    /// happened between two players.
    pub(in crate::text) fn report(self, setup: &Setup, seen: &[Seen], ctx: &Ctx) -> String {
        let mut parts = self.report_opening(setup, ctx);
        parts.push(format!("## {}", self.report_setup()));
        for turn in turns(seen, begins_part) {
            let year = publics(turn).find_map(|public| match public {
                Public::YearBegan(began) => Some(u32::from(began.year)),
                _ => None,
            });
            parts.extend(year.map(|year| format!("## {}", self.report_cold_year(year))));
            let began = publics(turn).find_map(|public| match public {
                Public::TurnBegan(began) => Some(began),
                _ => None,
            });
            parts.push(self.paragraph(began, turn, ctx));
        }
        parts.extend(self.closing(seen, ctx));
        parts.retain(|part| !part.is_empty());
        format!("{}\n", parts.join("\n\n"))
    }

    /// One player's turn, or what happened before the first one of a year.
    fn paragraph(self, began: Option<&TurnBegan>, turn: &[Seen], ctx: &Ctx) -> String {
        let told: Vec<Seen> = turn.iter().filter(|seen| !is_frame(seen)).cloned().collect();
        let mut lines = self.turn_lines(&told, ctx);
        let over = publics(turn).any(|public| matches!(public, Public::Ended(_)));
        let Some(began) = began else { return markdown_list(&lines) };
        if lines.is_empty() && !over {
            lines.push(self.report_cold_quiet());
        }
        let head = self.report_cold_turn(&self.seat_name(ctx, began.seat));
        format!("{head}\n\n{}", markdown_list(&lines)).trim_end().to_owned()
    }

    fn closing(self, seen: &[Seen], ctx: &Ctx) -> Vec<String> {
        let mut count = (0, 0, 0);
        let mut parts = Vec::new();
        let mut seating = Vec::new();
        for event in publics(seen) {
            match event {
                Public::SetUp(set) => seating = set.starts.iter().map(|start| start.seat).collect(),
                Public::TurnBegan(_) => count.0 += 1,
                Public::Fought(_) => count.1 += 1,
                Public::Blasted(_) => count.2 += 1,
                Public::Ended(ended) => {
                    parts.push(format!("## {}", self.report_end()));
                    parts.push(self.told_end(&ended.outcome, &seating, ctx).replace('\n', "\n\n"));
                }
                _ => {}
            }
        }
        parts.push(self.report_cold_length(count.0, count.1, count.2));
        parts
    }
}

/// Events that a report shows in another place: the beginning of a year and of a turn.
const fn is_frame(seen: &Seen) -> bool {
    matches!(public(seen), Some(Public::YearBegan(_) | Public::TurnBegan(_)))
}

/// Whether an event begins a year or a turn.
const fn begins_part(seen: &Seen) -> bool {
    matches!(public(seen), Some(Public::YearBegan(_) | Public::TurnBegan(_)))
}
