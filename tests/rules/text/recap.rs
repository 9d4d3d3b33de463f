//! The recap of a notice: by random play its numbers are the differences between two public boards ([PBP-59]).

use crate::classic::fixtures::at;
use crate::classic_support::{InClassic, shown};
use crate::luck::Seeded;
use casus_belli::ai::Player;
use casus_belli::rules::classic::{View, events};
use casus_belli::rules::{AnswerOrigin, Event, Game, Holder, Seat, Seen, Setup, TerritoryId, Viewer};
use casus_belli::text::{Ctx, Lang, Words};
use std::collections::BTreeSet;

const EN: Words = Words::new(Lang::En);
const NAMES: [&str; 6] = ["Ilaria", "Marco", "Zoë", "Red", "Blue", "Green"];

/// How often each kind of line was checked.
#[derive(Debug, Default)]
struct Checked {
    taken: u32,
    by_many: u32,
    held: u32,
    continents: u32,
    out: u32,
    nothing: u32,
    cut: u32,
}

/// A game, and for each seat the public board and the events since its last turn ended.
struct Watched {
    game: Game,
    before: Vec<Option<View>>,
    began: Option<View>,
    since: Vec<Vec<Event>>,
}

impl Watched {
    fn new(setup: &Setup) -> Self {
        let seats = usize::from(setup.seats);
        let game = Game::new(setup.clone()).unwrap();
        Self { game, before: vec![None; seats], began: None, since: vec![Vec::new(); seats] }
    }

    fn public(&self) -> View {
        self.game.view(Viewer::Public).classic().clone()
    }

    fn record(&mut self, events: &[Event]) {
        for event in events {
            if event.seen_by(Viewer::Public).is_some_and(|seen| seen.turn_of().is_some()) {
                let (now, first) = (self.public(), self.began.is_none());
                for seat in 0..self.before.len() {
                    if first || now.on_turn == Some(Seat(seat as u8)) {
                        self.before[seat] = Some(now.clone());
                        self.since[seat].clear();
                    }
                }
                self.began = Some(now);
            }
            self.game.evolve(event);
            self.since.iter_mut().for_each(|since| since.push(event.clone()));
        }
    }

    /// Checks the recap of every seat at this moment.
    fn check(&self, checked: &mut Checked) {
        let now = self.public();
        if now.outcome.is_some() {
            return;
        }
        for (seat, before) in self.before.iter().enumerate() {
            let reader = Seat(seat as u8);
            let (Some(before), true) = (before, now.seats[seat].alive) else { continue };
            // The recap of a turn that has begun is about the board at its beginning.
            let then = if now.on_turn == Some(reader) { self.began.as_ref().unwrap() } else { &now };
            let lines = self.lines(reader);
            agree(&lines, reader, (before, then), checked);
        }
    }

    fn lines(&self, reader: Seat) -> Vec<String> {
        let ctx = Ctx::new(self.game.board(), NAMES);
        let told = |words: Words, viewer| {
            let seen = self.since[reader.index()].iter().filter_map(|event| event.seen_by(viewer));
            words.recap(&self.game.view(viewer), reader, &seen.collect::<Vec<Seen>>(), &ctx)
        };
        let lines = told(EN, Viewer::Seat(reader));
        assert_eq!(lines, told(EN, Viewer::Public), "it says nothing that the others don't know");
        assert_eq!(lines.len(), told(Words::new(Lang::It), Viewer::Public).len());
        assert!(lines.len() <= 5 && lines.iter().all(|line| !line.contains('\n')), "{lines:#?}");
        lines
    }
}

/// The number after that text.
fn number(line: &str, after: &str) -> Option<usize> {
    let rest = &line[line.find(after)? + after.len()..];
    rest.split(' ').next()?.parse().ok()
}

