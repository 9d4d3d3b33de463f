//! `Draft`: how many armies of each kind an answer has, chosen kind by kind in one private menu.

use super::super::question::{MENUS, Outcome, Question, Rows, pick};
use super::stakes::{about, chance, with_emptied};
use super::{act_press, convoy, fight};
use crate::discord::components::custom_id::{Code, TooLong};
use crate::discord::components::{Line, buttons, green, menus};
use crate::present::cold_war::win_chances;
use crate::rules::cold_war::{Action, Armies, Army, CONVERSION, CONVOY, Menu};
use crate::rules::{Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// Largest number of one kind in a menu; more are bought in several steps.
const MOST: u32 = 12;

/// What the armies are chosen for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Use {
    /// Bought in that state.
    Buy(TerritoryId),
    /// They enter the first state from the second.
    War(TerritoryId, TerritoryId),
    /// They fight there against that player.
    Fight(TerritoryId, Seat),
    /// They leave from there as a convoy.
    Leg(TerritoryId),
    /// They are given away there.
    Convert(TerritoryId),
    /// They defend.
    Defend,
    /// They meet an invader.
    Meet,
    /// They are lost.
    Lose,
}

/// Armies chosen so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Draft {
    pub(super) used: Use,
    pub(super) armies: Armies,
}

impl Draft {
    /// What can be chosen from; `None` if it is not offered any more.
    fn among(&self, question: &Question<'_>) -> Option<Armies> {
        let standing = |all: &[(TerritoryId, Armies)], at| {
            all.iter().find(|(other, _)| *other == at).map(|(_, armies)| *armies)
        };
        match (question.menu, self.used) {
            (Menu::Act(act), Use::Buy(at)) => {
                let option = act.buy.iter().find(|option| option.at == at)?;
                let price = |army| Armies::from(army).cost(option.war);
                let foreign = |army| army == Army::Interceptors && !option.interceptors;
                let most = |army| if foreign(army) { 0 } else { (act.money / price(army).max(1)).min(MOST) };
                Some(Armies::NONE.map(|army, _| most(army)))
            }
            (Menu::Act(act), Use::War(target, from)) => {
                standing(&act.declare.iter().find(|option| option.at == target)?.from, from)
            }
            (Menu::Act(_), Use::Fight(at, against)) => {
                fight::offered(question, (at, against)).map(|(option, _)| option.armies)
            }
            (Menu::Act(act), Use::Leg(from)) => standing(&act.legs.armies, from).map(Armies::mobile),
            (Menu::Act(act), Use::Convert(at)) => standing(&act.convert.armies, at),
            (Menu::Defend(menu), Use::Defend) => Some(menu.armies),
            (Menu::Meet(menu), Use::Meet) => Some(menu.armies),
            (Menu::Lose(menu), Use::Lose) => Some(menu.among),
            _ => None,
        }
    }

    /// The answer with these armies; `None` if another page comes first.
    fn answer(&self, armies: Armies) -> Option<Action> {
        match self.used {
            Use::Leg(_) | Use::Convert(_) => None,
            Use::Buy(at) => Some(Action::Buy { at, armies }),
            Use::War(target, from) => Some(Action::Declare { target, armies: vec![(from, armies)] }),
            Use::Fight(at, against) => Some(Action::Fight { at, against, armies }),
            Use::Defend => Some(Action::Defend { armies }),
            Use::Meet => Some(Action::Meet { armies }),
            Use::Lose => Some(Action::Lose { armies }),
        }
    }

    /// The press or answer with these armies; `None` if the rules refuse it.
    fn ready(&self, question: &Question<'_>, armies: Armies) -> Result<Option<Code>, TooLong> {
        if armies.is_empty() {
            return Ok(None);
        }
        match self.used {
            Use::Leg(_) if armies.count() > CONVOY => Ok(None),
            Use::Leg(from) => {
                let press = convoy::Press { from, armies, path: Vec::new() };
                question.step(press).map(Some)
            }
            Use::Convert(at) => question.step(act_press::Press::To(at, armies)).map(Some),
            _ => {
                let action = self.answer(armies).filter(|action| question.offers(action));
                action.map(|action| question.answer_with(action)).transpose()
            }
        }
    }

    /// Whether these armies can be part of an answer: a convoy has at most three, and a purchase or a conversion is paid.
    fn fits(&self, question: &Question<'_>, armies: Armies) -> bool {
        match (question.menu, self.used) {
            (Menu::Act(act), Use::Buy(at)) => {
                let war = act.buy.iter().any(|option| option.at == at && option.war);
                armies.cost(war) <= act.money
            }
            (Menu::Act(_), Use::Leg(_)) => armies.count() <= CONVOY,
            (Menu::Act(act), Use::Convert(_)) => armies.count() * CONVERSION <= act.money,
            _ => true,
        }
    }

