//! SQL statements that erase a person, or all data of a server ([PBP-54]). They read and write within one transaction: whatever was
//! committed before is erased, and whatever is decided on an older version of a game is decided again.

use super::super::StoreError;
use super::super::erasure::{Fate, PersonalTexts};
use super::super::games::{GameRow, SEATS, SeatRow, game, seat};
use super::super::tournaments::tournament;
use super::super::transaction::Transaction;
use sqlx::AssertSqlSafe;

/// Rows that refer to a game, each by a condition on `$1`, the server. The tables that others refer to come last.
const SERVER: [&str; 20] = [
    "DELETE FROM log_parts WHERE notice IN (SELECT id FROM outbox WHERE game IN (SELECT id FROM games WHERE guild = $1))",
    "DELETE FROM outbox WHERE game IN (SELECT id FROM games WHERE guild = $1)",
    "DELETE FROM snapshots WHERE game IN (SELECT id FROM games WHERE guild = $1)",
    "DELETE FROM events WHERE game IN (SELECT id FROM games WHERE guild = $1)",
    "DELETE FROM timers WHERE game IN (SELECT id FROM games WHERE guild = $1)",
    "DELETE FROM talks WHERE game IN (SELECT id FROM games WHERE guild = $1)",
    "DELETE FROM rounds WHERE game IN (SELECT id FROM games WHERE guild = $1)",
    "DELETE FROM seats WHERE game IN (SELECT id FROM games WHERE guild = $1)",
    "DELETE FROM result_seats WHERE game IN (SELECT id FROM games WHERE guild = $1)",
    "DELETE FROM result_departures WHERE game IN (SELECT id FROM games WHERE guild = $1)",
    "DELETE FROM results WHERE guild = $1",
    "DELETE FROM reliability WHERE guild = $1",
    "DELETE FROM tournament_outbox WHERE tournament IN (SELECT id FROM tournaments WHERE guild = $1)",
    "DELETE FROM tournament_tables WHERE tournament IN (SELECT id FROM tournaments WHERE guild = $1)",
    "DELETE FROM entrants WHERE tournament IN (SELECT id FROM tournaments WHERE guild = $1)",
    "DELETE FROM tournaments WHERE guild = $1",
    "DELETE FROM games WHERE guild = $1",
    "DELETE FROM numbers WHERE guild = $1",
    // Computer players and former players are nobody, but rows of other servers refer to them.
    "DELETE FROM people WHERE $1 = $1 AND id NOT IN (SELECT person FROM seats) \
     AND id NOT IN (SELECT person FROM entrants) AND id NOT IN (SELECT person FROM result_seats) \
     AND id NOT IN (SELECT person FROM result_departures) \
     AND NOT EXISTS (SELECT 1 FROM seats WHERE handovers LIKE '%\"person\":' || people.id || ',%') \
     AND id NOT IN (SELECT person FROM absences) AND id NOT IN (SELECT host FROM games) AND id NOT IN (SELECT host FROM tournaments)",
    "INSERT INTO settings (scope, key, value) SELECT 'system', 'wipe', '1' WHERE $1 = $1 \
     ON CONFLICT (scope, key) DO UPDATE SET value = excluded.value",
];

/// Plain columns with a user id: `$1` is the person, `$2` who stands in their place.
const PLAIN: [&str; 9] = [
    "UPDATE games SET host = $2, version = version + 1 WHERE host = $1",
    "UPDATE tournaments SET host = $2, version = version + 1 WHERE host = $1",
    "UPDATE result_seats SET person = $2 WHERE person = $1",
    "UPDATE result_departures SET person = $2 WHERE person = $1",
    "DELETE FROM absences WHERE person = $1 AND $2 = $2",
    "DELETE FROM reliability WHERE person = $1 AND $2 = $2",
    "DELETE FROM digests WHERE person = $1 AND $2 = $2",
    "UPDATE talks SET asker = $2 WHERE asker = $1",
    "UPDATE tournaments SET version = version + 1 WHERE id IN (SELECT tournament FROM entrants WHERE person = $1)",
];

impl Transaction {
    pub(in crate::store) async fn erase_person(
        &mut self,
        texts: &dyn PersonalTexts,
    ) -> Result<(), StoreError> {
        let (person, former) = (texts.person(), texts.former());
        self.lock_all().await?;
        let names = self.names_of(person).await?;
        self.erase_seats(texts).await?;
        for statement in PLAIN {
            self.query(statement).bind(person).bind(former).execute().await?;
        }
        self.erase_entries(texts).await?;
        self.erase_json_of_games(texts).await?;
        self.erase_notices(texts, &names).await?;
        self.erase_tournament_notices(texts, &names).await?;
        self.erase_settings(|scope, key, value| texts.setting(scope, key, value, &names)).await?;
        self.query("DELETE FROM people WHERE id = $1").bind(person).execute().await?;
        let wipe = "INSERT INTO settings (scope, key, value) VALUES ('system', 'wipe', '1') \
                    ON CONFLICT (scope, key) DO UPDATE SET value = excluded.value";
        self.query(wipe).execute().await?;
        Ok(())
    }

