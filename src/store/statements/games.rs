//! SQL statements for games, their seats and their timers.

use super::super::dialect::NewGameId;
use super::super::games::{GameOperation, GameRow, NewGameRow, SeatRow};
use super::super::timers::{TimerOperation, TimerRow};
use super::super::transaction::Transaction;
use super::super::{StoreError, TalkRow, Topic};
use super::script::Script;
use sqlx::AssertSqlSafe;

/// Takes the next number of a game in a server.
const NEXT_NUMBER: &str = "INSERT INTO numbers (guild, games, tournaments) VALUES ($1, 1, 0) \
                           ON CONFLICT (guild) DO UPDATE SET games = numbers.games + 1 RETURNING games";

/// The key of the rulebook in `setup`, so that games can be counted by it; empty: `setup` can't be read.
fn rulebook_of(setup: &str) -> String {
    #[derive(serde::Deserialize)]
    struct Named {
        rulebook: String,
    }
    serde_json::from_str::<Named>(setup).map(|named| named.rulebook).unwrap_or_default()
}

impl Transaction {
    pub(in crate::store) async fn count_open(&mut self, guild: i64) -> Result<i64, StoreError> {
        if let Some(lock) = self.dialect().lock_server() {
            self.query(lock).bind(guild).execute().await?;
        }
        let count =
            self.query("SELECT COUNT(*) FROM games WHERE guild = $1 AND status IN ('lobby', 'running')");
        Ok(count.bind(guild).one().await?.try_get(0)?)
    }

    pub(in crate::store) async fn insert_game(&mut self, new: &NewGameRow) -> Result<i64, StoreError> {
        let number = self.query(NEXT_NUMBER).bind(new.guild).one().await?.try_get::<i64, _>(0)?;
        let NewGameId { column, value, channel, from } = self.dialect().new_game_id();
        let insert = self.query(AssertSqlSafe(format!(
            "INSERT INTO games ({column}version, guild, channel, number, status, setup, way_chosen, pace, defence_waits, \
             host, seed, commitment, seq, turn, span, campaign, touched, computer_delay, parent, dice, absence_policy, clock, \
             rulebook, lobby_rules) \
             SELECT {value}1, $1, COALESCE($2, {channel}), $3, 'lobby', $4, $5, \
             $6, $7, $8, $9, '', 0, 0, 0, '', $10, $11, $12, $13, $14, $15, $16, $17 {from} RETURNING id",
        )));
        let insert = insert.bind(new.guild).bind(new.channel).bind(number).bind(&new.setup);
        let insert = insert.bind(i64::from(new.way_chosen)).bind(new.pace).bind(i64::from(new.defence_waits));
        let insert = insert.bind(new.host).bind(&new.seed).bind(new.touched).bind(new.computer_delay);
        let insert = insert.bind(new.parent).bind(&new.dice).bind(&new.absence_policy).bind(&new.clock);
        let insert = insert.bind(rulebook_of(&new.setup)).bind(&new.lobby_rules);
        Ok(insert.one().await?.try_get(0)?)
    }
}

pub(super) fn add(script: &mut Script, operation: GameOperation) {
    match operation {
        GameOperation::Move { id, version, seq, turn, span, campaign, touched } => {
            // `version` must not be NULL: if the version has changed, the whole script fails.
            let update = script.add(
                "UPDATE games SET version = CASE WHEN version = $2 THEN version + 1 END, seq = $3, turn = $4, span = $5, \
                 campaign = $6, touched = $7 WHERE id = $1",
            );
            update.bind(id).bind(version).bind(seq).bind(turn).bind(span).bind(campaign).bind(touched);
        }
        GameOperation::Update { row } => update(script, *row),
        GameOperation::SetPromise { id, promise } => {
            script.add("UPDATE games SET promise = $2 WHERE id = $1").bind(id).bind(promise);
        }
        GameOperation::SetTold { id, message, else_told } => {
            let update = script.add(
                "UPDATE games SET told = $2 WHERE id = $1 AND told IS NULL \
                 AND NOT EXISTS (SELECT 1 FROM outbox WHERE game = $1 AND topic = $3)",
            );
            update.bind(id).bind(message).bind(else_told.map(Topic::key));
        }
        GameOperation::SetRevealTold { id, seat, message } => {
            script.add(
                "UPDATE games SET reveals = reveals || $2 || $3 || ' ' \
                 WHERE id = $1 AND ' ' || reveals NOT LIKE '% ' || $2 || '%'",
            );
            script.bind(id).bind(format!("{seat}:")).bind(message.to_string());
        }
        GameOperation::SetLobbyMessage { id, message } => {
            script.add("UPDATE games SET lobby_message = $2 WHERE id = $1").bind(id).bind(message);
        }
        GameOperation::SetPanel { id, message, seq } => {
            script.add("UPDATE games SET panel = $2, panel_seq = $3 WHERE id = $1 AND panel_seq <= $3");
            script.bind(id).bind(message).bind(seq);
        }
        GameOperation::PutSeats { id, seats } => put_seats(script, id, seats),
        GameOperation::PutTalks { id, talks } => put_talks(script, id, talks),
        GameOperation::SetAside { id, version } => {
            script.add(
                "UPDATE games SET version = CASE WHEN version = $2 THEN version + 1 END, parked = 'damaged' WHERE id = $1",
            );
            script.bind(id).bind(version);
        }
        GameOperation::StopClocks { id, now, least } => {
            script.add(
                "UPDATE timers SET remaining = CASE WHEN due - $2 > $3 THEN due - $2 ELSE $3 END, due = NULL \
                 WHERE game = $1 AND due IS NOT NULL",
            );
            script.bind(id).bind(now).bind(least);
        }
        GameOperation::CancelSetAside { id, version } => {
            script.add(
                "UPDATE games SET version = CASE WHEN version = $2 THEN version + 1 END, status = 'cancelled' WHERE id = $1",
            );
            script.bind(id).bind(version);
            script.add("DELETE FROM timers WHERE game = $1").bind(id);
        }
    }
}

