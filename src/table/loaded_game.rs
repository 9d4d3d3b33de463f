//! `LoadedGame`: one lobby or game read from its rows, with seats, timers and the state of the rules. Private to this
//! module, because it holds secrets: other modules get a [`Look`] or a [`Lobby`].

use super::beacon_row::{beacon_of, beacon_status};
use super::bound_order::BoundOrder;
use super::dice_status::{DiceStatus, Round};
use super::ending_votes::EndingVotes;
use super::erased_words;
use super::error::{TableError, damaged};
use super::json_column::read as from_json;
use super::lobby_rules::LobbyRules;
use super::order_progress::OrderProgress;
use super::panic_isolation;
use super::plans::OwnPlans;
use super::private_talk::Talk;
use super::taken_seat::{Taken, take};
use super::time::Millis;
use super::types::{GameId, GameRef, Lobby, Look, Person, Place, Revealed, Seated, Status};
use super::waits::{Wait, waits_of};
use crate::luck::{Beacon, BeaconUse, Entropy, ErasedWords, KeyedChance, Seed};
use crate::pace::{AbsencePolicy, ClockRules, Pace, Standstill};
use crate::rules::{Ask, Game, STATE_VERSION, Seat, Setup, Viewer, Waiting as Wanted};
use crate::store::{EventRow, GameRow, SeatRow, Snapshot, TalkRow, TimerRow};
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// One lobby or game.
#[derive(Clone)]
pub(super) struct LoadedGame {
    pub(super) row: GameRow,
    pub(super) status: Status,
    pub(super) setup: Setup,
    pub(super) pace: Pace,
    pub(super) taken: Vec<Taken>,
    /// Its timers, in the time that the clock shows.
    pub(super) timers: Vec<TimerRow>,
    /// The clock's time minus the time in which timers are stored, when they were read.
    pub(super) difference: Millis,
    /// Private talks of the players ([R3-8]).
    pub(super) talks: Vec<Talk>,
    pub(super) open_order: Option<OrderProgress>,
    pub(super) game: Option<Game>,
    /// The beacon round named by the commitment, and its outcome.
    pub(super) beacon: Beacon,
    /// When rounds are mixed into the dice; `None`: never, or only before the first draw of an older game.
    pub(super) beacon_use: Option<BeaconUse>,
    /// The order that waits for its dice.
    pub(super) bound: Option<BoundOrder>,
    /// Pauses and extensions ([PBP-26]).
    pub(super) standstill: Box<Standstill>,
    /// What happens to somebody who does not answer in time ([PBP-30]).
    pub(super) absence_policy: AbsencePolicy,
    /// What the host has decided about the lobby.
    pub(super) lobby_rules: LobbyRules,
    /// Words for the dice that were erased ([PBP-54]).
    pub(super) erased: Option<ErasedWords>,
    /// What the host chose about the clock beside the pace.
    pub(super) clock_rules: ClockRules,
    /// What people have said about ending the game together ([PBP-65]).
    pub(super) ending_votes: Box<EndingVotes>,
    /// Fingerprint of the terms of a running game, computed when it is first shown: they don't change any more.
    pub(super) terms_of_running: OnceLock<Option<String>>,
}

/// The option for the dice as stored; `None` if rounds are never mixed in, or only before the first draw of an older game.
fn beacon_use_of(id: i64, dice: &str) -> Result<Option<BeaconUse>, TableError> {
    match dice {
        "" | "-" => Ok(None),
        text => BeaconUse::read(text).map(Some).ok_or_else(|| damaged(id, "its option for the dice")),
    }
}

/// All rows of one game that are needed to load it.
pub(super) struct Rows {
    pub(super) game: GameRow,
    pub(super) seats: Vec<SeatRow>,
    pub(super) timers: Vec<TimerRow>,
    /// The clock's time minus the time in which the timers are stored.
    pub(super) difference: Millis,
    pub(super) talks: Vec<TalkRow>,
    pub(super) snapshot: Option<Snapshot>,
    pub(super) events: Vec<EventRow>,
}

