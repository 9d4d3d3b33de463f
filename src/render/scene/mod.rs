//! What is drawn, fully resolved: who holds what, what changed, who plays. Says nothing about pixels and asks nobody
//! for anything: a [`Scene`] alone makes the picture, its alt text and its golden text.

mod alt_text;
mod classic;
mod cold_war;
pub(crate) mod empty_board;
pub(crate) mod from_view;
pub(crate) mod pieces;
pub(crate) mod position_file;
mod y2210;

use crate::render::Lang;
use crate::render::board::board_art::Sheet;
use crate::render::board::palette::Tint;
use crate::render::scene::pieces::{Deck, Extras, Flight, Holding};
use std::fmt;

/// A picture before it is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// The drawn board.
    pub sheet: Sheet,
    /// The language of the names on the board.
    pub lang: Lang,
    /// Whether the lane East Africa - Middle East is drawn (83 borders) or not (82).
    pub red_sea: bool,
    /// Under the compass rose, e.g. "ROUND VII".
    pub title: String,
    /// Below the title, e.g. "Ilaria attacks Brazil".
    pub line: String,
    /// Every territory, in board order.
    pub lands: Vec<Land>,
    /// Every continent, in board order.
    pub continents: Vec<Continent>,
    /// What moved since the last picture, oldest first.
    pub arrows: Vec<Arrow>,
    /// Convoys and missiles on their way, oldest first.
    pub flights: Vec<Flight>,
    /// Who plays, in seat order, or in the order of play where that is decided anew; the neutral army last.
    pub legend: Vec<Entry>,
    /// On a private picture: one's own objective and cards.
    pub own: Option<OwnHand>,
    /// The other board of the same game, drawn below this one: the Moon where something happened on both. It has no legend,
    /// title or hand of its own.
    pub beside: Option<Box<Scene>>,
    /// The picture in words: at most 1,024 characters.
    pub alt: String,
}

/// What only its owner may see, below the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnHand {
    /// Above the objective, e.g. "Your objective".
    pub goal: String,
    /// The objective; empty if the rulebook has none.
    pub objective: String,
    /// How much of it is reached, of how much: territories, or continents where some are of one's choice.
    pub progress: Option<[u32; 2]>,
    /// Whom it wants out of the game.
    pub quarry: Option<Tint>,
    /// The territories that it is about.
    pub wanted: Vec<Wanted>,
    /// Above the cards, e.g. "Your cards".
    pub heading: String,
    /// The cards in hand.
    pub cards: Vec<OwnCard>,
    /// One's own colour.
    pub tint: Tint,
}

/// A territory that one's own objective is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// Its place in [`Scene::lands`].
    pub at: usize,
    /// Why.
    pub why: Why,
}

/// What a territory is to one's own objective.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Why {
    /// The objective names it, and one holds it.
    Held,
    /// The objective names it, and somebody else holds it.
    Missing,
    /// So many of one's own territories are wanted, and this is one.
    Counts,
    /// It is one's own, but has fewer armies than are wanted on each.
    Weak,
    /// It is held by whom the objective wants out of the game.
    Quarry,
}

impl Why {
    /// One word, for golden texts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Held => "held",
            Self::Missing => "missing",
            Self::Counts => "counts",
            Self::Weak => "weak",
            Self::Quarry => "quarry",
        }
    }

    /// Whether its land is outlined, too: one's own land that only counts is not.
    pub(crate) const fn outlined(self) -> bool {
        matches!(self, Self::Held | Self::Missing | Self::Quarry)
    }
}

/// A card in one's own hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnCard {
    /// Its territory's name, or what a joker is called.
    pub name: String,
    /// Its figure.
    pub figure: Figure,
    /// Whether one holds that territory.
    pub held: bool,
}

/// The figure on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    /// A soldier on foot.
    Infantry,
    /// A horse.
    Cavalry,
    /// A gun.
    Artillery,
    /// Stands for any of them.
    Joker,
}

