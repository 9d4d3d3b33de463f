//! A game at the default pace: a day between turns, so that every message is old when it is outdated ([PBP-7], [PBP-17],
//! [PBP-59]).

use crate::harness::Story;
use crate::story_channel::whole_turn;
use casus_belli::loopback::{Id, Limits, Message};
use std::time::Duration;

/// A little less than the time for a turn.
const DAY: Duration = Duration::from_hours(23);

const TURNS: usize = 24;

fn boards(story: &Story) -> Vec<Message> {
    let board = |message: &Message| message.attachments.iter().any(|file| file.filename == "board.png");
    story.messages().into_iter().filter(board).collect()
}

/// The buttons of boards that are not the newest, where Discord edits them no more: none changes anything. That of the question
/// opens what is asked now.
async fn old_buttons_do_nothing(story: &Story, who: Id, old: &[Message]) {
    for board in old {
        for button in board.buttons() {
            let before = story.state().await;
            let pressed = story.press(who, board, &button.label).await;
            assert!(pressed.ephemeral, "{}: {}", button.label, pressed.text());
            assert_eq!(story.state().await, before, "{}", button.label);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn after_24_turns_a_day_apart_no_old_button_acts_and_no_notice_is_left_open_pbp_7_pbp_17() {
    for old_edits in [0, 3, u32::MAX] {
        let limits = Limits { old_edits, ..Limits::none() };
        let story = Story::with(limits, |_| {}).await;
        let people = story.instant(&["Ilaria", "Marco", "Zoë"]).await;
        for _ in 0..TURNS {
            whole_turn(&story, &people).await;
            story.wait(DAY).await;
        }
        let (awaited, old) = (story.asked(&people).await, boards(&story));
        let (newest, old) = old.split_last().expect("boards");
        assert!(!newest.buttons().is_empty());
        assert_eq!(old.len(), TURNS, "a board a turn");
        if old_edits > 0 {
            assert!(
                old.iter().all(|board| board.buttons().is_empty()),
                "{old_edits} edits of an old message"
            );
        }
        old_buttons_do_nothing(&story, awaited, old).await;
        for who in &people {
            let asks = |message: &Message| message.buttons().iter().any(|button| button.label == "Play here");
            let open: Vec<_> = story.discord.dms(*who).into_iter().filter(asks).collect();
            assert_eq!(
                !open.is_empty(),
                *who == awaited,
                "open notices with {old_edits} edits of an old message: {open:#?}"
            );
        }
        for (message, refused) in story.discord.refused_edits() {
            let text = |message: Message| message.text();
            let shown = people.iter().find_map(|who| story.discord.message(message, *who)).map(text);
            assert!(refused <= 1, "{refused} refused edits, {old_edits} allowed: {shown:?}");
        }
        story.discord.take_violations();
        story.end().await;
    }
}
