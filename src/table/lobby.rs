//! Lobbies: opening, joining, leaving, configuring, starting and cancelling ([PBP-1] to [PBP-5]). The rulebook itself
//! checks the options.

use super::announcement::AnnouncementKind;
use super::colour::Colour;
use super::computer_kind::Computer;
use super::computers;
use super::distinct_names::tell_apart;
use super::error::TableError;
use super::game_change::GameChange;
use super::json_column;
use super::load_and_commit::{Find, Inner};
use super::loaded_game::LoadedGame;
use super::lobby_rules::LobbyRules;
use super::luck_commitment::give_word;
use super::notice_kind::NoticeKind;
use super::taken_seat::Taken;
use super::time::Millis;
use super::tournament::TournamentError;
use super::types::{Begun, Change, GameId, GivenWord, Lobby, Look, NewGame, Person, Place, Seated, Status};
use crate::luck::{BeaconMode, BeaconUse};
use crate::pace::{AbsencePolicy, ClockRules, Pace, Window};
use crate::rules::{Seat, Setup, Viewer};
use crate::store::{NewGameRow, StoreError, TimerRow};

/// Maximum length of a stored name, in characters.
const NAME: usize = 64;

/// The person as stored: name shortened and without line breaks, because records are parsed line by line.
pub(super) fn kept(who: &Person) -> Person {
    let separates = |c: &char| c.is_control() || matches!(c, '\u{2028}' | '\u{2029}');
    let name: String = who.name.chars().filter(|c| !separates(c)).take(NAME).collect();
    let locale = if who.locale.starts_with("it") { "it" } else { "en" };
    Person { id: who.id, name, bot: who.bot, locale: locale.to_owned(), manages: who.manages }
}

/// Unless the host chose the way of setting up, the pace decides it ([PBP-35]).
pub(super) fn settle_way(setup: &mut Setup, pace: Pace, chosen: bool) {
    if !chosen {
        setup.fit_pace(pace.live());
    }
}

pub(super) fn minutes(pace: Pace) -> Option<i64> {
    pace.limit().map(|limit| limit / super::time::MINUTE)
}

/// Changes what holds for the clock beside the pace.
fn configure_clock(loaded: &mut LoadedGame, change: &Change) -> Result<(), TableError> {
    let rules = &mut loaded.clock_rules;
    match change {
        Change::Vacations(on) => rules.vacations = *on,
        Change::Bank(bank) => rules.bank = *bank,
        Change::Window(window) => {
            window_offered(*window, loaded.pace)?;
            rules.window = *window;
        }
        _ => {}
    }
    loaded.row.clock = json_column::write(&loaded.clock_rules);
    Ok(())
}

/// Checks that answers in others' turns can have that time at that pace.
fn window_offered(window: Window, pace: Pace) -> Result<(), TableError> {
    let Some(limit) = pace.limit() else { return Ok(()) };
    if window.fits(limit) { Ok(()) } else { Err(TableError::WindowNotOffered) }
}

/// A lobby to open.
pub(super) struct NewLobby {
    pub(super) host: Person,
    pub(super) setup: Setup,
    pub(super) pace: Pace,
    pub(super) way_chosen: bool,
    pub(super) defence_waits: bool,
    /// When rounds of the beacon are mixed in, as stored.
    pub(super) dice: String,
    pub(super) computer_delay: Millis,
    pub(super) absence_policy: AbsencePolicy,
    pub(super) clock: ClockRules,
    pub(super) seats: Vec<Taken>,
    /// Computer players that may not have a row of `people` yet.
    pub(super) computers: Vec<Person>,
    /// Whether a thread is to be opened for it ([PBP-61]).
    pub(super) own_thread: bool,
    /// Whether nobody gets hints.
    pub(super) hints_off: bool,
    /// The channel above the thread in which it is opened, if that is the thread of an earlier game; else 0.
    pub(super) parent: i64,
    /// Names of the players of a rematch who have left the server.
    pub(super) not_seated: Vec<String>,
}

