//! `Question`: an open question of the family of the Cold War with the data that its file needs for components and text ([PBP-7],
//! [PBP-8]); and `Outcome`, the result of a press.

pub(super) use crate::discord::components::pick;

use crate::discord::components::custom_id::{Code, Coded, PanelPress, Press, TooLong};
use crate::discord::components::{LABEL, Line, blue, cut_label, green, grey};
use crate::discord::context::answer::Answer;
use crate::discord::interactions::request::{Refusal, Request};
use crate::discord::interactions::slash;
use crate::discord::texts::status_text;
use crate::rules::Illegal;
use crate::rules::cold_war::{Action, Armies, Menu, Order as Compound, View};
use crate::rules::{self, Ask, Seat, TerritoryId};
use crate::table::TableError;
use crate::table::{Look, Order};
use crate::text::{Ctx, Words};
use serde::Serialize;
use serenity::all::{CreateActionRow, CreateButton};

/// A question open to a viewer, with the data needed to show it.
pub(crate) struct Question<'a> {
    pub(crate) words: Words,
    pub(crate) look: &'a Look,
    pub(crate) ask: &'a Ask,
    pub(crate) view: &'a View,
    pub(crate) menu: &'a Menu,
    pub(crate) names: Ctx,
    /// The names for labels.
    labels: Ctx,
}

/// Number of select menus on a page, so that two rows of buttons have room.
pub(super) const MENUS: usize = 3;

/// Rows of components; an error if one does not fit in a code.
pub(super) type Rows = Result<Vec<CreateActionRow>, TooLong>;
/// One component.
pub(super) type Button = Result<CreateButton, TooLong>;

/// Press data of one file's components. `questions/mod.rs` implements it for each of them.
pub(super) trait StepPress {
    /// The sum over all families.
    type Any: Serialize;

    /// The press as one of all families.
    fn press(self) -> Self::Any;
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
    pub(super) fn compound(order: Compound) -> Self {
        Self::Order(Order::Compound(order.into()))
    }
}

/// The game of this channel, for a person who wants to act in it, if it is of this family.
pub(super) async fn acting(request: &Request) -> Result<Look, Refusal> {
    let look = slash::acting(request).await?;
    match view_of(&look) {
        Some(_) => Ok(look),
        None => Err(TableError::Illegal(Illegal::OtherFamily).into()),
    }
}

/// The view of a game of this family; `None` for another family.
pub(super) const fn view_of(look: &Look) -> Option<&View> {
    if let rules::View::ColdWar(view) = &look.view { Some(view) } else { None }
}

impl<'a> Question<'a> {
    /// The question for that ask, if it is one of this family.
    pub(crate) fn of(words: Words, look: &'a Look, ask: &'a Ask) -> Option<Self> {
        match (&look.view, &ask.menu) {
            (rules::View::ColdWar(view), rules::Menu::ColdWar(menu)) => {
                let (names, labels) = (status_text::names(look), status_text::plain_names(look));
                Some(Self { words, look, ask, view, menu, names, labels })
            }
            _ => None,
        }
    }
}

impl Question<'_> {
    /// The code of a step in a private menu.
    pub(super) fn step(&self, press: impl StepPress) -> Result<Code, TooLong> {
        Coded::Step(self.look.game, self.ask.id, press.press()).code()
    }

    /// The code of a complete answer.
    pub(super) fn answer_with(&self, action: Action) -> Result<Code, TooLong> {
        Press::Answer(self.look.game, self.ask.id, action.into()).code()
    }

    /// The label, with a mark if the rules give that answer when the player stays silent. A long label is cut, its mark is not.
    pub(super) fn marked(&self, action: &Action, label: &str) -> String {
        if rules::Action::from(action.clone()) == self.ask.default {
            self.marked_default(label)
        } else {
            label.to_owned()
        }
    }

    fn marked_default(&self, label: &str) -> String {
        let mark = self.words.if_no_answer("").chars().count();
        self.words.if_no_answer(&cut_label(label, LABEL - mark))
    }

    /// Whether the rules accept that answer.
    pub(super) fn offers(&self, action: &Action) -> bool {
        self.ask.menu.offers(&action.clone().into())
    }

    /// The button that shows the question again.
    pub(super) fn back_button(&self) -> Button {
        Ok(grey(Press::Menu(self.look.game, self.ask.id).code()?, &self.words.button_back_to_menu()))
    }

    /// The button that shows the whole board.
    pub(super) fn board_button(&self) -> Button {
        let board = Press::Panel(self.look.game, PanelPress::Board).code()?;
        Ok(grey(board, &self.words.button_board()))
    }

    /// A green button that gives the answer that the rules give when the player stays silent.
    pub(super) fn default_answer(&self, label: &str) -> Button {
        let code = Press::Answer(self.look.game, self.ask.id, self.ask.default.clone()).code()?;
        Ok(green(code, &self.marked_default(label)))
    }

    /// A line of a menu that answers the question.
    pub(super) fn answer_line(&self, action: Action, label: &str) -> Result<Line, TooLong> {
        let label = self.marked(&action, label);
        Ok(Line::new(label, self.answer_with(action)?))
    }

    /// A blue button that answers the question.
    pub(super) fn blue_answer(&self, action: Action, label: &str) -> Button {
        let label = self.marked(&action, label);
        Ok(blue(self.answer_with(action)?, &label))
    }

    /// A green button that answers the question.
    pub(super) fn green_answer(&self, action: Action, label: &str) -> Button {
        let label = self.marked(&action, label);
        Ok(green(self.answer_with(action)?, &label))
    }

    /// A grey button that answers the question.
    pub(super) fn grey_answer(&self, action: Action, label: &str) -> Button {
        let label = self.marked(&action, label);
        Ok(grey(self.answer_with(action)?, &label))
    }

    pub(super) fn state(&self, at: TerritoryId) -> String {
        self.words.territory(self.view.map(), at)
    }

    /// The name of a player for a label, which shows no Markdown.
    pub(super) fn seat(&self, seat: Seat) -> String {
        self.words.seat_name(&self.labels, seat)
    }

    /// The name of a player for a text.
    pub(super) fn seat_in_text(&self, seat: Seat) -> String {
        self.words.seat_name(&self.names, seat)
    }

    pub(super) fn armies(&self, armies: Armies) -> String {
        self.words.armies_told(armies)
    }

    /// The text of the question.
    pub(crate) fn text(&self) -> String {
        self.words.question(&self.ask.menu, &self.names)
    }
}
