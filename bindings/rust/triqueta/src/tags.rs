use triqueta_sys as sys;

use crate::Error;
use crate::call::{check, fill_text};

/// The value of a tag of a record, or of a position as text; `None` if it has none of this name.
///
/// ```
/// assert_eq!(triqueta::find_tag("[White \"Ada\"]", "White").as_deref(), Some("Ada"));
/// ```
#[must_use]
pub fn find_tag(text: &str, name: &str) -> Option<String> {
    let mut value = String::new();
    // SAFETY: texts with their lengths, and a buffer as `fill_text` says.
    let status = unsafe {
        fill_text(&mut value, |out, capacity, count| {
            let (text, length) = (text.as_ptr().cast(), text.len());
            sys::tq_text_tag(text, length, name.as_ptr().cast(), name.len(), out, capacity, count)
        })
    };
    match check(status) {
        Ok(()) => Some(value),
        Err(Error::NotFound) => None,
        Err(error) => unreachable!("{error}"),
    }
}
