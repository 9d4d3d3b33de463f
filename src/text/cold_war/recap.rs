//! Recap of the family of the Cold War: what happened to a seat since its last turn, in a few lines ([PBP-59]).

use super::super::names::Ctx;
use super::{ColdWarWords, public, publics};
use crate::rules::cold_war::{self, Armies, Control, Public, View};
use crate::rules::{FamilySeen, Seat, Seen, TerritoryId};
use std::collections::{BTreeMap, BTreeSet};

/// Maximum number of lines.
const MOST_LINES: usize = 5;

/// What happened to the reader's seat.
#[derive(Default)]
struct Fate {
    /// States of the reader on which each seat made war, by declaration or by a stop paid as a war.
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
    fn of(view: &View, reader: Seat, seen: &[Seen]) -> Self {
        let mut fate = Self::default();
        for (n, event) in seen.iter().enumerate() {
            let Some(public) = public(event) else { continue };
            match public {
                Public::TurnBegan(began) if began.seat != reader => fate.turns += 1,
                Public::WarDeclared(war) if war.seat != reader => {
                    fate.war(war.seat, war.at, war.against.contains(&reader));
                }
                Public::LegArrived(leg) if leg.seat != reader && leg.war.is_some_and(|war| war > 0) => {
                    fate.war(leg.seat, leg.to, stood_in(view, reader, leg.to, &seen[n..]));
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

    /// A war of another player: on the reader, or elsewhere; each state once.
    fn war(&mut self, by: Seat, at: TerritoryId, on_reader: bool) {
        if on_reader {
            self.touched.entry(at).or_default();
        }
        let wars = if on_reader { &mut self.wars } else { &mut self.elsewhere };
        let states = wars.entry(by).or_default();
        if !states.contains(&at) {
            states.push(at);
        }
    }
}

/// Whether armies of the reader stood in a state when these events began: they still stand there, or were lost there. A stop paid
/// as a war does not say against whom.
fn stood_in(view: &View, reader: Seat, at: TerritoryId, seen: &[Seen]) -> bool {
    let place = view.at(at);
    let lost = |event: &Public| match event {
        Public::ArmiesLost(lost) => lost.seat == reader && lost.at == at,
        Public::Fought(fought) => fought.against == reader && fought.at == at,
        Public::Blasted(blast) => blast.at == at && blast.armies.iter().any(|(seat, _)| *seat == reader),
        _ => false,
    };
    !place.of(reader).is_empty() || place.interceptors_of(reader) > 0 || publics(seen).any(lost)
}

impl ColdWarWords {
    /// What happened to that seat in `seen`, the events since its last turn ended; empty if nothing did. At most five
    /// lines. If `seen` goes on into the seat's own turn, that part is left out.
    pub(in crate::text) fn recap(self, view: &View, reader: Seat, seen: &[Seen], ctx: &Ctx) -> Vec<String> {
        let own = seen.iter().position(|seen| seen.turn_of() == Some(reader)).unwrap_or(seen.len());
        let fate = Fate::of(view, reader, &seen[..own]);
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
