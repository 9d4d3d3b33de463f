//! Commands for command cards: `/buy`, `/play`.

use super::super::question::{Question, view_of};
use super::super::questions::offered_cards;
use super::complete::{complete_card, complete_decks, complete_target};
use super::own_cards::{held, offers_cards};
use super::typed;
use crate::discord::interactions::request::{Answered, Refusal, Request};
use crate::discord::interactions::slash::{Command, Ctx, Done, caller};
use crate::discord::options::seat_names::seat_named;
use crate::discord::panels::hand;
use crate::discord::panels::reply::present;
use crate::discord::y2210::commands::orders;
use crate::rules::y2210::{Action, Menu, Target};

pub(super) fn commands() -> Vec<Command> {
    vec![buy(), play()]
}

#[poise::command(slash_command, interaction_context = "Guild")]
async fn buy(ctx: Ctx<'_>, #[autocomplete = "complete_decks"] cards: Option<String>) -> Done {
    let request = caller(&ctx);
    let answered = buy_cards(&request, cards.as_deref()).await;
    present(ctx, &request, answered).await
}

#[poise::command(slash_command, interaction_context = "Guild")]
async fn play(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_card"] card: Option<String>,
    #[autocomplete = "complete_target"] target: Option<String>,
) -> Done {
    let request = caller(&ctx);
    let answered = play_card(&request, card.as_deref(), target.as_deref()).await;
    present(ctx, &request, answered).await
}

/// Buys cards; without any named, shows the question.
async fn buy_cards(request: &Request, cards: Option<&str>) -> Answered {
    let look = orders::acting(request).await?;
    let Some(cards) = cards else {
        let question = Question::open(request.words, &look);
        return match question.filter(|question| matches!(question.menu, Menu::Buy(_))) {
            Some(question) => Ok(question.answer()),
            // Another question is open: the table refuses and names the player and question waited for.
            None => orders::answer_question(request, Action::Buy { decks: Vec::new() }).await,
        };
    };
    let decks = typed::decks(request.words, cards).map_err(Refusal::Said)?;
    orders::answer_question(request, Action::Buy { decks }).await
}

/// Plays a card; without one, shows the question.
async fn play_card(request: &Request, card: Option<&str>, target: Option<&str>) -> Answered {
    let look = orders::acting(request).await?;
    let question = Question::open(request.words, &look).filter(offers_cards);
    let Some(card) = card else {
        return match question {
            Some(question) => Ok(question.answer()),
            None => Ok(hand::hand_answer(request, &look)),
        };
    };
    let card = typed::card(request.words, &held(&look), card).map_err(Refusal::Said)?;
    let cards = question.as_ref().and_then(|question| offered_cards(question.menu));
    let option = cards.and_then(|cards| cards.iter().find(|option| option.card == card));
    let target = match (option, view_of(&look)) {
        (Some(option), Some(view)) => {
            let seat = |typed: &str| seat_named(&look, request.words, typed);
            typed::target(request.words, view, (option, target), seat).map_err(Refusal::Said)?
        }
        // The game says why the card can't be played.
        _ => Target::Nothing,
    };
    let reacting = question.is_some_and(|question| matches!(question.menu, Menu::React(_)));
    if reacting {
        let cards = vec![crate::rules::y2210::Play { card, target }];
        return orders::answer_question(request, Action::React { cards }).await;
    }
    orders::answer_question(request, Action::Play { card, target }).await
}
