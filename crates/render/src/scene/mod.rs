//! Scene: the fully resolved content of a picture, i.e. holders, changes and players, without pixels. Picture, alt
//! text and golden text are made from a [`Scene`] alone.

mod alt_text;
mod classic;
mod cold_war;
pub(crate) mod empty_board;
mod families;
pub(crate) mod from_view;
pub(crate) mod pieces;
pub(crate) mod position_file;
pub(crate) mod weapon_range;
mod y2210;

use crate::board::board_art::Sheet;
use crate::board::palette::Tint;
use crate::lang::Lang;
use crate::layout::format::Framing;
use crate::scene::pieces::{Deck, Extras, Flight, Holding};
use crate::scene::weapon_range::WeaponRange;
use casus_belli_core::rules::Piece;
use casus_belli_core::rules::Superpower;
use std::fmt;

/// A picture before it is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// The drawn board.
    pub sheet: Sheet,
    /// Language of the names on the board.
    pub lang: Lang,
    /// Whether the lanes are drawn that only some boards on this sheet have: East Africa - Middle East with 83 borders,
    /// Exiled States of America - Canada with 82 on the futuristic Earth.
    pub optional_lanes: bool,
    /// Title below the compass rose, e.g. "ROUND 7".
    pub title: String,
    /// Subtitle, e.g. "Ilaria attacks Brazil".
    pub line: String,
    /// The year and the number of years, in a game that has a fixed number: drawn as a row of marks by the title.
    pub track: Option<[u32; 2]>,
    /// Every territory, in board order.
    pub lands: Vec<Land>,
    /// Every continent, in board order.
    pub continents: Vec<Continent>,
    /// Attacks and moves since the last picture, oldest first.
    pub arrows: Vec<Arrow>,
    /// Convoys, missiles and landings, oldest first.
    pub flights: Vec<Flight>,
    /// Players in seat order, or in turn order where that changes; the neutral army last.
    pub legend: Vec<Entry>,
    /// The viewer's objective and cards, on a private picture.
    pub own: Option<OwnHand>,
    /// The other board of the same game, drawn below this one: e.g. the Moon if something happened on both. It has no
    /// legend, title or hand of its own.
    pub beside: Option<Box<Scene>>,
    /// Whether a picture of the whole board leaves this board out if it is beside another: nothing happened on it.
    pub quiet: bool,
    /// The reach of a weapon that may be launched, on a private picture.
    pub aim: Option<WeaponRange>,
    /// Alt text: at most 1,024 characters.
    pub alt: String,
}

/// The viewer's private information, below the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnHand {
    /// Heading of the objective, e.g. "Your objective".
    pub goal: String,
    /// The objective; empty if the rulebook has none.
    pub objective: String,
    /// Progress, achieved and total: territories, or continents where some are free to choose.
    pub progress: Option<[u32; 2]>,
    /// The player to eliminate.
    pub quarry: Option<Tint>,
    /// The territories of the objective.
    pub wanted: Vec<Wanted>,
    /// Heading of the cards, e.g. "Your cards".
    pub heading: String,
    /// The cards in hand.
    pub cards: Vec<OwnCard>,
    /// The viewer's colour.
    pub tint: Tint,
}

/// A territory of the viewer's objective.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// Index in [`Scene::lands`].
    pub at: usize,
    /// Its role.
    pub why: Why,
}

/// Role of a territory for the viewer's objective.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Why {
    /// The objective names it, and the viewer holds it.
    Held,
    /// The objective names it, and the viewer doesn't hold it.
    Missing,
    /// The objective needs a number of territories, and this one of the viewer's counts.
    Counts,
    /// It is the viewer's, but has fewer armies than the objective needs on each.
    Weak,
    /// It belongs to the player to eliminate.
    Quarry,
}

impl Why {
    /// Key in golden texts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Held => "held",
            Self::Missing => "missing",
            Self::Counts => "counts",
            Self::Weak => "weak",
            Self::Quarry => "quarry",
        }
    }

    /// Whether the territory is outlined too; own territories that only count are not.
    pub(crate) const fn outlined(self) -> bool {
        matches!(self, Self::Held | Self::Missing | Self::Quarry)
    }
}

/// A card in the viewer's hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnCard {
    /// Name of its territory, or of the joker.
    pub name: String,
    /// Its figure.
    pub figure: Figure,
    /// Whether the viewer holds that territory.
    pub held: bool,
}

/// The figure on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    /// A foot soldier.
    Infantry,
    /// A horse.
    Cavalry,
    /// A gun.
    Artillery,
    /// A joker: counts as any of them.
    Joker,
    /// The commander of a command card's deck.
    Piece(Piece),
}

/// A territory as drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Land {
    /// Text id.
    pub key: String,
    /// Its name.
    pub name: String,
    /// Colour of its owner.
    pub tint: Tint,
    /// The number on its badge.
    pub armies: u32,
    /// Armies gained since the last picture: drawn as +n.
    pub gained: u32,
    /// Armies lost in battle since the last picture: drawn as −n.
    pub lost: u32,
    /// Captured since the last picture: drawn with a glow.
    pub captured: bool,
    /// Captured before the last few captures: hatched instead of a glow.
    pub earlier: bool,
    /// Became a ruin since the last picture: drawn with a glow of fire.
    pub struck: bool,
    /// Victory points, or the value of a state, if shown; drawn at an upper corner of the badge.
    pub value: Option<u32>,
    /// The superpower to whose area the state belongs: the colour of its value (R3-2).
    pub camp: Option<Superpower>,
    /// Pieces, wars and ruins; empty in the classic games.
    pub extras: Extras,
}

