//! `Question`: an open question of the family of 2210 with the data that its file needs for components and text ([PBP-7],
//! [PBP-8]); and `Outcome`, the result of a press.

use super::{names, standing_press};
pub(super) use crate::discord::components::pick;

use crate::discord::components::custom_id::{Code, PanelPress, Press, TooLong};
use crate::discord::components::{blue, green, grey};
use crate::discord::context::answer::Answer;
use crate::discord::texts::status_text;
use crate::rules::y2210::{self, Action, Menu, View};
use crate::rules::{self, Ask, AskId, TerritoryId};
use crate::table::{GameId, Look, Order};
use crate::text::{Ctx, Words};
use serenity::all::{CreateActionRow, CreateButton};

/// A question open to a viewer, with the data needed to show it.
pub(crate) struct Question<'a> {
    pub(crate) words: Words,
    pub(crate) look: &'a Look,
    pub(crate) ask: &'a Ask,
    pub(crate) view: &'a View,
    pub(crate) menu: &'a Menu,
    pub(crate) names: Ctx,
}

/// Rows of components; an error if one does not fit in a code.
pub(super) type Rows = Result<Vec<CreateActionRow>, TooLong>;
/// A page; `None` if what was pressed is not offered any more.
pub(super) type Page = Result<Option<Answer>, TooLong>;
/// One component.
pub(super) type Button = Result<CreateButton, TooLong>;

/// Location of a component.
#[derive(Clone, Copy, Debug)]
pub(super) enum At {
    /// In a private menu about that question.
    Menu(GameId, AskId),
    /// On the public panel, where it opens a private message.
    Panel(GameId),
    /// On the page of the standing orders, which needs no question.
    Standing(GameId),
}

/// Press data of one question's components, or of several questions'. `questions/mod.rs` implements it for each of
/// them.
pub(super) trait StepPress {
    /// Encodes the press.
    fn code(self, at: At) -> Result<Code, TooLong>;
}

/// Result of a press.
pub(crate) enum Outcome {
    /// A message in place of the menu.
    Shown(Answer),
    /// An order, which answers the question.
    Order(Order),
}

impl Outcome {
    /// A single answer to the question.
    pub(super) fn answer(action: Action) -> Self {
        Self::Order(Order::Answer(action.into()))
    }

    /// An order that may take several answers.
    pub(super) fn compound(order: y2210::Order) -> Self {
        Self::Order(Order::Compound(order.into()))
    }

    /// A page, if it is still offered.
    pub(super) fn page(page: Option<Answer>) -> Option<Self> {
        page.map(Self::Shown)
    }
}

/// The view of a game of this family; `None` for another family.
pub(super) const fn view_of(look: &Look) -> Option<&View> {
    if let rules::View::Y2210(view) = &look.view { Some(view) } else { None }
}

impl<'a> Question<'a> {
    /// The question for that ask, if it is one of this family.
    pub(crate) fn of(words: Words, look: &'a Look, ask: &'a Ask) -> Option<Self> {
        match (&look.view, &ask.menu) {
            (rules::View::Y2210(view), rules::Menu::Y2210(menu)) => {
                Some(Self { words, look, ask, view, menu, names: status_text::names(look) })
            }
            _ => None,
        }
    }

    /// The first question open to the viewer, if there is one.
    pub(super) fn open(words: Words, look: &'a Look) -> Option<Self> {
        look.view.asks.first().and_then(|ask| Self::of(words, look, ask))
    }
}

impl Question<'_> {
    /// The code of a step in a private menu.
    pub(super) fn step(&self, press: impl StepPress) -> Result<Code, TooLong> {
        press.code(At::Menu(self.look.game, self.ask.id))
    }

    /// The code of a complete answer.
    pub(super) fn answer_with(&self, action: Action) -> Result<Code, TooLong> {
        Press::Answer(self.look.game, self.ask.id, action.into()).code()
    }

    /// The code that shows the question again.
    pub(super) fn back(&self) -> Result<Code, TooLong> {
        Press::Menu(self.look.game, self.ask.id).code()
    }

    /// The button that shows the question again.
    pub(super) fn back_button(&self) -> Button {
        Ok(grey(self.back()?, &self.words.button_back_to_menu()))
    }

    /// The button that ends the step without anything more.
    pub(super) fn done_button(&self) -> Button {
        Ok(green(self.answer_with(Action::Done)?, &self.words.button_step_done()))
    }

    /// The last buttons of the private panel: the whole board, and the person's standing orders.
    pub(super) fn last_buttons(&self) -> Result<[CreateButton; 2], TooLong> {
        let board = Press::Panel(self.look.game, PanelPress::Board).code()?;
        let standing = standing_press::Press::Show.code(At::Standing(self.look.game))?;
        Ok([grey(board, &self.words.button_board()), grey(standing, &self.words.button_standing())])
    }

    pub(crate) fn territory(&self, at: TerritoryId) -> String {
        self.words.territory(self.view.map(), at)
    }

    /// A territory with the number of units on it.
    pub(super) fn territory_with_units(&self, at: TerritoryId) -> String {
        names::territory_with_units(self.words, self.view, at)
    }

    /// The text of the question.
    pub(crate) fn text(&self) -> String {
        self.words.question(&self.ask.menu, &self.names)
    }

    /// A blue button that answers the question.
    pub(super) fn answer_button(&self, action: Action, label: &str) -> Button {
        Ok(blue(self.answer_with(action)?, label))
    }
}
