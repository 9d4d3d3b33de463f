//! Buttons, menus and forms: what was pressed, whether it still means something, and what comes of it ([PBP-7]).
//! Never acts for anybody but the person who pressed.

use super::call::{Answer, Answered, Call, Refusal};
use super::codec::{Door, Draft, Press, Step, Stop};
use super::commands::chart::Shape;
use super::menu::{self, Question};
use super::{kit, lobby, say};
use crate::rules::{Action, AskId, Card, Menu, TerritoryId};
use crate::table::{Done, GameId, Look, Order, Place, TableError, Until};
use serenity::all::CreateModal;

/// What a press comes to.
pub(crate) enum Shown {
    /// A new private message.
    Private(Answer),
    /// In place of the message that was pressed.
    Instead(Answer),
    /// A form.
    Form(CreateModal),
    /// The board as a picture, privately, after a moment.
    Board,
    /// A chart or film of that game, likewise.
    Chart(GameId, Shape),
}

impl Call {
    /// Carries out a press; `picked` are the values picked in a menu, or what was typed into a form.
    pub(crate) async fn press(&self, press: &Press, picked: &[String]) -> Result<Shown, Refusal> {
        let one = picked.first().map(String::as_str);
        match press {
            Press::Lobby(game, what) => Ok(match self.press_lobby(*game, *what, one).await? {
                lobby::Pressed::Message(answer) => Shown::Instead(answer),
                lobby::Pressed::Form(form) => Shown::Form(form),
                lobby::Pressed::Private(answer) if one.is_some() => Shown::Instead(answer),
                lobby::Pressed::Private(answer) => Shown::Private(answer),
            }),
            Press::Panel(game, door) => self.open(*game, *door).await,
            Press::Step(game, ask, step) => {
                // Only a menu of cards to drop has more than one value.
                let all = picked.join("-");
                self.step(*game, *ask, step, one.map(|_| all.as_str())).await
            }
            Press::Cup(id, what) => {
                let answer = self.press_cup(*id, *what, one).await?;
                Ok(if what.in_place() { Shown::Instead(answer) } else { Shown::Private(answer) })
            }
            Press::Chart(game, shape) => Ok(Shown::Chart(*game, *shape)),
            Press::CallOff(game) => {
                if self.game_here().await? != *game {
                    return Err(TableError::Stale.into());
                }
                self.desk.table.cancel(self.place()?, &self.person, true).await?;
                Ok(Shown::Instead(Answer::new(self.words.cancelled())))
            }
        }
    }

    /// Which game is here, whether it can be read or not.
    pub(crate) async fn game_here(&self) -> Result<GameId, Refusal> {
        match self.look().await {
            Err(Refusal::Table(TableError::SetAside { game, .. })) => Ok(game),
            look => Ok(look?.game),
        }
    }

    /// The game here, if it is that one.
    async fn same(&self, game: GameId) -> Result<Look, Refusal> {
        let look = self.look().await?;
        if look.game == game { Ok(look) } else { Err(TableError::Stale.into()) }
    }

    async fn open(&self, game: GameId, door: Door) -> Result<Shown, Refusal> {
        let look = self.same(game).await?;
        match door {
            Door::Board => return Ok(Shown::Board),
            Door::Words => return Ok(Shown::Private(self.in_words(&look))),
            Door::Status => return Ok(Shown::Private(self.status(&look))),
            Door::Hand => return Ok(Shown::Private(self.hand(&look))),
            Door::Act | Door::Fortify | Door::Trade | Door::End => {}
        }
        self.playable()?;
        let Some(own) = look.view.own.as_ref() else {
            let waiting = menu::waiting(self.words, &look);
            return Err(Refusal::Said(format!("{}\n{waiting}", self.words.not_seated())));
        };
        let Some(question) = Question::open(self.words, &look) else {
            let waiting = menu::waiting(self.words, &look);
            let said = if own.sealed.is_some() { waiting } else { self.words.not_yours_now(&waiting) };
            return Err(Refusal::Said(said));
        };
        Ok(Shown::Private(match door {
            Door::Fortify => menu::moves(&question),
            Door::Trade => menu::trade_sets(&question),
            Door::End => menu::end_choice(&question),
            _ => question.answer(),
        }))
    }

