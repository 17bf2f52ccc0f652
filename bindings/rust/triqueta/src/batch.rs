use std::fmt;
use std::ops::Range;
use std::ptr;

use triqueta_sys as sys;

use crate::batch_call::BatchCall;
use crate::call::{check, list, one, sure};
use crate::handle::Handle;
use crate::{Action, Choice, Error, Game, Inputs, Outputs, Refusal, Sizes, View};

/// Many games of one choice, stepped together over flat arrays. `docs/batches.md` has more.
///
/// A batch of n places (slots) plays games i, i + n, i + 2n, … at place i. The chance of each game draws by dice of the
/// batch's key and the game's number. So the game is the one that [`Game::open`],
/// [`Dice::new(key, number)`](crate::Dice::new) and [`Game::draw`] yield.
///
/// ```
/// use triqueta::{Action, Batch, Choice, Outputs};
///
/// let mut batch = Batch::new(&Choice::new("base_game", &[])?, 1, 100)?;
/// let sizes = *batch.sizes();
/// let mut actions = vec![Action(0); batch.places()];
/// let mut views = vec![0; batch.places() * sizes.encoding_length]; // the observation of each mover
/// let mut done = vec![false; batch.places()];
/// batch.observe(Outputs { views: &mut views, ..Outputs::default() });
/// let mut ended = 0;
/// for _ in 0..100 {
///     batch.choose(&mut actions); // or what a policy makes of the views
///     batch.step(&actions, Outputs { views: &mut views, done: &mut done, ..Outputs::default() })?;
///     ended += done.iter().filter(|&&done| done).count();
/// }
/// assert!(ended >= 100);
/// # Ok::<(), triqueta::Error>(())
/// ```
///
/// # Copies
///
/// A clone goes on exactly as the original does. `clone_from` takes no memory if the variant, the number of players and
/// the number of places are the same.
pub struct Batch {
    handle: Handle<sys::tq_batch>,
    sizes: Sizes,
}

/// # Creation
impl Batch {
    /// Creates a batch of new games. [`restart`](Self::restart) chooses other numbers than those from 0 up.
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

    /// Saves the batch: its games with their chance and numbers, and the key. The bytes have all secrets and the future.
    #[must_use]
    pub fn save(&self) -> Vec<u8> {
        // SAFETY: a live handle, and a buffer as `list` says.
        sure(unsafe { list(|out, capacity, count| sys::tq_batch_save(self.handle.as_ptr(), out, capacity, count)) })
    }

    /// Creates a batch from what [`save`](Self::save) wrote. It goes on exactly as the saved one would have. The bytes may
    /// be untrusted.
    ///
    /// # Errors
    /// [`Error::Fault`].
    pub fn load(bytes: &[u8]) -> Result<Self, Error> {
        let (first, length) = (bytes.as_ptr(), bytes.len());
        // SAFETY: bytes with their length, malloc, a handle to write to, and a fault.
        let handle =
            unsafe { Handle::parse(|batch, fault| sys::tq_batch_load(first, length, ptr::null(), batch, fault)) }?;
        let sizes = choice_of(&handle).sizes();
        Ok(Self { handle, sizes })
    }

    /// Returns the choice of its games.
    #[must_use]
    pub fn choice(&self) -> Choice {
        choice_of(&self.handle)
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

    pub(crate) const fn as_mut_ptr(&mut self) -> *mut sys::tq_batch {
        self.handle.as_mut_ptr()
    }

    fn call(&self) -> BatchCall {
        BatchCall::new(self.places())
    }
}

/// # Games
impl Batch {
    /// Begins all games anew, with another key and other numbers: place i plays games `first` + i, `first` + i + `stride`,
    /// … With `stride` 0 it is the number of places.
    ///
    /// Workers that share a key play different games if their numbers don't meet:
    ///
    /// ```
    /// use triqueta::{Batch, Choice};
    ///
    /// const WORKERS: u64 = 3;
    /// const PLACES: u64 = 100;
    /// let mut batch = Batch::new(&Choice::new("race", &[])?, 1, 100)?;
    /// for worker in 0..WORKERS {
    ///     batch.restart(1, worker * PLACES, WORKERS * PLACES);
    ///     assert_eq!(batch.numbers()[7], worker * PLACES + 7);
    /// }
    /// # Ok::<(), triqueta::Error>(())
    /// ```
    pub fn restart(&mut self, key: u64, first: u64, stride: u64) {
        // SAFETY: a live handle.
        sure(check(unsafe { sys::tq_batch_restart(self.handle.as_mut_ptr(), key, first, stride) }));
    }

