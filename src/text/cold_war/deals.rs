//! Deals of the Cold War in words: terms, offers, permissions, promises (R3-8, A3-45).

use super::super::bundle::Words;
use super::super::names::Ctx;
use crate::rules::cold_war::Own;
use crate::rules::cold_war::deals::{Granted, Offer, PEACE_WORDS, Permission, Permit, Pledge, Promise, Side};

impl Words {
    /// An offer with its terms, for its parties: a heading, a line for each side, and how long it is open.
    pub fn offer_told(self, offer: &Offer, ctx: &Ctx) -> Vec<String> {
        let (by, to) = (self.seat_name(ctx, offer.by), self.seat_name(ctx, offer.to));
        let head = match offer.answers {
            Some(answered) => self.deal_counter(offer.number.0, &by, &to, answered.0),
            None => self.deal_offer(offer.number.0, &by, &to),
        };
        let [give, take] = self.sides_told(offer, ctx);
        vec![head, give, take, self.deal_open_until(offer.until.into())]
    }

    /// What each side of an offer gives, one line each.
    pub fn sides_told(self, offer: &Offer, ctx: &Ctx) -> [String; 2] {
        let side = |seat, side| self.deal_gives(&self.seat_name(ctx, seat), &self.deal_side(side, ctx));
        [side(offer.by, &offer.terms.give), side(offer.to, &offer.terms.take)]
    }

    /// The same in one line.
    pub fn terms_told(self, offer: &Offer, ctx: &Ctx) -> String {
        self.sides_told(offer, ctx).join(" · ")
    }

    /// What one side of a deal gives: "5 money, leave to stop in Egypt until 1960".
    pub fn deal_side(self, side: &Side, ctx: &Ctx) -> String {
        let money = (side.money > 0).then(|| self.money(side.money));
        let permits = side.permits.iter().map(|permit| self.permit_told(permit, ctx));
        let promises = side.promises.iter().map(|promised| self.pledge_told(promised));
        let all: Vec<String> = money.into_iter().chain(permits).chain(promises).collect();
        if all.is_empty() { self.deal_nothing() } else { all.join(", ") }
    }

    /// A permission: "leave to stop in Egypt until 1960".
    pub fn permit_told(self, permit: &Permit, ctx: &Ctx) -> String {
        let (all, year) = (permit.states.is_empty(), u32::from(permit.until));
        let at = self.territory_list(ctx.board(), permit.states.iter().copied());
        match (permit.what, all) {
            (Permission::Pass, true) => self.permit_pass_all(year),
            (Permission::Pass, false) => self.permit_pass(&at, year),
            (Permission::Stop, true) => self.permit_stop_all(year),
            (Permission::Stop, false) => self.permit_stop(&at, year),
            (Permission::Build, true) => self.permit_build_all(year),
            (Permission::Build, false) => self.permit_build(&at, year),
        }
    }

    fn pledge_told(self, promised: &Pledge) -> String {
        self.pledge(&self.pledge_words(promised), promised.year.into())
    }

    /// The words of a promise: as they were written, or in the reader's language if they are the ready-made ones.
    pub fn pledge_words(self, promised: &Pledge) -> String {
        if promised.words == PEACE_WORDS { self.pledge_peace() } else { promised.words.clone() }
    }

    /// Permissions and promises of a player, one line each: first the promises that are due, then all that still holds, then
    /// the promises that were judged. `now` is the year.
    pub fn agreed_told(self, own: &Own, now: u16, ctx: &Ctx) -> Vec<String> {
        let mut promises: Vec<&Promise> = own.promises.iter().collect();
        promises.sort_by_key(|one| (one.kept.is_some(), !one.due));
        let (open, judged): (Vec<&Promise>, Vec<&Promise>) =
            promises.into_iter().partition(|one| one.kept.is_none());
        let told = |promise: &&Promise| self.promise_told(promise, now, ctx);
        let granted = own.granted.iter().map(|granted| self.granted_told(granted, ctx));
        open.iter().map(told).chain(granted).chain(judged.iter().map(told)).collect()
    }

    /// As many lines as there is room for, and how many are left out.
    pub fn as_many_as_fit(self, mut lines: Vec<String>, room: usize) -> Vec<String> {
        let length = |lines: &[String]| lines.iter().map(|line| line.chars().count() + 1).sum::<usize>();
        if length(&lines) <= room {
            return lines;
        }
        let all = lines.len();
        while !lines.is_empty() && length(&lines) + self.more_lines(all as u32).chars().count() > room {
            lines.pop();
        }
        lines.push(self.more_lines((all - lines.len()) as u32));
        lines
    }

    /// A permission in force, with its two parties.
    pub fn granted_told(self, granted: &Granted, ctx: &Ctx) -> String {
        let (by, to) = (self.seat_name(ctx, granted.by), self.seat_name(ctx, granted.to));
        self.deal_granted(&by, &to, &self.permit_told(&granted.permit, ctx))
    }

    /// A promise on record, with what has become of it. `now` is the year: after that of the promise all that is left to say is
    /// whether it was kept.
    pub fn promise_told(self, promise: &Promise, now: u16, ctx: &Ctx) -> String {
        let (by, to) = (self.seat_name(ctx, promise.by), self.seat_name(ctx, promise.to));
        let (words, year) = (&self.pledge_words(&promise.pledge), u32::from(promise.pledge.year));
        match (promise.kept, promise.due) {
            (Some(true), _) => self.promise_kept(&by, &to, words, year),
            (Some(false), _) => self.promise_broken(&by, &to, words, year),
            (None, true) if promise.pledge.year < now => self.promise_over(&by, &to, words, year),
            (None, true) => self.promise_due(&by, &to, words, year),
            (None, false) => self.promise_open(&by, &to, words, year),
        }
    }
}
