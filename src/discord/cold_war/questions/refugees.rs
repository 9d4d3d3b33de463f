//! What refugees do in a player's turn, and what is done to them: moves (R3-29), civil wars (R3-31), exterminations (R3-33).

use super::super::question::{MENUS, Question, Rows, pick};
use crate::discord::components::custom_id::TooLong;
use crate::discord::components::menus;
use crate::rules::cold_war::Action;
use crate::rules::cold_war::steps::Act;

/// Whether the page offers anything.
pub(super) fn any(act: &Act) -> bool {
    !(act.refugees.is_empty() && act.civil_wars.is_empty() && act.exterminations.is_empty())
}

/// Every choice as a line. Moves stand last: there may be more of them than the menus hold, and a command makes them all.
pub(super) fn rows(question: &Question<'_>, act: &Act) -> Rows {
    let words = question.words;
    let mut lines = Vec::new();
    let mut add = |label: String, action: Action, pieces: u32| -> Result<(), TooLong> {
        if question.offers(&action) {
            lines.push(question.answer_line(action, &label)?.note(words.refugee_pieces(pieces)));
        }
        Ok(())
    };
    for option in &act.civil_wars {
        for against in &option.against {
            let label = words.civil_war_at(&question.state(option.at), &question.seat(*against));
            for pieces in (1..=option.pieces).rev() {
                let action = Action::CivilWar { at: option.at, against: *against, pieces };
                add(label.clone(), action, pieces)?;
            }
        }
    }
    for option in &act.exterminations {
        let label = words.exterminate_at(&question.state(option.at), &question.seat(option.whose));
        for pieces in (1..=option.most).rev() {
            let action = Action::Exterminate { at: option.at, whose: option.whose, pieces };
            add(label.clone(), action, pieces)?;
        }
    }
    for option in &act.refugees {
        for to in option.to.iter() {
            let label = words.way(&question.state(option.from), &question.state(to));
            for pieces in (1..=option.pieces).rev() {
                add(label.clone(), Action::MoveRefugees { from: option.from, to, pieces }, pieces)?;
            }
        }
    }
    menus(words, pick, &words.page_refugees(), (&lines, MENUS))
}
