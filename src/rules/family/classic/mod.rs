//! The classic family: claim, reinforce, attack, fortify. Never knows which of its rulebooks is played: options do.

mod aims;
mod asks;
mod battle;
mod bounds;
mod cards;
mod decide;
mod evolve;
mod finish;
mod legal;
mod limits;
mod moves;
mod opening;
mod options;
mod order;
mod safe;
mod scoring;
mod spoils;
mod state;
mod step;
mod turn;
mod view;

pub use options::*;

pub(crate) use aims::{check_objective, check_objectives, pile};
pub(crate) use asks::asks;
pub(crate) use cards::{sets, worth};
pub(crate) use decide::decide;
pub(crate) use evolve::evolve;
pub(crate) use finish::{call_time, minutes};
pub(crate) use moves::Ground;
pub(crate) use opening::open;
pub(crate) use state::Classic;
pub(crate) use view::{resample, view};

use crate::rules::action::Action;
use crate::rules::ask::Illegal;
use crate::rules::game::Game;
use crate::rules::ids::{AskId, Seat};
use asks::Question;

/// Finds the question an answer is for and checks the answer.
pub(crate) fn check(
    game: &Game,
    by: Seat,
    ask: AskId,
    action: &Action,
) -> Result<crate::rules::ask::Pace, Illegal> {
    let questions = asks::questions(game);
    let Some(Question { menu, pace, .. }) = questions.iter().find(|open| open.id == ask && ask.to == by)
    else {
        let asked = questions.iter().any(|open| open.id.to == by);
        return Err(if asked { Illegal::Stale } else { Illegal::NotAsked });
    };
    legal::check(game, by, menu, action)?;
    Ok(*pace)
}
