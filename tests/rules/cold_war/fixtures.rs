//! Positions of the Cold War for scenarios: a game whose stored form is rewritten, then played by its questions.

use crate::luck::{Seeded, Told};
use casus_belli::rules::cold_war::{self, Action, Armies};
use casus_belli::rules::{
    Action as AnyAction, AnswerOrigin, Ask, Event, FamilyEvent, FamilySeen, Game, Illegal, Menu, Rulebook,
    Seat, Seen, Setup, TerritoryId, View, Viewer, Why,
};
use serde_json::{Value, json};

/// A game in a position of one's own making.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) game: Game,
}

/// With five players: the USA.
pub(crate) const USA: Seat = Seat(0);
/// The first coalition.
pub(crate) const ONE: Seat = Seat(1);
/// The USSR.
pub(crate) const USSR: Seat = Seat(2);
/// The second coalition.
pub(crate) const TWO: Seat = Seat(3);
/// The third coalition.
pub(crate) const THREE: Seat = Seat(4);

/// Where each of the five stands at the beginning, with one infantry.
pub(crate) const HOMES: [&str; 5] = ["ontario", "argentina", "ural", "egypt", "mongolia"];

/// Infantry and tanks.
pub(crate) fn armies(infantry: u32, tanks: u32) -> Armies {
    Armies { infantry, tanks, ..Armies::NONE }
}

impl Table {
    /// Five players in 1950, the USA acts; each has one infantry at home and ten population cards. Only the USA has money, so that
    /// its turn goes on (A3-71).
    pub(crate) fn new() -> Self {
        Self::with(&[])
    }

    /// The same with house options.
    pub(crate) fn with(options: &[(&str, &str)]) -> Self {
        let mut setup = Setup::preset(Rulebook::ColdWar, 5);
        // Scenarios name seats by what they play.
        setup.options.set("cold_war.seats", "joined").unwrap();
        for (key, value) in options {
            setup.options.set(key, value).unwrap();
        }
        let mut luck = Seeded::new(1);
        let mut game = Game::new(setup).unwrap();
        let log = game.open(&mut luck);
        log.iter().for_each(|event| game.evolve(event));
        let mut table = Self { game };
        table.edit(|state| {
            for place in state["places"].as_array_mut().unwrap() {
                *place = json!({
                    "armies": [], "interceptors": 0, "refugees": [], "control": "nobody",
                    "last_controller": null, "turn_end_controller": null, "war": null, "mushroom": false
                });
            }
            state["phase"] = json!("acting");
            state["stack"] = json!([]);
            for player in state["seats"].as_array_mut().unwrap() {
                player["money"] = json!(0);
                player["population"] = json!(10);
            }
            state["seats"][USA.index()]["money"] = json!(1);
        });
        HOMES
            .into_iter()
            .enumerate()
            .fold(table, |table, (seat, at)| table.hold(Seat(seat as u8), at, armies(1, 0)))
    }

    fn edit(&mut self, change: impl FnOnce(&mut Value)) {
        let mut stored = serde_json::to_value(&self.game).unwrap();
        change(&mut stored["family"]["cold_war"]);
        self.game = serde_json::from_value(stored).unwrap();
    }

    pub(crate) fn id(&self, key: &str) -> TerritoryId {
        self.game.board().find(key).unwrap_or_else(|| panic!("no state {key}"))
    }

    /// Puts armies of a seat into a state, beside those of others.
    pub(crate) fn hold(mut self, seat: Seat, at: &str, armies: Armies) -> Self {
        let at = self.id(at);
        self.edit(|state| {
            let place = &mut state["places"][at.index()];
            let all = place["armies"].as_array_mut().unwrap();
            all.retain(|entry| entry[0] != json!(seat));
            all.push(json!([seat, armies]));
            all.sort_by_key(|entry| entry[0].as_u64());
            if all.len() == 1 {
                place["control"] = json!({ "held": seat });
                place["last_controller"] = json!(seat);
                place["turn_end_controller"] = json!(seat);
            } else {
                place["control"] = json!("war");
                place["war"] =
                    json!({"paid": [], "attacked": [], "armed": false, "open": false, "shared": []});
            }
        });
        self
    }

    /// A seat in exile with these pieces and twice as many cards.
    pub(crate) fn exile(mut self, seat: Seat, pieces: &[(&str, u32)]) -> Self {
        let home = self.id(HOMES[seat.index()]);
        let ids: Vec<(TerritoryId, u32)> = pieces.iter().map(|(at, n)| (self.id(at), *n)).collect();
        self.edit(|state| {
            state["places"][home.index()]["armies"] = json!([]);
            state["places"][home.index()]["control"] = json!("nobody");
            state["seats"][seat.index()]["exile"] = json!(true);
            let all: u32 = ids.iter().map(|(_, n)| n).sum();
            state["seats"][seat.index()]["population"] = json!(2 * all);
            for (at, n) in &ids {
                state["places"][at.index()]["refugees"].as_array_mut().unwrap().push(json!([seat, n]));
            }
        });
        self
    }

    pub(crate) fn money(mut self, seat: Seat, money: u32) -> Self {
        self.edit(|state| state["seats"][seat.index()]["money"] = json!(money));
        self
    }

