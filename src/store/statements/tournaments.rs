//! SQL statements for tournaments and their outbox.

use super::super::StoreError;
use super::super::tournament_outbox::TournamentNoticeOperation;
use super::super::tournaments::{EntrantRow, TournamentOperation, TournamentRow, TournamentTableRow};
use super::super::transaction::Transaction;
use super::script::Script;

/// Takes the next number of a tournament in a server.
const NEXT_NUMBER: &str = "INSERT INTO numbers (guild, games, tournaments) VALUES ($1, 0, 1) \
                           ON CONFLICT (guild) DO UPDATE SET tournaments = numbers.tournaments + 1 RETURNING tournaments";

impl Transaction {
    pub(in crate::store) async fn insert_tournament(
        &mut self,
        new: &TournamentRow,
    ) -> Result<i64, StoreError> {
        let number = self.query(NEXT_NUMBER).bind(new.guild).one().await?.try_get::<i64, _>(0)?;
        let insert = self.query(
            "INSERT INTO tournaments (version, guild, channel, number, status, plan, setup, pace, host, seed, round, \
             touched) VALUES (1, $1, $2, $11, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING id",
        );
        let insert = insert.bind(new.guild).bind(new.channel).bind(&new.status).bind(&new.plan);
        let insert = insert.bind(&new.setup).bind(new.pace).bind(new.host).bind(&new.seed);
        let insert = insert.bind(new.round).bind(new.touched).bind(number);
        Ok(insert.one().await?.try_get(0)?)
    }
}

pub(super) fn add(script: &mut Script, operation: TournamentOperation) {
    match operation {
        TournamentOperation::Update { row } => {
            // `version` must not be NULL: if the version has changed, the whole script fails.
            let update = script.add(
                "UPDATE tournaments SET version = CASE WHEN version = $2 THEN version + 1 END, status = $3, host = $4, \
                 round = $5, touched = $6, setup = $7, pace = $8 WHERE id = $1",
            );
            update.bind(row.id).bind(row.version).bind(row.status).bind(row.host);
            update.bind(row.round).bind(row.touched).bind(row.setup).bind(row.pace);
        }
        TournamentOperation::SetLuck { id, luck, awaited, opens } => {
            script.add("UPDATE tournaments SET luck = $2, awaited = $3, opens = $4 WHERE id = $1");
            script.bind(id).bind(luck).bind(awaited).bind(opens);
        }
        TournamentOperation::SetMessage { id, message } => {
            script.add("UPDATE tournaments SET message = $2 WHERE id = $1").bind(id).bind(message);
        }
        TournamentOperation::PutEntrants { id, entrants } => put_entrants(script, id, entrants),
        TournamentOperation::MoveGame { game, thread } => {
            script.add("UPDATE tournament_tables SET thread = $2 WHERE game = $1").bind(game).bind(thread);
            script.add(
                "UPDATE tournaments SET version = version + 1 WHERE id IN \
                 (SELECT tournament FROM tournament_tables WHERE game = $1)",
            );
            script.bind(game);
        }
        TournamentOperation::PutTable { id, table } => {
            let TournamentTableRow { round, number, seats, game, thread, result } = table;
            script.add(
                "INSERT INTO tournament_tables (tournament, round, number, seats, game, thread, result) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (tournament, round, number) \
                 DO UPDATE SET game = excluded.game, thread = excluded.thread, result = excluded.result",
            );
            script.bind(id).bind(round).bind(number).bind(seats).bind(game).bind(thread).bind(result);
        }
    }
}

fn put_entrants(script: &mut Script, id: i64, entrants: Vec<EntrantRow>) {
    script.add("DELETE FROM entrants WHERE tournament = $1").bind(id);
    if entrants.is_empty() {
        return;
    }
    let insert = script.add_rows(
        "INSERT INTO entrants (tournament, person, name, place, state, entered)",
        ("($1, $2, $3, $4, $5, $6)", 6),
        entrants.len(),
        "",
    );
    for EntrantRow { person, name, place, state, entered } in entrants {
        insert.bind(id).bind(person).bind(name).bind(place).bind(state).bind(entered);
    }
}

pub(super) fn add_notice(script: &mut Script, operation: TournamentNoticeOperation) {
    match operation {
        TournamentNoticeOperation::Tell { tournament, body } => {
            script.add(
                "INSERT INTO tournament_outbox (tournament, body, state, revision, attempts, not_before) \
                 VALUES ($1, $2, 'pending', 1, 0, 0) ON CONFLICT (tournament, body) DO NOTHING",
            );
            script.bind(tournament).bind(body);
        }
        TournamentNoticeOperation::Show { tournament, body } => {
            script.add(
                "INSERT INTO tournament_outbox (tournament, body, state, revision, attempts, not_before) \
                 VALUES ($1, $2, 'pending', 1, 0, 0) ON CONFLICT (tournament, body) DO UPDATE SET \
                 state = 'pending', revision = tournament_outbox.revision + 1, attempts = 0, not_before = 0",
            );
            script.bind(tournament).bind(body);
        }
        TournamentNoticeOperation::SetDelivered { id, revision, message } => {
            script.add(
                "UPDATE tournament_outbox SET message = COALESCE($3, message), \
                 state = CASE WHEN revision <= $2 THEN 'delivered' ELSE state END WHERE id = $1",
            );
            script.bind(id).bind(revision).bind(message);
        }
        TournamentNoticeOperation::Drop { id } => {
            script.add("UPDATE tournament_outbox SET state = 'dropped' WHERE id = $1 AND state = 'pending'");
            script.bind(id);
        }
        TournamentNoticeOperation::PutOff { id, not_before } => {
            script.add(
                "UPDATE tournament_outbox SET attempts = attempts + 1, not_before = $2 \
                 WHERE id = $1 AND state = 'pending'",
            );
            script.bind(id).bind(not_before);
        }
        TournamentNoticeOperation::TryAgain {} => {
            script.add(
                "UPDATE tournament_outbox SET not_before = 0 WHERE state = 'pending' AND not_before > 0",
            );
        }
    }
}
