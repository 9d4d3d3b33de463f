//! What a request can write: the named operations of a [`Write`], by subject. The files of the subjects have the rows and what
//! can be read.

use super::beacon_rounds::RoundOperation;
use super::digests::{DigestOperation, DigestRow};
use super::games::GameOperation;
use super::log::{LogEntry, LogOperation};
use super::outbox::{OutboxOperation, OutboxWaitOperation};
use super::people::PeopleOperation;
use super::reliability::ReliabilityOperation;
use super::results::ResultOperation;
use super::timers::TimerOperation;
use super::tournament_outbox::TournamentNoticeOperation;
use super::tournaments::TournamentOperation;
use super::vacations::VacationOperation;
use super::{
    EntrantRow, EventRow, GameRow, LogPartRow, NewGameRow, NoticeRow, ResultRow, RoundRow, SeatRow, Snapshot,
    StoreError, TalkRow, TimerRow, Topic, TournamentRow, TournamentTableRow, VacationRow, Write,
};

impl Write {
    /// Number of lobbies and running games in a server.
    pub async fn count_open(&mut self, guild: i64) -> Result<i64, StoreError> {
        self.at("count open").await?.count_open(guild).await
    }

    /// Inserts a lobby with the server's next number and returns its id. [`StoreError::Conflict`] if the channel isn't
    /// free.
    pub async fn insert_game(&mut self, new: &NewGameRow) -> Result<i64, StoreError> {
        self.at("insert game").await?.insert_game(new).await
    }

    /// Writes the progress of a game: event number, turn, span, order in progress and time. The commit fails with
    /// [`StoreError::Conflict`] if the version has changed. Leaves the indexed columns alone.
    pub fn move_game(&mut self, row: &GameRow) -> Result<(), StoreError> {
        let GameRow { id, version, seq, turn, span, touched, .. } = *row;
        let campaign = row.campaign.clone();
        self.add(GameOperation::Move { id, version, seq, turn, span, campaign, touched })
    }

    /// Like [`Write::move_game`], for all columns except the message ids.
    pub fn update_game(&mut self, row: &GameRow) -> Result<(), StoreError> {
        self.add(GameOperation::Update { row: Box::new(row.clone()) })
    }

    /// Stores the promise of a new lobby; it depends on the id of the game.
    pub fn set_promise(&mut self, id: i64, promise: &str) -> Result<(), StoreError> {
        self.add(GameOperation::SetPromise { id, promise: promise.to_owned() })
    }

    /// Stores the message that published the commitment, unless one is stored. With `else_told`, only if the outbox has
    /// no notice of that topic for the game: that notice published the commitment first.
    pub fn set_told(&mut self, id: i64, message: i64, else_told: Option<Topic>) -> Result<(), StoreError> {
        self.add(GameOperation::SetTold { id, message, else_told })
    }

    /// Stores the message that published the word of a seat, unless one is stored.
    pub fn set_reveal_told(&mut self, id: i64, seat: u8, message: i64) -> Result<(), StoreError> {
        self.add(GameOperation::SetRevealTold { id, seat, message })
    }

    /// Stores the id of the lobby message.
    pub fn set_lobby_message(&mut self, id: i64, message: Option<i64>) -> Result<(), StoreError> {
        self.add(GameOperation::SetLobbyMessage { id, message })
    }

    /// Stores the id of the message with the board after event `seq`, unless a newer board is stored.
    pub fn set_panel(&mut self, id: i64, message: Option<i64>, seq: i64) -> Result<(), StoreError> {
        self.add(GameOperation::SetPanel { id, message, seq })
    }

    /// Replaces the seats of a game; the people must have rows.
    pub fn put_seats(&mut self, id: i64, seats: &[SeatRow]) -> Result<(), StoreError> {
        self.add(GameOperation::PutSeats { id, seats: seats.to_vec() })
    }
}

impl Write {
    /// Replaces the talks of a game.
    pub fn put_talks(&mut self, id: i64, talks: &[TalkRow]) -> Result<(), StoreError> {
        self.add(GameOperation::PutTalks { id, talks: talks.to_vec() })
    }
}

