//! From what everybody may see of a game to the scene. Reads a [`View`] and [`Seen`] events only, so nothing secret can
//! get onto a picture for the channel.

use crate::render::Lang;
use crate::render::board::board_art::Sheet;
use crate::render::board::palette::Tint;
use crate::render::fonts::display_name::{legible, readable};
use crate::render::scene::alt_text;
use crate::render::scene::pieces::{Extras, Holding, Stock, Told};
use crate::render::scene::private_info::own;
use crate::render::scene::{Arrow, ArrowKind, Continent, Entry, Land, Scene};
use crate::rules::board::Name;
use crate::rules::classic::{self, Public, SeatView, Stage, View};
use crate::rules::{self, FamilySeen};
use crate::rules::{BoardId, ContinentId, Holder, Placement, Seat, Seen, TerritoryId, Waiting};
use std::collections::BTreeMap;

/// The words on a picture, in the picture's language.
pub trait Words {
    /// Under the compass rose, e.g. "ROUND 7". Drawn in capitals' company: keep it below 20 characters.
    fn title(&self) -> String;
    /// The line below it, e.g. "Ilaria attacks Brazil". Cut at about 40 characters.
    fn line(&self) -> String;
    /// What somebody holds, e.g. "7 territories · 28 armies". Below 35 characters.
    fn holdings(&self, territories: u32, armies: u32) -> String;
    /// The name of the two-player game's third army.
    fn neutral(&self) -> String;
    /// What stands beside one's own objective and cards on a private picture.
    fn own(&self) -> OwnWords;
    /// What a piece, a ruin, a stock is called, for the picture in words: "land commander", "energy".
    fn told(&self, what: Told) -> String;
}

/// The words beside one's own objective and cards.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OwnWords {
    /// Above the objective, e.g. "Your objective".
    pub goal: String,
    /// One's own objective; empty if there is none.
    pub objective: String,
    /// Above the cards, e.g. "Your cards".
    pub cards: String,
    /// What a card without territory is called.
    pub joker: String,
}

/// A person at a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The name that people know, as it came in.
    pub name: String,
    /// What is drawn instead when the name cannot be: the seat's colour in words.
    pub instead: String,
}

/// What changed since the last picture.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Since {
    gained: BTreeMap<TerritoryId, u32>,
    lost: BTreeMap<TerritoryId, u32>,
    arrows: Vec<(TerritoryId, TerritoryId, Seat, ArrowKind)>,
    /// Attacks before those whose arrows are kept.
    before: u32,
    /// All that was captured, with an arrow or without; the last one last.
    captured: Vec<TerritoryId>,
}

/// More arrows than this would hide the board; the oldest are left out.
const MOST_ARROWS: usize = 14;

impl Since {
    /// Gathers what the events since the last picture changed, oldest first.
    pub fn of<'a>(events: impl IntoIterator<Item = &'a Seen>) -> Self {
        let mut since = Self::default();
        for event in events {
            if let Seen::Happened(FamilySeen::Classic(classic::Seen::Public(public))) = event {
                since.add(public);
            }
        }
        let extra = since.arrows.len().saturating_sub(MOST_ARROWS);
        since.before = since.arrows.drain(..extra).filter(|arrow| arrow.3 != ArrowKind::Move).count() as u32;
        since
    }

    fn add(&mut self, event: &Public) {
        match event {
            Public::Deployed { own, neutral, .. } => {
                self.gain(own);
                self.gain(neutral);
            }
            Public::Placed { armies, .. } => self.gain(armies),
            Public::BonusPlaced { at, armies, .. } => *self.gained.entry(*at).or_default() += armies,
            Public::Rolled { seat, from, to, attacker_lost, defender_lost, .. } => {
                for (at, n) in [(from, attacker_lost), (to, defender_lost)] {
                    if *n > 0 {
                        *self.lost.entry(*at).or_default() += n;
                    }
                }
                self.arrow(*from, *to, *seat, ArrowKind::Attack);
            }
            Public::Captured { seat, from, to, .. } => {
                // What stood there is gone: its marks mean nothing any more.
                self.gained.remove(to);
                self.lost.remove(to);
                self.captured.retain(|at| at != to);
                self.captured.push(*to);
                self.arrow(*from, *to, *seat, ArrowKind::Capture);
            }
            Public::Fortified { seat, from, to, .. } => self.arrow(*from, *to, *seat, ArrowKind::Move),
            _ => {}
        }
    }

    fn gain(&mut self, placed: &Placement) {
        for (at, n) in placed {
            *self.gained.entry(*at).or_default() += n;
        }
    }

    /// One arrow for each pair and kind of thing: a capture replaces the attack that led to it.
    fn arrow(&mut self, from: TerritoryId, to: TerritoryId, seat: Seat, kind: ArrowKind) {
        let same = |a: &(TerritoryId, TerritoryId, Seat, ArrowKind)| {
            (a.0, a.1, a.2) == (from, to, seat) && (a.3 == kind || a.3 == ArrowKind::Attack)
        };
        self.arrows.retain(|a| !same(a));
        self.arrows.push((from, to, seat, kind));
    }

    fn captured(&self, at: TerritoryId) -> bool {
        self.captured.contains(&at)
    }

    /// The arrows, each attack with its number if there are several.
    fn arrows(&self) -> Vec<Arrow> {
        let arrow = |(from, to, seat, kind): &(TerritoryId, TerritoryId, Seat, ArrowKind)| Arrow {
            from: from.index(),
            to: to.index(),
            tint: Tint::of_seat(seat.index()),
            kind: *kind,
            step: 0,
        };
        let mut arrows: Vec<Arrow> = self.arrows.iter().map(arrow).collect();
        Arrow::number(&mut arrows, self.before);
        arrows
    }
}

