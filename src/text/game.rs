//! The words of a game of whatever family: each question, event and view is put into words by its own family.

use super::PictureText;
use super::bundle::Words;
use super::classic::{self, ClassicWords};
use super::names::Ctx;
use crate::rules::{
    Action, AnswerOrigin, AskKind, FamilyId, Menu, Outcome, Seen, Setup, Standing, StopReason, View, Waiting,
    Why,
};

impl Words {
    /// The question, put to the person asked.
    pub fn question(self, menu: &Menu, ctx: &Ctx) -> String {
        match menu {
            Menu::Classic(menu) => ClassicWords(self).question(menu, ctx),
        }
    }

    /// What somebody has to do, said to them: "attack or stop".
    pub fn task(self, kind: AskKind) -> String {
        match kind {
            AskKind::Classic(kind) => ClassicWords(self).task(kind),
        }
    }

    /// What somebody is waited for, said to others: "Ilaria is attacking". Public.
    pub fn doing(self, kind: AskKind, who: &str) -> String {
        match kind {
            AskKind::Classic(kind) => ClassicWords(self).doing(kind, who),
        }
    }

    /// The same of all who are asked at once: "Everyone is placing starting armies: 1 of 3 done".
    pub fn sealed(self, kind: AskKind, answered: u32, of: u32) -> String {
        self.status_sealed(&self.doing(kind, &self.everyone()), answered, of)
    }

    /// Why an answer isn't on the menu.
    pub fn why(self, why: &Why, ctx: &Ctx) -> String {
        match why {
            Why::Classic(why) => ClassicWords(self).why(why, ctx),
        }
    }

    /// Who is waited for, as far as everybody may know; nothing when the game is over.
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

    /// What happened, in one line of Markdown; nothing for an answer whose effect follows as an event of its own.
    pub fn seen(self, seen: &Seen, ctx: &Ctx) -> Option<String> {
        Some(match seen {
            // One's own waiting says that the decision is in.
            Seen::Answered { how: AnswerOrigin::Player | AnswerOrigin::Forced, .. }
            | Seen::OwnSealed { .. } => return None,
            Seen::Answered { action: Action::Classic(action), .. }
                if classic::goes_without_saying(action) =>
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
            Seen::Partial { face, .. } => match *face {
                crate::rules::Face::Classic(face) => match face {},
            },
            Seen::Happened(crate::rules::FamilySeen::Classic(seen)) => {
                return ClassicWords(self).event(seen, ctx);
            }
        })
    }

    /// The log of a turn, one line for each thing, fights gathered, with every roll.
    pub fn turn_lines(self, seen: &[Seen], ctx: &Ctx) -> Vec<String> {
        match FamilyId::of_seen(seen) {
            Some(FamilyId::Classic) => ClassicWords(self).turn_lines(seen, ctx),
            None => self.answers_in(seen),
        }
    }

    /// How many sealed answers are in, where nothing else has happened.
    fn answers_in(self, seen: &[Seen]) -> Vec<String> {
        let answers = seen.iter().filter(|seen| **seen == Seen::OneMoreSealed).count() as u32;
        if answers > 0 { vec![self.seen_answers_in(answers)] } else { Vec::new() }
    }

    /// One message of a turn's log: as much as it has room for of what happened from event `since` on, and the first event
    /// that it does not tell any more ([PBP-6]). Nothing where there is nothing to tell.
    pub fn turn_log_part(self, seen: &[Seen], since: usize, ctx: &Ctx) -> Option<(usize, String)> {
        match FamilyId::of_seen(seen) {
            Some(FamilyId::Classic) => ClassicWords(self).turn_log_part(seen, since, ctx),
            None => {
                let lines = self.answers_in(&seen[since..]);
                lines.first().map(|line| (seen.len(), line.clone()))
            }
        }
    }

    /// What happened, for whoever did it: a line for each roll ([PBP-10]). Rolls share a line where it would be longer than
    /// `most` characters.
    pub fn told_back(self, seen: &[Seen], most: usize, ctx: &Ctx) -> Vec<String> {
        match FamilyId::of_seen(seen) {
            Some(FamilyId::Classic) => ClassicWords(self).told_back(seen, most, ctx),
            None => Vec::new(),
        }
    }

