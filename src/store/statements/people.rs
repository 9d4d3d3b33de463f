//! SQL statements for people and settings.

use super::super::StoreError;
use super::super::people::PeopleOperation;
use super::super::transaction::Transaction;
use super::script::Script;

impl Transaction {
    pub(in crate::store) async fn set_dm_closed(
        &mut self,
        id: i64,
        closed: bool,
    ) -> Result<bool, StoreError> {
        let update = self.query("UPDATE people SET dm_closed = $2 WHERE id = $1 AND dm_closed <> $2");
        let update = update.bind(id).bind(i64::from(closed));
        Ok(update.execute().await? > 0)
    }
}

pub(super) fn add(script: &mut Script, operation: PeopleOperation) {
    match operation {
        PeopleOperation::Put { id, name, locale } => {
            let put = script.add(
                "INSERT INTO people (id, name, locale) VALUES ($1, $2, $3) \
                 ON CONFLICT (id) DO UPDATE SET name = excluded.name, locale = excluded.locale",
            );
            put.bind(id).bind(name).bind(locale);
        }
        PeopleOperation::PutSetting { scope, key, value } => {
            let put = script.add(
                "INSERT INTO settings (scope, key, value) VALUES ($1, $2, $3) \
                 ON CONFLICT (scope, key) DO UPDATE SET value = excluded.value",
            );
            put.bind(scope).bind(key).bind(value);
        }
    }
}
