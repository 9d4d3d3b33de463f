//! Commitment to the dice, from closing the words to the first draw ([PBP-40], `docs/fair-dice.md`): publishes the
//! commitment, accepts revealed words, waits for the named beacon round, starts the game.
//!
//! A word is text that a player adds to the entropy. An open word is stored as it is and published after the game. Of a
//! sealed word only the SHA-256 is stored; the player reveals it after the words are closed. From then on the lobby
//! accepts no other words, and the commitment to seed and words is public. A game has only one commitment: a lobby that
//! has one must not be closed again.

use super::announcement::AnnouncementKind;
use super::dice_status::SealedSeat;
use super::error::TableError;
use super::export::{header, seating};
use super::game_change::GameChange;
use super::loaded_game::LoadedGame;
use super::taken_seat::Taken;
use super::time::{HOUR, MINUTE, Millis};
use super::types::{Person, Status, WordResult};
use crate::luck::{self, Beacon, SealedWord, Seed, beacon};
use crate::pace::Pace;
use crate::record;
use crate::rules::{Game, Seat};
use crate::store::TimerRow;

/// Minimum time from the commitment to the named round: the message must be posted before the round is published.
pub(super) const AHEAD: Millis = 30_000;
/// Time after the round's publication before the players are told that it is late.
pub(super) const LATE: Millis = 2 * MINUTE;
/// Revealed words are accepted until this long before the round: the message with the word must be posted before it.
pub(super) const MARGIN: Millis = 10_000;
/// Kind of the timer that starts a game whose words are closed.
pub(super) const OPENING: &str = "opening";

impl LoadedGame {
    /// Whether the words are closed and the game has not started.
    pub(super) fn closed(&self) -> bool {
        self.status == Status::Lobby && !self.row.commitment.is_empty()
    }

    /// Seats with a sealed word.
    pub(super) fn sealed(&self) -> impl Iterator<Item = (&Taken, &SealedWord)> {
        self.taken.iter().filter_map(|taken| Some((taken, taken.sealed.as_ref()?)))
    }

    /// The sealed words as public facts; empty before the words are closed.
    pub(super) fn sealed_seats(&self) -> Vec<SealedSeat> {
        if self.row.commitment.is_empty() {
            return Vec::new();
        }
        let seat = |(taken, sealed): (&Taken, &SealedWord)| SealedSeat {
            seat: taken.seated.seat,
            word: sealed.word.clone(),
            told: self.reveal_told(taken.seated.seat),
        };
        self.sealed().map(seat).collect()
    }

    /// Id of the message that published the word of that seat, once posted.
    fn reveal_told(&self, seat: Seat) -> Option<u64> {
        let mut all = self.row.reveals.split_whitespace().filter_map(|told| told.split_once(':'));
        all.find(|(of, _)| *of == seat.0.to_string())?.1.parse().ok()
    }

    /// Until when this person may reveal their sealed word; `None` if they have none to reveal.
    pub(super) fn must_reveal(&self, person: u64) -> Option<Millis> {
        let hidden =
            |(taken, sealed): (&Taken, &SealedWord)| taken.seated.person == person && sealed.word.is_none();
        self.reveal_until().filter(|_| self.sealed().any(hidden))
    }

    /// Until when sealed words are accepted; `None` if the words are open or none is sealed.
    pub(super) fn reveal_until(&self) -> Option<Millis> {
        if !self.closed() || self.sealed().next().is_none() {
            return None;
        }
        match self.beacon.round() {
            Some(round) => Some(beacon::time_of(round) - MARGIN),
            None => self.opens_by(),
        }
    }

    /// When a game whose words are closed starts at the latest; `None` if it waits for a round, however long that takes.
    pub(super) fn opens_by(&self) -> Option<Millis> {
        let opening = self.timers.iter().find(|timer| timer.kind == OPENING);
        opening.and_then(|timer| timer.due).filter(|_| self.beacon == Beacon::Off)
    }

