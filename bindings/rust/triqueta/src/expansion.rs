use std::ptr;

use triqueta_sys as sys;

use crate::call::{check, size, sure};
use crate::{Choice, EncodingField};

/// What an [`Expansion`] changes; by default both.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Expand {
    /// Rows that belong to seats begin with the viewer's, and seats are counted clockwise from the viewer. Only the first
    /// field, the viewer, stays as it is.
    pub relative_seats: bool,
    /// Each seat, choice and piece becomes as many places as it has values: a 1 at that of the value, and zeros; zeros
    /// only for what isn't there. Numbers, counts and pieces of more than 127 kinds stay as they are.
    pub one_hot: bool,
}

impl Default for Expand {
    fn default() -> Self {
        Self { relative_seats: true, one_hot: true }
    }
}

/// Rewrites encoded views for neural networks.
///
/// ```
/// use triqueta::{Batch, Choice, Expand, Expansion, Output};
///
/// let choice = Choice::new("hidden_wolves", &[("players", 3)])?;
/// let expansion = Expansion::new(&choice, Expand::default());
/// let batch = Batch::new(&choice, 1, 100)?;
/// let mut out = batch.buffers(&[Output::Views]);
/// let mut inputs = vec![0; batch.places() * expansion.length()]; // of the network, to use again at every step
/// batch.observe(out.outputs());
/// expansion.expand_into(&out.views, &mut inputs);
///
/// let turn = expansion.fields().iter().find(|field| field.name == "turn").unwrap();
/// for input in inputs.chunks(expansion.length()) {
///     assert_eq!(input[turn.offset..][..turn.length], [1, 0, 0]); // the viewer, who is seat 0 now, is to move
/// }
/// # Ok::<(), triqueta::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expansion {
    choice: Choice,
    how: Expand,
    fields: Vec<EncodingField>,
    plain_length: usize,
    length: usize,
}

impl Expansion {
    /// Creates an expansion of the views of a choice.
    #[must_use]
    pub fn new(choice: &Choice, how: Expand) -> Self {
        let place = |index| {
            let ((variant, options, count), mut offset, mut length) = (choice.raw(), 0, 0);
            // SAFETY: a choice, and numbers to write to.
            sure(check(unsafe {
                sys::tq_expanded_field(variant, options, count, how.raw(), index, &raw mut offset, &raw mut length)
            }));
            (size(offset), size(length))
        };
        let mut fields = choice.encoding();
        for (index, field) in (0..).zip(&mut fields) {
            (field.offset, field.length) = place(index);
        }
        let length = fields.last().map_or(0, |last| last.offset + last.length);
        Self { choice: *choice, how, fields, plain_length: choice.sizes().encoding_length, length }
    }

    /// Returns the fields of an expanded view, in the order of [`Choice::encoding`].
    #[must_use]
    pub fn fields(&self) -> &[EncodingField] {
        &self.fields
    }

    /// Returns the length of an expanded view.
    #[must_use]
    pub const fn length(&self) -> usize {
        self.length
    }

    /// Expands encoded views that stand one after the other: one of [`View::encode`](crate::View::encode), or those of
    /// [`Outputs::views`](crate::Outputs::views) and the like. The result has them in the same order.
    ///
    /// # Panics
    /// If their length isn't a multiple of [`Sizes::encoding_length`](crate::Sizes::encoding_length).
    #[must_use]
    pub fn expand(&self, views: &[i8]) -> Vec<i8> {
        let mut out = vec![0; views.len() / self.plain_length * self.length];
        self.expand_into(views, &mut out);
        out
    }

    /// As [`expand`](Self::expand), into an array of yours.
    ///
    /// # Panics
    /// As of [`expand`](Self::expand), and if `out` hasn't room for exactly as many expanded views.
    pub fn expand_into(&self, views: &[i8], out: &mut [i8]) {
        assert!(views.len() % self.plain_length == 0, "a view has {} numbers", self.plain_length);
        let expanded = views.len() / self.plain_length * self.length;
        assert_eq!(out.len(), expanded, "an expanded view has {} numbers", self.length);
        let (variant, options, count) = self.choice.raw();
        let ((from, length), (to, capacity)) = ((views.as_ptr(), views.len()), (out.as_mut_ptr(), out.len()));
        let how = self.how.raw();
        // SAFETY: a choice, views with their length, room for as many expanded ones, and no count wanted.
        sure(check(unsafe {
            sys::tq_encoding_expand(variant, options, count, how, from, length, to, capacity, ptr::null_mut())
        }));
    }
}

impl Expand {
    const fn raw(self) -> i32 {
        let relative_seats = if self.relative_seats { sys::TQ_RELATIVE_SEATS } else { 0 };
        let one_hot = if self.one_hot { sys::TQ_ONE_HOT } else { 0 };
        relative_seats | one_hot
    }
}
