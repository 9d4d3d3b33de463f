//! Traces a map of labels into outlines. Neighbours share every corner of their border, because each border is traced
//! once, smoothed once and used by both.

use casus_belli_render::board::geometry::{Point, Ring};
use std::collections::{BTreeMap, BTreeSet};

/// The label of each pixel, row by row; 0 is none.
pub(crate) struct Labelled {
    pub(crate) wide: usize,
    pub(crate) high: usize,
    pub(crate) labels: Vec<u8>,
}

/// A corner between pixels.
type Corner = (usize, usize);

/// A border between two labels, from one junction to the next, or a closed loop.
pub(crate) struct Arc {
    /// The two labels, the smaller first.
    pub(crate) of: [u8; 2],
    /// Its points; closed if both ends are equal.
    pub(crate) line: Ring,
}

impl Labelled {
    fn at(&self, x: isize, y: isize) -> u8 {
        let inside = x >= 0 && y >= 0 && (x as usize) < self.wide && (y as usize) < self.high;
        if inside { self.labels[y as usize * self.wide + x as usize] } else { 0 }
    }

    /// The adjacent corners that a border leads to, with the two labels that it separates.
    fn steps(&self, (x, y): Corner) -> Vec<(Corner, [u8; 2])> {
        let (i, j) = (x as isize, y as isize);
        let (nw, ne) = (self.at(i - 1, j - 1), self.at(i, j - 1));
        let (sw, se) = (self.at(i - 1, j), self.at(i, j));
        let mut out = Vec::new();
        let mut step = |to: Corner, a: u8, b: u8| {
            if a != b {
                out.push((to, [a.min(b), a.max(b)]));
            }
        };
        if y > 0 {
            step((x, y - 1), nw, ne);
        }
        step((x + 1, y), ne, se);
        step((x, y + 1), sw, se);
        if x > 0 {
            step((x - 1, y), nw, sw);
        }
        out
    }

    /// All borders, smoothed, in a fixed order.
    pub(crate) fn arcs(&self) -> Vec<Arc> {
        let corners = (0..=self.high).flat_map(|y| (0..=self.wide).map(move |x| (x, y)));
        let met: Vec<Corner> = corners.filter(|c| !self.steps(*c).is_empty()).collect();
        let junction = |c: Corner| self.steps(c).len() != 2;
        let mut done: BTreeSet<(Corner, Corner)> = BTreeSet::new();
        let mut arcs = Vec::new();
        let starts = met.iter().filter(|c| junction(**c)).chain(&met);
        for start in starts {
            for (next, of) in self.steps(*start) {
                if done.contains(&(*start, next)) {
                    continue;
                }
                let mut line = vec![*start, next];
                while !junction(line[line.len() - 1]) && line[line.len() - 1] != *start {
                    let (before, here) = (line[line.len() - 2], line[line.len() - 1]);
                    let Some((on, _)) = self.steps(here).into_iter().find(|(to, _)| *to != before) else {
                        break;
                    };
                    line.push(on);
                }
                for pair in line.windows(2) {
                    done.insert((pair[0], pair[1]));
                    done.insert((pair[1], pair[0]));
                }
                arcs.push(Arc { of, line: smooth(&line) });
            }
        }
        arcs
    }
}

/// Smooths a line of pixel steps: averages corners with their neighbours, keeps the ends, then simplifies.
fn smooth(line: &[Corner]) -> Ring {
    let mut points: Vec<[f32; 2]> = line.iter().map(|(x, y)| [*x as f32, *y as f32]).collect();
    let (last, closed) = (points.len() - 1, line.first() == line.last());
    for _ in 0..10 {
        let old = points.clone();
        let mean = |a: Point, b: Point, c: Point| [0, 1].map(|k| (a[k] + 2.0 * b[k] + c[k]) / 4.0);
        for i in 1..last {
            points[i] = mean(old[i - 1], old[i], old[i + 1]);
        }
        if closed && last > 2 {
            points[0] = mean(old[last - 1], old[0], old[1]);
            points[last] = points[0];
        }
    }
    let mut kept = vec![true; points.len()];
    thin(&points, 0, last, closed, &mut kept);
    let round = |v: f32| (v * 10.0).round() / 10.0;
    points.iter().zip(kept).filter(|(_, k)| *k).map(|(p, _)| p.map(round)).collect()
}

/// Removes points near the line between those kept (Douglas–Peucker).
fn thin(points: &[Point], from: usize, to: usize, closed: bool, kept: &mut [bool]) {
    if to <= from + 1 {
        return;
    }
    let (a, b) = (points[from], points[to]);
    let (dx, dy) = (b[0] - a[0], b[1] - a[1]);
    let length = dx.hypot(dy);
    let off = |p: &Point| {
        if length < 0.01 {
            (p[0] - a[0]).hypot(p[1] - a[1])
        } else {
            ((p[0] - a[0]) * dy - (p[1] - a[1]) * dx).abs() / length
        }
    };
    let far = (from + 1..to)
        .map(|i| (i, off(&points[i])))
        .fold((from + 1, -1.0), |m, n| if n.1 > m.1 { n } else { m });
    if far.1 < 0.35 && !(closed && length < 0.01) {
        kept[from + 1..to].iter_mut().for_each(|k| *k = false);
        return;
    }
    thin(points, from, far.0, false, kept);
    thin(points, far.0, to, false, kept);
}

/// The closed outlines of one label, largest first, assembled from all borders.
pub(crate) fn outlines(arcs: &[Arc], label: u8) -> Vec<Ring> {
    let key = |p: &Point| ((p[0] * 10.0).round() as i32, (p[1] * 10.0).round() as i32);
    let mut open: Vec<&Ring> = Vec::new();
    let mut rings: Vec<Ring> = Vec::new();
    for arc in arcs.iter().filter(|a| a.of.contains(&label) && a.line.len() > 1) {
        if key(&arc.line[0]) == key(&arc.line[arc.line.len() - 1]) {
            rings.push(arc.line[1..].to_vec());
        } else {
            open.push(&arc.line);
        }
    }
    let mut ends: BTreeMap<(i32, i32), Vec<usize>> = BTreeMap::new();
    for (i, line) in open.iter().enumerate() {
        ends.entry(key(&line[0])).or_default().push(i);
        ends.entry(key(&line[line.len() - 1])).or_default().push(i);
    }
    let mut used = vec![false; open.len()];
    for first in 0..open.len() {
        if used[first] {
            continue;
        }
        used[first] = true;
        let mut ring: Ring = open[first].clone();
        while key(&ring[0]) != key(&ring[ring.len() - 1]) {
            let here = key(&ring[ring.len() - 1]);
            let Some(next) = ends.get(&here).and_then(|l| l.iter().find(|i| !used[**i])).copied() else {
                break;
            };
            used[next] = true;
            let mut line = open[next].clone();
            if key(&line[0]) != here {
                line.reverse();
            }
            ring.extend(line.into_iter().skip(1));
        }
        ring.pop();
        rings.push(ring);
    }
    rings.retain(|r| r.len() > 2);
    rings.sort_by(|a, b| {
        casus_belli_render::board::outline::area(b).total_cmp(&casus_belli_render::board::outline::area(a))
    });
    rings
}
