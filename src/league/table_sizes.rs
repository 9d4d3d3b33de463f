//! How many tables of which size (F-16, A4-2). Never who sits at them.

use super::settings::{LARGEST, Plan, SMALLEST, Uneven};

/// Tables of a round by size, and how many sit out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Split {
    /// People at each table, largest first.
    pub sizes: Vec<u8>,
    /// How many sit out.
    pub byes: u16,
}

/// Splits so many people; `most` is the most that one game can seat. Nothing if not even one table can be filled.
///
/// Tables of 3 to 5: first as few sit out as possible, then as many tables as possible have the preferred size, then
/// there are as few tables as possible. With [`Uneven::Byes`] all tables have the preferred size, unless there are too
/// few people for one.
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
    // The threes follow: as many as are left, or fewer where that leaves nobody worse off.
    let all = all.filter_map(|(fives, fours)| {
        let threes = people.checked_sub(5 * fives + 4 * fours)? / 3;
        tables(fives, fours, threes)
    });
    let ((byes, ..), counts) = all.min()?;
    let sizes = [5, 4, 3].into_iter().zip(counts).flat_map(|(size, n)| vec![size; usize::from(n)]).collect();
    Some(Split { sizes, byes })
}
