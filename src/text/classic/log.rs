//! Turn log of the classic family: compact lines of a turn, headline of its board post, list of its changes. Made from
//! the events that the viewer may see.

use super::super::log_message::TurnLog;
use super::super::names::Ctx;
use super::ClassicWords;
use super::events::dice;
use super::public;
use crate::rules::classic::{Public, View, events};
use crate::rules::{Holder, Placement, Seat, Seen, TerritoryId};

/// Maximum number of rolls of one battle that the log lists; of a longer battle it says how many there were.
const LISTED_ROLLS: usize = 6;

/// One battle: consecutive rolls from one territory against another.
pub(super) struct Fight {
    pub(super) from: TerritoryId,
    pub(super) to: TerritoryId,
    pub(super) rolls: Vec<(Vec<u8>, Vec<u8>)>,
    /// Losses of each roll: attacker, defender.
    losses: Vec<(u32, u32)>,
    pub(super) lost: (u32, u32),
    pub(super) captured: Option<Holder>,
    pub(super) advanced: Option<u32>,
}

/// An entry of the log, which becomes one line.
pub(super) enum Item {
    Fight(Fight),
    /// Territories that one seat claimed.
    Claims(Seat, Vec<TerritoryId>),
    /// Starting armies that one seat placed: own, neutral.
    Deploys(Seat, Placement, Placement),
    Line(String),
    /// Number of sealed answers received.
    Answers(u32),
}

impl ClassicWords {
    /// The log of a turn: one line per entry, the rolls of a battle on one line.
    pub(in crate::text) fn turn_lines(self, seen: &[Seen], ctx: &Ctx) -> Vec<String> {
        self.items(seen, ctx).iter().map(|item| self.line(item, ctx)).collect()
    }

