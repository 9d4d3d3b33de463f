//! Rows of tournaments, of who takes part, and of their tables. Never a result worked out.

use super::operations_macro::operations;
use super::{Store, StoreError, Write};
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

/// One tournament.
#[derive(Clone, PartialEq, Eq)]
pub struct TournamentRow {
    /// Its number in the database.
    pub id: i64,
    /// Grows with every change.
    pub version: i64,
    /// The server.
    pub guild: i64,
    /// The channel.
    pub channel: i64,
    /// The server's own number for it.
    pub number: i64,
    /// `gathering`, `running`, `over`, `cancelled`.
    pub status: String,
    /// Format and sizes (JSON).
    pub plan: String,
    /// What is played (JSON); its seats are of no account.
    pub setup: String,
    /// Minutes for a turn.
    pub pace: Option<i64>,
    /// Who opened it.
    pub host: i64,
    /// What its rounds are drawn from, in hexadecimal.
    pub seed: String,
    /// The present round, 1-based; 0 before the first.
    pub round: i64,
    /// When somebody last did something.
    pub touched: i64,
    /// The message with its buttons. Changes without the version.
    pub message: Option<i64>,
    /// What was published of its luck, and what goes into it (JSON).
    pub luck: String,
    /// The round of the public beacon that is waited for; 0: none.
    pub awaited: i64,
    /// When its first round is drawn at the latest; 0: nothing is waited for.
    pub opens: i64,
}

/// Somebody who takes part, or would.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntrantRow {
    /// Who; a row of people.
    pub person: i64,
    /// Their name.
    pub name: String,
    /// Their place, 0-based; nothing for reserves and for whoever was replaced.
    pub place: Option<i64>,
    /// `in`, `out`, `reserve`.
    pub state: String,
    /// Numbers the order of entering.
    pub entered: i64,
}

/// One table of one round; number 0 stands for those who sit out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentTableRow {
    /// Which round, 1-based.
    pub round: i64,
    /// Which table, 1-based.
    pub number: i64,
    /// The places that sit there, by seat (JSON).
    pub seats: String,
    /// Its game, once its thread stands.
    pub game: Option<i64>,
    /// Its thread.
    pub thread: Option<i64>,
    /// How it ended (JSON); `bye` for those who sit out, `void` if it was called off; or empty.
    pub result: String,
}

fn tournament(row: &SqliteRow) -> Result<TournamentRow, StoreError> {
    Ok(TournamentRow {
        id: row.try_get("id")?,
        version: row.try_get("version")?,
        guild: row.try_get("guild")?,
        channel: row.try_get("channel")?,
        number: row.try_get("number")?,
        status: row.try_get("status")?,
        plan: row.try_get("plan")?,
        setup: row.try_get("setup")?,
        pace: row.try_get("pace")?,
        host: row.try_get("host")?,
        seed: row.try_get("seed")?,
        round: row.try_get("round")?,
        touched: row.try_get("touched")?,
        message: row.try_get("message")?,
        luck: row.try_get("luck")?,
        awaited: row.try_get("awaited")?,
        opens: row.try_get("opens")?,
    })
}

fn table(row: &SqliteRow) -> Result<TournamentTableRow, StoreError> {
    Ok(TournamentTableRow {
        round: row.try_get("round")?,
        number: row.try_get("number")?,
        seats: row.try_get("seats")?,
        game: row.try_get("game")?,
        thread: row.try_get("thread")?,
        result: row.try_get("result")?,
    })
}

impl Store {
    /// The tournament of that channel that gathers people or is played; else, if `last`, the newest that ended there.
    pub async fn tournament_in(&self, channel: i64, last: bool) -> Result<Option<TournamentRow>, StoreError> {
        self.pass("tournament in channel")?;
        let open = sqlx::query(
            "SELECT * FROM tournaments WHERE channel = $1 AND status IN ('gathering', 'running')",
        );
        let mut found = open.bind(channel).fetch_optional(&self.reader).await?;
        if found.is_none() && last {
            let over = sqlx::query(
                "SELECT * FROM tournaments WHERE channel = $1 AND status = 'over' ORDER BY id DESC LIMIT 1",
            );
            found = over.bind(channel).fetch_optional(&self.reader).await?;
        }
        found.as_ref().map(tournament).transpose()
    }

