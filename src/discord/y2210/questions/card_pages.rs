//! Pages on which a command card is played: the cards that can be played now, and the targets of one (R1-30). For all
//! questions that offer cards. Each custom id contains the targets chosen so far.

use super::super::choices::{territory_buttons, territory_menus};
use super::super::names;
use super::super::question::{Outcome, Page, Question, pick};
use crate::discord::components::custom_id::TooLong;
use crate::discord::components::{Line, blue, buttons, green, grey, menu};
use crate::discord::context::answer::Answer;
use crate::discord::texts::status_text;
use crate::present::y2210::ranked_choices;
use crate::rules::y2210::{Action, CardKind, Commander, Menu, PlayOption, Target, Targets};
use crate::rules::{TerritoryId, TerritorySet};
use serde::{Deserialize, Serialize};
use serenity::all::{CreateActionRow, CreateButton};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Press {
    /// Show the cards.
    List,
    /// A card was chosen: show its targets.
    Card(CardKind),
    /// The territories chosen so far for a card with several.
    Some(CardKind, Vec<TerritoryId>),
    /// The moves chosen so far, and the commander who moves next.
    Moves(CardKind, Vec<(Commander, TerritoryId)>, Option<Commander>),
}

/// Number of cards on buttons.
const BUTTONS: usize = 5;

/// The cards that a question offers.
pub(in super::super) const fn offered(menu: &Menu) -> Option<&Vec<PlayOption>> {
    match menu {
        Menu::Prepare(menu) => Some(&menu.cards),
        Menu::Invade(menu) => Some(&menu.cards),
        Menu::NuclearRound(menu) => Some(&menu.cards),
        Menu::Fortify(menu) => Some(&menu.cards),
        Menu::React(menu) => Some(&menu.cards),
        _ => None,
    }
}

/// The label of a card: name, copies, price.
pub(super) fn label(question: &Question<'_>, option: &PlayOption) -> String {
    let words = question.words;
    words.button_card(&names::card(words, option.card), option.copies, option.cost)
}

/// Buttons or a menu of the cards of a question.
pub(super) fn rows(question: &Question<'_>, cards: &[PlayOption]) -> Result<Vec<CreateActionRow>, TooLong> {
    if cards.len() <= BUTTONS {
        let button = |option: &PlayOption| {
            Ok(blue(question.step(Press::Card(option.card))?, &label(question, option)))
        };
        return Ok(buttons(&cards.iter().map(button).collect::<Result<Vec<_>, TooLong>>()?));
    }
    let line = |option: &PlayOption| {
        let line = Line::new(label(question, option), question.step(Press::Card(option.card))?);
        Ok(line.note(names::effect(question.words, question.view, option.card)))
    };
    let lines = cards.iter().map(line).collect::<Result<Vec<_>, TooLong>>()?;
    Ok(vec![menu(pick(9)?, &question.words.pick_card(), &lines)])
}

/// The button that opens the list; none without a card.
pub(super) fn button(question: &Question<'_>, cards: &[PlayOption]) -> Result<Vec<CreateButton>, TooLong> {
    if cards.is_empty() {
        return Ok(Vec::new());
    }
    let count = cards.iter().map(|option| option.copies).sum();
    Ok(vec![grey(question.step(Press::List)?, &question.words.button_play_cards(count))])
}

pub(super) fn pressed(
    question: &Question<'_>,
    press: &Press,
    _picked: &[String],
) -> Result<Option<Outcome>, TooLong> {
    let cards = offered(question.menu).map_or(&[][..], Vec::as_slice);
    let option = |kind: &CardKind| cards.iter().find(|option| option.card == *kind);
    let page = match press {
        Press::List => {
            let rows = [rows(question, cards)?, buttons(&[question.back_button()?])].concat();
            Some(Answer::new(question.words.which_card()).with(rows))
        }
        Press::Card(kind) => match option(kind) {
            Some(option) => targets(question, option)?,
            None => None,
        },
        Press::Some(kind, chosen) => match option(kind) {
            Some(option) => several(question, option, chosen)?,
            None => None,
        },
        Press::Moves(kind, chosen, next) => match option(kind) {
            Some(option) => moves(question, option, chosen, *next)?,
            None => None,
        },
    };
    Ok(Outcome::page(page))
}

/// The name of the card, what it does, and what is asked.
fn text(question: &Question<'_>, option: &PlayOption, asked: &str) -> String {
    let effect = names::effect(question.words, question.view, option.card);
    format!("**{}**\n{effect}\n{asked}", label(question, option))
}

fn page(question: &Question<'_>, option: &PlayOption, asked: &str, rows: Vec<CreateActionRow>) -> Page {
    let back = buttons(&[question.back_button()?]);
    Ok(Some(Answer::new(text(question, option, asked)).with([rows, back].concat())))
}

fn play(option: &PlayOption, target: Target) -> Action {
    Action::Play { card: option.card, target }
}