impl Inner {
    pub(super) fn pace_offered(&self, pace: Pace) -> Result<(), TableError> {
        if self.limits.paces.contains(&pace) { Ok(()) } else { Err(TableError::PaceNotOffered) }
    }

    pub(super) fn seats_offered(&self, seats: u8) -> Result<(), TableError> {
        let most = self.limits.seats;
        if seats <= most { Ok(()) } else { Err(TableError::TooManySeats { seats, most }) }
    }

    pub(super) async fn open_lobby(
        &self,
        place: Place,
        host: &Person,
        new: NewGame,
    ) -> Result<Lobby, TableError> {
        if host.bot {
            return Err(TableError::Bot);
        }
        let most = new.rulebook.seats().1.min(self.limits.seats);
        let seats = new.seats.unwrap_or(most);
        let mut setup = Setup::preset(new.rulebook, seats);
        setup.check()?;
        self.seats_offered(seats)?;
        let pace = new.pace.unwrap_or(self.limits.pace);
        if new.pace.is_some() {
            self.pace_offered(pace)?;
        }
        window_offered(new.clock.window, pace)?;
        for (key, value) in &new.switches {
            setup.options.set(key, value)?;
        }
        let way_chosen = new.switches.iter().any(|(key, _)| key == setup.setup_switch());
        settle_way(&mut setup, pace, way_chosen);
        setup.check()?;
        let host = kept(host);
        let defence_waits = setup.reactions_wait();
        let mut taken = vec![take(&host, Seat(0), Colour::Red)];
        let computers = computers::add_some(&mut taken, seats, new.computers)?;
        let new = NewLobby {
            host,
            setup,
            pace,
            way_chosen,
            defence_waits,
            dice: self.dice_offered(None),
            computer_delay: self.limits.computer_delay,
            absence_policy: new.absence_policy,
            clock: new.clock,
            seats: taken,
            computers,
            own_thread: new.own_thread,
            hints_off: false,
            parent: 0,
            not_seated: vec![],
        };
        self.insert_lobby(place, &new).await
    }

    pub(super) async fn insert_lobby(&self, place: Place, new: &NewLobby) -> Result<Lobby, TableError> {
        let NewLobby { host, setup, pace, way_chosen, defence_waits, computer_delay, .. } = new;
        if !new.own_thread {
            self.channel_free(place).await?;
        }
        // Drawn now, so that the promise precedes the first word.
        let seed = self.seeds.seed();
        let row = NewGameRow {
            guild: place.guild as i64,
            channel: (!new.own_thread).then_some(place.channel as i64),
            parent: if new.own_thread { place.channel as i64 } else { new.parent },
            setup: serde_json::to_string(setup).expect("plain values"),
            way_chosen: *way_chosen,
            pace: minutes(*pace),
            defence_waits: *defence_waits,
            host: host.id as i64,
            seed: seed.hex(),
            dice: new.dice.clone(),
            touched: self.now(),
            computer_delay: *computer_delay,
            absence_policy: new.absence_policy.key().to_owned(),
            clock: json_column::write(&new.clock),
            lobby_rules: LobbyRules::hints(!new.hints_off),
        };
        let mut write = self.store.write()?;
        let limit = self.most_games(place.guild).await?;
        if write.count_open(row.guild).await? >= i64::from(limit) {
            return Err(TableError::TooManyGames { limit });
        }
        for person in new.computers.iter().chain([host]) {
            write.put_person(person.id as i64, &person.name, &person.locale)?;
        }
        let id = match write.insert_game(&row).await {
            Err(StoreError::Conflict) => {
                drop(write);
                self.channel_free(place).await?;
                return Err(TableError::Busy);
            }
            other => other?,
        };
        write.set_promise(id, &seed.promise(id as u64))?;
        write.put_seats(id, &new.seats.iter().map(Taken::row).collect::<Vec<_>>())?;
        if !new.not_seated.is_empty() {
            let what = AnnouncementKind::NotSeated { names: new.not_seated.clone() };
            write.insert_once(&[NoticeKind::Announcement { what }.row(id, 0, 0, 0)])?;
        }
        if new.own_thread {
            write.insert_once(&[NoticeKind::OpenThread { parent: place.channel }.row(id, 0, 0, 0)])?;
        } else if new.parent != 0 {
            write.show(&[NoticeKind::ThreadName.row(id, 0, 0, 0)])?;
        }
        let due = Some(self.even_now() + super::time::LOBBY_LIFE);
        write.put_timer(&TimerRow::of_table(id, super::changeset::LOBBY, due))?;
        write.commit().await?;
        self.wake.notify_waiters();
        self.shown_lobby(&*self.find(Find::Id(GameId(id))).await?).await
    }

