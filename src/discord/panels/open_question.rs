//! The question open to the viewer of a game, as a private panel: with all its components, its picture, and the buttons *Hint* and
//! *Undo*.

use crate::discord::components::custom_id::{Press, UndoPress};
use crate::discord::components::panel::Row;
use crate::discord::components::{blue, buttons, grey};
use crate::discord::context::answer::Answer;
use crate::discord::context::family::Family;
use crate::discord::interactions::request::Request;
use crate::discord::pictures::panel_picture::{Front, PanelPicture};
use crate::discord::texts::status_text;
use crate::rules::{Ask, Seen, TerritoryId};
use crate::table::{Done, GameId, Look, Order, Status};
use crate::text::{Ctx, Words};
use serenity::all::{CreateActionRow, CreateButton};

/// Maximum number of rows of a message, and of buttons in a row.
const MOST: usize = 5;

/// The first question open to the viewer that the game waits for; `None` once the game is over: its last question stays in
/// the state.
pub(crate) fn open(look: &Look) -> Option<&Ask> {
    look.view.awaited_asks().next().filter(|_| look.status == Status::Running)
}

/// A question open to the viewer, with all its components; `None` once the game is over.
pub(crate) fn asked(family: &dyn Family, words: Words, look: &Look, ask: &Ask) -> Option<Answer> {
    let answer = family.question(words, look, ask).filter(|_| look.status == Status::Running)?;
    Some(with_common_buttons(words, look, answer))
}

/// The question open to the viewer, or the players waited for. Of several questions the viewer chooses one.
fn now(family: &dyn Family, words: Words, look: &Look) -> Answer {
    if look.status == Status::Running && look.view.awaited_asks().count() > 1 {
        let choice = choice(words, look.game, look.view.awaited_asks(), &status_text::names(look));
        return with_common_buttons(words, look, choice);
    }
    let question = open(look).and_then(|ask| asked(family, words, look, ask));
    question.unwrap_or_else(|| Answer::new(status_text::waiting(words, look)))
}

/// The question open to the person of this request, or the players waited for.
pub(crate) fn answer_now(request: &Request, look: &Look) -> Answer {
    now(request.context.family(look), request.words, look).in_colour_of(look)
}

/// The question after an order, with what continues it in front; `None` if nothing does. `seen` is what the order did.
pub(crate) fn after(request: &Request, look: &Look, order: &Order, seen: &[Seen]) -> Option<Answer> {
    let answer = request.context.family(look).after(request.words, (look, open(look)?), order, seen)?;
    Some(with_common_buttons(request.words, look, answer))
}

/// The private panel with the buttons that every question has, as far as there is room: a hint, unless the table plays without, and
/// one that leads to [`UndoPress::Offer`], if there is anything to take back.
fn with_common_buttons(words: Words, look: &Look, mut answer: Answer) -> Answer {
    let undo = grey(&Press::Undo(look.game, UndoPress::Offer), &words.button_undo());
    let undo: Vec<CreateButton> = (look.undoable > 0).then_some(undo).into_iter().collect();
    let hint = (!look.hints.off).then(|| grey(&Press::Hint(look.game), &words.button_hint()));
    let both: Vec<CreateButton> = hint.into_iter().chain(undo.clone()).collect();
    // A hint can be had by its command too, so it gives way.
    let _ = add_buttons(&mut answer, both) || add_buttons(&mut answer, undo);
    answer
}

/// Adds buttons at the end of the last row, or as a row of their own; false if there is no room.
fn add_buttons(answer: &mut Answer, more: Vec<CreateButton>) -> bool {
    if more.is_empty() {
        return true;
    }
    if let Some(Row::Actions(CreateActionRow::Buttons(last))) = answer.rows.last_mut()
        && last.len() + more.len() <= MOST
    {
        last.extend(more);
        return true;
    }
    let room = answer.panel().plain_rows().len() < MOST;
    if room {
        answer.rows.extend(buttons(&more).into_iter().map(Row::from));
    }
    room
}

/// Several questions open to one player: the text of each, with a button that opens its menu.
fn choice<'a>(
    words: Words,
    game: GameId,
    asks: impl Iterator<Item = &'a Ask> + Clone,
    names: &Ctx,
) -> Answer {
    let lines: Vec<String> =
        asks.clone().map(|ask| format!("- {}", words.question(&ask.menu, names))).collect();
    let open: Vec<CreateButton> =
        asks.map(|ask| blue(&Press::Menu(game, ask.id), &words.task(ask.menu.kind()))).collect();
    Answer::new(lines.join("\n")).with(buttons(&open))
}

/// Where the open question is on the map, for a close-up.
pub(crate) fn front_of(request: &Request, look: &Look) -> Option<TerritoryId> {
    request.context.family(look).front_of_question(request.words, look, open(look)?)
}

/// The picture of the panel after an order.
pub(crate) fn picture_after(request: &Request, done: Done) -> PanelPicture {
    if done.look.view.awaited_asks().next().is_none() || done.look.status != Status::Running {
        return PanelPicture::Removed;
    }
    if done.seen.is_empty() {
        return PanelPicture::Kept;
    }
    let family = request.context.family(&done.look);
    let front = done.seen.iter().rev().find_map(|seen| match seen {
        Seen::Happened(seen) => family.front_of_event(seen),
        _ => None,
    });
    // What shows on no map can still change the legend: cards traded in, money spent. The place is that of the question.
    let at = front.or_else(|| front_of(request, &done.look));
    PanelPicture::Front(Box::new(Front { look: done.look, seen: done.seen, at }))
}

#[cfg(test)]
mod tests;
