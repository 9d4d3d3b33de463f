//! The page of a player's own standing orders ([PBP-34], [PBP-36]): leave, interceptors, defence, launches, losses. It needs no
//! open question.

use super::open_questions::{arsenal, others};
use super::page_codes::{Launch, Order, Orders as Press};
use super::question::{MENUS, pick, view_of};
use crate::discord::components::custom_id::{Code, Press as AnyPress, TooLong};
use crate::discord::components::{Line, buttons, grey, menu, menus, red};
use crate::discord::context::answer::Answer;
use crate::discord::interactions::request::{Answered, Refusal, Request};
use crate::discord::texts::status_text;
use crate::rules::cold_war::deals::Permission;
use crate::rules::cold_war::{
    Armies, Army, ConsentOrder, DefenceOrder, EVERY, InterceptOrder, Standing, View,
};
use crate::rules::{self, Illegal, Seat, TerritoryId};
use crate::table::{GameRef, Look, TableError};
use crate::text::{Ctx, Words};
use serenity::all::CreateActionRow;

/// The armies that are offered for a defence in advance: the cheapest kind, then more kinds.
pub(super) fn defences() -> impl Iterator<Item = Armies> {
    let cheap = Armies { infantry: EVERY, ..Armies::NONE };
    let plain = Armies { tanks: EVERY, ..cheap };
    let dear = Armies { fighters: EVERY, ..plain };
    [cheap, plain, dear, Armies { interceptors: EVERY, ..dear }].into_iter()
}

/// The other players who can be given leave: not the other superpower, unless the table lets them talk (R3-8, A3-22).
pub(super) fn guests(view: &View, me: Seat) -> impl Iterator<Item = Seat> + '_ {
    let power = |seat: Seat| view.seat(seat).superpower.is_some();
    let banned = move |seat: Seat| view.house().superpower_ban.on() && power(me) && power(seat);
    others(view, me).filter(move |seat| !banned(*seat))
}

/// What the page needs.
struct Page<'a> {
    words: Words,
    look: &'a Look,
    view: &'a View,
    standing: &'a Standing,
    me: Seat,
    names: Ctx,
}

async fn standing(request: &Request, which: GameRef) -> Result<Standing, Refusal> {
    match request.context.table.standing(which, &request.person).await? {
        rules::Standing::ColdWar(standing) => Ok(standing),
        rules::Standing::Classic(_) | rules::Standing::Y2210(_) => {
            Err(TableError::Illegal(Illegal::OtherFamily).into())
        }
    }
}

/// The page of the caller's standing orders.
pub(crate) async fn standing_page(request: &Request, look: &Look) -> Answered {
    press_orders(request, look, &Press::Show).await
}

/// Carries out a press on the page.
pub(super) async fn press_orders(request: &Request, look: &Look, press: &Press) -> Answered {
    let which = request.target()?;
    let mut standing = standing(request, which).await?;
    let before = standing.clone();
    match press {
        Press::Show | Press::States | Press::InState(_) => {}
        Press::Set(order) => order.add_to(&mut standing),
        Press::Drop(order) => order.drop_from(&mut standing),
        Press::Losses(kinds) => standing.losses.clone_from(kinds),
    }
    let done = if standing == before {
        None
    } else {
        let set = standing.clone().into();
        Some(request.context.table.set_standing(which, &request.person, set).await?)
    };
    let look = done.as_ref().map_or(look, |done| &done.look);
    let (Some(view), Some(me)) = (view_of(look), look.view.viewer_seat()) else {
        return Err(TableError::NotSeated.into());
    };
    let names = status_text::names(look);
    let page = Page { words: request.words, look, view, standing: &standing, me, names };
    let shown = match press {
        Press::Set(order) if order.at().is_some() => page.in_state(order.at()),
        Press::Show | Press::Set(_) | Press::Drop(_) | Press::Losses(_) => page.shown(),
        Press::States => page.states(),
        Press::InState(at) => page.in_state(Some(*at)),
    };
    shown.map_err(|TooLong| Refusal::Said(request.words.orders_too_long()))
}

