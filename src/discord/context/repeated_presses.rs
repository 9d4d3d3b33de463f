//! Repeated presses: the second press of the same component of the same message by the same person gets the outcome of
//! the first, while the first is in work and after it has replaced the message ([PBP-7]).
//!
//! A press is new, and is carried out, if the message shows its component at present: a custom id holds the number of its
//! question, so a component that acts once is gone from the message afterwards. In memory only, bounded in number: after
//! a restart a repeated press is answered like any press on an old message.

use super::open_panels::Shown;
use crate::discord::components::panel::Panel;
use crate::table::Millis;
use parking_lot::Mutex;
use serenity::all::MessageId;
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::sync::watch;

/// Maximum number of messages, counted once per person.
const MOST: usize = 2_000;
/// Number of presses remembered per message and person.
const EACH: usize = 4;
/// How long a press waits for the same one that is in work. Discord allows three seconds for the response.
const PATIENCE: Duration = Duration::from_millis(1_500);
/// How much later than the first a second tap arrives at most, in milliseconds.
const SECOND_TAP: Millis = 3_000;

/// What became of a press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    InWork,
    /// It was refused, or could not be answered: the next one is carried out.
    Failed,
    /// It was answered; its message stays.
    Answered,
    /// It has replaced its message.
    Replaced,
}

/// A component as it was used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Used {
    /// The custom id of the button, menu or modal.
    pub(crate) code: String,
    /// The values picked in a menu.
    pub(crate) picked: Vec<String>,
    /// The texts typed into a modal.
    pub(crate) typed: Vec<String>,
}

impl Used {
    /// Whether a panel shows this component, with each picked value.
    pub(crate) fn stands_in(&self, shown: &Shown) -> bool {
        let Shown { text, rows, accent, .. } = shown;
        let panel = Panel { heading: text, rows, accent: *accent };
        let json = serde_json::to_string(&panel.plain_rows()).unwrap_or_default();
        let stands = |value: &String| serde_json::to_string(value).is_ok_and(|quoted| json.contains(&quoted));
        stands(&self.code) && self.picked.iter().all(stands)
    }
}

/// A press that was made.
#[derive(Debug)]
struct Known {
    used: Used,
    since: Millis,
    outcome: Arc<watch::Sender<Outcome>>,
}

/// The newest presses of each person on each message.
#[derive(Debug, Default)]
pub(crate) struct RepeatedPresses(Mutex<BTreeMap<(MessageId, u64), VecDeque<Known>>>);

/// A press in work. Dropped before it was answered, it was refused or has failed.
#[derive(Debug)]
pub(crate) struct PressInWork {
    outcome: Arc<watch::Sender<Outcome>>,
    replaces: AtomicBool,
    held: AtomicBool,
}

impl PressInWork {
    /// Announces that the response will replace the message.
    pub(crate) fn replaces(&self) {
        self.replaces.store(true, Ordering::Relaxed);
    }

    /// The first response will only acknowledge: the press is in work until [`Self::released`].
    pub(crate) fn held(&self) {
        self.held.store(true, Ordering::Relaxed);
    }

    /// What follows such a response was sent.
    pub(crate) fn released(&self) {
        self.held.store(false, Ordering::Relaxed);
        self.answered();
    }

    /// The first response was sent.
    pub(crate) fn answered(&self) {
        if self.held.load(Ordering::Relaxed) {
            return;
        }
        let replaces = self.replaces.load(Ordering::Relaxed);
        self.outcome.send_replace(if replaces { Outcome::Replaced } else { Outcome::Answered });
    }
}

impl Drop for PressInWork {
    fn drop(&mut self) {
        self.outcome.send_if_modified(|outcome| {
            let open = *outcome == Outcome::InWork;
            if open {
                *outcome = Outcome::Failed;
            }
            open
        });
    }
}

/// How a press stands to an earlier one.
#[derive(Debug)]
pub(crate) enum Standing {
    /// The same press was in work and has been answered meanwhile, or still is in work.
    SecondOf(Earlier),
    /// It is to be carried out; with the same press of before, if there was one.
    New(PressInWork, Option<Earlier>),
}

/// An earlier press of the same component of the same message.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Earlier {
    /// Whether it has replaced the message.
    pub(crate) replaced: bool,
    /// Whether it was the person's last press on that message, a moment ago.
    pub(crate) just_now: bool,
}

impl RepeatedPresses {
    /// Whether no press is being carried out.
    pub(crate) fn all_answered(&self) -> bool {
        let known = self.0.lock();
        known.values().flatten().all(|press| *press.outcome.borrow() != Outcome::InWork)
    }

    /// Enters a press; waits for the same one if it is in work.
    pub(crate) async fn enter(&self, at: (MessageId, u64), used: Used, now: Millis) -> Standing {
        loop {
            let mut outcome = match self.find_or_add(at, &used, now) {
                Found::New(work, earlier) => return Standing::New(work, earlier),
                Found::InWork(outcome) => outcome,
            };
            let ended = outcome.wait_for(|outcome| *outcome != Outcome::InWork);
            match tokio::time::timeout(PATIENCE, ended).await.map(|ended| ended.map(|outcome| *outcome)) {
                // Of several that have waited one is carried out, and the others wait for that one.
                Ok(Ok(Outcome::Failed) | Err(_)) => {}
                Ok(Ok(Outcome::Replaced)) => {
                    return Standing::SecondOf(Earlier { replaced: true, just_now: true });
                }
                // Without an outcome in time the first one will still be answered.
                Ok(Ok(Outcome::Answered | Outcome::InWork)) | Err(_) => {
                    return Standing::SecondOf(Earlier { replaced: false, just_now: true });
                }
            }
        }
    }

