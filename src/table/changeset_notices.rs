//! The notices that a change queues, as rows of the outbox. Must not put secrets into them.

use super::announcement::AnnouncementKind;
use super::loaded_game::LoadedGame;
use super::notice::PlayerResult;
use super::notice_kind::NoticeKind;
use super::plans::PlanEnd;
use super::private_talk::{Talk, TalkStatus};
use super::time::Millis;
use super::types::Status;
use super::waits::{Decision, Wait};
use crate::rules::{AskKind, Clock, Event, Milestone, PersonalNotice, Seat, Viewer};
use crate::store::{NoticeRow, Topic};

/// The notices of one change, with those that they replace.
pub(super) struct Notices {
    game: i64,
    pub(super) seq: i64,
    version: i64,
    /// Waits that ended, as person, span and decision.
    pub(super) settled: Vec<(u64, i64, Decision)>,
    pub(super) superseded: Vec<Topic>,
    pub(super) told: Vec<NoticeRow>,
    pub(super) logs: (usize, Vec<NoticeRow>),
    pub(super) shown: Vec<NoticeRow>,
}

impl Notices {
    pub(super) fn new(game: i64, seq: i64, version: i64) -> Self {
        let (superseded, told, shown) = (vec![], vec![], vec![]);
        Self { game, seq, version, settled: vec![], superseded, told, logs: (0, vec![]), shown }
    }

    pub(super) fn tell(&mut self, seq: i64, audience: u64, kind: &NoticeKind) {
        self.told.push(kind.row(self.game, seq, audience as i64, self.version));
    }

    pub(super) fn show(&mut self, kind: &NoticeKind) {
        self.shown.push(kind.row(self.game, 0, 0, self.version));
    }

    pub(super) fn announce(&mut self, what: AnnouncementKind) {
        let seq = if what.is_once() { 0 } else { self.seq };
        self.tell(seq, 0, &NoticeKind::Announcement { what });
    }

    pub(super) fn all(
        &mut self,
        base: &LoadedGame,
        now: &LoadedGame,
        events: &[(i64, Event)],
        announcements: Vec<AnnouncementKind>,
    ) {
        if base.status == Status::Lobby {
            self.show(&NoticeKind::LobbyEdit);
        }
        for what in announcements {
            self.announce(what);
        }
        self.of_commitment(base, now);
        self.of_sealed(base, now);
        self.of_events(base, now, events);
        self.of_lost_seats(base, now);
        self.of_replaced(base, now);
        self.of_abandoned(base, now);
        self.of_waits(base, now);
        self.of_thread(base, now);
        self.of_parking(base, now);
    }

    /// Asks players with a sealed word to reveal it when the words are closed ([PBP-40]).
    fn of_sealed(&mut self, base: &LoadedGame, now: &LoadedGame) {
        if base.closed() {
            return;
        }
        for person in now.people() {
            if let Some(until) = now.must_reveal(person) {
                let kind = NoticeKind::Reveal { person, until, here: false };
                self.tell(self.seq, person, &kind);
            }
        }
    }

    /// Sends every player the commitment, to compare it with what is shown later ([PBP-40]).
    fn of_commitment(&mut self, base: &LoadedGame, now: &LoadedGame) {
        if now.closed() && !base.closed() {
            for person in now.people() {
                self.tell(self.seq, person, &NoticeKind::Commitment { person });
            }
        }
    }

    /// Renames the game's own thread ([PBP-61]), says in the pinned message whose turn it is, and unpins it at the end or after a move.
    fn of_thread(&mut self, base: &LoadedGame, now: &LoadedGame) {
        let turned = base.named_after() != now.named_after();
        if now.in_own_thread() && turned {
            self.show(&NoticeKind::ThreadName);
        }
        // A game without such a message drops it.
        if base.status == Status::Running && turned {
            self.show(&NoticeKind::LobbyEdit);
        }
        let goes_on = matches!(now.status, Status::Lobby | Status::Running);
        if !goes_on || (base.row.channel != now.row.channel && !base.awaits_thread()) {
            self.tell(0, 0, &NoticeKind::Unpin { channel: base.place().channel });
        }
    }

    /// Notifies the players when the game is parked. The notice that it goes on is queued too, and can only be delivered
    /// once the channel is available again ([PBP-53]).
    fn of_parking(&mut self, base: &LoadedGame, now: &LoadedGame) {
        if base.row.channel != now.row.channel && now.status == Status::Running {
            self.of_move(now);
        }
        let Some(why) = now.parked().filter(|_| base.parked().is_none()) else { return };
        for person in now.owners() {
            let parked = NoticeKind::Parked { person, why };
            self.tell(self.seq, person, &parked);
        }
        self.announce(AnnouncementKind::Resumed);
    }

