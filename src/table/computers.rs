//! Computer players at tables ([PBP-44]): their seats in lobbies, and their answers in running games.
//!
//! A computer player answers from its view, as a person would, and its answers are committed like a person's. Its choices
//! are keyed by the game and the number of events: if the process is killed before the commit, the same answer is decided
//! again. A turn begins with a timer, so that people can follow; everything else is answered at once, without thinking ahead: a
//! person waits for it.

use super::colour::Colour;
use super::computer_kind::Computer;
use super::distinct_names::tell_apart;
use super::error::TableError;
use super::game_change::GameChange;
use super::loaded_game::LoadedGame;
use super::low_priority::at_low_priority;
use super::panic_isolation;
use super::taken_seat::Taken;
use super::time::Millis;
use super::types::{Change, Person, Seated};
use super::waits::Wait;
use crate::ai::Player;
use crate::rules::{Action, AnswerOrigin, Ask, Chance, Clock, Game, Imagination, Seat, View, Viewer};
use crate::store::TimerRow;

/// Maximum number of answers in one transaction; a longer turn goes on in the next one.
pub(super) const MOST_ANSWERS: usize = 400;
/// The delays before a computer player's turn that a host may choose.
pub(crate) const DELAYS: [Millis; 4] = [0, 3_000, 15_000, 60_000];
/// Maximum length of a computer player's own name, in characters.
const NAME: usize = 20;

/// The `person` of a computer player's seat, from its 1-based number at the table: no id of Discord is as large.
const fn id_of(number: u8) -> u64 {
    u64::MAX - number as u64 + 1
}

/// The computer player with that number, as a person of the database.
pub(super) fn computer_person(number: u8) -> Person {
    let name = name_of(&number.to_string());
    Person { id: id_of(number), name, bot: true, locale: "en".to_owned(), manages: None }
}

/// A computer player that has no seat at that table yet.
pub(super) fn free_computer(taken: &[Taken]) -> Person {
    let free = |person: &Person| taken.iter().all(|taken| taken.seated.person != person.id);
    let mut all = (1..=u8::MAX).map(computer_person);
    all.find(free).expect("a table has fewer seats than there are numbers")
}

/// A name that can't be taken for a person's.
fn name_of(own: &str) -> String {
    format!("Computer {own}")
}

impl LoadedGame {
    /// The computer player in that seat; `None` if a person has it.
    pub(super) fn computer(&self, seat: Seat) -> Option<&Computer> {
        self.taken(seat)?.seated.computer.as_ref()
    }

    /// The user id of the person in that seat; `None` for a computer player.
    pub(super) fn person_in(&self, seat: Seat) -> Option<u64> {
        self.taken(seat)
            .map(|taken| &taken.seated)
            .filter(|seated| seated.computer.is_none())
            .map(|s| s.person)
    }

    /// The user ids of the people who have a seat.
    pub(super) fn people(&self) -> impl Iterator<Item = u64> {
        let people = self.taken.iter().map(|taken| &taken.seated);
        people.filter(|seated| seated.computer.is_none()).map(|seated| seated.person)
    }

    /// A drawn part of the delay that the host chose, between half and all of it: otherwise whoever watches could tell from the
    /// time how long it thought. A silent person's time is not shortened.
    fn drawn_delay(&self, delay: Millis) -> Millis {
        let half = u32::try_from(delay / 2).ok().filter(|_| delay == self.row.computer_delay);
        let (Some(half), Ok(start)) = (half, self.dice_of_start()) else { return delay };
        // Its choices have lower numbers.
        let number = (u64::from(self.game.as_ref().map_or(0, Game::seq)) << 32) | u64::from(u32::MAX);
        delay - Millis::from(start.for_computers().draw(number, half + 1))
    }

