//! Builds a scene without a game: an empty board, or a board with given holders.

use crate::board::board_art::Sheet;
use crate::board::geometry::Art;
use crate::board::label_places::Labels;
use crate::board::palette::Tint;
use crate::lang::Lang;
use crate::scene::from_view::Words;
use crate::scene::pieces::Extras;
use crate::scene::{Continent, Entry, Land, Scene, cold_war};

/// Error in a list of holders or in a position file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadHolders {
    /// Wrong number of holders.
    #[error("{found} holders for {wanted} territories")]
    Count {
        /// Number of holders given.
        found: usize,
        /// Number of the board's territories.
        wanted: usize,
    },
    /// A holder with invalid syntax.
    #[error("`{0}` is neither `-` nor a seat from 0 to 7 (or n) and a number of armies, such as 3:12")]
    Form(String),
    /// A position file names something unknown.
    #[error("{0}")]
    Unknown(String),
}

/// Parses the holder and the armies of one territory: `3:12`, `n:2`, `-`.
fn holder(text: &str) -> Result<(Tint, u32), BadHolders> {
    let bad = || BadHolders::Form(text.chars().take(20).collect());
    if text == "-" {
        return Ok((Tint::Unowned, 0));
    }
    let (who, armies) = text.split_once(':').ok_or_else(bad)?;
    let tint = match who {
        "n" => Tint::Neutral,
        seat => match seat.parse::<usize>().ok().filter(|seat| *seat < 8) {
            Some(seat) => Tint::of_seat(seat),
            None => return Err(bad()),
        },
    };
    Ok((tint, armies.parse().map_err(|_| bad())?))
}

impl Scene {
    /// A board with these holders: `seat:armies` for each territory in board order, separated by spaces; an empty
    /// string for an unowned board. `people` has names in seat order.
    ///
    /// # Errors
    /// [`BadHolders`] if there are not as many holders as territories, or one has invalid syntax.
    pub fn bare(
        sheet: Sheet,
        lang: Lang,
        holders: &str,
        people: &[String],
        words: &dyn Words,
    ) -> Result<Self, BadHolders> {
        let (art, labels) = (Art::of(sheet), Labels::of(sheet, lang, false));
        let mut held = holders.split_whitespace().map(holder).collect::<Result<Vec<_>, _>>()?;
        if held.is_empty() {
            held = vec![(Tint::Unowned, 0); art.lands.len()];
        }
        if held.len() != art.lands.len() {
            return Err(BadHolders::Count { found: held.len(), wanted: art.lands.len() });
        }
        let land = |(land, (tint, armies)): (&crate::board::geometry::Land, (Tint, u32))| Land {
            key: land.key.clone(),
            name: labels.lands.get(&land.key).map_or_else(|| land.key.clone(), |l| l.name.clone()),
            tint,
            armies,
            gained: 0,
            lost: 0,
            captured: false,
            earlier: false,
            struck: false,
            value: art.values.get(&land.key).copied(),
            camp: cold_war::camp(sheet, &land.key),
            extras: Extras::default(),
        };
        let lands: Vec<Land> = art.lands.iter().zip(held).map(land).collect();
        let continents = art.continents.iter().enumerate().map(|(i, c)| {
            let mut tints =
                art.lands.iter().zip(&lands).filter(|(a, _)| a.continent == i).map(|(_, l)| l.tint);
            let first = tints.next().filter(|t| !matches!(t, Tint::Unowned | Tint::Neutral));
            Continent {
                key: c.key.clone(),
                name: labels.continents.get(&c.key).map_or_else(|| c.key.clone(), |n| n.name.clone()),
                bonus: c.bonus,
                holder: first.filter(|first| tints.all(|t| t == *first)),
            }
        });
        let continents: Vec<Continent> = continents.collect();
        let legend = legend(&lands, people, words);
        let scene = Self {
            sheet,
            lang,
            optional_lanes: false,
            alt: String::new(),
            title: words.title(),
            line: words.line(),
            track: None,
            lands,
            continents,
            arrows: Vec::new(),
            flights: Vec::new(),
            legend,
            own: None,
            beside: None,
            quiet: false,
            aim: None,
        };
        Ok(scene.in_words(words))
    }
}

/// All owners with territories.
fn legend(lands: &[Land], people: &[String], words: &dyn Words) -> Vec<Entry> {
    let entry = |(i, tint): (usize, &Tint)| {
        let own: Vec<&Land> = lands.iter().filter(|l| l.tint == *tint).collect();
        let name = if *tint == Tint::Neutral { Some(words.neutral()) } else { people.get(i).cloned() };
        let name = crate::legible(&name.unwrap_or_default(), &format!("{}", i + 1));
        let held = [own.len() as u32, own.iter().map(|l| l.armies).sum()];
        let line = words.holdings(held[0], held[1]);
        (!own.is_empty()).then(|| Entry { line, held, ..Entry::new(*tint, name) })
    };
    Tint::OWNERS.iter().enumerate().filter_map(entry).collect()
}
