//! `/chart`, and the chart buttons below the end of a game: charts and films, privately.

use super::view::ThemeChoice;
use crate::discord::components::{MESSAGE, cut};
use crate::discord::interactions::interaction_response;
use crate::discord::interactions::request::{Refusal, Request};
use crate::discord::interactions::slash::{Ctx, Done, caller, defer};
use crate::discord::panels::reply::present;
use crate::discord::pictures::chart_or_film::ChartOrFilm;
use crate::discord::pictures::charts::NoChart;
use crate::discord::pictures::render_queue::Picture;
use crate::discord::texts::status_text;
use crate::render::{ChartKind, Theme};
use crate::rules::{ChartMeasure, Stock, cold_war, y2210};
use crate::table::{GameHistory, GameId, PastDecision, Status};
use crate::text::{Calendar, Words};
use serenity::all::{CreateAllowedMentions, CreateAttachment, EditInteractionResponse};
use std::sync::Arc;

/// Maximum number of characters of a decision.
const LONGEST: usize = 200;

/// What is shown. Must not be reordered: Discord clients send the position.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub(super) enum KindChoice {
    #[name = "territories"]
    Territories,
    #[name = "armies"]
    Armies,
    #[name = "income"]
    Income,
    #[name = "luck"]
    Luck,
    #[name = "film"]
    Film,
    #[name = "share"]
    Share,
    #[name = "share_armies"]
    ShareArmies,
    #[name = "share_income"]
    ShareIncome,
    #[name = "energy"]
    Energy,
    #[name = "population"]
    Population,
    #[name = "money"]
    Money,
    #[name = "chances"]
    Chances,
}

impl From<KindChoice> for ChartOrFilm {
    fn from(choice: KindChoice) -> Self {
        match choice {
            KindChoice::Territories => Self::Chart(ChartKind::Territories),
            KindChoice::Armies => Self::Chart(ChartKind::Armies),
            KindChoice::Income => Self::Chart(ChartKind::Income),
            KindChoice::Luck => Self::Chart(ChartKind::Luck),
            KindChoice::Energy => Self::Chart(ChartKind::Stock(Stock::Y2210(y2210::Stock::Energy))),
            KindChoice::Population => {
                Self::Chart(ChartKind::Stock(Stock::ColdWar(cold_war::Stock::Population)))
            }
            KindChoice::Money => Self::Chart(ChartKind::Stock(Stock::ColdWar(cold_war::Stock::Money))),
            KindChoice::Film => Self::Film,
            KindChoice::Share => Self::Chart(ChartKind::Share(ChartMeasure::Territories)),
            KindChoice::ShareArmies => Self::Chart(ChartKind::Share(ChartMeasure::Armies)),
            KindChoice::ShareIncome => Self::Chart(ChartKind::Share(ChartMeasure::Income)),
            KindChoice::Chances => Self::CHANCES,
        }
    }
}

#[poise::command(slash_command, interaction_context = "Guild")]
pub(super) async fn chart(ctx: Ctx<'_>, kind: KindChoice, theme: Option<ThemeChoice>) -> Done {
    let request = caller(&ctx);
    let theme = if matches!(theme, Some(ThemeChoice::Light)) { Theme::Light } else { Theme::Dark };
    let back = match lookback(&request, None, kind.into()).await {
        Ok(back) => back,
        Err(refusal) => return present(ctx, &request, Err(refusal)).await,
    };
    defer(ctx, &request).await?;
    let edit = charted(&request, back, kind.into(), theme).await;
    interaction_response::complete_response(&request, edit).await
}

/// The history of a game (default: the one in this channel).
pub(crate) async fn lookback(
    request: &Request,
    game: Option<GameId>,
    shape: ChartOrFilm,
) -> Result<GameHistory, Refusal> {
    let (table, place) = (&request.context.table, request.place()?);
    let back = if shape == ChartOrFilm::CHANCES {
        table.hindsight(place, game).await?
    } else {
        table.lookback(place, game).await?
    };
    if shape == ChartOrFilm::Film && back.look.status == Status::Running {
        return Err(Refusal::Said(request.words.no_film_yet()));
    }
    if shape == ChartOrFilm::CHANCES && back.look.view.outcome.is_none() {
        return Err(Refusal::Said(request.words.no_chances_yet()));
    }
    if back.history.turns() == 0 {
        return Err(Refusal::Said(request.words.no_chart_yet()));
    }
    Ok(back)
}

/// The edit that completes a deferred response with the chart or film.
pub(crate) async fn charted(
    request: &Request,
    back: GameHistory,
    shape: ChartOrFilm,
    theme: Theme,
) -> EditInteractionResponse {
    let (pictures, words) = (&request.context.pictures, request.words);
    let back = Arc::new(back);
    let drawn = match shape {
        ChartOrFilm::Chart(kind) => pictures.chart(&back, kind, theme, words).await,
        ChartOrFilm::Film => pictures.film(Arc::clone(&back), words, Arc::default()).await,
    };
    let edit = EditInteractionResponse::new().allowed_mentions(CreateAllowedMentions::new());
    match drawn {
        Ok(Picture { bytes, alt, file }) => {
            let alt = cut(&alt, 1024);
            let said = if shape == ChartOrFilm::CHANCES { decisions(words, &back) } else { None };
            let edit = said.into_iter().fold(edit, EditInteractionResponse::content);
            edit.new_attachment(CreateAttachment::bytes(bytes, file).description(alt))
        }
        Err(NoChart::Yet) => edit.content(words.no_chart_yet()),
        Err(NoChart::Busy) => edit.content(words.film_busy()),
        Err(NoChart::Broken) => edit.content(words.no_internal()),
    }
}

/// The decisions that moved the chances most, one per line; `None` if there was none.
fn decisions(words: Words, back: &GameHistory) -> Option<String> {
    let course = back.course.as_ref().filter(|course| !course.decisions.is_empty())?;
    let (names, calendar) = (status_text::names(&back.look), Calendar::of(back.look.view.rulebook));
    let line = |(place, decision): (u32, &PastDecision)| {
        let [from, to] = decision.chances.map(|chance| (chance * 100.0).round() as u32);
        let what = cut(&words.answer(&decision.action, &names), LONGEST);
        let when = words.chart_when(calendar, decision.round);
        let who = words.seat_name(&names, decision.seat);
        if decision.whose == decision.seat {
            return words.chances_decision(place, &who, &when, &what, from, to);
        }
        let whose = words.seat_name(&names, decision.whose);
        words.chances_decision_of(place, &who, &when, &what, &whose, from, to)
    };
    let lines = (1..).zip(&course.decisions).map(line);
    let lines: Vec<String> = std::iter::once(words.chances_title()).chain(lines).collect();
    Some(cut(&lines.join("\n"), MESSAGE))
}
