//! The set-up: first player, devastation, neutral armies, distribution of the land, first pieces (R1-8 to R1-13, R1-58, R1-59,
//! [PBP-35]).

use super::options::{SealedLand, SetupWay};
use super::state::{Phase, options};
use super::steps::sealed_placement::{Garrison, Garrisoned};
use super::steps::starting_pieces::PIECES;
use super::{Action, CommandCard, Game, Transaction, Units, Y2210, default_placement, turn};
use crate::rules::bitset::TerritorySet;
use crate::rules::board::Kind;
use crate::rules::engine::{Milestone, Recorded};
use crate::rules::ids::{Card, Holder, Seat, TerritoryId};
use serde::{Deserialize, Serialize};

/// Number of sides of the die that decides who places first (R1-11).
const SIDES: u8 = 6;
/// Number of devastated territories (R1-9).
const RUINS: usize = 4;
/// Numbers of neutral territories by kind, and MODs on each (R1-58).
const NEUTRAL: [(Kind, usize); 3] = [(Kind::Land, 16), (Kind::Sea, 6), (Kind::Moon, 6)];
const NEUTRAL_MODS: u32 = 3;

/// Emits the first events of a game.
pub(super) fn open(tx: &mut Transaction<'_>) {
    if tx.game.options().written().next().is_some() {
        let seats = tx.game.setup.all_seats().collect();
        return tx.emit_public(AgreementOpened { seats });
    }
    lay_out(tx);
}

/// Called when all have answered whether they play with the blank cards (A1-61).
pub(super) fn agreed(tx: &mut Transaction<'_>, agreed: bool) {
    tx.emit_public(AgreementClosed { agreed });
    lay_out(tx);
}

/// Draws what luck decides, and asks for the first territories.
fn lay_out(tx: &mut Transaction<'_>) {
    roll_first(tx);
    let draw = tx.luck.number();
    let land = tx.board().of_kind(Kind::Land);
    let at = pick(tx, land, RUINS);
    tx.emit_public(Devastated { at, draw });
    if tx.game.setup.seats == 2 {
        place_neutrals(tx);
    }
    match options(&tx.game).setup {
        SetupWay::ByTheBook => tx.emit_public(ClaimsOpened),
        SetupWay::Sealed if options(&tx.game).land == SealedLand::Wishes => {
            let seats = tx.state().alive();
            tx.emit_public(WishesOpened { seats });
        }
        SetupWay::Sealed => {
            deal(tx);
            let seats = tx.state().alive();
            tx.emit_public(GarrisonsOpened { seats });
        }
        SetupWay::Instant => {
            deal(tx);
            let seats = tx.state().alive();
            let garrisons =
                seats.iter().map(|seat| (*seat, Garrison::ask(&tx.game, *seat).best(&tx.game))).collect();
            tx.emit_public(Garrisoned { garrisons });
            turn::begin_year(tx);
        }
    }
}

/// The highest die places first, then clockwise (R1-11, S-8).
fn roll_first(tx: &mut Transaction<'_>) {
    let draw = tx.luck.number();
    let mut tied: Vec<Seat> = tx.game.setup.all_seats().collect();
    let mut rounds = Vec::new();
    while tied.len() > 1 {
        let throws: Vec<(Seat, u8)> = tied.iter().map(|seat| (*seat, tx.luck.die(SIDES))).collect();
        let best = throws.iter().map(|(_, die)| *die).max().unwrap_or(0);
        tied = throws.iter().filter(|(_, die)| *die == best).map(|(seat, _)| *seat).collect();
        rounds.push(throws);
    }
    tx.emit_public(StartRolled { rounds, first: tied[0], draw });
}

/// Picks different territories at random.
fn pick(tx: &mut Transaction<'_>, mut among: TerritorySet, count: usize) -> Vec<TerritoryId> {
    let mut picked = Vec::new();
    for _ in 0..count {
        let drawn = tx.luck.below(among.len());
        let at = among.nth(drawn).expect("drawn below the pile's size");
        among.remove(at);
        picked.push(at);
    }
    picked
}

