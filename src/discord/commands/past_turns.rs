//! `/log` and `/board` of a past turn, for everybody, spectators too ([PBP-13]). All responses are private.

use super::super::components::{MESSAGE, cut_label};
use crate::discord::context::answer::Answer;
use crate::discord::interactions::interaction_response;
use crate::discord::interactions::request::{Refusal, Request};
use crate::discord::interactions::slash::{Ctx, Done, caller, refusal};
use crate::discord::options::integer_option::AtLeast;
use crate::discord::panels::reply::present;
use crate::discord::texts::status_text;
use crate::table::{GameHistory, Look};
use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};

/// Maximum number of choices that Discord shows.
const CHOICES: usize = 25;

#[poise::command(slash_command, interaction_context = "Guild")]
pub(super) async fn log(ctx: Ctx<'_>, #[autocomplete = "complete_turn"] turn: Option<AtLeast<0>>) -> Done {
    let request = caller(&ctx);
    let mut messages = match log_of(&request, AtLeast::given(turn)).await {
        Ok(messages) => messages.into_iter(),
        Err(refusal) => return present(ctx, &request, Err(refusal)).await,
    };
    present(ctx, &request, Ok(Answer::new(messages.next().unwrap_or_default()))).await?;
    for text in messages {
        interaction_response::follow_up(&request, text).await?;
    }
    Ok(())
}

/// The turns of the game in this channel, newest first, each with what happened in it.
pub(super) async fn complete_turn(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    let request = Request::of_command(ctx.framework.user_data, ctx.interaction);
    let Ok(place) = request.place() else { return CreateAutocompleteResponse::new() };
    let Ok(back) = request.context.table.lookback(place, None).await else {
        return CreateAutocompleteResponse::new();
    };
    let (names, typed) = (status_text::names(&back.look), partial.trim().to_lowercase());
    let named = back.history.moments.iter().rev().map(|moment| {
        let said = request.words.past_headline(&moment.view, &names, &moment.seen).replace("**", "");
        (format!("{} · {said}", moment.view.turn), moment.view.turn)
    });
    let fits = |(label, turn): &(String, u32)| {
        label.to_lowercase().contains(&typed)
            && (typed.parse::<u32>().is_err() || turn.to_string().starts_with(&typed))
    };
    let choices = named.filter(fits).take(CHOICES);
    let choices = choices.map(|(label, turn)| AutocompleteChoice::new(cut_label(&label, 100), turn));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

/// The number of a turn: 0 or more. Whether the turn was played is not checked.
pub(super) fn typed_turn(request: &Request, typed: i64) -> Result<u32, Refusal> {
    u32::try_from(typed).map_err(|_| refusal(request.words.no_number()))
}

/// The log of a turn (default: the present one), as messages.
async fn log_of(request: &Request, turn: Option<i64>) -> Result<Vec<String>, Refusal> {
    let look = request.look().await?;
    let last = look.view.turn;
    let turn = turn.map_or(Ok(last), |turn| typed_turn(request, turn))?;
    if turn > last {
        return Err(refusal(request.words.no_such_turn(turn, last)));
    }
    let seen = request.context.table.history(look.game, Some(turn), Some(&request.person)).await?;
    let (words, faces) = (request.words, request.context.dice.faces());
    let names = status_text::names(&look).with_faces(faces);
    let mut messages = vec![if turn == 0 { words.log_of_setup() } else { words.log_of_turn(turn, last) }];
    let mut since = 0;
    while let Some((told, text)) = words.turn_log_part(&seen, since, &names) {
        messages.push(text);
        since = told;
        if since >= seen.len() {
            break;
        }
    }
    if messages.len() == 1 {
        messages.push(words.log_empty());
    }
    let together = messages[..2].join("\n");
    if together.chars().count() <= MESSAGE {
        messages.splice(..2, [together]);
    }
    Ok(messages)
}

/// The public board after that turn, with a line that says which; or, for the turn under way, as it stands.
pub(crate) async fn past_board(request: &Request, turn: u32) -> Result<PastBoard, Refusal> {
    let back = request.context.table.lookback(request.place()?, None).await?;
    let last = back.look.view.turn;
    let GameHistory { look, history, .. } = back;
    let Some(moment) = history.after(turn) else {
        return Err(refusal(request.words.no_such_turn(turn, last)));
    };
    let (words, names) = (request.words, status_text::names(&look));
    let over = look.view.outcome.is_some();
    let which = match turn {
        0 => words.board_of_setup(),
        turn if turn == last && !over => words.board_of_now(turn),
        turn => words.board_of_turn(turn, last),
    };
    let text = format!("{}\n{which}", words.past_headline(&moment.view, &names, &moment.seen));
    let seen = moment.seen.clone();
    Ok(PastBoard { text, seen, look: Look { view: moment.view.clone(), deadline: None, ..look } })
}

/// The board after a turn.
pub(crate) struct PastBoard {
    /// What happened in the turn, and which turn it was.
    pub(crate) text: String,
    /// The events of the turn.
    pub(crate) seen: Vec<crate::rules::Seen>,
    /// The game with the public view after that turn.
    pub(crate) look: Look,
}
