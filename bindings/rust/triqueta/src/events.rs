use triqueta_sys as sys;

use crate::call::{fill, fill_text, readable};
use crate::{Error, Language, Options};

/// Events of [`Game::events`](crate::Game::events), which are bytes, in words and back.
impl Options {
    /// Events as a JSON array: `docs/json.md` has the keys.
    ///
    /// # Errors
    /// [`Error::Unreadable`] if these bytes are no events of such a game; [`Error::WrongOptions`].
    pub fn events_json(&self, events: &[u8]) -> Result<String, Error> {
        let options = self.raw();
        let mut json = String::new();
        // SAFETY: options, bytes with their length, a buffer as `fill_text` says, a place for the reasons.
        readable(|why| unsafe {
            fill_text(&mut json, |out, capacity, count| {
                sys::tq_events_json(&raw const options, events.as_ptr(), events.len(), out, capacity, count, why)
            })
        })?;
        Ok(json)
    }

    /// Events in words, a line each, behind the seat that acted or looked: "1: draw 2".
    ///
    /// # Errors
    /// [`Error::Unreadable`] if these bytes are no events of such a game; [`Error::WrongOptions`].
    pub fn events_text(&self, events: &[u8], language: Language) -> Result<String, Error> {
        let options = self.raw();
        let mut text = String::new();
        let (first, length) = (events.as_ptr(), events.len());
        // SAFETY: options, bytes with their length, a buffer as `fill_text` says, a place for the reasons.
        readable(|why| unsafe {
            fill_text(&mut text, |out, capacity, count| {
                sys::tq_events_text(&raw const options, first, length, language.raw(), out, capacity, count, why)
            })
        })?;
        Ok(text)
    }

    /// Such a line as an event, for people at a table who tell what they do.
    ///
    /// # Errors
    /// [`Error::Unreadable`] if it is none, or lacks its seat; [`Error::WrongOptions`].
    pub fn parse_event(&self, text: &str, language: Language) -> Result<Vec<u8>, Error> {
        let options = self.raw();
        let mut event = Vec::new();
        let (text, length) = (text.as_ptr().cast(), text.len());
        // SAFETY: options, a text with its length, a buffer as `fill` says, a place for the reasons.
        readable(|why| unsafe {
            fill(&mut event, |out, capacity, count| {
                sys::tq_event_parse(&raw const options, text, length, language.raw(), out, capacity, count, why)
            })
        })?;
        Ok(event)
    }
}
