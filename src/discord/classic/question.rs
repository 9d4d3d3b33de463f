//! `Question`: an open question of the classic family with the data that its file needs for components and text
//! ([PBP-7], [PBP-8]); and `Outcome`, the result of a press.

pub(super) use crate::discord::components::pick;

use crate::discord::components;
use crate::discord::components::custom_id::{Code, PanelPress, Press, TooLong};
use crate::discord::components::grey;
use crate::discord::components::panel::Row;
use crate::discord::context::answer::Answer;
use crate::discord::texts::status_text;
use crate::rules::classic::{Action, Menu, View};
use crate::rules::{self, Ask, AskId, TerritoryId};
use crate::table::{GameId, Look, Order, TableError};
use crate::text::{Ctx, Words};
use serenity::all::{CreateActionRow, CreateButton, CreateModal};

/// A question open to a viewer, with the data needed to show it.
pub(crate) struct Question<'a> {
    pub(crate) words: Words,
    pub(crate) look: &'a Look,
    pub(crate) ask: &'a Ask,
    pub(crate) view: &'a View,
    pub(crate) menu: &'a Menu,
    pub(crate) names: Ctx,
}

/// The view of a game of this family; a refusal if the game is of another.
pub(super) const fn view_of(look: &Look) -> Result<&View, TableError> {
    match &look.view {
        rules::View::Classic(view) => Ok(view),
        rules::View::Y2210(_) | rules::View::ColdWar(_) => {
            Err(TableError::Illegal(rules::Illegal::OtherFamily))
        }
    }
}

/// Rows of components; an error if one does not fit in a code.
pub(super) type Rows = Result<Vec<CreateActionRow>, TooLong>;

/// Rows with choices beside their buttons; an error if one does not fit in a code.
pub(super) type PanelRows = Result<Vec<Row>, TooLong>;

/// Location of a component.
#[derive(Clone, Copy, Debug)]
pub(super) enum At {
    /// In a private menu about that question.
    Menu(GameId, AskId),
    /// On the public panel, where it opens a private message.
    Panel(GameId),
    /// In a private message that belongs to no game.
    Own,
}

/// Press data of one question's components, or of several questions'. `questions/mod.rs` implements it for each of
/// them.
pub(super) trait StepPress {
    /// Encodes the press.
    fn code(self, at: At) -> Result<Code, TooLong>;
}

/// Result of a press.
pub(crate) enum Outcome {
    /// A modal to fill in.
    Form(CreateModal),
    /// A message in place of the menu.
    Shown(Answer),
    /// An order, which answers the question.
    Order(Order),
    /// An attack from there to there, as far as the person's own defaults say.
    Attack(TerritoryId, TerritoryId),
    /// Ends the turn; shows this first if the person wants to confirm it.
    EndTurn(Answer),
    /// The page of the person's own defaults.
    Defaults(super::defaults::Press),
    /// Agrees to this fast battle and to all later ones.
    AgreeAlways,
}

impl Outcome {
    /// A single answer to the question.
    pub(super) fn answer(action: Action) -> Self {
        Self::Order(Order::Answer(action.into()))
    }

    /// An order that may take several answers.
    pub(super) fn compound(order: rules::classic::Order) -> Self {
        Self::Order(Order::Compound(order.into()))
    }
}

impl<'a> Question<'a> {
    /// The question for that ask, if it is one of this family.
    pub(crate) fn of(words: Words, look: &'a Look, ask: &'a Ask) -> Option<Self> {
        match (&look.view, &ask.menu) {
            (rules::View::Classic(view), rules::Menu::Classic(menu)) => {
                Some(Self { words, look, ask, view, menu, names: status_text::names(look) })
            }
            (rules::View::Classic(_) | rules::View::Y2210(_) | rules::View::ColdWar(_), _) => None,
        }
    }

    /// The first question open to the viewer, if there is one.
    pub(super) fn open(words: Words, look: &'a Look) -> Option<Self> {
        look.view.asks.first().and_then(|ask| Self::of(words, look, ask))
    }
}

impl Question<'_> {
    pub(crate) const fn view(&self) -> &View {
        self.view
    }

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

    /// The last buttons of the private panel: the whole board, and the person's own defaults.
    pub(super) fn last_buttons(&self) -> Result<[CreateButton; 2], TooLong> {
        let board = Press::Panel(self.look.game, PanelPress::Board).code()?;
        let defaults = self.step(super::defaults::Press::Show)?;
        Ok([grey(board, &self.words.button_board()), grey(defaults, &self.words.button_defaults())])
    }

    /// The modal for a number that no button offers.
    pub(super) fn number_form(&self, press: impl StepPress, hint: &str) -> Result<Outcome, TooLong> {
        let (title, label) = (self.words.form_title(), self.words.form_label());
        Ok(Outcome::Form(components::number_form(self.step(press)?, &title, &label, hint)))
    }

    pub(crate) fn territory(&self, at: TerritoryId) -> String {
        self.words.territory(self.view().map(), at)
    }

    /// A territory with the number of armies on it.
    pub(super) fn territory_with_armies(&self, at: TerritoryId) -> String {
        self.words.territory_with(&self.territory(at), self.view().at(at).armies)
    }

    /// The text of the question.
    pub(crate) fn text(&self) -> String {
        self.words.question(&self.ask.menu, &self.names)
    }
}

/// A number of at least 1, as typed into a modal. The game checks the upper bound, so larger numbers are only clamped.
pub(super) fn typed_number(picked: &[String]) -> Option<u32> {
    let number: u64 = picked.first()?.trim().parse().ok()?;
    (number > 0).then(|| u32::try_from(number).unwrap_or(u32::MAX))
}
