//! Queries of a `Topology`, compared with a simple model: a list of links that is searched. On random boards, sets
//! and conditions.

use crate::luck::Seeded;
use casus_belli::rules::board::{Condition, Topology};
use casus_belli::rules::{Board, BoardId, Card, CardSet, ContinentId, TerritoryId, TerritorySet};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// Where a condition holds: from any of the first territories to any of the second.
type Gates = BTreeMap<Condition, [BTreeSet<usize>; 2]>;

/// A board as a list of links.
struct Model {
    links: BTreeSet<(usize, usize, Option<Condition>)>,
    continent: Vec<usize>,
    value: Vec<u32>,
    bonus: [u32; 4],
}

impl Model {
    /// A ring of borders, so that the board is connected, and random links of every kind.
    fn random(luck: &mut Seeded) -> Self {
        let size = 5 + luck.below(36) as usize;
        let mut links = BTreeSet::new();
        let mut add = |a: usize, b: usize, when| {
            let border = links.contains(&(a, b, None));
            if a != b && !border {
                links.insert((a, b, when));
            }
        };
        for a in 0..size {
            add(a, (a + 1) % size, None);
            add((a + 1) % size, a, None);
        }
        for _ in 0..size * 4 {
            let [a, b] = [0; 2].map(|_| luck.below(size as u32) as usize);
            let when = Condition::ALL.get(luck.below(2 * Condition::COUNT as u32) as usize).copied();
            add(a, b, when);
            if luck.below(2) == 0 {
                add(b, a, when);
            }
        }
        // A link that always holds makes conditional links between the same territories redundant.
        let open: Vec<(usize, usize)> =
            links.iter().filter(|link| link.2.is_none()).map(|link| (link.0, link.1)).collect();
        links.retain(|link| link.2.is_none() || !open.contains(&(link.0, link.1)));
        let continent = (0..size).map(|at| if at < 4 { at } else { luck.below(4) as usize }).collect();
        let value = (0..size).map(|_| luck.below(6)).collect();
        Self { links, continent, value, bonus: [0; 4].map(|_| luck.below(8)) }
    }

    fn size(&self) -> usize {
        self.continent.len()
    }

    fn pairs(&self, when: Option<Condition>) -> usize {
        let of = self.links.iter().filter(|link| link.2 == when);
        of.map(|link| (link.0.min(link.1), link.0.max(link.1))).collect::<BTreeSet<_>>().len()
    }

    /// The same board as the rules load it from a file.
    fn board(&self) -> Board {
        let (borders, sum) = (self.pairs(None), self.value.iter().sum::<u32>());
        let mut text = format!("schema = 2\nid = \"x\"\n[[board]]\nid = \"cold_war\"\nborders = {borders}\n");
        let counted = Condition::ALL.map(|when| format!("{} = {}", when.key(), self.pairs(Some(when))));
        let _ = writeln!(text, "values = {sum}\nlinks = {{ {} }}", counted.join(", "));
        for (i, bonus) in self.bonus.iter().enumerate() {
            let of = self.continent.iter().filter(|c| **c == i).count();
            let _ = writeln!(
                text,
                "[[continent]]\nid = \"c{i}\"\nname = {{ en = \"\", it = \"\" }}\nbonus = {bonus}\nterritories = {of}"
            );
        }
        for (i, (continent, value)) in self.continent.iter().zip(&self.value).enumerate() {
            let _ = writeln!(
                text,
                "[[territory]]\nid = \"t{i}\"\nname = {{ en = \"\", it = \"\" }}\ncontinent = \"c{continent}\"\nvalue = {value}"
            );
        }
        for when in std::iter::once(None).chain(Condition::ALL.map(Some)) {
            let mut of = BTreeSet::new();
            for (a, b, _) in self.links.iter().filter(|link| link.2 == when) {
                if self.links.contains(&(*b, *a, when)) {
                    of.insert((true, *a.min(b), *a.max(b)));
                } else {
                    of.insert((false, *a, *b));
                }
            }
            text.push_str("[[link]]\n");
            if let Some(when) = when {
                let _ = writeln!(text, "when = \"{}\"", when.key());
            }
            let both: Vec<String> =
                of.iter().filter(|l| l.0).map(|l| format!("[\"t{}\", \"t{}\"]", l.1, l.2)).collect();
            let one: Vec<String> = of
                .iter()
                .filter(|l| !l.0)
                .map(|l| format!("{{ from = [\"t{}\"], to = [\"t{}\"] }}", l.1, l.2))
                .collect();
            let _ = writeln!(text, "land = [{}]\none_way = [{}]", both.join(", "), one.join(", "));
        }
        Board::parse(BoardId::ColdWar, &text).unwrap_or_else(|error| panic!("{error}\n{text}"))
    }

