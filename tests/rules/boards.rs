//! The boards agree with the printed facts: territories, continents, bonuses, borders, values (F-11, F-12, F-20 to
//! F-25, R3-3).

use casus_belli::rules::board::{Condition, Kind, Topology};
use casus_belli::rules::{Board, BoardId, TerritoryId, TerritorySet};
use std::collections::{BTreeMap, BTreeSet};

const Y2210: [BoardId; 2] = [BoardId::Y2210Land82, BoardId::Y2210Land81];

fn key(board: &Board, at: TerritoryId) -> &str {
    &board.territory(at).key
}

fn keys(board: &Board, of: TerritorySet) -> Vec<&str> {
    of.iter().map(|at| key(board, at)).collect()
}

fn at(board: &Board, key: &str) -> TerritoryId {
    board.find(key).unwrap_or_else(|| panic!("{key} is on the board"))
}

/// Each linked pair once, in either direction.
fn pairs(board: &Board, leads: impl Fn(TerritoryId) -> TerritorySet) -> BTreeSet<[&str; 2]> {
    let of = |a: TerritoryId| leads(a).iter().map(move |b| [a.min(b), a.max(b)]).collect::<Vec<_>>();
    board.ids().flat_map(of).map(|two| two.map(|at| key(board, at))).collect()
}

#[test]
fn every_board_has_symmetric_borders_and_hangs_together_when_all_conditions_hold() {
    for id in BoardId::ALL {
        let board = Board::get(id);
        let open = Condition::ALL.into_iter().fold(Topology::new(board), Topology::with_all);
        for a in board.ids() {
            assert!(board.territory(a).borders.iter().all(|b| board.adjacent(b, a)), "{id:?} {a:?}");
            assert!(!board.adjacent(a, a));
            assert_eq!(open.reach(a, board.all()), board.all(), "{id:?} {}", key(board, a));
        }
        let all = board.continents().iter().fold(TerritorySet::EMPTY, |all, c| all.union(c.territories));
        assert_eq!(all, board.all());
        assert_eq!(board.continents().iter().map(|c| c.territories.len()).sum::<usize>(), board.len());
    }
}

#[test]
fn r1_5_f_20_2210_has_42_lands_13_waters_and_14_territories_on_the_moon_in_14_colonies() {
    for id in Y2210 {
        let board = Board::get(id);
        assert_eq!(Kind::ALL.map(|kind| board.of_kind(kind).len()), [42, 13, 14]);
        // A1-75: lands, then waters, then the Moon.
        let kinds: Vec<Kind> = board.territories().iter().map(|t| t.kind).collect();
        assert!(kinds.is_sorted());
        let found: Vec<(&str, usize, u32)> =
            board.continents().iter().map(|c| (c.name.en.as_str(), c.territories.len(), c.bonus)).collect();
        let told = [
            ("North America", 9, 5),
            ("South America", 4, 2),
            ("Europe", 7, 5),
            ("Africa", 6, 3),
            ("Asia", 12, 7),
            ("Australia", 4, 2),
            ("US Pacific", 3, 2),
            ("Asia Pacific", 2, 1),
            ("North Atlantic", 3, 2),
            ("South Atlantic", 2, 1),
            ("Indian", 3, 2),
            ("Cresinion", 4, 2),
            ("Delphot", 4, 2),
            ("Sajon", 6, 4),
        ];
        assert_eq!(found, told);
        let one_kind = |c: &casus_belli::rules::board::Continent| {
            let kinds: BTreeSet<Kind> = c.territories.iter().map(|at| board.territory(at).kind).collect();
            kinds.len() == 1
        };
        assert!(board.continents().iter().all(one_kind));
    }
}

