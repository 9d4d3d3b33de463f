//! Crowded random positions of every board: any owner anywhere, many arrows, flights, gains, losses, wars and pieces.
//! No mark may hide another thing that must be readable.

use crate::fixtures::English;
use casus_belli::render::board::neighbours::{lanes, touching};
use casus_belli::render::layout::test_areas::{Area, ROOM, areas, arrows, badges, marks, notes, numbers};
use casus_belli::render::{
    Arrow, ArrowKind, Flight, Flying, Force, Format, Framing, Lang, Scene, Sheet, Standing, Tint,
};
use casus_belli::rules::{Piece, Ruin};
use std::collections::{BTreeMap, BTreeSet};

/// Deterministic pseudo-random numbers (splitmix64).
struct Dice(u64);

impl Dice {
    /// From 0 to `n - 1`.
    fn roll(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) % n as u64) as usize
    }

    /// True once in `n` times on average.
    fn once_in(&mut self, n: usize) -> bool {
        self.roll(n) == 0
    }

    fn owner(&mut self) -> Tint {
        Tint::OWNERS[self.roll(Tint::OWNERS.len())]
    }
}

/// Pairs of neighbours as indices into the scene.
pub(crate) fn neighbours(sheet: Sheet) -> Vec<[usize; 2]> {
    let scene = Scene::bare(sheet, Lang::En, "", &[], &English).unwrap();
    let at = |key: &String| scene.lands.iter().position(|land| land.key == *key).unwrap();
    let pairs = touching(sheet, 3).into_iter().chain(lanes(sheet).into_iter().flatten());
    pairs.map(|pair| [at(&pair[0]), at(&pair[1])]).collect()
}

/// A crowded position: about every third territory has something beside its badge.
pub(crate) fn crowded(sheet: Sheet, lang: Lang, pairs: &[[usize; 2]], seed: u64) -> Scene {
    let mut scene = Scene::bare(sheet, lang, "", &[], &English).unwrap();
    let mut dice = Dice(seed);
    (scene.title, scene.line) = ("YEAR 3".to_owned(), "Marco invades the Western United States".to_owned());
    for land in &mut scene.lands {
        (land.tint, land.armies) = (dice.owner(), [1, 3, 8, 12, 27, 104][dice.roll(6)]);
        land.value = Some(dice.roll(6) as u32);
        match dice.roll(6) {
            0 => land.gained = [1, 5, 13][dice.roll(3)],
            1 => land.lost = [1, 2, 11][dice.roll(3)],
            2 if dice.once_in(3) => (land.gained, land.lost) = (4, 2),
            _ => {}
        }
        land.captured = dice.once_in(9);
        if matches!(sheet, Sheet::World | Sheet::Risiko) {
            continue;
        }
        let most = if dice.once_in(4) { 4 } else { 1 };
        for _ in 0..if dice.once_in(3) { 1 + dice.roll(most) } else { 0 } {
            let count = [1, 1, 2, 12][dice.roll(4)];
            let piece = Piece::ALL[dice.roll(Piece::ALL.len())];
            land.extras.pieces.push(Standing { piece, tint: dice.owner(), count });
        }
        for _ in 0..if dice.once_in(10) { 1 + dice.roll(2) } else { 0 } {
            land.extras.war.push(Force { tint: dice.owner(), armies: [1, 6, 23][dice.roll(3)] });
        }
        if dice.once_in(14) {
            land.extras.ruin = Some(Ruin::ALL[dice.roll(2)]);
        }
    }
    let kinds = [ArrowKind::Move, ArrowKind::Attack, ArrowKind::Capture];
    for _ in 0..14 {
        let [from, to] = pairs[dice.roll(pairs.len())];
        let kind = kinds[dice.roll(3)];
        scene.arrows.push(Arrow { from, to, tint: scene.lands[from].tint, kind, step: 0 });
    }
    // As in a turn: every attack has its number.
    for (step, arrow) in (1..).zip(scene.arrows.iter_mut().filter(|arrow| arrow.kind != ArrowKind::Move)) {
        arrow.step = step;
    }
    scene.flights = flights(&mut dice, sheet, pairs, scene.lands.len());
    for continent in &mut scene.continents {
        continent.holder = dice.once_in(2).then(|| dice.owner());
    }
    scene
}

