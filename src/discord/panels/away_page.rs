//! The private page with a person's announced absences ([PBP-26]): what they are, how to end or change one, and what is left of the
//! days of the year.

use crate::discord::components::custom_id::{AwayPress, Press};
use crate::discord::components::{Field, blue, buttons, cut, fields_form, grey, red};
use crate::discord::context::answer::Answer;
use crate::discord::interactions::press_response::PressResponse;
use crate::discord::interactions::request::{Answered, Refusal, Request};
use crate::discord::texts::away_texts;
use crate::table::{
    MOST_VACATION_DAYS, Millis, OwnVacation, OwnVacations, TypedVacation, VacationError, time_zones,
};
use crate::text::{Words, escape_name, find_time_zone};
use serenity::all::{CreateActionRow, CreateModal};

/// Maximum number of characters of a typed day.
const LONGEST_DAY: u16 = 32;
/// Maximum number of characters of a typed zone.
const LONGEST_ZONE: u16 = 64;
/// Absences with buttons; a person can hardly have more, and each has one row.
const MOST_SHOWN: usize = 4;

fn line(words: Words, one: &OwnVacation) -> String {
    let (first, last) = (one.first.to_string(), one.last.to_string());
    let (begins, ends) = (words.time(one.begins), words.time(one.ends));
    words.away_one(&first, &last, &one.zone, &begins, &ends)
}

/// What is left of the days of each year, and whose days they are.
fn days_left(words: Words, own: &OwnVacations) -> Vec<String> {
    let year = |(year, left): (&i16, &u32)| words.away_left(*left, MOST_VACATION_DAYS, &year.to_string());
    let zone = match &own.zone {
        Some(zone) => words.away_zone(zone),
        None => words.away_zone_missing(),
    };
    own.left.iter().map(year).chain([zone]).collect()
}

/// The label of an absence on its buttons.
fn short(one: &OwnVacation) -> String {
    format!("{} – {}", one.first, one.last)
}

fn rows(words: Words, own: &OwnVacations, now: Millis) -> Vec<CreateActionRow> {
    let press = |what| Press::Away(what);
    let mut rows = Vec::new();
    for one in own.all.iter().take(MOST_SHOWN) {
        let label = if one.begins <= now {
            words.button_end_absence(&short(one))
        } else {
            words.button_cancel_absence(&short(one))
        };
        rows.extend(buttons(&[
            red(&press(AwayPress::End(one.number)), &label),
            grey(&press(AwayPress::Change(one.number)), &words.button_change_absence(&short(one))),
        ]));
    }
    rows.extend(buttons(&[blue(&press(AwayPress::Form), &words.button_announce_absence())]));
    rows
}

fn page(request: &Request, own: &OwnVacations, said: Option<String>) -> Answer {
    let words = request.words;
    let mut lines: Vec<String> = said.into_iter().collect();
    lines.push(if own.all.is_empty() { words.away_none() } else { words.away_title() });
    lines.extend(own.all.iter().map(|one| line(words, one)));
    lines.extend(days_left(words, own));
    lines.push(words.away_explained());
    Answer::new(lines.join("\n")).with(rows(words, own, request.context.clock.now()))
}

/// The page; or announces an absence, if days were typed.
pub(crate) async fn typed(
    request: &Request,
    days: (Option<&str>, Option<&str>),
    zone: Option<&str>,
    change: bool,
) -> Answered {
    let (words, table) = (request.words, &request.context.table);
    let zone = zone.map(|typed| known_zone(words, typed)).transpose()?;
    let (first, last) = match days {
        (None, None) => {
            return Ok(page(request, &table.own_vacations(request.person.id).await?, None));
        }
        (Some(first), Some(last)) => (first, last),
        _ => return Err(Refusal::Said(away_texts::refused(words, &VacationError::OneDay))),
    };
    let typed = TypedVacation { first, last, zone: zone.as_deref(), change };
    let changed = table.announce_vacation(&request.person, typed).await?;
    let one = &changed.vacation;
    let (first, last) = (one.first.to_string(), one.last.to_string());
    let said = words.away_set(&first, &last, &one.zone, changed.days, changed.tables);
    Ok(page(request, &changed.own, Some(said)))
}

fn known_zone(words: Words, typed: &str) -> Result<String, Refusal> {
    find_time_zone(typed, &time_zones()).map_err(|nearest| {
        let names = words.list(nearest.iter().map(|name| format!("`{name}`")));
        let typed = escape_name(&cut(typed.trim(), LONGEST_ZONE.into()));
        Refusal::Said(words.no_such_time_zone(&typed, &names))
    })
}

/// A press on the page.
pub(crate) async fn press_away(
    request: &Request,
    what: AwayPress,
    fields: &[String],
) -> Result<PressResponse, Refusal> {
    let (words, table) = (request.words, &request.context.table);
    if let AwayPress::End(number) = what {
        let changed = table.end_vacation(&request.person, number).await?;
        let begun = changed.vacation.begins <= request.context.clock.now();
        let short = short(&changed.vacation);
        let said = if begun {
            words.away_ended(&short, changed.tables)
        } else {
            words.away_cancelled(&short, changed.tables)
        };
        return Ok(PressResponse::Instead(page(request, &changed.own, Some(said))));
    }
    let own = table.own_vacations(request.person.id).await?;
    let old = match what {
        AwayPress::Change(number) => {
            let found = own.all.iter().find(|one| one.number == number);
            Some(found.ok_or_else(|| Refusal::Said(away_texts::refused(words, &VacationError::NoVacation)))?)
        }
        AwayPress::End(_) | AwayPress::Form => None,
    };
    if fields.is_empty() {
        return Ok(PressResponse::Form(form(words, what, &own, old)));
    }
    let field = |at: usize| fields.get(at).map(|typed| typed.trim()).filter(|typed| !typed.is_empty());
    let answer = match (field(0), field(1)) {
        (None, None) => return Err(Refusal::Said(away_texts::refused(words, &VacationError::OneDay))),
        days => typed(request, days, field(2), old.is_some()).await?,
    };
    Ok(PressResponse::Instead(answer))
}

/// The form with the days and their zone.
fn form(words: Words, what: AwayPress, own: &OwnVacations, old: Option<&OwnVacation>) -> CreateModal {
    let field =
        |label, present, most| Field { label, hint: words.away_day_hint(), present, most, lines: false };
    let zone = old.map(|one| one.zone.clone()).or_else(|| own.zone.clone()).unwrap_or_default();
    let fields = [
        field(
            words.away_first_label(),
            old.map(|one| one.first.to_string()).unwrap_or_default(),
            LONGEST_DAY,
        ),
        field(words.away_last_label(), old.map(|one| one.last.to_string()).unwrap_or_default(), LONGEST_DAY),
        Field {
            label: words.time_zone_label(),
            hint: words.time_zone_hint(),
            present: zone,
            most: LONGEST_ZONE,
            lines: false,
        },
    ];
    fields_form(&Press::Away(what), &words.away_form(), &fields)
}
