//! Recap of the family of the Cold War: what happened to a seat since its last turn, in a few lines ([PBP-59]).

use super::super::names::Ctx;
use super::{ColdWarWords, publics};
use crate::rules::cold_war::{self, Armies, Control, Public, View};
use crate::rules::{FamilySeen, Seat, Seen, TerritoryId};
use std::collections::{BTreeMap, BTreeSet};

/// Maximum number of lines.
const MOST_LINES: usize = 5;

/// What happened to the reader's seat.
#[derive(Default)]
struct Fate {
    /// States of the reader on which each seat declared war.
    wars: BTreeMap<Seat, Vec<TerritoryId>>,
    /// States where the reader lost something, or was attacked, with who controls them now.
    touched: BTreeMap<TerritoryId, Option<Seat>>,
    lost: Armies,
    /// Blasts: by whom, where, and whether something of the reader was there.
    blasts: Vec<(Seat, TerritoryId, bool)>,
    paid: BTreeMap<Seat, u32>,
    /// Wars between others.
    elsewhere: BTreeMap<Seat, Vec<TerritoryId>>,
    exiles: BTreeSet<Seat>,
    turns: u32,
}

impl Fate {
    fn of(reader: Seat, seen: &[Seen]) -> Self {
        let mut fate = Self::default();
        for public in publics(seen) {
            match public {
                Public::TurnBegan(began) if began.seat != reader => fate.turns += 1,
                Public::WarDeclared(war) if war.against.contains(&reader) => {
                    fate.wars.entry(war.seat).or_default().push(war.at);
                    fate.touched.entry(war.at).or_default();
                }
                Public::WarDeclared(war) if war.seat != reader => {
                    fate.elsewhere.entry(war.seat).or_default().push(war.at);
                }
                Public::ArmiesLost(lost) if lost.seat == reader => {
                    fate.lost = fate.lost.plus(lost.armies);
                    fate.touched.entry(lost.at).or_default();
                }
                Public::ControlChanged(changed) => {
                    if let (Some(now), Control::Held(seat)) =
                        (fate.touched.get_mut(&changed.at), changed.control)
                    {
                        *now = Some(seat);
                    }
                }
                Public::Blasted(blast) if blast.by != reader => {
                    let armies = blast.armies.iter().any(|(seat, _)| *seat == reader);
                    let mine = armies || blast.cards.is_some_and(|(seat, _)| seat == reader);
                    fate.blasts.push((blast.by, blast.at, mine));
                }
                Public::ExileBegan(began) if began.seat != reader => {
                    fate.exiles.insert(began.seat);
                }
                _ => {}
            }
        }
        for seen in seen {
            if let Seen::Happened(FamilySeen::ColdWar(cold_war::Seen::Paid(paid))) = seen
                && paid.to == reader
            {
                *fate.paid.entry(paid.seat).or_default() += paid.money;
            }
        }
        fate
    }
}

impl ColdWarWords {
    /// What happened to that seat in `seen`, the events since its last turn ended; empty if nothing did. At most five
    /// lines. If `seen` goes on into the seat's own turn, that part is left out.
    pub(in crate::text) fn recap(self, _view: &View, reader: Seat, seen: &[Seen], ctx: &Ctx) -> Vec<String> {
        let own = seen.iter().position(|seen| seen.turn_of() == Some(reader)).unwrap_or(seen.len());
        let fate = Fate::of(reader, &seen[..own]);
        if fate.turns == 0 {
            return Vec::new();
        }
        let who = |seat: &Seat| self.seat_name(ctx, *seat);
        let places = |ids: &[TerritoryId]| self.territory_list(ctx.board(), ids.iter().copied());
        let (hit, others): (Vec<_>, Vec<_>) = fate.blasts.iter().partition(|(_, _, mine)| *mine);
        let mut lines: Vec<String> =
            hit.iter().map(|(by, at, _)| self.recap_cold_bombed(&who(by), &places(&[*at]))).collect();
        lines.extend(fate.wars.iter().map(|(by, at)| self.recap_cold_wars(&who(by), &places(at))));
        let taken =
            fate.touched.iter().filter_map(|(at, now)| now.filter(|now| *now != reader).map(|by| (by, *at)));
        lines.extend(taken.map(|(by, at)| self.recap_cold_taken(&who(&by), &places(&[at]))));
        if !fate.lost.is_empty() {
            lines.push(self.recap_cold_lost(&self.armies_told(fate.lost)));
        }
        lines.extend(fate.paid.iter().map(|(by, money)| self.recap_cold_paid(&who(by), *money)));
        lines.extend(others.iter().map(|(by, at, _)| self.recap_cold_blast(&who(by), &places(&[*at]))));
        lines.extend(fate.exiles.iter().map(|seat| self.recap_cold_exile(&who(seat))));
        lines.extend(
            fate.elsewhere.iter().map(|(by, at)| self.recap_cold_war_elsewhere(&who(by), &places(at))),
        );
        lines.truncate(MOST_LINES);
        lines
    }
}
