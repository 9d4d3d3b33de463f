//! Shape of serialized values: every JSON path with the kinds of values that stand there.
//!
//! Values go through a serializer that keeps nothing but these, because writing every state of thousands of games out as JSON takes
//! most of a minute.

use serde::Serialize;
use serde::ser::{
    SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};
use std::collections::{BTreeMap, BTreeSet};

/// Result of a step of the serializer: JSON can say everything that is given to it.
type Done = Result<(), serde_json::Error>;

/// Paths with the kinds of their values. Few are new after the first values, so a path is only written out if the hash of
/// path and kind is new.
#[derive(Default)]
pub(crate) struct Shape {
    known: BTreeSet<u64>,
    kinds: BTreeMap<String, BTreeSet<String>>,
}

impl Shape {
    /// Adds the paths of a value.
    pub(crate) fn add(&mut self, value: &impl Serialize) {
        value.serialize(Walk { at: At::ROOT, shape: self }).unwrap();
    }

    /// One line for each path below the root: the path and the kinds of its values.
    pub(crate) fn lines(self) -> Vec<String> {
        let line = |(at, kinds): (String, BTreeSet<String>)| {
            format!("{at}: {}", kinds.into_iter().collect::<Vec<_>>().join(", "))
        };
        self.kinds.into_iter().filter(|(at, _)| !at.is_empty()).map(line).collect()
    }

    fn note(&mut self, at: &At, kind: &str, id: bool) {
        if self.known.insert(hash(hash(at.hash, if id { "`" } else { ":" }), kind)) {
            let kind = if id { format!("`{kind}`") } else { kind.to_owned() };
            self.kinds.entry(at.written()).or_default().insert(kind);
        }
    }
}

/// Path of a value: its parts, and their hash.
#[derive(Clone, Copy)]
struct At<'a> {
    outer: Option<&'a At<'a>>,
    /// Name of the field; `None`: an item of a list.
    field: Option<&'a str>,
    hash: u64,
}

impl<'a> At<'a> {
    const ROOT: Self = Self { outer: None, field: None, hash: 0 };

    fn inner(&'a self, field: Option<&'a str>) -> Self {
        let hash = field.map_or_else(|| hash(self.hash, "[]"), |name| hash(hash(self.hash, "."), name));
        Self { outer: Some(self), field, hash }
    }

    fn written(&self) -> String {
        match (self.outer, self.field) {
            (None, _) => String::new(),
            (Some(outer), None) => format!("{}[]", outer.written()),
            (Some(outer), Some(field)) => format!("{}.{field}", outer.written()),
        }
    }
}

/// Hash (FNV-1a) of one more part after those that `from` stands for. The standard library's hash takes ten times as long where it
/// is not optimised.
fn hash(from: u64, part: &str) -> u64 {
    let (bytes, mut hash) = (part.as_bytes(), from ^ 0xcbf2_9ce4_8422_2325);
    let mut i = 0;
    while i < bytes.len() {
        hash = (hash ^ u64::from(bytes[i])).wrapping_mul(0x0100_0000_01b3);
        i += 1;
    }
    hash
}

/// The serializer of one value.
struct Walk<'a> {
    at: At<'a>,
    shape: &'a mut Shape,
}

/// A list or a map whose items are being serialized, with the key of the next item of a map.
struct Inside<'a> {
    outer: At<'a>,
    /// The variant that the list or map is in: a path of its own below `outer`.
    variant: Option<&'static str>,
    key: String,
    shape: &'a mut Shape,
}

impl<'a> Walk<'a> {
    #[allow(clippy::unnecessary_wraps, reason = "what a serializer's functions return")]
    fn note(self, kind: &str) -> Done {
        self.shape.note(&self.at, kind, false);
        Ok(())
    }

    /// Ids of variants are part of the shape; texts by people are not.
    #[allow(clippy::unnecessary_wraps, reason = "what a serializer's functions return")]
    fn note_text(self, text: &str) -> Done {
        let id = text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_');
        self.shape.note(&self.at, if id { text } else { "text" }, id);
        Ok(())
    }

