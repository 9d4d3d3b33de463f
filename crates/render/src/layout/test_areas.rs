//! Bounding boxes of badges, labels and marks, for tests of overlaps.

use crate::board::board_art::Sheet;
use crate::board::geometry::{Art, Point, WIDTH};
use crate::board::label_places::{Label, Labels};
use crate::board::palette::{Shape, Tint};
use crate::board::shapes;
use crate::lang::Lang;
use crate::layout::Layout;
use crate::layout::badges::Badge;
use crate::layout::bounding_boxes::{Edges, centred};
use crate::layout::camera::Camera;
use crate::layout::continent_labels;
use crate::layout::fixed_boxes::{Fixed, Kind};
use crate::layout::flight_layout::FlightLayout;
use crate::layout::format::Format;
use crate::layout::label_boxes;
use crate::layout::legend_layout::Item;
use crate::layout::marker_layout::{CHIP, Mark, Placed};
use crate::layout::measures::{COIN, MAP, NAME, RADIUS, RIM};
use crate::scene::{Land, Scene};
use tiny_skia::{FillRule, Mask, Transform};

/// A named box on the picture, in pixels.
#[derive(Clone, Debug, PartialEq)]
pub struct Area {
    /// Kind and key, e.g. `badge alaska`.
    pub what: String,
    /// Left, top, right, bottom.
    pub edges: [f32; 4],
}

impl Area {
    /// Whether two boxes overlap.
    pub fn meets(&self, other: &Self) -> bool {
        let ([l, t, r, b], [ol, ot, or, ob]) = (self.edges, other.edges);
        l < or && ol < r && t < ob && ot < b
    }
}

/// The boxes of every badge, name and continent tag of the whole board in that language, as if every territory had an
/// owner; names have the box of their glyphs. `compact` for narrow screens.
pub fn areas(sheet: Sheet, lang: Lang, compact: bool) -> Vec<Area> {
    let (art, labels) = (Art::of(sheet), Labels::of(sheet, lang, compact));
    let (size, style) = (labels.size, NAME.larger(labels.size));
    let mut out = Vec::new();
    for (key, label) in &labels.lands {
        out.push(Area {
            what: format!("badge {key}"),
            edges: label_boxes::badge(Some(Shape::Circle), label.badge, size),
        });
        for line in &label.lines {
            if let Some(path) = style.path(&line.text, line.at[0], line.at[1], label.anchor) {
                let b = path.bounds();
                out.push(Area {
                    what: format!("name {key} {}", line.text),
                    edges: [b.left(), b.top(), b.right(), b.bottom()],
                });
            }
        }
    }
    for continent in &art.continents {
        // With the badge of the continent's holder.
        let tag = continent_labels::edges(art, labels, continent, true, Camera { size, ..Camera::WHOLE });
        out.extend(tag.map(|edges| Area { what: format!("tag {}", continent.key), edges }));
    }
    out
}

/// The boxes of a scene's marks: numbers of arrows (`step 0`), gains, losses, values, stars, pieces, parties of a
/// war, bursts, flights. Marks have the name of their territory, e.g. `pieces alaska`, flights have their index, e.g.
/// `flight 0`.
pub fn marks(scene: &Scene, format: &Format) -> Vec<Area> {
    placed(scene, &Layout::of(scene, format))
}

fn placed(scene: &Scene, layout: &Layout) -> Vec<Area> {
    let mark = |placed: &Placed| Area {
        what: format!("{} {}", placed.mark.key(), scene.lands[placed.land].key),
        edges: placed.edges,
    };
    let flight = |aloft: &FlightLayout| Area { what: format!("flight {}", aloft.flight), edges: aloft.edges };
    let step = |(arrow, edges): &(usize, Edges)| Area { what: format!("step {arrow}"), edges: *edges };
    let flights = layout.aloft.iter().map(flight);
    layout.marks.iter().map(mark).chain(layout.steps.iter().map(step)).chain(flights).collect()
}

/// The heights of the discs of a scene's pieces, in pixels of the full picture, with the key of their territory.
pub fn discs(scene: &Scene, format: &Format) -> Vec<(String, f32)> {
    let layout = Layout::of(scene, format);
    let pieces = layout.marks.iter().filter(|placed| matches!(placed.mark, Mark::Pieces(_)));
    pieces.map(|placed| (scene.lands[placed.land].key.clone(), CHIP * 2.0 * placed.size)).collect()
}

/// The heads of a scene's arrows, e.g. `arrow 0`, and the number of arrows that are not drawn for lack of space.
pub fn arrows(scene: &Scene, format: &Format) -> (Vec<Area>, usize) {
    let layout = Layout::of(scene, format);
    let head = |(i, parts): (usize, &Vec<Vec<Point>>)| {
        let [x, y] = *parts.last()?.last()?;
        let half = 2.0 * layout.camera.size;
        Some(Area { what: format!("arrow {i}"), edges: [x - half, y - half, x + half, y + half] })
    };
    let lost = layout.arrows.iter().filter(|parts| parts.is_empty()).count();
    (layout.arrows.iter().enumerate().filter_map(head).collect(), lost)
}