/// A territory as drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Land {
    /// Its text id.
    pub key: String,
    /// Its name.
    pub name: String,
    /// Whose it is.
    pub tint: Tint,
    /// The number on its badge.
    pub armies: u32,
    /// Reinforced since the last picture: drawn as +n.
    pub gained: u32,
    /// Lost in battle since the last picture: drawn as −n.
    pub lost: u32,
    /// Changed hands since the last picture: drawn with a glow.
    pub captured: bool,
    /// Of those the last few glow; this was one before them, and is hatched.
    pub earlier: bool,
    /// Came to ruin since the last picture: drawn with a ring of fire.
    pub struck: bool,
    /// Victory points, or what a state yields, if the table shows it; drawn at the badge's upper left.
    pub value: Option<u32>,
    /// What else stands there; nothing in the classic games.
    pub extras: Extras,
}

impl Land {
    /// Whether something happened here since the last picture, or a war goes on.
    pub fn changed(&self) -> bool {
        let Self { gained, lost, captured, struck, .. } = *self;
        captured || struck || gained > 0 || lost > 0 || !self.extras.war.is_empty()
    }
}

/// A continent's tag.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Continent {
    /// Its text id.
    pub key: String,
    /// Its name.
    pub name: String,
    /// Armies a turn for all of it.
    pub bonus: u32,
    /// Who holds all of it.
    pub holder: Option<Tint>,
}

/// What an arrow tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ArrowKind {
    /// Armies moved between own territories.
    Move,
    /// An attack that took nothing.
    Attack,
    /// An attack that took the territory.
    Capture,
}

/// An arrow between two territories.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrow {
    /// Index into [`Scene::lands`]: where from.
    pub from: usize,
    /// Index into [`Scene::lands`]: where to.
    pub to: usize,
    /// Whose armies.
    pub tint: Tint,
    /// What it tells.
    pub kind: ArrowKind,
    /// Which attack of the time shown it is, from 1; 0 if it has no number.
    pub step: u32,
}

impl Arrow {
    /// Numbers attacks, oldest first, after so many `before` them; a single one needs no number.
    pub(crate) fn number(arrows: &mut [Self], before: u32) {
        let mut fights = arrows.iter_mut().filter(|arrow| arrow.kind != ArrowKind::Move).collect::<Vec<_>>();
        if before > 0 || fights.len() > 1 {
            fights.iter_mut().zip(before + 1..).for_each(|(arrow, step)| arrow.step = step);
        }
    }
}

/// One player in the legend.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Colour and shape.
    pub tint: Tint,
    /// The person's name as it is drawn: cleaned, never empty.
    pub name: String,
    /// The line below it, e.g. "7 territories · 28 armies".
    pub line: String,
    /// The same as figures: territories, armies.
    pub held: [u32; 2],
    /// Cards held, if that is public.
    pub cards: Option<u32>,
    /// Energy, money and the like, where the rulebook has them.
    pub stocks: Vec<Holding>,
    /// Command cards, where the rulebook has them.
    pub decks: Vec<Deck>,
    /// Where a rulebook decides the order of play anew: which place in it, in words: "1st".
    pub order: Option<String>,
    /// Whether it is this player's turn.
    pub on_turn: bool,
    /// Whether the player is out of the game.
    pub out: bool,
}

impl Entry {
    /// Somebody with nothing yet, alive and not on turn.
    pub fn new(tint: Tint, name: String) -> Self {
        Self {
            tint,
            name,
            line: String::new(),
            held: [0, 0],
            cards: None,
            stocks: Vec::new(),
            decks: Vec::new(),
            order: None,
            on_turn: false,
            out: false,
        }
    }
}

/// So many of the lands that changed hands last glow.
const FRESH: usize = 3;

impl Scene {
    /// Says of the lands that changed hands which of them did so before the last few; `order` has their places in
    /// [`Scene::lands`], the last one last. What is in no order came before.
    pub(crate) fn age(&mut self, order: &[usize]) {
        let many = self.lands.iter().filter(|land| land.captured).count() > FRESH;
        let fresh = &order[order.len().saturating_sub(FRESH)..];
        for (at, land) in self.lands.iter_mut().enumerate() {
            land.earlier = land.captured && many && !fresh.contains(&at);
        }
    }

    /// Gives every seat the tint that its player has chosen.
    pub fn recolour(&mut self, chosen: impl Fn(Tint) -> Tint) {
        self.recolour_by(&chosen);
    }

