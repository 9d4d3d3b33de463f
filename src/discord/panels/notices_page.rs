//! `/settings notices`: one private page with what a person chose about notices, for all games or for one ([PBP-18]).

use crate::discord::components::custom_id::{NoticesPress, Press};
use crate::discord::components::{Field, Line, OPTIONS, buttons, cut, fields_form, grey, menu, pick_any};
use crate::discord::context::answer::Answer;
use crate::discord::interactions::press_response::PressResponse;
use crate::discord::interactions::request::{Answered, Refusal, Request};
use crate::discord::panels::my_games;
use crate::table::{
    GameId, Look, Millis, NoticeChange, NoticeChoices, NoticeRules, NoticeScope, NoticeWay, OptionalNotice,
    Quiet, QuietHours, ReminderTime, local_time, time_zones,
};
use crate::text::{Words, escape_name, find_time_zone};
use serenity::all::CreateActionRow;
use std::collections::{BTreeMap, BTreeSet};

/// Value of the option that holds for all games, and of the choice to do as in all games.
const ALL: &str = "all";
/// Value of the option without quiet hours.
const NEVER: &str = "never";
/// Quiet hours that the menu offers.
const HOURS: [(u16, u16); 9] = [(21, 7), (22, 7), (22, 8), (23, 7), (23, 8), (23, 9), (0, 8), (0, 9), (1, 9)];

/// Maximum number of characters of a typed zone.
const LONGEST_ZONE: u16 = 64;
/// Maximum number of characters of typed hours.
const LONGEST_HOURS: u16 = 32;

/// Which menus the page has: a message has room for five.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Menus {
    /// For which games, how, what, and when reminded.
    First,
    /// About hours.
    Hours,
}

/// What the page is made of.
struct Page {
    menus: Menus,
    choices: NoticeChoices,
    game: Option<GameId>,
    games: Vec<Look>,
    servers: BTreeMap<u64, String>,
    now: Millis,
}

/// A zone with the time that clocks show there.
pub(crate) fn zone_at(zone: &str, now: Millis) -> String {
    format!("{zone} · {}", clock_in(zone, now))
}

fn clock_in(zone: &str, now: Millis) -> String {
    let (hour, minute) = local_time(zone, now);
    format!("{hour:02}:{minute:02}")
}

/// The hours as typed and shown: `22:30–07:15`.
fn shown(hours: QuietHours) -> String {
    let clock = |minute: u16| format!("{:02}:{:02}", minute / 60, minute % 60);
    format!("{}–{}", clock(hours.from()), clock(hours.to()))
}

/// An hour of the day as shown: `07:00`.
fn full_hour(hour: u8) -> String {
    format!("{hour:02}:00")
}

/// The hour of a digest as typed: `18`, `18:00`, or `off` for none.
fn typed_digest(typed: &str) -> Option<NoticeChange> {
    if is_off(typed) {
        return Some(NoticeChange::Digest(None));
    }
    let minute = minute_of_day(typed).filter(|minute| minute % 60 == 0)?;
    Some(NoticeChange::Digest(Some(u8::try_from(minute / 60).ok()?)))
}

/// Whether what was typed means that something is not wished.
fn is_off(typed: &str) -> bool {
    ["off", "no", "none", "never", "mai", "nessuna", "nessuno"]
        .contains(&typed.trim().to_lowercase().as_str())
}

/// A time as typed: `22`, `22:30` or `22.30`.
fn minute_of_day(typed: &str) -> Option<u16> {
    let (hour, minute) = typed.trim().split_once([':', '.']).unwrap_or((typed.trim(), "0"));
    let number = |text: &str, bound: u16| {
        let digits = (1..=2).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
        text.parse().ok().filter(|number: &u16| digits && *number < bound)
    };
    Some(number(hour, 24)? * 60 + number(minute, 60)?)
}

/// Quiet hours as typed: `22:30-7:15`, or `off`.
fn typed_hours(typed: &str) -> Option<Quiet> {
    if is_off(typed) || typed.trim() == "0" {
        return Some(Quiet::Never);
    }
    let (from, to) = typed.split_once(['-', '–', '—'])?;
    QuietHours::new(minute_of_day(from)?, minute_of_day(to)?).map(Quiet::Daily)
}

