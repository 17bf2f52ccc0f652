use std::fmt;
use std::ptr;
use std::str::FromStr;

use triqueta_sys as sys;

use crate::call::{check, fill_text, list, one, parsed, refusable, sure, text};
use crate::game::pointer;
use crate::handle::Handle;
use crate::{Error, Game, Language, View, Viewer};

/// A place in the stream of what one viewer sees. Its text, such as "12.0123456789abcdef", is for requests and addresses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cursor {
    /// How many things had happened.
    pub moment: u64,
    /// The hash of the viewer's view then.
    pub view_hash: u64,
}

impl Cursor {
    pub(crate) const fn raw(&self) -> sys::tq_cursor {
        sys::tq_cursor { moment: self.moment, view_hash: self.view_hash }
    }
}

impl From<sys::tq_cursor> for Cursor {
    fn from(raw: sys::tq_cursor) -> Self {
        Self { moment: raw.moment, view_hash: raw.view_hash }
    }
}

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cursor = self.raw();
        // SAFETY: a cursor, and a buffer as `text` says.
        f.pad(&sure(unsafe {
            text(|out, capacity, count| sys::tq_cursor_text(&raw const cursor, out, capacity, count))
        }))
    }
}

/// Parses exactly what is written. Else [`Error::Fault`].
impl FromStr for Cursor {
    type Err = Error;

    fn from_str(words: &str) -> Result<Self, Error> {
        let mut cursor = sys::tq_cursor::default();
        // SAFETY: a text with its length, a cursor to write to, and a fault.
        parsed(|fault| unsafe { sys::tq_cursor_parse(words.as_ptr().cast(), words.len(), &raw mut cursor, fault) })?;
        Ok(cursor.into())
    }
}

/// # Messages
///
/// A server keeps a [`Cursor`] for each viewer, and sends what [`catch_up`](Self::catch_up) writes. A client creates its
/// view by [`View::join`], and applies the other messages by [`View::advance`].
///
/// ```
/// use triqueta::{Action, Choice, Game, Seat, View, seed_from};
///
/// let mut game = Game::new(&Choice::new("base_game", &[])?, &seed_from(7))?;
/// let seat = Seat::new(1);
/// let mut client = View::join(&game.catch_up(seat, None)?)?;
/// game.play(Seat::new(0), Action(0))?;
/// client.advance(&game.catch_up(seat, Some(&client.cursor()))?)?;
/// assert_eq!(client.hash(), game.view(seat)?.hash());
/// # Ok::<(), triqueta::Error>(())
/// ```
impl Game {
    /// Sets the 16 bytes that identify the game in its messages, such as a UUID. Call it before the first message.
    pub fn set_id(&mut self, id: &[u8; 16]) {
        // SAFETY: a live handle, and 16 bytes.
        sure(check(unsafe { sys::tq_game_set_id(self.0.as_mut_ptr(), id.as_ptr()) }));
    }

    /// Returns the id of the game. A new game has zeros.
    #[must_use]
    pub fn id(&self) -> [u8; 16] {
        // SAFETY: a live handle, and 16 bytes to write to.
        sure(one(|id: *mut [u8; 16]| unsafe { sys::tq_game_id(self.0.as_ptr(), id.cast()) }))
    }

    /// Returns where a viewer who has seen everything is in the stream of messages.
    ///
    /// # Errors
    /// [`Status::NO_SUCH_VIEWER`](crate::Status::NO_SUCH_VIEWER).
    pub fn cursor(&self, viewer: impl Into<Viewer>) -> Result<Cursor, Error> {
        let viewer = viewer.into().raw();
        // SAFETY: a live handle, and a cursor to write to.
        one(|cursor| unsafe { sys::tq_game_cursor(self.0.as_ptr(), viewer, cursor) }).map(Cursor::from)
    }

    /// Writes the message that takes a viewer from a cursor to now, for [`View::advance`].
    ///
    /// It has the events since then. It has the whole view instead if that takes less than half the bytes, if the cursor
    /// isn't on this line of play (after an undo, or after an older save was loaded), or without a cursor: then the
    /// message is for [`View::join`]. It leads to [`cursor`](Self::cursor); keep that for the next call. Sending a message
    /// again does no harm.
    ///
    /// # Errors
    /// [`Status::NO_SUCH_VIEWER`](crate::Status::NO_SUCH_VIEWER).
    pub fn catch_up(&self, viewer: impl Into<Viewer>, from: Option<&Cursor>) -> Result<Vec<u8>, Error> {
        let (viewer, from) = (viewer.into().raw(), from.map(Cursor::raw));
        // SAFETY: a live handle, a cursor or NULL, and a buffer as `list` says.
        unsafe {
            list(|out, capacity, count| {
                sys::tq_game_catch_up(self.0.as_ptr(), viewer, pointer(from.as_ref()), out, capacity, count)
            })
        }
    }
}

