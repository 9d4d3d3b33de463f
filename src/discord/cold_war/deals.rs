//! Deals of the Cold War (R3-8, A3-45): the page of a player's own deals, forms for offers, counter-offers and payments, and
//! answers to offers. It works on any private message, also below the direct message that tells of an offer.

use super::aside_press::Deals as Press;
use super::deal_terms::{self, LONGEST};
use super::question::view_of;
use super::talk_ask::{TalkAsk, talk_ask};
use crate::discord::component_handler::PressResponse;
use crate::discord::components::{Field, Line, blue, buttons, fields_form, green, grey, menu, red};
use crate::discord::custom_id::{Code, Press as AnyPress, TooLong};
use crate::discord::request::{Answer, Answered, Refusal, Request};
use crate::discord::seat_names::seat_named;
use crate::discord::status_text;
use crate::rules::cold_war::deals::{DealNumber, Offer, Side, Terms};
use crate::rules::cold_war::{Action, View};
use crate::rules::{Matter, MatterKind, Seat};
use crate::table::{Look, Order, TableError};
use crate::text::{Ctx, Words};
use serenity::all::{CreateActionRow, CreateModal};

/// What the page of deals needs.
struct Page<'a> {
    words: Words,
    look: &'a Look,
    view: &'a View,
    talk: TalkAsk<'a>,
    me: Seat,
    names: Ctx,
}

impl<'a> Page<'a> {
    fn of(words: Words, look: &'a Look) -> Result<Self, TableError> {
        let (Some(view), Some(me)) = (view_of(look), look.view.viewer_seat()) else {
            return Err(TableError::NotSeated);
        };
        let talk = talk_ask(look).ok_or(TableError::Over)?;
        Ok(Self { words, look, view, talk, me, names: status_text::names(look) })
    }

    fn code(&self, press: Press) -> Result<Code, TooLong> {
        press.code(self.look.game)
    }

    fn name(&self, seat: Seat) -> String {
        self.words.seat_name(&self.names, seat)
    }

    /// The page: open offers, permissions and promises, and what can be done.
    fn all(&self) -> Result<Answer, TooLong> {
        let words = self.words;
        let mut lines = vec![words.deals_title(self.look.number)];
        let talk = self.talk.menu;
        for received in &talk.received {
            lines.extend(words.offer_told(&received.offer, &self.names));
        }
        for offer in &talk.made {
            lines.extend(words.offer_told(offer, &self.names));
        }
        if talk.received.is_empty() && talk.made.is_empty() {
            lines.push(words.deals_none());
        }
        lines.extend(self.agreed());
        let mut rows = Vec::new();
        let partners = |press: fn(Seat) -> Press| {
            let line = |seat: &Seat| Ok(Line::new(self.name(*seat), self.code(press(*seat))?));
            talk.partners.iter().map(line).collect::<Result<Vec<_>, TooLong>>()
        };
        if !talk.partners.is_empty() {
            rows.push(menu(AnyPress::Pick(0).code()?, &words.pick_deal_partner(), &partners(Press::With)?));
        }
        let mut open = Vec::new();
        let offers = talk.received.iter().map(|received| &received.offer).chain(&talk.made);
        for offer in offers {
            let other = if offer.by == self.me { offer.to } else { offer.by };
            let label = words.menu_offer(offer.number.0, &self.name(other));
            open.push(Line::new(label, self.code(Press::Offer(offer.number.0))?));
        }
        if !open.is_empty() {
            rows.push(menu(AnyPress::Pick(1).code()?, &words.pick_offer(), &open));
        }
        if !talk.partners.is_empty() && talk.money > 0 {
            rows.push(menu(AnyPress::Pick(2).code()?, &words.pick_payee(), &partners(Press::Pay)?));
        }
        rows.extend(self.judgements()?);
        rows.extend(buttons(&[grey(self.code(Press::Ledger)?, &words.button_ledger())]));
        Ok(Answer::new(lines.join("\n")).with(rows).in_colour_of(self.look))
    }

    /// What was agreed before and still holds, with its title.
    fn agreed(&self) -> Vec<String> {
        let Some(own) = &self.view.own else { return Vec::new() };
        let granted = own.granted.iter().map(|one| self.words.granted_told(one, &self.names));
        let promises = own.promises.iter().map(|one| self.words.promise_told(one, &self.names));
        let told: Vec<String> = granted.chain(promises).collect();
        if told.is_empty() { told } else { [vec![self.words.deals_agreed()], told].concat() }
    }

