//! Game report of the family of 2210: a whole game in Markdown from its public events, a heading per year, a list per turn.

use super::super::names::Ctx;
use super::super::report_parts::{markdown_list, turns};
use super::log_items::{End, Fight, Item};
use super::{Y2210Words, public, publics};
use crate::rules::y2210::Public;
use crate::rules::y2210::events::TurnBegan;
use crate::rules::{Holder, Seen, Setup};

impl Y2210Words {
    /// The report of a game. `seen` is the whole log as [`Viewer::Public`](crate::rules::Viewer::Public) sees it.
    pub(in crate::text) fn report(self, setup: &Setup, seen: &[Seen], ctx: &Ctx) -> String {
        let mut parts = self.report_opening(setup, ctx);
        parts.push(format!("## {}", self.report_setup()));
        for turn in turns(seen, begins_part) {
            let year = publics(turn).find_map(|public| match public {
                Public::YearBegan(began) => Some(began.year),
                _ => None,
            });
            if let Some(year) = year {
                parts.push(format!("## {}", self.report_year(year)));
            }
            let began = publics(turn).find_map(|public| match public {
                Public::TurnBegan(began) => Some(began),
                _ => None,
            });
            parts.push(match began {
                None => markdown_list(&self.turn_lines(turn, ctx)),
                Some(began) => self.paragraph(began, turn, ctx),
            });
        }
        parts.extend(self.closing(seen, ctx));
        format!("{}\n", parts.join("\n\n"))
    }

    /// One turn.
    fn paragraph(self, began: &TurnBegan, turn: &[Seen], ctx: &Ctx) -> String {
        let told: Vec<Seen> = turn.iter().filter(|seen| !is_frame(seen)).cloned().collect();
        let items = self.items(&told, ctx);
        let fought = items.iter().any(|item| matches!(item, Item::Fight(_)));
        let over = publics(turn).any(|public| matches!(public, Public::Ended(_)));
        let mut sentences: Vec<String> = Vec::new();
        for item in &items {
            sentences.push(match item {
                Item::Fight(fight) => self.told(fight, ctx),
                other => self.line(other, ctx),
            });
        }
        if !fought && !over {
            sentences.push(self.report_quiet());
        }
        let income = began.territories + began.bonus;
        let who = self.seat_name(ctx, began.seat);
        let head = self.report_income(&who, &self.mods(income), &self.energy(income));
        format!("{head}\n\n{}", markdown_list(&sentences))
    }

    /// A battle without its single rolls.
    fn told(self, fight: &Fight, ctx: &Ctx) -> String {
        let (from, to) = (self.territory(ctx.board(), fight.from), self.territory(ctx.board(), fight.to));
        let whose = self.holder(ctx, fight.whose);
        let rolls = fight.rolls.len() as u32;
        let (own, others) = fight.lost;
        let told = match &fight.end {
            End::Open | End::CalledOff if rolls == 0 => return self.fight(fight, ctx),
            End::Open | End::CalledOff => self.report_fight(&from, &to, rolls, own, others),
            End::Beaten => self.report_taken(&from, &to, &whose, rolls, own, others),
            End::Captured { units, station, destroyed, .. } => {
                let units = self.units(*units);
                let taken = match (rolls, fight.whose) {
                    (0, Holder::Nobody) => self.report_entered(&from, &to, &units),
                    (0, _) => self.report_entered_from(&from, &to, &whose, &units),
                    _ => {
                        let taken = self.report_taken(&from, &to, &whose, rolls, own, others);
                        self.report_moved_in(&taken, &units)
                    }
                };
                self.with_captured_station(taken, *station, *destroyed)
            }
        };
        let told = self.with_fallen(told, fight, ctx);
        if told.ends_with('.') { told } else { format!("{told}.") }
    }

    fn closing(self, seen: &[Seen], ctx: &Ctx) -> Vec<String> {
        let mut count = (0, 0, 0);
        let mut parts = Vec::new();
        for event in publics(seen) {
            match event {
                Public::TurnBegan(_) => count.0 += 1,
                Public::Rolled(_) => count.1 += 1,
                Public::Captured(_) => count.2 += 1,
                Public::Ended(ended) => {
                    parts.push(format!("## {}", self.report_end()));
                    parts.push(self.told_end(ended, ctx).replace('\n', "\n\n"));
                }
                _ => {}
            }
        }
        parts.push(self.report_length(count.0, count.1, count.2));
        parts
    }
}

/// Events that a report shows in another place: the beginning of a year and of a turn, the end of the game.
const fn is_frame(seen: &Seen) -> bool {
    matches!(public(seen), Some(Public::TurnBegan(_) | Public::Ended(_)))
}

/// Whether an event begins a year or a turn.
const fn begins_part(seen: &Seen) -> bool {
    matches!(public(seen), Some(Public::YearBegan(_) | Public::TurnBegan(_)))
}
