//! `/board`, `/status` and `/help` for all members, and `/hand` for the player's own cards ([PBP-13], [PBP-14]). All
//! responses are private.

use super::super::components::{MESSAGE, buttons, cut, grey};
use super::autocomplete::complete_place;
use super::past_turns::{PastBoard, complete_turn};
use crate::discord::commands::board_check;
use crate::discord::commands::game;
use crate::discord::commands::past_turns;
use crate::discord::components::custom_id::{PanelPress, Press};
use crate::discord::context::answer::Answer;
use crate::discord::interactions::interaction_response;
use crate::discord::interactions::request::{Answered, Refusal, Request};
use crate::discord::interactions::slash::{Ctx, Done, caller, defer};
use crate::discord::lobby::table_options;
use crate::discord::options::integer_option::AtLeast;
use crate::discord::options::parse;
use crate::discord::panels::hand;
use crate::discord::panels::nudge_button;
use crate::discord::panels::reply::{present, present_with_picture};
use crate::discord::texts::{away_texts, ending_texts, luck_lines, pause_texts, status_text};
use crate::render::{Format, Framing, Theme};
use crate::table::{Look, Status};
use serenity::all::{CreateAllowedMentions, CreateAttachment, EditInteractionResponse};

/// How much of the board is shown, for which screen. Must not be reordered: Discord clients send the position.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub(super) enum ViewChoice {
    #[name = "full"]
    Full,
    #[name = "compact"]
    Compact,
}

/// Light or dark. Must not be reordered: Discord clients send the position.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub(super) enum ThemeChoice {
    #[name = "dark"]
    Dark,
    #[name = "light"]
    Light,
}

#[poise::command(slash_command, interaction_context = "Guild")]
pub(super) async fn board(
    ctx: Ctx<'_>,
    view: Option<ViewChoice>,
    #[autocomplete = "complete_place"] place: Option<String>,
    theme: Option<ThemeChoice>,
    patterns: Option<bool>,
    values: Option<bool>,
    #[autocomplete = "complete_turn"] turn: Option<AtLeast<0>>,
) -> Done {
    let request = caller(&ctx);
    let past = match past(&request, AtLeast::given(turn)).await {
        Ok(past) => past,
        Err(refusal) => return present(ctx, &request, Err(refusal)).await,
    };
    let wanted = match request.look().await {
        Ok(look) => framing(&request, &look, view, place.as_deref()).map(|view| {
            let theme = if matches!(theme, Some(ThemeChoice::Light)) { Theme::Light } else { Theme::Dark };
            let (patterns, values) = (patterns == Some(true), values == Some(true));
            (look, Format { theme, view, patterns, values, ..Format::default() })
        }),
        Err(refusal) => Err(refusal),
    };
    let (look, format) = match wanted {
        Ok(wanted) => wanted,
        Err(refusal) => return present(ctx, &request, Err(refusal)).await,
    };
    board_check::look_for_buttons(&request);
    defer(ctx, &request).await?;
    let edit = match past {
        Some(past) => board_of_past(&request, past, format).await,
        None => board_response(&request, &look, format).await,
    };
    interaction_response::complete_response(&request, edit).await
}

#[poise::command(slash_command, interaction_context = "Guild")]
pub(super) async fn status(ctx: Ctx<'_>) -> Done {
    let request = caller(&ctx);
    let answered = game::status_here(&request).await;
    present(ctx, &request, answered).await
}

#[poise::command(slash_command, interaction_context = "Guild")]
pub(super) async fn hand(ctx: Ctx<'_>) -> Done {
    let request = caller(&ctx);
    let answered = own_hand(&request).await;
    present_with_picture(ctx, &request, answered).await
}

#[poise::command(slash_command, interaction_context = "Guild|BotDm|PrivateChannel")]
pub(super) async fn help(ctx: Ctx<'_>) -> Done {
    let request = caller(&ctx);
    let rulebook = request.look().await.ok().map(|look| look.view.rulebook);
    let answered = Ok(Answer::new(request.words.help_for(rulebook)));
    present(ctx, &request, answered).await
}

/// The part of the board to show; a place means a close-up.
fn framing(
    request: &Request,
    look: &Look,
    view: Option<ViewChoice>,
    place: Option<&str>,
) -> Result<Framing, Refusal> {
    match (view, place.map(str::trim).filter(|place| !place.is_empty())) {
        (_, Some(place)) => parse::place(request.words, look.view.map(), place).map_err(Refusal::Said),
        (Some(ViewChoice::Compact), None) => Ok(Framing::Compact),
        (Some(ViewChoice::Full), None) => Ok(Framing::Full),
        (None, None) => Ok(request.context.format().view),
    }
}

