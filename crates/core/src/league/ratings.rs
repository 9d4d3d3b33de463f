//! Ratings of players by the finishing order of their games ([PBP-43]): the method of Weng and Lin for many players of
//! uncertain skill. The same games in the same order give the same ratings: after each game they are rounded to
//! thousandths, so that the last digit of a logarithm on another machine does not add up.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use std::collections::BTreeMap;

/// Thousandths in one point.
const POINT: f64 = 1_000.0;
/// Points and uncertainty of somebody who has not played yet.
const START: Rating = Rating { mean: 1_000_000, uncertainty: 333_333 };
/// Difference of skill at which the better of two wins about three games of four, in points.
const BETA: f64 = 1_000.0 / 6.0;
/// What is added to the uncertainty with each game, in points: people get better.
const TAU: f64 = 10.0 / 3.0;

/// Skill of a player as far as their games tell, in thousandths of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Rating {
    /// The estimate.
    pub mean: i64,
    /// Its standard deviation.
    pub uncertainty: i64,
}

impl Default for Rating {
    fn default() -> Self {
        START
    }
}

impl Rating {
    /// The estimate in points.
    pub const fn points(self) -> i32 {
        (self.mean + 500).div_euclid(1_000) as i32
    }

    /// Half of the range in which the skill lies in 19 of 20 cases, in points.
    pub const fn margin(self) -> i32 {
        (2 * self.uncertainty + 500).div_euclid(1_000) as i32
    }

    fn before_game(self) -> WengLinRating {
        let uncertainty = (self.uncertainty as f64 / POINT).hypot(TAU);
        WengLinRating { rating: self.mean as f64 / POINT, uncertainty }
    }

    fn after_game(rated: &WengLinRating) -> Self {
        let thousandths = |points: f64| (points * POINT).round() as i64;
        Self { mean: thousandths(rated.rating), uncertainty: thousandths(rated.uncertainty) }
    }
}

/// One seat of a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatedSeat<P> {
    /// Who had it. Several seats of a game may have the same computer player.
    pub player: P,
    /// Whether that is a person.
    pub is_person: bool,
    /// Place in the game, 1 is first; equals share it.
    pub place: u8,
    /// Whether a computer player took more than a third of this person's turns: such a game can only lower their rating
    /// ([PBP-31]), and the others are rated without this seat.
    pub is_absent: bool,
    /// Whether the person took the seat over from another: such a game can only raise their rating.
    pub is_substitute: bool,
}

/// A player's rating and what it is made from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rated {
    /// The rating.
    pub rating: Rating,
    /// Number of rated games.
    pub games: u32,
    /// Number of wins among them.
    pub wins: u32,
}

/// The ratings of all players of some games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ratings<P> {
    players: BTreeMap<P, Rated>,
    games: u32,
}

impl<P> Default for Ratings<P> {
    fn default() -> Self {
        Self { players: BTreeMap::new(), games: 0 }
    }
}

impl<P: Ord + Copy> Ratings<P> {
    /// The rating of a player; `None` before the first rated game.
    pub fn of(&self, player: &P) -> Option<Rated> {
        self.players.get(player).copied()
    }

    /// All players with a rating, in order of their ids.
    pub fn players(&self) -> impl Iterator<Item = (&P, &Rated)> {
        self.players.iter()
    }

    /// Number of rated games.
    pub const fn games(&self) -> u32 {
        self.games
    }

    /// Adds the next game. A game with fewer than two people is not rated.
    pub fn add(&mut self, seats: &[RatedSeat<P>]) {
        let people = |seats: &[&RatedSeat<P>]| seats.iter().filter(|seat| seat.is_person).count();
        let all: Vec<&RatedSeat<P>> = seats.iter().collect();
        if people(&all) < 2 {
            return;
        }
        self.games += 1;
        let present: Vec<_> = all.iter().copied().filter(|seat| !seat.is_absent).collect();
        let of_all = self.after(&all);
        let of_present = if people(&present) < 2 { Vec::new() } else { self.after(&present) };
        let of_absent = of_all.into_iter().filter(|change| change.seat.is_absent && change.is_fall());
        let counts = |change: &Change<'_, P>| !(change.seat.is_substitute && change.is_fall());
        let changes: Vec<_> = of_absent.chain(of_present).filter(counts).collect();
        let mut sums: BTreeMap<P, Sum> = BTreeMap::new();
        changes.iter().for_each(|change| sums.entry(change.seat.player).or_default().add(change));
        self.put(sums);
    }

