//! The pages of the standing orders about units that are given up: the order of losses, everywhere or in one territory (A1-12,
//! A1-69), and the territories that MOD Reduction takes MODs from (A1-44).

use super::names;
use super::question::pick;
use super::standing_page::Page;
use super::standing_press::Press;
use crate::discord::components::custom_id::TooLong;
use crate::discord::components::{Line, buttons, grey, menu, menus, red};
use crate::discord::context::answer::Answer;
use crate::rules::TerritoryId;
use crate::rules::y2210::{Commander, LossOrder, Units};
use serenity::all::CreateActionRow;

/// Without the commander, if it is named; else with it behind the others.
fn toggled(named: &[Commander], one: Commander) -> Vec<Commander> {
    let others = named.iter().copied().filter(|other| *other != one);
    others.chain((!named.contains(&one)).then_some(one)).collect()
}

impl Page<'_> {
    /// The order of losses everywhere, or in one territory.
    pub(super) fn losses(&self, at: Option<TerritoryId>) -> Result<Answer, TooLong> {
        let words = self.words;
        let set = match at {
            None => self.standing.casualties.as_ref(),
            Some(at) => self.standing.casualties_at.iter().find(|(there, _)| *there == at).map(|(_, o)| o),
        };
        let now = set.cloned().unwrap_or_default();
        let mut rows = self.loss_places(at)?;
        let before = |one: Commander| LossOrder {
            before_mods: toggled(&now.before_mods, one),
            after_mods: now.after_mods.iter().copied().filter(|other| *other != one).collect(),
        };
        let after = |one: Commander| LossOrder {
            before_mods: now.before_mods.iter().copied().filter(|other| *other != one).collect(),
            after_mods: toggled(&now.after_mods, one),
        };
        let label = |one: Commander| {
            let name = names::commander(words, one);
            if now.before_mods.contains(&one) {
                words.menu_loss_off(&name)
            } else {
                words.menu_loss_on(&name)
            }
        };
        let label_after = |one: Commander| {
            let name = names::commander(words, one);
            if now.after_mods.contains(&one) {
                words.menu_loss_after_off(&name)
            } else {
                words.menu_loss_after_on(&name)
            }
        };
        rows.push(menu(pick(2)?, &words.pick_losses_before(), &self.loss_lines(at, label, before)?));
        rows.push(menu(pick(3)?, &words.pick_losses_after(), &self.loss_lines(at, label_after, after)?));
        let mut row = Vec::new();
        if set.is_some() {
            row.push(red(self.code(Press::Losses(at, None))?, &words.button_losses_none()));
        }
        row.push(self.back()?);
        rows.extend(buttons(&row));
        let place = at.map_or_else(|| words.at_everywhere(), |at| words.territory(self.view.map(), at));
        Ok(self.shown(&format!("**{}** · {place}\n{}", words.pick_standing_losses(), self.told()), rows))
    }

    fn loss_lines(
        &self,
        at: Option<TerritoryId>,
        label: impl Fn(Commander) -> String,
        changed: impl Fn(Commander) -> LossOrder,
    ) -> Result<Vec<Line>, TooLong> {
        let line =
            |one: Commander| Ok(Line::new(label(one), self.code(Press::Losses(at, Some(changed(one))))?));
        Units::LEAST_USEFUL.into_iter().map(line).collect()
    }

    /// For which territory: those with commanders first.
    fn loss_places(&self, chosen: Option<TerritoryId>) -> Result<Vec<CreateActionRow>, TooLong> {
        let words = self.words;
        let mut own = self.own();
        own.sort_by_key(|at| self.view.at(*at).units.commanders.is_empty());
        let line = |at: Option<TerritoryId>| {
            let label = at.map_or_else(
                || words.at_everywhere(),
                |at| {
                    let units = names::units(words, self.view.at(at).units);
                    words.label_piece(&words.territory(self.view.map(), at), &units)
                },
            );
            Ok(Line::new(label, self.code(Press::LossPage(at))?).chosen(at == chosen))
        };
        let places = std::iter::once(None).chain(own.into_iter().map(Some));
        let lines = places.map(line).collect::<Result<Vec<_>, TooLong>>()?;
        menus(words, pick, &words.pick_losses_where(), (&lines, 2))
    }

    /// The territories that give up MODs first: a pick adds one.
    pub(super) fn reduction(&self) -> Result<Answer, TooLong> {
        let (words, from) = (self.words, &self.standing.reduce);
        let lines = self.one_more(from, Press::Reduce)?;
        let mut rows = menus(words, pick, &words.pick_standing_reduce(), (&lines, 3))?;
        let mut row = Vec::new();
        if !from.is_empty() {
            row.push(grey(self.code(Press::Reduce(Vec::new()))?, &words.button_start_again()));
        }
        row.push(self.back()?);
        rows.extend(buttons(&row));
        Ok(self.shown(&format!("{}\n\n{}", words.reduction_page(), self.told()), rows))
    }
}