    /// Leaves the games of some places and begins the next ones there. If `only` is empty, of all places.
    ///
    /// # Panics
    /// If `only` is neither empty nor as long as there are places.
    pub fn reset(&mut self, only: &[bool]) {
        let (first, count) = self.call().given(only);
        // SAFETY: a live handle, and a byte for each place, or NULL.
        sure(check(unsafe { sys::tq_batch_reset(self.handle.as_mut_ptr(), first.cast(), count) }));
    }

    /// Puts the position of a game at a place. The game has the number `number` there, and its chance draws by dice of `key`
    /// and the number. The next game at the place has this number plus the stride, and the key of the batch.
    ///
    /// # Errors
    /// [`Status::NO_SUCH_INDEX`](crate::Status::NO_SUCH_INDEX) for the place,
    /// [`Status::OTHER_GAME`](crate::Status::OTHER_GAME) for another variant or number of players, and
    /// [`Refusal::GAME_IS_OVER`].
    pub fn put(&mut self, place: usize, game: &Game, key: u64, number: u64) -> Result<(), Error> {
        // SAFETY: live handles.
        unless_over(unsafe { sys::tq_batch_put(self.handle.as_mut_ptr(), place, game.0.as_ptr(), key, number) })
    }

    /// Puts completions of a view (determinizations) at places, each arrangement of what the viewer can't see equally
    /// likely. Dice of `key` and `number` + i complete the view for the i-th of these places, and go on to draw for its
    /// chance. Its game has that number, too.
    ///
    /// A search puts the same completions for each action, so that all actions meet the same luck:
    ///
    /// ```
    /// use triqueta::{Batch, Choice, Game, Outputs, Seat, seed_from};
    ///
    /// let choice = Choice::new("base_game", &[])?;
    /// let view = Game::new(&choice, &seed_from(7))?.view(Seat::new(0))?;
    /// let mut batch = Batch::new(&choice, 1, 100)?;
    /// let mut rewards = vec![0; batch.places() * batch.sizes().reward_length];
    /// for action in view.legal() {
    ///     batch.complete(&view, 1, 0, 0..batch.places())?;
    ///     batch.step(&vec![action; batch.places()], Outputs::default())?;
    ///     batch.play_out(&mut rewards);
    ///     println!("{action:?}: {}", rewards.chunks(batch.sizes().reward_length).map(|game| game[0]).sum::<i32>());
    /// }
    /// # Ok::<(), triqueta::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Status::OUT_OF_RANGE`](crate::Status::OUT_OF_RANGE) for the places,
    /// [`Status::OTHER_GAME`](crate::Status::OTHER_GAME) for another variant or number of players, and
    /// [`Refusal::GAME_IS_OVER`].
    pub fn complete(&mut self, view: &View, key: u64, number: u64, places: Range<usize>) -> Result<(), Error> {
        let (batch, first, count) = (self.handle.as_mut_ptr(), places.start, places.len());
        // SAFETY: live handles.
        unless_over(unsafe { sys::tq_batch_complete(batch, view.0.as_ptr(), key, number, first, count) })
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
}

/// # Steps
///
/// All arrays are of all places. Those that are neither empty nor as long as they must be cause a panic before anything
/// happens.
impl Batch {
    /// Writes the observations of all places: seats, masks and views.
    ///
    /// # Panics
    /// If an array is neither empty nor as long as it must be.
    pub fn observe(&self, out: Outputs<'_>) {
        self.observe_only(&[], out);
    }

    /// As [`observe`](Self::observe), only of the places that `only` has. The others' outputs stay as they are.
    ///
    /// # Panics
    /// As of [`observe`](Self::observe).
    pub fn observe_only(&self, only: &[bool], out: Outputs<'_>) {
        let call = self.call().only(only).outputs(&self.sizes, out);
        // SAFETY: a live handle, and arrays with room for all places, or NULL.
        unsafe { call.observe(self.handle.as_ptr()) }
    }

    /// Plays an action at each place, draws for chance, replaces each game that has ended by a new one, and writes the
    /// arrays. Rewards and `done` are of the game that was played, the others of the next turn.
    ///
    /// ```
    /// use triqueta::{Action, Batch, Choice, Inputs, Outputs};
    ///
    /// let mut batch = Batch::new(&Choice::new("base_game", &[])?, 1, 3)?;
    /// let mut actions = [Action(0); 3];
    /// batch.step(&actions, Outputs::default())?;
    /// batch.choose(&mut actions);
    /// // Only at the last place, and no game longer than 200 actions:
    /// let inputs = Inputs { actions: &actions, only: &[false, false, true], most_actions: 200 };
    /// batch.step(inputs, Outputs::default())?;
    /// # Ok::<(), triqueta::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::RefusedAt`] if any action is illegal. Then no action is played.
    ///
    /// # Panics
    /// If there isn't an action for each place, or if an array is neither empty nor as long as it must be.
    pub fn step<'a>(&mut self, inputs: impl Into<Inputs<'a>>, out: Outputs<'_>) -> Result<(), Error> {
        let call = self.call().inputs(inputs.into()).outputs(&self.sizes, out);
        // SAFETY: a live handle, and arrays with room for all places, or NULL.
        unsafe { call.step(self.handle.as_mut_ptr()) }
    }

