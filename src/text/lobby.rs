//! Text of the lobby message: rulebook, house rules, seats, pace, and what happens to a player who does not answer.
//! Buttons and menus are in `discord`.

use super::bundle::Words;
use super::clock_rules::ClockText;
use super::names::escape_name;
use crate::rules::{Board, FamilyId, Role, Rulebook, Seat, Setup, Switch, View};

/// Content of a lobby message.
#[derive(Clone, Debug)]
pub struct LobbyText<'a> {
    /// Number of the game on its server.
    pub number: u32,
    /// Rulebook and options; `setup.seats` is the maximum number of players.
    pub setup: &'a Setup,
    /// Name of the host, unescaped; it is escaped here.
    pub host: &'a str,
    /// Seated players by seat.
    pub seated: Vec<SeatText<'a>>,
    /// Who will play what (A3-23); empty if there are no roles, or if they are drawn.
    pub cast: Vec<CastText<'a>>,
    /// What holds for time.
    pub clock: ClockText,
    /// What happens to somebody who does not answer in time.
    pub silence: SilenceText,
    /// Names of the people for whom seats are reserved, unescaped.
    pub reserved: Vec<&'a str>,
    /// Whether the game starts with the last seat.
    pub start_when_full: bool,
    /// Least share of turns taken in time of whoever joins, in percent.
    pub least_reliability: Option<u32>,
    /// Whether nobody gets hints.
    pub hints_off: bool,
    /// Promise: hash of the seed, published before any player's word is given ([PBP-40]).
    pub promise: Option<&'a str>,
}

/// What happens to somebody who does not answer in time ([PBP-30]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SilenceText {
    /// The rules' safe default plays, then a computer player.
    Caretaker,
    /// Only what the rules force is done, then a computer player plays.
    Skip,
    /// A computer player plays at once.
    Computer,
    /// The rules' safe default plays, and the host is asked.
    HostDecides,
}

/// One taken seat of a lobby.
#[derive(Clone, Debug)]
pub struct SeatText<'a> {
    /// The player's name, unescaped.
    pub name: &'a str,
    /// Key of the colour.
    pub colour: &'a str,
    /// Name of the level, if a computer player has the seat ([PBP-44]).
    pub level: Option<String>,
    /// Share of the person's turns taken in time, in percent, if it is to be shown ([PBP-32]).
    pub in_time: Option<u32>,
}

/// A role and who will have it.
#[derive(Clone, Copy, Debug)]
pub struct CastText<'a> {
    /// The role.
    pub role: Role,
    /// Name of the player, unescaped; `None`: nobody yet.
    pub who: Option<&'a str>,
    /// Whether the host has given it to this player.
    pub given: bool,
}

impl Words {
    /// The lobby message ([PBP-3], [PBP-5]).
    pub fn lobby(self, lobby: &LobbyText<'_>) -> String {
        let rulebook = lobby.setup.rulebook;
        let mut lines = vec![
            self.lobby_title(lobby.number, &self.rulebook(rulebook)),
            self.rulebook_about(rulebook),
            String::new(),
            self.lobby_seats(
                lobby.seated.len() as u32,
                u32::from(lobby.setup.seats),
                &escape_name(lobby.host),
            ),
        ];
        for n in 0..lobby.setup.seats {
            lines.push(match lobby.seated.get(usize::from(n)) {
                Some(seat) => self.seat_line(Seat(n), seat),
                None => self.lobby_free(u32::from(n) + 1),
            });
        }
        if !lobby.reserved.is_empty() {
            let names = self.list(lobby.reserved.iter().map(|name| escape_name(name)));
            lines.push(self.lobby_reserved(lobby.reserved.len() as u32, &names));
        }
        lines.extend(self.casting(lobby.setup, &lobby.cast));
        lines.extend(self.balance(lobby.setup));
        lines.push(String::new());
        lines.push(self.clock_line(&lobby.clock));
        lines.extend(self.house_rules(lobby.setup, lobby.clock.asks));
        lines.extend(self.no_talk(lobby.setup));
        lines.extend(lobby.least_reliability.map(|least| self.lobby_least_reliability(least)));
        lines.extend(lobby.hints_off.then(|| self.lobby_hints_off()));
        lines.extend(lobby.start_when_full.then(|| self.lobby_starts_when_full()));
        lines.extend(lobby.promise.map(|hash| self.lobby_luck(hash)));
        lines.push(match lobby.clock.pace {
            Some(_) => self.silence(lobby.setup.options.family(), lobby.silence),
            None => self.lobby_silent_never(),
        });
        let reacts = lobby.setup.options.family() == FamilyId::Y2210 && !lobby.clock.asks;
        lines.extend(reacts.then(|| self.lobby_reacts_y2210()));
        lines.join("\n")
    }

