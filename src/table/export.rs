//! Exports a game as a record ([PBP-42]): the complete log if it is over, else only what the public saw. Returns the text
//! and writes no file.

use super::computer_kind::Computer;
use super::dice_status::{DiceStatus, NamedRound};
use super::error::{TableError, damaged};
use super::former_players::is_former;
use super::load_and_commit::{Find, Inner};
use super::loaded_game::LoadedGame;
use super::panic_isolation;
use super::types::{GameId, Person, Place, Seated, Status};
use crate::luck::{self, beacon};
use crate::record::{self, BoundOrder, Fixed, Header, Record, RoundLine, SeatLine, TournamentTable};
use crate::store::RoundRow;
use serde::{Deserialize, Serialize};

/// Which game to export.
#[derive(Clone, Debug)]
pub enum ExportTarget {
    /// The game with that id: for the operator, without a check of the requester.
    Id(GameId),
    /// The running game of a channel, else the last one played there.
    Here(Place),
    /// The game with that number in the server: for players who had a seat in it, and for all in the channel where it was
    /// played.
    Numbered {
        /// Channel of the request.
        place: Place,
        /// Number of the game within its server.
        number: u32,
        /// The requester.
        who: Person,
    },
}

/// An exported record.
#[derive(Clone, Debug)]
pub struct Exported {
    /// Id of the game.
    pub game: GameId,
    /// Number of the game within its server.
    pub number: u32,
    /// Whether the record is complete, with seed and words; else it contains only what the public saw.
    pub whole: bool,
    /// Text of the record.
    pub text: String,
    /// Commitment published before the first draw.
    pub commitment: String,
    /// Whether seed and words still match promise and commitment.
    pub kept: bool,
    /// Public facts about its dice.
    pub dice: DiceStatus,
    /// The rounds that were mixed in after the start, in order.
    pub rounds: Vec<NamedRound>,
    /// Channel of the game.
    pub place: Place,
    /// Players by seat.
    pub seated: Vec<Seated>,
}

impl Inner {
    pub(super) async fn export(&self, which: ExportTarget, names: bool) -> Result<Exported, TableError> {
        let find = match &which {
            ExportTarget::Id(id) => Find::SetAside(*id),
            ExportTarget::Here(place) => Find::Latest(place.channel),
            ExportTarget::Numbered { place, number, .. } => {
                let row = self.store.game_numbered(place.guild as i64, i64::from(*number)).await?;
                Find::Id(GameId(row.ok_or(TableError::NoSuchGame { number: *number })?.id))
            }
        };
        let loaded = self.find(find).await?;
        if let ExportTarget::Numbered { place, who, number } = &which
            && loaded.place() != *place
            && loaded.seat_of(who.id).is_none()
        {
            return Err(TableError::NoSuchGame { number: *number });
        }
        match loaded.status {
            Status::Lobby => return Err(TableError::NotRunning { host: loaded.host() }),
            Status::Closed => return Err(TableError::NoGameHere),
            Status::Cancelled if loaded.game.is_none() => return Err(TableError::NoGameHere),
            Status::Running | Status::Over | Status::Cancelled => {}
        }
        let id = loaded.row.id;
        let rows = self.store.events(id, 0).await.map_err(TableError::while_reading(id))?;
        // Events were read after the row; newer ones are left out.
        let (mut events, mut times) = (Vec::new(), Vec::new());
        for row in rows.into_iter().filter(|row| row.seq < loaded.row.seq) {
            times.push(row.at / 1_000);
            events.push(row.event);
        }
        let whole = loaded.status != Status::Running;
        let mut header = header(&loaded, names)?;
        header.began = times.first().copied();
        header.tournament =
            self.store.tournament_table_of(loaded.row.id).await?.and_then(|(id, round, table)| {
                let (round, table) = (u32::try_from(round).ok()?, u32::try_from(table).ok()?);
                Some(TournamentTable { tournament: u64::try_from(id).ok()?, round, table })
            });
        let rounds = self.store.rounds(id).await?;
        let named = named_rounds(&rounds);
        let text = if whole {
            header.ended = times.last().copied();
            let (seed, mix) = (loaded.seed()?, loaded.mix());
            header.seed = Some(seed.clone());
            header.mix = Some(mix.clone());
            let rounds = round_lines(rounds);
            panic_isolation::caught(|| record::write(&Record::whole(header, &events, &rounds, &mix, &seed)))
        } else {
            panic_isolation::caught(|| record::write(&Record::public(header, &events)))
        };
        let text = text.map_err(|place| TableError::stopped(loaded.row.id, &place))?;
        Ok(Exported {
            game: loaded.id(),
            number: loaded.row.number as u32,
            whole,
            text,
            commitment: loaded.row.commitment.clone(),
            kept: loaded.keeps_its_word(),
            dice: loaded.dice(),
            rounds: named,
            place: loaded.place(),
            seated: loaded.seated(),
        })
    }
}

