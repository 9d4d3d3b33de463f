//! Rows of games and of their seats. A lobby is a game that has not started.

use super::operations_macro::operations;
use super::row::Row;
use super::{Store, StoreError, TalkRow, Topic};
use sqlx::AssertSqlSafe;

/// One game. The ids of its messages change without its version.
#[derive(Clone, PartialEq, Eq)]
pub struct GameRow {
    /// Id of the game.
    pub id: i64,
    /// Version, incremented by every change.
    pub version: i64,
    /// Id of the server.
    pub guild: i64,
    /// Id of the channel; negative until the game's own thread is open.
    pub channel: i64,
    /// Id of the channel above the game's own thread; 0: it has none.
    pub parent: i64,
    /// Number of the game within its server.
    pub number: i64,
    /// `lobby`, `running`, `over`, `cancelled`, `closed`.
    pub status: String,
    /// Rulebook, seats, options (JSON).
    pub setup: String,
    /// Whether the host chose the way of setting up.
    pub way_chosen: bool,
    /// Minutes for a turn; `None`: unlimited.
    pub pace: Option<i64>,
    /// Whether the game waits for decisions in another player's turn.
    pub defence_waits: bool,
    /// User id of the host.
    pub host: i64,
    /// The secret seed in hexadecimal.
    pub seed: String,
    /// Promise of the seed, published when it was drawn.
    pub promise: String,
    /// Commitment to seed and words, published when the words were closed; empty until then.
    pub commitment: String,
    /// The round of the public beacon that the commitment names; 0: none.
    pub round: i64,
    /// Its signature in hexadecimal; `-`: no server returned it in time; empty: no round is named, or it is awaited.
    pub beacon: String,
    /// When rounds are mixed into the dice, `MODE CHAIN`; `-`: never; empty: a game from before this was an option.
    pub dice: String,
    /// Who had which seat when the words were closed (JSON), or empty.
    pub fixed: String,
    /// The newest round mixed in after the start, `ROUND SIGNATURE`, or empty.
    pub mixed: String,
    /// The round that the dice of the running game wait for; 0: none.
    pub awaits: i64,
    /// The order that waits for it (JSON), or empty. Secret.
    pub bound: String,
    /// Id of the message that published the commitment. Changes without the version.
    pub told: Option<i64>,
    /// Messages that published revealed words, as `seat:message`, each followed by a blank. Changes without the version.
    pub reveals: String,
    /// Number of events.
    pub seq: i64,
    /// Number of the turn (0: the set-up).
    pub turn: i64,
    /// Number of events when the current turn (or stage of the set-up) began.
    pub span: i64,
    /// The order in progress (JSON), or empty.
    pub campaign: String,
    /// Time of the last change.
    pub touched: i64,
    /// Id of the lobby message. Changes without the version.
    pub lobby_message: Option<i64>,
    /// Id of the message with the newest board. Changes without the version.
    pub panel: Option<i64>,
    /// Event number of that board.
    pub panel_seq: i64,
    /// Why the game is parked: `channel`, `server`, `permission`, `locked`, or `damaged` if it is set aside; else empty.
    pub parked: String,
    /// Milliseconds between the beginning of a computer player's turn and its decisions.
    pub computer_delay: i64,
    /// Key of what happens to somebody who does not answer in time.
    pub absence_policy: String,
    /// Whether the game was closed because no person answered any more.
    pub abandoned: bool,
    /// Pauses and extensions of the game (JSON), or empty.
    pub standstill: String,
    /// What the host has decided about the lobby, as JSON; empty: nothing.
    pub lobby_rules: String,
    /// Words for the dice that were erased (JSON), or empty. Its key is secret.
    pub erased_words: String,
    /// What the host chose about the clock beside the pace (JSON), or empty.
    pub clock: String,
    /// What people have said about ending the game together (JSON), or empty. Secret.
    pub settlement: String,
}

