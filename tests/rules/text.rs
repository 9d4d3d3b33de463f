//! Tests of the texts: every phrase in both languages; every event, question and refusal of whole games has a sentence.

mod cold_war_deals;
mod cold_war_games;
mod cold_war_lines;
mod cold_war_news;
mod cold_war_refusals;
mod event_lines;
mod final_table;
mod lines;
mod objectives;
mod phrases;
mod recap;
mod refusals;
mod short_names;
mod style;
mod undone_steps;
mod whole_games;
mod words_by_id;
mod y2210_games;
mod y2210_lines;
mod y2210_reactions;
mod y2210_refusals;
