//! Seats that change hands in a running game ([PBP-33]): a player gives theirs up for good, the host or a manager of the server offers
//! one to another person or gives it to a computer player, and people take what is offered. Hands, objectives and everything else
//! of a seat go along; plans and standing orders, which its player made, do not. A table of a tournament has reserves instead.

use super::announcement::AnnouncementKind;
use super::changeset_notices::Notices;
use super::computer_kind::Computer;
use super::computers::free_computer;
use super::distinct_names::tell_apart;
use super::error::TableError;
use super::game_change::GameChange;
use super::handover_error::HandoverError;
use super::handover_news::HandoverNews;
use super::load_and_commit::{Find, Inner};
use super::loaded_game::LoadedGame;
use super::lobby::kept;
use super::notice::PlayerResult;
use super::notice_kind::NoticeKind;
use super::types::{GameId, GameRef, Look, Person, Status, is_computer};
use super::{Reply, Table};
use crate::rules::{Seat, Viewer};
use futures_util::FutureExt as _;

/// Who is to play a seat from now on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Replacement {
    /// That person, if they want to.
    Person(Person),
    /// A computer player, until its person comes back.
    Computer,
    /// Whoever plays it: an offer is withdrawn.
    Nobody,
}

impl Table {
    /// Gives up the seat of that person for good: a computer player plays it until somebody of the server takes it. If nobody is
    /// left, the game is closed. Without `sure` it is refused with [`HandoverError::ConfirmResign`].
    pub fn resign<'a>(&'a self, which: impl Into<GameRef>, who: &'a Person, sure: bool) -> Reply<'a, Look> {
        self.inner.resign(which.into(), who, sure).boxed()
    }

    /// Offers a seat to another person, gives it to a computer player, or withdraws an offer: for the host of the game and whoever
    /// manages its server.
    pub fn replace<'a>(
        &'a self,
        which: impl Into<GameRef>,
        who: &'a Person,
        seat: Seat,
        with: &'a Replacement,
    ) -> Reply<'a, Look> {
        self.inner.replace(which.into().into(), who, seat, with).boxed()
    }

    /// The same from any channel, for whoever manages the server.
    pub fn replace_as_manager<'a>(
        &'a self,
        game: GameId,
        who: &'a Person,
        seat: Seat,
        with: &'a Replacement,
    ) -> Reply<'a, Look> {
        async move {
            self.inner.must_manage(game, who).await?;
            self.inner.replace(Find::Id(game), who, seat, with).await
        }
        .boxed()
    }

    /// Takes a seat that is offered to that person, or that nobody has any more. Of the latter it is refused without `sure`, with
    /// [`HandoverError::ConfirmTake`].
    pub fn take_seat<'a>(&'a self, game: GameId, who: &'a Person, seat: Seat, sure: bool) -> Reply<'a, Look> {
        self.inner.take_seat(game, who, seat, sure).boxed()
    }

    /// Declines a seat that is offered to that person.
    pub fn decline_seat<'a>(&'a self, game: GameId, who: &'a Person, seat: Seat) -> Reply<'a, ()> {
        self.inner.decline_seat(game, who, seat).boxed()
    }
}

impl Inner {
    async fn resign(&self, which: GameRef, who: &Person, sure: bool) -> Result<Look, TableError> {
        let game = self.find(which.into()).await?.id();
        self.no_tournament_table(game).await?;
        let ((), loaded) = self.change(which.into(), |draft| draft.resign(which, who, sure)).await?;
        Ok(loaded.look(Viewer::Public))
    }

    async fn replace(
        &self,
        which: Find,
        who: &Person,
        seat: Seat,
        with: &Replacement,
    ) -> Result<Look, TableError> {
        let game = self.find(which).await?.id();
        self.no_tournament_table(game).await?;
        let ((), loaded) = self.change(which, |draft| draft.replace(who, seat, with)).await?;
        Ok(loaded.look(Viewer::Public))
    }

    async fn take_seat(
        &self,
        game: GameId,
        who: &Person,
        seat: Seat,
        sure: bool,
    ) -> Result<Look, TableError> {
        self.no_tournament_table(game).await?;
        let guild = self.find(Find::Id(game)).await?.place().guild;
        let percent = self.reliability(guild, who.id).await?.percent();
        let changed = self.change(Find::Id(game), |draft| draft.take_seat(who, seat, (sure, percent)));
        let ((), loaded) = changed.await?;
        Ok(loaded.look(Viewer::Seat(seat)))
    }

