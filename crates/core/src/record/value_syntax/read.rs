//! Deserializer: text to a value of any type. Strict: only the form that `write` produces is accepted; anything else is
//! an error with a reason. Nesting is limited by [`DEEPEST`].

use super::{DEEPEST, TermError, WILD, bare, inline, joined};
use crate::rules::Board;
use serde::de::value::{StrDeserializer, U8Deserializer};
use serde::de::{self, DeserializeOwned, DeserializeSeed, IntoDeserializer, Visitor};

/// Reader of one line.
pub(in crate::record) struct Reader<'t> {
    board: &'t Board,
    text: &'t str,
    at: usize,
    depth: u32,
}

fn error<T>(what: impl Into<String>) -> Result<T, TermError> {
    Err(TermError(what.into()))
}

impl<'t> Reader<'t> {
    pub(in crate::record) fn new(board: &'t Board, text: &'t str) -> Self {
        Self { board, text, at: 0, depth: 0 }
    }

    /// The next value.
    pub(in crate::record) fn value<T: DeserializeOwned>(&mut self) -> Result<T, TermError> {
        T::deserialize(self)
    }

    /// Whether the text continues with `sign`.
    pub(in crate::record) fn sees(&self, sign: &str) -> bool {
        self.text[self.at..].starts_with(sign)
    }

    /// Consumes `sign` if it comes next, and returns whether it did.
    pub(in crate::record) fn takes(&mut self, sign: &str) -> bool {
        let there = self.sees(sign);
        if there {
            self.at += sign.len();
        }
        there
    }

    /// Consumes `sign`, which must come next.
    pub(in crate::record) fn expect(&mut self, sign: &str) -> Result<(), TermError> {
        if self.takes(sign) { Ok(()) } else { error(format!("expected `{sign}` {}", self.place())) }
    }

    /// Checks that the text is completely consumed.
    pub(in crate::record) fn end(&self) -> Result<(), TermError> {
        if self.at == self.text.len() { Ok(()) } else { error(format!("expected the end {}", self.place())) }
    }

    /// Whether the text is completely consumed.
    pub(in crate::record) fn is_done(&self) -> bool {
        self.at == self.text.len()
    }

    /// The current position, for messages.
    fn place(&self) -> String {
        let rest: String = self.text[self.at..].chars().take(20).collect();
        if rest.is_empty() {
            "where the line ends".into()
        } else {
            format!("at character {} (`{}`)", self.text[..self.at].chars().count() + 1, rest.escape_debug())
        }
    }