    /// These seats with the ratings of their players before and after a game among them.
    fn after<'s>(&self, seats: &[&'s RatedSeat<P>]) -> Vec<Change<'s, P>> {
        let before: Vec<Rating> =
            seats.iter().map(|seat| self.of(&seat.player).unwrap_or_default().rating).collect();
        let alone: Vec<[WengLinRating; 1]> = before.iter().map(|rating| [rating.before_game()]).collect();
        let ranked = alone.iter().zip(seats);
        let ranked: Vec<_> = ranked
            .map(|(rating, seat)| (rating.as_slice(), MultiTeamOutcome::new(usize::from(seat.place))))
            .collect();
        let config = WengLinConfig { beta: BETA, ..WengLinConfig::default() };
        let after = weng_lin_multi_team(&ranked, &config);
        let after = after.iter().zip(&before).map(|(one, old)| one.first().map_or(*old, Rating::after_game));
        let both = seats.iter().zip(before.iter().zip(after));
        both.map(|(seat, (before, after))| Change { seat, before: *before, after }).collect()
    }

    /// Stores what a game has changed; whoever had several seats gets the mean of their changes.
    fn put(&mut self, sums: BTreeMap<P, Sum>) {
        for (player, Sum { seats, mean, uncertainty, won }) in sums {
            let rated = self.players.entry(player).or_default();
            rated.rating.mean += mean.div_euclid(seats);
            rated.rating.uncertainty += uncertainty.div_euclid(seats);
            rated.games += 1;
            rated.wins += u32::from(won);
        }
    }
}

/// What a game changes for one seat.
struct Change<'s, P> {
    seat: &'s RatedSeat<P>,
    before: Rating,
    after: Rating,
}

impl<P> Change<'_, P> {
    const fn is_fall(&self) -> bool {
        self.after.mean < self.before.mean
    }
}

/// What a game changes for a player with one or several seats.
#[derive(Default)]
struct Sum {
    seats: i64,
    mean: i64,
    uncertainty: i64,
    won: bool,
}