    /// The menu of promises that are due: kept or broken.
    fn judgements(&self) -> Result<Option<CreateActionRow>, TooLong> {
        let words = self.words;
        let mut lines = Vec::new();
        for promise in &self.talk.menu.due {
            for kept in [true, false] {
                let said = if kept { words.menu_promise_kept() } else { words.menu_promise_broken() };
                let code = self.code(Press::Judge(promise.number.0, promise.place, kept))?;
                lines.push(Line::new(format!("{said}: {}", promise.pledge.words), code));
            }
        }
        if lines.is_empty() {
            return Ok(None);
        }
        Ok(Some(menu(AnyPress::Pick(3).code()?, &words.pick_promise(), &lines)))
    }

    /// One offer with its buttons; the page if it is closed.
    fn offer(&self, number: u32) -> Result<Answer, TooLong> {
        let Some(offer) = self.talk.offer(DealNumber(number)) else { return self.all() };
        let text = self.words.offer_told(offer, &self.names).join("\n");
        let mut row = self.answers(offer)?;
        row.push(grey(self.code(Press::Show)?, &self.words.button_deals()));
        Ok(Answer::new(text).with(buttons(&row)).in_colour_of(self.look))
    }

    /// Accept, Counter, Decline; or Withdraw for one's own.
    fn answers(&self, offer: &Offer) -> Result<Vec<serenity::all::CreateButton>, TooLong> {
        let (words, number) = (self.words, offer.number.0);
        if offer.by == self.me {
            return Ok(vec![red(self.code(Press::Withdraw(number))?, &words.button_withdraw())]);
        }
        Ok(vec![
            green(self.code(Press::Accept(number))?, &words.button_accept()),
            blue(self.code(Press::Counter(number))?, &words.button_counter()),
            red(self.code(Press::Decline(number))?, &words.button_decline()),
        ])
    }

    /// The form of an offer, with the terms of a counter-offer from its reader's side.
    fn form(&self, press: Press, to: Seat, terms: &Terms) -> Result<CreateModal, TooLong> {
        let (words, board) = (self.words, self.look.view.map());
        let field = |label: String, hint: String, present: String, most: u16, lines: bool| Field {
            label,
            hint,
            present,
            most,
            lines,
        };
        let money = |sum: u32| if sum == 0 { String::new() } else { sum.to_string() };
        let permits = |side: &Side| deal_terms::typed_permits(words, board, side);
        let promises = deal_terms::typed_promises(words, &terms.give, &terms.take);
        let fields = [
            field(words.form_you_pay(), words.form_money_hint(), money(terms.give.money), 6, false),
            field(words.form_they_pay(), words.form_money_hint(), money(terms.take.money), 6, false),
            field(words.form_you_permit(), words.form_permit_hint(), permits(&terms.give), LONGEST, false),
            field(words.form_they_permit(), words.form_permit_hint(), permits(&terms.take), LONGEST, false),
            field(words.form_promises(), words.form_promises_hint(), promises, LONGEST, true),
        ];
        Ok(fields_form(self.code(press)?, &words.form_offer_title(&self.name(to)), &fields))
    }

    /// The terms typed into the form.
    fn typed(&self, typed: &[String]) -> Result<Terms, String> {
        let (words, board, now) = (self.words, self.look.view.map(), self.talk.menu.limits.year);
        let field = |at: usize| typed.get(at).map_or("", String::as_str);
        let (mine, theirs) = deal_terms::both_promises(words, field(4))?;
        let side = |money: usize, permits: usize, promises| -> Result<Side, String> {
            Ok(Side {
                money: deal_terms::money(words, field(money))?,
                permits: deal_terms::permits(words, board, field(permits), now)?,
                promises,
            })
        };
        Ok(Terms { give: side(0, 2, mine)?, take: side(1, 3, theirs)?, open_until: None })
    }
}

impl Request {
    /// The page of the player's own deals.
    pub(super) async fn deals_page(&self) -> Answered {
        let look = self.acting_in_cold_war().await?;
        self.deals_of(&look)
    }

    fn deals_of(&self, look: &Look) -> Answered {
        let page = Page::of(self.words, look)?;
        page.all().map_err(|TooLong| Refusal::Said(self.words.orders_too_long()))
    }

