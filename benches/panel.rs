//! The private turn panel over the loopback, in the real binary: time from the press of an attack to its text, and from the text
//! to the close-up of the front ([PBP-57]). Prints medians and percentiles.

#![allow(clippy::print_stdout, reason = "a bench reports on stdout")]
#![allow(clippy::disallowed_methods, reason = "a bench measures time")]
#![allow(clippy::unwrap_used, reason = "a bench that can't go on fails")]

mod loopback_bot;

use casus_belli::loopback::{Id, Limits, Loopback, Message};
use loopback_bot::{discord, game_of_two, pause, report, start};
use std::time::{Duration, Instant};

const GAMES: usize = 30;
/// Fights of each game that are measured, at most.
const FIGHTS: usize = 3;
/// Pause before each press, so that the messages of the last one have been sent.
const MOMENT: Duration = Duration::from_millis(400);

/// The code of the first button whose label fits.
fn button(on: &Message, fits: impl Fn(&str) -> bool) -> Option<String> {
    on.buttons().into_iter().find(|button| fits(&button.label)).and_then(|button| button.custom_id)
}

fn is_attack(label: &str) -> bool {
    label.contains(" → ") && label.ends_with('%')
}

/// Whether a button places all armies: `All 4 → Ural 3`, or `All 4` beside a line about `Ural 3`.
fn places_all(label: &str) -> bool {
    label.starts_with("All ") || label.contains(" · All ")
}

/// Presses, and waits for the text and then the picture. Returns the panel with the picture, and both times.
async fn pressed(loopback: &Loopback, who: Id, on: &Message, code: &str) -> Option<(Message, [Duration; 2])> {
    pause(MOMENT).await;
    let begun = Instant::now();
    let told = loopback.press(who, on.id, code).await.unwrap();
    let (text, answered) = (begun.elapsed(), Instant::now());
    let edited = |l: &Loopback| l.outcome(told.interaction).edits.last().cloned();
    let panel = loopback.wait_for("the picture", edited).await.ok()?;
    Some((panel, [text, answered.elapsed()]))
}

/// The person who is asked, and their panel after everything was placed by one press.
async fn placed(loopback: &Loopback, channel: Id, people: [Id; 2]) -> Option<(Id, Message)> {
    pause(MOMENT).await;
    for who in people {
        let posts = loopback.messages(channel, who);
        let (post, code) = posts
            .iter()
            .rev()
            .find_map(|post| Some((post, button(post, |label| label == "Place armies")?)))?;
        let opened = loopback.press(who, post.id, &code).await.unwrap();
        let Some(opened) = opened.message.filter(|panel| !panel.buttons().is_empty()) else { continue };
        pause(MOMENT).await;
        let panel = loopback.message(opened.id, who)?;
        let all = button(&panel, places_all)?;
        return Some((who, pressed(loopback, who, &panel, &all).await?.0));
    }
    None
}

#[tokio::main]
async fn main() {
    let loopback = discord(Limits::none()).await;
    let directory = tempfile::tempdir().unwrap();
    let mut bot = start(&loopback, directory.path()).await;
    let (mut texts, mut pictures) = (Vec::new(), Vec::new());
    for number in 0..GAMES {
        let (channel, people) = game_of_two(&loopback, number).await;
        let Some((who, mut panel)) = placed(&loopback, channel, people).await else { continue };
        for _ in 0..FIGHTS {
            let Some(code) = button(&panel, is_attack) else { break };
            let Some((next, [text, picture])) = pressed(&loopback, who, &panel, &code).await else { break };
            texts.push(text);
            pictures.push(picture);
            panel = next;
        }
    }
    report("an attack by one press, until its text", &mut texts);
    report("  and from the text to the close-up (goal: at most 150)", &mut pictures);
    bot.kill().await.unwrap();
}
