//! Lengths of time, in at most two units.

use super::bundle::Words;

impl Words {
    /// A length of time such as “2 d 4 h”, rounded up to minutes; from a day on, to hours.
    pub fn span(self, millis: i64) -> String {
        let minutes = u32::try_from((millis.max(0) + 59_999) / 60_000).unwrap_or(u32::MAX);
        let minutes = if minutes > 1_440 { minutes.div_ceil(60).saturating_mul(60) } else { minutes };
        let (days, hours, minutes) = (minutes / 1_440, minutes / 60 % 24, minutes % 60);
        let parts = [
            (days > 0).then(|| self.span_days(days)),
            (hours > 0).then(|| self.span_hours(hours)),
            (minutes > 0 || days + hours == 0).then(|| self.span_minutes(minutes)),
        ];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
    }
}
