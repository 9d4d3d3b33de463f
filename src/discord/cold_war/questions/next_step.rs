//! What continues an order, in front of the menu of the turn: the fight after a fight or a declaration of war, the wars after a purchase.

use super::super::question::Question;
use super::{fight, war};
use crate::discord::components::buttons;
use crate::discord::components::custom_id::TooLong;
use crate::discord::context::answer::Answer;
use crate::rules::cold_war::{Order as Compound, Public, Seen as Shown};
use crate::rules::{FamilySeen, Seat, Seen, TerritoryId};

/// After a fight or a declaration of war: its result stands above; that fight is offered in front of the menu of the turn. After a
/// purchase the wars that the armies there can begin are offered so.
pub(super) fn after(
    question: &Question<'_>,
    order: Option<&Compound>,
    seen: &[Seen],
) -> Option<Result<Answer, TooLong>> {
    let (title, first) = if let Some((at, against)) = fought(question, order, seen) {
        let title = question.words.place_against(&question.state(at), &question.seat_in_text(against));
        let odds = fight::odds(question, (at, against))?;
        (format!("**{title}** · {odds}"), vec![fight::until_won(question, (at, against))?])
    } else {
        let at = bought(question, seen)?;
        let wars = war::from(question, at);
        (!wars.is_empty()).then(|| (format!("**{}**", question.state(at)), wars))?
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
        seats.iter().map(|seat| (at, *seat)).find(|fight| fight::offered(question, *fight).is_some())
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
