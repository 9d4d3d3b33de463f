//! Texts for refusals and results of the table. The input contains only what the person may see.

use crate::discord::context::answer::Answer;
use crate::discord::interactions::host;
use crate::discord::interactions::request::{Refusal, Request};
use crate::discord::lobby::lobby_message;
use crate::discord::lobby::lobby_roles;
use crate::discord::panels::open_question;
use crate::discord::texts::{away_texts, ending_texts, handover_texts, pause_texts, plan_texts, status_text};
use crate::discord::tournaments::tournament_message;
use crate::ops::InteractionResult;
use crate::rules::{AskKind, Illegal, Seat, Seen};
use crate::table::{Done, Look, Millis, Seated, TableError, TalkError};
use crate::text::{Words, escape_name};

/// The text of a refusal, with facts of this channel's game where they help.
pub(crate) async fn refusal(request: &Request, refusal: Refusal) -> String {
    let error = match refusal {
        Refusal::Said(text) => return text,
        Refusal::Table(error) => error,
    };
    if let TableError::Parked { number, guild, why } = error {
        let server = request.context.server_name(guild, request.words).await;
        let server = server.unwrap_or_else(|_| request.words.a_server());
        return status_text::parked(request.words, number, &server, why);
    }
    if let Some(said) = host::after_host_left(request, &error).await {
        return said;
    }
    let look = request.look().await.ok();
    refused(request, look.as_ref(), &error)
}

/// The result of an order, and the next question.
pub(crate) fn tell_done(request: &Request, done: &Done) -> Answer {
    done_then(request, done, open_question::answer_now(request, &done.look))
}

/// The result of an order, followed by `next`.
pub(crate) fn done_then(request: &Request, done: &Done, next: Answer) -> Answer {
    let words = request.words;
    let sum = sum(words, done);
    // The events get the room that the summary, the next text and line breaks leave.
    let rest = next.text.chars().count() + sum.as_ref().map_or(0, |sum| sum.chars().count()) + 20;
    let room = 2000_usize.saturating_sub(rest);
    let names = status_text::names(&done.look).with_faces(request.context.dice.faces());
    let mut lines = words.result_lines(&done.seen, room, &names);
    lines.extend(sum);
    let told = lines.join("\n");
    let text = if told.is_empty() { next.text } else { format!("{told}\n\n{}", next.text) };
    Answer { text, ..next }
}

/// A mention. It pings nobody: answers allow no mentions.
fn person(id: u64) -> String {
    format!("<@{id}>")
}

