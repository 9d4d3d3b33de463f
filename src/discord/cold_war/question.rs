//! `Question`: an open question of the family of the Cold War; and `Outcome`, the result of a press.

use crate::discord::components::{blue, buttons, green};
use crate::discord::custom_id::{self, PanelPress};
use crate::discord::play_commands::Typed;
use crate::discord::request::{Answer, Answered, Request};
use crate::discord::status_text;
use crate::rules::cold_war::{AskKind, Order as Compound, Seen as Shown};
use crate::rules::{self, Ask, Seen, TerritoryId};
use crate::table::{GameId, Look, Order, TableError};
use crate::text::{Ctx, Words};
use serde::{Deserialize, Serialize};
use serenity::all::CreateButton;

/// A step in a private menu of the family.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Press {
    /// What the rules would answer.
    #[serde(rename = "d")]
    Default,
}

/// A question open to a viewer, with the data needed to show it.
pub(crate) struct Question<'a> {
    pub(crate) words: Words,
    pub(crate) look: &'a Look,
    pub(crate) ask: &'a Ask,
    pub(crate) names: Ctx,
}

/// Result of a press.
pub(crate) enum Outcome {
    /// A message in place of the menu.
    Shown(Answer),
    /// An order, which answers the question.
    Order(Order),
}

impl<'a> Question<'a> {
    /// The question for that ask, if it is one of this family.
    pub(crate) fn of(words: Words, look: &'a Look, ask: &'a Ask) -> Option<Self> {
        match (&look.view, &ask.menu) {
            (rules::View::ColdWar(_), rules::Menu::ColdWar(_)) => {
                Some(Self { words, look, ask, names: status_text::names(look) })
            }
            _ => None,
        }
    }
}

impl Question<'_> {
    /// The text of the question.
    pub(crate) fn text(&self) -> String {
        self.words.question(&self.ask.menu, &self.names)
    }

    /// The question with its components.
    pub(crate) fn answer(&self) -> Answer {
        let press = custom_id::Press::Answer(self.look.game, self.ask.id, self.ask.default.clone()).code();
        let rows = press.map(|code| buttons(&[green(code, &self.words.button_step_done())]));
        Answer::new(self.text()).with(rows.unwrap_or_default())
    }
}

/// What a press leads to.
pub(crate) fn pressed(question: &Question<'_>, press: &Press, _picked: &[String]) -> Option<Outcome> {
    match press {
        Press::Default => Some(Outcome::Order(Order::Answer(question.ask.default.clone()))),
    }
}

/// What continues an order; nothing does.
pub(crate) const fn after(
    _question: &Question<'_>,
    _order: Option<&Compound>,
    _seen: &[Seen],
) -> Option<Answer> {
    None
}

/// Where the best choice of a question is on the map.
pub(crate) const fn front_of(_question: &Question<'_>) -> Option<TerritoryId> {
    None
}

/// Where an event has put the front.
pub(crate) const fn front(_seen: &Shown) -> Option<TerritoryId> {
    None
}

/// The command that answers a question of that kind.
pub(crate) const fn command_for(_kind: AskKind) -> &'static str {
    "turn"
}

/// The panel button of a question.
pub(crate) fn panel_buttons(kind: AskKind, words: Words, game: GameId) -> Vec<CreateButton> {
    let code = custom_id::Press::Panel(game, PanelPress::Act).code();
    code.map(|code| vec![blue(code, &words.task(kind.into()))]).unwrap_or_default()
}

impl Request {
    /// Carries out a shared command: the answers of this family are given by its menus.
    pub(crate) async fn play_cold_war(&self, _typed: &Typed) -> Answered {
        let look = self.look().await?;
        if !look.view.awaited_asks().any(|ask| Some(ask.to) == look.view.viewer_seat()) {
            return Err(TableError::Stale.into());
        }
        Ok(self.now(&look))
    }
}
