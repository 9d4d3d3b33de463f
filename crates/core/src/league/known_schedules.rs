//! Known schedules without repeated meetings, which are hard to find by a search: an affine plane and a group-divisible
//! design, with some of their points left out.

/// Points on one side of the plane: a prime.
const SIDE: usize = 5;
/// Number of points of the plane.
const PLANE: usize = SIDE * SIDE;
/// The group-divisible design: three points for each number modulo seven, and three more.
const SEVEN: usize = 7;
const LAYERS: usize = 3;
const GROUPS: usize = (SEVEN + 1) * LAYERS;
/// A third of the tables of one round; a point is (number, layer). The other tables follow by doubling the number and
/// going to the next layer. The number seven stands for the three extra points.
const BASE: [[(usize, usize); 4]; 2] =
    [[(SEVEN, 0), (0, 0), (2, 1), (2, 2)], [(2, 0), (5, 2), (6, 2), (3, 2)]];

/// A schedule of `rounds` rounds with tables of those sizes (largest first) without repeated meetings, if a known
/// design has one.
pub(super) fn known(people: usize, sizes: &[u8], rounds: usize) -> Option<Vec<Vec<Vec<usize>>>> {
    let designs = [(PLANE, plane()), (GROUPS, groups())];
    designs.into_iter().find_map(|(points, mut design)| {
        if people > points || rounds > design.len() {
            return None;
        }
        design.truncate(rounds);
        // The last points lie on one line of the plane's last class, so every other line loses at most one of them.
        for round in &mut design {
            for table in round.iter_mut() {
                table.retain(|point| *point < people);
            }
            round.retain(|table| !table.is_empty());
            round.sort_by_key(|table| std::cmp::Reverse(table.len()));
            if round.len() != sizes.len() || round.iter().zip(sizes).any(|(t, s)| t.len() != usize::from(*s))
            {
                return None;
            }
        }
        Some(design)
    })
}

/// Lines of the affine plane by slope; the last class has the lines of constant x. Lines of different slopes share one
/// point.
fn plane() -> Vec<Vec<Vec<usize>>> {
    let point = |x: usize, y: usize| x * SIDE + y;
    let sloping = |slope: usize| -> Vec<Vec<usize>> {
        (0..SIDE).map(|c| (0..SIDE).map(|x| point(x, (slope * x + c) % SIDE)).collect()).collect()
    };
    let upright = (0..SIDE).map(|x| (0..SIDE).map(|y| point(x, y)).collect()).collect();
    (0..SIDE).map(sloping).chain([upright]).collect()
}

/// Seven rounds of six tables of four: each point meets all but two of the others exactly once.
fn groups() -> Vec<Vec<Vec<usize>>> {
    let round = |shift: usize| -> Vec<Vec<usize>> {
        let mut tables = Vec::new();
        for base in BASE {
            for turn in 0..LAYERS {
                let point = |(number, layer): (usize, usize)| {
                    let number = if number == SEVEN { SEVEN } else { ((number << turn) + shift) % SEVEN };
                    number * LAYERS + (layer + turn) % LAYERS
                };
                tables.push(base.map(point).to_vec());
            }
        }
        tables
    };
    (0..SEVEN).map(round).collect()
}