impl Write {
    /// Appends events to a game's log; the commit fails with [`StoreError::Conflict`] if a number is taken.
    pub fn append(&mut self, game: i64, entries: &[EventRow]) -> Result<(), StoreError> {
        if entries.is_empty() {
            return Ok(());
        }
        let entry = |entry: &EventRow| {
            let EventRow { seq, turn, at, event } = entry;
            let body = serde_json::to_string(event).map_err(|_| StoreError::Damaged("an event"))?;
            Ok(LogEntry { seq: *seq, turn: *turn, at: *at, body })
        };
        let entries = entries.iter().map(entry).collect::<Result<_, StoreError>>()?;
        self.add(LogOperation::Append { game, entries })
    }

    /// Replaces the snapshot of a game.
    pub fn put_snapshot(&mut self, game: i64, snapshot: &Snapshot) -> Result<(), StoreError> {
        self.add(LogOperation::PutSnapshot { game, snapshot: snapshot.clone() })
    }
}

impl Write {
    /// Stores which events a message of a turn log shows.
    pub fn put_log_part(&mut self, notice: i64, row: &LogPartRow) -> Result<(), StoreError> {
        self.add(LogOperation::PutPart { notice, row: *row })
    }
}

impl Write {
    /// Stores when a person gets their digest.
    pub fn put_digest(&mut self, row: DigestRow) -> Result<(), StoreError> {
        self.add(DigestOperation::Put { row })
    }
}

impl Write {
    /// Inserts the result of a game that has just ended.
    pub fn put_result(&mut self, row: ResultRow) -> Result<(), StoreError> {
        self.add(ResultOperation::Put { row })
    }
}

impl Write {
    /// Adds a turn to the last `most` of that person in that server.
    pub fn add_turn(&mut self, guild: i64, person: i64, in_time: bool, most: i64) -> Result<(), StoreError> {
        self.add(ReliabilityOperation::AddTurn { guild, person, in_time, most })
    }
}

impl Write {
    /// Inserts or replaces an announced absence; the person must have a row.
    pub fn put_vacation(&mut self, row: &VacationRow) -> Result<(), StoreError> {
        self.add(VacationOperation::Put { row: row.clone() })
    }

    /// Deletes an announced absence.
    pub fn delete_vacation(&mut self, id: i64) -> Result<(), StoreError> {
        self.add(VacationOperation::Delete { id })
    }

    /// Deletes the absences of a person that were over before that time.
    pub fn prune_vacations(&mut self, person: i64, before: i64) -> Result<(), StoreError> {
        self.add(VacationOperation::Prune { person, before })
    }
}

impl Write {
    /// Inserts or replaces a timer.
    pub fn put_timer(&mut self, timer: &TimerRow) -> Result<(), StoreError> {
        self.add(TimerOperation::Put { row: timer.clone() })
    }

    /// Deletes a timer.
    pub fn delete_timer(&mut self, timer: &TimerRow) -> Result<(), StoreError> {
        self.add(TimerOperation::Delete { row: timer.clone() })
    }
}

impl Write {
    /// Inserts notices to deliver once; existing ones stay as they are.
    pub fn insert_once(&mut self, notices: &[NoticeRow]) -> Result<(), StoreError> {
        self.add(OutboxOperation::Tell { notices: notices.to_vec() })
    }

    /// Inserts notices to deliver after each change; existing ones become pending again with a new revision.
    pub fn show(&mut self, notices: &[NoticeRow]) -> Result<(), StoreError> {
        self.add(OutboxOperation::Show { notices: notices.to_vec() })
    }

    /// Drops the pending rows of one topic in a game, because newer ones replace them.
    pub fn supersede(&mut self, game: i64, topic: Topic) -> Result<(), StoreError> {
        self.add(OutboxOperation::Supersede { game, topic })
    }

    /// Marks a revision as delivered: a newer one stays pending. The message id is stored in both cases.
    pub fn set_delivered(&mut self, id: i64, revision: i64, message: Option<i64>) -> Result<(), StoreError> {
        self.add(OutboxOperation::SetDelivered { id, revision, message })
    }

