//! How continents' names, bonuses and titles are set on a board, and how much room they need. Never what a continent is
//! worth.

use crate::render::board::geometry::{self, Art};
use crate::render::board::label_places::Labels;
use crate::render::fonts::{Face, Style};
use crate::render::layout::boxes::{Edges, centred};
use crate::render::layout::camera::Camera;
use crate::render::layout::label_boxes::widest;

/// How the title is set.
pub(crate) fn title(size: f32) -> Style {
    Style::new(Face::Title, 20.0).spaced(1.5).larger(size)
}

/// How the line below it is set.
pub(crate) fn subtitle(size: f32) -> Style {
    Style::new(Face::Script, 19.0).larger(size.sqrt())
}

/// How large continents' tags are.
pub(crate) fn size(art: &Art, camera: Camera) -> f32 {
    camera.size * art.tag_size
}

/// How a continent's name and bonus are set on narrow screens: as large as territories' names.
pub(crate) const BAND: Style = Style::new(Face::Strong, 17.5);
/// Half the height of the band that they stand on.
pub(crate) const BAND_HALF: f32 = 12.5;
/// Between the letters and the band's ends.
pub(crate) const BAND_END: f32 = 10.0;
/// The room at the band's left end for the badge of whoever holds it all.
pub(crate) const BAND_BADGE: f32 = 25.0;

/// What stands on a band.
pub(crate) fn band_text(name: &str, bonus: u32) -> String {
    if bonus > 0 { format!("{name} +{bonus}") } else { name.to_owned() }
}

/// The width and height of a band, with room for a holder's badge and its rim.
pub(crate) fn band_size(name: &str, bonus: u32, s: f32) -> [f32; 2] {
    let wide = BAND.width(&band_text(name, bonus)) + BAND_END * 2.0 + BAND_BADGE + 5.0;
    [wide * s, (BAND_HALF * 2.0 + 5.0) * s]
}

/// Height of the note below a tag.
const NOTED: f32 = 16.0;

/// The same wherever it lies; as wide as it is while somebody holds it all, or not.
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
