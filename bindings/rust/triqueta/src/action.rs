use std::fmt;

/// The number of an action, which never changes: messages of clients need nothing else. Any number can be made; the
/// library refuses those that aren't legal.
///
/// [`Variant::action_text`](crate::Variant::action_text) returns its words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Action(pub i32);

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The number of an outcome of chance: a token or a card.
///
/// [`Variant::outcome_text`](crate::Variant::outcome_text) returns its words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Outcome(pub i32);

impl Outcome {
    /// Not an outcome but a mark in a deal by hand, before each pile that is made of the discards.
    pub const NEW_PILE: Self = Self(-1);
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
