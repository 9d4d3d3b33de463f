//! Tidy: checks of the source code that the compiler and clippy do not make.
//!
//! One kind of check per submodule: `imports` allowed dependencies between modules, `cycles` circular imports,
//! `discord_rooms` the same inside `discord`, `file_form` size and form of files, `rulebooks` who asks the rulebook, `documents` what the documents name, `unused`
//! uncalled functions, `texts_and_rule_numbers` and `record_document` required and forbidden text (rule numbers,
//! phrases, machine paths). `code` parses the sources.

mod code;
mod cycles;
mod discord_rooms;
mod documents;
mod file_form;
mod imports;
mod record_document;
mod rulebooks;
mod texts_and_rule_numbers;
mod unused;
