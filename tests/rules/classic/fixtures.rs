//! Scenario fixtures: a position given as the events that lead to it, answers, and their consequences.

use crate::classic_support::{self, InClassic};
use crate::luck::{Seeded, Told};
use casus_belli::rules::classic::{self, Action, AskKind, Menu, Public, View, Why, events};
use casus_belli::rules::{
    AnswerOrigin, Ask, AskId, Board, Card, Clock, Event, Game, Holder, Illegal, Objective, Outcome, Rulebook,
    Seat, Setup, TerritoryId, Viewer,
    objective::{self, DeckId},
};

/// Red is seat 0, blue seat 1, green seat 2.
pub(crate) const RED: Seat = Seat(0);
pub(crate) const BLUE: Seat = Seat(1);
pub(crate) const GREEN: Seat = Seat(2);

/// A position under construction.
#[derive(Clone)]
pub(crate) struct Given {
    setup: Setup,
    holders: Vec<Holder>,
    armies: Vec<u32>,
    cards: Vec<(Seat, Vec<Card>)>,
    sets: u32,
    /// The round of the previous turn.
    round: u32,
    objectives: Vec<(Seat, Objective)>,
    /// Number of cards left to draw, and number of discarded cards.
    deck: Option<(usize, usize)>,
    renewals: u32,
    /// Order of play, if it is not clockwise from the first seat.
    order: Option<Vec<Seat>>,
}

/// The territory with that key.
pub(crate) fn at(key: &str) -> TerritoryId {
    Board::get(casus_belli::rules::BoardId::Classic83)
        .find(key)
        .unwrap_or_else(|| panic!("no {key} on the board"))
}

/// The card of that territory.
pub(crate) fn card(key: &str) -> Card {
    Card(at(key).0)
}

/// The two wild cards.
pub(crate) const WILD: [Card; 2] = [Card(42), Card(43)];

impl Given {
    /// All territories belong to the last seat, with one army each.
    pub(crate) fn seats(seats: u8) -> Self {
        Self::setup(crate::setups::instant(seats))
    }

    pub(crate) fn setup(setup: Setup) -> Self {
        let last = Holder::Seat(Seat(setup.seats - 1));
        Self {
            setup,
            holders: vec![last; 42],
            armies: vec![1; 42],
            cards: Vec::new(),
            sets: 0,
            round: 1,
            objectives: Vec::new(),
            deck: None,
            renewals: 0,
            order: None,
        }
    }

    /// A rulebook's preset, set up at once.
    pub(crate) fn of(rulebook: Rulebook, seats: u8) -> Self {
        let mut setup = Setup::preset(rulebook, seats);
        setup.options.set("setup.way", "instant").unwrap();
        Self::setup(setup)
    }

    /// Sets the round of the previous turn; the first seat's turn begins the next round.
    pub(crate) fn round(mut self, round: u32) -> Self {
        self.round = round;
        self
    }

    /// A secret objective, by its key in any deck.
    pub(crate) fn objective(mut self, seat: Seat, key: &str) -> Self {
        let board = Board::get(self.setup.board());
        let mut cards = DeckId::ALL.into_iter().flat_map(|id| objective::deck(id, board));
        let found = cards.find(|card| card.key == key).unwrap_or_else(|| panic!("no objective {key}"));
        self.objectives.push((seat, found.clone()));
        self
    }

    /// Sets the numbers of cards left to draw and of discarded cards; the last seat holds the rest.
    pub(crate) fn deck(mut self, left: usize, returned: usize) -> Self {
        self.deck = Some((left, returned));
        self
    }

    /// Sets how often the deck was renewed.
    pub(crate) fn renewed(mut self, times: u32) -> Self {
        self.renewals = times;
        self
    }

    /// Sets the order of play, the first player first.
    pub(crate) fn in_order(mut self, order: &[Seat]) -> Self {
        self.order = Some(order.to_vec());
        self
    }

    pub(crate) fn option(mut self, key: &str, value: &str) -> Self {
        self.setup.options.set(key, value).unwrap();
        self
    }

    pub(crate) fn holds(self, seat: Seat, armies: &[(&str, u32)]) -> Self {
        self.held(Holder::Seat(seat), armies)
    }

    pub(crate) fn neutral(self, armies: &[(&str, u32)]) -> Self {
        self.held(Holder::Neutral, armies)
    }

    fn held(mut self, holder: Holder, armies: &[(&str, u32)]) -> Self {
        for (key, n) in armies {
            self.holders[at(key).index()] = holder;
            self.armies[at(key).index()] = *n;
        }
        self
    }

    /// All territories of a continent, one army each.
    pub(crate) fn holds_all(mut self, seat: Seat, continent: &str) -> Self {
        let board = Board::get(self.setup.board());
        let found = board.continents().iter().find(|c| c.key == continent).unwrap();
        found.territories.iter().for_each(|t| self.holders[t.index()] = Holder::Seat(seat));
        self
    }

