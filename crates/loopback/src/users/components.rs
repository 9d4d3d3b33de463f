//! Simulated users: buttons, select menus and modals.

use serde_json::{Value, json};

use super::super::entities::Cause;
use super::super::{Id, Input, Loopback, Message, Modal, Outcome, Refused};
use super::interactions::{Intent, Pending};
use super::options::Filled;

impl Loopback {
    /// Presses a button and waits for the response.
    pub async fn press(&self, person: Id, message: Id, custom_id: &str) -> Result<Outcome, Refused> {
        Ok(self.begin_press(person, message, custom_id)?.finished().await)
    }

    /// Presses a button without waiting.
    pub fn begin_press(&self, person: Id, message: Id, custom_id: &str) -> Result<Pending, Refused> {
        let known = self.touched(person, message)?;
        let buttons = known.buttons();
        let button = buttons.iter().find(|b| b.custom_id.as_deref() == Some(custom_id));
        let button = button.ok_or_else(|| Refused(format!("there is no button {custom_id}")))?;
        if button.disabled {
            return Err(Refused(format!("the button {custom_id} is greyed out")));
        }
        self.press_stale(person, &known, custom_id)
    }

    /// Presses a button of an older state of the message, as a client does that has not received the edit yet.
    pub fn press_stale(&self, person: Id, message: &Message, custom_id: &str) -> Result<Pending, Refused> {
        let number = message.component_number(custom_id).unwrap_or(1);
        let data = json!({"custom_id": custom_id, "component_type": 2, "id": number});
        self.component(person, message, data)
    }

    /// Selects options of a menu (values; for user menus their ids) and waits for the response.
    pub async fn select(
        &self,
        person: Id,
        message: Id,
        custom_id: &str,
        values: Vec<String>,
    ) -> Result<Outcome, Refused> {
        Ok(self.begin_select(person, message, custom_id, &values)?.finished().await)
    }

    /// Selects options of a menu without waiting.
    pub fn begin_select(
        &self,
        person: Id,
        message: Id,
        custom_id: &str,
        values: &[String],
    ) -> Result<Pending, Refused> {
        let known = self.touched(person, message)?;
        let menus = known.selects();
        let menu = menus.iter().find(|s| s.custom_id == custom_id);
        let menu = menu.ok_or_else(|| Refused(format!("there is no menu {custom_id}")))?;
        if menu.disabled {
            return Err(Refused(format!("the menu {custom_id} is greyed out")));
        }
        let count = values.len() as u64;
        if count < menu.min_values || count > menu.max_values {
            let (least, most) = (menu.min_values, menu.max_values);
            return Err(Refused(format!("pick between {least} and {most} options")));
        }
        if menu.kind == 3 {
            let stranger = values.iter().find(|v| !menu.options.iter().any(|(value, ..)| value == *v));
            if let Some(value) = stranger {
                return Err(Refused(format!("the menu has no option {value}")));
            }
        }
        let number = known.component_number(custom_id).unwrap_or(1);
        let mut data =
            json!({"custom_id": custom_id, "component_type": menu.kind, "id": number, "values": values});
        if menu.kind != 3 {
            data["resolved"] = self.resolved(known.channel, values)?;
        }
        self.component(person, &known, data)
    }

    fn resolved(&self, channel: Id, values: &[String]) -> Result<Value, Refused> {
        self.read(|w| {
            let guild = w.channels.get(&channel).is_some_and(|c| c.guild.is_some());
            let mut filled = Filled::default();
            for value in values {
                let id: Id = value.parse().map_err(|_| Refused(format!("{value} is no id")))?;
                filled.point_to_user(w, id, guild)?;
            }
            Ok(filled.resolved().unwrap_or_else(|| json!({})))
        })
    }

    fn touched(&self, person: Id, message: Id) -> Result<Message, Refused> {
        self.message(message, person)
            .ok_or_else(|| Refused("that message is not visible to this person".into()))
    }

    fn component(&self, person: Id, message: &Message, data: Value) -> Result<Pending, Refused> {
        let (channel, source) = (message.channel, Some(message.id));
        self.send(Intent { cause: Cause::Component, person, channel, command: None, source, data })
    }

    /// Fills in and submits a modal. Inputs that are not named keep their value.
    pub async fn submit_modal(
        &self,
        person: Id,
        modal: &Modal,
        values: Vec<(String, String)>,
    ) -> Result<Outcome, Refused> {
        if modal.person != person {
            return Err(Refused("that form is open for somebody else".into()));
        }
        if let Some((stranger, _)) =
            values.iter().find(|(id, _)| !modal.inputs.iter().any(|i| i.custom_id == *id))
        {
            return Err(Refused(format!("the form has no field {stranger}")));
        }
        let mut answers = Vec::new();
        for input in &modal.inputs {
            let given = values.iter().find(|(id, _)| *id == input.custom_id).map(|(_, v)| v.clone());
            let value = given.or_else(|| input.value.clone()).unwrap_or_default();
            fits(input, &value)?;
            answers.push((input, value));
        }
        let components: Vec<Value> = rows(modal, &answers);
        let data = json!({"custom_id": modal.custom_id, "components": components, "resolved": {}});
        let (channel, source) = (modal.channel, modal.message);
        let intent = Intent { cause: Cause::Modal, person, channel, command: None, source, data };
        Ok(self.send(intent)?.finished().await)
    }
}

fn fits(input: &Input, value: &str) -> Result<(), Refused> {
    let length = value.chars().count() as u64;
    if length == 0 && !input.required {
        return Ok(());
    }
    let least = input.min_length.max(u64::from(input.required));
    if length < least || length > input.max_length {
        let most = input.max_length;
        return Err(Refused(format!("{} needs between {least} and {most} characters", input.label)));
    }
    Ok(())
}

/// The values in rows as the modal has them.
fn rows(modal: &Modal, answers: &[(&Input, String)]) -> Vec<Value> {
    let mut number = 0;
    let mut next = || {
        number += 1;
        number
    };
    let answer = |id: &Value| answers.iter().find(|(input, _)| *id == input.custom_id.as_str());
    modal
        .components
        .iter()
        .filter_map(|row| {
            let labelled = row["type"] == 18;
            let field = if labelled { &row["component"] } else { &row["components"][0] };
            let (input, value) = answer(&field["custom_id"])?;
            let outer = next();
            let mut inner = json!({"type": input.kind, "id": next(), "custom_id": input.custom_id});
            if input.kind == 4 {
                inner["value"] = value.clone().into();
            } else {
                inner["values"] = json!([value]);
            }
            Some(if labelled {
                json!({"type": 18, "id": outer, "component": inner})
            } else {
                json!({"type": 1, "id": outer, "components": [inner]})
            })
        })
        .collect()
}
