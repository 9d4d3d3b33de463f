//! Starts the game of a tournament table once its thread exists, without a lobby. One transaction writes the game and
//! links it to the table, so that no crash starts it twice.

use super::super::changeset;
use super::super::colour::Colour;
use super::super::computer_kind::Computer;
use super::super::distinct_names::tell_apart;
use super::super::error::TableError;
use super::super::game_change::GameChange;
use super::super::load_and_commit::Inner;
use super::super::loaded_game::{LoadedGame, Rows};
use super::super::lobby::{minutes, take};
use super::super::lobby_rules::LobbyRules;
use super::super::luck_commitment::close;
use super::super::types::{GameId, Person};
use super::error::TournamentError;
use super::loaded_tournament::{ATTEMPTS, LoadedTournament, TournamentRef, table_row};
use super::types::{Pairing, TournamentId, TournamentStatus};
use crate::luck::Seed;
use crate::pace::AbsencePolicy;
use crate::rules::Seat;
use crate::store::{GameRow, NewGameRow, StoreError};
use std::sync::Arc;

impl Inner {
    pub(super) async fn seat_table(
        &self,
        id: TournamentId,
        (round, number): (u32, u32),
        thread: u64,
    ) -> Result<GameId, TableError> {
        for _ in 0..ATTEMPTS {
            let held = self.find_tournament(TournamentRef::Id(id.0)).await?;
            let table = held.shown.table(round, number).ok_or(TournamentError::NoneHere)?;
            if let Some(game) = table.game {
                return Ok(game);
            }
            if table.void {
                return Err(TournamentError::TableDone { number }.into());
            }
            if held.shown.status != TournamentStatus::Running {
                return Err(TournamentError::Over.into());
            }
            // The seed follows from the tournament's key: repeated calls can't try different seeds.
            let seed = held.luck.key(&held.row.seed)?.table(round, number);
            match self.begin_table(&held, table, thread, &seed).await {
                Err(TableError::Store(StoreError::Conflict)) => {}
                other => return other,
            }
        }
        Err(TableError::Busy)
    }

    async fn begin_table(
        &self,
        held: &LoadedTournament,
        table: &Pairing,
        thread: u64,
        seed: &Seed,
    ) -> Result<GameId, TableError> {
        let shown = &held.shown;
        let mut setup = shown.setup.clone();
        setup.seats = table.seats.len() as u8;
        let new = NewGameRow {
            guild: held.row.guild,
            channel: Some(thread as i64),
            parent: 0,
            setup: serde_json::to_string(&setup).expect("plain values"),
            way_chosen: true,
            pace: minutes(shown.pace),
            defence_waits: setup.reactions_wait(),
            host: held.row.host,
            seed: seed.hex(),
            dice: held.luck.fixed.as_ref().map_or_else(|| "-".to_owned(), |fixed| fixed.dice.clone()),
            touched: self.now(),
            computer_delay: self.limits.computer_delay,
            absence_policy: AbsencePolicy::default().key().to_owned(),
            clock: String::new(),
            // Everybody plays for points that count beyond the game.
            lobby_rules: LobbyRules::hints(false),
        };
        let mut write = self.store.write()?;
        let game = write.insert_game(&new).await?;
        let rows = Rows {
            talks: Vec::new(),
            game: fresh(game, new),
            seats: Vec::new(),
            timers: Vec::new(),
            difference: self.difference(),
            snapshot: None,
            events: Vec::new(),
        };
        let base = LoadedGame::read(rows)?;
        let now = self.even_now() + base.difference;
        let mut draft = GameChange::new(Arc::new(base), now, self.beacon_now());
        draft.vacations = self.vacations().await?;
        for (seat, place) in table.seats.iter().enumerate() {
            let one = shown.at(*place).ok_or(StoreError::Damaged("a tournament's table"))?;
            // The stored language stays as it is: these people are not written here.
            let (id, name) = (one.person, one.name.clone());
            let who = Person { id, name, bot: false, locale: String::new(), manages: None };
            let mut taken = take(&who, Seat(seat as u8), Colour::ALL[seat]);
            taken.seated.computer = one.is_computer().then_some(Computer::NORMAL);
            draft.loaded.taken.push(taken);
        }
        tell_apart(&mut draft.loaded.taken);
        draft.loaded.row.promise = seed.promise(game as u64);
        close(&mut draft, false)?;
        draft.bind_what_follows()?;
        let changeset = changeset::build_changeset(draft);
        Self::put_changeset(&mut write, &changeset)?;
        let known = Pairing { game: Some(GameId(game)), thread: Some(thread), ..table.clone() };
        write.update_tournament(&held.row)?;
        write.put_tournament_table(held.row.id, &table_row(&known))?;
        write.commit().await?;
        self.wake.notify_waiters();
        Ok(GameId(game))
    }
}

/// The row of a new lobby as just inserted, except for its number, which is not needed.
fn fresh(id: i64, new: NewGameRow) -> GameRow {
    GameRow {
        id,
        version: 1,
        guild: new.guild,
        channel: new.channel.unwrap_or_default(),
        parent: new.parent,
        number: 0,
        status: "lobby".to_owned(),
        setup: new.setup,
        way_chosen: new.way_chosen,
        pace: new.pace,
        defence_waits: new.defence_waits,
        host: new.host,
        seed: new.seed,
        promise: String::new(),
        commitment: String::new(),
        round: 0,
        beacon: String::new(),
        dice: new.dice,
        fixed: String::new(),
        mixed: String::new(),
        awaits: 0,
        bound: String::new(),
        told: None,
        reveals: String::new(),
        seq: 0,
        turn: 0,
        span: 0,
        campaign: String::new(),
        touched: new.touched,
        lobby_message: None,
        panel: None,
        panel_seq: 0,
        parked: String::new(),
        computer_delay: new.computer_delay,
        absence_policy: new.absence_policy,
        abandoned: false,
        standstill: String::new(),
        lobby_rules: new.lobby_rules,
        erased_words: String::new(),
        clock: new.clock,
        settlement: String::new(),
    }
}
