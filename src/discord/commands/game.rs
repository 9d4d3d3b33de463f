//! `/game`: opens, joins, leaves, starts, shows, moves and calls off a game ([PBP-1] to [PBP-3]).

use super::super::components::{buttons, red};
use super::autocomplete::{complete_external, complete_pace, complete_seated};
use crate::discord::commands::board_check;
use crate::discord::commands::host;
use crate::discord::commands::new_game;
use crate::discord::commands::reserve;
use crate::discord::commands::seats;
use crate::discord::commands::view;
use crate::discord::commands::{agreed_end, nudge, pauses};
use crate::discord::components::custom_id::Press;
use crate::discord::context::answer::Answer;
use crate::discord::interactions::interaction_response;
use crate::discord::interactions::request::{Answered, Refusal, Request};
use crate::discord::interactions::slash::{Ctx, Done, caller, refusal};
use crate::discord::lobby::computers;
use crate::discord::lobby::lobby_message;
use crate::discord::lobby::lobby_roles;
use crate::discord::lobby::rematch;
use crate::discord::options::integer_option::{AtLeast, BoundedInteger, Seats, magnitude};
use crate::discord::panels::lost_seat;
use crate::discord::panels::reply::present;
use crate::discord::texts::luck_lines;
use crate::rules::{Role, Rulebook, Setup};
use crate::table::{
    AbsencePolicy, Bank, Begun, Change, ClockRules, Colour, Player, Status, TableError, Window,
};

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

/// What happens to somebody who does not answer in time. Must not be reordered: Discord clients send the position.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub(super) enum SilenceChoice {
    #[name = "caretaker"]
    Caretaker,
    #[name = "skip"]
    Skip,
    #[name = "computer"]
    Computer,
    #[name = "host"]
    Host,
}

impl SilenceChoice {
    pub(super) const fn policy(self) -> AbsencePolicy {
        match self {
            Self::Caretaker => AbsencePolicy::Caretaker,
            Self::Skip => AbsencePolicy::Skip,
            Self::Computer => AbsencePolicy::Computer,
            Self::Host => AbsencePolicy::HostDecides,
        }
    }
}

/// The time for an answer in another player's turn. Must not be reordered: Discord clients send the position.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum WindowChoice {
    #[name = "usual"]
    Usual,
    #[name = "5m"]
    FiveMinutes,
    #[name = "30m"]
    HalfAnHour,
    #[name = "1h"]
    Hour,
    #[name = "3h"]
    ThreeHours,
    #[name = "12h"]
    TwelveHours,
    #[name = "turn"]
    Turn,
}

impl WindowChoice {
    const fn window(self) -> Window {
        Window::OFFERED[self as usize]
    }
}

/// A bank of time. Must not be reordered: Discord clients send the position.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum BankChoice {
    #[name = "none"]
    None,
    #[name = "small"]
    Small,
    #[name = "large"]
    Large,
}

impl BankChoice {
    const fn bank(self) -> Bank {
        Bank::ALL[self as usize]
    }
}

/// Level of computer players. Must not be reordered: Discord clients send the position.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum LevelChoice {
    #[name = "easy"]
    Easy,
    #[name = "normal"]
    Normal,
    #[name = "strong"]
    Strong,
    #[name = "human"]
    Human,
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

/// A colour. Must not be reordered: Discord clients send the position.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum ColourChoice {
    #[name = "red"]
    Red,
    #[name = "blue"]
    Blue,
    #[name = "green"]
    Green,
    #[name = "yellow"]
    Yellow,
    #[name = "purple"]
    Purple,
    #[name = "black"]
    Black,
}

impl From<ColourChoice> for Colour {
    fn from(choice: ColourChoice) -> Self {
        match choice {
            ColourChoice::Red => Self::Red,
            ColourChoice::Blue => Self::Blue,
            ColourChoice::Green => Self::Green,
            ColourChoice::Yellow => Self::Yellow,
            ColourChoice::Purple => Self::Purple,
            ColourChoice::Black => Self::Black,
        }
    }
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
            Self::Strong => Player::Strong,
            Self::Human => Player::Human,
        }
    }
}

