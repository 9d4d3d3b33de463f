//! Draws a chart: axes, lines with badges at intervals, names at the ends of the lines.

use crate::board::board_art::Theme;
use crate::board::palette::{Rgb, Tint};
use crate::board::shapes;
use crate::chart::axis;
use crate::chart::end_labels;
use crate::chart::frame::{self, Paper};
use crate::chart::overlapping_lines::{self, SplitLines};
use crate::chart::shares;
use crate::chart::{Chart, ChartKind, Line};
use crate::fonts::{Anchor, Face, Style, fit, wrap};
use crate::layout::test_areas::Area;
use crate::paint::plain_badges::{crossed, plate};
use crate::paint::primitives;
use tiny_skia::{Path, PathBuilder, Pixmap};

/// Width of the picture in pixels; the letters are legible at two fifths of it.
const WIDE: u32 = 1000;
/// Height in pixels without footnotes.
const HIGH: u32 = 648;
/// Height of a line of footnotes.
const LINE: f32 = 28.0;
/// Top of the plot.
const TOP: f32 = 144.0;
/// Bottom of the plot.
const FOOT: f32 = 574.0;
/// Right end of the labels.
const RIGHT: f32 = 970.0;
/// Minimum distance of two badges on a line, in pixels.
const APART: f32 = 150.0;
/// Minimum distance between the centres of two legible badges or crosses, in pixels.
const BESIDE: f32 = 23.0;
/// Radius of a mark above the plot, in pixels.
const ROUND: f32 = 15.0;
/// Width of a line, and of a winner's line, in pixels.
const THICK: [f32; 2] = [5.0, 7.0];

const NAME: Style = Style::new(Face::Strong, 26.0);
const FIGURE: Style = Style::new(Face::Strong, 29.0);
const SMALL: Style = Style::new(Face::Name, 23.0);
const MARK: Style = Style::new(Face::Strong, 22.0);
const NOTE: Style = Style::new(Face::Plain, 22.0);

/// Scales and margins of a chart.
pub(super) struct Frame<'a> {
    pub(super) chart: &'a Chart,
    pub(super) paper: &'static Paper,
    ticks: Vec<i64>,
    pub(super) left: f32,
    pub(super) right: f32,
    /// Height of an end label.
    high: f32,
}

impl<'a> Frame<'a> {
    pub(super) fn of(chart: &'a Chart, theme: Theme) -> Self {
        let values = || chart.lines.iter().flat_map(|line| line.values.iter().copied());
        let (low, high) = values().fold((0.0_f64, 0.0_f64), |(low, high), v| (low.min(v), high.max(v)));
        let shares = chart.kind.is_share();
        let ticks = if shares { vec![0, 25, 50, 75, 100] } else { axis::ticks(low, high, 5) };
        let widest = ticks.iter().map(|n| SMALL.width(&written(*n, chart.kind))).fold(0.0, f32::max);
        let label = |line: &Line| {
            let figure = FIGURE.width(&end(line, chart.kind));
            figure + 10.0 + NAME.width(&line.name).max(NOTE.width(&line.note))
        };
        let room = chart.lines.iter().map(label).fold(120.0, f32::max).min(250.0) + 66.0;
        let noted = chart.lines.iter().any(|line| !line.note.is_empty());
        let high = if noted { 58.0 } else { 40.0 };
        Self { chart, paper: Paper::of(theme), ticks, left: 46.0 + widest, right: RIGHT - room, high }
    }

    pub(super) fn x(&self, moment: usize) -> f32 {
        let last = self.chart.lines.first().map_or(1, |line| line.values.len().saturating_sub(1)).max(1);
        self.left + (self.right - self.left) * moment as f32 / last as f32
    }

    pub(super) fn y(&self, value: f64) -> f32 {
        let (low, high) = (self.ticks[0] as f64, self.ticks[self.ticks.len() - 1] as f64);
        FOOT - (FOOT - TOP) * ((value - low) / (high - low)) as f32
    }

    /// The points of a line until its seat is out.
    fn shown(&self, line: &Line) -> Vec<[f32; 2]> {
        let last = line.out.unwrap_or(usize::MAX);
        let values = line.values.iter().enumerate().take_while(|(at, _)| *at <= last);
        values.map(|(at, value)| [self.x(at), self.y(*value)]).collect()
    }

