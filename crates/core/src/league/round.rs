//! Computes the next round: players, byes, tables and seats.

use super::knockout;
use super::pairing::{Wanted, pair};
use super::progress::{Entrant, Progress, Round, Table};
use super::seating::seat;
use super::settings::{Format, Plan, SMALLEST};
use super::shuffle::{Draws, Luck};
use super::standings::standings;
use super::table_sizes::{Split, split};

/// Why there is no next round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoRound {
    /// The tournament is decided.
    #[error("the tournament is decided")]
    Over,
    /// Games of the current round are not over.
    #[error("{tables} games are still played")]
    Unfinished {
        /// Number of those games.
        tables: u16,
    },
    /// Too few people are left for a table.
    #[error("{have} people, {need} needed")]
    TooFew {
        /// Number of people left.
        have: u16,
        /// Number of people needed.
        need: u16,
    },
}

/// Checks whether there is a next round; `most` is the maximum number of players of one game.
///
/// # Errors
/// The reason why there is none.
pub fn may_begin(plan: &Plan, course: &Progress, most: u8) -> Result<(), NoRound> {
    ready(*plan, course, most).map(drop)
}

/// Computes the next round. The same arguments give the same round.
///
/// # Errors
/// The reason why there is none.
pub fn next_round(plan: &Plan, course: &Progress, most: u8, mut draws: impl Draws) -> Result<Round, NoRound> {
    let (players, split) = ready(*plan, course, most)?;
    let number = course.rounds.len();
    let begun = planned_since(*plan, course, &players, &split);
    let mut luck = Luck::of(&mut draws, begun, 0);
    let mut drawn = draw(*plan, &up_to(course, begun), players, &split, &mut luck);
    // No draw is used twice: if the plan is made in this round, the draws for seats follow those of the plan.
    let next = if begun == number { luck.number() } else { 0 };
    let (tables, byes) = drawn.swap_remove(number - begun);
    let (sat, mut luck) = (course.seatings(), Luck::of(&mut draws, number, next));
    let seated = |table: Vec<Entrant>| Table { seats: seat(&table, &sat, &mut luck), result: None };
    Ok(Round { tables: tables.into_iter().map(seated).collect(), byes })
}

/// The players of the next round, and its split into tables.
fn ready(plan: Plan, course: &Progress, most: u8) -> Result<(Vec<Entrant>, Split), NoRound> {
    if let Some(last) = course.rounds.last() {
        let tables = last.unfinished() as u16;
        if tables > 0 {
            return Err(NoRound::Unfinished { tables });
        }
        let decided = match plan.format {
            Format::League => course.rounds.len() >= usize::from(plan.rounds),
            Format::KnockOut => knockout::is_final(last),
        };
        if decided {
            return Err(NoRound::Over);
        }
    }
    let players = match plan.format {
        Format::League => course.present(),
        Format::KnockOut => knockout::players(plan, course),
    };
    let have = players.len() as u16;
    let too_few = NoRound::TooFew { have, need: u16::from(SMALLEST) };
    let split = split(have, &plan, most).ok_or(too_few)?;
    Ok((players, split))
}

/// The round in which the plan that the next round follows was made. A league plans all its rounds at once, because
/// results don't influence its pairings. It plans again once a player has dropped out or a table was called off.
fn planned_since(plan: Plan, course: &Progress, players: &[Entrant], split: &Split) -> usize {
    let as_planned = |round: &&Round| {
        let mut people: Vec<Entrant> = round.people().collect();
        people.sort_unstable();
        let mut sizes: Vec<usize> = round.tables.iter().map(|table| table.seats.len()).collect();
        sizes.sort_unstable_by(|a, b| b.cmp(a));
        people == players && sizes.iter().map(|size| *size as u8).eq(split.sizes.iter().copied())
    };
    let number = course.rounds.len();
    match plan.format {
        Format::League => number - course.rounds.iter().rev().take_while(as_planned).count(),
        Format::KnockOut => number,
    }
}

/// The record as it was before that round.
fn up_to(course: &Progress, round: usize) -> Progress {
    Progress { rounds: course.rounds[..round].to_vec(), ..course.clone() }
}

/// Draws the tables and byes of each round to come. Which entrant gets which place of the plan is drawn. The plan
/// itself follows from numbers alone, so that the plan is equally good for all leagues of the same size.
fn draw(
    plan: Plan,
    course: &Progress,
    mut players: Vec<Entrant>,
    split: &Split,
    luck: &mut Luck<'_>,
) -> Vec<(Vec<Vec<Entrant>>, Vec<Entrant>)> {
    luck.shuffle(&mut players);
    let ahead = match plan.format {
        Format::League => usize::from(plan.rounds).saturating_sub(course.rounds.len()).max(1),
        Format::KnockOut => 1,
    };
    let all = course.meetings();
    let met: Vec<Vec<u32>> =
        players.iter().map(|one| players.iter().map(|two| all[one.index()][two.index()]).collect()).collect();
    let sizes_before = sizes_before(plan, course, &players);
    let mut sat_out = sitting_out(plan, course, &players);
    let (mut rounds, mut out) = (Vec::new(), Vec::new());
    for _ in 0..ahead {
        let byes = choose_byes(&mut sat_out, usize::from(split.byes));
        rounds.push((0..players.len()).filter(|at| !byes.contains(at)).collect::<Vec<_>>());
        out.push(byes);
    }
    let sizes = vec![split.sizes.clone(); ahead];
    let wanted =
        Wanted { met: &met, sizes_before: &sizes_before, players: &rounds, sizes: &sizes, table: plan.table };
    let people = |at: Vec<usize>| at.into_iter().map(|at| players[at]).collect::<Vec<Entrant>>();
    let sorted = |mut people: Vec<Entrant>| {
        people.sort_unstable();
        people
    };
    let tables = |round: Vec<Vec<usize>>| round.into_iter().map(people).collect();
    pair(&wanted).into_iter().zip(out).map(|(round, byes)| (tables(round), sorted(people(byes)))).collect()
}

fn sizes_before(plan: Plan, course: &Progress, players: &[Entrant]) -> Vec<i64> {
    let mut off = vec![0; usize::from(course.entrants)];
    for table in course.rounds.iter().flat_map(|round| &round.tables) {
        for who in &table.seats {
            off[who.index()] += table.seats.len() as i64 - i64::from(plan.table);
        }
    }
    players.iter().map(|who| off[who.index()]).collect()
}

/// For each player: the number of byes, and the rank if it decides a tie.
fn sitting_out(plan: Plan, course: &Progress, players: &[Entrant]) -> Vec<(u32, u16)> {
    let byes = course.byes();
    let ranked = plan.format == Format::KnockOut && !course.rounds.is_empty();
    let lines = if ranked { standings(&plan, course) } else { Vec::new() };
    let rank = |who: &Entrant| lines.iter().find(|line| line.entrant == *who).map_or(0, |line| line.rank);
    players.iter().map(|who| (byes[who.index()], rank(who))).collect()
}

/// Indices of the players with a bye: those with the fewest byes so far; in a knock-out the better of two; else in the
/// order drawn.
fn choose_byes(sat_out: &mut [(u32, u16)], byes: usize) -> Vec<usize> {
    let mut order: Vec<usize> = (0..sat_out.len()).collect();
    order.sort_by_key(|&at| sat_out[at]);
    order.truncate(byes);
    for &at in &order {
        sat_out[at].0 += 1;
    }
    order
}