    async fn step(
        &self,
        game: GameId,
        ask: AskId,
        step: &Step,
        picked: Option<&str>,
    ) -> Result<Shown, Refusal> {
        let look = self.same(game).await?;
        let question = Question::open(self.words, &look).filter(|question| question.ask.id == ask);
        let Some(question) = question else {
            let now = menu::now(self.words, &look);
            let text = format!("{}\n\n{}", self.words.illegal_stale(), now.text);
            return Ok(Shown::Instead(Answer::new(text).with(now.rows)));
        };
        if *step == Step::AgreeAlways {
            return Ok(Shown::Instead(self.agree_always(true, true).await?));
        }
        if let Some(form) = form(&question, step, picked) {
            return Ok(Shown::Form(form));
        }
        if let Some(answer) = shown(&question, step, picked) {
            return Ok(Shown::Instead(answer));
        }
        let order = order(&question, step, picked).ok_or_else(|| self.not_a_number(picked))?;
        let place = self.playable()?;
        Ok(Shown::Instead(self.ordered(place, Some(ask), &order).await?))
    }

    fn not_a_number(&self, picked: Option<&str>) -> Refusal {
        match picked {
            Some(_) => Refusal::Said(self.words.no_number()),
            None => TableError::Stale.into(),
        }
    }

    /// Gives an order and says what it did: in words while the database is being written, sent when the order is kept.
    pub(crate) async fn ordered(&self, place: Place, ask: Option<AskId>, order: &Order) -> Answered {
        let say = |done: Done| self.done(order, &done);
        Ok(self.desk.table.order_saying(place, &self.person, ask, order, say).await?)
    }

    /// What an order did; after an attack that can go on, the same attack again.
    fn done(&self, order: &Order, done: &Done) -> Answer {
        let Order::Attack { from, to, .. } = order else { return say::done(self.words, done) };
        let again = Question::open(self.words, &done.look)
            .and_then(|question| menu::attack_choice(&question, *from, *to));
        match again {
            Some(again) => say::done_then(self.words, done, again),
            None => say::done(self.words, done),
        }
    }
}

/// A number from 1; what is too large is left to the referee, who knows the bound.
fn typed(picked: Option<&str>) -> Option<u32> {
    let number: u64 = picked?.trim().parse().ok()?;
    (number > 0).then(|| u32::try_from(number).unwrap_or(u32::MAX))
}

fn territory(picked: Option<&str>) -> Option<TerritoryId> {
    picked?.parse().ok().map(TerritoryId)
}

fn two(picked: Option<&str>) -> Option<(TerritoryId, TerritoryId)> {
    let (from, to) = picked?.split_once('-')?;
    Some((territory(Some(from))?, territory(Some(to))?))
}

/// Steps that open a form: only while nothing is typed yet.
fn form(question: &Question<'_>, step: &Step, picked: Option<&str>) -> Option<CreateModal> {
    if picked.is_some() {
        return None;
    }
    let words = question.words;
    let hint = match step {
        Step::DeployOther(_, _) | Step::PlaceOther(_) => words.form_hint_place(),
        Step::AdvanceOther => words.form_hint_advance(),
        Step::MoveOther(_, _) => words.form_hint_move(),
        _ => return None,
    };
    Some(kit::number_form(&question.press(step.clone()), &words.form_title(), &words.form_label(), &hint))
}

/// Steps that only show something.
fn shown(question: &Question<'_>, step: &Step, picked: Option<&str>) -> Option<Answer> {
    match step {
        Step::Menu | Step::DeployClear => Some(question.answer()),
        Step::Sets => Some(menu::trade_sets(question)),
        Step::Moves => Some(menu::moves(question)),
        Step::EndAsk => Some(menu::end_choice(question)),
        Step::DeployShow(draft) => Some(menu::deploy_sum(question, draft)),
        Step::PlaceAt(_) => menu::place_choice(question, territory(picked)?),
        Step::AttackAt(_) => two(picked).and_then(|(from, to)| menu::attack_choice(question, from, to)),
        Step::MoveAt(_) => two(picked).and_then(|(from, to)| menu::shift_choice(question, from, to)),
        Step::WishAdd(_, draft) => {
            let mut draft = draft.clone();
            draft.0.push(territory(picked)?.0);
            Some(menu::wishes(question, &draft))
        }
        Step::WishBack(draft) => {
            let mut draft = draft.clone();
            draft.0.pop();
            Some(menu::wishes(question, &draft))
        }
        Step::DeployAt(_, draft) => menu::deploy_amount(question, draft, picked?.parse().ok()?),
        Step::DeployEven(draft) => Some(menu::deploy_sum(question, &menu::spread(question, draft)?)),
        Step::Deploy(draft, slot, n) => deployed(question, draft, *slot, *n),
        Step::DeployOther(draft, slot) => deployed(question, draft, *slot, typed(picked)?),
        _ => None,
    }
}

