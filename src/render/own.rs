//! What only the viewer may see, below the board: the objective and the cards of a view that is somebody's own. Never
//! anything of a view that is nobody's.

use super::from_view::{OwnWords, Words};
use super::names::readable;
use super::scene::{Figure, OwnCard, OwnHand, Wanted};
use crate::rules::board::{Name, Symbol};
use crate::rules::{Card, Holder, Own, TerritoryId, View};

/// The most characters of an objective that are drawn.
const LONGEST: usize = 300;

/// One's own objective and cards. Nothing if there is nothing to show, and for a view that is nobody's.
pub(super) fn own(view: &View, words: &dyn Words, name: &dyn Fn(&Name) -> String) -> Option<OwnHand> {
    let (own, board) = (view.own.as_ref()?, view.map());
    let OwnWords { goal, objective, cards: heading, joker } = words.own();
    let card = |card: &Card| match board.territories().get(usize::from(card.0)) {
        Some(about) => OwnCard { name: name(&about.name), figure: about.symbol.into() },
        None => OwnCard { name: joker.clone(), figure: Figure::Joker },
    };
    let cards: Vec<OwnCard> = own.hand.iter().map(card).collect();
    let objective = readable(&objective, LONGEST);
    let any = !cards.is_empty() || !objective.is_empty();
    any.then(|| OwnHand { goal, objective, wanted: wanted(view, own), heading, cards })
}

/// The territories that one's objective names, whole continents included, in board order; none once it has become
/// another one.
fn wanted(view: &View, own: &Own) -> Vec<Wanted> {
    let goal = own.objective.as_ref().filter(|_| !own.instead).map(|objective| &objective.goal);
    let land = goal.map(|goal| goal.land(view.map()));
    let wanted =
        |at: TerritoryId| Wanted { at: at.index(), held: view.at(at).holder == Holder::Seat(own.seat) };
    land.iter().flat_map(|land| land.iter()).map(wanted).collect()
}

impl From<Symbol> for Figure {
    fn from(symbol: Symbol) -> Self {
        match symbol {
            Symbol::Infantry => Self::Infantry,
            Symbol::Cavalry => Self::Cavalry,
            Symbol::Artillery => Self::Artillery,
        }
    }
}
