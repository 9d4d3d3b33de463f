//! Where badges and words lie, for the tests that hold them apart. Nothing here is drawn.

use super::Lang;
use super::art::{Art, Labels};
use super::layers::NAME;
use super::letters::{Face, Style};
use super::paint::RADIUS;

/// A box on the picture, in pixels.
#[derive(Clone, Debug, PartialEq)]
pub struct Area {
    /// What lies there, e.g. `badge alaska`.
    pub what: String,
    /// Left, top, right, bottom.
    pub edges: [f32; 4],
}

impl Area {
    /// Whether two boxes share a pixel.
    pub fn meets(&self, other: &Self) -> bool {
        let ([l, t, r, b], [ol, ot, or, ob]) = (self.edges, other.edges);
        l < or && ol < r && t < ob && ot < b
    }
}

/// Every badge, name and continent tag in that language, as large as its ink.
pub fn areas(lang: Lang) -> Vec<Area> {
    let (art, labels) = (Art::world(), Labels::of(lang));
    let mut out = Vec::new();
    for (key, label) in &labels.lands {
        let [x, y] = label.badge;
        let r = RADIUS + 1.3;
        out.push(Area { what: format!("badge {key}"), edges: [x - r, y - r, x + r, y + r] });
        for line in &label.lines {
            if let Some(path) = NAME.path(&line.text, line.at[0], line.at[1], label.anchor) {
                let b = path.bounds();
                out.push(Area {
                    what: format!("name {key} {}", line.text),
                    edges: [b.left(), b.top(), b.right(), b.bottom()],
                });
            }
        }
    }
    for continent in &art.continents {
        let lines = labels.continents.get(&continent.key).map_or(&[][..], |n| &n.lines);
        let style = Style::new(Face::Title, 14.5).spaced(1.6);
        let wide = lines.iter().map(|l| style.width(&l.to_uppercase())).fold(38.0, f32::max) / 2.0;
        let [x, y] = continent.tag;
        let foot = y + 16.0 * lines.len() as f32 + 13.0;
        out.push(Area {
            what: format!("tag {}", continent.key),
            edges: [x - wide, y - 12.0, x + wide, foot],
        });
    }
    out
}

/// The sea lanes drawn, as pairs of text ids: those of every edition, and those of some.
pub fn lanes() -> [Vec<[String; 2]>; 2] {
    let art = Art::world();
    [&art.lanes, &art.optional_lanes].map(|lanes| lanes.iter().map(|l| l.of.clone()).collect())
}

/// Text ids and names as the art knows them: continents first, then territories.
pub fn names(lang: Lang) -> Vec<(String, String)> {
    let labels = Labels::of(lang);
    let continents = labels.continents.iter().map(|(k, c)| (k.clone(), c.name.clone()));
    continents.chain(labels.lands.iter().map(|(k, l)| (k.clone(), l.name.clone()))).collect()
}
