//! Rows of games (lobbies are games that have not begun) and of their seats.

use super::operations_macro::operations;
use super::{Store, StoreError, Topic, Write};
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

/// One game. Its messages (lobby, panel) change without its version.
#[derive(Clone, PartialEq, Eq)]
pub struct GameRow {
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
    /// `lobby`, `running`, `over`, `cancelled`, `closed`.
    pub status: String,
    /// Rulebook, seats, options (JSON).
    pub setup: String,
    /// Whether the host chose the way of setting up.
    pub way_chosen: bool,
    /// Minutes for a turn.
    pub pace: Option<i64>,
    /// Whether decisions in another's turn are waited for.
    pub defence_waits: bool,
    /// Who opened it.
    pub host: i64,
    /// The secret seed in hexadecimal.
    pub seed: String,
    /// What was published of it when it was drawn.
    pub promise: String,
    /// What was published of seed and words when the words were closed; empty until then.
    pub commitment: String,
    /// The round of the public beacon that the commitment names; 0: none.
    pub round: i64,
    /// Its signature in hexadecimal; `-`: nobody answered in time; empty: none is named, or it is waited for.
    pub beacon: String,
    /// The message that told the commitment. Changes without the version.
    pub told: Option<i64>,
    /// The messages that told revealed words, as `seat:message`. Changes without the version.
    pub reveals: String,
    /// Number of events.
    pub seq: i64,
    /// The turn (0: the set-up).
    pub turn: i64,
    /// Number of events when the present turn (or place in the set-up) began.
    pub span: i64,
    /// The attack being carried out (JSON), or empty.
    pub campaign: String,
    /// When somebody last did something.
    pub touched: i64,
    /// The lobby message.
    pub lobby_message: Option<i64>,
    /// The message with the newest board.
    pub panel: Option<i64>,
    /// The event number of that board.
    pub panel_seq: i64,
    /// Why the game stands still: `channel`, `server`, `permission`, or empty.
    pub parked: String,
}

/// What a new lobby starts with.
#[derive(Clone)]
pub struct NewGameRow {
    /// The server.
    pub guild: i64,
    /// The channel.
    pub channel: i64,
    /// Rulebook, seats, options (JSON).
    pub setup: String,
    /// Whether the host chose the way of setting up.
    pub way_chosen: bool,
    /// Minutes for a turn.
    pub pace: Option<i64>,
    /// Who opened it.
    pub host: i64,
    /// The secret seed in hexadecimal.
    pub seed: String,
    /// When.
    pub touched: i64,
}

/// One taken seat.
#[derive(Clone, PartialEq, Eq)]
pub struct SeatRow {
    /// Which, 0-based.
    pub seat: i64,
    /// Who sits there; a row of people.
    pub person: i64,
    /// Their name.
    pub name: String,
    /// Their colour.
    pub colour: String,
    /// Their standing orders (JSON), or empty.
    pub standing: String,
    /// The word that they gave for the dice, or empty. A secret until the game is over.
    pub word: String,
    /// SHA-256 of a sealed word in hexadecimal, given in place of a word, or empty.
    pub sealed: String,
    /// The sealed word, once it was revealed, or empty.
    pub revealed: String,
}

fn game(row: &SqliteRow) -> Result<GameRow, StoreError> {
    Ok(GameRow {
        id: row.try_get("id")?,
        version: row.try_get("version")?,
        guild: row.try_get("guild")?,
        channel: row.try_get("channel")?,
        number: row.try_get("number")?,
        status: row.try_get("status")?,
        setup: row.try_get("setup")?,
        way_chosen: row.try_get::<i64, _>("way_chosen")? != 0,
        pace: row.try_get("pace")?,
        defence_waits: row.try_get::<i64, _>("defence_waits")? != 0,
        host: row.try_get("host")?,
        seed: row.try_get("seed")?,
        promise: row.try_get("promise")?,
        commitment: row.try_get("commitment")?,
        round: row.try_get("round")?,
        beacon: row.try_get("beacon")?,
        told: row.try_get("told")?,
        reveals: row.try_get("reveals")?,
        seq: row.try_get("seq")?,
        turn: row.try_get("turn")?,
        span: row.try_get("span")?,
        campaign: row.try_get("campaign")?,
        touched: row.try_get("touched")?,
        lobby_message: row.try_get("lobby_message")?,
        panel: row.try_get("panel")?,
        panel_seq: row.try_get("panel_seq")?,
        parked: row.try_get("parked")?,
    })
}