    /// The timer of a lobby whose words are closed: it starts the game, or tells that the round is late. Suspended once that
    /// was told.
    pub(super) fn opening_timer(&self, now: Millis) -> TimerRow {
        if let Some(known) = self.timers.iter().find(|timer| timer.kind == OPENING) {
            return known.clone();
        }
        let due = match self.beacon.round() {
            Some(round) => beacon::time_of(round) + LATE,
            None => now + window(self.pace),
        };
        TimerRow::of_table(self.row.id, OPENING, Some(due))
    }

    /// What the commitment binds besides seed, words and round; `None` in games from before that was bound.
    fn terms(&self) -> Result<Option<[u8; 32]>, TableError> {
        Ok(record::terms(&header(self, false)?))
    }

    /// Fingerprint of the terms, once they are committed to.
    pub(super) fn shown_terms(&self) -> Option<String> {
        let fingerprint = || {
            let terms = self.terms().ok().flatten().filter(|_| !self.row.commitment.is_empty())?;
            Some(luck::hex(&terms))
        };
        // Every order looks at the game, and the terms of a running one stay as they are.
        match self.status {
            Status::Running => self.terms_of_running.get_or_init(fingerprint).clone(),
            Status::Lobby | Status::Closed | Status::Over | Status::Cancelled => fingerprint(),
        }
    }

    /// The commitment to what is stored now.
    fn commitment(&self) -> Result<String, TableError> {
        Ok(self.seed()?.commitment(self.row.id as u64, &self.mix(), self.terms()?.as_ref()))
    }

    /// Whether what is stored matches promise and commitment: the database may have been edited.
    pub(super) fn keeps_its_word(&self) -> bool {
        let (game, row) = (self.row.id as u64, &self.row);
        Seed::read(&row.seed).is_some_and(|seed| seed.promise(game) == row.promise)
            // Without a word that was erased what was committed to can't be computed again.
            && (self.mix().lacks_open_word()
                || self.commitment().is_ok_and(|commitment| commitment == row.commitment))
    }

    /// Checks that the words are not closed yet.
    pub(super) fn must_be_open(&self) -> Result<(), TableError> {
        if self.closed() { Err(self.words_closed()) } else { Ok(()) }
    }

    fn words_closed(&self) -> TableError {
        TableError::WordsClosed { number: self.row.number as u32, opens: self.opens_by() }
    }
}

/// How long sealed words may be revealed: a quarter of a turn, 5 minutes to 6 hours.
pub(super) fn window(pace: Pace) -> Millis {
    pace.limit().map_or(6 * HOUR, |limit| (limit / 4).clamp(5 * MINUTE, 6 * HOUR))
}

/// Stores a player's word for the dice, or the SHA-256 of a sealed one; replaces an earlier one. After the words are
/// closed, reveals the sealed word.
pub(super) fn give_word(draft: &mut GameChange, who: &Person, typed: &str) -> Result<WordResult, TableError> {
    let loaded = &mut draft.loaded;
    loaded.must_be_lobby()?;
    let seat = loaded.seat_of(who.id).ok_or(TableError::NotSeated)?;
    if loaded.closed() {
        return reveal(draft, who, typed);
    }
    let taken = &mut loaded.taken[seat.index()];
    let kept = if let Some(hash) = luck::sealed_hash(typed) {
        (taken.word, taken.sealed) = (None, Some(SealedWord { hash, word: None }));
        WordResult::Sealed
    } else {
        (taken.word, taken.sealed) = (Some(proper(typed)?), None);
        WordResult::Open
    };
    draft.changed = true;
    Ok(kept)
}

fn proper(typed: &str) -> Result<String, TableError> {
    luck::word(typed).ok_or(TableError::BadWord { most: luck::MOST_CHARACTERS as u32 })
}

