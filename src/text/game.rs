//! Texts of a game of any family: each method matches on the family and calls its implementation.

use super::PictureText;
use super::bundle::Words;
use super::classic::{self, ClassicWords};
use super::cold_war::{self, ColdWarWords};
use super::lobby::CastText;
use super::log_message::TurnLog as _;
use super::names::Ctx;
use super::number_format::capital;
use super::y2210::{self, Y2210Words};
use crate::rules::{
    Action, AnswerOrigin, AskKind, Board, Common, FamilyId, Menu, Options, Order, Outcome, Seat, Seen, Setup,
    Standing, StopReason, TurnPlan, View, Waiting, Why,
};

/// Maximum number of characters of the steps that one note says were taken back.
const STEPS: usize = 400;

/// The events that a log shows, with their indices: all but those that were taken back.
fn shown(seen: &[Seen]) -> (Vec<Seen>, Vec<usize>) {
    let gone = Seen::taken_back(seen);
    let stay = seen.iter().enumerate().filter(|(at, _)| !gone[*at]);
    stay.map(|(at, seen)| (seen.clone(), at)).unzip()
}

/// The same events, and the context in which each note that something was taken back names it. A family's log sees one
/// event at a time, so each note holds its number in place of the number of answers.
fn shown_with_notes(words: Words, seen: &[Seen], ctx: &Ctx) -> (Vec<Seen>, Vec<usize>, Ctx) {
    let (mut events, indices) = shown(seen);
    let notes = Seen::undone(seen);
    if notes.is_empty() {
        return (events, indices, ctx.clone());
    }
    let names = notes.iter().map(|(at, gone)| words.undone(&seen[*at], seen, gone, ctx)).collect();
    for (event, at) in events.iter_mut().zip(&indices) {
        let note = notes.iter().position(|(note, _)| note == at);
        if let (Seen::Undone { answers, .. }, Some(note)) = (event, note) {
            *answers = note as u32;
        }
    }
    (events, indices, ctx.clone().with_undone(names))
}

impl Words {
    /// The question for the player who is asked.
    pub fn question(self, menu: &Menu, ctx: &Ctx) -> String {
        match menu {
            Menu::Classic(menu) => ClassicWords(self).question(menu, ctx),
            Menu::Y2210(menu) => Y2210Words(self).question(menu, ctx),
            Menu::ColdWar(menu) => ColdWarWords(self).question(menu, ctx),
        }
    }

    /// A first turn, in five lines for beginners ([PBP-47]).
    pub fn first_turn(self, family: FamilyId) -> String {
        match family {
            FamilyId::Classic => self.first_turn_classic(),
            FamilyId::Y2210 => Y2210Words(self).first_turn(),
            FamilyId::ColdWar => ColdWarWords(self).first_turn(),
        }
    }

