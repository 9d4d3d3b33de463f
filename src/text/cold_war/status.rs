//! Status of a game of the Cold War, and the board as text.

use super::super::names::Ctx;
use super::ColdWarWords;
use crate::rules::cold_war::deals::year_of;
use crate::rules::cold_war::{Armies, Army, Control, SeatView, View, Weapon};
use crate::rules::{Seat, TerritoryId};

/// The states of which that holds: control, and whether a mushroom stands there.
fn which(view: &View, holds: impl Fn(Control, bool) -> bool) -> Vec<TerritoryId> {
    let places = view.places.iter().zip(0..);
    let found = places.filter(|(place, _)| holds(place.control, place.mushroom));
    found.map(|(_, at)| TerritoryId(at)).collect()
}

impl ColdWarWords {
    /// The state of the game and of each player ([PBP-13]).
    pub(in crate::text) fn status(self, view: &View, ctx: &Ctx) -> String {
        let mut lines = vec![self.status_head(view, ctx)];
        lines.extend(self.waited_for(&view.waiting, ctx));
        for seat in &view.seats {
            let line = self.seat_line(view, seat, ctx);
            lines.push(format!("{} {line}", ctx.mark(seat.seat)).trim_start().to_owned());
            if seat.alive {
                lines.push(format!("-# {}", self.supplies(seat)));
            }
        }
        let places = |which: Vec<TerritoryId>| self.territory_list(ctx.board(), which);
        let wars = which(view, |control, _| control == Control::War);
        lines.extend((!wars.is_empty()).then(|| self.status_cold_wars(&places(wars))));
        let mushrooms = which(view, |_, mushroom| mushroom);
        lines.extend((!mushrooms.is_empty()).then(|| self.status_cold_mushrooms(&places(mushrooms))));
        lines.join("\n")
    }

    fn status_head(self, view: &View, ctx: &Ctx) -> String {
        if let Some(outcome) = &view.outcome {
            return self.headline_over(&self.ended(outcome, ctx));
        }
        let year = u32::from(year_of(view.round));
        match view.on_turn {
            Some(seat) => self.status_cold_turn(year, &self.seat_name(ctx, seat)),
            None => self.status_cold_year(year),
        }
    }

    fn seat_line(self, view: &View, seat: &SeatView, ctx: &Ctx) -> String {
        let who = self.player_with_power(view.seats.len(), seat.place.into(), seat.seat, ctx);
        if !seat.alive {
            self.status_cold_out(&who)
        } else if seat.exile {
            self.status_cold_exile(&who, &self.refugee_pieces(seat.pieces), seat.population)
        } else {
            let (states, armies) = (seat.states.len() as u32, seat.armies.count());
            self.status_cold_seat(&who, states, armies, seat.income, seat.population)
        }
    }

    /// Money, upkeep, growth and kinds of armies of a player, as far as the viewer knows them.
    fn supplies(self, seat: &SeatView) -> String {
        let money = seat.money.map(|money| self.status_cold_money(money));
        let upkeep = (seat.upkeep > 0).then(|| self.status_cold_upkeep(seat.upkeep));
        let armies =
            (!seat.armies.is_empty()).then(|| self.status_cold_armies(&self.armies_told(seat.armies)));
        let growth = self.status_cold_growth(&self.score(seat.points, seat.income, seat.initial));
        [money, upkeep, Some(growth), armies].into_iter().flatten().collect::<Vec<_>>().join(" · ")
    }

    /// The board as text, by part of the world, for screen readers ([PBP-13]). May be longer than one message; `short` writes the
    /// kinds of armies with a letter each, which the first line explains.
    pub(in crate::text) fn board_text(self, view: &View, ctx: &Ctx, short: bool) -> String {
        let board = ctx.board();
        let mut lines: Vec<String> = short.then(|| self.board_cold_letters()).into_iter().collect();
        for (n, part) in board.continents().iter().enumerate() {
            lines.push(self.board_cold_part(&self.continent(board, crate::rules::ContinentId(n as u8))));
            let mut groups: Vec<(Control, Vec<TerritoryId>)> = Vec::new();
            let (ruins, whole): (Vec<_>, Vec<_>) =
                part.territories.iter().partition(|at| view.places[at.index()].mushroom);
            for at in whole {
                let control = view.places[at.index()].control;
                match groups.iter_mut().find(|(known, _)| *known == control) {
                    Some((_, all)) => all.push(at),
                    None => groups.push((control, vec![at])),
                }
            }
            for (control, states) in groups {
                let head = match control {
                    Control::Held(seat) => self.seat_name(ctx, seat),
                    Control::Nobody => self.nobody(),
                    Control::War => self.board_cold_war_states(),
                    Control::Shared => self.board_cold_shared_states(),
                };
                let each: Vec<_> =
                    states.into_iter().map(|at| self.state_told(view, at, ctx, short)).collect();
                lines.push(self.board_held(&head, &each.join(", ")));
            }
            if !ruins.is_empty() {
                lines.push(self.status_cold_mushrooms(&self.territory_list(board, ruins)));
            }
        }
        lines.join("\n")
    }

    /// A state with its value and what stands there: "Alaska 3 (2 infantry)".
    fn state_told(self, view: &View, at: TerritoryId, ctx: &Ctx, short: bool) -> String {
        let armies_told =
            |armies: Armies| if short { self.armies_in_letters(armies) } else { self.armies_told(armies) };
        let pieces_told = |n: u32| if short { self.letter_pieces(n) } else { self.refugee_pieces(n) };
        let place = &view.places[at.index()];
        let (name, value) = (self.territory(ctx.board(), at), ctx.board().value(at));
        let sole = place.control.seat();
        let told = |seat: Seat, what: String| match sole {
            Some(own) if own == seat => what,
            _ => self.board_cold_side(&self.seat_name(ctx, seat), &what),
        };
        let mut parts: Vec<String> =
            place.armies.iter().map(|(seat, armies)| told(*seat, armies_told(*armies))).collect();
        if let Some(owner) = place.last_controller.filter(|_| place.interceptors > 0) {
            let interceptors = Armies { interceptors: place.interceptors, ..Armies::NONE };
            parts.push(told(owner, armies_told(interceptors)));
        }
        parts.extend(
            place.refugees.iter().map(|(seat, pieces)| {
                self.board_cold_side(&self.seat_name(ctx, *seat), &pieces_told(*pieces))
            }),
        );
        if parts.is_empty() {
            self.board_cold_empty(&name, value)
        } else {
            self.board_cold_state(&name, value, &parts.join("; "))
        }
    }

    /// Armies with a letter for each kind: "2I 1T".
    fn armies_in_letters(self, armies: Armies) -> String {
        let letter = |(army, n)| match army {
            Army::Infantry => self.letter_infantry(n),
            Army::Tanks => self.letter_tanks(n),
            Army::Fighters => self.letter_fighters(n),
            Army::Interceptors => self.letter_interceptors(n),
            Army::Nuclear(Weapon::Light) => self.letter_light(n),
            Army::Nuclear(Weapon::Heavy) => self.letter_heavy(n),
        };
        armies.iter().map(letter).collect::<Vec<_>>().join(" ")
    }
}
