//! Localised formats of numbers, colours and times.

use super::bundle::{Lang, Words};

impl Words {
    /// Name of a colour with a capital letter, in place of an unknown player name.
    pub fn colour_name(self, key: &str) -> String {
        capital(&self.colour(key))
    }

    /// Actual and expected losses ([PBP-10]): attacker first.
    pub fn attack_summary(self, lost: (u32, u32), expected: (f64, f64)) -> String {
        let (own, others) = (self.decimal(tenth(expected.0)), self.decimal(tenth(expected.1)));
        self.attack_expected(lost.0, lost.1, &own, &others)
    }

    /// A number of tenths with the decimal mark of the language: "41.6", "41,6".
    pub(super) fn decimal(self, tenths: i64) -> String {
        let point = match self.lang() {
            Lang::En => '.',
            Lang::It => ',',
        };
        format!("{}{point}{}", tenths / 10, tenths % 10)
    }

    /// A timestamp in Discord's format, which shows date and relative time to each reader. `millis`: milliseconds of Unix
    /// time.
    pub fn time(self, millis: i64) -> String {
        let seconds = millis.div_euclid(1000);
        self.when(&format!("<t:{seconds}:f>"), &format!("<t:{seconds}:R>"))
    }

    /// The time left until then, counted down by Discord. `millis`: milliseconds of Unix time.
    pub fn time_left(self, millis: i64) -> String {
        format!("<t:{}:R>", millis.div_euclid(1000))
    }
}

pub(super) fn tenth(number: f64) -> i64 {
    (number * 10.0).round() as i64
}

/// The text with a capital first letter.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
