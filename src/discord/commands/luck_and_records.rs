//! `/luck`, `/verify`, `/export`: words for verifiable luck, and records of games ([PBP-40], [PBP-42]). All responses
//! are private; secrets are not shown before the game is over.

use super::super::components::{MESSAGE, cut};
use crate::discord::context::answer::Answer;
use crate::discord::interactions::interaction_response;
use crate::discord::interactions::request::{Answered, Refusal, Request};
use crate::discord::interactions::slash::{Ctx, Done, caller, defer};
use crate::discord::lobby::luck_word;
use crate::discord::options::integer_option::AtLeast;
use crate::discord::options::integer_option::magnitude;
use crate::discord::panels::reply::present;
use crate::discord::texts::luck_lines;
use crate::discord::tournaments::tournament_message;
use crate::present::proof_line;
use crate::record;
use crate::table::{ExportTarget, Exported, TableError, TournamentStatus, WordResult};
use crate::text::escape_name;
use serenity::all::{CreateAllowedMentions, CreateAttachment, EditInteractionResponse};

#[poise::command(slash_command, interaction_context = "Guild")]
pub(super) async fn luck(ctx: Ctx<'_>, word: String) -> Done {
    let request = caller(&ctx);
    let answered = luck_here(&request, &word).await;
    present(ctx, &request, answered).await
}

#[poise::command(slash_command, interaction_context = "Guild")]
pub(super) async fn verify(ctx: Ctx<'_>, game: Option<AtLeast<1>>) -> Done {
    let request = caller(&ctx);
    let answered = exported(&request, AtLeast::given(game)).await;
    respond_with_record(ctx, &request, answered, (true, game.is_none())).await
}

#[poise::command(slash_command, interaction_context = "Guild")]
pub(super) async fn export(ctx: Ctx<'_>, game: Option<AtLeast<1>>) -> Done {
    let request = caller(&ctx);
    let answered = exported(&request, AtLeast::given(game)).await;
    respond_with_record(ctx, &request, answered, (false, game.is_none())).await
}

/// Defers the response, then completes it with the text and, if allowed, the record.
async fn respond_with_record(
    ctx: Ctx<'_>,
    request: &Request,
    exported: Result<Exported, Refusal>,
    (check, here): (bool, bool),
) -> Done {
    let exported = match exported {
        Ok(exported) => exported,
        Err(Refusal::Table(TableError::NoGameHere))
            if here && tournament_message::tournament(request).await.is_ok() =>
        {
            return respond_with_tournament(ctx, request, check).await;
        }
        Err(refusal) => return present(ctx, request, Err(refusal)).await,
    };
    defer(ctx, request).await?;
    let text = if check { checked(request, &exported).await } else { described(request, &exported) };
    let edit = EditInteractionResponse::new().allowed_mentions(CreateAllowedMentions::new());
    let edit = edit.content(cut(&text, MESSAGE));
    let edit = if check && !exported.whole { edit } else { edit.new_attachment(attachment(&exported)) };
    interaction_response::complete_response(request, edit).await
}

/// The same for the tournament in this channel.
async fn respond_with_tournament(ctx: Ctx<'_>, request: &Request, check: bool) -> Done {
    let (text, attached) = match tournament_record(request, check).await {
        Ok(told) => told,
        Err(refusal) => return present(ctx, request, Err(refusal)).await,
    };
    defer(ctx, request).await?;
    let edit = EditInteractionResponse::new().allowed_mentions(CreateAllowedMentions::new());
    let edit = edit.content(cut(&text, MESSAGE));
    let edit = if let Some(file) = attached { edit.new_attachment(file) } else { edit };
    interaction_response::complete_response(request, edit).await
}

fn attachment(exported: &Exported) -> CreateAttachment {
    CreateAttachment::bytes(exported.text.clone(), format!("casus-belli-game-{}.txt", exported.number))
}

