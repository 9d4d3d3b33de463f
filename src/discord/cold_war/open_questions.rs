//! Questions of the Cold War that are always open and that nobody waits for: talk (A3-66), and launches (A3-42).

use crate::discord::components::custom_id::Press;
use crate::discord::components::grey;
use crate::rules::cold_war::deals::{DealNumber, Offer, PEACE_WORDS, Pledge, Side, Terms};
use crate::rules::cold_war::{Menu, View, steps};
use crate::rules::{self, Ask, Seat};
use crate::table::{Look, Status, TableError};
use crate::text::Words;
use serenity::all::CreateButton;

/// The open talk question of the viewer.
#[derive(Clone, Copy)]
pub(super) struct TalkAsk<'a> {
    pub(super) ask: &'a Ask,
    pub(super) menu: &'a steps::Talk,
}

/// The seats of the other players who are in the game.
pub(super) fn others(view: &View, me: Seat) -> impl Iterator<Item = Seat> + '_ {
    view.seats.iter().filter(move |other| other.alive && other.seat != me).map(|other| other.seat)
}

/// The questions of a game that goes on.
fn open(look: &Look) -> impl Iterator<Item = (&Ask, &Menu)> {
    let going = look.status == Status::Running;
    let asks = look.view.asks.iter().filter(move |_| going);
    asks.filter_map(|ask| match &ask.menu {
        rules::Menu::ColdWar(menu) => Some((ask, menu)),
        rules::Menu::Classic(_) | rules::Menu::Y2210(_) => None,
    })
}

/// The talk question, if the viewer plays in a game that goes on.
pub(super) fn talk_ask(look: &Look) -> Option<TalkAsk<'_>> {
    open(look)
        .find_map(|(ask, menu)| if let Menu::Talk(menu) = menu { Some(TalkAsk { ask, menu }) } else { None })
}

/// The same, or why the viewer has nothing to say: no seat, out of the game (A3-21), or it is over.
pub(super) fn talk_or_why(look: &Look) -> Result<TalkAsk<'_>, TableError> {
    talk_ask(look).ok_or(match (look.view.viewer_seat(), look.status) {
        (None, _) => TableError::NotSeated,
        (Some(_), Status::Running) => TableError::Out,
        (Some(_), _) => TableError::Over,
    })
}

/// The viewer's nuclear weapons with the question that a launch answers, if one can be launched now.
pub(super) fn arsenal(look: &Look) -> Option<(&Ask, &steps::Arsenal)> {
    open(look).find_map(|(ask, menu)| match menu {
        Menu::Launch(menu) => Some((ask, &menu.weapons)),
        Menu::LastLaunch(menu) => Some((ask, &menu.weapons)),
        _ => None,
    })
}

/// The button that leads back to the question that the game waits for, if it waits for the viewer.
pub(super) fn back_to_question(words: Words, look: &Look) -> Option<CreateButton> {
    let ask = look.view.awaited_asks().next().filter(|_| look.status == Status::Running)?;
    let code = Press::Menu(look.game, ask.id).code().ok()?;
    Some(grey(code, &words.button_back_to_menu()))
}

/// The terms of a peace in that year, which both promise in the words that computer players understand.
pub(super) fn peace(year: u16) -> Terms {
    let side = || Side { promises: vec![Pledge { words: PEACE_WORDS.to_owned(), year }], ..Side::default() };
    Terms { give: side(), take: side(), open_until: None }
}

impl TalkAsk<'_> {
    /// The open offer with that number, made or received.
    pub(super) fn offer(&self, number: DealNumber) -> Option<&Offer> {
        let received = self.menu.received.iter().map(|received| &received.offer);
        received.chain(&self.menu.made).find(|offer| offer.number == number)
    }
}
