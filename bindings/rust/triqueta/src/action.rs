use std::fmt;

/// An action by its number, which never changes: a message of a client needs nothing else. Numbers that are none can be
/// made, and are refused when they are played.
///
/// [`Variant::action_text`](crate::Variant::action_text) has its words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Action(pub i32);

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// What chance answers, by its number: a token or a card.
///
/// [`Variant::outcome_text`](crate::Variant::outcome_text) has its words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Outcome(pub i32);

impl Outcome {
    /// No outcome, but a mark in a deal by hand: before each pile that is made of the discards.
    pub const NEW_PILE: Self = Self(-1);
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
