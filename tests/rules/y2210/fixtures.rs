//! Positions of 2210 for scenarios: a game whose stored form is rewritten, then played by its questions.

use crate::luck::{Seeded, Told};
use casus_belli::rules::y2210::{self, Action, Commander, Commanders, Play, Units};
use casus_belli::rules::{
    Action as AnyAction, AnswerOrigin, Ask, Clock, Event, FamilyEvent, Game, Illegal, Menu, Rulebook, Seat,
    Setup, TerritoryId, View, Viewer, Why,
};
use serde_json::{Value, json};

/// A game in a position of one's own making, with the dice told in advance.
pub(crate) struct Table {
    pub(crate) game: Game,
    pub(crate) log: Vec<Event>,
    dice: Vec<u32>,
}

/// Shorthand for seats.
pub(crate) const A: Seat = Seat(0);
pub(crate) const B: Seat = Seat(1);
pub(crate) const C: Seat = Seat(2);

/// MODs.
pub(crate) fn mods(mods: u32) -> Units {
    Units::of_mods(mods)
}

/// MODs and commanders.
pub(crate) fn units(mods: u32, commanders: &[Commander]) -> Units {
    Units { mods, commanders: commanders.iter().copied().collect() }
}

/// That card without a target.
pub(crate) fn card(key: &str) -> Play {
    card_on(key, y2210::Target::Nothing)
}

/// That card with a target.
pub(crate) fn card_on(key: &str, target: y2210::Target) -> Play {
    let card = y2210::CardKind::all().find(|kind| kind.key() == key).expect("a card of that id");
    Play { card, target }
}

impl Table {
    /// An empty board in the first turn of the first year: seat 0 is on turn and invades, nobody has energy or cards.
    pub(crate) fn new(seats: u8) -> Self {
        Self::with(seats, &[])
    }

    /// The same with house options.
    pub(crate) fn with(seats: u8, options: &[(&str, &str)]) -> Self {
        let mut setup = Setup::preset(Rulebook::Y2210, seats);
        setup.options.set("setup.way", "instant").unwrap();
        for (key, value) in options {
            setup.options.set(key, value).unwrap();
        }
        Self::of(setup)
    }

    /// The same with this setup, which must be set up at once.
    pub(crate) fn of(setup: Setup) -> Self {
        let seats = setup.seats;
        let mut luck = Seeded::new(1);
        let mut game = Game::new(setup).unwrap();
        let log = game.open(&mut luck);
        log.iter().for_each(|event| game.evolve(event));
        let mut table = Self { game, log, dice: Vec::new() };
        table.edit(|state| {
            for held in state["field"].as_array_mut().unwrap() {
                *held = json!({"holder": "nobody", "units": {"mods": 0, "commanders": []}, "station": false});
            }
            let all: Vec<u8> = (0..69).collect();
            state["devastated"] = json!([]);
            state["land_cards"] = json!(all);
            state["year"] = json!(1);
            state["turn"] = json!(1);
            state["current"] = json!(0);
            state["order"] = json!((0..seats).collect::<Vec<u8>>());
            state["choosing"] = json!([]);
            state["sealed"] = json!([]);
            state["stack"] = json!([]);
            state["facts"]["moves"] = json!(1);
            state["phase"] = json!("invading");
            for (number, player) in state["seats"].as_array_mut().unwrap().iter_mut().enumerate() {
                player["energy"] = json!(0);
                player["in_hand"] = json!(0);
                player["marker"] = json!(number + 1);
            }
        });
        table
    }

    /// A game of this setup as it opens.
    pub(crate) fn of_opened(setup: Setup) -> Game {
        let mut luck = Seeded::new(1);
        let mut game = Game::new(setup).unwrap();
        game.open(&mut luck).iter().for_each(|event| game.evolve(event));
        game
    }

    fn edit(&mut self, change: impl FnOnce(&mut Value)) {
        let mut stored = serde_json::to_value(&self.game).unwrap();
        change(&mut stored["family"]["y2210"]);
        self.game = serde_json::from_value(stored).unwrap();
    }

    pub(crate) fn id(&self, key: &str) -> TerritoryId {
        self.game.board().find(key).unwrap_or_else(|| panic!("no territory {key}"))
    }