fn refused(request: &Request, look: Option<&Look>, error: &TableError) -> String {
    let words = request.words;
    match error {
        TableError::NoGameHere => words.no_game_here(),
        TableError::Moved { number, channel } => words.game_moved(*number, &format!("<#{channel}>")),
        TableError::NoSuchGame { number } => words.no_such_game(*number),
        TableError::GameHere { number, .. } => words.game_here(*number),
        TableError::Begun { number, deadlines: true } => words.has_begun(*number),
        TableError::Begun { number, deadlines: false } => words.has_begun_without_deadlines(*number),
        TableError::InThisChannel { number } => words.in_this_channel(*number),
        TableError::LobbyHere { number, .. } => words.lobby_here(*number),
        TableError::NotRunning { host } => words.not_running(&person(*host)),
        TableError::NotSeated => words.not_seated(),
        TableError::SeatLost => words.seat_is_lost(),
        TableError::SeatKept => words.seat_is_kept(),
        TableError::HintsOff => words.hints_off(),
        TableError::Standstill(error) => pause_texts::refused(words, look, *error),
        TableError::Ending(error) => ending_texts::refused(words, look, *error),
        TableError::DidNotPlay { number } => words.did_not_play(*number),
        TableError::NotHost { host } => words.not_host(&person(*host)),
        TableError::Unreliable { have, least } => words.unreliable(*have, *least),
        TableError::SeatsReserved { seats } => words.seats_reserved(*seats),
        TableError::SeatedHere { person: who } => words.seated_here(&person(*who)),
        TableError::ReservedAlready { person: who } => words.reserved_already(&person(*who)),
        TableError::NotReserved { person: who } => words.not_reserved(&person(*who)),
        TableError::NobodyToNudge => words.nudge_nobody(),
        TableError::NudgesSelf => words.nudge_self(),
        TableError::NotManager => words.not_manager(),
        TableError::NotOpener { role } => words.not_opener(&format!("<@&{role}>")),
        TableError::RulebookClosed { rulebook } => words.rulebook_closed(&words.rulebook(*rulebook)),
        TableError::NoRulebookLeft => words.no_rulebook_left(),
        TableError::CannotHost => words.cannot_host(),
        TableError::HostAlready { host } => words.host_already(&person(*host)),
        TableError::LobbyFull { seats } => words.lobby_full((*seats).into()),
        TableError::AlreadySeated => words.already_seated(),
        TableError::Bot => words.bot_cannot_play(),
        TableError::TooManyComputers { count, free } => {
            words.too_many_computers((*count).into(), (*free).into())
        }
        TableError::NoComputer => words.no_computer(),
        TableError::NoExternalPlayer { name } => words.no_external_player(&escape_name(name)),
        TableError::BadComputerName { most } => words.bad_computer_name(*most),
        TableError::Role(error) => lobby_roles::refused(words, error),
        TableError::ColourTaken { colour, by } => {
            words.colour_taken(&lobby_message::colour(words, *colour), &person(*by))
        }
        TableError::TooFewSeats { have, need } => words.too_few_seats((*have).into(), (*need).into()),
        TableError::TooManySeated { seated } => words.too_many_seated((*seated).into()),
        TableError::TooManySeats { seats, most } => words.too_many_seats((*seats).into(), (*most).into()),
        TableError::NoSuchObjective => words.no_such_objective(),
        TableError::NoSuchCard => words.no_such_blank_card(),
        TableError::PaceNotOffered => words.pace_not_offered(),
        TableError::ConfirmCancel => words.confirm_cancel(),
        TableError::NotYourTurn { who, kind, deadline } => {
            not_your_turn(words, who.as_ref(), *kind, *deadline)
        }
        TableError::Stale => words.illegal_stale(),
        TableError::Over => words.illegal_over(),
        TableError::Out => words.illegal_out(),
        TableError::Illegal(illegal) => illegal_words(request, look, illegal),
        TableError::Setup(error) => words.setup_error(error),
        TableError::BadWord { most } => words.bad_word(*most),
        TableError::WordsClosed { number, opens } => words_closed(words, *number, *opens),
        TableError::WrongWord => words.wrong_word(),
        TableError::WordKnown => words.word_known(),
        TableError::RevealTooLate => words.reveal_too_late(),
        TableError::TooManyGames { limit } => words.too_many_games(*limit),
        TableError::DiceAwaited
        | TableError::DiceOnTheirWay { .. }
        | TableError::ClockOff { .. }
        | TableError::NotTheRound { .. }
        | TableError::NoRoundAwaited
        | TableError::NoBeacon => refused_dice(words, error),
        TableError::WindowNotOffered => words.window_not_offered(),
        TableError::Vacation(error) => away_texts::refused(words, error),
        TableError::Talk(error) => refused_talk(words, error),
        TableError::Handover(error) => handover_texts::refused(words, *error),
        TableError::Tournament(error) => tournament_message::refused(words, error),
        TableError::Busy => words.busy(),
        TableError::Store(_) => store_failed(request, error),
        // Handled by the caller, because it needs the name of the server.
        TableError::Parked { .. } => words.status_parked(),
        TableError::SetAside { number, .. } => words.set_aside(*number),
        TableError::Damaged { game, what } => {
            tracing::error!(game = game.0, what, "a game cannot be read");
            failed(request)
        }
    }
}

/// The database failed.
fn store_failed(request: &Request, error: &TableError) -> String {
    tracing::error!(%error, "the database failed a request");
    let said = failed(request);
    if error.is_unconfirmed() {
        request.words.unconfirmed_storage()
    } else if error.is_outage() {
        request.words.no_storage()
    } else {
        said
    }
}

