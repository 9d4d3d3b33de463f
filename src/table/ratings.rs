//! Ratings of the players of a server ([PBP-43]): computed from the stored results whenever they are asked for, so that there is
//! nothing that could differ from them. Ratings belong to the server, unless a person shows theirs elsewhere.

use super::error::TableError;
use super::former_players::is_former;
use super::load_and_commit::Inner;
use crate::ai::Player;
use crate::league::{Rated, RatedSeat, Ratings};
use crate::rules::{Role, Rulebook};
use crate::store::{ResultRow, ResultSeatRow};
use std::collections::BTreeMap;

/// Scope of the settings about ratings.
const SCOPE: &str = "ratings";
/// Number of rated games from which somebody has a place on the leaderboard.
pub const FEWEST_GAMES: u32 = 3;

/// Who has a rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Contestant {
    /// A person, by user id; also one who was erased.
    Person(u64),
    /// All computer players of a level.
    Computer(Player),
}

/// The finished games of somebody by one rulebook, rated or not.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Number of games.
    pub games: u32,
    /// Number of wins.
    pub wins: u32,
    /// How often each place was reached.
    pub places: BTreeMap<u8, u32>,
}

/// The ratings of one server.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ServerRatings {
    /// Over all rulebooks.
    pub overall: Ratings<Contestant>,
    /// By each rulebook that was played.
    pub by_rulebook: BTreeMap<Rulebook, Ratings<Contestant>>,
    /// In each role, where the rules have roles (A3-23).
    pub by_role: Ratings<(Contestant, Role)>,
    tallies: BTreeMap<(u64, Rulebook), Tally>,
}

/// What a person has chosen about their ratings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RatingChoice {
    /// Others don't see them.
    pub hidden: bool,
    /// They may be seen in other servers.
    pub elsewhere: bool,
}

/// The ratings of one person as seen in one server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Profile {
    /// Over all rulebooks; `None`: no rated game.
    pub overall: Option<Rated>,
    /// Rank among those who have one, and their number.
    pub rank: Option<(u32, u32)>,
    /// By rulebook: finished games, and the rating if any of them was rated.
    pub rulebooks: Vec<(Rulebook, Tally, Option<Rated>)>,
    /// By role.
    pub roles: Vec<(Role, Rated)>,
    /// Over all rulebooks in other servers, if the person shows them.
    pub elsewhere: Vec<Rated>,
    /// What the person has chosen.
    pub choice: RatingChoice,
}

/// One line of a leaderboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranked {
    /// Who it is.
    pub who: Contestant,
    /// The person's name when last seen; empty for computer players and those who were erased.
    pub name: String,
    /// Rating and games.
    pub rated: Rated,
}

/// The leaderboard of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leaderboard {
    /// Best first; computer players among them.
    pub lines: Vec<Ranked>,
    /// Number of people with too few rated games for a place.
    pub too_few: u32,
    /// Number of rated games.
    pub games: u32,
}

impl ServerRatings {
    /// Computes the ratings from results, in the order in which the games ended.
    pub(super) fn of(results: &[ResultRow]) -> Self {
        let mut all = Self::default();
        for result in results {
            let Some(rulebook) = Rulebook::find(&result.rulebook) else { continue };
            let seats: Vec<_> = result.seats.iter().filter_map(rated_seat).collect();
            // Behind the name of an external player may be another program tomorrow: a game with one is not rated.
            let is_rated = seats.len() == result.seats.len();
            if is_rated {
                all.overall.add(&seats);
                all.by_rulebook.entry(rulebook).or_default().add(&seats);
            }
            let roles: Option<Vec<_>> = result.seats.iter().map(|seat| seat.role).collect();
            if let Some(roles) = roles.filter(|_| is_rated) {
                let in_role = |(seat, role): (&RatedSeat<Contestant>, &i64)| RatedSeat {
                    player: (seat.player, Role(*role as u8)),
                    is_person: seat.is_person,
                    place: seat.place,
                    is_absent: seat.is_absent,
                    is_substitute: seat.is_substitute,
                };
                all.by_role.add(&seats.iter().zip(&roles).map(in_role).collect::<Vec<_>>());
            }
            for seat in &seats {
                let Contestant::Person(person) = seat.player else { continue };
                let tally = all.tallies.entry((person, rulebook)).or_default();
                tally.games += 1;
                tally.wins += u32::from(seat.place == 1 && !seat.is_absent);
                *tally.places.entry(seat.place).or_default() += 1;
            }
        }
        all
    }

    /// Everybody who may have a place, best first; equals in order of their ids.
    fn ranked(ratings: &Ratings<Contestant>) -> Vec<(Contestant, Rated)> {
        let mut all: Vec<_> = ratings.players().map(|(who, rated)| (*who, *rated)).collect();
        all.sort_by_key(|(who, rated)| (std::cmp::Reverse(rated.rating.mean), *who));
        all
    }
}

