//! Seats that change hands ([PBP-33]): giving up one's own, offering and taking one, and giving one to a computer player; by
//! `/game resign`, `/game replace` and the buttons below announcements.

use crate::discord::components::custom_id::{HandoverPress, Press};
use crate::discord::components::{blue, buttons, green, grey, red};
use crate::discord::context::answer::Answer;
use crate::discord::interactions::press_response::PressResponse;
use crate::discord::interactions::request::{Answered, Refusal, Request};
use crate::discord::lobby::lobby_message;
use crate::discord::options::seat_names::seat_named;
use crate::discord::panels::open_question;
use crate::discord::texts::status_text::names;
use crate::rules::Seat;
use crate::table::{GameId, HandoverError, HandoverNews, Look, Replacement, TableError};
use crate::text::{Words, escape_name};
use serenity::all::CreateActionRow;

fn press(game: GameId, what: HandoverPress) -> Press {
    Press::Handover(game, what)
}

/// The buttons below an announcement.
pub(crate) fn news_buttons(words: Words, game: GameId, news: &HandoverNews) -> Vec<CreateActionRow> {
    match news {
        HandoverNews::Resigned { seat, closed: false, .. } => {
            let take = press(game, HandoverPress::Take(*seat));
            buttons(&[blue(&take, &words.button_take_free_seat())])
        }
        HandoverNews::Offered { seat, .. } => buttons(&[
            green(&press(game, HandoverPress::TakeNow(*seat)), &words.button_take_free_seat()),
            grey(&press(game, HandoverPress::Decline(*seat)), &words.button_decline_seat()),
        ]),
        HandoverNews::HostDecides { seat, .. } => {
            let computer = press(game, HandoverPress::Computer(*seat));
            buttons(&[blue(&computer, &words.button_computer_plays())])
        }
        HandoverNews::Resigned { .. }
        | HandoverNews::Declined { .. }
        | HandoverNews::Taken { .. }
        | HandoverNews::Computer { .. } => Vec::new(),
    }
}

/// `/game resign`: asks whether the player is sure.
pub(crate) async fn ask_resign(request: &Request) -> Answered {
    let look = request.look().await?;
    match request.context.table.resign(request.playable()?, &request.person, false).await {
        Err(TableError::Handover(HandoverError::ConfirmResign)) => {
            let resign = press(look.game, HandoverPress::Resign);
            let row = buttons(&[red(&resign, &request.words.button_resign())]);
            Ok(Answer::new(request.words.confirm_resign(look.number)).with(row))
        }
        refused => Ok(resigned(request, &refused?)),
    }
}

fn resigned(request: &Request, look: &Look) -> Answer {
    Answer::new(request.words.resigned(look.number))
}

/// The seat of the player of that name.
pub(crate) fn named(words: Words, look: &Look, typed: &str) -> Result<Seat, Refusal> {
    seat_named(look, words, typed).ok_or_else(|| Refusal::Said(words.nobody_called_so()))
}

/// What was done about a seat.
pub(crate) fn replaced(words: Words, look: &Look, seat: Seat, with: &Replacement) -> String {
    let who = words.seat_name(&names(look), seat);
    match with {
        Replacement::Person(person) => words.seat_offered(&escape_name(&person.name), &who),
        Replacement::Computer => words.seat_to_computer(&who),
        Replacement::Nobody => words.seat_offer_withdrawn(&who),
    }
}

/// `/game replace`.
pub(crate) async fn replace(request: &Request, player: &str, with: &Replacement) -> Answered {
    let place = request.writable()?;
    let look = request.look().await?;
    let seat = named(request.words, &look, player)?;
    let look = request.context.table.replace(place, &request.person, seat, with).await?;
    Ok(Answer::new(replaced(request.words, &look, seat, with)))
}

/// A press on one of the buttons.
pub(crate) async fn press_handover(
    request: &Request,
    game: GameId,
    what: HandoverPress,
) -> Result<PressResponse, Refusal> {
    let look = request.same_game(game).await?;
    let (table, person, words) = (&request.context.table, &request.person, request.words);
    Ok(match what {
        HandoverPress::Resign => {
            let look = table.resign(request.playable()?, person, true).await?;
            PressResponse::Instead(resigned(request, &look))
        }
        HandoverPress::Take(seat) => match table.take_seat(game, person, seat, false).await {
            Err(TableError::Handover(HandoverError::ConfirmTake)) => {
                PressResponse::Private(confirm_take(words, &look, seat))
            }
            taken => PressResponse::Private(now_yours(request, &taken?)),
        },
        HandoverPress::TakeNow(seat) => {
            PressResponse::Private(now_yours(request, &table.take_seat(game, person, seat, true).await?))
        }
        HandoverPress::TakeSure(seat) => {
            PressResponse::Instead(now_yours(request, &table.take_seat(game, person, seat, true).await?))
        }
        HandoverPress::Decline(seat) => {
            table.decline_seat(game, person, seat).await?;
            PressResponse::Private(Answer::new(words.seat_declined()))
        }
        HandoverPress::Computer(seat) => {
            let with = &Replacement::Computer;
            let look = table.replace(request.writable()?, person, seat, with).await?;
            PressResponse::Private(Answer::new(replaced(words, &look, seat, with)))
        }
    })
}

fn confirm_take(words: Words, look: &Look, seat: Seat) -> Answer {
    let take = press(look.game, HandoverPress::TakeSure(seat));
    let who = words.seat_name(&names(look), seat);
    let text = words.confirm_take_seat(look.number, &who, &lobby_message::pace(words, look.pace));
    Answer::new(text).with(buttons(&[green(&take, &words.button_take_free_seat())]))
}

/// The seat is taken: what can be done now.
fn now_yours(request: &Request, look: &Look) -> Answer {
    let now = open_question::answer_now(request, look);
    Answer { text: format!("{}\n\n{}", request.words.seat_taken(), now.text), ..now }
}
