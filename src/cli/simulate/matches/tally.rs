//! Results of a match: for each player wins, places, points, rating, time and forfeits.

use super::durations::Durations;
use super::sequential_test::{SequentialTest, Verdict};
use crate::ai::{Kingmaking, kingmaking};
use crate::cli::simulate::entrants::{Entrant, Times};
use crate::cli::simulate::play::Played;
use crate::cli::simulate::shares::{Mean, Share};
use crate::cli::simulate::statistics::CUT;
use crate::external::Forfeits;
use crate::league::{RatedSeat, Rating, Ratings};
use crate::rules::{Retrospect, Rulebook, Seat, Setup, Superpower, View, Viewer};
use std::collections::BTreeMap;
use std::time::Duration;

/// Key of games, among the endings, that were cut when only seats of one player were left: it has won them.
const LEFT: &str = "left";

/// What a seat is in the Cold War (A3-23): its place at the table, the USA first, and its superpower.
type Part = (u8, Option<Superpower>);

/// What a match needs to know of one game.
pub(super) struct GameResult {
    /// The player of each seat, by number.
    by_seat: Vec<usize>,
    won: Vec<bool>,
    /// Place and points of each seat, if the game was not cut.
    scores: Option<Vec<(u8, i32)>>,
    /// Whether points ranked the seats.
    scored: bool,
    ending: &'static str,
    round: u32,
    answers: u32,
    /// What each seat is, in a family whose seats are not alike.
    parts: Option<Vec<Part>>,
    seats: Vec<(Times, Option<Forfeits>)>,
    /// What each seat did when it had hardly a chance left, if that is measured and the game was not cut.
    kingmaking: Option<Vec<Kingmaking>>,
    spent: Duration,
}

impl GameResult {
    pub(super) fn of(played: Played, by_seat: Vec<usize>, measure_kingmaking: bool) -> Self {
        let (outcome, view) = (played.game.outcome(), played.game.view(Viewer::Public));
        let winners = outcome.map_or_else(|| left_alone(&view, &by_seat), |outcome| outcome.winners.clone());
        let unended = if winners.is_empty() { CUT } else { LEFT };
        let parts = match &view {
            View::ColdWar(view) => {
                Some(view.seats.iter().map(|seat| (seat.place, seat.superpower)).collect())
            }
            View::Classic(_) | View::Y2210(_) => None,
        };
        Self {
            won: played.game.setup().all_seats().map(|seat| winners.contains(&seat)).collect(),
            scores: outcome
                .map(|outcome| outcome.scores.iter().map(|score| (score.place, score.points)).collect()),
            scored: outcome.is_some_and(crate::rules::Outcome::is_scored),
            ending: outcome.map_or(unended, |outcome| outcome.ending.key()),
            round: view.round,
            answers: played.answers,
            parts,
            by_seat,
            kingmaking: if measure_kingmaking { made_kings(&played) } else { None },
            spent: played.spent,
            seats: played.seats,
        }
    }
}

/// What each seat did in a game when it had hardly a chance left.
fn made_kings(played: &Played) -> Option<Vec<Kingmaking>> {
    let over = Retrospect::of(played.game.setup().clone(), played.log.clone());
    kingmaking(&over.expect("the setup was played")?)
}

/// The seats that are left in a game, if they are all of one player.
fn left_alone(view: &View, by_seat: &[usize]) -> Vec<Seat> {
    let mut players = view.alive.iter().map(|seat| by_seat[seat.index()]);
    let first = players.next();
    if players.all(|player| Some(player) == first) { view.alive.clone() } else { Vec::new() }
}

/// The figures of one player, who may have several seats of each game.
pub(super) struct Line {
    pub(super) entrant: Entrant,
    /// Its seats in each game.
    pub(super) seats: u64,
    /// Games that one of its seats won, alone or not.
    pub(super) won: Share,
    /// Those of them that another player won too.
    pub(super) shared: u64,
    /// By seat and game; cut games have no place.
    pub(super) place: Mean,
    pub(super) points: Mean,
    pub(super) answer: Durations,
    pub(super) turn: Durations,
    /// By how much one of its seats changed the chances of the others in a game, while it had hardly a chance left itself. Empty if
    /// that is not measured.
    pub(super) kingmaking: Mean,
    /// Number of turns in which it had hardly a chance left.
    pub(super) hopeless_turns: u64,
    /// `None` if it is not external.
    pub(super) forfeits: Option<Forfeits>,
    /// Seats that it won as each part of a family whose seats are not alike.
    pub(super) parts: BTreeMap<Part, Share>,
}

