//! Superlatives of a game, from its public history: what was fought over most, the longest march, the best turn, the lowest
//! point of the winner, luck, the most captures.

use crate::present::chart_labels::Charted;
use crate::present::superlative_event::SuperlativeEvent;
use crate::present::{classic, cold_war, y2210};
use crate::render::{Chart, ChartKind, MOST_SUPERLATIVES, Person, Superlative, Tint};
use crate::rules::{ChartMeasure, FamilyId, FamilySeen, History, Moment, Seat, Seen, TerritoryId, View};
use crate::text::{Calendar, Ctx, Words};
use std::cmp::Reverse;
use std::collections::BTreeMap;

fn superlative_event(seen: &Seen) -> Option<SuperlativeEvent> {
    match seen {
        Seen::Happened(FamilySeen::Classic(seen)) => classic::superlative_events::superlative_event(seen),
        Seen::Happened(FamilySeen::Y2210(seen)) => y2210::superlative_events::superlative_event(seen),
        Seen::Happened(FamilySeen::ColdWar(seen)) => cold_war::superlative_events::superlative_event(seen),
        Seen::Answered { .. }
        | Seen::OwnSealed { .. }
        | Seen::OneMoreSealed
        | Seen::Partial { .. }
        | Seen::Undone { .. } => None,
    }
}

/// The best of each kind, with the seat and the round.
#[derive(Default)]
struct Bests {
    rolls: BTreeMap<TerritoryId, u32>,
    captured: BTreeMap<Seat, u32>,
    march: Option<(u32, Seat, u32)>,
    turn: Option<(u32, Seat, u32)>,
}

impl Bests {
    /// Counts over all turns; what is distributed in the set-up is not captured.
    fn of(history: &History) -> Self {
        let mut bests = Self::default();
        for moment in history.moments.iter().filter(|moment| moment.view.turn > 0) {
            bests.count(moment);
        }
        bests
    }

    fn count(&mut self, moment: &Moment) {
        let (mut place, mut turn) = (None, BTreeMap::<Seat, u32>::new());
        // Length of the march that reached each place in this turn.
        let mut marches = BTreeMap::<(Seat, TerritoryId), u32>::new();
        for event in moment.seen.iter().filter_map(superlative_event) {
            match event {
                SuperlativeEvent::Invaded(at) => place = Some(at),
                SuperlativeEvent::Fought(at) => {
                    if let Some(at) = at.or(place) {
                        *self.rolls.entry(at).or_default() += 1;
                    }
                }
                SuperlativeEvent::Captured { seat, from, to } => {
                    *self.captured.entry(seat).or_default() += 1;
                    *turn.entry(seat).or_default() += 1;
                    if let Some(from) = from {
                        let far = marches.get(&(seat, from)).copied().unwrap_or(0) + 1;
                        marches.insert((seat, to), far);
                    }
                }
            }
        }
        let round = moment.view.round;
        for (best, all) in [
            (&mut self.march, marches.into_iter().map(|((seat, _), n)| (n, seat)).collect::<Vec<_>>()),
            (&mut self.turn, turn.into_iter().map(|(seat, n)| (n, seat)).collect()),
        ] {
            for (n, seat) in all {
                if best.is_none_or(|(most, ..)| n > most) {
                    *best = Some((n, seat, round));
                }
            }
        }
    }
}

/// A game whose superlatives are told.
pub(super) struct Told<'a> {
    pub(super) history: &'a History,
    /// Names and colours in seat order.
    pub(super) people: &'a [(Person, Tint)],
    /// The same names; made with [`Ctx::plain`].
    pub(super) ctx: &'a Ctx,
    pub(super) view: &'a View,
    pub(super) words: Words,
}

