//! Recap of the family of 2210: what happened to a seat since its last turn, in a few lines ([PBP-59]). Made from public
//! events.

use super::super::names::Ctx;
use super::{Y2210Words, publics};
use crate::rules::y2210::{Commander, Public, View};
use crate::rules::{ContinentId, Holder, Seat, Seen, TerritoryId};
use std::collections::{BTreeMap, BTreeSet};

/// Maximum number of lines.
const MOST_LINES: usize = 5;
/// Maximum number of territories named in one line.
const MOST_NAMES: usize = 6;
/// Maximum number of seats with a line of their own for what they captured from the reader.
const MOST_TAKERS: usize = 2;

/// What happened to the reader's seat.
#[derive(Default)]
struct Fate {
    /// Territories of the reader that each seat captured.
    taken: BTreeMap<Seat, Vec<TerritoryId>>,
    /// Units that the reader lost, by territory.
    lost: BTreeMap<TerritoryId, u32>,
    commanders: Vec<Commander>,
    energy: u32,
    /// Number of territories captured from other seats, by capturing and losing side.
    elsewhere: BTreeMap<(Seat, Holder), u32>,
    /// The eliminated seat, and the seat in whose turn it was.
    out: Vec<(Seat, Seat)>,
    turns: u32,
}

impl Fate {
    fn of(reader: Seat, seen: &[Seen]) -> Self {
        let mine = Holder::Seat(reader);
        let mut fate = Self::default();
        for public in publics(seen) {
            match public {
                Public::TurnBegan(began) if began.seat != reader => fate.turns += 1,
                Public::UnitsLost(lost) if lost.holder == mine => {
                    *fate.lost.entry(lost.at).or_default() += lost.units.count();
                    fate.commanders.extend(lost.units.commanders.iter());
                }
                Public::Reduced(reduced) if reduced.seat == reader => {
                    reduced.mods.iter().for_each(|(at, n)| *fate.lost.entry(*at).or_default() += n);
                }
                Public::CommanderKilled(killed) if killed.seat == reader => {
                    fate.commanders.push(killed.commander);
                }
                Public::EnergyTaken(taken) if taken.from.contains(&reader) => fate.energy += 1,
                Public::Captured(captured) if captured.whose == mine => {
                    fate.taken.entry(captured.seat).or_default().push(captured.to);
                }
                Public::Captured(captured) if captured.seat != reader && captured.whose != Holder::Nobody => {
                    *fate.elsewhere.entry((captured.seat, captured.whose)).or_default() += 1;
                }
                Public::Eliminated(out) if out.seat != reader => fate.out.push((out.seat, out.by)),
                _ => {}
            }
        }
        fate
    }

    fn all_taken(&self) -> BTreeSet<TerritoryId> {
        self.taken.values().flatten().copied().collect()
    }
}

impl Y2210Words {
    /// What happened to that seat in `seen`, the events since its last turn ended; empty if nothing did. At most five
    /// lines. If `seen` goes on into the seat's own turn, that part is left out.
    pub(in crate::text) fn recap(self, view: &View, reader: Seat, seen: &[Seen], ctx: &Ctx) -> Vec<String> {
        let own = seen.iter().position(|seen| seen.turn_of() == Some(reader)).unwrap_or(seen.len());
        let (others, own) = seen.split_at(own);
        let fate = Fate::of(reader, others);
        if fate.turns == 0 {
            return Vec::new();
        }
        let who = |seat: &Seat| self.seat_name(ctx, *seat);
        let mut lines = self.recap_of_taken(&fate.taken, ctx);
        let won_back: BTreeSet<TerritoryId> = super::board_post::taken(own, reader).into_iter().collect();
        let broken = broken_continents(view, reader, &fate, &won_back);
        if !broken.is_empty() {
            let names = broken.into_iter().map(|id| self.continent(ctx.board(), id));
            lines.push(self.recap_continents(&self.list(names)));
        }
        if !fate.commanders.is_empty() {
            let names = fate.commanders.iter().map(|one| self.commander(*one));
            lines.push(self.recap_commanders(&self.list(names)));
        }
        let taken = fate.all_taken();
        let left = fate.lost.iter().filter(|(at, n)| **n > 0 && !taken.contains(at));
        let mine = |at: TerritoryId| view.at(at).holder == Holder::Seat(reader) && !won_back.contains(&at);
        let (held, emptied): (Vec<_>, Vec<_>) = left.partition(|(at, _)| mine(**at));
        if !held.is_empty() {
            let each = held.iter().map(|(at, n)| self.recap_loss(&self.territory(ctx.board(), **at), **n));
            lines.push(self.recap_losses(&self.first_few(each.collect())));
        }
        if !emptied.is_empty() {
            let names = emptied.iter().map(|(at, _)| self.territory(ctx.board(), **at));
            lines.push(self.recap_emptied(&self.first_few(names.collect())));
        }
        lines.extend((fate.energy > 0).then(|| self.recap_energy(fate.energy)));
        lines.extend(fate.out.iter().map(|(seat, by)| self.recap_eliminated(&who(seat), &who(by))));
        let elsewhere = fate.elsewhere.iter();
        lines.extend(elsewhere.map(|((by, whose), n)| self.taken_elsewhere(&who(by), *n, *whose, ctx)));
        lines.truncate(MOST_LINES);
        lines
    }

    /// The reader's losses: a line for each seat that captured something, or one line if there are many.
    fn recap_of_taken(self, taken: &BTreeMap<Seat, Vec<TerritoryId>>, ctx: &Ctx) -> Vec<String> {
        let who = |seat: &Seat| self.seat_name(ctx, *seat);
        if taken.len() <= MOST_TAKERS {
            let line = |(by, lost): (&Seat, &Vec<TerritoryId>)| {
                let names = lost.iter().map(|at| self.territory(ctx.board(), *at));
                self.recap_taken(&who(by), lost.len() as u32, &self.first_few(names.collect()))
            };
            return taken.iter().map(line).collect();
        }
        let each = taken.iter().map(|(by, lost)| self.recap_taker(&who(by), lost.len() as u32));
        let sum = taken.values().map(Vec::len).sum::<usize>();
        vec![self.recap_taken_by_many(sum as u32, &self.list(each))]
    }

    fn first_few(self, mut names: Vec<String>) -> String {
        let more = names.len().saturating_sub(MOST_NAMES);
        names.truncate(MOST_NAMES);
        let shown = names.join(", ");
        if more > 0 { format!("{shown} {}", self.and_more(more as u32)) } else { shown }
    }
}

/// The continents and colonies that the reader held completely, and of which something was captured.
fn broken_continents(
    view: &View,
    reader: Seat,
    fate: &Fate,
    won_back: &BTreeSet<TerritoryId>,
) -> Vec<ContinentId> {
    let taken = fate.all_taken();
    let held = |at: TerritoryId| {
        let now = view.at(at).holder == Holder::Seat(reader);
        view.devastated.contains(at) || taken.contains(&at) || (now && !won_back.contains(&at))
    };
    let board = view.map();
    let broken = |id: &ContinentId| {
        let all = &board.continent(*id).territories;
        all.iter().all(held) && all.iter().any(|at| taken.contains(&at))
    };
    (0..board.continents().len() as u8).map(ContinentId).filter(broken).collect()
}