    /// The game is played in another channel: it gets a board there, and direct messages that ask for something link to the
    /// new place.
    fn of_move(&mut self, now: &LoadedGame) {
        self.superseded.extend([Topic::BoardPost, Topic::Panel]);
        let turn = (now.row.turn - 1).max(0) as u32;
        self.tell(self.seq, 0, &NoticeKind::BoardPost { turn });
        now.waits().iter().for_each(|wait| self.ask_again(now, wait));
    }

    /// If deadlines have moved, or the game was roused, its waits have other deadlines than their notices tell; if they have moved, the
    /// panel too.
    pub(super) fn of_moved_deadlines(
        &mut self,
        base: &LoadedGame,
        now: &LoadedGame,
        (moved, roused): (bool, bool),
    ) {
        if !moved && !roused {
            return;
        }
        if moved {
            self.show(&NoticeKind::Panel);
        }
        let before = base.waits();
        let known = |wait: &&Wait| before.iter().any(|old| old.same(wait));
        now.waits().iter().filter(known).for_each(|wait| self.ask_again(now, wait));
    }

    /// The direct message that asks for a decision is edited, if it is there already.
    fn ask_again(&mut self, now: &LoadedGame, wait: &Wait) {
        let Some(person) = now.person_in(wait.seat) else { return };
        let (deadline, Wait { seat, decision, ask, span, .. }) = (now.due(wait), *wait);
        let kind = NoticeKind::YourTurn { person, seat, decision, ask, deadline };
        self.shown.push(kind.row(self.game, span, person as i64, self.version));
    }

    fn of_events(&mut self, base: &LoadedGame, now: &LoadedGame, events: &[(i64, Event)]) {
        let mut turns: Vec<i64> = events.iter().map(|(turn, _)| *turn).collect();
        turns.dedup();
        for turn in turns {
            let turn = turn as u32;
            self.show(&NoticeKind::TurnLog { turn });
        }
        let (mut post, mut over, mut out) = (None, false, Vec::new());
        let mut shown = false;
        for (_, event) in events {
            self.of_personal_notices(now, event.personal_notices());
            let Some(milestone) = event.milestone() else { continue };
            if let Some(turn) = milestone.board_of().filter(|_| !shown) {
                post = Some(i64::from(turn));
            }
            // The turn that begins with it changes the panel of the board that is posted already.
            shown = milestone == Milestone::OrderFixed && post.is_none();
            if let Milestone::Eliminated { seat, by } = milestone {
                self.announce(AnnouncementKind::Eliminated { seat, by });
                out.push((seat, PlayerResult::Eliminated { by }));
            }
            if milestone == Milestone::Ended {
                over = true;
                self.announce(AnnouncementKind::Ended);
                self.tell(self.seq, 0, &NoticeKind::Film);
            }
        }
        if over {
            // Who is out and reads of the end needs no second message about it.
            out = now.taken.iter().map(|taken| (taken.seated.seat, PlayerResult::Ended)).collect();
        }
        self.of_results(now, &out);
        if over {
            // The end is one message; the last board post only loses its buttons.
            self.superseded.extend([Topic::BoardPost, Topic::Panel]);
            self.show(&NoticeKind::Panel);
        } else if let Some(turn) = post {
            self.superseded.extend([Topic::BoardPost, Topic::Panel]);
            self.logs_before_board(turn);
            self.tell(self.seq, 0, &NoticeKind::BoardPost { turn: turn as u32 });
        } else if let Some(round) = now.named_round(base) {
            self.announce(AnnouncementKind::RoundNamed { round });
            self.show(&NoticeKind::Panel);
        } else if now.row.seq > 0 && asked(base) != asked(now) {
            // Each edit counts against Discord's rate limits: skip it if the buttons stay the same.
            self.show(&NoticeKind::Panel);
        }
    }

    /// The logs of the turns up to that one are posted before the board, which stays the newest thing in the channel.
    fn logs_before_board(&mut self, turn: i64) {
        let over = |row: &NoticeRow| row.topic == Topic::TurnLog && row.item <= turn;
        let (over, shown) = std::mem::take(&mut self.shown).into_iter().partition(over);
        (self.logs, self.shown) = ((self.told.len(), over), shown);
    }

    /// Tells players personally of offers, answers and promises (R3-8), and of missiles (R3-34).
    fn of_personal_notices(&mut self, now: &LoadedGame, notices: Vec<PersonalNotice>) {
        for notice in notices {
            if let Some(person) = now.person_in(notice.seat) {
                self.tell(self.seq, person, &NoticeKind::Personal { person, notice, here: false });
            }
        }
    }