    /// Puts units of a seat on a territory.
    pub(crate) fn hold(mut self, seat: Seat, at: &str, units: Units) -> Self {
        let at = self.id(at);
        self.edit(|state| {
            state["field"][at.index()] = json!({"holder": {"seat": seat}, "units": units, "station": false});
        });
        self
    }

    /// Puts neutral MODs on a territory.
    pub(crate) fn neutral(mut self, at: &str, number: u32) -> Self {
        let at = self.id(at);
        self.edit(|state| {
            state["field"][at.index()] =
                json!({"holder": "neutral", "units": mods(number), "station": false});
        });
        self
    }

    /// Puts a station of a seat on a territory, with what stands there.
    pub(crate) fn station(mut self, seat: Seat, at: &str) -> Self {
        let at = self.id(at);
        self.edit(|state| {
            state["field"][at.index()]["holder"] = json!({"seat": seat});
            state["field"][at.index()]["station"] = json!(true);
        });
        self
    }

    /// Gives a seat energy.
    pub(crate) fn energy(mut self, seat: Seat, energy: u32) -> Self {
        self.edit(|state| state["seats"][seat.index()]["energy"] = json!(energy));
        self
    }

    /// Gives a seat command cards, taken from the decks.
    pub(crate) fn hand(mut self, seat: Seat, cards: &[&str]) -> Self {
        self.edit(|state| {
            for key in cards {
                let kind = y2210::CardKind::all().find(|kind| kind.key() == *key).expect("a card of that id");
                let deck = state["command_cards"].as_array_mut().unwrap();
                let number = |value: &Value| y2210::CommandCard(value.as_u64().unwrap() as u8);
                let at = deck.iter().position(|value| number(value).kind() == kind).expect("a copy is left");
                let one = deck.remove(at);
                let hand = state["seats"][seat.index()]["hand"].as_array_mut().unwrap();
                hand.push(one);
                hand.sort_by_key(Value::as_u64);
            }
        });
        self
    }

    /// Changes a part of the stored state.
    pub(crate) fn set(mut self, pointer: &str, value: Value) -> Self {
        self.edit(|state| *state.pointer_mut(pointer).expect("a part of the state") = value);
        self
    }

    /// The next faces of the dice, or numbers of drawn cards (1-based) and of seats.
    pub(crate) fn dice(mut self, dice: &[u32]) -> Self {
        self.dice = dice.to_vec();
        self
    }

    /// The question open to a seat.
    pub(crate) fn ask(&self, seat: Seat) -> Ask {
        self.game.asks().into_iter().find(|ask| ask.to == seat).unwrap_or_else(|| {
            panic!("nothing is asked of {seat:?}: {:?}", self.game.asks().first().map(|ask| &ask.menu))
        })
    }

    /// The family's menu that is open to a seat.
    pub(crate) fn menu(&self, seat: Seat) -> y2210::Menu {
        let Menu::Y2210(menu) = self.ask(seat).menu else { panic!("a game of 2210") };
        menu
    }