/// Every badge as drawn in that colour with its rim, in slices of one pixel, e.g. `badge alaska`.
pub fn badges(sheet: Sheet, lang: Lang, compact: bool, tint: Tint) -> Vec<Area> {
    let labels = Labels::of(sheet, lang, compact);
    let (reach, half) = ((RADIUS + RIM) * labels.size, 100_u32);
    let mut mask = Mask::new(half * 2, half * 2).expect("the mask has a size");
    if let Some(path) = shapes::badge(tint.shape(), half as f32, half as f32, reach) {
        mask.fill_path(&path, FillRule::Winding, false, Transform::identity());
    }
    let slice = |(y, row): (usize, &[u8])| {
        let (first, last) = (row.iter().position(|v| *v > 127)?, row.iter().rposition(|v| *v > 127)?);
        Some([first, y, last + 1, y + 1].map(|v| v as f32 - half as f32))
    };
    let slices: Vec<_> = mask.data().chunks(half as usize * 2).enumerate().filter_map(slice).collect();
    let land = |(key, label): (&String, &Label)| {
        let [x, y] = label.badge;
        let what = format!("badge {key}");
        let area =
            move |[l, t, r, b]: &[f32; 4]| Area { what: what.clone(), edges: [x + l, y + t, x + r, y + b] };
        slices.iter().map(area).collect::<Vec<_>>()
    };
    labels.lands.iter().flat_map(land).collect()
}

/// The glyph boxes of the numbers on a scene's badges, e.g. `number alaska`.
pub fn numbers(scene: &Scene, format: &Format) -> Vec<Area> {
    let layout = Layout::of(scene, format);
    let ink = |(land, badge): (&Land, &Option<Badge>)| {
        let edges = badge.as_ref()?.number.as_ref()?.ink()?;
        Some(Area { what: format!("number {}", land.key), edges })
    };
    scene.lands.iter().zip(&layout.badges).filter_map(ink).collect()
}

/// The other fixed elements of a picture: continents' tags with their holders, title, compass, signs of landing
/// sites, notes at the edges; `tag 0`, `sign tycho`, `note 7`.
pub fn notes(scene: &Scene, format: &Format) -> Vec<Area> {
    let fixed = Layout::of(scene, format).standing(scene).into_iter().enumerate();
    let area = |(i, f): (usize, Fixed)| match f.kind {
        Kind::Badge(_) | Kind::Name(_) => None,
        Kind::Tag => Some(Area { what: format!("tag {i}"), edges: f.edges }),
        Kind::Sign(at) => Some(Area { what: format!("sign {}", scene.lands[at].key), edges: f.edges }),
        Kind::Note => Some(Area { what: format!("note {i}"), edges: f.edges }),
    };
    fixed.filter_map(area).collect()
}

/// The positions of arrows, flights and marks as text, in whole pixels, for golden texts.
pub fn golden_text(scene: &Scene, format: &Format) -> String {
    let layout = Layout::of(scene, format);
    let mut lines = Vec::new();
    let whole = |[x, y]: Point| format!("{x:.0},{y:.0}");
    for (arrow, parts) in scene.arrows.iter().zip(&layout.arrows) {
        let line = |points: &Vec<Point>| {
            let at = [0, points.len() / 2, points.len().saturating_sub(1)];
            at.map(|i| points.get(i).copied().map_or_else(String::new, whole)).join(" ")
        };
        let [from, to] = [arrow.from, arrow.to].map(|at| &scene.lands[at].key);
        let parts: Vec<String> = parts.iter().map(line).collect();
        lines.push(format!("arrow {from} -> {to}: {}", parts.join(" | ")));
    }
    for area in placed(scene, &layout) {
        let [l, t, r, b] = area.edges;
        lines.push(format!("{}: {} to {}", area.what, whole([l, t]), whole([r, b])));
    }
    lines.join("\n")
}

/// Everything with text or figures above the legend of a scene: badges (and ruins), names, signs of landing sites,
/// continents' tags, seas, marks and flights.
pub fn shown(scene: &Scene, format: &Format) -> Vec<Area> {
    let layout = Layout::of(scene, format);
    let area = |what: String, edges: [f32; 4]| Area { what, edges };
    let mut out = Vec::new();
    for (land, badge) in scene.lands.iter().zip(&layout.badges) {
        let Some(label) = layout.words.lands.get(&land.key) else { continue };
        out.extend(badge.as_ref().map(|badge| area(format!("badge {}", land.key), badge.edges)));
        out.extend(label.boxes.iter().map(|edges| area(format!("name {}", land.key), *edges)));
        let sign = label.site.map(|site| centred(site.at, [COIN * 2.0 * layout.camera.size; 2]));
        out.extend(sign.map(|edges| area(format!("sign {}", land.key), edges)));
    }
    for tag in &layout.tags {
        out.push(area(format!("tag {}", scene.continents[tag.continent].key), tag.edges));
    }
    for sea in &layout.words.seas {
        let lines: Vec<&str> = sea.lines.iter().map(|line| line.words.as_str()).collect();
        out.push(area(format!("sea {}", lines.join(" ")), sea.edges));
    }
    out.extend(placed(scene, &layout));
    out
}

/// The area for badges and labels, in pixels: the picture without the legend.
pub const ROOM: [f32; 4] = [0.0, 0.0, WIDTH as f32, MAP - 1.0];

/// The glyph boxes of every text below the board, e.g. `text Ilaria`.
pub fn legend(scene: &Scene, format: &Format) -> Vec<Area> {
    let ink = |item: &Item| match item {
        Item::Text(text, ..) => Some(Area { what: format!("text {}", text.words), edges: text.ink()? }),
        _ => None,
    };
    Layout::of(scene, format).legend.items.iter().filter_map(ink).collect()
}
