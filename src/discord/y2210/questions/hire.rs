//! Question `Hire`: commanders and stations (R1-22, R1-23): menu. `/hire`, `/build` and `/done` answer it.

use super::super::choices::{territory_buttons, territory_menus};
use super::super::names;
use super::super::panel::{Buttons, Panel};
use super::super::question::{Outcome, Page, Question};
use super::gift;
use crate::discord::components::buttons;
use crate::discord::components::custom_id::TooLong;
use crate::discord::components::panel::{Choice, Row, small, strong};
use crate::discord::context::answer::Answer;
use crate::present::y2210::ranked_choices;
use crate::rules::y2210::{Action, Commander, Menu, Piece, steps};
use crate::rules::{TerritoryId, TerritorySet};
use serde::{Deserialize, Serialize};
use serenity::all::ButtonStyle;

pub(super) const COMMAND: &str = "hire";

pub(super) fn panel(panel: &Panel) -> Buttons {
    panel.only(&panel.words.button_hire())
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Press {
    /// A commander was chosen: show the territories.
    Commander(Commander),
    /// Show the sites of a station.
    Station,
}

/// The pieces with their prices, each beside what it is for.
pub(super) fn rows(question: &Question<'_>, menu: &steps::Hire) -> Result<Vec<Row>, TooLong> {
    let words = question.words;
    let choice = |piece: Piece, press: Press| {
        let name = names::piece(words, piece);
        let code = question.step(press)?;
        let text = format!("{}\n{}", strong(&name), small(&names::about_piece(words, piece)));
        let (beside, alone) = (words.energy(piece.cost()), words.button_price(&name, piece.cost()));
        Ok(Choice::new((&code, ButtonStyle::Primary), &text, &beside, &alone))
    };
    let commander = |one: Commander| choice(Piece::Commander(one), Press::Commander(one));
    let mut pieces = menu.commanders.iter().map(commander).collect::<Result<Vec<_>, TooLong>>()?;
    if !menu.sites.is_empty() {
        pieces.push(choice(Piece::Station, Press::Station)?);
    }
    let mut last = vec![question.done_button()?];
    last.extend(gift::button(question, menu.gift.as_ref())?);
    last.extend(question.last_buttons()?);
    Ok(Row::choices(pieces).into_iter().chain(buttons(&last).into_iter().map(Row::from)).collect())
}

pub(super) fn pressed(
    question: &Question<'_>,
    press: &Press,
    _picked: &[String],
) -> Result<Option<Outcome>, TooLong> {
    let Menu::Hire(menu) = question.menu else { return Ok(None) };
    let page = match press {
        Press::Commander(one) if menu.commanders.contains(*one) => {
            let hire = |at| Action::Hire { commander: *one, at };
            places(question, Piece::Commander(*one), menu.own, hire)?
        }
        Press::Commander(_) => None,
        Press::Station => places(question, Piece::Station, menu.sites, |at| Action::Build { at })?,
    };
    Ok(Outcome::page(page))
}

/// Where the piece goes.
fn places(
    question: &Question<'_>,
    piece: Piece,
    among: TerritorySet,
    action: impl Fn(TerritoryId) -> Action,
) -> Page {
    let words = question.words;
    let best = ranked_choices::best_places(question.view, among.iter());
    let here = |at| question.answer_button(action(at), &question.territory_with_units(at));
    let code = |at| question.answer_with(action(at));
    let mut rows = territory_buttons(&best, here)?;
    rows.extend(territory_menus(question, &words.pick_piece_place(), &best, code)?);
    rows.extend(buttons(&[question.back_button()?]));
    Ok(Some(Answer::new(words.where_piece(&names::piece(words, piece), piece.cost())).with(rows)))
}