    /// Drops a pending row.
    pub fn drop_notice(&mut self, id: i64) -> Result<(), StoreError> {
        self.add(OutboxOperation::Drop { id })
    }

    /// Clears the delay of all postponed rows.
    pub fn try_again(&mut self) -> Result<(), StoreError> {
        self.add(OutboxWaitOperation::TryAgain {})
    }

    /// Postpones a pending row and counts the try.
    pub fn put_off(&mut self, id: i64, not_before: i64) -> Result<(), StoreError> {
        self.add(OutboxWaitOperation::PutOff { id, not_before })
    }

    /// Postpones a pending row without counting a try.
    pub fn hold(&mut self, id: i64, until: i64) -> Result<(), StoreError> {
        self.add(OutboxWaitOperation::Hold { id, until })
    }

    /// Like [`Write::hold`], unless the row was roused since it was read.
    pub fn hold_unless_roused(&mut self, id: i64, not_before: i64, until: i64) -> Result<(), StoreError> {
        self.add(OutboxWaitOperation::HoldUnlessRoused { id, not_before, until })
    }

    /// Inserts a notice to deliver once, at that time; an existing one stays as it is.
    pub fn insert_later(&mut self, notice: NoticeRow, not_before: i64) -> Result<(), StoreError> {
        self.add(OutboxWaitOperation::Schedule { notice, not_before })
    }

    /// Clears the delay of the pending rows for a person.
    pub fn rouse_person(&mut self, person: i64) -> Result<(), StoreError> {
        self.add(OutboxWaitOperation::RousePerson { person })
    }

    /// Clears the delay of the pending rows of a game.
    pub fn retry_now(&mut self, game: i64) -> Result<(), StoreError> {
        self.add(OutboxWaitOperation::Rouse { game })
    }

    /// Like [`Write::retry_now`], for the parked games of a channel or server.
    pub fn rouse_parked(&mut self, place: i64) -> Result<(), StoreError> {
        self.add(OutboxWaitOperation::RouseParked { place })
    }

    /// Replaces the content of a pending row: a direct message becomes a mention. Its key stays the same, so that it is
    /// delivered once.
    pub fn redirect(&mut self, id: i64, body: &str, in_order: bool) -> Result<(), StoreError> {
        self.add(OutboxOperation::Redirect { id, body: body.to_owned(), in_order })
    }

    /// Deletes delivered and dropped notices of games that ended and have not changed since `before`.
    pub fn prune_delivered(&mut self, before: i64) -> Result<(), StoreError> {
        self.add(OutboxOperation::PruneTold { before })?;
        self.add(OutboxOperation::PruneLogParts {})
    }

    /// Clears the message id of a row whose message was deleted.
    pub fn forget_message(&mut self, id: i64) -> Result<(), StoreError> {
        self.add(OutboxOperation::ForgetMessage { id })
    }
}

impl Write {
    /// Stores a person's current name and language.
    pub fn put_person(&mut self, id: i64, name: &str, locale: &str) -> Result<(), StoreError> {
        self.add(PeopleOperation::Put { id, name: name.to_owned(), locale: locale.to_owned() })
    }

    /// Sets whether that person's direct messages are closed; true if the value changed.
    pub async fn set_dm_closed(&mut self, id: i64, closed: bool) -> Result<bool, StoreError> {
        self.at("set dm closed").await?.set_dm_closed(id, closed).await
    }

    /// Stores the value of a setting.
    pub fn put_setting(&mut self, scope: &str, key: &str, value: &str) -> Result<(), StoreError> {
        let (scope, key, value) = (scope.to_owned(), key.to_owned(), value.to_owned());
        self.add(PeopleOperation::PutSetting { scope, key, value })
    }
}

impl Write {
    /// Inserts or replaces a round of a game; the message that named it stays.
    pub fn put_round(&mut self, game: i64, row: &RoundRow) -> Result<(), StoreError> {
        self.add(RoundOperation::Put { game, row: row.clone() })
    }

    /// Stores the signature of a round that a game named: the round is mixed in where the game named it last.
    pub fn set_round_signature(&mut self, game: i64, round: i64, signature: &str) -> Result<(), StoreError> {
        self.add(RoundOperation::SetSignature { game, round, signature: signature.to_owned() })
    }