/// Random flights of the kinds that the board has.
fn flights(dice: &mut Dice, sheet: Sheet, pairs: &[[usize; 2]], lands: usize) -> Vec<Flight> {
    let mut out = Vec::new();
    for _ in 0..5 {
        let from = dice.roll(lands);
        let mut path = vec![from];
        let what = match sheet {
            Sheet::World | Sheet::Risiko => break,
            Sheet::Y2210 | Sheet::Moon => [Flying::Landing, Flying::Return][out.len() % 2],
            Sheet::ColdWar if dice.once_in(2) => {
                while path.len() < 4 {
                    let last = path[path.len() - 1];
                    let next: Vec<usize> = pairs
                        .iter()
                        .filter(|p| p.contains(&last))
                        .map(|p| p[usize::from(p[0] == last)])
                        .collect();
                    path.push(next[dice.roll(next.len())]);
                }
                path.dedup();
                Flying::Convoy { armies: [1, 7, 30][dice.roll(3)] }
            }
            Sheet::ColdWar => {
                path.push((from + 1 + dice.roll(lands - 1)) % lands);
                Flying::Missile { heavy: dice.once_in(2) }
            }
        };
        let stopped = dice.once_in(3);
        out.push(Flight { what, tint: dice.owner(), path, stopped });
    }
    if sheet == Sheet::Y2210 || sheet == Sheet::Moon {
        out.truncate(3);
    }
    out
}

/// The formats of a whole board, with values where letters are small enough for them.
pub(crate) fn formats() -> [Format; 2] {
    [Framing::Full, Framing::Compact].map(|view| {
        let values = view == Framing::Full;
        Format { view, values, ..Format::default() }
    })
}

/// Whether a small mark is attached to the badge of its own territory.
fn hangs(mark: &Area, other: &Area) -> bool {
    let land = |area: &Area| area.what.split(' ').nth(1).unwrap_or_default().to_owned();
    let small = ["gain", "loss", "worth", "wanted", "sign", "pieces", "war"]
        .iter()
        .any(|kind| mark.what.starts_with(kind));
    small && other.what.starts_with("badge") && land(mark) == land(other)
}

/// Overlaps, as `this on that`. A mark may lie on its own badge.
pub(crate) fn meetings(marks: &[Area], fixed: &[Area]) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (i, mark) in marks.iter().enumerate() {
        let others = marks[..i].iter().chain(fixed.iter().filter(|other| !hangs(mark, other)));
        found.extend(
            others.filter(|other| mark.meets(other)).map(|other| format!("{} on {}", mark.what, other.what)),
        );
    }
    found
}

/// Areas that are on every picture of this board, each badge in its owner's shape.
pub(crate) fn standing(scene: &Scene, format: &Format) -> Vec<Area> {
    let compact = format.view == Framing::Compact;
    let mut all = areas(scene.sheet, scene.lang, compact);
    all.retain(|area| area.what.starts_with("name"));
    for tint in Tint::OWNERS {
        let own = |area: &Area| {
            let key = area.what.split(' ').nth(1).unwrap_or_default();
            scene
                .lands
                .iter()
                .any(|l| l.key == key && (l.extras.ruin.map_or(l.tint, |_| Tint::Yellow)) == tint)
        };
        all.extend(badges(scene.sheet, scene.lang, compact, tint).into_iter().filter(own));
    }
    all.extend(numbers(scene, format));
    all.extend(notes(scene, format));
    all
}

/// Every badge of a board, in each row as wide as the widest of all owners' shapes.
fn shapes(sheet: Sheet, lang: Lang, compact: bool) -> Vec<Area> {
    let mut rows: BTreeMap<(String, u32), [f32; 4]> = BTreeMap::new();
    for Area { what, edges: [l, t, r, b] } in
        Tint::OWNERS.iter().flat_map(|tint| badges(sheet, lang, compact, *tint))
    {
        let row = rows.entry((what, t.to_bits())).or_insert([l, t, r, b]);
        (row[0], row[2]) = (row[0].min(l), row[2].max(r));
    }
    rows.into_iter().map(|((what, _), edges)| Area { what, edges }).collect()
}

