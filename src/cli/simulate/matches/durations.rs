//! Many durations in little memory: their quantiles are exact to 3 %.

use std::time::Duration;

/// Parts of each doubling.
const PARTS: u64 = 32;
const PARTS_LOG: u32 = PARTS.ilog2();
const BUCKETS: usize = ((64 - PARTS_LOG as usize) + 1) * PARTS as usize;

/// Counts durations by size.
pub(super) struct Durations {
    buckets: Vec<u64>,
    count: u64,
}

impl Default for Durations {
    fn default() -> Self {
        Self { buckets: vec![0; BUCKETS], count: 0 }
    }
}

impl Durations {
    pub(super) fn add(&mut self, duration: Duration) {
        self.buckets[bucket(duration.as_nanos() as u64)] += 1;
        self.count += 1;
    }

    /// The duration below which that percentage of all lies; zero if there is none.
    pub(super) fn percentile(&self, percent: u64) -> Duration {
        let wanted = (self.count * percent).div_ceil(100).max(1);
        let mut below = 0;
        let reached = self.buckets.iter().position(|count| {
            below += count;
            below >= wanted
        });
        Duration::from_nanos(reached.map_or(0, most))
    }
}

/// Small numbers have buckets of their own; then each doubling is cut into equal parts.
fn bucket(nanos: u64) -> usize {
    if nanos < PARTS {
        return nanos as usize;
    }
    let shift = nanos.ilog2() - PARTS_LOG;
    (u64::from(shift) * PARTS + (nanos >> shift)) as usize
}

/// The largest number in a bucket.
fn most(bucket: usize) -> u64 {
    let bucket = bucket as u64;
    if bucket < PARTS {
        return bucket;
    }
    let shift = bucket / PARTS - 1;
    let first = (bucket - shift * PARTS) << shift;
    first + ((1 << shift) - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_number_lies_in_a_bucket_that_is_not_three_percent_larger() {
        for nanos in (0..5_000).chain([u64::MAX, u64::MAX / 2, 1 << 40, (1 << 40) - 1]) {
            let most = most(bucket(nanos));
            assert!(most >= nanos && most - nanos <= nanos / 30, "{nanos}: {most}");
        }
    }

    #[test]
    fn percentiles_are_those_of_the_sorted_list() {
        let mut durations = Durations::default();
        assert_eq!(durations.percentile(50), Duration::ZERO);
        (1..=100).rev().for_each(|micros| durations.add(Duration::from_micros(micros)));
        for percent in [1, 50, 99, 100] {
            let found = durations.percentile(percent).as_nanos() as f64 / 1_000.0;
            assert!((found / percent as f64 - 1.0).abs() < 0.04, "{percent}: {found}");
        }
    }
}
