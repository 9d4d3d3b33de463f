//! Fights in a player's turn (R3-22): once, or until they are won.

use super::super::question::{Button, Outcome, Question};
use crate::discord::components::red;
use crate::present::cold_war::win_chances;
use crate::rules::cold_war::steps::Act;
use crate::rules::cold_war::steps::turn_actions::fight::FightOption;
use crate::rules::cold_war::{Armies, Fight, Menu, Order as Compound, Until};
use crate::rules::{Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// Fight on there with all armies until that holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Press {
    at: TerritoryId,
    against: Seat,
    until: Until,
}

/// The fight that is offered there, with the opponent's armies.
pub(super) fn offered<'a>(
    question: &'a Question<'_>,
    (at, against): (TerritoryId, Seat),
) -> Option<(&'a FightOption, Armies)> {
    let Menu::Act(act) = question.menu else { return None };
    let option = act.fights.iter().find(|option| option.at == at && option.left > 0)?;
    let theirs = option.against.iter().find(|(seat, _)| *seat == against)?.1;
    Some((option, theirs))
}

/// Every fight that is offered: where, against whom, with the opponent's armies.
pub(super) fn all(act: &Act) -> Vec<(TerritoryId, Seat, Armies)> {
    let offered = act.fights.iter().filter(|option| option.left > 0);
    let each = |option: &FightOption| {
        let at = option.at;
        option.against.iter().map(move |(seat, theirs)| (at, *seat, *theirs)).collect::<Vec<_>>()
    };
    offered.flat_map(each).collect()
}

/// The armies of both sides of a fight, with the chance to win it.
pub(super) fn odds(question: &Question<'_>, (at, against): (TerritoryId, Seat)) -> Option<String> {
    let (option, theirs) = offered(question, (at, against))?;
    let percent = win_chances::clear_percent(question.view.house(), option.armies, theirs);
    let (own, theirs) = (question.armies(option.armies), question.armies(theirs));
    Some(question.words.clash_odds(&own, &theirs, percent))
}

/// The button that fights with all armies until the opponent has none left there, with its chance.
pub(super) fn until_won(question: &Question<'_>, (at, against): (TerritoryId, Seat)) -> Option<Button> {
    let (option, theirs) = offered(question, (at, against))?;
    let percent = win_chances::clear_percent(question.view.house(), option.armies, theirs);
    let label = question.words.fight_until_won(percent);
    let code = question.step(Press { at, against, until: Until::Won });
    Some(code.map(|code| red(code, &label)))
}

/// Carries on with all armies there until the condition holds; `None` if the fight is not offered any more.
pub(super) fn pressed(question: &Question<'_>, Press { at, against, until }: Press) -> Option<Outcome> {
    let (option, _) = offered(question, (at, against))?;
    let fight = Fight { at, against, armies: option.armies, until };
    Some(Outcome::compound(Compound::Fight(fight)))
}