/// Values of a new lobby.
#[derive(Clone)]
pub struct NewGameRow {
    /// Id of the server.
    pub guild: i64,
    /// Id of the channel; `None`: of a thread that is yet to be opened.
    pub channel: Option<i64>,
    /// Id of the channel above the game's own thread; 0: it has none.
    pub parent: i64,
    /// Rulebook, seats, options (JSON).
    pub setup: String,
    /// Whether the host chose the way of setting up.
    pub way_chosen: bool,
    /// Minutes for a turn; `None`: unlimited.
    pub pace: Option<i64>,
    /// Whether the game waits for decisions in another player's turn.
    pub defence_waits: bool,
    /// User id of the host.
    pub host: i64,
    /// The secret seed in hexadecimal.
    pub seed: String,
    /// When rounds are mixed into the dice, as [`GameRow::dice`].
    pub dice: String,
    /// Time of creation.
    pub touched: i64,
    /// Milliseconds between the beginning of a computer player's turn and its decisions.
    pub computer_delay: i64,
    /// As [`GameRow::absence_policy`].
    pub absence_policy: String,
    /// As [`GameRow::clock`].
    pub clock: String,
    /// As [`GameRow::lobby_rules`].
    pub lobby_rules: String,
}

/// One taken seat.
#[derive(Clone, PartialEq, Eq)]
pub struct SeatRow {
    /// Number of the seat, 0-based.
    pub seat: i64,
    /// User id of the player, a row of `people`.
    pub person: i64,
    /// The player's name.
    pub name: String,
    /// Key of the player's colour.
    pub colour: String,
    /// The player's standing orders (JSON), or empty.
    pub standing: String,
    /// The player's plans of a turn (JSON), or empty. Secret.
    pub plans: String,
    /// The player's open word for the dice, or empty. Secret until the game is over.
    pub word: String,
    /// SHA-256 of the player's sealed word in hexadecimal, or empty.
    pub sealed: String,
    /// The sealed word, once revealed, or empty.
    pub revealed: String,
    /// Level of the computer player that has the seat, or plays it for an absent person; else empty.
    pub computer: String,
    /// Number of the role that the host has given to the player, if any.
    pub role: Option<i64>,
    /// What the person missed since their last answer (JSON), or empty.
    pub absence: String,
    /// Number of turns that a computer player took for the person.
    pub computer_turns: i64,
    /// Who had the seat before, and to whom it is offered (JSON), or empty.
    pub handovers: String,
    /// How many hints the player has had (JSON), or empty.
    pub hints: String,
}

/// The seats of a game, in order.
pub(super) const SEATS: &str = "SELECT seat, person, name, colour, standing, word, sealed, revealed, computer, plans, role, \
     absence, computer_turns, handovers, hints FROM seats WHERE game = $1 ORDER BY seat";

pub(super) fn game(row: &Row) -> Result<GameRow, StoreError> {
    Ok(GameRow {
        id: row.try_get("id")?,
        version: row.try_get("version")?,
        guild: row.try_get("guild")?,
        channel: row.try_get("channel")?,
        parent: row.try_get("parent")?,
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
        dice: row.try_get("dice")?,
        fixed: row.try_get("fixed")?,
        mixed: row.try_get("mixed")?,
        awaits: row.try_get("awaits")?,
        bound: row.try_get("bound")?,
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
        computer_delay: row.try_get("computer_delay")?,
        absence_policy: row.try_get("absence_policy")?,
        abandoned: row.try_get::<i64, _>("abandoned")? != 0,
        standstill: row.try_get("standstill")?,
        lobby_rules: row.try_get("lobby_rules")?,
        erased_words: row.try_get("erased_words")?,
        clock: row.try_get("clock")?,
        settlement: row.try_get("settlement")?,
    })
}

