//! Completion of the classic family's commands.

use super::figures;
use super::question::Question;
use super::turn_menu as menu;
use super::typed as parse;
use crate::discord::call::Call;
use crate::discord::commands::Ctx;
use crate::discord::commands::completion::{Choice, other, response};
use crate::discord::menu::Question as AnyQuestion;
use crate::rules::classic::{Menu, Shift, Strike, steps};
use crate::rules::{Holder, TerritoryId};
use crate::table::Look;
use serenity::all::CreateAutocompleteResponse;

/// What is asked of the person, handed to `offer`; nothing if nothing is.
async fn offered(
    ctx: Ctx<'_>,
    offer: impl FnOnce(&Question<'_>) -> Vec<Choice> + Send,
) -> CreateAutocompleteResponse {
    let call = Call::of_command(ctx.framework.user_data, ctx.interaction);
    let Ok(look) = call.look().await else { return response(Vec::new()) };
    response(match AnyQuestion::open(call.words, &look) {
        Some(AnyQuestion::Classic(question)) => offer(&question),
        None => Vec::new(),
    })
}

fn typed_territory(question: &Question<'_>, typed: Option<String>) -> Option<TerritoryId> {
    let typed = typed.filter(|typed| !typed.trim().is_empty())?;
    crate::discord::parse::territory(question.words, question.view().map(), &typed).ok()
}

fn key(question: &Question<'_>, at: TerritoryId) -> String {
    question.view().map().territory(at).key.clone()
}

fn armies(question: &Question<'_>, at: TerritoryId) -> String {
    question.words.territory_with(&question.territory(at), question.view().at(at).armies)
}

/// Those of `among` that fit what is typed, the best first.
fn fitting(question: &Question<'_>, typed: &str, among: &[TerritoryId]) -> Vec<TerritoryId> {
    question.words.rank_territories(question.view().map(), typed, among)
}

/// Own territories, the most threatened first; in a turn with a bonus to place, those on the cards.
pub(super) async fn complete_own(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    offered(ctx, |question| {
        let own = match question.menu {
            Menu::Reinforce(steps::Reinforce { own, .. }) => *own,
            Menu::Bonus(steps::Bonus { among }) => *among,
            _ => return Vec::new(),
        };
        let rated = figures::most_threatened(question.view(), own.iter());
        let order: Vec<TerritoryId> = rated.into_iter().map(|(at, _)| at).collect();
        let label = |at| {
            let threat = question.words.threat(figures::threat(question.view(), at));
            (format!("{} · {threat}", armies(question, at)), key(question, at))
        };
        fitting(question, partial, &order).into_iter().map(label).collect()
    })
    .await
}

/// Free territories with their continents.
pub(super) async fn complete_free(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    offered(ctx, |question| {
        let Menu::Claim(steps::Claim { free }) = question.menu else { return Vec::new() };
        let free: Vec<TerritoryId> = free.iter().collect();
        let board = question.view().map();
        let label = |at| {
            let continent = question.words.continent(board, board.territory(at).continent);
            (format!("{} · {continent}", question.territory(at)), key(question, at))
        };
        fitting(question, partial, &free).into_iter().map(label).collect()
    })
    .await
}

fn strikes(question: &Question<'_>) -> Vec<(Strike, u32)> {
    match question.menu {
        Menu::Attack(steps::Attack { strikes }) => figures::best_strikes(question.view(), strikes),
        _ => Vec::new(),
    }
}

/// Territories of one's own that can attack, each with its best target.
pub(super) async fn complete_from(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    let to = other(ctx, "to");
    offered(ctx, |question| {
        let to = typed_territory(question, to);
        let mut best: Vec<(Strike, u32)> = Vec::new();
        for (strike, percent) in strikes(question) {
            let wanted = to.is_none_or(|to| strike.to == to);
            if wanted && best.iter().all(|(other, _)| other.from != strike.from) {
                best.push((strike, percent));
            }
        }
        let order: Vec<TerritoryId> = best.iter().map(|(strike, _)| strike.from).collect();
        let label = |at| {
            let (strike, percent) = best.iter().find(|(strike, _)| strike.from == at)?;
            let label =
                question.words.strike_best(&armies(question, at), &question.territory(strike.to), *percent);
            Some((label, key(question, at)))
        };
        fitting(question, partial, &order).into_iter().filter_map(label).collect()
    })
    .await
}

/// Targets from the territory chosen, the surest first.
pub(super) async fn complete_to(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    let from = other(ctx, "from");
    offered(ctx, |question| {
        let from = typed_territory(question, from);
        let mut best: Vec<(Strike, u32)> = Vec::new();
        for (strike, percent) in strikes(question) {
            let wanted = from.is_none_or(|from| strike.from == from);
            if wanted && best.iter().all(|(other, _)| other.to != strike.to) {
                best.push((strike, percent));
            }
        }
        let order: Vec<TerritoryId> = best.iter().map(|(strike, _)| strike.to).collect();
        let label = |at| {
            let (strike, percent) = best.iter().find(|(strike, _)| strike.to == at)?;
            Some((menu::strike_label(question, strike.from, strike.to, *percent), key(question, at)))
        };
        fitting(question, partial, &order).into_iter().filter_map(label).collect()
    })
    .await
}

fn shifts(question: &Question<'_>) -> Vec<Shift> {
    figures::best_shifts(question.view(), &menu::shifts(question))
}

/// Where a move can begin.
pub(super) async fn complete_fortify_from(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    offered(ctx, |question| {
        let mut order: Vec<TerritoryId> = Vec::new();
        for shift in shifts(question) {
            if !order.contains(&shift.from) {
                order.push(shift.from);
            }
        }
        fitting(question, partial, &order)
            .into_iter()
            .map(|at| (armies(question, at), key(question, at)))
            .collect()
    })
    .await
}

/// Where it can go.
pub(super) async fn complete_fortify_to(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    let from = other(ctx, "from");
    offered(ctx, |question| {
        let from = typed_territory(question, from);
        let mut order: Vec<TerritoryId> = Vec::new();
        for shift in shifts(question) {
            if from.is_none_or(|from| from == shift.from) && !order.contains(&shift.to) {
                order.push(shift.to);
            }
        }
        let label = |at| {
            let threat = question.words.threat(figures::threat(question.view(), at));
            (format!("{} · {threat}", armies(question, at)), key(question, at))
        };
        fitting(question, partial, &order).into_iter().map(label).collect()
    })
    .await
}

/// The sets in hand.
pub(super) async fn complete_set(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    offered(ctx, |question| {
        let (Menu::Reinforce(steps::Reinforce { sets, value, .. })
        | Menu::Trade(steps::Trade { sets, value, .. })
        | Menu::Spoils(steps::Spoils { sets, value, .. })) = question.menu
        else {
            return Vec::new();
        };
        let board = question.view().map();
        let label =
            |set| format!("{} · {}", question.words.card_list(board, set), question.words.armies(*value));
        let typed = partial.to_lowercase();
        let all = sets.iter().map(|set| (label(set), menu::set_code(*set)));
        all.filter(|(label, _)| label.to_lowercase().contains(&typed)).collect()
    })
    .await
}

/// A list of starting armies. What is taken ends the option, so each line is a whole answer: what is typed so far, and the
/// rest spread evenly, or all of it put on one territory.
pub(super) async fn complete_deploy(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    offered(ctx, |question| {
        let Menu::Deploy(steps::Deploy { own, neutral, armies, neutral_armies }) = question.menu else {
            return Vec::new();
        };
        let board = question.view().map();
        let (before, last) =
            partial.rsplit_once(',').map_or(("", partial), |(before, last)| (before, last.trim()));
        // What is typed to its end counts; the piece that is being typed is completed.
        let whole = parse::deployment(question, partial).ok().filter(|_| !partial.trim().is_empty());
        let so_far = whole.or_else(|| parse::deployment(question, before).ok());
        let Some((placed, of_neutral)) = so_far else { return Vec::new() };
        let sum = |part: &[(TerritoryId, u32)]| part.iter().map(|(_, n)| *n).sum::<u32>();
        let left = armies.saturating_sub(sum(&placed));
        let all: Vec<(TerritoryId, u32)> = placed.iter().chain(&of_neutral).copied().collect();
        let typed: Vec<String> = all.iter().map(|(at, n)| format!("{} {n}", key(question, *at))).collect();
        let mut choices = Vec::new();
        let even = question.words.word_even();
        let shown = question.words.placement(board, &all);
        let first =
            [typed.join(", "), even.clone()].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>();
        let label = [shown, question.words.button_even()].into_iter().filter(|part| !part.is_empty());
        choices.push((label.collect::<Vec<_>>().join(" · "), first.join(", ")));
        let rated = figures::most_threatened(question.view(), own.iter().chain(neutral.iter()));
        let fresh = |at: &TerritoryId| all.iter().all(|(known, _)| known != at) && own.contains(*at);
        let order: Vec<TerritoryId> = rated.into_iter().map(|(at, _)| at).filter(fresh).collect();
        let unfinished = if parse::deployment(question, last).is_ok() { "" } else { last };
        for at in fitting(question, unfinished, &order).into_iter().filter(|_| left > 0) {
            let with: Vec<(TerritoryId, u32)> = all.iter().copied().chain([(at, left)]).collect();
            let mut value = [typed.clone(), vec![format!("{} {left}", key(question, at))]].concat();
            // Neutral armies that are left are spread.
            value.extend((sum(&of_neutral) < *neutral_armies).then(|| even.clone()));
            let value = value.join(", ");
            let label = question.words.deploy_left_over(&question.words.placement(board, &with), 0);
            choices.push((label, value));
        }
        choices.retain(|(_, value)| value.chars().count() <= 100);
        choices
    })
    .await
}

/// A wish list: one territory after the other; also where no wish is asked for yet ([PBP-36]).
pub(super) async fn complete_wish(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    let call = Call::of_command(ctx.framework.user_data, ctx.interaction);
    let Ok(look) = call.look().await else { return response(Vec::new()) };
    response(wishes(&call, &look, partial))
}

fn wishes(call: &Call, look: &Look, partial: &str) -> Vec<Choice> {
    let board = look.view.map();
    let (before, last) =
        partial.rsplit_once(',').map_or(("", partial), |(before, last)| (before, last.trim()));
    let prefix = if before.is_empty() { String::new() } else { format!("{before}, ") };
    let typed = before.to_lowercase();
    let crate::rules::View::Classic(view) = &look.view;
    let free = |at: &TerritoryId| view.at(*at).holder == Holder::Nobody;
    let key = |at: TerritoryId| board.territory(at).key.clone();
    let among: Vec<TerritoryId> = board.ids().filter(free).filter(|at| !typed.contains(&key(*at))).collect();
    let ranked = call.words.rank_territories(board, last, &among);
    let full = |at| (format!("{prefix}{}", call.words.territory(board, at)), format!("{prefix}{}", key(at)));
    ranked.into_iter().map(full).filter(|(_, value)| value.chars().count() <= 100).collect()
}
