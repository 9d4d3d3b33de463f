//! Who advances in a knock-out (R4-19, A4-20). Places at a table are the same as in a league: `match_points`.

use super::match_points::{places, points};
use super::progress::{Entrant, Progress, Round};
use super::settings::{Plan, SMALLEST};
use std::cmp::Reverse;
use std::collections::BTreeSet;

/// How many of each table advance from a round with `tables` tables and `byes` byes; 0 from a final.
///
/// The plan's number, or more if too few would be left for a table.
pub fn advancing(plan: &Plan, tables: usize, byes: usize) -> usize {
    if tables <= 1 && byes == 0 {
        return 0;
    }
    let missing = usize::from(SMALLEST).saturating_sub(byes).div_ceil(tables.max(1));
    missing.max(usize::from(plan.advance))
}

/// Whether the round decides the knock-out: one table, no byes.
pub(super) fn is_final(round: &Round) -> bool {
    round.tables.len() == 1 && round.byes.is_empty()
}

/// Who advances from the finished tables of a round, best first within each table: all who reached the objective in
/// time and the best others, but at least one of each table goes out. Entrants with a bye advance too.
pub fn qualified(plan: &Plan, round: &Round) -> Vec<Entrant> {
    let each = advancing(plan, round.tables.len(), round.byes.len());
    let mut on: Vec<Entrant> = round.byes.clone();
    if each == 0 {
        return on;
    }
    for table in &round.tables {
        let Some(result) = &table.result else { continue };
        let reached = result.iter().filter(|seat| seat.reached && seat.left.is_none()).count();
        let count = each.max(reached).min(table.seats.len().saturating_sub(1));
        on.extend(places(result).into_iter().take(count).map(|seat| table.seats[seat]));
    }
    on
}

/// Who plays the next round: the qualified who have not dropped out. If they are too few for a table, the best of the
/// others of that round fill it up.
pub(super) fn players(plan: Plan, course: &Progress) -> Vec<Entrant> {
    let Some(last) = course.rounds.last() else { return course.present() };
    let there = |who: &Entrant| !course.out.contains(who);
    let mut on: Vec<Entrant> = qualified(&plan, last).into_iter().filter(there).collect();
    if on.len() >= usize::from(SMALLEST) {
        return on;
    }
    let chosen: BTreeSet<Entrant> = on.iter().copied().collect();
    let mut others = Vec::new();
    for table in &last.tables {
        let Some(result) = &table.result else { continue };
        let points = points(result);
        for (place, seat) in places(result).into_iter().enumerate() {
            let who = table.seats[seat];
            if there(&who) && !chosen.contains(&who) {
                others.push((place, Reverse(points[seat]), who));
            }
        }
    }
    others.sort_unstable();
    let missing = usize::from(SMALLEST) - on.len();
    on.extend(others.into_iter().take(missing).map(|(.., who)| who));
    on
}
