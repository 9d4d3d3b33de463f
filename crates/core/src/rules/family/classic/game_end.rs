//! End of a game: time, last round, closing throws, points, extra rounds (R2-27 to R2-33, A2-10 to A2-12, A2-20, A4-11,
//! F-15). Must not read a clock: the table calls time.

use super::event::Event;
use super::events::{AttacksEnded, DeckRenewed, TurnEnded};
use super::options::{EndMode, TimeAttack};
use super::scoring::Measure;
use super::state::{Extra, Phase, State, options, state};
use super::steps::PendingDecision;
use super::{Classic, Game, SIDES, Transaction, objectives, scoring, turn};
use crate::rules::engine::{Milestone, Recorded};
use crate::rules::ids::Seat;
use crate::rules::objective::Objective;
use crate::rules::outcome::{Ending, Outcome, Score, Settlement};
use serde::{Deserialize, Serialize};

/// Largest sum with which a closing throw ends the game: it starts at `CLOSING_FIRST` and rises by one each time all seats
/// have thrown, up to `CLOSING_LAST` (F-15).
const CLOSING_FIRST: u32 = 4;
const CLOSING_LAST: u32 = 7;
/// A seat that captured more territories than this in its turn doesn't throw (F-15).
const CLOSING_TAKEN: u32 = 2;

/// The event for the moment when the table's clock calls time (R2-28); `None` if the game doesn't end by time or time has
/// been called before.
pub(super) fn time_called(game: &Game) -> Option<Event> {
    minutes(game).map(|_| Event::Public(TimeCalled { round: state(game).round.max(1) }.into()))
}

/// Minutes after which the table's clock must call time; `None` if it has nothing to do.
pub(super) fn minutes(game: &Game) -> Option<u32> {
    let options = options(game);
    let waits =
        options.time_attack == TimeAttack::Minutes && game.outcome.is_none() && state(game).time_up.is_none();
    waits.then(|| options.end_minutes.number())
}

/// Called when a round begins: calls time if the game has reached its limit of rounds.
pub(super) fn round_began(tx: &mut Transaction<'_>, round: u32) {
    let options = options(&tx.game);
    let last = options.end_rounds.number();
    if options.time_attack == TimeAttack::Rounds && round >= last && tx.state().time_up.is_none() {
        tx.emit_public(TimeCalled { round });
    }
}

/// Called after a turn: ends the game, continues the extra round, or begins the next seat's turn.
pub(super) fn turn_over(tx: &mut Transaction<'_>, seat: Seat) {
    if let Some(tied) = tx.state().extra.as_ref().map(|extra| extra.tied.clone()) {
        // One turn for each tied seat, in order of play (A2-20).
        let order: Vec<Seat> = tx.state().in_order().filter(|s| tied.contains(s)).collect();
        let later = order.iter().skip_while(|s| **s != seat).skip(1);
        let next = later.copied().find(|s| tx.state().seat(*s).alive);
        return match next {
            Some(next) => turn::begin(tx, next, tx.state().round),
            None => count(tx),
        };
    }
    if closing_throw(tx, seat) || last_turn(tx, seat) {
        return count(tx);
    }
    let (next, wrapped) = tx.state().after(seat);
    turn::begin(tx, next, tx.state().round + u32::from(wrapped));
}

/// Whether the game ends with this turn (R2-28, R2-30, A2-10, A2-11).
fn last_turn(tx: &Transaction<'_>, seat: Seat) -> bool {
    let state = tx.state();
    if let Some(last) = &state.last_round {
        return state.turn > last.turn && (seat == last.seat || passes(state, seat, last.seat));
    }
    let round = options(&tx.game).end_mode == EndMode::Round;
    round && state.time_up.is_some() && state.after(seat).1
}

/// Whether the place of the eliminated seat `gone` lies between `seat` and the next seat in the game.
fn passes(state: &State, seat: Seat, gone: Seat) -> bool {
    let (n, place) = (state.seats.len() as u8, state.place_of(seat));
    let (next, _) = state.after(seat);
    (1..=n).map(|k| state.seat_at(place + k)).take_while(|s| *s != next).any(|s| s == gone)
}