impl Page<'_> {
    fn code(&self, press: Press) -> Result<Code, TooLong> {
        press.code(self.look.game)
    }

    /// How the order is told to its player.
    fn told(&self, standing: Standing) -> String {
        self.words.standing(&standing.into(), &self.look.view, &self.names)
    }

    /// The same for a label, which shows no Markdown.
    fn label(&self, standing: Standing) -> String {
        let names = status_text::plain_names(self.look);
        self.words.standing(&standing.into(), &self.look.view, &names)
    }

    /// The state and the player for which alone the order is.
    fn only_for(&self, order: &Order) -> String {
        let names = status_text::plain_names(self.look);
        let state = order.at().map(|at| self.words.territory(self.look.view.map(), at));
        let seat = order.seat().map(|seat| self.words.seat_name(&names, seat));
        state.into_iter().chain(seat).collect::<Vec<_>>().join(" · ")
    }

    /// A line that sets an order, marked if it stands.
    fn line(&self, order: Order) -> Result<Line, TooLong> {
        let stands = Order::all(self.standing).contains(&order);
        let label = self.label(order.alone());
        Ok(Line::new(label, self.code(Press::Set(order))?).chosen(stands))
    }

    /// Lines that set orders. A menu of one choice marks one line at most: the first that stands.
    fn lines(&self, orders: Vec<Order>) -> Result<Vec<Line>, TooLong> {
        let lines = orders.into_iter().map(|order| self.line(order)).collect::<Result<Vec<_>, _>>()?;
        let mut marked = false;
        let once = |line: Line| {
            let chosen = line.chosen && !marked;
            marked |= chosen;
            line.chosen(chosen)
        };
        Ok(lines.into_iter().map(once).collect())
    }

    fn set(&self, number: u8, title: &str, orders: Vec<Order>) -> Result<CreateActionRow, TooLong> {
        let lines = self.lines(orders)?;
        Ok(menu(AnyPress::Pick(number).code()?, title, &lines))
    }

    /// Everybody, then each other player whom `among` holds.
    fn whom(among: impl Iterator<Item = Seat>) -> impl Iterator<Item = Option<Seat>> {
        std::iter::once(None).chain(among.map(Some))
    }

    fn shown(&self) -> Result<Answer, TooLong> {
        let words = self.words;
        let mut rows = vec![self.leave(None)?, self.interceptors(None)?, self.defence(None)?];
        rows.extend(self.removals(None)?);
        let mut row = Vec::new();
        if arsenal(self.look).is_some() {
            row.push(red(Launch::Show.code(self.look.game)?, &words.button_launch()));
        }
        let cheapest = vec![Army::Infantry, Army::Tanks, Army::Fighters];
        let dearest = vec![Army::Fighters, Army::Tanks, Army::Infantry];
        for kinds in [cheapest, dearest, Vec::new()] {
            if kinds != self.standing.losses {
                let label = match kinds.first() {
                    None => words.button_losses_default(),
                    Some(first) => words.button_losses_first(&words.army_kind(*first)),
                };
                row.push(grey(self.code(Press::Losses(kinds))?, &label));
            }
        }
        if !self.own_states().is_empty() {
            row.push(grey(self.code(Press::States)?, &words.button_orders_in_state()));
        }
        if let Some(ask) = self.look.view.awaited_asks().find(|ask| ask.to == self.me) {
            row.push(grey(AnyPress::Menu(self.look.game, ask.id).code()?, &words.button_back_to_menu()));
        }
        rows.extend(buttons(&row));
        let text = format!("{}\n{}", words.orders_title(self.look.number), self.told(self.standing.clone()));
        Ok(Answer::new(text).with(rows).in_colour_of(self.look))
    }

    /// Who is let in, in that state or everywhere.
    fn leave(&self, at: Option<TerritoryId>) -> Result<CreateActionRow, TooLong> {
        let one = |seat, what, given| Order::Consent(ConsentOrder { at, seat, what, given });
        let everything = Self::whom(guests(self.view, self.me)).map(|seat| (seat, None));
        let one_thing = [Permission::Stop, Permission::Build].map(|what| (None, Some(what)));
        let all = everything.chain(one_thing);
        let orders = all.flat_map(|(seat, what)| [one(seat, what, true), one(seat, what, false)]).collect();
        self.set(0, &self.words.pick_leave(), orders)
    }

    /// The states where the player is asked anything, and those for which an order stands.
    fn own_states(&self) -> Vec<TerritoryId> {
        let ordered = Order::all(self.standing).into_iter().filter_map(|order| order.at());
        let mut all: Vec<_> = self.view.presence(self.me).chain(ordered).collect();
        all.sort();
        all.dedup();
        all
    }

    /// These states, of which one is chosen.
    fn states(&self) -> Result<Answer, TooLong> {
        let words = self.words;
        let line = |at| Ok(Line::new(words.territory(self.view.map(), at), self.code(Press::InState(at))?));
        let lines = self.own_states().into_iter().map(line).collect::<Result<Vec<_>, TooLong>>()?;
        self.page(
            &words.button_orders_in_state(),
            &words.orders_states_hint(),
            menus(words, pick, &words.pick_state(), (&lines, MENUS))?,
        )
    }

    /// Sets orders for that state alone and tells which hold there; the list of states if it is none of them any more.
    fn in_state(&self, here: Option<TerritoryId>) -> Result<Answer, TooLong> {
        let Some(at) = here.filter(|at| self.own_states().contains(at)) else { return self.states() };
        let mut rows = vec![self.leave(here)?, self.interceptors(here)?, self.defence(here)?];
        rows.extend(self.removals(here)?);
        let place = self.words.territory(self.view.map(), at);
        let mut standing = Standing::default();
        let holds = |order: &Order| order.at().is_none_or(|only| only == at);
        Order::all(self.standing).into_iter().filter(holds).for_each(|order| order.add_to(&mut standing));
        if standing == Standing::default() {
            return self.page(&place, &self.words.orders_none_in_state(), rows);
        }
        self.page(&place, &self.told(standing), rows)
    }

    /// A page behind that of all orders, with the way back.
    fn page(&self, title: &str, orders: &str, mut rows: Vec<CreateActionRow>) -> Result<Answer, TooLong> {
        let words = self.words;
        rows.extend(buttons(&[grey(self.code(Press::Show)?, &words.button_standing())]));
        let text = format!("{}\n**{title}**\n{orders}", words.orders_title(self.look.number));
        Ok(Answer::new(text).with(rows).in_colour_of(self.look))
    }

    fn interceptors(&self, at: Option<TerritoryId>) -> Result<CreateActionRow, TooLong> {
        let one =
            |against, missiles, number| Order::Intercept(InterceptOrder { at, against, missiles, number });
        let mut orders: Vec<Order> = [Some(false), Some(true)]
            .into_iter()
            .flat_map(|missiles| [one(None, missiles, EVERY), one(None, missiles, 0)])
            .collect();
        for seat in Self::whom(others(self.view, self.me)) {
            orders.extend([one(seat, None, EVERY), one(seat, None, 0)]);
        }
        self.set(1, &self.words.pick_interception(), orders)
    }

    fn defence(&self, at: Option<TerritoryId>) -> Result<CreateActionRow, TooLong> {
        let order = |armies| DefenceOrder { at, against: None, armies };
        let alone = Armies { interceptors: EVERY, ..Armies::NONE };
        let defend = defences().map(|armies| Order::Defend(order(armies)));
        let meet = std::iter::once(alone).chain(defences().last()).map(|armies| Order::Meet(order(armies)));
        self.set(2, &self.words.pick_defence(), defend.chain(meet).collect())
    }

    /// The orders that can be removed: those for that state, or all, first those for every state.
    fn removals(&self, at: Option<TerritoryId>) -> Result<Option<CreateActionRow>, TooLong> {
        let line = |order: Order| {
            let (label, only) = (self.label(order.alone()), self.only_for(&order));
            let line = Line::new(label, self.code(Press::Drop(order))?);
            // A long label is cut before it names the state and the player.
            Ok(if only.is_empty() { line } else { line.note(only) })
        };
        let mut orders = Order::all(self.standing);
        orders.retain(|order| at.is_none() || order.at() == at);
        orders.sort_by_key(|order| order.at().is_some());
        let lines = orders.into_iter().map(line).collect::<Result<Vec<_>, TooLong>>()?;
        if lines.is_empty() {
            return Ok(None);
        }
        Ok(Some(menu(AnyPress::Pick(3).code()?, &self.words.pick_order_to_remove(), &lines)))
    }
}
