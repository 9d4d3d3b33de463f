use super::choice;
use crate::discord::components::custom_id;
use crate::discord::components::custom_id::Coded;
use crate::discord::families::AnyPress;
use crate::rules::classic::{self, steps};
use crate::rules::{Ask, AskId, Board, BoardId, Clock, Menu, Seat, Visibility};
use crate::table::GameId;
use crate::text::{Ctx, Lang, Words};

#[test]
fn of_several_questions_each_is_said_and_has_a_button_that_names_it() {
    let board = Board::get(BoardId::Classic83);
    let ask = |opened, number, menu: classic::Menu| {
        let menu = Menu::from(menu);
        let default = classic::Action::Stop.into();
        let id = AskId { opened, to: Seat(1), number };
        Ask { id, to: Seat(1), menu, default, visibility: Visibility::Open, clock: Clock::Reaction }
    };
    let free = board.all();
    let asks = [
        ask(7, 0, classic::Menu::Claim(steps::Claim { free })),
        ask(7, 1, classic::Menu::Bonus(steps::Bonus { among: free })),
    ];
    for lang in [Lang::En, Lang::It] {
        let (words, names) = (Words::new(lang), Ctx::new(board, ["Ilaria", "Marco"]));
        let shown = choice(words, GameId(3), asks.iter(), &names);
        for ask in &asks {
            assert!(shown.text.contains(&words.question(&ask.menu, &names)), "{}", shown.text);
        }
        let rows = serde_json::to_value(shown.panel().plain_rows()).unwrap();
        let buttons = rows[0]["components"].as_array().unwrap().clone();
        let opened: Vec<AnyPress> = buttons
            .iter()
            .map(|button| custom_id::read(button["custom_id"].as_str().unwrap()).unwrap())
            .collect();
        assert_eq!(opened, asks.clone().map(|ask| Coded::Menu(GameId(3), ask.id)));
        let labels: Vec<&str> = buttons.iter().filter_map(|button| button["label"].as_str()).collect();
        assert!(
            labels.len() == 2 && labels[0] != labels[1] && labels.iter().all(|l| l.len() > 3),
            "{labels:?}"
        );
    }
}