impl LoadedGame {
    /// Builds the game from its rows. A snapshot with another state version is ignored.
    pub(super) fn read(rows: Rows) -> Result<Self, TableError> {
        let Rows { game: row, seats, mut timers, difference, talks, snapshot, events } = rows;
        for due in timers.iter_mut().filter_map(|timer| timer.due.as_mut()) {
            *due += difference;
        }
        let id = row.id;
        let setup: Setup = serde_json::from_str(&row.setup).map_err(|_| damaged(id, "its options"))?;
        let status = status(&row.status).ok_or_else(|| damaged(id, "its status"))?;
        let open_order = match row.campaign.as_str() {
            "" => None,
            text => Some(serde_json::from_str(text).map_err(|_| damaged(id, "its order"))?),
        };
        let game = match (row.seq, usable(snapshot)) {
            (0, _) => None,
            (_, Some(game)) => Some(game),
            (_, None) => Some(Game::new(setup.clone())?),
        };
        let game = game.map(|mut game| {
            let known = i64::from(game.seq());
            for entry in events.iter().filter(|entry| entry.seq >= known) {
                if entry.seq != i64::from(game.seq()) {
                    return Err(damaged(id, "its log has a gap"));
                }
                // An event that doesn't fit the state is damage; its number helps the operator to repair it.
                panic_isolation::caught(|| game.evolve(&entry.event)).map_err(|place| {
                    damaged(id, &format!("its event {} does not fit ({place})", entry.seq))
                })?;
            }
            if i64::from(game.seq()) == row.seq { Ok(game) } else { Err(damaged(id, "its log is too short")) }
        });
        let game = game.transpose()?;
        let taken = seats.into_iter().map(|seat| take(id, seat)).collect::<Result<_, _>>()?;
        let talks = talks.iter().map(|talk| Talk::read(id, talk)).collect::<Result<_, _>>()?;
        let pace = pace_of(row.pace);
        let beacon = beacon_of(row.round, &row.beacon).ok_or_else(|| damaged(id, "its round"))?;
        let beacon_use = beacon_use_of(id, &row.dice)?;
        let bound = match row.bound.as_str() {
            "" => None,
            text => Some(serde_json::from_str(text).map_err(|_| damaged(id, "an order that waits"))?),
        };
        let absence_policy = AbsencePolicy::find(&row.absence_policy)
            .ok_or_else(|| damaged(id, "what happens to the absent"))?;
        let standstill = from_json(&row.standstill).ok_or_else(|| damaged(id, "its pauses"))?;
        let lobby_rules = from_json(&row.lobby_rules).ok_or_else(|| damaged(id, "the rules of its lobby"))?;
        let clock_rules = from_json(&row.clock).ok_or_else(|| damaged(id, "the rules of its clock"))?;
        Ok(Self {
            erased: erased_words::read(id, &row.erased_words)?,
            ending_votes: from_json(&row.settlement).ok_or_else(|| damaged(id, "votes about its end"))?,
            row,
            status,
            setup,
            pace,
            taken,
            timers,
            difference,
            talks,
            open_order,
            game,
            beacon,
            beacon_use,
            bound,
            standstill,
            absence_policy,
            lobby_rules,
            clock_rules,
            terms_of_running: OnceLock::new(),
        })
    }

    pub(super) const fn id(&self) -> GameId {
        GameId(self.row.id)
    }

    pub(super) const fn host(&self) -> u64 {
        self.row.host as u64
    }

    pub(super) fn seats_taken(&self) -> u8 {
        self.taken.len() as u8
    }

    pub(super) fn seat_of(&self, person: u64) -> Option<Seat> {
        self.taken.iter().find(|t| t.seated.person == person).map(|t| t.seated.seat)
    }

    pub(super) fn viewer(&self, person: u64) -> Viewer {
        self.seat_of(person).map_or(Viewer::Public, Viewer::Seat)
    }

    pub(super) fn taken(&self, seat: Seat) -> Option<&Taken> {
        self.taken.iter().find(|t| t.seated.seat == seat)
    }

    pub(super) fn playing(&self) -> &Game {
        self.game.as_ref().expect("a table that is being played has a game")
    }

    pub(super) fn seed(&self) -> Result<Seed, TableError> {
        Seed::read(&self.row.seed).ok_or_else(|| damaged(self.row.id, "its seed"))
    }

    /// The entropy mixed into the draws, by seat.
    pub(super) fn mix(&self) -> Entropy {
        Entropy {
            words: self.taken.iter().map(|taken| taken.word.clone()).collect(),
            sealed: self.taken.iter().map(|taken| taken.sealed.clone()).collect(),
            beacon: self.beacon.clone(),
            erased: self.erased.clone(),
        }
    }

    /// The draws of this game by what was known at its start.
    pub(super) fn dice_of_start(&self) -> Result<KeyedChance, TableError> {
        Ok(KeyedChance::new(&self.seed()?, &self.mix()))
    }

