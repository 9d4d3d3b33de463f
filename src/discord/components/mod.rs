//! Message components: builders of buttons, select menus and modals, with texts cut to Discord's limits; panels; and
//! `custom_id`, the codes that components carry.
//!
//! May use: no other room.

pub(crate) mod custom_id;
pub(crate) mod panel;
pub(crate) mod version_two;

use crate::discord::components::custom_id::{Code, Press, TooLong};
use crate::text::Words;
use serenity::all::{
    ButtonStyle, CreateActionRow, CreateButton, CreateInputText, CreateModal, CreateSelectMenu,
    CreateSelectMenuKind, CreateSelectMenuOption, InputTextStyle,
};

/// Maximum number of options of a select menu.
pub(crate) const OPTIONS: usize = 25;

/// Maximum number of characters of a button's label.
pub(crate) const LABEL: usize = 80;

/// One option of a select menu.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub(crate) label: String,
    pub(crate) value: String,
    pub(crate) note: Option<String>,
    pub(crate) chosen: bool,
}

impl Line {
    pub(crate) fn new(label: impl Into<String>, value: impl std::fmt::Display) -> Self {
        Self { label: label.into(), value: value.to_string(), note: None, chosen: false }
    }

    pub(crate) fn note(mut self, note: impl Into<String>) -> Self {
        self.note = Some(note.into());
        self
    }

    pub(crate) fn chosen(mut self, chosen: bool) -> Self {
        self.chosen = chosen;
        self
    }
}

/// Maximum number of characters of a message.
pub(crate) const MESSAGE: usize = 2_000;

/// Cuts a text to at most `most` characters.
pub(crate) fn cut(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    text.chars().take(most - 1).chain(['…']).collect()
}

/// Cuts a label to at most `most` characters so that its last figure stays: a chance, a value, a number of armies.
pub(crate) fn cut_label(label: &str, most: usize) -> String {
    let all: Vec<char> = label.chars().collect();
    let digit = |c: &char| c.is_ascii_digit();
    let last = all.iter().rposition(digit);
    let Some(last) = last.filter(|last| all.len() > most && *last + 1 >= most) else {
        return cut(label, most);
    };
    let first = all[..last].iter().rposition(|c| !digit(c)).map_or(0, |at| at + 1);
    // What stands before the figure without a space belongs to it, such as a sign.
    let begins = all[..first].iter().rposition(|c| c.is_whitespace()).map_or(0, |at| at + 1);
    let begins = if last - begins < most / 2 { begins } else { first };
    let end: String = all[begins..].iter().collect();
    let end = cut(&end, (most / 2).max(last + 2 - begins));
    let room = most.saturating_sub(end.chars().count());
    let front: String = all.iter().take(room.saturating_sub(1)).collect();
    cut(&format!("{}…{end}", front.trim_end()), most)
}

pub(crate) fn button(code: impl Into<Code>, label: &str, style: ButtonStyle) -> CreateButton {
    CreateButton::new(code.into().to_string()).label(cut_label(label, LABEL)).style(style)
}

pub(crate) fn grey(code: impl Into<Code>, label: &str) -> CreateButton {
    button(code, label, ButtonStyle::Secondary)
}

pub(crate) fn blue(code: impl Into<Code>, label: &str) -> CreateButton {
    button(code, label, ButtonStyle::Primary)
}

pub(crate) fn green(code: impl Into<Code>, label: &str) -> CreateButton {
    button(code, label, ButtonStyle::Success)
}

pub(crate) fn red(code: impl Into<Code>, label: &str) -> CreateButton {
    button(code, label, ButtonStyle::Danger)
}

/// Rows of at most five buttons each.
pub(crate) fn buttons(buttons: &[CreateButton]) -> Vec<CreateActionRow> {
    buttons.chunks(5).map(|five| CreateActionRow::Buttons(five.to_vec())).collect()
}

