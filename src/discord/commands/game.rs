//! `/game`: opens, joins, leaves, starts, shows, moves and calls off a game ([PBP-1] to [PBP-3]).

use super::super::components::{buttons, red};
use super::autocomplete::{complete_pace, complete_seated};
use crate::discord::components::custom_id::Press;
use crate::discord::interactions::request::{Answer, Answered, Refusal, Request};
use crate::discord::interactions::slash::{Ctx, Done, caller, present, refusal};
use crate::discord::lobby::lobby_message;
use crate::discord::options::integer_option::{AtLeast, BoundedInteger, Seats, magnitude};
use crate::discord::texts::luck_lines;
use crate::rules::{Role, Rulebook, Setup};
use crate::table::{Begun, Player, TableError};

/// The rulebook. Must not be reordered: Discord clients send the position.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub(super) enum RulebookChoice {
    #[name = "classic"]
    Classic,
    #[name = "objectives"]
    Objectives,
    #[name = "tournament"]
    Tournament,
    #[name = "first_edition"]
    FirstEdition,
    #[name = "y2210"]
    Y2210,
    #[name = "cold_war"]
    ColdWar,
}

/// How the board is set up. Must not be reordered: Discord clients send the position.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub(super) enum SetupChoice {
    #[name = "sealed"]
    Sealed,
    #[name = "by_the_book"]
    ByTheBook,
    #[name = "instant"]
    Instant,
}

/// Level of computer players. Must not be reordered: Discord clients send the position.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum LevelChoice {
    #[name = "easy"]
    Easy,
    #[name = "normal"]
    Normal,
}

/// A power of the Cold War. Must not be reordered: Discord clients send the position.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum PowerChoice {
    #[name = "usa"]
    Usa,
    #[name = "ussr"]
    Ussr,
    #[name = "coalition_1"]
    Coalition1,
    #[name = "coalition_2"]
    Coalition2,
    #[name = "coalition_3"]
    Coalition3,
    #[name = "coalition_4"]
    Coalition4,
    #[name = "none"]
    None,
}

impl PowerChoice {
    const fn role(self) -> Option<Role> {
        match self {
            Self::None => None,
            power => Some(Role(power as u8)),
        }
    }
}

impl RulebookChoice {
    /// The choice at that position.
    pub(super) fn at(position: u8) -> Option<Self> {
        let all = [
            Self::Classic,
            Self::Objectives,
            Self::Tournament,
            Self::FirstEdition,
            Self::Y2210,
            Self::ColdWar,
        ];
        all.get(usize::from(position)).copied()
    }
}

impl SetupChoice {
    /// The choice at that position.
    pub(super) fn at(position: u8) -> Option<Self> {
        [Self::Sealed, Self::ByTheBook, Self::Instant].get(usize::from(position)).copied()
    }
}

impl LevelChoice {
    const fn player(self) -> Player {
        match self {
            Self::Easy => Player::Easy,
            Self::Normal => Player::Normal,
        }
    }
}

#[poise::command(
    slash_command,
    interaction_context = "Guild",
    subcommands("new", "join", "leave", "computers", "power", "start", "status", "cancel", "transfer"),
    subcommand_required
)]
#[allow(clippy::unused_async, reason = "the framework calls it")]
pub(super) async fn game(_: Ctx<'_>) -> Done {
    Ok(())
}

#[poise::command(slash_command)]
async fn new(
    ctx: Ctx<'_>,
    rulebook: Option<RulebookChoice>,
    seats: Option<Seats>,
    #[autocomplete = "complete_pace"] pace: Option<String>,
    setup: Option<SetupChoice>,
    computers: Option<BoundedInteger<0, 5>>,
    thread: Option<bool>,
) -> Done {
    let call = caller(&ctx);
    let computers = BoundedInteger::given(computers).unwrap_or(0);
    let opened = match call.new_game((rulebook, setup), (Seats::given(seats), computers), pace.as_deref()) {
        Ok(wish) => call.open_lobby(&wish, thread.unwrap_or(false)).await,
        Err(refusal) => Err(refusal),
    };
    let (is_lobby, also) = match &opened {
        Ok(opened) => (opened.is_lobby, opened.also.clone()),
        Err(_) => (false, None),
    };
    present(ctx, &call, opened.map(|opened| opened.answer)).await?;
    if is_lobby {
        call.remember_lobby().await?;
    }
    match also {
        Some(said) => call.follow_up(said).await,
        None => Ok(()),
    }
}

#[poise::command(slash_command)]
async fn join(ctx: Ctx<'_>) -> Done {
    let call = caller(&ctx);
    let answered = call.join().await;
    present(ctx, &call, answered).await
}

#[poise::command(slash_command)]
async fn leave(ctx: Ctx<'_>) -> Done {
    let call = caller(&ctx);
    let answered = call.leave().await;
    present(ctx, &call, answered).await
}

#[poise::command(slash_command)]
async fn computers(
    ctx: Ctx<'_>,
    count: BoundedInteger<0, 5>,
    level: Option<LevelChoice>,
    name: Option<String>,
) -> Done {
    let call = caller(&ctx);
    let answered = call.set_computers(count.0, level.map(LevelChoice::player), name).await;
    present(ctx, &call, answered).await
}