    /// The generator of the next draws of this game.
    pub(super) fn chance(&self) -> Result<KeyedChance, TableError> {
        let start = self.dice_of_start()?;
        Ok(match self.mixed() {
            Some((round, signature)) => start.mixed(round, &signature),
            None => start,
        })
    }

    /// The promise published before the first word, as stored then. Computed from the seed again it would match any seed
    /// that is in the row now.
    pub(super) fn promise(&self) -> Option<String> {
        Some(self.row.promise.clone()).filter(|promise| !promise.is_empty())
    }

    pub(super) fn asks(&self) -> Vec<Ask> {
        match &self.game {
            Some(game) if self.status == Status::Running => game.asks(),
            Some(_) | None => Vec::new(),
        }
    }

    /// The open waits; questions that are only offered have none.
    pub(super) fn waits(&self) -> Vec<Wait> {
        waits_of(&self.asks(), self.row.span)
    }

    /// The open questions that a timer is about, in order.
    pub(super) fn asks_of(&self, timer: &TimerRow) -> Vec<Ask> {
        let about = |ask: &Ask| Wait::of(ask, self.row.span).is_some_and(|wait| wait.has(timer));
        self.asks().into_iter().filter(about).collect()
    }

    /// When that wait ends; `None` if it has no running timer.
    pub(super) fn due(&self, wait: &Wait) -> Option<Millis> {
        self.timers.iter().find(|timer| wait.has(timer))?.due
    }

    /// The deadline for this viewer: the viewer's own, else the earliest one.
    fn deadline(&self, viewer: Viewer) -> Option<Millis> {
        let waits = self.waits();
        let own = waits.iter().find(|wait| viewer.is(wait.seat)).and_then(|wait| self.due(wait));
        own.or_else(|| waits.iter().filter_map(|wait| self.due(wait)).min())
    }

    pub(super) fn look(&self, viewer: Viewer) -> Look {
        Look {
            game: self.id(),
            number: self.row.number as u32,
            place: self.place(),
            status: self.status,
            host: self.host(),
            view: self.playing().view(viewer),
            seated: self.seated(),
            deadline: self.deadline(viewer),
            pace: self.pace,
            defence_waits: self.row.defence_waits,
            dice: self.dice(),
            revealed: self.revealed(),
            panel: self.row.panel.map(|message| message as u64),
            parked: self.parked(),
            absence_policy: self.absence_policy,
            abandoned: self.row.abandoned,
            clock: self.clock_rules,
            standstill: self.standstill_look(),
            ending: Box::new(self.ending_look(viewer)),
            undoable: viewer.seat().map_or(0, |seat| self.playing().undoable_answers(seat)),
            plans: self.plans_of(viewer),
            hints: self.hints_look(),
        }
    }

    fn plans_of(&self, viewer: Viewer) -> OwnPlans {
        let Viewer::Seat(seat) = viewer else { return OwnPlans::default() };
        self.taken(seat).map(|taken| taken.plans.shown()).unwrap_or_default()
    }

    pub(super) fn lobby(&self) -> Lobby {
        Lobby {
            game: self.id(),
            number: self.row.number as u32,
            place: self.place(),
            status: self.status,
            host: self.host(),
            setup: self.setup.clone(),
            pace: self.pace,
            defence_waits: self.row.defence_waits,
            seated: self.seated(),
            cast: self.cast(),
            rules: self.lobby_rules.clone(),
            reliability: BTreeMap::new(),
            absence_policy: self.absence_policy,
            clock: self.clock_rules,
            dice: self.dice(),
            computer_delay: self.row.computer_delay,
            message: self.row.lobby_message.map(|message| message as u64),
        }
    }

    /// The public facts about the dice.
    pub(super) fn dice(&self) -> DiceStatus {
        let commitment = Some(self.row.commitment.clone()).filter(|commitment| !commitment.is_empty());
        DiceStatus {
            promise: self.promise(),
            commitment,
            told: self.row.told.map(|message| message as u64),
            round: self.round(),
            sealed: self.sealed_seats(),
            reveal_until: self.reveal_until(),
            opens_by: self.opens_by(),
            used: self.beacon_use,
            terms: self.shown_terms(),
            awaits: u64::try_from(self.row.awaits).ok().filter(|round| *round > 0),
            newest: u64::try_from(self.row.awaits)
                .ok()
                .filter(|round| *round > 0)
                .or_else(|| Some(self.mixed()?.0)),
            bound: self.bound.is_some(),
        }
    }

    fn round(&self) -> Option<Round> {
        beacon_status(&self.beacon)
    }

