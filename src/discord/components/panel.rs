//! `Panel`: heading, choices with their buttons, rows, picture, colour; rendered with components version 2 or plain.

use super::custom_id::Code;
use super::version_two::{Body, Misfit, PARTS, PanelFile, Part, TEXT};
use super::{MESSAGE, button, buttons, cut};
use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

/// Maximum number of characters of a choice's text.
const CHOICE: usize = 200;

/// One choice: a text with its button beside it; or, on plain messages, a button that says both.
#[derive(Clone, Debug)]
pub(crate) struct Choice {
    text: String,
    beside: CreateButton,
    alone: CreateButton,
}

impl Choice {
    /// A choice from its text, the label of the button beside it, and the label of a button that says all. A column
    /// beside a button is narrow on a phone, so what matters most is one strong line.
    pub(crate) fn new((code, style): (&Code, ButtonStyle), text: &str, beside: &str, alone: &str) -> Self {
        Self {
            text: cut(text, CHOICE),
            beside: button(code.clone(), beside, style),
            alone: button(code.clone(), alone, style),
        }
    }
}

/// A strong line.
pub(crate) fn strong(text: &str) -> String {
    format!("**{text}**")
}

/// A small line.
pub(crate) fn small(text: &str) -> String {
    format!("-# {text}")
}

/// What stands below the heading of a panel.
#[derive(Clone, Debug)]
pub(crate) enum Row {
    /// Buttons, or one menu.
    Actions(CreateActionRow),
    /// Choices, one below the other.
    Choices(Vec<Choice>),
}

impl From<CreateActionRow> for Row {
    fn from(row: CreateActionRow) -> Self {
        Self::Actions(row)
    }
}

/// Rows, shared by all copies until one of them is changed.
#[derive(Clone, Debug, Default)]
pub(crate) struct Rows(Arc<Vec<Row>>);

impl Rows {
    /// Whether both are copies of one another that nobody has changed. Equal rows that were made one by one are not.
    pub(crate) fn is_copy_of(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl From<Vec<Row>> for Rows {
    fn from(rows: Vec<Row>) -> Self {
        Self(Arc::new(rows))
    }
}

impl FromIterator<Row> for Rows {
    fn from_iter<I: IntoIterator<Item = Row>>(rows: I) -> Self {
        Vec::from_iter(rows).into()
    }
}

impl Deref for Rows {
    type Target = Vec<Row>;

    fn deref(&self) -> &Vec<Row> {
        &self.0
    }
}

impl DerefMut for Rows {
    fn deref_mut(&mut self) -> &mut Vec<Row> {
        Arc::make_mut(&mut self.0)
    }
}

impl IntoIterator for Rows {
    type Item = Row;
    type IntoIter = std::vec::IntoIter<Row>;

    fn into_iter(self) -> Self::IntoIter {
        Arc::unwrap_or_clone(self.0).into_iter()
    }
}

impl Row {
    /// A row of choices; `None` without any.
    pub(crate) fn choices(choices: Vec<Choice>) -> Option<Self> {
        (!choices.is_empty()).then_some(Self::Choices(choices))
    }

    fn plain(&self) -> Vec<CreateActionRow> {
        match self {
            Self::Actions(row) => vec![row.clone()],
            Self::Choices(choices) => {
                let alone: Vec<CreateButton> = choices.iter().map(|choice| choice.alone.clone()).collect();
                buttons(&alone)
            }
        }
    }

    fn parts(&self) -> Vec<Part> {
        match self {
            Self::Actions(row) => vec![Part::Row(row.clone())],
            Self::Choices(choices) => {
                choices.iter().map(|one| Part::section(one.text.clone(), one.beside.clone())).collect()
            }
        }
    }

    fn characters(&self) -> usize {
        match self {
            Self::Actions(_) => 0,
            Self::Choices(choices) => choices.iter().map(|choice| choice.text.chars().count()).sum(),
        }
    }
}

/// A panel, ready to be rendered.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Panel<'a> {
    /// Its text.
    pub(crate) heading: &'a str,
    pub(crate) rows: &'a [Row],
    /// The colour of its edge.
    pub(crate) accent: Option<u32>,
}

/// At most the last `most` characters, starting at a line if possible.
pub(crate) fn last_characters(text: &str, most: usize) -> String {
    let count = text.chars().count();
    if count <= most {
        return text.to_owned();
    }
    let tail: String = text.chars().skip(count - (most - 2)).collect();
    let from = tail.find('\n').map_or(0, |at| at + 1);
    format!("…\n{}", &tail[from..])
}

impl Panel<'_> {
    /// The heading as content of a plain message. The end is kept.
    pub(crate) fn content(self) -> String {
        last_characters(self.heading, MESSAGE)
    }