    /// The tournament whose game is played in that thread, or was.
    pub async fn tournament_of_thread(&self, thread: i64) -> Result<Option<TournamentRow>, StoreError> {
        self.pass("tournament of thread")?;
        let row = sqlx::query(
            "SELECT tournaments.* FROM tournaments JOIN tournament_tables \
             ON tournament_tables.tournament = tournaments.id WHERE tournament_tables.thread = $1",
        );
        row.bind(thread).fetch_optional(&self.reader).await?.as_ref().map(tournament).transpose()
    }

    /// That tournament.
    pub async fn tournament(&self, id: i64) -> Result<Option<TournamentRow>, StoreError> {
        self.pass("tournament")?;
        let row = sqlx::query("SELECT * FROM tournaments WHERE id = $1").bind(id);
        row.fetch_optional(&self.reader).await?.as_ref().map(tournament).transpose()
    }

    /// Who takes part, in the order of entering.
    pub async fn entrants(&self, id: i64) -> Result<Vec<EntrantRow>, StoreError> {
        self.pass("entrants")?;
        let rows = sqlx::query(
            "SELECT person, name, place, state, entered FROM entrants WHERE tournament = $1 ORDER BY entered",
        );
        let entrant = |row: &SqliteRow| {
            Ok(EntrantRow {
                person: row.try_get(0)?,
                name: row.try_get(1)?,
                place: row.try_get(2)?,
                state: row.try_get(3)?,
                entered: row.try_get(4)?,
            })
        };
        rows.bind(id).fetch_all(&self.reader).await?.iter().map(entrant).collect()
    }

    /// Its tables, by round and number.
    pub async fn tournament_tables(&self, id: i64) -> Result<Vec<TournamentTableRow>, StoreError> {
        self.pass("tournament tables")?;
        let rows =
            sqlx::query("SELECT * FROM tournament_tables WHERE tournament = $1 ORDER BY round, number");
        rows.bind(id).fetch_all(&self.reader).await?.iter().map(table).collect()
    }

