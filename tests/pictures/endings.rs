//! The end of a game of each rulebook: the last board agrees with the final table, the poster, what charts call a round.

use crate::random_games::{game_between, game_until};
use casus_belli::ai::Player;
use casus_belli::present::board_scene::{SeatedPlayer, scene, seated};
use casus_belli::present::chart_labels::Charted;
use casus_belli::present::poster::poster;
use casus_belli::render::{
    Chart, ChartKind, ChartWords, MOST_SUPERLATIVES, Poster, Scene, Since, Theme, draw_poster, poster_pixels,
};
use casus_belli::rules::{ChartMeasure, Ending, History, Rulebook, Seat, Settlement, Setup, Stock, View};
use casus_belli::text::{Ctx, Lang, Words};

const PEOPLE: [(&str, &str); 6] = [
    ("Ilaria", "red"),
    ("Marco", "blue"),
    ("Zoë", "green"),
    ("Karim", "yellow"),
    ("Łukasz", "purple"),
    ("王小明", "black"),
];

fn sitters(seats: u8) -> Vec<SeatedPlayer<'static>> {
    PEOPLE[..usize::from(seats)].iter().map(|(name, colour)| SeatedPlayer { name, colour }).collect()
}

/// A game between computers, to its end.
fn played(rulebook: Rulebook, seats: u8) -> History {
    let mut setup = Setup::preset(rulebook, seats);
    setup.fit_pace(true);
    game_between(Player::Normal, setup, u64::from(seats)).1
}

/// The same, ended by its players.
fn ended(rulebook: Rulebook, seats: u8, settled: (usize, Settlement)) -> History {
    let mut setup = Setup::preset(rulebook, seats);
    setup.fit_pace(true);
    game_until(Player::Normal, setup, u64::from(seats), Some(settled)).1
}

fn last(history: &History) -> &View {
    &history.moments.last().unwrap().view
}

fn last_scene(history: &History, words: Words) -> Scene {
    let view = last(history);
    scene(view, &sitters(view.players), &Since::default(), words)
}

fn posted(history: &History, lang: Lang) -> Poster {
    let words = Words::new(lang);
    let people = seated(&sitters(last(history).players), words);
    poster(history, last_scene(history, words), &people, words).expect("the game is over")
}

#[test]
fn the_last_board_lists_the_players_as_the_final_table_does_pbp_45() {
    for rulebook in Rulebook::ALL {
        listed(rulebook, &played(rulebook, rulebook.seats().0.max(3)));
    }
}

#[test]
fn the_last_board_of_a_game_that_its_players_end_does_so_too_and_there_is_a_poster_pbp_65() {
    for rulebook in Rulebook::ALL {
        for (after, how) in [
            (0, Settlement::Agreed),
            (1, Settlement::Conceded(Seat(1))),
            (60, Settlement::Conceded(Seat(2))),
            (61, Settlement::Agreed),
        ] {
            let history = ended(rulebook, rulebook.seats().0.max(3), (after, how));
            assert!(last(&history).outcome.as_ref().unwrap().settlement().is_some());
            listed(rulebook, &history);
            for poster in [Lang::En, Lang::It].map(|lang| posted(&history, lang)) {
                assert!(!poster.name.is_empty() && !poster.winners.is_empty(), "{rulebook:?}");
                assert!(!poster.axis[2].contains(" 0"), "{rulebook:?}: {:?}", poster.axis);
                let drawn = draw_poster(&poster, Theme::Dark).unwrap();
                assert!(!drawn.is_empty(), "{rulebook:?}");
            }
        }
    }
}

/// The legend of the last board has the players in the order of the final table, winners first, with what counted.
fn listed(rulebook: Rulebook, history: &History) {
    let (view, words) = (last(history), Words::new(Lang::En));
    let outcome = view.outcome.as_ref().unwrap();
    let scene = last_scene(history, words);
    let names = Ctx::plain(view.map(), PEOPLE.iter().map(|(name, _)| *name));
    let table = words.final_table(outcome, view, &names);
    let players = scene.legend.iter().filter(|entry| entry.name != words.neutral_army());
    let shown: Vec<&str> = players.map(|entry| entry.name.as_str()).collect();
    assert_eq!(shown.len(), table.len());
    for (line, name) in table.iter().zip(&shown) {
        assert!(line.contains(name), "{rulebook:?}: {line} is {name} on the board");
    }
    let told: Vec<usize> = shown.iter().map(|name| scene.alt.find(&format!(" {name} (")).unwrap()).collect();
    assert!(told.is_sorted(), "{rulebook:?}: {}", scene.alt);
    let winners = scene.legend.iter().take_while(|entry| entry.on_turn).count();
    assert_eq!(winners, outcome.winners.len(), "{rulebook:?}: the winners come first");
    if !matches!(view, View::Y2210(_)) {
        return;
    }
    for (entry, line) in scene.legend.iter().zip(&table) {
        let score = outcome.scores.iter().find(|score| words.seat_name(&names, score.seat) == entry.name);
        let score = score.unwrap();
        assert_eq!(entry.order, Some(words.turn_order(score.place.into())), "{line}");
        let points = entry.stocks.iter().find(|held| held.stock == Stock::Points);
        let scored =
            matches!(outcome.ending, Ending::Points | Ending::Draw | Ending::Conceded | Ending::Agreed);
        let counted = scored && score.out.is_none();
        assert_eq!(points.map(|held| held.amount), counted.then_some(score.points), "{line}");
        let said = format!(", {} {}", words.stock_points(), score.points);
        assert!(!counted || scene.alt.contains(&said), "{said:?}: {}", scene.alt);
    }
}

