//! Status of the family of 2210: who holds what, energy, cards by deck, and the board as text. Lines are short enough for a
//! phone. What is said here is public (R1-6).

use super::super::names::Ctx;
use super::Y2210Words;
use crate::rules::y2210::{SeatView, Stage, View};
use crate::rules::{ContinentId, Holder, Seat, TerritoryId};

impl Y2210Words {
    /// The state of the game and of each player ([PBP-13]).
    pub(in crate::text) fn status(self, view: &View, ctx: &Ctx) -> String {
        let mut lines = vec![self.status_head(view, ctx)];
        lines.extend(self.waited_for(&view.waiting, ctx));
        if view.outcome.is_none() {
            lines.extend(self.turn_facts(view, ctx));
        }
        for seat in &view.seats {
            let who = self.seat_name(ctx, seat.seat);
            if !seat.alive {
                lines.push(match seat.eliminated_by {
                    Some(by) => self.status_out_by(&who, &self.seat_name(ctx, by)),
                    None => self.status_out(&who),
                });
                continue;
            }
            let line = self.status_seat_units(&who, seat.territories, seat.units, seat.income);
            lines.push(format!("{} {line}", ctx.mark(seat.seat)).trim_start().to_owned());
            lines.push(format!("-# {}", self.supplies(seat, view, ctx)));
        }
        let neutral: Vec<_> = view.territories.iter().filter(|held| held.holder == Holder::Neutral).collect();
        if !neutral.is_empty() {
            let mods = neutral.iter().map(|held| held.units.mods).sum();
            lines.push(self.status_neutral_mods(neutral.len() as u32, &self.mods(mods)));
        }
        if !view.devastated.is_empty() {
            lines.push(self.status_devastated(&self.territory_list(ctx.board(), view.devastated.iter())));
        }
        if view.outcome.is_none() {
            lines.push(self.status_decks(&self.deck_counts(&view.decks)));
            lines.extend((!view.talk()).then(|| self.status_no_talk()));
        }
        lines.join("\n")
    }

    fn status_head(self, view: &View, ctx: &Ctx) -> String {
        if let Some(outcome) = &view.outcome {
            return self.headline_over(&self.ended(outcome, ctx));
        }
        match (view.stage, view.on_turn) {
            (Stage::Setup, _) => self.status_setup(),
            (Stage::Bid | Stage::Markers, _) | (_, None) => self.status_year(view.year()),
            (_, Some(seat)) => self.status_year_turn(view.year(), &self.seat_name(ctx, seat)),
        }
    }

    /// What all may know of a player beside territories and units: energy, number of cards of each deck, commanders,
    /// stations, scouts, turn of the year, continents and colonies, points (R1-6).
    fn supplies(self, seat: &SeatView, view: &View, ctx: &Ctx) -> String {
        let mut parts = vec![self.energy_and_cards(seat)];
        parts.push(if seat.commanders.is_empty() {
            self.status_no_commanders()
        } else {
            let kinds = seat.commanders.iter().map(|one| self.deck_name(one));
            self.status_commanders(&kinds.collect::<Vec<_>>().join(", "))
        });
        let stations = seat.stations.len() as u32;
        parts.extend((stations > 0).then(|| self.status_stations(stations)));
        parts.extend((seat.scouts > 0).then(|| self.status_scouts(seat.scouts)));
        let marker = seat.marker.filter(|_| view.outcome.is_none());
        parts.extend(marker.map(|number| self.status_marker(number.into())));
        parts.extend((seat.in_hand > 0).then(|| self.status_mods_in_hand(&self.mods(seat.in_hand))));
        if !seat.continents.is_empty() {
            let names = seat.continents.iter().map(|&id| self.continent(ctx.board(), id));
            parts.push(self.status_continents(&self.list(names)));
        }
        if view.year() > 0 {
            parts.push(self.status_points(seat.points));
        }
        parts.join(" · ")
    }

