//! Splits chart lines where several overlap, so that short dashes of each line alternate there.

/// Lines with a smaller distance can't be distinguished, in pixels.
const NEAR: f32 = 3.5;
/// Minimum and maximum length of a dash, in pixels.
const STRAND: [f32; 2] = [5.0, 16.0];
/// Minimum length of a shared section in pixels. Shorter ones stay solid: lines that alternate often over hundreds of
/// turns would become confusing dashes.
const SHORTEST: f32 = 12.0;
/// Gap between two dashes, in pixels.
const GAP: f32 = 2.0;

type Way = Vec<[f32; 2]>;

/// Lines, split into sections.
#[derive(Debug, Default, PartialEq)]
pub(super) struct SplitLines {
    /// For each line its sections without overlap.
    pub(super) alone: Vec<Vec<Way>>,
    /// Sections where several lines overlap.
    pub(super) shared: Vec<SharedSection>,
}

/// A section that several lines share.
#[derive(Debug, Default, PartialEq)]
pub(super) struct SharedSection {
    /// The whole section.
    pub(super) way: Way,
    /// Consecutive dashes, each with the index of its line.
    pub(super) strands: Vec<(usize, Way)>,
}

/// Splits lines, at most 32 of them. Points with the same index have the same x.
pub(super) fn split_overlaps(lines: &[Way]) -> SplitLines {
    let longest = lines.iter().map(Vec::len).max().unwrap_or(0);
    let groups: Vec<Vec<u32>> = (1..longest).map(|end| together(lines, end)).collect();
    let mut woven = SplitLines { alone: vec![Vec::new(); lines.len()], shared: Vec::new() };
    for (line, points) in lines.iter().enumerate() {
        let mut from = 0;
        while from + 1 < points.len() {
            let with = groups[from][line];
            let more = groups[from..points.len() - 1].iter().take_while(|group| group[line] == with);
            let to = from + more.count();
            let way = points[from..=to].to_vec();
            if with.is_power_of_two() || length(&way) < SHORTEST {
                alone(&mut woven.alone[line], way);
            } else if with.trailing_zeros() as usize == line {
                woven.shared.push(rope(way, with));
            }
            from = to;
        }
    }
    woven
}

/// For each line the set of lines that overlap with it between the points `end - 1` and `end`, as bits.
fn together(lines: &[Way], end: usize) -> Vec<u32> {
    let near = |a: &Way, b: &Way| {
        let close = |at: usize| (a[at][1] - b[at][1]).abs() < NEAR;
        a.len() > end && b.len() > end && close(end - 1) && close(end)
    };
    let mut groups = vec![0; lines.len()];
    for first in 0..lines.len() {
        if groups[first] != 0 {
            continue;
        }
        let with =
            |other: &usize| *other == first || groups[*other] == 0 && near(&lines[first], &lines[*other]);
        let members: Vec<usize> = (first..lines.len()).filter(with).collect();
        let bits = members.iter().fold(0, |bits, member| bits | 1 << member);
        members.into_iter().for_each(|member| groups[member] = bits);
    }
    groups
}

/// The dashes of a section that these lines share: equally many of each, as far as they fit.
fn rope(way: Way, with: u32) -> SharedSection {
    let lines: Vec<usize> = (0..32).filter(|line| with & 1 << line != 0).collect();
    let whole = length(&way);
    let each = (whole / lines.len() as f32).clamp(STRAND[0], STRAND[1]);
    let count = (whole / each).ceil().max(1.0) as usize;
    let strand = |n: usize| {
        let from = each * n as f32;
        (lines[n % lines.len()], between(&way, from, (from + each - GAP).min(whole)))
    };
    let strands = (0..count).map(strand).filter(|(_, piece)| piece.len() > 1).collect();
    SharedSection { way, strands }
}

/// Adds a section without overlap; joins it to the previous one if that ends where it starts.
fn alone(parts: &mut Vec<Way>, way: Way) {
    match parts.last_mut() {
        Some(before) if before.last() == way.first() => before.extend_from_slice(&way[1..]),
        _ => parts.push(way),
    }
}

