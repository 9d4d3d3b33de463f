//! Option `--cold-war` of the command `odds`: the exact chances of fights of the Cold War.

use super::failure::Failure;
use super::json::digits;
use crate::odds::{Fight, FightSeries, Force, Ones, PoolDice, SeriesEnd, fight_series, interception};
use serde_json::{Value, json};

/// Options of a fight.
#[derive(clap::Args)]
pub(super) struct FightArguments {
    /// A fight of the Cold War: ATTACKERS and DEFENDERS are numbers of infantry.
    #[arg(
        long,
        conflicts_with_all = [
            "attack_dice", "defence_dice", "attack_sides", "defence_sides", "stop_at", "rolls", "below", "then", "out"
        ]
    )]
    pub(super) cold_war: bool,
    /// Tanks of both sides, e.g. 2,0.
    #[arg(long, value_name = "A,D", value_parser = pair, requires = "cold_war", default_value = "0,0")]
    tanks: (u32, u32),
    /// Fighters of both sides.
    #[arg(long, value_name = "A,D", value_parser = pair, requires = "cold_war", default_value = "0,0")]
    fighters: (u32, u32),
    /// Interceptors of both sides.
    #[arg(long, value_name = "A,D", value_parser = pair, requires = "cold_war", default_value = "0,0")]
    interceptors: (u32, u32),
    /// Nuclear weapons of both sides, which fight like infantry.
    #[arg(long, value_name = "A,D", value_parser = pair, requires = "cold_war", default_value = "0,0")]
    missiles: (u32, u32),
    /// Fight at most so many times, or until a side has no army left.
    #[arg(long, requires = "cold_war", default_value_t = 1)]
    fights: u32,
    /// Number of sides of a die.
    #[arg(long, requires = "cold_war", default_value_t = 10)]
    die: u8,
    /// Lowest number that is a success [default: one more than half of the sides].
    #[arg(long, requires = "cold_war")]
    success: Option<u8>,
    /// What ones do: `net_ones`, `only_if_no_success` or `off`.
    #[arg(long, requires = "cold_war", value_parser = ones, default_value = "net_ones")]
    botch: Ones,
}

fn pair(typed: &str) -> Result<(u32, u32), String> {
    let read = |part: &str| {
        part.trim().parse::<u32>().map_err(|_| format!("`{typed}` is not two numbers, like 2,0"))
    };
    match typed.split_once(',') {
        Some((attack, defence)) => Ok((read(attack)?, read(defence)?)),
        None => Err(format!("`{typed}` is not two numbers, like 2,0")),
    }
}

fn ones(typed: &str) -> Result<Ones, String> {
    match typed {
        "net_ones" => Ok(Ones::Net),
        "only_if_no_success" => Ok(Ones::WithoutSuccess),
        "off" => Ok(Ones::Ignored),
        _ => Err(format!("`{typed}` is not one of net_ones, only_if_no_success, off")),
    }
}

/// What both sides fight with, and what comes of it.
struct Found {
    sides: [Force; 2],
    first: Fight,
    series: FightSeries,
}

/// Prints the chances of a fight, or of several, of so many infantry.
pub(super) fn run(
    infantry: (u32, u32),
    asked: &FightArguments,
    ends: bool,
    as_json: bool,
) -> Result<(), Failure> {
    let success = asked.success.unwrap_or(asked.die / 2 + 1);
    let dice = PoolDice { sides: asked.die, success, ones: asked.botch };
    let pick = |pair: (u32, u32), side: usize| if side == 0 { pair.0 } else { pair.1 };
    let sides = [0, 1].map(|side| {
        let of = [infantry, asked.tanks, asked.fighters, asked.interceptors].map(|pair| pick(pair, side));
        Force { of, dear: pick(asked.missiles, side) }
    });
    if sides.iter().any(Force::is_empty) {
        return Err(Failure::new(2, "both sides need at least one army"));
    }
    let wrong = |error| Failure::new(2, error);
    let found = Found {
        sides,
        first: Fight::of(sides[0].strength(), sides[1].strength(), dice).map_err(wrong)?,
        series: fight_series(sides[0], sides[1], asked.fights, dice).map_err(wrong)?,
    };
    let intercepted = interception(1, dice).map_err(wrong)?;
    if as_json {
        super::json::print(&object(asked, &found, intercepted, ends))
    } else {
        super::output::print(&in_words(asked, &found, intercepted, ends))
    }
}

fn force(force: &Force) -> Value {
    let [infantry, tanks, fighters, interceptors] = force.of;
    json!({
        "infantry": infantry, "tanks": tanks, "fighters": fighters, "interceptors": interceptors,
        "missiles": force.dear, "strength": force.strength(),
    })
}

fn object(asked: &FightArguments, found: &Found, intercepted: f64, ends: bool) -> Value {
    let (attacker, defender) = found.first.mean_damage();
    let mut object = json!({
        "attack": force(&found.sides[0]),
        "defence": force(&found.sides[1]),
        "win": digits(found.first.win()),
        "level": digits(found.first.level()),
        "lose": digits(found.first.lose()),
        "attacker_damage": digits(attacker),
        "defender_damage": digits(defender),
        "interception": digits(intercepted),
        "fights": asked.fights,
        "clear": digits(found.series.clear.min(1.0)),
        "beaten": digits(found.series.beaten.min(1.0)),
        "attacker_losses": digits(found.series.attack_losses),
        "defender_losses": digits(found.series.defence_losses),
        "mean_fights": digits(found.series.fights),
    });
    if ends {
        let differences = found.first.differences();
        let difference = |(n, chance)| json!({"difference": n, "chance": digits(chance)});
        object["differences"] = differences.map(difference).collect();
        let end = |end: &SeriesEnd| json!({"attack": force(&end.attack), "defence": force(&end.defence), "chance": digits(end.chance)});
        object["ends"] = found.series.ends.iter().map(end).collect();
    }
    object
}

fn in_words(asked: &FightArguments, found: &Found, intercepted: f64, ends: bool) -> String {
    let [attack, defence] = &found.sides;
    let (first, series) = (&found.first, &found.series);
    let (attacker, defender) = first.mean_damage();
    let mut lines = vec![
        format!("strength {} against {}: one fight", attack.strength(), defence.strength()),
        format!("  win              {}", digits(first.win())),
        format!("  level            {}", digits(first.level())),
        format!("  lose             {}", digits(first.lose())),
        format!("  attacker_damage  {}", digits(attacker)),
        format!("  defender_damage  {}", digits(defender)),
        format!("  interception     {} (one interceptor against a convoy or a missile)", digits(intercepted)),
        format!("at most {} fights, with all armies that are left", asked.fights),
        format!("  clear            {}", digits(series.clear.min(1.0))),
        format!("  beaten           {}", digits(series.beaten.min(1.0))),
        format!("  attacker_losses  {}", digits(series.attack_losses)),
        format!("  defender_losses  {}", digits(series.defence_losses)),
    ];
    if ends {
        let named = |force: &Force| {
            let [infantry, tanks, fighters, interceptors] = force.of;
            format!(
                "{infantry} infantry, {tanks} tanks, {fighters} fighters, {interceptors} interceptors, {} missiles",
                force.dear
            )
        };
        let all = series.ends.iter();
        lines.extend(all.map(|end| {
            format!("  {}; {} withstand: {}", named(&end.attack), named(&end.defence), digits(end.chance))
        }));
    }
    lines.join("\n") + "\n"
}
