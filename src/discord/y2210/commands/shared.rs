//! What the family of 2210 makes of the commands that all families share.

use super::super::question::{Question, view_of};
use super::typed;
use crate::discord::context::answer::Answer;
use crate::discord::interactions::request::{Answered, Refusal, Request};
use crate::discord::interactions::slash;
use crate::discord::interactions::slash::refusal;
use crate::discord::options::integer_option::magnitude;
use crate::discord::options::parse;
use crate::discord::options::play_options::{AttackTyped, CERTAIN, DefendChoice, Typed, UntilChoice};
use crate::discord::panels::give_order;
use crate::discord::texts::status_text;
use crate::discord::y2210::commands::orders;
use crate::discord::y2210::commands::reactions;
use crate::discord::y2210::standing_orders;
use crate::rules;
use crate::rules::TerritoryId;
use crate::rules::y2210::{self, Action, Commanders, Invade, Menu, Units, Until, View, steps};
use crate::table::{Look, Order, TableError};

/// Carries out a shared command in a game of this family.
pub(crate) async fn play(request: &Request, typed: &Typed) -> Answered {
    let look = orders::acting(request).await?;
    let Some(view) = view_of(&look) else { return Err(TableError::Stale.into()) };
    let action = match typed {
        Typed::Claim { territory } => Action::Claim { at: territory_at(request, &look, territory)? },
        Typed::Deploy { armies, pieces } => {
            let question = Question::open(request.words, &look);
            let asked =
                question.filter(|question| matches!(question.menu, Menu::Deploy(_) | Menu::Garrison(_)));
            match (armies, asked) {
                (Some(typed), Some(_)) => deployed(request, &look, view, typed, pieces)?,
                (None, Some(question)) if pieces.iter().all(Option::is_none) => {
                    return Ok(question.answer());
                }
                (None, Some(_)) => deployed(request, &look, view, &request.words.word_even(), pieces)?,
                // Another question is open: the table refuses and names the player and question waited for.
                (_, None) => Action::Deploy { mods: Vec::new() },
            }
        }
        Typed::Place { territory, armies } => placed(request, &look, territory, *armies)?,
        Typed::Attack(attack) => return invade(request, &look, attack).await,
        Typed::Advance { armies, commanders } => advanced(request, &look, *armies, commanders.as_deref())?,
        Typed::Roll { dice, commanders } => thrown(request, &look, *dice, commanders.as_deref())?,
        Typed::Defend(choice) => return defend(request, *choice).await,
        Typed::Fortify { from, to, armies, commanders } => {
            let (from, to) = (territory_at(request, &look, from)?, territory_at(request, &look, to)?);
            let there = view.territories.get(from.index()).map_or(Units::NONE, |held| held.units);
            let units = moving(request, there, *armies, commanders.as_deref())?;
            Action::Fortify { from, to, units }
        }
        Typed::End => {
            return give_order::by_command(request, Order::Compound(y2210::Order::End.into())).await;
        }
        Typed::Wish { territories } => return wish(request, &look, territories.as_deref()).await,
    };
    orders::answer_question(request, action).await
}

fn territory_at(request: &Request, look: &Look, typed: &str) -> Result<TerritoryId, Refusal> {
    slash::territory(request, look.view.map(), typed)
}

/// Starting MODs; in the sealed set-up with the pieces, which stand by default where the suggestion puts them.
fn deployed(
    request: &Request,
    look: &Look,
    view: &View,
    typed: &str,
    pieces: &[Option<String>; 3],
) -> Result<Action, Refusal> {
    let question = Question::open(request.words, look);
    let asked = question.as_ref().map(|question| question.menu);
    let default = question.as_ref().map(|question| &question.ask.default);
    let all = match asked {
        Some(Menu::Deploy(menu)) => menu.mods,
        Some(Menu::Garrison(menu)) => menu.mods,
        _ => 1,
    };
    let even = [String::from("even"), request.words.word_even()].contains(&typed.trim().to_lowercase());
    if let (
        Some(Menu::Garrison(_)),
        Some(rules::Action::Y2210(Action::Garrison { mods, land, diplomat, station })),
    ) = (asked, default)
    {
        let mods = if even {
            mods.clone()
        } else {
            typed::placement(request.words, view, typed, all).map_err(Refusal::Said)?
        };
        let mut at = [*land, *diplomat, *station];
        for (at, typed) in at.iter_mut().zip(pieces) {
            if let Some(typed) = typed {
                *at = territory_at(request, look, typed)?;
            }
        }
        let [land, diplomat, station] = at;
        return Ok(Action::Garrison { mods, land, diplomat, station });
    }
    if let (true, Some(rules::Action::Y2210(suggested @ Action::Deploy { .. }))) = (even, default) {
        return Ok(suggested.clone());
    }
    Ok(Action::Deploy { mods: typed::placement(request.words, view, typed, all).map_err(Refusal::Said)? })
}

/// MODs of the income, or a starting piece.
fn placed(request: &Request, look: &Look, territory: &str, armies: Option<i64>) -> Result<Action, Refusal> {
    let at = territory_at(request, look, territory)?;
    let left = match Question::open(request.words, look).map(|question| question.menu.clone()) {
        Some(Menu::Settle(_)) => return Ok(Action::Settle { at }),
        Some(Menu::Place(steps::Place { left, .. })) => left,
        _ => 1,
    };
    let mods = armies.map_or(Ok(left), |n| typed_mods(request, n))?;
    Ok(Action::Place { mods: vec![(at, mods)] })
}

