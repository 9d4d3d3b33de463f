//! Ends a game by agreement of the people who play it ([PBP-65]). *Concede*: the last rivals acknowledge one player, in public.
//! *Call it*: all who are left agree in secret, and the table is ranked as it stands. Everything is written in the transaction of
//! the press that completes it, as the rules' own end.

use super::announcement::AnnouncementKind;
use super::ending_error::EndingError;
use super::ending_look::{ConcessionLook, EndProposalLook, EndingLook};
use super::ending_votes::{Concession, EndProposal};
use super::error::TableError;
use super::game_change::GameChange;
use super::load_and_commit::Inner;
use super::loaded_game::LoadedGame;
use super::notice_kind::NoticeKind;
use super::time::{HOUR, Millis};
use super::types::{GameRef, Look, Person, Status};
use super::{Reply, Table};
use crate::rules::{Seat, Settlement, Viewer};
use crate::store::TimerRow;
use futures_util::FutureExt as _;

/// Kind of the timer with which a proposal to end the game lapses.
pub(super) const CALL: &str = "call";
/// How long such a proposal is open at a table without a limit of time.
const LIFE: Millis = 24 * HOUR;

/// What somebody who wants to concede is asked.
#[derive(Clone, Debug)]
pub struct ConcessionOffer {
    /// To whom they would concede, or have conceded.
    pub to: Seat,
    /// Whether they have.
    pub conceded: bool,
    /// How many have.
    pub have: u32,
    /// How many have to.
    pub of: u32,
    /// The game now.
    pub look: Look,
}

/// What somebody who may agree to end the game is asked.
#[derive(Clone, Debug)]
pub struct CallOffer {
    /// How many have to agree.
    pub of: u32,
    /// The game now, with what is proposed.
    pub look: Look,
}

impl Table {
    /// What somebody who wants to concede, or to take it back, is asked; without `to` it is whom the others have conceded to, else the
    /// person who leads as far as everybody sees. Changes nothing.
    pub fn concession<'a>(
        &'a self,
        which: impl Into<GameRef>,
        who: &'a Person,
        to: Option<Seat>,
    ) -> Reply<'a, ConcessionOffer> {
        self.inner.concession(which.into(), who, to).boxed()
    }

    /// Concedes to that seat. When all other people have, the game is over.
    pub fn concede<'a>(&'a self, which: impl Into<GameRef>, who: &'a Person, to: Seat) -> Reply<'a, Look> {
        let concede = move |draft: &mut GameChange, seat| draft.concede(seat, to);
        self.inner.end_together(which.into(), who, concede).boxed()
    }

    /// No longer concedes.
    pub fn take_back_concession<'a>(&'a self, which: impl Into<GameRef>, who: &'a Person) -> Reply<'a, Look> {
        self.inner.end_together(which.into(), who, GameChange::take_back_concession).boxed()
    }

    /// What somebody who may agree to end the game as it stands is asked. Changes nothing.
    pub fn call_offer<'a>(&'a self, which: impl Into<GameRef>, who: &'a Person) -> Reply<'a, CallOffer> {
        self.inner.call_offer(which.into(), who).boxed()
    }

    /// Agrees in secret to end the game as it stands: to the proposal with that number; without one, to the open one, or proposes it.
    /// When all people who play agree, the game is over.
    pub fn agree_to_end<'a>(
        &'a self,
        which: impl Into<GameRef>,
        who: &'a Person,
        number: Option<u32>,
    ) -> Reply<'a, Look> {
        let agree = move |draft: &mut GameChange, seat| draft.agree_to_end(seat, number);
        self.inner.end_together(which.into(), who, agree).boxed()
    }

    /// Says no in secret to that proposal: it is closed.
    pub fn refuse_to_end<'a>(
        &'a self,
        which: impl Into<GameRef>,
        who: &'a Person,
        number: u32,
    ) -> Reply<'a, Look> {
        let refuse = move |draft: &mut GameChange, _| draft.refuse_to_end(number);
        self.inner.end_together(which.into(), who, refuse).boxed()
    }
}

impl Inner {
    /// Refuses where the scores of a tournament need a game that was played to its end.
    async fn must_be_free(&self, which: GameRef) -> Result<(), TableError> {
        let game = self.find(which.into()).await?.id();
        let tournament = self.tournament_of_table(game).await?;
        tournament.map_or(Ok(()), |_| Err(EndingError::Tournament.into()))
    }

