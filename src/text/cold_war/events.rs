//! Events of the family of the Cold War as lines of Markdown: the set-up, the years, control, exile, the end. The events of a
//! turn are in `event_steps.rs`.

#![warn(
    clippy::wildcard_enum_match_arm,
    reason = "a new event, action or menu is thought of where it is matched"
)]

use super::super::names::Ctx;
use super::ColdWarWords;
use crate::rules::cold_war::events::{Blasted, Counted, YearBegan};
use crate::rules::cold_war::{Armies, Closing, Control, Dealt, Paid, Public, Seen, Start};
use crate::rules::{Seat, TerritoryId};

impl ColdWarWords {
    /// One event as a line; `None` if it needs none.
    pub(in crate::text) fn event(self, seen: &Seen, ctx: &Ctx) -> Option<String> {
        match seen {
            Seen::Public(public) => self.public_event(public, ctx),
            Seen::Dealt(dealt) => Some(self.dealt(dealt, ctx)),
            Seen::Paid(paid) => Some(self.paid(paid, ctx)),
        }
    }

    fn public_event(self, event: &Public, ctx: &Ctx) -> Option<String> {
        let who = |seat: Seat| self.seat_name(ctx, seat);
        let at = |id: TerritoryId| self.territory(ctx.board(), id);
        Some(match event {
            Public::SeatsDrawn(drawn) => self.seats_told(&drawn.order, ctx),
            Public::SetUp(set) => self.set_up_told(&set.starts, ctx),
            Public::YearBegan(began) => self.year_told(began, ctx),
            Public::Counted(counted) => self.counted(counted, ctx),
            // The first line of a turn's log names the player.
            Public::TurnBegan(_) => return None,
            Public::TurnEnded(ended) => self.seen_cold_turn_ended(&who(ended.seat)),
            Public::LastLaunchesOpened => self.seen_last_launches(),
            Public::ControlChanged(changed) => match changed.control {
                Control::Held(seat) => self.seen_controls(&who(seat), &at(changed.at)),
                Control::War => self.seen_at_war(&at(changed.at)),
                Control::Shared => self.seen_shared(&at(changed.at)),
                Control::Nobody => self.seen_uncontrolled(&at(changed.at)),
            },
            Public::InterceptorsTaken(taken) => {
                self.seen_interceptors_taken(&who(taken.seat), taken.number, &at(taken.at))
            }
            Public::ExileBegan(began) => {
                let states = self.territory_list(ctx.board(), began.states.iter().copied());
                self.seen_exiled(&who(began.seat), &self.refugee_pieces(began.pieces), &states)
            }
            Public::ExileEnded(ended) => self.seen_returned(&who(ended.seat), &at(ended.at)),
            Public::SeatOut(out) => self.seen_cold_out(&who(out.seat)),
            Public::Blasted(blast) => self.blast(blast, ctx),
            Public::Ended(ended) => self.told_end(&ended.outcome, &[], ctx),
            Public::UpkeepPaid(_)
            | Public::Bought(_)
            | Public::WarDeclared(_)
            | Public::LegBegan(_)
            | Public::LegArrived(_)
            | Public::LegCancelled(_)
            | Public::FightOpened(_)
            | Public::Fought(_)
            | Public::Converted(_)
            | Public::RefugeesMoved(_)
            | Public::CivilWarBegan(_)
            | Public::CivilWarWon(_)
            | Public::Exterminated(_)
            | Public::LeaveAsked(_)
            | Public::LeaveAnswered(_)
            | Public::LeaveClosed(_)
            | Public::WarPromised(_)
            | Public::InterceptionOpened(_)
            | Public::LetPass(_)
            | Public::Intercepted(_)
            | Public::MeetingOpened(_)
            | Public::MeetingAnswered(_)
            | Public::DefenceNamed(_)
            | Public::LossesOwed(_)
            | Public::ArmiesLost(_)
            | Public::PiecesPlaced(_)
            | Public::PiecesOwed(_)
            | Public::PiecesChanged(_)
            | Public::PresentOffered(_)
            | Public::PresentAnswered(_)
            | Public::Launched(_)
            | Public::LaunchPassed(_) => return self.step_event(event, ctx),
        })
    }

    /// Who plays what, in the order of the table (A3-23).
    fn seats_told(self, order: &[Seat], ctx: &Ctx) -> String {
        let each = order.iter().enumerate();
        let each = each.map(|(place, seat)| self.player_with_power(order.len(), place, *seat, ctx));
        self.seen_seats_drawn(&self.list(each))
    }

