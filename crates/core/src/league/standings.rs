//! Standings: ranks entrants by points, and breaks ties.

use super::knockout;
use super::match_points::{Points, bye, places, points};
use super::progress::{Entrant, Progress};
use super::settings::{Format, Plan};
use std::cmp::Reverse;

/// One entrant in the standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// The entrant.
    pub entrant: Entrant,
    /// 1 is first; equals share a rank.
    pub rank: u16,
    /// Match points of all games, and of rounds sat out.
    pub points: Points,
    /// Number of games played to their end.
    pub games: u16,
    /// Number of byes.
    pub byes: u16,
    /// Number of objectives reached.
    pub objectives: u16,
    /// Number of games won.
    pub firsts: u16,
    /// The last round that they played or had a bye in, 1-based; 0 before the first.
    pub round: u16,
    /// Still in the tournament: has not dropped out and is not knocked out.
    pub alive: bool,
    /// Whether the entrant has dropped out.
    pub dropped: bool,
}

/// Sort key of a line; greater is better.
type Worth = (bool, bool, u16, Reverse<usize>, Points, u16, u16, Points);

#[derive(Clone, Copy, Default)]
struct Sum {
    points: Points,
    best: Points,
    games: u16,
    byes: u16,
    objectives: u16,
    firsts: u16,
    round: u16,
    /// Place (0-based) in the last round; 0 while it is played, or for a bye.
    place: usize,
}

/// All entrants, best first.
///
/// A league ranks by points, then objectives reached, then games won, then the best single game. A knock-out ranks
/// those still in it first, then by the last round, then by the place in it, then by points. In both, entrants who
/// dropped out come after all others.
pub fn standings(plan: &Plan, course: &Progress) -> Vec<Line> {
    let sums = sums(*plan, course);
    let alive = alive(*plan, course);
    let mut lines: Vec<(Worth, Line)> = course
        .everybody()
        .map(|entrant| {
            let sum = sums[entrant.index()];
            let dropped = course.out.contains(&entrant);
            let alive = alive.contains(&entrant);
            let worth = match plan.format {
                Format::League => (true, 0, Reverse(0)),
                Format::KnockOut => (alive, sum.round, Reverse(sum.place)),
            };
            let (still_in, last, place) = worth;
            let worth = (!dropped, still_in, last, place, sum.points, sum.objectives, sum.firsts, sum.best);
            let Sum { points, games, byes, objectives, firsts, round, .. } = sum;
            let rank = 0;
            let line = Line { entrant, rank, points, games, byes, objectives, firsts, round, alive, dropped };
            (worth, line)
        })
        .collect();
    lines.sort_by_key(|(worth, line)| (Reverse(*worth), line.entrant));
    let ranks: Vec<u16> = lines
        .iter()
        .map(|(worth, _)| lines.iter().filter(|(other, _)| other > worth).count() as u16 + 1)
        .collect();
    lines.into_iter().zip(ranks).map(|((_, line), rank)| Line { rank, ..line }).collect()
}

fn sums(plan: Plan, course: &Progress) -> Vec<Sum> {
    let mut sums = vec![Sum::default(); usize::from(course.entrants)];
    for (number, round) in (1..).zip(&course.rounds) {
        for who in &round.byes {
            let sum = &mut sums[who.index()];
            sum.points.0 += bye(plan.table).0;
            sum.byes += 1;
            (sum.round, sum.place) = (number, 0);
        }
        for table in &round.tables {
            for who in &table.seats {
                let sum = &mut sums[who.index()];
                (sum.round, sum.place) = (number, 0);
            }
            let Some(result) = &table.result else { continue };
            let points = points(result);
            for (place, seat) in places(result).into_iter().enumerate() {
                let sum = &mut sums[table.seats[seat].index()];
                sum.points.0 += points[seat].0;
                sum.best = sum.best.max(points[seat]);
                sum.games += 1;
                sum.objectives += u16::from(result[seat].reached);
                sum.firsts += u16::from(place == 0);
                sum.place = place;
            }
        }
    }
    sums
}

/// The entrants who can still win.
fn alive(plan: Plan, course: &Progress) -> Vec<Entrant> {
    let Some(last) = course.rounds.last().filter(|_| plan.format == Format::KnockOut) else {
        return course.present();
    };
    let qualified = knockout::qualified(&plan, last);
    let playing = last.tables.iter().filter(|table| table.result.is_none()).flat_map(|table| &table.seats);
    let mut alive: Vec<Entrant> = qualified.into_iter().chain(playing.copied()).collect();
    if knockout::is_final(last)
        && let Some((table, result)) = last.tables.first().and_then(|t| Some((t, t.result.as_ref()?)))
    {
        // An entrant who left during the last table has not won it.
        let stayed = |who: &Entrant| !course.out.contains(who);
        alive.extend(places(result).into_iter().map(|seat| table.seats[seat]).find(stayed));
    }
    alive.retain(|who| !course.out.contains(who));
    alive
}
