//! Pairing: assigns entrants to tables for the rounds to come, with as few repeated meetings as possible.
//!
//! Uses a known design if one fits. Otherwise a bounded search: simulated annealing over exchanges of two people in one
//! round, from a few starts, which ends early if it reaches [`fewest_repeats`]. Integers only and fixed seeds: the same
//! question has the same answer on every machine. The strength of players plays no part.

use super::known_schedules;
use super::shuffle::Shuffle;

/// Maximum number of exchanges tried per start.
const TRIES: usize = 500_000;
/// Exchanges tried per start for each person and round, up to [`TRIES`].
const TRIES_EACH: usize = 8_000;
/// Seeds of the starts: four that did well for 7 to 24 people. Which entrant gets which place of the plan is drawn
/// separately, by the tournament's luck.
const STARTS: [u64; 4] = [14, 15, 109, 132];
/// Number of temperature steps of the annealing.
const STEPS: usize = 200;
/// Acceptance of an exchange that is worse by one, out of [`ONE`]: in the first step, and in the last.
const LOOSE: u64 = 58_000;
const STRICT: u64 = 23_000;
const ONE: u64 = 1 << 16;
/// An exchange that is worse by this much or more is never made.
const WORST: usize = 128;
/// Cost of a repeated meeting.
const MEET: i64 = 8;
/// Extra cost of a third meeting of a pair: three pairs that meet twice are better than one that meets three times.
const THIRD: i64 = 2;
/// Cost factor of sitting at tables of another size than wanted; the deviation of each entrant is squared.
const SIZE: i64 = 1;

/// Input of the search: previous meetings and sizes, and the rounds to come.
pub(super) struct Wanted<'a> {
    /// How often each pair of participants has met.
    pub(super) met: &'a [Vec<u32>],
    /// For each entrant, the sum of (table size − preferred size) over previous rounds.
    pub(super) sizes_before: &'a [i64],
    /// For each round to come: indices of the players.
    pub(super) players: &'a [Vec<usize>],
    /// For each round to come: number of people at each table, largest first; they add up to the players.
    pub(super) sizes: &'a [Vec<u8>],
    /// The preferred table size.
    pub(super) table: u8,
}

/// Tables for each round to come.
pub(super) fn pair(wanted: &Wanted<'_>) -> Vec<Vec<Vec<usize>>> {
    let fresh = pairs(wanted.met).all(|met| met == 0);
    let (people, alike) = (wanted.met.len(), wanted.sizes.windows(2).all(|two| two[0] == two[1]));
    let everybody = wanted.players.iter().all(|players| players.len() == people);
    if let (true, true, true, Some(sizes)) = (fresh, alike, everybody, wanted.sizes.first())
        && let Some(design) = known_schedules::known(people, sizes, wanted.sizes.len())
    {
        return design;
    }
    let places: usize = wanted.players.iter().map(Vec::len).sum();
    let enough = least_cost(wanted);
    let mut best: Option<(i64, Vec<Vec<Vec<usize>>>)> = None;
    for start in STARTS {
        let mut shuffle = Shuffle::new(start);
        let mut search = Search::start(wanted, &mut shuffle);
        search.improve(&mut shuffle, (TRIES_EACH * places).min(TRIES), enough);
        if best.as_ref().is_none_or(|(least, _)| search.best_cost < *least) {
            best = Some((search.best_cost, search.best));
        }
        // Sizes may be less even than possible; the number of repeated meetings is minimal.
        let done = |(cost, tables): &(i64, Vec<_>)| *cost <= enough || fresh && is_best(wanted, tables);
        if best.as_ref().is_some_and(done) {
            break;
        }
    }
    best.map(|(_, tables)| tables).unwrap_or_default()
}

fn pairs(met: &[Vec<u32>]) -> impl Iterator<Item = i64> + '_ {
    met.iter().enumerate().flat_map(|(i, row)| row[i + 1..].iter().map(|&m| i64::from(m)))
}

/// Cost of one more meeting of a pair that has met `met` times.
fn again(met: i64) -> i64 {
    MEET * met + THIRD * met * (met - 1) / 2
}

/// Total cost of a pair that has met `met` times.
fn cost(met: i64) -> i64 {
    MEET * met * (met - 1) / 2 + THIRD * met * (met - 1) * (met - 2) / 6
}

