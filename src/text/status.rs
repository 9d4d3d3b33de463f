//! A game at a glance: who holds what, the board as text, one's own hand. Never more than the view shows; every
//! line short enough for a telephone.

use super::names::Ctx;
use super::words::{Lang, Words};
use crate::rules::{Board, Card, ContinentId, Holder, Menu, Stage, TerritoryId, View, Waiting};

impl Words {
    /// Who is waited for, as far as everybody may know; nothing when the game is over.
    pub fn waiting(self, view: &View, ctx: &Ctx) -> Option<String> {
        match &view.waiting {
            Waiting::Nobody => None,
            Waiting::For { seat, kind } => {
                Some(self.status_waiting(&self.seat_name(ctx, *seat), &self.task(*kind)))
            }
            Waiting::Sealed { kind, answered, of } => {
                Some(self.status_sealed(&self.task(*kind), *answered, *of))
            }
        }
    }

    /// Where the game stands and what each player has ([PBP-13]).
    pub fn status(self, view: &View, ctx: &Ctx) -> String {
        let mut lines = Vec::new();
        match (&view.outcome, view.on_turn) {
            (Some(outcome), _) => lines.push(self.headline_over(&self.ended(outcome, ctx))),
            (None, Some(seat)) if view.stage != Stage::Setup => {
                lines.push(self.status_turn(view.round, &self.seat_name(ctx, seat)));
            }
            (None, _) => lines.push(self.status_setup()),
        }
        lines.extend(self.waiting(view, ctx));
        for seat in &view.seats {
            let who = self.seat_name(ctx, seat.seat);
            if !seat.alive {
                lines.push(match seat.eliminated_by {
                    Some(by) => self.status_out_by(&who, &self.seat_name(ctx, by)),
                    None => self.status_out(&who),
                });
                continue;
            }
            let mut line =
                vec![self.status_seat(&who, seat.territories, seat.armies, seat.cards, seat.income)];
            if seat.in_hand > 0 {
                line.push(self.status_in_hand(seat.in_hand));
            }
            if !seat.continents.is_empty() {
                let names = seat.continents.iter().map(|&id| self.continent(ctx.board(), id));
                line.push(self.status_continents(&self.list(names)));
            }
            lines.push(line.join(" · "));
        }
        let neutral: Vec<_> = view.territories.iter().filter(|at| at.holder == Holder::Neutral).collect();
        if !neutral.is_empty() {
            let armies = neutral.iter().map(|at| at.armies).sum();
            lines.push(self.status_neutral(neutral.len() as u32, armies));
        }
        if view.outcome.is_none() {
            lines.push(format!("{} · {}", self.status_next_set(view.next_set), self.status_deck(view.deck)));
        }
        lines.join("\n")
    }

    /// The board as text, continent by continent: for screen readers ([PBP-13]). May be longer than one message.
    pub fn board_text(self, view: &View, ctx: &Ctx) -> String {
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

    /// The viewer's own cards and what they are worth ([PBP-14]). Private: only the viewer may read it.
    pub fn hand(self, view: &View, ctx: &Ctx) -> String {
        let Some(own) = &view.own else { return self.hand_spectator() };
        let mut lines = Vec::new();
        if own.sealed.is_some() {
            lines.push(self.hand_sealed());
        }
        if own.hand.is_empty() {
            lines.push(self.hand_none());
            return lines.join("\n");
        }
        let board = ctx.board();
        lines.push(self.hand_cards(own.hand.len() as u32));
        for &card in &own.hand {
            let name = self.card_name(board, card);
            let at = view.territories.get(usize::from(card.0));
            let mine = at.is_some_and(|at| at.holder == Holder::Seat(own.seat));
            lines.push(if mine { self.hand_own(&name) } else { format!("• {name}") });
        }
        let offered = own.asks.iter().find_map(|ask| match &ask.menu {
            Menu::Trade { sets, .. } => Some(sets.len()),
            Menu::Reinforce { sets, .. } if !sets.is_empty() => Some(sets.len()),
            _ => None,
        });
        lines.push(match offered.unwrap_or_else(|| sets(board, &own.hand)) {
            0 => self.hand_no_set(view.next_set),
            n => self.hand_sets(n as u32, view.next_set),
        });
        lines.push(self.hand_help());
        lines.join("\n")
    }

    /// Losses made and losses to be expected ([PBP-10]): attacker first.
    pub fn attack_summary(self, lost: (u32, u32), expected: (f64, f64)) -> String {
        let (own, others) = (self.decimal(tenth(expected.0)), self.decimal(tenth(expected.1)));
        self.attack_expected(lost.0, lost.1, &own, &others)
    }

    /// Somebody's standing orders.
    pub fn standing(self, defend: Option<u8>, wishes: &[TerritoryId], board: &'static Board) -> String {
        let dice = match defend {
            Some(dice) => self.standing_dice(dice.into()),
            None => self.standing_default(),
        };
        let claims = if wishes.is_empty() {
            self.standing_no_wishes()
        } else {
            self.standing_wishes(&self.territory_list(board, wishes.iter().copied()))
        };
        format!("{dice}\n{claims}")
    }

    /// A number of tenths as people of that language write it: "41.6", "41,6".
    pub(super) fn decimal(self, tenths: i64) -> String {
        let point = match self.lang() {
            Lang::En => '.',
            Lang::It => ',',
        };
        format!("{}{point}{}", tenths / 10, tenths % 10)
    }

    /// A point in time, as each reader's Discord shows it: date and distance. Milliseconds of unix time.
    pub fn time(self, millis: i64) -> String {
        let seconds = millis.div_euclid(1000);
        self.when(&format!("<t:{seconds}:f>"), &format!("<t:{seconds}:R>"))
    }
}

pub(super) fn tenth(number: f64) -> i64 {
    (number * 10.0).round() as i64
}

/// How many different sets those cards make (R1-63): three alike, one of each figure, any two with a wild card.
fn sets(board: &'static Board, hand: &[Card]) -> usize {
    let figure = |card: &Card| board.territories().get(usize::from(card.0)).map(|at| at.symbol);
    let figures: Vec<_> = hand.iter().map(figure).collect();
    let mut found = 0;
    for (i, a) in figures.iter().enumerate() {
        for (j, b) in figures.iter().enumerate().skip(i + 1) {
            for c in &figures[j + 1..] {
                let wild = [a, b, c].iter().any(|figure| figure.is_none());
                let fits = wild || ((a == b) == (b == c) && (a == b) == (a == c));
                found += usize::from(fits);
            }
        }
    }
    found
}
