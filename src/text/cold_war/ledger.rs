//! The private books of a player of the Cold War: money, upkeep, next income and population, growth, deals. Only the player may
//! read them.

use super::super::names::Ctx;
use super::ColdWarWords;
use crate::rules::TerritoryId;
use crate::rules::cold_war::deals::year_of;
use crate::rules::cold_war::{ROUNDS, Stage, View};

/// Maximum number of characters of the books: a message holds more, and its end stays free for standing orders.
const MOST: usize = 1_500;

impl ColdWarWords {
    /// The viewer's books ([PBP-14]): what only he may know is in `view.own`.
    pub(in crate::text) fn hand(self, view: &View, ctx: &Ctx) -> String {
        let Some(own) = &view.own else { return self.ledger_spectator() };
        let seat = view.seat(own.seat);
        let (last, over) = (view.round >= ROUNDS, view.stage == Stage::Over);
        let mut lines = vec![
            self.ledger_head(year_of(view.round).into()),
            if over { self.ledger_money_final(own.purse) } else { self.ledger_money(own.purse, seat.upkeep) },
            if last { self.ledger_income_final(seat.income) } else { self.ledger_income(seat.income) },
            match (seat.population, seat.next_population) {
                (now, _) if last => self.ledger_population_final(now),
                (now, next) if now == next => self.ledger_population_same(now),
                (now, next) => self.ledger_population(now, next),
            },
            self.ledger_growth(seat.initial, &self.score(seat.points, seat.income, seat.initial)),
        ];
        let at_war = view
            .places
            .iter()
            .zip(0..)
            .filter(|(place, _)| place.at_war() && place.last_controller == Some(own.seat));
        let at_war: Vec<TerritoryId> = at_war.map(|(_, at)| TerritoryId(at)).collect();
        if !at_war.is_empty() {
            lines.push(self.ledger_wars(&self.territory_list(ctx.board(), at_war)));
        }
        if !own.offers.is_empty() && !over {
            lines.push(self.ledger_offers(own.offers.len() as u32));
        }
        let room = MOST.saturating_sub(lines.iter().map(|line| line.chars().count() + 1).sum());
        lines.extend(self.as_many_as_fit(self.agreed_told(own, year_of(view.round), ctx), room));
        lines.join("\n")
    }
}