    /// Who will play what, for the lobby; `None` in a family whose seats are alike.
    pub fn casting(self, setup: &Setup, cast: &[CastText<'_>]) -> Option<String> {
        match setup.options.family() {
            FamilyId::Classic | FamilyId::Y2210 => None,
            FamilyId::ColdWar => Some(ColdWarWords(self).casting(cast)),
        }
    }

    /// Whether everybody can win as the table is set up; `None` in a family whose seats are alike.
    pub(super) fn balance(self, setup: &Setup) -> Option<String> {
        match &setup.options {
            Options::Classic(_) | Options::Y2210(_) => None,
            Options::ColdWar(options) => Some(ColdWarWords(self).balance(options)),
        }
    }

    /// Who plays what in a running game, in the order of the table; `None` in a family whose seats are alike.
    pub fn cast(self, view: &View, ctx: &Ctx) -> Option<String> {
        match view {
            View::Classic(_) | View::Y2210(_) => None,
            View::ColdWar(view) => Some(ColdWarWords(self).cast(&view.seating(), ctx)),
        }
    }

    /// The task, for the player who is asked: "attack or stop".
    pub fn task(self, kind: AskKind) -> String {
        match kind {
            AskKind::Classic(kind) => ClassicWords(self).task(kind),
            AskKind::Y2210(kind) => Y2210Words(self).task(kind),
            AskKind::ColdWar(kind) => ColdWarWords(self).task(kind),
        }
    }

    /// The task on the button that opens it: "Attack or stop".
    pub fn task_button(self, kind: AskKind) -> String {
        capital(&self.task(kind))
    }

    /// What a player is doing, for other players: "Ilaria is attacking". Public.
    pub fn doing(self, kind: AskKind, who: &str) -> String {
        match kind {
            AskKind::Classic(kind) => ClassicWords(self).doing(kind, who),
            AskKind::Y2210(kind) => Y2210Words(self).doing(kind, who),
            AskKind::ColdWar(kind) => ColdWarWords(self).doing(kind, who),
        }
    }

    /// The same for all players who are asked at once: "Everyone is placing starting armies: 1 of 3 done".
    pub fn sealed(self, kind: AskKind, answered: u32, of: u32) -> String {
        self.status_sealed(&self.doing(kind, &self.everyone()), answered, of)
    }

    /// Why an answer is not on the menu.
    pub fn why(self, why: &Why, ctx: &Ctx) -> String {
        match why {
            Why::Classic(why) => ClassicWords(self).why(why, ctx),
            Why::Y2210(why) => Y2210Words(self).why(why, ctx),
            Why::ColdWar(why) => ColdWarWords(self).why(why, ctx),
        }
    }

    /// The players who must answer, as far as it is public; `None` when the game is over.
    pub fn waiting(self, view: &View, ctx: &Ctx) -> Option<String> {
        self.waited_for(&view.waiting, ctx)
    }

    pub(super) fn waited_for(self, waiting: &Waiting, ctx: &Ctx) -> Option<String> {
        match waiting {
            Waiting::Nobody => None,
            Waiting::For(all) => {
                let doing: Vec<String> =
                    all.iter().map(|one| self.doing(one.kind, &self.seat_name(ctx, one.seat))).collect();
                Some(doing.join("\n"))
            }
            Waiting::Sealed { kind, answered, of } => Some(self.sealed(*kind, *answered, *of)),
        }
    }

    /// One event as a line of Markdown; `None` for an answer whose effect follows as a separate event.
    pub fn seen(self, seen: &Seen, ctx: &Ctx) -> Option<String> {
        Some(match seen {
            // The reply to the player's own command already confirms the decision.
            Seen::Answered { how: AnswerOrigin::Player | AnswerOrigin::Forced, .. }
            | Seen::OwnSealed { .. } => return None,
            Seen::Answered { action: Action::Classic(action), .. }
                if classic::goes_without_saying(action) =>
            {
                return None;
            }
            Seen::Answered { action: Action::Y2210(action), .. } if y2210::goes_without_saying(action) => {
                return None;
            }
            Seen::Answered { action: Action::ColdWar(action), .. }
                if cold_war::goes_without_saying(action) =>
            {
                return None;
            }
            Seen::Answered { by, how: AnswerOrigin::Silence, .. } => {
                self.seen_silence(&self.seat_name(ctx, *by))
            }
            Seen::Answered { by, how: AnswerOrigin::Standing, .. } => {
                self.seen_standing(&self.seat_name(ctx, *by))
            }
            Seen::OneMoreSealed => self.seen_one_more_sealed(),
            Seen::Undone { by, answers } => {
                let who = self.seat_name(ctx, *by);
                match ctx.undone(*answers as usize) {
                    Some(steps) => self.seen_undone_steps(&who, steps),
                    None => self.seen_undone(&who),
                }
            }
            Seen::Partial { face, .. } => match *face {
                crate::rules::Face::Classic(face) => match face {},
                crate::rules::Face::Y2210(face) => match face {},
                crate::rules::Face::ColdWar(face) => match face {},
            },
            Seen::Happened(crate::rules::FamilySeen::Classic(seen)) => {
                return ClassicWords(self).event(seen, ctx);
            }
            Seen::Happened(crate::rules::FamilySeen::Y2210(seen)) => {
                return Y2210Words(self).event(seen, ctx);
            }
            Seen::Happened(crate::rules::FamilySeen::ColdWar(seen)) => {
                return ColdWarWords(self).event(seen, ctx);
            }
        })
    }

    /// The log of a turn: one line per entry, the rolls of a battle on one line. What was taken back has none; one line
    /// says that it was ([PBP-12]).
    pub fn turn_lines(self, seen: &[Seen], ctx: &Ctx) -> Vec<String> {
        let (seen, _, ctx) = shown_with_notes(self, seen, ctx);
        match FamilyId::of_seen(&seen) {
            Some(FamilyId::Classic) => ClassicWords(self).turn_lines(&seen, &ctx),
            Some(FamilyId::Y2210) => Y2210Words(self).turn_lines(&seen, &ctx),
            Some(FamilyId::ColdWar) => ColdWarWords(self).turn_lines(&seen, &ctx),
            None => self.answers_in(&seen),
        }
    }

    /// The steps that a note of a log says were taken back, each in one sentence.
    fn undone(self, note: &Seen, seen: &[Seen], gone: &[usize], ctx: &Ctx) -> String {
        let Seen::Undone { by: player, .. } = note else { return String::new() };
        let begins = |event: &Seen| matches!(event, Seen::Answered { by, how: AnswerOrigin::Player, .. } if by == player);
        let mut steps: Vec<Vec<Seen>> = Vec::new();
        for event in gone.iter().filter_map(|at| seen.get(*at)) {
            match steps.last_mut() {
                Some(step) if !begins(event) => step.push(event.clone()),
                _ => steps.push(vec![event.clone()]),
            }
        }
        let told: Vec<String> = steps.iter().map(|step| self.undone_step(step, ctx)).collect();
        let told = told.join(" ");
        if told.chars().count() <= STEPS {
            return told;
        }
        told.chars().take(STEPS - 1).chain(['…']).collect()
    }

    /// One step for everybody, from what followed from it.
    fn undone_step(self, seen: &[Seen], ctx: &Ctx) -> String {
        let lines = self.turn_lines(seen, ctx);
        if !lines.is_empty() {
            let plain = |line: &String| line.trim_start_matches(['-', '#', '>', ' ']).replace('\n', " ");
            return lines.iter().map(plain).collect::<Vec<_>>().join(" ");
        }
        let goes_on = |seen: &Seen| match seen {
            Seen::Answered { action: Action::Classic(action), .. } => ClassicWords(self).quiet_step(action),
            Seen::Answered { action: Action::Y2210(action), .. } => Y2210Words(self).quiet_step(action),
            Seen::Answered { action: Action::ColdWar(action), .. } => ColdWarWords(self).quiet_step(action),
            _ => None,
        };
        if seen.iter().any(|seen| goes_on(seen).is_some()) {
            self.undone_go_on()
        } else {
            self.undone_other()
        }
    }

    /// One answer of the reader in their own words, from what followed from it: for the list of what can be taken back.
    pub fn step(self, seen: &[Seen], ctx: &Ctx) -> String {
        let lines = self.turn_lines(seen, ctx);
        if !lines.is_empty() {
            return lines.join(" ");
        }
        let quiet = seen.iter().find_map(|seen| match seen {
            Seen::Answered { action: Action::Classic(action), .. } => ClassicWords(self).quiet_step(action),
            Seen::Answered { action: Action::Y2210(action), .. } => Y2210Words(self).quiet_step(action),
            Seen::Answered { action: Action::ColdWar(action), .. } => ColdWarWords(self).quiet_step(action),
            _ => None,
        });
        quiet.unwrap_or_else(|| self.step_other())
    }

    /// The number of sealed answers, in a log without other events.
    fn answers_in(self, seen: &[Seen]) -> Vec<String> {
        let answers = seen.iter().filter(|seen| **seen == Seen::OneMoreSealed).count() as u32;
        if answers > 0 { vec![self.seen_answers_in(answers)] } else { Vec::new() }
    }

    /// One message of a turn's log ([PBP-6]): as many events from index `since` on as fit, and the index of the first
    /// event that is not included. `None` if there is nothing to show.
    pub fn turn_log_part(self, seen: &[Seen], since: usize, ctx: &Ctx) -> Option<(usize, String)> {
        let (shown, indices, ctx) = shown_with_notes(self, seen, ctx);
        let ctx = &ctx;
        let from = indices.partition_point(|at| *at < since);
        let (told, text) = match FamilyId::of_seen(&shown) {
            Some(FamilyId::Classic) => ClassicWords(self).turn_log_part(&shown, from, ctx)?,
            Some(FamilyId::Y2210) => Y2210Words(self).turn_log_part(&shown, from, ctx)?,
            Some(FamilyId::ColdWar) => ColdWarWords(self).turn_log_part(&shown, from, ctx)?,
            None => {
                let lines = self.answers_in(&shown[from..]);
                (shown.len(), lines.first()?.clone())
            }
        };
        // Of the whole list: what was taken back belongs to the message before it.
        Some((indices.get(told).copied().unwrap_or(seen.len()), text))
    }

    /// The log for the player who acted: one line per roll ([PBP-10]). The rolls of a battle share a line if the text
    /// would otherwise exceed `most` characters.
    pub fn result_lines(self, seen: &[Seen], most: usize, ctx: &Ctx) -> Vec<String> {
        match FamilyId::of_seen(seen) {
            Some(FamilyId::Classic) => ClassicWords(self).result_lines(seen, most, ctx),
            Some(FamilyId::Y2210) => Y2210Words(self).result_lines(seen, most, ctx),
            Some(FamilyId::ColdWar) => ColdWarWords(self).result_lines(seen, most, ctx),
            None => Vec::new(),
        }
    }

    /// The headline of a board post that is no longer the newest: how many territories the turn captured.
    pub fn past_headline(self, view: &View, ctx: &Ctx, since: &[Seen]) -> String {
        match view {
            View::Classic(_) => ClassicWords(self).past_headline(ctx, since),
            View::Y2210(_) => Y2210Words(self).past_headline(ctx, since),
            View::ColdWar(_) => ColdWarWords(self).past_headline(ctx, since),
        }
    }

    /// The headline of a board post after the events of a turn: "Round 3 · Ilaria took 2 territories and holds Oceania"
    /// ([PBP-6]). `since` holds the events of that turn, `view` the board after them.
    pub fn headline(self, view: &View, ctx: &Ctx, since: &[Seen]) -> String {
        match view {
            View::Classic(view) => ClassicWords(self).headline(view, ctx, since),
            View::Y2210(view) => Y2210Words(self).headline(view, ctx, since),
            View::ColdWar(view) => ColdWarWords(self).headline(view, ctx, since),
        }
    }

    /// The changes of a turn, one line each ([PBP-6]); never empty.
    pub fn changes(self, seen: &[Seen], ctx: &Ctx) -> Vec<String> {
        match FamilyId::of_seen(seen) {
            Some(FamilyId::Classic) => ClassicWords(self).changes(seen, ctx),
            Some(FamilyId::Y2210) => Y2210Words(self).changes(seen, ctx),
            Some(FamilyId::ColdWar) => ColdWarWords(self).changes(seen, ctx),
            None => vec![self.change_nothing()],
        }
    }

    /// The report of a game. `seen` is the whole log as [`Viewer::Public`](crate::rules::Viewer::Public) sees it, with or without what
    /// happened between two players.
    pub fn report(self, setup: &Setup, seen: &[Seen], ctx: &Ctx) -> String {
        match setup.options.family() {
            FamilyId::Classic => ClassicWords(self).report(setup, seen, ctx),
            FamilyId::Y2210 => Y2210Words(self).report(setup, seen, ctx),
            FamilyId::ColdWar => ColdWarWords(self).report(setup, seen, ctx),
        }
    }

    /// The ending of a game in one sentence.
    pub fn ended(self, outcome: &Outcome, view: &View, ctx: &Ctx) -> String {
        match view {
            View::Classic(_) => ClassicWords(self).ended(outcome, ctx),
            View::Y2210(_) => Y2210Words(self).ended(outcome, ctx),
            View::ColdWar(_) => ColdWarWords(self).ended(outcome, ctx),
        }
    }

    /// The objective that won a game; `None` if no objective did.
    pub fn winning_objective(self, outcome: &Outcome, view: &View, ctx: &Ctx) -> Option<String> {
        match view {
            View::Classic(view) => ClassicWords(self).winning_objective(outcome, view, ctx),
            View::Y2210(_) | View::ColdWar(_) => None,
        }
    }

    /// What happened to that seat in `seen`, the events since its last turn ended; empty if nothing did. At most five
    /// lines. `view` is the board after these events. If `seen` goes on into the seat's own turn, that part is left out.
    pub fn recap(self, view: &View, reader: Seat, seen: &[Seen], ctx: &Ctx) -> Vec<String> {
        match view {
            View::Classic(view) => ClassicWords(self).recap(view, reader, seen, ctx),
            View::Y2210(view) => Y2210Words(self).recap(view, reader, seen, ctx),
            View::ColdWar(view) => ColdWarWords(self).recap(view, reader, seen, ctx),
        }
    }

    /// That a game begins: with the player who plays first, or with what all decide at once. Public.
    pub fn game_begins(self, view: &View, number: u32, ctx: &Ctx) -> String {
        let of_family = match view {
            View::Y2210(view) => Y2210Words(self).game_begins(view, number),
            View::Classic(_) | View::ColdWar(_) => None,
        };
        of_family.unwrap_or_else(|| match view.on_turn {
            Some(seat) => self.announce_started(number, &self.seat_name(ctx, seat)),
            None => self.announce_started_sealed(number),
        })
    }

    /// What that seat could have played in others' turns, and still has in hand. Private: for that player only.
    pub fn unplayed(self, view: &View, reader: Seat, seen: &[Seen]) -> Option<String> {
        match view {
            View::Y2210(view) => Y2210Words(self).unplayed(view, reader, seen),
            View::Classic(_) | View::ColdWar(_) => None,
        }
    }

    /// What silence does in others' turns at a table that waits for answers there or not, below a player's own cards.
    pub fn reactions_in_silence(self, view: &View, waits: bool) -> Option<String> {
        match view {
            View::Y2210(_) => Some(Y2210Words(self).reactions_in_silence(waits)),
            View::Classic(_) | View::ColdWar(_) => None,
        }
    }

    /// The final table: one line for each seat by place, with what it had at the end ([PBP-45]).
    pub fn final_table(self, outcome: &Outcome, view: &View, ctx: &Ctx) -> Vec<String> {
        match view {
            View::Classic(view) => ClassicWords(self).final_table(outcome, view, ctx),
            View::Y2210(view) => Y2210Words(self).final_table(outcome, view, ctx),
            View::ColdWar(view) => ColdWarWords(self).final_table(outcome, view, ctx),
        }
    }

    /// The texts of the picture of a view.
    pub fn picture(self, view: &View, ctx: &Ctx) -> PictureText {
        match view {
            View::Classic(view) => ClassicWords(self).picture(view, ctx),
            View::Y2210(view) => Y2210Words(self).picture(view, ctx),
            View::ColdWar(view) => ColdWarWords(self).picture(view, ctx),
        }
    }

    /// The title below the compass rose.
    pub fn picture_title(self, view: &View) -> String {
        match view {
            View::Classic(view) => ClassicWords(self).picture_title(view),
            View::Y2210(view) => Y2210Words(self).picture_title(view),
            View::ColdWar(view) => ColdWarWords(self).picture_title(view),
        }
    }

    /// The player on turn, or the winners.
    pub fn picture_line(self, view: &Common, ctx: &Ctx) -> String {
        if let Some(outcome) = &view.outcome {
            let winners = outcome.winners.iter().map(|&seat| self.seat_name(ctx, seat));
            return self.picture_line_won(outcome.winners.len() as u32, &self.list(winners));
        }
        match view.on_turn.or(view.waiting.one()) {
            Some(seat) => self.picture_line_turn(&self.seat_name(ctx, seat)),
            None => self.picture_line_all(),
        }
    }

    /// The state of the game and of each player ([PBP-13]).
    pub fn status(self, view: &View, ctx: &Ctx) -> String {
        match view {
            View::Classic(view) => ClassicWords(self).status(view, ctx),
            View::Y2210(view) => Y2210Words(self).status(view, ctx),
            View::ColdWar(view) => ColdWarWords(self).status(view, ctx),
        }
    }

    /// The board as text, by continent, for screen readers ([PBP-13]). May be longer than one message.
    pub fn board_text(self, view: &View, ctx: &Ctx) -> String {
        match view {
            View::Classic(view) => ClassicWords(self).board_text(view, ctx),
            View::Y2210(view) => Y2210Words(self).board_text(view, ctx),
            View::ColdWar(view) => ColdWarWords(self).board_text(view, ctx, false),
        }
    }

    /// The same with fewer words, where a family has so many pieces that the board is too long for a message.
    pub fn short_board_text(self, view: &View, ctx: &Ctx) -> String {
        match view {
            View::Classic(_) => self.board_text(view, ctx),
            View::Y2210(view) => Y2210Words(self).short_board_text(view, ctx),
            View::ColdWar(view) => ColdWarWords(self).board_text(view, ctx, true),
        }
    }

    /// The standing orders of a seat. Private: only the viewer may read them.
    pub fn standing(self, standing: &Standing, view: &View, ctx: &Ctx) -> String {
        match (standing, view) {
            (Standing::Classic(standing), View::Classic(view)) => ClassicWords(self).standing(standing, view),
            (Standing::Y2210(standing), View::Y2210(view)) => Y2210Words(self).standing(standing, view, ctx),
            (Standing::ColdWar(standing), View::ColdWar(view)) => {
                ColdWarWords(self).standing(standing, view, ctx)
            }
            // A game's standing orders are those of its own family.
            (Standing::Classic(_) | Standing::Y2210(_) | Standing::ColdWar(_), _) => String::new(),
        }
    }

    /// One step of a plan in words ([PBP-11]). `armies`: what stands in the two territories of an attack, if that is
    /// certain.
    pub fn plan_step(
        self,
        order: &Order,
        board: &'static Board,
        armies: (Option<u32>, Option<u32>),
    ) -> String {
        match order {
            Order::Classic(order) => ClassicWords(self).plan_step(order, board, armies),
            Order::Y2210(order) => Y2210Words(self).plan_step(order, board, armies),
            Order::ColdWar(order) => ColdWarWords(self).plan_step(order, board, armies),
        }
    }

    /// A plan as it is typed, in one line.
    pub fn plan_line(self, plan: &TurnPlan, board: &'static Board) -> String {
        let step = |order: &Order| match order {
            Order::Classic(order) => ClassicWords(self).plan_typed(order, board),
            Order::Y2210(order) => Y2210Words(self).plan_typed(order, board),
            Order::ColdWar(order) => ColdWarWords(self).plan_typed(order, board),
        };
        plan.steps().iter().map(step).collect::<Vec<_>>().join("; ")
    }

    /// Why a repeated order stopped; `None` if it needs no explanation.
    pub fn stopped(self, reason: &StopReason) -> Option<String> {
        match reason {
            StopReason::Classic(reason) => ClassicWords(self).stopped(*reason),
            StopReason::Y2210(reason) => Y2210Words(self).stopped(*reason),
            StopReason::ColdWar(reason) => ColdWarWords(self).stopped(*reason),
        }
    }
}
