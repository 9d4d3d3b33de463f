//! Private menus: what is asked of one person, with buttons and menus for every answer ([PBP-7], [PBP-8]).
//! Never a state of its own: what was chosen so far is in the codes.

mod setup;
mod turn;

pub(crate) use setup::{deploy_amount, deploy_left, deploy_slots, deploy_sum, spread, wishes};
pub(crate) use turn::{
    attack_choice, end_choice, moves, place_choice, set_code, shift_choice, shifts, strike_label, trade_sets,
};

use super::call::Answer;
use super::codec::{Draft, Press, Step};
use crate::rules::{Ask, AskId, Menu, View, Waiting};
use crate::table::{GameId, Look, Status};
use crate::text::{Ctx, Words};
use serenity::all::CreateActionRow;

/// A question open to a viewer, with what is needed to put it.
pub(crate) struct Question<'a> {
    pub(crate) words: Words,
    pub(crate) look: &'a Look,
    pub(crate) ask: &'a Ask,
    pub(crate) names: Ctx,
}

impl<'a> Question<'a> {
    /// The first question open to the viewer, if there is one.
    pub(crate) fn open(words: Words, look: &'a Look) -> Option<Self> {
        let ask = look.view.own.as_ref()?.asks.first()?;
        Some(Self { words, look, ask, names: names(look) })
    }

    pub(crate) fn view(&self) -> &View {
        &self.look.view
    }

    pub(crate) fn press(&self, step: Step) -> Press {
        step_of(self.look.game, self.ask.id, step)
    }

    pub(crate) fn territory(&self, at: crate::rules::TerritoryId) -> String {
        self.words.territory(self.view().map(), at)
    }

    /// The question in words.
    pub(crate) fn text(&self) -> String {
        self.words.question(&self.ask.menu, &self.names)
    }

    /// The question with everything that can be pressed.
    pub(crate) fn answer(&self) -> Answer {
        let rows = self.rows();
        Answer::new(self.text()).with(rows)
    }

    fn rows(&self) -> Vec<CreateActionRow> {
        match &self.ask.menu {
            Menu::Claim { free } => setup::claim(self, *free),
            Menu::Wish { .. } => wishes(self, &Draft::default()).rows,
            Menu::Deploy { .. } => deploy_sum(self, &setup::empty(self)).rows,
            Menu::Reinforce { left: 0, .. } => turn::go_on(self),
            Menu::Reinforce { own, sets, .. } => turn::reinforce(self, *own, !sets.is_empty()),
            Menu::Trade { .. } | Menu::Spoils { .. } => trade_sets(self).rows,
            Menu::Bonus { among } => turn::bonus(self, *among),
            Menu::Consent { .. } => turn::consent(self),
            Menu::Attack { strikes } => turn::attack(self, strikes),
            Menu::Defend { least, dice, .. } => turn::defend(self, *least, *dice),
            Menu::Throw { least, dice, .. } => turn::throw(self, *least, *dice),
            Menu::Discard { hand, count } => turn::discard(self, *hand, *count),
            Menu::Advance { min, max, .. } => turn::advance(self, *min, *max),
            Menu::Fortify { .. } => moves(self).rows,
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
    let ready = look.view.own.as_ref().is_some_and(|own| own.sealed.is_some());
    match (&look.view.waiting, &look.view.outcome) {
        (_, Some(outcome)) => words.ended(outcome, &names),
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