impl Page {
    async fn of(
        request: &Request,
        game: Option<GameId>,
        (choices, menus): (NoticeChoices, Menus),
    ) -> Result<Self, Refusal> {
        let games = request.context.table.games_of(request.person.id).await?;
        let servers = my_games::servers(request, &games).await?;
        // A game that is over since the page was shown has nothing to choose.
        let game = game.filter(|game| games.iter().any(|look| look.game == *game));
        Ok(Self { menus, choices, game, games, servers, now: request.context.clock.now() })
    }

    fn name(&self, words: Words, look: &Look) -> String {
        words.notices_one_game(look.number, self.servers.get(&look.place.guild).map_or("", String::as_str))
    }

    fn own(&self) -> Option<&NoticeScope> {
        self.choices.games.get(&self.game?.0)
    }

    /// The line, with a remark if it is as in all games.
    fn line(&self, words: Words, line: String, own: bool) -> String {
        if self.game.is_none() || own { line } else { words.notices_as_in_all(&line) }
    }

    fn text(&self, words: Words, rules: &NoticeRules) -> String {
        let of_game = self.games.iter().find(|look| Some(look.game) == self.game);
        let scope = of_game.map_or_else(|| words.notices_all_games(), |look| self.name(words, look));
        let own = |chosen: fn(&NoticeScope) -> bool| self.own().is_some_and(chosen);
        let times: Vec<String> = rules.reminders.iter().map(|time| reminder_time(words, *time)).collect();
        let reminders = match times.as_slice() {
            [] => words.notices_reminders_none(),
            times => words.notices_reminders(&words.list(times.iter().cloned())),
        };
        let zone = if rules.zone.is_empty() { "UTC" } else { &rules.zone };
        let quiet = match rules.quiet {
            Quiet::Never => words.notices_quiet_none(),
            Quiet::Daily(hours) => words.notices_quiet(&shown(hours), zone, &clock_in(zone, self.now)),
        };
        let told = words.notices_way(&way(words, rules.way));
        let mut lines = vec![
            words.notices_title(&scope),
            self.line(words, told, own(|own| own.way.is_some())),
            self.line(words, groups(words, rules), own(|own| own.without.is_some())),
            self.line(words, reminders, own(|own| own.reminders.is_some())),
            self.line(words, quiet, own(|own| own.quiet.is_some())),
            self.digest(words),
            words.notices_always(),
            words.notices_explained(),
        ];
        let direct = rules.way == NoticeWay::Direct;
        lines.extend(rules.digest.map(|_| {
            if direct { words.notices_digest_explained() } else { words.notices_digest_direct_only() }
        }));
        if rules.zone.is_empty() && (rules.quiet != Quiet::Never || rules.digest.is_some()) {
            lines.push(words.notices_zone_missing());
        }
        lines.join("\n")
    }

    /// The line about the digest.
    fn digest(&self, words: Words) -> String {
        let zone = if self.choices.zone.is_empty() { "UTC" } else { &self.choices.zone };
        match self.choices.digest {
            Some(hour) => words.notices_digest(&full_hour(hour), zone),
            None => words.notices_digest_none(),
        }
    }

    /// The menu of hours for the digest, which is one for all games.
    fn digests(&self, words: Words) -> CreateActionRow {
        let mut lines =
            vec![Line::new(capital(&words.digest_never()), NEVER).chosen(self.choices.digest.is_none())];
        lines.extend((0..24).map(|hour| {
            Line::new(words.digest_at(&full_hour(hour)), hour).chosen(self.choices.digest == Some(hour))
        }));
        menu(&self.press(NoticesPress::Digest), &words.pick_digest(), &lines)
    }

    /// The option of a game to do as in all games.
    fn as_in_all(&self, words: Words, own: bool) -> Option<Line> {
        self.game.map(|_| Line::new(words.notice_choice_as_in_all(), ALL).chosen(!own))
    }

    fn press(&self, what: NoticesPress) -> Press {
        Press::Notices(self.game, what)
    }

    /// Whether that is chosen on this page: for all games, or for the one.
    fn is_own(&self, chosen: impl Fn(&NoticeScope) -> bool) -> bool {
        self.game.is_none() || self.own().is_some_and(chosen)
    }

    fn rows(&self, words: Words, rules: &NoticeRules) -> Vec<CreateActionRow> {
        match self.menus {
            Menus::First => self.first_rows(words, rules),
            Menus::Hours => self.rows_of_hours(words, rules),
        }
    }

