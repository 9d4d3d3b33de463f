//! Statistics of all simulated games of one setup: winners, endings, lengths, dice.

use super::absent_wins::AbsentTally;
use super::entrants::{Entrant, entrant_of};
use super::play::{OutOfTurn, Played};
use crate::external::Forfeits;
use crate::odds::{Roll, Ties};
use crate::rules::{Die, Event, FamilyEvent, FamilyId, Rulebook, Seat, Setup, View, Viewer, cold_war};
use std::collections::BTreeMap;
use std::time::Duration;

/// Key of cut games among the endings.
pub(super) const CUT: &str = "cut";
/// Key of games that nobody plays any more.
const ABANDONED: &str = "abandoned";

/// The counts of all games of one setup.
pub(super) struct Tally {
    pub(super) rulebook: Rulebook,
    pub(super) players: Vec<Entrant>,
    pub(super) games: u64,
    /// Games won, by seat; a shared victory counts for each winner.
    pub(super) wins: Vec<u64>,
    /// The same by place at the table, in a family whose seats are drawn: the USA first (A3-23).
    pub(super) wins_by_place: Option<Vec<u64>>,
    pub(super) endings: BTreeMap<&'static str, u64>,
    pub(super) rounds: Vec<u32>,
    pub(super) answers: Vec<u32>,
    /// Decisions of seats that were not on turn, in all games.
    pub(super) others: OutOfTurn,
    /// Of people who go silent.
    pub(super) absent: Option<AbsentTally>,
    /// What external players forfeited, by seat; `None` for a seat without one.
    pub(super) forfeits: Vec<Option<Forfeits>>,
    pub(super) spent: Duration,
    pub(super) luck: Luck,
}

/// Actual and expected results of the dice of all battles.
#[derive(Default)]
pub(super) struct Luck {
    pub(super) rolls: u64,
    /// Those of them that are fights of the Cold War, whose losses are not expected by the roll.
    pub(super) clashes: u64,
    pub(super) attack: Thrown,
    pub(super) defence: Thrown,
    /// Armies lost by attackers: actual, expected.
    pub(super) attackers_lost: (u64, f64),
    /// Armies lost by defenders: actual, expected.
    pub(super) defenders_lost: (u64, f64),
    /// Dice rolled by each seat, attacking or defending.
    pub(super) seats: Vec<Thrown>,
}

/// Count and sum of dice rolled, with any number of sides.
#[derive(Clone, Default)]
pub(super) struct Thrown {
    pub(super) dice: u64,
    pub(super) sum: u64,
    /// Twice the expected sum.
    pub(super) expected_twice: u64,
}

impl Thrown {
    fn add(&mut self, dice: &[Die]) {
        self.dice += dice.len() as u64;
        self.sum += dice.iter().map(|die| u64::from(die.face)).sum::<u64>();
        self.expected_twice += dice.iter().map(|die| u64::from(die.sides) + 1).sum::<u64>();
    }

    /// The mean; `None` if no die was rolled.
    pub(super) fn mean(&self) -> Option<f64> {
        (self.dice > 0).then(|| self.sum as f64 / self.dice as f64)
    }

    /// The expected mean of dice with those sides; `None` if no die was rolled.
    pub(super) fn expected(&self) -> Option<f64> {
        (self.dice > 0).then(|| self.expected_twice as f64 / (2 * self.dice) as f64)
    }
}

impl Tally {
    pub(super) fn new(setup: &Setup, players: &[Entrant]) -> Self {
        let seats = usize::from(setup.seats);
        Self {
            rulebook: setup.rulebook,
            players: setup.all_seats().map(|seat| entrant_of(players, seat).clone()).collect(),
            games: 0,
            wins: vec![0; seats],
            wins_by_place: (setup.options.family() == FamilyId::ColdWar).then(|| vec![0; seats]),
            endings: BTreeMap::new(),
            rounds: Vec::new(),
            answers: Vec::new(),
            others: OutOfTurn::default(),
            absent: None,
            forfeits: vec![None; seats],
            spent: Duration::ZERO,
            luck: Luck { seats: vec![Thrown::default(); seats], ..Luck::default() },
        }
    }