    /// The timer of a computer player's turn: the one that it has, or a new one.
    pub(super) fn computer_timer(&self, wait: &Wait, now: Millis) -> TimerRow {
        let key = wait.computer_key();
        let known = self.timers.iter().find(|timer| timer.key() == key);
        // After a person has come back nobody waits for longer. People wait for what is asked outside its turn.
        let is_turn = wait.clock == Clock::Turn && self.row.turn > 0;
        let latest = if is_turn { now + self.drawn_delay(self.delay_of(wait.seat)) } else { now };
        let due = known.and_then(|timer| timer.due).map_or(latest, |due| due.min(latest));
        let ((seat, kind, span, number), game) = (key, self.row.id);
        TimerRow { game, seat, kind: kind.to_owned(), span, number, due: Some(due), remaining: 0 }
    }
}

/// Applies a change that concerns computer players; `None` for every other change. Returns the new rows of `people`.
pub(super) fn configured(
    loaded: &mut LoadedGame,
    change: &Change,
) -> Option<Result<Vec<Person>, TableError>> {
    let there = loaded.taken.len() - loaded.people().count();
    Some(match change {
        Change::Computers { count, level, name } => set_count(loaded, *count, level.as_ref())
            .and_then(|added| name.as_deref().map_or(Ok(()), |name| rename(loaded, name)).map(|()| added)),
        Change::AddComputer => set_count(loaded, there as u8 + 1, None),
        Change::FillWithComputers => {
            set_count(loaded, loaded.setup.seats - loaded.people().count() as u8, None)
        }
        Change::ComputerLevel(seat, level) => computer_in(loaded, *seat).map(|seated| {
            seated.computer = Some(level.clone());
            Vec::new()
        }),
        Change::RemoveComputer(seat) => {
            let there = computer_in(loaded, *seat).map(|seated| seated.seat);
            there.map(|seat| {
                loaded.vacate(seat);
                Vec::new()
            })
        }
        Change::ComputerDelay(delay) if DELAYS.contains(delay) => {
            loaded.row.computer_delay = *delay;
            Ok(Vec::new())
        }
        Change::ComputerDelay(_) => Err(TableError::PaceNotOffered),
        Change::Seats(_)
        | Change::WriteCard { .. }
        | Change::EraseCard(_)
        | Change::Pace(_)
        | Change::Switch { .. }
        | Change::AddObjective(_)
        | Change::RemoveObjective(_)
        | Change::DefenceWaits(_)
        | Change::BeaconMode(_)
        | Change::AbsencePolicy(_)
        | Change::StartWhenFull(_)
        | Change::LeastReliability(_)
        | Change::Hints(_)
        | Change::Reserve(_)
        | Change::Release(_)
        | Change::Vacations(_)
        | Change::Window(_)
        | Change::Bank(_)
        | Change::Role { .. }
        | Change::Colour(_) => return None,
    })
}

fn computer_in(loaded: &mut LoadedGame, seat: Seat) -> Result<&mut Seated, TableError> {
    let seated = loaded.taken.get_mut(seat.index()).map(|taken| &mut taken.seated);
    seated.filter(|seated| seated.computer.is_some()).ok_or(TableError::NoComputer)
}

/// Sets the number of computer players; new ones get that level, or the normal one.
fn set_count(
    loaded: &mut LoadedGame,
    count: u8,
    level: Option<&Computer>,
) -> Result<Vec<Person>, TableError> {
    let people = loaded.people().count() as u8;
    while loaded.seats_taken() > people + count {
        remove_last(loaded);
    }
    let missing = people + count - loaded.seats_taken();
    let added = add_some(&mut loaded.taken, loaded.setup.seats, missing);
    let free = loaded.setup.seats.saturating_sub(people);
    let added = added.map_err(|_| TableError::TooManyComputers { count, free })?;
    let computers = loaded.taken.iter_mut().map(|taken| &mut taken.seated.computer);
    for now in computers.filter(|computer| computer.is_some()) {
        *now = level.cloned().or(now.take());
    }
    Ok(added)
}

