//! Unused functions: the compiler finds only private ones, because it can't know the users of a library's public ones.
//!
//! Functions are compared by name, so one that shares its name with another is not found.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{TokenStream, TokenTree};

use super::code::{EVERYWHERE, PROGRAM, Source, sources, tests, trait_methods};

/// Every name in the sources, with its number of occurrences.
fn names<'a>(sources: impl IntoIterator<Item = &'a Source>) -> BTreeMap<String, usize> {
    fn count(stream: TokenStream, found: &mut BTreeMap<String, usize>) {
        for token in stream {
            match token {
                TokenTree::Ident(name) => *found.entry(name.to_string()).or_default() += 1,
                TokenTree::Group(group) => count(group.stream(), found),
                // An attribute of serde names a function in a string.
                TokenTree::Literal(text) => {
                    let text = text.to_string();
                    if let Some(inside) = text.strip_prefix('"').and_then(|text| text.strip_suffix('"')) {
                        let last = inside.rsplit("::").next().unwrap_or(inside);
                        *found.entry(last.to_owned()).or_default() += 1;
                    }
                }
                TokenTree::Punct(_) => {}
            }
        }
    }
    let mut found = BTreeMap::new();
    for source in sources {
        count(source.tokens.clone(), &mut found);
    }
    found
}

#[test]
fn every_function_is_called_by_somebody() {
    let all = sources(&EVERYWHERE);
    let named = names(&all);
    let of_program = all.iter().filter(|source| {
        PROGRAM.iter().any(|folder| source.path.starts_with(&format!("{folder}/"))) && !source.is_test()
    });
    let (mut defined, mut places) = (BTreeMap::<String, usize>::new(), BTreeMap::new());
    for source in of_program {
        // Methods of a trait may be called through the trait, so they are exempt.
        let methods = trait_methods(&source.tokens);
        for function in source.functions().into_iter().filter(|function| function.name != "main") {
            *defined.entry(function.name.clone()).or_default() += 1;
            if !methods.contains(&function.name) {
                places.insert(function.name, format!("{}:{}", source.path, function.line));
            }
        }
    }
    let tests: BTreeSet<String> = all.iter().flat_map(|source| tests(&source.tokens)).collect();
    let unused: Vec<String> = places
        .iter()
        .filter(|(name, _)| {
            named.get(*name).copied().unwrap_or(0) <= defined[*name] && !tests.contains(*name)
        })
        .map(|(name, place)| format!("{place}: {name}"))
        .collect();
    assert!(unused.is_empty(), "nobody calls\n{}", unused.join("\n"));
}