/// The board as a picture with a button for the text; as text if it can't be drawn ([PBP-13]).
pub(crate) async fn board_response(
    request: &Request,
    look: &Look,
    format: Format,
) -> EditInteractionResponse {
    let edit = EditInteractionResponse::new().allowed_mentions(CreateAllowedMentions::new());
    let Some(picture) = request.context.pictures.board(look, request.words, &[], format).await else {
        return edit.content(board_text(request.words, look));
    };
    let alt = cut(&picture.alt, 1024);
    let words = grey(&Press::Panel(look.game, PanelPress::Words), &request.words.button_in_words());
    edit.components(buttons(&[words]))
        .new_attachment(CreateAttachment::bytes(picture.bytes, picture.file).description(alt))
}

/// The board after that turn, if one is asked for.
async fn past(request: &Request, turn: Option<i64>) -> Result<Option<PastBoard>, Refusal> {
    match turn {
        Some(turn) => {
            Ok(Some(past_turns::past_board(request, past_turns::typed_turn(request, turn)?).await?))
        }
        None => Ok(None),
    }
}

/// The same after a past turn: a picture with the text of that turn, and a button for that board as text.
async fn board_of_past(request: &Request, past: PastBoard, format: Format) -> EditInteractionResponse {
    let PastBoard { text, seen, look } = past;
    let edit = EditInteractionResponse::new().allowed_mentions(CreateAllowedMentions::new());
    let Some(picture) = request.context.pictures.board(&look, request.words, &seen, format).await else {
        return edit.content(board_text(request.words, &look));
    };
    let press = Press::Panel(look.game, PanelPress::PastWords(look.view.turn));
    edit.content(cut(&text, MESSAGE))
        .components(buttons(&[grey(&press, &request.words.button_in_words())]))
        .new_attachment(
            CreateAttachment::bytes(picture.bytes, picture.file).description(cut(&picture.alt, 1024)),
        )
}

/// The board as text.
pub(crate) fn in_words(request: &Request, look: &Look) -> Answer {
    Answer::new(board_text(request.words, look))
}

/// Status of all players, and the players waited for.
pub(crate) fn status_answer(request: &Request, look: &Look) -> Answer {
    let words = request.words;
    let mut lines = vec![words.status(&look.view, &status_text::names(look))];
    if let Some(at) = look.deadline {
        lines.push(words.status_deadline(&status_text::moment(words, at)));
    }
    lines.extend(pause_texts::paused(words, look));
    lines.extend(ending_texts::status(words, look));
    let now = request.context.clock.now();
    lines.extend(pause_texts::stood_still(words, look, now));
    lines.extend(pause_texts::banks(words, look, now));
    lines.extend(away_texts::absences(words, look, |person| request.context.table.vacations_of(person), now));
    if look.parked.is_some() {
        lines.push(words.status_parked());
    }
    if look.status == Status::Running {
        lines.extend(luck_lines::lines(words, &look.dice, &look.seated));
    }
    lines.push(String::new());
    lines.extend(
        words.played_by(&look.view, &table_options::clock_text(look.pace, look.clock, look.defence_waits)),
    );
    lines.extend(look.hints.off.then(|| words.lobby_hints_off()));
    let row = nudge_button::button(words, look).map(|button| buttons(&[button])).unwrap_or_default();
    Answer::new(cut(&lines.join("\n"), MESSAGE)).with(row)
}

async fn own_hand(request: &Request) -> Answered {
    let look = request.look().await?;
    let mut answer = hand::hand_answer(request, &look);
    if look.view.viewer_seat().is_none() {
        return Ok(answer);
    }
    let standing = request.context.table.standing(request.target()?, &request.person).await?;
    let said = request.words.standing(&standing, &look.view, &status_text::names(&look));
    // The end may be cut, the cards and the money never.
    answer.text = cut(&format!("{}\n{said}", answer.text), MESSAGE);
    Ok(answer)
}

/// The board as text, for people who can't see the picture ([PBP-13]). It is complete: if it is too long, names are
/// shortened, then words.
pub(super) fn board_text(words: crate::text::Words, look: &Look) -> String {
    let with = |most| words.board_text(&look.view, &status_text::names_up_to(look, most));
    let short = |most| words.short_board_text(&look.view, &status_text::names_up_to(look, most));
    let all = [usize::MAX, 20, 12].into_iter().map(with).chain([12, 6].into_iter().map(short));
    let fitting = all.into_iter().find(|text| text.chars().count() <= MESSAGE);
    fitting.unwrap_or_else(|| cut(&short(3), MESSAGE))
}
