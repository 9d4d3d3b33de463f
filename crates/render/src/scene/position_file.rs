//! Position file: a board position as text, for the command `draw` and for golden scenes, with holders and what the
//! larger rulebooks add. `docs/art.md` describes the format. Not checked against any rules.

use crate::board::palette::Tint;
use crate::fonts::display_name::legible;
use crate::scene::empty_board::BadHolders;
use crate::scene::from_view::Words;
use crate::scene::pieces::{AltTerm, Deck, Flight, Flying, Force, Holding, Standing};
use crate::scene::{Arrow, ArrowKind, Entry, Land, Lang, Scene, Sheet, cold_war, y2210};
use casus_belli_core::rules::Superpower;
use casus_belli_core::rules::{Piece, Ruin, Stock};
use serde::Deserialize;
use std::collections::BTreeMap;

/// Maximum length of a list, so that an oversized file stays cheap.
const MOST: usize = 200;

/// A position; all fields are optional.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct State {
    /// Title below the compass, e.g. "YEAR 3".
    pub title: String,
    /// Subtitle, e.g. "Ilaria invades Poseidon".
    pub line: String,
    /// The current year and the number of years, in a game that has a fixed number.
    pub track: Option<[u32; 2]>,
    /// `seat:armies` for each territory in board order, `n:armies` for the neutral army, `-` for no owner.
    pub holders: String,
    /// Players, in seat order.
    pub players: Vec<Player>,
    /// Contents and changes of territories, by text id.
    pub lands: BTreeMap<String, Place>,
    /// Attacks and moves, oldest first.
    pub arrows: Vec<Way>,
    /// Convoys, missiles, landings.
    pub flights: Vec<Way>,
    /// The other board.
    pub beside: Option<Beside>,
}

/// The other board of the same game, if something happened on both: the Moon next to the Earth.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Beside {
    /// Key of a drawn board: `moon`.
    pub board: String,
    /// As in [`State::holders`].
    pub holders: String,
    /// Contents and changes of territories, by text id.
    pub lands: BTreeMap<String, Place>,
    /// Attacks and moves there, oldest first.
    pub arrows: Vec<Way>,
    /// Landings there.
    pub flights: Vec<Way>,
}

/// A player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Player {
    /// The name.
    pub name: String,
    /// Cards held.
    pub cards: Option<u32>,
    /// Whether it is this player's turn.
    pub on_turn: bool,
    /// Place in the turn order, from 1, where that order changes.
    pub order: Option<u8>,
    /// The superpower that the player plays, by [`Superpower::key`].
    pub side: Option<String>,
    /// Amounts by [`Stock::key`].
    pub stocks: BTreeMap<String, i32>,
    /// Number of command cards by the commander's [`Piece::key`]. Shown for all five decks if one is named.
    pub decks: BTreeMap<String, u32>,
}

/// Contents and changes of a territory.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Place {
    /// `devastated` or `mushroom`.
    pub ruin: Option<String>,
    /// The holder's pieces by [`Piece::key`] (`land` … `diplomat` are the commanders), repeated for each piece;
    /// another owner's with the seat before it: `2:refugees`.
    pub pieces: Vec<String>,
    /// The other parties of a war, as `seat:armies`.
    pub war: Vec<String>,
    /// Number of armies gained.
    pub gained: u32,
    /// Number of armies lost.
    pub lost: u32,
    /// Whether it was captured.
    pub captured: bool,
    /// Whether it became a ruin since the last picture.
    pub struck: bool,
}

/// An arrow or a flight.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Way {
    /// `move`, `attack` or `capture`; `convoy`, `light`, `heavy`, `landing` or `return`.
    pub what: String,
    /// Seat of the owner.
    pub seat: u8,
    /// Text ids of territories, from start to end.
    pub path: Vec<String>,
    /// Number of armies of a convoy.
    pub armies: u32,
    /// Whether it was stopped at the last place.
    pub stopped: bool,
}

impl Scene {
    /// Builds the scene of a position.
    ///
    /// # Errors
    /// [`BadHolders`] with the place and the problem.
    pub fn of_state(sheet: Sheet, lang: Lang, state: &State, words: &dyn Words) -> Result<Self, BadHolders> {
        let people: Vec<String> = state.players.iter().map(|p| p.name.clone()).collect();
        let mut scene = Self::bare(sheet, lang, &state.holders, &people, words)?;
        happen(&mut scene, &state.lands, &state.arrows, &state.flights)?;
        scene.track = state.track.filter(|[now, last]| *now <= *last && *last <= 12);
        if let Some(beside) = &state.beside {
            let other = other(sheet, lang, beside, words);
            scene.beside = Some(Box::new(other.map_err(|error| wrong("beside", &error.to_string()))?));
        }
        for (i, player) in state.players.iter().enumerate().take(8) {
            enter(&mut scene, i, player, words)
                .map_err(|what| wrong(&format!("players, number {}", i + 1), &what))?;
        }
        if state.players.iter().any(|player| player.order.is_some()) {
            let place = |entry: &Entry| {
                let seat = (0..state.players.len()).find(|seat| Tint::of_seat(*seat) == entry.tint);
                seat.and_then(|seat| state.players[seat].order).unwrap_or(u8::MAX)
            };
            scene.legend.sort_by_key(place);
        }
        Ok(scene.in_words(words))
    }
}

