//! Command `odds`: the exact chances of a battle, of a march or of a fight. Needs no settings and no game.

use super::failure::{Failure, cannot_write};
use super::json::digits;
use super::odds_of_fight::{self, FightArguments};
use crate::odds::{BattleRules, Dice, End, Leg, MOST_DICE, MOST_LEGS, OddsError, Stop, battle, march};
use crate::text::{Lang, OddsAsked, Words};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub(super) struct Arguments {
    /// Armies free to attack: all but the one that stays.
    attackers: u32,
    /// Armies in the territory attacked.
    defenders: u32,
    /// Maximum number of attack dice, 1 to 3. The attacker always rolls as many as the free armies allow.
    #[arg(long, default_value_t = 3)]
    attack_dice: usize,
    /// Maximum number of defence dice, 1 to 3.
    #[arg(long, default_value_t = 2)]
    defence_dice: usize,
    /// The sides of each attack die, best first, e.g. 8,6,6; in place of --attack-dice.
    #[arg(long, value_delimiter = ',', value_name = "SIDES", conflicts_with = "attack_dice")]
    attack_sides: Option<Vec<u8>>,
    /// The sides of each defence die, best first; in place of --defence-dice.
    #[arg(long, value_delimiter = ',', value_name = "SIDES", conflicts_with = "defence_dice")]
    defence_sides: Option<Vec<u8>>,
    /// Stop with this many free armies or fewer.
    #[arg(long, value_name = "ARMIES", default_value_t = 0)]
    stop_at: u32,
    /// Stop after this many rolls (in each territory).
    #[arg(long)]
    rolls: Option<u32>,
    /// Stop when the chance to capture falls below this many percent.
    #[arg(long, value_name = "PERCENT", default_value_t = 0, value_parser = clap::value_parser!(u8).range(0..=100))]
    below: u8,
    /// Armies in the territories to attack next with the armies left, e.g. 3,2,1; one army stays in each.
    #[arg(long, value_delimiter = ',', value_name = "ARMIES")]
    then: Vec<u32>,
    /// Also lists every possible end, with its chance.
    #[arg(long)]
    ends: bool,
    /// One JSON object on standard output, nothing else.
    #[arg(long)]
    json: bool,
    /// Also writes the picture that `/odds` shows, as a PNG; for three attack dice.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Language of the picture: en or it.
    #[arg(long, default_value = "en", requires = "out")]
    lang: String,
    #[command(flatten)]
    fight: FightArguments,
}

/// Result of the computation.
struct OddsResult {
    /// Probability of capturing each territory in order, with all before it.
    captures: Vec<f64>,
    attacker_losses: f64,
    defender_losses: f64,
    ends: Vec<(usize, End)>,
}

pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    if arguments.fight.cold_war {
        let infantry = (arguments.attackers, arguments.defenders);
        return odds_of_fight::run(infantry, &arguments.fight, arguments.ends, arguments.json);
    }
    let terms = terms(arguments)?;
    let told = compute(arguments, &terms).map_err(|error| Failure::new(2, error))?;
    if let Some(out) = &arguments.out {
        picture(arguments, &terms, out)?;
    }
    if arguments.json {
        super::json::print(&as_json(arguments, &terms, &told))
    } else {
        super::output::print(&in_words(arguments, &terms, &told))
    }
}

/// Armies in the attacked territories, in order.
fn way(arguments: &Arguments) -> Vec<u32> {
    std::iter::once(arguments.defenders).chain(arguments.then.iter().copied()).collect()
}

fn picture(arguments: &Arguments, terms: &BattleRules, out: &Path) -> Result<(), Failure> {
    let words = super::language::words(&arguments.lang)?;
    if terms.dice.attack.len() != 3 {
        return Err(Failure::new(2, "--out: the picture is for three attack dice"));
    }
    let asked = OddsAsked {
        attackers: arguments.attackers.saturating_add(1),
        way: way(arguments),
        dice: terms.dice.clone(),
        stop: terms.stop,
    };
    let png = super::chart::odds(&asked, words)?;
    std::fs::write(out, png).map_err(|error| cannot_write(out, &error))
}

