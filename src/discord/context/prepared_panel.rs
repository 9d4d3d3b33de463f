//! `PreparedPanel`: the response that opens a private panel, made while the database writes, so that it can leave at once after the
//! commit.

use super::answer::Answer;
use crate::discord::components::panel::Rows;
use crate::discord::components::version_two::Body;

/// A response that was made ahead, with what it was made from.
#[derive(Debug)]
pub(crate) struct PreparedPanel {
    text: String,
    rows: Rows,
    accent: Option<u32>,
    public: bool,
    /// What the panel shows.
    pub(crate) body: Body,
    /// The response with that body, as JSON.
    pub(crate) response: Vec<u8>,
}

impl PreparedPanel {
    /// The panel of an answer.
    pub(crate) fn new(answer: &Answer, body: Body, response: Vec<u8>) -> Self {
        let Answer { text, rows, accent, public, .. } = answer;
        Self { text: text.clone(), rows: rows.clone(), accent: *accent, public: *public, body, response }
    }

    /// Whether the answer still says what this was made from.
    pub(crate) fn is_of(&self, answer: &Answer) -> bool {
        self.rows.is_copy_of(&answer.rows)
            && (&self.text, self.accent, self.public) == (&answer.text, answer.accent, answer.public)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::components::panel::Row;

    #[test]
    fn a_panel_is_prepared_for_an_answer_until_that_is_changed() {
        let answer = Answer { accent: Some(7), ..Answer::new("Your turn") };
        let body = answer.panel().version_two(true, None).expect("it fits");
        let prepared = PreparedPanel::new(&answer, body, Vec::new());
        assert!(prepared.is_of(&answer) && prepared.is_of(&answer.clone()));
        let changed = [
            Answer { text: "Your turn!".into(), ..answer.clone() },
            Answer { public: true, ..answer.clone() },
            Answer { accent: None, ..answer.clone() },
            answer.clone().with(Vec::<Row>::new()),
        ];
        assert!(changed.iter().all(|answer| !prepared.is_of(answer)));
        let mut longer = answer;
        longer.rows.extend(Vec::<Row>::new());
        assert!(!prepared.is_of(&longer), "whoever changes rows has their own");
    }
}
