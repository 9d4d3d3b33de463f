//! `/undo` and the button *Undo* of the private panel ([PBP-12]): shows what would be taken back, and takes it back when
//! the player confirms. All responses are private.

use crate::discord::components::custom_id::{Press, UndoPress};
use crate::discord::components::{MESSAGE, blue, buttons, cut, grey};
use crate::discord::context::answer::Answer;
use crate::discord::interactions::request::{Answered, Request};
use crate::discord::panels::open_question;
use crate::discord::pictures::panel_picture::{Front, PanelPicture};
use crate::discord::texts::status_text;
use crate::table::{GameId, Look, TableError, UndoOffer};
use crate::text::Words;

/// What the person could take back, with buttons to do it or not.
pub(crate) async fn undo_offer(request: &Request) -> Answered {
    let offer = request.context.table.undo_offer(request.playable()?, &request.person).await?;
    Ok(offered(request.words, &offer).in_colour_of(&offer.look))
}

/// Carries out a press of one of these buttons.
pub(crate) async fn press_undo(request: &Request, game: GameId, what: UndoPress) -> Answered {
    let look = request.same_game(game).await?;
    Ok(match what {
        UndoPress::Offer => undo_offer(request).await?,
        UndoPress::Keep => then_now(request, &look, &request.words.undo_kept()),
        UndoPress::Take { revision, answers } => {
            let undone =
                request.context.table.undo(request.playable()?, &request.person, revision, answers).await;
            match undone {
                Ok(done) => taken_back(request, &done.look, answers),
                Err(TableError::Stale) => {
                    then_now(request, &request.look().await?, &request.words.undo_stale())
                }
                Err(error) => return Err(error.into()),
            }
        }
    })
}

/// The question that is open again, with a picture of the board as it is again.
fn taken_back(request: &Request, look: &Look, answers: u32) -> Answer {
    let answer = then_now(request, look, &request.words.undo_done(answers));
    let front = Front { look: look.clone(), seen: Vec::new(), at: open_question::front_of(request, look) };
    Answer { picture: PanelPicture::Front(Box::new(front)), ..answer }
}

/// A sentence, and what can be done now.
fn then_now(request: &Request, look: &Look, said: &str) -> Answer {
    let now = open_question::answer_now(request, look);
    Answer { text: format!("{said}\n\n{}", now.text), ..now }
}

/// The steps, newest first, with a button for the last one and one for all.
fn offered(words: Words, offer: &UndoOffer) -> Answer {
    let names = status_text::names(&offer.look);
    let lines = offer.steps.iter().rev().map(|step| format!("- {}", words.step(step, &names)));
    let count = offer.steps.len() as u32;
    let text = format!("{}\n{}", words.undo_offer(count), lines.collect::<Vec<_>>().join("\n"));
    let take = |answers| Press::Undo(offer.look.game, UndoPress::Take { revision: offer.revision, answers });
    let mut choices = vec![blue(&take(1), &words.button_take_back(count))];
    if count > 1 {
        choices.push(blue(&take(count), &words.button_take_back_all(count)));
    }
    choices.push(grey(&Press::Undo(offer.look.game, UndoPress::Keep), &words.button_undo_keep()));
    Answer::new(cut(&text, MESSAGE)).with(buttons(&choices))
}