    /// What is said on the button: the armies, and what they cost or how likely a fight is won.
    fn label(&self, question: &Question<'_>, armies: Armies) -> String {
        let (words, told) = (question.words, question.armies(armies));
        match (question.menu, self.used) {
            (Menu::Act(act), Use::Buy(at)) => {
                let war = act.buy.iter().any(|option| option.at == at && option.war);
                words.buy_for(&told, armies.cost(war))
            }
            (Menu::Act(_), Use::Fight(at, against)) => {
                let theirs =
                    fight::offered(question, (at, against)).map_or(Armies::NONE, |(_, theirs)| theirs);
                match win_chances::fight(question.view.house(), armies, theirs) {
                    Some(chances) => words.fight_once(&told, chances.win, chances.lose),
                    None => words.with_armies(&told),
                }
            }
            (Menu::Act(_), Use::War(target, from)) => {
                let label = words.war_with(&told, chance(question, target, armies));
                with_emptied(question, label, &vec![(from, armies)])
            }
            (Menu::Act(_), Use::Leg(from)) => {
                with_emptied(question, words.with_armies(&told), &vec![(from, armies)])
            }
            (Menu::Lose(_), _) => words.lose_armies(&told),
            _ => words.with_armies(&told),
        }
    }

    /// The numbers that one kind is chosen from: all, or the ends of a long list.
    fn numbers(most: u32, chosen: u32) -> impl Iterator<Item = u32> {
        (0..=most).filter(move |n| *n != chosen && (*n <= MOST || *n == most))
    }

    /// The menu of kinds and numbers; buttons for all armies, and for the armies chosen.
    pub(super) fn rows(&self, question: &Question<'_>) -> Rows {
        let words = question.words;
        let Some(among) = self.among(question) else { return Ok(Vec::new()) };
        let mut lines = Vec::new();
        for army in Army::ALL {
            for n in Self::numbers(among.get(army), self.armies.get(army)) {
                let armies = self.armies.map(|other, had| if other == army { n } else { had });
                if let Some(line) = self.purchase(question, armies)? {
                    lines.push(line);
                } else if self.fits(question, armies) {
                    let code = question.step(Self { armies, ..*self })?;
                    lines.push(Line::new(words.army_count(army, n), code));
                }
            }
        }
        let mut rows = menus(words, pick, &words.pick_armies(), (&lines, MENUS))?;
        let mut last = Vec::new();
        let all = !matches!(self.used, Use::Buy(_)) && among != self.armies && self.fits(question, among);
        let all = all.then_some(among);
        for armies in std::iter::once(self.armies).chain(all) {
            if let Some(code) = self.ready(question, armies)? {
                let mut label = self.label(question, armies);
                if let Some(answer) = self.answer(armies) {
                    label = question.marked(&answer, &label);
                }
                last.push(green(code, &label));
            }
        }
        if let Use::Fight(at, against) = self.used
            && let Some(on) = fight::until_won(question, (at, against))
        {
            last.push(on?);
        }
        rows.extend(buttons(&last));
        Ok(rows)
    }

    /// A purchase as a line that is complete: armies of one kind with their price. Refugees choose all that they build first, as it
    /// pays one price (A3-68).
    fn purchase(&self, question: &Question<'_>, armies: Armies) -> Result<Option<Line>, TooLong> {
        let (Menu::Act(act), Use::Buy(at)) = (question.menu, self.used) else { return Ok(None) };
        let Some(option) = act.buy.iter().find(|option| option.at == at) else { return Ok(None) };
        if option.refugees || !self.armies.is_empty() || !self.fits(question, armies) {
            return Ok(None);
        }
        let action = Action::Buy { at, armies };
        if !question.offers(&action) {
            return Ok(None);
        }
        let label = question.words.army_for(&question.armies(armies), armies.cost(option.war));
        question.answer_line(action, &label).map(Some)
    }

    /// The page of the draft; `None` if it is not offered any more.
    pub(super) fn pressed(&self, question: &Question<'_>) -> Result<Option<Outcome>, TooLong> {
        if self.among(question).is_none() {
            return Ok(None);
        }
        let told = match self.used {
            Use::Buy(at) => about(question, at),
            Use::Fight(at, against) => fight::odds(question, (at, against)).unwrap_or_default(),
            _ => String::new(),
        };
        question.page_about(&self.title(question), &told, self.rows(question)?)
    }

    fn title(&self, question: &Question<'_>) -> String {
        let (words, at) = (question.words, |at| question.state(at));
        match self.used {
            Use::Buy(to) => words.buy_in(&at(to)),
            Use::War(to, from) => words.way(&at(from), &at(to)),
            Use::Fight(there, against) => words.place_against(&at(there), &question.seat_in_text(against)),
            Use::Leg(from) => words.convoy_from(&words.page_convoy(), &at(from)),
            Use::Convert(there) => words.convert_in(&at(there)),
            Use::Defend | Use::Meet | Use::Lose => words.pick_armies(),
        }
    }
}