/// Stores a word for the dice: of the game in this channel, else of the tournament that is being gathered here.
async fn luck_here(request: &Request, word: &str) -> Answered {
    let given = luck_word::give_word(request, word).await;
    if matches!(given, Err(Refusal::Table(TableError::NoGameHere | TableError::NotSeated)))
        && tournament_message::tournament(request)
            .await
            .is_ok_and(|tournament| tournament.status == TournamentStatus::Gathering)
    {
        return tournament_luck(request, word).await;
    }
    given
}

/// Stores a word for the luck of the tournament in this channel.
async fn tournament_luck(request: &Request, word: &str) -> Answered {
    let (kept, tournament) =
        request.context.table.give_tournament_word(request.place()?, &request.person, word).await?;
    let (words, typed) = (request.words, escape_name(word.trim()));
    let seats = tournament_message::entrants(&tournament);
    let owner = luck_lines::against_owner(words, &tournament.dice, &seats);
    Ok(Answer::new(match kept {
        WordResult::Open => {
            words.tournament_word_given(&typed, &tournament.dice.promise.unwrap_or_default(), &owner)
        }
        WordResult::Sealed => words.tournament_word_sealed(&typed, &owner),
        WordResult::Revealed => words.word_fits(&typed),
    }))
}

/// Text about the luck of the tournament in this channel; with its record, once it is over.
async fn tournament_record(
    request: &Request,
    check: bool,
) -> Result<(String, Option<CreateAttachment>), Refusal> {
    let exported = request.context.table.export_tournament(request.place()?, true).await?;
    let (words, tournament) = (request.words, &exported.tournament);
    let seats = tournament_message::entrants(tournament);
    let below = |said: String| {
        let told = luck_lines::end_lines(words, tournament.place, &tournament.dice, &seats);
        luck_lines::below(words, &[vec![said], told].concat().join("\n"), &tournament.dice, &seats)
    };
    let owner = luck_lines::against_owner(words, &tournament.dice, &seats);
    let Some(text) = exported.text else {
        return Ok((below(words.tournament_verify_running(tournament.number, &owner)), None));
    };
    let file = format!("casus-belli-tournament-{}.txt", tournament.number);
    let attached = Some(CreateAttachment::bytes(text.clone(), file));
    if !check {
        return Ok((words.tournament_export(tournament.number), attached));
    }
    let checked = tokio::task::spawn_blocking(move || {
        let read = record::parse_tournament(text.as_bytes())?;
        Ok::<_, record::Fault>((record::verify_tournament(&read)?, read.record.entrants))
    });
    let said = match checked.await {
        Ok(Ok((checked, entrants))) => {
            let (rounds, tables) = (checked.rounds as u32, checked.tables as u32);
            let names: Vec<String> =
                entrants.iter().map(|name| escape_name(name.as_deref().unwrap_or("-"))).collect();
            let proved = proof_line::of_tournament(words, &checked.proof, &names);
            format!("{proved}\n{}", words.tournament_verify_true(tournament.number, rounds, tables, &owner))
        }
        Ok(Err(fault)) => {
            tracing::error!(
                tournament = tournament.id.0,
                line = fault.line,
                "a tournament does not check out"
            );
            words.tournament_verify_false(tournament.number, fault.line as u32, &escape_name(&fault.reason))
        }
        Err(error) => {
            tracing::error!(tournament = tournament.id.0, %error, "a tournament could not be checked");
            words.no_internal()
        }
    };
    Ok((below(said), attached))
}

/// The record of the game in this channel, or of the game with that number.
async fn exported(request: &Request, game: Option<i64>) -> Result<Exported, Refusal> {
    let place = request.place()?;
    let which = match game {
        None => ExportTarget::Here(place),
        Some(number) => {
            ExportTarget::Numbered { place, number: magnitude(number), who: request.person.clone() }
        }
    };
    Ok(request.context.table.export(which, true).await?)
}