    /// The same press if it is in work; otherwise adds this one. Under one lock, so that of two presses at the same instant
    /// one only is new.
    fn find_or_add(&self, at: (MessageId, u64), used: &Used, now: Millis) -> Found {
        let mut all = self.0.lock();
        let presses = all.entry(at).or_default();
        let same = presses.iter().rposition(|press| press.used == *used);
        let last = same.is_some_and(|same| same + 1 == presses.len());
        let mut earlier = None;
        if let Some(press) = same.and_then(|same| presses.get(same)) {
            let outcome = *press.outcome.borrow();
            if outcome == Outcome::InWork {
                return Found::InWork(press.outcome.subscribe());
            }
            let just_now = last && now - press.since <= SECOND_TAP;
            earlier = (outcome != Outcome::Failed)
                .then_some(Earlier { replaced: outcome == Outcome::Replaced, just_now });
        }
        let outcome = Arc::new(watch::Sender::new(Outcome::InWork));
        presses.retain(|press| press.used != *used);
        presses.push_back(Known { used: used.clone(), since: now, outcome: Arc::clone(&outcome) });
        if presses.len() > EACH {
            presses.pop_front();
        }
        if all.len() > MOST {
            all.pop_first();
        }
        let work = PressInWork { outcome, replaces: AtomicBool::new(false), held: AtomicBool::new(false) };
        Found::New(work, earlier)
    }
}

/// What [`RepeatedPresses::find_or_add`] has found.
enum Found {
    InWork(watch::Receiver<Outcome>),
    /// It was added; with the same press of before, if there was one.
    New(PressInWork, Option<Earlier>),
}

#[cfg(test)]
mod tests {
    use super::*;

    fn used(code: &str) -> Used {
        Used { code: code.to_owned(), picked: Vec::new(), typed: Vec::new() }
    }

    fn new(standing: Standing) -> (PressInWork, Option<Earlier>) {
        match standing {
            Standing::New(work, earlier) => (work, earlier),
            Standing::SecondOf(_) => panic!("a second press"),
        }
    }

    #[tokio::test]
    async fn a_second_press_waits_for_the_first_and_gets_its_outcome() {
        let presses = RepeatedPresses::default();
        let at = (MessageId::new(1), 7);
        let (work, earlier) = new(presses.enter(at, used("a"), 0).await);
        assert!(earlier.is_none());
        let second = presses.enter(at, used("a"), 0);
        let first = async {
            work.replaces();
            work.answered();
        };
        let (second, ()) = tokio::join!(second, first);
        assert!(matches!(second, Standing::SecondOf(Earlier { replaced: true, just_now: true })));
        let (_, later) = new(presses.enter(at, used("a"), 10).await);
        assert!(later.is_some_and(|earlier| earlier.replaced && earlier.just_now));
        // Another person, message or component is another press.
        assert!(new(presses.enter((at.0, 8), used("a"), 0).await).1.is_none());
        assert!(new(presses.enter((MessageId::new(2), 7), used("a"), 0).await).1.is_none());
        assert!(new(presses.enter(at, used("b"), 0).await).1.is_none());
    }

    #[test]
    fn of_presses_at_the_same_instant_one_is_new() {
        let presses = RepeatedPresses::default();
        let at = (MessageId::new(1), 7);
        let entered: Vec<Found> = std::thread::scope(|scope| {
            let threads: Vec<_> =
                (0..8).map(|_| scope.spawn(|| presses.find_or_add(at, &used("a"), 0))).collect();
            threads.into_iter().map(|thread| thread.join().expect("entered")).collect()
        });
        let new = entered.iter().filter(|found| matches!(found, Found::New(..))).count();
        assert_eq!(new, 1);
    }

    #[tokio::test]
    async fn a_press_that_failed_is_carried_out_again_and_memory_is_bounded() {
        let presses = RepeatedPresses::default();
        let at = (MessageId::new(1), 7);
        let (work, _) = new(presses.enter(at, used("a"), 0).await);
        let (second, ()) = tokio::join!(presses.enter(at, used("a"), 0), async { drop(work) });
        let (again, earlier) = new(second);
        assert!(earlier.is_none());
        again.answered();
        let late = new(presses.enter(at, used("a"), SECOND_TAP + 1).await).1;
        assert!(late.is_some_and(|earlier| !earlier.just_now && !earlier.replaced));
        for message in 2..3 + MOST as u64 {
            let code = format!("{message}");
            new(presses.enter((MessageId::new(message), 7), used(&code), 0).await).0.answered();
        }
        for code in ["c", "d", "e", "f", "g"] {
            new(presses.enter((MessageId::new(5_000), 7), used(code), 0).await).0.answered();
        }
        let known = presses.0.lock();
        assert_eq!((known.len(), known[&(MessageId::new(5_000), 7)].len()), (MOST, EACH));
    }
}
