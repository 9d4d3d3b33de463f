//! A table that mixes in rounds of the beacon after the start, for records.

use crate::luck::Seeded;
use crate::records::SIGNATURE;
use casus_belli::luck::local_chain::sign;
use casus_belli::luck::{
    Beacon, BeaconMode, BeaconUse, Chain, Entropy, KeyedChance, SealedWord, Seed, hash_of, unhex,
};
use casus_belli::record::{self, BoundOrder, Fixed, Header, Ordered, Record, RoundLine, SeatLine};
use casus_belli::rules::{Action, AnswerOrigin, Ask, Chance, Event, Game, Milestone, Seat, Setup};

/// Number of the game.
const GAME: u64 = 17;
/// A round of quicknet: number 123.
const EARLY: &str =
    "b75c69d0b72a5d906e854e808ba7e2accb1542ac355ae486d591aa9d43765482e26cd02df835d3546d23c4b13e0dfc92";

/// A table that mixes in rounds as the program does, of the local chain.
pub(crate) struct Dealt {
    dice: BeaconUse,
    pub(crate) game: Game,
    log: Vec<Event>,
    pub(crate) seed: Seed,
    mix: Entropy,
    start: KeyedChance,
    chance: KeyedChance,
    pub(crate) rounds: Vec<(u64, RoundLine)>,
    /// Whether a wait has begun since the last round.
    pub(crate) wait_began: bool,
    /// The last seat has a computer player.
    pub(crate) computer: Seat,
}

/// Luck that only notes whether it was asked.
struct Refusing(bool);

impl Chance for Refusing {
    fn draw(&mut self, number: u64, bound: u32) -> u32 {
        self.0 = true;
        // Ties must come to an end.
        (number % u64::from(bound)) as u32
    }
}

impl Dealt {
    pub(crate) fn new(number: u64, setup: &Setup, dice: BeaconUse) -> Self {
        let seed = Seed(std::array::from_fn(|byte| byte as u8 ^ number as u8));
        let mut mix = Entropy::none(usize::from(setup.seats));
        mix.words[0] = Some("pizza".to_owned());
        mix.sealed[1] = Some(SealedWord { hash: hash_of("owl"), word: Some("owl".to_owned()) });
        mix.beacon = match dice.chain {
            Chain::Local => Beacon::Drawn { round: 1_000, signature: sign(1_000) },
            Chain::Quicknet => Beacon::Drawn { round: 123, signature: unhex(EARLY).unwrap() },
        };
        let start = KeyedChance::new(&seed, &mix);
        let mut chance = start.clone();
        let game = Game::new(setup.clone()).unwrap();
        let opening = game.open(&mut chance);
        let mut dealt = Self {
            dice,
            game,
            log: Vec::new(),
            seed,
            mix,
            start,
            chance,
            rounds: Vec::new(),
            wait_began: false,
            computer: Seat(setup.seats - 1),
        };
        dealt.happened(opening);
        dealt
    }

    fn happened(&mut self, events: Vec<Event>) {
        self.wait_began |= events.iter().any(|event| event.milestone().is_some_and(Milestone::begins_wait));
        events.iter().for_each(|event| self.game.evolve(event));
        self.log.extend(events);
    }

    /// Mixes in a round, with the order that waited for it.
    pub(crate) fn mixed(&mut self, round: u64, order: Option<&Ordered>) {
        let signature = match self.dice.chain {
            Chain::Local => sign(round),
            Chain::Quicknet => unhex(SIGNATURE).unwrap(),
        };
        let seq = u64::from(self.game.seq());
        let order = order.map(|order| {
            let text = order.text(self.game.board());
            BoundOrder { binding: self.seed.binding(GAME, seq, round, &text), text }
        });
        self.chance = self.start.mixed(round, &signature);
        self.rounds.push((seq, RoundLine { round, signature, order }));
        self.wait_began = false;
    }

    pub(crate) fn next_round(&self) -> u64 {
        self.rounds.last().map_or(1_001, |(_, line)| line.round + 1)
    }