    /// The option for the dice of a new lobby: that mode, or a round for each turn; none without a beacon.
    pub(super) fn dice_offered(&self, mode: Option<BeaconMode>) -> String {
        let used = |chain| BeaconUse { mode: mode.unwrap_or(BeaconMode::Turn), chain };
        self.limits.beacon.map_or_else(|| "-".to_owned(), |chain| used(chain).to_string())
    }

    /// Checks that the channel has no lobby and no running game ([PBP-1]).
    pub(super) async fn channel_free(&self, place: Place) -> Result<(), TableError> {
        let Some(row) = self.store.game_in(place.channel as i64, false).await? else { return Ok(()) };
        let (game, number) = (GameId(row.id), row.number as u32);
        Err(match row.status.as_str() {
            "lobby" => TableError::LobbyHere { game, number, host: row.host as u64 },
            _ => TableError::GameHere { game, number },
        })
    }

    /// Applies a change to the lobby of a channel.
    pub(super) async fn change_lobby(
        &self,
        place: Place,
        decide: impl Fn(&mut GameChange) -> Result<(), TableError> + Send + Sync,
    ) -> Result<Lobby, TableError> {
        let ((), loaded) = self
            .change(Find::Open(place.channel), |draft| {
                draft.loaded.must_gather()?;
                decide(draft)?;
                draft.changed = true;
                Ok(())
            })
            .await?;
        self.shown_lobby(&loaded).await
    }

    /// Checks that an external player who gets a seat may sit in that server.
    fn must_know_player(&self, change: &Change, place: Place) -> Result<(), TableError> {
        match change {
            Change::Computers { level: Some(Computer::External(name)), .. }
            | Change::ComputerLevel(_, Computer::External(name))
                if self.external.find(name, place.guild).is_none() =>
            {
                Err(TableError::NoExternalPlayer { name: name.to_string() })
            }
            _ => Ok(()),
        }
    }