fn terms(arguments: &Arguments) -> Result<BattleRules, Failure> {
    let sides = |given: &Option<Vec<u8>>, dice: usize| match given {
        Some(sides) => Ok(sides.clone()),
        None if dice > MOST_DICE => Err(Failure::new(2, OddsError::Dice(dice))),
        None => Ok(vec![6; dice]),
    };
    let followed = arguments.then.len();
    if followed >= MOST_LEGS {
        let line = format!("--then: {followed} territories; at most {} follow the first", MOST_LEGS - 1);
        return Err(Failure::new(2, line));
    }
    Ok(BattleRules {
        dice: Dice::of(
            sides(&arguments.attack_sides, arguments.attack_dice)?,
            sides(&arguments.defence_sides, arguments.defence_dice)?,
        ),
        stop: Stop { left: arguments.stop_at, rolls: arguments.rolls, below_percent: arguments.below },
    })
}

fn compute(arguments: &Arguments, terms: &BattleRules) -> Result<OddsResult, crate::odds::OddsError> {
    if arguments.then.is_empty() {
        let battle = battle(arguments.attackers, arguments.defenders, terms)?;
        let captured = |end: &End| usize::from(end.defenders == 0);
        return Ok(OddsResult {
            captures: vec![battle.win],
            attacker_losses: battle.attacker_losses,
            defender_losses: battle.defender_losses,
            ends: battle.ends.iter().map(|end| (captured(end), *end)).collect(),
        });
    }
    let way = std::iter::once(&arguments.defenders).chain(&arguments.then);
    let legs: Vec<Leg> = way.map(|&defenders| Leg { defenders, terms: terms.clone() }).collect();
    let found = march(arguments.attackers, &legs)?;
    let ends = found.halts.iter().map(|halt| {
        let end = End { attackers: halt.attackers, defenders: halt.defenders, chance: halt.chance };
        (halt.captured, end)
    });
    Ok(OddsResult {
        attacker_losses: found.attacker_losses,
        defender_losses: found.defender_losses,
        ends: ends.collect(),
        captures: found.captures,
    })
}

/// Probability that all territories are captured.
fn win(told: &OddsResult) -> f64 {
    digits(told.captures.last().copied().unwrap_or(0.0).min(1.0))
}

fn as_json(arguments: &Arguments, terms: &BattleRules, told: &OddsResult) -> Value {
    let mut object = json!({
        "attackers": arguments.attackers,
        "defenders": arguments.defenders,
        "attack_dice": terms.dice.attack.len(),
        "defence_dice": terms.dice.defence.len(),
        "win": win(told),
        "attacker_losses": digits(told.attacker_losses),
        "defender_losses": digits(told.defender_losses),
    });
    if !arguments.then.is_empty() {
        object["then"] = json!(arguments.then);
        object["captures"] = told.captures.iter().map(|chance| digits(*chance)).collect();
    }
    if arguments.attack_sides.is_some() || arguments.defence_sides.is_some() {
        object["attack_sides"] = json!(terms.dice.attack);
        object["defence_sides"] = json!(terms.dice.defence);
    }
    if arguments.ends {
        let end = |(captured, end): &(usize, End)| {
            json!({
                "captured": captured, "attackers": end.attackers, "defenders": end.defenders,
                "chance": digits(end.chance),
            })
        };
        object["ends"] = told.ends.iter().map(end).collect();
    }
    object
}

/// The answer as text: the first line is that of the picture and `/odds` (with all armies in the territory), and gives
/// the parameters.
fn in_words(arguments: &Arguments, terms: &BattleRules, told: &OddsResult) -> String {
    let (attack, defence) = (terms.dice.attack.len(), terms.dice.defence.len());
    let way = way(arguments);
    let against = Words::new(Lang::En).odds_versus(arguments.attackers.saturating_add(1), &way);
    let free = arguments.attackers;
    let mut lines = vec![
        format!("{against}: {free} free to attack, one stays; {attack} dice against {defence}"),
        format!("  win              {}", win(told)),
        format!("  attacker_losses  {}", digits(told.attacker_losses)),
        format!("  defender_losses  {}", digits(told.defender_losses)),
    ];
    if way.len() > 1 {
        for (n, (defenders, chance)) in (1..).zip(way.iter().zip(&told.captures)) {
            lines.push(format!("  territory {n}, {defenders} there: {}", digits(*chance)));
        }
    }
    for (captured, end) in told.ends.iter().filter(|_| arguments.ends) {
        let End { attackers, defenders, chance } = end;
        let chance = digits(*chance);
        lines.push(format!("  {captured} captured, {attackers} free left, {defenders} withstand: {chance}"));
    }
    lines.join("\n") + "\n"
}
