//! Names on a board belong to one badge each, and no two of them read as one name.

use crate::fixtures::English;
use casus_belli::render::layout::test_areas::shown;
use casus_belli::render::{Format, Framing, Lang, Scene, Sheet, Tint};
use std::collections::BTreeMap;

type Edges = [f32; 4];

/// Size of a name's letters: the height of a line. Distances are measured in it.
fn letters(line: &Edges) -> f32 {
    line[3] - line[1]
}

/// Distance between two boxes beside each other and one above the other; negative if they overlap there.
fn apart(a: &Edges, b: &Edges) -> [f32; 2] {
    [0, 1].map(|c| a[c].max(b[c]) - a[c + 2].min(b[c + 2]))
}

/// Lines of each name and box of each badge.
struct Board {
    names: Vec<(String, Vec<Edges>)>,
    badges: BTreeMap<String, Edges>,
}

fn board(sheet: Sheet, lang: Lang, view: Framing) -> Board {
    let mut scene = Scene::bare(sheet, lang, "", &[], &English).unwrap();
    for land in &mut scene.lands {
        (land.tint, land.armies) = (Tint::Red, 3);
    }
    let format = Format { view, ..Format::default() };
    let (mut names, mut badges) = (BTreeMap::<String, Vec<Edges>>::new(), BTreeMap::new());
    for area in shown(&scene, &format) {
        if let Some(key) = area.what.strip_prefix("name ") {
            names.entry(key.to_owned()).or_default().push(area.edges);
        } else if let Some(key) = area.what.strip_prefix("badge ") {
            badges.insert(key.to_owned(), area.edges);
        }
    }
    Board { names: names.into_iter().collect(), badges }
}

/// Every board in both languages, whole and for a phone.
fn boards() -> impl Iterator<Item = (String, Board)> {
    let both = Sheet::ALL.into_iter().flat_map(|sheet| [Lang::En, Lang::It].map(|lang| (sheet, lang)));
    both.flat_map(|(sheet, lang)| {
        [Framing::Full, Framing::Compact]
            .map(|view| (format!("{sheet:?} {lang:?} {view:?}"), board(sheet, lang, view)))
    })
}

#[test]
fn no_two_names_read_as_one_on_any_board() {
    let mut found = Vec::new();
    for (which, board) in boards() {
        for (i, (name, lines)) in board.names.iter().enumerate() {
            for (other, others) in &board.names[..i] {
                for (a, b) in lines.iter().flat_map(|a| others.iter().map(move |b| (a, b))) {
                    let [beside, above] = apart(a, b).map(|v| v / letters(a));
                    if beside < 0.6 && above < 0.3 {
                        found.push(format!(
                            "{which}: {name} and {other}: {beside:.2} beside, {above:.2} above"
                        ));
                    }
                }
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn every_name_is_nearer_to_its_own_badge_than_to_any_other() {
    let mut found = Vec::new();
    for (which, board) in boards() {
        for (name, lines) in &board.names {
            let size = letters(&lines[0]);
            let far = |key: &String| {
                let badge = board.badges[key];
                let [x, y] = [0, 1].map(|c| f32::midpoint(badge[c], badge[c + 2]));
                let reach = (badge[2] - badge[0]) / 2.0;
                let to = |e: &Edges| (x - x.clamp(e[0], e[2])).hypot(y - y.clamp(e[1], e[3])) - reach;
                lines.iter().map(to).fold(f32::MAX, f32::min) / size
            };
            let own = far(name);
            for other in board.badges.keys().filter(|key| *key != name) {
                if far(other) < own + 0.1 {
                    found.push(format!("{which}: {name} to {other} {:.2}, to its own {own:.2}", far(other)));
                }
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}