    /// The rows of a plain message: a choice is a button that says all.
    pub(crate) fn plain_rows(self) -> Vec<CreateActionRow> {
        self.rows.iter().flat_map(Row::plain).collect()
    }

    /// A message with components version 2, with that picture.
    pub(crate) fn version_two(self, ephemeral: bool, file: Option<&PanelFile>) -> Result<Body, Misfit> {
        let sections = self.boxed(file, self.rows.iter().flat_map(Row::parts).collect());
        match Body::new(ephemeral, vec![sections], file) {
            // Buttons that say all take less room than sections.
            Err(Misfit::Parts(_)) => {
                let rows = self.plain_rows().into_iter().map(Part::Row).collect();
                Body::new(ephemeral, vec![self.boxed(file, rows)], file)
            }
            made => made,
        }
    }

    fn boxed(self, file: Option<&PanelFile>, below: Vec<Part>) -> Part {
        let room = TEXT - self.rows.iter().map(Row::characters).sum::<usize>().min(TEXT / 2);
        let mut parts = vec![Part::text(last_characters(self.heading, room))];
        parts.extend(file.map(Part::picture));
        if !below.is_empty() {
            parts.push(Part::separator());
        }
        parts.extend(below.into_iter().take(PARTS));
        Part::container(self.accent, parts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::components::custom_id::{MyPress, Press};
    use crate::discord::components::grey;

    fn choice(n: u32) -> Choice {
        let code = Press::My(MyPress::Page(n)).code().unwrap();
        Choice::new(
            (&code, ButtonStyle::Primary),
            &format!("{}\n{}", strong("Ural 3"), small("safe")),
            "All 4",
            "All 4 → Ural 3",
        )
    }

    fn labels(rows: &[CreateActionRow]) -> Vec<String> {
        let json = serde_json::to_value(rows).unwrap();
        let rows = json.as_array().unwrap().iter();
        let parts = rows.flat_map(|row| row["components"].as_array().unwrap().clone());
        parts.map(|part| part["label"].as_str().unwrap().to_owned()).collect()
    }

    #[test]
    fn a_choice_is_a_text_beside_its_button_or_a_button_that_says_all() {
        let last = CreateActionRow::Buttons(vec![grey(&Press::My(MyPress::Next), "Back")]);
        let rows = [Row::Choices(vec![choice(1), choice(2)]), Row::Actions(last)];
        let panel = Panel { heading: "Place 4 armies", rows: &rows, accent: Some(7) };
        assert_eq!(labels(&panel.plain_rows()), ["All 4 → Ural 3", "All 4 → Ural 3", "Back"]);
        let json = serde_json::to_value(panel.version_two(true, None).unwrap()).unwrap();
        let parts = &json["components"][0]["components"];
        assert_eq!(parts[0]["content"], "Place 4 armies");
        assert_eq!(parts[2]["components"][0]["content"], "**Ural 3**\n-# safe");
        assert_eq!((&parts[2]["accessory"]["label"], &parts[4]["type"]), (&"All 4".into(), &1.into()));
    }

    #[test]
    fn a_panel_of_too_many_sections_becomes_one_of_buttons_and_the_end_of_a_long_text_is_kept() {
        let rows = [Row::Choices((0..20).map(choice).collect())];
        let heading = format!("{}\nthe end", "a line\n".repeat(2_000));
        let panel = Panel { heading: &heading, rows: &rows, accent: None };
        let json = serde_json::to_value(panel.version_two(false, None).unwrap()).unwrap();
        let parts = json["components"][0]["components"].as_array().unwrap();
        assert_eq!(parts.iter().filter(|part| part["type"] == 1).count(), 4);
        let said = parts[0]["content"].as_str().unwrap();
        assert!(said.starts_with("…\na line") && said.ends_with("the end") && said.chars().count() <= TEXT);
        assert!(panel.content().chars().count() <= MESSAGE);
    }

    #[test]
    fn a_long_text_keeps_its_last_whole_lines() {
        assert_eq!(last_characters("short", 10), "short");
        let long = "first line\nsecond line\nthird";
        assert_eq!(last_characters(long, 22), "…\nsecond line\nthird");
        assert!(last_characters(&"é".repeat(3000), 2000).chars().count() <= 2000);
    }
}