pub(super) fn seat(row: &Row) -> Result<SeatRow, StoreError> {
    Ok(SeatRow {
        seat: row.try_get(0)?,
        person: row.try_get(1)?,
        name: row.try_get(2)?,
        colour: row.try_get(3)?,
        standing: row.try_get(4)?,
        word: row.try_get(5)?,
        sealed: row.try_get(6)?,
        revealed: row.try_get(7)?,
        computer: row.try_get(8)?,
        plans: row.try_get(9)?,
        role: row.try_get(10)?,
        absence: row.try_get(11)?,
        computer_turns: row.try_get(12)?,
        handovers: row.try_get(13)?,
        hints: row.try_get(14)?,
    })
}

impl GameRow {
    /// Whether the rows differ only in the columns that [`super::Write::move_game`] writes.
    pub fn moved_from(&self, before: &Self) -> bool {
        let Self { seq, turn, span, campaign, touched, .. } = self.clone();
        *self == Self { seq, turn, span, campaign, touched, ..before.clone() }
    }
}

impl Store {
    /// The lobby or running game of that channel; else, if `last`, the newest game that ended there; else the game whose
    /// players talk privately in that thread ([R3-8]).
    pub async fn game_in(&self, channel: i64, last: bool) -> Result<Option<GameRow>, StoreError> {
        self.pass("game in channel")?;
        let open = self.query("SELECT * FROM games WHERE channel = $1 AND status IN ('lobby', 'running')");
        let mut found = open.bind(channel).optional().await?;
        if found.is_none() && last {
            let over = self.query(
                "SELECT * FROM games WHERE channel = $1 AND status IN ('over', 'cancelled') AND seq > 0 \
                 ORDER BY id DESC LIMIT 1",
            );
            found = over.bind(channel).optional().await?;
        }
        if found.is_none() {
            let status = if last { "'running', 'over', 'cancelled'" } else { "'running'" };
            let talks = self.query(AssertSqlSafe(format!(
                "SELECT * FROM games WHERE id = (SELECT game FROM talks WHERE thread > 0 AND thread = $1) \
                 AND status IN ({status})",
            )));
            found = talks.bind(channel).optional().await?;
        }
        found.as_ref().map(game).transpose()
    }

    /// The game with that id.
    pub async fn game(&self, id: i64) -> Result<Option<GameRow>, StoreError> {
        self.pass("game")?;
        let row = self.query("SELECT * FROM games WHERE id = $1").bind(id);
        row.optional().await?.as_ref().map(game).transpose()
    }

    /// The game with that number in a server, in any status.
    pub async fn game_numbered(&self, guild: i64, number: i64) -> Result<Option<GameRow>, StoreError> {
        self.pass("game numbered")?;
        let row = self.query("SELECT * FROM games WHERE guild = $1 AND number = $2");
        row.bind(guild).bind(number).optional().await?.as_ref().map(game).transpose()
    }

