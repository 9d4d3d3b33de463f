//! The page of one card among the standing orders: whether it is played, against whom, for which territories; for Evacuation
//! also where the units go ([PBP-34]).

use super::names;
use super::question::pick;
use super::standing_page::Page;
use super::standing_press::{Press, always};
use crate::discord::components::custom_id::TooLong;
use crate::discord::components::{Line, blue, buttons, green, grey, menu, menus, red};
use crate::discord::context::answer::Answer;
use crate::discord::texts::status_text;
use crate::rules::Seat;
use crate::rules::y2210::{CardKind, ReactionOrder};
use serenity::all::CreateActionRow;

impl Page<'_> {
    /// The conditions of one card.
    pub(super) fn card(&self, card: CardKind) -> Result<Answer, TooLong> {
        let words = self.words;
        let set = self.order(card);
        let order = set.cloned().unwrap_or_else(|| always(card));
        let evacuation = card == CardKind::Evacuation;
        let mut rows = vec![self.against(&order)?];
        rows.extend(self.places(&order, if evacuation { 1 } else { 2 })?);
        if evacuation {
            rows.extend(self.evacuation()?);
        }
        let mut row = Vec::new();
        if set.is_none() {
            row.push(green(self.code(Press::Useful(card, true))?, &words.button_useful()));
            row.push(blue(self.code(Press::Keep(order.clone()))?, &words.button_standing_play()));
        } else {
            let useful = self.standing.when_useful.contains(&card);
            let label = if useful { words.button_standing_play() } else { words.button_useful() };
            row.push(blue(self.code(Press::Useful(card, !useful))?, &label));
            row.push(red(self.code(Press::Drop(card))?, &words.button_standing_never()));
        }
        if matches!(card, CardKind::StealthMods(_)) {
            let other = ReactionOrder { help: !order.help, ..order.clone() };
            let label = if order.help { words.button_help_off() } else { words.button_help_on() };
            row.push(grey(self.code(Press::Keep(other))?, &label));
        }
        row.push(self.back()?);
        rows.extend(buttons(&row));
        let state = self.state_of(card);
        let text = format!(
            "**{}** · {state}\n{}\n\n{}",
            names::card(words, card),
            names::effect(words, self.view, card),
            self.told()
        );
        Ok(self.shown(&text, rows))
    }

    fn against(&self, order: &ReactionOrder) -> Result<CreateActionRow, TooLong> {
        let words = self.words;
        let names = status_text::plain_names(self.look);
        let me = self.look.view.viewer_seat();
        let others = self.view.seats.iter().map(|seat| seat.seat).filter(|seat| Some(*seat) != me);
        let line = |against: Option<Seat>| {
            let label = against.map_or_else(|| words.against_anyone(), |seat| words.seat_name(&names, seat));
            let changed = ReactionOrder { against, ..order.clone() };
            Ok(Line::new(label, self.code(Press::Keep(changed))?).chosen(against == order.against))
        };
        let lines =
            std::iter::once(None).chain(others.map(Some)).map(line).collect::<Result<Vec<_>, TooLong>>()?;
        Ok(menu(pick(0)?, &words.pick_against(), &lines))
    }

    /// The territories for which a card is kept: a pick adds one.
    fn places(&self, order: &ReactionOrder, most: usize) -> Result<Vec<CreateActionRow>, TooLong> {
        let words = self.words;
        let press = |at| Press::Keep(ReactionOrder { at, ..order.clone() });
        let everywhere = self.code(press(Vec::new()))?;
        let mut lines = vec![Line::new(words.at_everywhere(), everywhere).chosen(order.at.is_empty())];
        lines.extend(self.one_more(&order.at, press)?);
        menus(words, |page| pick(1 + page), &words.pick_standing_places(), (&lines, most))
    }

    /// Where evacuated units go, most wanted first: a pick adds one.
    fn evacuation(&self) -> Result<Vec<CreateActionRow>, TooLong> {
        let (words, to) = (self.words, &self.standing.evacuate_to);
        let anywhere = self.code(Press::Evacuate(Vec::new()))?;
        let mut lines = vec![Line::new(words.evacuate_anywhere(), anywhere).chosen(to.is_empty())];
        lines.extend(self.one_more(to, Press::Evacuate)?);
        menus(words, |page| pick(3 + page), &words.pick_standing_evacuate(), (&lines, 2))
    }
}