    pub(super) fn configured(
        &self,
        draft: &mut GameChange,
        who: &Person,
        change: &Change,
    ) -> Result<(), TableError> {
        if let Change::Colour(colour) = change {
            return recolour(&mut draft.loaded, who, *colour);
        }
        let loaded = &mut draft.loaded;
        loaded.must_host(who)?;
        self.must_know_player(change, loaded.place())?;
        if let Some(added) = computers::configured(loaded, change) {
            draft.people.extend(added?);
            return Ok(());
        }
        match change {
            Change::Seats(seats) => {
                self.seats_offered(*seats)?;
                resize(loaded, *seats)?;
            }
            Change::Pace(pace) => {
                self.pace_offered(*pace)?;
                loaded.pace = *pace;
                loaded.row.pace = minutes(*pace);
            }
            Change::Switch { key, value } => {
                loaded.setup.options.set(key, value)?;
                loaded.row.way_chosen |= key == loaded.setup.setup_switch();
            }
            Change::AddObjective(objective) => loaded.setup.add_objective(objective.clone())?,
            Change::RemoveObjective(name) => {
                if !loaded.setup.remove_objective(name) {
                    return Err(TableError::NoSuchObjective);
                }
            }
            Change::WriteCard { deck, text, cost } => loaded.setup.write_card(deck, text, *cost)?,
            Change::EraseCard(place) => {
                if !loaded.setup.erase_card(*place) {
                    return Err(TableError::NoSuchCard);
                }
            }
            Change::DefenceWaits(waits) => loaded.row.defence_waits = *waits,
            Change::BeaconMode(mode) => {
                let chain = self.limits.beacon.ok_or(TableError::NoBeacon)?;
                loaded.beacon_use = Some(BeaconUse { mode: *mode, chain });
                loaded.row.dice = self.dice_offered(Some(*mode));
            }
            Change::AbsencePolicy(policy) => loaded.set_absence_policy(*policy),
            Change::StartWhenFull(on) => loaded.lobby_rules.start_when_full = *on,
            Change::LeastReliability(least) => loaded.lobby_rules.least_reliability = *least,
            Change::Hints(on) => loaded.lobby_rules.hints_off = !on,
            Change::Reserve(person) => loaded.reserve(person)?,
            Change::Release(person) => loaded.release(*person)?,
            Change::Vacations(_) | Change::Window(_) | Change::Bank(_) => configure_clock(loaded, change)?,
            Change::Role { person, role } => loaded.give_role(*person, *role)?,
            Change::Colour(_)
            | Change::Computers { .. }
            | Change::AddComputer
            | Change::FillWithComputers
            | Change::ComputerLevel(..)
            | Change::RemoveComputer(_)
            | Change::ComputerDelay(_) => {}
        }
        loaded.forget_drawn_roles();
        settle_way(&mut loaded.setup, loaded.pace, loaded.row.way_chosen);
        Ok(loaded.setup.check()?)
    }

    pub(super) async fn start(&self, place: Place, who: &Person) -> Result<Begun, TableError> {
        let started = self.change(Find::Open(place.channel), |draft| {
            draft.loaded.must_gather()?;
            draft.loaded.must_host(who)?;
            self.begin(draft)
        });
        let ((), loaded) = started.await?;
        Ok(match &loaded.game {
            Some(_) => Begun::Playing(Box::new(loaded.look(loaded.viewer(who.id)))),
            None => Begun::Closed(Box::new(self.shown_lobby(&loaded).await?)),
        })
    }

    /// Stores a player's word for the dice, or reveals the one that they sealed.
    pub(super) async fn give_word(
        &self,
        place: Place,
        who: &Person,
        typed: &str,
    ) -> Result<GivenWord, TableError> {
        let given = self.change(Find::Open(place.channel), |draft| give_word(draft, who, typed));
        let (kept, loaded) = given.await?;
        Ok(GivenWord { kept, lobby: self.shown_lobby(&loaded).await? })
    }

    pub(super) async fn cancel(&self, place: Place, who: &Person, confirmed: bool) -> Result<(), TableError> {
        self.cancel_found(Find::Open(place.channel), place.channel, who, confirmed).await
    }

    /// Cancels that lobby or running game of that channel. A table of a running tournament is not cancelled by itself.
    pub(super) async fn cancel_found(
        &self,
        which: Find,
        channel: u64,
        who: &Person,
        confirmed: bool,
    ) -> Result<(), TableError> {
        if let Some(row) = self.store.tournament_of_thread(channel as i64).await?
            && row.status == "running"
        {
            return Err(TournamentError::TableOf { number: row.number as u32 }.into());
        }
        let cancelled = self.change(which, |draft| {
            draft.loaded.must_not_be_over()?;
            draft.loaded.must_host(who)?;
            if draft.loaded.status == Status::Running && !confirmed {
                return Err(TableError::ConfirmCancel);
            }
            draft.cancel(cancelled_by(who, draft.loaded.host()));
            Ok(())
        });
        match cancelled.await {
            Err(TableError::SetAside { game, .. }) => self.cancel_set_aside(game, who, confirmed).await,
            cancelled => cancelled.map(drop),
        }
    }
}

