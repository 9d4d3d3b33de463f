//! Recap of the classic family: what happened to a seat since its last turn, in a few lines ([PBP-59]); and the final
//! table of a game. Made from the events that the viewer may see.

use super::super::names::Ctx;
use super::ClassicWords;
use super::public;
use crate::rules::classic::{Public, View, events};
use crate::rules::{Ending, Holder, Outcome, Score, Seat, Seen, TerritoryId};
use std::collections::BTreeMap;

/// Maximum number of lines.
const MOST_LINES: usize = 5;
/// Maximum number of territories named in one line.
const MOST_NAMES: usize = 6;

/// What happened to the reader's seat.
#[derive(Default)]
struct Fate {
    /// Territories of the reader that each seat captured.
    taken: BTreeMap<Seat, Vec<TerritoryId>>,
    /// Armies that the reader lost in defence, by territory.
    lost: BTreeMap<TerritoryId, u32>,
    /// Number of territories captured from other seats, by capturing and losing side.
    elsewhere: BTreeMap<(Seat, Holder), u32>,
    out: Vec<(Seat, Seat)>,
    turns: u32,
}

impl Fate {
    fn of(reader: Seat, seen: &[Seen]) -> Self {
        let (mine, mut fate) = (Holder::Seat(reader), Self::default());
        for seen in seen {
            let Some(public) = public(seen) else { continue };
            match public {
                Public::TurnBegan(events::TurnBegan { seat, .. }) if *seat != reader => fate.turns += 1,
                Public::Rolled(events::Rolled { to, against, defender_lost, .. }) if *against == mine => {
                    *fate.lost.entry(*to).or_default() += defender_lost;
                }
                Public::Captured(events::Captured { seat, to, whose, .. }) if *whose == mine => {
                    fate.taken.entry(*seat).or_default().push(*to);
                }
                Public::Captured(events::Captured { seat, whose, .. }) if *seat != reader => {
                    *fate.elsewhere.entry((*seat, *whose)).or_default() += 1;
                }
                Public::Eliminated(events::Eliminated { seat, by, .. }) if *seat != reader => {
                    fate.out.push((*seat, *by));
                }
                _ => {}
            }
        }
        fate
    }
}

impl ClassicWords {
    /// What happened to the viewer in `seen`, all events since the viewer's last turn; empty if no other seat had a turn.
    /// At most five lines.
    pub(in crate::text) fn recap(self, view: &View, seen: &[Seen], ctx: &Ctx) -> Vec<String> {
        let Some(reader) = view.own.as_ref().map(|own| own.seat) else { return Vec::new() };
        let fate = Fate::of(reader, seen);
        if fate.turns == 0 {
            return Vec::new();
        }
        let who = |seat: Seat| self.seat_name(ctx, seat);
        let mut lines: Vec<String> = fate
            .taken
            .iter()
            .map(|(by, lost)| self.recap_taken(&who(*by), lost.len() as u32, &self.few(lost, ctx)))
            .collect();
        let held = |at: &TerritoryId| view.at(*at).holder == Holder::Seat(reader);
        let held: Vec<String> = fate
            .lost
            .iter()
            .filter(|(at, lost)| **lost > 0 && held(at))
            .map(|(at, lost)| {
                let now = view.at(*at).armies;
                self.recap_armies(&self.territory(ctx.board(), *at), now + lost, now)
            })
            .collect();
        if !held.is_empty() {
            lines.push(self.recap_held(&self.first_few(held)));
        }
        if lines.is_empty() {
            lines.push(self.recap_untouched());
        }
        lines.extend(fate.out.iter().map(|(seat, by)| self.recap_out(&who(*seat), &who(*by))));
        lines.extend(
            fate.elsewhere
                .iter()
                .map(|((by, whose), n)| self.recap_elsewhere(&who(*by), *n, &self.holder(ctx, *whose))),
        );
        lines.truncate(MOST_LINES);
        lines
    }

    fn few(self, at: &[TerritoryId], ctx: &Ctx) -> String {
        self.first_few(at.iter().map(|at| self.territory(ctx.board(), *at)).collect())
    }

    fn first_few(self, mut names: Vec<String>) -> String {
        let more = names.len().saturating_sub(MOST_NAMES);
        names.truncate(MOST_NAMES);
        let shown = names.join(", ");
        if more > 0 { format!("{shown} {}", self.and_more(more as u32)) } else { shown }
    }

    /// The place of each seat at the end of a game, with its points if points decide, otherwise with its territories and
    /// armies.
    pub(in crate::text) fn final_table(self, outcome: &Outcome, view: &View, ctx: &Ctx) -> Vec<String> {
        if matches!(outcome.ending, Ending::Objective | Ending::Points | Ending::Draw) {
            return self.score_table(outcome, ctx);
        }
        let mut scores = outcome.scores.clone();
        scores.sort_by_key(|score| (score.place, score.seat));
        let line = |score: &Score| {
            let (place, who) = (score.place.into(), self.seat_name(ctx, score.seat));
            if score.out.is_some() {
                return self.score_line_out(place, &who);
            }
            let held =
                view.seats.get(score.seat.index()).map_or((0, 0), |seat| (seat.territories, seat.armies));
            self.score_line_land(place, &who, &self.holdings(held.0, held.1))
        };
        scores.iter().map(line).collect()
    }
}
