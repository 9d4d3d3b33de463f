//! What is stored about a person, or of a server, as a file for whoever may have it ([PBP-54]). Secrets of others are never in it: of a
//! running game it has what everybody sees, and of a person's seat what that person sees.

use super::error::TableError;
use super::export::ExportTarget;
use super::load_and_commit::Inner;
use super::ratings::Contestant;
use super::server_games::must_manage_server;
use super::types::{GameId, Person, Place};
use super::{Reply, Table};
use crate::store::GameRow;
use futures_util::FutureExt as _;
use serde_json::{Map, Value, json};

/// The data of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServerData {
    /// JSON.
    pub text: String,
    /// Number of its games.
    pub games: u32,
    /// Number of games whose record had no room.
    pub left_out: u32,
}

impl Table {
    /// Everything that is stored about that person, as JSON; `None`: nothing.
    pub fn personal_data(&self, person: u64) -> Reply<'_, Option<String>> {
        self.inner.personal_data(person).boxed()
    }

    /// Everything that is stored of that server, as JSON, for whoever manages it. The records of the oldest games are left out where
    /// the text would have more than `most` bytes.
    pub fn server_data<'a>(&'a self, guild: u64, who: &'a Person, most: usize) -> Reply<'a, ServerData> {
        self.inner.server_data(guild, who, most).boxed()
    }
}

/// JSON that people can read.
fn pretty(value: &Value) -> String {
    serde_json::to_string_pretty(value).expect("plain values")
}

/// What a game's row says to whoever manages its server: no seed, no order, no word.
fn public_columns(row: &GameRow) -> Map<String, Value> {
    let setup: Value = serde_json::from_str(&row.setup).unwrap_or_default();
    let fields = json!({
        "game": row.id, "number": row.number, "channel": row.channel.to_string(), "status": row.status,
        "setup": setup, "minutes_for_a_turn": row.pace, "host": row.host.to_string(),
        "turn": row.turn, "changed": row.touched, "abandoned": row.abandoned,
        "absence_policy": row.absence_policy, "commitment": row.commitment,
    });
    match fields {
        Value::Object(fields) => fields,
        _ => Map::new(),
    }
}

impl Inner {
    async fn personal_data(&self, person: u64) -> Result<Option<String>, TableError> {
        let rows = self.store.personal_rows(person as i64).await?;
        if rows.is_empty() {
            return Ok(None);
        }
        let mut ratings = Vec::new();
        for guild in self.store.servers_of_results(person as i64).await? {
            let all = self.ratings(guild as u64).await?;
            if let Some(rated) = all.overall.of(&Contestant::Person(person)) {
                ratings.push(json!({
                    "guild": guild.to_string(), "games": rated.games,
                    "mean": rated.rating.mean, "uncertainty": rated.rating.uncertainty,
                }));
            }
        }
        let mut all = serde_json::to_value(&rows).expect("plain values");
        all["ratings"] = ratings.into();
        all["user"] = person.to_string().into();
        Ok(Some(pretty(&all)))
    }

    async fn server_data(&self, guild: u64, who: &Person, most: usize) -> Result<ServerData, TableError> {
        must_manage_server(who, guild)?;
        let (mut games, mut size, mut left_out) = (Vec::new(), 0, 0);
        for id in self.store.games_of_server(guild as i64).await? {
            let Some(row) = self.store.game(id).await? else { continue };
            let mut fields = public_columns(&row);
            let seats: Vec<Value> = self
                .store
                .seats(id)
                .await?
                .iter()
                .map(|seat| {
                    json!({
                        "seat": seat.seat, "person": seat.person.to_string(), "name": seat.name,
                        "colour": seat.colour, "computer": seat.computer, "role": seat.role,
                    })
                })
                .collect();
            fields.insert("seats".into(), seats.into());
            // A lobby has no record, and one that can't be read neither.
            let record = self.export(ExportTarget::Id(GameId(id)), true).await.map(|record| record.text);
            match record {
                Ok(text) if size + text.len() <= most => {
                    size += text.len();
                    fields.insert("record".into(), text.into());
                }
                Ok(_) => {
                    left_out += 1;
                    fields.insert("record_left_out".into(), true.into());
                }
                Err(_) => {}
            }
            games.push(Value::Object(fields));
        }
        let (count, tournaments) = (games.len() as u32, self.tournaments_of_server(guild).await?);
        let results: Vec<Value> = self
            .store
            .results(guild as i64)
            .await?
            .iter()
            .map(|result| {
                json!({
                    "game": result.game, "rulebook": result.rulebook, "ended": result.ended,
                    "seats": result.seats.iter().map(|seat| json!({
                        "seat": seat.seat, "person": seat.person.to_string(), "computer": seat.computer,
                        "role": seat.role, "place": seat.place, "turns": seat.turns,
                        "computer_turns": seat.computer_turns, "substitute": seat.substitute,
                    })).collect::<Vec<_>>(),
                })
            })
            .collect();
        let settings = self.settings_of_server(guild).await?;
        let all = json!({
            "guild": guild.to_string(), "games": games, "tournaments": tournaments,
            "results": results, "settings": settings,
        });
        Ok(ServerData { text: pretty(&all), games: count, left_out })
    }

    async fn tournaments_of_server(&self, guild: u64) -> Result<Vec<Value>, TableError> {
        let mut all = Vec::new();
        for row in self.store.tournaments_of_server(guild as i64).await? {
            let entrants: Vec<Value> = self.store.entrants(row.id).await?.iter().map(|one| json!({
                "person": one.person.to_string(), "name": one.name, "place": one.place, "state": one.state,
            })).collect();
            let place = Place { guild, channel: row.channel as u64 };
            let over = matches!(row.status.as_str(), "over" | "cancelled");
            let record = if over { self.export_tournament(place, true).await.ok() } else { None };
            let record = record.filter(|record| record.tournament.id.0 == row.id);
            all.push(json!({
                "tournament": row.id, "number": row.number, "channel": row.channel.to_string(),
                "status": row.status, "round": row.round, "host": row.host.to_string(),
                "entrants": entrants, "record": record.and_then(|record| record.text),
            }));
        }
        Ok(all)
    }

    async fn settings_of_server(&self, guild: u64) -> Result<Value, TableError> {
        let id = guild.to_string();
        let mut all = Map::new();
        for (scope, key) in [
            ("server", id.clone()),
            ("ratings", format!("off.{id}")),
            ("delivery", format!("guild.{id}")),
            ("delivery", format!("language.{id}")),
            ("delivery", format!("locale.{id}")),
        ] {
            if let Some(value) = self.store.setting(scope, &key).await? {
                all.insert(format!("{scope} {key}"), value.into());
            }
        }
        Ok(Value::Object(all))
    }
}
