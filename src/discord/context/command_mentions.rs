//! Mentions of commands: in public messages a command is written so that each reader can press it ([PBP-60]). Discord gives
//! each top-level command an id at registration; a command without a known id stays plain text.

use crate::discord::components::MESSAGE;
use crate::text::{Lang, Words};
use parking_lot::RwLock;
use std::collections::BTreeMap;

/// Ids of the registered commands, by the name of the top-level command.
pub(crate) type CommandIds = BTreeMap<String, u64>;

/// The text of each command, in each language, with the mention that replaces it.
#[derive(Default)]
pub(crate) struct CommandMentions(RwLock<BTreeMap<String, String>>);

impl CommandMentions {
    /// Replaces what is known by these ids; `paths` are all commands, such as `game new`.
    pub(crate) fn learn(&self, ids: &CommandIds, paths: &[String]) {
        let mut known = BTreeMap::new();
        for path in paths {
            let Some(id) = path.split(' ').next().and_then(|name| ids.get(name)) else { continue };
            for lang in Lang::ALL {
                known.insert(Words::new(lang).command_in_full(path), format!("</{path}:{id}>"));
            }
        }
        *self.0.write() = known;
    }

    /// The text with a mention in place of each command, unless it would be too long for a message.
    pub(crate) fn within(&self, text: &str) -> String {
        let known = self.0.read();
        let (mut written, mut rest) = (String::new(), text);
        while let Some(at) = rest.find("`/") {
            let (before, span) = rest.split_at(at);
            written.push_str(before);
            let end = span[1..].find('`').map_or(span.len(), |end| end + 2);
            let (command, after) = span.split_at(end);
            // A player's name can't make a mention: a backslash stands before each of its backquotes.
            let mention = known.get(command).filter(|_| !before.ends_with('\\'));
            written.push_str(mention.map_or(command, String::as_str));
            rest = after;
        }
        written.push_str(rest);
        if written.chars().count() > MESSAGE { text.to_owned() } else { written }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known() -> CommandMentions {
        let mentions = CommandMentions::default();
        let paths = ["luck", "game new", "game move", "odds"].map(String::from);
        mentions.learn(&[("luck".to_owned(), 7), ("game".to_owned(), 8)].into(), &paths);
        mentions
    }

    #[test]
    fn a_command_in_a_public_text_can_be_pressed_in_either_language_pbp_60() {
        let mentions = known();
        assert_eq!(mentions.within("Open one with `/game new`."), "Open one with </game new:8>.");
        assert_eq!(
            mentions.within("Aprine una con `/partita nuova`, `/luck`"),
            "Aprine una con </game new:8>, </luck:7>"
        );
    }

    #[test]
    fn what_is_no_command_or_has_no_id_stays_as_it_was() {
        let mentions = known();
        for text in
            ["`/odds` has no id", "`abc` and `/nothing`", "open `/luck", "\\`/luck\\` is a name", "", "`"]
        {
            assert_eq!(mentions.within(text), text);
        }
        assert_eq!(CommandMentions::default().within("`/luck`"), "`/luck`");
    }

    #[test]
    fn a_text_that_fits_a_message_still_fits_it() {
        let text = "`/luck`".repeat(285);
        assert_eq!(known().within(&text), text);
    }
}
