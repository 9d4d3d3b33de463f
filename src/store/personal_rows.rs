//! Everything that is stored about a person, as rows with the names of their columns ([PBP-54]): what they may read themselves.
//! Secrets of others are not among it: no seed of a running game, no seat of anybody else.

use super::dialect::Dialect;
use super::personal_rows_on_server as on_server;
use super::row::Row;
use super::value::Value as Cell;
use super::{Store, StoreError};
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// Rows by what they are about.
pub type PersonalRows = BTreeMap<&'static str, Vec<Map<String, Value>>>;

/// What is read about a person: its name in the file, and the statement; `$1` is the user id.
const ABOUT: [(&str, &str); 17] = [
    ("person", "SELECT * FROM people WHERE id = $1"),
    (
        "seats",
        // Of a seat that somebody else had first the words for the dice are theirs.
        "SELECT game, seat, name, colour, computer, standing, plans, role, absence, computer_turns, hints, \
         CASE handovers WHEN '' THEN word ELSE '' END AS word, CASE handovers WHEN '' THEN sealed ELSE '' END AS sealed, \
         CASE handovers WHEN '' THEN revealed ELSE '' END AS revealed, \
         games.guild, games.channel, games.number AS game_number, games.status FROM seats \
         JOIN games ON games.id = seats.game WHERE seats.person = $1 ORDER BY seats.game",
    ),
    (
        "seats_left",
        "SELECT seats.game, seats.seat, json_extract(value, '$.turn') AS turn, json_extract(value, '$.counts') AS counts, \
         CASE json_each.key WHEN 0 THEN word ELSE '' END AS word, CASE json_each.key WHEN 0 THEN sealed ELSE '' END AS sealed, \
         CASE json_each.key WHEN 0 THEN revealed ELSE '' END AS revealed, \
         games.guild, games.channel, games.number AS game_number, games.status \
         FROM seats JOIN games ON games.id = seats.game, json_each(seats.handovers, '$.left') \
         WHERE seats.handovers <> '' AND json_extract(value, '$.person') = $1 ORDER BY seats.game",
    ),
    (
        "seats_offered",
        "SELECT seats.game, seats.seat, games.guild, games.channel, games.number AS game_number FROM seats \
         JOIN games ON games.id = seats.game WHERE handovers <> '' AND json_extract(handovers, '$.offered') = $1 \
         ORDER BY seats.game",
    ),
    (
        "hosted_games",
        "SELECT id AS game, guild, channel, number, status, touched FROM games WHERE host = $1 ORDER BY id",
    ),
    (
        "results",
        "SELECT results.guild, results.rulebook, results.ended, mine.* FROM (SELECT game, seat, person, role, place, turns, \
         computer_turns, substitute FROM result_seats UNION ALL SELECT game, seat, person, role, place, 0, 0, 0 \
         FROM result_departures) AS mine JOIN results ON results.game = mine.game WHERE mine.person = $1 \
         ORDER BY results.number",
    ),
    ("absences", "SELECT first_day, last_day, zone FROM absences WHERE person = $1 ORDER BY begins"),
    ("digest", "SELECT due, sent FROM digests WHERE person = $1"),
    ("turns_in_time", "SELECT guild, turns FROM reliability WHERE person = $1 ORDER BY guild"),
    (
        "notices",
        "SELECT id, game, body, state, not_before, message FROM outbox WHERE audience = $1 ORDER BY id",
    ),
    (
        "talks",
        "SELECT * FROM talks WHERE asker = $1 OR EXISTS (SELECT 1 FROM json_each(members) WHERE value = $1)",
    ),
    (
        "hosted_tournaments",
        "SELECT id AS tournament, guild, channel, number, status FROM tournaments WHERE host = $1 ORDER BY id",
    ),
    (
        "tournament_entries",
        "SELECT entrants.*, tournaments.guild, tournaments.number, tournaments.status FROM entrants \
         JOIN tournaments ON tournaments.id = entrants.tournament WHERE entrants.person = $1 ORDER BY tournament",
    ),
    (
        // By person before the words are closed, by place afterwards.
        "tournament_words",
        "SELECT tournaments.id AS tournament, guild, number, json_extract(value, '$.word') AS word, \
         json_extract(value, '$.hash') AS sealed FROM tournaments, json_each(CASE luck WHEN '' THEN '{}' ELSE luck END, '$.words') \
         WHERE json_extract(value, '$.person') = $1 \
         UNION ALL SELECT tournaments.id, guild, number, json_extract(value, '$.word'), json_extract(value, '$.hash') \
         FROM tournaments, json_each(CASE luck WHEN '' THEN '{}' ELSE luck END, '$.places') WHERE json_extract(value, '$.person') = $1 ORDER BY tournament",
    ),
    (
        "reserved_seats",
        "SELECT id AS game, guild, channel, number FROM games WHERE lobby_rules <> '' AND EXISTS \
         (SELECT 1 FROM json_each(lobby_rules, '$.reserved') WHERE json_extract(value, '$.person') = $1)",
    ),
    (
        "said_about_the_end",
        "SELECT games.id AS game, games.guild, games.number, \
         EXISTS (SELECT 1 FROM json_each(settlement, '$.concession.by') WHERE value = seat) AS conceded, \
         EXISTS (SELECT 1 FROM json_each(settlement, '$.proposal.agreed') WHERE value = seat) AS agreed_in_secret \
         FROM games JOIN seats ON seats.game = games.id WHERE seats.person = $1 AND settlement <> '' \
         AND (EXISTS (SELECT 1 FROM json_each(settlement, '$.concession.by') WHERE value = seat) \
         OR EXISTS (SELECT 1 FROM json_each(settlement, '$.proposal.agreed') WHERE value = seat)) ORDER BY game",
    ),
    (
        "settings",
        "SELECT scope, key, value FROM settings WHERE '.' || key || '.' LIKE '%.' || $1 || '.%' ORDER BY scope, key",
    ),
];

/// A row; texts that hold JSON are read.
fn read(row: &Row) -> Result<Map<String, Value>, StoreError> {
    let mut fields = Map::new();
    for (name, cell) in row.cells()? {
        let value = match cell {
            Cell::Integer(None) | Cell::Text(None) => Value::Null,
            // Ids are longer than the numbers that every reader of JSON keeps whole.
            Cell::Integer(Some(number)) if number.unsigned_abs() < 1 << 53 => number.into(),
            Cell::Integer(Some(number)) => number.to_string().into(),
            Cell::Text(Some(text)) => match serde_json::from_str(&text) {
                Ok(read @ (Value::Object(_) | Value::Array(_))) => read,
                _ => text.into(),
            },
        };
        fields.insert(name.to_owned(), value);
    }
    Ok(fields)
}

impl Store {
    /// Everything that is stored about that person. What there is nothing of is left out.
    pub async fn personal_rows(&self, person: i64) -> Result<PersonalRows, StoreError> {
        self.pass("personal rows")?;
        let mut all = PersonalRows::new();
        for (about, statement) in ABOUT {
            let statement = match self.backend.dialect() {
                Dialect::Sqlite => statement,
                Dialect::Postgres => {
                    let own = on_server::ABOUT.iter().find(|(name, _)| *name == about);
                    own.map_or(statement, |(_, own)| own)
                }
            };
            let rows = self.query(statement).bind(person).all().await?;
            if !rows.is_empty() {
                all.insert(about, rows.iter().map(read).collect::<Result<_, _>>()?);
            }
        }
        Ok(all)
    }
}