    /// Seed and words, once the game is over.
    fn revealed(&self) -> Option<Revealed> {
        let ended = matches!(self.status, Status::Over | Status::Cancelled);
        let seed = Seed::read(&self.row.seed).filter(|_| ended)?;
        Some(Revealed { seed: seed.hex(), words: self.mix().words })
    }

    pub(super) fn place(&self) -> Place {
        Place { guild: self.row.guild as u64, channel: self.row.channel as u64 }
    }

    pub(super) fn seated(&self) -> Vec<Seated> {
        self.taken.iter().map(|t| t.seated.clone()).collect()
    }

    /// The refusal for a player who isn't asked; names the player who is, if that is public.
    pub(super) fn not_your_turn(&self) -> TableError {
        match &self.playing().view(Viewer::Public).waiting {
            Wanted::Nobody => TableError::Over,
            Wanted::For(all) => {
                let first = all.first().expect("never empty");
                let who = self.taken(first.seat).map(|taken| taken.seated.clone());
                TableError::NotYourTurn { who, kind: first.kind, deadline: self.deadline(Viewer::Public) }
            }
            Wanted::Sealed { kind, .. } => {
                TableError::NotYourTurn { who: None, kind: *kind, deadline: self.deadline(Viewer::Public) }
            }
        }
    }

    /// Checks that this is a lobby with open words: players may join and leave.
    pub(super) fn must_gather(&self) -> Result<(), TableError> {
        self.must_be_lobby()?;
        self.must_be_open()
    }

    /// Checks that this is a lobby.
    pub(super) fn must_be_lobby(&self) -> Result<(), TableError> {
        if self.status == Status::Lobby {
            return Ok(());
        }
        let (number, deadlines) = (self.row.number as u32, self.pace.limit().is_some());
        Err(TableError::Begun { number, deadlines })
    }

    /// Checks that this is a running game.
    pub(super) fn must_run(&self) -> Result<(), TableError> {
        match self.status {
            Status::Running => Ok(()),
            Status::Lobby => Err(TableError::NotRunning { host: self.host() }),
            Status::Over => Err(TableError::Over),
            Status::Cancelled | Status::Closed => Err(TableError::NoGameHere),
        }
    }

    /// Checks that this person may see the game: in its channel everybody may, from outside only its players.
    pub(super) fn must_be_seen(&self, which: GameRef, who: &Person) -> Result<(), TableError> {
        match which {
            GameRef::Id(_) if self.seat_of(who.id).is_none() => Err(TableError::NotSeated),
            GameRef::In(_) | GameRef::Id(_) => Ok(()),
        }
    }

    /// The seat of a person who wants to act. A parked game is played in its channel only: there an order proves that the
    /// channel exists.
    pub(super) fn seat_to_act(&self, which: GameRef, who: &Person) -> Result<Seat, TableError> {
        self.must_be_seen(which, who)?;
        match (which, self.status, self.parked()) {
            (GameRef::Id(_), Status::Cancelled | Status::Closed, _) => return Err(TableError::Over),
            (GameRef::Id(_), _, Some(why)) => {
                let Place { guild, .. } = self.place();
                return Err(TableError::Parked { number: self.row.number as u32, guild, why });
            }
            _ => self.must_run()?,
        }
        let seat = self.seat_of(who.id).ok_or(TableError::NotSeated)?;
        if self.computer(seat).is_some() { Err(TableError::SeatLost) } else { Ok(seat) }
    }
}

/// The pace of so many minutes; none without them.
fn pace_of(minutes: Option<i64>) -> Pace {
    minutes.and_then(|minutes| u32::try_from(minutes).ok()).and_then(Pace::minutes).unwrap_or(Pace::NONE)
}

fn usable(snapshot: Option<Snapshot>) -> Option<Game> {
    let snapshot = snapshot.filter(|snapshot| snapshot.state_version == i64::from(STATE_VERSION))?;
    let game: Game = serde_json::from_str(&snapshot.body).ok()?;
    (i64::from(game.seq()) == snapshot.seq).then_some(game)
}

impl Status {
    /// Key in the database.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::Lobby => "lobby",
            Self::Running => "running",
            Self::Over => "over",
            Self::Cancelled => "cancelled",
            Self::Closed => "closed",
        }
    }
}

fn status(key: &str) -> Option<Status> {
    [Status::Lobby, Status::Running, Status::Over, Status::Cancelled, Status::Closed]
        .into_iter()
        .find(|status| status.key() == key)
}