    /// Gives an answer with the dice as they are; returns whether it drew.
    pub(crate) fn give(&mut self, ask: &Ask, action: &Action, how: AnswerOrigin) -> bool {
        let before = self.game.clone();
        let events = self.game.act(ask.to, ask.id, action, how, &mut self.chance).unwrap();
        self.happened(events);
        draws(&before, ask, action, how)
    }

    /// Gives an answer as the table does: in its mode a round is mixed in before it draws.
    pub(crate) fn answer(&mut self, ask: &Ask, action: &Action, how: AnswerOrigin) {
        let drawn = draws(&self.game, ask, action, how);
        match self.dice.mode {
            BeaconMode::Turn if drawn && self.wait_began => self.mixed(self.next_round(), None),
            BeaconMode::Order if drawn => {
                self.mixed(self.next_round(), Some(&self.ordered(ask, action, how)));
            }
            _ => {}
        }
        self.give(ask, action, how);
    }

    pub(crate) fn ordered(&self, ask: &Ask, action: &Action, how: AnswerOrigin) -> Ordered {
        if how == AnswerOrigin::Player && ask.to != self.computer {
            return Ordered::Answer { seat: ask.to, ask: ask.id, action: action.clone(), then: Vec::new() };
        }
        Ordered::Table { then: Vec::new() }
    }

    /// Random answers.
    pub(crate) fn play(mut self, number: u64, steps: usize) -> Self {
        let mut random = Seeded::new(number);
        for _ in 0..steps {
            let Some((ask, action, how)) = picked(&self.game, &mut random) else { break };
            self.answer(&ask, &action, how);
        }
        self
    }

    fn header(&self) -> Header {
        let setup = self.game.setup();
        let seats = usize::from(setup.seats);
        let ids = (0..seats).map(|seat| (900 + seat as u64, if seat + 1 == seats { "normal" } else { "" }));
        let computers = (0..seats).map(|seat| (seat + 1 == seats).then(|| "normal".to_owned())).collect();
        let seat = |at: usize| SeatLine {
            colour: ["red", "blue", "green", "yellow", "purple", "black"][at].to_owned(),
            name: Some(["Ilaria", "Bruno", "Zoë", "Dora", "Emil", "Fred"][at].to_owned()),
        };
        let players = self.seed.players(ids.collect::<Vec<_>>().into_iter());
        let mut header = Header {
            game: GAME,
            setup: setup.clone(),
            seats: (0..seats).map(seat).collect(),
            fixed: Some(Fixed { dice: Some(self.dice), computers, players }),
            began: None,
            ended: None,
            result: self.game.outcome().cloned(),
            promise: Some(self.seed.promise(GAME)),
            commitment: None,
            mix: Some(self.mix.clone()),
            seed: Some(self.seed.clone()),
            tournament: None,
        };
        let terms = record::terms(&header);
        header.commitment = Some(self.seed.commitment(GAME, &self.mix, terms.as_ref()));
        header
    }

    pub(crate) fn text(&self) -> String {
        record::write(&Record::whole(self.header(), &self.log, &self.rounds, &self.mix, &self.seed))
    }
}

/// Whether an answer draws.
pub(crate) fn draws(game: &Game, ask: &Ask, action: &Action, how: AnswerOrigin) -> bool {
    let mut chance = Refusing(false);
    drop(game.act(ask.to, ask.id, action, how, &mut chance));
    chance.0
}

/// A random question with an answer.
pub(crate) fn picked(game: &Game, random: &mut Seeded) -> Option<(Ask, Action, AnswerOrigin)> {
    let asks = game.asks();
    let ask = asks.get(random.below(asks.len().max(1) as u32) as usize)?.clone();
    let how = [AnswerOrigin::Player, AnswerOrigin::Player, AnswerOrigin::Standing, AnswerOrigin::Silence]
        [random.below(4) as usize];
    let action = match how {
        AnswerOrigin::Silence => ask.default.clone(),
        _ => ask.menu.sample(&mut |n| random.below(n)),
    };
    Some((ask, action, how))
}