/// The targets of a card.
fn targets(question: &Question<'_>, option: &PlayOption) -> Page {
    let (words, names) = (question.words, status_text::plain_names(question.look));
    match &option.targets {
        Targets::Nothing => {
            let go = question.answer_with(play(option, Target::Nothing))?;
            page(question, option, "", buttons(&[green(go, &words.button_play_card(option.cost))]))
        }
        Targets::Territory(among) => territory(question, option, *among),
        Targets::Territories { .. } => several(question, option, &[]),
        Targets::Player(among) => {
            let button = |seat: &crate::rules::Seat| {
                let name = words.seat_name(&names, *seat);
                question.answer_button(play(option, Target::Player(*seat)), &name)
            };
            let all = among.iter().map(button).collect::<Result<Vec<_>, _>>()?;
            page(question, option, &words.which_player(), buttons(&all))
        }
        Targets::Commander(among) => {
            let line = |(seat, one): &(crate::rules::Seat, Commander)| {
                let whose = words.seat_name(&names, *seat);
                let code = question.answer_with(play(option, Target::Commander(*seat, *one)))?;
                Ok(Line::new(words.label_commander_of(&names::commander(words, *one), &whose), code))
            };
            let lines = among.iter().map(line).collect::<Result<Vec<_>, TooLong>>()?;
            let asked = words.which_commander();
            page(question, option, &asked, vec![menu(pick(0)?, &asked, &lines)])
        }
        Targets::Moves { .. } => moves(question, option, &[], None),
    }
}

/// The territories of a target: own ones where they help most first, others with the most units first.
pub(super) fn ranked(question: &Question<'_>, among: TerritorySet) -> Vec<TerritoryId> {
    let own = question.view.own.as_ref().map(|own| crate::rules::Holder::Seat(own.seat));
    let mut best = ranked_choices::best_places(question.view, among.iter());
    best.sort_by_key(|at| {
        let held = question.view.at(*at);
        let theirs = Some(held.holder) != own;
        if theirs { (0, u32::MAX - held.units.count()) } else { (1, 0) }
    });
    best
}

fn territory(question: &Question<'_>, option: &PlayOption, among: TerritorySet) -> Page {
    let words = question.words;
    let best = ranked(question, among);
    let action = |at| play(option, Target::Territory(at));
    let here = |at| question.answer_button(action(at), &question.territory_with_units(at));
    let lists =
        territory_menus(question, &words.which_territory(), &best, |at| question.answer_with(action(at)))?;
    page(question, option, &words.which_territory(), [territory_buttons(&best, here)?, lists].concat())
}

/// A card with several territories: the suggested ones, then one after another.
fn several(question: &Question<'_>, option: &PlayOption, chosen: &[TerritoryId]) -> Page {
    let Targets::Territories { among, count } = &option.targets else { return Ok(None) };
    let words = question.words;
    let list = |all: &[TerritoryId]| words.territory_list(question.view.map(), all.iter().copied());
    if chosen.len() >= *count as usize {
        let go = question.answer_with(play(option, Target::Territories(chosen.to_vec())))?;
        let row = buttons(&[green(go, &words.button_play_card(option.cost))]);
        return page(question, option, &words.chosen_territories(&list(chosen)), row);
    }
    let left: Vec<TerritoryId> =
        ranked(question, *among).into_iter().filter(|at| !chosen.contains(at)).collect();
    let mut rows = Vec::new();
    if chosen.is_empty() {
        let best: Vec<TerritoryId> = left.iter().copied().take(*count as usize).collect();
        let go = question.answer_with(play(option, Target::Territories(best.clone())))?;
        rows.extend(buttons(&[green(go, &words.button_suggested(&list(&best)))]));
    }
    let with = |at| question.step(Press::Some(option.card, [chosen, &[at]].concat()));
    rows.extend(territory_menus(question, &words.which_territory(), &left, with)?);
    let missing = words.choose_territories(*count - chosen.len() as u32);
    let asked = if chosen.is_empty() {
        missing
    } else {
        format!("{}\n{missing}", words.chosen_territories(&list(chosen)))
    };
    page(question, option, &asked, rows)
}

/// A card that moves commanders: who, then where to, as often as wanted.
fn moves(
    question: &Question<'_>,
    option: &PlayOption,
    chosen: &[(Commander, TerritoryId)],
    next: Option<Commander>,
) -> Page {
    let Targets::Moves { commanders, to } = &option.targets else { return Ok(None) };
    let words = question.words;
    if let Some(next) = next {
        let Some((_, from)) = commanders.iter().find(|(one, _)| *one == next) else { return Ok(None) };
        let best = ranked_choices::best_places(question.view, to.iter().filter(|at| at != from));
        let with = |at| {
            let chosen = [chosen, &[(next, at)]].concat();
            question.step(Press::Moves(option.card, chosen, None))
        };
        let button = |at| Ok(blue(with(at)?, &question.territory_with_units(at)));
        let lists = territory_menus(question, &words.which_territory(), &best, with)?;
        let asked = words.where_commander(&names::commander(words, next));
        return page(question, option, &asked, [territory_buttons(&best, button)?, lists].concat());
    }
    let free = commanders.iter().filter(|(one, _)| !chosen.iter().any(|(moved, _)| moved == one));
    let button = |(one, at): &(Commander, TerritoryId)| {
        let label = words.label_piece(&names::commander(words, *one), &question.territory(*at));
        Ok(blue(question.step(Press::Moves(option.card, chosen.to_vec(), Some(*one)))?, &label))
    };
    let mut rows = buttons(&free.map(button).collect::<Result<Vec<_>, TooLong>>()?);
    let told = |(one, at): &(Commander, TerritoryId)| {
        words.label_piece(&names::commander(words, *one), &question.territory(*at))
    };
    let mut asked = words.which_commander();
    if !chosen.is_empty() {
        let go = question.answer_with(play(option, Target::Moves(chosen.to_vec())))?;
        rows.extend(buttons(&[green(go, &words.button_play_card(option.cost))]));
        asked = words.chosen_territories(&words.list(chosen.iter().map(told)));
    }
    page(question, option, &asked, rows)
}
