//! A turn told: its log in compact lines, the headline of its board post, what it changed. Never more than the events
//! that it is given show.

use super::names::Ctx;
use super::seen::dice;
use super::words::Words;
use crate::rules::{Holder, Placement, Public, Seat, Seen, TerritoryId, View};

/// Most characters of a message.
const MESSAGE: usize = 2000;

/// One fight: every roll from one territory against another, without anything else between.
pub(super) struct Fight {
    pub(super) from: TerritoryId,
    pub(super) to: TerritoryId,
    pub(super) rolls: Vec<(Vec<u8>, Vec<u8>)>,
    pub(super) lost: (u32, u32),
    pub(super) captured: Option<Holder>,
    pub(super) advanced: Option<u32>,
}

/// What a line of the log comes from.
pub(super) enum Item {
    Fight(Fight),
    /// Territories that one seat claimed.
    Claims(Seat, Vec<TerritoryId>),
    /// Starting armies that one seat placed: own, neutral.
    Deploys(Seat, Placement, Placement),
    Line(String),
}

impl Words {
    /// The log of a turn, one line for each thing, fights gathered; at most 2,000 characters: single rolls are left
    /// out when it would be longer, then the oldest lines.
    pub fn turn_log(self, seen: &[Seen], ctx: &Ctx) -> String {
        let items = self.items(seen, ctx);
        let full = self.lines(&items, ctx, true).join("\n");
        if full.chars().count() <= MESSAGE {
            return full;
        }
        let lines = self.lines(&items, ctx, false);
        let mut room = MESSAGE - 2;
        let fitting = lines.iter().rev().take_while(|line| {
            let length = line.chars().count() + 1;
            let fits = length <= room;
            room = room.saturating_sub(length);
            fits
        });
        let kept = fitting.count();
        let left_out = if kept < lines.len() { "…\n" } else { "" };
        format!("{left_out}{}", lines[lines.len() - kept..].join("\n"))
    }

    /// The log of a turn with every roll, line by line, however long.
    pub fn turn_lines(self, seen: &[Seen], ctx: &Ctx) -> Vec<String> {
        self.lines(&self.items(seen, ctx), ctx, true)
    }

    pub(super) fn items(self, seen: &[Seen], ctx: &Ctx) -> Vec<Item> {
        let mut items: Vec<Item> = Vec::new();
        let opened = seen.iter().any(|s| matches!(s, Seen::Public(Public::TurnBegan { .. })));
        for (at, event) in seen.iter().enumerate() {
            // How many had answered is of interest only until the answers are opened.
            if opened && *event == Seen::OneMoreSealed {
                continue;
            }
            if let Seen::Public(public) = event {
                if join(&mut items, public) {
                    continue;
                }
                let answered =
                    seen[at + 1..].iter().any(|later| matches!(later, Seen::Public(Public::Rolled { .. })));
                match public {
                    Public::Announced { .. } if answered => continue,
                    Public::TurnEnded { .. } => continue,
                    Public::TurnBegan { seat, round, .. } => {
                        items.push(Item::Line(self.log_turn(*round, &self.seat_name(ctx, *seat))));
                    }
                    _ => {}
                }
            }
            let Some(line) = self.seen(event, ctx) else { continue };
            let once = matches!(event, Seen::Answered { .. } | Seen::OneMoreSealed);
            if !(once && items.iter().any(|item| matches!(item, Item::Line(said) if *said == line))) {
                items.push(Item::Line(line));
            }
        }
        items
    }

    fn lines(self, items: &[Item], ctx: &Ctx, rolls: bool) -> Vec<String> {
        let each = items.iter().map(|item| match item {
            Item::Fight(fight) => self.fight(fight, ctx, rolls),
            other => self.line(other, ctx),
        });
        each.collect()
    }