    /// Tells players personally that they are out, or how the game ended ([PBP-21]).
    fn of_results(&mut self, now: &LoadedGame, results: &[(Seat, PlayerResult)]) {
        for (seat, result) in results {
            // Whose seat a computer player plays is told, too.
            let Some(person) = now.owner_of(*seat) else { continue };
            let (seat, result) = (*seat, *result);
            let kind = NoticeKind::PlayerResult { person, seat, result, here: false };
            self.tell(self.seq, person, &kind);
        }
    }

    /// Tells players how their plan went. A plan that began with a turn which its player has to go on with is part of the
    /// notice of that turn ([PBP-11], [PBP-17]).
    pub(super) fn of_plans(&mut self, now: &LoadedGame, ends: &[PlanEnd]) {
        let turns = now.waits();
        for PlanEnd { seat, turn, with_turn } in ends {
            let goes_on = turns.iter().any(|wait| wait.seat == *seat && wait.decision == Decision::Turn);
            let Some(person) = now.person_in(*seat).filter(|_| !(*with_turn && goes_on)) else { continue };
            let kind = NoticeKind::PlanPlayed { person, seat: *seat, turn: *turn };
            self.tell(self.seq, person, &kind);
        }
    }

    /// Opens, archives or gives up the threads of private talks ([R3-8]).
    pub(super) fn of_talks(&mut self, base: &LoadedGame, now: &LoadedGame, asked: &[u32]) {
        for talk in asked {
            self.show(&NoticeKind::OpenTalk { talk: *talk });
        }
        for talk in &now.talks {
            let before = base.talk(talk.number);
            if talk.must_be_archived() && !before.is_some_and(Talk::must_be_archived) {
                self.tell(0, 0, &NoticeKind::CloseTalk { talk: talk.number });
            }
            let refused = talk.status == TalkStatus::Refused;
            if refused && before.is_some_and(|before| before.status != TalkStatus::Refused) {
                let kind = NoticeKind::TalkRefused { person: talk.asker, talk: talk.number };
                self.tell(0, talk.asker, &kind);
            }
        }
    }

    /// One notice for each new wait ([PBP-17]).
    fn of_waits(&mut self, base: &LoadedGame, now: &LoadedGame) {
        let settled = settled(base, now);
        for (person, span, decision) in settled.iter().copied() {
            self.tell(span, person, &NoticeKind::Answered { person, decision });
        }
        self.settled = settled;
        let before = base.waits();
        let person = |table: &LoadedGame, seat| table.person_in(seat);
        // A substitute takes over an existing wait.
        let new = |wait: &Wait| {
            let known = before.iter().any(|old| old.same(wait));
            !known || person(base, wait.seat) != person(now, wait.seat)
        };
        for wait in now.waits().iter().filter(|wait| new(wait)) {
            let Some(person) = now.person_in(wait.seat) else { continue };
            let deadline = now.due(wait);
            let Wait { seat, decision, ask, .. } = *wait;
            let kind = NoticeKind::YourTurn { person, seat, decision, ask, deadline };
            self.tell(wait.span, person, &kind);
        }
        self.of_last_to_answer(base, now);
    }
}

/// What text and buttons of the turn panel depend on: who is asked what, until when; for sealed answers, how many.
fn asked(loaded: &LoadedGame) -> (Status, Vec<(Seat, AskKind)>, Option<Millis>) {
    let waits = loaded.waits();
    let due = waits.iter().filter_map(|wait| loaded.due(wait)).min();
    (loaded.status, waits.iter().map(|wait| (wait.seat, wait.ask)).collect(), due)
}

/// Waits that ended, as person, event number and decision. A turn that is only suspended while another player decides
/// does not count.
fn settled(base: &LoadedGame, now: &LoadedGame) -> Vec<(u64, i64, Decision)> {
    let (before, after) = (base.waits(), now.waits());
    let person = |table: &LoadedGame, seat| table.person_in(seat);
    let interrupts = |waits: &[Wait]| waits.iter().any(Wait::interrupts);
    let goes_on = |old: &Wait| {
        let stands_still = old.clock == Clock::Turn && interrupts(&after) && old.span == now.row.span;
        stands_still
            || after.iter().any(|new| new.same(old) && person(now, new.seat) == person(base, old.seat))
    };
    let over = before.iter().filter(|old| !goes_on(old));
    let mut over: Vec<_> = over.map(|old| (old.seat, old.span, old.decision)).collect();
    // A suspended turn that ended instead of resuming.
    let ended = base.row.span != now.row.span || now.status != Status::Running;
    if interrupts(&before) && ended {
        let whose = base.game.as_ref().and_then(|game| game.view(Viewer::Public).on_turn);
        over.extend(whose.map(|seat| (seat, base.row.span, Decision::Turn)));
    }
    over.into_iter().filter_map(|(seat, span, what)| Some((person(base, seat)?, span, what))).collect()
}
