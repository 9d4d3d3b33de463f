//! What was chosen so far in a menu of several steps, as it stands in a code: small numbers.

use std::fmt;
use std::str::FromStr;

/// A list of small numbers (0 to 61), one character each: armies per territory, or territories in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Draft(pub(crate) Vec<u8>);

const DIGITS: &[u8; 62] = b"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

impl fmt::Display for Draft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("-")?;
        self.0.iter().try_for_each(|&n| {
            let digit = DIGITS.get(usize::from(n)).expect("a draft holds numbers up to 61");
            fmt::Write::write_char(f, char::from(*digit))
        })
    }
}

impl FromStr for Draft {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let digits = text.strip_prefix('-').ok_or(())?.bytes();
        let digit = |byte| DIGITS.iter().position(|&d| d == byte).map(|n| n as u8).ok_or(());
        digits.map(digit).collect::<Result<_, ()>>().map(Self)
    }
}
