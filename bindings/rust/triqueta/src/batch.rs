use std::fmt;
use std::ptr;

use triqueta_sys as sys;

use crate::call::{check, list, one, struct_size, sure};
use crate::handle::Handle;
use crate::{Action, Choice, Error, Game, Refusal, Seat, Sizes};

/// Many games of one choice, stepped together over flat arrays.
///
/// A batch of n places (slots) plays games i, i + n, i + 2n, … at place i. The chance of each game draws by dice of the
/// batch's key and the game's number. So the game is the one that [`Game::open`],
/// [`Dice::new(key, number)`](crate::Dice::new) and [`Game::draw`] yield.
///
/// ```
/// use triqueta::{Action, Batch, Choice, Outputs};
///
/// let mut batch = Batch::new(&Choice::new("base_game", &[])?, 1, 100)?;
/// let actions = batch.sizes().actions;
/// let mut masks = vec![false; batch.places() * actions];
/// batch.observe(Outputs { masks: &mut masks, ..Outputs::default() });
/// let first: Vec<_> = masks
///     .chunks(actions)
///     .map(|mask| Action(mask.iter().position(|&legal| legal).unwrap() as i32))
///     .collect();
/// batch.step(&first, Outputs { masks: &mut masks, ..Outputs::default() })?;
/// # Ok::<(), triqueta::Error>(())
/// ```
pub struct Batch {
    handle: Handle<sys::tq_batch>,
    sizes: Sizes,
}

/// The arrays that a batch writes. Each has room for exactly all places, or is empty and left out.
#[derive(Default)]
pub struct Outputs<'a> {
    /// For each place, the seat to move.
    pub seats: &'a mut [Seat],
    /// For each place, [`Sizes::actions`] times whether the action is legal.
    pub masks: &'a mut [bool],
    /// For each place, the view of the seat to move, encoded in [`Sizes::encoding_length`] numbers.
    pub views: &'a mut [i8],
    /// For each place, [`Sizes::reward_length`] numbers: the points of each seat if the game ended, else 0. Only
    /// [`Batch::step`] writes them.
    pub rewards: &'a mut [i32],
    /// For each place, whether the game ended. Only [`Batch::step`] writes it.
    pub done: &'a mut [bool],
}

impl Batch {
    /// Creates a batch of new games.
    ///
    /// # Errors
    /// [`Status::OUT_OF_RANGE`](crate::Status::OUT_OF_RANGE) for no places, or too many;
    /// [`Status::NO_MEMORY`](crate::Status::NO_MEMORY).
    pub fn new(choice: &Choice, key: u64, places: usize) -> Result<Self, Error> {
        let (variant, options, count) = choice.raw();
        // SAFETY: a choice, malloc, and a handle to write to.
        let handle = unsafe {
            Handle::new(|batch| sys::tq_batch_new(variant, options, count, key, places, ptr::null(), batch))
        }?;
        Ok(Self { handle, sizes: choice.sizes() })
    }

    /// Returns the choice of its games.
    #[must_use]
    pub fn choice(&self) -> Choice {
        sure(Choice::written(|variant, options, capacity, count| {
            // SAFETY: a live handle, a variant and options to write to.
            check(unsafe { sys::tq_batch_choice(self.handle.as_ptr(), variant, options, capacity, count) })
        }))
    }

    /// Returns the sizes of its games, for the lengths of arrays.
    #[must_use]
    pub const fn sizes(&self) -> &Sizes {
        &self.sizes
    }

    /// Returns the number of places.
    #[must_use]
    pub fn places(&self) -> usize {
        // SAFETY: a live handle, and a number to write to.
        sure(one(|places| unsafe { sys::tq_batch_places(self.handle.as_ptr(), places) }))
    }

    /// Writes the observations of all places: seats, masks and views.
    ///
    /// # Panics
    /// If an array is neither empty nor as long as it must be.
    pub fn observe(&self, out: Outputs<'_>) {
        let io = self.io(&[], out);
        // SAFETY: a live handle, and arrays with room for all places, or NULL.
        sure(check(unsafe { sys::tq_batch_observe(self.handle.as_ptr(), &raw const io) }));
    }

    /// Plays an action at each place, draws for chance, replaces each game that has ended by a new one, and writes the
    /// arrays. Rewards and `done` are of the game that was played, the others of the next turn.
    ///
    /// # Errors
    /// [`Error::RefusedAt`] if any action is illegal. Then no action is played.
    ///
    /// # Panics
    /// If there isn't an action for each place, or if an array is neither empty nor as long as it must be.
    pub fn step(&mut self, actions: &[Action], out: Outputs<'_>) -> Result<(), Error> {
        self.check_actions(actions);
        let io = self.io(actions, out);
        // SAFETY: a live handle, an action (an `i32`) for each place, and arrays with room for all places, or NULL.
        let status = unsafe { sys::tq_batch_step(self.handle.as_mut_ptr(), &raw const io) };
        if status == sys::TQ_REFUSED {
            let (place, refusal) = self.why_not(actions).expect("it refused one");
            return Err(Error::RefusedAt { place, refusal });
        }
        check(status)
    }

