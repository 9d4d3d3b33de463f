//! Turn log of the family of 2210: compact lines of a turn, split into messages, and the log for the player who acted.

use super::super::log_message::{MESSAGE, TurnLog};
use super::super::names::Ctx;
use super::Y2210Words;
use super::log_items::{End, Fight, Item};
use super::names::{EIGHT, dice, dice_faced, dice_tight};
use super::{public, publics};
use crate::rules::y2210::{Action, Public};
use crate::rules::{Die, Holder, Seen};

/// Maximum number of rolls of a battle that are shown one by one.
const MOST_ROLLS: usize = 6;

impl Y2210Words {
    /// The log of a turn: one line per entry, the rolls of a battle on one line.
    pub(in crate::text) fn turn_lines(self, seen: &[Seen], ctx: &Ctx) -> Vec<String> {
        let mut lines: Vec<String> = self.items(seen, ctx).iter().map(|item| self.line(item, ctx)).collect();
        // The notation is explained once, where it comes first.
        if let Some(line) = lines.iter_mut().find(|line| line.contains(EIGHT)) {
            line.push_str(" · ");
            line.push_str(&self.log_notation());
        }
        lines
    }

    /// The log for the player who acted: one line per roll ([PBP-10]). The rolls of a battle share a line if the text
    /// would otherwise exceed `most` characters.
    pub(in crate::text) fn result_lines(self, seen: &[Seen], most: usize, ctx: &Ctx) -> Vec<String> {
        let items = self.items(seen, ctx);
        let long = |ctx: &Ctx| -> Vec<String> {
            let lines = items.iter().flat_map(|item| match item {
                Item::Fight(fight) if !fight.rolls.is_empty() => self.rolls_told(fight, ctx),
                other => vec![self.line(other, ctx)],
            });
            lines.collect()
        };
        let fits =
            |lines: &[String]| lines.iter().map(|line| line.chars().count() + 1).sum::<usize>() <= most;
        let with_faces = long(ctx);
        if fits(&with_faces) {
            return with_faces;
        }
        let ctx = &ctx.clone().with_faces(None);
        let in_digits = long(ctx);
        if fits(&in_digits) { in_digits } else { items.iter().map(|item| self.line(item, ctx)).collect() }
    }

    /// One line of the log.
    pub(super) fn line(self, item: &Item, ctx: &Ctx) -> String {
        match item {
            Item::Fight(fight) => self.fight(fight, ctx),
            Item::Card(parts) => parts.join(" · "),
            Item::Line(line) => line.clone(),
            Item::Answers(n) => self.seen_answers_in(*n),
            Item::Claims(seat, claimed) => {
                let claimed = self.territory_list(ctx.board(), claimed.iter().copied());
                self.seen_claimed(&self.seat_name(ctx, *seat), &claimed)
            }
            Item::Deploys(seat, mods) => self.deployed(*seat, mods, ctx),
            Item::Garrison(seat, action) => self.garrison(*seat, action, ctx),
            Item::Markers(turns) => {
                let mut turns = turns.clone();
                turns.sort_unstable();
                let each = turns
                    .into_iter()
                    .map(|(number, seat)| self.numbered(number.into(), &self.seat_name(ctx, seat)));
                self.seen_markers(&each.collect::<Vec<_>>().join(", "))
            }
        }
    }

    /// A battle in one line that fits on a phone: territories, result, losses, all rolls.
    pub(super) fn fight(self, fight: &Fight, ctx: &Ctx) -> String {
        let (from, to) = (self.territory(ctx.board(), fight.from), self.territory(ctx.board(), fight.to));
        let whose = self.holder(ctx, fight.whose);
        let (own, others) = fight.lost;
        let rolled = !fight.rolls.is_empty();
        let rolls = self.rolls_of(fight, ctx);
        let line = match &fight.end {
            End::Open if !rolled => self.log_declared(&from, &to, &whose),
            End::CalledOff if !rolled => self.log_called_off(&from, &to),
            End::Open | End::CalledOff => self.log_fight(&from, &to, own, others, &rolls),
            End::Beaten => self.log_beaten(&from, &to, &whose, own, others, &rolls),
            End::Captured { units, station, destroyed, begun } => {
                let units = self.units(*units);
                let line = match (rolled, fight.whose) {
                    // The reply to an answer begins with that answer, and the dice were shown before.
                    _ if !begun => self.log_moved_in(&from, &to, &units),
                    (true, _) => self.log_taken(&from, &to, &whose, &units, own, others, &rolls),
                    (false, Holder::Nobody) => self.log_entered_empty(&from, &to, &units),
                    (false, _) => self.log_entered(&from, &to, &whose, &units),
                };
                self.with_captured_station(line, *station, *destroyed)
            }
        };
        self.with_fallen(line, fight, ctx)
    }

