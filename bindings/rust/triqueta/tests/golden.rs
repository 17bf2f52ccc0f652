//! Deals, snapshots, hashes, encodings and records are what they always were, in every language: the files of
//! `tests/golden`, which `tests/data/golden_test.cpp` makes.

mod support;

use std::fmt::Write;

use support::{choice, read};
use triqueta::{Choice, Game, Language, Seat, Turn, View, Viewer, find_tag, games, seed_from};

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |text, byte| text + &format!("{byte:02x}"))
}

/// What one viewer knows at a position, and the events by which they came to it from the one before.
fn describe(out: &mut String, game: &Game, viewer: Viewer, since: u64) -> std::fmt::Result {
    let view = game.view(viewer).unwrap();
    match viewer {
        Viewer::Seat(seat) => writeln!(out, "viewer {seat}")?,
        Viewer::Spectator => writeln!(out, "viewer spectator")?,
    }
    writeln!(out, "events {}", hex(&game.events(viewer, since).unwrap()))?;
    writeln!(out, "view {}", hex(&view.snapshot()))?;
    writeln!(out, "hash {:016x}", view.hash())?;
    write!(out, "encoding")?;
    view.encode().iter().try_for_each(|place| write!(out, " {place}"))?;
    writeln!(out)
}

fn note(out: &mut String, game: &Game, actions: usize, since: u64) -> std::fmt::Result {
    writeln!(out, "\nafter {actions} actions")?;
    writeln!(out, "state {}", hex(&game.snapshot()))?;
    writeln!(out, "hash {:016x}", game.hash())?;
    let players = game.choice().players();
    describe(out, game, Seat::all(players).cycle().nth(actions).unwrap().into(), since)?;
    if actions == 15 {
        describe(out, game, Viewer::Spectator, since)?;
    }
    Ok(())
}

/// A game from a seed, in which everybody takes one action after the other of those that they may; its start, its end
/// and what comes after 15 and 60 actions.
fn golden(options: &Choice) -> Result<String, std::fmt::Error> {
    let mut game = Game::numbered(options, &seed_from(2024), 5).unwrap();
    let mut out = String::new();
    let mut code = game.snapshot()[4..8].to_vec();
    code.reverse(); // little-endian
    writeln!(out, "game {} {} players, code {}", options.variant(), options.players(), hex(&code))?;
    let mut since = 0;
    let mut actions = 0;
    while let Turn::Seat(seat) = game.turn() {
        if [0, 15, 60].contains(&actions) {
            note(&mut out, &game, actions, since)?;
            since = game.moment();
        }
        let legal = game.view(seat).unwrap().legal();
        game.play(seat, legal[(7 * actions + 3) % legal.len()]).unwrap();
        actions += 1;
    }
    note(&mut out, &game, actions, since)?;
    Ok(out)
}

#[test]
fn deals_snapshots_hashes_and_encodings_are_what_they_always_were() {
    let several = |variant| (2..=5).map(move |players| (choice(variant, players), format!("{variant}_{players}")));
    let chosen = |variant, options: &[(&str, i32)]| Choice::new(variant, options).unwrap();
    let mut cases: Vec<(Choice, String)> = Vec::new();
    cases.extend(several("base_game"));
    cases.extend(several("hidden_wolves"));
    cases.extend([
        (choice("base_game_duel", 2), "base_game_duel_2".into()),
        (choice("hidden_wolves_duel", 2), "hidden_wolves_duel_2".into()),
        (choice("mayhem", 2), "mayhem_2".into()),
        (chosen("mayhem", &[("players", 4), ("first", 1), ("fast", 1)]), "mayhem_4_fast".into()),
        (choice("mayhem", 27), "mayhem_27".into()),
        (chosen("race", &[("players", 2), ("turn_cap", 200)]), "race_2".into()),
        (chosen("race", &[("players", 4), ("first", 3), ("turn_cap", 60)]), "race_4".into()),
        (chosen("race", &[("players", 6), ("turn_cap", 200)]), "race_6".into()),
    ]);
    for (options, name) in cases {
        assert_eq!(golden(&options).unwrap(), read(&format!("tests/golden/{name}.txt")), "{name}");
    }
}

#[test]
fn records_are_read_and_written_alike() {
    for variant in games() {
        for name in [format!("{variant}"), format!("{variant}_unfinished")] {
            let record = read(&format!("tests/golden/{name}.record"));
            let game = Game::from_record(&record).unwrap();
            assert_eq!(game.choice().variant(), variant);
            assert_eq!(game.turn() == Turn::Over, !name.ends_with("unfinished"), "{name}");
            assert_eq!(game.record().unwrap(), record, "{name}");
        }
    }
}

#[test]
fn a_record_that_is_cut_down_is_what_its_viewer_saw() {
    for variant in games() {
        let game = Game::from_record(&read(&format!("tests/golden/{variant}.record"))).unwrap();
        let cut = read(&format!("tests/golden/{variant}_seen.record"));
        let seen = View::from_record(&cut).unwrap();
        let viewer = match find_tag(&cut, "View").as_deref() {
            Some("spectator") => Viewer::Spectator,
            seat => Viewer::Seat(Seat::new(seat.unwrap().parse().unwrap())),
        };
        assert_eq!(seen.viewer(), viewer);
        assert_eq!(seen.snapshot(), game.view(viewer).unwrap().snapshot(), "{variant}");
        assert_eq!(game.record_for(viewer).unwrap(), cut, "{variant}");
    }
}

#[test]
fn positions_as_text_are_read_and_written_alike() {
    let position = read("tests/golden/base_game.position");
    let game = Game::from_text(&position, Language::ENGLISH).unwrap();
    assert_eq!(game.text(Language::ENGLISH), position);
    for language in Language::all() {
        assert_eq!(Game::from_text(&game.text(language), language).unwrap().hash(), game.hash(), "{language}");
    }
}
