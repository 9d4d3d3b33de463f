//! Commands for what happens in other players' turns: `/react` and `/lose` answer an open question, or set standing orders
//! ([PBP-34], [PBP-36]).

use super::super::names;
use super::super::question::{Question, view_of};
use super::super::questions::offered_cards;
use super::super::standing_press::{always, drop_order, keep, keep_useful, set_losses};
use super::complete::{complete_losses, complete_reaction};
use super::own_cards::held;
use super::typed;
use crate::discord::context::answer::Answer;
use crate::discord::interactions::request::{Answered, Refusal, Request};
use crate::discord::interactions::slash;
use crate::discord::interactions::slash::{Command, Ctx, Done, caller, refusal};
use crate::discord::options::integer_option::{AtLeast, magnitude};
use crate::discord::options::parse;
use crate::discord::options::seat_names::seat_named;
use crate::discord::panels::reply::present;
use crate::discord::panels::table_replies;
use crate::discord::texts::status_text;
use crate::discord::y2210::commands::orders;
use crate::discord::y2210::standing_orders;
use crate::discord::y2210::standing_page;
use crate::rules::y2210::{
    Action, CardKind, Commander, LossOrder, Menu, Play, PlayOption, ReactionOrder, Standing, Target, Why,
};
use crate::rules::{Illegal, TerritoryId};
use crate::table::{Look, Status, TableError};
use crate::text::Words;
use serenity::all::User;

pub(super) fn commands() -> Vec<Command> {
    vec![react(), lose()]
}

/// When the cards are played. Must not be reordered: Discord clients send the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, poise::ChoiceParameter)]
enum WhenChoice {
    #[name = "now"]
    Now,
    #[name = "always"]
    Always,
    #[name = "never"]
    Never,
    #[name = "helps"]
    Helps,
}

/// The conditions of a standing order, as typed.
struct Conditions {
    territories: Option<String>,
    against: Option<User>,
    help: Option<bool>,
    energy: Option<i64>,
}

#[poise::command(slash_command, interaction_context = "Guild")]
#[allow(clippy::too_many_arguments, reason = "one for each option of the command")]
async fn react(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_reaction"] cards: Option<String>,
    when: Option<WhenChoice>,
    territories: Option<String>,
    against: Option<User>,
    help: Option<bool>,
    energy: Option<AtLeast<0>>,
) -> Done {
    let request = caller(&ctx);
    let conditions = Conditions { territories, against, help, energy: AtLeast::given(energy) };
    let answered = react_with(&request, cards.as_deref(), when.unwrap_or(WhenChoice::Now), &conditions).await;
    present(ctx, &request, answered).await
}

#[poise::command(slash_command, interaction_context = "Guild")]
async fn lose(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_losses"] units: Option<String>,
    order: Option<String>,
    territory: Option<String>,
) -> Done {
    let request = caller(&ctx);
    let answered = lose_units(&request, units.as_deref(), order.as_deref(), territory.as_deref()).await;
    present(ctx, &request, answered).await
}

/// Plays cards against the open invasion; or sets or removes standing orders; without cards, shows the question or the
/// standing orders.
async fn react_with(
    request: &Request,
    cards: Option<&str>,
    when: WhenChoice,
    conditions: &Conditions,
) -> Answered {
    let look = orders::acting(request).await?;
    let Some(typed) = cards else {
        let question = Question::open(request.words, &look);
        return match question.filter(|question| matches!(question.menu, Menu::React(_))) {
            Some(question) => Ok(question.answer()),
            None => standing_page::standing_page(request, &look).await,
        };
    };
    let parts = parse::pieces(request.words, typed).map_err(Refusal::Said)?;
    let kinds: Result<Vec<CardKind>, String> =
        parts.into_iter().map(|part| typed::card(request.words, &held(&look), part)).collect();
    let kinds = kinds.map_err(Refusal::Said)?;
    let at = conditions.territories.as_deref().unwrap_or_default();
    let at = parse::territories(request.words, look.view.map(), at).map_err(Refusal::Said)?;
    match when {
        WhenChoice::Now => react_now(request, &look, &kinds, &at).await,
        WhenChoice::Always => react_always(request, &look, (&kinds, false), at, conditions).await,
        WhenChoice::Helps => react_always(request, &look, (&kinds, true), at, conditions).await,
        WhenChoice::Never => {
            change_orders(request, |standing| kinds.iter().for_each(|kind| drop_order(standing, *kind))).await
        }
    }
}

/// Plays the cards against the open invasion; the first territory is the target of a card that needs one.
async fn react_now(request: &Request, look: &Look, kinds: &[CardKind], at: &[TerritoryId]) -> Answered {
    let question = Question::open(request.words, look);
    let asked = question.as_ref().filter(|question| matches!(question.menu, Menu::React(_)));
    if asked.is_none()
        && let Some(refusal) = no_reaction(request, look, kinds)
    {
        return Err(refusal);
    }
    let offered = asked.and_then(|question| offered_cards(question.menu));
    let play = |kind: &CardKind| {
        let option = offered.and_then(|cards| cards.iter().find(|option| option.card == *kind));
        target_of(request.words, option, at).map(|target| Play { card: *kind, target })
    };
    let cards: Result<Vec<Play>, String> = kinds.iter().map(play).collect();
    orders::answer_question(request, Action::React { cards: cards.map_err(Refusal::Said)? }).await
}