    /// The menu of games; none without a game.
    fn scopes(&self, words: Words) -> Option<CreateActionRow> {
        if self.games.is_empty() {
            return None;
        }
        let all = Line::new(words.notices_all_games(), ALL).chosen(self.game.is_none());
        let one =
            |look: &Look| Line::new(self.name(words, look), look.game.0).chosen(self.game == Some(look.game));
        let mut lines = vec![all];
        lines.extend(self.games.iter().take(OPTIONS - 1).map(one));
        Some(menu(&self.press(NoticesPress::Scope), &words.pick_notice_scope(), &lines))
    }

    fn first_rows(&self, words: Words, rules: &NoticeRules) -> Vec<CreateActionRow> {
        let press = |what| self.press(what);
        let mut rows: Vec<CreateActionRow> = self.scopes(words).into_iter().collect();
        let way_is_own = self.is_own(|own| own.way.is_some());
        let mut ways: Vec<Line> = self.as_in_all(words, way_is_own).into_iter().collect();
        ways.extend(NoticeWay::ALL.into_iter().enumerate().map(|(at, one)| {
            Line::new(capital(&way(words, one)), at).chosen(way_is_own && rules.way == one)
        }));
        rows.push(menu(&press(NoticesPress::Way), &words.pick_notice_way(), &ways));
        let own_groups = self.is_own(|own| own.without.is_some());
        let mut wanted: Vec<Line> = self.as_in_all(words, own_groups).into_iter().collect();
        wanted.extend(OptionalNotice::ALL.into_iter().enumerate().map(|(at, one)| {
            Line::new(capital(&group(words, one)), at).chosen(own_groups && !rules.without.contains(&one))
        }));
        rows.push(pick_any(&press(NoticesPress::Groups), &words.pick_notice_groups(), &wanted));
        let own_times = self.is_own(|own| own.reminders.is_some());
        let mut times: Vec<Line> = self.as_in_all(words, own_times).into_iter().collect();
        times.extend(ReminderTime::ALL.into_iter().enumerate().map(|(at, one)| {
            let chosen = own_times && rules.reminders.contains(&one);
            Line::new(capital(&reminder_time(words, one)), at).chosen(chosen)
        }));
        rows.push(pick_any(&press(NoticesPress::Reminders), &words.pick_reminders(), &times));
        rows.extend(buttons(&[grey(&press(NoticesPress::Hours), &words.button_notice_hours())]));
        rows
    }

    fn rows_of_hours(&self, words: Words, rules: &NoticeRules) -> Vec<CreateActionRow> {
        let press = |what| self.press(what);
        let mut rows = Vec::new();
        let own_quiet = self.is_own(|own| own.quiet.is_some());
        let mut quiet: Vec<Line> = self.as_in_all(words, own_quiet).into_iter().collect();
        quiet.push(
            Line::new(capital(&words.quiet_never()), NEVER).chosen(own_quiet && rules.quiet == Quiet::Never),
        );
        quiet.extend(offered_hours(rules.quiet).into_iter().map(|hours| {
            Line::new(shown(hours), shown(hours)).chosen(own_quiet && rules.quiet == Quiet::Daily(hours))
        }));
        rows.push(menu(&press(NoticesPress::Quiet), &words.pick_quiet_hours(), &quiet));
        rows.push(self.digests(words));
        rows.extend(buttons(&[
            grey(&press(NoticesPress::Form), &words.button_time_zone()),
            grey(&press(NoticesPress::First), &words.button_notices_back()),
        ]));
        rows
    }

    fn answer(&self, words: Words) -> Answer {
        let rules = self.choices.rules(self.game);
        Answer::new(self.text(words, &rules)).with(self.rows(words, &rules))
    }
}

/// The hours that the menu offers, and those that were chosen.
fn offered_hours(chosen: Quiet) -> Vec<QuietHours> {
    let mut offered: Vec<QuietHours> =
        HOURS.into_iter().filter_map(|(from, to)| QuietHours::new(from * 60, to * 60)).collect();
    if let Quiet::Daily(hours) = chosen
        && !offered.contains(&hours)
    {
        offered.push(hours);
    }
    offered
}

/// The first letter of an option is a capital one.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

fn way(words: Words, way: NoticeWay) -> String {
    match way {
        NoticeWay::Direct => words.notice_way_direct(),
        NoticeWay::Mention => words.notice_way_mention(),
        NoticeWay::Off => words.notice_way_off(),
    }
}