    /// Ids of the lobbies and running games of that host in that server.
    pub async fn games_hosted_by(&self, guild: i64, host: i64) -> Result<Vec<i64>, StoreError> {
        self.pass("games hosted by")?;
        let rows = self.query(
            "SELECT id FROM games WHERE guild = $1 AND host = $2 AND status IN ('lobby', 'running') ORDER BY id",
        );
        let rows = rows.bind(guild).bind(host).all().await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// Ids of the lobbies and running games of that server, by number.
    pub async fn open_games_of_server(&self, guild: i64) -> Result<Vec<i64>, StoreError> {
        self.pass("open games of server")?;
        let rows = self.query(
            "SELECT id FROM games WHERE guild = $1 AND status IN ('lobby', 'running') ORDER BY number",
        );
        rows.bind(guild).all().await?.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// Ids of the lobbies and running games in which that person has a seat.
    pub async fn open_games_of(&self, person: i64) -> Result<Vec<i64>, StoreError> {
        self.pass("open games of person")?;
        let rows = self.query(
            "SELECT games.id FROM games JOIN seats ON seats.game = games.id \
             WHERE seats.person = $1 AND games.status IN ('lobby', 'running') ORDER BY games.id",
        );
        rows.bind(person).all().await?.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// Ids of the lobbies in a channel, or in threads of it.
    pub async fn lobbies_at(&self, channel: i64) -> Result<Vec<i64>, StoreError> {
        self.pass("lobbies at")?;
        let rows =
            self.query("SELECT id FROM games WHERE status = 'lobby' AND $1 IN (channel, parent) ORDER BY id");
        rows.bind(channel).all().await?.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// Whether a running game in that channel, in a thread of it, or in that server is parked, or a closed lobby there has
    /// pending notices.
    pub async fn any_parked_at(&self, id: i64) -> Result<bool, StoreError> {
        self.pass("any parked at")?;
        let row = self.query(
            "SELECT CASE WHEN EXISTS (SELECT 1 FROM games WHERE $1 IN (channel, parent, guild) \
             AND ((status = 'running' AND parked > '') OR (status = 'closed' \
             AND id IN (SELECT game FROM outbox WHERE state = 'pending')))) THEN 1 ELSE 0 END",
        );
        Ok(row.bind(id).one().await?.try_get::<i64, _>(0)? != 0)
    }

    /// Ids of the running games in a channel, in threads of it, or in a server.
    pub async fn running_at(&self, id: i64) -> Result<Vec<i64>, StoreError> {
        self.pass("running at")?;
        let rows = self.query(
            "SELECT id FROM games WHERE status = 'running' AND $1 IN (channel, parent, guild) ORDER BY id",
        );
        rows.bind(id).all().await?.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// The running games in which that person has a seat, newest first.
    pub async fn games_of(&self, person: i64) -> Result<Vec<GameRow>, StoreError> {
        self.pass("games of person")?;
        let rows = self.query(
            "SELECT games.* FROM games JOIN seats ON seats.game = games.id \
             WHERE seats.person = $1 AND games.status = 'running' ORDER BY games.id DESC",
        );
        rows.bind(person).all().await?.iter().map(game).collect()
    }

    /// The beacon rounds awaited by lobbies and by running games, each with the id of the game; without games that are set
    /// aside.
    pub async fn awaited(&self) -> Result<Vec<(i64, i64)>, StoreError> {
        self.pass("awaited")?;
        let rows = self.query(
            "SELECT round, id FROM games WHERE status = 'lobby' AND round > 0 AND beacon = '' AND parked = '' \
             UNION ALL SELECT awaits, id FROM games WHERE status = 'running' AND awaits > 0 AND parked <> 'damaged' \
             ORDER BY 1, 2",
        );
        let rows = rows.all().await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    }

    /// The seats of a game, in order.
    pub async fn seats(&self, id: i64) -> Result<Vec<SeatRow>, StoreError> {
        self.pass("seats")?;
        let rows = self.query(SEATS).bind(id).all().await?;
        rows.iter().map(seat).collect()
    }
}

operations! {
    /// Changes of games and their seats.
    GameOperation {
        Move { id: i64, version: i64, seq: i64, turn: i64, span: i64, campaign: String, touched: i64 } = "move game",
        Update { row: Box<GameRow> } = "update game",
        SetPromise { id: i64, promise: String } = "set promise",
        SetTold { id: i64, message: i64, else_told: Option<Topic> } = "set told",
        SetRevealTold { id: i64, seat: u8, message: i64 } = "set reveal told",
        SetLobbyMessage { id: i64, message: Option<i64> } = "set lobby message",
        SetPanel { id: i64, message: Option<i64>, seq: i64 } = "set panel",
        PutSeats { id: i64, seats: Vec<SeatRow> } = "put seats",
        PutTalks { id: i64, talks: Vec<TalkRow> } = "put talks",
        SetAside { id: i64, version: i64 } = "set aside",
        StopClocks { id: i64, now: i64, least: i64 } = "stop clocks",
        CancelSetAside { id: i64, version: i64 } = "cancel set aside",
    }
}