impl GameRow {
    /// Whether this is that game, only further on: [`Write::move_game`] writes it.
    pub fn moved_from(&self, before: &Self) -> bool {
        let Self { seq, turn, span, campaign, touched, .. } = self.clone();
        *self == Self { seq, turn, span, campaign, touched, ..before.clone() }
    }
}

impl Store {
    /// The lobby or running game of that channel; else, if `last`, the newest one that ended there.
    pub async fn game_in(&self, channel: i64, last: bool) -> Result<Option<GameRow>, StoreError> {
        self.pass("game in channel")?;
        let open = sqlx::query("SELECT * FROM games WHERE channel = $1 AND status IN ('lobby', 'running')");
        let mut found = open.bind(channel).fetch_optional(&self.reader).await?;
        if found.is_none() && last {
            let over = sqlx::query(
                "SELECT * FROM games WHERE channel = $1 AND status IN ('over', 'cancelled') AND seq > 0 \
                 ORDER BY id DESC LIMIT 1",
            );
            found = over.bind(channel).fetch_optional(&self.reader).await?;
        }
        found.as_ref().map(game).transpose()
    }

    /// That game.
    pub async fn game(&self, id: i64) -> Result<Option<GameRow>, StoreError> {
        self.pass("game")?;
        let row = sqlx::query("SELECT * FROM games WHERE id = $1").bind(id);
        row.fetch_optional(&self.reader).await?.as_ref().map(game).transpose()
    }

    /// The game of that number in a server, whatever became of it.
    pub async fn game_numbered(&self, guild: i64, number: i64) -> Result<Option<GameRow>, StoreError> {
        self.pass("game numbered")?;
        let row = sqlx::query("SELECT * FROM games WHERE guild = $1 AND number = $2");
        row.bind(guild).bind(number).fetch_optional(&self.reader).await?.as_ref().map(game).transpose()
    }

    /// The running games of a channel, or of a server.
    pub async fn running_at(&self, id: i64) -> Result<Vec<i64>, StoreError> {
        self.pass("running at")?;
        let rows =
            sqlx::query("SELECT id FROM games WHERE status = 'running' AND (channel = $1 OR guild = $1)");
        rows.bind(id).fetch_all(&self.reader).await?.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// The running games in which that person sits, newest first.
    pub async fn games_of(&self, person: i64) -> Result<Vec<GameRow>, StoreError> {
        self.pass("games of person")?;
        let rows = sqlx::query(
            "SELECT games.* FROM games JOIN seats ON seats.game = games.id \
             WHERE seats.person = $1 AND games.status = 'running' ORDER BY games.id DESC",
        );
        rows.bind(person).fetch_all(&self.reader).await?.iter().map(game).collect()
    }

    /// The rounds of the public beacon that lobbies wait for, each with the game; not of games that were set aside.
    pub async fn awaited(&self) -> Result<Vec<(i64, i64)>, StoreError> {
        self.pass("awaited")?;
        let rows = sqlx::query(
            "SELECT round, id FROM games WHERE status = 'lobby' AND round > 0 AND beacon = '' \
             AND parked = '' ORDER BY round, id",
        );
        let rows = rows.fetch_all(&self.reader).await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    }

    /// The taken seats of a game, in order.
    pub async fn seats(&self, id: i64) -> Result<Vec<SeatRow>, StoreError> {
        self.pass("seats")?;
        let rows = sqlx::query(
            "SELECT seat, person, name, colour, standing, word, sealed, revealed FROM seats WHERE game = $1 \
             ORDER BY seat",
        );
        let rows = rows.bind(id).fetch_all(&self.reader).await?;
        let seat = |row: &SqliteRow| {
            Ok(SeatRow {
                seat: row.try_get(0)?,
                person: row.try_get(1)?,
                name: row.try_get(2)?,
                colour: row.try_get(3)?,
                standing: row.try_get(4)?,
                word: row.try_get(5)?,
                sealed: row.try_get(6)?,
                revealed: row.try_get(7)?,
            })
        };
        rows.iter().map(seat).collect()
    }
}

operations! {
    /// Changes of games and of their seats.
    GameOperation {
        Move { id: i64, version: i64, seq: i64, turn: i64, span: i64, campaign: String, touched: i64 } = "move game",
        Update { row: Box<GameRow> } = "update game",
        SetPromise { id: i64, promise: String } = "set promise",
        SetTold { id: i64, message: i64, else_told: Option<Topic> } = "set told",
        SetRevealTold { id: i64, seat: u8, message: i64 } = "set reveal told",
        SetLobbyMessage { id: i64, message: Option<i64> } = "set lobby message",
        SetPanel { id: i64, message: Option<i64>, seq: i64 } = "set panel",
        PutSeats { id: i64, seats: Vec<SeatRow> } = "put seats",
        SetAside { id: i64, version: i64 } = "set aside",
        StopClocks { id: i64, now: i64, least: i64 } = "stop clocks",
        CancelSetAside { id: i64, version: i64 } = "cancel set aside",
    }
}

impl Write {
    /// Number of lobbies and running games in a server.
    pub async fn count_open(&mut self, guild: i64) -> Result<i64, StoreError> {
        self.at("count open").await?.count_open(guild).await
    }

