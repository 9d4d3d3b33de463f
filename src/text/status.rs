//! A game at a glance: who holds what, the board as text, one's own hand. Never more than the view shows; every
//! line short enough for a telephone.

use super::names::Ctx;
use super::words::{Lang, Words};
use crate::rules::{ContinentId, Holder, Stage, TerritoryId, View, Waiting};

impl Words {
    /// Who is waited for, as far as everybody may know; nothing when the game is over.
    pub fn waiting(self, view: &View, ctx: &Ctx) -> Option<String> {
        match &view.waiting {
            Waiting::Nobody => None,
            Waiting::For { seat, kind } => Some(self.doing(*kind, &self.seat_name(ctx, *seat))),
            Waiting::Sealed { kind, answered, of } => Some(self.sealed(*kind, *answered, *of)),
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
            lines.push(line.join(" · "));
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

    /// How near the end is, where time ends the game.
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
        let mut lines = self.own_objective(own, ctx);
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
        let sets = view.sets_in(&own.hand);
        let best = sets.iter().map(|set| view.set_value(*set)).max().unwrap_or(0);
        lines.push(match (sets.len(), view.next_set) {
            (0, 0) => self.hand_no_set_by_figures(),
            (0, worth) => self.hand_no_set(worth),
            (n, 0) => self.hand_sets_best(n as u32, best),
            (n, worth) => self.hand_sets(n as u32, worth),
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
    pub fn standing(
        self,
        defend: Option<u8>,
        agree: Option<bool>,
        wishes: &[TerritoryId],
        view: &View,
    ) -> String {
        let board = view.map();
        let dice = match defend {
            Some(dice) => self.standing_dice(dice.into()),
            None => self.standing_default(),
        };
        // Only where there is still something to claim.
        let claimed = view.territories.iter().all(|at| at.holder != Holder::Nobody);
        let claims = if wishes.is_empty() {
            (view.stage == Stage::Setup && !claimed).then(|| self.standing_no_wishes())
        } else {
            Some(self.standing_wishes(&self.territory_list(board, wishes.iter().copied())))
        };
        // Only where fast battles can be proposed at all.
        let consent = view.options.fast_battles().then(|| self.standing_consent(agree));
        [Some(dice), consent, claims].into_iter().flatten().collect::<Vec<_>>().join("\n")
    }

    /// A standing order about fast battles (R0-50).
    pub fn standing_consent(self, agree: Option<bool>) -> String {
        match agree {
            Some(true) => self.standing_agree(),
            Some(false) => self.standing_decline(),
            None => self.standing_consent_none(),
        }
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