    fn adjacent(&self, out: &BTreeSet<usize>, gates: &Gates, a: usize, b: usize) -> bool {
        let holds = |when: Condition| gates.get(&when).is_some_and(|[f, t]| f.contains(&a) && t.contains(&b));
        !out.contains(&a)
            && !out.contains(&b)
            && self.links.iter().any(|link| (link.0, link.1) == (a, b) && link.2.is_none_or(holds))
    }

    /// Number of links from `from` to every territory, by relaxation until nothing changes; all but the first must be
    /// in `within`.
    fn distances(&self, near: &[Vec<bool>], from: usize, within: &BTreeSet<usize>) -> Vec<Option<u32>> {
        let mut far = vec![None; self.size()];
        far[from] = Some(0);
        for _ in 0..self.size() {
            for a in 0..self.size() {
                for b in 0..self.size() {
                    if let Some(links) = far[a].filter(|_| near[a][b] && within.contains(&b)) {
                        far[b] = Some(far[b].map_or(links + 1, |known: u32| known.min(links + 1)));
                    }
                }
            }
        }
        far
    }
}

fn some(luck: &mut Seeded, size: usize, of: u32) -> BTreeSet<usize> {
    (0..size).filter(|_| luck.below(of) == 0).collect()
}

fn id(at: usize) -> TerritoryId {
    TerritoryId(at as u8)
}

fn set(of: &BTreeSet<usize>) -> TerritorySet {
    of.iter().map(|at| id(*at)).collect()
}

