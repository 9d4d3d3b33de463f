//! `Draft`: how many armies of each kind an answer has, chosen kind by kind in one private menu.

use super::pages::{Pages, Press, Rows};
use crate::discord::components::{Line, buttons, green, menus};
use crate::discord::custom_id::{self, Code, TooLong};
use crate::rules::cold_war::{Action, Armies, Army, Weapon};
use crate::rules::{Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// All kinds of armies.
const KINDS: [Army; 6] = [
    Army::Infantry,
    Army::Tanks,
    Army::Fighters,
    Army::Interceptors,
    Army::Nuclear(Weapon::Light),
    Army::Nuclear(Weapon::Heavy),
];
/// Largest number of one kind in a menu; more are bought in several steps.
const MOST: u32 = 12;
/// Number of select menus on a page.
const MENUS: usize = 3;

/// What the armies are chosen for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Use {
    /// Bought in that state.
    #[serde(rename = "b")]
    Buy(TerritoryId),
    /// They enter the first state from the second.
    #[serde(rename = "w")]
    War(TerritoryId, TerritoryId),
    /// They fight there against that player.
    #[serde(rename = "f")]
    Fight(TerritoryId, Seat),
    /// They leave from there as a convoy.
    #[serde(rename = "l")]
    Leg(TerritoryId),
    /// They are given away there.
    #[serde(rename = "c")]
    Convert(TerritoryId),
}

/// Armies chosen so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Draft {
    pub(super) used: Use,
    pub(super) armies: Armies,
}

impl Draft {
    /// What can be chosen from; `None` if it is not offered any more.
    fn among(&self, pages: &Pages<'_>) -> Option<Armies> {
        let act = pages.act;
        let standing = |all: &[(TerritoryId, Armies)], at| {
            all.iter().find(|(other, _)| *other == at).map(|(_, armies)| *armies)
        };
        match self.used {
            Use::Buy(at) => {
                let option = act.buy.iter().find(|option| option.at == at)?;
                let price = |army| Armies::from(army).cost(option.war);
                Some(Armies::NONE.map(|army, _| (act.money / price(army).max(1)).min(MOST)))
            }
            Use::War(target, from) => {
                standing(&act.declare.iter().find(|option| option.at == target)?.from, from)
            }
            Use::Fight(at, _) => act.fights.iter().find(|option| option.at == at).map(|option| option.armies),
            Use::Leg(from) => standing(&act.legs.armies, from).map(Armies::mobile),
            Use::Convert(at) => standing(&act.convert.armies, at),
        }
    }

    /// The press or answer with these armies; `None` if the rules refuse it.
    fn ready(&self, pages: &Pages<'_>, armies: Armies) -> Result<Option<Code>, TooLong> {
        let action = match self.used {
            _ if armies.is_empty() => return Ok(None),
            Use::Leg(_) if armies.count() > 3 => return Ok(None),
            Use::Leg(from) => return pages.step(Press::Path(from, armies, Vec::new())).map(Some),
            Use::Convert(at) => return pages.step(Press::To(at, armies)).map(Some),
            Use::Buy(at) => Action::Buy { at, armies },
            Use::War(target, from) => Action::Declare { target, armies: vec![(from, armies)] },
            Use::Fight(at, against) => Action::Fight { at, against, armies },
        };
        let offered = pages.question.ask.menu.offers(&action.clone().into());
        offered.then(|| pages.answer_with(action)).transpose()
    }

    /// The menu of kinds and numbers; buttons for all armies, and for the armies chosen.
    pub(super) fn rows(&self, pages: &Pages<'_>) -> Rows {
        let words = pages.question.words;
        let Some(among) = self.among(pages) else { return Ok(Vec::new()) };
        let mut lines = Vec::new();
        for army in KINDS {
            let chosen = self.armies.get(army);
            for n in (0..=among.get(army)).filter(|n| *n != chosen) {
                let armies = self.armies.map(|other, had| if other == army { n } else { had });
                let code = pages.step(Press::Draft(Self { armies, ..*self }))?;
                lines.push(Line::new(words.army_count(army, n), code));
            }
        }
        let pick = |page: u8| custom_id::Press::Pick(page).code();
        let mut rows = menus(words, pick, &words.pick_armies(), (&lines, MENUS))?;
        let mut last = Vec::new();
        let all = (!matches!(self.used, Use::Buy(_)) && among != self.armies).then_some(among);
        for armies in std::iter::once(self.armies).chain(all) {
            if let Some(code) = self.ready(pages, armies)? {
                last.push(green(code, &words.with_armies(&words.armies_told(armies))));
            }
        }
        rows.extend(buttons(&last));
        Ok(rows)
    }
}