fn agree(lines: &[String], reader: Seat, (before, now): (&View, &View), checked: &mut Checked) {
    let (mine, board) = (Holder::Seat(reader), before.map());
    let name = |at: TerritoryId| board.territory(at).name.en.clone();
    let own = board.ids().filter(|at| before.at(*at).holder == mine);
    let (kept, lost): (Vec<_>, Vec<_>) = own.partition(|at| now.at(*at).holder == mine);
    let taken: Vec<&String> = lines.iter().filter(|line| line.contains(" from you: ")).collect();
    let by_many: Vec<&String> = lines.iter().filter(|line| line.starts_with("You lost ")).collect();
    let sum: usize = taken.iter().map(|line| number(line, " took ").unwrap()).sum();
    let sum_of_many: usize = by_many.iter().map(|line| number(line, "You lost ").unwrap()).sum();
    assert_eq!(sum + sum_of_many, lost.len(), "{lines:#?}");
    if by_many.is_empty() && taken.iter().all(|line| !line.contains(" more")) {
        let named = taken.iter().flat_map(|line| line.split(" from you: ").nth(1).unwrap().split(", "));
        let lost: BTreeSet<String> = lost.iter().map(|at| name(*at)).collect();
        assert_eq!(named.map(str::to_owned).collect::<BTreeSet<_>>(), lost);
    }
    let armies = |at: &TerritoryId| (before.at(*at).armies, now.at(*at).armies);
    let fewer = kept.iter().filter(|at| armies(at).0 != armies(at).1);
    let fewer: Vec<String> =
        fewer.map(|at| format!("{} {} → {}", name(*at), armies(at).0, armies(at).1)).collect();
    let held = lines.iter().find_map(|line| line.strip_prefix("Attacked and held: "));
    match (held, fewer.len()) {
        (None, 0) => {}
        (Some(held), 1..=6) => assert_eq!(held, fewer.join(", ")),
        (Some(held), n) if n > 6 => {
            assert_eq!(held, format!("{} and {} more", fewer[..6].join(", "), n - 6));
        }
        _ => panic!("{fewer:?} in {lines:#?}"),
    }
    let seat = |view: &View| view.seats[reader.index()].continents.clone();
    let (had, has) = (seat(before), seat(now));
    let gone: Vec<_> =
        had.iter().filter(|id| !has.contains(id)).map(|id| &board.continent(*id).name.en).collect();
    let broken = lines.iter().find_map(|line| line.strip_prefix("No longer all yours: "));
    let broken =
        broken.map_or(Vec::new(), |list| list.split(", ").flat_map(|two| two.split(" and ")).collect());
    assert_eq!(broken, gone, "{lines:#?}");
    let out = (0..before.seats.len()).filter(|at| before.seats[*at].alive && !now.seats[*at].alive);
    let out: Vec<_> = out.collect();
    for at in &out {
        let said = format!(" eliminated {}", NAMES[*at]);
        assert!(lines.len() == 5 || lines.iter().any(|line| line.contains(&said)), "{said} in {lines:#?}");
    }
    let quiet = board.ids().all(|at| before.at(at).holder == now.at(at).holder) && fewer.is_empty();
    // Territories that others took from one another and took back leave no trace on the board.
    let of_others = |line: &String| line.contains(" took ") && !line.contains(" you");
    assert!(if quiet { lines.iter().all(of_others) } else { !lines.is_empty() }, "{lines:#?}");
    checked.taken += taken.len() as u32;
    checked.by_many += by_many.len() as u32;
    checked.held += u32::from(held.is_some());
    checked.continents += gone.len() as u32;
    checked.out += out.len() as u32;
    checked.nothing += u32::from(lines.is_empty());
    checked.cut += u32::from(lines.len() == 5);
}

#[test]
fn a_recap_agrees_with_the_boards_before_and_after_at_every_moment_of_random_games_pbp_59() {
    let mut checked = Checked::default();
    for rulebook in crate::setups::rulebooks_of(casus_belli::rules::FamilyId::Classic) {
        let (fewest, most) = rulebook.seats();
        for seats in [fewest, 4.clamp(fewest, most), most] {
            let mut setup = Setup::preset(rulebook, seats);
            setup.fit_pace(true);
            let mut luck = Seeded::new(u64::from(seats));
            let mut watched = Watched::new(&setup);
            let opening = watched.game.open(&mut luck);
            watched.record(&opening);
            for _ in 0..1_500 {
                let asks = watched.game.asks();
                let Some(ask) = asks.first() else { break };
                let view = watched.game.view(Viewer::Seat(ask.to));
                // Computer players capture much; random answers do what nobody would.
                let action = if luck.below(4) == 0 {
                    ask.menu.sample(&mut |n| luck.below(n))
                } else {
                    Player::Normal.answer(&view, ask, &mut |n| luck.below(n))
                };
                let events =
                    watched.game.act(ask.to, ask.id, &action, AnswerOrigin::Player, &mut luck).unwrap();
                watched.record(&events);
                watched.check(&mut checked);
            }
        }
    }
    let Checked { taken, by_many, held, continents, out, nothing, cut } = checked;
    for (kind, n) in [taken, by_many, held, continents, out, nothing, cut].into_iter().enumerate() {
        assert!(n > 20, "kind {kind} was checked {n} times only");
    }
}

#[test]
fn a_recap_names_who_took_what_and_the_armies_before_and_now_pbp_59() {
    let setup = crate::setups::instant(3);
    let mut luck = Seeded::new(1);
    let mut game = Game::new(setup).unwrap();
    let opening = game.open(&mut luck);
    opening.iter().for_each(|event| game.evolve(event));
    let view = game.view(Viewer::Public);
    let reader = view.on_turn.unwrap();
    let other = Seat((reader.0 + 1) % 3);
    let own = |n: usize| {
        let held = |at: &TerritoryId| view.classic().at(*at).holder == Holder::Seat(reader);
        game.board().ids().filter(held).nth(n).unwrap()
    };
    let rolled = |to, defender_lost| {
        let (from, against) = (at("peru"), Holder::Seat(reader));
        let (attack, defence) = (vec![6, 6], vec![1, 1]);
        let (attacker_lost, draw) = (0, 0);
        let seat = other;
        shown(events::Rolled { seat, from, to, against, attack, defence, attacker_lost, defender_lost, draw })
    };
    let began = |seat, turn| shown(events::TurnBegan { seat, round: 2, turn, territories: 3, continents: 0 });
    let seen = [began(other, 4), rolled(own(0), 2), rolled(own(0), 1), began(reader, 5)];
    let ctx = Ctx::new(game.board(), NAMES);
    let place = |words: Words| words.territory(game.board(), own(0));
    let armies = view.classic().at(own(0)).armies;
    let told = EN.recap(&view, reader, &seen, &ctx);
    assert_eq!(told, [format!("Attacked and held: {} {} → {armies}", place(EN), armies + 3)]);
    let it = Words::new(Lang::It);
    let told = it.recap(&view, reader, &seen, &ctx);
    assert_eq!(told, [format!("Attaccati e rimasti tuoi: {} {} → {armies}", place(it), armies + 3)]);
    let quiet = [began(other, 4), began(reader, 5)];
    assert!(EN.recap(&view, reader, &quiet, &ctx).is_empty(), "nothing happened, nothing is told");
}
