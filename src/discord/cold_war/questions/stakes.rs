//! What is at stake in a state: the chance to win it, what a move empties, what it yields and who threatens it.

use super::super::question::Question;
use crate::present::cold_war::win_chances;
use crate::rules::TerritoryId;
use crate::rules::cold_war::{Armies, Control};

/// Armies by the state that they come from.
pub(super) type Sent = Vec<(TerritoryId, Armies)>;

/// The chance to win the state with these armies, in percent.
pub(super) fn chance(question: &Question<'_>, at: TerritoryId, armies: Armies) -> u32 {
    let defenders = win_chances::defenders(question.view, at, question.ask.to);
    win_chances::clear_percent(question.view.house(), armies, defenders)
}

/// Whether these armies are all that hold the state for the player: it is nobody's when they have left.
pub(super) fn empties(question: &Question<'_>, from: TerritoryId, armies: Armies) -> bool {
    let (place, me) = (question.view.at(from), question.ask.to);
    place.control == Control::Held(me) && place.of(me).minus(armies).mobile().is_empty()
}

/// The label, with the states that these armies empty.
pub(super) fn with_emptied(question: &Question<'_>, label: String, armies: &Sent) -> String {
    let gone = armies.iter().filter(|(from, armies)| empties(question, *from, *armies));
    let gone: Vec<String> = gone.map(|(from, _)| question.state(*from)).collect();
    if gone.is_empty() { label } else { question.words.empties(&label, &question.words.list(gone)) }
}

/// What a state yields, what the player has there, and the strongest army next to it.
pub(super) fn about(question: &Question<'_>, at: TerritoryId) -> String {
    let (words, me) = (question.words, question.ask.to);
    let there = question.armies(question.view.at(at).of(me));
    let note = words.buy_note(question.view.map().value(at), &there);
    match win_chances::threat(question.view, at, me) {
        0 => note,
        strength => words.threatened(&note, strength),
    }
}