/// Who has which seat, as stored when the words are closed: the seats may get other players later.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Seating {
    computers: Vec<Option<String>>,
    players: String,
}

/// Who has which seat now, as it is stored when the words are closed.
pub(super) fn seating(loaded: &LoadedGame) -> Result<String, TableError> {
    let level = |seated: &Seated| seated.computer.as_ref().map(Computer::key);
    let computers: Vec<_> = loaded.taken.iter().map(|taken| level(&taken.seated)).collect();
    let people = loaded.taken.iter().zip(&computers);
    let people = people.map(|(taken, level)| (taken.seated.person, level.as_deref().unwrap_or_default()));
    let players = loaded.seed()?.players(people);
    Ok(serde_json::to_string(&Seating { computers, players }).expect("plain values"))
}

/// What the commitment fixes; `None` in a game from before it did.
fn fixed(loaded: &LoadedGame) -> Result<Option<Fixed>, TableError> {
    if loaded.row.dice.is_empty() {
        return Ok(None);
    }
    let stored = Some(&loaded.row.fixed).filter(|stored| !stored.is_empty()).cloned();
    let stored = stored.map_or_else(|| seating(loaded), Ok)?;
    let seating: Seating =
        serde_json::from_str(&stored).map_err(|_| damaged(loaded.row.id, "its fixed seats"))?;
    Ok(Some(Fixed { dice: loaded.beacon_use, computers: seating.computers, players: seating.players }))
}

/// The rounds that were mixed in after the start, each with the number of events before it.
fn round_lines(rows: Vec<RoundRow>) -> Vec<(u64, RoundLine)> {
    let line = |row: RoundRow| {
        let signature = luck::unhex(&row.signature)?;
        let bound = (!row.binding.is_empty()).then_some(BoundOrder { binding: row.binding, text: row.bound });
        Some((row.seq as u64, RoundLine { round: row.round as u64, signature, order: bound }))
    };
    rows.into_iter().filter_map(line).collect()
}

/// The rounds that were mixed in after the start, each with the message that named it.
fn named_rounds(rows: &[RoundRow]) -> Vec<NamedRound> {
    let came = rows.iter().filter(|row| !row.signature.is_empty());
    let named = came.map(|row| {
        let number = row.round as u64;
        NamedRound { number, at: beacon::time_of(number), told: row.told.map(|told| told as u64) }
    });
    named.collect()
}

/// The header with the facts that are public at any time.
pub(super) fn header(loaded: &LoadedGame, names: bool) -> Result<Header, TableError> {
    let seat = |taken: &super::taken_seat::Taken| SeatLine {
        colour: taken.seated.colour.key().to_owned(),
        name: (names && !is_former(taken.seated.person))
            .then(|| taken.seated.name.clone())
            .filter(|name| !name.is_empty()),
    };
    Ok(Header {
        game: loaded.row.id as u64,
        setup: loaded.setup.clone(),
        seats: loaded.taken.iter().map(seat).collect(),
        fixed: fixed(loaded)?,
        began: None,
        ended: None,
        result: loaded.game.as_ref().and_then(|game| game.outcome().cloned()),
        promise: loaded.promise(),
        commitment: Some(loaded.row.commitment.clone()),
        mix: None,
        tournament: None,
        seed: None,
    })
}