/// The draft with so many more armies in one place; the draft as it was if they are too many.
fn deployed(question: &Question<'_>, draft: &Draft, slot: u8, n: u32) -> Option<Answer> {
    let mut more = draft.clone();
    let place = more.0.get_mut(usize::from(slot))?;
    let sum = u32::from(*place).checked_add(n).filter(|sum| *sum <= 61);
    let fits = sum.map(|sum| *place = sum as u8).and_then(|()| menu::deploy_left(question, &more));
    if fits.is_none() || n == 0 {
        let answer = menu::deploy_sum(question, draft);
        let text = format!("{}\n{}", question.words.too_many_to_deploy(n), answer.text);
        return Some(Answer { text, ..answer });
    }
    Some(menu::deploy_sum(question, &more))
}

/// Steps that act.
fn order(question: &Question<'_>, step: &Step, picked: Option<&str>) -> Option<Order> {
    let answer = match step {
        Step::Claim(_) => Action::Claim { at: territory(picked)? },
        Step::WishDone(draft) => Action::Wish { order: draft.0.iter().map(|&at| TerritoryId(at)).collect() },
        Step::DeployDone(draft) => deploy(question, draft)?,
        Step::Place(at, n) => Action::Place { armies: vec![(*at, *n)] },
        Step::PlaceOther(at) => Action::Place { armies: vec![(*at, typed(picked)?)] },
        Step::Trade => Action::Trade { cards: cards(picked?)? },
        Step::Bonus => Action::Bonus { at: territory(picked)? },
        Step::StopAttacks => Action::Stop,
        Step::Defend(dice) => Action::Defend { dice: *dice },
        Step::Throw(dice) => Action::Throw { dice: *dice },
        Step::Discard => Action::Discard { cards: codes(picked?) },
        Step::Keep => Action::Keep,
        Step::Consent(yes) => Action::Consent { yes: *yes },
        Step::Fast(from, to) => {
            let Menu::Attack { strikes } = &question.ask.menu else { return None };
            let strike = strikes.iter().find(|strike| (strike.from, strike.to) == (*from, *to))?;
            Action::Propose { from: *from, to: *to, dice: strike.dice }
        }
        Step::GoOn => Action::Place { armies: Vec::new() },
        Step::Advance(n) => Action::Advance { armies: *n },
        Step::AdvanceOther => Action::Advance { armies: typed(picked)? },
        Step::Attack(from, to, stop) => {
            let until = match stop {
                Stop::Once => Until::Once,
                Stop::Captured => Until::Captured,
                Stop::Left(armies) => Until::Left(*armies),
            };
            return Some(Order::Attack { from: *from, to: *to, dice: None, until });
        }
        Step::Move(from, to, n) => return Some(Order::Fortify { from: *from, to: *to, armies: Some(*n) }),
        Step::MoveOther(from, to) => {
            return Some(Order::Fortify { from: *from, to: *to, armies: Some(typed(picked)?) });
        }
        Step::End => return Some(Order::End),
        _ => return None,
    };
    Some(Order::Answer(answer))
}

fn codes(code: &str) -> Vec<Card> {
    code.split('-').filter_map(|card| card.parse().ok().map(Card)).collect()
}

fn cards(code: &str) -> Option<[Card; 3]> {
    codes(code).try_into().ok()
}

fn deploy(question: &Question<'_>, draft: &Draft) -> Option<Action> {
    let (slots, own, ..) = menu::deploy_slots(&question.ask.menu)?;
    let placed = slots.iter().zip(&draft.0).map(|(&at, &n)| (at, u32::from(n)));
    let all: Vec<_> = placed.collect();
    let (of_own, of_neutral) = all.split_at(own.min(all.len()));
    let some = |part: &[(TerritoryId, u32)]| part.iter().copied().filter(|(_, n)| *n > 0).collect();
    Some(Action::Deploy { own: some(of_own), neutral: some(of_neutral) })
}