    /// Anything but a fight, which is told in more than one way.
    pub(super) fn line(self, item: &Item, ctx: &Ctx) -> String {
        match item {
            Item::Fight(fight) => self.fight(fight, ctx, true),
            Item::Line(line) => line.clone(),
            Item::Claims(seat, claimed) => {
                let claimed = self.territory_list(ctx.board(), claimed.iter().copied());
                self.seen_claimed(&self.seat_name(ctx, *seat), &claimed)
            }
            Item::Deploys(seat, own, neutral) => self.deployed(*seat, own, neutral, ctx),
        }
    }

    fn fight(self, fight: &Fight, ctx: &Ctx, rolls: bool) -> String {
        let (from, to) = (self.territory(ctx.board(), fight.from), self.territory(ctx.board(), fight.to));
        let told = if rolls {
            let each =
                fight.rolls.iter().map(|(attack, defence)| self.log_roll(&dice(attack), &dice(defence)));
            each.collect::<Vec<_>>().join(", ")
        } else {
            self.log_rolls(fight.rolls.len() as u32)
        };
        let lost = self.lost(ctx, (fight.from, fight.lost.0), (fight.to, fight.lost.1));
        let line = self.log_fight(&from, &to, &told, &lost);
        let Some(whose) = fight.captured else { return line };
        let whose = self.holder(ctx, whose);
        match fight.advanced {
            Some(armies) => format!("{line} · {}", self.log_captured(&whose, armies)),
            None => format!("{line} · {}", self.log_captured_only(&whose)),
        }
    }

    /// The headline of a board post after the events of a turn: "Round 3 · Ilaria took 2 territories and holds
    /// Oceania" ([PBP-6]). `since` is that turn's events, `view` the board after them.
    pub fn headline(self, view: &View, ctx: &Ctx, since: &[Seen]) -> String {
        if let Some(outcome) = &view.outcome {
            return self.headline_over(&self.ended(outcome, ctx));
        }
        let turn = since.iter().find_map(|seen| match seen {
            Seen::Public(Public::TurnBegan { seat, round, .. }) => Some((*seat, *round)),
            _ => None,
        });
        let Some((seat, round)) = turn else {
            return match view.on_turn {
                Some(seat) => self.headline_setup(&self.seat_name(ctx, seat)),
                None => self.headline_sealed(),
            };
        };
        let who = self.seat_name(ctx, seat);
        let taken = taken(since, seat).len() as u32;
        let held = view.seats.get(seat.index()).map(|s| s.continents.clone()).unwrap_or_default();
        let held = self.list(held.into_iter().map(|id| self.continent(ctx.board(), id)));
        self.headline_round(
            round,
            &match (taken, held.is_empty()) {
                (0, true) => self.headline_quiet(&who),
                (0, false) => self.headline_quiet_holds(&who, &held),
                (n, true) => self.headline_took(&who, n),
                (n, false) => self.headline_took_holds(&who, n, &held),
            },
        )
    }
}

impl Words {
    /// What a turn changed, one line for each thing ([PBP-6]); never empty.
    pub fn changes(self, seen: &[Seen], ctx: &Ctx) -> Vec<String> {
        let at = |id| self.territory(ctx.board(), id);
        let mut lines = Vec::new();
        let (mut placed, mut lost, mut attacker) = (0, (0, 0), None);
        let mut after = Vec::new();
        for public in publics(seen) {
            match public {
                Public::Traded { armies, .. } => lines.push(self.change_traded(*armies)),
                Public::Placed { armies, .. } => placed += armies.iter().map(|&(_, n)| n).sum::<u32>(),
                Public::BonusPlaced { armies, .. } => placed += armies,
                Public::Rolled { seat, attacker_lost, defender_lost, .. } => {
                    attacker = Some(*seat);
                    lost = (lost.0 + attacker_lost, lost.1 + defender_lost);
                }
                Public::Eliminated { seat, .. } => {
                    after.push(self.change_eliminated(&self.seat_name(ctx, *seat)));
                }
                Public::Fortified { from, to, armies, .. } => {
                    after.push(self.change_moved(&at(*from), &at(*to), *armies));
                }
                _ => {}
            }
        }
        if placed > 0 {
            lines.push(self.change_placed(placed));
        }
        if let Some(seat) = attacker {
            let taken = taken(seen, seat);
            if !taken.is_empty() {
                lines.push(self.change_taken(&self.territory_list(ctx.board(), taken)));
            }
            lines.push(self.change_lost(&self.seat_name(ctx, seat), lost.0, lost.1));
        }
        lines.extend(after);
        if lines.is_empty() { vec![self.change_nothing()] } else { lines }
    }
}

