//! The standing order that is offered for a card against invasions in the same answer in which it is drawn, as one press
//! ([PBP-34]).

use super::question::{At, StepPress, view_of};
use super::standing_press::{DrawnOrder, Press};
use crate::discord::components::custom_id::{self, TooLong};
use crate::discord::components::panel::Row;
use crate::discord::components::{blue, buttons, green, grey};
use crate::discord::context::answer::Answer;
use crate::discord::interactions::request::Request;
use crate::discord::panels::open_question;
use crate::rules::y2210::{self, CardKind, Timing};
use crate::rules::{FamilySeen, Seen};
use crate::table::Look;
use crate::text::Words;
use serenity::all::CreateActionRow;

/// Maximum number of rows of a plain message.
const ROWS: usize = 5;

/// The cards against invasions that the viewer has just drawn, each once.
fn drawn(seen: &[Seen]) -> Vec<CardKind> {
    let mut kinds: Vec<CardKind> = Vec::new();
    for seen in seen {
        let Seen::Happened(FamilySeen::Y2210(y2210::Seen::Drew { cards: Some(cards), .. })) = seen else {
            continue;
        };
        for kind in cards.iter().map(|card| card.kind()) {
            if kind.printed().timing == Timing::Reaction && !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
    }
    kinds
}

/// The answer with the offer for the cards that were drawn, if any is for others' turns.
pub(crate) fn with_offer(words: Words, look: &Look, seen: &[Seen], answer: Answer) -> Answer {
    if view_of(look).is_none() {
        return answer;
    }
    with_offer_of(words, look, &drawn(seen), answer)
}

/// The answer with the offer for the first of these cards: above what else can be pressed, or alone with the way there if
/// that has no room.
fn with_offer_of(words: Words, look: &Look, cards: &[CardKind], answer: Answer) -> Answer {
    let Some((card, rest)) = cards.split_first() else { return answer };
    let Ok(offer) = offer(words, look, *card, rest) else { return answer };
    let text = format!("{}\n\n{}", answer.text, words.drawn_card(*card, look.defence_waits));
    let mut rows: Vec<Row> = vec![offer.into()];
    rows.extend(answer.rows.iter().cloned());
    Answer { text, rows: rows.into(), ..answer }.or_without(words, look)
}

fn offer(words: Words, look: &Look, card: CardKind, rest: &[CardKind]) -> Result<CreateActionRow, TooLong> {
    let code = |order| Press::Drawn(card, order, rest.to_vec()).code(At::Standing(look.game));
    let mut row = vec![green(code(DrawnOrder::Useful)?, &words.button_useful())];
    // Where the game doesn't wait, nobody can be asked.
    if look.defence_waits {
        row.push(blue(code(DrawnOrder::AskMe)?, &words.button_ask_me()));
    }
    row.push(grey(code(DrawnOrder::Keep)?, &words.button_keep_card()));
    Ok(CreateActionRow::Buttons(row))
}

impl Answer {
    /// The same with only the offer and the way to the question, if a plain message has no room for all.
    fn or_without(self, words: Words, look: &Look) -> Self {
        if self.panel().plain_rows().len() <= ROWS {
            return self;
        }
        let question = look.view.asks.first();
        let back = question.map(|ask| custom_id::Press::Menu(look.game, ask.id));
        let back = back.and_then(|press| press.code().ok());
        let back = back.map(|code| grey(code, &words.button_back_to_menu()));
        let mut rows: Vec<Row> = self.rows.into_iter().take(1).collect();
        rows.extend(buttons(&back.into_iter().collect::<Vec<_>>()).into_iter().map(Row::from));
        Self { rows: rows.into(), ..self }
    }
}

/// After the order for a card that was drawn: what holds now, then the next card, and the question that is open.
pub(super) fn after_drawn(
    request: &Request,
    look: &Look,
    (card, order): (CardKind, DrawnOrder),
    rest: &[CardKind],
) -> Answer {
    let words = request.words;
    let said = match order {
        DrawnOrder::Useful => words.useful_card(card),
        DrawnOrder::AskMe => words.card_ask_me(),
        DrawnOrder::Keep => words.card_kept(&words.command_card(card)),
    };
    let now = open_question::answer_now(request, look);
    let answer = Answer { text: format!("{said}\n\n{}", now.text), ..now };
    with_offer_of(words, look, rest, answer)
}
