//! `/odds`: the chances of a battle or of a march through several territories, with stop conditions; in a game of the Cold War
//! those of a fight. The response is private and needs no game.

use crate::discord::context::answer::Answer;
use crate::discord::interactions::interaction_response;
use crate::discord::interactions::request::{Answered, Refusal, Request};
use crate::discord::interactions::slash::{Ctx, Done, caller};
use crate::discord::options::integer_option::{AtLeast, BoundedInteger, Dice};
use crate::discord::panels::reply::present;
use crate::odds::{self, MOST_DICE, Stop};
use crate::present::cold_war::win_chances;
use crate::rules::View;
use crate::text::{FightAsked, OddsAsked};
use serenity::all::{CreateAllowedMentions, CreateAttachment, EditInteractionResponse};

/// Minimum number of attackers in a battle: one army stays behind.
const FEWEST_ATTACKERS: u32 = 2;
/// Maximum number of armies of one side: odds of 1000 are computed at once.
const MOST_ARMIES: u32 = 1_000;
/// Maximum threshold for stopping at a chance, in percent: 100 would stop every uncertain attack.
const MOST_PERCENT: u8 = 99;
/// Maximum number of territories of a march.
const MOST_TERRITORIES: usize = 10;

/// A number of eight-sided dice of one side.
type Commanders = BoundedInteger<0, { MOST_DICE as i64 }>;

/// The options besides the two numbers of armies.
struct Typed {
    then: Option<String>,
    armies: Option<i64>,
    rolls: Option<i64>,
    chance: Option<i64>,
    dice: Option<i64>,
    /// Eight-sided dice of the attacker and of the defender.
    eights: [Option<i64>; 2],
}

#[poise::command(slash_command, interaction_context = "Guild|BotDm|PrivateChannel")]
#[allow(clippy::too_many_arguments, reason = "one for each option of the command")]
pub(super) async fn odds(
    ctx: Ctx<'_>,
    attackers: BoundedInteger<1, { MOST_ARMIES as i64 }>,
    defenders: BoundedInteger<1, { MOST_ARMIES as i64 }>,
    then: Option<String>,
    armies: Option<AtLeast<1>>,
    rolls: Option<AtLeast<1>>,
    chance: Option<BoundedInteger<1, { MOST_PERCENT as i64 }>>,
    commanders: Option<Commanders>,
    their_commanders: Option<Commanders>,
    dice: Option<Dice>,
) -> Done {
    let request = caller(&ctx);
    let (armies, rolls) = (AtLeast::given(armies), AtLeast::given(rolls));
    let (chance, dice) = (BoundedInteger::given(chance), Dice::given(dice));
    let eights = [commanders, their_commanders].map(BoundedInteger::given);
    let typed = Typed { then, armies, rolls, chance, dice, eights };
    if let Some(answered) = fight_odds(&request, attackers.0, defenders.0, &typed).await {
        return present(ctx, &request, answered).await;
    }
    let (asked, answered) = match odds_asked(&request, attackers.0, defenders.0, &typed).await {
        Ok(asked) => (Some(asked.clone()), answer_text(&request, &asked)),
        Err(refusal) => (None, Err(refusal)),
    };
    let asked = asked.filter(|_| answered.is_ok());
    present(ctx, &request, answered).await?;
    let Some(asked) = asked else { return Ok(()) };
    // The picture is added after the text, so that the text does not wait for it.
    let Some(picture) = request.context.pictures.odds(asked, request.words).await else { return Ok(()) };
    let file = CreateAttachment::bytes(picture.bytes, picture.file);
    let file = file.description(super::super::components::cut(&picture.alt, 1024));
    let edit =
        EditInteractionResponse::new().allowed_mentions(CreateAllowedMentions::new()).new_attachment(file);
    interaction_response::complete_response(&request, edit).await
}

/// The odds of a fight, if the game in this channel is one of the Cold War: both numbers are strengths, and the number of
/// rolls is that of fights (R3-22). `None` elsewhere.
async fn fight_odds(request: &Request, attackers: i64, defenders: i64, typed: &Typed) -> Option<Answered> {
    let look = request.look().await.ok()?;
    let View::ColdWar(view) = &look.view else { return None };
    // A number that fits no strength is refused like one that is too large.
    let number = |typed: i64| u32::try_from(typed).unwrap_or(0);
    let asked = FightAsked {
        attack: number(attackers),
        defence: number(defenders),
        fights: typed.rolls.map(number),
        dice: win_chances::dice(view.house()),
    };
    let told = if asked.is_sensible() { request.words.fight_odds(&asked).ok() } else { None };
    Some(told.map(Answer::new).ok_or_else(|| Refusal::Said(request.words.no_fight_odds())))
}

