//! Questions to external players at tables ([PBP-44]). A question is asked while nothing of the game is held, and its answer is
//! committed on its own, like a person's: only then it meets the dice. A program runs for as long as it has questions.
//!
//! Where an external player has no answer that counts, a normal computer player answers. If this program can't ask it at all, a
//! normal one has the seat from then on.

use super::announcement::AnnouncementKind;
use super::bound_order::Bound;
use super::computer_kind::Computer;
use super::computers::MOST_ANSWERS;
use super::error::TableError;
use super::game_change::GameChange;
use super::load_and_commit::{Find, Inner};
use super::loaded_game::LoadedGame;
use super::time::Millis;
use super::types::{GameId, Status};
use super::waits::{COMPUTER, Wait};
use crate::external::{External, ExternalPlayer, Fault};
use crate::rules::{Action, AnswerOrigin, Ask, Seat, View, Viewer};
use crate::store::TimerRow;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The running programs of one game.
type Programs = BTreeMap<Seat, External>;

/// What became of an answer.
#[derive(Debug, PartialEq, Eq)]
enum Outcome {
    /// It counts, or a normal computer player has answered.
    Answered,
    /// The rules refuse it for that reason; a normal computer player has answered.
    Refused(String),
    /// The question is closed by now.
    Closed,
}

impl LoadedGame {
    /// Whether the player in that seat is asked apart from the step of all tables, because this program can't answer for it.
    pub(super) fn is_asked_apart(&self, seat: Seat) -> bool {
        self.computer(seat).is_some_and(|computer| computer.level().is_none())
    }

    /// Whether the timer is a question to a player that is asked apart.
    pub(super) fn asks_apart(&self, timer: &TimerRow) -> bool {
        timer.kind == COMPUTER && self.is_asked_apart(Seat(timer.seat as u8))
    }

    /// The first question to such a player that is due.
    pub(super) fn question_apart(&self, now: Millis) -> Option<Ask> {
        let is_due = |timer: &&TimerRow| timer.due.is_some_and(|due| due <= now) && self.asks_apart(timer);
        let due: Vec<&TimerRow> = self.timers.iter().filter(is_due).collect();
        if due.is_empty() || self.bound.is_some() || self.status != Status::Running {
            return None;
        }
        let is_asked = |ask: &Ask| {
            let wait = Wait::of(ask, self.row.span);
            wait.is_some_and(|wait| due.iter().any(|timer| wait.computer_key() == timer.key()))
        };
        self.asks().into_iter().find(is_asked)
    }
}

impl Inner {
    /// Asks the external players of a game whatever is due; false if nothing is.
    pub(super) async fn ask_external_players(&self, game: i64) -> Result<bool, TableError> {
        let mut programs = Programs::new();
        let asked = self.ask_all(game, &mut programs).await;
        if !programs.is_empty() {
            let players = Arc::clone(&self.external);
            let ended = move || programs.into_values().for_each(|program| players.end(program));
            // A fault in ending one has no consequences: what is dropped is killed.
            drop(tokio::task::spawn_blocking(ended).await);
        }
        asked
    }

    async fn ask_all(&self, game: i64, programs: &mut Programs) -> Result<bool, TableError> {
        let mut moved = false;
        for _ in 0..MOST_ANSWERS {
            if self.external.is_stopped() {
                break;
            }
            let loaded = self.find(Find::Id(GameId(game))).await?;
            if loaded.status != Status::Running {
                self.external.forget(game);
            }
            let now = self.even_now() + loaded.difference;
            let Some(ask) = loaded.question_apart(now) else { break };
            let known = match loaded.computer(ask.to) {
                Some(Computer::External(name)) => self.external.find(name, loaded.place().guild),
                _ => None,
            };
            match known {
                Some(player) => self.ask_one(&loaded, &ask, player, programs).await?,
                None => self.replace_by_normal(game, ask.to).await?,
            }
            moved = true;
        }
        Ok(moved)
    }

    /// Asks an external player, and commits its answer, or that of a normal computer player.
    async fn ask_one(
        &self,
        loaded: &LoadedGame,
        ask: &Ask,
        player: &ExternalPlayer,
        programs: &mut Programs,
    ) -> Result<(), TableError> {
        let (game, seat, turn) = (loaded.row.id, ask.to, loaded.row.turn);
        if self.external.has_given_up(game, seat, turn) {
            self.answer_for(game, ask, None, false).await?;
            return Ok(());
        }
        let view = loaded.playing().view(Viewer::Seat(seat));
        let said = self.said_by(player, (view, ask.clone()), programs).await;
        if self.external.is_stopped() {
            return Ok(());
        }
        let (action, mut fault) = match said {
            Ok(action) => (Some(action), None),
            Err(fault) => (None, Some(fault)),
        };
        match self.answer_for(game, ask, action, fault.is_some()).await? {
            Outcome::Answered => {}
            Outcome::Closed => return Ok(()),
            Outcome::Refused(why) => {
                fault = Some(Fault::Illegal);
                if let Some(program) = programs.get_mut(&seat) {
                    program.refused(&why);
                }
            }
        }
        match fault {
            None => self.external.answered(game, seat),
            Some(fault) => {
                self.external.forfeited(game, seat, turn, fault);
                // After the first one it is dead for the rest of its turn.
                if fault != Fault::Gone {
                    let (seat, fault) = (seat.0, fault.key());
                    tracing::warn!(
                        game,
                        seat,
                        fault,
                        "an external player forfeited an answer; normal answered"
                    );
                }
            }
        }
        Ok(())
    }

