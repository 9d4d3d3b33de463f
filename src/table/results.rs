//! Results of games: what a game that ends leaves for ratings ([PBP-43]). Written in the transaction of its last event.

use super::computer_kind::Computer;
use super::game_change::GameChange;
use super::load_and_commit::Inner;
use super::taken_seat::Taken;
use super::types::{Status, is_computer};
use crate::rules::{Event, Milestone, Seat};
use crate::store::{ResultRow, ResultSeatRow, StoreError};

impl Inner {
    /// The result of the game that this change ends; `None` if it ends none.
    pub(super) async fn result_of(&self, draft: &GameChange) -> Result<Option<ResultRow>, StoreError> {
        if draft.base.status != Status::Running || draft.loaded.status != Status::Over {
            return Ok(None);
        }
        let before = self.store.events(draft.loaded.row.id, 0).await?;
        let seq = draft.base.row.seq;
        let before = before.iter().filter(|row| row.seq < seq).map(|row| &row.event);
        let events = before.chain(draft.events.iter().map(|(_, event)| event));
        Ok(draft.result(&turns(events)))
    }
}

/// The seats of all turns.
fn turns<'e>(events: impl Iterator<Item = &'e Event>) -> Vec<Seat> {
    let began = |event: &Event| match event.milestone() {
        Some(Milestone::TurnBegan { seat, .. }) => Some(seat),
        _ => None,
    };
    events.filter_map(began).collect()
}

impl GameChange {
    fn result(&self, turns: &[Seat]) -> Option<ResultRow> {
        let (row, game) = (&self.loaded.row, self.loaded.game.as_ref()?);
        let outcome = game.outcome()?;
        let seat = |taken: &Taken| {
            let (seat, person) = (taken.seated.seat, taken.seated.person);
            let score = outcome.scores.iter().find(|score| score.seat == seat)?;
            // The seat of somebody who was erased was a person's.
            let own = is_computer(person) && !super::former_players::is_former(person);
            Some(ResultSeatRow {
                seat: i64::from(seat.0),
                person: if own { 0 } else { person as i64 },
                computer: taken
                    .seated
                    .computer
                    .as_ref()
                    .filter(|_| own)
                    .map(Computer::key)
                    .unwrap_or_default(),
                role: game.role_of(seat).map(|role| i64::from(role.0)),
                place: i64::from(score.place),
                turns: turns.iter().skip(since(taken)).filter(|turn| **turn == seat).count() as i64,
                computer_turns: i64::from(taken.computer_turns),
                substitute: !own && !taken.handovers.left.is_empty(),
                left: false,
            })
        };
        Some(ResultRow {
            game: row.id,
            guild: row.guild,
            rulebook: self.loaded.setup.rulebook.key().to_owned(),
            ended: self.now - self.loaded.difference,
            seats: self.loaded.taken.iter().filter_map(seat).chain(self.departures()).collect(),
        })
    }

    /// Those who gave up a seat, the later the better, behind all who stayed.
    fn departures(&self) -> Vec<ResultSeatRow> {
        let taken = &self.loaded.taken;
        let left = |taken: &Taken| {
            let seat = taken.seated.seat;
            let left = taken.handovers.left.iter().filter(|left| left.counts);
            left.map(|left| (left.turn, left.person, seat)).collect::<Vec<_>>()
        };
        let mut all: Vec<_> = taken.iter().flat_map(left).collect();
        all.sort_by_key(|(turn, ..)| *turn);
        let last = taken.len() + all.len();
        let role = |seat| Some(i64::from(self.loaded.game.as_ref()?.role_of(seat)?.0));
        let row = |(at, (_, person, seat)): (usize, &(i64, i64, Seat))| ResultSeatRow {
            seat: i64::from(seat.0),
            person: *person,
            computer: String::new(),
            role: role(*seat),
            place: (last - at) as i64,
            turns: 0,
            computer_turns: 0,
            substitute: false,
            left: true,
        };
        all.iter().enumerate().map(row).collect()
    }
}

/// Number of turns of the game before that player took the seat.
fn since(taken: &Taken) -> usize {
    usize::try_from(taken.handovers.since()).unwrap_or_default()
}
