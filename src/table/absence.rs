//! Who does not answer in time ([PBP-30], [PBP-31]): what was missed, when a computer player takes the seat, and how its person
//! gets it back.
//!
//! A seat that is played for its person keeps the person: `computer` of the seat says who plays. All of it is written in the
//! transaction of the deadline. The person may still see the seat's secrets, nobody else does.

use super::absence_state::{Absence, MOST_SILENT};
use super::announcement::AnnouncementKind;
use super::changeset_notices::Notices;
use super::computer_kind::Computer;
use super::error::TableError;
use super::former_players::is_former;
use super::game_change::GameChange;
use super::handover_news::HandoverNews;
use super::load_and_commit::Inner;
use super::loaded_game::LoadedGame;
use super::notice::PlayerResult;
use super::notice_kind::NoticeKind;
use super::taken_seat::Taken;
use super::time::{DAY, Millis};
use super::types::{GameRef, Look, Person, Status, is_computer};
use super::waits::COMPUTER;
use crate::pace::AbsencePolicy;
use crate::rules::{Seat, Viewer};
use crate::store::TimerRow;

/// A table without a limit of time, whose turns never pass by themselves, is closed when nothing has happened for so long: three
/// times the longest limit.
const LONGEST_IDLE: Millis = 90 * DAY;
/// Kind of the timer that closes such a table.
pub(super) const IDLE: &str = "idle";
/// Number of the turns that are remembered, to tell what was done in them.
const MOST_TURNS: usize = 4;
/// Where the host decides about the absent, they are asked after each time that many turns were missed in a row.
const MISSES_TO_ASK: u32 = 2;

impl LoadedGame {
    /// The user id of the person whose seat it is, also while a computer player plays it; `None` for a computer player's own.
    pub(super) fn owner_of(&self, seat: Seat) -> Option<u64> {
        self.taken(seat).map(|taken| taken.seated.person).filter(|person| !is_computer(*person))
    }

    /// The user ids of all people at the table, also of those whose seat a computer player plays.
    pub(super) fn owners(&self) -> impl Iterator<Item = u64> {
        self.taken.iter().map(|taken| taken.seated.person).filter(|person| !is_computer(*person))
    }

    /// Whether a computer player plays the seat for its person in the running game.
    pub(super) fn is_played_for_a_person(&self, seat: Seat) -> bool {
        let taken = self.taken(seat).filter(|_| self.status == Status::Running);
        taken.is_some_and(|taken| taken.seated.is_played_for_a_person())
    }

    /// The seats of people that are still in the game.
    pub(super) fn living_people(&self) -> impl Iterator<Item = &Taken> {
        let alive =
            self.game.as_ref().map(|game| game.view(Viewer::Public).alive.clone()).unwrap_or_default();
        let taken = self.taken.iter().filter(|taken| !is_computer(taken.seated.person));
        taken.filter(move |taken| alive.contains(&taken.seated.seat))
    }

    /// Milliseconds until a computer player takes its turn. Where it plays for a person and no person is left who plays, a turn
    /// takes as long as a silent person's, so that whoever comes back finds the game.
    pub(super) fn delay_of(&self, seat: Seat) -> Millis {
        let short = self.row.computer_delay;
        let played_for = self.taken(seat).is_some_and(|taken| taken.seated.is_played_for_a_person());
        if !played_for || self.living_people().any(|taken| taken.seated.computer.is_none()) {
            return short;
        }
        self.pace.limit().unwrap_or(short).max(short)
    }
}

impl LoadedGame {
    /// Whether no person has answered for three rounds ([PBP-62]): each one who is still in the game was silent for three turns of
    /// theirs. Whoever is out is not waited for.
    fn is_abandoned(&self) -> bool {
        let mut people = self.living_people().peekable();
        people.peek().is_some() && people.all(|taken| taken.absence.silent >= MOST_SILENT)
    }

