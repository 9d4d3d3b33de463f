//! Text of the classic family's events in a playthrough, as one viewer sees them. The matches are exhaustive: a new event
//! does not compile without its text.

use super::super::events::ended;
use super::super::names::{holder, land, lands, list, placement, seat, seats};
use super::answers::{card, cards};
use casus_belli::rules::classic::{self, Public, events};
use casus_belli::rules::{Board, Goal, Objective, Seat};

/// The text of an event for its viewer.
pub(in super::super) fn happened(board: &Board, seen: &classic::Seen) -> String {
    use classic::Seen;
    match seen {
        Seen::Public(public) => told(board, public),
        Seen::Drew { seat: by, card: None } => format!("{} draws a card", seat(*by)),
        Seen::Drew { seat: by, card: Some(drawn) } => format!("{} draws {}", seat(*by), card(board, *drawn)),
        Seen::CardsTaken { from, by, cards: None } => format!("{} takes {}'s cards", seat(*by), seat(*from)),
        Seen::CardsTaken { from, by, cards: Some(taken) } => {
            format!("{} takes {} from {}", seat(*by), cards(board, taken), seat(*from))
        }
        Seen::ObjectiveDealt { seat: to, objective: None } => format!("an objective for {}", seat(*to)),
        Seen::ObjectiveDealt { seat: to, objective: Some(own) } => {
            format!("an objective for {}: {}", seat(*to), objective(board, own))
        }
    }
}

/// An objective by its key, with its goal.
pub(in super::super) fn objective(board: &Board, own: &Objective) -> String {
    let wants = match &own.goal {
        Goal::Land { continents, others, territories } => {
            let whole = continents.iter().map(|id| board.continent(*id).key.clone());
            let single = territories.iter().map(|at| land(board, at).to_owned());
            let more = if *others > 0 { format!(" and {others} more") } else { String::new() };
            format!("{}{more}", list(whole.chain(single)))
        }
        Goal::Count { territories, armies } => format!("{territories} territories with {armies}"),
        Goal::Eliminate { seat: prey } => format!("eliminate {}", seat(*prey)),
    };
    format!("{} ({wants})", own.key)
}

fn told(board: &Board, public: &Public) -> String {
    setting_up(board, public)
        .or_else(|| in_turn(board, public))
        .or_else(|| battle(board, public))
        .unwrap_or_else(|| ending(board, public))
}

/// `None`: the event belongs to another part of the game.
fn setting_up(board: &Board, public: &Public) -> Option<String> {
    let thrown = |rounds: &[Vec<(Seat, u8)>]| {
        let round =
            |throws: &Vec<(Seat, u8)>| list(throws.iter().map(|(by, die)| format!("{} {die}", seat(*by))));
        rounds.iter().map(round).collect::<Vec<_>>().join("; then ")
    };
    Some(match public {
        Public::StartRolled(events::StartRolled { rounds, first, draw: _ }) => {
            format!("dice for the start: {}: {} begins", thrown(rounds), seat(*first))
        }
        Public::OrderRolled(events::OrderRolled { rounds, order, draw: _ }) => {
            format!("dice for the order: {}: {}", thrown(rounds), seats(order))
        }
        Public::DealtByDice(events::DealtByDice { throws, .. }) => {
            let each = |(by, die, drawn): &(Seat, u8, Vec<_>)| {
                format!("{} {die}: {}", seat(*by), lands(board, drawn))
            };
            format!("dealt by dice: {}", throws.iter().map(each).collect::<Vec<_>>().join("; "))
        }
        Public::Dealt(events::Dealt { holders, .. }) => {
            let of = |by| holders.iter().filter(|holder| **holder == by).count();
            let mut who: Vec<_> = holders.clone();
            who.sort_unstable();
            who.dedup();
            format!("dealt: {}", list(who.into_iter().map(|by| format!("{} {}", holder(by), of(by)))))
        }
        Public::Claimed(events::Claimed { seat: by, at }) => {
            format!("{} claims {}", seat(*by), land(board, *at))
        }
        Public::Deployed(events::Deployed { seat: by, own, neutral }) => {
            let beside = if neutral.is_empty() {
                String::new()
            } else {
                format!("; neutral {}", placement(board, neutral))
            };
            format!("{} puts {}{beside}", seat(*by), placement(board, own))
        }
        Public::SealedOpened => "everybody answers unseen".to_owned(),
        Public::ClaimsOpened => "claims in turn".to_owned(),
        Public::PlacingOpened => "armies are placed in turn".to_owned(),
        Public::SetupTurn(events::SetupTurn { seat: by }) => format!("now {}", seat(*by)),
        _ => return None,
    })
}

