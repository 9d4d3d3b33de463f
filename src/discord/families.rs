//! Dispatch over families on Discord: the closed sums over them, and the calls into each family's folder. A new family
//! that is missing here does not compile.
//!
//! May use: `components`, `texts`, `options`, `pictures`, `interactions`.

use super::{classic, cold_war, y2210};
use crate::discord::components::custom_id::{Coded, OfFamily, Press, UndoPress};
use crate::discord::components::panel::Row;
use crate::discord::components::{blue, buttons, grey};
use crate::discord::interactions::press_response::PressResponse;
use crate::discord::interactions::request::{Answer, Answered, Refusal, Request};
use crate::discord::interactions::slash::{Ctx as CommandCtx, choices};
use crate::discord::options::play_options::{Field, Typed};
use crate::discord::pictures::panel_picture::{Front, PanelPicture};
use crate::discord::texts::status_text;
use crate::rules::{
    self, Ask, AskId, AskKind, FamilyId, FamilySeen, Menu, PersonalNotice, Seen, TerritoryId, TurnPlan, View,
};
use crate::table::{Done, GameId, Look, Order, Status, TableError};
use crate::text::{Ctx, Lang, Words};
use serde::{Deserialize, Serialize};
use serenity::all::{CreateActionRow, CreateAutocompleteResponse, CreateButton};

/// Maximum number of rows of a message, and of buttons in a row.
const MOST: usize = 5;

/// A step in a private menu of a family.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum FamilyPress {
    /// Of the classic family.
    Classic(classic::Press),
    /// Of 2210.
    Y2210(y2210::Press),
    /// Of the Cold War.
    ColdWar(cold_war::Press),
}

/// Generates [`OfFamily`] for the press of each family.
macro_rules! parts {
    ($($family:ident $module:ident),+) => {
        $(impl OfFamily for $module::Press {
            type Any = FamilyPress;

            fn of_any(self) -> FamilyPress {
                FamilyPress::$family(self)
            }
        })+
    };
}

parts! { Classic classic, Y2210 y2210, ColdWar cold_war }

/// Every possible press.
pub(crate) type AnyPress = Coded<FamilyPress>;

