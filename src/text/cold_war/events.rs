//! Events of the family of the Cold War as lines of Markdown. Longer lines of a turn are in `event_steps.rs`.

#![warn(
    clippy::wildcard_enum_match_arm,
    reason = "a new event, action or menu is thought of where it is matched"
)]

use super::super::names::Ctx;
use super::ColdWarWords;
use crate::rules::cold_war::deals::Permission;
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
        let told = |armies: Armies| self.armies_told(armies);
        Some(match event {
            Public::SeatsDrawn(drawn) => self.seats_told(&drawn.order, ctx),
            Public::SetUp(set) => self.set_up_told(&set.starts, ctx),
            Public::YearBegan(began) => self.year_told(began, ctx),
            Public::Counted(counted) => self.counted(counted, ctx),
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
            Public::UpkeepPaid(paid) => return self.upkeep_told(paid, ctx),
            Public::Bought(bought) => {
                self.seen_cold_bought(&who(bought.seat), &told(bought.armies), &at(bought.at), bought.cost)
            }
            Public::Converted(one) => {
                let armies = told(one.armies);
                self.seen_converted(&who(one.seat), &armies, &at(one.at), &who(one.to), one.money)
            }
            Public::FightOpened(fight) => {
                self.seen_attack(&who(fight.seat), &who(fight.against), &at(fight.at), &told(fight.armies))
            }
            Public::DefenceNamed(named) => {
                self.seen_defence(&who(named.seat), &at(named.at), &told(named.armies))
            }
            Public::Fought(fought) => self.fought(fought, ctx),
            Public::ArmiesLost(lost) if lost.armies.is_empty() => {
                self.seen_armies_kept(&who(lost.seat), &at(lost.at))
            }
            Public::ArmiesLost(lost) => {
                self.seen_armies_lost(&who(lost.seat), &told(lost.armies), &at(lost.at))
            }
            Public::RefugeesMoved(moved) => {
                let step = self.refugees_step(moved.pieces, &at(moved.from), &at(moved.to));
                self.seen_refugees_moved(&who(moved.seat), &step)
            }
            Public::PiecesPlaced(placed) => self.pieces_placed(placed, ctx),
            Public::PiecesChanged(changed) => self.pieces_changed(changed, ctx),
            Public::CivilWarBegan(war) => {
                self.seen_civil_war(&who(war.seat), &who(war.against), &at(war.at), war.pieces)
            }
            Public::CivilWarWon(won) => self.seen_civil_war_won(&who(won.seat), &at(won.at)),
            Public::Exterminated(one) => {
                self.seen_exterminated(&who(one.seat), one.pieces, &who(one.whose), &at(one.at), one.paid)
            }
            Public::WarDeclared(war) => {
                let from = war.armies.iter().map(|(id, armies)| self.armies_from(&told(*armies), &at(*id)));
                let (armies, whose) = (self.list(from), self.owners(&war.against, ctx));
                match war.money {
                    0 => self.seen_war_free(&who(war.seat), &at(war.at), &whose, &armies),
                    money => self.seen_war(&who(war.seat), &at(war.at), &whose, money, &armies),
                }
            }
            Public::LegBegan(leg) => {
                self.seen_leg(&who(leg.seat), &told(leg.armies), &self.way(leg.from, &leg.path, ctx))
            }
            Public::LegArrived(leg) => {
                let (who, from, to, armies) = (who(leg.seat), at(leg.from), at(leg.to), told(leg.armies));
                match (leg.war, leg.money) {
                    (Some(war), money) => self.seen_arrived_war(&who, &from, &to, &armies, war + money),
                    (None, 0) => self.seen_stepped(&who, &from, &to, &armies),
                    (None, money) => self.seen_arrived(&who, &from, &to, &armies, money),
                }
            }
            Public::LegCancelled(leg) => self.seen_leg_back(&who(leg.seat)),
            Public::WarPromised(war) => self.seen_war_promised(&who(war.seat), &at(war.at), war.money),
            Public::LeaveAsked(asked) if asked.leave.what == Permission::Build => {
                let of = self.owners(&asked.asked, ctx);
                self.seen_leave_asked_build(&who(asked.leave.seat), &at(asked.leave.at), &of)
            }
            Public::LeaveAsked(asked) => {
                let of = self.owners(&asked.asked, ctx);
                self.seen_leave_asked(&who(asked.leave.seat), &at(asked.leave.at), &of)
            }
            Public::LeaveAnswered(said) if said.given => {
                self.seen_leave_given(&who(said.seat), &who(said.to), &at(said.at))
            }
            Public::LeaveAnswered(said) => {
                self.seen_leave_refused(&who(said.seat), &who(said.to), &at(said.at))
            }
            Public::LeaveClosed(closed) if !closed.given => {
                self.seen_leave_none(&who(closed.leave.seat), &at(closed.leave.at))
            }
            Public::LetPass(passed) => self.seen_let_pass(&who(passed.seat), &at(passed.at)),
            Public::Intercepted(shot) => self.interception(shot, ctx),
            Public::MeetingAnswered(said) if !said.armies.is_empty() => {
                self.seen_defence(&who(said.seat), &at(said.at), &told(said.armies))
            }
            Public::PresentOffered(gift) => {
                self.seen_present(&who(gift.seat), &told(gift.armies), &at(gift.at), &who(gift.to))
            }
            Public::PresentAnswered(said) if said.accepted => self.seen_present_taken(&who(said.seat)),
            Public::PresentAnswered(said) => self.seen_present_declined(&who(said.seat)),
            Public::Launched(launch) => {
                let path = self.way(launch.from, &launch.path, ctx);
                self.seen_launched(&who(launch.seat), &self.weapon(launch.weapon), &path)
            }
            Public::LaunchPassed(passed) => self.seen_launch_passed(&who(passed.seat)),
            // The first line of a turn's log names the player whose turn begins.
            Public::TurnBegan(_)
            | Public::LeaveClosed(_)
            | Public::InterceptionOpened(_)
            | Public::LossesOwed(_)
            | Public::MeetingOpened(_)
            | Public::MeetingAnswered(_)
            | Public::PiecesOwed(_) => return None,
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
