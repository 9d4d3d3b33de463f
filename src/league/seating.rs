//! Seat order: everybody sits first, second, third … as equally often as it goes. Never who sits at a table.

use super::progress::Entrant;
use super::shuffle::Luck;

/// Orders one table so that the seats taken so far even out; `sat` counts them by entrant. Of equally good orders any.
pub(super) fn seat(table: &[Entrant], sat: &[[u32; 5]], luck: &mut Luck<'_>) -> Vec<Entrant> {
    let mut table = table.to_vec();
    luck.shuffle(&mut table);
    // LoadedGame once more in a seat costs as much as one has sat there already: the sum of squares grows least.
    let cost = |order: &[usize]| -> u32 {
        order.iter().enumerate().map(|(seat, &at)| sat[table[at].index()][seat]).sum()
    };
    let mut best: Option<(u32, Vec<usize>)> = None;
    let mut order: Vec<usize> = (0..table.len()).collect();
    every_order(&mut order, 0, &mut |order| {
        let cost = cost(order);
        if best.as_ref().is_none_or(|(least, _)| cost < *least) {
            best = Some((cost, order.to_vec()));
        }
    });
    best.map_or_else(Vec::new, |(_, order)| order.into_iter().map(|at| table[at]).collect())
}

fn every_order(order: &mut Vec<usize>, from: usize, visit: &mut dyn FnMut(&[usize])) {
    if from >= order.len() {
        visit(order);
        return;
    }
    for at in from..order.len() {
        order.swap(from, at);
        every_order(order, from + 1, visit);
        order.swap(from, at);
    }
}
