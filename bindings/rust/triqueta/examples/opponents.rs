//! Two opponents of different levels play. Before some moves, an analysis says what the actions are worth.

use std::time::Duration;

use triqueta::{Analysis, Bot, Choice, Error, Game, Language, Level, Turn, View, seed_from};

/// Prints what each action is worth.
fn advise(view: &View) -> Result<(), Error> {
    let analysis = Analysis::of(view, 20_000)?;
    for worth in analysis.worth()? {
        let words = view.choice().variant().action_text(worth.action, Language::ENGLISH)?;
        let why = analysis.remarks(worth.action, Language::ENGLISH, &["Ada", "Bo"])?;
        println!("{words}: {:.0} %, {:.1} points. {why}", 100.0 * worth.chance.mean(), worth.points.mean());
    }
    Ok(())
}

fn main() -> Result<(), Error> {
    let mut game = Game::new(&Choice::new("hidden_wolves_duel", &[])?, &seed_from(7))?;
    let mut best = Bot::new(Level::BEST, 1, 0)?;
    let mut easy = Bot::new(Level::EASY, 1, 1)?;
    let mut moves = 0;
    while let Turn::Seat(seat) = game.turn() {
        let view = game.view(seat)?;
        let action = if seat.index() == 1 {
            easy.choose(&view, 0)?
        } else if moves == 20 {
            advise(&view)?;
            best.choose_within(&view, Duration::from_millis(20))?
        } else {
            // In slices: a closure shows progress, and stops by returning false.
            best.begin(&view, 2_000)?;
            best.think_while(|bot| bot.spent().is_ok_and(|spent| spent < 1_000))?;
            best.choice()?
        };
        game.play(seat, action)?;
        moves += 1;
    }
    println!("best {}, easy {}", game.points()[0], game.points()[1]);
    Ok(())
}
