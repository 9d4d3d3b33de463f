//! Question `Reinforce`: placing reinforcements (R1-62): menu, command, autocomplete.

use super::super::amounts;
use super::super::autocomplete::{fitting, key, offered};
use super::super::panel::{Buttons, Panel};
use super::super::question::{Outcome, PanelRows, Question, pick, typed_number};
use super::sets;
use crate::discord::components::panel::{Choice, Row, small, strong};
use crate::discord::components::{Line, blue, buttons, green, grey, menus};
use crate::discord::custom_id::TooLong;
use crate::discord::request::{Answer, Answered, Request};
use crate::discord::slash::{Command, Ctx};
use crate::present::classic::figures;
use crate::rules::TerritoryId;
use crate::rules::classic::{Action, Menu, steps};
use crate::table::Order;
use serde::{Deserialize, Serialize};
use serenity::all::{ButtonStyle, CreateAutocompleteResponse};

/// This command also answers the question `Bonus`.
pub(super) const COMMAND: &str = "place";

pub(super) fn commands() -> Vec<Command> {
    Vec::new()
}

pub(super) fn panel(panel: &Panel<'_>) -> Buttons {
    let mut buttons = vec![panel.act(&panel.words.button_place())?];
    if panel.may_trade() {
        buttons.push(panel.page(sets::Press::Show, &panel.words.button_trade())?);
    }
    Ok(buttons)
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Press {
    /// A territory was picked: show the numbers of armies.
    Choose(TerritoryId),
    /// Another number, from a modal.
    Other(TerritoryId),
    /// Show the menus of all territories.
    List,
}

/// Number of territories on buttons.
const BUTTONS: usize = 5;

pub(super) fn rows(question: &Question<'_>, menu: &steps::Reinforce) -> PanelRows {
    let (words, left) = (question.words, menu.left);
    let mut sets = sets::best_button(question)?;
    if left == 0 {
        // No armies to place: trade in a set, or continue.
        let go_on = question.answer_with(Action::Place { armies: Vec::new() })?;
        sets.push(green(go_on, &words.button_go_on()));
        sets.extend(question.last_buttons()?);
        return Ok(buttons(&sets).into_iter().map(Row::from).collect());
    }
    let place = |at| {
        let all = question.answer_with(Action::Place { armies: vec![(at, left)] })?;
        let at_now = question.territory_with_armies(at);
        let threat = small(&words.threat(figures::threat(question.view(), at)));
        let said = format!("{}\n{threat}", strong(&at_now));
        let (beside, alone) = (words.button_all(left), words.button_place_all(left, &at_now));
        Ok(Choice::new((&all, ButtonStyle::Primary), &said, &beside, &alone))
    };
    let best = figures::best_places(question.view(), menu.own.iter(), left);
    let all = best.len() as u32;
    let places = best.into_iter().take(BUTTONS).map(place).collect::<Result<Vec<_>, TooLong>>()?;
    let mut last = vec![grey(question.step(Press::List)?, &words.button_all_places(all))];
    last.extend(question.last_buttons()?);
    let above = buttons(&sets).into_iter().map(Row::from);
    let below = buttons(&last).into_iter().map(Row::from);
    Ok(above.chain(Row::choices(places)).chain(below).collect())
}

/// The menus of all territories, the most threatened first.
fn list(question: &Question<'_>) -> Result<Option<Answer>, TooLong> {
    let words = question.words;
    let Menu::Reinforce(menu) = question.menu else { return Ok(None) };
    let line = |(at, threat)| {
        let line = Line::new(question.territory_with_armies(at), question.step(Press::Choose(at))?);
        Ok(line.note(words.threat(threat)))
    };
    let rated = figures::most_threatened(question.view(), menu.own.iter());
    let lines = rated.into_iter().map(line).collect::<Result<Vec<_>, _>>()?;
    let mut rows = menus(words, pick, &words.pick_place(), (&lines, 4))?;
    rows.extend(buttons(&[grey(question.back()?, &words.button_back_to_menu())]));
    Ok(Some(Answer::new(question.text()).with(rows)))
}

pub(super) fn pressed(
    question: &Question<'_>,
    press: &Press,
    picked: &[String],
) -> Result<Option<Outcome>, TooLong> {
    match press {
        Press::Choose(at) => Ok(choice(question, *at)?.map(Outcome::Shown)),
        Press::List => list(question).map(|list| list.map(Outcome::Shown)),
        Press::Other(at) if picked.is_empty() => {
            question.number_form(Press::Other(*at), &question.words.form_hint_place()).map(Some)
        }
        Press::Other(at) => {
            let place = |n| Outcome::answer(Action::Place { armies: vec![(*at, n)] });
            Ok(typed_number(picked).map(place))
        }
    }
}

/// The menu of the number of armies for a territory.
fn choice(question: &Question<'_>, at: TerritoryId) -> Result<Option<Answer>, TooLong> {
    let words = question.words;
    let Menu::Reinforce(steps::Reinforce { own, left, .. }) = question.menu else { return Ok(None) };
    if !own.contains(at) {
        return Ok(None);
    }
    let mut row = Vec::new();
    for n in amounts::more(*left) {
        let place = question.answer_with(Action::Place { armies: vec![(at, n)] })?;
        row.push(if n == *left { green(place, &words.button_all(n)) } else { blue(place, &n.to_string()) });
    }
    row.push(grey(question.step(Press::Other(at))?, &words.button_other_number()));
    row.push(grey(question.step(Press::List)?, &words.button_other_place()));
    let text = words.how_many_there(&question.territory(at), *left);
    Ok(Some(Answer::new(text).with(buttons(&row))))
}

impl Request {
    pub(in super::super) async fn place_armies(&self, territory: &str, armies: Option<i64>) -> Answered {
        let look = self.acting().await?;
        let at = self.territory(look.view.map(), territory)?;
        let asked = Question::open(self.words, &look).map(|question| question.menu.clone());
        let left = match asked {
            Some(Menu::Bonus(_)) => return self.order(Order::Answer(Action::Bonus { at }.into())).await,
            Some(Menu::Reinforce(steps::Reinforce { left, .. })) => left,
            _ => 1,
        };
        let n = armies.map_or(Ok(left), |n| self.armies(n))?;
        self.order(Order::Answer(Action::Place { armies: vec![(at, n)] }.into())).await
    }
}

/// The player's territories, the most threatened first; for the question `Bonus`, those on the traded cards.
pub(in super::super) async fn complete_own(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    offered(ctx, |question| {
        let own = match question.menu {
            Menu::Reinforce(steps::Reinforce { own, .. }) => *own,
            Menu::Bonus(steps::Bonus { among }) => *among,
            _ => return Vec::new(),
        };
        let rated = figures::most_threatened(question.view(), own.iter());
        let order: Vec<TerritoryId> = rated.into_iter().map(|(at, _)| at).collect();
        let label = |at| {
            let threat = question.words.threat(figures::threat(question.view(), at));
            (format!("{} · {threat}", question.territory_with_armies(at)), key(question, at))
        };
        fitting(question, partial, &order).into_iter().map(label).collect()
    })
    .await
}
