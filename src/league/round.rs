//! The next round: who plays, who sits out, at which table, in which seat. Never starts a game.

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

/// Whether there is a next round; `most` is the most that one game can seat.
///
/// # Errors
/// Why there is none.
pub fn may_begin(plan: &Plan, course: &Progress, most: u8) -> Result<(), NoRound> {
    ready(*plan, course, most).map(drop)
}

/// The next round.
///
/// # Errors
/// Why there is none. The same arguments give the same answer.
pub fn next_round(plan: &Plan, course: &Progress, most: u8, mut draws: impl Draws) -> Result<Round, NoRound> {
    let (players, split) = ready(*plan, course, most)?;
    let number = course.rounds.len();
    let begun = planned_since(*plan, course, &players, &split);
    let mut luck = Luck::of(&mut draws, begun, 0);
    let mut drawn = draw(*plan, &up_to(course, begun), players, &split, &mut luck);
    // No draw is used twice: seats follow the plan that was made in the same round.
    let next = if begun == number { luck.number() } else { 0 };
    let (tables, byes) = drawn.swap_remove(number - begun);
    let (sat, mut luck) = (course.seatings(), Luck::of(&mut draws, number, next));
    let seated = |table: Vec<Entrant>| Table { seats: seat(&table, &sat, &mut luck), result: None };
    Ok(Round { tables: tables.into_iter().map(seated).collect(), byes })
}

/// Who would play the next round, and at how many tables.
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

/// The round in which the plan was made that the next round follows. A league plans all its rounds at once, since nobody's
/// results matter for who meets whom; it plans again once somebody has dropped out or a table was called off.
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

/// The tournament as it was before that round.
fn up_to(course: &Progress, round: usize) -> Progress {
    Progress { rounds: course.rounds[..round].to_vec(), ..course.clone() }
}

/// Who sits at which table and who sits out, in each round to come. Who is who in the plan is drawn; the plan itself
/// follows from numbers alone, so that every league of as many people is as good as any.
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

/// For each player: how often they sat out, and their rank where that decides a tie.
fn sitting_out(plan: Plan, course: &Progress, players: &[Entrant]) -> Vec<(u32, u16)> {
    let byes = course.byes();
    let ranked = plan.format == Format::KnockOut && !course.rounds.is_empty();
    let lines = if ranked { standings(&plan, course) } else { Vec::new() };
    let rank = |who: &Entrant| lines.iter().find(|line| line.entrant == *who).map_or(0, |line| line.rank);
    players.iter().map(|who| (byes[who.index()], rank(who))).collect()
}

/// Whoever sat out least sits out next; in a knock-out the better of two; else as they were drawn.
fn choose_byes(sat_out: &mut [(u32, u16)], byes: usize) -> Vec<usize> {
    let mut order: Vec<usize> = (0..sat_out.len()).collect();
    order.sort_by_key(|&at| sat_out[at]);
    order.truncate(byes);
    for &at in &order {
        sat_out[at].0 += 1;
    }
    order
}