    /// Returns the first place whose action is illegal, and why.
    ///
    /// # Panics
    /// If there isn't an action for each place.
    #[must_use]
    pub fn why_not(&self, actions: &[Action]) -> Option<(usize, Refusal)> {
        self.check_actions(actions);
        let (first, count, mut place) = (actions.as_ptr().cast(), actions.len(), 0);
        // SAFETY: a live handle, an action (an `i32`) for each place, and numbers to write to.
        let code =
            one(|code| unsafe { sys::tq_batch_why_not(self.handle.as_ptr(), first, count, &raw mut place, code) });
        Refusal::from_raw(sure(code)).map(|refusal| (place, refusal))
    }

    /// Plays the game of every place to its end at random (a playout, or rollout), begins the next one, and returns the
    /// number of actions. Every legal action is equally likely, and so is every remaining token or card. `rewards` are as
    /// [`Outputs::rewards`].
    ///
    /// # Panics
    /// If `rewards` is neither empty nor as long as it must be.
    pub fn play_out(&mut self, rewards: &mut [i32]) -> u64 {
        let io = self.io(&[], Outputs { rewards, ..Outputs::default() });
        // SAFETY: a live handle, an array with room for all places, or NULL, and a number to write to.
        sure(one(|actions| unsafe { sys::tq_batch_play_out(self.handle.as_mut_ptr(), &raw const io, actions) }))
    }

    /// Returns the number of the game that each place is playing.
    #[must_use]
    pub fn numbers(&self) -> Vec<u64> {
        // SAFETY: a live handle, and a buffer as `list` says.
        sure(unsafe { list(|out, capacity, count| sys::tq_batch_numbers(self.handle.as_ptr(), out, capacity, count)) })
    }

    /// Creates a copy of the game of one place, without its history.
    ///
    /// # Errors
    /// [`Status::NO_SUCH_INDEX`](crate::Status::NO_SUCH_INDEX) if there is no such place.
    pub fn game(&self, place: usize) -> Result<Game, Error> {
        let mut game = Game::open(&self.choice())?;
        self.game_into(place, &mut game)?;
        Ok(game)
    }

    /// As [`game`](Self::game), in place of the game that `out` was.
    ///
    /// # Errors
    /// As of [`game`](Self::game).
    pub fn game_into(&self, place: usize, out: &mut Game) -> Result<(), Error> {
        // SAFETY: live handles.
        check(unsafe { sys::tq_batch_game(self.handle.as_ptr(), place, out.0.as_mut_ptr()) })
    }

    fn check_actions(&self, actions: &[Action]) {
        assert_eq!(actions.len(), self.places(), "a batch needs an action for each place");
    }

    /// The arrays as the library takes them. A `Seat` and an `Action` are an `i32`, and the library writes 0 and 1 to
    /// masks and to `done`.
    fn io(&self, actions: &[Action], out: Outputs<'_>) -> sys::tq_batch_io {
        let Outputs { seats, masks, views, rewards, done } = out;
        let places = self.places();
        let (seat, seat_capacity) = room(seats, places, 1);
        let (mask, mask_capacity) = room(masks, places, self.sizes.actions);
        let (view, view_capacity) = room(views, places, self.sizes.encoding_length);
        let (reward, reward_capacity) = room(rewards, places, self.sizes.reward_length);
        let (done, done_capacity) = room(done, places, 1);
        sys::tq_batch_io {
            struct_size: struct_size::<sys::tq_batch_io>(),
            reserved: 0,
            action: actions.as_ptr().cast(),
            action_capacity: actions.len(),
            seat: seat.cast(),
            seat_capacity,
            mask: mask.cast(),
            mask_capacity,
            view,
            view_capacity,
            reward,
            reward_capacity,
            done: done.cast(),
            done_capacity,
            ..Default::default()
        }
    }
}

/// Room for so many numbers of each place, or NULL.
fn room<T>(out: &mut [T], places: usize, length: usize) -> (*mut T, usize) {
    if out.is_empty() {
        return (ptr::null_mut(), 0);
    }
    assert_eq!(out.len(), places * length, "an output has {length} numbers for each place");
    (out.as_mut_ptr(), out.len())
}

impl fmt::Debug for Batch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Batch").field("choice", &self.choice()).field("places", &self.places()).finish_non_exhaustive()
    }
}
