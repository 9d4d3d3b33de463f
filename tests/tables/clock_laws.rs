//! Laws of the clock ([PBP-24]): over random sequences of pauses, extensions, absences, outages, and changes of summer time no game
//! stands still for more than thirty days, no deadline is in the past after a step, one transition makes one notice, and nobody is
//! charged a miss who had nothing to decide.

use crate::database::sequences;
use crate::fixtures::{HOUR, PLACE, Random, World, at, person};
use casus_belli::pace::{Asker, Deadlines, Standstill, Vacation};
use casus_belli::rules::classic::Order as Compound;
use casus_belli::table::{
    AnnouncementKind, Bank, Change, ClockRequest, Day, MOST_STANDSTILL, MOST_VACATION_DAYS, NoticeKind,
    Order, Status, TypedVacation, VacationError,
};
use std::collections::{BTreeMap, BTreeSet};

const DAY: i64 = 24 * HOUR;
/// Zones that change to and from summer time on different days.
const ZONES: [&str; 2] = ["Europe/Rome", "America/New_York"];

/// The clock alone: what moves deadlines, with the deadlines that it moves.
struct Alone {
    clock: Standstill,
    deadlines: Deadlines,
    vacations: Vec<Vacation>,
    now: i64,
    span: u32,
}

impl Alone {
    /// Whatever a table does at each step: pauses end, deadlines move for the absent, those that are over are forgotten.
    fn settle(&mut self, rng: &mut Random) {
        let paused = self.clock.pause().is_some();
        let over: Vec<String> = self
            .deadlines
            .iter()
            .filter(|(_, due)| !paused && **due <= self.now)
            .map(|(key, _)| key.clone())
            .collect();
        for key in over {
            let (clock, deadlines) = (&mut self.clock, &self.deadlines);
            let mut to = self.vacations.iter();
            match to.find_map(|one| clock.move_for((&key, deadlines), one, HOUR, self.now)) {
                Some(to) => drop(self.deadlines.insert(key, to)),
                None => self.close(&key),
            }
        }
        if self.deadlines.len() < 2 && rng.one_in(2) {
            self.span += 1;
            self.deadlines.insert(format!("{}:turn:{}:0", self.span % 4, self.span), self.now + DAY);
        }
        self.vacations.retain(|one| one.ends > self.now);
        if self.clock.pause().is_some() {
            return;
        }
        for key in self.deadlines.keys().cloned().collect::<Vec<_>>() {
            for one in self.vacations.clone() {
                let before = self.deadlines[&key];
                if let Some(to) = self.clock.move_for((&key, &self.deadlines), &one, HOUR, self.now) {
                    assert!(to > before && to > self.now, "a deadline moves into the future");
                    self.deadlines.insert(key.clone(), to);
                }
            }
        }
    }

    fn close(&mut self, key: &str) {
        let open: BTreeSet<String> = self.deadlines.keys().filter(|other| *other != key).cloned().collect();
        self.clock.keep_moves_of(&open, &self.deadlines, self.now);
        self.deadlines.remove(key);
    }

    fn pass(&mut self, by: i64) {
        let paused = self.clock.pause();
        self.now += by;
        if let Some(pause) = paused {
            let stood = pause.until.min(self.now) - pause.until.min(self.now - by);
            self.deadlines.values_mut().for_each(|due| *due += stood);
            self.clock.end_pause(self.now);
        }
    }
}