/// The tint of a holder.
impl From<Holder> for Tint {
    fn from(holder: Holder) -> Self {
        match holder {
            Holder::Nobody => Self::Unowned,
            Holder::Neutral => Self::Neutral,
            Holder::Seat(seat) => Self::of_seat(seat.index()),
        }
    }
}

impl Scene {
    /// Resolves a view. `people` in seat order; a seat without a person is named by its number.
    pub fn from_view(
        view: &rules::View,
        people: &[Person],
        since: &Since,
        lang: Lang,
        words: &dyn Words,
    ) -> Self {
        match view {
            rules::View::Classic(view) => Self::from_classic(view, people, since, lang, words),
        }
    }

    fn from_classic(view: &View, people: &[Person], since: &Since, lang: Lang, words: &dyn Words) -> Self {
        let board = view.map();
        let name = |n: &Name| match lang {
            Lang::En => n.en.clone(),
            Lang::It => n.it.clone(),
        };
        let lands: Vec<Land> = board
            .ids()
            .map(|id| {
                let (at, about) = (view.at(id), board.territory(id));
                Land {
                    key: about.key.clone(),
                    name: name(&about.name),
                    tint: at.holder.into(),
                    armies: at.armies,
                    gained: since.gained.get(&id).copied().unwrap_or(0),
                    lost: since.lost.get(&id).copied().unwrap_or(0),
                    captured: since.captured(id),
                    earlier: false,
                    struck: false,
                    value: Some(about.points).filter(|points| *points > 0),
                    extras: Extras::default(),
                }
            })
            .collect();
        let continents = board.continents().iter().enumerate().map(|(i, c)| Continent {
            key: c.key.clone(),
            name: name(&c.name),
            bonus: c.bonus,
            holder: view.holder_of(ContinentId(i as u8)).map(Tint::from),
        });
        let continents: Vec<Continent> = continents.collect();
        let legend = legend(view, people, &lands, words);
        let own = own(view, words, &name);
        let (title, line) = (readable(&words.title(), 60), readable(&words.line(), 120));
        let mut scene = Self {
            sheet: Sheet::of(view.board),
            lang,
            red_sea: view.board == BoardId::Classic83,
            alt: alt_text::text(
                &alt_text::Parts {
                    title: &title,
                    line: &line,
                    legend: &legend,
                    lands: &lands,
                    beside: &[],
                    continents: &continents,
                    own: own.as_ref(),
                },
                words,
            ),
            own,
            beside: None,
            title,
            line,
            continents,
            arrows: since.arrows(),
            flights: Vec::new(),
            legend,
            lands,
        };
        let order: Vec<usize> = since.captured.iter().map(|at| at.index()).collect();
        scene.age(&order);
        scene
    }
}

fn legend(view: &View, people: &[Person], lands: &[Land], words: &dyn Words) -> Vec<Entry> {
    let seat = |s: &SeatView| Entry {
        tint: Tint::of_seat(s.seat.index()),
        name: people
            .get(s.seat.index())
            .map_or_else(|| format!("{}", s.seat.0 + 1), |p| legible(&p.name, &p.instead)),
        line: words.holdings(s.territories, s.armies),
        held: [s.territories, s.armies],
        cards: (view.stage != Stage::Setup).then_some(s.cards),
        stocks: stocks(view, s),
        decks: Vec::new(),
        order: None,
        on_turn: lit(view, s.seat),
        out: !s.alive,
    };
    let mut legend: Vec<Entry> = view.seats.iter().map(seat).collect();
    let neutral: Vec<&Land> = lands.iter().filter(|l| l.tint == Tint::Neutral).collect();
    if !neutral.is_empty() {
        let held = [neutral.len() as u32, neutral.iter().map(|l| l.armies).sum()];
        let line = words.holdings(held[0], held[1]);
        legend.push(Entry { line, held, ..Entry::new(Tint::Neutral, words.neutral()) });
    }
    legend
}

/// The points, where they may decide the game.
fn stocks(view: &View, seat: &SeatView) -> Vec<Holding> {
    let points = Holding { stock: Stock::Points, amount: seat.points as i32 };
    if view.counts_points() { vec![points] } else { Vec::new() }
}

/// Whose entry is lit: the winners', else whose turn it is, else (in the set-up) who is waited for.
fn lit(view: &View, seat: Seat) -> bool {
    match (&view.outcome, view.on_turn, &view.waiting) {
        (Some(outcome), ..) => outcome.winners.contains(&seat),
        (None, Some(on_turn), _) => on_turn == seat,
        (None, None, Waiting::For { seat: waited, .. }) => *waited == seat,
        (None, None, _) => false,
    }
}
