//! Commands of a year's order of play and of a turn's steps: `/bid`, `/choose`, `/done`, `/give`.

use super::super::question::{Question, view_of};
use super::super::questions::{named, named_answers};
use super::complete::complete_choice;
use crate::discord::context::answer::Answer;
use crate::discord::interactions::request::{Answered, Refusal, Request};
use crate::discord::interactions::slash;
use crate::discord::interactions::slash::{Command, Ctx, Done, caller, refusal};
use crate::discord::options::integer_option::{AtLeast, magnitude};
use crate::discord::panels::give_order;
use crate::discord::panels::reply::present;
use crate::discord::panels::table_replies;
use crate::discord::y2210::standing_orders;
use crate::discord::y2210::standing_page;
use crate::rules::Illegal;
use crate::rules::y2210::{Action, Menu};
use crate::table::{Look, Order, TableError};
use serenity::all::User;

pub(super) fn commands() -> Vec<Command> {
    vec![bid(), choose(), done(), give()]
}

#[poise::command(slash_command, interaction_context = "Guild")]
async fn bid(ctx: Ctx<'_>, energy: Option<AtLeast<0>>, every_year: Option<bool>) -> Done {
    let request = caller(&ctx);
    let answered = place_bid(&request, AtLeast::given(energy), every_year.unwrap_or(false)).await;
    present(ctx, &request, answered).await
}

#[poise::command(slash_command, interaction_context = "Guild")]
async fn choose(ctx: Ctx<'_>, #[autocomplete = "complete_choice"] choice: String) -> Done {
    let request = caller(&ctx);
    let answered = choose_option(&request, &choice).await;
    present(ctx, &request, answered).await
}

#[poise::command(slash_command, interaction_context = "Guild")]
async fn done(ctx: Ctx<'_>) -> Done {
    let request = caller(&ctx);
    let answered = step_done(&request).await;
    present(ctx, &request, answered).await
}

#[poise::command(slash_command, interaction_context = "Guild")]
async fn give(ctx: Ctx<'_>, player: User, energy: AtLeast<1>) -> Done {
    let request = caller(&ctx);
    let answered = give_energy(&request, &player, energy.0).await;
    present(ctx, &request, answered).await
}

/// The game of this channel, for a person who wants to act in it, if it is of this family.
pub(in super::super) async fn acting(request: &Request) -> Result<Look, Refusal> {
    let look = slash::acting(request).await?;
    match view_of(&look) {
        Some(_) => Ok(look),
        None => Err(TableError::Illegal(Illegal::OtherFamily).into()),
    }
}

/// Gives one answer.
pub(in super::super) async fn answer_question(request: &Request, action: Action) -> Answered {
    give_order::by_command(request, Order::Answer(action.into())).await
}

/// Bids, or sets the bid of each year; without a number, shows the question or the standing orders.
async fn place_bid(request: &Request, energy: Option<i64>, every_year: bool) -> Answered {
    let look = acting(request).await?;
    let question = Question::open(request.words, &look);
    let asked = question.filter(|question| matches!(question.menu, Menu::Bid(_)));
    match (energy, every_year) {
        (None, true) => bid_every_year(request, None).await,
        (None, false) => match asked {
            Some(question) => Ok(question.answer()),
            None => standing_page::standing_page(request, &look).await,
        },
        (Some(n), _) if n < 0 => Err(refusal(request.words.no_such_energy())),
        (Some(n), true) => bid_every_year(request, Some(magnitude(n))).await,
        (Some(n), false) => answer_question(request, Action::Bid { energy: magnitude(n) }).await,
    }
}

async fn bid_every_year(request: &Request, energy: Option<u32>) -> Answered {
    let which = request.target()?;
    let mut standing = standing_orders::standing(request, which).await?;
    standing.bid = energy;
    let done = standing_orders::set_standing(request, which, &standing).await?;
    let said = energy.map_or_else(|| request.words.menu_bid_ask(), |energy| request.words.menu_bid(energy));
    let told = table_replies::tell_done(request, &done);
    Ok(Answer { text: format!("{said}\n\n{}", told.text), ..told })
}

/// An answer by its name: a turn-order marker, the deck of the bonus card, yes or no about blank cards.
async fn choose_option(request: &Request, choice: &str) -> Answered {
    let look = acting(request).await?;
    let question = Question::open(request.words, &look);
    let menu = question.as_ref().map(|question| question.menu);
    let offered = menu.map_or_else(Vec::new, |menu| named_answers(request.words, menu));
    let action = match menu.and_then(|menu| named(menu, choice)) {
        Some(action) => action,
        // Another question is open: the table refuses and names the player and question waited for.
        None if offered.is_empty() => Action::Marker { number: 0 },
        None => {
            let labels = request.words.list(offered.into_iter().map(|answer| answer.label));
            return Err(refusal(request.words.no_such_choice(&labels)));
        }
    };
    answer_question(request, action).await
}

/// Nothing more in this step.
async fn step_done(request: &Request) -> Answered {
    let look = acting(request).await?;
    let action = match Question::open(request.words, &look).map(|question| question.menu.clone()) {
        Some(Menu::Buy(_)) => Action::Buy { decks: Vec::new() },
        Some(Menu::React(_)) => Action::React { cards: Vec::new() },
        _ => Action::Done,
    };
    answer_question(request, action).await
}

async fn give_energy(request: &Request, player: &User, energy: i64) -> Answered {
    let look = acting(request).await?;
    let to = look.seated.iter().find(|seated| seated.person == player.id.get());
    let to = to.ok_or_else(|| refusal(request.words.no_such_player()))?.seat;
    if energy < 1 {
        return Err(refusal(request.words.no_such_energy()));
    }
    answer_question(request, Action::Gift { to, energy: magnitude(energy) }).await
}