    /// Centre of each cross: where the line of an eliminated player ends, moved sideways if others end there too.
    fn crosses(&self) -> Vec<Option<[f32; 2]>> {
        let lines = self.chart.lines.iter();
        let mut all: Vec<Option<[f32; 2]>> =
            lines.map(|line| self.shown(line).last().copied().filter(|_| line.out.is_some())).collect();
        let mut order: Vec<(usize, [f32; 2])> =
            all.iter().enumerate().filter_map(|(at, end)| end.map(|end| (at, end))).collect();
        order.sort_by(|a, b| a.1[1].total_cmp(&b.1[1]));
        for row in order.chunk_by(|a, b| b.1[1] - a.1[1] < BESIDE) {
            let wanted: Vec<f32> = row.iter().map(|(_, end)| end[0]).collect();
            let (left, right) = (self.left - BESIDE / 2.0, self.right + BESIDE / 2.0);
            for ((at, end), x) in row.iter().zip(end_labels::apart(&wanted, BESIDE, left, right)) {
                all[*at] = Some([x, end[1]]);
            }
        }
        all
    }

    /// The centre of each end label.
    fn middles(&self) -> Vec<f32> {
        end_labels::apart(&self.ends(), self.high, TOP - 14.0, FOOT + 30.0)
    }

    /// The y where each line ends; for shares the middle of the area.
    fn ends(&self) -> Vec<f32> {
        let lines = &self.chart.lines;
        if self.chart.kind.is_share() {
            let middle =
                |area: &Vec<[f64; 2]>| area.last().map_or(0.0, |[low, high]| f64::midpoint(*low, *high));
            return shares::stacked(lines).iter().map(|area| self.y(middle(area))).collect();
        }
        lines.iter().map(|line| self.y(line.values.last().copied().unwrap_or(0.0))).collect()
    }
}

/// A number as written on the axis.
fn written(value: i64, kind: ChartKind) -> String {
    match value {
        _ if kind.is_share() => format!("{value}%"),
        0 => "0".to_owned(),
        1.. if kind == ChartKind::Luck => format!("+{value}"),
        1.. => value.to_string(),
        _ => format!("−{}", -value),
    }
}

/// The figure at a line's end.
fn end(line: &Line, kind: ChartKind) -> String {
    written(line.values.last().copied().unwrap_or(0.0).round() as i64, kind)
}

/// Draws a chart, opaque.
pub fn chart_pixels(chart: &Chart, theme: Theme) -> Pixmap {
    let frame = Frame::of(chart, theme);
    let foot = wrap(&chart.foot, NOTE, WIDE as f32 - 100.0, 2);
    let high = HIGH + (LINE * foot.len() as f32) as u32 + if foot.is_empty() { 0 } else { 10 };
    let mut on = frame::sheet(WIDE, high, frame.paper, &chart.title, &chart.line);
    grid(&mut on, &frame);
    if chart.kind.is_share() {
        shares::draw(&mut on, &frame);
        marks(&mut on, &frame);
    } else {
        lines(&mut on, &frame);
        badges(&mut on, &frame);
    }
    let places = frame.ends().into_iter().zip(frame.middles());
    for (line, place) in chart.lines.iter().zip(places) {
        label(&mut on, &frame, line, place);
    }
    for (at, text) in foot.iter().enumerate() {
        let at = (WIDE as f32 / 2.0, HIGH as f32 + LINE * at as f32, Anchor::Middle);
        primitives::write(&mut on, NOTE, text, at, frame.paper.small, 1.0);
    }
    on
}

fn grid(on: &mut Pixmap, frame: &Frame<'_>) {
    let (paper, wide) = (frame.paper, frame.right - frame.left);
    for tick in &frame.ticks {
        let y = frame.y(*tick as f64);
        let (colour, thick) = if *tick == 0 { (paper.small, 2.2) } else { (paper.grid, 1.6) };
        let rule = shapes::rect(frame.left, y - thick / 2.0, wide, thick);
        primitives::fill(on, rule.as_ref(), colour, if *tick == 0 { 0.7 } else { 1.0 });
        let text = written(*tick, frame.chart.kind);
        primitives::write(on, SMALL, &text, (frame.left - 12.0, y + 8.0, Anchor::End), paper.small, 1.0);
    }
    let mut free = f32::MIN;
    for (moment, text) in &frame.chart.rounds {
        let x = frame.x(*moment);
        let wide = SMALL.width(text);
        // Keep the label complete, and clear of the names at the lines' ends.
        let middle = x.min(frame.right + 10.0 - wide / 2.0).max(frame.left - 20.0 + wide / 2.0);
        let rule = shapes::rect(x - 0.8, FOOT, 1.6, 9.0);
        primitives::fill(on, rule.as_ref(), paper.small, 0.7);
        if middle - wide / 2.0 > free {
            primitives::write(on, SMALL, text, (middle, FOOT + 34.0, Anchor::Middle), paper.small, 1.0);
            free = middle + wide / 2.0 + 12.0;
        }
    }
}