/// Neutral armies of the two-player game; their cards go back into the decks (R1-58).
fn place_neutrals(tx: &mut Transaction<'_>) {
    let draw = tx.luck.number();
    let mut at = Vec::new();
    for (kind, count) in NEUTRAL {
        let free = tx.board().of_kind(kind).difference(tx.state().devastated);
        at.extend(pick(tx, free, count));
    }
    tx.emit_public(NeutralsPlaced { at, draw });
}

/// The land that nobody holds.
pub(super) fn free_land(game: &Game) -> TerritorySet {
    let free = game.state.held_by(Holder::Nobody).intersection(game.board().of_kind(Kind::Land));
    free.difference(game.state.devastated)
}

/// Deals the free land at random, one territory after another in the order of play ([PBP-35]).
fn deal(tx: &mut Transaction<'_>) {
    let draw = tx.luck.number();
    let free = free_land(&tx.game);
    let picked = pick(tx, free, free.len());
    let order = tx.state().order.clone();
    let lots = picked.into_iter().zip(order.into_iter().cycle()).collect();
    tx.emit_public(LandDealt { lots, draw });
}

/// Called when all wish lists are in: they are worked off in the order of play, and all place their pieces.
pub(super) fn wished(tx: &mut Transaction<'_>) {
    let draw = tx.luck.number();
    let lots = grant(tx);
    let draws = (tx.luck.number() - draw) as u32;
    tx.emit_public(LandGranted { lots, draw, draws });
    let seats = tx.state().alive();
    tx.emit_public(GarrisonsOpened { seats });
}

/// Works off the wish lists: each seat in turn gets its highest-ranked wish that is still free ([PBP-35]).
///
/// A seat whose list has no free wish left gets a random one of the free territories that border most of its own. Taking the
/// first in board order would give whole continents to the first seats if several players gave no answer.
fn grant(tx: &mut Transaction<'_>) -> Vec<(TerritoryId, Seat)> {
    let (mut free, order) = (free_land(&tx.game), tx.state().order.clone());
    let answers = tx.state().sealed.clone();
    let mut lots: Vec<(TerritoryId, Seat)> = Vec::new();
    for &seat in order.iter().cycle().take(free.len()) {
        let given =
            answers.iter().find(|sealed| sealed.seat == seat).and_then(|sealed| sealed.answer.as_ref());
        let wishes = if let Some(Action::Wish { order }) = given { order.as_slice() } else { &[] };
        let wish = wishes.iter().copied().find(|at| free.contains(*at));
        let at = wish.unwrap_or_else(|| {
            let own = lots.iter().filter(|(_, other)| *other == seat).map(|(at, _)| *at).collect();
            let best = default_placement::claims(&tx.game, own, free);
            best.nth(tx.luck.below(best.len())).expect("drawn below the number of equals")
        });
        free.remove(at);
        lots.push((at, seat));
    }
    lots
}

/// Called after a claim: the next seat claims; after the last free territory MODs are placed, without a break (A1-54).
pub(super) fn claimed(tx: &mut Transaction<'_>, seat: Seat) {
    if free_land(&tx.game).is_empty() {
        tx.emit_public(PlacingOpened);
        return placed(tx, seat);
    }
    let next = next_after(tx, seat);
    tx.emit_public(SetupTurn { seat: next });
}

fn next_after(tx: &Transaction<'_>, seat: Seat) -> Seat {
    tx.state().after(seat).first().copied().unwrap_or(seat)
}

/// Called after MODs were placed: the next seat that has any left; then come the pieces, beginning with the seat after the
/// one that placed last (A1-54, A1-83).
pub(super) fn placed(tx: &mut Transaction<'_>, seat: Seat) {
    let next = tx.state().after(seat).into_iter().chain([seat]).find(|one| tx.state().seat(*one).in_hand > 0);
    if let Some(seat) = next {
        return tx.emit_public(SetupTurn { seat });
    }
    let seat = next_after(tx, seat);
    tx.emit_public(PiecesOpened { seat });
}