#[test]
fn charts_and_films_call_a_round_what_the_rulebook_calls_it_in_both_languages() {
    for rulebook in Rulebook::ALL {
        let history = played(rulebook, rulebook.seats().0.max(3));
        let view = last(&history);
        for lang in Lang::ALL {
            let words = Words::new(lang);
            let names = Ctx::plain(view.map(), PEOPLE.iter().map(|(name, _)| *name));
            let said = Charted { words, line: words.chart_state(view, &names), rulebook: Some(rulebook) };
            let people = seated(&sitters(view.players), words);
            let kind = ChartKind::Territories;
            let chart = Chart::of(kind, &history, &people, &said).unwrap();
            let text = format!("{} {:?} {}", chart.alt, chart.rounds, said.out(2));
            let of_rounds = ["round", "Round", "giro", "Giro"].iter().any(|word| text.contains(word));
            let years = matches!(rulebook, Rulebook::Y2210 | Rulebook::ColdWar);
            assert_eq!(of_rounds, !years, "{text}");
            let states = ["STATES", "STATI"].iter().any(|word| chart.title == *word);
            assert_eq!(states, rulebook == Rulebook::ColdWar, "{}", chart.title);
            let first = match (rulebook, lang) {
                (Rulebook::Y2210, Lang::En) => "Year ",
                (Rulebook::Y2210, Lang::It) => "Anno ",
                (Rulebook::ColdWar, _) => "19",
                (_, Lang::En) => "Round ",
                (_, Lang::It) => "Giro ",
            };
            assert!(chart.rounds[0].1.starts_with(first), "{:?}", chart.rounds);
            let share = ChartKind::Share(ChartMeasure::Territories);
            assert!(!said.title(share).is_empty());
        }
    }
}

#[test]
fn the_poster_of_a_game_of_each_rulebook() {
    for rulebook in Rulebook::ALL {
        let history = played(rulebook, rulebook.seats().1);
        let [english, italian] = [Lang::En, Lang::It].map(|lang| posted(&history, lang));
        insta::assert_snapshot!(format!("poster_{}", rulebook.key()), format!("{english}\n\n{italian}"));
        for poster in [english, italian] {
            assert!(poster.alt.chars().count() <= 1_024, "{}", poster.alt.chars().count());
            assert!(
                (1..=MOST_SUPERLATIVES).contains(&poster.superlatives.len()),
                "{:?}",
                poster.superlatives
            );
            let first = &poster.scene.legend[0];
            assert!(poster.name.contains(&first.name), "{}: {}", poster.name, first.name);
            assert_eq!(poster.winners[0], first.tint);
            let whole = |at: usize| poster.shares.iter().map(|(_, values)| values[at]).sum::<f64>();
            assert!((0..poster.shares[0].1.len()).all(|at| (whole(at) - 100.0).abs() < 1e-6));
        }
    }
}

#[test]
fn a_poster_is_as_wide_as_a_phone_and_has_the_winners_colour_in_either_theme() {
    let history = played(Rulebook::Tournament, 4);
    for theme in Theme::ALL {
        let poster = posted(&history, Lang::En);
        let picture = image::load_from_memory(&draw_poster(&poster, theme).unwrap()).unwrap();
        assert_eq!(picture.width(), 1_080);
        assert!(picture.height() < 1_400, "a phone shows it whole: {}", picture.height());
        let [r, g, b] = poster.winners[0].badge();
        let head = poster_pixels(&poster, theme);
        let name = head.pixels().iter().take(1_600 * 150);
        let found = name.filter(|p| (p.red(), p.green(), p.blue()) == (r, g, b)).count();
        assert!(found > 8_000, "{theme:?}: {found} pixels of the name have the winner's colour");
    }
}
