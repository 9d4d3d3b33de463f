//! Tests that a board file with an error is refused with its name, the position and the reason: a dozen errors for
//! each drawn board.

use crate::board::board_art::{Asset, Content, Files, Sheet, Theme};
use crate::board::geometry::{self, Art};
use crate::board::ground_layers::{self, Layer};
use crate::board::label_places;
use crate::encode::png;
use crate::lang::Lang;

/// One error: the file, the change to its text, part of the expected message.
type Error = (&'static str, fn(&str) -> String, &'static str);

fn swap(text: &str, from: &str, to: &str) -> String {
    assert!(text.contains(from), "nothing to change: {from}");
    text.replacen(from, to, 1)
}

/// The first territory id in an art file.
fn first_land(text: &str) -> String {
    let lands = text.split_once("\"lands\":").expect("a continent has lands").1;
    lands.split('"').nth(1).expect("it has one").to_owned()
}

/// An art file with a lane between two territories that are not on the board.
fn lane(text: &str) -> String {
    let (before, after) = text.split_once("\"lanes\": [").expect("there are lanes");
    let comma = if after.trim_start().starts_with(']') { "" } else { "," };
    format!("{before}\"lanes\": [{{\"of\": [\"atlantis\", \"mu\"], \"curves\": []}}{comma}{after}")
}

/// An art file with its title far outside the picture.
fn title(text: &str) -> String {
    let (before, after) = text.split_once("\"title\":").expect("there is a title");
    format!("{before}\"title\": [9000, 10]{}", after.split_once(']').expect("it is a list").1)
}

const ERRORS: [Error; 14] = [
    ("art.json", |t| t[..t.len() / 2].to_owned(), "line"),
    ("art.json", |t| swap(t, "\"bonus\"", "\"bonos\""), "unknown field `bonos`"),
    ("art.json", |t| swap(t, &format!("\"{}\"", first_land(t)), "\"mordor\""), "no outline for mordor"),
    ("art.json", |t| swap(t, &format!("\"{}\",", first_land(t)), ""), "is in no continent"),
    ("art.json", |t| swap(t, "\"tint\": \"#", "\"tint\": \"#G"), "is no colour such as"),
    ("art.json", lane, "atlantis is no territory"),
    ("art.json", title, "the title at 9000, 10 is outside the picture"),
    ("board.json", |t| swap(t, "[[[[", "[[[[\"west\", "), "line 1 column"),
    ("board.json", |t| swap(t, "\"borders\"", "\"boarders\""), "missing field `borders`"),
    ("board.json", |_| "{\"territories\": {}, \"borders\": []}".to_owned(), "no outline for"),
    ("nature.json", |t| swap(t, "\"rivers\"", "\"rovers\""), "unknown field `rovers`"),
    ("labels", |t| swap(t, "\"badge\"", "\"bagde\""), "unknown field `bagde`"),
    ("labels", |t| t[..t.len() - 20].to_owned(), "line"),
    ("labels", |t| swap(t, "\"anchor\": \"middle\"", "\"anchor\": \"left\""), "unknown variant `left`"),
];

fn refused(sheet: Sheet, (file, change, told): Error) {
    let files = sheet.files();
    let mut texts = Vec::new();
    let mut changed = |asset: Asset<'static>| texts.push((asset.name, change(&asset.text())));
    match file {
        "art.json" => changed(files.art),
        "board.json" => changed(files.board),
        "nature.json" => changed(files.nature),
        _ => [(Lang::En, false), (Lang::It, true)].into_iter().for_each(|(l, c)| changed(sheet.labels(l, c))),
    }
    for (name, text) in &texts {
        let asset = Asset { name, content: Content::Plain(text) };
        let answer = match file {
            "art.json" => geometry::validate(&Files { art: asset, ..files }),
            "board.json" => geometry::validate(&Files { board: asset, ..files }),
            "nature.json" => geometry::validate(&Files { nature: asset, ..files }),
            _ => label_places::read(asset, Art::of(sheet)).map(drop),
        };
        let answer = answer.expect_err(told);
        assert!(name.ends_with(file) || file == "labels");
        let first = if told == "no outline for" || told.contains("mordor") { files.board.name } else { name };
        assert!(
            answer.starts_with(first) && answer.contains(told),
            "{sheet:?} {name}: {answer:?}, not {told:?}"
        );
    }
}

