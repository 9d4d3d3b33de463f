//! The page of a player's own standing orders ([PBP-34], [PBP-36]): cards against invasions, the bid, defence dice, the order
//! of losses. It needs no open question.

use super::names;
use super::question::{pick, view_of};
use super::questions::standing_code;
use crate::discord::components::{Line, buttons, green, grey, menu, red};
use crate::discord::custom_id::{Press as AnyPress, TooLong};
use crate::discord::request::{Answer, Answered, Refusal, Request};
use crate::discord::status_text;
use crate::rules::y2210::{CardKind, Commander, LossOrder, ReactionOrder, Standing, Timing, Units, View};
use crate::rules::{Holder, Seat, TerritoryId};
use crate::table::{Look, TableError};
use crate::text::Words;
use serde::{Deserialize, Serialize};
use serenity::all::CreateActionRow;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Press {
    /// Show the page.
    Show,
    /// Bid so much each year; without a number, be asked.
    Bid(Option<u32>),
    /// Defend with so many dice; without a number, the default.
    Dice(Option<u8>),
    /// These commanders are lost before the MODs; none: the default.
    Losses(Vec<Commander>),
    /// Show the conditions of a card.
    Card(CardKind),
    /// Set or replace the order for a card.
    Keep(ReactionOrder),
    /// Remove the order for a card.
    Drop(CardKind),
}

/// Number of bids in the menu, from 0 on.
const BIDS: u32 = 24;

/// What one page needs.
struct Page<'a> {
    words: Words,
    look: &'a Look,
    view: &'a View,
    standing: &'a Standing,
}

impl Request {
    /// The page of the caller's standing orders; empty for a person without a seat.
    pub(crate) async fn y2210_standing_page(&self, look: &Look) -> Answered {
        self.press_y2210_standing(look, &Press::Show).await
    }

    /// Carries out a press on the page.
    pub(crate) async fn press_y2210_standing(&self, look: &Look, press: &Press) -> Answered {
        if look.view.viewer_seat().is_none() {
            return Err(TableError::NotSeated.into());
        }
        let which = self.target()?;
        let mut standing = self.y2210_standing(which).await?;
        let before = standing.clone();
        press.apply(&mut standing);
        let done =
            if standing == before { None } else { Some(self.set_y2210_standing(which, &standing).await?) };
        let look = done.as_ref().map_or(look, |done| &done.look);
        let Some(view) = view_of(look) else { return Err(TableError::Stale.into()) };
        let page = Page { words: self.words, look, view, standing: &standing };
        let shown = match press {
            Press::Card(card) => page.card(*card),
            Press::Keep(order) => page.card(order.card),
            Press::Show | Press::Bid(_) | Press::Dice(_) | Press::Losses(_) | Press::Drop(_) => page.all(),
        };
        shown.map_err(|TooLong| Refusal::Said(self.words.orders_too_long()))
    }
}

impl Press {
    fn apply(&self, standing: &mut Standing) {
        match self {
            Self::Show | Self::Card(_) => {}
            Self::Bid(bid) => standing.bid = *bid,
            Self::Dice(dice) => standing.defend = *dice,
            Self::Losses(before_mods) => {
                let order = LossOrder { before_mods: before_mods.clone(), after_mods: Vec::new() };
                standing.casualties = (!before_mods.is_empty()).then_some(order);
            }
            Self::Keep(order) => keep(standing, order.clone()),
            Self::Drop(card) => standing.reactions.retain(|order| order.card != *card),
        }
    }
}

/// Sets the order for a card in its place, or behind the others.
pub(super) fn keep(standing: &mut Standing, order: ReactionOrder) {
    match standing.reactions.iter_mut().find(|known| known.card == order.card) {
        Some(known) => *known = order,
        None => standing.reactions.push(order),
    }
}

/// The order that plays a card whenever it can be played.
pub(super) const fn always(card: CardKind) -> ReactionOrder {
    ReactionOrder { card, at: Vec::new(), against: None, help: false, energy: None }
}