    /// A line about a battle, with the commanders that fell in it.
    pub(super) fn with_fallen(self, line: String, fight: &Fight, ctx: &Ctx) -> String {
        let each = fight.fallen.iter();
        let fallen = each.map(|(who, one)| self.log_fallen(&self.holder(ctx, *who), &self.commander(*one)));
        std::iter::once(line).chain(fallen).collect::<Vec<_>>().join(" · ")
    }

    /// All rolls of a battle; only their number, if they are too many to be read.
    fn rolls_of(self, fight: &Fight, ctx: &Ctx) -> String {
        if fight.rolls.len() > MOST_ROLLS {
            return self.log_rolls(fight.rolls.len() as u32);
        }
        let all = |told: &dyn Fn(&[Die]) -> String| {
            let each =
                fight.rolls.iter().map(|(attack, defence)| self.log_roll(&told(attack), &told(defence)));
            let rolls = each.collect::<Vec<_>>().join(" ");
            Some(rolls).filter(|rolls| rolls.chars().count() <= MESSAGE - 300)
        };
        let faced = |dice: &[Die]| dice_faced(dice, ctx).unwrap_or_else(|| dice_tight(dice));
        all(&faced)
            .or_else(|| all(&|dice| dice_tight(dice)))
            .unwrap_or_else(|| self.log_rolls(fight.rolls.len() as u32))
    }

    /// A battle with one line per roll.
    fn rolls_told(self, fight: &Fight, ctx: &Ctx) -> Vec<String> {
        let at = |id| self.territory(ctx.board(), id);
        let shown = |rolled: &[Die]| dice_faced(rolled, ctx).unwrap_or_else(|| dice(rolled));
        let mut lines = vec![format!("**{}**", self.shift(&at(fight.from), &at(fight.to)))];
        lines.extend(fight.rolls.iter().zip(&fight.losses).map(|((attack, defence), (own, others))| {
            self.roll_told(&shown(attack), &shown(defence), *own, *others)
        }));
        let (to, whose) = (at(fight.to), self.holder(ctx, fight.whose));
        let taken = match &fight.end {
            End::Open | End::CalledOff => None,
            End::Beaten => Some(self.taken_told_only(&to, &whose)),
            End::Captured { units, station, destroyed, .. } => {
                let line = self.taken_units_told(&to, &whose, &self.units(*units));
                Some(self.with_captured_station(line, *station, *destroyed))
            }
        };
        lines.extend(taken);
        let fallen = fight.fallen.iter();
        lines
            .extend(fallen.map(|(who, one)| self.log_fallen(&self.holder(ctx, *who), &self.commander(*one))));
        lines
    }

    /// What an answer was that left no line in the log.
    pub(in crate::text) fn quiet_step(self, action: &Action) -> Option<String> {
        let goes_on = match action {
            Action::Done => true,
            Action::Buy { decks } => decks.is_empty(),
            _ => false,
        };
        goes_on.then(|| self.step_go_on())
    }
}

impl TurnLog for Y2210Words {
    fn lines(self, seen: &[Seen], ctx: &Ctx) -> Vec<String> {
        self.turn_lines(seen, ctx)
    }

    fn head(self, before: &[Seen], ctx: &Ctx) -> Option<String> {
        publics(before).find_map(|public| match public {
            Public::TurnBegan(began) => {
                let head = self.log_year_more(began.year, &self.seat_name(ctx, began.seat));
                Some(ctx.marked(head, began.seat))
            }
            _ => None,
        })
    }

    fn goes_on(seen: &Seen) -> bool {
        matches!(seen, Seen::Answered { .. } | Seen::OneMoreSealed)
            || matches!(
                public(seen),
                Some(
                    Public::InvasionDeclared(_)
                        | Public::DiceNamed(_)
                        | Public::Rolled(_)
                        | Public::UnitsLost(_)
                        | Public::EntryOpened(_)
                        | Public::Captured(_)
                        | Public::InvasionEnded(_)
                        | Public::WindowOpened(_)
                        | Public::WindowClosed
                        | Public::WindowSettled
                )
            )
    }
}
