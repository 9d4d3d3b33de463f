//! The list of questions. A new question is a file here and a line in each list below; the compiler reports what the
//! file lacks.

mod advance;
mod agree;
mod bid;
mod bonus_deck;
mod buy;
mod card_pages;
mod claim;
mod confirm;
mod defend;
mod deploy;
mod end_of_turn;
mod fortify;
mod garrison;
mod gift;
mod hire;
mod invade;
mod losses;
mod marker;
mod named_answers;
mod nuclear_round;
mod place;
mod prepare;
mod react;
mod reduce;
mod starting_piece;
mod throw;
mod units_page;
mod wish_list;

use super::panel::{Buttons, Panel};
use super::question::{At, Outcome, Question, StepPress};
use super::{placement_draft, standing_press};
use crate::discord::components::custom_id::{Code, Coded, OfFamily as _, PanelPress, TooLong};
use crate::discord::components::panel::Row;
use crate::discord::context::answer::Answer;
use crate::present::y2210::ranked_choices;
use crate::rules::y2210::{self, AskKind, Menu, Order, Public, events};
use crate::rules::{Holder, Seen, TerritoryId};
use crate::text::Words;
use named_answers::NamedAnswer;
use serde::{Deserialize, Serialize};
use serenity::all::CreateButton;

pub(super) use card_pages::offered as offered_cards;
pub(super) use losses::choices as losses;
pub(super) use named_answers::named;

/// Every question with its file: components, panel buttons, command.
macro_rules! questions {
    ($($question:ident in $file:ident),+ $(,)?) => {
        impl Question<'_> {
            fn rows(&self) -> Result<Vec<Row>, TooLong> {
                match self.menu {
                    $(Menu::$question(menu) => $file::rows(self, menu).map(into_rows),)+
                }
            }
        }

        /// The command that answers a question of that kind.
        pub(crate) const fn command_for(kind: AskKind) -> &'static str {
            match kind {
                $(AskKind::$question => $file::COMMAND,)+
            }
        }

        fn on_panel(kind: AskKind, panel: &Panel) -> Buttons {
            match kind {
                $(AskKind::$question => $file::panel(panel),)+
            }
        }
    };
}

questions! {
    Claim in claim,
    Deploy in deploy,
    Settle in starting_piece,
    Garrison in garrison,
    Bid in bid,
    Marker in marker,
    Place in place,
    Hire in hire,
    Buy in buy,
    Prepare in prepare,
    Invade in invade,
    React in react,
    Throw in throw,
    Defend in defend,
    Lose in losses,
    Advance in advance,
    BonusDeck in bonus_deck,
    Reduce in reduce,
    NuclearRound in nuclear_round,
    Fortify in fortify,
    Agree in agree,
    Wish in wish_list,
    Confirm in confirm,
}

/// Every question with few whole answers, each of which has a name; `/choose` answers it.
macro_rules! questions_of_choose {
    ($($question:ident in $file:ident),+ $(,)?) => {
        /// The answers of such a question; empty for another one.
        pub(super) fn named_answers(words: Words, menu: &Menu) -> Vec<NamedAnswer> {
            match menu {
                $(Menu::$question(menu) => $file::answers(words, menu),)+
                _ => Vec::new(),
            }
        }
    };
}

questions_of_choose! {
    Marker in marker,
    BonusDeck in bonus_deck,
    Agree in agree,
    Confirm in confirm,
}

/// Every file whose components carry more than a complete answer. Appended, not reordered: codes contain the positions.
macro_rules! presses {
    ($($name:ident in $file:ident),+ $(,)?) => {
        /// A step in a private menu of this family.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        pub(crate) enum Press {
            $(
                #[doc = concat!("See `", stringify!($file), ".rs`.")]
                $name($file::Press),
            )+
        }

        $(
            impl StepPress for $file::Press {
                fn code(self, at: At) -> Result<Code, TooLong> {
                    written(Press::$name(self), at)
                }
            }
        )+

        /// Result of a press; `None` if the picked value can't be read or is not offered any more.
        fn outcome(question: &Question<'_>, press: &Press, picked: &[String]) -> Result<Option<Outcome>, TooLong> {
            match press {
                $(Press::$name(press) => $file::pressed(question, press, picked),)+
            }
        }
    };
}

presses! {
    Draft in placement_draft,
    Garrison in garrison,
    Place in place,
    Hire in hire,
    Buy in buy,
    Cards in card_pages,
    Gift in gift,
    Invade in invade,
    Units in units_page,
    Turn in end_of_turn,
    React in react,
    Standing in standing_press,
    Wish in wish_list,
}

fn into_rows<R: Into<Row>>(rows: Vec<R>) -> Vec<Row> {
    rows.into_iter().map(Into::into).collect()
}

/// The code of a press, wrapped in the sum over families.
fn written(press: Press, at: At) -> Result<Code, TooLong> {
    let press = press.of_any();
    match at {
        At::Menu(game, ask) => Coded::Step(game, ask, press).code(),
        At::Panel(game) => Coded::Panel(game, PanelPress::Page(press)).code(),
        At::Standing(game) => Coded::Standing(game, press).code(),
    }
}

/// A press on the page of the standing orders; `None` for another press.
pub(crate) const fn standing(press: &Press) -> Option<&standing_press::Press> {
    if let Press::Standing(press) = press { Some(press) } else { None }
}