    async fn concession(
        &self,
        which: GameRef,
        who: &Person,
        to: Option<Seat>,
    ) -> Result<ConcessionOffer, TableError> {
        let loaded = self.find(which.into()).await?;
        let seat = loaded.ending_voter(which, who)?;
        self.must_be_free(which).await?;
        let look = loaded.look_of(who.id);
        let open = loaded.ending_votes.concession();
        let rivals = loaded.clock_voters().len() as u32 - 1;
        let (have, of) = open.map_or((0, rivals), Concession::count);
        if let Some(open) = open.filter(|open| open.by.contains(&seat.0)) {
            return Ok(ConcessionOffer { to: Seat(open.to), conceded: true, have, of, look });
        }
        let to = to.or_else(|| open.map(|open| Seat(open.to))).unwrap_or_else(|| loaded.leader_but(seat));
        loaded.must_be_conceded_to(seat, to)?;
        Ok(ConcessionOffer { to, conceded: false, have, of, look })
    }

    async fn call_offer(&self, which: GameRef, who: &Person) -> Result<CallOffer, TableError> {
        let loaded = self.find(which.into()).await?;
        loaded.ending_voter(which, who)?;
        self.must_be_free(which).await?;
        Ok(CallOffer { of: loaded.clock_voters().len() as u32, look: loaded.look_of(who.id) })
    }

    /// Lets a person who plays do that, and returns the game as they see it then.
    async fn end_together(
        &self,
        which: GameRef,
        who: &Person,
        wanted: impl Fn(&mut GameChange, Seat) -> Result<(), TableError> + Send + Sync,
    ) -> Result<Look, TableError> {
        // Whoever may not decide reads that, and not whose table it is.
        self.find(which.into()).await?.ending_voter(which, who)?;
        self.must_be_free(which).await?;
        let changed = self.change(which.into(), |draft| {
            let seat = draft.loaded.ending_voter(which, who)?;
            wanted(draft, seat)?;
            draft.changed = true;
            Ok(())
        });
        let ((), loaded) = changed.await?;
        Ok(loaded.look_of(who.id))
    }
}

impl LoadedGame {
    /// The seat of a person who decides about the end: one who plays, and against whom another person plays.
    fn ending_voter(&self, which: GameRef, who: &Person) -> Result<Seat, TableError> {
        let seat = self.seat_to_act(which, who)?;
        let voters = self.clock_voters();
        if !voters.contains(&seat.0) {
            return Err(TableError::Out);
        }
        self.must_be_settled()?;
        if voters.len() > 1 {
            return Ok(seat);
        }
        let alone = self.playing().view(Viewer::Public).alive.len() == 1;
        Err(if alone { EndingError::Alone } else { EndingError::OnlyComputers }.into())
    }

    /// The person who leads as far as everybody sees, among those who play beside that seat.
    fn leader_but(&self, seat: Seat) -> Seat {
        let view = self.playing().view(Viewer::Public);
        let others = self.clock_voters().into_iter().map(Seat).filter(|other| *other != seat);
        let standing = |other: &Seat| (view.standing(*other), std::cmp::Reverse(other.0));
        others.max_by_key(standing).unwrap_or(seat)
    }

    /// Checks that one can concede to that seat.
    fn must_be_conceded_to(&self, seat: Seat, to: Seat) -> Result<(), EndingError> {
        if to == seat {
            let leads = self.ending_votes.concession().is_some_and(|open| open.to == seat.0);
            return Err(if leads { EndingError::IsLeader } else { EndingError::ToOneself });
        }
        if !self.playing().view(Viewer::Public).alive.contains(&to) {
            return Err(EndingError::ToOut(to));
        }
        if !self.clock_voters().contains(&to.0) {
            return Err(EndingError::ToComputer(to));
        }
        self.ending_votes.may_concede(seat, to)
    }

    pub(super) fn ending_look(&self, viewer: Viewer) -> EndingLook {
        if self.status != Status::Running {
            return EndingLook::default();
        }
        let concession = self.ending_votes.concession().map(|open| ConcessionLook {
            to: Seat(open.to),
            by: open.by.iter().copied().map(Seat).collect(),
            of: open.count().1,
        });
        let proposal = self.ending_votes.last_proposal().map(|open| {
            let (have, of) = open.count();
            let own = viewer.seat().is_some_and(|seat| open.has(seat));
            EndProposalLook { number: open.number, have, of, until: open.until + self.difference, own }
        });
        EndingLook { concession, proposal }
    }

