//! Recap of the classic family: what happened to a seat since its last turn, in a few lines ([PBP-59]).
//! Made from the events that the viewer may see.

use super::super::names::Ctx;
use super::ClassicWords;
use super::public;
use crate::rules::classic::{Public, View, events};
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
    /// Armies that the reader lost in defence, by territory.
    lost: BTreeMap<TerritoryId, u32>,
    /// Number of territories captured from other seats, by capturing and losing side.
    elsewhere: BTreeMap<(Seat, Holder), u32>,
    /// The eliminated seat, the seat that eliminated it, and the number of cards it received.
    out: Vec<(Seat, Seat, u8)>,
    turns: u32,
}

/// What the reader did since the own turn began: the view shows the board after it.
#[derive(Default)]
struct OwnTurn {
    /// Change of the armies on each territory.
    armies: BTreeMap<TerritoryId, i64>,
    captured: BTreeSet<TerritoryId>,
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
                Public::Eliminated(events::Eliminated { seat, by, cards }) if *seat != reader => {
                    fate.out.push((*seat, *by, *cards));
                }
                _ => {}
            }
        }
        fate
    }

    fn all_taken(&self) -> BTreeSet<TerritoryId> {
        self.taken.values().flatten().copied().collect()
    }
}

impl OwnTurn {
    fn of(seen: &[Seen]) -> Self {
        let mut own = Self::default();
        for public in seen.iter().filter_map(public) {
            match public {
                Public::Placed(events::Placed { armies, .. }) => {
                    armies.iter().for_each(|(at, n)| own.change(*at, i64::from(*n)));
                }
                Public::BonusPlaced(events::BonusPlaced { at, armies, .. }) => {
                    own.change(*at, i64::from(*armies));
                }
                Public::Rolled(events::Rolled { from, attacker_lost, .. }) => {
                    own.change(*from, -i64::from(*attacker_lost));
                }
                Public::Captured(events::Captured { to, .. }) => {
                    own.captured.insert(*to);
                }
                Public::Advanced(events::Advanced { from, to, armies, .. })
                | Public::Fortified(events::Fortified { from, to, armies, .. }) => {
                    own.change(*from, -i64::from(*armies));
                    own.change(*to, i64::from(*armies));
                }
                _ => {}
            }
        }
        own
    }

    fn change(&mut self, at: TerritoryId, by: i64) {
        *self.armies.entry(at).or_default() += by;
    }

    /// The armies on that territory when the turn began.
    fn before(&self, view: &View, at: TerritoryId) -> u32 {
        let now = i64::from(view.at(at).armies);
        u32::try_from(now - self.armies.get(&at).copied().unwrap_or(0)).unwrap_or(0)
    }
}

impl ClassicWords {
    /// What happened to that seat in `seen`, the events since its last turn ended; empty if nothing did. At most five
    /// lines. If `seen` goes on into the seat's own turn, that part is left out.
    pub(in crate::text) fn recap(self, view: &View, reader: Seat, seen: &[Seen], ctx: &Ctx) -> Vec<String> {
        let own = seen.iter().position(|seen| seen.turn_of() == Some(reader)).unwrap_or(seen.len());
        let (others, own) = seen.split_at(own);
        let (fate, own) = (Fate::of(reader, others), OwnTurn::of(own));
        if fate.turns == 0 {
            return Vec::new();
        }
        let mut lines = self.recap_of_taken(&fate.taken, ctx);
        let broken = broken_continents(view, reader, &fate, &own);
        if !broken.is_empty() {
            let names = broken.into_iter().map(|id| self.continent(ctx.board(), id));
            lines.push(self.recap_continents(&self.list(names)));
        }
        let taken = fate.all_taken();
        let held = fate.lost.iter().filter(|(at, lost)| **lost > 0 && !taken.contains(at));
        let held = held.map(|(at, lost)| {
            let then = own.before(view, *at);
            self.recap_armies(&self.territory(ctx.board(), *at), then + lost, then)
        });
        let held: Vec<String> = held.collect();
        if !held.is_empty() {
            lines.push(self.recap_held(&self.first_few(held)));
        }
        let who = |seat: Seat| self.seat_name(ctx, seat);
        let out = fate.out.iter();
        lines.extend(out.map(|(seat, by, cards)| self.recap_out(&who(*seat), &who(*by), (*cards).into())));
        let elsewhere = fate.elsewhere.iter();
        lines.extend(elsewhere.map(|((by, whose), n)| self.taken_elsewhere(&who(*by), *n, *whose, ctx)));
        lines.truncate(MOST_LINES);
        lines
    }

    /// The reader's losses: a line for each seat that captured something, or one line if there are many.
    fn recap_of_taken(self, taken: &BTreeMap<Seat, Vec<TerritoryId>>, ctx: &Ctx) -> Vec<String> {
        let who = |seat: &Seat| self.seat_name(ctx, *seat);
        if taken.len() <= MOST_TAKERS {
            let line = |(by, lost): (&Seat, &Vec<TerritoryId>)| {
                self.recap_taken(&who(by), lost.len() as u32, &self.few(lost, ctx))
            };
            return taken.iter().map(line).collect();
        }
        let each = taken.iter().map(|(by, lost)| self.recap_taker(&who(by), lost.len() as u32));
        let sum = taken.values().map(Vec::len).sum::<usize>();
        vec![self.recap_taken_by_many(sum as u32, &self.list(each))]
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
}

/// The continents that the reader held completely when the last turn ended, and of which something was captured.
fn broken_continents(view: &View, reader: Seat, fate: &Fate, own: &OwnTurn) -> Vec<ContinentId> {
    let taken = fate.all_taken();
    let held = |at: TerritoryId| {
        let now = view.at(at).holder == Holder::Seat(reader);
        taken.contains(&at) || (now && !own.captured.contains(&at))
    };
    let board = view.map();
    let broken = |id: &ContinentId| {
        let all = &board.continent(*id).territories;
        all.iter().all(held) && all.iter().any(|at| taken.contains(&at))
    };
    (0..board.continents().len() as u8).map(ContinentId).filter(broken).collect()
}