#[poise::command(slash_command)]
async fn power(ctx: Ctx<'_>, #[autocomplete = "complete_seated"] player: String, power: PowerChoice) -> Done {
    let call = caller(&ctx);
    let answered = call.give_role(&player, power.role()).await;
    present(ctx, &call, answered).await
}

#[poise::command(slash_command)]
async fn start(ctx: Ctx<'_>) -> Done {
    let call = caller(&ctx);
    let answered = call.start().await;
    present(ctx, &call, answered).await
}

#[poise::command(slash_command)]
async fn status(ctx: Ctx<'_>) -> Done {
    let call = caller(&ctx);
    let answered = call.status_here().await;
    present(ctx, &call, answered).await
}

#[poise::command(slash_command)]
async fn cancel(ctx: Ctx<'_>) -> Done {
    let call = caller(&ctx);
    let answered = call.cancel().await;
    present(ctx, &call, answered).await
}

#[poise::command(slash_command, rename = "move")]
async fn transfer(ctx: Ctx<'_>, game: AtLeast<1>) -> Done {
    let call = caller(&ctx);
    let answered = call.move_game(game.0).await;
    present(ctx, &call, answered).await
}

impl Request {
    /// Moves the game with that number to this channel ([PBP-53]).
    async fn move_game(&self, number: i64) -> Answered {
        let look = self.context.table.move_game(self.writable()?, &self.person, magnitude(number)).await?;
        Ok(Answer::new(self.words.moved(look.number)))
    }

    async fn join(&self) -> Answered {
        let lobby = self.context.table.join(self.writable()?, &self.person).await?;
        let colour =
            lobby.seated.iter().find(|seated| seated.person == self.person.id).map(|seated| seated.colour);
        let colour = colour.map_or_else(String::new, |colour| lobby_message::colour(self.words, colour));
        Ok(Answer::new(self.words.joined(&colour)))
    }

    async fn leave(&self) -> Answered {
        self.context.table.leave(self.writable()?, &self.person).await?;
        Ok(Answer::new(self.words.left()))
    }

    async fn start(&self) -> Answered {
        let begun = self.context.table.start(self.writable()?, &self.person).await?;
        let game = match &begun {
            Begun::Playing(look) => look.game,
            Begun::Closed(lobby) => lobby.game,
        };
        self.context.close_menus(game);
        Ok(Answer::new(match begun {
            Begun::Playing(look) => self.words.started(look.number),
            Begun::Closed(lobby) => luck_lines::closed(self.words, lobby.number, &lobby.dice, &lobby.seated),
        }))
    }

    /// Status of the game or lobby in this channel.
    pub(super) async fn status_here(&self) -> Answered {
        self.look_for_buttons();
        match self.look().await {
            Ok(look) => Ok(self.status(&look)),
            Err(Refusal::Table(TableError::NotRunning { .. })) => {
                let lobby = self.context.table.lobby(self.place()?).await?;
                Ok(Answer::new(lobby_message::message(self.words, &lobby).text))
            }
            Err(refusal) => Err(refusal),
        }
    }

    async fn cancel(&self) -> Answered {
        let place = self.place()?;
        match self.context.table.cancel(place, &self.person, false).await {
            Ok(()) => Ok(Answer::new(self.words.cancelled())),
            Err(TableError::ConfirmCancel) => {
                let press = Press::CallOff(self.game_here().await?);
                let row = buttons(&[red(&press, &self.words.button_cancel())]);
                Ok(Answer::new(self.words.confirm_cancel()).with(row))
            }
            Err(error) => Err(error.into()),
        }
    }
}

/// The chosen rulebook; the classic one by default.
pub(super) fn rulebook_of(choice: Option<RulebookChoice>) -> Rulebook {
    match choice {
        Some(RulebookChoice::Classic) | None => Rulebook::Classic,
        Some(RulebookChoice::Objectives) => Rulebook::Objectives,
        Some(RulebookChoice::Tournament) => Rulebook::Tournament,
        Some(RulebookChoice::FirstEdition) => Rulebook::FirstEdition,
        Some(RulebookChoice::Y2210) => Rulebook::Y2210,
        Some(RulebookChoice::ColdWar) => Rulebook::ColdWar,
    }
}

impl Request {
    /// The chosen set-up as a switch of the rulebook; refused if the rulebook has only one set-up.
    pub(super) fn setup_of(
        &self,
        rulebook: Rulebook,
        setup: Option<SetupChoice>,
    ) -> Result<Vec<(String, String)>, Refusal> {
        let way = match setup {
            None => return Ok(Vec::new()),
            Some(SetupChoice::Sealed) => "sealed",
            Some(SetupChoice::ByTheBook) => "by_the_book",
            Some(SetupChoice::Instant) => "instant",
        };
        let (_, most) = rulebook.seats();
        let preset = Setup::preset(rulebook, most);
        match preset.setup_switch() {
            "" => Err(refusal(self.words.one_setup(rulebook))),
            switch => Ok(vec![(switch.to_owned(), way.to_owned())]),
        }
    }
}