fn update(script: &mut Script, row: GameRow) {
    let update = script.add(
        "UPDATE games SET version = CASE WHEN version = $2 THEN version + 1 END, status = $3, setup = $4, \
         way_chosen = $5, pace = $6, defence_waits = $7, host = $8, seed = $9, commitment = $10, seq = $11, \
         turn = $12, span = $13, campaign = $14, touched = $15, channel = $16, parked = $17, promise = $18, \
         round = $19, beacon = $20, computer_delay = $21, parent = $22, dice = $23, mixed = $24, awaits = $25, \
         bound = $26, fixed = $27, absence_policy = $28, abandoned = $29, standstill = $30, lobby_rules = $31, erased_words = $32, \
         clock = $33, settlement = $34, rulebook = $35 WHERE id = $1",
    );
    let rulebook = rulebook_of(&row.setup);
    update.bind(row.id).bind(row.version).bind(row.status).bind(row.setup);
    update.bind(i64::from(row.way_chosen)).bind(row.pace).bind(i64::from(row.defence_waits));
    update.bind(row.host).bind(row.seed).bind(row.commitment).bind(row.seq).bind(row.turn);
    update.bind(row.span).bind(row.campaign).bind(row.touched);
    update.bind(row.channel).bind(row.parked);
    update.bind(row.promise).bind(row.round).bind(row.beacon);
    update.bind(row.computer_delay).bind(row.parent);
    update.bind(row.dice).bind(row.mixed).bind(row.awaits).bind(row.bound);
    update.bind(row.fixed).bind(row.absence_policy).bind(i64::from(row.abandoned));
    update.bind(row.standstill).bind(row.lobby_rules).bind(row.erased_words).bind(row.clock);
    update.bind(row.settlement).bind(rulebook);
}

fn put_seats(script: &mut Script, id: i64, seats: Vec<SeatRow>) {
    script.add("DELETE FROM seats WHERE game = $1").bind(id);
    if seats.is_empty() {
        return;
    }
    let insert = script.add_rows(
        "INSERT INTO seats (game, seat, person, name, colour, standing, word, sealed, revealed, computer, plans, role, absence, computer_turns, handovers, hints)",
        ("($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)", 16),
        seats.len(),
        "",
    );
    for seat in seats {
        insert.bind(id).bind(seat.seat).bind(seat.person).bind(seat.name).bind(seat.colour);
        insert.bind(seat.standing).bind(seat.word).bind(seat.sealed).bind(seat.revealed);
        insert.bind(seat.computer).bind(seat.plans).bind(seat.role).bind(seat.absence);
        insert.bind(seat.computer_turns).bind(seat.handovers).bind(seat.hints);
    }
}

fn put_talks(script: &mut Script, id: i64, talks: Vec<TalkRow>) {
    script.add("DELETE FROM talks WHERE game = $1").bind(id);
    if talks.is_empty() {
        return;
    }
    let insert = script.add_rows(
        "INSERT INTO talks (game, number, thread, status, asker, members)",
        ("($1, $2, $3, $4, $5, $6)", 6),
        talks.len(),
        "",
    );
    for talk in talks {
        insert.bind(id).bind(talk.number).bind(talk.thread).bind(talk.status).bind(talk.asker);
        insert.bind(talk.members);
    }
}

pub(super) fn add_timer(script: &mut Script, operation: TimerOperation) {
    match operation {
        TimerOperation::Put { row: TimerRow { game, seat, kind, span, number, due, remaining } } => {
            let put = script.add(
                "INSERT INTO timers (game, seat, kind, span, number, due, remaining) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7) \
                 ON CONFLICT (game, seat, kind, span, number) \
                 DO UPDATE SET due = excluded.due, remaining = excluded.remaining",
            );
            put.bind(game).bind(seat).bind(kind).bind(span).bind(number).bind(due).bind(remaining);
        }
        TimerOperation::Delete { row: TimerRow { game, seat, kind, span, number, .. } } => {
            script.add(
                "DELETE FROM timers WHERE game = $1 AND seat = $2 AND kind = $3 AND span = $4 AND number = $5",
            );
            script.bind(game).bind(seat).bind(kind).bind(span).bind(number);
        }
    }
}
