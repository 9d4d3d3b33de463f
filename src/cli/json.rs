//! Numbers and objects for scripts: one object on standard output and nothing else.

use super::Failure;
use serde_json::Value;

/// Prints the one object.
pub(super) fn print(object: &Value) -> Result<(), Failure> {
    super::output::line(object)
}

/// The number to twelve significant digits.
pub(super) fn digits(number: f64) -> f64 {
    // Nothing below nought is nought: a sum of none is otherwise written with a sign.
    let number: f64 = format!("{number:.11e}").parse().expect("a number that was written can be read");
    number + 0.0
}

#[cfg(test)]
mod tests {
    use super::digits;

    #[test]
    fn twelve_digits_count_from_the_first_that_is_not_nought() {
        for (number, expected) in [
            (1.0 / 3.0, "0.333333333333"),
            (2.0 / 3000.0, "0.000666666666667"),
            (1_234.567_890_123_4, "1234.56789012"),
            (0.0, "0.0"),
            (-0.0, "0.0"),
        ] {
            assert_eq!(serde_json::json!(digits(number)).to_string(), expected);
        }
    }
}
