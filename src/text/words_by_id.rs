//! Words found by the id of what they name: switches and their values, commands with their options and choices, kinds of
//! questions. A key is made of ids, so that a new switch or command is a line in each language and none here.

use super::bundle::Words;
use fluent_bundle::FluentArgs;

/// The words of one command, option or choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandWords {
    /// Its name; a choice has none but its label.
    pub name: Option<String>,
    /// Its description; of a choice its label.
    pub about: String,
}

impl Words {
    /// A switch by its id; the id itself if there is no such switch.
    pub fn switch_name(self, switch: &str) -> String {
        self.keyed(&format!("switch-{}", part(switch))).unwrap_or_else(|| switch.to_owned())
    }

    /// A switch's value: its own name, or itself if it is a number, or the name that it has in all switches.
    pub fn switch_value(self, switch: &str, value: &str) -> String {
        let own = self.keyed(&format!("value-{}-{value}", part(switch)));
        let common = || if number(value).is_some() { None } else { self.keyed(&format!("value-{value}")) };
        own.or_else(common).unwrap_or_else(|| value.to_owned())
    }

    /// What a switch's value means, in one sentence: its own, or the one for all numbers of the switch, or the one that it
    /// has in all switches; empty if there is no such value.
    pub fn switch_explain(self, switch: &str, value: &str) -> String {
        let own = self.keyed(&format!("about-{}-{value}", part(switch)));
        let common = || match number(value) {
            Some(n) => self.look_up(&format!("about-{}", part(switch)), None, &with("n", n)),
            None => self.keyed(&format!("about-{value}")),
        };
        own.or_else(common).unwrap_or_default()
    }

    /// The words of a command (`game new`), an option (`game new/seats`), or a choice (`attack/until=captured`).
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

    /// A command as the reader's own Discord shows it: "`/attack`".
    pub fn command_mention(self, path: &str) -> String {
        let shown = self.command(path).and_then(|words| words.name);
        format!("`/{}`", shown.as_deref().unwrap_or(path))
    }

    /// The sentence of that key, if there is one.
    fn keyed(self, key: &str) -> Option<String> {
        self.look_up(key, None, &FluentArgs::new())
    }

    /// What somebody has to do, by the family and the kind of the question.
    pub(super) fn task_of(self, family: &str, kind: &str) -> String {
        self.keyed(&format!("task-{family}-{kind}")).expect("a test asks for the words of each kind")
    }

    /// What somebody is waited for, by the family and the kind of the question.
    pub(super) fn doing_of(self, family: &str, kind: &str, who: &str) -> String {
        self.look_up(&format!("doing-{family}-{kind}"), None, &with("who", who))
            .expect("a test asks for the words of each kind")
    }
}

/// A switch's id as part of a key.
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
