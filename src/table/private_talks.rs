//! Private talks between the players of a game ([R3-8]): threads that the bot opens and archives. Who may talk with whom is
//! said by the rules; the rows of a game's talks change with its version. The threads themselves are opened and archived by
//! the delivery of notices, so that a crash loses nothing.

use super::error::TableError;
use super::game_change::GameChange;
use super::load_and_commit::{Find, Inner};
use super::loaded_game::LoadedGame;
use super::private_talk::{Talk, TalkReply, TalkStatus, TalkThread};
use super::private_talk_error::TalkError;
use super::types::{GameId, GameRef, Person, Seated, Status};
use super::{Reply, Table};
use crate::rules::Seat;
use crate::store::TalkRow;
use futures_util::FutureExt as _;

/// Maximum number of talks that are open in one game.
pub const MOST_TALKS: u32 = 24;

impl LoadedGame {
    /// The talk with that number.
    pub(super) fn talk(&self, number: u32) -> Option<&Talk> {
        self.talks.iter().find(|talk| talk.number == number)
    }

    /// The rows of the talks, if they have changed.
    pub(super) fn changed_talks(&self, base: &Self) -> Option<Vec<TalkRow>> {
        (self.talks != base.talks).then(|| self.talks.iter().map(Talk::row).collect())
    }

    /// Whether the thread of that talk is yet to be opened.
    pub(super) fn talk_is_opening(&self, number: u32) -> bool {
        self.talk(number).is_some_and(|talk| talk.status == TalkStatus::Opening)
    }

    /// Ends all talks of a game that is over.
    pub(super) fn end_talks(&mut self) {
        if self.status != Status::Running {
            for talk in self.talks.iter_mut().filter(|talk| talk.status.goes_on()) {
                talk.status = TalkStatus::Closed;
            }
        }
    }

    /// Closes the talks of a person who has left the game: nobody else takes part in them.
    pub(super) fn close_talks_of(&mut self, person: u64) {
        for talk in self.talks.iter_mut().filter(|talk| talk.status.goes_on()) {
            if talk.members.contains(&person) {
                talk.status = TalkStatus::Closed;
            }
        }
    }

    fn seated_as(&self, person: u64) -> Option<&Seated> {
        self.taken.iter().map(|taken| &taken.seated).find(|seated| seated.person == person)
    }

    /// The players who would talk, in the order of their seats; or why they can't.
    fn talkers(&self, me: Seat, with: &[u64]) -> Result<Vec<Seated>, TalkError> {
        if !self.setup.options.talk() {
            return Err(TalkError::NoTalk);
        }
        let mut seats = vec![me];
        for &person in with {
            seats.push(self.seated_as(person).ok_or(TalkError::NotAPlayer { person })?.seat);
        }
        seats.sort_unstable();
        seats.dedup();
        if seats.len() < 2 {
            return Err(TalkError::Oneself);
        }
        let all: Vec<Seated> =
            seats.iter().filter_map(|seat| self.taken(*seat)).map(|taken| taken.seated.clone()).collect();
        if let Some(computer) = all.iter().find(|seated| seated.computer.is_some()) {
            return Err(TalkError::Computer { name: computer.name.clone() });
        }
        // Also two who would only meet in the thread of others.
        for (at, one) in all.iter().enumerate() {
            for other in &all[at + 1..] {
                if self.game.as_ref().is_some_and(|game| !game.may_talk(one.seat, other.seat)) {
                    let (one, other) = (Box::new(one.clone()), Box::new(other.clone()));
                    return Err(TalkError::Forbidden { one, other });
                }
            }
        }
        Ok(all)
    }
}

/// Opens a talk, or finds the one of the same players.
fn open(draft: &mut GameChange, me: Seat, with: &[u64]) -> Result<TalkReply, TableError> {
    let loaded = &mut draft.loaded;
    let all = loaded.talkers(me, with)?;
    let members: Vec<u64> = all.iter().map(|seated| seated.person).collect();
    let others = all.iter().filter(|seated| seated.seat != me).cloned().collect();
    let same = loaded.talks.iter().find(|talk| talk.status.goes_on() && talk.members == members);
    if let Some(talk) = same.cloned() {
        if talk.status == TalkStatus::Opening {
            // Its notice may have been given up: it is tried again.
            draft.talks_asked.push(talk.number);
            draft.changed = true;
        }
        return Ok(TalkReply { talk, others, new: false });
    }
    if loaded.talks.iter().filter(|talk| talk.status.goes_on()).count() >= MOST_TALKS as usize {
        return Err(TalkError::TooMany { most: MOST_TALKS }.into());
    }
    let number = loaded.talks.iter().map(|talk| talk.number).max().unwrap_or(0) + 1;
    let asker = loaded.person_in(me).unwrap_or(0);
    let talk = Talk { number, thread: None, status: TalkStatus::Opening, asker, members };
    loaded.talks.push(talk.clone());
    draft.talks_asked.push(number);
    draft.changed = true;
    Ok(TalkReply { talk, others, new: true })
}

