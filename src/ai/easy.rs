//! A plain player: gathers where it can break through, attacks with the numbers on its side, stops when they turn.
//! Never looks ahead more than one battle.

use crate::rules::{
    Action, Ask, Holder, Menu, Pick, Placement, Shift, Strike, TerritoryId, TerritorySet, View,
};

/// An answer that is on the menu of `ask`.
pub fn answer(view: &View, ask: &Ask, pick: Pick<'_>) -> Action {
    match &ask.menu {
        Menu::Claim { free } => Action::Claim { at: claim(view, ask, *free, pick) },
        Menu::Deploy { own, armies, neutral, neutral_armies } => Action::Deploy {
            own: spread(view, *own, *armies),
            neutral: spread(view, *neutral, *neutral_armies),
        },
        Menu::Reinforce { own, left, sets, .. } => match sets.first() {
            Some(set) => Action::Trade { cards: *set },
            None => Action::Place { armies: vec![(spearhead(view, *own), *left)] },
        },
        Menu::Attack { strikes } => attack(view, strikes),
        Menu::Advance { from, min, max, .. } => {
            Action::Advance { armies: if faces_enemy(view, *from) { (*min).max(*max / 2) } else { *max } }
        }
        Menu::Fortify { shifts } => fortify(view, shifts),
        Menu::Wish { .. } => Action::Wish { order: wishes(view, pick) },
        Menu::Trade { .. } | Menu::Bonus { .. } | Menu::Defend { .. } => ask.default.clone(),
    }
}

fn others_around(view: &View, at: TerritoryId) -> impl Iterator<Item = (TerritoryId, u32)> {
    let own = view.at(at).holder;
    let around = view.map().territory(at).borders;
    around.iter().map(|t| (t, view.at(t))).filter(move |(_, h)| h.holder != own).map(|(t, h)| (t, h.armies))
}

fn faces_enemy(view: &View, at: TerritoryId) -> bool {
    others_around(view, at).next().is_some()
}

/// Share of a territory's continent that its holder has, in percent: close to 100 is worth finishing.
fn share(view: &View, at: TerritoryId, holder: Holder) -> u32 {
    let continent = view.map().continent(view.map().territory(at).continent).territories;
    let held = continent.iter().filter(|t| view.at(*t).holder == holder).count();
    (100 * held / continent.len()) as u32
}

/// Beside one's own, in the continent where most is held already.
fn claim(view: &View, ask: &Ask, free: TerritorySet, pick: Pick<'_>) -> TerritoryId {
    let me = Holder::Seat(ask.to);
    let taken = |t: TerritoryId| {
        let continent = view.map().continent(view.map().territory(t).continent).territories;
        continent.iter().filter(|c| ![Holder::Nobody, me].contains(&view.at(*c).holder)).count() as u32
    };
    let tie = pick(free.len() as u32) as usize;
    let rotated = free.iter().skip(tie).chain(free.iter().take(tie));
    rotated.max_by_key(|t| (share(view, *t, me), 100 - taken(*t))).unwrap_or(TerritoryId(0))
}

/// One continent after the other, the small ones first, beginning anywhere.
fn wishes(view: &View, pick: Pick<'_>) -> Vec<TerritoryId> {
    let mut continents: Vec<TerritorySet> = view.map().continents().iter().map(|c| c.territories).collect();
    continents.sort_by_key(|territories| territories.len());
    let begin = pick(continents.len() as u32) as usize;
    continents.rotate_left(begin);
    continents.into_iter().flat_map(TerritorySet::iter).collect()
}

/// Half where a breakthrough is nearest, the rest one each along the borders.
fn spread(view: &View, own: TerritorySet, armies: u32) -> Placement {
    if armies == 0 {
        return Vec::new();
    }
    let head = spearhead(view, own);
    let borders: Vec<TerritoryId> = own.iter().filter(|t| *t != head && faces_enemy(view, *t)).collect();
    let along = if borders.is_empty() { 0 } else { armies / 2 };
    let mut placement = vec![(head, armies - along)];
    for (i, at) in borders.iter().enumerate() {
        let n = along / borders.len() as u32 + u32::from(i < along as usize % borders.len());
        if n > 0 {
            placement.push((*at, n));
        }
    }
    placement
}

/// The own territory from which the most can be won: strong already, weak neighbours, a continent to finish.
fn spearhead(view: &View, own: TerritorySet) -> TerritoryId {
    let promise = |at: &TerritoryId| {
        let armies = i64::from(view.at(*at).armies);
        let holder = view.at(*at).holder;
        let best = others_around(view, *at)
            .map(|(t, n)| i64::from(share(view, t, holder)) - 4 * i64::from(n))
            .max()
            .map(|best| best + 3 * armies);
        best.unwrap_or(i64::MIN)
    };
    own.iter().max_by_key(promise).unwrap_or(TerritoryId(0))
}

/// The weakest neighbour that is outnumbered, continents to finish first.
fn attack(view: &View, strikes: &[Strike]) -> Action {
    let margin = |s: &Strike| i64::from(view.at(s.from).armies) - 1 - i64::from(view.at(s.to).armies);
    let worth = |s: &&Strike| {
        let holder = view.at(s.from).holder;
        (i64::from(share(view, s.to, holder)) / 10 + 2 * margin(s), std::cmp::Reverse(s.to))
    };
    let good = strikes.iter().filter(|s| margin(s) >= 1 && s.dice >= 2);
    match good.max_by_key(worth) {
        Some(s) => Action::Attack { from: s.from, to: s.to, dice: s.dice },
        None => Action::Stop,
    }
}

/// The largest army that faces nobody goes toward the border.
fn fortify(view: &View, shifts: &[Shift]) -> Action {
    let idle = shifts.iter().filter(|s| !faces_enemy(view, s.from));
    let toward = |s: &&Shift| (s.armies, faces_enemy(view, s.to), steps_to_enemy(view, **s));
    match idle.max_by_key(toward) {
        Some(s) => Action::Fortify { from: s.from, to: s.to, armies: s.armies },
        None => Action::Hold,
    }
}

/// How near the target of a move is to somebody else, as a number that grows with nearness.
fn steps_to_enemy(view: &View, shift: Shift) -> std::cmp::Reverse<u32> {
    let mut reached: TerritorySet = [shift.to].into_iter().collect();
    for steps in 0..view.territories.len() as u32 {
        if reached.iter().any(|t| faces_enemy(view, t)) {
            return std::cmp::Reverse(steps);
        }
        let wider = reached.iter().map(|t| view.map().territory(t).borders);
        reached = wider.fold(reached, TerritorySet::union);
    }
    std::cmp::Reverse(u32::MAX)
}