    /// The set-up, with the income of each player.
    fn set_up_told(self, starts: &[Start], ctx: &Ctx) -> String {
        let each = starts.iter().enumerate().map(|(place, start)| {
            let player = self.player_with_power(starts.len(), place, start.seat, ctx);
            self.who_number(&player, start.initial)
        });
        self.seen_cold_set_up(&each.collect::<Vec<_>>().join(", "))
    }

    fn year_told(self, began: &YearBegan, ctx: &Ctx) -> String {
        let first = began.order.first().map(|seat| self.seat_name(ctx, *seat)).unwrap_or_default();
        self.seen_cold_year(began.year.into(), &first)
    }

    /// Income and population of all players, one line each.
    fn counted(self, counted: &Counted, ctx: &Ctx) -> String {
        let each = counted.census.iter().map(|one| {
            let who = self.seat_name(ctx, one.seat);
            let people = if one.before == one.after {
                self.population_same(one.after)
            } else {
                self.population_change(one.before, one.after)
            };
            match (one.income, one.yielded) {
                (0, 1..) => self.seen_cold_count_none(&who, &people),
                (income, _) => self.seen_cold_count(&who, income, &people),
            }
        });
        each.collect::<Vec<_>>().join("\n")
    }

    /// A blast with everything that is gone.
    fn blast(self, blast: &Blasted, ctx: &Ctx) -> String {
        let who = |seat: Seat| self.seat_name(ctx, seat);
        let armies = blast
            .armies
            .iter()
            .map(|(seat, armies)| self.loses_what(&who(*seat), &self.armies_told(*armies)));
        let interceptors = Armies { interceptors: blast.interceptors, ..Armies::NONE };
        let interceptors = (blast.interceptors > 0).then(|| self.armies_told(interceptors));
        let refugees = blast
            .refugees
            .iter()
            .map(|(seat, pieces, _)| self.loses_what(&who(*seat), &self.refugee_pieces(*pieces)));
        let cards = blast.cards.iter().filter(|(_, cards)| *cards > 0);
        let cards = cards.map(|(seat, cards)| self.loses_what(&who(*seat), &self.population_cards(*cards)));
        let gone: Vec<String> = armies.chain(interceptors).chain(refugees).chain(cards).collect();
        let gone = if gone.is_empty() { self.blast_nothing() } else { gone.join(", ") };
        self.seen_blast(&self.territory(ctx.board(), blast.at), &gone)
    }

    /// An event of a deal, for its parties.
    fn dealt(self, dealt: &Dealt, ctx: &Ctx) -> String {
        let who = |seat: &Seat| self.seat_name(ctx, *seat);
        match dealt {
            Dealt::Offered(offer) => {
                let (by, to) = (who(&offer.by), who(&offer.to));
                let head = match offer.answers {
                    Some(answered) => self.seen_countered(offer.number.0, &by, &to, answered.0),
                    None => self.seen_offered(offer.number.0, &by, &to),
                };
                format!("{head} {}", self.terms_told(offer, ctx))
            }
            Dealt::Closed { number, by, to, why } => match why {
                Closing::Declined => self.seen_declined(number.0, &who(to)),
                Closing::Withdrawn => self.seen_withdrawn(number.0, &who(by)),
                Closing::Expired => self.seen_expired(number.0, &who(by), &who(to)),
            },
            Dealt::Agreed(offer) => self.seen_agreed_deal(offer.number.0, &who(&offer.to)),
            Dealt::Due { by, to, pledge, year, .. } if pledge.year < *year => {
                self.seen_promise_over(&who(by), &who(to), &self.pledge_words(pledge), pledge.year.into())
            }
            Dealt::Due { by, to, pledge, .. } => {
                self.seen_promise_due(&who(by), &who(to), &self.pledge_words(pledge))
            }
            Dealt::Judged { by, to, kept: true, .. } => self.seen_promise_kept(&who(by), &who(to)),
            Dealt::Judged { by, to, kept: false, .. } => self.seen_promise_broken(&who(by), &who(to)),
        }
    }

    fn paid(self, paid: &Paid, ctx: &Ctx) -> String {
        let (who, to) = (self.seat_name(ctx, paid.seat), self.seat_name(ctx, paid.to));
        let money = self.money(paid.money);
        match paid.number {
            Some(number) => self.seen_paid_deal(&who, &to, &money, number.0),
            None => self.seen_paid(&who, &to, &money),
        }
    }
}
