//! What external players did wrong, counted.

use serde_json::{Value, json};

/// Why an answer of an external player was forfeited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It speaks no protocol that this program knows.
    Protocol,
    /// No answer within the time limit. The program was ended.
    Silent,
    /// A line that is too long, or too many lines that answer nothing. The program was ended.
    Flooding,
    /// The program ended by itself, or could not be started.
    Ended,
    /// An answer in the name of another seat.
    OtherSeat,
    /// An answer that the rules refuse.
    Illegal,
    /// A question after the program was ended.
    Gone,
}

impl Fault {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Protocol,
        Self::Silent,
        Self::Flooding,
        Self::Ended,
        Self::OtherSeat,
        Self::Illegal,
        Self::Gone,
    ];

    /// The id in JSON and tables.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Protocol => "other_protocol",
            Self::Silent => "silent",
            Self::Flooding => "flooding",
            Self::Ended => "ended",
            Self::OtherSeat => "other_seat",
            Self::Illegal => "illegal",
            Self::Gone => "gone",
        }
    }
}

/// Numbers of forfeited answers by fault.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Forfeits {
    by_fault: [u64; Fault::ALL.len()],
    /// Lines that answered no question; they cost nothing.
    pub stray_lines: u64,
}

impl Forfeits {
    /// Counts one.
    pub fn add(&mut self, fault: Fault) {
        self.by_fault[fault as usize] += 1;
    }

    /// Adds those of another game.
    pub fn merge(&mut self, more: &Self) {
        for (sum, more) in self.by_fault.iter_mut().zip(more.by_fault) {
            *sum += more;
        }
        self.stray_lines += more.stray_lines;
    }

    /// Number of those by that fault.
    pub const fn of(&self, fault: Fault) -> u64 {
        self.by_fault[fault as usize]
    }

    /// Number of all.
    pub fn sum(&self) -> u64 {
        self.by_fault.iter().sum()
    }

    /// Each fault by its id, with the number of answers forfeited by it.
    pub fn by_fault(&self) -> impl Iterator<Item = (&'static str, u64)> {
        Fault::ALL.into_iter().map(|fault| (fault.key(), self.of(fault)))
    }

    /// In words, those that occurred: `12 forfeited (silent 2, gone 10)`.
    pub fn text(&self) -> String {
        let some = Fault::ALL.into_iter().filter(|fault| self.of(*fault) > 0);
        let some: Vec<String> = some.map(|fault| format!("{} {}", fault.key(), self.of(fault))).collect();
        let stray = format!("{} stray lines", self.stray_lines);
        let stray = (self.stray_lines > 0).then_some(stray);
        let kinds: Vec<String> = some.into_iter().chain(stray).collect();
        if kinds.is_empty() {
            return "none forfeited".to_owned();
        }
        format!("{} forfeited ({})", self.sum(), kinds.join(", "))
    }

    /// As JSON: every fault with its number.
    pub fn object(&self) -> Value {
        let mut object: serde_json::Map<String, Value> =
            self.by_fault().map(|(fault, number)| (fault.to_owned(), json!(number))).collect();
        object.insert("stray_lines".to_owned(), json!(self.stray_lines));
        Value::Object(object)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forfeits_of_several_games_add_up_and_name_what_occurred() {
        let mut one = Forfeits::default();
        assert_eq!(one.text(), "none forfeited");
        one.add(Fault::Silent);
        one.add(Fault::Gone);
        let mut sum = one.clone();
        sum.merge(&one);
        sum.stray_lines = 3;
        assert_eq!(sum.text(), "4 forfeited (silent 2, gone 2, 3 stray lines)");
        assert_eq!((sum.sum(), sum.of(Fault::Gone), sum.of(Fault::Illegal)), (4, 2, 0));
        assert_eq!(sum.object()["silent"], 2);
        for (place, fault) in Fault::ALL.into_iter().enumerate() {
            assert_eq!(fault as usize, place, "each fault has its own place");
        }
    }
}