/// Something went wrong here.
fn failed(request: &Request) -> String {
    request.first_response.interaction.note(InteractionResult::Failed);
    request.words.no_internal()
}

fn not_your_turn(words: Words, who: Option<&Seated>, kind: AskKind, deadline: Option<Millis>) -> String {
    let Some(seated) = who else { return words.not_your_turn_sealed(&words.task(kind)) };
    let doing = words.doing(kind, &escape_name(&seated.name));
    match deadline {
        Some(at) => words.not_your_turn_until(&doing, &status_text::moment(words, at)),
        None => words.not_your_turn(&doing),
    }
}

fn words_closed(words: Words, number: u32, opens: Option<Millis>) -> String {
    let by = opens.map(|at| words.words_are_closed(number, &status_text::moment(words, at)));
    by.unwrap_or_else(|| words.words_are_closed_waiting(number))
}

/// A refusal about the dice and the beacon.
fn refused_dice(words: Words, error: &TableError) -> String {
    match error {
        TableError::DiceOnTheirWay { round, at } => {
            words.dice_on_their_way(&round.to_string(), &status_text::moment(words, *at))
        }
        TableError::ClockOff { off } => words.clock_off((off.unsigned_abs() / 1_000) as u32),
        TableError::NotTheRound { round } => words.not_the_round(&round.to_string()),
        TableError::NoRoundAwaited => words.no_round_awaited(),
        TableError::NoBeacon => words.no_beacon_here(),
        _ => words.busy(),
    }
}

fn illegal_words(request: &Request, look: Option<&Look>, illegal: &Illegal) -> String {
    let words = request.words;
    let Some(look) = look else { return words.illegal_stale() };
    let said = words.illegal(illegal, &status_text::names(look));
    match illegal {
        Illegal::OffMenu(why) if why.is_not_now() => format!("{said}\n{}", fitting_command(request, look)),
        _ => said,
    }
}

/// The command that answers the open question ([PBP-8]).
pub(crate) fn fitting_command(request: &Request, look: &Look) -> String {
    let words = request.words;
    let Some(ask) = look.view.awaited_asks().next() else { return String::new() };
    let command = request.context.family(look).command_for(ask.menu.kind());
    command.map_or_else(String::new, |command| words.fitting_command(&words.command_in_full(command)))
}

/// How a plan went; why an attack stopped, and its losses compared with the expected ones.
fn sum(words: Words, done: &Done) -> Option<String> {
    if let Some(went) = &done.plan {
        return Some(plan_texts::report(words, &done.look, went));
    }
    let stopped = words.stopped(&done.stopped?);
    let me = done.look.view.viewer_seat();
    let (mine, theirs) = losses(me, &done.seen);
    let compared = done
        .expected
        .filter(|_| mine + theirs > 0)
        .map(|expected| words.attack_summary((mine, theirs), (expected.attacker, expected.defender)));
    let lines: Vec<String> = [stopped, compared].into_iter().flatten().collect();
    (!lines.is_empty()).then(|| lines.join("\n"))
}

fn losses(attacker: Option<Seat>, seen: &[Seen]) -> (u32, u32) {
    let mut sum = (0, 0);
    for roll in seen.iter().filter_map(Seen::roll).filter(|roll| Some(roll.by) == attacker) {
        sum = (sum.0 + roll.lost.0, sum.1 + roll.lost.1);
    }
    sum
}

/// Why a talk is refused.
fn refused_talk(words: Words, error: &TalkError) -> String {
    match error {
        TalkError::NoTalk => words.talk_not_at_this_table(),
        TalkError::NotAPlayer { person } => words.talk_not_a_player(&format!("<@{person}>")),
        TalkError::Oneself => words.talk_with_oneself(),
        TalkError::Computer { name } => words.talk_with_computer(&escape_name(name)),
        TalkError::Forbidden { one, other } => {
            words.talk_forbidden(&escape_name(&one.name), &escape_name(&other.name))
        }
        TalkError::TooMany { most } => words.talk_too_many(*most),
        TalkError::NotHere => words.talk_not_in_thread(),
    }
}
