//! Serializer: any value to text. Each value has exactly one form, so equal values give equal lines.

use super::{TermError, WILD, bare, inline, joined};
use crate::rules::Board;
use serde::ser::{self, Serialize};
use std::fmt::{Display, Write};

/// Appends the text of a value.
pub(in crate::record) fn write<T: Serialize + ?Sized>(
    board: &Board,
    value: &T,
    out: &mut String,
) -> Result<(), TermError> {
    value.serialize(&mut Writer { board, out })
}

struct Writer<'a> {
    board: &'a Board,
    out: &'a mut String,
}

/// Values within brackets, separated by one space.
struct Items<'w, 'a> {
    writer: &'w mut Writer<'a>,
    first: bool,
    close: char,
}

impl<'a> Writer<'a> {
    fn push(&mut self, value: impl Display) -> Result<(), TermError> {
        write!(self.out, "{value}").map_err(|_| TermError("cannot be written".into()))
    }

    fn open(&mut self, name: &str, open: char, close: char) -> Items<'_, 'a> {
        self.out.push_str(name);
        self.out.push(open);
        Items { writer: self, first: true, close }
    }

    fn text(&mut self, text: &str) -> Result<(), TermError> {
        if !text.is_empty() && text.bytes().all(bare) {
            self.out.push_str(text);
            return Ok(());
        }
        let quoted = serde_json::to_string(text).map_err(|error| TermError(error.to_string()))?;
        self.out.push_str(&quoted);
        Ok(())
    }

    /// Replaces the number written since `from` by the id of that territory, continent or card.
    fn named(&mut self, from: usize, kind: &str) -> Result<(), TermError> {
        let n: usize = self.out[from..].parse().map_err(|_| TermError(format!("a {kind} is a number")))?;
        let key = match kind {
            "ContinentId" => self.board.continents().get(n).map(|found| &found.key),
            _ => self.board.territories().get(n).map(|found| &found.key),
        };
        self.out.truncate(from);
        match key {
            Some(key) => self.out.push_str(key),
            None if kind == "Card" => self.push(format_args!("{WILD}{}", n - self.board.len() + 1))?,
            None => return Err(TermError(format!("{kind} {n} is not on this board"))),
        }
        Ok(())
    }
}

impl Items<'_, '_> {
    fn item(&mut self, key: Option<&str>) {
        if !self.first {
            self.writer.out.push(' ');
        }
        self.first = false;
        if let Some(key) = key {
            self.writer.out.push_str(key);
            self.writer.out.push('=');
        }
    }

    fn value<T: Serialize + ?Sized>(&mut self, key: Option<&str>, value: &T) -> Result<(), TermError> {
        self.item(key);
        value.serialize(&mut *self.writer)
    }

    fn close(self) {
        self.writer.out.push(self.close);
    }
}

macro_rules! shown {
    ($($name:ident: $kind:ty),+) => {
        $(fn $name(self, value: $kind) -> Result<(), TermError> {
            self.push(value)
        })+
    };
}

impl<'w, 'a> ser::Serializer for &'w mut Writer<'a> {
    type Ok = ();
    type Error = TermError;
    type SerializeSeq = Items<'w, 'a>;
    type SerializeTuple = Items<'w, 'a>;
    type SerializeTupleStruct = Items<'w, 'a>;
    type SerializeTupleVariant = Items<'w, 'a>;
    type SerializeMap = Items<'w, 'a>;
    type SerializeStruct = Items<'w, 'a>;
    type SerializeStructVariant = Items<'w, 'a>;

    shown!(serialize_bool: bool, serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64);
    shown!(serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64);

    fn serialize_f32(self, _: f32) -> Result<(), TermError> {
        Err(TermError("a fraction has no place in a record".into()))
    }

    fn serialize_f64(self, _: f64) -> Result<(), TermError> {
        Err(TermError("a fraction has no place in a record".into()))
    }

    fn serialize_char(self, value: char) -> Result<(), TermError> {
        self.text(value.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, value: &str) -> Result<(), TermError> {
        self.text(value)
    }

    fn serialize_bytes(self, _: &[u8]) -> Result<(), TermError> {
        Err(TermError("bytes have no place in a record".into()))
    }

    fn serialize_none(self) -> Result<(), TermError> {
        self.push('-')
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), TermError> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), TermError> {
        self.push("()")
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), TermError> {
        self.push("()")
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<(), TermError> {
        self.push(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        value: &T,
    ) -> Result<(), TermError> {
        let from = self.out.len();
        value.serialize(&mut *self)?;
        match name {
            "TerritoryId" | "ContinentId" | "Card" => self.named(from, name),
            _ => Ok(()),
        }
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        of: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), TermError> {
        if inline(of).contains(&variant) {
            return value.serialize(self);
        }
        if joined(of) {
            self.out.push_str(variant);
            return value.serialize(self);
        }
        let mut items = self.open(variant, '(', ')');
        items.value(None, value)?;
        items.close();
        Ok(())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Items<'w, 'a>, TermError> {
        Ok(self.open("", '[', ']'))
    }

    fn serialize_tuple(self, _: usize) -> Result<Items<'w, 'a>, TermError> {
        Ok(self.open("", '[', ']'))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Items<'w, 'a>, TermError> {
        Ok(self.open("", '[', ']'))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Items<'w, 'a>, TermError> {
        Ok(self.open(variant, '(', ')'))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Items<'w, 'a>, TermError> {
        Ok(self.open("", '(', ')'))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Items<'w, 'a>, TermError> {
        Ok(self.open("", '(', ')'))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Items<'w, 'a>, TermError> {
        Ok(self.open(variant, '(', ')'))
    }
}

macro_rules! listed {
    ($($of:ident $value:ident),+) => {
        $(impl ser::$of for Items<'_, '_> {
            type Ok = ();
            type Error = TermError;

            fn $value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), TermError> {
                self.value(None, value)
            }

            fn end(self) -> Result<(), TermError> {
                self.close();
                Ok(())
            }
        })+
    };
}

listed!(
    SerializeSeq serialize_element,
    SerializeTuple serialize_element,
    SerializeTupleStruct serialize_field,
    SerializeTupleVariant serialize_field
);

macro_rules! fields {
    ($($of:ident),+) => {
        $(impl ser::$of for Items<'_, '_> {
            type Ok = ();
            type Error = TermError;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                key: &'static str,
                value: &T,
            ) -> Result<(), TermError> {
                self.value(Some(key), value)
            }

            fn end(self) -> Result<(), TermError> {
                self.close();
                Ok(())
            }
        })+
    };
}

fields!(SerializeStruct, SerializeStructVariant);

impl ser::SerializeMap for Items<'_, '_> {
    type Ok = ();
    type Error = TermError;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), TermError> {
        self.value(None, key)?;
        self.writer.out.push('=');
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), TermError> {
        value.serialize(&mut *self.writer)
    }

    fn end(self) -> Result<(), TermError> {
        self.close();
        Ok(())
    }
}
