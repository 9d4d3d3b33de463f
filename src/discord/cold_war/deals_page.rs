//! The page of a player's own deals (R3-8, A3-45): open offers, permissions and promises, what has happened of late;
//! and the pages of one offer and of one promise. The menus lead to the forms.

use super::deal_news::News;
use super::deal_terms::{self, LONGEST};
use super::open_questions::{TalkAsk, back_to_question, talk_or_why};
use super::page_codes::Deals as Press;
use super::question::view_of;
use crate::discord::components::custom_id::{Code, Press as AnyPress, TooLong};
use crate::discord::components::{
    Field, Line, OPTIONS, blue, buttons, cut, fields_form, green, grey, menu, menus, red,
};
use crate::discord::context::answer::Answer;
use crate::discord::texts::status_text;
use crate::rules::Seat;
use crate::rules::cold_war::View;
use crate::rules::cold_war::deals::{DealNumber, Offer, Promise, Side, Terms};
use crate::table::{Look, TableError};
use crate::text::{Ctx, Words};
use serenity::all::{CreateActionRow, CreateButton, CreateModal};

/// Maximum number of characters of the open offers on the page.
const OFFERS: usize = 1_100;
/// Maximum number of characters of what has happened of late.
const NEWS: usize = 350;
/// Maximum number of characters of the page: what has just been done is told above it.
const PAGE: usize = 1_800;
/// Maximum number of characters of a name in the short line of an offer.
const NAME: usize = 20;

/// What the page of deals needs.
pub(super) struct Page<'a> {
    pub(super) words: Words,
    pub(super) look: &'a Look,
    pub(super) view: &'a View,
    pub(super) talk: TalkAsk<'a>,
    pub(super) me: Seat,
    /// The names in texts.
    pub(super) names: Ctx,
    /// The names in labels.
    labels: Ctx,
}

impl<'a> Page<'a> {
    pub(super) fn of(words: Words, look: &'a Look) -> Result<Self, TableError> {
        let (Some(view), Some(me)) = (view_of(look), look.view.viewer_seat()) else {
            return Err(TableError::NotSeated);
        };
        let talk = talk_or_why(look)?;
        let (names, labels) = (status_text::names(look), status_text::plain_names(look));
        Ok(Self { words, look, view, talk, me, names, labels })
    }

    pub(super) fn code(&self, press: Press) -> Result<Code, TooLong> {
        press.code(self.look.game)
    }

    /// The name of a player for a label.
    pub(super) fn label(&self, seat: Seat) -> String {
        self.words.seat_name(&self.labels, seat)
    }

    fn year(&self) -> u16 {
        self.talk.menu.limits.year
    }

    /// A promise with what has become of it.
    pub(super) fn promise_told(&self, promise: &Promise) -> String {
        self.words.promise_told(promise, self.year(), &self.names)
    }

    /// The page: open offers, permissions and promises, what happened of late, and what can be done.
    pub(super) fn all(&self, news: &News) -> Result<Answer, TooLong> {
        let mut lines = vec![self.words.deals_title(self.look.number)];
        lines.extend(self.open_offers());
        let news = news.last(NEWS).map(|told| [vec![self.words.deals_news()], told].concat());
        let news = news.unwrap_or_default();
        lines.extend(self.agreed(PAGE.saturating_sub(characters(&lines) + characters(&news))));
        lines.extend(news);
        Ok(Answer::new(lines.join("\n")).with(self.rows()?).in_colour_of(self.look))
    }

    /// Every open offer: with its terms as far as there is room, the others by their numbers; those of others first.
    fn open_offers(&self) -> Vec<String> {
        let words = self.words;
        let all: Vec<&Offer> = self.offers().collect();
        if all.is_empty() {
            return vec![words.deals_none()];
        }
        let short = |offer: &&Offer| {
            let who = cut(&words.seat_name(&self.names, self.other(offer)), NAME);
            words.menu_offer(offer.number.0, &who)
        };
        let mut shorts: Vec<String> = all.iter().map(short).collect();
        let mut lines = Vec::new();
        let mut room = OFFERS.saturating_sub(characters(&shorts));
        for offer in all {
            let told = words.offer_told(offer, &self.names).join("\n");
            let more = told.chars().count();
            if more > room {
                break;
            }
            room -= more;
            lines.push(told);
            shorts.remove(0);
        }
        if !shorts.is_empty() {
            lines.push(words.deals_more_offers(&shorts.join(", ")));
        }
        lines
    }

