//! Turn panel on the newest board post: buttons for the open questions ([PBP-7]). It is public, so it must not depend
//! on the cards or secrets of a player.

use crate::discord::components::custom_id::{ChartButton, PanelPress, Press};
use crate::discord::components::{blue, buttons, green, grey};
use crate::discord::context::family::Family;
use crate::discord::texts::{pause_texts, status_text};
use crate::rules::{FamilyId, Rulebook, Seen, Waiting};
use crate::table::{GameId, Look, Status};
use crate::text::Words;
use serenity::all::{CreateActionRow, CreateButton};

/// Button below the end of a game: opens a lobby with the same players ([PBP-45]).
pub(crate) fn rematch(words: Words, game: GameId) -> Vec<CreateActionRow> {
    buttons(&[green(&Press::Rematch(game), &words.button_rematch())])
}

/// Buttons below the end of a game: all charts, and the film.
pub(crate) fn charts(words: Words, game: GameId, rulebook: Rulebook) -> Vec<CreateActionRow> {
    let family = rulebook.family();
    let label = |button| match button {
        ChartButton::Territories if family == FamilyId::ColdWar => words.chart_button_states(),
        ChartButton::Territories => words.chart_button_territories(),
        ChartButton::Armies if family == FamilyId::Y2210 => words.chart_button_units(),
        ChartButton::Armies => words.chart_button_armies(),
        ChartButton::Income => words.chart_button_income(),
        ChartButton::Luck => words.chart_button_luck(),
        ChartButton::Chances => words.chart_button_chances(),
        ChartButton::Share => words.chart_button_share(),
        ChartButton::Film => words.chart_button_film(),
    };
    buttons(&ChartButton::ALL.map(|button| grey(&Press::Chart(game, button), &label(button))))
}

/// Text above the buttons: the changes of the last turn, and the players waited for.
pub(crate) fn text(words: Words, look: &Look, seen: &[Seen]) -> String {
    if look.status != Status::Running {
        let past = past(words, look, seen);
        let called_off = look.status == Status::Cancelled;
        return if called_off { format!("{past}\n{}", status_text::waiting(words, look)) } else { past };
    }
    let names = status_text::names(look);
    let mut lines = vec![words.headline(&look.view, &names, seen)];
    lines.extend(changes(words, look, seen));
    lines.push(status_text::waiting(words, look));
    lines.extend(pause_texts::paused(words, look));
    lines.join("\n")
}

/// The same text for a board post that is no longer the newest: without the players waited for.
pub(crate) fn past(words: Words, look: &Look, seen: &[Seen]) -> String {
    let mut lines = vec![words.past_headline(&look.view, &status_text::names(look), seen)];
    lines.extend(changes(words, look, seen));
    lines.join("\n")
}

/// What a turn changed, in one small line; `None` during the set-up.
fn changes(words: Words, look: &Look, seen: &[Seen]) -> Option<String> {
    let turn = seen.iter().any(|seen| seen.turn_of().is_some());
    turn.then(|| format!("-# {}", words.changes(seen, &status_text::names(look)).join(" · ")))
}

/// Button of a direct message that asks for a decision: opens the turn panel there ([PBP-56]).
pub(crate) fn play_here(words: Words, game: GameId) -> Vec<CreateActionRow> {
    buttons(&[blue(&Press::Panel(game, PanelPress::Act), &words.button_play_here())])
}

/// The buttons; empty once the game is over.
pub(crate) fn rows(family: &dyn Family, words: Words, look: &Look) -> Vec<CreateActionRow> {
    if look.status != Status::Running {
        return Vec::new();
    }
    let opens = |what| Press::Panel(look.game, what);
    let mut first: Vec<CreateButton> = if waits_for_people(look) {
        let kinds = look.view.waiting.kinds().into_iter();
        kinds.flat_map(|kind| family.panel_buttons(words, look.game, &look.view, kind)).collect()
    } else {
        Vec::new()
    };
    let always = [
        grey(&opens(PanelPress::Hand), &family.hand_label(words)),
        grey(&opens(PanelPress::Board), &words.button_board()),
        grey(&opens(PanelPress::Status), &words.button_status()),
    ];
    let second = buttons(&always);
    if first.is_empty() {
        return second;
    }
    first.truncate(5);
    [buttons(&first), second].concat()
}

/// Whether a person may be asked: computer players press no button, and for others it would be a dead end.
fn waits_for_people(look: &Look) -> bool {
    match &look.view.waiting {
        Waiting::For(all) => {
            all.iter().any(|one| look.at(one.seat).is_none_or(|seated| seated.computer.is_none()))
        }
        Waiting::Nobody | Waiting::Sealed { .. } => true,
    }
}
