//! The board of 2210 in words with letters for commanders and stations: one line for each player, with the whole name. For
//! boards that are too long for a message otherwise ([PBP-13]).

use super::super::names::Ctx;
use super::Y2210Words;
use crate::rules::y2210::{Commander, Occupation, View};
use crate::rules::{ContinentId, Holder, TerritoryId};

/// The letter of a commander.
const fn letter(commander: Commander) -> char {
    match commander {
        Commander::Land => 'L',
        Commander::Naval => 'N',
        Commander::Nuclear => 'U',
        Commander::Space => 'S',
        Commander::Diplomat => 'D',
    }
}

/// What stands on a territory: "3LS⌂".
fn pieces(held: Occupation) -> String {
    let mods = (held.units.mods > 0).then(|| held.units.mods.to_string());
    let station = held.station.then_some('⌂');
    mods.into_iter()
        .chain(held.units.commanders.iter().map(|one| letter(one).to_string()))
        .chain(station.map(String::from))
        .collect()
}

impl Y2210Words {
    /// The board as text with letters.
    pub(in crate::text) fn short_board_text(self, view: &View, ctx: &Ctx) -> String {
        let board = ctx.board();
        let mut lines = vec![self.board_letters()];
        let of = |holder: Holder| -> Vec<TerritoryId> {
            board.ids().filter(|at| view.at(*at).holder == holder && !view.devastated.contains(*at)).collect()
        };
        let told = |at: &TerritoryId| {
            let name = self.territory(board, *at);
            format!("{name} {}", pieces(view.at(*at))).trim_end().to_owned()
        };
        let line = |who: &str, at: &[TerritoryId]| {
            let held = at.iter().map(told).collect::<Vec<_>>().join(", ");
            self.board_of(who, at.len() as u32, &held)
        };
        for seat in &view.seats {
            let at = of(Holder::Seat(seat.seat));
            if at.is_empty() {
                continue;
            }
            let line = line(&self.seat_name(ctx, seat.seat), &at);
            let whole = seat.continents.iter().map(|id| self.whole(*id, ctx)).collect::<Vec<_>>().join(", ");
            let holds = (!whole.is_empty()).then(|| self.board_holds(&whole));
            lines.push(std::iter::once(line).chain(holds).collect::<Vec<_>>().join(" · "));
        }
        for holder in [Holder::Neutral, Holder::Nobody] {
            let at = of(holder);
            lines.extend((!at.is_empty()).then(|| line(&self.holder(ctx, holder), &at)));
        }
        if !view.devastated.is_empty() {
            lines.push(self.board_devastated(&self.territory_list(board, view.devastated.iter())));
        }
        lines.join("\n")
    }

    fn whole(self, id: ContinentId, ctx: &Ctx) -> String {
        let bonus = ctx.board().continent(id).bonus;
        self.board_whole(&self.continent(ctx.board(), id), bonus)
    }
}