#[test]
fn f_21_f_23_f_24_2210_has_the_borders_that_the_facts_list() {
    for id in Y2210 {
        let board = Board::get(id);
        let named: BTreeMap<&str, &str> =
            board.territories().iter().map(|t| (t.name.en.as_str(), t.key.as_str())).collect();
        let mut told: BTreeSet<[&str; 2]> = BTreeSet::new();
        let text = include_str!("boards_y2210.txt");
        for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let (from, to) = line.split_once(": ").unwrap();
            for to in to.split(", ") {
                let two = [named[from], named[to]].map(|key| at(board, key));
                told.insert([two[0].min(two[1]), two[0].max(two[1])].map(|at| key(board, at)));
            }
        }
        assert_eq!(told.len(), 81 + 22 + 30);
        // A1-1: the option adds the one border that the text of the rules names and the printed board lacks.
        if id == BoardId::Y2210Land82 {
            told.insert(["greenland", "ontario"]);
        }
        assert_eq!(pairs(board, |at| board.neighbours(at)), told, "{id:?}");
        let counts = [Condition::Naval, Condition::Space].map(|when| board.link_count(when));
        assert_eq!((board.border_count(), counts), (if told.len() == 134 { 82 } else { 81 }, [22, 30]));
    }
}

#[test]
fn r1_41_r1_42_waters_need_a_naval_commander_and_the_moon_a_space_commander() {
    let board = Board::get(BoardId::Y2210Land82);
    let kind = |at: TerritoryId| board.territory(at).kind;
    for from in board.ids() {
        for to in board.ids() {
            let kinds = [kind(from), kind(to)];
            let holds = |when| board.links(when, from).contains(to);
            assert!(!board.adjacent(from, to) || kinds == [Kind::Land; 2], "{from:?} {to:?}");
            let earthly = kinds.contains(&Kind::Sea) && !kinds.contains(&Kind::Moon);
            assert!(!holds(Condition::Naval) || earthly, "{from:?} {to:?}");
            assert!(!holds(Condition::Space) || kinds == [Kind::Moon; 2], "{from:?} {to:?}");
        }
    }
}

#[test]
fn r1_42_r1_47_f_25_a1_42_earth_and_moon_meet_at_three_landing_sites_and_by_invade_earth() {
    for id in Y2210 {
        let board = Board::get(id);
        let (moon, sites) = (board.of_kind(Kind::Moon), board.group("landing_sites").unwrap());
        let earth = board.all().difference(moon);
        let mut named = keys(board, sites);
        named.sort_unstable();
        assert_eq!(named, ["bay_of_dew", "sea_of_crisis", "tycho"]);
        for from in board.ids() {
            let some = |is: bool, to: TerritorySet| if is { to } else { TerritorySet::EMPTY };
            assert_eq!(board.links(Condition::Launch, from), some(earth.contains(from), sites));
            assert_eq!(board.links(Condition::Return, from), some(sites.contains(from), earth));
            let land = some(moon.contains(from), board.of_kind(Kind::Land));
            assert_eq!(board.links(Condition::InvadeEarth, from), land);
        }
    }
}

#[test]
fn r1_42_a_station_opens_the_moon_to_its_own_territory_only() {
    let board = Board::get(BoardId::Y2210Land82);
    let [egypt, japan, tycho, harpalus] = ["egypt", "japan", "tycho", "harpalus"].map(|key| at(board, key));
    let station: TerritorySet = [egypt].into_iter().collect();
    let grounded = Topology::new(board);
    assert!(!grounded.adjacent(egypt, tycho));
    let launches = grounded.with(Condition::Launch, station, board.all());
    assert!(launches.adjacent(egypt, tycho) && !launches.adjacent(japan, tycho));
    assert!(!launches.adjacent(egypt, harpalus), "only into landing sites");
    assert!(!launches.adjacent(tycho, egypt), "R1-43");
    // R1-47: fortifying between own stations and own landing sites, in both directions.
    let sites: TerritorySet = [tycho].into_iter().collect();
    let chain = launches.with(Condition::Return, sites, station);
    let own: TerritorySet = [egypt, japan, tycho].into_iter().collect();
    assert_eq!(chain.reach(tycho, own), [egypt, tycho].into_iter().collect());
    // A1-42: the card names one land; every territory of the Moon borders it, in one direction.
    let target: TerritorySet = [japan].into_iter().collect();
    let card = grounded.with(Condition::InvadeEarth, board.of_kind(Kind::Moon), target);
    assert!(
        card.adjacent(harpalus, japan) && !card.adjacent(harpalus, egypt) && !card.adjacent(japan, harpalus)
    );
}