/// Accepts a revealed word. If nothing else is awaited, the last one starts the game.
fn reveal(draft: &mut GameChange, who: &Person, typed: &str) -> Result<WordResult, TableError> {
    let (closed, until) = (draft.loaded.words_closed(), draft.loaded.reveal_until());
    let taken = draft.loaded.taken.iter_mut().find(|taken| taken.seated.person == who.id);
    let taken = taken.ok_or(TableError::NotSeated)?;
    let sealed = taken.sealed.as_mut().ok_or(closed)?;
    if sealed.word.is_some() {
        return Err(TableError::WordKnown);
    }
    if until.is_none_or(|until| draft.now >= until) {
        return Err(TableError::RevealTooLate);
    }
    let word = proper(typed)?;
    if luck::hash_of(&word) != sealed.hash {
        return Err(TableError::WrongWord);
    }
    sealed.word = Some(word);
    draft.announcements.push(AnnouncementKind::Revealed { seat: taken.seated.seat });
    draft.changed = true;
    let all = draft.loaded.sealed().all(|(_, sealed)| sealed.word.is_some());
    if all && draft.loaded.beacon == Beacon::Off {
        open(draft)?;
    }
    Ok(WordResult::Revealed)
}

/// Closes the words of a lobby: fixes the number of seats, checks that the rulebook can be played with them, and commits
/// to seed, words and everything else that changes a draw. Starts the game at once, unless a round of the beacon (if
/// `beacon`) or a sealed word is awaited.
pub(super) fn close(draft: &mut GameChange, beacon: bool) -> Result<(), TableError> {
    let beacon_now = draft.beacon_now;
    let loaded = &mut draft.loaded;
    let (have, need) = (loaded.seats_taken(), loaded.setup.rulebook.seats().0);
    if have < need {
        return Err(TableError::TooFewSeats { have, need });
    }
    loaded.must_be_open()?;
    loaded.setup.seats = have;
    loaded.setup.seat_host(loaded.seat_of(loaded.host()));
    // Checked before players wait for the start.
    Game::new(loaded.setup.clone())?;
    let sealed = loaded.sealed().next().is_some();
    if beacon {
        let ahead = if sealed { window(loaded.pace) } else { AHEAD };
        loaded.beacon = Beacon::Awaited { round: beacon::first_round_at(beacon_now + ahead) };
    }
    loaded.row.fixed = seating(loaded)?;
    loaded.row.commitment = loaded.commitment()?;
    draft.changed = true;
    if beacon || sealed {
        draft.announcements.push(AnnouncementKind::WordsClosed);
        return Ok(());
    }
    open(draft)
}

/// Starts the game with the first draw, or calls it off if it no longer is the one that the commitment binds.
fn open(draft: &mut GameChange) -> Result<(), TableError> {
    let loaded = &mut draft.loaded;
    if !loaded.keeps_its_word() || (!loaded.row.fixed.is_empty() && seating(loaded)? != loaded.row.fixed) {
        tracing::error!(game = loaded.row.id, "what is stored is not what the commitment binds");
        loaded.status = Status::Cancelled;
        draft.announcements.push(AnnouncementKind::Tampered);
        draft.changed = true;
        return Ok(());
    }
    let game = Game::new(loaded.setup.clone())?;
    loaded.status = Status::Running;
    let events = game.open(&mut loaded.chance()?);
    loaded.game = Some(game);
    draft.announcements.push(AnnouncementKind::Started { commitment: loaded.row.commitment.clone() });
    draft.changed = true;
    draft.record(events);
    draft.follow_up()
}

/// Starts a game that waits for that round, with its signature; false if the game doesn't wait for it.
pub(super) fn open_with(draft: &mut GameChange, round: u64, signature: [u8; 48]) -> Result<bool, TableError> {
    let loaded = &mut draft.loaded;
    if !loaded.closed() || loaded.beacon != (Beacon::Awaited { round }) {
        return Ok(false);
    }
    loaded.beacon = Beacon::Drawn { round, signature };
    open(draft)?;
    Ok(true)
}

/// The time of a game whose words are closed is over: it starts, unless it waits for a round. Rounds can be had for ever, so
/// that it waits on, and the players are told once.
pub(super) fn open_or_tell_late(draft: &mut GameChange) -> Result<(), TableError> {
    let Beacon::Awaited { round } = draft.loaded.beacon else { return open(draft) };
    for timer in draft.loaded.timers.iter_mut().filter(|timer| timer.kind == OPENING) {
        timer.due = None;
    }
    draft.announcements.push(AnnouncementKind::RoundLate { round });
    draft.changed = true;
    Ok(())
}