    /// The id of the question that is open to a seat.
    pub(crate) fn asked(&self, seat: Seat) -> &'static str {
        self.ask(seat).menu.kind().key()
    }

    /// Gives an answer; the events that it causes.
    pub(crate) fn act(&mut self, seat: Seat, action: Action) -> Vec<Event> {
        let ask = self.ask(seat);
        let mut luck = Told::dice(&std::mem::take(&mut self.dice));
        let action = AnyAction::Y2210(action);
        let events = self
            .game
            .act(seat, ask.id, &action, AnswerOrigin::Player, &mut luck)
            .unwrap_or_else(|why| panic!("{action:?} is refused: {why}"));
        events.iter().for_each(|event| self.game.evolve(event));
        self.log.extend(events.clone());
        [events, self.at_once()].concat()
    }

    /// As the table does: the default answers the questions that wait for nobody.
    pub(crate) fn at_once(&mut self) -> Vec<Event> {
        let mut all = Vec::new();
        while let Some(ask) = self.game.asks().into_iter().find(|ask| ask.clock == Clock::Standing) {
            let events = self.game.expire(ask.id, &mut Told::dice(&[])).unwrap();
            events.iter().for_each(|event| self.game.evolve(event));
            all.extend(events);
        }
        self.log.extend(all.clone());
        all
    }

    /// Gives an answer with the dice that fall.
    pub(crate) fn rolls(&mut self, seat: Seat, action: Action, dice: &[u32]) -> Vec<Event> {
        self.dice = dice.to_vec();
        self.act(seat, action)
    }

    /// The reason why an answer is refused; the game must be unchanged.
    #[allow(clippy::needless_pass_by_value, reason = "as `act` takes it")]
    pub(crate) fn refuses(&self, seat: Seat, action: Action) -> y2210::Why {
        let ask = self.ask(seat);
        let before = self.game.clone();
        let refused = self.game.act(
            seat,
            ask.id,
            &AnyAction::Y2210(action.clone()),
            AnswerOrigin::Player,
            &mut Told::dice(&[]),
        );
        assert_eq!(self.game, before);
        match refused {
            Err(Illegal::OffMenu(Why::Y2210(why))) => why,
            other => panic!("{action:?} is not refused by the rules: {other:?}"),
        }
    }

    /// Declares an invasion.
    pub(crate) fn invade(&mut self, seat: Seat, from: &str, to: &str) -> Vec<Event> {
        let (from, to) = (self.id(from), self.id(to));
        self.act(seat, Action::Invade { from, to })
    }

    /// Names dice and rolls them; the defender's number is forced or given.
    pub(crate) fn fight(
        &mut self,
        seat: Seat,
        (dice, commanders): (u8, &[Commander]),
        defence: Option<(Seat, u8)>,
        faces: &[u32],
    ) -> Vec<Event> {
        let commanders: Commanders = commanders.iter().copied().collect();
        let throw = Action::Throw { dice, commanders };
        match defence {
            None => self.rolls(seat, throw, faces),
            Some((defender, number)) => {
                self.act(seat, throw);
                self.rolls(defender, Action::Defend { dice: number }, faces)
            }
        }
    }

    /// Plays a card in the own turn.
    pub(crate) fn play(&mut self, seat: Seat, play: Play, draws: &[u32]) -> Vec<Event> {
        self.rolls(seat, Action::Play { card: play.card, target: play.target }, draws)
    }

    /// Ends steps of the turn until that question is asked; the rules end those in which nothing can be done.
    pub(crate) fn done_until(&mut self, seat: Seat, kind: &str) {
        while self.asked(seat) != kind {
            self.act(seat, Action::Done);
        }
    }

    /// Ends the turn; the events of its end.
    pub(crate) fn end_turn(&mut self, seat: Seat) -> Vec<Event> {
        loop {
            let events = self.act(seat, Action::Done);
            if Self::has(&events, "turn_ended") {
                return events;
            }
        }
    }

    /// The view of a viewer.
    pub(crate) fn view(&self, viewer: Viewer) -> y2210::View {
        let View::Y2210(view) = self.game.view(viewer) else { panic!("a game of 2210") };
        view
    }

    /// What stands on a territory.
    pub(crate) fn at(&self, key: &str) -> y2210::Occupation {
        self.view(Viewer::Public).at(self.id(key))
    }

    /// The energy of a seat.
    pub(crate) fn energy_of(&self, seat: Seat) -> u32 {
        self.view(Viewer::Public).seat(seat).energy
    }

    /// The hand of a seat, by the ids of its cards.
    pub(crate) fn hand_of(&self, seat: Seat) -> Vec<&'static str> {
        self.view(Viewer::Seat(seat)).own.unwrap().hand.iter().map(|card| card.kind().key()).collect()
    }

    /// Whether a public event of that id is among these.
    pub(crate) fn has(events: &[Event], id: &str) -> bool {
        events.iter().any(|event| {
            let Event::Happened(FamilyEvent::Y2210(event)) = event else { return false };
            let stored = serde_json::to_value(event).unwrap();
            let inner = stored.get("public").unwrap_or(&stored);
            inner.get(id).is_some() || inner.as_str() == Some(id)
        })
    }
}
