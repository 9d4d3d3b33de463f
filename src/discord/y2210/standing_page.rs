//! The page of a player's own standing orders ([PBP-34], [PBP-36]): cards against invasions, the bid, defence dice; the ways
//! to the pages of single cards, of losses, and of MODs to give up. It needs no open question.

use super::names;
use super::question::{At, StepPress, pick, view_of};
use super::standing_press::Press;
use crate::discord::components::custom_id::{Code, Press as AnyPress, TooLong};
use crate::discord::components::{Line, buttons, grey, menu};
use crate::discord::context::answer::Answer;
use crate::discord::interactions::request::{Answered, Refusal, Request};
use crate::discord::texts::status_text;
use crate::discord::y2210::drawn_cards;
use crate::discord::y2210::standing_orders;
use crate::rules::y2210::{CardKind, ReactionOrder, Standing, Timing, View};
use crate::rules::{Holder, TerritoryId};
use crate::table::{Look, TableError};
use crate::text::Words;
use serenity::all::{CreateActionRow, CreateButton};

/// Number of bids in the menu, from 0 on.
const BIDS: u32 = 24;

/// What one page needs.
pub(super) struct Page<'a> {
    pub(super) words: Words,
    pub(super) look: &'a Look,
    pub(super) view: &'a View,
    pub(super) standing: &'a Standing,
}

/// The page of the caller's standing orders; empty for a person without a seat.
pub(crate) async fn standing_page(request: &Request, look: &Look) -> Answered {
    press_standing(request, look, &Press::Show).await
}

/// Carries out a press on the page.
pub(crate) async fn press_standing(request: &Request, look: &Look, press: &Press) -> Answered {
    if look.view.viewer_seat().is_none() {
        return Err(TableError::NotSeated.into());
    }
    let which = request.target()?;
    let mut standing = standing_orders::standing(request, which).await?;
    let before = standing.clone();
    press.apply(&mut standing);
    let done = if standing == before {
        None
    } else {
        Some(standing_orders::set_standing(request, which, &standing).await?)
    };
    let look = done.as_ref().map_or(look, |done| &done.look);
    let Some(view) = view_of(look) else { return Err(TableError::Stale.into()) };
    if let Press::Drawn(card, order, rest) = press {
        return Ok(drawn_cards::after_drawn(request, look, (*card, *order), rest));
    }
    let page = Page { words: request.words, look, view, standing: &standing };
    let shown = match press {
        Press::Card(card) | Press::Useful(card, _) => page.card(*card),
        Press::Keep(order) => page.card(order.card),
        Press::Evacuate(_) => page.card(CardKind::Evacuation),
        Press::LossPage(at) | Press::Losses(at, _) => page.losses(*at),
        Press::ReducePage | Press::Reduce(_) => page.reduction(),
        Press::Show
        | Press::Bid(_)
        | Press::Dice(_)
        | Press::Drop(_)
        | Press::AskMe(_)
        | Press::Drawn(..) => page.all(),
    };
    shown.map_err(|TooLong| Refusal::Said(request.words.orders_too_long()))
}

impl Page<'_> {
    pub(super) fn code(&self, press: Press) -> Result<Code, TooLong> {
        press.code(At::Standing(self.look.game))
    }

    pub(super) fn order(&self, card: CardKind) -> Option<&ReactionOrder> {
        self.standing.reactions.iter().find(|order| order.card == card)
    }

    /// Whether a card is played by itself.
    pub(super) fn state_of(&self, card: CardKind) -> String {
        match self.order(card) {
            None => self.words.menu_card_off(),
            Some(_) if self.standing.when_useful.contains(&card) => self.words.menu_card_useful(),
            Some(_) => self.words.menu_card_on(),
        }
    }

    /// What is told above the components.
    pub(super) fn told(&self) -> String {
        let standing = self.standing.clone().into();
        format!(
            "{}\n{}",
            self.words.orders_title(self.look.number),
            self.words.standing(&standing, &self.look.view, &status_text::names(self.look))
        )
    }

    /// The page with that text and these components.
    pub(super) fn shown(&self, text: &str, rows: Vec<CreateActionRow>) -> Answer {
        Answer::new(text).with(rows).in_colour_of(self.look)
    }

    /// The button back to the first page.
    pub(super) fn back(&self) -> Result<CreateButton, TooLong> {
        Ok(grey(self.code(Press::Show)?, &self.words.button_standing()))
    }

    /// The viewer's own territories.
    pub(super) fn own(&self) -> Vec<TerritoryId> {
        let me = self.look.view.viewer_seat().map(Holder::Seat);
        self.view.map().ids().filter(|at| Some(self.view.at(*at).holder) == me).collect()
    }

    /// One option for each own territory that is not chosen yet; its value is the code of a press with one more.
    pub(super) fn one_more(
        &self,
        chosen: &[TerritoryId],
        press: impl Fn(Vec<TerritoryId>) -> Press,
    ) -> Result<Vec<Line>, TooLong> {
        let left = self.own().into_iter().filter(|at| !chosen.contains(at));
        let line = |at: TerritoryId| {
            let code = self.code(press([chosen, &[at]].concat()))?;
            Ok(Line::new(names::territory_with_units(self.words, self.view, at), code))
        };
        left.map(line).collect()
    }

    fn all(&self) -> Result<Answer, TooLong> {
        let words = self.words;
        let mut row = vec![
            grey(self.code(Press::LossPage(None))?, &words.button_standing_losses()),
            grey(self.code(Press::ReducePage)?, &words.button_standing_reduce()),
        ];
        // Where nobody is asked, nobody can wish to be.
        if self.look.defence_waits && !self.standing.reactions.is_empty() {
            let asked = self.standing.ask_me;
            let label = if asked { words.button_ask_me_no_more() } else { words.button_ask_me() };
            row.push(grey(self.code(Press::AskMe(!asked))?, &label));
        }
        if let Some(ask) = self.look.view.asks.first() {
            let back = AnyPress::Menu(self.look.game, ask.id).code()?;
            row.push(grey(back, &words.button_back_to_menu()));
        }
        let menus = vec![self.cards()?, self.bids()?, self.dice()?];
        Ok(self.shown(&self.told(), [menus, buttons(&row)].concat()))
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
            let set = self.state_of(*card);
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
}
