//! Texts looked up by id: switches and their values, commands with their options and choices, kinds of questions. Fluent
//! keys are built from ids, so a new switch or command needs a line in each language and no code here.

use super::bundle::Words;
use fluent_bundle::FluentArgs;

/// Texts of one command, option or choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandWords {
    /// Localised name; `None` for a choice.
    pub name: Option<String>,
    /// Description; for a choice its label.
    pub about: String,
}

impl Words {
    /// Name of a switch; its id if there is no such switch.
    pub fn switch_name(self, switch: &str) -> String {
        self.keyed(&format!("switch-{}", part(switch))).unwrap_or_else(|| switch.to_owned())
    }

    /// Name of a switch's value: the switch's own name for it, else the number itself, else the name shared by all
    /// switches.
    pub fn switch_value(self, switch: &str, value: &str) -> String {
        let own = self.keyed(&format!("value-{}-{value}", part(switch)));
        let common = || if number(value).is_some() { None } else { self.keyed(&format!("value-{value}")) };
        own.or_else(common).unwrap_or_else(|| value.to_owned())
    }

    /// Description of a switch's value in one sentence: specific to the switch, else the one for all numbers of the
    /// switch, else the one shared by all switches; empty if there is no such value.
    pub fn switch_explain(self, switch: &str, value: &str) -> String {
        let own = self.keyed(&format!("about-{}-{value}", part(switch)));
        let common = || match number(value) {
            Some(n) => self.look_up(&format!("about-{}", part(switch)), None, &with("n", n)),
            None => self.keyed(&format!("about-{value}")),
        };
        own.or_else(common).unwrap_or_default()
    }

    /// The texts of a command (`game new`), an option (`game new/seats`), or a choice (`attack/until=captured`).
    pub fn command(self, path: &str) -> Option<CommandWords> {
        let kind = match (path.contains('='), path.contains('/')) {
            (true, _) => "choice",
            (false, true) => "option",
            (false, false) => "command",
        };
        let key = format!("{kind}-{}", path.replace([' ', '/', '='], "-"));
        let name = self.look_up(&key, Some("name"), &FluentArgs::new());
        self.keyed(&key).map(|about| CommandWords { name, about })
    }

    /// A command by its localised name: "`/attack`".
    pub fn command_mention(self, path: &str) -> String {
        let shown = self.command(path).and_then(|words| words.name);
        format!("`/{}`", shown.as_deref().unwrap_or(path))
    }

    /// A command with the names of all its parts, as the texts of this language write it: "`/game new`".
    pub fn command_in_full(self, path: &str) -> String {
        let words: Vec<&str> = path.split(' ').collect();
        let name = |upto: usize| {
            let named = self.command(&words[..=upto].join(" ")).and_then(|words| words.name);
            named.unwrap_or_else(|| words[upto].to_owned())
        };
        let names: Vec<String> = (0..words.len()).map(name).collect();
        format!("`/{}`", names.join(" "))
    }

    /// Name of a command card of 2210, by its id.
    pub(super) fn card_of(self, card: &str) -> String {
        self.keyed(&format!("card-{card}")).expect("a test asks for the words of each card")
    }

    /// What a command card of 2210 does, by its id; `variant`: where the table plays another rule for some cards.
    pub(super) fn effect_of(self, card: &str, variant: Option<&str>) -> String {
        let varied = variant.and_then(|variant| self.keyed(&format!("effect-{card}-{variant}")));
        let usual = || self.keyed(&format!("effect-{card}"));
        varied.or_else(usual).expect("a test asks for the words of each card")
    }

    /// The message of a key; `None` if there is no such key.
    fn keyed(self, key: &str) -> Option<String> {
        self.look_up(key, None, &FluentArgs::new())
    }

    /// The task of a question, by family and kind of the question.
    pub(super) fn task_of(self, family: &str, kind: &str) -> String {
        self.keyed(&format!("task-{family}-{kind}")).expect("a test asks for the words of each kind")
    }

    /// What a player is doing, by family and kind of the question.
    pub(super) fn doing_of(self, family: &str, kind: &str, who: &str) -> String {
        self.look_up(&format!("doing-{family}-{kind}"), None, &with("who", who))
            .expect("a test asks for the words of each kind")
    }
}

/// The id of a switch as part of a Fluent key.
fn part(switch: &str) -> String {
    switch.replace('.', "-")
}

fn number(value: &str) -> Option<u32> {
    value.parse().ok()
}

fn with<'a>(variable: &'static str, value: impl Into<fluent_bundle::FluentValue<'a>>) -> FluentArgs<'a> {
    let mut args = FluentArgs::new();
    args.set(variable, value);
    args
}
