//! Pages of a player's turn (T2): buy, declare war, fight, convoy, convert, refugees. The menu of the turn opens them; each
//! page adds one choice to the press, and the last one is an answer ([PBP-7]).

use super::armies_draft::{Draft, Use};
use super::question::{Outcome, Question};
use crate::discord::components::{Line, blue, buttons, green, grey, menus};
use crate::discord::custom_id::{self, Code, TooLong};
use crate::discord::families::FamilyPress;
use crate::discord::request::Answer;
use crate::rules::cold_war::steps::Act;
use crate::rules::cold_war::{Action, Armies, Menu, View};
use crate::rules::{self, Seat, TerritoryId};
use serde::{Deserialize, Serialize};
use serenity::all::{CreateActionRow, CreateButton};

/// Number of select menus on a page, so that two rows of buttons have room.
const MENUS: usize = 3;

/// A page of a player's turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Press {
    /// Where to buy.
    #[serde(rename = "b")]
    Buy,
    /// On whom to declare war.
    #[serde(rename = "w")]
    War,
    /// Where to fight, and against whom.
    #[serde(rename = "f")]
    Fight,
    /// From where a convoy leaves.
    #[serde(rename = "l")]
    Leg,
    /// Where to convert armies.
    #[serde(rename = "c")]
    Convert,
    /// What refugees do, and what is done to them.
    #[serde(rename = "r")]
    Refugees,
    /// To whom the armies go.
    #[serde(rename = "t")]
    To(TerritoryId, Armies),
    /// The way of a convoy so far.
    #[serde(rename = "p")]
    Path(TerritoryId, Armies, Vec<TerritoryId>),
    /// How many armies of each kind.
    #[serde(rename = "d")]
    Draft(Draft),
}

/// A row of components; an error if one does not fit in a code.
pub(super) type Rows = Result<Vec<CreateActionRow>, TooLong>;

/// The menu of a turn with what its pages need.
pub(super) struct Pages<'a> {
    pub(super) question: &'a Question<'a>,
    pub(super) view: &'a View,
    pub(super) act: &'a Act,
}

impl<'a> Pages<'a> {
    /// The pages of a question, if it is the menu of a turn.
    pub(super) fn of(question: &'a Question<'a>) -> Option<Self> {
        match (&question.look.view, &question.ask.menu) {
            (rules::View::ColdWar(view), rules::Menu::ColdWar(Menu::Act(act))) => {
                Some(Self { question, view, act })
            }
            _ => None,
        }
    }

    /// The buttons of the menu itself: a page for each list that offers something, and the end of the turn.
    pub(super) fn first(&self) -> Rows {
        let (act, words) = (self.act, self.question.words);
        let refugees =
            !(act.refugees.is_empty() && act.civil_wars.is_empty() && act.exterminations.is_empty());
        let pages = [
            (act.buy.iter().any(|option| option.least() <= act.money), Press::Buy, words.page_buy()),
            (act.declare.iter().any(|option| option.price <= act.money), Press::War, words.page_war()),
            (act.fights.iter().any(|option| option.left > 0), Press::Fight, words.page_fight()),
            (!act.legs.armies.is_empty(), Press::Leg, words.page_convoy()),
            (
                !act.convert.armies.is_empty() && !act.convert.to.is_empty(),
                Press::Convert,
                words.page_convert(),
            ),
            (refugees, Press::Refugees, words.page_refugees()),
        ];
        let offered = pages.into_iter().filter(|(offered, ..)| *offered);
        let mut row: Vec<CreateButton> = offered
            .map(|(_, press, label)| Ok(blue(self.step(press)?, &label)))
            .collect::<Result<_, TooLong>>()?;
        row.push(green(self.answer_with(Action::Done)?, &words.page_end_turn()));
        Ok(buttons(&row))
    }

    /// The page of a press; `None` if it is not offered any more.
    pub(super) fn page(&self, press: &Press) -> Result<Option<Outcome>, TooLong> {
        let rows = match press {
            Press::Buy => self.buy()?,
            Press::War => self.war()?,
            Press::Fight => self.fight()?,
            Press::Leg => self.leg()?,
            Press::Convert => self.convert()?,
            Press::Refugees => self.refugees()?,
            Press::To(at, armies) => self.to(*at, *armies)?,
            Press::Path(from, armies, path) => self.path((*from, *armies), path)?,
            Press::Draft(draft) => draft.rows(self)?,
        };
        let mut shown = Answer::new(self.question.text()).with(rows);
        let back = custom_id::Press::Menu(self.question.look.game, self.question.ask.id).code()?;
        shown = shown.with(buttons(&[grey(back, &self.question.words.button_back_to_menu())]));
        Ok(Some(Outcome::Shown(shown)))
    }

    fn buy(&self) -> Rows {
        let offered = self.act.buy.iter().filter(|option| option.least() <= self.act.money);
        self.menu(
            &self.question.words.pick_state(),
            offered.map(|option| Ok(Line::new(self.state(option.at), self.draft(Use::Buy(option.at))?))),
        )
    }

    fn war(&self) -> Rows {
        let offered = self.act.declare.iter().filter(|option| option.price <= self.act.money);
        let origins = offered.flat_map(|option| option.from.iter().map(move |(from, _)| (option, *from)));
        self.menu(
            &self.question.words.pick_state(),
            origins.map(|(option, from)| {
                let label = self.question.words.way(&self.state(from), &self.state(option.at));
                let note = self.question.words.war_for(&self.seats(&option.against), option.price);
                Ok(Line::new(label, self.draft(Use::War(option.at, from))?).note(note))
            }),
        )
    }