/// One select menu; `lines` beyond 25 are left out.
pub(crate) fn menu(code: impl Into<Code>, placeholder: &str, lines: &[Line]) -> CreateActionRow {
    let options = lines.iter().take(OPTIONS).map(|line| {
        let option = CreateSelectMenuOption::new(cut_label(&line.label, 100), line.value.clone());
        let option = line.note.iter().fold(option, |option, note| option.description(cut_label(note, 100)));
        if line.chosen { option.default_selection(true) } else { option }
    });
    let kind = CreateSelectMenuKind::String { options: options.collect() };
    CreateActionRow::SelectMenu(
        CreateSelectMenu::new(code.into().to_string(), kind).placeholder(cut(placeholder, 150)),
    )
}

/// A menu of the people of the server, one of whom is picked; Discord fills and searches it.
pub(crate) fn user_menu(code: impl Into<Code>, placeholder: &str) -> CreateActionRow {
    let kind = CreateSelectMenuKind::User { default_users: None };
    CreateActionRow::SelectMenu(
        CreateSelectMenu::new(code.into().to_string(), kind).placeholder(cut(placeholder, 150)),
    )
}

/// The lines of one menu: those in front that fit, one that leads to the others, and `last`.
pub(crate) fn in_one_menu(
    mut lines: Vec<Line>,
    last: Vec<Line>,
    more: impl FnOnce(u32) -> Result<Line, TooLong>,
) -> Result<Vec<Line>, TooLong> {
    let room = OPTIONS - last.len();
    if lines.len() > room {
        let others = lines.split_off(room - 1);
        lines.push(more(others.len() as u32)?);
    }
    lines.extend(last);
    Ok(lines)
}

/// One select menu in which exactly `count` options must be picked; `lines` beyond 25 are left out.
pub(crate) fn pick_some(
    code: impl Into<Code>,
    placeholder: &str,
    lines: &[Line],
    count: u8,
) -> CreateActionRow {
    let options = lines.iter().take(OPTIONS);
    let options =
        options.map(|line| CreateSelectMenuOption::new(cut_label(&line.label, 100), line.value.clone()));
    let kind = CreateSelectMenuKind::String { options: options.collect() };
    let select = CreateSelectMenu::new(code.into().to_string(), kind).placeholder(cut(placeholder, 150));
    CreateActionRow::SelectMenu(select.min_values(count).max_values(count))
}

/// One select menu in which any number of options can be picked, also none; `lines` beyond 25 are left out.
pub(crate) fn pick_any(code: impl Into<Code>, placeholder: &str, lines: &[Line]) -> CreateActionRow {
    let lines = lines.iter().take(OPTIONS);
    let options: Vec<_> = lines
        .map(|line| {
            let option = CreateSelectMenuOption::new(cut_label(&line.label, 100), line.value.clone());
            if line.chosen { option.default_selection(true) } else { option }
        })
        .collect();
    let most = options.len() as u8;
    let select = CreateSelectMenu::new(code.into().to_string(), CreateSelectMenuKind::String { options });
    CreateActionRow::SelectMenu(select.placeholder(cut(placeholder, 150)).min_values(0).max_values(most))
}

/// The code of a select menu in which each option's value is itself a code.
pub(crate) fn pick(page: u8) -> Result<Code, TooLong> {
    Press::Pick(page).code()
}

/// Splits `lines` into select menus of 25, at most `most`. `code` gets the number of the menu, so that their custom ids
/// differ; the placeholders show the number.
pub(crate) fn menus(
    words: Words,
    code: impl Fn(u8) -> Result<Code, TooLong>,
    placeholder: &str,
    (lines, most): (&[Line], usize),
) -> Result<Vec<CreateActionRow>, TooLong> {
    let of = lines.len().div_ceil(OPTIONS).min(most) as u32;
    let pages = lines.chunks(OPTIONS).take(most).enumerate();
    let named = |page: usize| match of {
        0 | 1 => placeholder.to_owned(),
        _ => words.one_of_menus(placeholder, page as u32 + 1, of),
    };
    pages.map(|(page, lines)| Ok(menu(code(page as u8)?, &named(page), lines))).collect()
}