impl Page<'_> {
    fn code(&self, press: Press) -> Result<crate::discord::custom_id::Code, TooLong> {
        standing_code(self.look.game, press)
    }

    fn order(&self, card: CardKind) -> Option<&ReactionOrder> {
        self.standing.reactions.iter().find(|order| order.card == card)
    }

    /// What is told above the components.
    fn told(&self) -> String {
        let standing = self.standing.clone().into();
        format!(
            "{}\n{}",
            self.words.orders_title(self.look.number),
            self.words.standing(&standing, &self.look.view, &status_text::names(self.look))
        )
    }

    fn all(&self) -> Result<Answer, TooLong> {
        let rows = vec![self.cards()?, self.bids()?, self.dice()?, self.losses()?];
        let mut answer = rows;
        if let Some(ask) = self.look.view.asks.first() {
            let back = AnyPress::Menu(self.look.game, ask.id).code()?;
            answer.extend(buttons(&[grey(back, &self.words.button_back_to_menu())]));
        }
        Ok(Answer::new(self.told()).with(answer).in_colour_of(self.look))
    }

    /// All cards against invasions: those in hand first.
    fn cards(&self) -> Result<CreateActionRow, TooLong> {
        let words = self.words;
        let mine = |card: CardKind| {
            self.view.own.as_ref().map_or(0, |own| own.kinds().filter(|kind| *kind == card).count() as u32)
        };
        let mut cards: Vec<CardKind> =
            CardKind::all().filter(|card| card.printed().timing == Timing::Reaction).collect();
        cards.sort_by_key(|card| std::cmp::Reverse(mine(*card)));
        let line = |card: &CardKind| {
            let set = if self.order(*card).is_some() { words.menu_card_on() } else { words.menu_card_off() };
            let line = Line::new(names::card(words, *card), self.code(Press::Card(*card))?);
            Ok(line.note(words.menu_card_note(mine(*card), &set)))
        };
        let lines = cards.iter().map(line).collect::<Result<Vec<_>, TooLong>>()?;
        Ok(menu(pick(0)?, &words.pick_standing_card(), &lines))
    }

    fn bids(&self) -> Result<CreateActionRow, TooLong> {
        let words = self.words;
        let line = |bid: Option<u32>| {
            let label = bid.map_or_else(|| words.menu_bid_ask(), |energy| words.menu_bid(energy));
            Ok(Line::new(label, self.code(Press::Bid(bid))?).chosen(bid == self.standing.bid))
        };
        let bids = std::iter::once(None).chain((0..BIDS).map(Some));
        let lines = bids.map(line).collect::<Result<Vec<_>, TooLong>>()?;
        Ok(menu(pick(1)?, &words.pick_standing_bid(), &lines))
    }

    fn dice(&self) -> Result<CreateActionRow, TooLong> {
        let words = self.words;
        let line = |dice: Option<u8>| {
            let label = dice.map_or_else(|| words.menu_dice_ask(), |dice| words.menu_dice(dice.into()));
            Ok(Line::new(label, self.code(Press::Dice(dice))?).chosen(dice == self.standing.defend))
        };
        let lines = [None, Some(2), Some(1)].map(line).into_iter().collect::<Result<Vec<_>, TooLong>>()?;
        Ok(menu(pick(2)?, &words.pick_standing_dice(), &lines))
    }

    /// The commanders that are lost before the MODs: a pick adds or removes one.
    fn losses(&self) -> Result<CreateActionRow, TooLong> {
        let words = self.words;
        let now =
            self.standing.casualties.as_ref().map(|order| order.before_mods.clone()).unwrap_or_default();
        let mut lines = vec![
            Line::new(words.menu_mods_first(), self.code(Press::Losses(Vec::new()))?).chosen(now.is_empty()),
        ];
        for one in Units::LEAST_USEFUL {
            let name = names::commander(words, one);
            let (label, after) = if now.contains(&one) {
                let after = now.iter().copied().filter(|other| *other != one).collect();
                (words.menu_loss_off(&name), after)
            } else {
                (words.menu_loss_on(&name), [now.as_slice(), &[one]].concat())
            };
            lines.push(Line::new(label, self.code(Press::Losses(after))?));
        }
        Ok(menu(pick(3)?, &words.pick_standing_losses(), &lines))
    }

    /// The conditions of one card.
    fn card(&self, card: CardKind) -> Result<Answer, TooLong> {
        let words = self.words;
        let set = self.order(card);
        let order = set.cloned().unwrap_or_else(|| always(card));
        let mut rows = vec![self.against(&order)?, self.places(&order)?];
        let mut row = Vec::new();
        if set.is_none() {
            row.push(green(self.code(Press::Keep(order.clone()))?, &words.button_standing_play()));
        } else {
            row.push(red(self.code(Press::Drop(card))?, &words.button_standing_never()));
        }
        if matches!(card, CardKind::StealthMods(_)) {
            let other = ReactionOrder { help: !order.help, ..order.clone() };
            let label = if order.help { words.button_help_off() } else { words.button_help_on() };
            row.push(grey(self.code(Press::Keep(other))?, &label));
        }
        row.push(grey(self.code(Press::Show)?, &words.button_back_to_menu()));
        rows.extend(buttons(&row));
        let state = if set.is_some() { words.menu_card_on() } else { words.menu_card_off() };
        let text = format!(
            "**{}** · {state}\n{}\n\n{}",
            names::card(words, card),
            names::effect(words, self.view, card),
            self.told()
        );
        Ok(Answer::new(text).with(rows).in_colour_of(self.look))
    }

    fn against(&self, order: &ReactionOrder) -> Result<CreateActionRow, TooLong> {
        let words = self.words;
        let names = status_text::names(self.look);
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
    fn places(&self, order: &ReactionOrder) -> Result<CreateActionRow, TooLong> {
        let words = self.words;
        let me = self.look.view.viewer_seat().map(Holder::Seat);
        let own = self.view.map().ids().filter(|at| Some(self.view.at(*at).holder) == me);
        let everywhere = ReactionOrder { at: Vec::new(), ..order.clone() };
        let mut lines = vec![
            Line::new(words.at_everywhere(), self.code(Press::Keep(everywhere))?).chosen(order.at.is_empty()),
        ];
        let left: Vec<TerritoryId> = own.filter(|at| !order.at.contains(at)).take(24).collect();
        for at in left {
            let changed = ReactionOrder { at: [order.at.as_slice(), &[at]].concat(), ..order.clone() };
            lines.push(Line::new(
                names::territory_with_units(words, self.view, at),
                self.code(Press::Keep(changed))?,
            ));
        }
        Ok(menu(pick(1)?, &words.pick_standing_places(), &lines))
    }
}

/// A press on the page never belongs to the menu of a question.
#[allow(clippy::unnecessary_wraps, reason = "every file of the list has this shape")]
pub(super) const fn pressed(
    _question: &super::Question<'_>,
    _press: &Press,
    _picked: &[String],
) -> Result<Option<super::Outcome>, TooLong> {
    Ok(None)
}