/// What is told beside turns, in a line.
fn groups(words: Words, rules: &NoticeRules) -> String {
    let wanted = OptionalNotice::ALL.into_iter().filter(|one| !rules.without.contains(one));
    let wanted: Vec<String> = wanted.map(|one| group(words, one)).collect();
    if wanted.is_empty() { words.notices_groups_none() } else { words.notices_groups(&words.list(wanted)) }
}

fn group(words: Words, group: OptionalNotice) -> String {
    match group {
        OptionalNotice::Last => words.notice_group_last(),
        OptionalNotice::Nudges => words.notice_group_nudges(),
        OptionalNotice::Offers => words.notice_group_offers(),
        OptionalNotice::News => words.notice_group_news(),
    }
}

fn reminder_time(words: Words, time: ReminderTime) -> String {
    match time {
        ReminderTime::Half => words.reminder_half(),
        ReminderTime::Eighth => words.reminder_eighth(),
        ReminderTime::Minutes(minutes) if minutes % 60 == 0 => words.reminder_hours(minutes / 60),
        ReminderTime::Minutes(minutes) => words.reminder_minutes(minutes),
    }
}

/// What was typed for the page; what was not stays as it is.
#[derive(Clone, Copy, Default)]
pub(crate) struct TypedNotices<'t> {
    /// A time zone.
    pub(crate) zone: Option<&'t str>,
    /// Quiet hours.
    pub(crate) quiet: Option<&'t str>,
    /// The hour of the digest.
    pub(crate) digest: Option<&'t str>,
}

/// The page, after what was typed with it. What can't be read changes nothing.
pub(crate) async fn page(request: &Request, typed: TypedNotices<'_>) -> Answered {
    changed_by(request, None, typed, Menus::First).await
}

async fn changed_by(
    request: &Request,
    game: Option<GameId>,
    TypedNotices { zone, quiet: hours, digest }: TypedNotices<'_>,
    menus: Menus,
) -> Answered {
    let (words, table) = (request.words, &request.context.table);
    let escaped = |typed: &str| escape_name(&cut(typed.trim(), LONGEST_ZONE.into()));
    let zone = match zone.map(|typed| (typed, find_time_zone(typed, &time_zones()))) {
        None => None,
        Some((_, Ok(zone))) => Some(zone),
        Some((typed, Err(nearest))) => {
            let names = words.list(nearest.iter().map(|name| format!("`{name}`")));
            return Err(Refusal::Said(words.no_such_time_zone(&escaped(typed), &names)));
        }
    };
    let quiet = match hours.map(|typed| (typed, typed_hours(typed))) {
        None => None,
        Some((_, Some(quiet))) => Some(quiet),
        Some((typed, None)) => return Err(Refusal::Said(words.no_such_quiet_hours(&escaped(typed)))),
    };
    let digest = match digest.map(|typed| (typed, typed_digest(typed))) {
        None => None,
        Some((_, Some(change))) => Some(change),
        Some((typed, None)) => return Err(Refusal::Said(words.no_such_digest(&escaped(typed)))),
    };
    let mut choices = table.notice_choices(request.person.id).await?;
    let quiet = quiet.map(|quiet| NoticeChange::Quiet(Some(quiet)));
    let changes = zone.map(NoticeChange::Zone).into_iter().chain(quiet);
    for change in changes.chain(digest) {
        choices = table.choose_notices(&request.person, game, change).await?;
    }
    Ok(Page::of(request, game, (choices, menus)).await?.answer(words))
}