/// A number of MODs: at least one. The game checks the upper bound.
fn typed_mods(request: &Request, n: i64) -> Result<u32, Refusal> {
    if n < 1 {
        return Err(refusal(request.words.no_such_number_of_mods()));
    }
    Ok(u32::try_from(n).unwrap_or(u32::MAX))
}

async fn invade(request: &Request, look: &Look, attack: &AttackTyped) -> Answered {
    let AttackTyped { from, to, dice, until, armies, chance, move_in, spare } = attack;
    if dice.is_some() || move_in.is_some() {
        return Err(refusal(request.words.attack_options_y2210()));
    }
    let until = match (until, armies, chance) {
        (Some(UntilChoice::Once) | None, None, None) => Until::Once,
        (Some(UntilChoice::Captured), None, None) => Until::Captured,
        (None | Some(UntilChoice::Captured), Some(n), None) => Until::Left(typed_mods(request, *n)?),
        (None | Some(UntilChoice::Captured), None, Some(percent)) => {
            let fits = u8::try_from(*percent).ok().filter(|percent| (1..=CERTAIN).contains(percent));
            let wrong = || refusal(request.words.bad_percent(magnitude(*percent)));
            fits.map(Until::Chance).ok_or_else(wrong)?
        }
        _ => return Err(refusal(request.words.one_stop_condition())),
    };
    let invade = Invade {
        from: territory_at(request, look, from)?,
        to: territory_at(request, look, to)?,
        until,
        spare: spare.unwrap_or(false),
        move_in: false,
    };
    give_order::by_command(request, Order::Compound(y2210::Order::Invade(invade).into())).await
}

/// Units out of a territory: that many MODs, or all that may go, with these commanders.
fn moving(request: &Request, there: Units, mods: Option<i64>, with: Option<&str>) -> Result<Units, Refusal> {
    let commanders = with.map(|typed| typed::commanders(request.words, typed)).transpose();
    let commanders = commanders.map_err(Refusal::Said)?;
    let most = there.count().saturating_sub(1);
    Ok(match (mods, commanders) {
        (None, None) => there.first(most),
        (None, Some(commanders)) => {
            let mods = there.mods.min(most.saturating_sub(commanders.len()));
            Units { mods, commanders }
        }
        (Some(n), commanders) => {
            let commanders = commanders.unwrap_or(Commanders::NONE);
            let none = n == 0 && !commanders.is_empty();
            Units { mods: if none { 0 } else { typed_mods(request, n)? }, commanders }
        }
    })
}

fn advanced(
    request: &Request,
    look: &Look,
    mods: Option<i64>,
    with: Option<&str>,
) -> Result<Action, Refusal> {
    let Some(Menu::Advance(menu)) = Question::open(request.words, look).map(|question| question.menu.clone())
    else {
        // The game says that another question is open.
        return Ok(Action::Advance { units: Units::of_mods(1) });
    };
    let must = Units { mods: 0, commanders: menu.must };
    let units = if mods.is_none() && with.is_none() {
        must.plus(menu.units.minus(must).first(menu.max.saturating_sub(menu.must.len())))
    } else {
        let chosen = moving(request, menu.units, mods, with)?;
        if with.is_none() { chosen.plus(must) } else { chosen }
    };
    Ok(Action::Advance { units })
}

fn thrown(request: &Request, look: &Look, dice: i64, with: Option<&str>) -> Result<Action, Refusal> {
    if dice < 1 {
        return Err(refusal(request.words.no_dice()));
    }
    // The game checks the maximum.
    let dice = u8::try_from(dice).unwrap_or(u8::MAX);
    let commanders = match with {
        Some(typed) => typed::commanders(request.words, typed).map_err(Refusal::Said)?,
        None => match Question::open(request.words, look).map(|question| question.menu.clone()) {
            Some(Menu::Throw(menu)) => menu.commanders.iter().take(usize::from(dice)).collect(),
            _ => Commanders::NONE,
        },
    };
    Ok(Action::Throw { dice, commanders })
}

async fn defend(request: &Request, choice: DefendChoice) -> Answered {
    reactions::change_orders(request, |standing| {
        standing.defend = match choice {
            DefendChoice::Most => Some(2),
            DefendChoice::One => Some(1),
            DefendChoice::Ask => None,
        };
    })
    .await
}

/// The wish list, if one is asked for; else the territories to claim, most wanted first; without any, shows the
/// standing orders.
async fn wish(request: &Request, look: &Look, typed: Option<&str>) -> Answered {
    let question = Question::open(request.words, look);
    let asked = question.filter(|question| matches!(question.menu, Menu::Wish(_)));
    if let (Some(question), None) = (&asked, typed) {
        return Ok(question.answer());
    }
    let Some(typed) = typed else {
        let standing = standing_orders::standing(request, request.target()?).await?;
        return Ok(Answer::new(request.words.standing(
            &standing.into(),
            &look.view,
            &status_text::names(look),
        )));
    };
    let wishes = parse::territories(request.words, look.view.map(), typed).map_err(Refusal::Said)?;
    if asked.is_some() {
        return orders::answer_question(request, Action::Wish { order: wishes }).await;
    }
    reactions::change_orders(request, |standing| standing.wishes = wishes).await
}
