//! Law: whatever a table does with the absent, however much time it gives, by whatever rules it plays, and whenever its people
//! vanish, its game ends ([PBP-30], [PBP-31], [PBP-62]). Nobody gains anything by being away: every event of the record follows
//! from an answer by the rules, and nothing else is in it.

use crate::fixtures::{PLACE, Random, World, person};
use casus_belli::ai::Player;
use casus_belli::record;
use casus_belli::rules::Rulebook;
use casus_belli::table::{AbsencePolicy, Change, ExportTarget, NewGame, Order, Pace, Status};
use std::collections::BTreeSet;

/// Maximum number of steps of a game.
const MOST_STEPS: usize = 40_000;

/// The tables of the law: rulebook, number of people and of computer players.
const TABLES: [(Rulebook, u64, u8); 5] = [
    (Rulebook::Classic, 3, 0),
    (Rulebook::FirstEdition, 2, 1),
    (Rulebook::Objectives, 1, 3),
    (Rulebook::Y2210, 2, 1),
    (Rulebook::ColdWar, 3, 1),
];

struct Table {
    world: World,
    people: u64,
    gone: BTreeSet<u64>,
    rng: Random,
}

impl Table {
    /// One answer of somebody who is there, or the next deadline. One in twelve answers is the last one of its person; now and then
    /// somebody comes back.
    async fn step(&mut self) {
        for who in 1..=self.people {
            if self.gone.contains(&who) {
                if self.rng.one_in(400) && self.world.table.take_seat_back(PLACE, &person(who)).await.is_ok()
                {
                    self.gone.remove(&who);
                }
                continue;
            }
            let look = self.world.look(who).await;
            let Some(ask) = look.view.awaited_asks().next() else { continue };
            if self.rng.one_in(12) {
                self.gone.insert(who);
                continue;
            }
            let action = Player::Normal.answer(&look.view, ask, &mut |n| self.rng.below(n));
            let order = Order::Answer(action);
            self.world.table.order(PLACE, &person(who), Some(ask.id), order).await.unwrap();
            return;
        }
        let due = self.world.table.next_due().await.unwrap().expect("somebody is waited for");
        self.world.clock.set(due.max(self.world.now()));
        self.world.table.fire_due().await.unwrap();
    }
}

async fn begun(
    rulebook: Rulebook,
    (people, computers): (u64, u8),
    policy: AbsencePolicy,
    pace: Pace,
) -> World {
    let world = World::new().await;
    let new = NewGame { absence_policy: policy, pace: Some(pace), ..NewGame::of(rulebook) };
    world.table.open_lobby(PLACE, &person(1), new).await.unwrap();
    for id in 2..=people {
        world.table.join(PLACE, &person(id)).await.unwrap();
    }
    let count = Change::Computers { count: computers, level: None, name: None };
    world.table.configure(PLACE, &person(1), count).await.unwrap();
    world.table.start(PLACE, &person(1)).await.unwrap().playing().expect("it begins at once");
    world
}

async fn ends(table: usize, policy: AbsencePolicy, pace: Pace, seed: u64) {
    let (rulebook, people, computers) = TABLES[table];
    let what = format!("{rulebook:?} {policy:?} {pace} seed {seed}");
    let world = begun(rulebook, (people, computers), policy, pace).await;
    let (gone, rng) = (BTreeSet::new(), Random::new(seed));
    let mut table = Table { world, people, gone, rng };
    for _ in 0..MOST_STEPS {
        if table.world.look(99).await.status != Status::Running {
            let record = table.world.table.export(ExportTarget::Here(PLACE), true).await.unwrap();
            let checked = record::verify(&record::parse(record.text.as_bytes()).unwrap());
            checked.unwrap_or_else(|fault| panic!("{what}: {fault}"));
            return;
        }
        table.step().await;
    }
    panic!("{what}: a game without end");
}

async fn all_end(policy: AbsencePolicy) {
    let paces = ["5m", "24h", "7d", "none"].map(|pace| pace.parse::<Pace>().unwrap());
    for table in 0..TABLES.len() {
        for seed in 0..2 {
            let pace = paces[(table + seed as usize * 2) % paces.len()];
            Box::pin(ends(table, policy, pace, 1_000 * table as u64 + seed)).await;
        }
    }
}

#[tokio::test]
async fn every_game_of_people_who_vanish_ends_with_a_caretaker_pbp_31() {
    Box::pin(all_end(AbsencePolicy::Caretaker)).await;
}

#[tokio::test]
async fn every_game_of_people_who_vanish_ends_with_turns_skipped_pbp_31() {
    Box::pin(all_end(AbsencePolicy::Skip)).await;
}

#[tokio::test]
async fn every_game_of_people_who_vanish_ends_where_the_host_decides_pbp_31() {
    Box::pin(all_end(AbsencePolicy::HostDecides)).await;
}

#[tokio::test]
async fn every_game_of_people_who_vanish_ends_with_computers_at_once_pbp_31() {
    Box::pin(all_end(AbsencePolicy::Computer)).await;
}
