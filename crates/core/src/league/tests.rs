use super::*;
use std::collections::BTreeSet;

/// Plain results: no objective reached, no seat eliminated, scores that follow from the seed.
fn play(round: &mut Round, seed: u64) {
    for (at, table) in round.tables.iter_mut().enumerate() {
        let seat = |seat: usize| SeatResult {
            reached: false,
            place: 0,
            score: ((seed + 7 * at as u64) * 31 + (seat as u64 + 3) * 17 * (seed + 1)) as u32 % 97,
            outside: 0,
            order: seat as u8,
            left: None,
        };
        table.result = Some((0..table.seats.len()).map(seat).collect());
    }
}

fn whole(people: u16, plan: Plan, most: u8, seed: u64) -> Progress {
    let mut course = Progress::of(people);
    while let Ok(mut round) = next_round(&plan, &course, most, seed) {
        play(&mut round, seed + course.rounds.len() as u64);
        course.rounds.push(round);
    }
    course
}

/// Checks the people of every round: each present entrant plays or has a bye, exactly once.
fn check_rounds(course: &Progress) {
    for round in &course.rounds {
        let people: Vec<Entrant> = round.people().collect();
        let distinct: BTreeSet<Entrant> = people.iter().copied().collect();
        assert_eq!(people.len(), distinct.len(), "somebody is in two places: {round:?}");
        assert!(round.tables.iter().all(|table| (3..=5).contains(&table.seats.len())), "{round:?}");
    }
}

const SIZES: [u16; 12] = [3, 4, 5, 6, 7, 8, 9, 11, 13, 16, 19, 24];

fn leagues() -> impl Iterator<Item = (u16, Plan, Progress)> {
    SIZES.into_iter().flat_map(|people| {
        [(4, 4, Uneven::Tables), (5, 5, Uneven::Tables), (4, 3, Uneven::Byes)].into_iter().map(
            move |(table, rounds, uneven)| {
                let plan = Plan { rounds, table, uneven, ..Plan::league() };
                (people, plan, whole(people, plan, 6, 11 + u64::from(people)))
            },
        )
    })
}

#[test]
fn r4_19_in_a_league_everybody_plays_each_round_or_sits_out_and_that_evenly() {
    for (people, plan, course) in leagues() {
        check_rounds(&course);
        assert_eq!(course.rounds.len(), usize::from(plan.rounds));
        assert!(course.rounds.iter().all(|round| round.people().count() == usize::from(people)));
        let byes = course.byes();
        let (least, most) = (byes.iter().min().unwrap(), byes.iter().max().unwrap());
        assert!(most - least <= 1, "{people} people, {plan:?}: {byes:?}");
    }
}

/// Repeated meetings of a course, and their lower bound.
fn repeats(course: &Progress) -> (u64, u64) {
    let met = course.meetings();
    let pairs = (0..met.len()).flat_map(|i| met[..i].iter().map(move |row| u64::from(row[i])));
    let sizes: Vec<Vec<u8>> = course
        .rounds
        .iter()
        .map(|round| round.tables.iter().map(|table| table.seats.len() as u8).collect())
        .collect();
    let rounds: Vec<(usize, &[u8])> = sizes
        .iter()
        .map(|sizes| (sizes.iter().map(|&size| usize::from(size)).sum(), sizes.as_slice()))
        .collect();
    (pairs.map(|m| m * m.saturating_sub(1) / 2).sum(), fewest_repeats(met.len(), &rounds))
}

/// How many repeated meetings more than [`fewest_repeats`] there are, by people and table size. With seven people,
/// three have a bye in each round, in turn, and no choice is left. The page on leagues lists all values for tables of
/// four (`tests/rules/pages.rs`).
const KNOWN: [(u16, u8, u64); 1] = [(7, 4, 3)];

#[test]
fn r4_19_in_a_league_nobody_meets_the_same_people_more_often_than_needed() {
    for (people, plan, course) in leagues() {
        let met = course.meetings();
        let (repeats, fewest) = repeats(&course);
        assert!(repeats >= fewest, "a bound from below that was beaten: {people} people, {plan:?}");
        let known = KNOWN.iter().find(|(n, table, _)| (*n, *table) == (people, plan.table));
        let more = known.map_or(0, |(.., more)| *more);
        assert!(repeats - fewest <= more, "{people} people, {plan:?}: {repeats} repeats, {fewest} needed");
        // An entrant with so many meetings in all must meet some opponent at least this often.
        let needed =
            met.iter().map(|row| row.iter().sum::<u32>().div_ceil(u32::from(people) - 1)).max().unwrap();
        let often = met.iter().flatten().max().unwrap();
        assert!(*often <= needed + 1, "{people} people, {plan:?}: {often} times, {needed} needed");
    }
}