/// A match with one setup.
pub(super) struct Tally {
    pub(super) rulebook: Rulebook,
    pub(super) seats: u8,
    pub(super) lines: Vec<Line>,
    pub(super) games: u64,
    /// Number of seeds: with each of them the game is played in all rotations.
    pub(super) blocks: u64,
    pub(super) endings: BTreeMap<&'static str, u64>,
    pub(super) rounds: Vec<u32>,
    pub(super) answers: Vec<u32>,
    /// Whether [`Line::kingmaking`] is measured.
    pub(super) kingmaking: bool,
    /// Whether points ranked the seats in any game.
    pub(super) scored: bool,
    pub(super) test: Option<SequentialTest>,
    /// The time of all games, one after another.
    pub(super) spent: Duration,
    ratings: Ratings<usize>,
}

impl Tally {
    pub(super) fn new(setup: &Setup, entrants: &[Entrant], test: Option<SequentialTest>) -> Self {
        let others = entrants.len() as u64 - 1;
        let line = |(at, entrant): (usize, &Entrant)| Line {
            entrant: entrant.clone(),
            seats: if at as u64 == others { u64::from(setup.seats) - others } else { 1 },
            won: Share::default(),
            shared: 0,
            place: Mean::default(),
            points: Mean::default(),
            answer: Durations::default(),
            turn: Durations::default(),
            kingmaking: Mean::default(),
            hopeless_turns: 0,
            forfeits: None,
            parts: BTreeMap::new(),
        };
        Self {
            rulebook: setup.rulebook,
            seats: setup.seats,
            lines: entrants.iter().enumerate().map(line).collect(),
            games: 0,
            blocks: 0,
            endings: BTreeMap::new(),
            rounds: Vec::new(),
            answers: Vec::new(),
            kingmaking: false,
            scored: false,
            test,
            spent: Duration::ZERO,
            ratings: Ratings::default(),
        }
    }

    /// Number of cut games.
    pub(super) fn cut(&self) -> u64 {
        self.endings.get(CUT).copied().unwrap_or(0)
    }

    /// The rating of a player by the finishing orders of all games, as in a leaderboard ([PBP-43]).
    pub(super) fn rating(&self, at: usize) -> Rating {
        self.ratings.of(&at).unwrap_or_default().rating
    }

    /// Adds the games of the next seed; returns whether the sequential test has its answer.
    pub(super) fn count(&mut self, games: &[GameResult]) -> bool {
        self.blocks += 1;
        games.iter().for_each(|game| self.add(game));
        self.test.as_ref().is_some_and(|test| test.verdict() != Verdict::Open)
    }

    fn add(&mut self, game: &GameResult) {
        self.games += 1;
        self.spent += game.spent;
        self.scored |= game.scored;
        self.kingmaking |= game.kingmaking.is_some();
        self.rounds.push(game.round);
        self.answers.push(game.answers);
        *self.endings.entry(game.ending).or_default() += 1;
        self.add_wins(game);
        for (seat, at) in game.by_seat.iter().enumerate() {
            let line = &mut self.lines[*at];
            if let Some((place, points)) = game.scores.as_ref().map(|scores| scores[seat]) {
                line.place.add(f64::from(place));
                line.points.add(f64::from(points));
            }
            if let Some(parts) = &game.parts {
                line.parts.entry(parts[seat]).or_default().add(game.won[seat]);
            }
            if let Some(made) = game.kingmaking.as_ref().map(|made| made[seat]) {
                line.kingmaking.add(made.moved);
                line.hopeless_turns += u64::from(made.turns);
            }
            let (times, forfeits) = &game.seats[seat];
            times.answers.iter().for_each(|spent| line.answer.add(*spent));
            times.turns.iter().for_each(|(_, spent)| line.turn.add(*spent));
            if let Some(forfeits) = forfeits {
                line.forfeits.get_or_insert_default().merge(forfeits);
            }
        }
        if let Some(scores) = &game.scores {
            // For the rating a computer player is a person: games without people are not rated.
            let seat = |(player, score): (&usize, &(u8, i32))| RatedSeat {
                player: *player,
                is_person: true,
                place: score.0,
                is_absent: false,
                is_substitute: false,
            };
            self.ratings.add(&game.by_seat.iter().zip(scores).map(seat).collect::<Vec<_>>());
        }
    }

    fn add_wins(&mut self, game: &GameResult) {
        let won_by = |at: usize| game.by_seat.iter().zip(&game.won).any(|(by, won)| *by == at && *won);
        let winners = (0..self.lines.len()).filter(|at| won_by(*at)).count();
        for (at, line) in self.lines.iter_mut().enumerate() {
            let won = won_by(at);
            line.won.add(won);
            line.shared += u64::from(won && winners > 1);
        }
        if let Some(test) = &mut self.test {
            test.add(won_by(0));
        }
    }
}
