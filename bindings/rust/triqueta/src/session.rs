use std::ptr;

use triqueta_sys as sys;

use crate::call::{check, list, one, refusable, sure, text};
use crate::game::pointer;
use crate::handle::Handle;
use crate::texts::found;
use crate::{Action, Cursor, Error, Exit, Game, Holder, Seat};

/// # Sessions
impl Game {
    /// Saves the game: position, history with what was undone, source of chance, id, tags, seats and times. The bytes have
    /// all secrets and the future: keep them on the server.
    #[must_use]
    pub fn save(&self) -> Vec<u8> {
        // SAFETY: a live handle, and a buffer as `list` says.
        sure(unsafe { list(|out, capacity, count| sys::tq_game_save(self.0.as_ptr(), out, capacity, count)) })
    }

    /// Creates a game from what [`save`](Self::save) wrote. It goes on exactly as the saved one would have.
    ///
    /// `run` must be greater than at every earlier start of the server, such as the time in milliseconds: it shows viewers
    /// that an older save was loaded, and gets them the whole view.
    ///
    /// # Errors
    /// [`Error::Fault`].
    pub fn load(bytes: &[u8], run: u64) -> Result<Self, Error> {
        let (first, length) = (bytes.as_ptr(), bytes.len());
        // SAFETY: bytes with their length, malloc, a handle to write to, and a fault.
        unsafe { Handle::parse(|game, fault| sys::tq_game_load(first, length, run, ptr::null(), game, fault)) }
            .map(Self)
    }

    /// Plays an action for a seat that chose it from the view at a cursor, and keeps the time, which is in any unit of the
    /// app's. The call is refused if the view of this seat isn't there now: so nobody plays on something that has changed.
    /// Without a cursor, it plays at any.
    ///
    /// # Errors
    /// [`Error::Refused`], [`Status::NO_SUCH_SEAT`](crate::Status::NO_SUCH_SEAT).
    pub fn play_at(
        &mut self,
        cursor: Option<&Cursor>,
        seat: Seat,
        action: Action,
        time: Option<i64>,
    ) -> Result<(), Error> {
        let (cursor, time) = (cursor.map(Cursor::raw), time.as_ref());
        // SAFETY: a live handle, a cursor and a time or NULL, and a number to write to.
        refusable(|refusal| unsafe {
            let cursor = pointer(cursor.as_ref());
            sys::tq_game_play_at(self.0.as_mut_ptr(), cursor, seat.raw(), action.0, pointer(time), refusal)
        })
    }

    /// Closes the game: it takes no more moves. `why` is a line of text, which the record has in its tag Closed.
    ///
    /// # Errors
    /// [`Error::Refused`].
    pub fn close(&mut self, why: &str) -> Result<(), Error> {
        // SAFETY: a live handle, a text with its length, and a number to write to.
        refusable(|refusal| unsafe { sys::tq_game_close(self.0.as_mut_ptr(), why.as_ptr().cast(), why.len(), refusal) })
    }

    /// Returns whether the game was closed.
    #[must_use]
    pub fn is_closed(&self) -> bool {
        // SAFETY: a live handle, and a number to write to.
        sure(one(|closed| unsafe { sys::tq_game_is_closed(self.0.as_ptr(), closed) })) != 0
    }

    /// Lists the tags: names and values.
    #[must_use]
    pub fn tags(&self) -> Vec<(String, String)> {
        // SAFETY: a live handle, and a number to write to.
        let count = sure(one(|count| unsafe { sys::tq_game_tag_count(self.0.as_ptr(), count) }));
        // SAFETY: a live handle, and a buffer as `text` says.
        let name = |index| unsafe {
            text(|out, capacity, count| sys::tq_game_tag_name(self.0.as_ptr(), index, out, capacity, count))
        };
        let tag = |name: String| self.tag(&name).map(|value| (name, value));
        (0..count).filter_map(|index| tag(sure(name(index)))).collect()
    }