    /// One taken seat, with its number.
    pub fn seat_line(self, seat: Seat, SeatText { name, colour, level, in_time }: &SeatText<'_>) -> String {
        let (n, who, colour) = (u32::from(seat.0) + 1, escape_name(name), self.colour(colour));
        if let Some(level) = level {
            return self.lobby_computer(n, &who, &colour, level);
        }
        let line = self.lobby_seat(n, &who, &colour);
        match in_time {
            Some(percent) => self.lobby_in_time(&line, *percent),
            None => line,
        }
    }

    /// The line that talk is not allowed at this table (R4-13, R4-20); `None` if talk is free.
    pub(super) fn no_talk(self, setup: &Setup) -> Option<String> {
        (!setup.options.talk()).then(|| self.lobby_no_talk())
    }

    /// Rulebook, pace and house rules of a running game. Public.
    pub fn played_by(self, view: &View, clock: &ClockText) -> Vec<String> {
        let setup = Setup { rulebook: view.rulebook, seats: view.players, options: view.options.clone() };
        let mut lines = vec![self.rulebook(setup.rulebook), self.clock_line(clock)];
        lines.extend(self.house_rules(&setup, clock.asks));
        lines.extend(self.no_talk(&setup));
        lines
    }

    /// What a table plays ([PBP-47]): differences from the rulebook first, with the numbers of the rules, then a first
    /// turn for beginners. At most `most` characters: if it is longer, without the explanations.
    pub fn rules_text(self, setup: &Setup, clock: &ClockText, most: usize) -> String {
        let text = |explained: bool| {
            let switches = setup.switches().into_iter().filter(|switch| switch.value != switch.default);
            let mut lines: Vec<String> = switches.map(|switch| self.rule_line(&switch, explained)).collect();
            lines.extend(self.own_objectives(setup));
            lines.extend(self.blank_cards(&setup.options));
            lines.extend(self.waiting_rule(setup, clock.asks));
            let rulebook = self.rulebook(setup.rulebook);
            lines.insert(
                0,
                if lines.is_empty() { self.rules_none(&rulebook) } else { self.rules_differences(&rulebook) },
            );
            lines.push(String::new());
            lines.push(self.rulebook_about(setup.rulebook));
            lines.push(self.clock_line(clock));
            lines.extend(self.no_talk(setup));
            lines.push(String::new());
            lines.push(self.first_turn(setup.options.family()));
            lines.join("\n")
        };
        [true, false].map(text).into_iter().find(|text| text.chars().count() <= most).unwrap_or_else(|| {
            let short = text(false);
            short.chars().take(most - 1).chain(['…']).collect()
        })
    }

    /// One difference from the rulebook.
    fn rule_line(self, switch: &Switch, explained: bool) -> String {
        let Switch { key, value, .. } = switch;
        let about = if explained { self.switch_explain(key, value) } else { String::new() };
        let line = self.lobby_option(&self.switch_name(key), &self.switch_value(key, value), &about);
        if switch.rules.is_empty() {
            line.trim_end().to_owned()
        } else {
            self.rules_numbered(line.trim_end(), switch.rules)
        }
    }

    fn house_rules(self, setup: &Setup, defence_waits: bool) -> Vec<String> {
        let switches = setup.switches();
        let mut lines: Vec<String> = switches
            .iter()
            .filter(|switch| switch.value != switch.default)
            .map(|Switch { key, value, .. }| {
                let about = self.switch_explain(key, value);
                self.lobby_option(&self.switch_name(key), &self.switch_value(key, value), &about)
            })
            .collect();
        lines.extend(self.own_objectives(setup));
        lines.extend(self.blank_card_count(&setup.options));
        lines.extend(self.waiting_rule(setup, defence_waits));
        if lines.is_empty() {
            return vec![self.lobby_no_options()];
        }
        lines.insert(0, self.lobby_options());
        lines
    }