    /// Stores the message that named the newest round of a game, unless one is stored or the game has none.
    pub fn set_newest_round_told(&mut self, game: i64, message: i64) -> Result<(), StoreError> {
        self.add(RoundOperation::SetNewestTold { game, message })
    }

    /// Stores the message that named a round, unless one is stored.
    pub fn set_round_told(&mut self, game: i64, round: i64, message: i64) -> Result<(), StoreError> {
        self.add(RoundOperation::SetTold { game, round, message })
    }
}

impl Write {
    /// Inserts a tournament with the server's next number and returns its id; ignores `id`, `version` and `number` of the
    /// row. [`StoreError::Conflict`] if the channel has an open tournament.
    pub async fn insert_tournament(&mut self, new: &TournamentRow) -> Result<i64, StoreError> {
        self.at("insert tournament").await?.insert_tournament(new).await
    }

    /// Writes a tournament. The commit fails with [`StoreError::Conflict`] if the version has changed.
    pub fn update_tournament(&mut self, row: &TournamentRow) -> Result<(), StoreError> {
        self.add(TournamentOperation::Update { row: Box::new(row.clone()) })
    }

    /// Writes the luck columns of a tournament.
    pub fn set_tournament_luck(&mut self, row: &TournamentRow) -> Result<(), StoreError> {
        let TournamentRow { id, awaited, opens, .. } = *row;
        self.add(TournamentOperation::SetLuck { id, luck: row.luck.clone(), awaited, opens })
    }

    /// Stores the id of the message with the buttons.
    pub fn set_tournament_message(&mut self, id: i64, message: Option<i64>) -> Result<(), StoreError> {
        self.add(TournamentOperation::SetMessage { id, message })
    }

    /// Replaces the entrants; the people must have rows.
    pub fn put_entrants(&mut self, id: i64, entrants: &[EntrantRow]) -> Result<(), StoreError> {
        self.add(TournamentOperation::PutEntrants { id, entrants: entrants.to_vec() })
    }

    /// Stores the new thread or channel of a tournament's game; no effect on other games.
    pub fn move_tournament_game(&mut self, game: i64, thread: i64) -> Result<(), StoreError> {
        self.add(TournamentOperation::MoveGame { game, thread })
    }

    /// Inserts a table, or updates its game, thread and result.
    pub fn put_tournament_table(&mut self, id: i64, table: &TournamentTableRow) -> Result<(), StoreError> {
        self.add(TournamentOperation::PutTable { id, table: table.clone() })
    }
}

impl Write {
    /// Inserts a notice to deliver once; an existing one stays as it is.
    pub fn tell_tournament(&mut self, tournament: i64, body: &str) -> Result<(), StoreError> {
        self.add(TournamentNoticeOperation::Tell { tournament, body: body.to_owned() })
    }

    /// Inserts a notice to deliver after each change; an existing one becomes pending again with a new revision.
    pub fn show_tournament(&mut self, tournament: i64, body: &str) -> Result<(), StoreError> {
        self.add(TournamentNoticeOperation::Show { tournament, body: body.to_owned() })
    }

    /// Marks a revision as delivered: a newer one stays pending. The message id is stored in both cases.
    pub fn set_tournament_delivered(
        &mut self,
        id: i64,
        revision: i64,
        message: Option<i64>,
    ) -> Result<(), StoreError> {
        self.add(TournamentNoticeOperation::SetDelivered { id, revision, message })
    }

    /// Drops a pending row.
    pub fn drop_tournament_notice(&mut self, id: i64) -> Result<(), StoreError> {
        self.add(TournamentNoticeOperation::Drop { id })
    }

    /// Postpones a pending row and counts the try.
    pub fn put_off_tournament(&mut self, id: i64, not_before: i64) -> Result<(), StoreError> {
        self.add(TournamentNoticeOperation::PutOff { id, not_before })
    }

    /// Clears the delay of all postponed rows.
    pub fn try_tournaments_again(&mut self) -> Result<(), StoreError> {
        self.add(TournamentNoticeOperation::TryAgain {})
    }
}