#[poise::command(
    slash_command,
    interaction_context = "Guild",
    subcommands(
        "new",
        "join",
        "leave",
        "computers",
        "colour",
        "power",
        "start",
        "status",
        "cancel",
        "transfer",
        "come_back",
        "nudge::nudge",
        "pauses::pause",
        "pauses::resume",
        "pauses::extend",
        "agreed_end::concede",
        "agreed_end::call",
        "host::host",
        "reserve::reserve",
        "seats::resign",
        "seats::replace",
        "seats::silence"
    ),
    subcommand_required
)]
#[allow(clippy::unused_async, reason = "the framework calls it")]
pub(super) async fn game(_: Ctx<'_>) -> Done {
    Ok(())
}

#[poise::command(slash_command)]
#[allow(clippy::too_many_arguments, reason = "one for each option of the command")]
async fn new(
    ctx: Ctx<'_>,
    rulebook: Option<RulebookChoice>,
    seats: Option<Seats>,
    #[autocomplete = "complete_pace"] pace: Option<String>,
    setup: Option<SetupChoice>,
    computers: Option<BoundedInteger<0, 5>>,
    thread: Option<bool>,
    silence: Option<SilenceChoice>,
    absences: Option<bool>,
    window: Option<WindowChoice>,
    bank: Option<BankChoice>,
) -> Done {
    let request = caller(&ctx);
    let computers = BoundedInteger::given(computers).unwrap_or(0);
    let clock = ClockRules {
        vacations: absences.unwrap_or(true),
        window: window.map(WindowChoice::window).unwrap_or_default(),
        bank: bank.map(BankChoice::bank).unwrap_or_default(),
    };
    let opened = match new_game::new_game(
        &request,
        (rulebook, setup),
        (Seats::given(seats), computers),
        pace.as_deref(),
        (silence.map(SilenceChoice::policy), clock),
    ) {
        Ok(wish) => new_game::open_lobby(&request, wish, thread.unwrap_or(false)).await,
        Err(refusal) => Err(refusal),
    };
    let (is_lobby, also) = match &opened {
        Ok(opened) => (opened.is_lobby, opened.also.clone()),
        Err(_) => (false, None),
    };
    present(ctx, &request, opened.map(|opened| opened.answer)).await?;
    if is_lobby {
        rematch::remember_lobby(&request).await?;
    }
    match also {
        Some(said) => interaction_response::follow_up(&request, said).await,
        None => Ok(()),
    }
}

#[poise::command(slash_command)]
async fn join(ctx: Ctx<'_>) -> Done {
    let request = caller(&ctx);
    let answered = join_here(&request).await;
    present(ctx, &request, answered).await
}

#[poise::command(slash_command)]
async fn leave(ctx: Ctx<'_>) -> Done {
    let request = caller(&ctx);
    let answered = leave_here(&request).await;
    present(ctx, &request, answered).await
}

#[poise::command(slash_command)]
async fn computers(
    ctx: Ctx<'_>,
    count: BoundedInteger<0, 5>,
    level: Option<LevelChoice>,
    name: Option<String>,
    #[autocomplete = "complete_external"] external: Option<String>,
) -> Done {
    let request = caller(&ctx);
    let player = (level.map(LevelChoice::player), external);
    let answered = computers::set_computers(&request, count.0, player, name).await;
    present(ctx, &request, answered).await
}

#[poise::command(slash_command)]
async fn colour(ctx: Ctx<'_>, colour: ColourChoice) -> Done {
    let request = caller(&ctx);
    let answered = choose_colour(&request, colour.into()).await;
    present(ctx, &request, answered).await
}

#[poise::command(slash_command)]
async fn power(ctx: Ctx<'_>, #[autocomplete = "complete_seated"] player: String, power: PowerChoice) -> Done {
    let request = caller(&ctx);
    let answered = lobby_roles::give_role(&request, &player, power.role()).await;
    present(ctx, &request, answered).await
}

#[poise::command(slash_command)]
async fn start(ctx: Ctx<'_>) -> Done {
    let request = caller(&ctx);
    let answered = start_here(&request).await;
    present(ctx, &request, answered).await
}

