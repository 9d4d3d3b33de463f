//! Shares and means with the range in which the true value lies in 19 of 20 cases.

/// Deviation of a normal variable that 19 of 20 cases stay within.
const Z: f64 = 1.959_964;
/// Deviation of a normal variable that 19 of 20 cases stay below.
pub(super) const Z_BELOW: f64 = 1.645;

/// So many of so many.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Share {
    pub(super) part: u64,
    pub(super) of: u64,
}

impl Share {
    pub(super) const fn add(&mut self, counts: bool) {
        self.part += counts as u64;
        self.of += 1;
    }

    /// The share itself; 0 of nothing.
    pub(super) fn value(self) -> f64 {
        self.part as f64 / self.of.max(1) as f64
    }

    /// Wilson's interval.
    pub(super) fn interval(self) -> (f64, f64) {
        self.wilson(Z)
    }

    /// Upper bound with 95 %: Wilson's, one-sided.
    pub(super) fn at_most(self) -> f64 {
        self.wilson(Z_BELOW).1
    }

    /// Variance of the share.
    pub(super) fn variance(self) -> f64 {
        self.value() * (1.0 - self.value()) / self.of.max(1) as f64
    }

    fn wilson(self, z: f64) -> (f64, f64) {
        if self.of == 0 {
            return (0.0, 1.0);
        }
        let (n, share) = (self.of as f64, self.value());
        let middle = share + z * z / (2.0 * n);
        let spread = z * (self.variance() + z * z / (4.0 * n * n)).sqrt();
        let bound = |sign: f64| ((middle + sign * spread) / (1.0 + z * z / n)).clamp(0.0, 1.0);
        (bound(-1.0), bound(1.0))
    }
}

/// The mean of numbers.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Mean {
    count: u64,
    sum: f64,
    squares: f64,
}

impl Mean {
    pub(super) fn add(&mut self, number: f64) {
        self.count += 1;
        self.sum += number;
        self.squares += number * number;
    }

    /// The mean; 0 of nothing.
    pub(super) fn value(&self) -> f64 {
        self.sum / self.count.max(1) as f64
    }

    /// Half of the range around it.
    pub(super) fn margin(&self) -> f64 {
        if self.count < 2 {
            return 0.0;
        }
        let n = self.count as f64;
        let variance = (self.squares - self.sum * self.sum / n).max(0.0) / (n - 1.0);
        Z * (variance / n).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilsons_interval_is_that_of_the_textbooks() {
        let percent = |share: Share| {
            let (low, high) = share.interval();
            let [low, value, high] = [low, share.value(), high].map(|value| value * 100.0);
            format!("{low:.1} {value:.1} {high:.1}")
        };
        assert_eq!(percent(Share { part: 238, of: 1_000 }), "21.3 23.8 26.5");
        assert_eq!(percent(Share { part: 293, of: 800 }), "33.4 36.6 40.0");
        assert_eq!(percent(Share { part: 0, of: 0 }), "0.0 0.0 100.0");
        assert_eq!(percent(Share { part: 10, of: 10 }), "72.2 100.0 100.0");
    }

    #[test]
    fn a_mean_has_the_margin_of_its_deviation() {
        let mut mean = Mean::default();
        assert_eq!((mean.value(), mean.margin()), (0.0, 0.0));
        [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0].into_iter().for_each(|number| mean.add(number));
        assert!((mean.value() - 5.0).abs() < 1e-12);
        // The deviation of the sample is the root of 32 / 7.
        assert!((mean.margin() - Z * (32.0_f64 / 7.0 / 8.0).sqrt()).abs() < 1e-12);
    }
}