/// Income of each state, by region, as document 003 lists it.
const INCOME: [(u32, &str); 6] = [
    (
        29,
        "Japan 2, Yakutsk 1, Mongolia 1, Kamchatka 2, China 3, Siberia 2, Irkutsk 2, Ural 2, Afghanistan 3, India 2, Siam 4, Middle East 5",
    ),
    (
        10,
        "Iceland 1, Northern Europe 1, Scandinavia 1, Ukraine 3, Western Europe 1, Great Britain 2, Southern Europe 1",
    ),
    (9, "Venezuela 4, Peru 2, Brazil 1, Argentina 2"),
    (
        18,
        "Greenland 1, Central America 3, Northwest Territory 1, Alaska 3, Alberta 2, Quebec 1, Western United States 2, Eastern United States 4, Ontario 1",
    ),
    (11, "North Africa 4, Egypt 4, East Africa 1, Congo 1, South Africa 1, Madagascar 0"),
    (9, "Indonesia 4, Western Australia 1, New Guinea 2, Eastern Australia 2"),
];

#[test]
fn r3_3_the_states_of_the_cold_war_yield_86_region_by_region() {
    let board = Board::get(BoardId::ColdWar);
    let topology = Topology::new(board);
    assert_eq!((board.len(), board.border_count(), topology.income(board.all())), (42, 82, 86));
    let mut told = 0;
    for (sum, states) in INCOME {
        let mut region = TerritorySet::EMPTY;
        for state in states.split(", ") {
            let (name, value) = state.rsplit_once(' ').unwrap();
            let at = board.ids().find(|at| board.territory(*at).name.en == name).expect(name);
            assert_eq!(board.territory(at).value, Some(value.parse().unwrap()), "{name}");
            region.insert(at);
            told += 1;
        }
        assert!(board.continents().iter().any(|c| c.territories == region && c.bonus == 0), "{states}");
        assert_eq!(topology.income(region), sum);
    }
    assert_eq!(told, 42);
}

#[test]
fn a3_46_the_cold_war_is_fought_over_the_italian_boards_borders() {
    let [cold, italian] = [BoardId::ColdWar, BoardId::Risiko].map(Board::get);
    for at in cold.ids() {
        let [ours, theirs] = [cold, italian].map(|board| board.territory(at));
        assert_eq!((&ours.key, &ours.name, ours.borders), (&theirs.key, &theirs.name, theirs.borders));
    }
    assert_eq!(cold.sea_lanes(), italian.sea_lanes());
}

#[test]
fn r3_3_a3_5_coalitions_begin_with_equal_incomes_and_the_superpowers_with_those_of_the_reconstruction() {
    let board = Board::get(BoardId::ColdWar);
    let income = |of: TerritorySet| Topology::new(board).income(of);
    for (players, each, usa, ussr) in [(4, 10, 33, 33), (5, 9, 31, 28), (6, 7, 30, 28)] {
        let of = |n| board.group(&format!("coalition_{players}_{n}"));
        let coalitions: Vec<TerritorySet> = (1..=players - 2).map(|n| of(n).unwrap()).collect();
        assert_eq!(of(players - 1), None);
        let all = coalitions.iter().fold(TerritorySet::EMPTY, |all, one| {
            assert!(all.intersection(*one).is_empty(), "a state is in one coalition");
            assert_eq!(income(*one), each, "{players} players");
            all.union(*one)
        });
        let [american, soviet] = ["american", "soviet"].map(|key| board.group(key).unwrap().difference(all));
        assert_eq!((income(american), income(soviet)), (usa, ussr), "{players} players");
        assert!(american.intersection(soviet).is_empty());
        assert_eq!(american.union(soviet).union(all), board.all(), "R3-4 leaves none empty");
    }
}
