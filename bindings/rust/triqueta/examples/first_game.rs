//! A whole game of Hidden Wolves, played at random.

use triqueta::{Dice, Error, Game, Options, Turn, Variant, seed_from};

fn main() -> Result<(), Error> {
    let options = Options::new(Variant::HiddenWolves, 3);
    let mut game = Game::new(&options, &seed_from(7), 0)?; // a server gives 32 bytes of entropy instead
    let mut dice = Dice::new(1, 0);
    while let Turn::Seat(seat) = game.turn() {
        let legal = game.view(seat)?.legal();
        let action = *dice.pick(&legal).expect("whoever is to move can");
        game.play(seat, action)?;
    }
    for points in game.points() {
        println!("{points} points");
    }
    Ok(())
}
