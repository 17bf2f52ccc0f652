use std::fmt;
use std::ptr;

use triqueta_sys as sys;

use crate::call::{check, code_of, fill, sure};
use crate::handle::Handle;
use crate::{Action, Bounds, Error, Game, Options, Refusal, Seat};

/// Many games of one variant, stepped together over flat arrays.
///
/// Place i of n plays games i, i + n, i + 2n, …: its chance is played by dice of the batch's key and the game's number,
/// so each is what [`Game::open`], [`Dice::new(key, number)`](crate::Dice::new) and [`Game::draw`] give.
///
/// ```
/// use triqueta::{Action, Batch, Options, Outputs, Variant};
///
/// let mut batch = Batch::new(&Options::new(Variant::BaseGame, 2), 1, 100)?;
/// let actions = batch.bounds().actions;
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
    options: Options,
    bounds: Bounds,
    places: usize,
}

/// Where a batch tells how its games stand: slices of the caller's with room for all places, or empty ones for what
/// isn't wanted.
#[derive(Default)]
pub struct Outputs<'a> {
    /// Of each place, the seat to move.
    pub seats: &'a mut [Seat],
    /// Of each place, [`Bounds::actions`] times whether the action is legal.
    pub masks: &'a mut [bool],
    /// Of each place, the mover's view, encoded in [`Bounds::encoding_length`] numbers.
    pub views: &'a mut [i8],
    /// Of each place, [`Bounds::reward_length`] numbers: the points of each seat if its game ended, else 0. Only by
    /// [`Batch::step`].
    pub rewards: &'a mut [i32],
    /// Of each place, whether its game ended. Only by [`Batch::step`].
    pub done: &'a mut [bool],
}

impl Batch {
    /// So many games that begin.
    ///
    /// # Errors
    /// [`Error::WrongOptions`]; [`Error::OutOfRange`] for no places, or too many; [`Error::NoMemory`].
    pub fn new(options: &Options, key: u64, places: usize) -> Result<Self, Error> {
        let raw = options.raw();
        Ok(Self {
            bounds: options.bounds()?,
            // SAFETY: options, malloc, and a place for the handle.
            handle: unsafe {
                Handle::make(|batch| check(sys::tq_batch_new(&raw const raw, key, places, ptr::null(), batch)))
            }?,
            options: *options,
            places,
        })
    }

    /// How its games are set up.
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// How long what it writes is.
    #[must_use]
    pub const fn bounds(&self) -> &Bounds {
        &self.bounds
    }

    /// How many games it plays at once.
    #[must_use]
    pub const fn places(&self) -> usize {
        self.places
    }

    /// How each game stands. Rewards and `done` are left as they are.
    ///
    /// # Panics
    /// If a slice is neither empty nor as long as it has to be.
    pub fn observe(&self, out: Outputs<'_>) {
        let Outputs { seats, masks, views, .. } = out;
        let (seats, masks, views) = self.places_of(seats, masks, views);
        // SAFETY: a live handle, and arrays with room for all places, or NULL.
        sure(unsafe { sys::tq_batch_observe(self.handle.as_ptr(), seats, masks, views) });
    }

    /// Each place's seat to move does its action, chance answers, and games that end begin anew; then all is written
    /// that is wanted.
    ///
    /// # Errors
    /// [`Error::RefusedAt`] if any action isn't legal: then nothing has happened.
    ///
    /// # Panics
    /// If there aren't as many actions as places, or a slice is neither empty nor as long as it has to be.
    pub fn step(&mut self, actions: &[Action], out: Outputs<'_>) -> Result<(), Error> {
        self.check_actions(actions);
        let Outputs { seats, masks, views, rewards, done } = out;
        let (seats, masks, views) = self.places_of(seats, masks, views);
        let rewards = self.room(rewards, self.bounds.reward_length);
        let done = self.room(done, 1).cast();
        let taken = actions.as_ptr().cast();
        // SAFETY: a live handle, an action (an `i32`) for each place, and arrays with room for all places, or NULL.
        let status = unsafe { sys::tq_batch_step(self.handle.as_mut_ptr(), taken, seats, masks, views, rewards, done) };
        if code_of(status) == sys::TQ_REFUSED {
            let (place, refusal) = self.why_not(actions).expect("it refused one");
            return Err(Error::RefusedAt { place, refusal });
        }
        check(status)
    }

