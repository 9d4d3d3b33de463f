//! `/cold refugees`, `/cold revolt`, `/cold exterminate`: what refugees do in their player's turn, and what is done to them (R3-29,
//! R3-31, R3-33).

use super::complete::{
    complete_exterminate_at, complete_refugees_from, complete_refugees_to, complete_revolt_at, complete_seat,
};
use super::own_side::{Mine, mine};
use crate::discord::integer_option::{AtLeast, magnitude};
use crate::discord::request::{Answered, Refusal, Request};
use crate::discord::slash::{Ctx, Done, caller, present, refusal};
use crate::rules::cold_war::Action;
use crate::rules::{Seat, TerritoryId};

#[poise::command(slash_command)]
pub(super) async fn refugees(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_refugees_from"] from: String,
    #[autocomplete = "complete_refugees_to"] to: String,
    pieces: Option<AtLeast<1>>,
) -> Done {
    let call = caller(&ctx);
    let answered = call.move_refugees(&from, &to, AtLeast::given(pieces)).await;
    present(ctx, &call, answered).await
}

#[poise::command(slash_command)]
pub(super) async fn revolt(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_revolt_at"] state: String,
    pieces: AtLeast<1>,
    #[autocomplete = "complete_seat"] against: Option<String>,
) -> Done {
    let call = caller(&ctx);
    let answered = call.revolt(&state, pieces.0, against.as_deref()).await;
    present(ctx, &call, answered).await
}

#[poise::command(slash_command)]
pub(super) async fn exterminate(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_exterminate_at"] state: String,
    pieces: AtLeast<1>,
    #[autocomplete = "complete_seat"] whose: Option<String>,
) -> Done {
    let call = caller(&ctx);
    let answered = call.exterminate(&state, pieces.0, whose.as_deref()).await;
    present(ctx, &call, answered).await
}

impl Request {
    /// Moves refugee pieces; all of the state unless a number is given.
    async fn move_refugees(&self, from: &str, to: &str, pieces: Option<i64>) -> Answered {
        let look = self.acting_in_cold_war().await?;
        let mine = mine(&look)?;
        let (from, to) = (self.territory(mine.view.map(), from)?, self.territory(mine.view.map(), to)?);
        let pieces = pieces.map_or_else(|| pieces_of(&mine, from, mine.seat), magnitude);
        self.cold_do(Action::MoveRefugees { from, to, pieces }).await
    }

    async fn revolt(&self, state: &str, pieces: i64, against: Option<&str>) -> Answered {
        let look = self.acting_in_cold_war().await?;
        let mine = mine(&look)?;
        let at = self.territory(mine.view.map(), state)?;
        let against = self.opponent(&mine, at, against)?;
        self.cold_do(Action::CivilWar { at, against, pieces: magnitude(pieces) }).await
    }

    async fn exterminate(&self, state: &str, pieces: i64, whose: Option<&str>) -> Answered {
        let look = self.acting_in_cold_war().await?;
        let mine = mine(&look)?;
        let at = self.territory(mine.view.map(), state)?;
        let whose = self.refugees_there(&mine, at, whose)?;
        self.cold_do(Action::Exterminate { at, whose, pieces: magnitude(pieces) }).await
    }

    /// The player with that name; without a name the only other one with refugees there.
    fn refugees_there(&self, mine: &Mine<'_>, at: TerritoryId, typed: Option<&str>) -> Result<Seat, Refusal> {
        if let Some(typed) = typed {
            return self.partner(mine.look, typed);
        }
        let there = &mine.view.at(at).refugees;
        let mut others = there.iter().map(|(seat, _)| *seat).filter(|seat| *seat != mine.seat);
        let found = others.next().filter(|_| others.next().is_none());
        found.ok_or_else(|| refusal(self.words.whose_refugees()))
    }
}

/// The number of a player's pieces in a state.
fn pieces_of(mine: &Mine<'_>, at: TerritoryId, seat: Seat) -> u32 {
    mine.view.at(at).refugees.iter().find(|(other, _)| *other == seat).map_or(0, |(_, pieces)| *pieces)
}
