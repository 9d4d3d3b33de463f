//! Shares of a total as stacked areas. The figures of a moment must add up to the total.

use crate::board::board_art::Theme;
use crate::board::shapes;
use crate::chart::paint::Frame;
use crate::chart::{Chart, Line};
use crate::layout::test_areas::Area;
use crate::paint::plain_badges::plate;
use crate::paint::primitives;
use tiny_skia::Pixmap;

/// Minimum height in pixels of an area with a badge.
const ROOM: f32 = 25.0;
/// Distance of two badges in an area, in pixels.
const APART: f32 = 170.0;

/// Converts figures to percentages of their sum at each moment; all are 0 if the sum is 0.
pub(super) fn of_all(lines: &mut [Line]) {
    let moments = lines.first().map_or(0, |line| line.values.len());
    for moment in 0..moments {
        let whole: f64 = lines.iter().map(|line| line.values[moment]).sum();
        for line in &mut *lines {
            line.values[moment] *= if whole > 0.0 { 100.0 / whole } else { 0.0 };
        }
    }
}

/// The lower and upper edge of each line's area at each moment, in percent; the first line on top.
pub(super) fn stacked(lines: &[Line]) -> Vec<Vec<[f64; 2]>> {
    let mut foot = vec![0.0; lines.first().map_or(0, |line| line.values.len())];
    let mut out: Vec<Vec<[f64; 2]>> = Vec::new();
    for line in lines.iter().rev() {
        let area = foot.iter_mut().zip(&line.values).map(|(foot, share)| {
            let low = *foot;
            *foot += share;
            [low, *foot]
        });
        out.push(area.collect());
    }
    out.reverse();
    out
}

/// Draws the areas with a thin gap between them, and badges where they fit.
pub(super) fn draw(on: &mut Pixmap, frame: &Frame<'_>) {
    let areas = stacked(&frame.chart.lines);
    for (line, area) in frame.chart.lines.iter().zip(&areas) {
        let upper = area.iter().enumerate().map(|(at, [_, high])| [frame.x(at), frame.y(*high)]);
        let lower = area.iter().enumerate().rev().map(|(at, [low, _])| [frame.x(at), frame.y(*low)]);
        let points: Vec<[f32; 2]> = upper.clone().chain(lower).collect();
        primitives::fill(on, shapes::polygon(&points).as_ref(), line.tint.badge(), 1.0);
    }
    for area in &areas {
        let upper: Vec<[f32; 2]> =
            area.iter().enumerate().map(|(at, [_, high])| [frame.x(at), frame.y(*high)]).collect();
        primitives::strip(on, super::paint::through(&upper).as_ref(), 2.6, frame.paper.sheet);
    }
    let rule = shapes::rect(frame.left, frame.y(50.0) - 0.8, frame.right - frame.left, 1.6);
    primitives::fill(on, rule.as_ref(), frame.paper.sheet, 0.75);
    for (place, (line, area)) in frame.chart.lines.iter().zip(&areas).enumerate() {
        let mut x = frame.left + 26.0 + APART * place as f32 / areas.len().max(1) as f32;
        while x <= frame.right - 18.0 {
            let [low, high] = between(frame, area, x);
            if low - high >= ROOM {
                plate(on, line.tint, [x, f32::midpoint(low, high)], 9.5, 2.2);
            }
            x += APART;
        }
    }
}

/// The lower and upper edge of an area at `x`, in pixels.
fn between(frame: &Frame<'_>, area: &[[f64; 2]], x: f32) -> [f32; 2] {
    let after = (1..area.len()).find(|at| frame.x(*at) >= x).unwrap_or(area.len().saturating_sub(1));
    let before = after.saturating_sub(1);
    let part = ((x - frame.x(before)) / (frame.x(after) - frame.x(before)).max(1e-6)).clamp(0.0, 1.0);
    [0, 1].map(|edge| {
        let [a, b] = [before, after].map(|at| frame.y(area.get(at).map_or(0.0, |edges| edges[edge])));
        a + (b - a) * part
    })
}

/// The areas at one moment as boxes, for tests that they are adjacent: `share of Ilaria`.
pub fn bands(chart: &Chart, moment: usize) -> Vec<Area> {
    let frame = Frame::of(chart, Theme::Dark);
    let x = frame.x(moment);
    let band = |(line, area): (&Line, &Vec<[f64; 2]>)| {
        let [low, high] = area.get(moment).copied().unwrap_or_default();
        Area { what: format!("share of {}", line.name), edges: [x, frame.y(high), x, frame.y(low)] }
    };
    chart.lines.iter().zip(&stacked(&chart.lines)).map(band).collect()
}
