//! JSON output for scripts: one object on standard output and nothing else.

use super::failure::Failure;
use serde_json::Value;

/// Prints one JSON object.
pub(super) fn print(object: &Value) -> Result<(), Failure> {
    super::output::line(object)
}

/// The number rounded to twelve significant digits.
pub(super) fn digits(number: f64) -> f64 {
    // Adding 0 turns -0 into 0: an empty sum would otherwise be written with a sign.
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