/// Calls `check` with random cases: a model, its board, the territories out of play, and the adjacency under the
/// conditions.
fn each(mut check: impl FnMut(&Model, &Topology<'_>, &BTreeSet<usize>, &[Vec<bool>], &mut Seeded)) {
    let mut luck = Seeded::new(2210);
    for _ in 0..100 {
        let model = Model::random(&mut luck);
        let board = model.board();
        let out = some(&mut luck, model.size(), 5);
        let mut topology = Topology::new(&board).without(set(&out));
        let mut gates = Gates::new();
        for when in Condition::ALL {
            if luck.below(3) > 0 {
                let ends = [0; 2].map(|_| some(&mut luck, model.size(), 2));
                topology = topology.with(when, set(&ends[0]), set(&ends[1]));
                gates.insert(when, ends);
            }
        }
        let all = 0..model.size();
        let row = |a| all.clone().map(|b| model.adjacent(&out, &gates, a, b)).collect();
        let near: Vec<Vec<bool>> = all.clone().map(row).collect();
        check(&model, &topology, &out, &near, &mut luck);
    }
}

#[test]
fn links_lead_where_the_list_says_if_both_ends_are_in_play_and_the_condition_holds() {
    let mut conditional = 0;
    each(|model, topology, out, near, _| {
        assert_eq!(near.len(), model.size());
        for (a, row) in near.iter().enumerate() {
            for (b, near) in row.iter().enumerate() {
                assert_eq!(topology.adjacent(id(a), id(b)), *near);
                assert_eq!(topology.exits(id(a)).contains(id(b)), *near);
                assert_eq!(topology.entries(id(b)).contains(id(a)), *near);
                conditional += usize::from(*near && !topology.board().adjacent(id(a), id(b)));
            }
            assert_eq!(topology.in_play().contains(id(a)), !out.contains(&a));
        }
    });
    assert!(conditional > 500, "{conditional} links held by their condition");
}

#[test]
fn reach_range_distance_and_nearest_are_those_of_the_shortest_ways() {
    each(|model, topology, out, near, luck| {
        let everywhere: BTreeSet<usize> = (0..model.size()).collect();
        for from in 0..model.size() {
            let within = some(luck, model.size(), 2);
            if out.contains(&from) {
                assert!(topology.reach(id(from), set(&within)).is_empty());
                assert!(topology.range(id(from), 3).is_empty());
                continue;
            }
            let reached = model.distances(near, from, &within);
            let there: BTreeSet<usize> = (0..model.size()).filter(|at| reached[*at].is_some()).collect();
            assert_eq!(topology.reach(id(from), set(&within)), set(&there));
            let far = model.distances(near, from, &everywhere);
            for links in 0..6 {
                let there = (0..model.size()).filter(|at| far[*at].is_some_and(|d| d <= links)).collect();
                assert_eq!(topology.range(id(from), links), set(&there));
            }
            for (to, links) in far.iter().enumerate() {
                assert_eq!(topology.distance(id(from), id(to)), *links);
            }
            let least = within.iter().filter_map(|at| far[*at]).min();
            let told =
                least.map(|d| (d, set(&within.iter().copied().filter(|at| far[*at] == least).collect())));
            assert_eq!(topology.nearest(id(from), set(&within)), told);
        }
    });
}

#[test]
fn a_path_goes_from_link_to_link_in_play_and_is_nowhere_twice() {
    let mut paths = 0;
    each(|model, topology, out, near, luck| {
        for _ in 0..200 {
            let mut path = vec![luck.below(model.size() as u32) as usize];
            for _ in 0..luck.below(4) {
                let at = path[path.len() - 1];
                let next: Vec<usize> = (0..model.size()).filter(|b| near[at][*b]).collect();
                let wild = next.is_empty() || luck.below(8) == 0;
                let of = if wild { (0..model.size()).collect() } else { next };
                path.push(of[luck.below(of.len() as u32) as usize]);
            }
            let linked = path.windows(2).all(|two| near[two[0]][two[1]]);
            let once = path.iter().collect::<BTreeSet<_>>().len() == path.len();
            let whole = linked && once && path.iter().all(|at| !out.contains(at));
            let ids: Vec<TerritoryId> = path.into_iter().map(id).collect();
            assert_eq!(topology.is_path(&ids), whole, "{ids:?}");
            paths += usize::from(whole && ids.len() > 2);
        }
        assert!(!topology.is_path(&[]));
    });
    assert!(paths > 500, "{paths}");
}

#[test]
fn r1_19_a1_48_a_continent_is_held_with_all_of_it_that_is_in_play_and_never_with_nothing() {
    let mut held = 0;
    each(|model, topology, out, _, luck| {
        for share in [1, 2, 3] {
            let mut own = some(luck, model.size(), share + 1);
            let whole = luck.below(4) as usize;
            own.extend((0..model.size()).filter(|at| model.continent[*at] == whole));
            let lives = |at: &usize| !out.contains(at);
            for continent in 0..4 {
                let of = (0..model.size()).filter(|at| model.continent[*at] == continent).filter(lives);
                let of: BTreeSet<usize> = of.collect();
                let holds = !of.is_empty() && of.iter().all(|at| own.contains(at));
                assert_eq!(topology.holds(set(&own), ContinentId(continent as u8)), holds);
                assert_eq!(topology.continent(ContinentId(continent as u8)), set(&of));
                assert_eq!(topology.held(set(&own)).any(|id| id.index() == continent), holds);
                held += usize::from(holds);
            }
            let bonus: u32 = topology.held(set(&own)).map(|id| model.bonus[id.index()]).sum();
            assert_eq!(topology.bonus(set(&own)), bonus);
            let living: Vec<usize> = own.iter().copied().filter(lives).collect();
            assert_eq!(topology.count(set(&own)), living.len() as u32);
            assert_eq!(topology.income(set(&own)), living.iter().map(|at| model.value[*at]).sum::<u32>());
        }
    });
    assert!(held > 100, "{held}");
}

#[test]
fn a_board_with_everything_in_play_is_the_board() {
    let mut luck = Seeded::new(7);
    for id in BoardId::ALL {
        let board = Board::get(id);
        let topology = Topology::new(board);
        for a in board.ids() {
            assert_eq!(topology.exits(a), board.territory(a).borders);
            let within: TerritorySet = board.ids().filter(|_| luck.below(3) > 0).collect();
            assert_eq!(topology.reach(a, within), board.reach(a, within));
        }
    }
}

#[test]
fn sets_of_territories_and_cards_are_sets_up_to_their_last_item() {
    let mut luck = Seeded::new(100);
    for _ in 0..200 {
        let mut plain = [BTreeSet::new(), BTreeSet::new()];
        let mut sets = [CardSet::EMPTY; 2];
        for _ in 0..luck.below(150) {
            let (which, item) = (luck.below(2) as usize, luck.below(CardSet::MOST as u32) as u8);
            if luck.below(4) == 0 {
                sets[which].remove(Card(item));
                plain[which].remove(&item);
            } else {
                sets[which].insert(Card(item));
                plain[which].insert(item);
            }
        }
        let same = |set: CardSet, plain: &BTreeSet<u8>| {
            assert_eq!(
                set.iter().map(|card| card.0).collect::<Vec<_>>(),
                plain.iter().copied().collect::<Vec<_>>()
            );
            assert_eq!((set.len(), set.is_empty()), (plain.len(), plain.is_empty()));
            assert!((0..=u8::MAX).all(|item| set.contains(Card(item)) == plain.contains(&item)));
            let text = serde_json::to_string(&set).unwrap();
            assert_eq!(serde_json::from_str::<CardSet>(&text).unwrap(), set);
        };
        let ([a, b], [x, y]) = (sets, &plain);
        same(a, x);
        same(a.union(b), &(x | y));
        same(a.intersection(b), &(x & y));
        same(a.difference(b), &(x - y));
        assert_eq!(a.covers(b), x.is_superset(y));
    }
    // R1-3: the sets have room for 69 territories with two wild cards, and for 100 command cards.
    const { assert!(CardSet::MOST >= 100 && TerritorySet::MOST >= 69) };
    assert!(serde_json::from_str::<CardSet>(&format!("[{}]", CardSet::MOST)).is_err());
}