/// Gives seats to computer players of the normal level; `most` is the number of seats. Returns their rows of `people`.
pub(super) fn add_some(taken: &mut Vec<Taken>, most: u8, count: u8) -> Result<Vec<Person>, TableError> {
    let free = most.saturating_sub(taken.len() as u8);
    if count > free {
        return Err(TableError::TooManyComputers { count, free });
    }
    Ok((0..count).map(|_| add(taken)).collect())
}

fn add(taken: &mut Vec<Taken>) -> Person {
    let known = |n: &u8| taken.iter().any(|taken| taken.seated.person == id_of(*n));
    let number = (1..=u8::MAX).find(|n| !known(n)).expect("there are fewer seats");
    let who = computer_person(number);
    let seated = Seated {
        seat: Seat(taken.len() as u8),
        person: who.id,
        name: who.name.clone(),
        colour: free_colour(taken),
        computer: Some(Computer::NORMAL),
    };
    taken.push(Taken::new(seated));
    who
}

/// The first colour that no seat has.
pub(super) fn free_colour(taken: &[Taken]) -> Colour {
    let free = |colour: &Colour| !taken.iter().any(|taken| taken.seated.colour == *colour);
    Colour::ALL.into_iter().find(free).expect("there are as many colours as seats")
}

/// Removes the computer player with the highest seat. Returns whether there was one.
pub(super) fn remove_last(loaded: &mut LoadedGame) -> bool {
    let last = loaded.taken.iter().rposition(|taken| taken.seated.computer.is_some());
    last.is_some_and(|at| loaded.vacate(Seat(at as u8)))
}

/// Names the newest computer player.
fn rename(loaded: &mut LoadedGame, name: &str) -> Result<(), TableError> {
    let kept: String = name.chars().filter(|c| !c.is_control()).take(NAME).collect();
    let kept = kept.trim();
    let newest = loaded.taken.iter_mut().rev().map(|taken| &mut taken.seated).find(|s| s.computer.is_some());
    let newest = newest.ok_or(TableError::NoComputer)?;
    if kept.is_empty() {
        return Err(TableError::BadComputerName { most: NAME as u32 });
    }
    newest.name = name_of(kept);
    tell_apart(&mut loaded.taken);
    Ok(())
}

impl LoadedGame {
    /// Frees a seat of a lobby: the seats after it move up. Returns whether it was taken.
    pub(super) fn vacate(&mut self, seat: Seat) -> bool {
        if self.taken(seat).is_none() {
            return false;
        }
        self.taken.remove(seat.index());
        for (index, taken) in self.taken.iter_mut().enumerate() {
            taken.seated.seat = Seat(index as u8);
        }
        true
    }
}

impl GameChange {
    /// Answers a question of a computer player that needs no timer. Returns whether it did.
    pub(super) fn computer_follows(&mut self, ask: &Ask) -> Result<bool, TableError> {
        let at_once = match ask.clock {
            Clock::Reaction | Clock::Awaited | Clock::Standing | Clock::Idle | Clock::Everybody => true,
            // By the book the set-up takes dozens of short turns. Whoever thinks ahead has a timer for each that is due at once.
            Clock::Turn => {
                let thinks =
                    self.loaded.computer(ask.to).and_then(Computer::level).is_some_and(Player::thinks_ahead);
                self.loaded.row.turn == 0 && !thinks
            }
            Clock::None => return self.computer_says(ask),
        };
        // Others are asked apart, and not waited for here.
        match self.loaded.computer(ask.to).filter(|_| at_once).and_then(Computer::level) {
            Some(player) => self.computer_answers(ask, player).map(|()| true),
            None => Ok(false),
        }
    }

