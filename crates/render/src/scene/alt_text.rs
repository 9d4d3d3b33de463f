//! Alt text of a picture, made from the scene, at most 1,024 characters.

use crate::board::palette::Tint;
use crate::scene::from_view::Words;
use crate::scene::pieces::AltTerm;
use crate::scene::{Land, Scene};
use std::fmt::Write;

/// Maximum number of characters of a description on Discord.
const LONGEST: usize = 1024;

/// What is said of the territories.
#[derive(Clone, Copy)]
enum Depth<'a> {
    /// All of them with their armies.
    Armies,
    /// With pieces and wars too.
    Pieces,
    /// With what has changed too.
    Changes,
    /// All of that, but only of these, by their index.
    Of(&'a [usize]),
    /// Nothing.
    Figures,
}

impl Depth<'_> {
    const fn pieces(self) -> bool {
        matches!(self, Self::Pieces | Self::Changes | Self::Of(_))
    }

    const fn changes(self) -> bool {
        matches!(self, Self::Changes | Self::Of(_))
    }

    /// Whether a territory is named.
    fn names(self, at: usize) -> bool {
        match self {
            Self::Armies | Self::Pieces | Self::Changes => true,
            Self::Of(lands) => lands.contains(&at),
            Self::Figures => false,
        }
    }
}

impl Scene {
    /// Returns the scene with its alt text.
    pub(crate) fn in_words(mut self, words: &dyn Words) -> Self {
        self.alt = text(&self, words);
        self
    }
}

/// The alt text: title and subtitle; each player with figures, territories and changes; holders of whole continents;
/// ruins; the viewer's objective and cards. If it is too long it says less of each territory; if it is still too long it
/// names the most important territories of each player, and how many are left out.
fn text(scene: &Scene, words: &dyn Words) -> String {
    let fits = |text: &String| text.chars().count() <= LONGEST;
    let forms = [Depth::Changes, Depth::Pieces, Depth::Armies];
    if let Some(whole) = forms.into_iter().map(|depth| build(scene, words, depth)).find(fits) {
        return whole;
    }
    let order = by_importance(scene);
    let (mut some, mut too_many) = (0, order.len());
    let mut best = build(scene, words, Depth::Of(&[]));
    while some + 1 < too_many {
        let middle = usize::midpoint(some, too_many);
        let longer = build(scene, words, Depth::Of(&order[..middle]));
        if fits(&longer) {
            (some, best) = (middle, longer);
        } else {
            too_many = middle;
        }
    }
    if fits(&best) {
        return best;
    }
    build(scene, words, Depth::Figures).chars().take(LONGEST - 1).chain(['…']).collect()
}

/// The territories of both boards by their index, the most important first: what has changed, what has pieces, the largest
/// armies.
fn by_importance(scene: &Scene) -> Vec<usize> {
    let lands: Vec<&Land> =
        scene.lands.iter().chain(scene.beside.iter().flat_map(|beside| &beside.lands)).collect();
    let held = |at: &usize| lands[*at].tint != Tint::Unowned && lands[*at].extras.ruin.is_none();
    let mut order: Vec<usize> = (0..lands.len()).filter(held).collect();
    order.sort_by_key(|at| {
        let land = lands[*at];
        std::cmp::Reverse((land.changed(), !land.extras.pieces.is_empty(), land.armies))
    });
    order
}

fn build(scene: &Scene, words: &dyn Words, depth: Depth<'_>) -> String {
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
        out.push_str(&held(entry.tint, scene, &lands, words, depth));
        out.push_str(". ");
    }
    let continents = continents.iter().chain(beside.iter().flat_map(|beside| &beside.continents));
    for continent in continents.filter(|_| !matches!(depth, Depth::Figures)) {
        if let Some(holder) = legend.iter().find(|entry| continent.holder == Some(entry.tint)) {
            let bonus = if continent.bonus > 0 { format!(" (+{})", continent.bonus) } else { String::new() };
            let _ = write!(out, "{}{bonus}: {}. ", continent.name, holder.name);
        }
    }
    for land in lands.iter().filter(|_| !matches!(depth, Depth::Figures)) {
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

/// The territories of one owner that are named: ": Alaska 3 (taken, −1, station), Peru 1, and 4 more".
fn held(tint: Tint, scene: &Scene, lands: &[&Land], words: &dyn Words, depth: Depth<'_>) -> String {
    // The name of another owner of what stands there.
    let other =
        |tint: Tint| scene.legend.iter().find(|entry| entry.tint == tint).map_or("", |entry| &entry.name);
    let (mut out, mut more) = (String::new(), 0);
    let own = lands.iter().enumerate().filter(|(_, l)| l.tint == tint && l.extras.ruin.is_none());
    for (at, land) in own {
        if !depth.names(at) {
            more += 1;
            continue;
        }
        out.push_str(if out.is_empty() { ": " } else { ", " });
        let _ = write!(out, "{} {}", land.name, land.armies);
        let mut told: Vec<String> = Vec::new();
        if depth.changes() {
            told.extend(changes(land, words));
        }
        if depth.pieces() {
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
    if more > 0 && !out.is_empty() {
        let _ = write!(out, ", {}", words.told(AltTerm::More(more)));
    }
    out
}

/// What changed in a territory since the last picture: "taken", "+4", "−1".
fn changes(land: &Land, words: &dyn Words) -> Vec<String> {
    let taken = land.captured.then(|| words.told(AltTerm::Taken));
    let more = [('+', land.gained), ('−', land.lost)].into_iter().filter(|(_, armies)| *armies > 0);
    taken.into_iter().chain(more.map(|(sign, armies)| format!("{sign}{armies}"))).collect()
}
