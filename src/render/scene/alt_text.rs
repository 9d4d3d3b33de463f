//! Alt text of a picture, made from the scene, at most 1,024 characters.

use crate::render::board::palette::Tint;
use crate::render::scene::from_view::Words;
use crate::render::scene::pieces::AltTerm;
use crate::render::scene::{Land, Scene};
use std::fmt::Write;

/// Maximum number of characters of a description on Discord.
const LONGEST: usize = 1024;

/// Level of detail; reduced until the text fits.
#[derive(Clone, Copy, PartialEq, PartialOrd)]
enum Depth {
    Figures,
    Continents,
    Names,
    Armies,
    Pieces,
    Changes,
}

impl Scene {
    /// Returns the scene with its alt text.
    pub(crate) fn in_words(mut self, words: &dyn Words) -> Self {
        self.alt = text(&self, words);
        self
    }
}

/// The alt text: title and subtitle; each player with figures, territories and changes; holders of whole continents;
/// ruins; the viewer's objective and cards. Shorter forms are used if it is too long.
fn text(scene: &Scene, words: &dyn Words) -> String {
    let forms =
        [Depth::Changes, Depth::Pieces, Depth::Armies, Depth::Names, Depth::Continents, Depth::Figures];
    let best = forms.into_iter().map(|d| build(scene, words, d)).find(|t| t.chars().count() <= LONGEST);
    best.unwrap_or_else(|| {
        build(scene, words, Depth::Figures).chars().take(LONGEST - 1).chain(['…']).collect()
    })
}

fn build(scene: &Scene, words: &dyn Words, depth: Depth) -> String {
    let Scene { title, line, legend, lands, beside, continents, own, .. } = scene;
    let lands: Vec<&Land> = lands.iter().chain(beside.iter().flat_map(|beside| &beside.lands)).collect();
    let mut out = String::new();
    for part in [title, line].into_iter().filter(|p| !p.is_empty()) {
        let _ = write!(out, "{part}. ");
    }
    for entry in legend {
        let _ = write!(out, "{} (", entry.name);
        if let Some(order) = &entry.order {
            let _ = write!(out, "{order}, ");
        }
        out.push_str(&entry.line);
        for held in &entry.stocks {
            let _ = write!(out, ", {} {}", words.told(AltTerm::Stock(held.stock)), held.amount);
        }
        out.push(')');
        if depth >= Depth::Names {
            out.push_str(&held(entry.tint, scene, &lands, words, depth));
        }
        out.push_str(". ");
    }
    let continents = continents.iter().chain(beside.iter().flat_map(|beside| &beside.continents));
    for continent in continents.filter(|_| depth >= Depth::Continents) {
        if let Some(holder) = legend.iter().find(|entry| continent.holder == Some(entry.tint)) {
            let bonus = if continent.bonus > 0 { format!(" (+{})", continent.bonus) } else { String::new() };
            let _ = write!(out, "{}{bonus}: {}. ", continent.name, holder.name);
        }
    }
    for land in lands.iter().filter(|_| depth >= Depth::Names) {
        if let Some(ruin) = land.extras.ruin {
            let _ = write!(out, "{}: {}. ", land.name, words.told(AltTerm::Ruin(ruin)));
        }
    }
    if let Some(own) = own {
        if !own.objective.is_empty() {
            let _ = write!(out, "{}: {}", own.goal, own.objective.trim_end_matches('.'));
            if let Some([have, of]) = own.progress {
                let _ = write!(out, " ({have}/{of})");
            }
            out.push_str(". ");
        }
        let cards: Vec<&str> = own.cards.iter().map(|card| card.name.as_str()).collect();
        if !cards.is_empty() {
            let _ = write!(out, "{}: {}.", own.heading, cards.join(", "));
        }
    }
    out.trim_end().to_owned()
}

/// The territories of one owner: ": Alaska 3 (taken, −1, station), Peru 1".
fn held(tint: Tint, scene: &Scene, lands: &[&Land], words: &dyn Words, depth: Depth) -> String {
    // The name of another owner of what stands there.
    let other =
        |tint: Tint| scene.legend.iter().find(|entry| entry.tint == tint).map_or("", |entry| &entry.name);
    let mut out = String::new();
    for land in lands.iter().filter(|l| l.tint == tint && l.extras.ruin.is_none()) {
        out.push_str(if out.is_empty() { ": " } else { ", " });
        out.push_str(&land.name);
        if depth >= Depth::Armies {
            let _ = write!(out, " {}", land.armies);
        }
        let mut told: Vec<String> = Vec::new();
        if depth >= Depth::Changes {
            told.extend(changes(land, words));
        }
        if depth >= Depth::Pieces {
            for standing in &land.extras.pieces {
                let name = words.told(AltTerm::Piece(standing.piece));
                let name = if standing.count > 1 { format!("{name} {}", standing.count) } else { name };
                let own = standing.tint == tint;
                told.push(if own { name } else { format!("{}: {name}", other(standing.tint)) });
            }
            if !land.extras.war.is_empty() {
                let parties = land.extras.war.iter().filter(|force| force.tint != tint);
                let parties: Vec<String> =
                    parties.map(|force| format!("{} {}", other(force.tint), force.armies)).collect();
                told.push(format!("{}: {}", words.told(AltTerm::War), parties.join(", ")));
            }
        }
        if !told.is_empty() {
            let _ = write!(out, " ({})", told.join(", "));
        }
    }
    out
}

/// What changed in a territory since the last picture: "taken", "+4", "−1".
fn changes(land: &Land, words: &dyn Words) -> Vec<String> {
    let taken = land.captured.then(|| words.told(AltTerm::Taken));
    let more = [('+', land.gained), ('−', land.lost)].into_iter().filter(|(_, armies)| *armies > 0);
    taken.into_iter().chain(more.map(|(sign, armies)| format!("{sign}{armies}"))).collect()
}
