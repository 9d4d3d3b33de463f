//! Who plays in simulated games: a level of the program's own computer player, or an external one; and the players of one game,
//! seat by seat, with the time that they take.

use super::play::{Levels, Players};
use crate::ai::Player;
use crate::external::{CommandLine, External, Forfeits, Patience, cut};
use crate::rules::{Action, Ask, Imagination, Pick, Seat, View};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// What an external player is called before its command, and in records.
const EXTERNAL: &str = "extern";
/// A program has so many times the limit of an answer to get ready.
const START: u32 = 10;

/// A player as named on the command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Entrant {
    /// The name as typed.
    pub(super) name: String,
    kind: Kind,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Kind {
    Level(Player),
    /// The program, and the time limit of an answer.
    External(CommandLine, Duration),
}

impl Entrant {
    /// Reads a list of players; each external one has so much time for an answer.
    ///
    /// # Errors
    /// What is wrong, in one line.
    pub(super) fn read_list(list: &str, separator: char, limit: Duration) -> Result<Vec<Self>, String> {
        let mut names: Vec<String> = Vec::new();
        for part in cut(list, separator) {
            match names.last_mut().filter(|last| *last == EXTERNAL) {
                // The colon after `extern` separates nothing.
                Some(last) if separator == ':' => *last = format!("{last}:{part}"),
                _ => names.push(part.to_owned()),
            }
        }
        names.into_iter().map(|name| Self::read(name, limit)).collect()
    }

    fn read(name: String, limit: Duration) -> Result<Self, String> {
        let kind = match (name.strip_prefix(EXTERNAL), Player::find(&name)) {
            (_, Some(level)) => Kind::Level(level),
            (Some(rest), None) if rest.is_empty() || rest.starts_with(':') => {
                let command = CommandLine::read(rest.strip_prefix(':').unwrap_or_default())?;
                command.check()?;
                Kind::External(command, limit)
            }
            _ => {
                return Err(format!(
                    "no player `{name}`; there are: strong, human, normal, easy, random, quick, extern:COMMAND"
                ));
            }
        };
        Ok(Self { name, kind })
    }

    /// The level, if it is one.
    pub(super) const fn level(&self) -> Option<Player> {
        match self.kind {
            Kind::Level(level) => Some(level),
            Kind::External(..) => None,
        }
    }

    /// What a record calls it: a level, or that it is external.
    pub(super) fn key(&self) -> &'static str {
        self.level().map_or(EXTERNAL, Player::key)
    }
}

/// The entrant of a seat; the last one named takes all further seats.
pub(super) fn entrant_of(entrants: &[Entrant], seat: Seat) -> &Entrant {
    &entrants[seat.index().min(entrants.len() - 1)]
}

/// The time that a player took in one game.
#[derive(Clone, Debug, Default)]
pub(super) struct Times {
    /// For each answer.
    pub(super) answers: Vec<Duration>,
    /// For all answers of each of the seat's own turns, with the number of the turn.
    pub(super) turns: Vec<(u32, Duration)>,
}

impl Times {
    fn add(&mut self, spent: Duration, own_turn: Option<u32>) {
        self.answers.push(spent);
        let Some(turn) = own_turn else { return };
        match self.turns.last_mut().filter(|(last, _)| *last == turn) {
            Some((_, sum)) => *sum += spent,
            None => self.turns.push((turn, spent)),
        }
    }
}

/// The player of one seat of a game.
struct Seated {
    playing: Playing,
    times: Times,
}

enum Playing {
    Level(Player),
    External(Box<External>),
}

/// The players of one game.
pub(super) struct AtTable {
    seats: Vec<Seated>,
}

