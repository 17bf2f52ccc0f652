//! The README shows a program that runs.

mod support;

use support::read;

#[test]
fn it_quotes_the_first_game() {
    let example = read("bindings/rust/triqueta/examples/first_game.rs");
    let (_, program) = example.split_once("\n\n").unwrap();
    assert!(read("bindings/rust/README.md").contains(&format!("```rust\n{program}```\n")));
}