impl Land {
    /// Whether something changed here since the last picture, or a war is in progress.
    pub fn changed(&self) -> bool {
        let Self { gained, lost, captured, struck, .. } = *self;
        captured || struck || gained > 0 || lost > 0 || !self.extras.war.is_empty()
    }
}

/// A continent's tag.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Continent {
    /// Text id.
    pub key: String,
    /// Its name.
    pub name: String,
    /// Bonus armies per turn for holding all of it.
    pub bonus: u32,
    /// The holder of all of it.
    pub holder: Option<Tint>,
}

/// Kind of an arrow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ArrowKind {
    /// Armies moved between own territories.
    Move,
    /// An attack without a capture.
    Attack,
    /// An attack that captured the territory.
    Capture,
}

/// An arrow between two territories.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrow {
    /// Origin: index into [`Scene::lands`].
    pub from: usize,
    /// Target: index into [`Scene::lands`].
    pub to: usize,
    /// Colour of the armies' owner.
    pub tint: Tint,
    /// Kind.
    pub kind: ArrowKind,
    /// Number of the attack in the period shown, from 1; 0 if it has none.
    pub step: u32,
}

impl Arrow {
    /// Numbers attacks, oldest first, starting after `before`; a single attack gets no number.
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
    /// The player's name as drawn: sanitized, not empty.
    pub name: String,
    /// Holdings as text, e.g. "7 territories · 28 armies".
    pub line: String,
    /// Holdings as numbers: territories, armies.
    pub held: [u32; 2],
    /// Cards held, if that is public.
    pub cards: Option<u32>,
    /// Energy, money etc., if the rulebook has them.
    pub stocks: Vec<Holding>,
    /// Command cards, where the rulebook has them.
    pub decks: Vec<Deck>,
    /// Place in the turn order or role as a short text, e.g. "1st" or "USA", where the rulebook has either.
    pub order: Option<String>,
    /// Whether it is this player's turn; after the end, whether the player has won.
    pub on_turn: bool,
    /// Whether the player is out of the game.
    pub out: bool,
}

impl Entry {
    /// An entry without holdings, alive and not on turn.
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

/// Number of the latest captures that glow.
const FRESH: usize = 3;

impl Scene {
    /// Whether anything on this board has changed since the last picture.
    pub(crate) fn happened(&self) -> bool {
        !self.arrows.is_empty() || !self.flights.is_empty() || self.lands.iter().any(Land::changed)
    }

    /// Marks captured territories as earlier, except the latest few. `order` has their indices in [`Scene::lands`],
    /// the latest last; captures that are not in `order` are earlier.
    pub(crate) fn age(&mut self, order: &[usize]) {
        let many = self.lands.iter().filter(|land| land.captured).count() > FRESH;
        let fresh = &order[order.len().saturating_sub(FRESH)..];
        for (at, land) in self.lands.iter_mut().enumerate() {
            land.earlier = land.captured && many && !fresh.contains(&at);
        }
    }

    /// Clears the marks of the last turn on both boards.
    pub(crate) fn rest(&mut self) {
        for land in &mut self.lands {
            (land.captured, land.earlier, land.gained, land.lost) = (false, false, 0, 0);
        }
        self.arrows.clear();
        self.flights.clear();
        if let Some(beside) = &mut self.beside {
            beside.rest();
        }
    }

    /// Leaves only two parties in the legend of a close-up: the viewer, and whoever the viewer's armies meet there. Nothing
    /// changes on a picture of a whole board.
    pub fn keep_parties(&mut self, own: Tint, view: &Framing) {
        let Framing::Zoom(shown) = view else { return };
        let boards = || std::iter::once(&*self).chain(self.beside.as_deref());
        let lands: Vec<&Land> = boards().flat_map(|scene| &scene.lands).collect();
        let fought = boards().flat_map(|scene| scene.arrows.iter().rev().map(|arrow| &scene.lands[arrow.to]));
        let near = shown.iter().filter_map(|at| lands.get(*at).copied());
        let other = |tint: &Tint| *tint != own && *tint != Tint::Unowned;
        let other = fought.chain(near).map(|land| land.tint).find(other);
        self.legend.retain(|entry| entry.tint == own || Some(entry.tint) == other);
    }

    /// Replaces the colour of every seat by the one that its player has chosen.
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
        let lanes = if self.optional_lanes { ", with the optional lane" } else { "" };
        let quiet = if self.quiet { ", quiet" } else { "" };
        writeln!(f, "board    {} {:?}{lanes}{quiet}", self.sheet.key(), self.lang)?;
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
            if let Some(camp) = l.camp {
                write!(f, " {}", camp.key())?;
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
    /// Golden text: one line per thing drawn.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let track = self.track.map_or(String::new(), |[now, last]| format!(" / {now} of {last}"));
        writeln!(f, "title    {} / {}{track}", self.title, self.line)?;
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
        if let Some(aim) = &self.aim {
            aim.told(&self.lands, f)?;
        }
        write!(f, "alt      {}", self.alt)
    }
}
