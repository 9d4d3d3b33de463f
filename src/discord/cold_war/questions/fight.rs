//! Fights in a player's turn (R3-22): once, or until they are won; and what continues a fight that was not won.

use super::super::question::{Button, Outcome, Question};
use super::war;
use crate::discord::components::{buttons, red};
use crate::discord::custom_id::TooLong;
use crate::discord::request::Answer;
use crate::present::cold_war::figures;
use crate::rules::cold_war::steps::Act;
use crate::rules::cold_war::steps::act::fight::FightOption;
use crate::rules::cold_war::{Armies, Fight, Menu, Order as Compound, Public, Seen as Shown, Until};
use crate::rules::{FamilySeen, Seat, Seen, TerritoryId};
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
    let percent = figures::clear_percent(question.view.house(), option.armies, theirs);
    let (own, theirs) = (question.armies(option.armies), question.armies(theirs));
    Some(question.words.clash_odds(&own, &theirs, percent))
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

/// After a fight or a declaration of war: its result stands above; that fight is offered in front of the menu of the turn. After a
/// purchase the wars that the armies there can begin are offered so.
pub(super) fn after(
    question: &Question<'_>,
    order: Option<&Compound>,
    seen: &[Seen],
) -> Option<Result<Answer, TooLong>> {
    let (title, first) = match fought(question, order, seen) {
        Some((at, against)) => {
            let title = question.words.place_against(&question.state(at), &question.seat_in_text(against));
            let odds = odds(question, (at, against))?;
            (format!("**{title}** · {odds}"), vec![until_won(question, (at, against))?])
        }
        None => {
            let at = bought(question, seen)?;
            let wars = war::from(question, at);
            (!wars.is_empty()).then(|| (format!("**{}**", question.state(at)), wars))?
        }
    };
    let first: Result<Vec<_>, TooLong> = first.into_iter().collect();
    let answer = first.and_then(|first| {
        let mut rows = buttons(&first);
        rows.extend(question.rows()?);
        Ok(Answer::new(format!("{}\n{title}", question.text())).with(rows).in_colour_of(question.look))
    });
    Some(answer)
}

/// Where the player has bought armies just now.
fn bought(question: &Question<'_>, seen: &[Seen]) -> Option<TerritoryId> {
    publics(seen).last().and_then(|public| match public {
        Public::Bought(bought) if bought.seat == question.ask.to => Some(bought.at),
        _ => None,
    })
}

fn publics(seen: &[Seen]) -> impl DoubleEndedIterator<Item = &Public> {
    seen.iter().filter_map(|seen| match seen {
        Seen::Happened(FamilySeen::ColdWar(Shown::Public(public))) => Some(public),
        _ => None,
    })
}

/// The fight that the order was about, or the last one that has happened or that a declaration of war has made possible.
fn fought(question: &Question<'_>, order: Option<&Compound>, seen: &[Seen]) -> Option<(TerritoryId, Seat)> {
    if let Some(Compound::Fight(fight)) = order {
        return Some((fight.at, fight.against));
    }
    let me = question.ask.to;
    let there = |at: TerritoryId, seats: &[Seat]| {
        seats.iter().map(|seat| (at, *seat)).find(|fight| offered(question, *fight).is_some())
    };
    publics(seen).rev().find_map(|public| match public {
        Public::Fought(fought) if fought.seat == me => Some((fought.at, fought.against)),
        Public::WarDeclared(war) if war.seat == me => there(war.at, &war.against),
        Public::LegArrived(leg) if leg.seat == me && leg.war.is_some() => {
            there(leg.to, &question.view.at(leg.to).parties())
        }
        _ => None,
    })
}
