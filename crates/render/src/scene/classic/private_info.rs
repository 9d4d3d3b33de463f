//! The viewer's own objective and cards, shown below the board. Only for the view of a seat: public views have none.

use crate::board::palette::Tint;
use crate::fonts::display_name::readable;
use crate::scene::from_view::{OwnWords, Words};
use crate::scene::{Figure, OwnCard, OwnHand, Wanted, Why};
use casus_belli_core::rules::board::{Name, Symbol};
use casus_belli_core::rules::classic::View;
use casus_belli_core::rules::objective::FALLBACK;
use casus_belli_core::rules::{Card, ContinentId, Goal, Holder, Seat, TerritoryId};

/// Maximum number of characters of an objective.
const LONGEST: usize = 300;

/// The viewer's objective and cards. `None` if there is nothing to show, and for public views.
pub(super) fn own(view: &View, words: &dyn Words, name: &dyn Fn(&Name) -> String) -> Option<OwnHand> {
    let (own, board) = (view.own.as_ref()?, view.map());
    let OwnWords { goal, objective, cards: heading, joker } = words.own();
    let card = |card: &Card| match board.territories().get(usize::from(card.0)) {
        Some(about) => {
            let held = view.at(TerritoryId(card.0)).holder == Holder::Seat(own.seat);
            OwnCard {
                name: name(&about.name),
                figure: about.symbol.map_or(Figure::Joker, Figure::from),
                held,
            }
        }
        None => OwnCard { name: joker.clone(), figure: Figure::Joker, held: false },
    };
    let cards: Vec<OwnCard> = own.hand.iter().map(card).collect();
    let objective = readable(&objective, LONGEST);
    let any = !cards.is_empty() || !objective.is_empty();
    let wants = own.objective.as_ref().map(|it| if own.instead { &FALLBACK } else { &it.goal });
    let quarry = match wants {
        Some(Goal::Eliminate { seat }) => Some(Tint::of_seat(seat.index())),
        _ => None,
    };
    any.then(|| OwnHand {
        goal,
        objective,
        progress: wants.and_then(|goal| progress(view, own.seat, goal)),
        quarry,
        wanted: wants.map_or_else(Vec::new, |goal| wanted(view, own.seat, goal)),
        heading,
        cards,
        tint: Tint::of_seat(own.seat.index()),
    })
}

/// The territories of a goal, in board order: those that it names, whole continents included; those of a player to
/// eliminate; the viewer's own if a number of territories is wanted.
fn wanted(view: &View, seat: Seat, goal: &Goal) -> Vec<Wanted> {
    let named = goal.land(view.map());
    let why = |at: TerritoryId| {
        let held = view.at(at);
        let own = held.holder == Holder::Seat(seat);
        match goal {
            Goal::Land { .. } => named.contains(at).then_some(if own { Why::Held } else { Why::Missing }),
            Goal::Count { armies, .. } => {
                own.then_some(if held.armies >= *armies { Why::Counts } else { Why::Weak })
            }
            Goal::Eliminate { seat } => (held.holder == Holder::Seat(*seat)).then_some(Why::Quarry),
        }
    };
    view.map().ids().filter_map(|at| Some(Wanted { at: at.index(), why: why(at)? })).collect()
}

/// Progress of a goal, achieved and total: territories; or continents, if some of them are free to choose and no
/// single territory is named.
fn progress(view: &View, seat: Seat, goal: &Goal) -> Option<[u32; 2]> {
    let all = wanted(view, seat, goal);
    let counted = |why: Why| all.iter().filter(|wanted| wanted.why == why).count() as u32;
    match goal {
        Goal::Land { others: 0, .. } => Some([counted(Why::Held), all.len() as u32]),
        Goal::Land { continents, others, territories } if territories.is_empty() => {
            let whole = |i: usize| view.holder_of(ContinentId(i as u8)) == Some(Holder::Seat(seat));
            let ids = 0..view.map().continents().len();
            let (named, more): (Vec<usize>, Vec<usize>) =
                ids.filter(|i| whole(*i)).partition(|i| continents.contains(&ContinentId(*i as u8)));
            let have = named.len() + more.len().min(usize::from(*others));
            Some([have as u32, continents.len() as u32 + u32::from(*others)])
        }
        Goal::Count { territories, .. } => {
            let of = u32::from(*territories);
            Some([counted(Why::Counts).min(of), of])
        }
        Goal::Land { .. } | Goal::Eliminate { .. } => None,
    }
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