    async fn decline_seat(&self, game: GameId, who: &Person, seat: Seat) -> Result<(), TableError> {
        let changed = self.change(Find::Id(game), |draft| {
            draft.loaded.must_run()?;
            let taken = draft.loaded.taken.iter_mut().find(|taken| taken.seated.seat == seat);
            let offered =
                taken.and_then(|taken| taken.handovers.offered.take_if(|offered| *offered == who.id));
            offered.ok_or(HandoverError::NotOffered)?;
            draft.tell_handover(HandoverNews::Declined { seat, name: kept(who).name });
            Ok(())
        });
        changed.await.map(drop)
    }

    /// Refuses a table of a tournament.
    async fn no_tournament_table(&self, game: GameId) -> Result<(), TableError> {
        let number = self.tournament_of_table(game).await?;
        number.map_or(Ok(()), |number| Err(HandoverError::TableOf { number }.into()))
    }

    /// Number of the tournament to which that game belongs, if it does.
    pub(super) async fn tournament_of_table(&self, game: GameId) -> Result<Option<u32>, TableError> {
        let Some((tournament, ..)) = self.store.tournament_table_of(game.0).await? else { return Ok(None) };
        let row = self.store.tournament(tournament).await?;
        Ok(Some(row.map_or(0, |row| row.number as u32)))
    }
}

impl LoadedGame {
    /// Checks that the seat is that of somebody who is in the running game, and that no order waits for its dice.
    fn must_change_hands(&self, seat: Seat) -> Result<(), TableError> {
        self.must_run()?;
        let lives = self.playing().view(Viewer::Public).alive.contains(&seat);
        if !lives || self.taken(seat).is_none() {
            return Err(HandoverError::SeatOut.into());
        }
        self.must_be_settled()
    }

    /// Checks that this person may take a seat of the running game; `own`: they ask themselves.
    fn must_be_newcomer(&self, who: &Person, own: bool) -> Result<(), TableError> {
        if who.bot {
            return Err(TableError::Bot);
        }
        if self.seat_of(who.id).is_some() {
            return Err(if own {
                TableError::AlreadySeated
            } else {
                TableError::SeatedHere { person: who.id }
            });
        }
        if self.gave_up(who.id) {
            return Err(HandoverError::GaveUp { person: who.id, own }.into());
        }
        Ok(())
    }

    /// Whether that person gave up a seat of this game.
    fn gave_up(&self, person: u64) -> bool {
        self.taken.iter().any(|taken| taken.handovers.was_given_up_by(person))
    }

    /// Whether anybody of the server may take the seat: its person gave it up, and a computer player plays it.
    pub(super) fn is_open_seat(&self, seat: Seat) -> bool {
        let Some(taken) = self.taken(seat) else { return false };
        let given_up = taken.handovers.left.last().is_some_and(|departure| departure.counts);
        taken.seated.computer.is_some() && is_computer(taken.seated.person) && given_up
    }
}

impl GameChange {
    fn tell_handover(&mut self, news: HandoverNews) {
        self.announcements.push(AnnouncementKind::Handover { news });
        self.changed = true;
    }

    fn resign(&mut self, which: GameRef, who: &Person, sure: bool) -> Result<(), TableError> {
        if self.loaded.gave_up(who.id) {
            return Err(HandoverError::GaveUp { person: who.id, own: true }.into());
        }
        self.loaded.must_be_seen(which, who)?;
        self.loaded.must_run()?;
        let seat = self.loaded.seat_of(who.id).ok_or(TableError::NotSeated)?;
        self.loaded.must_change_hands(seat)?;
        if !sure {
            return Err(HandoverError::ConfirmResign.into());
        }
        let name = self.loaded.taken(seat).map(|taken| taken.seated.name.clone()).unwrap_or_default();
        let computer = free_computer(&self.loaded.taken);
        self.hand_seat(seat, (computer.id, computer.name.clone()), true);
        self.people.push(computer);
        self.taken_mut(seat).seated.computer = Some(Computer::NORMAL);
        let closed = self.loaded.owners().next().is_none();
        let told = HandoverNews::Resigned { seat, name, closed };
        if closed {
            self.abandon(AnnouncementKind::Handover { news: told });
            return Ok(());
        }
        self.tell_handover(told);
        if let Some(next) = self.loaded.any_next_host().filter(|_| self.loaded.host() == who.id) {
            self.make_host(next, false);
        }
        self.follow_up()
    }