/// Adds contents and changes of territories, arrows and flights.
fn happen(
    scene: &mut Scene,
    lands: &BTreeMap<String, Place>,
    arrows: &[Way],
    flights: &[Way],
) -> Result<(), BadHolders> {
    for (key, place) in lands {
        put(scene, key, place).map_err(|what| wrong(&format!("lands.{key}"), &what))?;
    }
    for (what, found) in [("arrows", arrows.len()), ("flights", flights.len())] {
        if found > MOST {
            return Err(wrong(what, &format!("{found} of them; at most {MOST} are drawn")));
        }
    }
    for (i, way) in arrows.iter().enumerate() {
        let arrow = arrow(scene, way).map_err(|what| wrong(&format!("arrows, number {}", i + 1), &what))?;
        scene.arrows.push(arrow);
    }
    Arrow::number(&mut scene.arrows, 0);
    let captures = scene.arrows.iter().filter(|arrow| arrow.kind == ArrowKind::Capture);
    let order: Vec<usize> = captures.map(|arrow| arrow.to).collect();
    scene.age(&order);
    for (i, way) in flights.iter().enumerate() {
        let flight =
            flight(scene, way).map_err(|what| wrong(&format!("flights, number {}", i + 1), &what))?;
        scene.flights.push(flight);
    }
    Ok(())
}

/// The scene of the other board.
fn other(main: Sheet, lang: Lang, beside: &Beside, words: &dyn Words) -> Result<Scene, BadHolders> {
    let sheet = Sheet::ALL.into_iter().find(|sheet| sheet.key() == beside.board && *sheet != main);
    let sheet =
        sheet.ok_or_else(|| BadHolders::Unknown(format!("`{}` is no other board", shown(&beside.board))))?;
    let mut scene = Scene::bare(sheet, lang, &beside.holders, &[], words)?;
    happen(&mut scene, &beside.lands, &beside.arrows, &beside.flights)?;
    (scene.title, scene.line, scene.legend) = Default::default();
    Ok(scene)
}

fn wrong(place: &str, what: &str) -> BadHolders {
    BadHolders::Unknown(format!("{place}: {what}"))
}

/// A text of the file, short enough for a message.
fn shown(text: &str) -> String {
    text.chars().take(30).collect()
}

fn seat(text: &str) -> Result<Tint, String> {
    let seat = text.parse::<usize>().ok().filter(|seat| *seat < 8);
    seat.map(Tint::of_seat).ok_or_else(|| format!("`{}` is no seat from 0 to 7", shown(text)))
}

fn put(scene: &mut Scene, key: &str, place: &Place) -> Result<(), String> {
    let at = scene.lands.iter().position(|land| land.key == key).ok_or("no such territory on this board")?;
    let land = &mut scene.lands[at];
    (land.gained, land.lost, land.captured) = (place.gained, place.lost, place.captured);
    land.struck = place.struck;
    if let Some(ruin) = &place.ruin {
        let found = Ruin::ALL.into_iter().find(|r| r.key() == ruin);
        land.extras.ruin =
            Some(found.ok_or_else(|| format!("`{}` is neither devastated nor mushroom", shown(ruin)))?);
        (land.tint, land.armies) = (Tint::Unowned, 0);
    }
    for text in place.pieces.iter().take(MOST) {
        let (tint, name) = match text.split_once(':') {
            Some((who, name)) => (seat(who)?, name),
            None => (land.tint, text.as_str()),
        };
        let piece = Piece::ALL.into_iter().find(|p| p.key() == name);
        let piece = piece.ok_or_else(|| format!("`{}` is no piece", shown(name)))?;
        match land.extras.pieces.iter_mut().find(|s| s.piece == piece && s.tint == tint) {
            Some(standing) => standing.count += 1,
            None => land.extras.pieces.push(Standing { piece, tint, count: 1 }),
        }
    }
    for text in place.war.iter().take(MOST) {
        let bad = || format!("`{}` is no seat and number of armies", shown(text));
        let (who, armies) = text.split_once(':').ok_or_else(bad)?;
        land.extras.war.push(Force { tint: seat(who)?, armies: armies.parse().map_err(|_| bad())? });
    }
    Ok(())
}