    /// The next word, without consuming it.
    fn peek(&self) -> &'t str {
        let rest = &self.text[self.at..];
        let end = rest.bytes().position(|byte| !bare(byte)).unwrap_or(rest.len());
        &rest[..end]
    }

    /// Consumes the next word.
    pub(in crate::record) fn word(&mut self) -> Result<&'t str, TermError> {
        let word = self.peek();
        if word.is_empty() {
            return error(format!("expected a word {}", self.place()));
        }
        self.at += word.len();
        Ok(word)
    }

    /// Consumes a number: digits only, without a leading 0.
    pub(in crate::record) fn number(&mut self) -> Result<u64, TermError> {
        let word = self.peek();
        if word.is_empty() || !word.bytes().all(|byte| byte.is_ascii_digit()) {
            return error(format!("expected a number {}", self.place()));
        }
        if word.len() > 1 && word.starts_with('0') {
            return error(format!("a number begins with no 0: `{word}`"));
        }
        self.at += word.len();
        word.parse().or_else(|_| error(format!("`{word}` is too large")))
    }

    fn signed(&mut self) -> Result<i64, TermError> {
        let minus = self.takes("-");
        let n = self.number()?;
        let n = i64::try_from(n).or_else(|_| error(format!("`{n}` is too large")))?;
        Ok(if minus { -n } else { n })
    }

    /// Consumes a quoted text, or a bare word.
    fn string(&mut self) -> Result<String, TermError> {
        if !self.sees("\"") {
            return self.word().map(str::to_owned);
        }
        let rest = &self.text[self.at..];
        let mut escaped = false;
        let end = rest.bytes().skip(1).position(|byte| {
            let ends = byte == b'"' && !escaped;
            escaped = byte == b'\\' && !escaped;
            ends
        });
        let Some(end) = end else { return error("a quote is opened and never closed") };
        let quoted = &rest[..end + 2];
        self.at += quoted.len();
        serde_json::from_str(quoted).or_else(|_| error("a quoted text is not well formed"))
    }

    fn named(&mut self, kind: &str) -> Result<u8, TermError> {
        let word = self.word()?;
        let found = match kind {
            "ContinentId" => self.board.continents().iter().position(|c| c.key == word),
            _ => self.board.find(word).map(crate::rules::TerritoryId::index),
        };
        let wild = || {
            let number: usize = word.strip_prefix(WILD)?.parse().ok()?;
            (1..=64).contains(&number).then(|| self.board.len() + number - 1)
        };
        let found = if kind == "Card" { found.or_else(wild) } else { found };
        let what = match kind {
            "ContinentId" => "continent",
            "Card" => "card",
            _ => "territory",
        };
        let found = found.and_then(|n| u8::try_from(n).ok());
        found.ok_or_else(|| TermError(format!("there is no {what} `{word}` on this board")))
    }

    fn deeper(&mut self) -> Result<(), TermError> {
        self.depth += 1;
        if self.depth > DEEPEST { error("values are nested too deep") } else { Ok(()) }
    }

    /// Values between `open` and `close`, separated by one space.
    fn list<V: Visitor<'static>>(
        &mut self,
        open: &'static str,
        close: &'static str,
        visitor: V,
    ) -> Result<V::Value, TermError> {
        self.expect(open)?;
        self.deeper()?;
        let value = visitor.visit_seq(Items { reader: self, first: true, close })?;
        self.depth -= 1;
        self.expect(close)?;
        Ok(value)
    }

    fn fields<V: Visitor<'static>>(&mut self, visitor: V) -> Result<V::Value, TermError> {
        self.expect("(")?;
        self.deeper()?;
        let value = visitor.visit_map(Items { reader: self, first: true, close: ")" })?;
        self.depth -= 1;
        self.expect(")")?;
        Ok(value)
    }
}

/// Values within brackets.
struct Items<'r, 't> {
    reader: &'r mut Reader<'t>,
    first: bool,
    close: &'static str,
}

impl Items<'_, '_> {
    /// Whether there is another value; consumes the separator.
    fn more(&mut self) -> Result<bool, TermError> {
        if self.reader.sees(self.close) {
            return Ok(false);
        }
        if !std::mem::replace(&mut self.first, false) {
            self.reader.expect(" ")?;
        }
        Ok(true)
    }
}

impl de::SeqAccess<'static> for Items<'_, '_> {
    type Error = TermError;

    fn next_element_seed<S: DeserializeSeed<'static>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, TermError> {
        if self.more()? { seed.deserialize(&mut *self.reader).map(Some) } else { Ok(None) }
    }
}

impl de::MapAccess<'static> for Items<'_, '_> {
    type Error = TermError;

    fn next_key_seed<S: DeserializeSeed<'static>>(&mut self, seed: S) -> Result<Option<S::Value>, TermError> {
        if self.more()? { seed.deserialize(&mut *self.reader).map(Some) } else { Ok(None) }
    }

    fn next_value_seed<S: DeserializeSeed<'static>>(&mut self, seed: S) -> Result<S::Value, TermError> {
        self.reader.expect("=")?;
        seed.deserialize(&mut *self.reader)
    }
}

/// One variant of an enum.
struct Variant<'r, 't> {
    reader: &'r mut Reader<'t>,
    name: &'t str,
    /// Whether its content is read without brackets: the name is not written, or the content has its own brackets.
    bare: bool,
}

impl de::EnumAccess<'static> for Variant<'_, '_> {
    type Error = TermError;
    type Variant = Self;

    fn variant_seed<S: DeserializeSeed<'static>>(self, seed: S) -> Result<(S::Value, Self), TermError> {
        let name: StrDeserializer<'_, TermError> = self.name.into_deserializer();
        let value = seed.deserialize(name)?;
        Ok((value, self))
    }
}

