//! Results of finished games, from which ratings are computed ([PBP-43]).

use super::operations_macro::operations;
use super::row::Row;
use super::{Store, StoreError};

/// The result of one finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultRow {
    /// Id of the game.
    pub game: i64,
    /// Id of its server.
    pub guild: i64,
    /// Key of its rulebook.
    pub rulebook: String,
    /// Time of its end.
    pub ended: i64,
    /// Its seats, in order; behind them those who gave up a seat, in the order in which they left.
    pub seats: Vec<ResultSeatRow>,
}

/// The result of one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultSeatRow {
    /// Number of the seat, 0-based.
    pub seat: i64,
    /// User id of the person; negative: one who was erased; 0: a computer player.
    pub person: i64,
    /// Level, if the seat was a computer player's own; else empty.
    pub computer: String,
    /// Number of the role, where the rules have roles.
    pub role: Option<i64>,
    /// Place in the game, 1 is first; equals share it.
    pub place: i64,
    /// Number of its turns.
    pub turns: i64,
    /// Number of turns that a computer player took for the person.
    pub computer_turns: i64,
    /// Whether the person took the seat over from another.
    pub substitute: bool,
    /// Whether the person gave the seat up before the end: turns are not counted then.
    pub left: bool,
}

fn seat(row: &Row) -> Result<ResultSeatRow, StoreError> {
    Ok(ResultSeatRow {
        seat: row.try_get("seat")?,
        person: row.try_get("person")?,
        computer: row.try_get("computer")?,
        role: row.try_get("role")?,
        place: row.try_get("place")?,
        turns: row.try_get("turns")?,
        computer_turns: row.try_get("computer_turns")?,
        substitute: row.try_get::<i64, _>("substitute")? != 0,
        left: row.try_get::<i64, _>("left")? != 0,
    })
}

impl Store {
    /// The results of all finished games of a server, in the order in which they ended.
    pub async fn results(&self, guild: i64) -> Result<Vec<ResultRow>, StoreError> {
        self.pass("results")?;
        let rows = self.query(
            "SELECT results.guild, results.rulebook, results.ended, all_seats.* FROM results JOIN ( \
             SELECT game, 0 AS left, seat AS number, seat, person, computer, role, place, turns, computer_turns, substitute \
             FROM result_seats UNION ALL \
             SELECT game, 1, number, seat, person, '', role, place, 0, 0, 0 FROM result_departures \
             ) AS all_seats ON all_seats.game = results.game WHERE results.guild = $1 \
             ORDER BY results.number, all_seats.left, all_seats.number",
        );
        let mut results: Vec<ResultRow> = Vec::new();
        for row in rows.bind(guild).all().await? {
            let (game, seat) = (row.try_get("game")?, seat(&row)?);
            match results.last_mut().filter(|result| result.game == game) {
                Some(result) => result.seats.push(seat),
                None => results.push(ResultRow {
                    game,
                    guild: row.try_get("guild")?,
                    rulebook: row.try_get("rulebook")?,
                    ended: row.try_get("ended")?,
                    seats: vec![seat],
                }),
            }
        }
        Ok(results)
    }

    /// The servers in which that person has finished a game.
    pub async fn servers_of_results(&self, person: i64) -> Result<Vec<i64>, StoreError> {
        self.pass("servers of results")?;
        let rows = self.query(
            "SELECT DISTINCT results.guild FROM results WHERE game IN (SELECT game FROM result_seats WHERE person = $1 \
             UNION SELECT game FROM result_departures WHERE person = $1) ORDER BY results.guild",
        );
        rows.bind(person).all().await?.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }
}

operations! {
    /// Changes of results.
    ResultOperation {
        Put { row: ResultRow } = "put result",
    }
}