    fn recolour_by(&mut self, chosen: &dyn Fn(Tint) -> Tint) {
        if let Some(beside) = &mut self.beside {
            beside.recolour_by(chosen);
        }
        if let Some(own) = &mut self.own {
            own.tint = chosen(own.tint);
            own.quarry = own.quarry.map(chosen);
        }
        for land in &mut self.lands {
            land.tint = chosen(land.tint);
            land.extras.tints().for_each(|tint| *tint = chosen(*tint));
        }
        for flight in &mut self.flights {
            flight.tint = chosen(flight.tint);
        }
        for arrow in &mut self.arrows {
            arrow.tint = chosen(arrow.tint);
        }
        for entry in &mut self.legend {
            entry.tint = chosen(entry.tint);
        }
        for continent in &mut self.continents {
            continent.holder = continent.holder.map(chosen);
        }
    }
}

impl Scene {
    /// The board's part of the golden text.
    fn board(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sea = if self.red_sea { ", with the lane over the Red Sea" } else { "" };
        writeln!(f, "board    {} {:?}{sea}", self.sheet.key(), self.lang)?;
        for l in &self.lands {
            write!(f, "land     {:<24} {:<8} {}", l.name, l.tint.key(), l.armies)?;
            if l.gained > 0 {
                write!(f, " +{}", l.gained)?;
            }
            if l.lost > 0 {
                write!(f, " -{}", l.lost)?;
            }
            if let Some(value) = l.value {
                write!(f, " worth {value}")?;
            }
            let said = |is: bool, word: &'static str| if is { word } else { "" };
            let captured = if l.earlier { " captured earlier" } else { said(l.captured, " captured") };
            writeln!(f, "{captured}{}{}", l.extras, said(l.struck, " struck"))?;
        }
        for c in &self.continents {
            writeln!(f, "continent {:<23} +{} {}", c.name, c.bonus, c.holder.map_or("-", Tint::key))?;
        }
        for a in &self.arrows {
            let (from, to) = (&self.lands[a.from].name, &self.lands[a.to].name);
            let step = if a.step > 0 { format!(" number {}", a.step) } else { String::new() };
            writeln!(f, "arrow    {from} -> {to} {:?} {}{step}", a.kind, a.tint.key())?;
        }
        for flight in &self.flights {
            let path: Vec<&str> = flight.path.iter().map(|at| self.lands[*at].name.as_str()).collect();
            let stopped = if flight.stopped { " stopped" } else { "" };
            writeln!(f, "flight   {} {:?} {}{stopped}", path.join(" -> "), flight.what, flight.tint.key())?;
        }
        Ok(())
    }

    /// The private part of the golden text.
    fn private(&self, own: &OwnHand, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "own      {}: {}", own.goal, own.objective)?;
        if let Some([have, of]) = own.progress {
            write!(f, " ({have} of {of})")?;
        }
        writeln!(f, "{}", own.quarry.map_or(String::new(), |tint| format!(" ({})", tint.key())))?;
        for wanted in &own.wanted {
            writeln!(f, "wanted   {} {}", self.lands[wanted.at].name, wanted.why.key())?;
        }
        for card in &own.cards {
            writeln!(f, "card     {} {:?}{}", card.name, card.figure, if card.held { " held" } else { "" })?;
        }
        Ok(())
    }
}

impl fmt::Display for Scene {
    /// The golden text: one line per thing drawn.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "title    {} / {}", self.title, self.line)?;
        self.board(f)?;
        if let Some(beside) = &self.beside {
            beside.board(f)?;
        }
        for e in &self.legend {
            write!(f, "legend   {:<8} {} | {}", e.tint.key(), e.name, e.line)?;
            if let Some(order) = &e.order {
                write!(f, " | {order}")?;
            }
            if let Some(cards) = e.cards {
                write!(f, " | {cards} cards")?;
            }
            for held in &e.stocks {
                write!(f, " | {} {}", held.amount, held.stock.key())?;
            }
            for deck in &e.decks {
                let play = if deck.in_play { " (in play)" } else { "" };
                write!(f, " | {} {} cards{play}", deck.cards, deck.of.key())?;
            }
            writeln!(
                f,
                "{}{}",
                if e.on_turn { " | on turn" } else { "" },
                if e.out { " | out" } else { "" }
            )?;
        }
        if let Some(own) = &self.own {
            self.private(own, f)?;
        }
        write!(f, "alt      {}", self.alt)
    }
}
