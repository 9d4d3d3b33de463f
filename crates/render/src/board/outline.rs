//! Polygon operations: rings and lines as paths, the joint outline of several territories, the cut of one edition of
//! the world.

use crate::board::geometry::{BoardFile, Cut, Point, Ring};
use std::collections::{BTreeMap, BTreeSet};
use tiny_skia::{Path, PathBuilder};

/// Closed rings as one path.
pub fn rings<'a>(rings: impl IntoIterator<Item = &'a Ring>) -> Option<Path> {
    let mut path = PathBuilder::new();
    for ring in rings {
        push(&mut path, ring);
        path.close();
    }
    path.finish()
}

/// Open lines as one path.
pub fn lines<'a>(lines: impl IntoIterator<Item = &'a Ring>) -> Option<Path> {
    let mut path = PathBuilder::new();
    for line in lines {
        push(&mut path, line);
    }
    path.finish()
}

fn push(path: &mut PathBuilder, points: &[Point]) {
    for (i, [x, y]) in points.iter().enumerate() {
        if i == 0 { path.move_to(*x, *y) } else { path.line_to(*x, *y) }
    }
}

/// Area in square pixels.
pub fn area(ring: &[Point]) -> f32 {
    let next = ring.iter().cycle().skip(1);
    ring.iter().zip(next).map(|(a, b)| a[0] * b[1] - b[0] * a[1]).sum::<f32>().abs() / 2.0
}

/// A corner in tenths of a pixel, the precision of the board file, so that corners of neighbours compare equal.
type Corner = (i32, i32);

/// The joint outline of some territories: the ring segments that occur only once, chained into closed loops. Loops
/// below `least` square pixels are left out.
pub fn outline(board: &BoardFile, keys: &[String], least: f32) -> Option<Path> {
    let mut open: BTreeSet<(Corner, Corner)> = BTreeSet::new();
    for ring in keys.iter().filter_map(|k| board.territories.get(k)).flatten().flatten() {
        for (a, b) in ring.iter().zip(ring.iter().cycle().skip(1)) {
            let (a, b) = (corner(*a), corner(*b));
            if a != b && !open.remove(&(b, a)) && !open.remove(&(a, b)) {
                open.insert((a, b));
            }
        }
    }
    // Rings of neighbours may have either orientation, so the segments have no direction.
    let mut ends: BTreeMap<Corner, Vec<Corner>> = BTreeMap::new();
    for (a, b) in open {
        ends.entry(a).or_default().push(b);
        ends.entry(b).or_default().push(a);
    }
    let mut loops = Vec::new();
    while let Some((&start, _)) = ends.first_key_value() {
        let mut ring = vec![start];
        let mut at = start;
        while let Some(next) = take(&mut ends, at) {
            if next == start {
                break;
            }
            ring.push(next);
            at = next;
        }
        let ring: Ring = ring.into_iter().map(|(x, y)| [x as f32 / 10.0, y as f32 / 10.0]).collect();
        if ring.len() > 2 && area(&ring) >= least {
            loops.push(ring);
        }
    }
    rings(&loops)
}

/// Removes one segment that ends at that corner and returns its other end.
fn take(ends: &mut BTreeMap<Corner, Vec<Corner>>, at: Corner) -> Option<Corner> {
    let mut remove = |from: Corner, to: Option<Corner>| {
        let list = ends.get_mut(&from)?;
        let place = to.map_or(list.len().checked_sub(1), |to| list.iter().position(|c| *c == to))?;
        let found = list.swap_remove(place);
        if list.is_empty() {
            ends.remove(&from);
        }
        Some(found)
    };
    let next = remove(at, None)?;
    remove(next, Some(at));
    Some(next)
}

/// Moves the part of a territory beyond the line to its neighbour. `None` if the line does not begin and end at
/// corners of the territory's largest outline.
pub fn cut(board: &mut BoardFile, part: &Cut) -> Option<()> {
    let neighbour: BTreeSet<Corner> =
        board.territories.get(&part.to)?.iter().flatten().flatten().map(|p| corner(*p)).collect();
    let polygons = board.territories.get_mut(&part.from)?;
    let largest = polygons.iter_mut().max_by(|a, b| area(&a[0]).total_cmp(&area(&b[0])))?;
    let ring = &largest[0];
    let find = |p: &Point| ring.iter().position(|q| corner(*q) == corner(*p));
    let (start, end) = (find(part.line.first()?)?, find(part.line.last()?)?);
    // Along the outline from one corner to the other, then back along the line.
    let half = |from: usize, to: usize, back: &mut dyn Iterator<Item = &Point>| -> Ring {
        let steps = (to + ring.len() - from) % ring.len();
        let along = (0..steps).map(|i| ring[(from + i) % ring.len()]);
        along.chain(back.copied()).collect()
    };
    let inner = 1..part.line.len();
    let one = half(start, end, &mut part.line[inner.clone()].iter().rev());
    let other = half(end, start, &mut part.line[..part.line.len() - 1].iter());
    let shared = |r: &Ring| r.iter().filter(|p| neighbour.contains(&corner(**p))).count();
    let (gone, kept) = if shared(&one) > shared(&other) { (one, other) } else { (other, one) };
    largest[0] = kept;
    board.territories.get_mut(&part.to)?.push(vec![gone]);
    board.borders.retain(|b| !(b.of.contains(&part.from) && b.of.contains(&part.to)));
    let of = [part.from.clone(), part.to.clone()];
    board.borders.push(super::geometry::Border { of, lines: vec![part.line.clone()] });
    Some(())
}

fn corner(p: Point) -> Corner {
    ((p[0] * 10.0).round() as i32, (p[1] * 10.0).round() as i32)
}
