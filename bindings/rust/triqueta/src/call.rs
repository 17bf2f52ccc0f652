//! How the library is called: statuses become results, buffers are grown to what is needed.
//!
//! Nothing unwinds into the library, since it never calls back: it takes its memory from `malloc`.

use std::ffi::c_char;

use triqueta_sys as sys;

use crate::{Error, Reasons, Refusal};

/// A status as one of the constants of `triqueta.h`, for which bindgen has another type than for what is returned.
pub(crate) fn code_of(status: sys::tq_status) -> sys::tq_status_code {
    sys::tq_status_code::try_from(status).unwrap_or(sys::tq_status_code::MAX)
}

/// What a status means to users. A pointer, a handle, a struct or a text that is wrong would be this crate's mistake,
/// and refusals come with a reason.
pub(crate) fn check(status: sys::tq_status) -> Result<(), Error> {
    match code_of(status) {
        sys::TQ_OK => Ok(()),
        sys::TQ_NO_MEMORY => Err(Error::NoMemory),
        sys::TQ_NO_SUCH_VARIANT => Err(Error::NoSuchVariant),
        sys::TQ_WRONG_OPTIONS => Err(Error::WrongOptions),
        sys::TQ_OUT_OF_RANGE => Err(Error::OutOfRange),
        sys::TQ_NO_RECORD => Err(Error::NoRecord),
        sys::TQ_WRONG_DEAL => Err(Error::WrongDeal),
        sys::TQ_NOT_FOUND => Err(Error::NotFound),
        sys::TQ_TOO_LONG => Err(Error::TooLong),
        _ => unreachable!("the library wasn't called as it wants to be: {}", status_text(code_of(status))),
    }
}

/// Of a call that can't fail.
#[track_caller]
pub(crate) fn sure(status: sys::tq_status) {
    check(status).expect("nothing in this call can be wrong");
}

/// Of a call that may be refused for one reason.
pub(crate) fn refusable(call: impl FnOnce(&mut i32) -> sys::tq_status) -> Result<(), Error> {
    let mut code = 0;
    let status = call(&mut code);
    match Refusal::from_raw(code) {
        Some(refusal) if code_of(status) == sys::TQ_REFUSED => Err(Error::Refused(refusal)),
        _ => check(status),
    }
}

/// Of a call that reads what may come from anybody.
pub(crate) fn readable(call: impl FnOnce(&mut sys::tq_reasons) -> sys::tq_status) -> Result<(), Error> {
    let mut why = Reasons::raw();
    let status = call(&mut why);
    if code_of(status) == sys::TQ_REFUSED {
        return Err(Error::Unreadable(Reasons::from_raw(&why)));
    }
    check(status)
}

/// Fills `out` anew by `read(buffer, capacity, count)`, which is called again when it says `TQ_TOO_SMALL`. Whenever it
/// fails otherwise, `out` is empty.
///
/// # Safety
/// Where `read` returns `TQ_OK`, it has written `count` elements, no more than `capacity`.
pub(crate) unsafe fn fill<T>(
    out: &mut Vec<T>,
    mut read: impl FnMut(*mut T, usize, *mut usize) -> sys::tq_status,
) -> sys::tq_status {
    out.clear();
    let mut count = 0;
    let mut status = read(out.as_mut_ptr(), out.capacity(), &raw mut count);
    if code_of(status) == sys::TQ_TOO_SMALL {
        out.reserve(count);
        status = read(out.as_mut_ptr(), out.capacity(), &raw mut count);
    }
    if code_of(status) == sys::TQ_OK {
        // SAFETY: so many are written.
        unsafe { out.set_len(count) };
    }
    status
}

/// As [`fill`], of text.
///
/// # Safety
/// As of [`fill`].
pub(crate) unsafe fn fill_text(
    out: &mut String,
    mut read: impl FnMut(*mut c_char, usize, *mut usize) -> sys::tq_status,
) -> sys::tq_status {
    let mut bytes = std::mem::take(out).into_bytes();
    // SAFETY: the same.
    let status = unsafe { fill(&mut bytes, |to, capacity, count| read(to.cast(), capacity, count)) };
    *out = String::from_utf8(bytes).expect("the library writes UTF-8");
    status
}

/// What a status means, in English.
pub(crate) fn status_text(code: sys::tq_status_code) -> String {
    let status = code.try_into().unwrap_or(sys::tq_status::MAX);
    let mut text = String::new();
    // SAFETY: the buffer is what `fill_text` says. A status that is none leaves the text empty.
    unsafe { fill_text(&mut text, |out, capacity, count| sys::tq_status_text(status, out, capacity, count)) };
    text
}

/// What a struct's `struct_size` has to be.
#[expect(clippy::cast_possible_truncation, reason = "no struct has more than some hundred bytes")]
pub(crate) const fn struct_size<T>() -> u32 {
    size_of::<T>() as u32
}

/// A length or a count that the library gave.
pub(crate) fn size(number: i32) -> usize {
    usize::try_from(number).expect("lengths aren't negative")
}