    /// The log for the player who acted: one line per roll ([PBP-10]). The rolls of a battle share a line if the text
    /// would otherwise exceed `most` characters.
    pub(in crate::text) fn result_lines(self, seen: &[Seen], most: usize, ctx: &Ctx) -> Vec<String> {
        let items = self.items(seen, ctx);
        let long = |ctx: &Ctx| -> Vec<String> {
            let lines = items.iter().flat_map(|item| match item {
                Item::Fight(fight) => self.rolls(fight, ctx),
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

    pub(super) fn items(self, seen: &[Seen], ctx: &Ctx) -> Vec<Item> {
        let mut items: Vec<Item> = Vec::new();
        let opened = seen.iter().any(|s| matches!(public(s), Some(Public::TurnBegan(_))));
        for (at, event) in seen.iter().enumerate() {
            // The number of sealed answers is shown only until they are revealed.
            if *event == Seen::OneMoreSealed {
                match items
                    .iter_mut()
                    .find_map(|item| if let Item::Answers(n) = item { Some(n) } else { None })
                {
                    Some(n) => *n += 1,
                    None if opened => {}
                    None => items.push(Item::Answers(1)),
                }
                continue;
            }
            if matches!(public(event), Some(Public::Claimed(_) | Public::Deployed(_))) {
                items.retain(|item| !matches!(item, Item::Answers(_)));
            }
            if let Some(happened) = public(event) {
                if join(&mut items, happened) {
                    continue;
                }
                let answered =
                    seen[at + 1..].iter().any(|later| matches!(public(later), Some(Public::Rolled(_))));
                match happened {
                    Public::Announced(_) if answered => continue,
                    // The end of the game has a message of its own.
                    Public::TurnEnded(_) | Public::Ended(_) => continue,
                    Public::TurnBegan(events::TurnBegan { seat, round, .. }) => {
                        let head = self.log_turn(*round, &self.seat_name(ctx, *seat));
                        items.push(Item::Line(ctx.marked(head, *seat)));
                    }
                    _ => {}
                }
            }
            let Some(line) = self.seen(event, ctx) else { continue };
            let once = matches!(event, Seen::Answered { .. });
            if !(once && items.iter().any(|item| matches!(item, Item::Line(said) if *said == line))) {
                items.push(Item::Line(line));
            }
        }
        items
    }

    /// One line of the log.
    pub(super) fn line(self, item: &Item, ctx: &Ctx) -> String {
        match item {
            Item::Fight(fight) => self.fight(fight, ctx),
            Item::Line(line) => line.clone(),
            Item::Answers(n) => self.seen_answers_in(*n),
            Item::Claims(seat, claimed) => {
                let claimed = self.territory_list(ctx.board(), claimed.iter().copied());
                self.seen_claimed(&self.seat_name(ctx, *seat), &claimed)
            }
            Item::Deploys(seat, own, neutral) => self.deployed(*seat, own, neutral, ctx),
        }
    }

    /// A battle in one line that fits on a phone: territories, result, losses, all rolls.
    fn fight(self, fight: &Fight, ctx: &Ctx) -> String {
        let (from, to) = (self.territory(ctx.board(), fight.from), self.territory(ctx.board(), fight.to));
        let rolls = self.rolls_of(fight, ctx);
        let (own, others) = fight.lost;
        let Some(whose) = fight.captured else { return self.log_fight(&from, &to, own, others, &rolls) };
        let whose = self.holder(ctx, whose);
        match fight.advanced {
            Some(armies) => self.log_captured(&from, &to, &whose, armies, own, others, &rolls),
            None => self.log_captured_only(&from, &to, &whose, own, others, &rolls),
        }
    }

    /// All rolls of a battle; only their number, if they are more than a reader takes in.
    fn rolls_of(self, fight: &Fight, ctx: &Ctx) -> String {
        if fight.rolls.len() > LISTED_ROLLS {
            return self.log_rolls(fight.rolls.len() as u32);
        }
        let told = |dice: &[u8]| match ctx.faces() {
            Some(faces) => faces.of(dice),
            None => dice.iter().map(u8::to_string).collect(),
        };
        let each = fight.rolls.iter().map(|(attack, defence)| self.log_roll(&told(attack), &told(defence)));
        each.collect::<Vec<_>>().join(" ")
    }

    /// A battle with one line per roll.
    fn rolls(self, fight: &Fight, ctx: &Ctx) -> Vec<String> {
        let at = |id| self.territory(ctx.board(), id);
        let mut lines = vec![format!("**{}**", self.shift(&at(fight.from), &at(fight.to)))];
        lines.extend(fight.rolls.iter().zip(&fight.losses).map(|((attack, defence), (own, others))| {
            self.roll_told(&faced(attack, ctx), &faced(defence, ctx), *own, *others)
        }));
        if let Some(whose) = fight.captured {
            let whose = self.holder(ctx, whose);
            lines.push(match fight.advanced {
                Some(armies) => self.taken_told(&at(fight.to), &whose, armies),
                None => self.taken_told_only(&at(fight.to), &whose),
            });
        }
        lines
    }

    /// The headline of a board post that is no longer the newest: how many territories the turn captured.
    pub(in crate::text) fn past_headline(self, ctx: &Ctx, since: &[Seen]) -> String {
        let turn = publics(since).find_map(|public| match public {
            Public::TurnBegan(events::TurnBegan { seat, round, .. }) => Some((*seat, *round)),
            _ => None,
        });
        let Some((seat, round)) = turn else { return self.status_setup() };
        let who = self.seat_name(ctx, seat);
        self.headline_round(
            round,
            &match taken(since, seat).len() as u32 {
                0 => self.headline_quiet(&who),
                n => self.headline_took(&who, n),
            },
        )
    }

    /// The headline of a board post after the events of a turn: "Round 3 · Ilaria took 2 territories and holds Oceania"
    /// ([PBP-6]). `since` holds the events of that turn, `view` the board after them.
    pub(in crate::text) fn headline(self, view: &View, ctx: &Ctx, since: &[Seen]) -> String {
        if let Some(outcome) = &view.outcome {
            return self.headline_over(&self.ended(outcome, ctx));
        }
        let turn = since.iter().find_map(|seen| match public(seen) {
            Some(Public::TurnBegan(events::TurnBegan { seat, round, .. })) => Some((*seat, *round)),
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

impl TurnLog for ClassicWords {
    /// In the channel starting armies that nobody chose are one line, so that the board stays in view.
    fn lines(self, seen: &[Seen], ctx: &Ctx) -> Vec<String> {
        let mut items = self.items(seen, ctx);
        let spread = |item: &Item| matches!(item, Item::Deploys(..));
        if let Some(first) =
            items.iter().position(spread).filter(|_| ctx.is_brief() && chosen_by_nobody(seen))
        {
            items[first] = Item::Line(self.seen_spread());
            items.retain(|item| !spread(item));
        }
        items.iter().map(|item| self.line(item, ctx)).collect()
    }

    fn head(self, before: &[Seen], ctx: &Ctx) -> Option<String> {
        publics(before).find_map(|public| match public {
            Public::TurnBegan(events::TurnBegan { seat, round, .. }) => {
                Some(ctx.marked(self.log_more(*round, &self.seat_name(ctx, *seat)), *seat))
            }
            _ => None,
        })
    }

    fn goes_on(seen: &Seen) -> bool {
        matches!(seen, Seen::Answered { .. })
            || matches!(
                public(seen),
                Some(Public::Announced(_) | Public::Rolled(_) | Public::Captured(_) | Public::Advanced(_))
            )
    }
}

/// Whether the set-up asked nobody for anything.
fn chosen_by_nobody(seen: &[Seen]) -> bool {
    publics(seen).any(|public| matches!(public, Public::Dealt(_) | Public::DealtByDice(_)))
        && publics(seen).all(|public| {
            !matches!(
                public,
                Public::SealedOpened | Public::ClaimsOpened | Public::PlacingOpened | Public::SetupTurn(_)
            )
        })
}

/// Dice as their faces, if these are set.
fn faced(thrown: &[u8], ctx: &Ctx) -> String {
    ctx.faces().map_or_else(|| dice(thrown), |faces| faces.of(thrown))
}

impl ClassicWords {
    /// The changes of a turn, one line each ([PBP-6]); never empty.
    pub(in crate::text) fn changes(self, seen: &[Seen], ctx: &Ctx) -> Vec<String> {
        let at = |id| self.territory(ctx.board(), id);
        let mut lines = Vec::new();
        let (mut placed, mut lost, mut attacker) = (0, (0, 0), None);
        let mut after = Vec::new();
        for public in publics(seen) {
            match public {
                Public::Traded(events::Traded { armies, .. }) => lines.push(self.change_traded(*armies)),
                Public::Placed(events::Placed { armies, .. }) => {
                    placed += armies.iter().map(|&(_, n)| n).sum::<u32>();
                }
                Public::BonusPlaced(events::BonusPlaced { armies, .. }) => placed += armies,
                Public::Rolled(events::Rolled { seat, attacker_lost, defender_lost, .. }) => {
                    attacker = Some(*seat);
                    lost = (lost.0 + attacker_lost, lost.1 + defender_lost);
                }
                Public::Eliminated(events::Eliminated { seat, .. }) => {
                    after.push(self.change_eliminated(&self.seat_name(ctx, *seat)));
                }
                Public::Fortified(events::Fortified { from, to, armies, .. }) => {
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

/// Merges an event into an existing entry: a roll into its battle, a claim into the claims of its seat. Returns whether
/// it did.
fn join(items: &mut Vec<Item>, event: &Public) -> bool {
    match event {
        Public::Claimed(events::Claimed { seat, at }) => {
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
        Public::Deployed(events::Deployed { seat, own, neutral }) => {
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
    if let Public::Rolled(events::Rolled {
        from, to, attack, defence, attacker_lost, defender_lost, ..
    }) = event
    {
        let same = |fight: &Fight| fight.from == *from && fight.to == *to && fight.captured.is_none();
        if !matches!(items.last(), Some(Item::Fight(fight)) if same(fight)) {
            let (rolls, losses) = (Vec::new(), Vec::new());
            let new =
                Fight { from: *from, to: *to, rolls, losses, lost: (0, 0), captured: None, advanced: None };
            items.push(Item::Fight(new));
        }
        if let Some(Item::Fight(fight)) = items.last_mut() {
            fight.rolls.push((attack.clone(), defence.clone()));
            fight.losses.push((*attacker_lost, *defender_lost));
            fight.lost = (fight.lost.0 + attacker_lost, fight.lost.1 + defender_lost);
        }
        return true;
    }
    let last = items.iter_mut().rev().find_map(|item| match item {
        Item::Fight(fight) => Some(fight),
        _ => None,
    });
    match (event, last) {
        (Public::Captured(events::Captured { to, whose, .. }), Some(fight)) if fight.to == *to => {
            fight.captured = Some(*whose);
            true
        }
        (Public::Advanced(events::Advanced { to, armies, .. }), Some(fight))
            if fight.to == *to && fight.captured.is_some() =>
        {
            fight.advanced = Some(*armies);
            true
        }
        _ => false,
    }
}

fn publics(seen: &[Seen]) -> impl Iterator<Item = &Public> {
    seen.iter().filter_map(public)
}

/// The territories that a seat captured, in order.
fn taken(seen: &[Seen], by: Seat) -> Vec<TerritoryId> {
    let captures = publics(seen).filter_map(|public| match public {
        Public::Captured(events::Captured { seat, to, .. }) if *seat == by => Some(*to),
        _ => None,
    });
    captures.collect()
}