    /// The headline of a board that is not the newest any more: what that turn came to.
    pub fn past_headline(self, view: &View, ctx: &Ctx, since: &[Seen]) -> String {
        match view {
            View::Classic(_) => ClassicWords(self).past_headline(ctx, since),
        }
    }

    /// The headline of a board post after the events of a turn: "Round 3 · Ilaria took 2 territories and holds
    /// Oceania" ([PBP-6]). `since` is that turn's events, `view` the board after them.
    pub fn headline(self, view: &View, ctx: &Ctx, since: &[Seen]) -> String {
        match view {
            View::Classic(view) => ClassicWords(self).headline(view, ctx, since),
        }
    }

    /// What a turn changed, one line for each thing ([PBP-6]); never empty.
    pub fn changes(self, seen: &[Seen], ctx: &Ctx) -> Vec<String> {
        match FamilyId::of_seen(seen) {
            Some(FamilyId::Classic) => ClassicWords(self).changes(seen, ctx),
            None => vec![self.change_nothing()],
        }
    }

    /// The report of a game. `seen` is the whole log as the public saw it.
    pub fn report(self, setup: &Setup, seen: &[Seen], ctx: &Ctx) -> String {
        match setup.options.family() {
            FamilyId::Classic => ClassicWords(self).report(setup, seen, ctx),
        }
    }

    /// How a game ended, in one sentence.
    pub fn ended(self, outcome: &Outcome, view: &View, ctx: &Ctx) -> String {
        match view {
            View::Classic(_) => ClassicWords(self).ended(outcome, ctx),
        }
    }

    /// What has happened to the viewer in those events, which are all since their last turn; nothing where nobody else had a
    /// turn. At most five lines.
    pub fn recap(self, view: &View, seen: &[Seen], ctx: &Ctx) -> Vec<String> {
        match view {
            View::Classic(view) => ClassicWords(self).recap(view, seen, ctx),
        }
    }

    /// Everybody's place at the end of a game, with points where points decide, else with what they held.
    pub fn final_table(self, outcome: &Outcome, view: &View, ctx: &Ctx) -> Vec<String> {
        match view {
            View::Classic(view) => ClassicWords(self).final_table(outcome, view, ctx),
        }
    }

    /// The words on the picture of that view.
    pub fn picture(self, view: &View, ctx: &Ctx) -> PictureText {
        match view {
            View::Classic(view) => ClassicWords(self).picture(view, ctx),
        }
    }

    /// Under the compass rose.
    pub fn picture_title(self, view: &View) -> String {
        match view {
            View::Classic(view) => ClassicWords(self).picture_title(view),
        }
    }

    /// Whose turn it is, or who won.
    pub fn picture_line(self, view: &View, ctx: &Ctx) -> String {
        match view {
            View::Classic(view) => ClassicWords(self).picture_line(view, ctx),
        }
    }

    /// Where the game stands and what each player has ([PBP-13]).
    pub fn status(self, view: &View, ctx: &Ctx) -> String {
        match view {
            View::Classic(view) => ClassicWords(self).status(view, ctx),
        }
    }

    /// The board as text, continent by continent: for screen readers ([PBP-13]). May be longer than one message.
    pub fn board_text(self, view: &View, ctx: &Ctx) -> String {
        match view {
            View::Classic(view) => ClassicWords(self).board_text(view, ctx),
        }
    }

    /// Somebody's standing orders. Private: only the viewer may read them.
    pub fn standing(self, standing: &Standing, view: &View) -> String {
        match (standing, view) {
            (Standing::Classic(standing), View::Classic(view)) => ClassicWords(self).standing(standing, view),
        }
    }

    /// Why an order came to its end; nothing where that goes without saying.
    pub fn stopped(self, reason: &StopReason) -> Option<String> {
        match reason {
            StopReason::Classic(reason) => ClassicWords(self).stopped(*reason),
        }
    }

    /// The viewer's own cards and what they are worth ([PBP-14]). Private: only the viewer may read it.
    pub fn hand(self, view: &View, ctx: &Ctx) -> String {
        match view {
            View::Classic(view) => ClassicWords(self).hand(view, ctx),
        }
    }
}
