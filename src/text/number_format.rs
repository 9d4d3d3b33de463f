//! Numbers and points in time as people of a language write them.

use super::bundle::{Lang, Words};

impl Words {
    /// A colour that stands for somebody whose name can't be told: like a name, with a capital letter.
    pub fn colour_name(self, key: &str) -> String {
        capital(&self.colour(key))
    }

    /// Losses made and losses to be expected ([PBP-10]): attacker first.
    pub fn attack_summary(self, lost: (u32, u32), expected: (f64, f64)) -> String {
        let (own, others) = (self.decimal(tenth(expected.0)), self.decimal(tenth(expected.1)));
        self.attack_expected(lost.0, lost.1, &own, &others)
    }

    /// A number of tenths as people of that language write it: "41.6", "41,6".
    pub(super) fn decimal(self, tenths: i64) -> String {
        let point = match self.lang() {
            Lang::En => '.',
            Lang::It => ',',
        };
        format!("{}{point}{}", tenths / 10, tenths % 10)
    }

    /// A point in time, as each reader's Discord shows it: date and distance. Milliseconds of unix time.
    pub fn time(self, millis: i64) -> String {
        let seconds = millis.div_euclid(1000);
        self.when(&format!("<t:{seconds}:f>"), &format!("<t:{seconds}:R>"))
    }
}

pub(super) fn tenth(number: f64) -> i64 {
    (number * 10.0).round() as i64
}

/// With a capital first letter: it stands alone there.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
