use triqueta_sys as sys;

use crate::call::{check, fill, one, refusable, sure, text};
use crate::texts::found;
use crate::{Action, Error, Game, Outcome, Seat, Viewer};

/// An action or a draw of a game's history.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Happening {
    /// A seat played an action.
    Action(Seat, Action),
    /// Chance drew a token or a card. It may be secret.
    Draw(Outcome),
}

/// How much to undo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(i32)]
pub enum Span {
    /// The last action.
    Action = sys::TQ_LAST_ACTION,
    /// All actions since another seat acted.
    Turn = sys::TQ_LAST_TURN,
}

/// # History
impl Game {
    /// Returns the moment: how many actions and draws have happened.
    #[must_use]
    pub fn moment(&self) -> u64 {
        // SAFETY: a live handle, and a number to write to.
        sure(one(|moment| unsafe { sys::tq_game_moment(self.0.as_ptr(), moment) }))
    }

    /// Returns an action or a draw of the history by its place, which is below the moment. Draws may be secret:
    /// [`events`](Self::events) returns what a viewer saw.
    ///
    /// # Errors
    /// [`Status::NO_SUCH_MOMENT`](crate::Status::NO_SUCH_MOMENT).
    pub fn happened(&self, place: u64) -> Result<Happening, Error> {
        let (mut who, mut number) = (0, 0);
        // SAFETY: a live handle, and numbers to write to.
        check(unsafe { sys::tq_game_happened(self.0.as_ptr(), place, &raw mut who, &raw mut number) })?;
        Ok(Seat::from_raw(who).map_or(Happening::Draw(Outcome(number)), |seat| Happening::Action(seat, Action(number))))
    }

    /// Returns the time that was given with an action or a draw, by its place. `None` if none was.
    ///
    /// # Errors
    /// [`Status::NO_SUCH_MOMENT`](crate::Status::NO_SUCH_MOMENT).
    pub fn time(&self, place: u64) -> Result<Option<i64>, Error> {
        // SAFETY: a live handle, and a number to write to.
        found(one(|time| unsafe { sys::tq_game_time(self.0.as_ptr(), place, time) }))
    }

    /// Returns how often the game was changed since it was created or loaded. What was saved or sent at another number is
    /// old.
    #[must_use]
    pub fn changes(&self) -> u64 {
        // SAFETY: a live handle, and a number to write to.
        sure(one(|changes| unsafe { sys::tq_game_changes(self.0.as_ptr(), changes) }))
    }

    /// Writes the events that a viewer has seen since a moment, for [`View::see`](crate::View::see), logs and animations.
    /// For clients use [`catch_up`](Self::catch_up), whose messages can't go wrong unnoticed.
    ///
    /// # Errors
    /// [`Status::NO_SUCH_VIEWER`](crate::Status::NO_SUCH_VIEWER),
    /// [`Status::NO_SUCH_MOMENT`](crate::Status::NO_SUCH_MOMENT).
    pub fn events(&self, viewer: impl Into<Viewer>, since: u64) -> Result<Vec<u8>, Error> {
        let mut events = Vec::new();
        self.events_into(viewer, since, &mut events)?;
        Ok(events)
    }

    /// As [`events`](Self::events), in place of what is in `out`.
    ///
    /// # Errors
    /// As of [`events`](Self::events). Then `out` is empty.
    pub fn events_into(&self, viewer: impl Into<Viewer>, since: u64, out: &mut Vec<u8>) -> Result<(), Error> {
        let viewer = viewer.into().raw();
        // SAFETY: a live handle, and a buffer as `fill` says.
        check(unsafe {
            fill(out, |out, capacity, count| sys::tq_game_events(self.0.as_ptr(), viewer, since, out, capacity, count))
        })
    }

    /// Undoes the last action or turn, with the draws that followed.
    ///
    /// # Errors
    /// [`Error::Refused`] if there is none, or if it showed a hidden piece to anybody, the mover included.
    pub fn undo(&mut self, span: Span) -> Result<(), Error> {
        self.undo_with(span, false)
    }

    /// As [`undo`](Self::undo), even if it showed a hidden piece.
    ///
    /// # Errors
    /// [`Error::Refused`] if there is nothing to undo.
    pub fn undo_a_look_too(&mut self, span: Span) -> Result<(), Error> {
        self.undo_with(span, true)
    }

    fn undo_with(&mut self, span: Span, looks: bool) -> Result<(), Error> {
        // SAFETY: a live handle, and a number to write to.
        refusable(|refusal| unsafe { sys::tq_game_undo(self.0.as_mut_ptr(), span as i32, looks.into(), refusal) })
    }

    /// Plays again what was undone last.
    ///
    /// # Errors
    /// [`Error::Refused`] if nothing was undone.
    pub fn redo(&mut self) -> Result<(), Error> {
        // SAFETY: a live handle, and a number to write to.
        refusable(|refusal| unsafe { sys::tq_game_redo(self.0.as_mut_ptr(), refusal) })
    }

    /// Writes the complete record: the tags and every action and draw as text. `docs/records.md` has the format.
    ///
    /// # Errors
    /// [`Status::NO_RECORD`](crate::Status::NO_RECORD) if the game began from a position;
    /// [`Status::TOO_LONG`](crate::Status::TOO_LONG).
    pub fn record(&self) -> Result<String, Error> {
        self.record_of(sys::TQ_ALL)
    }

    /// As [`record`](Self::record), cut down to what a viewer saw.
    ///
    /// # Errors
    /// As of [`record`](Self::record), and [`Status::NO_SUCH_VIEWER`](crate::Status::NO_SUCH_VIEWER).
    pub fn record_for(&self, viewer: impl Into<Viewer>) -> Result<String, Error> {
        self.record_of(viewer.into().raw())
    }

    fn record_of(&self, viewer: i32) -> Result<String, Error> {
        // SAFETY: a live handle, and a buffer as `text` says.
        unsafe { text(|out, capacity, count| sys::tq_game_record(self.0.as_ptr(), viewer, out, capacity, count)) }
    }
}
