//! Seat order at a table: balances how often each entrant sits first, second, third …

use super::progress::Entrant;
use super::shuffle::Luck;

/// Orders one table so that the seats taken so far even out; `sat` counts them by entrant. Ties are broken by the draw.
pub(super) fn seat(table: &[Entrant], sat: &[[u32; 5]], luck: &mut Luck<'_>) -> Vec<Entrant> {
    let mut table = table.to_vec();
    luck.shuffle(&mut table);
    // The cost of a seat is how often the entrant has sat there already: this minimises the growth of the sum of
    // squares.
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