/// Rolls the closing throw at the end of a turn, once a whole round has been played after time was up; true if it ends the
/// game (F-15).
fn closing_throw(tx: &mut Transaction<'_>, seat: Seat) -> bool {
    let state = tx.state();
    let Some(called) = state.time_up.filter(|_| options(&tx.game).end_mode == EndMode::Closing) else {
        return false;
    };
    let (first, last_of_round) = (called + 1, state.after(seat).1);
    let due = state.round > first || state.round == first && last_of_round;
    if !due || state.taken > CLOSING_TAKEN {
        return false;
    }
    // Each limit applies to one throw per seat: the last seat of a round throws first, the others follow in the next round.
    let risen = state.round - first - u32::from(!last_of_round);
    let most = (CLOSING_FIRST + risen).min(CLOSING_LAST) as u8;
    let draw = tx.luck.number();
    let dice = [tx.luck.die(SIDES), tx.luck.die(SIDES)];
    tx.emit_public(ClosingThrown { seat, dice, most, draw });
    dice[0] + dice[1] <= most
}

/// Called when `seat` drew the last card: renews the deck, or begins the last round (R2-29, R2-30, A2-10).
pub(super) fn deck_emptied(tx: &mut Transaction<'_>, seat: Seat) {
    let options = options(&tx.game);
    let by_deck = options.time_attack == TimeAttack::Reshuffles;
    if by_deck && tx.state().renewals >= options.reshuffles.number() {
        if tx.state().last_round.is_none() {
            tx.emit_public(LastRound { seat });
        }
    } else if !tx.state().returned.is_empty() {
        tx.emit_public(DeckRenewed);
    }
}

/// Whether an elimination ends the game: in a game against time, once the deck has been renewed (R2-32, A2-19).
pub(super) fn ends_by_elimination(tx: &Transaction<'_>) -> bool {
    let options = options(&tx.game);
    let ends = options.elimination_ends.on() && options.time_attack != TimeAttack::Off;
    tx.game.outcome.is_none() && ends && tx.state().renewals > 0
}

/// Ends the game after an elimination that reached no objective (R2-32).
pub(super) fn eliminated(tx: &mut Transaction<'_>, by: Seat) {
    tx.emit_public(AttacksEnded { seat: by });
    tx.emit_public(TurnEnded { seat: by });
    count(tx);
}

/// Whether counting points now would lead to an extra round, in which hands still matter (R2-34).
pub(super) fn extra_round_follows(tx: &Transaction<'_>) -> bool {
    let played = tx.state().extra.as_ref().map_or(0, |extra| extra.number);
    leaders(tx).len() > 1 && u32::from(played) < options(&tx.game).extra_rounds.number()
}

/// The seats with the most points among those compared (A2-20).
fn leaders(tx: &Transaction<'_>) -> Vec<Seat> {
    let (state, options) = (tx.state(), options(&tx.game));
    let among: Vec<Seat> = match &state.extra {
        Some(extra) => extra.tied.clone(),
        None => state.in_order().collect(),
    };
    let among: Vec<Seat> = among.into_iter().filter(|seat| state.seat(*seat).alive).collect();
    scoring::leaders(state, tx.board(), options, &among, Measure::Points)
}

/// Counts points: a single leader wins; tied leaders play an extra round, and after the last extra round the game is a draw
/// (R2-31, A2-12, A2-20).
fn count(tx: &mut Transaction<'_>) {
    let leaders = leaders(tx);
    let state = tx.state();
    let played = state.extra.as_ref().map_or(0, |extra| extra.number);
    if leaders.len() == 1 {
        return end(tx, leaders, Ending::Points);
    }
    if !extra_round_follows(tx) {
        return end(tx, leaders, Ending::Draw);
    }
    let (first, round) = (leaders[0], state.round + 1);
    tx.emit_public(ExtraRound { number: played + 1, tied: leaders });
    turn::begin(tx, first, round);
}

/// Ends the game if a seat has reached its objective. The active seat takes precedence, then the others in order of play.
/// Called after every completed step; a capture is complete when its armies have moved in (A2-7, R2-33).
pub(super) fn check_objectives(tx: &mut Transaction<'_>) {
    let state = tx.state();
    let moving = state.stack.iter().any(|pending| matches!(pending, PendingDecision::Advance(_)));
    if tx.game.outcome.is_some() || moving || state.round == 0 {
        return;
    }
    let options = options(&tx.game);
    let (place, n) = (state.place_of(state.current), state.seats.len() as u8);
    let mut order = (0..n).map(|k| state.seat_at(place + k));
    let winner = order.find(|seat| {
        objectives::counts(state, options, *seat) && objectives::reached(state, tx.board(), options, *seat)
    });
    if let Some(winner) = winner {
        end(tx, vec![winner], Ending::Objective);
    }
}