/// Called after a piece was placed: one piece per player and round (R1-12, A1-26).
pub(super) fn settled(tx: &mut Transaction<'_>, seat: Seat) {
    let Phase::Settling { piece } = tx.state().phase else { return };
    let next = next_after(tx, seat);
    let has = |one: &Seat| match piece {
        super::Piece::Commander(commander) => tx.state().commanders(*one).contains(commander),
        super::Piece::Station => !tx.state().stations(*one).is_empty(),
    };
    let missing = !has(&next);
    let last = PIECES.last() == Some(&piece);
    if !missing && last {
        return turn::begin_year(tx);
    }
    if !missing {
        tx.emit_public(NextPiece);
    }
    tx.emit_public(SetupTurn { seat: next });
}

/// All seats answer, sealed, whether they play with the blank cards as they are written (R1-57, A1-61).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AgreementOpened {
    /// The seats.
    pub seats: Vec<Seat>,
}

impl Recorded<Y2210> for AgreementOpened {
    fn record(&self, game: &mut Game) {
        let opened = game.seq + 1;
        game.state.phase = Phase::Agreeing;
        game.state.ask_sealed(&self.seats, opened);
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::EverybodyAsked { turn: 0 })
    }
}

/// All have answered: the blank cards are shuffled into their decks, or the game is played without them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AgreementClosed {
    /// Whether all agreed.
    pub agreed: bool,
}

impl Recorded<Y2210> for AgreementClosed {
    fn record(&self, game: &mut Game) {
        game.state.sealed.clear();
        if self.agreed {
            let cards: Vec<CommandCard> = game.options().written().map(CommandCard::of_blank).collect();
            cards.into_iter().for_each(|card| game.state.command_cards.insert(card));
        }
    }
}

/// Dice for the first player; tied seats roll again (R1-11, S-8).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StartRolled {
    /// Each round of rolls: seat and die (1 to 6).
    pub rounds: Vec<Vec<(Seat, u8)>>,
    /// The winner, who places first.
    pub first: Seat,
    /// Number of the first draw.
    pub draw: u64,
}

impl StartRolled {
    /// The order of play in the set-up: clockwise.
    pub(super) fn order(&self, seats: u8) -> Vec<Seat> {
        (0..seats).map(|n| Seat((self.first.0 + n) % seats)).collect()
    }
}

impl Recorded<Y2210> for StartRolled {
    fn record(&self, game: &mut Game) {
        game.draws = self.draw + self.rounds.iter().map(|round| round.len() as u64).sum::<u64>();
        game.state.order = self.order(game.setup.seats);
        game.state.current = self.first;
    }
}

/// Four land territories are uninhabitable for the whole game (R1-9).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Devastated {
    /// The territories.
    pub at: Vec<TerritoryId>,
    /// Number of the first draw.
    pub draw: u64,
}

impl Recorded<Y2210> for Devastated {
    fn record(&self, game: &mut Game) {
        game.draws = self.draw + self.at.len() as u64;
        for at in &self.at {
            game.state.devastated.insert(*at);
            game.state.land_cards.remove(Card(at.0));
        }
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::BoardChanged)
    }
}

/// Neutral MODs stand on these territories (R1-58).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NeutralsPlaced {
    /// The territories.
    pub at: Vec<TerritoryId>,
    /// Number of the first draw.
    pub draw: u64,
}

impl Recorded<Y2210> for NeutralsPlaced {
    fn record(&self, game: &mut Game) {
        game.draws = self.draw + self.at.len() as u64;
        for at in &self.at {
            game.state.place(Holder::Neutral, *at, Units::of_mods(NEUTRAL_MODS));
        }
    }
}

/// The land was dealt, with one MOD on each territory ([PBP-35]).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LandDealt {
    /// Each territory with its holder, in the order of the draws.
    pub lots: Vec<(TerritoryId, Seat)>,
    /// Number of the first draw.
    pub draw: u64,
}