    fn inside(self, kind: &str, variant: Option<&'static str>) -> Inside<'a> {
        if let Some(variant) = variant {
            self.shape.note(&self.at, "fields", false);
            self.shape.note(&self.at.inner(Some(variant)), kind, false);
        } else {
            self.shape.note(&self.at, kind, false);
        }
        Inside { outer: self.at, variant, key: String::new(), shape: self.shape }
    }
}

impl Inside<'_> {
    fn add<T: Serialize + ?Sized>(&mut self, field: Option<&str>, value: &T) -> Done {
        let within_variant = self.variant.map(|variant| self.outer.inner(Some(variant)));
        let outer = within_variant.as_ref().unwrap_or(&self.outer);
        value.serialize(Walk { at: outer.inner(field), shape: self.shape })
    }
}

/// The functions for values without parts.
macro_rules! plain {
    ($($function:ident: $type:ty => $kind:literal),* $(,)?) => {
        $(fn $function(self, _: $type) -> Done {
            self.note($kind)
        })*
    };
}

impl<'a> Serializer for Walk<'a> {
    type Ok = ();
    type Error = serde_json::Error;
    type SerializeSeq = Inside<'a>;
    type SerializeTuple = Inside<'a>;
    type SerializeTupleStruct = Inside<'a>;
    type SerializeTupleVariant = Inside<'a>;
    type SerializeMap = Inside<'a>;
    type SerializeStruct = Inside<'a>;
    type SerializeStructVariant = Inside<'a>;

    plain! {
        serialize_bool: bool => "yes or no",
        serialize_i8: i8 => "number",
        serialize_i16: i16 => "number",
        serialize_i32: i32 => "number",
        serialize_i64: i64 => "number",
        serialize_u8: u8 => "number",
        serialize_u16: u16 => "number",
        serialize_u32: u32 => "number",
        serialize_u64: u64 => "number",
        serialize_f32: f32 => "number",
        serialize_f64: f64 => "number",
        serialize_bytes: &[u8] => "list",
        serialize_unit_struct: &'static str => "nothing",
    }

    fn serialize_char(self, value: char) -> Done {
        self.note_text(value.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, value: &str) -> Done {
        self.note_text(value)
    }

    fn serialize_none(self) -> Done {
        self.note("nothing")
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Done {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Done {
        self.note("nothing")
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Done {
        self.note_text(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Done {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Done {
        self.inside("fields", None).add(Some(variant), value)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Inside<'a>, serde_json::Error> {
        Ok(self.inside("list", None))
    }

    fn serialize_tuple(self, _: usize) -> Result<Inside<'a>, serde_json::Error> {
        Ok(self.inside("list", None))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Inside<'a>, serde_json::Error> {
        Ok(self.inside("list", None))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Inside<'a>, serde_json::Error> {
        Ok(self.inside("list", Some(variant)))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Inside<'a>, serde_json::Error> {
        Ok(self.inside("fields", None))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Inside<'a>, serde_json::Error> {
        Ok(self.inside("fields", None))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Inside<'a>, serde_json::Error> {
        Ok(self.inside("fields", Some(variant)))
    }
}

/// The four kinds of lists.
macro_rules! list {
    ($($kind:ident: $function:ident),* $(,)?) => {
        $(impl $kind for Inside<'_> {
            type Ok = ();
            type Error = serde_json::Error;

            fn $function<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
                self.add(None, value)
            }

            fn end(self) -> Done {
                Ok(())
            }
        })*
    };
}

list! {
    SerializeSeq: serialize_element,
    SerializeTuple: serialize_element,
    SerializeTupleStruct: serialize_field,
    SerializeTupleVariant: serialize_field,
}

/// The two kinds of values with fields.
macro_rules! fields {
    ($($kind:ident),* $(,)?) => {
        $(impl $kind for Inside<'_> {
            type Ok = ();
            type Error = serde_json::Error;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Done {
                self.add(Some(key), value)
            }

            fn end(self) -> Done {
                Ok(())
            }
        })*
    };
}

fields! { SerializeStruct, SerializeStructVariant }

impl SerializeMap for Inside<'_> {
    type Ok = ();
    type Error = serde_json::Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Done {
        self.key = match serde_json::to_value(key)? {
            serde_json::Value::String(key) => key,
            other => other.to_string(),
        };
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        let key = std::mem::take(&mut self.key);
        self.add(Some(&key), value)
    }

    fn end(self) -> Done {
        Ok(())
    }
}