    /// The timer with which a proposal lapses.
    pub(super) fn call_timer(&self) -> Option<TimerRow> {
        let open = self.ending_votes.last_proposal().filter(|_| self.status == Status::Running)?;
        Some(TimerRow::of_table(self.row.id, CALL, Some(open.until + self.difference)))
    }
}

impl GameChange {
    fn concede(&mut self, seat: Seat, to: Seat) -> Result<(), TableError> {
        self.loaded.must_be_conceded_to(seat, to)?;
        let voters = self.loaded.clock_voters();
        let alive = self.game().view(Viewer::Public).alive.len() as i64;
        let until = self.loaded.row.turn + alive;
        if self.loaded.ending_votes.concede((seat, to), &voters, until)? {
            self.settle(Settlement::Conceded(to));
            return Ok(());
        }
        let count = self.loaded.ending_votes.concession().map(Concession::count);
        let (have, of) = count.unwrap_or_default();
        self.announcements.push(AnnouncementKind::Concedes { seat, to, have, of });
        Ok(())
    }

    fn take_back_concession(&mut self, seat: Seat) -> Result<(), TableError> {
        let to = self.loaded.ending_votes.take_back(seat)?;
        self.announcements.push(AnnouncementKind::ConcedesNoMore { seat, to });
        Ok(())
    }

    fn agree_to_end(&mut self, seat: Seat, number: Option<u32>) -> Result<(), TableError> {
        let (voters, now) = (self.loaded.clock_voters(), self.stored_now());
        let life = self.loaded.pace.limit().unwrap_or(LIFE);
        let agreed = self.loaded.ending_votes.agree(seat, number, &voters, (now, life));
        let all = agreed.map_err(|error| match error {
            // As the clock shows it.
            EndingError::Rests { until } => EndingError::Rests { until: until + self.loaded.difference },
            other => other,
        })?;
        if all {
            if let Some(closed) = self.loaded.ending_votes.close() {
                self.close_call(&closed, true);
            }
            self.settle(Settlement::Agreed);
        } else if let Some(open) = self.loaded.ending_votes.last_proposal() {
            let ((have, of), number) = (open.count(), open.number);
            let until = open.until + self.loaded.difference;
            let what = AnnouncementKind::Call { number, have, of, until };
            self.pause_notices.push(NoticeKind::Announcement { what });
        }
        Ok(())
    }

    fn refuse_to_end(&mut self, number: u32) -> Result<(), TableError> {
        let closed = self.loaded.ending_votes.refuse(number, self.stored_now())?;
        self.close_call(&closed, false);
        Ok(())
    }

    /// Edits the message of a proposal that is closed.
    fn close_call(&mut self, closed: &EndProposal, agreed: bool) {
        let what = AnnouncementKind::CallClosed { number: closed.number, agreed };
        self.pause_notices.push(NoticeKind::Announcement { what });
    }

    /// Ends the game.
    fn settle(&mut self, how: Settlement) {
        let events = self.game().settle(how);
        self.record(events);
    }

    /// Forgets votes that no longer hold: their time is over, other people play now, or the game is over. The votes of a game that
    /// has ended are of no use to anybody, and no button of a proposal stays.
    pub(super) fn drop_old_votes(&mut self) {
        if self.loaded.status != Status::Running {
            if let Some(open) = self.loaded.ending_votes.end() {
                self.close_call(&open, false);
            }
            if self.base.status == Status::Running {
                self.close_clock_proposal();
            }
            return;
        }
        // Nearly all changes: who plays need not be looked up.
        if self.loaded.ending_votes.is_empty() {
            return;
        }
        let (mut voters, now) = (self.loaded.clock_voters(), self.stored_now());
        // Whoever took a seat over has agreed to nothing, and must not read that somebody else had.
        let other = |seat: &u8| self.base.person_in(Seat(*seat)) != self.loaded.person_in(Seat(*seat));
        if voters.iter().any(other) {
            voters.clear();
        }
        if let Some(over) = self.loaded.ending_votes.lapse_proposal(&voters, now) {
            self.close_call(&over, false);
        }
        if let Some(to) = self.loaded.ending_votes.lapse_concession(&voters, self.loaded.row.turn) {
            self.announcements.push(AnnouncementKind::ConcessionsOver { to });
        }
    }
}