    /// Carries out a press on the page of the deals.
    pub(super) async fn press_deals(
        &self,
        look: &Look,
        press: Press,
        typed: &[String],
    ) -> Result<PressResponse, Refusal> {
        let page = Page::of(self.words, look)?;
        let too_long = |TooLong| Refusal::Said(self.words.orders_too_long());
        let number = |number: u32| DealNumber(number);
        let action = match press {
            Press::Show => return Ok(PressResponse::Instead(page.all().map_err(too_long)?)),
            Press::Offer(number) => {
                return Ok(PressResponse::Instead(page.offer(number).map_err(too_long)?));
            }
            Press::Ledger => return Ok(PressResponse::Instead(self.hand(look))),
            Press::Accept(deal) => Action::Accept { number: number(deal) },
            Press::Decline(deal) => Action::Decline { number: number(deal) },
            Press::Withdraw(deal) => Action::Withdraw { number: number(deal) },
            Press::Judge(deal, place, kept) => Action::Judge { number: number(deal), place, kept },
            Press::Counter(deal) => {
                let Some(offer) = page.talk.offer(number(deal)) else {
                    return Ok(PressResponse::Instead(page.all().map_err(too_long)?));
                };
                if typed.is_empty() {
                    let Terms { give, take, open_until } = offer.terms.clone();
                    let terms = Terms { give: take, take: give, open_until };
                    let form = page.form(press, offer.by, &terms).map_err(too_long)?;
                    return Ok(PressResponse::Form(form));
                }
                let terms = page.typed(typed).map_err(Refusal::Said)?;
                Action::Counter { number: number(deal), terms }
            }
            Press::With(to) if typed.is_empty() => {
                let form = page.form(press, to, &Terms::default()).map_err(too_long)?;
                return Ok(PressResponse::Form(form));
            }
            Press::With(to) => Action::Offer { to, terms: page.typed(typed).map_err(Refusal::Said)? },
            Press::Pay(to) if typed.is_empty() => {
                let (title, label) = (self.words.form_pay_title(&page.name(to)), self.words.form_you_pay());
                let field = Field {
                    label,
                    hint: self.words.form_money_hint(),
                    present: String::new(),
                    most: 6,
                    lines: false,
                };
                let code = page.code(press).map_err(too_long)?;
                return Ok(PressResponse::Form(fields_form(code, &title, &[field])));
            }
            Press::Pay(to) => {
                let sum = typed.first().map_or("", String::as_str);
                Action::Pay { to, money: deal_terms::money(self.words, sum).map_err(Refusal::Said)? }
            }
        };
        Ok(PressResponse::Instead(self.talk_order(look, action).await?))
    }

    /// Answers the talk question, and shows the deals below what happened.
    pub(super) async fn talk_order(&self, look: &Look, action: Action) -> Answered {
        let ask = talk_ask(look).ok_or(TableError::Over)?.ask.id;
        let order = Order::Answer(action.into());
        let done = self.context.table.order(self.playable()?, &self.person, Some(ask), order).await?;
        let page = self.deals_of(&done.look).unwrap_or_else(|_| self.now(&done.look));
        Ok(self.done_then(&done, page).in_colour_of(&done.look))
    }

    /// The seat of the player with that name.
    pub(super) fn partner(&self, look: &Look, typed: &str) -> Result<Seat, Refusal> {
        seat_named(look, self.words, typed).ok_or_else(|| Refusal::Said(self.words.no_such_player()))
    }
}

/// What a player is told of an offer, its answer or a promise, with its buttons; `None` if it is no longer true.
pub(crate) fn matter(words: Words, look: &Look, matter: Matter) -> Option<Answer> {
    let page = Page::of(words, look).ok()?;
    let number = DealNumber(matter.number);
    let show = || page.code(Press::Show).ok().map(|code| grey(code, &words.button_deals()));
    let with_show = |text| Answer::new(text).with(buttons(&show().into_iter().collect::<Vec<_>>()));
    let other = words.seat_name(&page.names, matter.other);
    match matter.kind {
        MatterKind::Offer => {
            let offer = page.talk.offer(number).filter(|offer| offer.to == page.me)?;
            let text = page.words.offer_told(offer, &page.names).join("\n");
            let mut row = page.answers(offer).ok()?;
            row.extend(show());
            Some(Answer::new(text).with(buttons(&row)))
        }
        MatterKind::Accepted | MatterKind::Declined => {
            let text = if matter.kind == MatterKind::Accepted {
                words.offer_accepted(matter.number)
            } else {
                words.offer_declined(matter.number)
            };
            Some(with_show(text))
        }
        MatterKind::Withdrawn => Some(with_show(words.offer_withdrawn(matter.number, &other))),
        MatterKind::Expired => Some(with_show(words.offer_expired(matter.number, &other))),
        MatterKind::Paid => Some(with_show(words.payment_got(&other, &words.money(matter.number)))),
        MatterKind::Promise | MatterKind::Judged => {
            let judged = matter.kind == MatterKind::Judged;
            let promises = page.view.own.iter().flat_map(|own| &own.promises);
            let told = promises.filter(|one| {
                one.number == number
                    && one.due
                    && one.kept.is_some() == judged
                    && (!judged || one.by == matter.seat)
            });
            let lines: Vec<String> = told.map(|one| words.promise_told(one, &page.names)).collect();
            (!lines.is_empty()).then(|| with_show(lines.join("\n")))
        }
    }
}
