//! Splits people into tables: how many tables of which size (F-16, A4-2).

use super::settings::{LARGEST, Plan, SMALLEST, Uneven};

/// Table sizes of a round, and the number of byes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Split {
    /// Number of people at each table, largest first.
    pub sizes: Vec<u8>,
    /// Number of people with a bye.
    pub byes: u16,
}

/// Splits `people`; `most` is the maximum number of players of one game. `None` if not even one table can be filled.
///
/// Tables have 3 to 5 people. The split minimises, in this order: byes, deviation from the preferred size, number of
/// tables. With [`Uneven::Byes`] all tables have the preferred size, unless there are too few people for one.
pub fn split(people: u16, plan: &Plan, most: u8) -> Option<Split> {
    let most = most.min(LARGEST);
    let wanted = plan.table.min(most);
    if people < u16::from(SMALLEST) || most < SMALLEST {
        return None;
    }
    if plan.uneven == Uneven::Byes && people >= u16::from(wanted) {
        let tables = people / u16::from(wanted);
        return Some(Split { sizes: vec![wanted; usize::from(tables)], byes: people % u16::from(wanted) });
    }
    let tables = |fives: u16, fours: u16, threes: u16| {
        let seated = 5 * fives + 4 * fours + 3 * threes;
        let off = [(5, fives), (4, fours), (3, threes)].map(|(size, n)| u16::from(wanted.abs_diff(size)) * n);
        let cost = (people.checked_sub(seated)?, off.iter().sum::<u16>(), fives + fours + threes);
        (cost.2 > 0).then_some((cost, [fives, fours, threes]))
    };
    let up_to = |size: u8| if size <= most { people / u16::from(size) } else { 0 };
    let all = (0..=up_to(5)).flat_map(|fives| (0..=up_to(4)).map(move |fours| (fives, fours)));
    // The number of threes follows from the rest: as many as fit into the people that are left.
    let all = all.filter_map(|(fives, fours)| {
        let threes = people.checked_sub(5 * fives + 4 * fours)? / 3;
        tables(fives, fours, threes)
    });
    let ((byes, ..), counts) = all.min()?;
    let sizes = [5, 4, 3].into_iter().zip(counts).flat_map(|(size, n)| vec![size; usize::from(n)]).collect();
    Some(Split { sizes, byes })
}