/// # Messages
impl View {
    /// Creates a client's view, from the message that [`Game::catch_up`] writes without a cursor. The bytes may be
    /// untrusted. Compare [`id`](Self::id) and [`viewer`](Self::viewer) if the client knows its game and its seat.
    ///
    /// # Errors
    /// [`Error::Fault`], with [`Refusal::MISSED_MESSAGES`](crate::Refusal::MISSED_MESSAGES) for a message that has events
    /// instead of the view.
    pub fn join(message: &[u8]) -> Result<Self, Error> {
        let (first, length) = (message.as_ptr(), message.len());
        // SAFETY: bytes with their length, malloc, a handle to write to, and a fault.
        unsafe { Handle::parse(|view, fault| sys::tq_view_join(first, length, ptr::null(), view, fault)) }.map(Self)
    }

    /// Returns the id of the view's game.
    #[must_use]
    pub fn id(&self) -> [u8; 16] {
        // SAFETY: a live handle, and 16 bytes to write to.
        sure(one(|id: *mut [u8; 16]| unsafe { sys::tq_view_id(self.0.as_ptr(), id.cast()) }))
    }

    /// Returns where the view is in the stream of messages.
    #[must_use]
    pub fn cursor(&self) -> Cursor {
        // SAFETY: a live handle, and a cursor to write to.
        sure(one(|cursor| unsafe { sys::tq_view_cursor(self.0.as_ptr(), cursor) })).into()
    }

    /// Applies a message of [`Game::catch_up`]. The bytes may be untrusted.
    ///
    /// # Errors
    /// [`Error::Refused`]. Nothing has changed. What to do depends on the refusal:
    ///
    /// | refusal | the client |
    /// |---|---|
    /// | [`REPEATED_MESSAGE`](crate::Refusal::REPEATED_MESSAGE) | does nothing: the view has all of it |
    /// | [`MISSED_MESSAGES`](crate::Refusal::MISSED_MESSAGES), [`OVERLAPPING_MESSAGE`](crate::Refusal::OVERLAPPING_MESSAGE), [`UNDONE_LINE`](crate::Refusal::UNDONE_LINE), [`OLDER_SAVE`](crate::Refusal::OLDER_SAVE), [`WRONG_END`](crate::Refusal::WRONG_END) | sends its [`cursor`](Self::cursor) and asks the server to catch up; if the next message is refused too, asks without a cursor and calls [`join`](Self::join) |
    /// | [`OTHER_MATCH`](crate::Refusal::OTHER_MATCH), [`OTHER_VIEWER`](crate::Refusal::OTHER_VIEWER), any other | drops the message |
    pub fn advance(&mut self, message: &[u8]) -> Result<(), Error> {
        // SAFETY: a live handle, bytes with their length, and a number to write to.
        refusable(|refusal| unsafe {
            sys::tq_view_advance(self.0.as_mut_ptr(), message.as_ptr(), message.len(), refusal)
        })
    }

    /// Applies loose events: of [`Game::events`] for the same viewer, or of
    /// [`Choice::parse_event`](crate::Choice::parse_event). The bytes may be untrusted. Use either messages or loose events
    /// for a view.
    ///
    /// # Errors
    /// [`Error::Refused`] if one of the events is impossible. Then none is applied.
    pub fn see(&mut self, events: &[u8]) -> Result<(), Error> {
        // SAFETY: a live handle, bytes with their length, and a number to write to.
        refusable(|refusal| unsafe { sys::tq_view_see(self.0.as_mut_ptr(), events.as_ptr(), events.len(), refusal) })
    }

    /// Writes the events of a message, or loose events, as sentences for people to read, a line for each event that has
    /// one. They must be the next ones of the view: call it before [`advance`](Self::advance) or [`see`](Self::see).
    ///
    /// `names` are those of the players, seat 0 first; one that is missing or empty is "Player 1" and so on. With
    /// `says_you` the viewer is "you". The text is empty for a message that has the whole view.
    ///
    /// # Errors
    /// The [`Error::Refused`] that [`advance`](Self::advance) or [`see`](Self::see) would return.
    pub fn sentences(
        &self,
        events: &[u8],
        language: Language,
        names: &[&str],
        says_you: bool,
    ) -> Result<String, Error> {
        let lines: Vec<_> = names.iter().map(|name| name.replace('\n', " ")).collect(); // a name is a line
        let (lines, mut sentences) = (lines.join("\n"), String::new());
        let (first, length) = (events.as_ptr(), events.len());
        let (names, names_length) = (lines.as_ptr().cast(), lines.len());
        // SAFETY: a live handle, bytes and a text with their lengths, a buffer as `fill_text` says, and a number to write
        // to.
        refusable(|refusal| unsafe {
            fill_text(&mut sentences, |out, capacity, count| {
                sys::tq_view_sentences(
                    self.0.as_ptr(),
                    first,
                    length,
                    language.0,
                    names,
                    names_length,
                    says_you.into(),
                    out,
                    capacity,
                    count,
                    refusal,
                )
            })
        })?;
        Ok(sentences)
    }
}