impl Recorded<Y2210> for LandDealt {
    fn record(&self, game: &mut Game) {
        game.draws = self.draw + self.lots.len() as u64;
        for (at, seat) in &self.lots {
            claim(game, *seat, *at);
        }
    }
}

/// All seats send wish lists, sealed ([PBP-35]).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WishesOpened {
    /// The seats.
    pub seats: Vec<Seat>,
}

impl Recorded<Y2210> for WishesOpened {
    fn record(&self, game: &mut Game) {
        let opened = game.seq + 1;
        game.state.phase = Phase::Wishing;
        game.state.ask_sealed(&self.seats, opened);
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::EverybodyAsked { turn: 0 })
    }
}

/// The land was given out by the wish lists, with one MOD on each territory ([PBP-35]).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LandGranted {
    /// Each territory with its holder, in the order in which they were given out.
    pub lots: Vec<(TerritoryId, Seat)>,
    /// Number of the first draw.
    pub draw: u64,
    /// Number of draws: one for each territory that no wish decided.
    pub draws: u32,
}

impl Recorded<Y2210> for LandGranted {
    fn record(&self, game: &mut Game) {
        game.draws = self.draw + u64::from(self.draws);
        for (at, seat) in &self.lots {
            claim(game, *seat, *at);
        }
    }
}

/// Gives a territory to a seat, with one of its starting MODs.
pub(super) fn claim(game: &mut Game, seat: Seat, at: TerritoryId) {
    game.state.place(Holder::Seat(seat), at, Units::of_mods(1));
    let left = &mut game.state.seat_mut(seat).in_hand;
    *left = left.saturating_sub(1);
}

/// All seats place everything at the same time, sealed ([PBP-35]).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GarrisonsOpened {
    /// The seats.
    pub seats: Vec<Seat>,
}

impl Recorded<Y2210> for GarrisonsOpened {
    fn record(&self, game: &mut Game) {
        let opened = game.seq + 1;
        game.state.phase = Phase::Garrisoning;
        game.state.ask_sealed(&self.seats, opened);
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::EverybodyAsked { turn: 0 })
    }
}

/// Claiming in turn begins (R1-11).
#[derive(Clone, Copy, Debug)]
pub struct ClaimsOpened;

impl Recorded<Y2210> for ClaimsOpened {
    fn record(&self, game: &mut Game) {
        game.state.phase = Phase::Claiming;
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::StageBegan)
    }
}

/// Placing MODs in turn begins (R1-11).
#[derive(Clone, Copy, Debug)]
pub struct PlacingOpened;

impl Recorded<Y2210> for PlacingOpened {
    fn record(&self, game: &mut Game) {
        game.state.phase = Phase::Placing;
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::StageBegan)
    }
}

/// Placing commanders and stations in turn begins (R1-12).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PiecesOpened {
    /// The seat that places first.
    pub seat: Seat,
}

impl Recorded<Y2210> for PiecesOpened {
    fn record(&self, game: &mut Game) {
        game.state.current = self.seat;
        game.state.phase = Phase::Settling { piece: PIECES[0] };
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::WaitBegan)
    }
}

/// All seats have placed the piece of this round; the next one follows (R1-12).
#[derive(Clone, Copy, Debug)]
pub struct NextPiece;

impl Recorded<Y2210> for NextPiece {
    fn record(&self, game: &mut Game) {
        if let Phase::Settling { piece } = &mut game.state.phase {
            let next = PIECES.iter().skip_while(|one| *one != piece).nth(1);
            *piece = next.copied().unwrap_or(*piece);
        }
    }
}

/// This seat must claim or place in the set-up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SetupTurn {
    /// The seat.
    pub seat: Seat,
}

impl Recorded<Y2210> for SetupTurn {
    fn record(&self, game: &mut Game) {
        game.state.current = self.seat;
    }

    fn milestone(&self) -> Option<Milestone> {
        Some(Milestone::WaitBegan)
    }
}
