//! Autocomplete of the commands in a game of this family: only values that answer the open question, the best first
//! ([PBP-9]).

use super::super::names;
use super::super::question::Question;
use super::super::questions::{losses, named_answers, offered_cards};
use super::own_cards::{held, reactions};
use super::typed;
use crate::discord::interactions::request::Request;
use crate::discord::interactions::slash::{Choice, Ctx, choices, fitting, other};
use crate::discord::options::parse;
use crate::discord::options::play_options::Field;
use crate::discord::texts::status_text;
use crate::present::y2210::ranked_choices;
use crate::rules::y2210::{CardKind, Commander, Menu, Piece, PlayOption, Targets};
use crate::rules::{TerritoryId, TerritorySet};
use crate::table::Look;
use serenity::all::CreateAutocompleteResponse;

/// The choices that `offer` makes for the open question; empty if no question is open to the person.
async fn offered(
    ctx: Ctx<'_>,
    offer: impl FnOnce(&Question<'_>) -> Vec<Choice> + Send,
) -> CreateAutocompleteResponse {
    let request = Request::of_command(ctx.framework.user_data, ctx.interaction);
    let Ok(look) = request.look().await else { return choices(Vec::new()) };
    choices(Question::open(request.words, &look).map(|question| offer(&question)).unwrap_or_default())
}

/// The territories that match the typed text, each with its units and the threat to it.
fn places(question: &Question<'_>, typed: &str, among: &[TerritoryId]) -> Vec<Choice> {
    let board = question.view.map();
    let label = |at: TerritoryId| {
        let threat = question.words.label_threat(ranked_choices::threat(question.view, at));
        (format!("{} · {threat}", question.territory_with_units(at)), board.territory(at).key.clone())
    };
    question.words.rank_territories(board, typed, among).into_iter().map(label).collect()
}

fn best(question: &Question<'_>, among: TerritorySet) -> Vec<TerritoryId> {
    ranked_choices::best_places(question.view, among.iter())
}

/// A territory that was typed into another option, if it is valid.
fn typed_territory(question: &Question<'_>, typed: Option<String>) -> Option<TerritoryId> {
    let typed = typed.filter(|typed| !typed.trim().is_empty())?;
    parse::territory(question.words, question.view.map(), &typed).ok()
}

/// Autocomplete of an option of a shared command.
pub(crate) async fn complete(
    ctx: Ctx<'_>,
    request: &Request,
    (look, field): (&Look, Field),
    typed: &str,
) -> CreateAutocompleteResponse {
    let question = Question::open(request.words, look);
    let found = question.map(|question| match field {
        Field::Claim => match question.menu {
            Menu::Claim(menu) => {
                places(&question, typed, &ranked_choices::best_claims(question.view, menu.free.iter()))
            }
            _ => Vec::new(),
        },
        Field::Place => match question.menu {
            Menu::Place(menu) => places(&question, typed, &best(&question, menu.own)),
            Menu::Settle(menu) => places(&question, typed, &best(&question, menu.own)),
            _ => Vec::new(),
        },
        Field::Deploy => deployments(&question, typed),
        Field::AttackFrom => {
            let to = typed_territory(&question, other(ctx, "to"));
            invasions(&question, typed, |strike| to.is_none_or(|to| strike.to == to), |strike| strike.from)
        }
        Field::AttackTo => {
            let from = typed_territory(&question, other(ctx, "from"));
            invasions(
                &question,
                typed,
                |strike| from.is_none_or(|from| strike.from == from),
                |strike| strike.to,
            )
        }
        Field::FortifyFrom => {
            let to = typed_territory(&question, other(ctx, "to"));
            moves(&question, typed, |shift| to.is_none_or(|to| shift.to == to), |shift| shift.from)
        }
        Field::FortifyTo => {
            let from = typed_territory(&question, other(ctx, "from"));
            moves(&question, typed, |shift| from.is_none_or(|from| shift.from == from), |shift| shift.to)
        }
        Field::Wish => wishes(&question, typed),
    });
    choices(found.unwrap_or_default())
}

/// A wish list, one territory after another.
fn wishes(question: &Question<'_>, typed: &str) -> Vec<Choice> {
    let Menu::Wish(menu) = question.menu else { return Vec::new() };
    let board = question.view.map();
    let (before, last) = typed.rsplit_once(',').map_or(("", typed), |(before, last)| (before, last.trim()));
    let prefix = if before.is_empty() { String::new() } else { format!("{before}, ") };
    let key = |at: TerritoryId| board.territory(at).key.clone();
    let best = ranked_choices::best_claims(question.view, menu.of.iter());
    let left: Vec<TerritoryId> =
        best.into_iter().filter(|at| !before.split(',').any(|named| named.trim() == key(*at))).collect();
    let full = |at| (format!("{prefix}{}", question.territory(at)), format!("{prefix}{}", key(at)));
    let all = question.words.rank_territories(board, last, &left).into_iter().map(full);
    all.filter(|(label, value)| label.chars().count() <= 100 && value.chars().count() <= 100).collect()
}

/// Starting MODs as complete answers: spread as suggested, or all in one place.
fn deployments(question: &Question<'_>, typed: &str) -> Vec<Choice> {
    let (own, mods) = match question.menu {
        Menu::Deploy(menu) => (menu.own, menu.mods),
        Menu::Garrison(menu) => (menu.own, menu.mods),
        _ => return Vec::new(),
    };
    let even = question.words.word_even();
    let board = question.view.map();
    let all = question.words.rank_territories(board, typed, &best(question, own));
    let all = all.into_iter().map(|at| {
        let label = question.words.label_draft(&question.territory_with_units(at), mods);
        (label, format!("{} {mods}", board.territory(at).key))
    });
    std::iter::once((even.clone(), even)).chain(all).collect()
}

fn invasions(
    question: &Question<'_>,
    typed: &str,
    wanted: impl Fn(&ranked_choices::Strike) -> bool,
    part: impl Fn(&ranked_choices::Strike) -> TerritoryId,
) -> Vec<Choice> {
    let Menu::Invade(menu) = question.menu else { return Vec::new() };
    let mut order: Vec<(TerritoryId, ranked_choices::Strike)> = Vec::new();
    for strike in ranked_choices::best_strikes(question.view, &menu.options).into_iter().filter(wanted) {
        let at = part(&strike);
        if order.iter().all(|(known, _)| *known != at) {
            order.push((at, strike));
        }
    }
    let among: Vec<TerritoryId> = order.iter().map(|(at, _)| *at).collect();
    let board = question.view.map();
    let label = |at: TerritoryId| {
        let strike = order.iter().find(|(known, _)| *known == at).map(|(_, strike)| *strike)?;
        let [from, to] = [strike.from, strike.to].map(|at| question.territory_with_units(at));
        Some((question.words.strike(&from, &to, strike.percent), board.territory(at).key.clone()))
    };
    question.words.rank_territories(board, typed, &among).into_iter().filter_map(label).collect()
}

fn moves(
    question: &Question<'_>,
    typed: &str,
    wanted: impl Fn(&ranked_choices::Shift) -> bool,
    part: impl Fn(&ranked_choices::Shift) -> TerritoryId,
) -> Vec<Choice> {
    let Menu::Fortify(menu) = question.menu else { return Vec::new() };
    let mut among = Vec::new();
    for shift in ranked_choices::best_shifts(question.view, &menu.moves).into_iter().filter(wanted) {
        if !among.contains(&part(&shift)) {
            among.push(part(&shift));
        }
    }
    places(question, typed, &among)
}

/// The answers that have a name.
pub(super) async fn complete_choice(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    offered(ctx, |question| {
        let all = named_answers(question.words, question.menu).into_iter();
        fitting(all.map(|answer| (answer.label, answer.key)), partial)
    })
    .await
}

/// Own territories for a commander.
pub(super) async fn complete_hire_at(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    offered(ctx, |question| match question.menu {
        Menu::Hire(menu) => places(question, partial, &best(question, menu.own)),
        _ => Vec::new(),
    })
    .await
}

/// Sites of a station.
pub(super) async fn complete_site(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    offered(ctx, |question| match question.menu {
        Menu::Hire(menu) => {
            let mut all = places(question, partial, &best(question, menu.sites));
            if let Some((label, _)) = all.first_mut() {
                *label = format!("{label} · {}", typed::priced(question.words, Piece::Station));
            }
            all
        }
        _ => Vec::new(),
    })
    .await
}

/// Cards to buy: all of one deck, then one more of each deck than typed so far.
pub(super) async fn complete_decks(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    offered(ctx, |question| {
        let Menu::Buy(menu) = question.menu else { return Vec::new() };
        let words = question.words;
        let (before, last) =
            partial.rsplit_once(',').map_or(("", partial), |(before, last)| (before, last.trim()));
        let typed = typed::decks(words, before).unwrap_or_default();
        let left = menu.most.saturating_sub(typed.len() as u32);
        let mut all = Vec::new();
        for (deck, there) in &menu.decks {
            for n in (1..=left.min(*there)).rev() {
                let label = words.button_cards(n, &names::commander(words, *deck));
                let value = format!("{n} {}", deck.key());
                let value = if before.is_empty() { value } else { format!("{before}, {value}") };
                all.push((label, value));
            }
        }
        fitting(all, last.trim_start_matches(|c: char| c.is_ascii_digit() || c == ' '))
    })
    .await
}

fn card_choice(question: &Question<'_>, option: &PlayOption) -> Choice {
    let name = names::card(question.words, option.card);
    (question.words.button_card(&name, option.copies, option.cost), option.card.key().to_owned())
}

/// Cards that can be played now.
pub(super) async fn complete_card(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    offered(ctx, |question| {
        let cards = offered_cards(question.menu).map_or(&[][..], Vec::as_slice);
        fitting(cards.iter().map(|option| card_choice(question, option)), partial)
    })
    .await
}

/// Targets of the card in the other option.
pub(super) async fn complete_target(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    let card = other(ctx, "card");
    offered(ctx, |question| {
        let (words, view) = (question.words, question.view);
        let cards = offered_cards(question.menu).map_or(&[][..], Vec::as_slice);
        let kinds: Vec<CardKind> = cards.iter().map(|option| option.card).collect();
        let card = card.and_then(|typed| typed::card(words, &kinds, &typed).ok());
        let option = cards.iter().find(|option| Some(option.card) == card).or_else(|| cards.first());
        let Some(option) = option else { return Vec::new() };
        match &option.targets {
            Targets::Nothing | Targets::Moves { .. } => Vec::new(),
            Targets::Territory(among) => places(question, partial, &best(question, *among)),
            Targets::Territories { among, count } => {
                let (before, last) =
                    partial.rsplit_once(',').map_or(("", partial), |(before, last)| (before, last.trim()));
                let best = best(question, *among);
                let key = |at: &TerritoryId| view.map().territory(*at).key.clone();
                let suggested: Vec<String> = best.iter().take(*count as usize).map(key).collect();
                let all = words.territory_list(view.map(), best.iter().take(*count as usize).copied());
                let prefix = if before.is_empty() { String::new() } else { format!("{before}, ") };
                let more = places(question, last, &best);
                let more = more
                    .into_iter()
                    .map(|(label, key)| (format!("{prefix}{label}"), format!("{prefix}{key}")));
                let first = (words.button_suggested(&all), suggested.join(", "));
                std::iter::once(first).filter(|_| before.is_empty()).chain(more).collect()
            }
            Targets::Player(among) => {
                let names = status_text::plain_names(question.look);
                let name = |seat| words.seat_name(&names, seat);
                fitting(among.iter().map(|seat| (name(*seat), name(*seat))), partial)
            }
            Targets::Commander(among) => {
                let players = status_text::plain_names(question.look);
                let one = |(seat, one): &(crate::rules::Seat, Commander)| {
                    let who = words.seat_name(&players, *seat);
                    let label = words.label_commander_of(&names::commander(words, *one), &who);
                    (label, format!("{who}, {}", one.key()))
                };
                fitting(among.iter().map(one), partial)
            }
        }
    })
    .await
}

/// Cards against invasions: those that can be played now; without a question, those in hand, then the others.
pub(super) async fn complete_reaction(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    let request = Request::of_command(ctx.framework.user_data, ctx.interaction);
    let Ok(look) = request.look().await else { return choices(Vec::new()) };
    let question = Question::open(request.words, &look);
    if let Some(question) = question.filter(|question| matches!(question.menu, Menu::React(_))) {
        let cards = offered_cards(question.menu).map_or(&[][..], Vec::as_slice);
        return choices(fitting(cards.iter().map(|option| card_choice(&question, option)), partial));
    }
    let mine = held(&look);
    let mut all: Vec<CardKind> = reactions().collect();
    all.sort_by_key(|kind| !mine.contains(kind));
    let named = all.into_iter().map(|kind| (names::card(request.words, kind), kind.key().to_owned()));
    choices(fitting(named, partial))
}

/// The units that can be lost.
pub(super) async fn complete_losses(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    offered(ctx, |question| {
        let Menu::Lose(menu) = question.menu else { return Vec::new() };
        let one = |units: crate::rules::y2210::Units| {
            let mods = (units.mods > 0).then(|| units.mods.to_string());
            let keys = units.commanders.iter().map(|one| one.key().to_owned());
            let value: Vec<String> = mods.into_iter().chain(keys).collect();
            (names::units(question.words, units), value.join(", "))
        };
        fitting(losses(menu).into_iter().map(one), partial)
    })
    .await
}
