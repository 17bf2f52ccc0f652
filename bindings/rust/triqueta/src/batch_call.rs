//! How a batch calls the library: for all places or some, with arrays whose lengths are checked.

use std::ops::Range;
use std::ptr;

use triqueta_sys as sys;

use crate::call::{check, one, struct_size, sure};
use crate::{Action, Arrays, Error, Inputs, Refusal, Sizes};

/// The arguments of a call. A `Seat` and an `Action` are an `i32`; a `bool` is a byte, to which the library writes 0 or 1.
#[derive(Clone)]
pub(crate) struct BatchCall {
    pub(crate) io: sys::tq_batch_io,
    all: usize,
    places: Range<usize>,
}

/// # Arguments
impl BatchCall {
    /// For all places of a batch with so many, without arrays.
    pub(crate) fn new(places: usize) -> Self {
        let io = sys::tq_batch_io { struct_size: struct_size::<sys::tq_batch_io>(), ..Default::default() };
        Self { io, all: places, places: 0..places }
    }

    pub(crate) fn inputs(mut self, inputs: Inputs<'_>) -> Self {
        let Inputs { actions, only, most_actions } = inputs;
        self.check_actions(actions);
        (self.io.action, self.io.action_capacity) = (actions.as_ptr().cast(), actions.len());
        self.io.most_actions = most_actions;
        self.only(only)
    }

    pub(crate) fn only(mut self, only: &[bool]) -> Self {
        let only = self.given(only);
        (self.io.where_, self.io.where_capacity) = (only.0.cast(), only.1);
        self
    }

    pub(crate) fn random(mut self, random: &[u64]) -> Self {
        (self.io.random, self.io.random_capacity) = self.given(random);
        self
    }

    pub(crate) fn chosen(mut self, actions: &mut [Action]) -> Self {
        self.check_actions(actions);
        (self.io.chosen, self.io.chosen_capacity) = (actions.as_mut_ptr().cast(), actions.len());
        self
    }

    /// All pointers are mutable ones, and those of `action` and `chosen` are the same.
    pub(crate) fn arrays(mut self, sizes: &Sizes, arrays: Arrays<'_>) -> Self {
        let Arrays { actions, only, random, outputs, most_actions } = arrays;
        let actions = self.room("actions", actions, 1);
        (self.io.action, self.io.action_capacity) = actions;
        (self.io.chosen, self.io.chosen_capacity) = actions;
        (self.io.where_, self.io.where_capacity) = self.room("only", only, 1);
        (self.io.random, self.io.random_capacity) = self.room("random", random, 1);
        self.io.most_actions = most_actions;
        self.outputs(sizes, outputs)
    }

    /// For some of the places, with the same arrays.
    pub(crate) fn within(&self, places: Range<usize>) -> Self {
        Self { places, ..self.clone() }
    }

    pub(crate) const fn places(&self) -> &Range<usize> {
        &self.places
    }

    /// The elements of these places.
    ///
    /// # Safety
    /// The arrays were given by [`arrays`](Self::arrays), outlive `'a`, and nobody else uses these elements meanwhile.
    pub(crate) unsafe fn own_arrays<'a>(&self) -> Arrays<'a> {
        let io = &self.io;
        // SAFETY: the caller's promise; a `bool` is a byte, in which the library wrote 0 or 1.
        unsafe {
            Arrays {
                actions: self.own(io.chosen, io.chosen_capacity),
                only: self.own(io.where_.cast_mut(), io.where_capacity),
                random: self.own(io.random.cast_mut(), io.random_capacity),
                outputs: self.own_outputs(),
                most_actions: io.most_actions,
            }
        }
    }

    /// # Safety
    /// As of [`own_arrays`](Self::own_arrays), and each number of the library is a `T`.
    pub(crate) unsafe fn own<'a, T, Number>(&self, all: *mut Number, capacity: usize) -> &'a mut [T] {
        const { assert!(size_of::<T>() == size_of::<Number>()) };
        if all.is_null() {
            return &mut [];
        }
        let length = capacity / self.all;
        let (first, count) = (self.places.start * length, self.places.len() * length);
        // SAFETY: the caller's promise. The array has so many elements for each place.
        unsafe { std::slice::from_raw_parts_mut(all.add(first).cast(), count) }
    }

    /// # Panics
    /// If there are no actions.
    pub(crate) fn need_actions(&self) {
        assert!(!self.io.action.is_null(), "a batch needs an action for each place");
    }

    fn check_actions(&self, actions: &[Action]) {
        assert_eq!(actions.len(), self.all, "a batch needs an action for each place");
    }

    /// An input, or NULL.
    pub(crate) fn given<T>(&self, all: &[T]) -> (*const T, usize) {
        if all.is_empty() {
            return (ptr::null(), 0);
        }
        assert_eq!(all.len(), self.all, "an input has an element for each place");
        (all.as_ptr(), all.len())
    }

    /// Room for so many elements of each place, in the library's type, or NULL.
    pub(crate) fn room<T, Number>(&self, name: &str, out: &mut [T], length: usize) -> (*mut Number, usize) {
        const { assert!(size_of::<T>() == size_of::<Number>()) };
        if out.is_empty() {
            return (ptr::null_mut(), 0);
        }
        assert_eq!(out.len(), self.all * length, "{name} has {length} elements for each place");
        (out.as_mut_ptr().cast(), out.len())
    }
}

/// # Calls
///
/// # Safety
/// Of all: the batch is live and has as many places, and the arrays that were given are there. Nobody else uses these
/// places and their elements meanwhile, except by calls that read both.
impl BatchCall {
    pub(crate) unsafe fn observe(&self, batch: *const sys::tq_batch) {
        let (io, first, count) = self.raw();
        // SAFETY: the caller's promise.
        sure(check(unsafe { sys::tq_batch_observe_range(batch, io, first, count) }));
    }

    pub(crate) unsafe fn step(&self, batch: *mut sys::tq_batch) -> Result<(), Error> {
        let (io, first, count) = self.raw();
        // SAFETY: the caller's promise.
        let status = unsafe { sys::tq_batch_step_range(batch, io, first, count) };
        if status == sys::TQ_REFUSED {
            // SAFETY: the caller's promise.
            let (place, refusal) = unsafe { self.why_not(batch) }.expect("it refused one");
            return Err(Error::RefusedAt { place, refusal });
        }
        check(status)
    }

    pub(crate) unsafe fn why_not(&self, batch: *const sys::tq_batch) -> Option<(usize, Refusal)> {
        let ((io, first, count), mut place) = (self.raw(), 0);
        // SAFETY: the caller's promise, and numbers to write to.
        let code = one(|code| unsafe { sys::tq_batch_why_not_range(batch, io, first, count, &raw mut place, code) });
        Refusal::from_raw(sure(code)).map(|refusal| (place, refusal))
    }

    pub(crate) unsafe fn choose(&self, batch: *mut sys::tq_batch) {
        let (io, first, count) = self.raw();
        // SAFETY: the caller's promise.
        sure(check(unsafe { sys::tq_batch_choose_range(batch, io, first, count) }));
    }

    pub(crate) unsafe fn play_out(&self, batch: *mut sys::tq_batch) -> u64 {
        let (io, first, count) = self.raw();
        // SAFETY: the caller's promise, and a number to write to.
        sure(one(|actions| unsafe { sys::tq_batch_play_out_range(batch, io, first, count, actions) }))
    }

    const fn raw(&self) -> (*const sys::tq_batch_io, usize, usize) {
        (&raw const self.io, self.places.start, self.places.end - self.places.start)
    }
}