    /// Gives the seat to somebody else, by user id and name; see [`super::taken_seat::Taken::hand_to`].
    pub(super) fn hand_seat(&mut self, seat: Seat, to: (u64, String), counts: bool) {
        self.drop_order_of(seat);
        let turn = self.loaded.row.turn;
        let taken = self.taken_mut(seat);
        let from = taken.seated.person;
        taken.hand_to(to, (turn, counts));
        tell_apart(&mut self.loaded.taken);
        self.loaded.standstill.forget_agreement_of(seat.0);
        self.loaded.close_talks_of(from);
        self.changed = true;
    }

    fn replace(&mut self, who: &Person, seat: Seat, with: &Replacement) -> Result<(), TableError> {
        self.loaded.must_run()?;
        self.loaded.must_host(who)?;
        self.loaded.must_change_hands(seat)?;
        let by = kept(who).name;
        match with {
            Replacement::Person(person) => {
                if self.loaded.seat_of(person.id) == Some(seat) {
                    return Err(HandoverError::OwnSeat.into());
                }
                self.loaded.must_be_newcomer(person, false)?;
                let offered = &mut self.taken_mut(seat).handovers.offered;
                if offered.replace(person.id) == Some(person.id) {
                    return Err(HandoverError::OfferedAlready { person: person.id }.into());
                }
                self.tell_handover(HandoverNews::Offered { seat, person: person.id, by });
            }
            Replacement::Computer => {
                let taken = self.taken_mut(seat);
                if taken.seated.computer.is_some() {
                    return Err(HandoverError::ComputerPlays.into());
                }
                if taken.absence.missed == 0 {
                    return Err(HandoverError::AnswersInTime.into());
                }
                self.tell_handover(HandoverNews::Computer { seat, by });
                return self.computer_plays_for(seat);
            }
            Replacement::Nobody => {
                let offered = self.taken_mut(seat).handovers.offered.take();
                offered.ok_or(HandoverError::NotOffered)?;
                self.changed = true;
            }
        }
        Ok(())
    }

    fn take_seat(
        &mut self,
        who: &Person,
        seat: Seat,
        (sure, percent): (bool, Option<u32>),
    ) -> Result<(), TableError> {
        let who = kept(who);
        self.loaded.must_run()?;
        let taken = self.loaded.taken(seat).ok_or(HandoverError::NotOffered)?;
        let (from, offered) = (taken.seated.clone(), taken.handovers.offered);
        self.loaded.must_be_newcomer(&who, true)?;
        let is_invited = offered == Some(who.id);
        if !is_invited && !self.loaded.is_open_seat(seat) {
            let refused = |person| HandoverError::ForAnother { person };
            return Err(offered.map_or(HandoverError::NotOffered, refused).into());
        }
        self.loaded.must_change_hands(seat)?;
        if !is_invited {
            self.loaded.must_be_reliable(&who, percent)?;
            if !sure {
                return Err(HandoverError::ConfirmTake.into());
            }
        }
        // Whoever a computer player plays for was silent for long: it is as if they had resigned.
        let (was_host, counts) = (self.loaded.host() == from.person, from.is_played_for_a_person());
        self.hand_seat(seat, (who.id, who.name.clone()), counts);
        self.tell_handover(HandoverNews::Taken { seat, from: from.name });
        if was_host {
            self.make_host(who.id, false);
        }
        self.people.push(who);
        self.follow_up()
    }
}

impl Notices {
    /// Tells people that somebody else has their seat now, unless they gave it up themselves.
    pub(super) fn of_replaced(&mut self, base: &LoadedGame, now: &LoadedGame) {
        if base.status != Status::Running || now.status != Status::Running {
            return;
        }
        for before in &base.taken {
            let (seat, person) = (before.seated.seat, before.seated.person);
            let after = now.taken(seat).map(|taken| taken.seated.person);
            if !is_computer(person) && after.is_some_and(|after| after != person && !is_computer(after)) {
                let result = PlayerResult::Replaced;
                self.tell(self.seq, person, &NoticeKind::PlayerResult { person, seat, result, here: false });
            }
        }
    }
}