    /// Answers a question that is only offered, if a computer player has something to say to it. Returns whether it did.
    fn computer_says(&mut self, ask: &Ask) -> Result<bool, TableError> {
        let player = self.loaded.computer(ask.to).map(Computer::stand_in);
        let Some(player) = player.filter(|player| player.is_concerned(ask)) else {
            return Ok(false);
        };
        let Some(action) = player.optional_answer(&self.game().view(Viewer::Seat(ask.to)), ask) else {
            return Ok(false);
        };
        self.answer(ask.to, ask.id, &action, AnswerOrigin::Player).map(|()| true)
    }

    /// Makes the offer with which a computer player begins its turn, if it makes one.
    fn computer_proposes(&mut self, seat: i64) -> Result<(), TableError> {
        let offered = |ask: &Ask| i64::from(ask.to.0) == seat && ask.clock == Clock::None;
        for ask in self.loaded.asks().into_iter().filter(offered) {
            let Some(player) = self.loaded.computer(ask.to).and_then(Computer::level) else { continue };
            let (view, mut pick) = self.computer_sees(ask.to)?;
            if let Some(action) = player.proposal(&view, &ask, &mut pick) {
                self.answer(ask.to, ask.id, &action, AnswerOrigin::Player)?;
                return self.follow_up();
            }
        }
        Ok(())
    }

    /// Plays the turn of a computer player whose timer is due.
    pub(super) fn play_computer_turn(&mut self, timer: &TimerRow) -> Result<(), TableError> {
        self.computer_proposes(timer.seat)?;
        for _ in 0..MOST_ANSWERS {
            let mut asks = self.loaded.asks().into_iter();
            let turn = |ask: &Ask| {
                i64::from(ask.to.0) == timer.seat
                    && ask.clock == Clock::Turn
                    && self.loaded.row.span == timer.span
            };
            let Some(ask) = asks.find(turn) else { break };
            let Some(player) = self.loaded.computer(ask.to).and_then(Computer::level) else { break };
            let (view, mut pick) = self.computer_sees(ask.to)?;
            let worlds = Imagination::new(self.game(), ask.to);
            let character = self.character(ask.to)?;
            let mut think = || player.think(character, &worlds, (&view, &ask), &mut pick);
            // Whoever does not think ahead answers in the step of all tables, which must not wait for a thread of low priority.
            let action = if player.thinks_ahead() {
                let thought = at_low_priority(|| panic_isolation::caught(think));
                thought.map_err(|place| TableError::stopped(self.loaded.row.id, &place))?
            } else {
                think()
            };
            self.answer(ask.to, ask.id, &action, AnswerOrigin::Player)?;
            self.follow_up()?;
            if self.dice.missing {
                break;
            }
        }
        Ok(())
    }

    /// What a normal computer player would answer.
    pub(super) fn stand_in_answer(&self, ask: &Ask) -> Result<Action, TableError> {
        let (view, mut pick) = self.computer_sees(ask.to)?;
        Ok(Player::Normal.answer(&view, ask, &mut pick))
    }

    fn computer_answers(&mut self, ask: &Ask, player: Player) -> Result<(), TableError> {
        let (view, mut pick) = self.computer_sees(ask.to)?;
        let action = player.answer(&view, ask, &mut pick);
        self.answer(ask.to, ask.id, &action, AnswerOrigin::Player)
    }

    /// What the persona of the computer player in that seat belongs to, all game long.
    fn character(&self, seat: Seat) -> Result<u64, TableError> {
        // No event has this number.
        let number = u64::MAX - u64::from(seat.0);
        Ok(u64::from(self.loaded.dice_of_start()?.for_computers().draw(number, u32::MAX)))
    }

    /// The view of a seat and the draws for its choices; the same whenever it is decided again.
    fn computer_sees(&self, seat: Seat) -> Result<(View, impl FnMut(u32) -> u32 + use<>), TableError> {
        let view = self.game().view(Viewer::Seat(seat));
        let mut chance = self.loaded.dice_of_start()?.for_computers();
        let mut number = u64::from(self.game().seq()) << 32;
        let pick = move |bound| {
            number += 1;
            chance.draw(number, bound)
        };
        Ok((view, pick))
    }
}