    /// Waits until nobody else writes: what somebody writes meanwhile would not be erased.
    async fn lock_all(&mut self) -> Result<(), StoreError> {
        match self.dialect().lock_all() {
            Some(lock) => self.query(AssertSqlSafe(lock)).execute().await.map(drop),
            None => Ok(()),
        }
    }

    /// The names under which the person is known.
    async fn names_of(&mut self, person: i64) -> Result<Vec<String>, StoreError> {
        let rows = self.query(
            "SELECT name FROM people WHERE id = $1 UNION SELECT name FROM seats WHERE person = $1 \
             UNION SELECT name FROM entrants WHERE person = $1",
        );
        let rows = rows.bind(person).all().await?;
        let names =
            rows.iter().map(|row| Ok(row.try_get(0)?)).collect::<Result<Vec<String>, StoreError>>()?;
        Ok(names.into_iter().filter(|name| !name.is_empty()).collect())
    }

    /// The seats in all games, and those that the person left: a running one is played by a computer from now on.
    async fn erase_seats(&mut self, texts: &dyn PersonalTexts) -> Result<(), StoreError> {
        let rows = self.query(
            "SELECT * FROM games WHERE id IN (SELECT game FROM seats WHERE person = $1 OR handovers <> '')",
        );
        for row in rows.bind(texts.person()).all().await? {
            let mut game = game(&row)?;
            let rows = self.query(SEATS).bind(game.id).all().await?;
            let seats = rows.iter().map(seat).collect::<Result<Vec<_>, StoreError>>()?;
            for own in &seats {
                let left = texts.handovers(&own.handovers);
                if own.person == texts.person() || left != Fate::Keep {
                    self.erase_seat(&mut game, (&seats, own), left, texts).await?;
                }
            }
        }
        Ok(())
    }

    async fn erase_seat(
        &mut self,
        game: &mut GameRow,
        (seats, own): (&[SeatRow], &SeatRow),
        left: Fate,
        texts: &dyn PersonalTexts,
    ) -> Result<(), StoreError> {
        if texts.gave_word(own) {
            game.erased_words = texts.erased_words(game, seats, own.seat);
            let update =
                self.query("UPDATE seats SET word = '', revealed = '' WHERE game = $1 AND seat = $2");
            update.bind(game.id).bind(own.seat).execute().await?;
        }
        if let Fate::Replace(left) = left {
            let update = self.query("UPDATE seats SET handovers = $3 WHERE game = $1 AND seat = $2");
            update.bind(game.id).bind(own.seat).bind(left).execute().await?;
        }
        if own.person == texts.person() {
            let names: Vec<&str> = seats.iter().map(|seat| &*seat.name).collect();
            let name = texts.former_name(game.guild, &names);
            let plays = own.computer.is_empty() && game.status == "running";
            let level = if plays { "normal" } else { &own.computer };
            let update = self.query(
                "UPDATE seats SET person = $3, name = $4, computer = $5, standing = '', plans = '', absence = '' \
                 WHERE game = $1 AND seat = $2",
            );
            let update = update.bind(game.id).bind(own.seat).bind(texts.former()).bind(name).bind(level);
            update.execute().await?;
        }
        let update = self.query("UPDATE games SET erased_words = $2, version = version + 1 WHERE id = $1");
        update.bind(game.id).bind(&*game.erased_words).execute().await?;
        Ok(())
    }

    /// The entries in tournaments, and their luck.
    async fn erase_entries(&mut self, texts: &dyn PersonalTexts) -> Result<(), StoreError> {
        let rows = self.query("SELECT * FROM tournaments").all().await?;
        for row in rows {
            let row = tournament(&row)?;
            let names = self.query("SELECT name FROM entrants WHERE tournament = $1 AND person <> $2");
            let names = names.bind(row.id).bind(texts.person()).all().await?;
            let names =
                names.iter().map(|row| Ok(row.try_get(0)?)).collect::<Result<Vec<String>, StoreError>>()?;
            let names: Vec<&str> = names.iter().map(|name| &**name).collect();
            let name = texts.former_name(row.guild, &names);
            let update = self
                .query("UPDATE entrants SET person = $3, name = $4 WHERE tournament = $1 AND person = $2");
            let update = update.bind(row.id).bind(texts.person()).bind(texts.former()).bind(name);
            update.execute().await?;
            if let Fate::Replace(luck) = texts.tournament_luck(&row) {
                let update =
                    self.query("UPDATE tournaments SET luck = $2, version = version + 1 WHERE id = $1");
                update.bind(row.id).bind(luck).execute().await?;
            }
        }
        Ok(())
    }