    /// Energy and number of command cards of each deck: "3 energy · cards: land 2, naval 1".
    pub(super) fn energy_and_cards(self, seat: &SeatView) -> String {
        let (energy, cards) = (self.energy(seat.energy), self.deck_counts(&seat.cards));
        if cards.is_empty() {
            self.status_supplies_no_cards(&energy)
        } else {
            self.status_supplies(&energy, &cards)
        }
    }

    /// What holds for this turn, and the invasion at hand.
    fn turn_facts(self, view: &View, ctx: &Ctx) -> Vec<String> {
        let at = |id: TerritoryId| self.territory(ctx.board(), id);
        let names = |seats: &[Seat]| self.list(seats.iter().map(|seat| self.seat_name(ctx, *seat)));
        let turn = &view.turn;
        let places = |ids: &mut dyn Iterator<Item = TerritoryId>| self.territory_list(ctx.board(), ids);
        let invasion = view
            .invasion
            .map(|open| self.status_invasion(&at(open.from), &at(open.to), &self.holder(ctx, open.whose)));
        let jammed = (!turn.jammed.is_empty()).then(|| self.status_jammed(&names(&turn.jammed)));
        let truces = (!turn.truces.is_empty()).then(|| self.status_truces(&names(&turn.truces)));
        let earth = (!turn.invade_earth.is_empty())
            .then(|| self.status_invade_earth(&places(&mut turn.invade_earth.iter())));
        let hidden = match (turn.hidden_energy, turn.hidden_at.is_empty()) {
            (0, _) => None,
            (n, true) => Some(self.status_hidden_energy(n)),
            (_, false) => Some(self.status_hidden_energy_at(&places(&mut turn.hidden_at.iter().copied()))),
        };
        let extraction = (turn.extractions > 0).then(|| self.status_extraction());
        [invasion, jammed, truces, earth, hidden, extraction].into_iter().flatten().collect()
    }

    /// The board as text, by continent and colony, for screen readers ([PBP-13]). May be longer than one message.
    pub(in crate::text) fn board_text(self, view: &View, ctx: &Ctx) -> String {
        let board = ctx.board();
        let mut lines = Vec::new();
        for (n, continent) in board.continents().iter().enumerate() {
            let id = ContinentId(n as u8);
            let name = self.continent(board, id);
            let holder = view.seats.iter().find(|seat| seat.continents.contains(&id));
            lines.push(match holder {
                Some(seat) => {
                    self.board_continent_held(&name, continent.bonus, &self.seat_name(ctx, seat.seat))
                }
                None => self.board_continent(&name, continent.bonus),
            });
            let (ruins, free): (Vec<_>, Vec<_>) =
                continent.territories.iter().partition(|at| view.devastated.contains(*at));
            let mut holders: Vec<(Holder, Vec<TerritoryId>)> = Vec::new();
            for at in free {
                let holder = view.at(at).holder;
                match holders.iter_mut().find(|(who, _)| *who == holder) {
                    Some((_, held)) => held.push(at),
                    None => holders.push((holder, vec![at])),
                }
            }
            for (holder, held) in holders {
                let each: Vec<_> = held.into_iter().map(|at| self.territory_told(view, at, ctx)).collect();
                lines.push(self.board_held(&self.holder(ctx, holder), &each.join(", ")));
            }
            if !ruins.is_empty() {
                lines.push(self.board_devastated(&self.territory_list(board, ruins)));
            }
        }
        lines.join("\n")
    }

    /// A territory with what stands there: "Alberta (3 MODs and land commander, station)".
    fn territory_told(self, view: &View, at: TerritoryId, ctx: &Ctx) -> String {
        let (name, held) = (self.territory(ctx.board(), at), view.at(at));
        if held.units.is_empty() && !held.station {
            return name;
        }
        self.territory_with_units(&name, &self.occupation(held))
    }
}
