//! The command of an external player: a program with its arguments, as typed after `extern:` or as a list. No shell reads it.

use super::process::Process;
use std::os::unix::process::CommandExt as _;
use std::process::{Command, Stdio};

/// Where a confined program is searched for; it has no other environment.
const PATH: &str = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

/// A program and its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandLine {
    program: String,
    arguments: Vec<String>,
    /// Whether it gets nothing of this program but its questions: no environment, and its errors are shown to nobody.
    pub(super) confined: bool,
}

impl CommandLine {
    /// Reads a command: words between blanks; in single or double quotes a word may have blanks.
    ///
    /// # Errors
    /// What is wrong, in one line.
    pub fn read(text: &str) -> Result<Self, String> {
        let mut words = words(text)?.into_iter();
        let program = words.next().filter(|program| !program.is_empty());
        let program = program.ok_or("`extern:` needs a command, e.g. extern:./player")?;
        Ok(Self { program, arguments: words.collect(), confined: false })
    }

    /// A program that sits at tables beside a bot: without the bot's environment, which has secrets, and with no way into its log.
    pub fn confined(program: String, arguments: Vec<String>) -> Self {
        Self { program, arguments, confined: true }
    }

    /// Starts the program once and ends it again, to find out whether that can be done.
    ///
    /// # Errors
    /// What is wrong, in one line.
    pub fn check(&self) -> Result<(), String> {
        match Process::start(self) {
            Ok(_) => Ok(()),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
                Err(format!("there is no program `{}`", self.program))
            }
            Err(error) => Err(format!("can't start `{}`: {error}", self.program)),
        }
    }

    /// The process to start: questions come in, answers go out, and errors are shown to whoever runs the games.
    pub(super) fn command(&self) -> Command {
        let mut command = Command::new(&self.program);
        command.args(&self.arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::inherit());
        if self.confined {
            // A process group of its own: it can be ended with all that it has started.
            command.env_clear().env("PATH", PATH).stderr(Stdio::null()).process_group(0);
        }
        command
    }
}

fn words(text: &str) -> Result<Vec<String>, String> {
    let (mut words, mut word, mut quote) = (Vec::new(), None::<String>, None);
    for letter in text.chars() {
        match (quote, letter) {
            (Some(open), _) if open == letter => quote = None,
            (None, '"' | '\'') => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            (None, _) if letter.is_whitespace() => words.extend(word.take()),
            (Some(_) | None, _) => word.get_or_insert_default().push(letter),
        }
    }
    if let Some(open) = quote {
        return Err(format!("a quote {open} is not closed in `{text}`"));
    }
    words.extend(word);
    Ok(words)
}

/// Cuts a list at `separator`, but not inside quotes, which stay.
pub fn cut(list: &str, separator: char) -> Vec<&str> {
    let (mut parts, mut begin, mut quote) = (Vec::new(), 0, None);
    for (at, letter) in list.char_indices() {
        match quote {
            Some(open) if open == letter => quote = None,
            None if letter == '"' || letter == '\'' => quote = Some(letter),
            None if letter == separator => {
                parts.push(&list[begin..at]);
                begin = at + letter.len_utf8();
            }
            Some(_) | None => {}
        }
    }
    parts.push(&list[begin..]);
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_cut_into_words_as_it_is_quoted() {
        let read = |text| CommandLine::read(text).map(|line| (line.program, line.arguments));
        assert_eq!(read("./player"), Ok(("./player".into(), vec![])));
        let quoted = read(" python3  'my player.py' --level=\"a b\" '' ");
        let expected = ["my player.py", "--level=a b", ""].map(str::to_owned).to_vec();
        assert_eq!(quoted, Ok(("python3".into(), expected)));
        assert!(read("").is_err() && read("  ").is_err() && read("''").is_err());
        assert!(read("player 'x").unwrap_err().contains("not closed"));
    }

    #[test]
    fn a_list_is_cut_outside_quotes_only() {
        assert_eq!(cut("normal:easy", ':'), ["normal", "easy"]);
        assert_eq!(cut("extern:'a:b' c:easy", ':'), ["extern", "'a:b' c", "easy"]);
        assert_eq!(cut("", ','), [""]);
        assert_eq!(cut("a,,\"b,", ','), ["a", "", "\"b,"]);
    }
}