/// Lower bound of the cost: a search that reaches it is done.
fn least_cost(wanted: &Wanted<'_>) -> i64 {
    let before: i64 = pairs(wanted.met).map(cost).sum();
    let larger = |sizes: &Vec<u8>| -> i64 {
        sizes.iter().map(|&size| i64::from(size) * (i64::from(size) - i64::from(wanted.table))).sum()
    };
    let (people, off) = (
        wanted.met.len() as i64,
        wanted.sizes.iter().map(larger).sum::<i64>() + wanted.sizes_before.iter().sum::<i64>(),
    );
    let sizes = spread(off.abs(), people, |off| SIZE * off * off);
    if before > 0 {
        return before + sizes;
    }
    let counts = counts(wanted);
    let apart = MEET * repeats_between(wanted.met.len(), &counts) as i64;
    let even = spread(meetings(&counts) as i64, people * (people - 1) / 2, cost);
    even.max(apart) + sizes
}

/// Number of players and table sizes of each round to come.
fn counts<'a>(wanted: &Wanted<'a>) -> Vec<(usize, &'a [u8])> {
    wanted.players.iter().zip(wanted.sizes).map(|(p, s)| (p.len(), s.as_slice())).collect()
}

/// Whether the number of repeated meetings is minimal and no pair meets much more often than the others.
fn is_best(wanted: &Wanted<'_>, rounds: &[Vec<Vec<usize>>]) -> bool {
    let (people, counts) = (wanted.met.len(), counts(wanted));
    let (mut met, mut repeats) = (vec![0u64; people * people], 0);
    for table in rounds.iter().flatten() {
        for (at, one) in table.iter().enumerate() {
            for other in &table[..at] {
                let met = &mut met[one.min(other) * people + one.max(other)];
                repeats += *met;
                *met += 1;
            }
        }
    }
    let all = (people * people.saturating_sub(1) / 2) as u64;
    let even = meetings(&counts).div_ceil(all.max(1));
    repeats <= fewest_repeats(people, &counts) && met.iter().all(|met| *met <= even + 1)
}

/// Cost of dividing `what` among `among` as evenly as possible.
fn spread(what: i64, among: i64, cost: impl Fn(i64) -> i64) -> i64 {
    if among == 0 {
        return 0;
    }
    let (each, more) = (what / among, what % among);
    cost(each) * (among - more) + cost(each + 1) * more
}

/// Lower bound of the number of repeated meetings (a pair that meets m times counts m(m-1)/2), for rounds given as
/// (number of players, table sizes), with `people` participants in all.
///
/// The greater of two bounds: meetings can't be spread more evenly than over all pairs, and the people of one table
/// can't be spread more evenly than over all tables of another round.
pub fn fewest_repeats(people: usize, rounds: &[(usize, &[u8])]) -> u64 {
    let all = (people * people.saturating_sub(1) / 2) as i64;
    let even = spread(meetings(rounds) as i64, all, |met| met * (met - 1) / 2) as u64;
    even.max(repeats_between(people, rounds))
}

/// Total number of meetings.
fn meetings(rounds: &[(usize, &[u8])]) -> u64 {
    let at = |size: &u8| u64::from(*size) * u64::from(size.saturating_sub(1)) / 2;
    rounds.iter().flat_map(|(_, sizes)| *sizes).map(at).sum()
}

/// Lower bound of the repeated meetings between each two rounds, which follows from their table sizes.
fn repeats_between(people: usize, rounds: &[(usize, &[u8])]) -> u64 {
    let mut apart = 0;
    for (at, (_, one)) in rounds.iter().enumerate() {
        for (players, other) in &rounds[at + 1..] {
            let absent = (people - players) as u64;
            apart += between(one, other, absent).max(between(other, one, (people - rounds[at].0) as u64));
        }
    }
    apart
}

/// The fewest pairs of one round's tables that meet again in another round in which `absent` people have a bye.
fn between(tables: &[u8], again: &[u8], absent: u64) -> u64 {
    let parts = again.len().max(1) as u64;
    let mut costs = Vec::new();
    for &size in tables {
        // The k-th person of a table repeats a meeting with all people of that table who already sit at the same new
        // table.
        costs.extend((0..u64::from(size)).map(|k| k / parts));
    }
    costs.sort_unstable();
    let kept = costs.len().saturating_sub(absent as usize);
    costs[..kept].iter().sum()
}

struct Search {
    people: usize,
    /// How often each pair has met: a square matrix, row after row.
    met: Vec<i64>,
    off: Vec<i64>,
    tables: Vec<Vec<Vec<usize>>>,
    cost: i64,
    best: Vec<Vec<Vec<usize>>>,
    best_cost: i64,
}

/// Position of a person in a round: table, and index at it.
type Place = (usize, usize);

