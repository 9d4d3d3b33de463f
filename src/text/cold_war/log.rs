//! Turn log of the family of the Cold War: compact lines of a turn, split into messages, and the log for the player who
//! acted.

use super::super::log_message::TurnLog;
use super::super::names::Ctx;
use super::{ColdWarWords, public, publics};
use crate::rules::Seen;
use crate::rules::cold_war::deals::year_of;
use crate::rules::cold_war::events::ControlChanged;
use crate::rules::cold_war::{Action, Control, Public};

/// An entry of the log, which becomes one line.
struct Entry {
    line: String,
    /// Whether it is a fight, whose losses belong to the same line.
    fight: bool,
}

impl ColdWarWords {
    /// The log of a turn: one line per entry, a fight with its losses on one line.
    pub(in crate::text) fn turn_lines(self, seen: &[Seen], ctx: &Ctx) -> Vec<String> {
        self.entries(seen, ctx, false)
    }

    fn entries(self, seen: &[Seen], ctx: &Ctx, with_dice: bool) -> Vec<String> {
        let mut entries: Vec<Entry> = Vec::new();
        // Whether the log is the first line of a turn and nothing else: its end is then worth a line.
        let mut bare = false;
        for (at, event) in seen.iter().enumerate() {
            let (mut fight, mut line) = (false, None);
            match public(event) {
                Some(Public::TurnEnded(_)) if bare => {}
                Some(Public::LeaveClosed(_)) if just_refused(&seen[..at]) => continue,
                Some(Public::ControlChanged(changed)) if just_made_war(&seen[..at], changed) => continue,
                Some(happened) if is_quiet(happened, &seen[at + 1..]) => continue,
                Some(Public::TurnBegan(began)) => {
                    let head =
                        self.log_cold_turn(year_of(began.round).into(), &self.seat_name(ctx, began.seat));
                    line = Some(ctx.marked(head, began.seat));
                }
                Some(Public::YearBegan(began)) => {
                    let head = self.log_cold_year(year_of(began.round).into());
                    entries.push(Entry { line: head, fight: false });
                }
                Some(Public::Fought(fought)) => {
                    fight = true;
                    line =
                        Some(if with_dice { self.fought(fought, ctx) } else { self.fight_line(fought, ctx) });
                }
                Some(Public::ArmiesLost(lost)) => {
                    if let Some(last) = entries.last_mut().filter(|last| last.fight) {
                        let who = self.seat_name(ctx, lost.seat);
                        let lost = self.fight_loses(&who, &self.armies_told(lost.armies));
                        last.line = format!("{} · {lost}", last.line.trim_end_matches('.'));
                        continue;
                    }
                }
                Some(_) | None => {}
            }
            let Some(line) = line.or_else(|| self.seen(event, ctx)) else { continue };
            let once = matches!(event, Seen::Answered { .. });
            if *event != Seen::OneMoreSealed && !(once && entries.iter().any(|entry| entry.line == line)) {
                entries.push(Entry { line, fight });
                bare = matches!(public(event), Some(Public::TurnBegan(_)));
            }
        }
        entries.into_iter().map(|entry| entry.line).collect()
    }

    /// The log for the player who acted: with all dice, unless the text would exceed `most` characters ([PBP-10]).
    pub(in crate::text) fn result_lines(self, seen: &[Seen], most: usize, ctx: &Ctx) -> Vec<String> {
        let lines = self.entries(seen, ctx, true);
        let length: usize = lines.iter().map(|line| line.chars().count() + 1).sum();
        if length <= most { lines } else { self.turn_lines(seen, ctx) }
    }

    /// What an answer was that left no line in the log.
    pub(in crate::text) fn quiet_step(self, action: &Action) -> Option<String> {
        matches!(action, Action::Done).then(|| self.step_go_on())
    }
}

impl TurnLog for ColdWarWords {
    fn lines(self, seen: &[Seen], ctx: &Ctx) -> Vec<String> {
        self.turn_lines(seen, ctx)
    }

    fn head(self, before: &[Seen], ctx: &Ctx) -> Option<String> {
        publics(before).find_map(|public| match public {
            Public::TurnBegan(began) => {
                let who = self.seat_name(ctx, began.seat);
                Some(ctx.marked(self.log_cold_turn_more(year_of(began.round).into(), &who), began.seat))
            }
            _ => None,
        })
    }

    fn goes_on(seen: &Seen) -> bool {
        matches!(seen, Seen::Answered { .. } | Seen::OneMoreSealed)
            || matches!(
                public(seen),
                Some(
                    Public::Fought(_)
                        | Public::DefenceNamed(_)
                        | Public::ArmiesLost(_)
                        | Public::LossesOwed(_)
                        | Public::LegArrived(_)
                        | Public::LeaveAnswered(_)
                        | Public::Intercepted(_)
                )
            )
    }
}

/// Whether the last event is somebody's refusal of leave, which says enough.
fn just_refused(before: &[Seen]) -> bool {
    matches!(before.last().and_then(public), Some(Public::LeaveAnswered(said)) if !said.given)
}

/// Whether the state is at war by the declaration or the stop of the last line, which says so.
fn just_made_war(before: &[Seen], changed: &ControlChanged) -> bool {
    changed.control == Control::War
        && before.iter().rev().find_map(public).is_some_and(|last| match last {
            Public::WarDeclared(war) => war.at == changed.at,
            Public::LegArrived(leg) => leg.to == changed.at && leg.war.is_some(),
            _ => false,
        })
}

/// Whether an event needs no line in a log: later events show what came of it, or it has a message of its own.
fn is_quiet(event: &Public, later: &[Seen]) -> bool {
    let follows = |is: &dyn Fn(&Public) -> bool| publics(later).any(is);
    match event {
        Public::FightOpened(_) | Public::DefenceNamed(_) => follows(&|one| matches!(one, Public::Fought(_))),
        Public::LegBegan(_) => follows(&|one| {
            matches!(one, Public::LegArrived(_) | Public::LegCancelled(_) | Public::Intercepted(_))
        }),
        // Nobody has a missile: the game is over at once.
        Public::LastLaunchesOpened => {
            follows(&|one| matches!(one, Public::Ended(_)))
                && !follows(&|one| matches!(one, Public::Launched(_) | Public::LaunchPassed(_)))
        }
        Public::TurnEnded(_) | Public::Ended(_) => true,
        _ => false,
    }
}