    /// Returns the value of a tag. `None` if the game has no such tag.
    ///
    /// # Panics
    /// If the name has more than 1 MiB.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<String> {
        let (name, length) = (name.as_ptr().cast(), name.len());
        // SAFETY: a live handle, a text with its length, and a buffer as `text` says.
        sure(found(unsafe {
            text(|out, capacity, count| sys::tq_game_tag(self.0.as_ptr(), name, length, out, capacity, count))
        }))
    }

    /// Sets a tag to a line of text, such as Seat0 to the name of a player. Records have the tags, except those whose name
    /// begins with an underscore: these are only saved.
    ///
    /// # Errors
    /// [`Error::Refused`] for a name that these games use themselves, or that doesn't consist of letters, digits and
    /// underscores; for the 65th tag.
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), Error> {
        let (name, name_length) = (name.as_ptr().cast(), name.len());
        let (value, length) = (value.as_ptr().cast(), value.len());
        // SAFETY: a live handle, texts with their lengths, and a number to write to.
        refusable(|refusal| unsafe {
            sys::tq_game_set_tag(self.0.as_mut_ptr(), name, name_length, value, length, refusal)
        })
    }

    /// Removes a tag.
    ///
    /// # Errors
    /// [`Status::NOT_FOUND`](crate::Status::NOT_FOUND).
    pub fn remove_tag(&mut self, name: &str) -> Result<(), Error> {
        // SAFETY: a live handle, and a text with its length.
        check(unsafe { sys::tq_game_remove_tag(self.0.as_mut_ptr(), name.as_ptr().cast(), name.len()) })
    }

    /// Lets somebody play for a seat, even if somebody else holds it.
    ///
    /// # Errors
    /// [`Status::NO_SUCH_SEAT`](crate::Status::NO_SUCH_SEAT).
    pub fn take_seat(&mut self, seat: Seat, holder: Holder) -> Result<(), Error> {
        // SAFETY: a live handle.
        check(unsafe { sys::tq_game_take_seat(self.0.as_mut_ptr(), seat.raw(), holder as i32) })
    }

    /// Takes a seat that nobody holds, with a key that its player chose, or returns to it by this key.
    ///
    /// # Errors
    /// [`Error::Refused`] if the seat is held with another key, or if the key is empty or no line of text.
    pub fn claim_seat(&mut self, seat: Seat, holder: Holder, key: &str) -> Result<(), Error> {
        let (key, length) = (key.as_ptr().cast(), key.len());
        // SAFETY: a live handle, a text with its length, and a number to write to.
        refusable(|refusal| unsafe {
            sys::tq_game_claim_seat(self.0.as_mut_ptr(), seat.raw(), holder as i32, key, length, refusal)
        })
    }

    /// Makes the player of a seat leave it. The game goes on: let somebody take the seat, or close the game.
    ///
    /// # Errors
    /// [`Status::NO_SUCH_SEAT`](crate::Status::NO_SUCH_SEAT).
    pub fn leave_seat(&mut self, seat: Seat, exit: Exit) -> Result<(), Error> {
        // SAFETY: a live handle.
        check(unsafe { sys::tq_game_leave_seat(self.0.as_mut_ptr(), seat.raw(), exit as i32) })
    }

    /// Returns who plays for a seat, and how its last player left.
    ///
    /// # Errors
    /// [`Status::NO_SUCH_SEAT`](crate::Status::NO_SUCH_SEAT).
    pub fn seat(&self, seat: Seat) -> Result<(Holder, Exit), Error> {
        let (mut holder, mut exit) = (0, 0);
        // SAFETY: a live handle, and numbers to write to.
        check(unsafe { sys::tq_game_seat(self.0.as_ptr(), seat.raw(), &raw mut holder, &raw mut exit) })?;
        Ok((Holder::from_raw(holder), Exit::from_raw(exit)))
    }

    /// Writes what people see beside the game as JSON: who holds each seat, who agrees to undo, and why it was closed.
    /// `docs/json.md` has the keys.
    #[must_use]
    pub fn seats_json(&self) -> String {
        // SAFETY: a live handle, and a buffer as `text` says.
        sure(unsafe { text(|out, capacity, count| sys::tq_game_seats_json(self.0.as_ptr(), out, capacity, count)) })
    }

    /// Agrees to undo the last action, for a seat that a person holds, whose view is at a cursor. When all seats that
    /// persons hold agree, the action is undone, even if it showed a hidden piece. An agreement ends with the next move.
    ///
    /// # Errors
    /// [`Error::Refused`], [`Status::NO_SUCH_SEAT`](crate::Status::NO_SUCH_SEAT).
    pub fn agree_to_undo(&mut self, cursor: Option<&Cursor>, seat: Seat) -> Result<(), Error> {
        let cursor = cursor.map(Cursor::raw);
        // SAFETY: a live handle, a cursor or NULL, and a number to write to.
        refusable(|refusal| unsafe {
            sys::tq_game_agree_to_undo(self.0.as_mut_ptr(), pointer(cursor.as_ref()), seat.raw(), refusal)
        })
    }

    /// Takes back all agreements to undo.
    pub fn refuse_to_undo(&mut self) {
        // SAFETY: a live handle.
        sure(check(unsafe { sys::tq_game_refuse_to_undo(self.0.as_mut_ptr()) }));
    }

    /// Lists the seats that agree to undo.
    #[must_use]
    pub fn agreed(&self) -> Vec<Seat> {
        // SAFETY: a live handle, and a buffer as `list` says. A `Seat` is an `i32`, of which these are seats' numbers.
        sure(unsafe {
            list(|out: *mut Seat, capacity, count| sys::tq_game_agreed(self.0.as_ptr(), out.cast(), capacity, count))
        })
    }
}
