//! The player's own cards, with the buttons of the family.

use crate::discord::components::{MESSAGE, cut};
use crate::discord::context::answer::Answer;
use crate::discord::interactions::request::Request;
use crate::discord::pictures::panel_picture::PanelPicture;
use crate::discord::texts::status_text;
use crate::present::y2210::hand_picture::hand_of_cards;
use crate::table::{Look, Status};

/// The player's own cards: as text, then as a picture if the family has one.
pub(crate) fn hand_answer(request: &Request, look: &Look) -> Answer {
    let hand = request.words.hand(&look.view, &status_text::names(look));
    let silence = look
        .view
        .viewer_seat()
        .and_then(|_| request.words.reactions_in_silence(&look.view, look.defence_waits));
    let told = std::iter::once(hand).chain(silence).collect::<Vec<_>>().join("\n");
    let running = look.status == Status::Running;
    let buttons =
        if running { request.context.family(look).hand_buttons(request.words, look) } else { Vec::new() };
    let answer = Answer::new(cut(&told, MESSAGE)).with(buttons);
    match hand_of_cards(&look.view, request.words) {
        Some(hand) => Answer { picture: PanelPicture::Hand(Box::new(hand)), ..answer },
        None => answer,
    }
}