impl GameChange {
    /// Cancels the lobby or running game, with that announcement. Its log and seed stay, so that it can be verified.
    pub(super) fn cancel(&mut self, told: AnnouncementKind) {
        self.loaded.status = Status::Cancelled;
        self.loaded.open_order = None;
        self.announcements.push(told);
        self.changed = true;
    }
}

/// The announcement that this person cancelled what that host has.
pub(super) fn cancelled_by(who: &Person, host: u64) -> AnnouncementKind {
    if who.id == host {
        return AnnouncementKind::Cancelled;
    }
    AnnouncementKind::CancelledBy { name: kept(who).name }
}

pub(super) fn take(who: &Person, seat: Seat, colour: Colour) -> Taken {
    let seated = Seated { seat, person: who.id, name: who.name.clone(), colour, computer: None };
    Taken::new(seated)
}

pub(super) fn join(draft: &mut GameChange, who: &Person) -> Result<(), TableError> {
    if who.bot {
        return Err(TableError::Bot);
    }
    let loaded = &mut draft.loaded;
    if loaded.seat_of(who.id).is_some() {
        return Err(TableError::AlreadySeated);
    }
    loaded.use_reservation(who.id)?;
    let seats = loaded.setup.seats;
    // A person takes the place of a computer player.
    if loaded.seats_taken() >= seats && !computers::remove_last(loaded) {
        return Err(TableError::LobbyFull { seats });
    }
    let who = kept(who);
    let colour = computers::free_colour(&loaded.taken);
    let seat = Seat(loaded.seats_taken());
    loaded.taken.push(take(&who, seat, colour));
    tell_apart(&mut loaded.taken);
    draft.people.push(who);
    Ok(())
}

pub(super) fn leave(draft: &mut GameChange, who: &Person) -> Result<(), TableError> {
    let loaded = &mut draft.loaded;
    let seat = loaded.seat_of(who.id).ok_or(TableError::NotSeated)?;
    loaded.vacate(seat);
    let next = loaded.people().next();
    match next {
        None => loaded.status = Status::Closed,
        // The people are in the order in which they joined.
        Some(next) if loaded.host() == who.id => draft.make_host(next, false),
        Some(_) => {}
    }
    Ok(())
}

/// Changes the number of seats; those that are taken or reserved stay.
fn resize(loaded: &mut LoadedGame, seats: u8) -> Result<(), TableError> {
    loaded.setup.reseat(seats);
    loaded.setup.check()?;
    let seated = loaded.seats_taken().max(loaded.seats_spoken_for());
    if seats < seated { Err(TableError::TooManySeated { seated }) } else { Ok(()) }
}

fn recolour(loaded: &mut LoadedGame, who: &Person, colour: Colour) -> Result<(), TableError> {
    let seat = loaded.seat_of(who.id).ok_or(TableError::NotSeated)?;
    let other = loaded.taken.iter().find(|t| t.seated.colour == colour && t.seated.seat != seat);
    match other.map(|other| &other.seated) {
        Some(Seated { computer: None, person, .. }) => {
            return Err(TableError::ColourTaken { colour, by: *person });
        }
        // A computer player gives up its colour for a person's.
        Some(Seated { seat: other, .. }) => {
            let other = *other;
            loaded.taken[other.index()].seated.colour = loaded.taken[seat.index()].seated.colour;
        }
        None => {}
    }
    loaded.taken[seat.index()].seated.colour = colour;
    Ok(())
}

impl LoadedGame {
    /// The game as that person may see it.
    pub(super) fn look_of(&self, person: u64) -> Look {
        let viewer: Viewer = self.viewer(person);
        self.look(viewer)
    }
}