/// Parses the options.
async fn odds_asked(
    request: &Request,
    attackers: i64,
    defenders: i64,
    typed: &Typed,
) -> Result<OddsAsked, Refusal> {
    let (Some(attackers), Some(first)) = (bounded(attackers, FEWEST_ATTACKERS), bounded(defenders, 1)) else {
        return Err(no_odds(request));
    };
    let mut way = vec![first];
    way.extend(way_of(request, typed.then.as_deref().unwrap_or_default())?);
    let defence_dice = match typed.dice {
        Some(dice) => u8::try_from(dice).ok().filter(|dice| (1..=MOST_DICE).contains(&usize::from(*dice))),
        // Without a game in this channel: as in the international rules.
        None => Some(request.look().await.map_or(2, |look| match &look.view {
            View::Classic(view) => view.defence_dice(),
            View::Y2210(_) | View::ColdWar(_) => 2,
        })),
    };
    let (Some(defence_dice), Some(stop)) = (defence_dice, stop(typed)) else {
        return Err(Refusal::Said(request.words.no_odds_stop()));
    };
    let [attack, defence] = typed.eights.map(eights);
    let (Some(attack), Some(defence)) = (attack, defence) else {
        return Err(Refusal::Said(request.words.no_odds_commanders(MOST_DICE as u32)));
    };
    let dice = odds::Dice::of(mixed(MOST_DICE, attack), mixed(defence_dice.into(), defence));
    Ok(OddsAsked { attackers, way, dice, stop })
}

fn answer_text(request: &Request, asked: &OddsAsked) -> Answered {
    Ok(Answer::new(request.words.odds_answer(asked).map_err(|_| no_odds(request))?))
}

fn no_odds(request: &Request) -> Refusal {
    Refusal::Said(request.words.no_odds(MOST_ARMIES))
}

/// Parses the defenders of the territories after the first one.
fn way_of(request: &Request, typed: &str) -> Result<Vec<u32>, Refusal> {
    let refused = || Refusal::Said(request.words.no_odds_way(MOST_ARMIES, MOST_TERRITORIES as u32));
    let parts = typed.split([',', ';', ' ']).map(str::trim).filter(|part| !part.is_empty());
    let way: Option<Vec<u32>> = parts.map(|part| part.parse().ok().and_then(|n| bounded(n, 1))).collect();
    way.filter(|way| way.len() < MOST_TERRITORIES).ok_or_else(refused)
}

fn bounded(n: i64, fewest: u32) -> Option<u32> {
    u32::try_from(n).ok().filter(|n| (fewest..=MOST_ARMIES).contains(n))
}

/// A number of eight-sided dice; `None` if it is out of range.
fn eights(typed: Option<i64>) -> Option<usize> {
    typed.map_or(Some(0), |n| usize::try_from(n).ok().filter(|n| *n <= MOST_DICE))
}

/// That many dice, of which so many have eight sides.
fn mixed(dice: usize, eights: usize) -> Vec<u8> {
    (0..dice).map(|n| if n < eights { 8 } else { 6 }).collect()
}

/// The stop conditions; `None` if one is out of range.
fn stop(typed: &Typed) -> Option<Stop> {
    let least_one = |n: i64| u32::try_from(n).ok().filter(|n| *n >= 1);
    let mut stop = Stop::default();
    if let Some(armies) = typed.armies {
        // One of the armies in the territory is not free.
        stop.left = least_one(armies)? - 1;
    }
    if let Some(rolls) = typed.rolls {
        stop.rolls = Some(least_one(rolls)?);
    }
    if let Some(chance) = typed.chance {
        stop.below_percent =
            u8::try_from(chance).ok().filter(|percent| (1..=MOST_PERCENT).contains(percent))?;
    }
    Some(stop)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(armies: Option<i64>, rolls: Option<i64>, chance: Option<i64>) -> Typed {
        Typed { then: None, armies, rolls, chance, dice: None, eights: [None; 2] }
    }

    #[test]
    fn conditions_are_those_of_the_odds_with_the_army_that_stays_left_out() {
        let all = Stop { left: 2, rolls: Some(4), below_percent: 50 };
        assert_eq!(stop(&typed(Some(3), Some(4), Some(50))), Some(all));
        assert_eq!(stop(&typed(None, None, None)), Some(Stop::default()));
        for (armies, rolls, chance) in
            [(Some(0), None, None), (None, Some(-1), None), (None, None, Some(100)), (None, None, Some(0))]
        {
            assert_eq!(stop(&typed(armies, rolls, chance)), None);
        }
    }
}