#[test]
fn in_ten_thousand_random_sequences_no_clock_stands_still_for_more_than_thirty_days_pbp_24() {
    for seed in 0..10_000 {
        let mut rng = Random::new(seed);
        let clock = Standstill::default();
        let mut alone =
            Alone { clock, deadlines: Deadlines::new(), vacations: vec![], now: 1_000 * DAY, span: 0 };
        let voters: BTreeSet<u8> = [0].into();
        let mut number = 0;
        for _ in 0..40 {
            let by = i64::from(rng.below(60)) * HOUR;
            alone.pass(by);
            alone.settle(&mut rng);
            let asker = Asker { seat: Some(0), host: true, manager: false };
            let length = Some(i64::from(rng.below(10)) * DAY);
            let keys: BTreeSet<String> = alone.deadlines.keys().cloned().collect();
            match rng.below(6) {
                0 => drop(alone.clock.ask_pause(asker, &voters, length, alone.now)),
                1 => drop(alone.clock.ask_resume(asker, &voters, alone.now)),
                2 => {
                    let of = (&keys, DAY);
                    if let Ok(casus_belli::table::Granted::Extended { length, deadlines, .. }) =
                        alone.clock.ask_extension(asker, &voters, None, of, alone.now)
                    {
                        for key in deadlines {
                            *alone.deadlines.get_mut(&key).unwrap() += length;
                        }
                    }
                }
                3 => {
                    number += 1;
                    let begins = alone.now + i64::from(rng.below(10)) * DAY / 2;
                    let ends = begins + i64::from(1 + rng.below(21)) * DAY;
                    alone.vacations.push(Vacation { number, begins, ends });
                }
                4 => {
                    let ended = i64::from(rng.below(number as u32 + 1));
                    alone.vacations.retain(|one| one.number != ended);
                    let back =
                        alone.clock.end_vacations(|_, of| of == ended, &alone.deadlines, (HOUR, alone.now));
                    for (key, by) in back {
                        let due = alone.deadlines.get_mut(&key).unwrap();
                        assert!(
                            by > 0 && *due - by >= alone.now + HOUR,
                            "{seed}: nobody has less than is promised"
                        );
                        *due -= by;
                    }
                }
                _ => {
                    if let Some(key) = keys.first() {
                        alone.close(key);
                    }
                }
            }
            alone.settle(&mut rng);
            let used = alone.clock.used(alone.now);
            assert!((0..=MOST_STANDSTILL).contains(&used), "{seed}: {} h", used / HOUR);
            if alone.clock.pause().is_none() {
                assert!(
                    alone.deadlines.values().all(|due| *due > alone.now),
                    "{seed}: a deadline in the past"
                );
            }
            let stored = serde_json::to_string(&alone.clock).unwrap();
            assert_eq!(serde_json::from_str::<Standstill>(&stored).unwrap(), alone.clock, "{seed}");
        }
    }
}

/// A real table whose people do all that moves deadlines, at random.
struct Party {
    world: World,
    rng: Random,
    /// Announcements of absences, each told once.
    told: BTreeMap<String, u32>,
    asked: BTreeMap<(u64, u32, String), u32>,
    /// How often somebody has taken their seat back: they are asked again then.
    back: u32,
}

impl Party {
    async fn deliver(&mut self) {
        loop {
            let due = self.world.table.pending(100).await.unwrap();
            if due.is_empty() {
                return;
            }
            for notice in due {
                match &notice.kind {
                    NoticeKind::Announcement {
                        what: what @ (AnnouncementKind::Away { .. } | AnnouncementKind::BackEarly { .. }),
                    } => *self.told.entry(format!("{what:?}")).or_default() += 1,
                    NoticeKind::YourTurn { person, decision, .. } if notice.message.is_none() => {
                        let key = (*person, notice.seq, format!("{decision:?} {}", self.back));
                        *self.asked.entry(key).or_default() += 1;
                    }
                    _ => {}
                }
                let message = notice.message.unwrap_or(1_000 + notice.id as u64);
                self.world.table.delivered(notice.id, Some(message)).await.unwrap();
            }
        }
    }

