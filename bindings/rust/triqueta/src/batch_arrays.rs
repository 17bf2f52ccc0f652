use crate::{Action, Outputs};

/// What a step of a batch reads. Each array has an element for each place, or is empty and left out.
///
/// Actions alone are inputs, too: `batch.step(&actions, outputs)`.
#[derive(Clone, Copy, Debug, Default)]
pub struct Inputs<'a> {
    /// For each place, the action to play. It isn't left out.
    pub actions: &'a [Action],
    /// For each place, whether it takes part (`where` in `docs/batches.md`). The others, and their outputs, stay as they
    /// are. If it is empty, all take part.
    pub only: &'a [bool],
    /// Ends a game after so many of its actions in the batch (truncation): it is done, and its rewards are the points so
    /// far. 0: never.
    pub most_actions: u32,
}

impl<'a, A: AsRef<[Action]> + ?Sized> From<&'a A> for Inputs<'a> {
    fn from(actions: &'a A) -> Self {
        Self { actions: actions.as_ref(), ..Self::default() }
    }
}

/// The arrays of a batch that is played in parts. Each has room for exactly all places, or is empty and left out.
#[derive(Default)]
pub struct Arrays<'a> {
    /// For each place, the action that [`BatchPart::choose`](crate::BatchPart::choose) writes and
    /// [`BatchPart::step`](crate::BatchPart::step) plays.
    pub actions: &'a mut [Action],
    /// As [`Inputs::only`].
    pub only: &'a mut [bool],
    /// For each place, 64 random bits to choose by. If it is empty, the dice of the places choose.
    pub random: &'a mut [u64],
    /// What is written.
    pub outputs: Outputs<'a>,
    /// As [`Inputs::most_actions`].
    pub most_actions: u32,
}