    /// Open offers of others, then the viewer's own.
    fn offers(&self) -> impl Iterator<Item = &'a Offer> {
        let menu = self.talk.menu;
        menu.received.iter().map(|received| &received.offer).chain(&menu.made)
    }

    fn other(&self, offer: &Offer) -> Seat {
        if offer.by == self.me { offer.to } else { offer.by }
    }

    /// What was agreed before and still holds, with its title.
    fn agreed(&self, room: usize) -> Vec<String> {
        let Some(own) = &self.view.own else { return Vec::new() };
        let told = self.words.agreed_told(own, self.year(), &self.names);
        if told.is_empty() {
            return told;
        }
        [vec![self.words.deals_agreed()], self.words.as_many_as_fit(told, room)].concat()
    }

    fn rows(&self) -> Result<Vec<CreateActionRow>, TooLong> {
        let mut rows = Vec::new();
        rows.extend(self.partners()?);
        rows.extend(self.offer_menus()?);
        rows.extend(self.judgements()?);
        let mut last = vec![grey(self.code(Press::Ledger)?, &self.words.button_ledger())];
        last.extend(back_to_question(self.words, self.look));
        rows.extend(buttons(&last));
        Ok(rows)
    }

    /// One menu of what can be done with each partner: an offer, peace, a payment.
    fn partners(&self) -> Result<Option<CreateActionRow>, TooLong> {
        let (words, menu_of) = (self.words, self.talk.menu);
        let mut lines = Vec::new();
        for seat in &menu_of.partners {
            lines.push(Line::new(self.label(*seat), self.code(Press::With(*seat))?).note(words.note_deal()));
        }
        for seat in menu_of.partners.iter().filter(|_| menu_of.offers > 0) {
            let label = words.menu_peace(&self.label(*seat));
            lines.push(Line::new(label, self.code(Press::Peace(*seat))?).note(words.note_peace()));
        }
        for seat in menu_of.partners.iter().filter(|_| menu_of.money > 0) {
            let label = words.menu_pay(&self.label(*seat));
            lines.push(Line::new(label, self.code(Press::Pay(*seat))?).note(words.note_pay()));
        }
        if lines.is_empty() {
            return Ok(None);
        }
        Ok(Some(menu(AnyPress::Pick(0).code()?, &words.pick_deal_partner(), &lines)))
    }

    /// The open offers: those of others and the own ones in a menu each; in two menus together if the first is full.
    fn offer_menus(&self) -> Result<Vec<CreateActionRow>, TooLong> {
        let words = self.words;
        let line = |offer: &Offer| {
            let label = words.menu_offer(offer.number.0, &self.label(self.other(offer)));
            Ok(Line::new(label, self.code(Press::Offer(offer.number.0))?))
        };
        let received = self.talk.menu.received.iter().map(|received| &received.offer);
        let received = received.map(line).collect::<Result<Vec<_>, TooLong>>()?;
        let made = self.talk.menu.made.iter().map(line).collect::<Result<Vec<_>, TooLong>>()?;
        let number = |from: u8| move |page: u8| AnyPress::Pick(from + page).code();
        if received.len() > OPTIONS {
            let all = [received, made].concat();
            return menus(words, number(1), &words.pick_offer(), (&all, 2));
        }
        let received = menus(words, number(1), &words.pick_received(), (&received, 1))?;
        Ok([received, menus(words, number(2), &words.pick_made(), (&made, 1))?].concat())
    }

    /// The menu of promises that are due.
    fn judgements(&self) -> Result<Option<CreateActionRow>, TooLong> {
        let line = |promise: &Promise| {
            let code = self.code(Press::Promise(promise.number.0, promise.place))?;
            Ok(Line::new(self.promise_label(promise), code))
        };
        let lines = self.talk.menu.due.iter().map(line).collect::<Result<Vec<_>, TooLong>>()?;
        if lines.is_empty() {
            return Ok(None);
        }
        Ok(Some(menu(AnyPress::Pick(3).code()?, &self.words.pick_promise(), &lines)))
    }

    /// A promise of another player in one line of a menu.
    pub(super) fn promise_label(&self, promise: &Promise) -> String {
        let pledge = &promise.pledge;
        self.words.menu_promise(&self.label(promise.by), pledge.year.into(), &self.words.pledge_words(pledge))
    }

    /// One promise with the buttons of its receiver; `None` if it is not to be judged.
    pub(super) fn promise(&self, number: u32, place: u8) -> Result<Option<Answer>, TooLong> {
        let key = (DealNumber(number), place);
        let Some(due) = self.talk.menu.due.iter().find(|one| (one.number, one.place) == key) else {
            return Ok(None);
        };
        let mut row = self.verdicts(due, "")?;
        row.push(grey(self.code(Press::Show)?, &self.words.button_deals()));
        Ok(Some(Answer::new(self.promise_told(due)).with(buttons(&row)).in_colour_of(self.look)))
    }

    /// Kept or broken; `before` stands before the labels.
    pub(super) fn verdicts(&self, promise: &Promise, before: &str) -> Result<Vec<CreateButton>, TooLong> {
        let code = |kept| self.code(Press::Judge(promise.number.0, promise.place, kept));
        let kept = format!("{before}{}", self.words.menu_promise_kept());
        let broken = format!("{before}{}", self.words.menu_promise_broken());
        Ok(vec![green(code(true)?, &kept), red(code(false)?, &broken)])
    }

    /// One open offer with its buttons.
    pub(super) fn offer(&self, offer: &Offer) -> Result<Answer, TooLong> {
        let text = self.words.offer_told(offer, &self.names).join("\n");
        let mut row = self.answers(offer)?;
        row.push(grey(self.code(Press::Show)?, &self.words.button_deals()));
        Ok(Answer::new(text).with(buttons(&row)).in_colour_of(self.look))
    }

    /// Accept, Counter, Decline; or Withdraw for one's own.
    pub(super) fn answers(&self, offer: &Offer) -> Result<Vec<CreateButton>, TooLong> {
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
    pub(super) fn form(&self, press: Press, to: Seat, terms: &Terms) -> Result<CreateModal, TooLong> {
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
        let promises = deal_terms::typed_promises(words, terms);
        let fields = [
            field(words.form_you_pay(), words.form_money_hint(), money(terms.give.money), 6, false),
            field(words.form_they_pay(), words.form_money_hint(), money(terms.take.money), 6, false),
            field(words.form_you_permit(), words.form_permit_hint(), permits(&terms.give), LONGEST, true),
            field(words.form_they_permit(), words.form_permit_hint(), permits(&terms.take), LONGEST, true),
            field(words.form_promises(), words.form_promises_hint(), promises, LONGEST, true),
        ];
        Ok(fields_form(self.code(press)?, &words.form_offer_title(&self.label(to)), &fields))
    }

    /// The terms typed into the form.
    pub(super) fn typed(&self, typed: &[String]) -> Result<Terms, String> {
        let (words, board, now) = (self.words, self.look.view.map(), self.year());
        let field = |at: usize| typed.get(at).map_or("", String::as_str);
        let in_words = deal_terms::both_promises(words, field(4))?;
        let side = |money: usize, permits: usize, promises| -> Result<Side, String> {
            Ok(Side {
                money: deal_terms::money(words, field(money))?,
                permits: deal_terms::permits(words, board, field(permits), now)?,
                promises,
            })
        };
        let (give, take) = (side(0, 2, in_words.mine)?, side(1, 3, in_words.theirs)?);
        deal_terms::short_enough(words, &self.names, Terms { give, take, open_until: in_words.open_until })
    }
}

/// Number of characters of these lines.
fn characters(lines: &[String]) -> usize {
    lines.iter().map(|line| line.chars().count() + 1).sum()
}