impl Told<'_> {
    /// The first few that the game has.
    pub(super) fn superlatives(&self) -> Vec<Superlative> {
        let bests = Bests::of(self.history);
        let march = bests.march.filter(|(n, ..)| *n >= 3);
        // The best turn of the player who has made the longest march is mostly the same turn.
        let turn = bests
            .turn
            .filter(|(n, seat, _)| *n >= 3 && march.is_none_or(|(far, by, _)| (far, by) != (*n, *seat)));
        let all = [
            self.rolls(&bests),
            march.map(|(n, seat, round)| self.superlative(n, self.words.poster_march(n), seat, Some(round))),
            turn.map(|best| self.turn(best)),
            self.richest(),
            self.lowest(),
            self.luck(),
            self.most(&bests),
        ];
        all.into_iter().flatten().take(MOST_SUPERLATIVES).collect()
    }

    fn states(&self) -> bool {
        self.view.rulebook.family() == FamilyId::ColdWar
    }

    /// Whose it is, and in which round.
    fn superlative(&self, n: u32, said: String, seat: Seat, round: Option<u32>) -> Superlative {
        let when = round.map(|round| self.words.chart_when(Calendar::of(self.view.rulebook), round));
        let by = std::iter::once(self.words.seat_name(self.ctx, seat)).chain(when).collect::<Vec<_>>();
        Superlative { figure: n.to_string(), said, by: by.join(" · ") }
    }

    /// The place over which most dice were rolled.
    fn rolls(&self, bests: &Bests) -> Option<Superlative> {
        let (at, n) = bests.rolls.iter().max_by_key(|(at, n)| (**n, Reverse(**at)))?;
        let (place, n) = (self.words.territory(self.view.map(), *at), *n);
        let said = if self.states() {
            self.words.poster_fights(n, &place)
        } else {
            self.words.poster_rolls(n, &place)
        };
        (n >= 3).then(|| Superlative { figure: n.to_string(), said, by: String::new() })
    }

    fn turn(&self, (n, seat, round): (u32, Seat, u32)) -> Superlative {
        let said = if self.states() { self.words.poster_turn_states(n) } else { self.words.poster_turn(n) };
        self.superlative(n, said, seat, Some(round))
    }

    /// The fewest territories that the only winner had after a turn, if that was much less than in the beginning.
    fn lowest(&self) -> Option<Superlative> {
        let outcome = self.view.outcome.as_ref()?;
        let [winner] = outcome.winners[..] else { return None };
        let figures = self.history.figures(ChartMeasure::Territories);
        let own = figures.get(winner.index())?;
        let (at, least) = own.iter().enumerate().min_by_key(|(_, n)| **n)?;
        let n = *least;
        let said = if self.states() { self.words.poster_low_states(n) } else { self.words.poster_low(n) };
        let round = self.history.moments.get(at)?.view.round;
        (n > 0 && n * 3 <= own.first()? * 2).then(|| self.superlative(n, said, winner, Some(round)))
    }

    /// The highest income of a game that is won by it.
    fn richest(&self) -> Option<Superlative> {
        let figures = self.history.figures(ChartMeasure::Income);
        let all = figures
            .iter()
            .enumerate()
            .flat_map(|(seat, own)| own.iter().enumerate().map(move |(at, n)| (*n, Reverse((at, seat)))));
        let (n, Reverse((at, seat))) = all.filter(|_| self.states()).max()?;
        let round = self.history.moments.get(at)?.view.round;
        Some(self.superlative(n, self.words.poster_income(), Seat(seat as u8), Some(round)))
    }

    /// The largest share of luck with the dice, good or bad.
    fn luck(&self) -> Option<Superlative> {
        let words = Charted { words: self.words, line: String::new(), rulebook: Some(self.view.rulebook) };
        let chart = Chart::of(ChartKind::Luck, self.history, self.people, &words)?;
        let last = |at: usize| chart.lines[at].values.last().copied().unwrap_or(0.0);
        let seat = (0..chart.lines.len()).max_by(|a, b| last(*a).abs().total_cmp(&last(*b).abs()))?;
        let (n, sign) = (last(seat).abs().round() as u32, if last(seat) < 0.0 { '−' } else { '+' });
        let superlative = self.superlative(n, self.words.poster_luck(n), Seat(seat as u8), None);
        (n >= 5).then(|| Superlative { figure: format!("{sign}{n}"), ..superlative })
    }

    /// The most captures of the whole game.
    fn most(&self, bests: &Bests) -> Option<Superlative> {
        let (seat, n) = bests.captured.iter().max_by_key(|(seat, n)| (**n, Reverse(**seat)))?;
        let said = if self.states() {
            self.words.poster_captured_states(*n)
        } else {
            self.words.poster_captured(*n)
        };
        Some(self.superlative(*n, said, *seat, None))
    }
}