    /// A new lobby with the server's next number; gives its id. [`StoreError::Conflict`] if the channel isn't free.
    pub async fn insert_game(&mut self, new: &NewGameRow) -> Result<i64, StoreError> {
        self.at("insert game").await?.insert_game(new).await
    }

    /// Writes how far a game has come if nobody has changed it since it was read; else the commit is a
    /// [`StoreError::Conflict`]. Everything else stays as it is, and with it every index on it.
    pub fn move_game(&mut self, row: &GameRow) -> Result<(), StoreError> {
        let GameRow { id, version, seq, turn, span, touched, .. } = *row;
        let campaign = row.campaign.clone();
        self.add(GameOperation::Move { id, version, seq, turn, span, campaign, touched })
    }

    /// The same for a game of which anything may have changed but its messages.
    pub fn update_game(&mut self, row: &GameRow) -> Result<(), StoreError> {
        self.add(GameOperation::Update { row: Box::new(row.clone()) })
    }

    /// Keeps the promise of a lobby that was just inserted: its number is part of it.
    pub fn set_promise(&mut self, id: i64, promise: &str) -> Result<(), StoreError> {
        self.add(GameOperation::SetPromise { id, promise: promise.to_owned() })
    }

    /// Remembers the message that told the commitment: the first one counts. `else_told`: the notice that tells it first where
    /// there is one, whichever is delivered first.
    pub fn set_told(&mut self, id: i64, message: i64, else_told: Option<Topic>) -> Result<(), StoreError> {
        self.add(GameOperation::SetTold { id, message, else_told })
    }

    /// Remembers the message that told the word of a seat: the first one counts.
    pub fn set_reveal_told(&mut self, id: i64, seat: u8, message: i64) -> Result<(), StoreError> {
        self.add(GameOperation::SetRevealTold { id, seat, message })
    }

    /// Remembers the lobby message.
    pub fn set_lobby_message(&mut self, id: i64, message: Option<i64>) -> Result<(), StoreError> {
        self.add(GameOperation::SetLobbyMessage { id, message })
    }

    /// Remembers the message with the board after event `seq`, unless a newer one is known.
    pub fn set_panel(&mut self, id: i64, message: Option<i64>, seq: i64) -> Result<(), StoreError> {
        self.add(GameOperation::SetPanel { id, message, seq })
    }

    /// Replaces the seats of a game; the people must be known.
    pub fn put_seats(&mut self, id: i64, seats: &[SeatRow]) -> Result<(), StoreError> {
        self.add(GameOperation::PutSeats { id, seats: seats.to_vec() })
    }
}
