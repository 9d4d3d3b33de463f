//! What is asked of one person, and whom everybody waits for. How a question is put its family says; what was chosen so
//! far is in the codes of the buttons.

use super::call::Answer;
use super::classic;
use super::codec::{Press, Step};
use crate::rules::{Ask, AskId, Menu, View, Waiting};
use crate::table::{GameId, Look, Status};
use crate::text::{Ctx, Words};

/// The question of a family that is open to the viewer.
pub(crate) enum Question<'a> {
    /// Of the classic family.
    Classic(classic::Question<'a>),
}

impl<'a> Question<'a> {
    /// The first question open to the viewer, if there is one.
    pub(crate) fn open(words: Words, look: &'a Look) -> Option<Self> {
        look.view.asks.first().map(|ask| Self::of(words, look, ask))
    }

    /// The question of that name, if it is open to the viewer.
    pub(crate) fn named(words: Words, look: &'a Look, id: AskId) -> Option<Self> {
        look.view.asks.iter().find(|ask| ask.id == id).map(|ask| Self::of(words, look, ask))
    }

    fn of(words: Words, look: &'a Look, ask: &'a Ask) -> Self {
        match (&look.view, &ask.menu) {
            (View::Classic(view), Menu::Classic(menu)) => {
                Self::Classic(classic::Question { words, look, ask, view, menu, names: names(look) })
            }
        }
    }

    /// The question with everything that can be pressed.
    pub(crate) fn answer(&self) -> Answer {
        match self {
            Self::Classic(question) => question.answer(),
        }
    }
}

/// What is asked of the viewer now, or whom everybody waits for.
pub(crate) fn now(words: Words, look: &Look) -> Answer {
    match Question::open(words, look) {
        Some(question) => question.answer(),
        None => Answer::new(waiting(words, look)),
    }
}

/// Whom everybody waits for.
pub(crate) fn waiting(words: Words, look: &Look) -> String {
    if look.status == Status::Cancelled {
        return words.announce_cancelled(look.number);
    }
    let names = names(look);
    let ready = look.view.answered;
    match (&look.view.waiting, &look.view.outcome) {
        (_, Some(outcome)) => words.ended(outcome, &look.view, &names),
        (Waiting::Nobody, None) => words.waiting_nobody(),
        (Waiting::For { seat, kind }, None) => {
            let doing = words.doing(*kind, &words.seat_name(&names, *seat));
            match look.deadline {
                Some(at) => words.waiting_until(&doing, &moment(words, at)),
                None => doing,
            }
        }
        (Waiting::Sealed { kind, answered, of }, None) => {
            let said = words.sealed(*kind, *answered, *of);
            if ready { format!("{}\n{said}", words.hand_sealed()) } else { said }
        }
    }
}

/// A moment as Discord shows it, in each reader's own time: date and distance.
pub(crate) fn moment(words: Words, at: crate::table::Millis) -> String {
    words.time(at)
}

/// The names that sentences about this game need.
pub(crate) fn names(look: &Look) -> Ctx {
    let names = look.seated.iter().map(|seated| seated.name.as_str());
    Ctx::new(look.view.map(), names).in_colours(look.seated.iter().map(|seated| seated.colour.key()))
}

/// The code of a step.
pub(crate) const fn step_of(game: GameId, ask: AskId, step: Step) -> Press {
    Press::Step(game, ask, step)
}
