//! The next round: who plays, who sits out, at which table, in which seat. Never starts a game.

use super::course::{Course, Entrant, Round, Table};
use super::knockout;
use super::pairing::{Wanted, pair};
use super::plan::{Format, Plan, SMALLEST};
use super::seating::seat;
use super::shuffle::Shuffle;
use super::split::{Split, split};
use super::standings::standings;

/// Why there is no next round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoRound {
    /// The tournament is decided.
    #[error("the tournament is decided")]
    Over,
    /// Games of the present round are still played.
    #[error("{tables} games are still played")]
    Unfinished {
        /// How many.
        tables: u16,
    },
    /// Too few people are left for a table.
    #[error("{have} people, {need} needed")]
    TooFew {
        /// How many there are.
        have: u16,
        /// How many it takes.
        need: u16,
    },
}

/// The next round; `most` is the most that one game can seat.
///
/// # Errors
/// Why there is none. The same arguments give the same answer.
pub fn next_round(plan: &Plan, course: &Course, most: u8, seed: u64) -> Result<Round, NoRound> {
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
        Format::KnockOut => knockout::players(*plan, course),
    };
    let have = players.len() as u16;
    let too_few = NoRound::TooFew { have, need: u16::from(SMALLEST) };
    let split = split(have, plan, most).ok_or(too_few)?;
    // Each round is drawn anew, from what has happened by then.
    let seed = seed ^ (course.rounds.len() as u64).wrapping_mul(0xd6e8_feb8_6659_fd93);
    Ok(draw(*plan, course, &players, &split, &mut Shuffle::new(seed)))
}

/// Draws this round as the first of all rounds to come, so that a good beginning doesn't cost a worse end.
fn draw(plan: Plan, course: &Course, players: &[Entrant], split: &Split, shuffle: &mut Shuffle) -> Round {
    let ahead = match plan.format {
        Format::League => usize::from(plan.rounds).saturating_sub(course.rounds.len()).max(1),
        Format::KnockOut => 1,
    };
    let all = course.meetings();
    let met: Vec<Vec<u32>> =
        players.iter().map(|one| players.iter().map(|two| all[one.index()][two.index()]).collect()).collect();
    let sizes_before = sizes_before(plan, course, players);
    let mut sat_out = sitting_out(plan, course, players);
    let (mut rounds, mut out) = (Vec::new(), Vec::new());
    for _ in 0..ahead {
        let byes = choose_byes(&mut sat_out, usize::from(split.byes), shuffle);
        rounds.push((0..players.len()).filter(|at| !byes.contains(at)).collect::<Vec<_>>());
        out.push(byes);
    }
    let sizes = vec![split.sizes.clone(); ahead];
    let wanted =
        Wanted { met: &met, sizes_before: &sizes_before, players: &rounds, sizes: &sizes, table: plan.table };
    let drawn = pair(&wanted, shuffle);
    let sat = course.seatings();
    let tables = drawn.into_iter().next().unwrap_or_default().into_iter().map(|table| {
        let table: Vec<Entrant> = table.into_iter().map(|at| players[at]).collect();
        Table { seats: seat(&table, &sat, shuffle), result: None }
    });
    let mut byes: Vec<Entrant> = out[0].iter().map(|&at| players[at]).collect();
    byes.sort_unstable();
    Round { tables: tables.collect(), byes }
}

fn sizes_before(plan: Plan, course: &Course, players: &[Entrant]) -> Vec<i64> {
    let mut off = vec![0; usize::from(course.entrants)];
    for table in course.rounds.iter().flat_map(|round| &round.tables) {
        for who in &table.seats {
            off[who.index()] += table.seats.len() as i64 - i64::from(plan.table);
        }
    }
    players.iter().map(|who| off[who.index()]).collect()
}

/// For each player: how often they sat out, and their rank where that decides a tie.
fn sitting_out(plan: Plan, course: &Course, players: &[Entrant]) -> Vec<(u32, u16)> {
    let byes = course.byes();
    let ranked = plan.format == Format::KnockOut && !course.rounds.is_empty();
    let lines = if ranked { standings(&plan, course) } else { Vec::new() };
    let rank = |who: &Entrant| lines.iter().find(|line| line.entrant == *who).map_or(0, |line| line.rank);
    players.iter().map(|who| (byes[who.index()], rank(who))).collect()
}

/// Whoever sat out least sits out next; in a knock-out the better of two; else any.
fn choose_byes(sat_out: &mut [(u32, u16)], byes: usize, shuffle: &mut Shuffle) -> Vec<usize> {
    let mut order: Vec<usize> = (0..sat_out.len()).collect();
    shuffle.shuffle(&mut order);
    order.sort_by_key(|&at| sat_out[at]);
    order.truncate(byes);
    for &at in &order {
        sat_out[at].0 += 1;
    }
    order
}
