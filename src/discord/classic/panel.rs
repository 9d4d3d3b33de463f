//! The buttons of the public panel, and the command for each question.

use crate::discord::codec::{Door, Press};
use crate::discord::kit::{blue, grey, red};
use crate::rules::classic::{AskKind, View};
use crate::rules::{self, Waiting};
use crate::text::Words;
use serenity::all::CreateButton;

/// The buttons for what may be done now: public, so they say what is asked, not what anybody holds.
pub(crate) fn panel_buttons(words: Words, view: &View, press: &dyn Fn(Door) -> Press) -> Vec<CreateButton> {
    let kind = match view.waiting {
        Waiting::Nobody => None,
        Waiting::For { kind, .. } | Waiting::Sealed { kind, .. } => match kind {
            rules::AskKind::Classic(kind) => Some(kind),
        },
    };
    let act = |label: String| blue(&press(Door::Act), &label);
    // How many cards somebody holds is public, what they are is not: with three there may be a set.
    let may_trade = |seat: usize| view.seats.get(seat).is_some_and(|seat| seat.cards >= 3);
    let trade = match view.waiting {
        Waiting::For { seat, .. } if may_trade(seat.index()) => {
            vec![grey(&press(Door::Trade), &words.button_trade())]
        }
        _ => Vec::new(),
    };
    let end = || {
        [
            grey(&press(Door::Fortify), &words.button_move_and_end()),
            red(&press(Door::End), &words.button_end_turn()),
        ]
    };
    match kind {
        None => Vec::new(),
        Some(AskKind::Claim) => vec![act(words.button_claim())],
        Some(AskKind::Wish) => vec![act(words.button_wish())],
        Some(AskKind::Deploy) => vec![act(words.button_deploy())],
        Some(AskKind::Reinforce) => [vec![act(words.button_place())], trade].concat(),
        Some(AskKind::Trade) => vec![act(words.button_trade())],
        Some(AskKind::Bonus) => vec![act(words.button_bonus())],
        Some(AskKind::Spoils) => {
            vec![act(words.button_trade()), red(&press(Door::End), &words.button_keep())]
        }
        Some(AskKind::Consent) => vec![act(words.button_agree())],
        Some(AskKind::Attack) => [vec![act(words.button_attack())], end().into()].concat(),
        Some(AskKind::Defend) => vec![act(words.button_defend())],
        Some(AskKind::Throw) => vec![act(words.button_throw())],
        Some(AskKind::Discard) => vec![act(words.button_discard())],
        Some(AskKind::Advance) => vec![act(words.button_advance())],
        Some(AskKind::Fortify) => {
            vec![act(words.button_fortify()), red(&press(Door::End), &words.button_end_turn())]
        }
    }
}

/// The command that answers a question of that kind.
pub(crate) const fn command_for(kind: AskKind) -> &'static str {
    match kind {
        AskKind::Claim => "claim",
        AskKind::Wish => "wish",
        AskKind::Deploy => "deploy",
        AskKind::Reinforce | AskKind::Bonus => "place",
        AskKind::Trade | AskKind::Spoils => "trade",
        AskKind::Consent => "agree",
        AskKind::Attack => "attack",
        AskKind::Defend => "defend",
        AskKind::Throw => "roll",
        AskKind::Discard => "discard",
        AskKind::Advance => "advance",
        AskKind::Fortify => "fortify",
    }
}