#[poise::command(slash_command)]
async fn status(ctx: Ctx<'_>) -> Done {
    let request = caller(&ctx);
    let answered = status_here(&request).await;
    present(ctx, &request, answered).await
}

#[poise::command(slash_command)]
async fn cancel(ctx: Ctx<'_>) -> Done {
    let request = caller(&ctx);
    let answered = cancel_here(&request).await;
    present(ctx, &request, answered).await
}

#[poise::command(slash_command, rename = "move")]
async fn transfer(ctx: Ctx<'_>, game: AtLeast<1>) -> Done {
    let request = caller(&ctx);
    let answered = move_game(&request, game.0).await;
    present(ctx, &request, answered).await
}

#[poise::command(slash_command, rename = "return")]
async fn come_back(ctx: Ctx<'_>) -> Done {
    let request = caller(&ctx);
    let answered = come_back_here(&request).await;
    present(ctx, &request, answered).await
}

/// Takes the seat back that a computer player plays ([PBP-30]).
async fn come_back_here(request: &Request) -> Answered {
    lost_seat::take_back(request, request.playable()?).await
}

/// Moves the game with that number to this channel ([PBP-53]).
async fn move_game(request: &Request, number: i64) -> Answered {
    let look =
        request.context.table.move_game(request.writable()?, &request.person, magnitude(number)).await?;
    Ok(Answer::new(request.words.moved(look.number)))
}

async fn join_here(request: &Request) -> Answered {
    let lobby = request.context.table.join(request.writable()?, &request.person).await?;
    if lobby.status == Status::Running {
        request.context.close_menus(lobby.game);
    }
    let colour =
        lobby.seated.iter().find(|seated| seated.person == request.person.id).map(|seated| seated.colour);
    let colour = colour.map_or_else(String::new, |colour| lobby_message::colour(request.words, colour));
    Ok(Answer::new(request.words.joined(&colour)))
}

async fn leave_here(request: &Request) -> Answered {
    request.context.table.leave(request.writable()?, &request.person).await?;
    Ok(Answer::new(request.words.left()))
}

/// Takes a colour in the lobby, as its button does ([PBP-8]).
async fn choose_colour(request: &Request, colour: Colour) -> Answered {
    request.context.table.configure(request.writable()?, &request.person, Change::Colour(colour)).await?;
    Ok(Answer::new(request.words.your_colour(&lobby_message::colour(request.words, colour))))
}

async fn start_here(request: &Request) -> Answered {
    let begun = request.context.table.start(request.writable()?, &request.person).await?;
    let game = match &begun {
        Begun::Playing(look) => look.game,
        Begun::Closed(lobby) => lobby.game,
    };
    request.context.close_menus(game);
    Ok(Answer::new(match begun {
        Begun::Playing(look) => request.words.started(look.number),
        Begun::Closed(lobby) => luck_lines::closed(request.words, lobby.number, &lobby.dice, &lobby.seated),
    }))
}

/// Status of the game or lobby in this channel.
pub(super) async fn status_here(request: &Request) -> Answered {
    board_check::look_for_buttons(request);
    match request.look().await {
        Ok(look) => Ok(view::status_answer(request, &look)),
        Err(Refusal::Table(TableError::NotRunning { .. })) => {
            let lobby = request.context.table.lobby(request.place()?).await?;
            Ok(Answer::new(lobby_message::message(request.words, &lobby).text))
        }
        Err(refusal) => Err(refusal),
    }
}

async fn cancel_here(request: &Request) -> Answered {
    let place = request.place()?;
    match request.context.table.cancel(place, &request.person, false).await {
        Ok(()) => Ok(Answer::new(request.words.cancelled())),
        Err(TableError::ConfirmCancel) => {
            let press = Press::CallOff(request.game_here().await?);
            let row = buttons(&[red(&press, &request.words.button_cancel())]);
            Ok(Answer::new(request.words.confirm_cancel()).with(row))
        }
        Err(error) => Err(error.into()),
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

/// The chosen set-up as a switch of the rulebook; refused if the rulebook has only one set-up.
pub(super) fn setup_of(
    request: &Request,
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
        "" => Err(refusal(request.words.one_setup(rulebook))),
        switch => Ok(vec![(switch.to_owned(), way.to_owned())]),
    }
}