    async fn absence(&mut self, who: u64) {
        let zone = ZONES[self.rng.below(2) as usize];
        let today = Day::at(self.world.now(), zone);
        let first = today.plus(self.rng.below(5) as i32);
        let last = first.plus(self.rng.below(9) as i32);
        let (first, last) = (first.to_string(), last.to_string());
        let change = self.rng.one_in(3);
        let typed = TypedVacation { first: &first, last: &last, zone: Some(zone), change };
        match self.world.table.announce_vacation(&person(who), typed).await {
            Ok(changed) => assert!(changed.days <= MOST_VACATION_DAYS),
            Err(casus_belli::table::TableError::Vacation(
                VacationError::Overlaps { .. } | VacationError::TooManyDays { .. },
            )) => {}
            Err(error) => panic!("{first} to {last}: {error:?}"),
        }
    }

    async fn step(&mut self) {
        let who = u64::from(self.rng.below(3)) + 1;
        match self.rng.below(10) {
            0 => self.absence(who).await,
            1 => {
                let own = self.world.table.own_vacations(who).await.unwrap();
                if let Some(one) = own.all.first() {
                    self.world.table.end_vacation(&person(who), one.number).await.unwrap();
                }
            }
            2 => {
                let request =
                    [ClockRequest::Pause(Some(DAY)), ClockRequest::Resume, ClockRequest::Extend(None)];
                let request = request[self.rng.below(3) as usize];
                drop(self.world.table.change_clock(PLACE, &person(1), request).await);
            }
            3 => {
                // The bot is off for some hours.
                self.world.clock.advance(i64::from(self.rng.below(40)) * HOUR);
                self.world.restart().await;
                self.world.table.fire_due().await.unwrap();
            }
            4 | 5 => {
                let seat = self.world.on_turn().await;
                if self.world.look(99).await.seated[seat.index()].computer.is_some() {
                    self.world.table.take_seat_back(PLACE, &at(seat)).await.unwrap();
                    self.back += 1;
                }
                let seat = self.world.attacking().await;
                let end = Order::Compound(Compound::End.into());
                self.world.table.order(PLACE, &at(seat), None, end).await.unwrap();
            }
            _ => self.world.clock.advance(i64::from(self.rng.below(30)) * HOUR / 2),
        }
        self.world.table.fire_due().await.unwrap();
    }
}

#[tokio::test]
async fn at_real_tables_deadlines_stay_in_the_future_and_nobody_is_told_twice_or_charged_for_nothing_pbp_24()
{
    for seed in 0..sequences(120) {
        let world = World::new().await;
        // Three weeks around the ends of summer time in both zones.
        world.clock.advance(i64::from(seed as u32 % 3) * 7 * DAY + 28 * DAY);
        let bank = [Bank::None, Bank::Small][seed as usize % 2];
        world.begun(3, "instant", &[Change::Bank(bank)]).await;
        world.table.fire_due().await.unwrap();
        let mut party =
            Party { world, rng: Random::new(seed), told: BTreeMap::new(), asked: BTreeMap::new(), back: 0 };
        for _ in 0..40 {
            let before = party.world.look(99).await;
            if before.status != Status::Running {
                break;
            }
            party.step().await;
            party.deliver().await;
            let look = party.world.look(99).await;
            let used = look.standstill.used;
            assert!((0..=MOST_STANDSTILL).contains(&used), "{seed}: {} h", used / HOUR);
            if look.status == Status::Running && look.standstill.pause.is_none() {
                assert!(
                    look.deadline.is_none_or(|due| due > party.world.now()),
                    "{seed}: a deadline in the past"
                );
            }
            // Whoever lost a seat was awaited in two turns of their own that had begun before.
            for seated in look.seated.iter().filter(|seated| seated.computer.is_some()) {
                let asked = party.asked.keys().filter(|(person, ..)| *person == seated.person).count();
                assert!(asked >= 2, "{seed}: {} was asked {asked} times", seated.name);
            }
        }
        for (what, times) in &party.told {
            assert_eq!(*times, 1, "{seed}: {what}");
        }
        for (what, times) in &party.asked {
            assert_eq!(*times, 1, "{seed}: {what:?}");
        }
    }
}
