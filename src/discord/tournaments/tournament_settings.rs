//! Private settings menu of a tournament's host, before the tournament begins: pace and switches of its games.

use crate::discord::components::custom_id::{Press, TournamentPress};
use crate::discord::components::{Line, menu};
use crate::discord::context::answer::Answer;
use crate::discord::interactions::host;
use crate::discord::interactions::request::{Answered, Request};
use crate::discord::lobby::lobby_message;
use crate::discord::lobby::switch_menus::{switch_at, switchboard};
use crate::discord::lobby::table_options::TableOptions;
use crate::table::{TableError, Tournament, TournamentChange, TournamentError, TournamentStatus};

/// Maximum number of computer players that the menu offers; the command takes more.
const MOST_COMPUTERS: u8 = 15;

/// The settings menu; `picked` is the switch whose values are shown, or a page.
pub(crate) fn tournament_settings(
    request: &Request,
    tournament: &Tournament,
    picked: Option<&str>,
) -> Answered {
    let words = request.words;
    if !host::may_host(request, tournament.host) {
        return Err(TableError::from(TournamentError::NotHost { host: tournament.host }).into());
    }
    if tournament.status != TournamentStatus::Gathering {
        return Err(TableError::from(TournamentError::Begun).into());
    }
    let press = |what| Press::Tournament(tournament.id, what);
    let paces: Vec<Line> = request
        .context
        .paces
        .iter()
        .map(|pace| Line::new(lobby_message::pace(words, *pace), pace).chosen(*pace == tournament.pace))
        .collect();
    let board = switchboard(
        words,
        (&tournament.setup, TableOptions::default()),
        picked,
        (&press(TournamentPress::Rule), |n| press(TournamentPress::Value(n))),
    );
    let mut rows = vec![menu(&press(TournamentPress::Pace), &words.pick_pace(), &paces)];
    rows.extend(board.rows);
    let computers = tournament.enrolled.iter().filter(|one| one.is_computer()).count();
    let counts: Vec<Line> = (0..=MOST_COMPUTERS)
        .map(|count| {
            Line::new(words.computers_count(count.into()), count).chosen(usize::from(count) == computers)
        })
        .collect();
    rows.push(menu(&press(TournamentPress::Computers), &words.pick_computers(), &counts));
    let title = words.tournament_settings_title(tournament.number);
    let text = board.explained.map_or(title.clone(), |explained| format!("{title}\n\n{explained}"));
    Ok(Answer::new(text).with(rows))
}

/// Applies a selection in the settings menu.
pub(crate) async fn configure_tournament(
    request: &Request,
    tournament: &Tournament,
    what: TournamentPress,
    picked: &str,
) -> Answered {
    let change = match what {
        TournamentPress::Computers => picked.parse().ok().map(TournamentChange::Computers),
        TournamentPress::Pace => picked.parse().ok().map(TournamentChange::Pace),
        TournamentPress::Value(index) => switch_at(&tournament.setup, index)
            .map(|key| TournamentChange::Switch { key: key.to_owned(), value: picked.to_owned() }),
        _ => None,
    };
    let change = change.ok_or(TableError::Stale)?;
    let tournament =
        request.context.table.configure_tournament(request.place()?, &request.person, &change).await?;
    let answer = tournament_settings(request, &tournament, None)?;
    Ok(Answer { text: format!("{}\n{}", request.words.changed(), answer.text), ..answer })
}
