//! Layout of continents' names and bonuses and of the title: text styles, positions, bounding boxes.

use crate::board::geometry::{self, Art, Point};
use crate::board::label_places::Labels;
use crate::fonts::{Face, Style, fit};
use crate::layout::bounding_boxes::{Edges, centred};
use crate::layout::camera::Camera;
use crate::layout::label_boxes::widest;
use crate::layout::label_visibility;
use crate::layout::measures::MAP;
use crate::layout::text::Text;
use crate::layout::year_track::{self, YearMark};
use crate::scene::{Continent, Scene};

/// Text style of the title.
pub(crate) fn title(size: f32) -> Style {
    Style::new(Face::Title, 20.0).spaced(1.5).larger(size)
}

/// Text style of the subtitle.
pub(crate) fn subtitle(size: f32) -> Style {
    Style::new(Face::Script, 19.0).larger(size.sqrt())
}

/// Size factor of continents' tags.
pub(crate) fn size(art: &Art, camera: Camera) -> f32 {
    camera.size * art.tag_size
}

/// Text style of a continent's name and bonus on compact pictures, as large as territories' names.
const BAND: Style = Style::new(Face::Strong, 17.5);
/// Half the height of the band behind them.
const BAND_HALF: f32 = 12.5;
/// Padding at the band's ends.
const BAND_END: f32 = 10.0;
/// Space at the band's left end for the badge of the continent's holder.
const BAND_BADGE: f32 = 25.0;

/// The text on a band.
fn band_text(name: &str, bonus: u32) -> String {
    if bonus > 0 { format!("{name} +{bonus}") } else { name.to_owned() }
}

/// Width and height of a band, with space for the holder's badge and its rim.
pub fn band_size(name: &str, bonus: u32, s: f32) -> [f32; 2] {
    let wide = BAND.width(&band_text(name, bonus)) + BAND_END * 2.0 + BAND_BADGE + 5.0;
    [wide * s, (BAND_HALF * 2.0 + 5.0) * s]
}

/// Height of the note below a tag.
const NOTED: f32 = 16.0;

/// Bounding box of a continent's tag on the picture, with or without its holder's badge; a band has always space for
/// it. `None` if there is neither name nor bonus.
pub(crate) fn edges(
    art: &Art,
    labels: &Labels,
    drawn: &geometry::Continent,
    held: bool,
    camera: Camera,
) -> Option<Edges> {
    let name = labels.continents.get(&drawn.key);
    let lines = name.map_or(&[][..], |n| &n.lines);
    if let Some((at, [line, ..])) = name.and_then(|n| n.at).zip(Some(lines)) {
        return Some(centred(camera.at(at), band_size(line, drawn.bonus, camera.size)));
    }
    if lines.is_empty() && drawn.bonus == 0 {
        return None;
    }
    let ([x, y], s) = (camera.at(drawn.tag), size(art, camera));
    let half = widest(lines, s).max(38.0 * s) / 2.0;
    let (left, more) = if held { (half.max(44.0 * s), 17.0) } else { (half, 14.0) };
    let top = y - match (lines.is_empty(), held) {
        (true, false) => 8.0,
        (true, true) => 11.0,
        (false, _) => 12.0,
    } * s;
    let noted = if name.is_some_and(|name| name.note.is_some()) { NOTED } else { 0.0 };
    Some([x - left, top, x + half, y + (16.0 * lines.len() as f32 + more + noted) * s])
}

/// A continent's bonus with its holder, and the bounding box including the name.
#[derive(Clone, Debug)]
pub(crate) struct Tag {
    /// Index in [`Scene::continents`].
    pub(crate) continent: usize,
    /// Index in [`Art::continents`].
    pub(crate) drawn: usize,
    /// Bounding box of the name, the pill and the holder's badge.
    pub(crate) edges: Edges,
    /// What is drawn besides the name; `None` if there is no bonus.
    pub(crate) pill: Option<TagBox>,
}