    pub(crate) fn hand(mut self, seat: Seat, cards: &[Card]) -> Self {
        self.cards.push((seat, cards.to_vec()));
        self
    }

    /// Sets how many sets were traded in before.
    pub(crate) fn sets_before(mut self, sets: u32) -> Self {
        self.sets = sets;
        self
    }

    /// Begins the turn of `seat`.
    pub(crate) fn turn_of(self, seat: Seat) -> When {
        let clockwise: Vec<Seat> = self.setup.all_seats().collect();
        let began = match &self.order {
            None => Public::StartRolled(events::StartRolled { rounds: vec![], first: Seat(0), draw: 0 }),
            Some(order) => {
                Public::OrderRolled(events::OrderRolled { rounds: vec![], order: order.clone(), draw: 0 })
            }
        };
        let order = self.order.unwrap_or(clockwise);
        let mut events = vec![
            Event::from(began),
            Event::from(events::Dealt { holders: self.holders.clone(), draw: 0, draws: 0 }),
        ];
        for at in (0..42).map(TerritoryId).filter(|t| self.armies[t.index()] > 1) {
            let own = vec![(at, self.armies[at.index()] - 1)];
            events.push(Event::from(events::Deployed { seat: Seat(0), own, neutral: vec![] }));
        }
        for (seat, cards) in &self.cards {
            events.extend(
                cards.iter().map(|card| classic::Event::Drew { seat: *seat, card: *card, draw: 0 }.into()),
            );
        }
        // Sets of earlier turns, of cards that no hand holds here: drawn and traded in by the last seat.
        let held: Vec<Card> = self.cards.iter().flat_map(|(_, cards)| cards.clone()).collect();
        let mut spare = (0..42).map(Card).filter(|card| !held.contains(card));
        for _ in 0..self.sets {
            let cards = [(); 3].map(|()| spare.next().unwrap());
            let seat = Seat(self.setup.seats - 1);
            events
                .extend(cards.iter().map(|card| classic::Event::Drew { seat, card: *card, draw: 0 }.into()));
            events.push(Event::from(events::Traded { seat, cards, armies: 0 }));
        }
        for (seat, objective) in &self.objectives {
            let dealt = classic::Event::ObjectiveDealt { seat: *seat, objective: objective.clone(), draw: 0 };
            events.push(dealt.into());
        }
        events.extend((0..self.renewals).map(|_| Event::from(Public::DeckRenewed)));
        if let Some((left, returned)) = self.deck {
            let seat = Seat(self.setup.seats - 1);
            let rest: Vec<Card> = (0..44).map(Card).filter(|card| !held.contains(card)).skip(left).collect();
            events.extend(rest.iter().map(|card| classic::Event::Drew { seat, card: *card, draw: 0 }.into()));
            let cards = rest[..returned].to_vec();
            events.push(Event::from(events::Discarded { seat, cards }));
        }
        let gone = |seat: &Seat| !self.holders.contains(&Holder::Seat(*seat));
        let seats: Vec<Seat> = self.setup.all_seats().collect();
        for seat in seats.into_iter().filter(gone) {
            events.push(Event::from(events::Eliminated { seat, by: RED, cards: 0 }));
        }
        // The previous seat ends its turn without a move, so that the rules begin this turn.
        let place = order.iter().position(|of| *of == seat).unwrap();
        let before = order[(place + order.len() - 1) % order.len()];
        let began = Public::TurnBegan(events::TurnBegan {
            seat: before,
            round: self.round,
            turn: 1,
            territories: 3,
            continents: 0,
        });
        events.push(Event::from(began));
        events.push(Event::from(events::AttacksOpened { seat: before }));
        events.push(Event::from(events::AttacksEnded { seat: before }));
        let game = Game::replay(self.setup, &events).unwrap();
        // A rulebook may draw a card here, with luck that the scenario doesn't specify.
        let mut when = When { game, events: Vec::new(), luck: Luck::Any(Box::new(Seeded::new(0))) };
        when.must(before, &Action::Hold);
        when.luck = Luck::None;
        when.events.clear();
        when
    }

    /// The turn of `seat`, without its income, in the attack phase.
    pub(crate) fn attacks_of(self, seat: Seat) -> When {
        let mut when = self.turn_of(seat);
        when.game.evolve(&Event::from(events::AttacksOpened { seat }));
        when
    }
}

/// A question of the classic family.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    pub(crate) id: AskId,
    pub(crate) to: Seat,
    pub(crate) menu: Menu,
    pub(crate) default: Action,
    pub(crate) clock: Clock,
}

impl Asked {
    fn of(ask: &Ask) -> Self {
        let (menu, default) = (ask.menu.classic().clone(), ask.default.classic().clone());
        Self { id: ask.id, to: ask.to, menu, default, clock: ask.clock }
    }
}

enum Luck {
    None,
    Told(Told),
    Any(Box<Seeded>),
}

/// A running game: takes answers and collects events.
pub(crate) struct When {
    pub(crate) game: Game,
    /// The events since the scenario began.
    pub(crate) events: Vec<Event>,
    luck: Luck,
}