    /// Returns the first place whose action is illegal, and why.
    ///
    /// # Panics
    /// As of [`step`](Self::step).
    #[must_use]
    pub fn why_not<'a>(&self, inputs: impl Into<Inputs<'a>>) -> Option<(usize, Refusal)> {
        let call = self.call().inputs(inputs.into());
        // SAFETY: a live handle, and arrays with an element for each place, or NULL.
        unsafe { call.why_not(self.handle.as_ptr()) }
    }

    /// Writes a legal action for each place, every one equally likely. It takes one draw of the place's dice: stepping by
    /// these actions plays the games of [`play_out`](Self::play_out).
    ///
    /// # Panics
    /// If there isn't room for an action of each place.
    pub fn choose(&mut self, actions: &mut [Action]) {
        self.choose_only(&[], actions);
    }

    /// As [`choose`](Self::choose), only for the places that `only` has. The others' dice and actions stay as they are.
    ///
    /// # Panics
    /// As of [`choose`](Self::choose), and if `only` is neither empty nor as long as there are places.
    pub fn choose_only(&mut self, only: &[bool], actions: &mut [Action]) {
        let call = self.call().only(only).chosen(actions);
        // SAFETY: a live handle, and arrays with an element for each place, or NULL.
        unsafe { call.choose(self.handle.as_mut_ptr()) }
    }

    /// As [`choose`](Self::choose), by 64 random bits of yours for each place. The places' dice stay as they are.
    ///
    /// # Panics
    /// If there isn't a number for each place, or room for its action.
    pub fn choose_by(&mut self, random: &[u64], actions: &mut [Action]) {
        assert!(!random.is_empty(), "a batch needs a random number for each place");
        let call = self.call().random(random).chosen(actions);
        // SAFETY: a live handle, and arrays with an element for each place.
        unsafe { call.choose(self.handle.as_mut_ptr()) }
    }

    /// Plays the game of every place to its end at random (a playout, or rollout), begins the next one, and returns the
    /// number of actions. Every legal action is equally likely, and so is every remaining token or card. `rewards` are as
    /// [`Outputs::rewards`].
    ///
    /// # Panics
    /// If `rewards` is neither empty nor as long as it must be.
    pub fn play_out(&mut self, rewards: &mut [i32]) -> u64 {
        let call = self.call().outputs(&self.sizes, Outputs { rewards, ..Outputs::default() });
        // SAFETY: a live handle, and an array with room for all places, or NULL.
        unsafe { call.play_out(self.handle.as_mut_ptr()) }
    }
}

/// What a position is refused for: a batch has no games that are over.
fn unless_over(status: sys::tq_status) -> Result<(), Error> {
    if status == sys::TQ_REFUSED {
        return Err(Error::Refused(Refusal::GAME_IS_OVER));
    }
    check(status)
}

fn choice_of(batch: &Handle<sys::tq_batch>) -> Choice {
    sure(Choice::written(|variant, options, capacity, count| {
        // SAFETY: a live handle, a variant and options to write to.
        check(unsafe { sys::tq_batch_choice(batch.as_ptr(), variant, options, capacity, count) })
    }))
}

/// # Panics
/// If there is no memory left.
impl Clone for Batch {
    fn clone(&self) -> Self {
        // SAFETY: a live handle, malloc, and a handle to write to.
        let handle = unsafe { Handle::new(|batch| sys::tq_batch_clone(self.handle.as_ptr(), ptr::null(), batch)) };
        Self { handle: sure(handle), sizes: self.sizes }
    }

    fn clone_from(&mut self, source: &Self) {
        // SAFETY: live handles.
        let copied = check(unsafe { sys::tq_batch_copy(source.handle.as_ptr(), self.handle.as_mut_ptr()) });
        match copied {
            Ok(()) => self.sizes = source.sizes,
            Err(_) => *self = source.clone(), // of another variant or size
        }
    }
}

impl fmt::Debug for Batch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Batch").field("choice", &self.choice()).field("places", &self.places()).finish_non_exhaustive()
    }
}