fn in_turn(board: &Board, public: &Public) -> Option<String> {
    Some(match public {
        Public::TurnBegan(events::TurnBegan { seat: by, round, turn, territories, continents }) => {
            format!("turn {turn}, round {round}: {} receives {territories} + {continents}", seat(*by))
        }
        Public::Traded(events::Traded { seat: by, cards: set, armies }) => {
            format!("{} trades {} for {armies}", seat(*by), cards(board, set))
        }
        Public::BonusPlaced(events::BonusPlaced { at, armies, .. }) => {
            format!("{armies} more on {}", land(board, *at))
        }
        Public::BonusAdded(events::BonusAdded { among, armies, .. }) => {
            format!("{armies} more for {}", lands(board, among))
        }
        Public::CapReached(events::CapReached { seat: by, lost }) => {
            format!("{} has too many: {lost} not received", seat(*by))
        }
        Public::BonusOwed(events::BonusOwed { among, .. }) => {
            format!("two more on one of {}", lands(board, among))
        }
        Public::Placed(events::Placed { armies, .. }) => format!("placed {}", placement(board, armies)),
        Public::AttacksOpened(_) => "attacks open".to_owned(),
        Public::SpoilsOpened(_) => "sets with captured cards may be traded".to_owned(),
        Public::SpoilsClosed(_) => "no set is traded".to_owned(),
        Public::TradeOwed(events::TradeOwed { seat: by }) => format!("{} must trade down", seat(*by)),
        Public::PlaceOwed(events::PlaceOwed { armies, .. }) => format!("{armies} to place at once"),
        Public::AttacksEnded(_) => "attacks over".to_owned(),
        Public::DeckRenewed => "the deck is renewed".to_owned(),
        Public::DeckEmpty(_) => "no card is left".to_owned(),
        Public::HandFull(_) => "the hand is full: no card".to_owned(),
        Public::DiscardOwed(events::DiscardOwed { seat: by, count }) => {
            format!("{} must drop {count}", seat(*by))
        }
        Public::Discarded(events::Discarded { seat: by, cards: dropped }) => {
            format!("{} drops {}", seat(*by), cards(board, dropped))
        }
        Public::Fortified(events::Fortified { from, to, armies, .. }) => {
            format!("{armies} move from {} to {}", land(board, *from), land(board, *to))
        }
        Public::TurnEnded(_) => "turn over".to_owned(),
        _ => return None,
    })
}

fn battle(board: &Board, public: &Public) -> Option<String> {
    let dice = |thrown: &[u8]| thrown.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
    Some(match public {
        Public::Announced(events::Announced { seat: by, from, to, dice: 0, chooser }) => format!(
            "{} attacks {} from {}; {} names dice",
            seat(*by),
            land(board, *to),
            land(board, *from),
            seat(*chooser)
        ),
        Public::Announced(events::Announced { dice, chooser, .. }) => {
            format!("{dice} dice announced; {} defends", seat(*chooser))
        }
        Public::DefenceNamed(events::DefenceNamed { dice, .. }) => format!("{dice} dice will defend"),
        Public::Rolled(events::Rolled { against, attack, defence, attacker_lost, defender_lost, .. }) => {
            let (a, d) = (dice(attack), dice(defence));
            format!("rolled {a} against {}'s {d}: lost {attacker_lost} and {defender_lost}", holder(*against))
        }
        Public::Captured(events::Captured { to, whose, min, .. }) => {
            format!("{}, {}, falls: at least {min} move in", land(board, *to), holder(*whose))
        }
        Public::Advanced(events::Advanced { to, armies, .. }) => {
            format!("{armies} move into {}", land(board, *to))
        }
        Public::Eliminated(events::Eliminated { seat: out, by, cards }) => {
            format!("{} is eliminated by {}, cards: {cards}", seat(*out), seat(*by))
        }
        Public::FastProposed(events::FastProposed { chooser, .. }) => {
            format!("a fast battle is proposed to {}", seat(*chooser))
        }
        Public::FastSettled(events::FastSettled { agreed: true, .. }) => "the battle is fast".to_owned(),
        Public::FastSettled(events::FastSettled { agreed: false, .. }) => "the battle is not fast".to_owned(),
        _ => return None,
    })
}

/// The remaining events; those of the other parts are listed so that none is forgotten.
fn ending(board: &Board, public: &Public) -> String {
    match public {
        Public::TimeCalled(events::TimeCalled { round }) => format!("time is up in round {round}"),
        Public::LastRound(events::LastRound { seat: by }) => {
            format!("the last round begins, up to {}'s next turn", seat(*by))
        }
        Public::ClosingThrown(events::ClosingThrown { seat: by, dice: [a, b], most, .. }) => {
            format!("{} throws {a} and {b} to close: {most} or less ends it", seat(*by))
        }
        Public::ExtraRound(events::ExtraRound { number, tied }) => {
            format!("extra round {number} for {}", seats(tied))
        }
        Public::ObjectivesShown(events::ObjectivesShown { objectives }) => {
            let each = |(by, own): &(Seat, Objective)| format!("{} {}", seat(*by), objective(board, own));
            format!("objectives: {}", objectives.iter().map(each).collect::<Vec<_>>().join("; "))
        }
        Public::Ended(events::Ended { outcome }) => ended(outcome),
        Public::StartRolled(_)
        | Public::OrderRolled(_)
        | Public::DealtByDice(_)
        | Public::Dealt(_)
        | Public::Claimed(_)
        | Public::Deployed(_)
        | Public::SealedOpened
        | Public::ClaimsOpened
        | Public::PlacingOpened
        | Public::SetupTurn(_)
        | Public::TurnBegan(_)
        | Public::Traded(_)
        | Public::BonusPlaced(_)
        | Public::BonusAdded(_)
        | Public::CapReached(_)
        | Public::BonusOwed(_)
        | Public::Placed(_)
        | Public::AttacksOpened(_)
        | Public::SpoilsOpened(_)
        | Public::SpoilsClosed(_)
        | Public::TradeOwed(_)
        | Public::PlaceOwed(_)
        | Public::AttacksEnded(_)
        | Public::DeckRenewed
        | Public::DeckEmpty(_)
        | Public::HandFull(_)
        | Public::DiscardOwed(_)
        | Public::Discarded(_)
        | Public::Fortified(_)
        | Public::TurnEnded(_)
        | Public::Announced(_)
        | Public::DefenceNamed(_)
        | Public::Rolled(_)
        | Public::Captured(_)
        | Public::Advanced(_)
        | Public::Eliminated(_)
        | Public::FastProposed(_)
        | Public::FastSettled(_) => panic!("told with another part of the game: {public:?}"),
    }
}
