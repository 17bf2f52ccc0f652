//! A whole game of Hidden Wolves, played at random.

use triqueta::{Choice, Dice, Error, Game, Turn, seed_from};

fn main() -> Result<(), Error> {
    let choice = Choice::new("hidden_wolves", &[("players", 3)])?;
    let mut game = Game::new(&choice, &seed_from(7))?; // a server takes 32 bytes of entropy instead
    let mut dice = Dice::new(1, 0);
    while let Turn::Seat(seat) = game.turn() {
        let legal = game.view(seat)?.legal();
        let action = *dice.pick(&legal).expect("the seat to move has a legal action");
        game.play(seat, action)?;
    }
    for points in game.points() {
        println!("{points} points");
    }
    Ok(())
}
