//! Status of the classic family: who holds what, and the board as text. Lines are short enough for a phone.

use super::super::names::Ctx;
use super::ClassicWords;
use crate::rules::classic::{Stage, View};
use crate::rules::{ContinentId, Holder, TerritoryId};

impl ClassicWords {
    /// The state of the game and of each player ([PBP-13]).
    pub(in crate::text) fn status(self, view: &View, ctx: &Ctx) -> String {
        let mut lines = Vec::new();
        match (&view.outcome, view.on_turn) {
            (Some(outcome), _) => lines.push(self.headline_over(&self.ended(outcome, ctx))),
            (None, Some(seat)) if view.stage != Stage::Setup => {
                lines.push(self.status_turn(view.round, &self.seat_name(ctx, seat)));
            }
            (None, _) => lines.push(self.status_setup()),
        }
        lines.extend(self.waited_for(&view.waiting, ctx));
        lines.extend(self.nearing(view, ctx));
        for seat in &view.seats {
            let who = self.seat_name(ctx, seat.seat);
            if !seat.alive {
                lines.push(match seat.eliminated_by {
                    Some(by) => self.status_out_by(&who, &self.seat_name(ctx, by)),
                    None => self.status_out(&who),
                });
                continue;
            }
            let mark = ctx.mark(seat.seat);
            let mut line =
                vec![self.status_seat(&who, seat.territories, seat.armies, seat.cards, seat.income)];
            if seat.in_hand > 0 {
                line.push(self.status_in_hand(seat.in_hand));
            }
            if view.counts_points() {
                line.push(self.status_points(seat.points));
            }
            if !seat.continents.is_empty() {
                let names = seat.continents.iter().map(|&id| self.continent(ctx.board(), id));
                line.push(self.status_continents(&self.list(names)));
            }
            lines.push(format!("{mark} {}", line.join(" · ")).trim_start().to_owned());
        }
        let neutral: Vec<_> = view.territories.iter().filter(|at| at.holder == Holder::Neutral).collect();
        if !neutral.is_empty() {
            let armies = neutral.iter().map(|at| at.armies).sum();
            lines.push(self.status_neutral(neutral.len() as u32, armies));
        }
        if view.outcome.is_none() {
            let sets = match view.next_set {
                0 => self.status_set_by_figures(),
                worth => self.status_next_set(worth),
            };
            lines.push(format!("{sets} · {}", self.status_deck(view.deck)));
            if !view.talk() {
                lines.push(self.status_no_talk());
            }
        }
        lines.join("\n")
    }

    /// How near the end is, in games that a time limit ends.
    fn nearing(self, view: &View, ctx: &Ctx) -> Vec<String> {
        let closing = &view.closing;
        if view.outcome.is_some() {
            return Vec::new();
        }
        let time = closing.time_up.map(|round| self.status_time_up(round));
        let last = closing.last.map(|seat| self.status_last(&self.seat_name(ctx, seat)));
        let extra = closing.extra.as_ref().map(|(number, tied)| {
            let tied = self.list(tied.iter().map(|seat| self.seat_name(ctx, *seat)));
            self.status_extra((*number).into(), &tied)
        });
        [time, last, extra].into_iter().flatten().collect()
    }

    /// The board as text, by continent, for screen readers ([PBP-13]). May be longer than one message.
    pub(in crate::text) fn board_text(self, view: &View, ctx: &Ctx) -> String {
        let board = ctx.board();
        let mut lines = Vec::new();
        for (n, continent) in board.continents().iter().enumerate() {
            let id = ContinentId(n as u8);
            let name = self.continent(board, id);
            lines.push(match view.holder_of(id) {
                Some(holder) => self.board_continent_held(&name, continent.bonus, &self.holder(ctx, holder)),
                None => self.board_continent(&name, continent.bonus),
            });
            let mut holders: Vec<(Holder, Vec<TerritoryId>)> = Vec::new();
            for at in continent.territories.iter() {
                let holder = view.at(at).holder;
                match holders.iter_mut().find(|(who, _)| *who == holder) {
                    Some((_, held)) => held.push(at),
                    None => holders.push((holder, vec![at])),
                }
            }
            for (holder, held) in holders {
                let each: Vec<_> = held
                    .into_iter()
                    .map(|at| self.territory_with(&self.territory(board, at), view.at(at).armies))
                    .collect();
                lines.push(self.board_held(&self.holder(ctx, holder), &each.join(", ")));
            }
        }
        lines.join("\n")
    }
}