impl Search {
    fn start(wanted: &Wanted<'_>, shuffle: &mut Shuffle) -> Self {
        let people = wanted.met.len();
        let mut tables = Vec::new();
        for (players, sizes) in wanted.players.iter().zip(wanted.sizes) {
            let mut players = players.clone();
            shuffle.shuffle(&mut players);
            let table = |&size: &u8| players.split_off(players.len() - usize::from(size));
            tables.push(sizes.iter().map(table).collect::<Vec<_>>());
        }
        let mut met: Vec<i64> = wanted.met.iter().flatten().map(|&met| i64::from(met)).collect();
        let mut off = wanted.sizes_before.to_vec();
        for table in tables.iter().flatten() {
            for &one in table {
                off[one] += table.len() as i64 - i64::from(wanted.table);
                for &other in table.iter().filter(|other| **other != one) {
                    met[one * people + other] += 1;
                }
            }
        }
        let meetings: i64 =
            (0..people).flat_map(|i| &met[i * people..i * people + i]).map(|m| self::cost(*m)).sum();
        let cost = meetings + off.iter().map(|d| SIZE * d * d).sum::<i64>();
        Self { people, met, off, best: tables.clone(), tables, cost, best_cost: cost }
    }

    fn improve(&mut self, shuffle: &mut Shuffle, tries: usize, enough: i64) {
        let choice: Vec<usize> = (0..self.tables.len()).filter(|&r| self.tables[r].len() > 1).collect();
        for step in 0..if choice.is_empty() { 0 } else { STEPS } {
            let worse = LOOSE - (LOOSE - STRICT) * step as u64 / STEPS as u64;
            let mut often = [ONE; WORST];
            (1..WORST).for_each(|d| often[d] = often[d - 1] * worse / ONE);
            for _ in 0..tries / STEPS {
                if self.best_cost <= enough {
                    return;
                }
                let round = choice[shuffle.below(choice.len())];
                let tables = &self.tables[round];
                let a = shuffle.below(tables.len());
                let b = (a + 1 + shuffle.below(tables.len() - 1)) % tables.len();
                let (one, two) = ((a, shuffle.below(tables[a].len())), (b, shuffle.below(tables[b].len())));
                let change = self.weigh(round, one, two);
                let made = change <= 0
                    || usize::try_from(change).is_ok_and(|change| {
                        change < WORST && (shuffle.below(ONE as usize) as u64) < often[change]
                    });
                if made {
                    self.exchange(round, one, two);
                    self.cost += change;
                    if self.cost < self.best_cost {
                        self.best_cost = self.cost;
                        self.best.clone_from(&self.tables);
                    }
                }
            }
        }
    }

    fn met(&self, one: usize, other: usize) -> i64 {
        self.met[one * self.people + other]
    }

    /// Change of the cost if two people are exchanged.
    fn weigh(&self, round: usize, (a, i): Place, (b, j): Place) -> i64 {
        let (left, right) = (&self.tables[round][a], &self.tables[round][b]);
        let (one, two) = (left[i], right[j]);
        let mut change = 0;
        for &other in left.iter().filter(|other| **other != one) {
            change += again(self.met(two, other)) - again(self.met(one, other) - 1);
        }
        for &other in right.iter().filter(|other| **other != two) {
            change += again(self.met(one, other)) - again(self.met(two, other) - 1);
        }
        let larger = right.len() as i64 - left.len() as i64;
        let square = |d: i64| d * d;
        let sizes = square(self.off[one] + larger) - square(self.off[one]) + square(self.off[two] - larger)
            - square(self.off[two]);
        change + SIZE * sizes
    }

    fn exchange(&mut self, round: usize, (a, i): Place, (b, j): Place) {
        let (one, two) = (self.tables[round][a][i], self.tables[round][b][j]);
        for (table, leaves, comes) in [(a, one, two), (b, two, one)] {
            for at in 0..self.tables[round][table].len() {
                let other = self.tables[round][table][at];
                if other != leaves {
                    self.meet(leaves, other, -1);
                    self.meet(comes, other, 1);
                }
            }
        }
        let larger = self.tables[round][b].len() as i64 - self.tables[round][a].len() as i64;
        self.off[one] += larger;
        self.off[two] -= larger;
        self.tables[round][a][i] = two;
        self.tables[round][b][j] = one;
    }

    fn meet(&mut self, one: usize, other: usize, by: i64) {
        self.met[one * self.people + other] += by;
        self.met[other * self.people + one] += by;
    }
}