    /// The host's custom objectives, one line each (R4-1).
    pub(super) fn own_objectives(self, setup: &Setup) -> Vec<String> {
        let names = super::Ctx::new(Board::get(setup.board()), []);
        let own = setup.own_objectives().iter();
        own.map(|objective| self.lobby_objective(&self.objective(objective, &names))).collect()
    }

    /// What the rules choose for somebody who does not answer in time ([PBP-5]).
    fn silence(self, family: FamilyId, policy: SilenceText) -> String {
        let played = match policy {
            SilenceText::Computer => return self.lobby_computer_at_once(),
            SilenceText::Skip => self.lobby_skipped(),
            SilenceText::HostDecides => {
                return format!("{} {}", self.caretaker(family), self.lobby_host_decides());
            }
            SilenceText::Caretaker => self.caretaker(family),
        };
        format!("{played} {}", self.lobby_then_computer())
    }

    /// What the rules choose by themselves.
    fn caretaker(self, family: FamilyId) -> String {
        match family {
            FamilyId::Y2210 => self.lobby_silent_y2210(),
            FamilyId::ColdWar => self.lobby_silent_cold_war(),
            FamilyId::Classic => self.lobby_silent(),
        }
    }

    /// The line about answers in others' turns, if the table does not treat them as a new one would.
    fn waiting_rule(self, setup: &Setup, defence_waits: bool) -> Option<String> {
        let differs = defence_waits != setup.reactions_wait();
        differs.then(|| {
            if defence_waits {
                self.answers_waited_for(setup.options.family())
            } else {
                self.lobby_waits_for_nobody()
            }
        })
    }

    /// The answers in others' turns for which the table waits.
    fn answers_waited_for(self, family: FamilyId) -> String {
        match family {
            FamilyId::ColdWar => self.lobby_waits_cold_war(),
            FamilyId::Y2210 => self.lobby_waits_y2210(),
            FamilyId::Classic => self.lobby_waits(),
        }
    }

    /// Whether the table waits for answers in others' turns, as a choice of the host.
    pub fn waits_choice(self, rulebook: Rulebook, on: bool) -> String {
        match (rulebook.family(), on) {
            (FamilyId::Classic, true) => self.waits_on(),
            (FamilyId::Classic, false) => self.waits_off(),
            (FamilyId::Y2210, true) => self.waits_on_y2210(),
            (FamilyId::Y2210, false) => self.waits_off_y2210(),
            (FamilyId::ColdWar, true) => self.waits_on_cold_war(),
            (FamilyId::ColdWar, false) => self.waits_off_cold_war(),
        }
    }

    /// Above that choice.
    pub fn waits_prompt(self, rulebook: Rulebook) -> String {
        match rulebook.family() {
            FamilyId::ColdWar => self.pick_waits_cold_war(),
            FamilyId::Y2210 => self.pick_waits_y2210(),
            FamilyId::Classic => self.pick_waits(),
        }
    }

    /// All about playing, for `/help`: every game, and besides the commands of that rulebook, or of all families.
    pub fn help_for(self, rulebook: Option<Rulebook>) -> String {
        let family = rulebook.map(Rulebook::family);
        let cold_war = family == Some(FamilyId::ColdWar);
        let turn = if cold_war { self.help_turn_cold_war() } else { self.help_turn() };
        let mut lines = vec![self.help(), turn, self.help_besides()];
        if !cold_war {
            lines.push(self.help_attacks());
        }
        if family.is_none_or(|one| one == FamilyId::Y2210) {
            lines.push(self.help_y2210());
        }
        if family.is_none_or(|one| one == FamilyId::ColdWar) {
            lines.push(self.help_cold_war());
        }
        lines.join("\n")
    }