#[test]
fn no_two_badges_of_any_shape_names_or_tags_meet_on_any_board_in_either_language_wide_or_compact() {
    for sheet in Sheet::ALL {
        for (lang, compact) in [(Lang::En, false), (Lang::It, false), (Lang::En, true), (Lang::It, true)] {
            let mut words = areas(sheet, lang, compact);
            words.retain(|area| !area.what.starts_with("badge"));
            let view = if compact { Framing::Compact } else { Framing::Full };
            let mut bare = Scene::bare(sheet, lang, "", &[], &English).unwrap();
            bare.line = "Marco invades the Western United States".to_owned();
            let notes = notes(&bare, &Format { view, ..Format::default() }).into_iter();
            words.extend(notes.filter(|area| area.what.starts_with("note")));
            let badges = shapes(sheet, lang, compact);
            let [left, top, right, foot] = ROOM;
            for area in words.iter().chain(&badges) {
                let [l, t, r, b] = area.edges;
                let inside = l >= left && t >= top && r <= right && b <= foot;
                assert!(inside, "{sheet:?} {lang:?} {compact} {area:?}");
            }
            let mut found = BTreeSet::new();
            for (i, area) in words.iter().enumerate() {
                let others =
                    words[..i].iter().chain(&badges).filter(|other| area.meets(other) && !hangs(area, other));
                found.extend(others.map(|other| format!("{} on {}", area.what, other.what)));
            }
            for (i, area) in badges.iter().enumerate() {
                let others = badges[..i].iter().filter(|other| area.meets(other) && area.what != other.what);
                found.extend(others.map(|other| format!("{} on {}", area.what, other.what)));
            }
            assert!(found.is_empty(), "{sheet:?} {lang:?} {compact}: {found:#?}");
        }
    }
}

#[test]
fn in_a_crowd_no_mark_and_nothing_on_its_way_lies_on_anything() {
    for sheet in Sheet::ALL {
        let pairs = neighbours(sheet);
        for (seed, lang) in (0..6).zip([Lang::En, Lang::It].into_iter().cycle()) {
            let scene = crowded(sheet, lang, &pairs, seed);
            for format in formats() {
                let marks = marks(&scene, &format);
                assert!(marks.len() > 4, "{sheet:?} {seed}: {}", marks.len());
                let found = meetings(&marks, &standing(&scene, &format));
                assert!(found.is_empty(), "{sheet:?} {lang:?} {seed} {:?}: {found:#?}", format.view);
            }
        }
    }
}

#[test]
fn heads_of_arrows_lie_on_no_badge_and_every_arrow_is_drawn() {
    for sheet in Sheet::ALL {
        let pairs = neighbours(sheet);
        for (seed, lang) in (10..18).zip([Lang::En, Lang::It].into_iter().cycle()) {
            let scene = crowded(sheet, lang, &pairs, seed);
            for format in formats() {
                let (heads, lost) = arrows(&scene, &format);
                assert_eq!(lost, 0, "{sheet:?} {lang:?} {seed} {:?}", format.view);
                let fixed =
                    standing(&scene, &format).into_iter().filter(|area| area.what.starts_with("badge"));
                let found = meetings(&heads, &fixed.collect::<Vec<_>>());
                let found: Vec<_> = found.into_iter().filter(|what| what.contains(" on badge")).collect();
                assert!(found.is_empty(), "{sheet:?} {lang:?} {seed} {:?}: {found:#?}", format.view);
            }
        }
    }
}

#[test]
fn whatever_is_on_its_way_is_drawn_once() {
    for sheet in [Sheet::Y2210, Sheet::Moon, Sheet::ColdWar] {
        let scene = crowded(sheet, Lang::En, &neighbours(sheet), 3);
        for format in formats() {
            let flying = marks(&scene, &format).into_iter().filter(|area| area.what.starts_with("flight"));
            assert_eq!(flying.count(), scene.flights.len(), "{sheet:?}");
        }
    }
}