impl de::VariantAccess<'static> for Variant<'_, '_> {
    type Error = TermError;

    fn unit_variant(self) -> Result<(), TermError> {
        Ok(())
    }

    fn newtype_variant_seed<S: DeserializeSeed<'static>>(self, seed: S) -> Result<S::Value, TermError> {
        if self.bare {
            return seed.deserialize(self.reader);
        }
        self.reader.expect("(")?;
        let value = seed.deserialize(&mut *self.reader)?;
        self.reader.expect(")")?;
        Ok(value)
    }

    fn tuple_variant<V: Visitor<'static>>(self, _: usize, visitor: V) -> Result<V::Value, TermError> {
        self.reader.list("(", ")", visitor)
    }

    fn struct_variant<V: Visitor<'static>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, TermError> {
        self.reader.fields(visitor)
    }
}

macro_rules! numbers {
    ($read:ident, $visit:ident: $($name:ident)+) => {
        $(fn $name<V: Visitor<'static>>(self, visitor: V) -> Result<V::Value, TermError> {
            visitor.$visit(self.$read()?)
        })+
    };
}

macro_rules! never {
    ($($name:ident)+) => {
        $(fn $name<V: Visitor<'static>>(self, _: V) -> Result<V::Value, TermError> {
            error(format!("something that cannot stand here {}", self.place()))
        })+
    };
}

impl de::Deserializer<'static> for &mut Reader<'_> {
    type Error = TermError;

    numbers!(number, visit_u64: deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64);
    numbers!(signed, visit_i64: deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64);
    numbers!(string, visit_string: deserialize_str deserialize_string deserialize_char);
    never!(deserialize_any deserialize_ignored_any deserialize_f32 deserialize_f64);
    never!(deserialize_bytes deserialize_byte_buf);

    fn deserialize_bool<V: Visitor<'static>>(self, visitor: V) -> Result<V::Value, TermError> {
        match self.word()? {
            "true" => visitor.visit_bool(true),
            "false" => visitor.visit_bool(false),
            other => error(format!("`{other}` is neither true nor false")),
        }
    }

    fn deserialize_option<V: Visitor<'static>>(self, visitor: V) -> Result<V::Value, TermError> {
        let digit = self.text.as_bytes().get(self.at + 1).is_some_and(u8::is_ascii_digit);
        if self.sees("-") && !digit {
            self.at += 1;
            return visitor.visit_none();
        }
        self.deeper()?;
        let value = visitor.visit_some(&mut *self)?;
        self.depth -= 1;
        Ok(value)
    }

    fn deserialize_unit<V: Visitor<'static>>(self, visitor: V) -> Result<V::Value, TermError> {
        self.expect("()")?;
        visitor.visit_unit()
    }

    fn deserialize_unit_struct<V: Visitor<'static>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, TermError> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'static>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, TermError> {
        match name {
            "TerritoryId" | "ContinentId" | "Card" => {
                let id: U8Deserializer<TermError> = self.named(name)?.into_deserializer();
                visitor.visit_newtype_struct(id)
            }
            _ => visitor.visit_newtype_struct(self),
        }
    }

    fn deserialize_seq<V: Visitor<'static>>(self, visitor: V) -> Result<V::Value, TermError> {
        self.list("[", "]", visitor)
    }

    fn deserialize_tuple<V: Visitor<'static>>(self, _: usize, visitor: V) -> Result<V::Value, TermError> {
        self.list("[", "]", visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'static>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, TermError> {
        self.list("[", "]", visitor)
    }

    fn deserialize_map<V: Visitor<'static>>(self, visitor: V) -> Result<V::Value, TermError> {
        self.fields(visitor)
    }

    fn deserialize_struct<V: Visitor<'static>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, TermError> {
        self.fields(visitor)
    }

    fn deserialize_enum<V: Visitor<'static>>(
        self,
        of: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, TermError> {
        self.deeper()?;
        let name = self.peek();
        let inlined = inline(of).iter().find(|inline| variants.contains(inline));
        let inlined = inlined.filter(|_| !variants.contains(&name));
        let (name, inline) = match inlined {
            Some(inlined) => (*inlined, true),
            None => (self.word()?, false),
        };
        let value = visitor.visit_enum(Variant { reader: &mut *self, name, bare: inline || joined(of) })?;
        self.depth -= 1;
        Ok(value)
    }

    fn deserialize_identifier<V: Visitor<'static>>(self, visitor: V) -> Result<V::Value, TermError> {
        visitor.visit_str(self.word()?)
    }
}
