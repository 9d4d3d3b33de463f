//! The two languages and the bundles that hold their sentences. Never a sentence of its own.

use super::phrases::files;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
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
    /// Both.
    pub const ALL: [Self; 2] = [Self::En, Self::It];

    /// From one of Discord's locale strings ("it", "en-GB", "de" …): Italian, or else English.
    pub fn of(locale: &str) -> Self {
        if locale == "it" || locale.starts_with("it-") { Self::It } else { Self::En }
    }

    /// `en` or `it`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::It => "it",
        }
    }
}

/// The phrases of one language. Costs nothing to make or to copy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Words {
    lang: Lang,
}

type Bundle = FluentBundle<FluentResource>;

impl Words {
    /// The words of that language.
    pub const fn new(lang: Lang) -> Self {
        Self { lang }
    }

    /// Which language.
    pub const fn lang(self) -> Lang {
        self.lang
    }

    fn bundle(self) -> &'static Bundle {
        static BUNDLES: [OnceLock<Bundle>; 2] = [OnceLock::new(), OnceLock::new()];
        BUNDLES[self.lang as usize].get_or_init(|| load(self.lang, files(self.lang)))
    }

    /// The sentence of that key. Only the phrase functions call it: a test renders each of them in both languages.
    pub(super) fn say(self, key: &str, args: &FluentArgs<'_>) -> String {
        self.look_up(key, None, args).expect("a test renders every phrase in both languages")
    }

    /// The sentence of that key, or one of its attributes, if there is such a key.
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

fn load(lang: Lang, files: &[&str]) -> Bundle {
    let id: LanguageIdentifier = lang.code().parse().expect("en and it are language codes");
    let mut bundle = Bundle::new_concurrent(vec![id]);
    // Discord would show the marks that isolate left-to-right from right-to-left text.
    bundle.set_use_isolating(false);
    for &text in files {
        let resource = FluentResource::try_new(text.to_owned())
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", lang.code()));
        bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{}: {errors:?}", lang.code()));
    }
    bundle
}

/// One phrase, for the test that holds functions and files together.
#[derive(Clone, Copy)]
pub struct Phrase {
    /// Name of its function, and its key in the files.
    pub key: &'static str,
    /// Names of its function's arguments: the variables of its sentence.
    pub variables: &'static [&'static str],
    /// Its sentence with every number set to `n`.
    pub sample: fn(Words, n: u32) -> String,
}

/// What can stand in a sentence, with a value to try it.
pub(super) trait Sample {
    fn sample(n: u32) -> Self;
}

impl Sample for &str {
    fn sample(_: u32) -> Self {
        "Ω"
    }
}

impl Sample for u32 {
    fn sample(n: u32) -> Self {
        n
    }
}

impl Sample for i32 {
    fn sample(n: u32) -> Self {
        n as Self
    }
}

/// Declares phrase functions: `name(variable: type, …);` under a line that says when it is said.
macro_rules! phrases {
    ($($(#[doc = $doc:literal])+ $name:ident ( $($arg:ident : $kind:ty),* $(,)? );)+) => {
        impl $crate::text::Words {
            $(
                $(#[doc = $doc])+
                #[allow(clippy::too_many_arguments, reason = "one argument per variable")]
                pub fn $name(self $(, $arg: $kind)*) -> String {
                    #[allow(unused_mut, reason = "phrases without variables")]
                    let mut args = fluent_bundle::FluentArgs::new();
                    $(args.set(stringify!($arg), $arg);)*
                    self.say(stringify!($name), &args)
                }
            )+
        }

        /// Every phrase of the language files.
        pub const ALL: &[$crate::text::Phrase] = &[
            $($crate::text::Phrase {
                key: stringify!($name),
                variables: &[$(stringify!($arg)),*],
                sample: |words, _n| words.$name($(<$kind as $crate::text::bundle::Sample>::sample(_n)),*),
            }),+
        ];
    };
}
pub(super) use phrases;
