//! `/undo` and the button *Undo* of the private panel ([PBP-12]): shows what would be taken back, and takes it back when
//! the player confirms. All responses are private.

use crate::discord::components::custom_id::{Press, UndoPress};
use crate::discord::components::{MESSAGE, blue, buttons, cut, grey};
use crate::discord::interactions::request::{Answer, Answered, Request};
use crate::discord::pictures::panel_picture::{Front, PanelPicture};
use crate::discord::texts::status_text;
use crate::table::{GameId, Look, TableError, UndoOffer};
use crate::text::Words;

impl Request {
    /// What the person could take back, with buttons to do it or not.
    pub(crate) async fn undo_offer(&self) -> Answered {
        let offer = self.context.table.undo_offer(self.playable()?, &self.person).await?;
        Ok(offered(self.words, &offer).in_colour_of(&offer.look))
    }

    /// Carries out a press of one of these buttons.
    pub(crate) async fn press_undo(&self, game: GameId, what: UndoPress) -> Answered {
        let look = self.same(game).await?;
        Ok(match what {
            UndoPress::Offer => self.undo_offer().await?,
            UndoPress::Keep => self.then_now(&look, &self.words.undo_kept()),
            UndoPress::Take { revision, answers } => {
                let undone = self.context.table.undo(self.playable()?, &self.person, revision, answers).await;
                match undone {
                    Ok(done) => self.taken_back(&done.look, answers),
                    Err(TableError::Stale) => self.then_now(&self.look().await?, &self.words.undo_stale()),
                    Err(error) => return Err(error.into()),
                }
            }
        })
    }

    /// The question that is open again, with a picture of the board as it is again.
    fn taken_back(&self, look: &Look, answers: u32) -> Answer {
        let answer = self.then_now(look, &self.words.undo_done(answers));
        let front = Front { look: look.clone(), seen: Vec::new(), at: self.front(look) };
        Answer { picture: PanelPicture::Front(Box::new(front)), ..answer }
    }

    /// A sentence, and what can be done now.
    fn then_now(&self, look: &Look, said: &str) -> Answer {
        let now = self.now(look);
        Answer { text: format!("{said}\n\n{}", now.text), ..now }
    }
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
