//! Orders in a running game. Never a rule: what is legal the referee says; this room only strings answers together.

use super::campaign::{self, Campaign};
use super::door::{Door, Find};
use super::draft::Draft;
use super::error::TableError;
use super::outlook;
use super::sitting::Sitting;
use super::types::{Done, GameId, Look, Order, Person, Place, Standing, StopReason, Until};
use crate::rules::{
    Action, Ask, AskId, AskKind, Board, Game, Holder, How, Illegal, Menu, Pace, Seat, Seen, TerritoryId,
    TerritorySet, Viewer, Why,
};
use std::sync::Arc;

impl Door {
    pub(super) async fn order<R>(
        &self,
        place: Place,
        who: &Person,
        expect: Option<AskId>,
        order: &Order,
        say: impl Fn(Done) -> R + Send + Sync,
    ) -> Result<R, TableError> {
        let decide = |draft: &mut Draft| {
            draft.sitting.must_run()?;
            let seat = draft.sitting.seat_of(who.id).ok_or(TableError::NotSeated)?;
            let ask = draft.asked(seat, expect)?;
            // Whoever acts in the channel proves that it is there.
            draft.unpark();
            carry_out(draft, seat, &ask, order)?;
            Ok(told(draft, seat))
        };
        let say = |told: Told, sitting: &Arc<Sitting>| say(told.done(sitting));
        self.change_and(Find::Latest(place.channel), decide, say).await
    }

    pub(super) async fn standing(&self, place: Place, who: &Person) -> Result<Standing, TableError> {
        let sitting = self.find(Find::Latest(place.channel)).await?;
        sitting.must_run()?;
        let seat = sitting.seat_of(who.id).ok_or(TableError::NotSeated)?;
        Ok(sitting.taken(seat).map(|taken| taken.standing.clone()).unwrap_or_default())
    }

    pub(super) async fn set_standing(
        &self,
        place: Place,
        who: &Person,
        standing: &Standing,
    ) -> Result<Done, TableError> {
        let set = self.change(Find::Latest(place.channel), |draft| {
            draft.sitting.must_run()?;
            let seat = draft.sitting.seat_of(who.id).ok_or(TableError::NotSeated)?;
            let most = draft.game().view(Viewer::Public).defence_dice();
            check_standing(draft.game().board(), most, standing)?;
            let taken = draft.sitting.taken.iter_mut().find(|t| t.seated.seat == seat);
            standing.clone_into(&mut taken.expect("the seat was just found").standing);
            draft.changed = true;
            draft.follow_up()?;
            Ok(told(draft, seat))
        });
        let (told, sitting) = set.await?;
        Ok(told.done(&sitting))
    }

    pub(super) async fn games_of(&self, person: u64) -> Result<Vec<Look>, TableError> {
        let mut looks = Vec::new();
        for row in self.store.games_of(person as i64).await? {
            let sitting = match self.find(Find::Id(GameId(row.id))).await {
                // Nothing can be shown of it; the others are shown.
                Err(TableError::SetAside { .. }) => continue,
                found => found?,
            };
            if sitting.game.is_some() {
                looks.push(sitting.look_of(person));
            }
        }
        Ok(looks)
    }

    pub(super) async fn history(
        &self,
        game: GameId,
        turn: Option<u32>,
        who: Option<&Person>,
    ) -> Result<Vec<Seen>, TableError> {
        let sitting = self.find(Find::Id(game)).await?;
        let viewer = who.map_or(Viewer::Public, |who| sitting.viewer(who.id));
        let turn = turn.map_or(sitting.row.turn, i64::from);
        let rows = self.store.events_of_turn(game.0, turn).await?;
        // Read after the table: what was added since belongs to a later look.
        let rows = rows.iter().filter(|row| row.seq < sitting.row.seq);
        Ok(rows.filter_map(|row| row.event.seen_by(viewer)).collect())
    }
}

/// What an order did, before anybody looks at the table again.
struct Told {
    viewer: Viewer,
    seen: Vec<Seen>,
    stopped: Option<StopReason>,
    expected: Option<super::types::Expected>,
}

impl Told {
    fn done(self, sitting: &Arc<Sitting>) -> Done {
        let look = sitting.look(self.viewer);
        Done { look, seen: self.seen, stopped: self.stopped, expected: self.expected }
    }
}

fn told(draft: &Draft, seat: Seat) -> Told {
    let viewer = Viewer::Seat(seat);
    let expected = outlook::expected(&draft.events, seat);
    Told { viewer, seen: draft.seen(viewer), stopped: draft.stopped, expected }
}

fn carry_out(draft: &mut Draft, seat: Seat, ask: &Ask, order: &Order) -> Result<(), TableError> {
    if draft.sitting.campaign.take_if(|campaign| campaign.seat == seat).is_some() {
        draft.changed = true;
    }
    match order {
        Order::Answer(action) => draft.answer(seat, ask.id, action, How::Player)?,
        Order::Attack { from, to, dice, until } => {
            let span = draft.sitting.row.span;
            let campaign =
                Campaign { seat, from: *from, to: *to, dice: *dice, until: *until, span, rolls: 1 };
            return attack(draft, ask, campaign);
        }
        Order::Fortify { from, to, armies } => fortify(draft, seat, ask, (*from, *to), *armies)?,
        Order::End => end(draft, seat, ask)?,
    }
    draft.follow_up()
}