/// A pill with a bonus, or on compact pictures a band with name and bonus.
#[derive(Clone, Debug)]
pub(crate) struct TagBox {
    /// Left, top, width, height, radius of the corners.
    pub(crate) shape: [f32; 5],
    /// Its text.
    pub(crate) text: Text,
    /// Centre of the holder's badge, if there is a holder.
    pub(crate) badge: Option<Point>,
    /// Whether it contains the name too.
    pub(crate) band: bool,
    /// Size factor: 1 on the full picture.
    pub(crate) size: f32,
}

/// The visible tags of a scene's continents.
pub(crate) fn tags(scene: &Scene, labels: &Labels, camera: Camera) -> Vec<Tag> {
    let art = Art::of(scene.sheet);
    let tag = |(at, continent): (usize, &Continent)| {
        let found = art.continents.iter().position(|drawn| drawn.key == continent.key)?;
        let drawn = &art.continents[found];
        let edges = edges(art, labels, drawn, continent.holder.is_some(), camera)?;
        let seen = label_visibility::tag(art, labels, drawn, camera);
        let pill = || pill(art, labels, drawn, continent, camera);
        seen.then(|| Tag { continent: at, drawn: found, edges, pill: pill() })
    };
    scene.continents.iter().enumerate().filter_map(tag).collect()
}

fn pill(
    art: &Art,
    labels: &Labels,
    drawn: &geometry::Continent,
    continent: &Continent,
    camera: Camera,
) -> Option<TagBox> {
    let (name, held) = (labels.continents.get(&drawn.key), continent.holder.is_some());
    if let Some((at, name)) = name.and_then(|name| Some((name.at?, name.lines.first()?))) {
        let ([x, y], s) = (camera.at(at), camera.size);
        let (style, text) = (BAND.larger(s), band_text(name, continent.bonus));
        let badge = if held { BAND_BADGE * s } else { 0.0 };
        let wide = style.width(&text) + BAND_END * 2.0 * s + badge;
        let (half, left) = (BAND_HALF * s, x - wide / 2.0);
        let from = left + BAND_END * s + badge;
        return Some(TagBox {
            shape: [left, y - half, wide, half * 2.0, half * 0.98],
            text: Text::start(text, style, [from, y + style.size * 0.35]),
            badge: held.then_some([left + half + 1.5 * s, y]),
            band: true,
            size: s,
        });
    }
    let lines = name.map_or(1, |n| n.lines.len());
    let ([x, y], s) = (camera.at(drawn.tag), size(art, camera));
    let y = y + (16.0 * lines as f32 + 6.0) * s;
    let style = Style::new(Face::Strong, 15.5).larger(s);
    (continent.bonus > 0).then(|| TagBox {
        shape: [x - 19.0 * s, y - 13.0 * s, 38.0 * s, 20.0 * s, 10.0 * s],
        text: Text::middle(format!("+{}", continent.bonus), style, [x, y + 2.5 * s]),
        badge: held.then_some([x - 30.0 * s, y - 3.0 * s]),
        band: false,
        size: s,
    })
}

/// The title's position and size: a little higher if the year track would not fit below it.
fn title_at(scene: &Scene, art: &Art) -> (Point, f32) {
    let ([x, y], size) = (art.title, art.title_size);
    let lowest = if scene.track.is_some() { MAP - 54.0 * size } else { y };
    ([x, y.min(lowest)], size)
}

/// The title and the subtitle, below the compass.
pub(crate) fn titles(scene: &Scene) -> [Text; 2] {
    let art = Art::of(scene.sheet);
    let ([x, y], size) = title_at(scene, art);
    let (large, small) = (title(size), subtitle(size));
    let line = fit(&scene.line, small, 280.0);
    // A long line moves to the right instead of being cut by the edge.
    let left = x.max(small.width(&line) / 2.0 + 14.0);
    let head = Text::middle(fit(&scene.title, large, 270.0 * size), large, [x, y]);
    [head, Text::middle(line, small, [left, y + 23.0 * size])]
}

/// The year track below the subtitle.
pub(crate) fn track(scene: &Scene) -> Vec<YearMark> {
    let Some(track) = scene.track else { return Vec::new() };
    let art = Art::of(scene.sheet);
    let ([x, y], size) = title_at(scene, art);
    year_track::row(track, [x - year_track::width(track[1], size) / 2.0, y + 40.0 * size], size)
}