/// What was picked on the page; `None` if no menu has such an option.
fn change(what: NoticesPress, picked: &[String]) -> Option<NoticeChange> {
    let one = picked.first().map(String::as_str);
    let as_in_all = picked.iter().any(|value| value == ALL);
    let position = |text: &str| text.parse::<usize>().ok();
    Some(match what {
        NoticesPress::Way if as_in_all => NoticeChange::Way(None),
        NoticesPress::Way => NoticeChange::Way(Some(*NoticeWay::ALL.get(position(one?)?)?)),
        NoticesPress::Reminders if as_in_all => NoticeChange::Reminders(None),
        NoticesPress::Reminders => {
            let time = |text: &String| ReminderTime::ALL.get(position(text)?).copied();
            NoticeChange::Reminders(Some(picked.iter().map(time).collect::<Option<_>>()?))
        }
        NoticesPress::Quiet if as_in_all => NoticeChange::Quiet(None),
        NoticesPress::Quiet => NoticeChange::Quiet(Some(typed_hours(one?)?)),
        NoticesPress::Groups if as_in_all => NoticeChange::Without(None),
        NoticesPress::Groups => {
            let group = |text: &String| OptionalNotice::ALL.get(position(text)?).copied();
            let wanted: BTreeSet<OptionalNotice> = picked.iter().map(group).collect::<Option<_>>()?;
            let all = OptionalNotice::ALL.into_iter();
            NoticeChange::Without(Some(all.filter(|one| !wanted.contains(one)).collect()))
        }
        NoticesPress::Digest if one? == NEVER => NoticeChange::Digest(None),
        NoticesPress::Digest => NoticeChange::Digest(Some(one?.parse().ok().filter(|hour| *hour < 24)?)),
        NoticesPress::Scope | NoticesPress::Form | NoticesPress::Hours | NoticesPress::First => return None,
    })
}

/// A press on the page of that game, or of all games.
pub(crate) async fn press_notices(
    request: &Request,
    game: Option<GameId>,
    what: NoticesPress,
    picked: &[String],
) -> Result<PressResponse, Refusal> {
    let (words, table) = (request.words, &request.context.table);
    let chosen = async || table.notice_choices(request.person.id).await;
    let (game, choices, menus) = match (what, picked) {
        (NoticesPress::Form, []) => {
            return Ok(PressResponse::Form(form(words, game, &chosen().await?)));
        }
        (NoticesPress::Form, fields) => {
            let field =
                |at: usize| fields.get(at).map(|typed| typed.trim()).filter(|typed| !typed.is_empty());
            let typed = TypedNotices { zone: field(0), quiet: field(1), digest: None };
            let answer = changed_by(request, game, typed, Menus::Hours).await?;
            return Ok(PressResponse::Instead(answer));
        }
        (NoticesPress::Scope, picked) => {
            let game = picked.first().and_then(|value| value.parse().ok()).map(GameId);
            (game, chosen().await?, Menus::First)
        }
        (NoticesPress::Hours, _) => (game, chosen().await?, Menus::Hours),
        (NoticesPress::First, _) => (game, chosen().await?, Menus::First),
        (_, picked) => {
            let change = change(what, picked).ok_or_else(|| Refusal::Said(words.unknown_button()))?;
            let about_hours = matches!(what, NoticesPress::Quiet | NoticesPress::Digest);
            let menus = if about_hours { Menus::Hours } else { Menus::First };
            (game, table.choose_notices(&request.person, game, change).await?, menus)
        }
    };
    Ok(PressResponse::Instead(Page::of(request, game, (choices, menus)).await?.answer(words)))
}

/// The form with zone and hours.
fn form(words: Words, game: Option<GameId>, choices: &NoticeChoices) -> serenity::all::CreateModal {
    let rules = choices.rules(game);
    let present = match rules.quiet {
        Quiet::Never => String::new(),
        Quiet::Daily(hours) => shown(hours),
    };
    let field = |label, hint, present, most| Field { label, hint, present, most, lines: false };
    let fields = [
        field(words.time_zone_label(), words.time_zone_hint(), rules.zone, LONGEST_ZONE),
        field(words.quiet_hours_label(), words.quiet_hours_hint(), present, LONGEST_HOURS),
    ];
    fields_form(&Press::Notices(game, NoticesPress::Form), &words.time_zone_form(), &fields)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quiet_hours_are_read_as_people_type_them_pbp_18() {
        let hours = |from, to| QuietHours::new(from, to).map(Quiet::Daily);
        for (typed, read) in [
            ("22:30-7:15", hours(1350, 435)),
            (" 22 – 8 ", hours(1320, 480)),
            ("0.05-1", hours(5, 60)),
            ("OFF", Some(Quiet::Never)),
            ("22-22", None),
            ("24-7", None),
            ("22:60-7", None),
            ("-7", None),
            ("+2-7", None),
            ("22:30", None),
            ("", None),
        ] {
            assert_eq!(typed_hours(typed), read, "{typed}");
        }
        let night = QuietHours::new(1350, 435).map(shown);
        assert_eq!(night.as_deref().and_then(typed_hours), hours(1350, 435), "as it is shown");
    }
}