    /// What a player says, on a thread that may wait. Starts its program if it is not running.
    async fn said_by(
        &self,
        player: &ExternalPlayer,
        (view, ask): (View, Ask),
        programs: &mut Programs,
    ) -> Result<Action, Fault> {
        let (seat, running) = (ask.to, programs.remove(&ask.to));
        let (players, player) = (Arc::clone(&self.external), player.clone());
        let asked = move || {
            let is_new = running.is_none();
            let mut program = running.unwrap_or_else(|| players.start(&player, seat, &view));
            let said = match program.ended_by().filter(|_| is_new) {
                Some(fault) => Err(fault),
                None => program.answer(&view, &ask),
            };
            (program, said)
        };
        let Ok((program, said)) = tokio::task::spawn_blocking(asked).await else { return Err(Fault::Ended) };
        programs.insert(seat, program);
        said
    }

    /// Commits an answer to that question; without one, or if the rules refuse it, that of a normal computer player. `told`: the
    /// table learns of it.
    async fn answer_for(
        &self,
        game: i64,
        ask: &Ask,
        action: Option<Action>,
        told: bool,
    ) -> Result<Outcome, TableError> {
        let find = Find::Id(GameId(game));
        let given = self.change(find, |draft| draft.external_answers(ask, action.as_ref(), told)).await;
        match given {
            Ok((outcome, _)) => Ok(outcome),
            // An answer that stops the rules must not stop the game.
            Err(error) if action.is_some() && error.is_of_one_game() => {
                tracing::error!(game, %error, "an answer of an external player can't be carried out");
                self.change(find, |draft| draft.external_answers(ask, None, true)).await?;
                Ok(Outcome::Refused("that can't be carried out".to_owned()))
            }
            Err(error) => Err(error),
        }
    }

    /// A normal computer player has the seat of a player that can't be asked here from now on. The table is told.
    async fn replace_by_normal(&self, game: i64, seat: Seat) -> Result<(), TableError> {
        tracing::warn!(
            game,
            seat = seat.0,
            "the player of a seat is not known here any more; normal plays it"
        );
        let replaced = self.change(Find::Id(GameId(game)), |draft| {
            let Some(player) = draft.loaded.computer(seat).filter(|one| one.level().is_none()).cloned()
            else {
                return Ok(());
            };
            draft.taken_mut(seat).seated.computer = Some(Computer::NORMAL);
            draft.announcements.push(AnnouncementKind::PlayerGone { seat, player: shown(&player) });
            draft.changed = true;
            draft.follow_up()
        });
        replaced.await.map(drop)
    }
}

/// What players read of a player that can't be asked.
fn shown(player: &Computer) -> String {
    match player {
        Computer::Level(level) => level.key().to_owned(),
        Computer::External(text) | Computer::Unknown(text) => text.to_string(),
    }
}

impl GameChange {
    fn external_answers(
        &mut self,
        asked: &Ask,
        action: Option<&Action>,
        told: bool,
    ) -> Result<Outcome, TableError> {
        let is_open = self.loaded.bound.is_none() && self.loaded.asks().contains(asked);
        let Some(Computer::External(name)) = self.loaded.computer(asked.to).filter(|_| is_open).cloned()
        else {
            return Ok(Outcome::Closed);
        };
        let refused = match action.map(|action| self.answer_or_bind(asked, action)) {
            Some(Ok(())) => return Ok(Outcome::Answered),
            Some(Err(TableError::Illegal(why))) => Some(why.told(self.game().board())),
            Some(Err(error)) => return Err(error),
            None => None,
        };
        let stand_in = self.stand_in_answer(asked)?;
        self.answer_or_bind(asked, &stand_in)?;
        if told || refused.is_some() {
            let what = AnnouncementKind::PlayerForfeits { seat: asked.to, player: name.to_string() };
            self.announcements.push(what);
        }
        Ok(refused.map_or(Outcome::Answered, Outcome::Refused))
    }

    /// Answers a question, or binds the answer to the dice that it needs, as with a person.
    fn answer_or_bind(&mut self, ask: &Ask, action: &Action) -> Result<(), TableError> {
        let (seat, question) = (ask.to, ask.id);
        let bound = || Bound::Answer { seat, ask: question, action: action.clone() };
        let answered = self.or_bind(bound, |draft| {
            draft.answer(seat, question, action, AnswerOrigin::Player)?;
            draft.follow_up()
        });
        answered.map(drop)
    }
}