pub(super) fn through(points: &[[f32; 2]]) -> Option<Path> {
    let mut path = PathBuilder::new();
    for (at, [x, y]) in points.iter().enumerate() {
        if at == 0 { path.move_to(*x, *y) } else { path.line_to(*x, *y) }
    }
    path.finish()
}

/// Strokes a path in a colour, with a rim if it has little contrast to the background.
fn ink(on: &mut Pixmap, path: Option<&Path>, thick: f32, tint: Tint, paper: &Paper) {
    let colour: Rgb = tint.badge();
    primitives::stroke(on, path, thick + 4.0, paper.sheet, 0.9);
    if let Some(rim) = paper.rim_for(colour) {
        primitives::stroke(on, path, thick + 2.4, rim, 1.0);
    }
    primitives::stroke(on, path, thick, colour, 1.0);
}

/// All lines: eliminated players first, winners on top; then the shared sections.
fn lines(on: &mut Pixmap, frame: &Frame<'_>) {
    let lines = &frame.chart.lines;
    let mut order: Vec<usize> = (0..lines.len()).collect();
    order.sort_by_key(|at| (lines[*at].wins, lines[*at].out.is_none()));
    let ways: Vec<Vec<[f32; 2]>> = lines.iter().map(|line| frame.shown(line)).collect();
    let SplitLines { alone, shared } = overlapping_lines::split_overlaps(&ways);
    for at in order {
        let thick = THICK[usize::from(lines[at].wins)];
        for way in &alone[at] {
            ink(on, through(way).as_ref(), thick, lines[at].tint, frame.paper);
        }
    }
    for rope in &shared {
        primitives::strip(on, through(&rope.way).as_ref(), THICK[0] + 4.0, frame.paper.sheet);
        for (at, way) in &rope.strands {
            let (path, colour) = (through(way), lines[*at].tint.badge());
            if let Some(rim) = frame.paper.rim_for(colour) {
                primitives::strip(on, path.as_ref(), THICK[0] + 2.4, rim);
            }
            primitives::strip(on, path.as_ref(), THICK[0], colour);
        }
    }
}

/// Crosses where players left the game, and badges along each line, to follow it without its colour.
fn badges(on: &mut Pixmap, frame: &Frame<'_>) {
    let (lines, crosses) = (&frame.chart.lines, frame.crosses());
    let each = APART.max(BESIDE * lines.len() as f32);
    for (place, line) in lines.iter().enumerate() {
        let points = frame.shown(line);
        let last = points.last().map_or(frame.left, |[x, _]| *x) - BESIDE;
        let mut x = frame.left + 14.0 + each * place as f32 / lines.len() as f32;
        while x <= last {
            let y = height(&points, x);
            let clear = |at: &[f32; 2]| (at[0] - x).hypot(at[1] - y) >= BESIDE;
            if crosses.iter().flatten().all(clear) {
                plate(on, line.tint, [x, y], 9.0, 2.2);
            }
            x += each;
        }
    }
    for (line, at) in lines.iter().zip(&crosses) {
        if let (Some([x, y]), Some(end)) = (at, frame.shown(line).last())
            && (x - end[0]).abs() > 4.0
        {
            ink(on, through(&[*end, [*x, *y]]).as_ref(), 2.2, line.tint, frame.paper);
        }
    }
    for (line, at) in lines.iter().zip(&crosses) {
        if let Some(at) = at {
            cross(on, line.tint, *at);
        }
    }
}

fn cross(on: &mut Pixmap, tint: Tint, [x, y]: [f32; 2]) {
    plate(on, tint, [x, y], 10.0, 2.2);
    crossed(on, tint, [x, y], 10.0);
}

/// The y of a line at `x`; its points go from left to right.
fn height(points: &[[f32; 2]], x: f32) -> f32 {
    let after = points.partition_point(|point| point[0] < x).clamp(1, points.len().max(2) - 1);
    match (points.get(after - 1), points.get(after)) {
        (Some(a), Some(b)) => a[1] + (b[1] - a[1]) * ((x - a[0]) / (b[0] - a[0]).max(1e-6)).clamp(0.0, 1.0),
        (a, _) => a.map_or(FOOT, |a| a[1]),
    }
}