    /// Talks, and what hosts decided about lobbies.
    async fn erase_json_of_games(&mut self, texts: &dyn PersonalTexts) -> Result<(), StoreError> {
        let talks = self.query("SELECT game, number, members FROM talks").all().await?;
        for row in talks {
            let (game, number): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
            if let Fate::Replace(members) = texts.talk_members(row.try_get(2)?) {
                let update = self.query("UPDATE talks SET members = $3 WHERE game = $1 AND number = $2");
                update.bind(game).bind(number).bind(members).execute().await?;
                let update = self.query("UPDATE games SET version = version + 1 WHERE id = $1");
                update.bind(game).execute().await?;
            }
        }
        let rules = self.query("SELECT id, lobby_rules FROM games WHERE lobby_rules <> ''");
        for row in rules.all().await? {
            let id: i64 = row.try_get(0)?;
            if let Fate::Replace(rules) = texts.lobby_rules(row.try_get(1)?) {
                let update =
                    self.query("UPDATE games SET lobby_rules = $2, version = version + 1 WHERE id = $1");
                update.bind(id).bind(rules).execute().await?;
            }
        }
        Ok(())
    }

    /// The outbox of games. A notice to the person is not sent any more.
    async fn erase_notices(&mut self, texts: &dyn PersonalTexts, names: &[String]) -> Result<(), StoreError> {
        let (person, former) = (texts.person(), texts.former());
        let rows = self.query(
            "SELECT id, body, state FROM outbox WHERE audience = $1 OR body LIKE '%\"announcement\":%' \
             OR body LIKE '%\"person\":' || $1 || '%'",
        );
        for row in rows.bind(person).all().await? {
            let (id, state): (i64, String) = (row.try_get(0)?, row.try_get(2)?);
            let (body, drop) = match texts.notice(row.try_get(1)?, names, state != "pending") {
                Fate::Keep => continue,
                Fate::Replace(body) => (body, false),
                Fate::Delete(body) => (body, true),
            };
            let update = self.query(
                "UPDATE outbox SET body = $2, state = CASE WHEN $3 = 1 THEN 'dropped' ELSE state END WHERE id = $1",
            );
            update.bind(id).bind(body).bind(i64::from(drop)).execute().await?;
        }
        let update = self
            .query("UPDATE outbox SET audience = $2, state = 'dropped', message = NULL WHERE audience = $1");
        update.bind(person).bind(former).execute().await?;
        Ok(())
    }

    async fn erase_tournament_notices(
        &mut self,
        texts: &dyn PersonalTexts,
        names: &[String],
    ) -> Result<(), StoreError> {
        let rows = self.query("SELECT id, body, state FROM tournament_outbox");
        for row in rows.all().await? {
            let (id, state): (i64, String) = (row.try_get(0)?, row.try_get(2)?);
            let fate = texts.tournament_notice(row.try_get(1)?, names, state != "pending");
            if fate != Fate::Keep {
                let delete = self.query("DELETE FROM tournament_outbox WHERE id = $1");
                delete.bind(id).execute().await?;
            }
        }
        Ok(())
    }

    async fn erase_settings(
        &mut self,
        fate: impl Fn(&str, &str, &str) -> Fate + Send,
    ) -> Result<(), StoreError> {
        let rows = self.query("SELECT scope, key, value FROM settings").all().await?;
        for row in rows {
            let (scope, key, value): (String, String, String) =
                (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
            match fate(&scope, &key, &value) {
                Fate::Keep => {}
                Fate::Replace(value) => {
                    let update = self.query("UPDATE settings SET value = $3 WHERE scope = $1 AND key = $2");
                    update.bind(scope).bind(key).bind(value).execute().await?;
                }
                Fate::Delete(_) => {
                    let delete = self.query("DELETE FROM settings WHERE scope = $1 AND key = $2");
                    delete.bind(scope).bind(key).execute().await?;
                }
            }
        }
        Ok(())
    }

    pub(in crate::store) async fn erase_server(
        &mut self,
        guild: i64,
        is_of_server: &(dyn Fn(&str, &str, &str) -> bool + Send + Sync),
    ) -> Result<(), StoreError> {
        self.lock_all().await?;
        for statement in SERVER {
            self.query(statement).bind(guild).execute().await?;
        }
        let fate = |scope: &str, key: &str, value: &str| {
            if is_of_server(scope, key, value) { Fate::Delete(String::new()) } else { Fate::Keep }
        };
        self.erase_settings(fate).await
    }
}