#[test]
fn a_text_of_a_drawn_board_with_an_error_is_refused_with_the_file_the_place_and_the_reason() {
    for sheet in Sheet::ALL {
        assert_eq!(geometry::validate(&sheet.files()), Ok(()));
        ERRORS.into_iter().for_each(|error| refused(sheet, error));
    }
}

#[test]
fn a_cut_or_zones_that_do_not_fit_are_refused() {
    let files = Sheet::Risiko.files();
    let text = files.cut.expect("the second edition is cut").text().replacen("[[", "[[9", 1);
    let cut = Some(Asset { name: "risiko/cut.json", content: Content::Plain(&text) });
    let told = geometry::validate(&Files { cut, ..files }).expect_err("the line leaves the outline");
    assert_eq!(told, "risiko/cut.json: the line does not begin and end at corners of the outline");
    let files = Sheet::Y2210.files();
    let more = Some(Asset { name: "y2210/zones.json", content: Content::Plain("{\"territories\": {}}") });
    let told = geometry::validate(&Files { more, ..files }).expect_err("there are no borders");
    assert!(told.starts_with("y2210/zones.json: missing field `borders`"), "{told}");
}

#[test]
fn layers_and_colours_with_an_error_are_refused_with_the_file_and_the_reason() {
    for sheet in [Sheet::World, Sheet::Y2210, Sheet::Moon] {
        let (whole, art) = (ground_layers::encoded(sheet, Theme::Light), Art::of(sheet));
        let refused = |at: usize, png: &[u8]| {
            let mut changed = whole;
            changed[at] = Layer { name: whole[at].name, png };
            let told = ground_layers::validate(changed, None, art).expect_err("it is refused");
            let name = if told.contains("no pixel") { whole[2].name } else { whole[at].name };
            assert!(told.starts_with(name), "{told}");
            told
        };
        for (at, layer) in whole.iter().enumerate() {
            let png = layer.png;
            refused(at, &png[..png.len() / 2]);
            let mut flipped = png.to_vec();
            flipped[png.len() / 2] ^= 0x55;
            refused(at, &flipped);
            assert!(refused(at, b"not a picture").contains("ignature"));
        }
        let other = ground_layers::encoded(Sheet::Moon, Theme::Dark);
        assert!(refused(0, whole[1].png).contains("L8 instead of Rgb8"));
        let [_, patch] =
            ground_layers::patch(Sheet::Risiko, Theme::Dark).map(|(_, l)| [l[0], l[2]]).expect("it has one");
        assert!(refused(2, patch.png).contains("instead of 1600×900"));
        assert!(refused(2, whole[1].png).contains(" is territory "));
        if sheet != Sheet::Moon {
            assert!(refused(2, other[2].png).contains("no pixel of "));
        }
    }
    let told = png::validate("moon/palette_dark.bin", &[0; 700]).expect_err("it is refused");
    assert_eq!(told, "moon/palette_dark.bin: 700 bytes instead of 768 (red, green, blue of 256 colours)");
}

#[test]
fn a_patch_outside_the_picture_or_of_another_size_is_refused() {
    let (place, patch) =
        ground_layers::patch(Sheet::Risiko, Theme::Dark).expect("the second edition has one");
    let (world, art) = (ground_layers::encoded(Sheet::Risiko, Theme::Dark), Art::of(Sheet::Risiko));
    let told = |text: &str| {
        ground_layers::validate(
            world,
            Some((Asset { name: place.name, content: Content::Plain(text) }, patch)),
            art,
        )
        .expect_err("it is refused")
    };
    assert!(told("{\"at\":[1590,10],\"size\":[30,30]}").contains("is not on the picture"));
    assert!(told("{\"at\":[0,0],\"size\":[30,30]}").starts_with("risiko/base.png: "));
    assert!(told("{\"at\":[0],\"size\":[30,30]}").starts_with("risiko/patch.json: "));
}