impl Sum {
    const fn add<P>(&mut self, change: &Change<'_, P>) {
        self.seats += 1;
        self.mean += change.after.mean - change.before.mean;
        self.uncertainty += change.after.uncertainty - change.before.uncertainty;
        self.won |= change.seat.place == 1 && !change.seat.is_absent;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_chacha::ChaCha8Rng;
    use rand_chacha::rand_core::{Rng, SeedableRng};

    const fn seat(player: u32, place: u8) -> RatedSeat<u32> {
        RatedSeat { player, is_person: true, place, is_absent: false, is_substitute: false }
    }

    /// A number from 0 to 1.
    fn part(chance: &mut ChaCha8Rng) -> f64 {
        f64::from(chance.next_u32()) / f64::from(u32::MAX)
    }

    /// The places of values, 1 for the highest.
    fn places(values: &[f64]) -> Vec<usize> {
        values.iter().map(|own| 1 + values.iter().filter(|other| *other > own).count()).collect()
    }

    #[test]
    fn two_thousand_games_of_players_of_known_strength_rank_them_pbp_43() {
        let mut chance = ChaCha8Rng::seed_from_u64(43);
        let people = 60_usize;
        let strength: Vec<f64> = (0..people).map(|at| 700.0 + 600.0 * at as f64 / people as f64).collect();
        let mut ratings = Ratings::default();
        for _ in 0..2_000 {
            let mut at_table: Vec<usize> = Vec::new();
            let seats = 2 + chance.next_u32() as usize % 5;
            while at_table.len() < seats {
                let who = chance.next_u32() as usize % people;
                if !at_table.contains(&who) {
                    at_table.push(who);
                }
            }
            // A sum of twelve even draws is nearly normal: the day's form, with the deviation of a single game.
            let mut played = |who: usize| {
                let form = (0..12).map(|_| part(&mut chance)).sum::<f64>() - 6.0;
                form.mul_add(BETA, strength[who])
            };
            let results: Vec<f64> = at_table.iter().map(|who| played(*who)).collect();
            let seats = at_table.iter().zip(places(&results));
            let seats: Vec<_> = seats.map(|(who, place)| seat(*who as u32, place as u8)).collect();
            ratings.add(&seats);
        }
        let estimates = (0..people).map(|who| ratings.of(&(who as u32)).unwrap().rating.mean as f64);
        let estimates: Vec<f64> = estimates.collect();
        let pairs = places(&strength).into_iter().zip(places(&estimates));
        let squares: f64 = pairs.map(|(true_place, place)| (true_place as f64 - place as f64).powi(2)).sum();
        let n = people as f64;
        let correlation = 1.0 - 6.0 * squares / (n * (n * n - 1.0));
        println!("rank correlation of 2000 games of {people} players: {correlation:.3}");
        assert!(correlation >= 0.9, "{correlation}");
    }

    #[test]
    fn the_same_games_give_the_same_digits_on_every_machine_pbp_43() {
        let mut ratings = Ratings::default();
        for game in 0_u32..40 {
            let all: Vec<_> = (0..4).map(|at| seat((game * 7 + at * 3) % 10, 1 + at as u8)).collect();
            ratings.add(&all);
        }
        let told: Vec<String> = ratings
            .players()
            .map(|(who, one)| format!("{who}:{}±{}", one.rating.mean, one.rating.uncertainty))
            .collect();
        assert_eq!(
            told.join(" "),
            "0:1165934±131236 1:1242303±129619 2:1185322±130768 3:1242579±131001 4:1228075±129283 5:1215801±131126 \
             6:1269017±131596 7:1200286±129729 8:1237675±130466 9:1249693±131893"
        );
    }

    #[test]
    fn whoever_lets_a_computer_play_can_lose_but_not_win_and_the_others_are_rated_without_them_pbp_31() {
        let absent = |player, place| RatedSeat { is_absent: true, ..seat(player, place) };
        let mut ratings = Ratings::default();
        ratings.add(&[absent(1, 1), seat(2, 2), seat(3, 3)]);
        assert_eq!(ratings.of(&1), None, "its win does not count");
        let mut without = Ratings::default();
        without.add(&[seat(2, 2), seat(3, 3)]);
        assert_eq!((ratings.of(&2), ratings.of(&3)), (without.of(&2), without.of(&3)));
        ratings.add(&[absent(1, 3), seat(2, 2), seat(3, 1)]);
        let lost = ratings.of(&1).unwrap();
        assert!(lost.rating.mean < START.mean && lost.games == 1, "going away is no way out of a loss");
    }

    #[test]
    fn a_game_of_fewer_than_two_people_is_not_rated_and_a_substitute_cannot_fall_pbp_43() {
        let mut ratings = Ratings::default();
        ratings.add(&[seat(1, 1), RatedSeat { is_person: false, ..seat(9, 2) }]);
        assert_eq!((ratings.games(), ratings.of(&1)), (0, None));
        let substitute = |place| RatedSeat { is_substitute: true, ..seat(1, place) };
        ratings.add(&[substitute(2), seat(2, 1)]);
        assert_eq!(ratings.of(&1), None);
        ratings.add(&[substitute(1), seat(2, 2)]);
        assert!(ratings.of(&1).unwrap().rating.mean > START.mean);
    }

    #[test]
    fn computer_players_of_a_level_share_one_rating_pbp_43() {
        let computer = |place| RatedSeat { is_person: false, ..seat(9, place) };
        let mut ratings = Ratings::default();
        ratings.add(&[seat(1, 1), seat(2, 2), computer(3), computer(4)]);
        let rated = ratings.of(&9).unwrap();
        assert!(rated.games == 1 && rated.rating.mean < START.mean);
    }

    #[test]
    fn equal_places_of_equal_players_change_no_estimate_pbp_43() {
        let mut ratings = Ratings::default();
        ratings.add(&[seat(1, 1), seat(2, 1)]);
        let rated = ratings.of(&1).unwrap();
        assert_eq!((rated.rating.mean, rated.rating.points(), rated.wins), (START.mean, 1_000, 1));
        assert!(rated.rating.margin() < START.margin());
    }
}
