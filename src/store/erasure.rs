//! Erasure of a person, and of all data of a server ([PBP-54]). Every column that can hold something of a person is listed in the
//! test `every_column_is_known_to_the_erasure`; [`super::sqlite`] has the statements.

use super::{GameRow, SeatRow, Store, StoreError, TournamentRow, Write};

/// What becomes of a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It stays: nothing of the person is in it.
    Keep,
    /// It is replaced.
    Replace(String),
    /// Its row is deleted, or dropped if it is a notice of a game; a notice keeps this content.
    Delete(String),
}

/// What only the callers of the store can read: names, words and JSON. Each method says what stands in place of a text.
pub trait PersonalTexts: Send + Sync {
    /// The user id of the person.
    fn person(&self) -> i64;
    /// The id that stands in its place from now on; negative.
    fn former(&self) -> i64;
    /// The name of a former player in that server.
    fn former_name(&self, guild: i64, others: &[&str]) -> String;
    /// The column `erased_words` of a game after the word of that seat was erased.
    fn erased_words(&self, game: &GameRow, seats: &[SeatRow], seat: i64) -> String;
    /// The body of a notice in the outbox of games; `names` are the names that the person had, `told` whether it was delivered or
    /// dropped.
    fn notice(&self, body: &str, names: &[String], told: bool) -> Fate;
    /// The body of a notice in the outbox of tournaments.
    fn tournament_notice(&self, body: &str, names: &[String], told: bool) -> Fate;
    /// The members of a talk.
    fn talk_members(&self, members: &str) -> Fate;
    /// The column `handovers` of a seat.
    fn handovers(&self, handovers: &str) -> Fate;
    /// Whether the words for the dice of that seat are the person's.
    fn gave_word(&self, seat: &SeatRow) -> bool;
    /// The column `lobby_rules`.
    fn lobby_rules(&self, rules: &str) -> Fate;
    /// The column `luck` of a tournament.
    fn tournament_luck(&self, row: &TournamentRow) -> Fate;
    /// A setting: scope, key and value.
    fn setting(&self, scope: &str, key: &str, value: &str, names: &[String]) -> Fate;
}

impl Store {
    /// The greatest id for a former player, below that number, that nobody has.
    pub async fn free_former(&self, below: i64) -> Result<i64, StoreError> {
        self.pass("free former")?;
        let row = self.query(
            "SELECT MIN(id) - 1 FROM (SELECT COALESCE(MIN(id), $1) AS id FROM people WHERE id < $1 \
             UNION ALL SELECT COALESCE(MIN(person), $1) FROM result_seats WHERE person < $1 \
             UNION ALL SELECT COALESCE(MIN(person), $1) FROM result_departures WHERE person < $1) AS taken",
        );
        // Computer players have the largest numbers below 0.
        Ok(row.bind(below).one().await?.try_get(0)?)
    }

    /// Ids of the lobbies and running games that have something of that person: a seat, the host, or perhaps a
    /// reservation or a seat that they left.
    pub async fn open_games_about(&self, person: i64) -> Result<Vec<i64>, StoreError> {
        self.pass("open games about")?;
        let rows = self.query(
            "SELECT id FROM games WHERE status IN ('lobby', 'running') AND (host = $1 OR lobby_rules <> '' \
             OR id IN (SELECT game FROM seats WHERE person = $1 OR handovers <> '')) ORDER BY id",
        );
        rows.bind(person).all().await?.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// Ids of the open tournaments that have something of that person.
    pub async fn open_tournaments_about(&self, person: i64) -> Result<Vec<i64>, StoreError> {
        self.pass("open tournaments about")?;
        let rows = self.query(
            "SELECT id FROM tournaments WHERE status IN ('gathering', 'running') AND (host = $1 \
             OR id IN (SELECT tournament FROM entrants WHERE person = $1)) ORDER BY id",
        );
        rows.bind(person).all().await?.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// All settings of that scope, as pairs of key and value.
    pub async fn settings_of(&self, scope: &str) -> Result<Vec<(String, String)>, StoreError> {
        self.pass("settings of scope")?;
        let rows = self.query("SELECT key, value FROM settings WHERE scope = $1 ORDER BY key");
        let rows = rows.bind(scope).all().await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    }

    /// Number of games of that server, from their lobby on, and of its tournaments.
    pub async fn count_of_server(&self, guild: i64) -> Result<(i64, i64), StoreError> {
        self.pass("count of server")?;
        let row = self.query(
            "SELECT (SELECT COUNT(*) FROM games WHERE guild = $1), (SELECT COUNT(*) FROM tournaments WHERE guild = $1)",
        );
        let row = row.bind(guild).one().await?;
        Ok((row.try_get(0)?, row.try_get(1)?))
    }

    /// Ids of all games of that server, newest first.
    pub async fn games_of_server(&self, guild: i64) -> Result<Vec<i64>, StoreError> {
        self.pass("games of server")?;
        let rows = self.query("SELECT id FROM games WHERE guild = $1 ORDER BY id DESC");
        rows.bind(guild).all().await?.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// Rewrites the database file, so that it has nothing of what was deleted, and empties the write-ahead log. False if somebody
    /// still reads an older state: then the log is emptied by a later call.
    pub async fn wipe(&self) -> Result<bool, StoreError> {
        self.pass("wipe")?;
        self.backend.wipe().await
    }
}

impl Write {
    /// Erases what is left of a person everywhere: their rows, their name, their words; and every earlier version of a changed game
    /// becomes outdated.
    pub async fn erase_person(&mut self, texts: &dyn PersonalTexts) -> Result<(), StoreError> {
        self.at("erase person").await?.erase_person(texts).await
    }

    /// Deletes all games, tournaments, results and settings of a server, and the people who are known from nowhere else. `keys`:
    /// whether a setting with that scope and key is of the server, of one of its channels, or of one of these games.
    pub async fn erase_server(
        &mut self,
        guild: i64,
        is_of_server: &(dyn Fn(&str, &str, &str) -> bool + Send + Sync),
    ) -> Result<(), StoreError> {
        self.at("erase server").await?.erase_server(guild, is_of_server).await
    }
}
