//! Laws of the end by agreement ([PBP-65]): what a kill of the program leaves, and random sequences against a model.

use crate::agreed_end::{begun_at, concede, seat};
use crate::crash::Program;
use crate::database::sequences;
use crate::fixtures::{HOUR, PLACE, Random, START, World, dump, person};
use casus_belli::rules::{Rulebook, Seat};
use casus_belli::table::{Limits, Look, NewGame, Order, Pace, Status};

#[tokio::test]
async fn a_kill_leaves_the_whole_end_or_what_was_agreed_before_it_pbp_65() {
    let (mut kills, mut ended) = (0, 0);
    for statements in 1..60 {
        let mut program = Program::new(7, START, Limits::default()).await;
        begun_at(&program.table, NewGame::of(Rulebook::Classic), 3, 0).await;
        for id in [1, 2] {
            program.table.agree_to_end(PLACE, &person(id), None).await.unwrap();
        }
        program.kill_after(statements);
        let _ = program.table.agree_to_end(PLACE, &person(3), Some(1)).await;
        if !program.is_dead() {
            program.spare();
            break;
        }
        kills += 1;
        program.restart(statements.is_multiple_of(2)).await;
        let look = program.table.look(PLACE, &person(3)).await.unwrap();
        let results = dump(&program.disk(), &["result_seats"]).await.lines().count();
        if look.status == Status::Over {
            ended += 1;
            assert_eq!((results, look.view.outcome.is_some()), (3, true), "{statements}");
            continue;
        }
        let open = look.ending.proposal.expect("what was agreed is kept");
        assert_eq!((results, open.have, open.own), (0, 2, false), "{statements}");
        let look = program.table.agree_to_end(PLACE, &person(3), Some(1)).await.unwrap();
        assert_eq!(look.status, Status::Over, "{statements}");
    }
    assert!(kills > 5, "{kills} kills, {ended} after the end");
}

/// What a table must know, kept beside it.
#[derive(Default)]
struct Model {
    /// To whom, who, and the turn with which it lapses.
    concession: Option<(u64, Vec<u64>, u32)>,
    /// Its number, who agrees, and until when.
    proposal: Option<(u32, Vec<u64>, i64)>,
    proposals: u32,
    rests: i64,
}

impl Model {
    /// Carries a random request out here and there; both refuse the same.
    async fn press(&mut self, world: &World, rng: &mut Random, people: u64, turn: u32) -> bool {
        let (who, other) = (1 + u64::from(rng.below(people as u32)), 1 + u64::from(rng.below(people as u32)));
        let (table, me, now) = (&world.table, person(who), world.now());
        match rng.below(4) {
            0 => {
                let number = rng.one_in(2).then(|| 1 + rng.below(self.proposals + 1));
                let agreed = table.agree_to_end(PLACE, &me, number).await;
                let open = self.proposal.as_ref().is_some_and(|open| now < open.2);
                if !open && number.is_none() && now >= self.rests {
                    self.proposals += 1;
                    self.proposal = Some((self.proposals, Vec::new(), now + 24 * HOUR));
                    self.rests = 0;
                }
                let open = self.proposal.as_mut().filter(|open| now < open.2);
                let open = open.filter(|open| number.is_none_or(|number| number == open.0));
                let may = open.is_some_and(|open| {
                    let new = !open.1.contains(&who);
                    open.1.extend(new.then_some(who));
                    new
                });
                assert_eq!(agreed.is_ok(), may, "{agreed:?}");
                self.proposal.as_ref().is_some_and(|open| open.1.len() as u64 == people)
            }
            1 => {
                let number = 1 + rng.below(self.proposals + 1);
                let refused = table.refuse_to_end(PLACE, &me, number).await;
                let may = self.proposal.as_ref().is_some_and(|open| open.0 == number && now < open.2);
                assert_eq!(refused.is_ok(), may, "{refused:?}");
                if let Some(closed) = self.proposal.take_if(|_| may) {
                    self.rests = closed.2;
                }
                false
            }
            2 => {
                let conceded = concede(world, who, other).await;
                let fits = self
                    .concession
                    .as_ref()
                    .is_none_or(|open| open.0 == other && open.0 != who && !open.1.contains(&who));
                assert_eq!(conceded.is_ok(), fits && who != other, "{conceded:?}");
                if conceded.is_ok() {
                    let open = self.concession.get_or_insert_with(|| (other, Vec::new(), 0));
                    open.1.push(who);
                    open.2 = turn + people as u32;
                }
                self.concession.as_ref().is_some_and(|open| open.1.len() as u64 == people - 1)
            }
            _ => {
                let back = table.take_back_concession(PLACE, &me).await;
                let may = self.concession.as_ref().is_some_and(|open| open.1.contains(&who));
                assert_eq!(back.is_ok(), may, "{back:?}");
                if let Some(open) = &mut self.concession {
                    open.1.retain(|one| *one != who);
                }
                self.concession.take_if(|open| open.1.is_empty());
                false
            }
        }
    }

    /// Forgets what is over by now.
    fn pass(&mut self, now: i64, turn: u32) {
        self.proposal.take_if(|open| now >= open.2);
        self.concession.take_if(|open| turn >= open.2);
    }

    fn compare(&self, look: &Look, seed: u64) {
        let open = look.ending.concession.as_ref().map(|open| (open.to, open.by.clone()));
        let wanted = self.concession.as_ref().map(|open| {
            let mut by: Vec<Seat> = open.1.iter().map(|id| seat(*id)).collect();
            by.sort_unstable();
            (seat(open.0), by)
        });
        assert_eq!(open, wanted, "{seed}");
        let open = look.ending.proposal.as_ref().map(|open| (open.number, open.have, open.until));
        let wanted = self.proposal.as_ref().map(|open| (open.0, open.1.len() as u32, open.2));
        assert_eq!(open, wanted, "{seed}");
    }
}

#[tokio::test]
async fn in_random_sequences_the_game_ends_when_all_have_said_so_and_never_before_pbp_65() {
    let (mut ended, mut long, seeds) = (0, 0, sequences(60));
    for seed in 0..seeds {
        let mut world = World::new().await;
        let (mut rng, mut model, people) = (Random::new(seed), Model::default(), 2 + seed % 3);
        let new = NewGame { pace: Some(Pace::NONE), ..NewGame::of(Rulebook::Classic) };
        begun_at(&world.table, new, people, 0).await;
        for _ in 0..60 {
            let turn = world.look(99).await.view.turn;
            let mut over = false;
            match rng.below(10) {
                0 => world.restart().await,
                1 => {
                    world.clock.advance(i64::from(rng.below(30)) * HOUR);
                    world.table.fire_due().await.unwrap();
                }
                2 => {
                    let seat = world.attacking().await;
                    let end = Order::Compound(casus_belli::rules::classic::Order::End.into());
                    world.order(u64::from(seat.0) + 1, end).await.unwrap();
                }
                _ => over = model.press(&world, &mut rng, people, turn).await,
            }
            let look = world.look(99).await;
            assert_eq!(
                look.status == Status::Over,
                over,
                "{seed}: not before all have said so, and then at once"
            );
            if over {
                ended += 1;
                break;
            }
            model.pass(world.now(), look.view.turn);
            model.compare(&look, seed);
            long += 1;
        }
    }
    assert!(ended > seeds / 3 && long > 5 * seeds, "{ended} ended, {long} steps");
}
