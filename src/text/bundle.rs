//! Fluent bundles: the supported languages, loading of their `.ftl` files, and message lookup.

use super::phrases::packed;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use miniz_oxide::inflate::decompress_to_vec_zlib;
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

/// A language that the bot speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Italian.
    It,
}

impl Lang {
    /// All languages.
    pub const ALL: [Self; 2] = [Self::En, Self::It];

    /// The language of a Discord locale string ("it", "en-GB", "de" …): Italian for "it" and "it-*", otherwise English.
    pub fn of(locale: &str) -> Self {
        if locale == "it" || locale.starts_with("it-") { Self::It } else { Self::En }
    }

    /// The language of a Discord locale string; `None` if the bot does not speak it.
    pub fn speaking(locale: &str) -> Option<Self> {
        Self::find(locale.split('-').next().unwrap_or(locale))
    }

    /// The language with that code.
    pub fn find(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|lang| lang.code() == code)
    }

    /// The language code: `en` or `it`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::It => "it",
        }
    }
}

/// The phrases of one language. Cheap to create and to copy: the bundles are loaded once and shared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Words {
    lang: Lang,
}

type Bundle = FluentBundle<FluentResource>;

impl Words {
    /// The phrases of `lang`.
    pub const fn new(lang: Lang) -> Self {
        Self { lang }
    }

    /// The language.
    pub const fn lang(self) -> Lang {
        self.lang
    }

    fn bundle(self) -> &'static Bundle {
        static BUNDLES: [OnceLock<Bundle>; 2] = [OnceLock::new(), OnceLock::new()];
        BUNDLES[self.lang as usize].get_or_init(|| load(self.lang, packed(self.lang)))
    }

    /// The phrase of a function, which names the variables with their values.
    pub(super) fn phrase<const N: usize>(
        self,
        key: &str,
        args: [(&'static str, FluentValue<'_>); N],
    ) -> String {
        self.format_message(key, &args.into_iter().collect())
    }

    /// The message of a key that has a function, or that a refusal names: a test renders each of them in both languages.
    pub(super) fn format_message(self, key: &str, args: &FluentArgs<'_>) -> String {
        self.look_up(key, None, args).expect("a test renders every phrase in both languages")
    }

    /// The message of a key, or one of its attributes; `None` if the key or the attribute does not exist.
    pub(super) fn look_up(self, key: &str, attribute: Option<&str>, args: &FluentArgs<'_>) -> Option<String> {
        let bundle = self.bundle();
        let message = bundle.get_message(key)?;
        let pattern = match attribute {
            None => message.value()?,
            Some(attribute) => message.get_attribute(attribute)?.value(),
        };
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(args), &mut errors);
        debug_assert!(errors.is_empty(), "{key}: {errors:?}");
        Some(text.into_owned())
    }
}

fn load(lang: Lang, packed: &[u8]) -> Bundle {
    let id: LanguageIdentifier = lang.code().parse().expect("en and it are language codes");
    let mut bundle = Bundle::new_concurrent(vec![id]);
    // Fluent would wrap each variable in bidirectional isolation marks, which Discord shows as visible characters.
    bundle.set_use_isolating(false);
    let text = decompress_to_vec_zlib(packed).ok().and_then(|bytes| String::from_utf8(bytes).ok());
    let resource = FluentResource::try_new(text.expect("the texts are part of the program"))
        .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", lang.code()));
    bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{}: {errors:?}", lang.code()));
    bundle
}