    /// The timer that closes a running table without a limit of time.
    pub(super) fn idle_timer(&self, now: Millis) -> Option<TimerRow> {
        let endless = self.status == Status::Running && self.pace.limit().is_none();
        endless.then(|| TimerRow::of_table(self.row.id, IDLE, Some(now + LONGEST_IDLE)))
    }
}

/// Whether the timer is the deadline of a turn or of a sealed answer: letting it pass is a miss. An answer in another's turn is not,
/// because it may be asked at any hour.
pub(super) fn is_own_turn(timer: &TimerRow) -> bool {
    matches!(timer.kind.as_str(), "turn" | "sealed")
}

impl GameChange {
    /// The player of that seat has answered: what was missed before no longer counts.
    pub(super) fn answered_in_time(&mut self, seat: Seat) {
        let taken = self.taken_mut(seat);
        if taken.absence != Absence::default() {
            taken.absence = Absence::default();
            self.changed = true;
        }
    }

    /// Counts a missed turn or sealed answer, once.
    /// Returns whether it did.
    pub(super) fn count_miss(&mut self, timer: &TimerRow) -> bool {
        if !is_own_turn(timer) {
            return false;
        }
        let (seat, turn) = (Seat(timer.seat as u8), self.loaded.row.turn);
        let absence = &mut self.taken_mut(seat).absence;
        if absence.missed > 0 && absence.span == timer.span {
            return false;
        }
        absence.span = timer.span;
        absence.missed += 1;
        if absence.turns.last() != Some(&turn) {
            absence.turns.push(turn);
        }
        let most = absence.turns.len().saturating_sub(MOST_TURNS);
        absence.turns.drain(..most);
        true
    }

    /// Asks the host what is to become of a seat whose player has missed that many turns in a row, where the host decides that.
    pub(super) fn ask_host_after_miss(&mut self, timer: &TimerRow) {
        let (seat, host) = (Seat(timer.seat as u8), self.loaded.host());
        let missed = self.taken_mut(seat).absence.missed;
        let asks =
            self.loaded.absence_policy == AbsencePolicy::HostDecides && missed.is_multiple_of(MISSES_TO_ASK);
        if asks && self.loaded.computer(seat).is_none() && self.loaded.status == Status::Running {
            let news = HandoverNews::HostDecides { seat, missed, host };
            self.announcements.push(AnnouncementKind::Handover { news });
        }
    }

    /// Where the table wants a computer player at the first miss, gives it the seat. Returns whether it did.
    pub(super) fn gave_seat_at_once(&mut self, timer: &TimerRow) -> Result<bool, TableError> {
        if self.loaded.absence_policy != AbsencePolicy::Computer || !is_own_turn(timer) {
            return Ok(false);
        }
        self.count_miss(timer);
        self.give_seat_to_computer(Seat(timer.seat as u8))?;
        Ok(true)
    }

    /// Gives the seat to a computer player, if its person has missed too much.
    pub(super) fn give_seat_after_misses(&mut self, timer: &TimerRow) -> Result<(), TableError> {
        let seat = Seat(timer.seat as u8);
        let missed = self.taken_mut(seat).absence.missed;
        let plays = self.loaded.computer(seat).is_none() && self.loaded.status == Status::Running;
        let most = self.loaded.absence_policy.most_misses();
        if most.is_none_or(|most| missed < most) || !is_own_turn(timer) || !plays {
            return Ok(());
        }
        self.give_seat_to_computer(seat)
    }

    /// A turn of that seat has passed without its person: closes the table if that was the last one for which anybody is waited.
    pub(super) fn silent_turn_over(&mut self, timer: &TimerRow, turn: i64) {
        let seat = Seat(timer.seat as u8);
        let is_turn = matches!(timer.kind.as_str(), "turn" | COMPUTER);
        if turn == 0 || !is_turn || !self.was_ever_a_persons(seat) {
            return;
        }
        let taken = self.taken_mut(seat);
        let absence = &mut taken.absence;
        if absence.last != turn {
            (absence.last, absence.silent) = (turn, absence.silent + 1);
            taken.computer_turns += u32::from(timer.kind == COMPUTER);
            self.changed = true;
            self.host_missed_turn(seat);
        }
        if self.loaded.status == Status::Running && self.loaded.is_abandoned() {
            self.abandon(AnnouncementKind::Abandoned { days: None });
        }
    }