impl When {
    /// A new game from its very first event, with seeded luck.
    pub(crate) fn opened(setup: &Setup, seed: u64) -> Self {
        let mut luck = Seeded::new(seed);
        let mut game = Game::new(setup.clone()).unwrap();
        let events = game.open(&mut luck);
        events.iter().for_each(|event| game.evolve(event));
        Self { game, events, luck: Luck::Any(Box::new(luck)) }
    }

    /// The next dice in order: the attacker's, then the defender's.
    pub(crate) fn dice(mut self, dice: &[u32]) -> Self {
        self.luck = Luck::Told(Told::dice(dice));
        self
    }

    /// Luck that doesn't matter here.
    pub(crate) fn any_luck(mut self, seed: u64) -> Self {
        self.luck = Luck::Any(Box::new(Seeded::new(seed)));
        self
    }

    pub(crate) fn ask(&self, seat: Seat) -> Asked {
        let found = self.game.asks().into_iter().find(|ask| ask.to == seat);
        Asked::of(&found.unwrap_or_else(|| panic!("nothing is asked of {seat:?}: {:?}", self.game.asks())))
    }

    /// All open questions.
    pub(crate) fn asks(&self) -> Vec<Asked> {
        self.game.asks().iter().map(Asked::of).collect()
    }

    /// The game as that viewer sees it.
    pub(crate) fn view(&self, viewer: Viewer) -> View {
        self.game.view(viewer).classic().clone()
    }

    /// Gives an answer, which may be refused.
    pub(crate) fn answer(&mut self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        let ask = self.ask(seat).id;
        let action = action.clone().into();
        let events = match &mut self.luck {
            Luck::None => self.game.act(seat, ask, &action, AnswerOrigin::Player, &mut Told::dice(&[])),
            Luck::Told(told) => self.game.act(seat, ask, &action, AnswerOrigin::Player, told),
            Luck::Any(seeded) => self.game.act(seat, ask, &action, AnswerOrigin::Player, seeded.as_mut()),
        }?;
        events.iter().for_each(|event| self.game.evolve(event));
        self.events.extend(events);
        Ok(())
    }

    /// Gives an answer that must be accepted.
    pub(crate) fn must(&mut self, seat: Seat, action: &Action) {
        self.answer(seat, action).unwrap_or_else(|why| panic!("{action:?} was refused: {why}"));
    }

    /// Gives an answer that must be refused, asserts that nothing changed, and returns the reason.
    pub(crate) fn refused(&mut self, seat: Seat, action: &Action) -> Why {
        let before = self.game.clone();
        match self.answer(seat, action) {
            Err(Illegal::OffMenu(why)) => {
                assert_eq!(self.game, before);
                why.classic().clone()
            }
            other => panic!("{action:?} was not refused by the menu: {other:?}"),
        }
    }

    /// Public events since the scenario began.
    pub(crate) fn public(&self) -> Vec<Public> {
        self.events.iter().filter_map(classic_support::public).cloned().collect()
    }

    pub(crate) fn armies(&self, key: &str) -> u32 {
        self.view(Viewer::Public).at(at(key)).armies
    }

    pub(crate) fn holder(&self, key: &str) -> Holder {
        self.view(Viewer::Public).at(at(key)).holder
    }

    pub(crate) fn hand(&self, seat: Seat) -> Vec<Card> {
        self.view(Viewer::Seat(seat)).own.unwrap().hand
    }

    /// The clock calls time.
    pub(crate) fn call_time(&mut self) {
        let events = self.game.call_time();
        events.iter().for_each(|event| self.game.evolve(event));
        self.events.extend(events);
    }

    /// The seat on turn gives default answers until another seat's turn begins.
    pub(crate) fn pass(&mut self) {
        let turn = self.view(Viewer::Public).turn;
        for _ in 0..20 {
            let asks = self.game.asks();
            if asks.is_empty() || self.view(Viewer::Public).turn != turn {
                return;
            }
            self.must(asks[0].to, asks[0].default.classic());
        }
        panic!("the turn doesn't end: {:?}", self.game.asks());
    }

    pub(crate) fn outcome(&self) -> &Outcome {
        self.game.outcome().unwrap_or_else(|| panic!("the game goes on: {:?}", self.game.asks()))
    }

    /// The seat and kind of the only open question.
    pub(crate) fn asked(&self) -> (Seat, AskKind) {
        let asks = self.game.asks();
        assert_eq!(asks.len(), 1, "{asks:?}");
        (asks[0].to, *asks[0].menu.kind().classic())
    }
}

pub(crate) fn attack(from: &str, to: &str, dice: u8) -> Action {
    Action::Attack { from: at(from), to: at(to), dice }
}

pub(crate) fn fortify(from: &str, to: &str, armies: u32) -> Action {
    Action::Fortify { from: at(from), to: at(to), armies }
}

pub(crate) fn place(armies: &[(&str, u32)]) -> Action {
    Action::Place { armies: armies.iter().map(|(key, n)| (at(key), *n)).collect() }
}
