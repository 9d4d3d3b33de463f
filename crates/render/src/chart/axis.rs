//! Round numbers for the axes of charts.

/// About `most` round numbers that enclose the lowest and the highest value. The first and the last are the ends of
/// the axis.
pub(super) fn ticks(low: f64, high: f64, most: usize) -> Vec<i64> {
    let span = (high - low).max(1.0);
    let step = step(span / most.max(1) as f64);
    let first = (low / step as f64).floor() as i64;
    let last = ((high / step as f64).ceil() as i64).max(first + 1);
    (first..=last).map(|n| n * step).collect()
}

/// The numbers from 1 to `last` that are labelled below an axis with room for `most` of them.
pub(super) fn counts(last: u32, most: usize) -> Vec<u32> {
    let step = step(f64::from(last) / most.max(1) as f64) as u32;
    (1..=last).filter(|n| n % step == 0).collect()
}

/// The smallest of 1, 2, 5, 10, 20 … that is not below `least`.
fn step(least: f64) -> i64 {
    let mut ten = 1;
    loop {
        for part in [1, 2, 5] {
            if (part * ten) as f64 >= least {
                return part * ten;
            }
        }
        ten *= 10;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn axes_end_at_round_numbers_that_hold_every_value() {
        assert_eq!(ticks(0.0, 42.0, 5), [0, 10, 20, 30, 40, 50]);
        assert_eq!(ticks(0.0, 3.0, 5), [0, 1, 2, 3]);
        assert_eq!(ticks(0.0, 0.0, 5), [0, 1]);
        assert_eq!(ticks(-7.4, 12.2, 5), [-10, -5, 0, 5, 10, 15]);
        assert_eq!(ticks(-0.5, 0.5, 5), [-1, 0, 1]);
        assert_eq!(ticks(0.0, 1_234.0, 5), [0, 500, 1_000, 1_500]);
    }

    #[test]
    fn counts_are_never_more_than_there_is_room_for() {
        assert_eq!(counts(6, 8), [1, 2, 3, 4, 5, 6]);
        assert_eq!(counts(34, 8), [5, 10, 15, 20, 25, 30]);
        assert!((1..2_000).all(|last| counts(last, 8).len() <= 8));
        assert!(counts(0, 8).is_empty());
    }
}