    /// Closes the table, with that announcement: nobody answers any more, or nobody is left. It counts as cancelled; its log and seed
    /// stay, so that it can be verified.
    pub(super) fn abandon(&mut self, told: AnnouncementKind) {
        self.loaded.row.abandoned = true;
        self.cancel(told);
    }

    /// Closes a table without a limit of time in which nothing has happened for long.
    pub(super) fn close_idle(&mut self) {
        self.abandon(AnnouncementKind::Abandoned { days: Some((LONGEST_IDLE / DAY) as u32) });
    }

    /// Whether the seat is a person's, or was one's who was erased: a computer player's own turns are not counted.
    fn was_ever_a_persons(&self, seat: Seat) -> bool {
        let person = self.loaded.taken(seat).map(|taken| taken.seated.person);
        person.is_some_and(|person| !is_computer(person) || is_former(person))
    }

    fn give_seat_to_computer(&mut self, seat: Seat) -> Result<(), TableError> {
        let missed = self.taken_mut(seat).absence.missed;
        self.announcements.push(AnnouncementKind::SeatLost { seat, missed });
        self.computer_plays_for(seat)
    }

    /// A computer player plays the seat for its person from now on.
    pub(super) fn computer_plays_for(&mut self, seat: Seat) -> Result<(), TableError> {
        self.drop_order_of(seat);
        let taken = self.taken_mut(seat);
        taken.seated.computer = Some(Computer::NORMAL);
        taken.plans.forget_next();
        self.changed = true;
        self.follow_up()
    }
}

impl Notices {
    /// Tells all people that the table was closed, once, in place of what they were told about their own seat.
    pub(super) fn of_abandoned(&mut self, base: &LoadedGame, now: &LoadedGame) {
        if base.row.abandoned || !now.row.abandoned {
            return;
        }
        for taken in &now.taken {
            let (person, seat) = (taken.seated.person, taken.seated.seat);
            if !is_computer(person) {
                let result = PlayerResult::Abandoned;
                self.tell(self.seq, person, &NoticeKind::PlayerResult { person, seat, result, here: false });
            }
        }
    }

    /// Tells people that a computer player plays their seat from now on.
    pub(super) fn of_lost_seats(&mut self, base: &LoadedGame, now: &LoadedGame) {
        if base.status != Status::Running || now.status != Status::Running {
            return;
        }
        for taken in now.taken.iter().filter(|taken| taken.seated.is_played_for_a_person()) {
            let (person, seat) = (taken.seated.person, taken.seated.seat);
            if base.person_in(seat) == Some(person) {
                self.tell(self.seq, person, &NoticeKind::SeatLost { person, seat, here: false });
            }
        }
    }
}

impl Inner {
    pub(super) async fn take_seat_back(&self, which: GameRef, who: &Person) -> Result<Look, TableError> {
        let (viewer, loaded) = self
            .change(which.into(), |draft| {
                draft.loaded.must_be_seen(which, who)?;
                if matches!((which, draft.loaded.status), (GameRef::Id(_), Status::Cancelled)) {
                    return Err(TableError::Over);
                }
                draft.loaded.must_run()?;
                let seat = draft.loaded.seat_of(who.id).ok_or(TableError::NotSeated)?;
                if draft.loaded.computer(seat).is_none() {
                    return Err(TableError::SeatKept);
                }
                draft.loaded.must_be_settled()?;
                let taken = draft.taken_mut(seat);
                (taken.seated.computer, taken.handovers.offered) = (None, None);
                draft.answered_in_time(seat);
                draft.announcements.push(AnnouncementKind::SeatBack { seat });
                draft.changed = true;
                Ok(Viewer::Seat(seat))
            })
            .await?;
        Ok(loaded.look(viewer))
    }
}
