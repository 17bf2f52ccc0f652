//! Handles move between threads, and are read from many at once.

mod support;

use std::thread;

use support::choice;
use triqueta::{Batch, BatchPart, Dice, Error, Game, Language, Totals, Turn, View, Viewer, games, seed_from, simulate};

const THREADS: u64 = 4;

const fn moves_and_is_shared<T: Send + Sync>() {}
const _: () = {
    moves_and_is_shared::<Game>();
    moves_and_is_shared::<View>();
    moves_and_is_shared::<Batch>();
    moves_and_is_shared::<BatchPart<'_>>();
    moves_and_is_shared::<Dice>();
    moves_and_is_shared::<Error>();
};

#[test]
fn a_game_and_a_view_are_read_side_by_side() {
    let mut game = Game::new(&choice("hidden_wolves", 3), &seed_from(3)).unwrap();
    let mut dice = Dice::new(3, 0);
    for _ in 0..30 {
        let action = *dice.pick(&game.legal()).unwrap();
        game.play(game.turn().seat().unwrap(), action).unwrap();
    }
    let view = game.view(Viewer::Spectator).unwrap();
    let all = |game: &Game, view: &View| {
        let seen: Vec<_> = Viewer::all(3).map(|viewer| game.view(viewer).unwrap().json(Language::ENGLISH)).collect();
        (
            seen,
            game.legal(),
            game.snapshot(),
            view.json(Language::GERMAN),
            view.encode(),
            view.hash(),
            view.clone().canonical_hash(),
        )
    };
    let expected = all(&game, &view);
    thread::scope(|scope| {
        for _ in 0..THREADS {
            scope.spawn(|| (0..100).for_each(|_| assert_eq!(all(&game, &view), expected)));
        }
    });
}

#[test]
fn games_are_played_by_other_threads_than_made_them() {
    let play = |mut game: Game| {
        let mut dice = Dice::new(1, 0);
        while let Turn::Seat(seat) = game.turn() {
            let action = *dice.pick(&game.legal()).unwrap();
            game.play(seat, action).unwrap();
        }
        game
    };
    for variant in games() {
        let game = Game::new(&choice(variant, 2), &seed_from(9)).unwrap();
        let expected = play(game.exact_copy().unwrap()).hash();
        let others: Vec<_> =
            (0..THREADS).map(|_| game.exact_copy().unwrap()).map(|game| thread::spawn(move || play(game))).collect();
        for other in others {
            assert_eq!(other.join().unwrap().hash(), expected);
        }
    }
}

#[test]
fn totals_of_threads_add_up() {
    let options = choice("mayhem", 4);
    let part = |i: u64| simulate(&options, 5, 50 * i..50 * (i + 1)).unwrap();
    let parts: Vec<Totals> = thread::scope(|scope| {
        let all: Vec<_> = (0..THREADS).map(|i| scope.spawn(move || part(i))).collect();
        all.into_iter().map(|one| one.join().unwrap()).collect()
    });
    let mut sum = parts[0].clone();
    parts[1..].iter().rev().for_each(|part| sum += part);
    assert_eq!(sum, simulate(&options, 5, 0..50 * THREADS).unwrap());
    assert_eq!(sum.games, 200);
}