#[test]
fn r4_19_a_league_goes_on_as_well_as_it_can_after_somebody_dropped_out_or_a_table_was_called_off() {
    let plan = Plan { rounds: 5, ..Plan::league() };
    let mut course = Progress::of(16);
    for at in 0..2 {
        let mut round = next_round(&plan, &course, 6, 3).unwrap();
        play(&mut round, at);
        course.rounds.push(round);
    }
    // No change since the plan was made: the plan goes on.
    let third = next_round(&plan, &course, 6, 3).unwrap();
    let mut two_gone = course.clone();
    two_gone.out = [Entrant(3), Entrant(9)].into();
    let mut called_off = course.clone();
    let void = called_off.rounds[1].tables.pop().unwrap();
    called_off.rounds[1].byes.extend(void.seats);
    for (mut course, people) in [(two_gone, 14), (called_off, 16)] {
        while let Ok(mut round) = next_round(&plan, &course, 6, 3) {
            assert_eq!(next_round(&plan, &course, 6, 3).as_ref(), Ok(&round), "drawn again it is the same");
            play(&mut round, 7);
            course.rounds.push(round);
        }
        check_rounds(&course);
        assert_eq!((course.rounds.len(), course.rounds[4].people().count()), (5, people));
        assert_ne!(course.rounds[2].tables, third.tables, "planned anew");
        assert!(course.meetings().iter().flatten().all(|met| *met <= 3), "{people} people");
        let (repeats, from_the_start) = (repeats(&course).0, repeats(&whole(14, plan, 6, 3)).0);
        assert!(repeats < from_the_start, "{people} people: {repeats} repeats, {from_the_start} of fourteen");
    }
}

#[test]
fn r4_19_four_at_one_table_sit_once_in_each_seat_and_elsewhere_seats_are_balanced() {
    let course = whole(4, Plan { rounds: 4, ..Plan::league() }, 6, 5);
    assert!(course.seatings().iter().all(|seats| *seats == [1, 1, 1, 1, 0]), "{:?}", course.seatings());
    for (people, plan, course) in leagues() {
        for seats in course.seatings() {
            let games: u32 = seats.iter().sum();
            let most = seats.iter().max().unwrap();
            assert!(*most <= games.div_ceil(3) + 1, "{people} people, {plan:?}: {seats:?}");
        }
    }
}

#[test]
fn sixteen_people_meet_everybody_once_at_most_in_three_rounds_of_four_tables() {
    let course = whole(16, Plan::league(), 6, 1);
    assert!(course.meetings().iter().flatten().all(|&m| m <= 1), "{:?}", course.meetings());
}

#[test]
fn the_same_seed_draws_the_same_rounds_and_another_one_others() {
    let plan = Plan { rounds: 2, ..Plan::league() };
    assert_eq!(whole(11, plan, 6, 3), whole(11, plan, 6, 3));
    assert_ne!(whole(11, plan, 6, 3), whole(11, plan, 6, 4));
}

#[test]
fn r4_19_the_standings_of_a_league_are_the_sums_of_its_games() {
    for (people, plan, course) in leagues() {
        let lines = standings(&plan, &course);
        assert_eq!(lines.len(), usize::from(people));
        for line in &lines {
            let mut sum = 0;
            for round in &course.rounds {
                for table in &round.tables {
                    let seat = table.seats.iter().position(|who| *who == line.entrant);
                    sum += seat.map_or(0, |seat| points(table.result.as_ref().unwrap())[seat].0);
                }
                if round.byes.contains(&line.entrant) {
                    sum += if plan.table == 4 { 6_750 } else { 5_800 };
                }
            }
            assert_eq!(line.points, Points(sum));
            assert_eq!(usize::from(line.games + line.byes), course.rounds.len());
        }
        assert!(lines.windows(2).all(|two| two[0].points >= two[1].points && two[0].rank <= two[1].rank));
        assert_eq!(lines[0].rank, 1);
    }
}

#[test]
fn r4_19_a_knock_out_ends_with_one_winner_who_won_the_last_table() {
    for people in 3..=60 {
        for (table, advance, uneven) in
            [(4, 1, Uneven::Tables), (4, 2, Uneven::Tables), (3, 1, Uneven::Byes), (5, 2, Uneven::Byes)]
        {
            let plan = Plan { table, uneven, advance, ..Plan::knock_out() };
            let course = whole(people, plan, 6, u64::from(people));
            check_rounds(&course);
            let last = course.rounds.last().unwrap();
            assert_eq!((last.tables.len(), last.byes.len()), (1, 0), "{people} people, {plan:?}");
            let best = places(last.tables[0].result.as_ref().unwrap())[0];
            let lines = standings(&plan, &course);
            assert_eq!(lines[0].entrant, last.tables[0].seats[best]);
            assert_eq!(lines.iter().filter(|line| line.alive).count(), 1);
            for two in course.rounds.windows(2) {
                let on: BTreeSet<Entrant> = qualified(&plan, &two[0]).into_iter().collect();
                assert_eq!(on, two[1].people().collect(), "who goes on plays on");
                assert!(on.len() < two[0].people().count());
            }
        }
    }
}

