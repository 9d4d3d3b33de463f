//! Vertical positions of the labels at the ends of lines: as near to their lines as possible without overlaps.

/// Centres of labels with the given height, for lines that end at the given positions, kept between `top` and `foot`,
/// in the order of the input. Labels that would overlap are moved by as little as possible. If all of them together
/// are higher than the space, they get less space each.
pub(super) fn apart(wanted: &[f32], high: f32, top: f32, foot: f32) -> Vec<f32> {
    let room = foot - top;
    let high = high.min(room / wanted.len().max(1) as f32);
    let mut order: Vec<usize> = (0..wanted.len()).collect();
    // Stable: lines that end at the same place keep their order.
    order.sort_by(|a, b| wanted[*a].total_cmp(&wanted[*b]));
    // Labels that touch form a block, which is placed at the mean of the positions wanted.
    let mut blocks: Vec<Block> = Vec::new();
    for at in &order {
        let middle = wanted[*at].clamp(top + high / 2.0, foot - high / 2.0);
        blocks.push(Block { sum: middle, count: 1 });
        while let [.., above, below] = blocks[..]
            && above.foot(high, top, foot) > below.top(high, top, foot)
        {
            blocks.truncate(blocks.len() - 2);
            // The positions wanted by the lower labels are relative to the block's first label.
            let sum = above.sum + below.sum - below.count as f32 * above.count as f32 * high;
            blocks.push(Block { sum, count: above.count + below.count });
        }
    }
    let mut middles = vec![0.0; wanted.len()];
    let mut next = order.iter();
    for block in &blocks {
        let first = block.first(high, top, foot);
        for (n, at) in next.by_ref().take(block.count).enumerate() {
            middles[*at] = first + n as f32 * high;
        }
    }
    middles
}

/// Labels directly below one another.
#[derive(Clone, Copy)]
struct Block {
    /// Sum of the positions that each label wants for the first label of the block.
    sum: f32,
    count: usize,
}

impl Block {
    /// Centre of the block's first label.
    fn first(self, high: f32, top: f32, foot: f32) -> f32 {
        let last = foot - high * (self.count as f32 - 0.5);
        (self.sum / self.count as f32).clamp(top + high / 2.0, last.max(top + high / 2.0))
    }

    fn top(self, high: f32, top: f32, foot: f32) -> f32 {
        self.first(high, top, foot) - high / 2.0
    }

    fn foot(self, high: f32, top: f32, foot: f32) -> f32 {
        self.first(high, top, foot) + high * (self.count as f32 - 0.5)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spaced(middles: &[f32], high: f32) -> bool {
        let mut sorted = middles.to_vec();
        sorted.sort_by(f32::total_cmp);
        sorted.windows(2).all(|two| two[1] - two[0] > high - 0.01)
    }

    #[test]
    fn labels_that_do_not_meet_stay_where_their_lines_end() {
        assert_eq!(apart(&[200.0, 100.0, 300.0], 30.0, 50.0, 400.0), [200.0, 100.0, 300.0]);
    }

    #[test]
    fn labels_that_meet_move_apart_around_their_middle_and_keep_their_order() {
        assert_eq!(apart(&[200.0, 200.0], 30.0, 0.0, 400.0), [185.0, 215.0]);
        let middles = apart(&[200.0, 190.0, 205.0, 60.0], 30.0, 0.0, 400.0);
        assert!(spaced(&middles, 30.0) && middles[1] < middles[0] && middles[0] < middles[2], "{middles:?}");
        assert!((middles[3] - 60.0).abs() < 0.01);
    }

    #[test]
    fn labels_stay_in_their_room_and_share_it_where_it_is_too_small() {
        let many = [390.0; 6];
        let middles = apart(&many, 30.0, 0.0, 400.0);
        assert!(spaced(&middles, 30.0) && middles.iter().all(|y| (15.0..=385.0).contains(y)), "{middles:?}");
        let middles = apart(&many, 100.0, 0.0, 400.0);
        assert!(spaced(&middles, 66.0) && middles.iter().all(|y| (33.0..=367.0).contains(y)), "{middles:?}");
        assert!(apart(&[], 30.0, 0.0, 400.0).is_empty());
    }
}