/// `None` for an external player, and for a level that this program does not know.
fn rated_seat(row: &ResultSeatRow) -> Option<RatedSeat<Contestant>> {
    let player = match row.computer.as_str() {
        "" => Contestant::Person(row.person as u64),
        level => Contestant::Computer(Player::find(level)?),
    };
    let is_person = matches!(player, Contestant::Person(_));
    Some(RatedSeat {
        player,
        is_person,
        place: u8::try_from(row.place).ok()?,
        is_absent: is_person && row.computer_turns * 3 > row.turns,
        is_substitute: row.substitute,
    })
}

fn off_key(guild: u64) -> String {
    format!("off.{guild}")
}

fn choice_key(person: u64) -> String {
    format!("choice.{person}")
}

impl RatingChoice {
    fn read(text: Option<String>) -> Self {
        let text = text.unwrap_or_default();
        let has = |word: &str| text.split_whitespace().any(|part| part == word);
        Self { hidden: has("hidden"), elsewhere: has("elsewhere") }
    }

    fn text(self) -> String {
        let words = [(self.hidden, "hidden"), (self.elsewhere, "elsewhere")];
        let words: Vec<&str> = words.iter().filter(|(on, _)| *on).map(|(_, word)| *word).collect();
        words.join(" ")
    }
}

impl Inner {
    pub(super) async fn ratings(&self, guild: u64) -> Result<ServerRatings, TableError> {
        let results = self.store.results(guild as i64).await?;
        let computed = tokio::task::spawn_blocking(move || ServerRatings::of(&results)).await;
        Ok(computed.unwrap_or_default())
    }

    pub(super) async fn rates(&self, guild: u64) -> Result<bool, TableError> {
        let off = self.store.setting(SCOPE, &off_key(guild)).await?;
        Ok(off.is_none_or(|off| off.is_empty()))
    }

    pub(super) async fn set_rates(&self, guild: u64, on: bool) -> Result<(), TableError> {
        let mut write = self.store.write()?;
        write.put_setting(SCOPE, &off_key(guild), if on { "" } else { "off" })?;
        Ok(write.commit().await?)
    }

    pub(super) async fn rating_choice(&self, person: u64) -> Result<RatingChoice, TableError> {
        Ok(RatingChoice::read(self.store.setting(SCOPE, &choice_key(person)).await?))
    }

    pub(super) async fn choose_ratings(&self, person: u64, choice: RatingChoice) -> Result<(), TableError> {
        let mut write = self.store.write()?;
        write.put_setting(SCOPE, &choice_key(person), &choice.text())?;
        Ok(write.commit().await?)
    }

    pub(super) async fn profile(&self, guild: u64, person: u64) -> Result<Profile, TableError> {
        let (ratings, choice) = (self.ratings(guild).await?, self.rating_choice(person).await?);
        let who = Contestant::Person(person);
        let board = self.leaderboard_of(&ratings.overall).await?;
        let people = board.lines.iter().filter(|line| matches!(line.who, Contestant::Person(_)));
        let people: Vec<_> = people.map(|line| line.who).collect();
        let rank = people.iter().position(|one| *one == who);
        let rulebooks = Rulebook::ALL.into_iter().filter_map(|rulebook| {
            let tally = ratings.tallies.get(&(person, rulebook))?.clone();
            Some((rulebook, tally, ratings.by_rulebook.get(&rulebook).and_then(|all| all.of(&who))))
        });
        let roles = ratings.by_role.players().filter(|((player, _), _)| *player == who);
        let mut elsewhere = Vec::new();
        if choice.elsewhere {
            for other in self.store.servers_of_results(person as i64).await? {
                if other as u64 != guild && self.rates(other as u64).await? {
                    elsewhere.extend(self.ratings(other as u64).await?.overall.of(&who));
                }
            }
        }
        Ok(Profile {
            overall: ratings.overall.of(&who),
            rank: rank.map(|at| (at as u32 + 1, people.len() as u32)),
            rulebooks: rulebooks.collect(),
            roles: roles.map(|((_, role), rated)| (*role, *rated)).collect(),
            elsewhere,
            choice,
        })
    }

    pub(super) async fn leaderboard(
        &self,
        guild: u64,
        rulebook: Option<Rulebook>,
    ) -> Result<Leaderboard, TableError> {
        let mut ratings = self.ratings(guild).await?;
        let ratings = match rulebook {
            None => ratings.overall,
            Some(rulebook) => ratings.by_rulebook.remove(&rulebook).unwrap_or_default(),
        };
        self.leaderboard_of(&ratings).await
    }

    async fn leaderboard_of(&self, ratings: &Ratings<Contestant>) -> Result<Leaderboard, TableError> {
        let (mut lines, mut too_few) = (Vec::new(), 0);
        for (who, rated) in ServerRatings::ranked(ratings) {
            let Contestant::Person(person) = who else {
                if rated.games >= FEWEST_GAMES {
                    lines.push(Ranked { who, name: String::new(), rated });
                }
                continue;
            };
            if is_former(person) || self.rating_choice(person).await?.hidden {
                continue;
            }
            if rated.games < FEWEST_GAMES {
                too_few += 1;
                continue;
            }
            let name = self.store.person(person as i64).await?.map(|row| row.name).unwrap_or_default();
            lines.push(Ranked { who, name, rated });
        }
        Ok(Leaderboard { lines, too_few, games: ratings.games() })
    }
}