fn result(score: u32) -> SeatResult {
    SeatResult { reached: false, place: 0, score, outside: 0, order: 0, left: None }
}

fn table(results: Vec<SeatResult>) -> Table {
    Table { seats: (0..results.len() as u16).map(Entrant).collect(), result: Some(results) }
}

#[test]
fn r4_19_whoever_reaches_the_objective_in_time_goes_on_outright_a4_20() {
    let reached = |score| SeatResult { reached: true, ..result(score) };
    let first = table(vec![result(90), reached(20), result(40), reached(10)]);
    let mut second = table(vec![result(5), result(50), result(30), result(49)]);
    second.seats.iter_mut().for_each(|who| who.0 += 4);
    let mut third = second.clone();
    third.seats.iter_mut().for_each(|who| who.0 += 4);
    let round = Round { tables: vec![first, second, third], byes: vec![] };
    assert_eq!(qualified(&Plan::knock_out(), &round), [1, 3, 5, 9].map(Entrant));
    let plan = Plan { advance: 2, ..Plan::knock_out() };
    assert_eq!(qualified(&plan, &round), [1, 3, 5, 7, 9, 11].map(Entrant));
}

#[test]
fn ties_go_to_points_outside_then_to_the_later_place_in_the_playing_order_f_14() {
    let with = |outside, order| SeatResult { outside, order, ..result(40) };
    assert_eq!(places(&[with(3, 0), with(9, 1), with(3, 2), result(41)]), [3, 1, 2, 0]);
    assert_eq!(places(&[SeatResult { reached: true, ..result(1) }, result(99)]), [0, 1]);
}

#[test]
fn r4_14_match_points_are_by_place_with_the_games_own_points_as_decimals_f_16() {
    let shown = |results: &[SeatResult]| points(results).iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(
        shown(&[result(80), result(7), result(120), result(45)]),
        ["7.080", "3.007", "12.120", "5.045"]
    );
    let left = |order| SeatResult { left: Some(order), ..result(0) };
    let reached = SeatResult { reached: true, ..result(1_500) };
    assert_eq!(shown(&[left(1), reached, left(0), left(2)]), ["2.000", "13.999", "1.000", "3.000"]);
    assert_eq!(shown(&[result(5), left(0), result(4)]), ["12.005", "1.000", "7.004"]);
    assert_eq!(shown(&[1, 2, 3, 4, 5].map(result)), ["2.001", "3.002", "5.003", "7.004", "12.005"]);
}

#[test]
fn tables_have_three_to_five_people_and_nobody_sits_out_without_need_a4_2() {
    let plan = Plan::league();
    let sizes = |people, most| split(people, &plan, most).map(|split| (split.sizes, split.byes));
    assert_eq!(sizes(2, 6), None);
    assert_eq!(sizes(3, 6), Some((vec![3], 0)));
    assert_eq!(sizes(5, 6), Some((vec![5], 0)));
    assert_eq!(sizes(6, 6), Some((vec![3, 3], 0)));
    assert_eq!(sizes(9, 6), Some((vec![5, 4], 0)));
    assert_eq!(sizes(10, 6), Some((vec![5, 5], 0)));
    assert_eq!(sizes(15, 6), Some((vec![4, 4, 4, 3], 0)));
    assert_eq!(sizes(5, 4), Some((vec![4], 1)), "a game for four at most");
    assert_eq!(sizes(9, 2), None, "a game for two");
    let byes = Plan { uneven: Uneven::Byes, ..plan };
    assert_eq!(split(11, &byes, 6), Some(Split { sizes: vec![4, 4], byes: 3 }));
    assert_eq!(split(3, &byes, 6), Some(Split { sizes: vec![3], byes: 0 }));
}

