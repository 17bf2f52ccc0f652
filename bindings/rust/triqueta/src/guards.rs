//! Misuse that the compiler rejects. If it compiled, each example would use freed memory, memory that another thread
//! writes to, or an invalid number.

/// A game that was dropped.
///
/// ```compile_fail,E0382
/// # use triqueta::*;
/// # let game = Game::open(&Choice::new("base_game", &[]).unwrap()).unwrap();
/// drop(game);
/// game.turn();
/// ```
mod dropped {}

/// A game that one thread plays while another one reads it.
///
/// ```compile_fail,E0502
/// # use triqueta::*;
/// # let mut game = Game::open(&Choice::new("base_game", &[]).unwrap()).unwrap();
/// std::thread::scope(|scope| {
///     scope.spawn(|| game.turn());
///     scope.spawn(|| game.play(Seat::new(0), Action(0)));
/// });
/// ```
mod read_and_written {}

/// A batch that two threads step.
///
/// ```compile_fail,E0499
/// # use triqueta::*;
/// # let mut batch = Batch::new(&Choice::new("base_game", &[]).unwrap(), 1, 1).unwrap();
/// std::thread::scope(|scope| {
///     scope.spawn(|| batch.play_out(&mut []));
///     scope.spawn(|| batch.play_out(&mut []));
/// });
/// ```
mod written_twice {}

/// A batch that is stepped while another thread has a part of it.
///
/// ```compile_fail,E0499
/// # use triqueta::*;
/// # let mut batch = Batch::new(&Choice::new("base_game", &[]).unwrap(), 1, 1).unwrap();
/// let mut parts = batch.parts(2, Arrays::default());
/// batch.play_out(&mut []);
/// parts[0].play_out();
/// ```
mod written_beside_its_parts {}

/// A part of a batch that two threads step.
///
/// ```compile_fail,E0499
/// # use triqueta::*;
/// # let mut batch = Batch::new(&Choice::new("base_game", &[]).unwrap(), 1, 1).unwrap();
/// # let mut parts = batch.parts(2, Arrays::default());
/// std::thread::scope(|scope| {
///     scope.spawn(|| parts[0].play_out());
///     scope.spawn(|| parts[0].play_out());
/// });
/// ```
mod part_written_twice {}

/// Parts of a batch that was dropped.
///
/// ```compile_fail,E0505
/// # use triqueta::*;
/// # let mut batch = Batch::new(&Choice::new("base_game", &[]).unwrap(), 1, 1).unwrap();
/// let mut parts = batch.parts(2, Arrays::default());
/// drop(batch);
/// parts[0].play_out();
/// ```
mod parts_of_a_dropped_batch {}

/// An array that is read while a part of a batch writes to it.
///
/// ```compile_fail,E0502
/// # use triqueta::*;
/// # let mut batch = Batch::new(&Choice::new("base_game", &[]).unwrap(), 1, 1).unwrap();
/// let mut seats = vec![Seat::default()];
/// let outputs = Outputs { seats: &mut seats, ..Outputs::default() };
/// let mut parts = batch.parts(1, Arrays { outputs, ..Arrays::default() });
/// let first = &seats[0];
/// parts[0].observe();
/// println!("{first}");
/// ```
mod array_of_parts_read {}

/// A part's elements of an array, kept while the part writes to them.
///
/// ```compile_fail,E0499
/// # use triqueta::*;
/// # let mut batch = Batch::new(&Choice::new("base_game", &[]).unwrap(), 1, 1).unwrap();
/// # let mut actions = [Action(0)];
/// # let mut parts = batch.parts(1, Arrays { actions: &mut actions, ..Arrays::default() });
/// let actions = parts[0].arrays().actions;
/// parts[0].choose();
/// println!("{actions:?}");
/// ```
mod elements_kept {}

/// Dice that two threads use.
///
/// ```compile_fail,E0499
/// # use triqueta::*;
/// # let mut dice = Dice::new(1, 0);
/// std::thread::scope(|scope| {
///     scope.spawn(|| dice.below(6));
///     scope.spawn(|| dice.below(6));
/// });
/// ```
mod dice_used_twice {}

/// A game that becomes a copy of itself.
///
/// ```compile_fail,E0502
/// # use triqueta::*;
/// # let mut game = Game::open(&Choice::new("base_game", &[]).unwrap()).unwrap();
/// game.clone_from(&game);
/// ```
mod copied_to_itself {}

/// One array for two outputs of a batch.
///
/// ```compile_fail,E0499
/// # use triqueta::*;
/// # let batch = Batch::new(&Choice::new("base_game", &[]).unwrap(), 1, 1).unwrap();
/// let mut flags = vec![false; 25];
/// batch.observe(Outputs { masks: &mut flags, done: &mut flags, ..Outputs::default() });
/// ```
mod one_array_for_two_outputs {}

/// An output that is freed before the batch writes to it.
///
/// ```compile_fail,E0505
/// # use triqueta::*;
/// # let batch = Batch::new(&Choice::new("base_game", &[]).unwrap(), 1, 1).unwrap();
/// let mut seats = vec![Seat::default()];
/// let outputs = Outputs { seats: &mut seats, ..Outputs::default() };
/// drop(seats);
/// batch.observe(outputs);
/// ```
mod output_freed {}

/// One of the choices of dice, after they were freed.
///
/// ```compile_fail,E0505
/// # use triqueta::*;
/// # let legal = vec![Action(0)];
/// let choice = Dice::new(1, 0).pick(&legal);
/// drop(legal);
/// println!("{choice:?}");
/// ```
mod choices_freed {}

/// The C library's handle, which a caller could free or copy.
///
/// ```compile_fail,E0616
/// # use triqueta::*;
/// # let game = Game::open(&Choice::new("base_game", &[]).unwrap()).unwrap();
/// let handle = game.0;
/// ```
mod handle_taken {}

/// A seat with a negative number.
///
/// ```compile_fail,E0423
/// # use triqueta::*;
/// let seat = Seat(-3);
/// ```
mod no_seat {}
