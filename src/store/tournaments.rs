//! Rows of tournaments, of their entrants and of their tables.

use super::operations_macro::operations;
use super::row::Row;
use super::{Store, StoreError};

/// One tournament.
#[derive(Clone, PartialEq, Eq)]
pub struct TournamentRow {
    /// Id of the tournament.
    pub id: i64,
    /// Version, incremented by every change.
    pub version: i64,
    /// Id of the server.
    pub guild: i64,
    /// Id of the channel.
    pub channel: i64,
    /// Number of the tournament within its server.
    pub number: i64,
    /// `gathering`, `running`, `over`, `cancelled`.
    pub status: String,
    /// Format and sizes (JSON).
    pub plan: String,
    /// Rulebook and options of the games (JSON); the number of seats is not used.
    pub setup: String,
    /// Minutes for a turn; `None`: unlimited.
    pub pace: Option<i64>,
    /// User id of the host.
    pub host: i64,
    /// Secret seed of the draws, in hexadecimal.
    pub seed: String,
    /// Current round, 1-based; 0 before the first one.
    pub round: i64,
    /// Time of the last change.
    pub touched: i64,
    /// Id of the message with its buttons. Changes without the version.
    pub message: Option<i64>,
    /// Luck: published values and the entropy (JSON).
    pub luck: String,
    /// The awaited beacon round; 0: none.
    pub awaited: i64,
    /// When the first round is drawn at the latest; 0: nothing is awaited.
    pub opens: i64,
}

/// A person who takes part, dropped out, or is a reserve.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntrantRow {
    /// User id of the person, a row of `people`.
    pub person: i64,
    /// The person's name.
    pub name: String,
    /// Place of the entrant, 0-based; `None` for reserves and replaced players.
    pub place: Option<i64>,
    /// `in`, `out`, `reserve`.
    pub state: String,
    /// Position in the order of joining.
    pub entered: i64,
}

/// One table of one round; number 0 contains the entrants who sit out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentTableRow {
    /// Number of the round, 1-based.
    pub round: i64,
    /// Number of the table, 1-based.
    pub number: i64,
    /// Places of the entrants, by seat (JSON).
    pub seats: String,
    /// Id of its game, once its thread exists.
    pub game: Option<i64>,
    /// Id of its thread.
    pub thread: Option<i64>,
    /// Results (JSON); `bye` for entrants who sit out, `void` if the table was cancelled; else empty.
    pub result: String,
}

