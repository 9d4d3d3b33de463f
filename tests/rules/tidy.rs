//! Tidy: checks of the source code that the compiler and clippy do not make.
//!
//! One kind of check per submodule: `imports` allowed dependencies between modules, `cycles` circular imports,
//! `habits` size and form of files, `unused` uncalled functions, `words` required and forbidden text (rule numbers,
//! phrases, machine paths). `code` parses the sources.

mod code;
mod cycles;
mod file_form;
mod imports;
mod record_document;
mod rulebooks;
mod texts_and_rule_numbers;
mod unused;