    /// Running tournaments with a game that is over and has no result yet.
    pub async fn tournaments_to_score(&self) -> Result<Vec<i64>, StoreError> {
        self.pass("tournaments to score")?;
        let rows = sqlx::query(
            "SELECT DISTINCT tournament_tables.tournament FROM tournament_tables \
             JOIN games ON games.id = tournament_tables.game \
             JOIN tournaments ON tournaments.id = tournament_tables.tournament \
             WHERE tournament_tables.result = '' AND tournament_tables.game IS NOT NULL \
             AND games.status = 'over' AND tournaments.status = 'running'",
        );
        let rows = rows.fetch_all(&self.reader).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// The tournament, round and table whose game that is.
    pub async fn tournament_table_of(&self, game: i64) -> Result<Option<(i64, i64, i64)>, StoreError> {
        self.pass("tournament table of game")?;
        let row = sqlx::query("SELECT tournament, round, number FROM tournament_tables WHERE game = $1");
        let row = row.bind(game).fetch_optional(&self.reader).await?;
        row.map(|row| Ok((row.try_get(0)?, row.try_get(1)?, row.try_get(2)?))).transpose()
    }

    /// Tournaments that wait for a round of the public beacon, with the round.
    pub async fn tournaments_awaiting(&self) -> Result<Vec<(i64, i64)>, StoreError> {
        self.pass("tournaments awaiting")?;
        let rows =
            sqlx::query("SELECT awaited, id FROM tournaments WHERE status = 'gathering' AND awaited > 0");
        let rows = rows.fetch_all(&self.reader).await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    }

    /// Tournaments whose first round is due by then.
    pub async fn tournaments_opening(&self, by: i64) -> Result<Vec<i64>, StoreError> {
        self.pass("tournaments opening")?;
        let rows = sqlx::query(
            "SELECT id FROM tournaments WHERE status = 'gathering' AND opens > 0 AND opens <= $1",
        );
        let rows = rows.bind(by).fetch_all(&self.reader).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// When the next first round is due.
    pub async fn next_tournament_opening(&self) -> Result<Option<i64>, StoreError> {
        self.pass("next tournament opening")?;
        let row = sqlx::query("SELECT MIN(opens) FROM tournaments WHERE status = 'gathering' AND opens > 0");
        Ok(row.fetch_one(&self.reader).await?.try_get(0)?)
    }

    /// Tournaments that gather people and that nobody has touched since.
    pub async fn tournaments_untouched(&self, since: i64) -> Result<Vec<i64>, StoreError> {
        self.pass("tournaments untouched")?;
        let rows = sqlx::query("SELECT id FROM tournaments WHERE status = 'gathering' AND touched <= $1");
        let rows = rows.bind(since).fetch_all(&self.reader).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }
}

operations! {
    /// Changes of tournaments, of who takes part, and of their tables.
    TournamentOperation {
        Update { row: Box<TournamentRow> } = "update tournament",
        SetLuck { id: i64, luck: String, awaited: i64, opens: i64 } = "set tournament luck",
        SetMessage { id: i64, message: Option<i64> } = "set tournament message",
        PutEntrants { id: i64, entrants: Vec<EntrantRow> } = "put entrants",
        MoveGame { game: i64, thread: i64 } = "move tournament game",
        PutTable { id: i64, table: TournamentTableRow } = "put tournament table",
    }
}

impl Write {
    /// A new tournament with the server's next number (`id`, `version` and `number` of the row are of no account);
    /// gives its id. [`StoreError::Conflict`] if the channel has one.
    pub async fn insert_tournament(&mut self, new: &TournamentRow) -> Result<i64, StoreError> {
        self.at("insert tournament").await?.insert_tournament(new).await
    }

    /// Writes a changed tournament if nobody has changed it since it was read; else the commit is a
    /// [`StoreError::Conflict`].
    pub fn update_tournament(&mut self, row: &TournamentRow) -> Result<(), StoreError> {
        self.add(TournamentOperation::Update { row: Box::new(row.clone()) })
    }

    /// Writes what was published of a tournament's luck, and what goes into it.
    pub fn set_tournament_luck(&mut self, row: &TournamentRow) -> Result<(), StoreError> {
        let TournamentRow { id, awaited, opens, .. } = *row;
        self.add(TournamentOperation::SetLuck { id, luck: row.luck.clone(), awaited, opens })
    }

    /// Remembers the message with the buttons.
    pub fn set_tournament_message(&mut self, id: i64, message: Option<i64>) -> Result<(), StoreError> {
        self.add(TournamentOperation::SetMessage { id, message })
    }

    /// Replaces who takes part; the people must be known.
    pub fn put_entrants(&mut self, id: i64, entrants: &[EntrantRow]) -> Result<(), StoreError> {
        self.add(TournamentOperation::PutEntrants { id, entrants: entrants.to_vec() })
    }

    /// The game of a tournament's table is played in that thread or channel now; of no account for other games.
    pub fn move_tournament_game(&mut self, game: i64, thread: i64) -> Result<(), StoreError> {
        self.add(TournamentOperation::MoveGame { game, thread })
    }

    /// Adds a table, or writes its game, thread and result.
    pub fn put_tournament_table(&mut self, id: i64, table: &TournamentTableRow) -> Result<(), StoreError> {
        self.add(TournamentOperation::PutTable { id, table: table.clone() })
    }
}