pub(super) fn tournament(row: &Row) -> Result<TournamentRow, StoreError> {
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

fn table(row: &Row) -> Result<TournamentTableRow, StoreError> {
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
    /// The open tournament of that channel; else, if `last`, the newest one that is over.
    pub async fn tournament_in(&self, channel: i64, last: bool) -> Result<Option<TournamentRow>, StoreError> {
        self.pass("tournament in channel")?;
        let open =
            self.query("SELECT * FROM tournaments WHERE channel = $1 AND status IN ('gathering', 'running')");
        let mut found = open.bind(channel).optional().await?;
        if found.is_none() && last {
            let over = self.query(
                "SELECT * FROM tournaments WHERE channel = $1 AND status = 'over' ORDER BY id DESC LIMIT 1",
            );
            found = over.bind(channel).optional().await?;
        }
        found.as_ref().map(tournament).transpose()
    }

    /// Id of the newest tournament of that channel that was called off.
    pub async fn tournament_called_off(&self, channel: i64) -> Result<Option<i64>, StoreError> {
        self.pass("tournament called off")?;
        let row = self.query(
            "SELECT id FROM tournaments WHERE channel = $1 AND status = 'cancelled' ORDER BY id DESC LIMIT 1",
        );
        let row = row.bind(channel).optional().await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }

    /// Ids of the open tournaments of that host in that server.
    pub async fn tournaments_hosted_by(&self, guild: i64, host: i64) -> Result<Vec<i64>, StoreError> {
        self.pass("tournaments hosted by")?;
        let rows = self.query(
            "SELECT id FROM tournaments WHERE guild = $1 AND host = $2 AND status IN ('gathering', 'running') \
             ORDER BY id",
        );
        let rows = rows.bind(guild).bind(host).all().await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// The tournament with a table in that thread.
    pub async fn tournament_of_thread(&self, thread: i64) -> Result<Option<TournamentRow>, StoreError> {
        self.pass("tournament of thread")?;
        let row = self.query(
            "SELECT tournaments.* FROM tournaments JOIN tournament_tables \
             ON tournament_tables.tournament = tournaments.id WHERE tournament_tables.thread = $1",
        );
        row.bind(thread).optional().await?.as_ref().map(tournament).transpose()
    }

    /// All tournaments of a server, newest first.
    pub async fn tournaments_of_server(&self, guild: i64) -> Result<Vec<TournamentRow>, StoreError> {
        self.pass("tournaments of server")?;
        let rows = self.query("SELECT * FROM tournaments WHERE guild = $1 ORDER BY id DESC");
        rows.bind(guild).all().await?.iter().map(tournament).collect()
    }

    /// The tournament with that id.
    pub async fn tournament(&self, id: i64) -> Result<Option<TournamentRow>, StoreError> {
        self.pass("tournament")?;
        let row = self.query("SELECT * FROM tournaments WHERE id = $1").bind(id);
        row.optional().await?.as_ref().map(tournament).transpose()
    }

    /// All people of a tournament, in order of joining.
    pub async fn entrants(&self, id: i64) -> Result<Vec<EntrantRow>, StoreError> {
        self.pass("entrants")?;
        let rows = self.query(
            "SELECT person, name, place, state, entered FROM entrants WHERE tournament = $1 ORDER BY entered",
        );
        let entrant = |row: &Row| {
            Ok(EntrantRow {
                person: row.try_get(0)?,
                name: row.try_get(1)?,
                place: row.try_get(2)?,
                state: row.try_get(3)?,
                entered: row.try_get(4)?,
            })
        };
        rows.bind(id).all().await?.iter().map(entrant).collect()
    }

    /// The tables of a tournament, by round and number.
    pub async fn tournament_tables(&self, id: i64) -> Result<Vec<TournamentTableRow>, StoreError> {
        self.pass("tournament tables")?;
        let rows = self.query("SELECT * FROM tournament_tables WHERE tournament = $1 ORDER BY round, number");
        rows.bind(id).all().await?.iter().map(table).collect()
    }

    /// Running tournaments that have a finished game without a stored result.
    pub async fn tournaments_to_score(&self) -> Result<Vec<i64>, StoreError> {
        self.pass("tournaments to score")?;
        let rows = self.query(
            "SELECT DISTINCT tournament_tables.tournament FROM tournament_tables \
             JOIN games ON games.id = tournament_tables.game \
             JOIN tournaments ON tournaments.id = tournament_tables.tournament \
             WHERE tournament_tables.result = '' AND tournament_tables.game IS NOT NULL \
             AND (games.status = 'over' OR games.abandoned = 1) AND tournaments.status = 'running' ORDER BY tournament_tables.tournament",
        );
        let rows = rows.all().await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// Tournament, round and table that the game belongs to.
    pub async fn tournament_table_of(&self, game: i64) -> Result<Option<(i64, i64, i64)>, StoreError> {
        self.pass("tournament table of game")?;
        let row = self.query("SELECT tournament, round, number FROM tournament_tables WHERE game = $1");
        let row = row.bind(game).optional().await?;
        row.map(|row| Ok((row.try_get(0)?, row.try_get(1)?, row.try_get(2)?))).transpose()
    }

    /// The beacon rounds awaited by tournaments, each with the id of the tournament.
    pub async fn tournaments_awaiting(&self) -> Result<Vec<(i64, i64)>, StoreError> {
        self.pass("tournaments awaiting")?;
        let rows =
            self.query("SELECT awaited, id FROM tournaments WHERE status = 'gathering' AND awaited > 0 ORDER BY awaited, id");
        let rows = rows.all().await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    }

    /// Tournaments whose first round has to be drawn by that time.
    pub async fn tournaments_opening(&self, by: i64) -> Result<Vec<i64>, StoreError> {
        self.pass("tournaments opening")?;
        let rows = self.query(
            "SELECT id FROM tournaments WHERE status = 'gathering' AND opens > 0 AND opens <= $1 ORDER BY opens, id",
        );
        let rows = rows.bind(by).all().await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// When the next first round has to be drawn.
    pub async fn next_tournament_opening(&self) -> Result<Option<i64>, StoreError> {
        self.pass("next tournament opening")?;
        let row = self.query("SELECT MIN(opens) FROM tournaments WHERE status = 'gathering' AND opens > 0");
        Ok(row.one().await?.try_get(0)?)
    }

    /// Tournaments that have not started and have not changed since that time.
    pub async fn tournaments_untouched(&self, since: i64) -> Result<Vec<i64>, StoreError> {
        self.pass("tournaments untouched")?;
        let rows = self.query(
            "SELECT id FROM tournaments WHERE status = 'gathering' AND touched <= $1 ORDER BY touched, id",
        );
        let rows = rows.bind(since).all().await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }
}

operations! {
    /// Changes of tournaments, entrants and tables.
    TournamentOperation {
        Update { row: Box<TournamentRow> } = "update tournament",
        SetLuck { id: i64, luck: String, awaited: i64, opens: i64 } = "set tournament luck",
        SetMessage { id: i64, message: Option<i64> } = "set tournament message",
        PutEntrants { id: i64, entrants: Vec<EntrantRow> } = "put entrants",
        MoveGame { game: i64, thread: i64 } = "move tournament game",
        PutTable { id: i64, table: TournamentTableRow } = "put tournament table",
    }
}
