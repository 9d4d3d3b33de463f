//! Text of the events of 2210 in a playthrough, as one viewer sees them. The matches are exhaustive: a new event does not
//! compile without its text.

use super::super::events::ended;
use super::super::names::{holder, land, lands, list, placement, seat, seats};
use super::answers::{cards, commanders, target, units};
use casus_belli::rules::y2210::{self, CardKind, Public, events};
use casus_belli::rules::{Board, Die, Seat};

/// The text of an event for its viewer.
pub(in super::super) fn happened(board: &Board, seen: &y2210::Seen) -> String {
    use y2210::Seen;
    match seen {
        Seen::Public(public) => told(board, public),
        Seen::Drew { seat: by, decks, cards: None, cost } => {
            let decks = list(decks.iter().map(|deck| deck.key().to_owned()));
            format!("{} draws from {decks} for {cost}", seat(*by))
        }
        Seen::Drew { seat: by, cards: Some(drawn), .. } => format!("{} draws {}", seat(*by), cards(drawn)),
        Seen::ScoutSent { seat: by, at } => format!("{} sends a scout out{}", seat(*by), into(board, *at)),
        Seen::EnergyHidden { seat: by, at } => format!("{} hides energy{}", seat(*by), into(board, *at)),
    }
}

fn into(board: &Board, at: Option<casus_belli::rules::TerritoryId>) -> String {
    at.map_or_else(String::new, |at| format!(" in {}", land(board, at)))
}

fn told(board: &Board, public: &Public) -> String {
    setting_up(board, public)
        .or_else(|| in_turn(board, public))
        .or_else(|| invasion(board, public))
        .or_else(|| bombs_and_energy(board, public))
        .or_else(|| card(board, public))
        .unwrap_or_else(|| untold(public))
}

fn thrown(rounds: &[Vec<(Seat, u8)>]) -> String {
    let round =
        |throws: &Vec<(Seat, u8)>| list(throws.iter().map(|(by, die)| format!("{} {die}", seat(*by))));
    rounds.iter().map(round).collect::<Vec<_>>().join("; then ")
}

/// `None`: the event belongs to another part of the game.
fn setting_up(board: &Board, public: &Public) -> Option<String> {
    Some(match public {
        Public::StartRolled(events::StartRolled { rounds, first, draw: _ }) => {
            format!("dice for the start: {}: {} begins", thrown(rounds), seat(*first))
        }
        Public::Devastated(events::Devastated { at, draw: _ }) => {
            format!("devastated: {}", lands(board, at))
        }
        Public::NeutralsPlaced(events::NeutralsPlaced { at, draw: _ }) => {
            format!("3 neutral MODs each on {}", lands(board, at))
        }
        Public::LandDealt(events::LandDealt { lots, draw: _ }) => {
            let each = |(at, by): &(_, Seat)| format!("{} {}", land(board, *at), seat(*by));
            format!("dealt: {}", list(lots.iter().map(each)))
        }
        Public::LandGranted(events::LandGranted { lots, draw: _, draws }) => {
            let each = |(at, by): &(_, Seat)| format!("{} {}", land(board, *at), seat(*by));
            format!("by wishes, {draws} drawn: {}", list(lots.iter().map(each)))
        }
        Public::AgreementClosed(events::AgreementClosed { agreed }) => format!("all agree: {agreed}"),
        Public::AgreementOpened(_) | Public::WishesOpened(_) | Public::GarrisonsOpened(_) => {
            "everybody answers unseen".to_owned()
        }
        Public::Garrisoned(events::Garrisoned { garrisons }) => {
            let each =
                |(by, action): &(Seat, _)| format!("{} {}", seat(*by), super::answers::answer(board, action));
            list(garrisons.iter().map(each))
        }
        Public::ClaimsOpened => "claims in turn".to_owned(),
        Public::PlacingOpened => "MODs are placed in turn".to_owned(),
        Public::PiecesOpened(events::PiecesOpened { seat: by }) => {
            format!("pieces are placed in turn, {} first", seat(*by))
        }
        Public::NextPiece => "the next piece".to_owned(),
        Public::SetupTurn(events::SetupTurn { seat: by }) => format!("now {}", seat(*by)),
        Public::Claimed(events::Claimed { seat: by, at }) => {
            format!("{} claims {}", seat(*by), land(board, *at))
        }
        Public::Deployed(events::Deployed { seat: by, mods }) => {
            format!("{} puts {}", seat(*by), placement(board, mods))
        }
        Public::Settled(events::Settled { seat: by, piece, at }) => {
            format!("{}'s {} in {}", seat(*by), piece.key(), land(board, *at))
        }
        _ => return None,
    })
}

