use std::fmt;

use triqueta_sys as sys;

use crate::call::sure;

/// A small, fast generator of random numbers for bots and playouts; not for deals, which have to be secret.
///
/// A copy goes on alike. Which numbers it gives is no promise before version 1.0.
#[derive(Clone)]
pub struct Dice(pub(crate) sys::tq_dice);

impl Dice {
    /// Dice whose numbers are a function of key, game and how many were drawn before.
    #[must_use]
    pub fn new(key: u64, game: u64) -> Self {
        let mut dice = sys::tq_dice::default();
        // SAFETY: there is one to write to.
        sure(unsafe { sys::tq_dice_set(&raw mut dice, key, game) });
        Self(dice)
    }

    /// A number below `bound`, each equally likely, by one draw.
    ///
    /// # Panics
    /// If `bound` is 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "there is no number below 0");
        let mut number = 0;
        // SAFETY: dice to draw from, and a number to write to.
        sure(unsafe { sys::tq_dice_below(&raw mut self.0, bound, &raw mut number) });
        number
    }

    /// One of them, each equally likely, by one draw; `None` and no draw if there is none.
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

/// What they will show stays a secret.
impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Dice").finish_non_exhaustive()
    }
}

/// A seed for tests and demonstrations. A server takes 32 bytes of entropy instead: whoever knows the seed knows the
/// deal.
#[must_use]
pub fn seed_from(number: u64) -> [u8; 32] {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    seed
}