    pub(crate) fn population(mut self, seat: Seat, cards: u32) -> Self {
        self.edit(|state| state["seats"][seat.index()]["population"] = json!(cards));
        self
    }

    /// A mushroom stands there.
    pub(crate) fn nuked(mut self, at: &str) -> Self {
        let at = self.id(at);
        self.edit(|state| state["places"][at.index()]["mushroom"] = json!(true));
        self
    }

    /// Puts a seat on turn.
    pub(crate) fn turn_of(mut self, seat: Seat) -> Self {
        self.edit(|state| state["current"] = json!(seat));
        self
    }

    /// Changes a part of the stored state.
    pub(crate) fn set(mut self, pointer: &str, value: Value) -> Self {
        self.edit(|state| *state.pointer_mut(pointer).expect("a part of the state") = value);
        self
    }

    /// The question of that kind that is open to a seat.
    pub(crate) fn ask(&self, seat: Seat, kind: &str) -> Ask {
        let mut asks = self.game.asks().into_iter();
        asks.find(|ask| ask.to == seat && ask.menu.kind().key() == kind)
            .unwrap_or_else(|| panic!("{kind} is not asked of {seat:?}: {:?}", self.kinds()))
    }

    /// All open questions that the game waits for.
    pub(crate) fn kinds(&self) -> Vec<(Seat, &'static str)> {
        let asks = self.game.asks().into_iter().map(|ask| (ask.to, ask.menu.kind().key()));
        asks.filter(|(_, kind)| !["talk", "launch"].contains(kind)).collect()
    }

    /// The family's menu of that kind that is open to a seat.
    pub(crate) fn menu(&self, seat: Seat, kind: &str) -> cold_war::Menu {
        let Menu::ColdWar(menu) = self.ask(seat, kind).menu else { panic!("a game of the Cold War") };
        menu
    }

    /// Gives an answer to the question of that kind; the events that it causes.
    pub(crate) fn act(&mut self, seat: Seat, kind: &str, action: Action) -> Vec<Event> {
        self.rolls(seat, kind, action, &[])
    }

    /// The same with the dice that fall.
    pub(crate) fn rolls(&mut self, seat: Seat, kind: &str, action: Action, dice: &[u32]) -> Vec<Event> {
        let ask = self.ask(seat, kind);
        let mut luck = Told::dice(dice);
        let action = AnyAction::ColdWar(action);
        let events = self
            .game
            .act(seat, ask.id, &action, AnswerOrigin::Player, &mut luck)
            .unwrap_or_else(|why| panic!("{action:?} is refused: {why}"));
        events.iter().for_each(|event| self.game.evolve(event));
        events
    }

    /// Answers in one's own turn.
    pub(crate) fn does(&mut self, seat: Seat, action: Action) -> Vec<Event> {
        self.act(seat, "act", action)
    }

    /// Says something to the talk question.
    pub(crate) fn says(&mut self, seat: Seat, action: Action) -> Vec<Event> {
        self.act(seat, "talk", action)
    }

    /// The reason why an answer is refused; the game must be unchanged.
    #[allow(clippy::needless_pass_by_value, reason = "as `act` takes it")]
    pub(crate) fn refuses(&self, seat: Seat, kind: &str, action: Action) -> cold_war::Why {
        let ask = self.ask(seat, kind);
        assert!(!ask.menu.offers(&AnyAction::ColdWar(action.clone())), "the menu offers {action:?}");
        let given = AnyAction::ColdWar(action.clone());
        match self.game.act(seat, ask.id, &given, AnswerOrigin::Player, &mut Told::dice(&[])) {
            Err(Illegal::OffMenu(Why::ColdWar(why))) => why,
            other => panic!("{action:?} is not refused by the rules: {other:?}"),
        }
    }

    /// The view of a viewer.
    pub(crate) fn view(&self, viewer: Viewer) -> cold_war::View {
        let View::ColdWar(view) = self.game.view(viewer) else { panic!("a game of the Cold War") };
        view
    }

    /// What stands in a state.
    pub(crate) fn at(&self, key: &str) -> cold_war::Occupation {
        self.view(Viewer::Public).at(self.id(key)).clone()
    }

    /// The money of a seat, as it sees it itself.
    pub(crate) fn money_of(&self, seat: Seat) -> u32 {
        self.view(Viewer::Seat(seat)).seat(seat).money.unwrap()
    }

    /// The facts about a seat.
    pub(crate) fn seat(&self, seat: Seat) -> cold_war::SeatView {
        self.view(Viewer::Public).seat(seat).clone()
    }
}

/// The family's events among these as one viewer sees them.
pub(crate) fn seen(events: &[Event], viewer: Viewer) -> Vec<cold_war::Seen> {
    let seen = events.iter().filter_map(|event| event.seen_by(viewer));
    seen.filter_map(|seen| match seen {
        Seen::Happened(FamilySeen::ColdWar(seen)) => Some(seen),
        _ => None,
    })
    .collect()
}

/// The public events among these.
pub(crate) fn public(events: &[Event]) -> Vec<cold_war::Public> {
    let of = |event: &Event| match event {
        Event::Happened(FamilyEvent::ColdWar(cold_war::Event::Public(public))) => Some(public.clone()),
        _ => None,
    };
    events.iter().filter_map(of).collect()
}
