use std::fmt;

use triqueta_sys as sys;

use crate::call::{check, one, sure};

/// A small, fast random number generator for bots and playouts (rollouts). Don't deal games with it: it is predictable.
///
/// A clone yields the same numbers. Before version 1.0 the numbers may change.
#[derive(Clone)]
pub struct Dice(pub(crate) sys::tq_dice);

impl Dice {
    /// Seeds dice by a key and a game number. The numbers that they yield depend only on these two and on how many were
    /// drawn before.
    #[must_use]
    pub fn new(key: u64, game: u64) -> Self {
        let mut dice = sys::tq_dice::default();
        // SAFETY: dice to write to.
        sure(check(unsafe { sys::tq_dice_set(&raw mut dice, key, game) }));
        Self(dice)
    }

    /// Draws a number below `bound`, each equally likely.
    ///
    /// # Panics
    /// If `bound` is 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "there is no number below 0");
        // SAFETY: dice to draw from, and a number to write to.
        sure(one(|number| unsafe { sys::tq_dice_below(&raw mut self.0, bound, number) }))
    }

    /// Picks an element, each equally likely, by one draw. `None`, without a draw, if there is none.
    ///
    /// # Panics
    /// If there are more than `u32::MAX`.
    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        if from.is_empty() {
            return None;
        }
        let count = u32::try_from(from.len()).expect("as many as can be told apart by one draw");
        from.get(self.below(count) as usize)
    }
}

/// Not the state, which would reveal the next numbers.
impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Dice").finish_non_exhaustive()
    }
}

/// A seed for tests and demonstrations. A server takes 32 bytes of entropy instead: anyone who knows the seed knows the
/// deal.
#[must_use]
pub fn seed_from(number: u64) -> [u8; 32] {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    seed
}
