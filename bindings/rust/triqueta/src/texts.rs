//! What can be read from texts and bytes without a game.

use triqueta_sys as sys;

use crate::call::{fill_text, one, parsed, sure, text};
use crate::{Error, Language, Status};

/// Returns the tags of a record, or of a position in text: their names and values, in order.
#[must_use]
pub fn text_tags(record: &str) -> Vec<(String, String)> {
    let (first, length) = (record.as_ptr().cast(), record.len());
    // SAFETY: a text with its length, and a number to write to.
    let count = one(|count| unsafe { sys::tq_text_tag_count(first, length, count) }).unwrap_or(0);
    // SAFETY: a text with its length, and a buffer as `text` says.
    let name = |index| unsafe {
        text(|out, capacity, count| sys::tq_text_tag_name(first, length, index, out, capacity, count))
    };
    let tag = |name: String| find_tag(record, &name).map(|value| (name, value));
    (0..count).filter_map(|index| tag(sure(name(index)))).collect()
}

/// Returns the value of a tag of a record, or of a position in text. `None` if it has no such tag.
///
/// ```
/// assert_eq!(triqueta::find_tag("[White \"Ada\"]", "White").as_deref(), Some("Ada"));
/// ```
#[must_use]
pub fn find_tag(record: &str, name: &str) -> Option<String> {
    // SAFETY: texts with their lengths, and a buffer as `text` says.
    found(unsafe {
        text(|out, capacity, count| {
            let (record, length) = (record.as_ptr().cast(), record.len());
            sys::tq_text_tag(record, length, name.as_ptr().cast(), name.len(), out, capacity, count)
        })
    })
    .unwrap_or_default()
}

/// `None` if nothing has this name.
pub(crate) fn found<T>(result: Result<T, Error>) -> Result<Option<T>, Error> {
    match result {
        Err(Error::Failed(Status::NOT_FOUND)) => Ok(None),
        other => other.map(Some),
    }
}

/// Returns events as a JSON array, whose keys are in `docs/json.md`. The events are those of
/// [`Game::events`](crate::Game::events) or [`Choice::parse_event`](crate::Choice::parse_event).
///
/// # Errors
/// [`Error::Fault`] if the bytes aren't events.
pub fn events_json(events: &[u8]) -> Result<String, Error> {
    let mut json = String::new();
    // SAFETY: bytes with their length, a buffer as `fill_text` says, and a fault.
    parsed(|fault| unsafe {
        fill_text(&mut json, |out, capacity, count| {
            sys::tq_events_json(events.as_ptr(), events.len(), out, capacity, count, fault)
        })
    })?;
    Ok(json)
}

/// Returns events as text, a line for each, such as "1: draw 2". A line begins with the event's seat: who acted, looked
/// or drew.
///
/// # Errors
/// [`Error::Fault`] if the bytes aren't events.
pub fn events_text(events: &[u8], language: Language) -> Result<String, Error> {
    let mut lines = String::new();
    // SAFETY: bytes with their length, a buffer as `fill_text` says, and a fault.
    parsed(|fault| unsafe {
        fill_text(&mut lines, |out, capacity, count| {
            sys::tq_events_text(events.as_ptr(), events.len(), language.0, out, capacity, count, fault)
        })
    })?;
    Ok(lines)
}

/// Returns the version of the library: major · 10000 + minor · 100 + patch.
#[must_use]
pub fn version() -> i32 {
    // SAFETY: it takes nothing, and can't fail.
    unsafe { sys::tq_version() }
}