/// Text that describes a record.
fn described(request: &Request, exported: &Exported) -> String {
    if exported.whole {
        request.words.export_whole(exported.number)
    } else {
        request.words.export_running(exported.number)
    }
}

/// Result of the verification; before the end of the game, its commitment.
async fn checked(request: &Request, exported: &Exported) -> String {
    let words = request.words;
    if !exported.whole {
        let owner = luck_lines::against_owner(words, &exported.dice, &exported.seated);
        let running = words.verify_running(exported.number, &exported.commitment, &owner);
        return [
            vec![running],
            luck_lines::round(words, &exported.dice),
            luck_lines::end_lines(words, exported.place, &exported.dice, &exported.seated),
            luck_lines::rounds(words, exported.place, &exported.rounds),
        ]
        .concat()
        .join("\n");
    }
    let text = exported.text.clone();
    // A record can have thousands of decisions: it is checked on a blocking thread.
    let checked = tokio::task::spawn_blocking(move || {
        record::parse(text.as_bytes()).and_then(|read| Ok((record::verify(&read)?, read)))
    });
    let mut lines = Vec::new();
    if !exported.kept {
        tracing::error!(game = exported.game.0, "seed or words are not what was promised");
        lines.push(words.verify_swapped(exported.number));
    }
    match checked.await {
        Ok(Ok((checked, read))) => {
            let (actions, draws) = (checked.actions as u32, checked.draws as u32);
            let names: Vec<String> = read.record.header.seats.iter().map(shown_name).collect();
            lines.push(proof_line::of_game(words, &checked.proof, &names));
            lines.push(words.verify_true(exported.number, actions, draws));
            lines.extend(verification_lines(request, &read.record.header));
            lines.extend(luck_lines::round(words, &exported.dice));
            lines.extend(luck_lines::end_lines(words, exported.place, &exported.dice, &exported.seated));
            lines.extend(luck_lines::rounds(words, exported.place, &exported.rounds));
        }
        Ok(Err(_)) if !exported.kept => {}
        Ok(Err(fault)) => {
            tracing::error!(game = exported.game.0, line = fault.line, "a record does not check out");
            let reason = escape_name(&fault.reason);
            lines.push(words.verify_false(exported.number, fault.line as u32, &reason));
        }
        Err(error) => {
            tracing::error!(game = exported.game.0, %error, "a record could not be checked");
            return words.no_internal();
        }
    }
    lines.push(words.verify_yourself(&luck_lines::owner_can(words, &exported.dice)));
    lines.join("\n")
}

/// Seed, words and commitment of a game that is over.
fn verification_lines(request: &Request, header: &record::Header) -> Vec<String> {
    let words = request.words;
    let mix = header.mix.iter();
    let open = mix.clone().flat_map(|mix| &mix.words).zip(&header.seats);
    let open = open
        .filter_map(|(word, seat)| Some(words.verify_word(&shown_name(seat), &escape_name(word.as_ref()?))));
    let sealed = mix.flat_map(|mix| &mix.sealed).zip(&header.seats);
    let sealed = sealed.filter_map(|(sealed, seat)| {
        Some(words.verify_revealed(&shown_name(seat), &escape_name(sealed.as_ref()?.word.as_ref()?)))
    });
    let given: Vec<String> = open.chain(sealed).collect();
    let mut lines = Vec::new();
    lines.extend(header.seed.as_ref().map(|seed| words.verify_seed(&seed.hex())));
    lines.extend(header.promise.as_ref().map(|hash| words.dice_promise(hash)));
    lines.extend(header.commitment.as_ref().map(|hash| words.verify_commitment(hash)));
    let all = words.list(given.iter().cloned());
    lines.push(if given.is_empty() { words.verify_no_words() } else { words.verify_words(&all) });
    lines
}

/// The name of a seat, or its colour.
fn shown_name(seat: &record::SeatLine) -> String {
    escape_name(seat.name.as_deref().unwrap_or(&seat.colour))
}