/// An open question of a family, as seen by the viewer.
pub(crate) enum Question<'a> {
    /// Of the classic family.
    Classic(classic::Question<'a>),
    /// Of 2210.
    Y2210(y2210::Question<'a>),
    /// Of the Cold War.
    ColdWar(cold_war::Question<'a>),
}

impl<'a> Question<'a> {
    /// The first question open to the viewer that the game waits for, if there is one.
    pub(crate) fn open(words: Words, look: &'a Look) -> Option<Self> {
        look.view.awaited_asks().next().and_then(|ask| Self::of(words, look, ask))
    }

    /// The question with that id, if it is open to the viewer.
    pub(crate) fn named(words: Words, look: &'a Look, id: AskId) -> Option<Self> {
        look.view.asks.iter().find(|ask| ask.id == id).and_then(|ask| Self::of(words, look, ask))
    }

    /// `None` if the game is over: its last question stays in the state.
    fn of(words: Words, look: &'a Look, ask: &'a Ask) -> Option<Self> {
        if look.status != Status::Running {
            return None;
        }
        match &ask.menu {
            Menu::Classic(_) => classic::Question::of(words, look, ask).map(Self::Classic),
            Menu::Y2210(_) => y2210::Question::of(words, look, ask).map(Self::Y2210),
            Menu::ColdWar(_) => cold_war::Question::of(words, look, ask).map(Self::ColdWar),
        }
    }

    /// The question with all its components.
    pub(crate) fn answer(&self) -> Answer {
        match self {
            Self::Classic(question) => with_undo(question.words, question.look, question.answer()),
            Self::Y2210(question) => with_undo(question.words, question.look, question.answer()),
            Self::ColdWar(question) => with_undo(question.words, question.look, question.answer()),
        }
    }

    /// Where the best of its choices is on the map, for a close-up; `None` if it is about no place.
    pub(crate) fn front(&self) -> Option<TerritoryId> {
        match self {
            Self::Classic(question) => classic::front_of(question),
            Self::Y2210(question) => y2210::front_of(question),
            Self::ColdWar(question) => cold_war::front_of(question),
        }
    }

    /// A page of the question that only shows something.
    pub(crate) fn page(&self, press: &FamilyPress) -> Answer {
        match (self, press) {
            (Self::Classic(question), FamilyPress::Classic(press)) => {
                match classic::pressed(question, press, &[]) {
                    Some(classic::Outcome::Shown(answer) | classic::Outcome::EndTurn(answer)) => answer,
                    _ => question.answer(),
                }
            }
            (Self::Y2210(question), FamilyPress::Y2210(press)) => {
                match y2210::pressed(question, press, &[]) {
                    Some(y2210::Outcome::Shown(answer)) => answer,
                    _ => question.answer(),
                }
            }
            (Self::ColdWar(question), FamilyPress::ColdWar(press)) => {
                match cold_war::pressed(question, press, &[]) {
                    Some(cold_war::Outcome::Shown(answer)) => answer,
                    _ => question.answer(),
                }
            }
            (Self::Classic(_) | Self::Y2210(_) | Self::ColdWar(_), _) => self.answer(),
        }
    }

    /// The question after an order, with what continues it in front; `None` if nothing does. `seen` is what the order
    /// did.
    pub(crate) fn after(&self, order: &Order, seen: &[Seen]) -> Option<Answer> {
        let (answer, words, look) = match (self, order) {
            (Self::Classic(question), Order::Compound(rules::Order::Classic(order))) => {
                (classic::after(question, Some(order), seen), question.words, question.look)
            }
            (Self::Classic(question), Order::Answer(_)) => {
                (classic::after(question, None, seen), question.words, question.look)
            }
            (Self::Y2210(question), Order::Compound(rules::Order::Y2210(order))) => {
                (y2210::after(question, Some(order), seen), question.words, question.look)
            }
            (Self::Y2210(question), Order::Answer(_)) => {
                (y2210::after(question, None, seen), question.words, question.look)
            }
            (Self::ColdWar(question), Order::Compound(rules::Order::ColdWar(order))) => {
                (cold_war::after(question, Some(order), seen), question.words, question.look)
            }
            (Self::ColdWar(question), Order::Answer(_)) => {
                (cold_war::after(question, None, seen), question.words, question.look)
            }
            (Self::Classic(_) | Self::Y2210(_) | Self::ColdWar(_), Order::Compound(_)) => return None,
        };
        answer.map(|answer| with_undo(words, look, answer))
    }
}

/// The question open to the viewer, or the players waited for. Of several questions the viewer chooses one.
pub(crate) fn now(words: Words, look: &Look) -> Answer {
    if look.status == Status::Running && look.view.awaited_asks().count() > 1 {
        let choice = choice(words, look.game, look.view.awaited_asks(), &status_text::names(look));
        return with_undo(words, look, choice);
    }
    match Question::open(words, look) {
        Some(question) => question.answer(),
        None => Answer::new(status_text::waiting(words, look)),
    }
}

/// The private panel with a button that leads to [`UndoPress::Offer`], if there is anything to take back and room for it.
fn with_undo(words: Words, look: &Look, mut answer: Answer) -> Answer {
    if look.undoable == 0 {
        return answer;
    }
    let undo = grey(&Press::Undo(look.game, UndoPress::Offer), &words.button_undo());
    if let Some(Row::Actions(CreateActionRow::Buttons(last))) = answer.rows.last_mut()
        && last.len() < MOST
    {
        last.push(undo);
    } else if answer.panel().plain_rows().len() < MOST {
        answer.rows.extend(buttons(&[undo]).into_iter().map(Row::from));
    }
    answer
}

/// Several questions open to one player: the text of each, with a button that opens its menu.
fn choice<'a>(
    words: Words,
    game: GameId,
    asks: impl Iterator<Item = &'a Ask> + Clone,
    names: &Ctx,
) -> Answer {
    let lines: Vec<String> =
        asks.clone().map(|ask| format!("- {}", words.question(&ask.menu, names))).collect();
    let open: Vec<CreateButton> =
        asks.map(|ask| blue(&Press::Menu(game, ask.id), &words.task(ask.menu.kind()))).collect();
    Answer::new(lines.join("\n")).with(buttons(&open))
}

impl Request {
    /// Where the open question is on the map, for a close-up.
    pub(crate) fn front(&self, look: &Look) -> Option<TerritoryId> {
        Question::open(self.words, look).and_then(|question| question.front())
    }

    /// The question open to the person of this request, or the players waited for.
    pub(crate) fn now(&self, look: &Look) -> Answer {
        now(self.words, look).in_colour_of(look)
    }

    /// Reads a typed plan of a turn ([PBP-11]).
    pub(crate) async fn read_plan(&self, look: &Look, typed: &str) -> Result<TurnPlan, Refusal> {
        match &look.view {
            View::Classic(_) => self.read_classic_plan(look, typed).await,
            View::Y2210(_) | View::ColdWar(_) => Err(TableError::Illegal(rules::Illegal::OtherFamily).into()),
        }
    }

    /// The family of the game in this channel.
    async fn family(&self) -> Result<FamilyId, Refusal> {
        Ok(self.context.table.family(self.place()?).await?)
    }

    /// Carries out a shared command.
    pub(crate) async fn play(&self, typed: &Typed) -> Answered {
        self.playable()?;
        match self.family().await? {
            FamilyId::Classic => self.play_classic(typed).await,
            FamilyId::Y2210 => self.play_y2210(typed).await,
            FamilyId::ColdWar => self.play_cold_war(typed).await,
        }
    }

    /// Adds the components with which the person's standing orders can be changed, if the family has such a page.
    pub(crate) async fn standing_page(&self, look: &Look, told: Answer) -> Answered {
        match &look.view {
            View::Y2210(_) if look.view.viewer_seat().is_some() => self.y2210_standing_page(look).await,
            View::ColdWar(_) if look.view.viewer_seat().is_some() => self.cold_war_standing_page(look).await,
            View::Classic(_) | View::Y2210(_) | View::ColdWar(_) => Ok(told),
        }
    }

    /// Carries out a press on a page that belongs to no question: the person's standing orders, their deals; `typed` holds
    /// the fields of a form.
    pub(crate) async fn press_standing(
        &self,
        look: &Look,
        press: &FamilyPress,
        typed: &[String],
    ) -> Result<PressResponse, Refusal> {
        match press {
            FamilyPress::Y2210(press) => match y2210::standing(press) {
                Some(press) => Ok(PressResponse::Instead(self.press_y2210_standing(look, press).await?)),
                None => Err(TableError::Stale.into()),
            },
            FamilyPress::ColdWar(press) => match cold_war::page(press) {
                Some(press) => self.press_cold_war_page(look, press, typed).await,
                None => Err(TableError::Stale.into()),
            },
            FamilyPress::Classic(_) => Err(TableError::Stale.into()),
        }
    }

    /// Carries out a press on a page of the person's own defaults, which belongs to no game.
    pub(crate) async fn own(&self, press: &FamilyPress) -> Answered {
        match press {
            FamilyPress::Classic(press) => match classic::own(press) {
                Some(press) => self.press_own_defaults(press).await,
                None => Err(TableError::Stale.into()),
            },
            FamilyPress::Y2210(_) | FamilyPress::ColdWar(_) => Err(TableError::Stale.into()),
        }
    }

    /// Carries out a step in a private menu; `picked` holds the values picked in a select menu, or the text typed into
    /// a modal.
    pub(crate) async fn step(
        &self,
        ask: AskId,
        (question, press): (&Question<'_>, &FamilyPress),
        picked: &[String],
    ) -> Result<PressResponse, Refusal> {
        match (question, press) {
            (Question::Classic(question), FamilyPress::Classic(press)) => {
                self.step_of_classic(ask, (question, press), picked).await
            }
            (Question::Y2210(question), FamilyPress::Y2210(press)) => {
                self.step_of_y2210(ask, (question, press), picked).await
            }
            (Question::ColdWar(question), FamilyPress::ColdWar(press)) => {
                self.step_of_cold_war(ask, (question, press), picked).await
            }
            (Question::Classic(_) | Question::Y2210(_) | Question::ColdWar(_), _) => {
                Err(TableError::Stale.into())
            }
        }
    }

    async fn step_of_y2210(
        &self,
        ask: AskId,
        (question, press): (&y2210::Question<'_>, &y2210::Press),
        picked: &[String],
    ) -> Result<PressResponse, Refusal> {
        Ok(match y2210::pressed(question, press, picked) {
            None if picked.is_empty() => return Err(TableError::Stale.into()),
            None => return Err(Refusal::Said(self.words.no_number())),
            Some(y2210::Outcome::Shown(answer)) => PressResponse::Instead(answer),
            Some(y2210::Outcome::Order(order)) => {
                PressResponse::Instead(self.ordered(self.playable()?, Some(ask), &order).await?)
            }
        })
    }

    async fn step_of_cold_war(
        &self,
        ask: AskId,
        (question, press): (&cold_war::Question<'_>, &cold_war::Press),
        picked: &[String],
    ) -> Result<PressResponse, Refusal> {
        Ok(match cold_war::pressed(question, press, picked) {
            None => return Err(TableError::Stale.into()),
            Some(cold_war::Outcome::Shown(answer)) => PressResponse::Instead(answer),
            Some(cold_war::Outcome::Order(order)) => {
                PressResponse::Instead(self.ordered(self.playable()?, Some(ask), &order).await?)
            }
        })
    }

    async fn step_of_classic(
        &self,
        ask: AskId,
        (question, press): (&classic::Question<'_>, &classic::Press),
        picked: &[String],
    ) -> Result<PressResponse, Refusal> {
        let outcome = match classic::pressed(question, press, picked) {
            None if picked.is_empty() => return Err(TableError::Stale.into()),
            None => return Err(Refusal::Said(self.words.no_number())),
            Some(outcome) => self.by_defaults(outcome).await?,
        };
        Ok(match outcome {
            classic::Outcome::Form(form) => PressResponse::Form(form),
            classic::Outcome::Shown(answer) | classic::Outcome::EndTurn(answer) => {
                PressResponse::Instead(answer)
            }
            classic::Outcome::AgreeAlways => PressResponse::Instead(self.agree_always(true, true).await?),
            classic::Outcome::Order(order) => {
                PressResponse::Instead(self.ordered(self.playable()?, Some(ask), &order).await?)
            }
            classic::Outcome::Defaults(press) => {
                PressResponse::Instead(self.press_defaults(question, &press).await?)
            }
            // Completed by the defaults above.
            classic::Outcome::Attack(..) => return Err(TableError::Stale.into()),
        })
    }
}

/// Where the question that is open to the viewer is on the map; `None` if there is none or it is about no place.
pub(crate) fn front_of_question(look: &Look) -> Option<TerritoryId> {
    Question::open(Words::new(Lang::En), look).and_then(|question| question.front())
}

/// Where the last of these events has put the front, for a close-up; `None` if it shows on no map.
pub(crate) fn front(seen: &[Seen]) -> Option<TerritoryId> {
    seen.iter().rev().find_map(|seen| match seen {
        Seen::Happened(FamilySeen::Classic(seen)) => classic::front(seen),
        Seen::Happened(FamilySeen::Y2210(seen)) => y2210::front(seen),
        Seen::Happened(FamilySeen::ColdWar(seen)) => cold_war::front(seen),
        _ => None,
    })
}

/// The picture of the panel after an order.
pub(crate) fn picture_after(done: Done) -> PanelPicture {
    if done.look.view.awaited_asks().next().is_none() || done.look.status != Status::Running {
        return PanelPicture::Removed;
    }
    if done.seen.is_empty() {
        return PanelPicture::Kept;
    }
    // What shows on no map can still change the legend: cards traded in, money spent. The place is that of the question.
    let at = front(&done.seen).or_else(|| front_of_question(&done.look));
    PanelPicture::Front(Box::new(Front { look: done.look, seen: done.seen, at }))
}

/// Whether the message that asks such a question tells what happened since the person's last turn.
pub(crate) const fn tells_recap(kind: AskKind) -> bool {
    match kind {
        AskKind::Y2210(kind) => y2210::tells_recap(kind),
        AskKind::Classic(_) | AskKind::ColdWar(_) => true,
    }
}

/// Adds what is offered because of what an order did: orders for cards that were drawn.
pub(crate) fn with_offer(words: Words, done: &Done, answer: Answer) -> Answer {
    match &done.look.view {
        View::Y2210(_) => y2210::with_offer(words, &done.look, &done.seen, answer),
        View::Classic(_) | View::ColdWar(_) => answer,
    }
}

/// The player's own cards with the buttons of the family: to play one, to see the standing orders.
pub(crate) fn with_hand_buttons(words: Words, look: &Look, hand: Answer) -> Answer {
    match &look.view {
        View::Y2210(view) if look.status == Status::Running && view.own.is_some() => {
            let rows = y2210::hand_buttons(words, look);
            hand.with(rows)
        }
        View::ColdWar(view) if look.status == Status::Running && view.own.is_some() => {
            hand.with(cold_war::hand_buttons(words, look))
        }
        View::Classic(_) | View::Y2210(_) | View::ColdWar(_) => hand,
    }
}

/// What the button calls that which a player alone has: cards, or books ([PBP-14]).
pub(crate) fn hand_label(words: Words, view: &View) -> String {
    match view {
        View::Classic(_) | View::Y2210(_) => words.button_hand(),
        View::ColdWar(_) => words.button_ledger(),
    }
}

/// The mention of the command that answers a question of that kind, in the reader's language.
pub(crate) fn command_for(words: Words, kind: AskKind) -> String {
    words.command_in_full(match kind {
        AskKind::Classic(kind) => classic::command_for(kind),
        AskKind::Y2210(kind) => y2210::command_for(kind),
        AskKind::ColdWar(kind) => cold_war::command_for(kind),
    })
}

/// Autocomplete of an option of a shared command.
pub(crate) async fn complete(ctx: CommandCtx<'_>, field: Field, partial: &str) -> CreateAutocompleteResponse {
    let call = Request::of_command(ctx.framework.user_data, ctx.interaction);
    match call.family().await {
        Ok(FamilyId::Classic) => classic::complete(ctx, field, partial).await,
        Ok(FamilyId::Y2210) => match call.look().await {
            Ok(look) => y2210::complete(ctx, &call, (&look, field), partial).await,
            Err(_) => choices(Vec::new()),
        },
        // Its commands have options of their own.
        Ok(FamilyId::ColdWar) | Err(_) => choices(Vec::new()),
    }
}

/// What a player is told personally, with its buttons; `None` if it is no longer true.
pub(crate) fn matter(words: Words, look: &Look, seen: &[Seen], matter: PersonalNotice) -> Option<Answer> {
    match &look.view {
        View::ColdWar(_) => cold_war::matter(words, look, seen, matter),
        // Nobody makes deals through the bot there.
        View::Classic(_) | View::Y2210(_) => None,
    }
}

/// What that player is told in the channel, if he accepts no direct messages; `None` if it is for him alone.
pub(crate) fn public_matter(
    words: Words,
    look: &Look,
    seen: &[Seen],
    matter: PersonalNotice,
) -> Option<String> {
    match &look.view {
        View::ColdWar(_) => cold_war::public_matter(words, look, seen, matter),
        View::Classic(_) | View::Y2210(_) => None,
    }
}

/// The buttons of the panel for the questions open now; empty if no player is waited for.
pub(crate) fn panel_buttons(words: Words, game: GameId, view: &View) -> Vec<CreateButton> {
    let of_kind = |kind| match (view, kind) {
        (View::Classic(view), AskKind::Classic(kind)) => {
            classic::panel_buttons(kind, &classic::Panel { words, game, view })
        }
        (View::Y2210(_), AskKind::Y2210(kind)) => y2210::panel_buttons(kind, &y2210::Panel { words, game }),
        (View::ColdWar(_), AskKind::ColdWar(kind)) => cold_war::panel_buttons(kind, words, game),
        (View::Classic(_) | View::Y2210(_) | View::ColdWar(_), _) => Vec::new(),
    };
    view.waiting.kinds().into_iter().flat_map(of_kind).collect()
}

#[cfg(test)]
mod tests;
