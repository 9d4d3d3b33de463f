//! Game report of the classic family: a whole game in Markdown from its public events, a heading per round, a list per
//! turn.

use super::super::names::Ctx;
use super::super::report_parts::{markdown_list, turns};
use super::ClassicWords;
use super::log::{Fight, Item};
use super::public;
use crate::rules::classic::{Public, events};
use crate::rules::{Seat, Seen, Setup};

impl ClassicWords {
    /// The report of a game. `seen` is the whole log as [`Viewer::Public`](crate::rules::Viewer::Public) sees it.
    pub(in crate::text) fn report(self, setup: &Setup, seen: &[Seen], ctx: &Ctx) -> String {
        let mut parts = self.report_opening(setup, ctx);
        parts.push(format!("## {}", self.report_setup()));
        let mut round_shown = 0;
        for turn in turns(seen, begins_turn) {
            let began = turn.iter().find_map(|seen| match public(seen) {
                Some(Public::TurnBegan(events::TurnBegan {
                    seat, round, territories, continents, ..
                })) => Some((*seat, *round, territories + continents)),
                _ => None,
            });
            match began {
                None => parts.push(markdown_list(&self.turn_lines(turn, ctx))),
                Some((seat, round, income)) => {
                    if round != round_shown {
                        parts.push(format!("## {}", self.report_round(round)));
                        round_shown = round;
                    }
                    parts.push(self.paragraph(seat, income, turn, ctx));
                }
            }
        }
        parts.extend(self.closing(seen, ctx));
        format!("{}\n", parts.join("\n\n"))
    }

    /// One turn.
    fn paragraph(self, seat: Seat, income: u32, turn: &[Seen], ctx: &Ctx) -> String {
        let mut sentences = Vec::new();
        let told: Vec<Seen> = turn.iter().filter(|seen| !is_frame(seen)).cloned().collect();
        let items = self.items(&told, ctx);
        let fought = items.iter().any(|item| matches!(item, Item::Fight(_)));
        let over = turn.iter().any(|seen| matches!(public(seen), Some(Public::Ended(_))));
        for item in &items {
            sentences.push(match item {
                Item::Fight(fight) => self.told(fight, ctx),
                other => self.line(other, ctx),
            });
        }
        if !fought && !over {
            sentences.push(self.report_quiet());
        }
        let head = self.report_turn(&self.seat_name(ctx, seat), income);
        if sentences.is_empty() { head } else { format!("{head}\n\n{}", markdown_list(&sentences)) }
    }

    fn told(self, fight: &Fight, ctx: &Ctx) -> String {
        let (from, to) = (self.territory(ctx.board(), fight.from), self.territory(ctx.board(), fight.to));
        let rolls = fight.rolls.len() as u32;
        let (own, others) = fight.lost;
        match fight.captured {
            Some(whose) => {
                let (whose, moved) = (self.holder(ctx, whose), fight.advanced.unwrap_or(0));
                self.report_capture(&from, &to, &whose, rolls, own, others, moved)
            }
            None => self.report_fight(&from, &to, rolls, own, others),
        }
    }

    fn closing(self, seen: &[Seen], ctx: &Ctx) -> Vec<String> {
        let mut count = (0, 0, 0);
        let mut parts = Vec::new();
        for event in seen {
            match public(event) {
                Some(Public::TurnBegan(_)) => count.0 += 1,
                Some(Public::Rolled(_)) => count.1 += 1,
                Some(Public::Captured(_)) => count.2 += 1,
                Some(Public::Ended(events::Ended { outcome })) => {
                    parts.push(format!("## {}", self.report_end()));
                    parts.push(self.ended(outcome, ctx));
                }
                _ => {}
            }
        }
        parts.push(self.report_length(count.0, count.1, count.2));
        parts
    }
}

/// Events that a report shows in another place: the beginning of a turn, the end of the game.
fn is_frame(seen: &Seen) -> bool {
    matches!(public(seen), Some(Public::TurnBegan(_) | Public::Ended(_)))
}

fn begins_turn(seen: &Seen) -> bool {
    matches!(public(seen), Some(Public::TurnBegan(_)))
}