/// Why the person can't play these cards, though no invasion waits for them; `None` if the table says it.
fn no_reaction(request: &Request, look: &Look, kinds: &[CardKind]) -> Option<Refusal> {
    let view = view_of(look).filter(|_| look.status == Status::Running)?;
    let own = view.own.as_ref()?;
    let why = match kinds.iter().find(|kind| own.kinds().all(|held| held != **kind)) {
        Some(card) => Why::NotInHand { card: *card },
        None if view.turn.jammed.contains(&own.seat) => Why::Jammed,
        None => {
            let cards = kinds.iter().map(|kind| names::card(request.words, *kind));
            return Some(refusal(request.words.no_invasion_now(&request.words.list(cards))));
        }
    };
    Some(TableError::Illegal(Illegal::OffMenu(why.into())).into())
}

async fn react_always(
    request: &Request,
    look: &Look,
    (kinds, when_useful): (&[CardKind], bool),
    at: Vec<TerritoryId>,
    conditions: &Conditions,
) -> Answered {
    let against = match &conditions.against {
        None => None,
        Some(user) => {
            let seat = seat_named(look, request.words, &user.id.get().to_string());
            Some(seat.ok_or_else(|| refusal(request.words.no_such_player()))?)
        }
    };
    let energy = conditions.energy.map(magnitude);
    let help = conditions.help.unwrap_or(false);
    // For Evacuation the territories say where the units go.
    let (evacuations, others): (Vec<CardKind>, Vec<CardKind>) =
        kinds.iter().partition(|kind| **kind == CardKind::Evacuation);
    change_orders(request, |standing| {
        for kind in &others {
            keep(standing, ReactionOrder { at: at.clone(), against, help, energy, ..always(*kind) });
        }
        for kind in &evacuations {
            keep(standing, ReactionOrder { against, help, energy, ..always(*kind) });
            standing.evacuate_to.clone_from(&at);
        }
        kinds.iter().for_each(|kind| keep_useful(standing, *kind, when_useful));
    })
    .await
}

/// Changes the standing orders, which at once answer a question that fits.
pub(super) async fn change_orders(request: &Request, change: impl FnOnce(&mut Standing) + Send) -> Answered {
    let which = request.target()?;
    let mut standing = standing_orders::standing(request, which).await?;
    change(&mut standing);
    let done = standing_orders::set_standing(request, which, &standing).await?;
    let said = request.words.standing(&standing.into(), &done.look.view, &status_text::names(&done.look));
    let told = table_replies::tell_done(request, &done);
    Ok(Answer { text: format!("{said}\n\n{}", told.text), ..told })
}

/// The units that are lost, or MODs for MOD Reduction; or the order of losses, everywhere or in one territory.
async fn lose_units(
    request: &Request,
    units: Option<&str>,
    order: Option<&str>,
    territory: Option<&str>,
) -> Answered {
    let look = orders::acting(request).await?;
    let question = Question::open(request.words, &look);
    if let Some(order) = order {
        return lose_always(request, &look, order, territory).await;
    }
    let menu = question.as_ref().map(|question| question.menu);
    match (units, menu) {
        (Some(typed), Some(Menu::Reduce(menu))) => {
            let Some(view) = view_of(&look) else {
                return standing_page::standing_page(request, &look).await;
            };
            let mods = typed::placement(request.words, view, typed, menu.count).map_err(Refusal::Said)?;
            orders::answer_question(request, Action::Reduce { mods }).await
        }
        (Some(typed), _) => {
            let units = typed::units(request.words, typed).map_err(Refusal::Said)?;
            orders::answer_question(request, Action::Lose { units }).await
        }
        (None, Some(Menu::Lose(_) | Menu::Reduce(_))) => {
            Ok(question.map_or_else(Answer::default, |question| question.answer()))
        }
        (None, _) => standing_page::standing_page(request, &look).await,
    }
}

/// "diplomat, mods, land": commanders before the MODs, then the others.
async fn lose_always(request: &Request, look: &Look, order: &str, territory: Option<&str>) -> Answered {
    let at = territory.map(|typed| slash::territory(request, look.view.map(), typed)).transpose()?;
    let order = loss_order(request.words, order).map_err(Refusal::Said)?;
    change_orders(request, |standing| set_losses(standing, at, Some(order))).await
}

/// The target of a reaction: nothing, or the first territory named, or the first that is offered.
fn target_of(words: Words, option: Option<&PlayOption>, at: &[TerritoryId]) -> Result<Target, String> {
    use crate::rules::y2210::Targets;
    let Some(option) = option else { return Ok(Target::Nothing) };
    match (&option.targets, at.first()) {
        (Targets::Territory(_), Some(at)) => Ok(Target::Territory(*at)),
        (Targets::Territory(_), None) => {
            let name = names::card(words, option.card);
            Err(words.target_needed(&name, &words.which_territory()))
        }
        _ => Ok(Target::Nothing),
    }
}

fn loss_order(words: Words, typed: &str) -> Result<LossOrder, String> {
    let mut order = LossOrder::default();
    let mut after = false;
    for part in parse::pieces(words, typed)? {
        if ["mod", "mods"].contains(&part.to_lowercase().as_str()) {
            after = true;
            continue;
        }
        let one: Commander = typed::commander(words, part)?;
        if after { order.after_mods.push(one) } else { order.before_mods.push(one) }
    }
    Ok(order)
}