fn in_turn(board: &Board, public: &Public) -> Option<String> {
    Some(match public {
        Public::YearBegan(events::YearBegan { year, turn: _, seats: all }) => {
            format!("year {year}: {} bid unseen", seats(all))
        }
        Public::BidsShown(events::BidsShown { bids, rounds, order, draw: _ }) => {
            let paid = list(bids.iter().map(|(by, energy)| format!("{} {energy}", seat(*by))));
            let ties = if rounds.is_empty() { String::new() } else { format!("; ties {}", thrown(rounds)) };
            format!("bids: {paid}{ties}: {} choose", seats(order))
        }
        Public::MarkerChosen(events::MarkerChosen { seat: by, number }) => {
            format!("{} takes marker {number}", seat(*by))
        }
        Public::OrderFixed(events::OrderFixed { order }) => format!("order of the year: {}", seats(order)),
        Public::TurnBegan(events::TurnBegan { seat: by, year, turn, territories, bonus, stations }) => {
            let stations = if stations.is_empty() {
                String::new()
            } else {
                format!(", one MOD each on {}", lands(board, stations))
            };
            format!("turn {turn}, year {year}: {} receives {territories} + {bonus}{stations}", seat(*by))
        }
        Public::ModsPlaced(events::ModsPlaced { mods, .. }) => format!("placed {}", placement(board, mods)),
        Public::StepBegan(events::StepBegan { step, .. }) => format!("step {step:?}").to_lowercase(),
        Public::Hired(events::Hired { commander, at, cost, .. }) => {
            format!("{} commander in {} for {cost}", commander.key(), land(board, *at))
        }
        Public::Built(events::Built { at, cost, .. }) => {
            format!("station in {} for {cost}", land(board, *at))
        }
        Public::CardShown(events::CardShown { seat: by, card, text, cost }) => {
            format!("{} shows {} for {cost}: {text}", seat(*by), CardKind::Blank(*card).key())
        }
        Public::CardRefused(events::CardRefused { seat: by, card, by: other }) => {
            format!("{} takes {} back for {}", seat(*by), CardKind::Blank(*card).key(), seat(*other))
        }
        Public::Given(events::Given { seat: by, to, energy }) => {
            format!("{} gives {} {energy}", seat(*by), seat(*to))
        }
        Public::Fortified(events::Fortified { from, to, units: moved, .. }) => {
            format!("{} move from {} to {}", units(*moved), land(board, *from), land(board, *to))
        }
        Public::TurnEnded(_) => "turn over".to_owned(),
        Public::Ended(events::Ended { outcome, hands }) => {
            let each = hands.iter().map(|(by, hand)| format!("{} {}", seat(*by), cards(hand)));
            format!("all hands: {}; {}", list(each), ended(outcome))
        }
        Public::Eliminated(events::Eliminated { seat: out, by, rank }) => {
            format!("{} is out as number {rank} in {}'s turn", seat(*out), seat(*by))
        }
        _ => return None,
    })
}

/// Dice by their results; eight-sided ones with an `e`.
fn dice(thrown: &[Die]) -> String {
    let each = |die: &Die| format!("{}{}", die.face, if die.sides == 8 { "e" } else { "" });
    thrown.iter().map(each).collect::<Vec<_>>().join(" ")
}