impl Table {
    /// Opens a private talk with other players, or finds the one that these players have ([R3-8]).
    pub fn open_talk<'a>(
        &'a self,
        which: impl Into<GameRef>,
        who: &'a Person,
        with: &'a [u64],
    ) -> Reply<'a, TalkReply> {
        self.inner.open_talk(which.into(), who, with).boxed()
    }

    /// The player's private talks that go on.
    pub fn talks_of<'a>(&'a self, which: impl Into<GameRef>, who: &'a Person) -> Reply<'a, Vec<TalkReply>> {
        self.inner.talks_of(which.into(), who).boxed()
    }

    /// Closes the private talk of that thread; each of its players may.
    pub fn close_talk<'a>(
        &'a self,
        which: impl Into<GameRef>,
        who: &'a Person,
        thread: u64,
    ) -> Reply<'a, ()> {
        self.inner.close_talk(which.into(), who, thread).boxed()
    }

    /// The thread of a private talk was deleted: the talk is closed, so that its players can open another one.
    pub fn talk_deleted(&self, thread: u64) -> Reply<'_, ()> {
        self.inner.talk_deleted(thread).boxed()
    }

    /// A private talk with what its thread needs.
    pub fn talk_thread(&self, game: GameId, number: u32) -> Reply<'_, Option<TalkThread>> {
        self.inner.talk_thread(game, number).boxed()
    }

    /// What became of the thread of a private talk; `thread` once there is one.
    pub fn talk_came(
        &self,
        game: GameId,
        number: u32,
        thread: Option<u64>,
        status: TalkStatus,
    ) -> Reply<'_, ()> {
        self.inner.talk_came(game, number, thread, status).boxed()
    }
}

impl Inner {
    /// Opens a private talk of this person with others.
    pub(super) async fn open_talk(
        &self,
        which: GameRef,
        who: &Person,
        with: &[u64],
    ) -> Result<TalkReply, TableError> {
        let opened = self.change(which.into(), |draft| {
            let me = draft.loaded.seat_to_act(which, who)?;
            open(draft, me, with)
        });
        opened.await.map(|(reply, _)| reply)
    }

    /// The talks of this person that go on, each with the others who talk there.
    pub(super) async fn talks_of(&self, which: GameRef, who: &Person) -> Result<Vec<TalkReply>, TableError> {
        let loaded = self.find(which.into()).await?;
        let me = loaded.seat_to_act(which, who)?;
        if !loaded.setup.options.talk() {
            return Err(TalkError::NoTalk.into());
        }
        let own = loaded.talks.iter().filter(|talk| talk.status.goes_on() && talk.members.contains(&who.id));
        let reply = |talk: &Talk| {
            let members = talk.members.iter().filter_map(|person| loaded.seated_as(*person));
            let others = members.filter(|seated| seated.seat != me).cloned().collect();
            TalkReply { talk: talk.clone(), others, new: false }
        };
        Ok(own.map(reply).collect())
    }

    /// Closes the talk of that thread.
    pub(super) async fn close_talk(
        &self,
        which: GameRef,
        who: &Person,
        thread: u64,
    ) -> Result<(), TableError> {
        let closed = self.change(which.into(), |draft| {
            draft.loaded.seat_to_act(which, who)?;
            let here = |talk: &&mut Talk| talk.thread == Some(thread) && talk.members.contains(&who.id);
            let talk = draft.loaded.talks.iter_mut().find(here).ok_or(TalkError::NotHere)?;
            if talk.status.goes_on() {
                talk.status = TalkStatus::Closed;
                draft.changed = true;
            }
            Ok(())
        });
        closed.await.map(drop)
    }

    /// The talk of that thread has no thread any more.
    pub(super) async fn talk_deleted(&self, thread: u64) -> Result<(), TableError> {
        let known = self.store.game_in(thread as i64, true).await?;
        let Some(game) = known.filter(|row| row.channel as u64 != thread) else { return Ok(()) };
        let closed = self.change(Find::Id(GameId(game.id)), |draft| {
            for talk in draft.loaded.talks.iter_mut().filter(|talk| talk.thread == Some(thread)) {
                talk.thread = None;
                if talk.status.goes_on() {
                    talk.status = TalkStatus::Closed;
                }
                draft.changed = true;
            }
            Ok(())
        });
        closed.await.map(drop)
    }

    /// A talk with what its thread needs.
    pub(super) async fn talk_thread(
        &self,
        game: GameId,
        number: u32,
    ) -> Result<Option<TalkThread>, TableError> {
        let loaded = self.find(Find::Id(game)).await?;
        let Some(talk) = loaded.talk(number) else { return Ok(None) };
        let place = loaded.place();
        let channel = if loaded.row.parent > 0 { loaded.row.parent as u64 } else { place.channel };
        let members = talk.members.iter().filter_map(|person| loaded.seated_as(*person)).cloned().collect();
        let (talk, number) = (talk.clone(), loaded.row.number as u32);
        Ok(Some(TalkThread { talk, number, guild: place.guild, channel, members }))
    }

    /// What became of the thread of a talk: it is known, its players are in it, or Discord refused it.
    pub(super) async fn talk_came(
        &self,
        game: GameId,
        number: u32,
        thread: Option<u64>,
        status: TalkStatus,
    ) -> Result<(), TableError> {
        let came = self.change(Find::Id(game), |draft| {
            let found = draft.loaded.talks.iter_mut().find(|talk| talk.number == number);
            let Some(talk) = found else { return Ok(()) };
            let before = talk.clone();
            talk.thread = thread.or(talk.thread);
            if talk.status.goes_on() {
                talk.status = status;
            }
            draft.changed |= *talk != before;
            Ok(())
        });
        came.await.map(drop)
    }
}