    /// The first place whose action would be refused, and why.
    ///
    /// # Panics
    /// If there aren't as many actions as places.
    #[must_use]
    pub fn why_not(&self, actions: &[Action]) -> Option<(usize, Refusal)> {
        self.check_actions(actions);
        let (mut place, mut code) = (0, 0);
        // SAFETY: a live handle, an action (an `i32`) for each place, and numbers to write to.
        sure(unsafe {
            sys::tq_batch_why_not(self.handle.as_ptr(), actions.as_ptr().cast(), &raw mut place, &raw mut code)
        });
        let place = usize::try_from(place).expect("it is one of the places");
        Refusal::from_raw(code).map(|refusal| (place, refusal))
    }

    /// Plays every place's game to its end, each action and answer of chance equally likely and one draw of the place's
    /// dice, and begins the next one; tells how many actions were taken in all. `rewards` are as [`Outputs::rewards`].
    ///
    /// # Panics
    /// If `rewards` is neither empty nor as long as it has to be.
    pub fn play_out(&mut self, rewards: &mut [i32]) -> u64 {
        let rewards = self.room(rewards, self.bounds.reward_length);
        let mut actions = 0;
        // SAFETY: a live handle, an array with room for all places, or NULL, and a number to write to.
        sure(unsafe { sys::tq_batch_play_out(self.handle.as_mut_ptr(), rewards, &raw mut actions) });
        actions
    }

    /// The number of the game that each place plays.
    #[must_use]
    pub fn numbers(&self) -> Vec<u64> {
        let mut numbers = Vec::new();
        // SAFETY: a live handle, and a buffer as `fill` says.
        sure(unsafe {
            fill(&mut numbers, |out, capacity, count| sys::tq_batch_numbers(self.handle.as_ptr(), out, capacity, count))
        });
        numbers
    }

    /// A copy of one place's game, without its history.
    ///
    /// # Errors
    /// [`Error::OutOfRange`] if there is no such place; [`Error::NoMemory`].
    pub fn game(&self, place: usize) -> Result<Game, Error> {
        let mut game = Game::open(&self.options)?;
        self.game_into(place, &mut game)?;
        Ok(game)
    }

    /// As [`game`](Self::game), in place of whatever game `out` was.
    ///
    /// # Errors
    /// As of [`game`](Self::game).
    pub fn game_into(&self, place: usize, out: &mut Game) -> Result<(), Error> {
        // SAFETY: live handles.
        check(unsafe { sys::tq_batch_game(self.handle.as_ptr(), place, out.0.as_mut_ptr()) })
    }

    fn check_actions(&self, actions: &[Action]) {
        assert_eq!(actions.len(), self.places, "there is an action for each place");
    }

    /// Outputs as the library takes them; a `Seat` is an `i32`, and masks are written as 0 and 1.
    fn places_of(&self, seats: &mut [Seat], masks: &mut [bool], views: &mut [i8]) -> (*mut i32, *mut u8, *mut i8) {
        (
            self.room(seats, 1).cast(),
            self.room(masks, self.bounds.actions).cast(),
            self.room(views, self.bounds.encoding_length),
        )
    }

    /// Room for so many numbers of each place, or NULL.
    fn room<T>(&self, out: &mut [T], length: usize) -> *mut T {
        if out.is_empty() {
            return ptr::null_mut();
        }
        assert_eq!(out.len(), self.places * length, "an output has {length} numbers for each place");
        out.as_mut_ptr()
    }
}

impl fmt::Debug for Batch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Batch").field("options", &self.options).field("places", &self.places).finish_non_exhaustive()
    }
}