impl Question<'_> {
    /// The question with all its components.
    pub(crate) fn answer(&self) -> Answer {
        let text = match self.menu {
            Menu::Garrison(menu) => format!("{}\n{}", self.text(), garrison::told(self, menu)),
            Menu::Bid(_) | Menu::Hire(_) | Menu::Buy(_) => format!("{}\n{}", self.purse(), self.text()),
            _ => self.text(),
        };
        match self.rows() {
            Ok(rows) => Answer::new(text).with(rows).in_colour_of(self.look),
            Err(TooLong) => self.too_long(),
        }
    }

    /// What the player has and gets, before it is spent; for a bid, what the others have too.
    fn purse(&self) -> String {
        let words = self.words;
        let Some(me) = self.view.viewer_seat() else { return String::new() };
        let own = self.view.seat(me);
        let mine = words.purse(&words.energy(own.energy), own.income);
        let others = self.view.seats.iter().filter(|one| one.alive && one.seat != me);
        let others = others.map(|one| words.purse_of(&words.seat_name(&self.names, one.seat), one.energy));
        match self.menu {
            Menu::Bid(_) => {
                let others = others.collect::<Vec<_>>().join(", ");
                format!("{mine} {}", words.purse_others(&others))
            }
            _ => mine,
        }
    }

    /// The choices so far do not fit in a menu: names the command instead.
    fn too_long(&self) -> Answer {
        let command = self.words.command_mention(command_for(self.menu.kind()));
        Answer::new(format!("{}\n{}", self.text(), self.words.menu_too_long(&command)))
    }
}

/// Result of a press; `None` if the picked value can't be read or is not offered any more.
pub(crate) fn pressed(question: &Question<'_>, press: &Press, picked: &[String]) -> Option<Outcome> {
    let outcome =
        outcome(question, press, picked).unwrap_or_else(|TooLong| Some(Outcome::Shown(question.too_long())));
    Some(match outcome? {
        Outcome::Shown(answer) => Outcome::Shown(answer.in_colour_of(question.look)),
        Outcome::Order(order) => Outcome::Order(order),
    })
}

/// The question after an order, with what continues it in front; `None` if nothing does.
pub(crate) fn after(question: &Question<'_>, order: Option<&Order>, seen: &[Seen]) -> Option<Answer> {
    invade::after(question, order, seen)?.ok()
}

/// Where the best choice of a question is on the map.
pub(crate) fn front_of(question: &Question<'_>) -> Option<TerritoryId> {
    let view = question.view;
    match question.menu {
        Menu::Invade(menu) => ranked_choices::best_strikes(view, &menu.options).first().map(|best| best.from),
        Menu::Prepare(menu) => {
            ranked_choices::best_strikes(view, &menu.options).first().map(|best| best.from)
        }
        // About no place: the front, so that the board stands beside what one pays.
        Menu::Bid(_) | Menu::Marker(_) | Menu::Buy(_) | Menu::BonusDeck(_) => {
            ranked_choices::best_places(view, own(view)).first().copied()
        }
        Menu::Place(menu) => ranked_choices::best_places(view, menu.own.iter()).first().copied(),
        Menu::Hire(menu) => ranked_choices::best_places(view, menu.own.iter()).first().copied(),
        Menu::Fortify(menu) => ranked_choices::best_shifts(view, &menu.moves).first().map(|best| best.to),
        Menu::Advance(menu) => Some(menu.to),
        Menu::Throw(menu) => Some(menu.to),
        Menu::React(menu) => Some(menu.to),
        Menu::Defend(menu) => Some(menu.to),
        Menu::Lose(menu) => Some(menu.at),
        _ => None,
    }
}

/// The viewer's own territories.
fn own(view: &y2210::View) -> impl Iterator<Item = TerritoryId> + '_ {
    let me = view.viewer_seat().map(Holder::Seat);
    view.map().ids().filter(move |at| Some(view.at(*at).holder) == me)
}

/// Whether the message that asks such a question tells what happened since the person's last turn: only in the own turn, so
/// that it is told once.
pub(crate) const fn tells_recap(kind: AskKind) -> bool {
    match kind {
        AskKind::Place
        | AskKind::Hire
        | AskKind::Buy
        | AskKind::Prepare
        | AskKind::Invade
        | AskKind::Throw
        | AskKind::Advance
        | AskKind::BonusDeck
        | AskKind::Fortify => true,
        AskKind::Claim
        | AskKind::Deploy
        | AskKind::Settle
        | AskKind::Garrison
        | AskKind::Bid
        | AskKind::Marker
        | AskKind::React
        | AskKind::Defend
        | AskKind::Lose
        | AskKind::Reduce
        | AskKind::NuclearRound
        | AskKind::Agree
        | AskKind::Wish
        | AskKind::Confirm => false,
    }
}

/// Where an event has put the front.
pub(crate) fn front(seen: &y2210::Seen) -> Option<TerritoryId> {
    match seen {
        y2210::Seen::Public(Public::Fortified(events::Fortified { to, .. })) => Some(*to),
        y2210::Seen::Public(
            Public::Hired(events::Hired { at, .. }) | Public::Built(events::Built { at, .. }),
        ) => Some(*at),
        y2210::Seen::Public(public) => invade::goes_on_after(public).map(|(at, _)| at),
        _ => None,
    }
}

/// The panel buttons of an open question; empty if one does not fit in a code. The command answers it then.
pub(crate) fn panel_buttons(kind: AskKind, panel: &Panel) -> Vec<CreateButton> {
    on_panel(kind, panel).unwrap_or_default()
}