impl AtTable {
    /// Players for all seats; external ones are started with what `view` shows to their seat.
    pub(super) fn new(entrants: &[Entrant], seats: u8, view: &dyn Fn(Seat) -> View) -> Self {
        let seated = |seat| {
            let playing = match &entrant_of(entrants, seat).kind {
                Kind::Level(level) => Playing::Level(*level),
                Kind::External(command, limit) => {
                    let patience = Patience { answer: *limit, ready: *limit * START, stop: Arc::default() };
                    Playing::External(Box::new(External::start(command, seat, &view(seat), patience)))
                }
            };
            Seated { playing, times: Times::default() }
        };
        Self { seats: (0..seats).map(Seat).map(seated).collect() }
    }

    /// The game is over: external players see how, and end. Returns what each seat took, and what it forfeited.
    pub(super) fn end(self, view: &dyn Fn(Seat) -> View) -> Vec<(Times, Option<Forfeits>)> {
        let ended = |(seated, seat): (Seated, u8)| match seated.playing {
            Playing::Level(_) => (seated.times, None),
            Playing::External(mut external) => {
                external.over(&view(Seat(seat)));
                (seated.times, Some(external.forfeits().clone()))
            }
        };
        self.seats.into_iter().zip(0..).map(ended).collect()
    }
}

impl Players for AtTable {
    fn is_concerned(&self, ask: &Ask) -> bool {
        match &self.seats[ask.to.index()].playing {
            Playing::Level(level) => level.is_concerned(ask),
            // It is asked when a level would be, but not twice the same.
            Playing::External(external) => Player::Normal.is_concerned(ask) && external.is_news(ask),
        }
    }

    #[allow(clippy::disallowed_methods, reason = "it tells how long the players think")]
    fn answer(&mut self, worlds: &Imagination<'_>, view: &View, ask: &Ask, pick: Pick<'_>) -> Option<Action> {
        let Seated { playing, times } = &mut self.seats[ask.to.index()];
        let begun = Instant::now();
        let action = match playing {
            Playing::Level(level) => Some(level.think(ask.to.0.into(), worlds, (view, ask), pick)),
            Playing::External(external) => external.answer(view, ask).ok(),
        };
        times.add(begun.elapsed(), (view.on_turn == Some(ask.to)).then_some(view.turn));
        action
    }

    fn offered(&mut self, view: &View, ask: &Ask, proposes: bool, pick: Pick<'_>) -> Option<Action> {
        match &mut self.seats[ask.to.index()].playing {
            Playing::Level(level) => Levels(&[*level]).offered(view, ask, proposes, pick),
            Playing::External(external) => external.offered(view, ask),
        }
    }

    fn refused(&mut self, seat: Seat, why: &str) {
        match &mut self.seats[seat.index()].playing {
            Playing::Level(level) => Levels(&[*level]).refused(seat, why),
            Playing::External(external) => external.refused(why),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_read_by_their_names() {
        let read = |list, separator| {
            let read = Entrant::read_list(list, separator, Duration::from_secs(1));
            read.map(|all| all.into_iter().map(|one| one.name).collect::<Vec<_>>())
        };
        assert_eq!(read("normal,easy", ','), Ok(vec!["normal".to_owned(), "easy".to_owned()]));
        assert_eq!(read("normal:easy:random", ':').map(|all| all.len()), Ok(3));
        for (wrong, why) in [
            ("genius", "no player `genius`"),
            ("normal:", "no player ``"),
            ("extern", "needs a command"),
            ("external", "no player"),
            ("normal:extern:/no/such/program --fast", "there is no program `/no/such/program`"),
        ] {
            let found = read(wrong, ':').unwrap_err();
            assert!(found.contains(why), "{wrong}: {found}");
        }
    }

    #[test]
    fn a_turn_takes_as_long_as_all_its_answers() {
        let mut times = Times::default();
        for (millis, turn) in [(1, None), (2, Some(1)), (3, Some(1)), (4, None), (5, Some(4))] {
            times.add(Duration::from_millis(millis), turn);
        }
        assert_eq!(times.answers.len(), 5);
        assert_eq!(times.turns, [(1, Duration::from_millis(5)), (4, Duration::from_millis(5))]);
    }
}