    pub(super) fn count(&mut self, played: &Played) {
        self.games += 1;
        self.spent += played.spent;
        self.answers.push(played.answers);
        self.others.waited_for += played.others.waited_for;
        self.others.standing += played.others.standing;
        self.others.seat_turns += played.others.seat_turns;
        for (sum, (_, forfeits)) in self.forfeits.iter_mut().zip(&played.seats) {
            if let Some(forfeits) = forfeits {
                sum.get_or_insert_default().merge(forfeits);
            }
        }
        let view = played.game.view(Viewer::Public);
        self.rounds.push(view.round);
        let outcome = played.game.outcome();
        let abandoned = played.absences.as_ref().is_some_and(|absences| absences.abandoned);
        let unended = if abandoned { ABANDONED } else { CUT };
        *self.endings.entry(outcome.map_or(unended, |outcome| outcome.ending.key())).or_default() += 1;
        let winners = winners(played);
        if let Some(absences) = &played.absences {
            self.absent.get_or_insert_default().count(absences, winners);
        }
        for winner in winners {
            self.wins[winner.index()] += 1;
            if let (Some(wins), View::ColdWar(view)) = (&mut self.wins_by_place, &view) {
                wins[usize::from(view.seat(*winner).place)] += 1;
            }
        }
        played.log.iter().for_each(|event| self.luck.add(event));
    }

    /// Counts the game with the same draws in which everybody plays on.
    pub(super) fn count_played_on(&mut self, played: &Played) {
        let tally = self.absent.get_or_insert_default();
        played.absences.iter().for_each(|absences| tally.count_played_on(absences, winners(played)));
    }

    /// Number of cut games.
    pub(super) fn cut(&self) -> u64 {
        self.endings.get(CUT).copied().unwrap_or(0)
    }
}

/// The winners; none if the game was cut or abandoned.
fn winners(played: &Played) -> &[Seat] {
    played.game.outcome().map(|outcome| outcome.winners.as_slice()).unwrap_or_default()
}

impl Luck {
    fn add(&mut self, event: &Event) {
        self.add_clash(event);
        let Some(rolled) = event.roll() else { return };
        self.rolls += 1;
        self.attack.add(&rolled.attack);
        self.defence.add(&rolled.defence);
        self.of(rolled.by).add(&rolled.attack);
        if let Some(defender) = rolled.against.seat() {
            self.of(defender).add(&rolled.defence);
        }
        let (attack, defence) = rolled.sides();
        let roll = Roll::of(&attack, &defence, Ties::Defender).expect("the rules throw a few dice");
        self.attackers_lost.0 += u64::from(rolled.lost.0);
        self.attackers_lost.1 += roll.attacker_losses();
        self.defenders_lost.0 += u64::from(rolled.lost.1);
        self.defenders_lost.1 += roll.defender_losses();
    }

    /// The dice of a fight or an interception of the Cold War, whose successes say what is lost.
    fn add_clash(&mut self, event: &Event) {
        let Event::Happened(FamilyEvent::ColdWar(cold_war::Event::Public(public))) = event else { return };
        let (clash, by, against) = match public {
            cold_war::Public::Fought(fought) => (&fought.clash, fought.seat, fought.against),
            cold_war::Public::Intercepted(shot) => (&shot.clash, shot.seat, shot.against),
            _ => return,
        };
        self.rolls += 1;
        self.clashes += 1;
        let die = |face: &u8| Die { sides: clash.sides, face: *face };
        let [attack, defence] =
            [&clash.attack, &clash.defence].map(|cast| cast.faces.iter().map(die).collect::<Vec<_>>());
        self.attack.add(&attack);
        self.defence.add(&defence);
        self.of(by).add(&attack);
        self.of(against).add(&defence);
    }

    fn of(&mut self, seat: Seat) -> &mut Thrown {
        &mut self.seats[seat.index()]
    }
}

/// Minimum, median and maximum.
pub(super) fn spread(numbers: &[u32]) -> [u32; 3] {
    let mut sorted = numbers.to_vec();
    sorted.sort_unstable();
    let at = |i: usize| sorted.get(i).copied().unwrap_or(0);
    [at(0), at(sorted.len() / 2), at(sorted.len().saturating_sub(1))]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_of_any_sides_have_the_mean_of_their_sides_to_expect() {
        let mut thrown = Thrown::default();
        assert_eq!((thrown.mean(), thrown.expected()), (None, None));
        for sides in [6, 8, 8, 10] {
            // Every face of every die once: exactly the expected mean.
            let all: Vec<Die> = (1..=sides).map(|face| Die { sides, face }).collect();
            thrown.add(&all);
            assert_eq!(thrown.mean(), thrown.expected());
        }
        assert_eq!(thrown.dice, 32);
        let mut eights = Thrown::default();
        eights.add(&[Die { sides: 8, face: 1 }]);
        assert_eq!((eights.mean(), eights.expected()), (Some(1.0), Some(4.5)));
    }

    #[test]
    fn a_spread_is_least_middle_and_most() {
        assert_eq!(spread(&[5, 1, 9]), [1, 5, 9]);
        assert_eq!(spread(&[2]), [2, 2, 2]);
        assert_eq!(spread(&[]), [0, 0, 0]);
    }
}
