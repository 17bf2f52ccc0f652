use std::fmt;
use std::marker::PhantomData;
use std::ops::Range;

use triqueta_sys as sys;

use crate::batch_call::BatchCall;
use crate::call::{check, sure};
use crate::{Arrays, Batch, Error, Refusal};

/// Some places of a batch, with their part of its arrays. [`Batch::parts`] makes them, for a thread each.
pub struct BatchPart<'a> {
    batch: *mut sys::tq_batch,
    call: BatchCall,
    borrowed: PhantomData<(&'a mut Batch, Arrays<'a>)>,
}

// SAFETY: it borrows batch and arrays mutably, and no other part has its places. Functions of separate places of a batch
// may run concurrently, and so may those that take the batch as `const`, which are those of `&self`.
unsafe impl Send for BatchPart<'_> {}
// SAFETY: as above.
unsafe impl Sync for BatchPart<'_> {}

/// # Parts
impl Batch {
    /// Splits the places into so many parts, as equal as they can be, for threads to play at the same time. The results
    /// are the same however the places are split. A part begins at a multiple of 64 places, so a small batch leaves some
    /// parts empty.
    ///
    /// A thread may play its part for many steps. Or use the parts for one step of a pool of threads: they are cheap to
    /// make.
    ///
    /// ```
    /// use triqueta::{Action, Arrays, Batch, Choice, Outputs};
    ///
    /// let mut batch = Batch::new(&Choice::new("base_game", &[])?, 1, 1000)?;
    /// let mut actions = vec![Action(0); batch.places()];
    /// let mut done = vec![false; batch.places()];
    /// let outputs = Outputs { done: &mut done, ..Outputs::default() };
    /// let parts = batch.parts(2, Arrays { actions: &mut actions, outputs, ..Arrays::default() });
    /// let ended: usize = std::thread::scope(|scope| {
    ///     let play = |mut part: triqueta::BatchPart<'_>| {
    ///         let mut ended = 0;
    ///         for _ in 0..100 {
    ///             part.choose();
    ///             part.step().expect("chosen actions are legal");
    ///             ended += part.arrays().outputs.done.iter().filter(|&&done| done).count();
    ///         }
    ///         ended
    ///     };
    ///     let threads: Vec<_> = parts.into_iter().map(|part| scope.spawn(move || play(part))).collect();
    ///     threads.into_iter().map(|thread| thread.join().unwrap()).sum()
    /// });
    /// assert!(ended >= 1000);
    /// # Ok::<(), triqueta::Error>(())
    /// ```
    ///
    /// # Panics
    /// If an array is neither empty nor as long as it must be.
    pub fn parts<'a>(&'a mut self, count: usize, arrays: Arrays<'a>) -> Vec<BatchPart<'a>> {
        let places = self.places();
        let call = BatchCall::new(places).arrays(self.sizes(), arrays);
        let batch = self.as_mut_ptr();
        let part = |which| {
            let (mut first, mut length) = (0, 0);
            // SAFETY: numbers to write to.
            sure(check(unsafe { sys::tq_batch_range(places, count, which, &raw mut first, &raw mut length) }));
            BatchPart { batch, call: call.within(first..first + length), borrowed: PhantomData }
        };
        (0..count).map(part).collect()
    }
}

impl BatchPart<'_> {
    /// Returns its places.
    #[must_use]
    pub const fn places(&self) -> &Range<usize> {
        self.call.places()
    }

    /// Returns its part of the arrays, to read outputs and write inputs: the first elements are of its first place. Those
    /// that were left out are empty.
    pub fn arrays(&mut self) -> Arrays<'_> {
        // SAFETY: it has the arrays as long as it borrows them, and these elements alone.
        unsafe { self.call.own_arrays() }
    }

    /// As [`Batch::observe`], or [`Batch::observe_only`] if `only` was given.
    pub fn observe(&mut self) {
        // SAFETY: a live batch, and the arrays.
        unsafe { self.call.observe(self.batch) }
    }

    /// As [`Batch::choose`], or by `random` if it was given.
    ///
    /// # Panics
    /// Without an array of actions.
    pub fn choose(&mut self) {
        self.call.need_actions();
        // SAFETY: a live batch, and the arrays.
        unsafe { self.call.choose(self.batch) }
    }

    /// As [`Batch::step`].
    ///
    /// # Errors
    /// [`Error::RefusedAt`] if any action of the part is illegal. Then no action of the part is played. `place` counts from
    /// the first place of the batch.
    ///
    /// # Panics
    /// Without an array of actions.
    pub fn step(&mut self) -> Result<(), Error> {
        self.call.need_actions();
        // SAFETY: a live batch, and the arrays.
        unsafe { self.call.step(self.batch) }
    }

    /// As [`Batch::why_not`]. To play no part if an action of any is illegal, call it for all before they step.
    ///
    /// # Panics
    /// Without an array of actions.
    #[must_use]
    pub fn why_not(&self) -> Option<(usize, Refusal)> {
        self.call.need_actions();
        // SAFETY: a live batch, and the arrays.
        unsafe { self.call.why_not(self.batch) }
    }

    /// As [`Batch::play_out`]. It writes rewards, and uses no other array.
    pub fn play_out(&mut self) -> u64 {
        // SAFETY: a live batch, and the arrays.
        unsafe { self.call.play_out(self.batch) }
    }
}

impl fmt::Debug for BatchPart<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BatchPart").field("places", self.places()).finish_non_exhaustive()
    }
}