/// Draws the marks; those of one moment stand side by side.
fn marks(on: &mut Pixmap, frame: &Frame<'_>) {
    let marks = &frame.chart.marks;
    let wanted: Vec<f32> = marks.iter().map(|(moment, _)| frame.x(*moment)).collect();
    let places = end_labels::apart(&wanted, 2.0 * ROUND + 4.0, frame.left - ROUND, frame.right + ROUND);
    let (paper, y) = (frame.paper, TOP - ROUND - 1.0);
    for (x, place) in wanted.iter().zip(&places) {
        let mut line = PathBuilder::new();
        line.move_to(*place, y);
        line.line_to(*x, TOP);
        line.line_to(*x, FOOT);
        let line = line.finish();
        primitives::stroke(on, line.as_ref(), 5.0, paper.sheet, 0.7);
        primitives::stroke(on, line.as_ref(), 2.2, paper.ink, 0.9);
    }
    for ((_, label), x) in marks.iter().zip(places) {
        let circle = shapes::pill(x - ROUND, y - ROUND, 2.0 * ROUND, 2.0 * ROUND, ROUND);
        primitives::fill(on, circle.as_ref(), paper.gold, 1.0);
        primitives::stroke(on, circle.as_ref(), 2.0, paper.sheet, 1.0);
        primitives::write(on, MARK, label, (x, y + 7.6, Anchor::Middle), paper.sheet, 1.0);
    }
}

/// The name and the figure at a line's end, connected to it by a curve.
fn label(on: &mut Pixmap, frame: &Frame<'_>, line: &Line, (y, middle): (f32, f32)) {
    let (paper, left) = (frame.paper, frame.right + 34.0);
    let name = if line.out.is_some() { paper.small } else { paper.ink };
    let faded = if line.out.is_some() { 0.85 } else { 1.0 };
    if line.out.is_none() {
        let mut tie = PathBuilder::new();
        tie.move_to(frame.right, y);
        tie.cubic_to(frame.right + 14.0, y, frame.right + 10.0, middle, left - 4.0, middle);
        ink(on, tie.finish().as_ref(), 2.2, line.tint, paper);
    }
    if line.wins {
        let pill = shapes::pill(
            left - 18.0,
            middle - frame.high / 2.0 + 1.0,
            RIGHT - left + 24.0,
            frame.high - 2.0,
            9.0,
        );
        primitives::fill(on, pill.as_ref(), paper.gold, 0.22);
        primitives::stroke(on, pill.as_ref(), 1.6, paper.gold, 1.0);
    }
    plate(on, line.tint, [left, middle], 12.0, 2.4);
    if line.out.is_some() {
        crossed(on, line.tint, [left, middle], 12.0);
    }
    let figure = end(line, frame.chart.kind);
    let start = left + 22.0;
    let noted = !line.note.is_empty();
    let base = if noted { middle - 3.0 } else { middle + 9.5 };
    primitives::write(on, FIGURE, &figure, (start, base, Anchor::Start), paper.ink, faded);
    let from = start + FIGURE.width(&figure) + 10.0;
    let shown = fit(&line.name, NAME, RIGHT - from);
    primitives::write(on, NAME, &shown, (from, base, Anchor::Start), name, faded);
    if noted {
        let shown = fit(&line.note, NOTE, RIGHT - start);
        primitives::write(on, NOTE, &shown, (start, middle + 23.0, Anchor::Start), paper.small, faded);
    }
}

/// The boxes of the end labels, for tests of overlaps.
pub fn labels(chart: &Chart) -> Vec<Area> {
    let frame = Frame::of(chart, Theme::Dark);
    let high = frame.high.min((FOOT + 44.0 - TOP) / chart.lines.len().max(1) as f32);
    let boxes = chart.lines.iter().zip(frame.middles()).map(|(line, middle)| Area {
        what: format!("end of {}", line.name),
        edges: [frame.right + 20.0, middle - high / 2.0 + 0.1, RIGHT, middle + high / 2.0 - 0.1],
    });
    boxes.collect()
}

/// The boxes of the crosses, for tests of overlaps.
pub fn crosses(chart: &Chart) -> Vec<Area> {
    let frame = Frame::of(chart, Theme::Dark);
    let boxes = chart.lines.iter().zip(frame.crosses()).filter_map(|(line, at)| {
        let [x, y] = at?;
        let edges = [x - 11.0, y - 11.0, x + 11.0, y + 11.0];
        Some(Area { what: format!("cross of {}", line.name), edges })
    });
    boxes.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use casus_belli_core::rules::ChartMeasure;

    #[test]
    fn a_share_is_written_as_a_percentage_without_a_blank() {
        let shares = ChartKind::Share(ChartMeasure::Territories);
        assert_eq!([0, 25, 100].map(|value| written(value, shares)), ["0%", "25%", "100%"]);
        assert_eq!([-3, 0, 4].map(|value| written(value, ChartKind::Luck)), ["−3", "0", "+4"]);
    }
}