/// Puts an event to what is told already: a roll to its fight, a claim to the same seat's claims; whether it was one.
fn join(items: &mut Vec<Item>, event: &Public) -> bool {
    match event {
        Public::Claimed { seat, at } => {
            let of_seat = items.iter_mut().find_map(|item| match item {
                Item::Claims(who, claimed) if who == seat => Some(claimed),
                _ => None,
            });
            match of_seat {
                Some(claimed) => claimed.push(*at),
                None => items.push(Item::Claims(*seat, vec![*at])),
            }
            true
        }
        Public::Deployed { seat, own, neutral } => {
            let of_seat = items.iter_mut().find_map(|item| match item {
                Item::Deploys(who, own, neutral) if who == seat => Some((own, neutral)),
                _ => None,
            });
            match of_seat {
                Some((all_own, all_neutral)) => {
                    add(all_own, own);
                    add(all_neutral, neutral);
                }
                None => items.push(Item::Deploys(*seat, own.clone(), neutral.clone())),
            }
            true
        }
        _ => join_fight(items, event),
    }
}

fn add(all: &mut Placement, more: &Placement) {
    for &(at, n) in more {
        match all.iter_mut().find(|(known, _)| *known == at) {
            Some((_, sum)) => *sum += n,
            None => all.push((at, n)),
        }
    }
}

fn join_fight(items: &mut Vec<Item>, event: &Public) -> bool {
    if let Public::Rolled { from, to, attack, defence, attacker_lost, defender_lost, .. } = event {
        let same = |fight: &Fight| fight.from == *from && fight.to == *to && fight.captured.is_none();
        if !matches!(items.last(), Some(Item::Fight(fight)) if same(fight)) {
            let (rolls, lost) = (Vec::new(), (0, 0));
            let new = Fight { from: *from, to: *to, rolls, lost, captured: None, advanced: None };
            items.push(Item::Fight(new));
        }
        if let Some(Item::Fight(fight)) = items.last_mut() {
            fight.rolls.push((attack.clone(), defence.clone()));
            fight.lost = (fight.lost.0 + attacker_lost, fight.lost.1 + defender_lost);
        }
        return true;
    }
    let last = items.iter_mut().rev().find_map(|item| match item {
        Item::Fight(fight) => Some(fight),
        _ => None,
    });
    match (event, last) {
        (Public::Captured { to, whose, .. }, Some(fight)) if fight.to == *to => {
            fight.captured = Some(*whose);
            true
        }
        (Public::Advanced { to, armies, .. }, Some(fight)) if fight.to == *to && fight.captured.is_some() => {
            fight.advanced = Some(*armies);
            true
        }
        _ => false,
    }
}

fn publics(seen: &[Seen]) -> impl Iterator<Item = &Public> {
    seen.iter().filter_map(|seen| match seen {
        Seen::Public(public) => Some(public),
        _ => None,
    })
}

/// What that seat captured, in order.
fn taken(seen: &[Seen], by: Seat) -> Vec<TerritoryId> {
    let captures = publics(seen).filter_map(|public| match public {
        Public::Captured { seat, to, .. } if *seat == by => Some(*to),
        _ => None,
    });
    captures.collect()
}
