//! Questions of a player's own turn that are answered with one tap: upkeep, and pay a war or take the leg back.

use super::pages::Rows;
use super::question::Question;
use crate::discord::components::{Line, blue, buttons, green, grey, menus};
use crate::discord::custom_id;
use crate::rules;
use crate::rules::cold_war::steps::Upkeep;
use crate::rules::cold_war::{Action, Armies, Menu};

/// Number of select menus on a page.
const MENUS: usize = 3;

/// The rows of such a question; `None` for another one.
pub(super) fn rows(question: &Question<'_>) -> Option<Rows> {
    match &question.ask.menu {
        rules::Menu::ColdWar(Menu::Upkeep(menu)) => Some(upkeep(question, menu)),
        rules::Menu::ColdWar(Menu::PayWar(_)) => Some(pay_war(question)),
        _ => None,
    }
}

/// Pay what the rules would pay; or leave one kind of army in one state unpaid (R3-17).
fn upkeep(question: &Question<'_>, menu: &Upkeep) -> Rows {
    let (words, look, ask) = (question.words, question.look, question.ask);
    let code = |action: rules::Action| custom_id::Press::Answer(look.game, ask.id, action).code();
    let mut lines = Vec::new();
    for (at, armies) in &menu.armies {
        for (army, n) in armies.iter() {
            let action: rules::Action = Action::Upkeep { unpaid: vec![(*at, Armies::of(army, n))] }.into();
            if ask.menu.offers(&action) {
                let label =
                    words.unpaid_in(&words.territory(look.view.map(), *at), &words.army_count(army, n));
                lines.push(Line::new(label, code(action)?));
            }
        }
    }
    let pick = |page: u8| custom_id::Press::Pick(page).code();
    let mut rows = menus(words, pick, &words.pick_unpaid(), (&lines, MENUS))?;
    rows.extend(buttons(&[green(code(ask.default.clone())?, &words.pay_upkeep())]));
    Ok(rows)
}

/// Pay the war, or take the leg back (A3-32).
fn pay_war(question: &Question<'_>) -> Rows {
    let code = |promise: bool| {
        let action = Action::PayWar { promise }.into();
        custom_id::Press::Answer(question.look.game, question.ask.id, action).code()
    };
    let words = question.words;
    Ok(buttons(&[blue(code(true)?, &words.pay_the_war()), grey(code(false)?, &words.take_back())]))
}