fn invasion(board: &Board, public: &Public) -> Option<String> {
    Some(match public {
        Public::InvasionDeclared(events::InvasionDeclared { from, to, whose, contested, .. }) => {
            let contested = if *contested { "contested" } else { "uncontested" };
            format!("{} against {}, {}, {contested}", land(board, *from), land(board, *to), holder(*whose))
        }
        Public::WindowOpened(events::WindowOpened { seats: all, later }) => {
            let later = if later.is_empty() { String::new() } else { format!(", later {}", seats(later)) };
            format!("{} may react unseen{later}", seats(all))
        }
        Public::WindowClosed => "all reactions are in".to_owned(),
        Public::WindowSettled => "no reaction is left".to_owned(),
        Public::DefenceNamed(events::DefenceNamed { dice, .. }) => format!("{dice} defence dice announced"),
        Public::DiceNamed(events::DiceNamed { dice, commanders: strong, .. }) => {
            format!("{dice} dice announced, commanders {}", commanders(*strong))
        }
        Public::Rolled(events::Rolled { against, attack, defence, attacker_lost, defender_lost, .. }) => {
            format!(
                "rolled {} against {}'s {}: lost {attacker_lost} and {defender_lost}",
                dice(attack),
                holder(*against),
                dice(defence)
            )
        }
        Public::LossesOwed(events::LossesOwed { losses }) => {
            let each = losses.iter().map(|loss| format!("{} in {}", loss.units, land(board, loss.at)));
            format!("lost: {}", list(each))
        }
        Public::UnitsLost(events::UnitsLost { holder: of, at, units: lost }) => {
            format!("{} loses {} in {}", holder(*of), units(*lost), land(board, *at))
        }
        Public::EntryOpened(events::EntryOpened { least, commanders: used }) => {
            format!("at least {least} move in, with {}", commanders(*used))
        }
        Public::Captured(events::Captured {
            to, whose, units: moved, station, destroyed, counts, ..
        }) => {
            let station = match (station, destroyed) {
                (true, _) => ", station taken",
                (_, true) => ", station destroyed",
                _ => "",
            };
            let counts = if *counts { ", counts" } else { "" };
            format!(
                "{} taken from {} with {}{station}{counts}",
                land(board, *to),
                holder(*whose),
                units(*moved)
            )
        }
        Public::InvasionEnded(_) => "the invasion is over".to_owned(),
        Public::BonusEarned(events::BonusEarned { seat: by, energy, card }) => {
            let card = if *card { " and a card" } else { "" };
            format!("{} earns {energy}{card} for three territories", seat(*by))
        }
        _ => return None,
    })
}

/// Bombs, and cards about energy.
fn bombs_and_energy(board: &Board, public: &Public) -> Option<String> {
    Some(match public {
        Public::BombRolled(events::BombRolled { sides, face, .. }) => format!("d{sides} rolled {face}"),
        Public::ArmageddonBegan(events::ArmageddonBegan { seats: all, .. }) => {
            format!("nuclear round of {}", seats(all))
        }
        Public::NuclearPassed(events::NuclearPassed { seat: by }) => format!("{} passes", seat(*by)),
        Public::NuclearRoundEnded => "nuclear round over".to_owned(),
        Public::CommanderKilled(events::CommanderKilled { seat: of, commander }) => {
            format!("{}'s {} commander dies", seat(*of), commander.key())
        }
        Public::EnergyTaken(events::EnergyTaken { seat: by, from }) => {
            format!("{} takes one energy each from {}", seat(*by), seats(from))
        }
        Public::ExtractionBegan(_) => "energy is extracted at the end of the turn".to_owned(),
        Public::EnergyExtracted(events::EnergyExtracted { seat: by, energy }) => {
            format!("{} extracts {energy}", seat(*by))
        }
        Public::EnergyFound(events::EnergyFound { seat: by, at, energy }) => {
            format!("{}'s energy was in {}: {energy}", seat(*by), land(board, *at))
        }
        _ => return None,
    })
}

