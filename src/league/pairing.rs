//! Who meets whom: tables for the rounds to come, so that nobody meets the same people more often than needed.
//!
//! A bounded search: threshold accepting over exchanges of two people in one round, from a few random starts, at most
//! [`TRIES`] exchanges weighed in all. It ends early where [`fewest_repeats`] is reached. Never anybody's strength.

use super::shuffle::Shuffle;

/// The most exchanges weighed for one call.
const TRIES: usize = 240_000;
/// Fewer where fewer people play fewer rounds: so many for each person and round.
const TRIES_EACH: usize = 1_500;
/// Random starts among which they are shared.
const STARTS: usize = 6;
/// How much worse an exchange may be and still be made, from phase to phase.
const PHASES: [i64; 6] = [10, 7, 5, 3, 1, 0];
/// What meeting once more costs, times the square of how often two have met already: rather two pairs twice than one
/// pair three times.
const MEET: i64 = 4;
/// What it costs to sit once more at a table of another size than wanted, for each time before.
const SIZE: i64 = 2;

/// What has been and what is wanted.
pub(super) struct Wanted<'a> {
    /// How often each pair has met, among those who take part.
    pub(super) met: &'a [Vec<u32>],
    /// For each, the sum of what their tables were larger (smaller: negative) than the preferred size.
    pub(super) sizes_before: &'a [i64],
    /// For each round to come: who plays.
    pub(super) players: &'a [Vec<usize>],
    /// For each round to come: people at each table; they add up to the players.
    pub(super) sizes: &'a [Vec<u8>],
    /// The preferred size.
    pub(super) table: u8,
}

/// Tables for each round to come.
pub(super) fn pair(wanted: &Wanted<'_>, shuffle: &mut Shuffle) -> Vec<Vec<Vec<usize>>> {
    let before: i64 = pairs(wanted.met).map(|m| m * (m - 1) / 2).sum();
    let counts: Vec<(usize, &[u8])> =
        wanted.players.iter().zip(wanted.sizes).map(|(p, s)| (p.len(), s.as_slice())).collect();
    let fewest = fewest_repeats(wanted.met.len(), &counts) as i64;
    let places: usize = wanted.players.iter().map(Vec::len).sum();
    let tries = (TRIES_EACH * places).min(TRIES) / STARTS;
    let mut best: Option<(i64, Vec<Vec<Vec<usize>>>)> = None;
    for _ in 0..STARTS {
        let mut search = Search::start(wanted, shuffle);
        search.improve(shuffle, tries);
        let cost = search.best_cost;
        let repeats = search.best_repeats();
        if best.as_ref().is_none_or(|(least, _)| cost < *least) {
            best = Some((cost, search.best));
        }
        if before == 0 && repeats <= fewest {
            break;
        }
    }
    best.map(|(_, tables)| tables).unwrap_or_default()
}

fn pairs(met: &[Vec<u32>]) -> impl Iterator<Item = i64> + '_ {
    met.iter().enumerate().flat_map(|(i, row)| row[i + 1..].iter().map(|&m| i64::from(m)))
}

/// What it costs that two meet once more who have met so often.
fn again(met: u32) -> i64 {
    i64::from(met) * i64::from(met)
}

/// A bound from below for the number of repeated meetings (each pair that meets m times counts m(m-1)/2) over rounds
/// of so many players at tables of such sizes, among `people` in all. No schedule does better, whatever it is.
///
/// The greater of two: meetings can't be spread more evenly than over all pairs; and the people of one table can't
/// be spread more evenly than over all tables of another round.
pub fn fewest_repeats(people: usize, rounds: &[(usize, &[u8])]) -> u64 {
    let two = |n: u64| n * n.saturating_sub(1) / 2;
    let all = two(people as u64);
    let meetings: u64 = rounds.iter().flat_map(|(_, sizes)| *sizes).map(|&s| two(u64::from(s))).sum();
    let even = meetings.checked_div(all).map_or(0, |each| {
        let more = meetings % all;
        two(each) * (all - more) + two(each + 1) * more
    });
    let mut apart = 0;
    for (at, (_, one)) in rounds.iter().enumerate() {
        for (players, other) in &rounds[at + 1..] {
            let absent = (people - players) as u64;
            apart += between(one, other, absent).max(between(other, one, (people - rounds[at].0) as u64));
        }
    }
    even.max(apart)
}

/// The fewest pairs of one round's tables that meet again in another round, in which so many sit out.
fn between(tables: &[u8], again: &[u8], absent: u64) -> u64 {
    let parts = again.len().max(1) as u64;
    let mut costs = Vec::new();
    for &size in tables {
        // The k-th person of a table costs a meeting with everybody of it who sits at the same new table already.
        costs.extend((0..u64::from(size)).map(|k| k / parts));
    }
    costs.sort_unstable();
    let kept = costs.len().saturating_sub(absent as usize);
    costs[..kept].iter().sum()
}