    fn fight(&self) -> Rows {
        let offered = self.act.fights.iter().filter(|option| option.left > 0);
        let all = offered.flat_map(|option| option.against.iter().map(move |against| (option.at, against)));
        self.menu(
            &self.question.words.pick_state(),
            all.map(|(at, (against, theirs))| {
                let name = self.question.words.seat_name(&self.question.names, *against);
                let label = self.question.words.place_against(&self.state(at), &name);
                let note = self.question.words.armies_told(*theirs);
                Ok(Line::new(label, self.draft(Use::Fight(at, *against))?).note(note))
            }),
        )
    }

    fn leg(&self) -> Rows {
        self.menu(
            &self.question.words.pick_state(),
            self.act.legs.armies.iter().map(|(from, armies)| {
                let note = self.question.words.armies_told(*armies);
                Ok(Line::new(self.state(*from), self.draft(Use::Leg(*from))?).note(note))
            }),
        )
    }

    fn convert(&self) -> Rows {
        self.menu(
            &self.question.words.pick_state(),
            self.act.convert.armies.iter().map(|(at, armies)| {
                let note = self.question.words.armies_told(*armies);
                Ok(Line::new(self.state(*at), self.draft(Use::Convert(*at))?).note(note))
            }),
        )
    }

    fn to(&self, at: TerritoryId, armies: Armies) -> Rows {
        self.menu(
            &self.question.words.pick_player(),
            self.act.convert.to.iter().map(|to| {
                let name = self.question.words.seat_name(&self.question.names, *to);
                Ok(Line::new(name, self.answer_with(Action::Convert { at, armies, to: *to })?))
            }),
        )
    }

    /// The next states of a way, each as one state more; and the stop, with leave or as a war.
    fn path(&self, (from, armies): (TerritoryId, Armies), path: &[TerritoryId]) -> Rows {
        let words = self.question.words;
        let end = path.last().copied().unwrap_or(from);
        let longer = |to: TerritoryId| [path, &[to]].concat();
        let open = |to: &TerritoryId| {
            *to != from && !path.contains(to) && !self.act.legs.closed.contains(*to) && path.len() < 3
        };
        let next = self
            .view
            .map()
            .neighbours(end)
            .iter()
            .filter(open)
            .map(|to| Ok(Line::new(self.state(to), self.step(Press::Path(from, armies, longer(to)))?)));
        let mut rows = self.menu(&words.pick_next_state(), next)?;
        let mut stops = Vec::new();
        for (war, label) in
            [(false, words.stop_here(&self.state(end))), (true, words.stop_as_war(&self.state(end)))]
        {
            let action = Action::Leg { from, armies, path: path.to_vec(), war };
            if self.question.ask.menu.offers(&action.clone().into()) {
                stops.push(green(self.answer_with(action)?, &label));
            }
        }
        rows.extend(buttons(&stops));
        Ok(rows)
    }

    fn refugees(&self) -> Rows {
        let (words, act) = (self.question.words, self.act);
        let mut lines = Vec::new();
        for option in &act.refugees {
            for (to, pieces) in option.to.iter().flat_map(|to| (1..=option.pieces).map(move |n| (to, n))) {
                let label = words.way(&self.state(option.from), &self.state(to));
                let action = Action::MoveRefugees { from: option.from, to, pieces };
                lines
                    .push(Ok(Line::new(label, self.answer_with(action)?).note(words.refugee_pieces(pieces))));
            }
        }
        for option in &act.civil_wars {
            for (against, pieces) in
                option.against.iter().flat_map(|one| (1..=option.pieces).map(move |n| (*one, n)))
            {
                let name = words.seat_name(&self.question.names, against);
                let label = words.civil_war_at(&self.state(option.at), &name);
                let action = Action::CivilWar { at: option.at, against, pieces };
                lines
                    .push(Ok(Line::new(label, self.answer_with(action)?).note(words.refugee_pieces(pieces))));
            }
        }
        for option in &act.exterminations {
            for pieces in 1..=option.most {
                let name = words.seat_name(&self.question.names, option.whose);
                let label = words.exterminate_at(&self.state(option.at), &name);
                let action = Action::Exterminate { at: option.at, whose: option.whose, pieces };
                if self.question.ask.menu.offers(&action.clone().into()) {
                    lines.push(Ok(
                        Line::new(label, self.answer_with(action)?).note(words.refugee_pieces(pieces))
                    ));
                }
            }
        }
        self.menu(&words.page_refugees(), lines.into_iter())
    }

    fn menu(&self, title: &str, lines: impl Iterator<Item = Result<Line, TooLong>>) -> Rows {
        let lines = lines.collect::<Result<Vec<_>, _>>()?;
        let pick = |page: u8| custom_id::Press::Pick(page).code();
        menus(self.question.words, pick, title, (&lines, MENUS))
    }

    pub(super) fn state(&self, at: TerritoryId) -> String {
        self.question.words.territory(self.view.map(), at)
    }

    fn seats(&self, seats: &[Seat]) -> String {
        let words = self.question.words;
        words.list(seats.iter().map(|seat| words.seat_name(&self.question.names, *seat)))
    }

    fn draft(&self, used: Use) -> Result<Code, TooLong> {
        self.step(Press::Draft(Draft { used, armies: Armies::NONE }))
    }

    /// The code of a step in the private menu.
    pub(super) fn step(&self, press: Press) -> Result<Code, TooLong> {
        custom_id::Press::Step(self.question.look.game, self.question.ask.id, FamilyPress::ColdWar(press))
            .code()
    }

    /// The code of a complete answer.
    pub(super) fn answer_with(&self, action: Action) -> Result<Code, TooLong> {
        custom_id::Press::Answer(self.question.look.game, self.question.ask.id, action.into()).code()
    }
}
