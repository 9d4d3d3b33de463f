//! Fights in a player's turn (R3-22): once, or until they are won; and what continues a fight that was not won.

use super::super::question::{Button, Outcome, Question};
use crate::discord::components::{buttons, red};
use crate::discord::custom_id::TooLong;
use crate::discord::request::Answer;
use crate::present::cold_war::figures;
use crate::rules::cold_war::steps::act::fight::FightOption;
use crate::rules::cold_war::{Armies, Fight, Menu, Order as Compound, Until};
use crate::rules::{Seat, Seen, TerritoryId};
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

/// The button that fights with all armies until the opponent has none left there, with its chance.
pub(super) fn until_won(question: &Question<'_>, (at, against): (TerritoryId, Seat)) -> Option<Button> {
    let (option, theirs) = offered(question, (at, against))?;
    let percent = figures::clear_percent(question.view.house(), option.armies, theirs);
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

/// After a fight: its result stands above; the same fight is offered again in front of the menu of the turn.
pub(super) fn after(
    question: &Question<'_>,
    order: Option<&Compound>,
    seen: &[Seen],
) -> Option<Result<Answer, TooLong>> {
    let (at, against) = fought(question, order, seen)?;
    let again = until_won(question, (at, against))?;
    let answer = again.and_then(|again| {
        let mut rows = buttons(&[again]);
        rows.extend(question.rows()?);
        let title = question.words.place_against(&question.state(at), &question.seat_in_text(against));
        Ok(Answer::new(format!("{}\n**{title}**", question.text())).with(rows).in_colour_of(question.look))
    });
    Some(answer)
}

/// The fight that the order was about, or the last one that has happened.
fn fought(question: &Question<'_>, order: Option<&Compound>, seen: &[Seen]) -> Option<(TerritoryId, Seat)> {
    use crate::rules::FamilySeen;
    use crate::rules::cold_war::{Public, Seen as Shown, events};
    if let Some(Compound::Fight(fight)) = order {
        return Some((fight.at, fight.against));
    }
    seen.iter().rev().find_map(|seen| match seen {
        Seen::Happened(FamilySeen::ColdWar(Shown::Public(Public::Fought(events::Fought {
            at,
            against,
            seat,
            ..
        }))))
            if *seat == question.ask.to =>
        {
            Some((*at, *against))
        }
        _ => None,
    })
}