/// Ends the game with its score table and reveals secret objectives (R2-26).
pub(super) fn end(tx: &mut Transaction<'_>, winners: Vec<Seat>, ending: Ending) {
    let scores = scoring::table(tx.state(), tx.board(), options(&tx.game), &winners, Measure::Points);
    let (shown, ended) = last_events(tx.state(), winners, ending, scores);
    shown.into_iter().for_each(|shown| tx.emit_public(shown));
    tx.emit_public(ended);
}

/// Ends the game by agreement of its players ([PBP-65]): by points where points can decide it, else by territories and armies.
pub(super) fn settled(game: &Game, how: Settlement) -> Vec<Event> {
    let (state, board, options) = (state(game), game.board(), options(game));
    let measure = if options.points_decide() { Measure::Points } else { Measure::Land };
    let alive = || state.in_order().filter(|seat| state.seat(*seat).alive).collect::<Vec<Seat>>();
    let (winners, ending) = match how {
        Settlement::Conceded(to) => (vec![to], Ending::Conceded),
        Settlement::Agreed => (scoring::leaders(state, board, options, &alive(), measure), Ending::Agreed),
    };
    let scores = scoring::table(state, board, options, &winners, measure);
    let (shown, ended) = last_events(state, winners, ending, scores);
    let shown = shown.map(|shown| Event::Public(shown.into()));
    shown.into_iter().chain([Event::Public(ended.into())]).collect()
}

/// The events at the end of every game: all secret objectives, if there are any, and the result.
fn last_events(
    state: &State,
    winners: Vec<Seat>,
    ending: Ending,
    scores: Vec<Score>,
) -> (Option<ObjectivesShown>, Ended) {
    let dealt = state.seats.iter().enumerate();
    let shown: Vec<(Seat, Objective)> =
        dealt.filter_map(|(i, player)| player.objective.clone().map(|o| (Seat(i as u8), o))).collect();
    let shown = (!shown.is_empty()).then_some(ObjectivesShown { objectives: shown });
    (shown, Ended { outcome: Outcome { winners, ending, round: state.round, scores } })
}

/// Time is up: the round is completed, or closing throws begin (R2-28, F-15).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TimeCalled {
    /// The round in which time was up.
    pub round: u32,
}

impl Recorded<Classic> for TimeCalled {
    fn record(&self, game: &mut Game) {
        game.state.time_up = Some(self.round);
    }
}

/// The last deck is empty: play continues until this seat has had one more turn (R2-30).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LastRound {
    /// The seat that drew the last card.
    pub seat: Seat,
}

impl Recorded<Classic> for LastRound {
    fn record(&self, game: &mut Game) {
        let turn = game.state.turn;
        game.state.last_round = Some(super::state::LastRound { seat: self.seat, turn });
    }
}

/// Two dice at the end of a turn that may end the game (F-15).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClosingThrown {
    /// The seat that threw.
    pub seat: Seat,
    /// The dice.
    pub dice: [u8; 2],
    /// The largest sum that ends the game.
    pub most: u8,
    /// Number of the first draw.
    pub draw: u64,
}

impl Recorded<Classic> for ClosingThrown {
    fn record(&self, game: &mut Game) {
        game.draws = self.draw + self.dice.len() as u64;
    }
}

/// The leaders are tied: one more turn for each of them (R2-31, A2-20).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExtraRound {
    /// Number of the extra round, 1-based.
    pub number: u8,
    /// The seats that play, in order of play.
    pub tied: Vec<Seat>,
}

impl Recorded<Classic> for ExtraRound {
    fn record(&self, game: &mut Game) {
        game.state.extra = Some(Extra { number: self.number, tied: self.tied.clone() });
    }
}

/// All secret objectives are revealed at the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ObjectivesShown {
    /// Each seat's objective.
    pub objectives: Vec<(Seat, Objective)>,
}

impl Recorded<Classic> for ObjectivesShown {
    fn record(&self, _game: &mut Game) {}
}

/// The game is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ended {
    /// The result.
    pub outcome: Outcome,
}

impl Recorded<Classic> for Ended {
    fn record(&self, game: &mut Game) {
        game.state.phase = Phase::Over;
        game.state.stack.clear();
        game.outcome = Some(self.outcome.clone());
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::Ended)
    }
}