struct Search<'a> {
    wanted: &'a Wanted<'a>,
    met: Vec<Vec<u32>>,
    off: Vec<i64>,
    tables: Vec<Vec<Vec<usize>>>,
    cost: i64,
    best: Vec<Vec<Vec<usize>>>,
    best_cost: i64,
}

impl<'a> Search<'a> {
    fn start(wanted: &'a Wanted<'a>, shuffle: &mut Shuffle) -> Self {
        let mut met = wanted.met.to_vec();
        let mut off = wanted.sizes_before.to_vec();
        let mut tables = Vec::new();
        for (players, sizes) in wanted.players.iter().zip(wanted.sizes) {
            let mut players = players.clone();
            shuffle.shuffle(&mut players);
            let mut round = Vec::new();
            for &size in sizes {
                let table = players.split_off(players.len() - usize::from(size));
                for &one in &table {
                    off[one] += i64::from(size) - i64::from(wanted.table);
                    for &other in table.iter().filter(|other| **other != one) {
                        met[one][other] += 1;
                    }
                }
                round.push(table);
            }
            tables.push(round);
        }
        let cost = pairs(&met).map(|m| MEET * (m - 1) * m * (2 * m - 1) / 6).sum::<i64>()
            + off.iter().map(|d| SIZE * d * d).sum::<i64>();
        Self { wanted, met, off, best: tables.clone(), tables, cost, best_cost: cost }
    }

    fn improve(&mut self, shuffle: &mut Shuffle, tries: usize) {
        let choice: Vec<usize> = (0..self.tables.len()).filter(|&r| self.tables[r].len() > 1).collect();
        if choice.is_empty() {
            return;
        }
        for allowed in PHASES {
            for _ in 0..tries / PHASES.len() {
                let round = choice[shuffle.below(choice.len())];
                let tables = &self.tables[round];
                let a = shuffle.below(tables.len());
                let b = (a + 1 + shuffle.below(tables.len() - 1)) % tables.len();
                let (i, j) = (shuffle.below(tables[a].len()), shuffle.below(tables[b].len()));
                let change = self.weigh(round, (a, i), (b, j));
                if change <= allowed && (change != 0 || shuffle.below(4) != 0) {
                    self.exchange(round, (a, i), (b, j));
                    self.cost += change;
                    if self.cost < self.best_cost {
                        self.best_cost = self.cost;
                        self.best.clone_from(&self.tables);
                    }
                }
            }
        }
    }

    /// What exchanging two people would change.
    fn weigh(&self, round: usize, (a, i): (usize, usize), (b, j): (usize, usize)) -> i64 {
        let (left, right) = (&self.tables[round][a], &self.tables[round][b]);
        let (one, two) = (left[i], right[j]);
        let mut change = 0;
        for &other in left.iter().filter(|other| **other != one) {
            change += again(self.met[two][other]) - again(self.met[one][other] - 1);
        }
        for &other in right.iter().filter(|other| **other != two) {
            change += again(self.met[one][other]) - again(self.met[two][other] - 1);
        }
        let larger = right.len() as i64 - left.len() as i64;
        let square = |d: i64| d * d;
        let sizes = square(self.off[one] + larger) - square(self.off[one]) + square(self.off[two] - larger)
            - square(self.off[two]);
        MEET * change + SIZE * sizes
    }

    fn exchange(&mut self, round: usize, (a, i): (usize, usize), (b, j): (usize, usize)) {
        let (one, two) = (self.tables[round][a][i], self.tables[round][b][j]);
        let (left, right) = (self.tables[round][a].clone(), self.tables[round][b].clone());
        for &other in left.iter().filter(|other| **other != one) {
            self.meet(one, other, -1);
            self.meet(two, other, 1);
        }
        for &other in right.iter().filter(|other| **other != two) {
            self.meet(two, other, -1);
            self.meet(one, other, 1);
        }
        let larger = right.len() as i64 - left.len() as i64;
        self.off[one] += larger;
        self.off[two] -= larger;
        self.tables[round][a][i] = two;
        self.tables[round][b][j] = one;
    }

    fn meet(&mut self, one: usize, other: usize, by: i32) {
        for (x, y) in [(one, other), (other, one)] {
            self.met[x][y] = self.met[x][y].saturating_add_signed(by);
        }
    }

    /// Repeated meetings of the best tables found, those before included.
    fn best_repeats(&self) -> i64 {
        let mut met = self.wanted.met.to_vec();
        for table in self.best.iter().flatten() {
            for &one in table {
                for &other in table.iter().filter(|other| **other != one) {
                    met[one][other] += 1;
                }
            }
        }
        pairs(&met).map(|m| m * (m - 1) / 2).sum()
    }
}