fn path(scene: &Scene, way: &Way) -> Result<Vec<usize>, String> {
    let find = |key: &String| {
        let at = scene.lands.iter().position(|land| land.key == *key);
        at.ok_or_else(|| format!("no territory {} on this board", shown(key)))
    };
    way.path.iter().take(MOST).map(find).collect()
}

fn arrow(scene: &Scene, way: &Way) -> Result<Arrow, String> {
    let kind = match way.what.as_str() {
        "move" => ArrowKind::Move,
        "attack" => ArrowKind::Attack,
        "capture" => ArrowKind::Capture,
        other => return Err(format!("`{}` is neither move nor attack nor capture", shown(other))),
    };
    match path(scene, way)?[..] {
        [from, to] => Ok(Arrow { from, to, tint: seat(&way.seat.to_string())?, kind, step: 0 }),
        _ => Err("an arrow has two ends".to_owned()),
    }
}

fn flight(scene: &Scene, way: &Way) -> Result<Flight, String> {
    let what = match way.what.as_str() {
        "landing" => Flying::Landing,
        "return" => Flying::Return,
        other => cold_war::transit(other, way.armies).map(Flying::from).ok_or_else(|| {
            format!("`{}` is neither convoy, light, heavy, landing nor return", shown(other))
        })?,
    };
    let path = path(scene, way)?;
    let least = if what.between_boards() { 1 } else { 2 };
    if path.len() < least {
        return Err(format!("a path of this kind has at least {least} places"));
    }
    Ok(Flight { what, tint: seat(&way.seat.to_string())?, path, stopped: way.stopped })
}

fn enter(scene: &mut Scene, at: usize, player: &Player, words: &dyn Words) -> Result<(), String> {
    let tint = Tint::of_seat(at);
    let known = |key: &String| Stock::ALL.iter().any(|s| s.key() == key);
    if let Some(key) = player.stocks.keys().find(|key| !known(key)) {
        return Err(format!("`{}` is neither energy, money, population, income nor points", shown(key)));
    }
    let named = |key: &String| y2210::command_decks().iter().any(|of| of.key() == key);
    if let Some(key) = player.decks.keys().find(|key| !named(key)) {
        return Err(format!("`{}` is no deck", shown(key)));
    }
    let stocks = Stock::ALL
        .into_iter()
        .filter_map(|stock| player.stocks.get(stock.key()).map(|amount| Holding { stock, amount: *amount }));
    let beside = scene.beside.iter().flat_map(|beside| &beside.lands);
    let everywhere: Vec<&Land> = scene.lands.iter().chain(beside).collect();
    let in_play = |of: Piece| {
        let mut own = everywhere.iter().flat_map(|l| &l.extras.pieces).filter(|s| s.tint == tint);
        own.any(|s| s.piece == of)
    };
    let deck = |of: Piece| Deck {
        of,
        cards: player.decks.get(of.key()).copied().unwrap_or(0),
        in_play: in_play(of),
    };
    let decks = if player.decks.is_empty() { Vec::new() } else { y2210::command_decks().map(deck).to_vec() };
    let stocks = stocks.collect();
    if let Some(place) = player.order.filter(|place| !(1..=8).contains(place)) {
        return Err(format!("`{place}` is no place from 1 to 8"));
    }
    if let Some(side) = player.side.as_deref().filter(|key| Superpower::ALL.iter().all(|s| s.key() != *key)) {
        return Err(format!("`{}` is neither american nor soviet", shown(side)));
    }
    let own: Vec<u32> = everywhere.iter().filter(|land| land.tint == tint).map(|land| land.armies).collect();
    let held = [own.len() as u32, own.iter().sum()];
    if !scene.legend.iter().any(|entry| entry.tint == tint) {
        // A player without territories still plays: in exile, or on the other board.
        let name = legible(&player.name, &format!("{}", at + 1));
        let place = scene.legend.iter().filter(|entry| entry.tint < tint).count();
        scene.legend.insert(place, Entry::new(tint, name));
    }
    if let Some(entry) = scene.legend.iter_mut().find(|entry| entry.tint == tint) {
        (entry.cards, entry.on_turn, entry.stocks, entry.decks) =
            (player.cards, player.on_turn, stocks, decks);
        (entry.line, entry.held) = (words.holdings(held[0], held[1]), held);
        let side = Superpower::ALL.into_iter().find(|side| Some(side.key()) == player.side.as_deref());
        let place = player.order.map(AltTerm::Place).or(side.map(AltTerm::Side));
        entry.order = place.map(|place| words.told(place));
    }
    Ok(())
}