    /// Name of a rulebook.
    pub fn rulebook(self, rulebook: Rulebook) -> String {
        match rulebook {
            Rulebook::Classic => self.rulebook_classic(),
            Rulebook::FirstEdition => self.rulebook_first(),
            Rulebook::Objectives => self.rulebook_objectives(),
            Rulebook::Tournament => self.rulebook_tournament(),
            Rulebook::Y2210 => self.rulebook_y2210(),
            Rulebook::ColdWar => self.rulebook_cold_war(),
        }
    }

    /// Why an option for the set-up does not fit a rulebook that has only one.
    pub fn one_setup(self, rulebook: Rulebook) -> String {
        let option = self.command("game new/setup").and_then(|words| words.name);
        self.setup_only_one(&self.rulebook(rulebook), &option.unwrap_or_else(|| "setup".to_owned()))
    }

    /// Description of a rulebook in two sentences.
    pub fn rulebook_about(self, rulebook: Rulebook) -> String {
        match rulebook {
            Rulebook::Classic => self.rulebook_classic_about(),
            Rulebook::FirstEdition => self.rulebook_first_about(),
            Rulebook::Objectives => self.rulebook_objectives_about(),
            Rulebook::Tournament => self.rulebook_tournament_about(),
            Rulebook::Y2210 => self.rulebook_y2210_about(),
            Rulebook::ColdWar => self.rulebook_cold_war_about(),
        }
    }

    /// A pace in minutes for a turn; `None`: no limit.
    pub fn pace(self, minutes: Option<u32>) -> String {
        match minutes {
            None => self.pace_none(),
            Some(n) if n % 1440 == 0 && n > 1440 => self.pace_days(n / 1440),
            Some(n) if n % 60 == 0 => self.pace_hours(n / 60),
            Some(n) => self.pace_minutes(n),
        }
    }

    /// Name of a colour by its key; the key itself if there is no such colour.
    pub fn colour(self, key: &str) -> String {
        match key {
            "red" => self.colour_red(),
            "blue" => self.colour_blue(),
            "green" => self.colour_green(),
            "yellow" => self.colour_yellow(),
            "purple" => self.colour_purple(),
            "black" => self.colour_black(),
            other => other.to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Lang;

    #[test]
    fn a_lobby_tells_what_differs_and_what_happens_to_the_silent() {
        let mut setup = Setup::preset(Rulebook::Classic, 3);
        setup.options.set("fortify.mode", "path").expect("a value of that switch");
        let mut lobby = LobbyText {
            number: 4,
            setup: &setup,
            host: "Ilaria*",
            seated: vec![
                SeatText { name: "Ilaria*", colour: "red", level: None, in_time: None },
                SeatText { name: "Zoë", colour: "blue", level: None, in_time: None },
            ],
            cast: Vec::new(),
            reserved: vec![],
            start_when_full: false,
            least_reliability: None,
            hints_off: false,
            clock: ClockText {
                pace: Some(1440),
                waits_for_absent: true,
                asks: false,
                window: 21_600_000,
                most: 86_400_000,
                bank: None,
            },
            silence: SilenceText::Caretaker,
            promise: Some("abc"),
        };
        let words = Words::new(Lang::En);
        let text = words.lobby(&lobby);
        for part in
            ["Game 4", "2 of 3", "Ilaria\\*", "2. Zoë (blue)", "3. free", "24 hours a turn", "along a path"]
        {
            assert!(text.contains(part), "{part} in\n{text}");
        }
        let silent = format!("{} {}", words.lobby_silent(), words.lobby_then_computer());
        assert!(text.ends_with(&silent), "[PBP-5]: the last line\n{text}");
        lobby.silence = SilenceText::Computer;
        assert!(words.lobby(&lobby).ends_with(&words.lobby_computer_at_once()));
        lobby.seated[1].level = Some(words.level_easy());
        assert!(words.lobby(&lobby).contains("2. Zoë (blue) · computer player, easy"));
        lobby.clock.asks = true;
        let line = "answers in others’ turns: 6 h each, 1 d a turn at most";
        assert!(words.lobby(&lobby).contains(line), "{}", words.lobby(&lobby));
        lobby.clock.pace = None;
        assert!(words.lobby(&lobby).ends_with(&words.lobby_silent_never()));
        let italian = Words::new(Lang::It).lobby(&lobby);
        assert!(italian.contains("lungo un percorso"), "{italian}");
    }
}