/// What other cards do.
fn card(board: &Board, public: &Public) -> Option<String> {
    Some(match public {
        Public::Played(events::Played { seat: by, kind, target: chosen, cost, .. }) => {
            format!("{} plays {}{} for {cost}", seat(*by), kind.key(), target(board, chosen))
        }
        Public::ModsAdded(events::ModsAdded { mods }) => format!("added {}", placement(board, mods)),
        Public::StationPlaced(events::StationPlaced { at, .. }) => format!("station in {}", land(board, *at)),
        Public::CardTurned(events::CardTurned { at, .. }) => format!("{} is turned", land(board, *at)),
        Public::LandCardsRenewed(events::LandCardsRenewed { cards }) => {
            format!("{} territory cards are renewed", cards.len())
        }
        Public::Truce(events::Truce { seat: by }) => format!("no more invasions of {}", seat(*by)),
        Public::CommandersMoved(events::CommandersMoved { moves, .. }) => {
            let each = moves.iter().map(|(one, at)| format!("{} to {}", one.key(), land(board, *at)));
            format!("commanders move: {}", list(each))
        }
        Public::Evacuated(events::Evacuated { from, to, units: moved, .. }) => {
            format!("{} leave {} for {}", units(*moved), land(board, *from), land(board, *to))
        }
        Public::Jammed(events::Jammed { whom, .. }) => format!("{} is jammed", seat(*whom)),
        Public::EarthOpened(events::EarthOpened { at, .. }) => {
            format!("{} can be invaded from the Moon", land(board, *at))
        }
        Public::ReductionBegan(events::ReductionBegan { due, .. }) => {
            let each = due.iter().map(|(by, mods)| format!("{} {mods}", seat(*by)));
            format!("MODs to remove: {}", list(each))
        }
        Public::Reduced(events::Reduced { seat: by, mods }) => {
            format!("{} removes {}", seat(*by), placement(board, mods))
        }
        Public::MoveGained(_) => "one more move".to_owned(),
        Public::ScoutArrived(events::ScoutArrived { seat: by, at }) => {
            format!("{}'s scout arrives in {}", seat(*by), land(board, *at))
        }
        _ => return None,
    })
}

/// A pattern for any of these public events.
macro_rules! events {
    ($($event:ident),+ $(,)?) => { $(Public::$event { .. })|+ };
}

/// All events are listed, so that none is forgotten above.
fn untold(public: &Public) -> String {
    match public {
        events! {
            AgreementOpened, AgreementClosed, WishesOpened, LandGranted, CardShown, CardRefused,
            DefenceNamed, StartRolled, Devastated, NeutralsPlaced, LandDealt, GarrisonsOpened, Garrisoned,
            ClaimsOpened, PlacingOpened, PiecesOpened, NextPiece, SetupTurn, Claimed, Deployed, Settled,
            YearBegan, BidsShown, MarkerChosen, OrderFixed, TurnBegan, ModsPlaced, StepBegan, Hired, Built,
            Given, Fortified, TurnEnded, Ended, Eliminated, InvasionDeclared, WindowOpened, WindowClosed,
            WindowSettled, DiceNamed, Rolled, LossesOwed, UnitsLost, EntryOpened, Captured, InvasionEnded,
            BonusEarned, BombRolled, ArmageddonBegan, NuclearPassed, NuclearRoundEnded, CommanderKilled,
            EnergyTaken, ExtractionBegan, EnergyExtracted, EnergyFound, Played, ModsAdded, StationPlaced,
            CardTurned, LandCardsRenewed, Truce, CommandersMoved, Evacuated, Jammed, EarthOpened,
            ReductionBegan, Reduced, MoveGained, ScoutArrived
        } => panic!("told above: {public:?}"),
    }
}
