//! Resampling: copies of a game in which everything hidden from a viewer is drawn anew, and which look the same to that
//! viewer.

use super::questions::sealed_menu;
use super::steps::Throw;
use super::{Action, CommandCards, Commander, Deck, Game, InvasionStage, PendingInvasion, State, options};
use crate::rules::bitset::CardSet;
use crate::rules::board::Kind;
use crate::rules::engine::{Luck, Step, Viewer};
use crate::rules::ids::{Card, Seat, TerritoryId};

/// Draws anew what the viewer can't see: other hands, the decks, cards discarded unseen, other seats' scouts and hidden
/// energy, and their sealed answers.
pub(super) fn resample(game: &Game, viewer: Viewer, mut luck: Luck<'_>) -> Game {
    let mut twin = game.clone();
    let hidden: Vec<Seat> = game.setup.all_seats().filter(|seat| !viewer.is(*seat)).collect();
    if game.outcome.is_none() {
        for deck in Commander::ALL {
            deal_commands(game, &mut twin.state, &hidden, deck, &mut luck);
        }
    }
    for kind in [Kind::Land, Kind::Sea] {
        deal_land(game, &mut twin.state, viewer, kind, &mut luck);
    }
    for seat in hidden {
        let answered = game.state.sealed.iter().any(|sealed| sealed.seat == seat && sealed.answer.is_some());
        if !answered {
            continue;
        }
        let menu = sealed_menu(&twin, seat);
        let answer = menu.map(|menu| menu.sample(&mut |bound| luck.below(bound as usize) as u32));
        if let Some(sealed) = twin.state.sealed.iter_mut().find(|sealed| sealed.seat == seat) {
            sealed.answer = answer;
        }
    }
    if let Some(InvasionStage::Playing { queue, .. }) = twin.state.invasion_mut().map(|open| &mut open.stage)
    {
        queue.retain(|(seat, _)| viewer.is(*seat));
    }
    name_dice(&mut twin, viewer, &mut luck);
    twin
}

/// Names other dice for an invader who has named them in secret (A1-11).
fn name_dice(twin: &mut Game, viewer: Viewer, luck: &mut Luck<'_>) {
    let hidden =
        |open: &&PendingInvasion| matches!(open.stage, InvasionStage::Defending { hidden: true, .. });
    let Some(open) = twin.state.invasion().filter(hidden).filter(|open| !viewer.is(open.by)) else { return };
    let answer = Throw::ask(twin, open).sample(&mut |bound| luck.below(bound as usize) as u32);
    if let (Action::Throw { dice, commanders }, Some(open)) = (answer, twin.state.invasion_mut()) {
        open.stage = InvasionStage::Defending { dice, commanders, hidden: true };
    }
}

/// Deals the cards of one command deck that the viewer can't see: the number in each hand is public (R1-6).
fn deal_commands(game: &Game, twin: &mut State, hidden: &[Seat], deck: Commander, luck: &mut Luck<'_>) {
    let state = &game.state;
    let own = |seat: &Seat| state.seat(*seat).hand.of_deck(deck);
    let mut pile = state.command_cards.union(state.unseen).of_deck(deck);
    pile = hidden.iter().fold(pile, |pile, seat| pile.union(own(seat)));
    let mut take = |count: usize| -> CommandCards {
        let mut taken = CommandCards::EMPTY;
        for _ in 0..count {
            let card = pile.nth(luck.below(pile.len())).expect("as many cards as places");
            pile.remove(card);
            taken.insert(card);
        }
        taken
    };
    for seat in hidden {
        let hand = &mut twin.seat_mut(*seat).hand;
        *hand = hand.difference(hand.of_deck(deck)).union(take(own(seat).len()));
    }
    let (unseen, left) = (state.unseen.of_deck(deck), state.command_cards.of_deck(deck));
    twin.unseen = twin.unseen.difference(unseen).union(take(unseen.len()));
    twin.command_cards = twin.command_cards.difference(left).union(take(left.len()));
}

/// Deals the territory cards of one deck that the viewer can't see: scouts are on land, hidden energy is at sea. A scout is
/// never in a territory of its owner, where it would have arrived.
fn deal_land(game: &Game, twin: &mut State, viewer: Viewer, kind: Kind, luck: &mut Luck<'_>) {
    let state = &game.state;
    let of_kind: CardSet = Deck::Territory(kind).territory_cards(game.board()).into_iter().collect();
    let mut pile = state.land_cards.union(state.unseen_land).intersection(of_kind);
    let (lacks, unseen) =
        (state.land_cards.intersection(of_kind).len(), state.unseen_land.intersection(of_kind).len());
    let scouting: Vec<Seat> = game.setup.all_seats().filter(|seat| !viewer.is(*seat)).collect();
    if kind == Kind::Land {
        scouting.iter().flat_map(|seat| &state.seat(*seat).scouts).for_each(|at| pile.insert(Card(at.0)));
        redeal_scouts(state, twin, &scouting, &mut pile, luck);
    } else if game.options().hidden_energy == options::HiddenEnergy::Secret && !viewer.is(state.current) {
        state.facts.hidden_energy.iter().for_each(|at| pile.insert(Card(at.0)));
        let count = state.facts.hidden_energy.len();
        twin.facts.hidden_energy = (0..count).filter_map(|_| take(&mut pile, CardSet::EMPTY, luck)).collect();
    }
    twin.unseen_land = twin.unseen_land.difference(of_kind);
    twin.land_cards = twin.land_cards.difference(of_kind);
    for _ in 0..unseen {
        take(&mut pile, CardSet::EMPTY, luck).into_iter().for_each(|at| twin.unseen_land.insert(Card(at.0)));
    }
    for _ in 0..lacks {
        take(&mut pile, CardSet::EMPTY, luck).into_iter().for_each(|at| twin.land_cards.insert(Card(at.0)));
    }
}

/// Scouts of each seat, at random where the seat holds nothing; where that fails, as they are.
fn redeal_scouts(state: &State, twin: &mut State, seats: &[Seat], pile: &mut CardSet, luck: &mut Luck<'_>) {
    let before = *pile;
    let mut dealt = Vec::new();
    for seat in seats {
        let own: CardSet = state.own(*seat).iter().map(|at| Card(at.0)).collect();
        let scouts = state.seat(*seat).scouts.iter();
        let places: Vec<TerritoryId> = scouts.filter_map(|_| take(pile, own, luck)).collect();
        dealt.push((*seat, places));
    }
    if dealt.iter().all(|(seat, places)| places.len() == state.seat(*seat).scouts.len()) {
        dealt.into_iter().for_each(|(seat, places)| twin.seat_mut(seat).scouts = places);
    } else {
        *pile = before;
        seats.iter().flat_map(|seat| &state.seat(*seat).scouts).for_each(|at| pile.remove(Card(at.0)));
    }
}

/// Takes a random card from the pile, none of `barred`.
fn take(pile: &mut CardSet, barred: CardSet, luck: &mut Luck<'_>) -> Option<TerritoryId> {
    let among = pile.difference(barred);
    if among.is_empty() {
        return None;
    }
    let card = among.nth(luck.below(among.len()))?;
    pile.remove(card);
    Some(TerritoryId(card.0))
}
