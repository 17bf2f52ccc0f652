use triqueta_sys as sys;

use crate::Choice;
use crate::call::{check, size, sure, text};

/// The sizes of a game, for the lengths of buffers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Sizes {
    /// The number of players.
    pub players: usize,
    /// The number of action numbers, from 0 up; the length of a mask.
    pub actions: usize,
    /// The most actions that are ever legal at once.
    pub most_legal: usize,
    /// The number of outcomes of chance, from 0 up.
    pub outcomes: usize,
    /// The number of score lines of a seat.
    pub lines: usize,
    /// The length of an encoded view.
    pub encoding_length: usize,
    /// The number of fields of an encoded view.
    pub encoding_fields: usize,
    /// The number of tokens or cards of a deal by hand.
    pub pieces: usize,
    /// The rewards of one game of a batch: one for each possible seat.
    pub reward_length: usize,
    /// The length of an encoded state, for [`Outputs::states`](crate::Outputs::states).
    pub state_length: usize,
    /// Where in an encoded view the part begins that only the viewer knows.
    pub own_offset: usize,
    /// The length of that part.
    pub own_length: usize,
    /// The least points of a seat at the end of a game.
    pub least_reward: i32,
    /// The most points of a seat at the end of a game.
    pub most_reward: i32,
    /// The most actions of a game. `None` if there is no limit.
    pub longest_game: Option<usize>,
}

impl Sizes {
    pub(crate) fn from_raw(raw: &sys::tq_sizes) -> Self {
        Self {
            players: size(raw.players),
            actions: size(raw.actions),
            most_legal: size(raw.most_legal),
            outcomes: size(raw.outcomes),
            lines: size(raw.lines),
            encoding_length: size(raw.encoding_length),
            encoding_fields: size(raw.encoding_fields),
            pieces: size(raw.pieces),
            reward_length: size(raw.reward_length),
            state_length: size(raw.state_length),
            own_offset: size(raw.own_offset),
            own_length: size(raw.own_length),
            least_reward: raw.least_reward,
            most_reward: raw.most_reward,
            longest_game: (raw.longest_game > 0).then(|| size(raw.longest_game)),
        }
    }

    /// Returns the bytes of a mask as bits, for [`Outputs::mask_bits`](crate::Outputs::mask_bits).
    #[must_use]
    pub const fn mask_bytes(&self) -> usize {
        self.actions.div_ceil(8)
    }
}

/// A field of an encoded view.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct EncodingField {
    /// Its name.
    pub name: String,
    /// What it means, in English.
    pub meaning: String,
    /// Where it begins.
    pub offset: usize,
    /// How many places it has.
    pub length: usize,
}

impl Choice {
    /// Returns the fields of an encoded view, in order.
    ///
    /// # Panics
    /// Never.
    #[must_use]
    pub fn encoding(&self) -> Vec<EncodingField> {
        let (variant, options, count) = self.raw();
        let field = |index| {
            let (mut offset, mut length) = (0, 0);
            // SAFETY: a choice, and numbers to write to.
            sure(check(unsafe {
                sys::tq_encoding_field(variant, options, count, index, &raw mut offset, &raw mut length)
            }));
            // SAFETY: a choice, and a buffer as `text` says.
            let name = unsafe {
                text(|out, capacity, written| {
                    sys::tq_encoding_field_name(variant, options, count, index, out, capacity, written)
                })
            };
            // SAFETY: a choice, and a buffer as `text` says.
            let meaning = unsafe {
                text(|out, capacity, written| {
                    sys::tq_encoding_field_meaning(variant, options, count, index, out, capacity, written)
                })
            };
            EncodingField { name: sure(name), meaning: sure(meaning), offset: size(offset), length: size(length) }
        };
        (0..).take(self.sizes().encoding_fields).map(field).collect()
    }
}