/// A modal that asks for one number.
pub(crate) fn number_form(code: impl Into<Code>, title: &str, label: &str, hint: &str) -> CreateModal {
    let input = CreateInputText::new(InputTextStyle::Short, cut(label, 45), "n")
        .placeholder(cut(hint, 100))
        .min_length(1)
        .max_length(12)
        .required(true);
    CreateModal::new(code.into().to_string(), cut(title, 45))
        .components(vec![CreateActionRow::InputText(input)])
}

/// A modal with one field of several lines; the tuple is title, label and hint.
pub(crate) fn text_form(
    code: impl Into<Code>,
    (title, label, hint): &(String, String, String),
    most: u16,
    present: Option<&str>,
) -> CreateModal {
    let input = CreateInputText::new(InputTextStyle::Paragraph, cut(label, 45), "text")
        .placeholder(cut(hint, 100))
        .min_length(1)
        .max_length(most)
        .required(true);
    let input = match present {
        Some(present) => input.value(cut(present, most.into())),
        None => input,
    };
    CreateModal::new(code.into().to_string(), cut(title, 45))
        .components(vec![CreateActionRow::InputText(input)])
}

/// One optional field of a form with several.
pub(crate) struct Field {
    pub(crate) label: String,
    pub(crate) hint: String,
    /// What stands in it.
    pub(crate) present: String,
    pub(crate) most: u16,
    /// Whether it has several lines.
    pub(crate) lines: bool,
}

/// A modal with up to five optional fields.
pub(crate) fn fields_form(code: impl Into<Code>, title: &str, fields: &[Field]) -> CreateModal {
    let row = |(at, field): (usize, &Field)| {
        let style = if field.lines { InputTextStyle::Paragraph } else { InputTextStyle::Short };
        let input = CreateInputText::new(style, cut(&field.label, 45), format!("f{at}"))
            .placeholder(cut(&field.hint, 100))
            .max_length(field.most)
            .required(false);
        let present = cut(&field.present, field.most.into());
        CreateActionRow::InputText(if present.is_empty() { input } else { input.value(present) })
    };
    let rows = fields.iter().enumerate().map(row).collect();
    CreateModal::new(code.into().to_string(), cut(title, 45)).components(rows)
}

/// A modal that asks for one word; the tuple is title, label and hint.
pub(crate) fn word_form(
    code: impl Into<Code>,
    (title, label, hint): &(String, String, String),
    most: u16,
) -> CreateModal {
    let input = CreateInputText::new(InputTextStyle::Short, cut(label, 45), "word")
        .placeholder(cut(hint, 100))
        .min_length(1)
        .max_length(most)
        .required(true);
    CreateModal::new(code.into().to_string(), cut(title, 45))
        .components(vec![CreateActionRow::InputText(input)])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn last_figure(text: &str) -> Option<String> {
        let mut figures = text.split(|c: char| !c.is_ascii_digit()).filter(|figure| !figure.is_empty());
        figures.next_back().map(str::to_owned)
    }

    #[test]
    fn a_label_that_is_cut_keeps_its_last_figure() {
        let words = [
            "Alaska",
            "Eastern United States 12",
            "→",
            "·",
            "+8",
            "(artillery)",
            "$33",
            "wins 89%",
            "e",
            "1955",
        ];
        for of in 0..20_000_usize {
            let chosen = (0..=of % 17).map(|at| words[(of * 31 + at * (of / 7 + 3)) % words.len()]);
            let label = chosen.collect::<Vec<_>>().join(" ");
            for most in [40, LABEL, 100] {
                let shown = cut_label(&label, most);
                assert!(shown.chars().count() <= most, "{shown}");
                assert_eq!(last_figure(&shown), last_figure(&label), "{label} -> {shown}");
                assert!(label.chars().count() > most || shown == label);
            }
        }
        let long = format!("{} · +12", "Alaska (infantry), ".repeat(6).trim_end());
        assert!(cut_label(&long, LABEL).ends_with("…+12"), "{}", cut_label(&long, LABEL));
        assert!(cut_label(&format!("+12 · {}", "Alaska, ".repeat(20)), LABEL).starts_with("+12 · Alaska"));
    }
}