#[test]
fn whoever_drops_out_plays_no_further_round_and_too_few_are_told_how_many_are_missing() {
    let plan = Plan { rounds: 3, ..Plan::league() };
    let mut course = Progress::of(5);
    let mut round = next_round(&plan, &course, 6, 1).unwrap();
    course.rounds.push(round.clone());
    assert_eq!(next_round(&plan, &course, 6, 1), Err(NoRound::Unfinished { tables: 1 }));
    play(&mut round, 1);
    course.rounds = vec![round];
    course.out = [Entrant(0), Entrant(3)].into();
    let next = next_round(&plan, &course, 6, 1).unwrap();
    assert_eq!(next.people().collect::<BTreeSet<_>>(), [1, 2, 4].map(Entrant).into());
    let lines = standings(&plan, &course);
    assert!(lines[..3].iter().all(|line| !line.dropped) && lines[3..].iter().all(|line| line.dropped));
    course.out.insert(Entrant(4));
    assert_eq!(next_round(&plan, &course, 6, 1), Err(NoRound::TooFew { have: 2, need: 3 }));
}

#[test]
fn in_a_knock_out_the_best_of_the_others_fill_up_for_those_who_drop_out() {
    let plan = Plan::knock_out();
    let mut course = Progress::of(8);
    let mut round = next_round(&plan, &course, 6, 1).unwrap();
    play(&mut round, 2);
    let on = qualified(&plan, &round);
    assert_eq!(on.len(), 4, "two of each of two tables");
    course.rounds.push(round);
    course.out = [on[0], on[1]].into();
    let next: Vec<Entrant> = next_round(&plan, &course, 6, 1).unwrap().people().collect();
    assert!(next.len() == 3 && on[2..].iter().all(|who| next.contains(who)), "{next:?}");
    assert!(next.iter().all(|who| !course.out.contains(who)));
}

#[test]
fn a_plan_out_of_bounds_is_refused_with_what_is_wrong() {
    assert_eq!(Plan::league().check(), Ok(()));
    assert_eq!(Plan { rounds: 0, ..Plan::league() }.check(), Err(PlanError::Rounds { rounds: 0 }));
    assert_eq!(Plan { rounds: 13, ..Plan::league() }.check(), Err(PlanError::Rounds { rounds: 13 }));
    assert_eq!(Plan { table: 6, ..Plan::league() }.check(), Err(PlanError::Table { table: 6 }));
    assert_eq!(Plan { advance: 3, ..Plan::league() }.check(), Err(PlanError::Advance { advance: 3 }));
}

#[test]
fn a4_20_a_league_places_people_as_their_game_did_and_tells_only_its_equals_apart_f_14() {
    // Forty-four points each: the game ranked by armies (R2-31), regardless of the points outside.
    let with = |place, outside, order| SeatResult { place, outside, order, ..result(44) };
    assert_eq!(places(&[with(1, 0, 0), with(2, 3, 1), with(3, 0, 2)]), [0, 1, 2]);
    // A draw: the two drawn seats rank by points outside, then by the later position.
    assert_eq!(places(&[with(1, 0, 0), with(1, 3, 1), with(3, 9, 2)]), [1, 0, 2]);
    assert_eq!(places(&[with(1, 0, 2), with(1, 0, 1), with(3, 9, 0)]), [0, 1, 2]);
    // Two reached their objectives at once: the game's winner first, the other before those who reached none (A4-20).
    let reached = |place| SeatResult { reached: true, ..with(place, 0, 0) };
    assert_eq!(places(&[with(2, 0, 0), reached(3), reached(1)]), [2, 1, 0]);
}

#[test]
fn r4_19_whoever_drops_out_of_a_knock_out_stands_behind_all_others_even_from_its_last_table() {
    let plan = Plan::knock_out();
    let mut course = Progress::of(4);
    let mut last = table([90, 80, 70, 60].map(result).to_vec());
    last.seats = [2, 0, 3, 1].map(Entrant).to_vec();
    course.rounds.push(Round { tables: vec![last], byes: vec![] });
    assert_eq!(standings(&plan, &course)[0].entrant, Entrant(2));
    course.out = [Entrant(2)].into();
    let lines = standings(&plan, &course);
    assert_eq!(lines.iter().map(|line| line.entrant.0).collect::<Vec<_>>(), [0, 3, 1, 2]);
    assert_eq!(lines.iter().map(|line| line.rank).collect::<Vec<_>>(), [1, 2, 3, 4]);
    assert!(lines[0].alive && lines[1..].iter().all(|line| !line.alive), "the best who stayed has won");
    // Also before the last table: an entrant who won a table and left ranks behind those who were knocked out.
    let mut course = Progress::of(8);
    let mut round = next_round(&plan, &course, 6, 1).unwrap();
    play(&mut round, 2);
    let winner = qualified(&plan, &round)[0];
    course.rounds.push(round);
    course.out = [winner].into();
    let lines = standings(&plan, &course);
    assert_eq!((lines[7].entrant, lines[7].rank, lines[7].dropped), (winner, 8, true));
    assert_eq!(lines.iter().filter(|line| line.alive).count(), 3);
}