fn attack(draft: &mut Draft, ask: &Ask, campaign: Campaign) -> Result<(), TableError> {
    if let Until::Chance(percent) = campaign.until
        && percent > 100
    {
        return Err(TableError::BadPercent { percent });
    }
    let events = draft.weigh(campaign.seat, ask.id, &campaign.first(draft.game()), How::Player)?;
    if let Some(reason) = campaign.halts(draft.game()) {
        draft.stopped = Some(reason);
        return Ok(());
    }
    draft.record(events);
    draft.sitting.campaign = draft.game().outcome().is_none().then_some(campaign);
    draft.follow_up()?;
    if campaign::captured(&draft.events, campaign.seat, campaign.to) {
        draft.sitting.campaign = None;
        draft.stopped = Some(StopReason::Captured);
    } else if draft.sitting.campaign.is_some() {
        let waiting = draft.sitting.waits().iter().any(|wait| wait.pace == Pace::Reaction);
        draft.stopped = Some(if waiting { StopReason::Waiting } else { StopReason::CannotAttack });
        if !waiting {
            draft.sitting.campaign = None;
        }
    }
    Ok(())
}

fn fortify(
    draft: &mut Draft,
    seat: Seat,
    ask: &Ask,
    (from, to): (TerritoryId, TerritoryId),
    armies: Option<u32>,
) -> Result<(), TableError> {
    let view = draft.game().view(Viewer::Public);
    let staying = view.staying.get(from.index()).copied().unwrap_or(0).max(1);
    let held = view.territories.get(from.index()).copied();
    let all = held.map_or(1, |held| held.armies.saturating_sub(staying).max(1));
    // As many as may go, where some must stay at a border.
    let action = |menu: &Menu| {
        let shift = match menu {
            Menu::Fortify { shifts, .. } => shifts.iter().find(|s| (s.from, s.to) == (from, to)),
            _ => None,
        };
        Action::Fortify { from, to, armies: armies.unwrap_or_else(|| shift.map_or(all, |s| s.armies)) }
    };
    if ask.menu.kind() != AskKind::Attack {
        return draft.answer(seat, ask.id, &action(&ask.menu), How::Player);
    }
    let span = draft.sitting.row.span;
    let before = draft.game().clone();
    draft.answer(seat, ask.id, &Action::Stop, How::Player)?;
    match draft.asked(seat, None) {
        Ok(next) if next.menu.kind() == AskKind::Fortify && draft.sitting.row.span == span => {
            draft.answer(seat, next.id, &action(&next.menu), How::Player)
        }
        // Nothing could be moved anywhere, so the turn would have ended: say why this move is impossible.
        _ => Err(TableError::Illegal(Illegal::OffMenu(why_no_move(&before, seat, from, to)))),
    }
}

/// Why nothing can be moved from here to there, when the rules offer no move at all.
fn why_no_move(game: &Game, seat: Seat, from: TerritoryId, to: TerritoryId) -> Why {
    let view = game.view(Viewer::Public);
    for at in [from, to] {
        match view.territories.get(at.index()) {
            None => return Why::NoSuchTerritory,
            Some(held) if held.holder != Holder::Seat(seat) => {
                return Why::NotYours { at, holder: held.holder };
            }
            Some(_) => {}
        }
    }
    let armies = view.at(from).armies;
    if from == to {
        Why::SameTerritory { at: from }
    } else if armies < 2 {
        Why::OneArmy { at: from, armies }
    } else {
        Why::NotLinked { from, to }
    }
}

fn end(draft: &mut Draft, seat: Seat, ask: &Ask) -> Result<(), TableError> {
    match ask.menu.kind() {
        AskKind::Attack => {
            let span = draft.sitting.row.span;
            draft.answer(seat, ask.id, &Action::Stop, How::Player)?;
            match draft.asked(seat, None) {
                Ok(next) if next.menu.kind() == AskKind::Fortify && draft.sitting.row.span == span => {
                    draft.answer(seat, next.id, &Action::Hold, How::Player)
                }
                _ => Ok(()),
            }
        }
        // Captured cards kept: the turn goes on.
        AskKind::Spoils => draft.answer(seat, ask.id, &Action::Keep, How::Player),
        AskKind::Fortify => draft.answer(seat, ask.id, &Action::Hold, How::Player),
        asked => Err(TableError::Illegal(Illegal::OffMenu(Why::NotNow { asked, tried: "end" }))),
    }
}

fn check_standing(board: &Board, most: u8, standing: &Standing) -> Result<(), TableError> {
    let mut named = TerritorySet::EMPTY;
    for at in &standing.wishes {
        if at.index() >= board.len() {
            return Err(TableError::Illegal(Illegal::OffMenu(Why::NoSuchTerritory)));
        }
        if named.contains(*at) {
            return Err(TableError::BadStanding { twice: *at });
        }
        named.insert(*at);
    }
    match standing.defend {
        Some(dice) if !(1..=most).contains(&dice) => {
            Err(TableError::Illegal(Illegal::OffMenu(Why::Dice { dice, min: 1, max: most })))
        }
        None | Some(_) => Ok(()),
    }
}