fn length(way: &[[f32; 2]]) -> f32 {
    way.windows(2).map(|two| distance(two[0], two[1])).sum()
}

fn distance(a: [f32; 2], b: [f32; 2]) -> f32 {
    (b[0] - a[0]).hypot(b[1] - a[1])
}

/// The part of a polyline between two lengths from its start.
fn between(way: &[[f32; 2]], from: f32, to: f32) -> Way {
    let (mut piece, mut gone) = (Way::new(), 0.0);
    for two in way.windows(2) {
        let long = distance(two[0], two[1]);
        let at = |length: f32| {
            let share = ((length - gone) / long.max(1e-6)).clamp(0.0, 1.0);
            [0, 1].map(|axis| two[0][axis] + (two[1][axis] - two[0][axis]) * share)
        };
        if gone + long > from && gone < to {
            if piece.is_empty() {
                piece.push(at(from));
            }
            piece.push(at(to));
        }
        gone += long;
    }
    piece
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(heights: &[f32]) -> Way {
        heights.iter().enumerate().map(|(at, y)| [at as f32 * 100.0, *y]).collect()
    }

    #[test]
    fn lines_that_only_cross_run_alone() {
        let woven = split_overlaps(&[line(&[0.0, 50.0]), line(&[50.0, 0.0]), line(&[80.0, 80.0])]);
        assert!(woven.shared.is_empty(), "{woven:?}");
        assert_eq!(
            woven.alone,
            [vec![line(&[0.0, 50.0])], vec![line(&[50.0, 0.0])], vec![line(&[80.0, 80.0])]]
        );
    }

    #[test]
    fn where_lines_run_over_one_another_each_shows_as_much_as_the_others() {
        let lines = [line(&[10.0, 10.0, 60.0]), line(&[10.0, 10.0, 10.0]), line(&[11.0, 11.0, 90.0])];
        let woven = split_overlaps(&lines);
        let [rope] = &woven.shared[..] else { panic!("{woven:?}") };
        assert_eq!(rope.way, [[0.0, 10.0], [100.0, 10.0]]);
        let shown = |line| {
            let of = rope.strands.iter().filter(|(of, _)| *of == line);
            of.map(|(_, way)| distance(way[0], way[way.len() - 1])).sum::<f32>()
        };
        let shown = [0, 1, 2].map(shown);
        assert!(shown.iter().all(|long| (22.0..33.0).contains(long)), "{shown:?}");
        let apart: Vec<usize> = woven.alone.iter().map(Vec::len).collect();
        assert_eq!(apart, [1, 1, 1], "and then they part");
    }

    #[test]
    fn nothing_of_a_line_is_lost_and_a_line_may_end_before_the_others() {
        let lines = [line(&[5.0; 9]), line(&[5.0; 4]), line(&[5.0, 5.0, 70.0, 5.0, 5.0])];
        let woven = split_overlaps(&lines);
        for (at, points) in lines.iter().enumerate() {
            let whole = length(points);
            let alone = woven.alone[at].iter();
            let shared = woven.shared.iter().filter(|rope| rope.strands.iter().any(|(of, _)| *of == at));
            let found = alone.chain(shared.map(|rope| &rope.way));
            let found: f32 = found.map(|way| length(way)).sum();
            assert!((found - whole).abs() < 0.1, "{at}: {found} of {whole}: {woven:?}");
        }
        let trembling = [line(&[5.0, 9.0, 5.0]), line(&[5.0, 5.0, 5.0])]
            .map(|way| way.into_iter().map(|[x, y]| [x / 20.0, y]).collect());
        assert!(split_overlaps(&trembling).shared.is_empty(), "a rope needs room");
        assert_eq!(split_overlaps(&[]), SplitLines::default());
        assert!(split_overlaps(&[line(&[1.0])]).shared.is_empty());
    }
}
