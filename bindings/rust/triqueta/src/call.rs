//! How the crate calls the library: statuses become results, and buffers grow to what is needed.
//!
//! Nothing can unwind into the library. It never calls back, because it takes its memory from `malloc`.

use std::ffi::c_char;

use triqueta_sys as sys;

use crate::{Error, Fault, Refusal, Status};

/// Converts a status. Those of pointers, handles, structs and buffers would be mistakes of this crate, and refusals come
/// with a reason.
pub(crate) fn check(status: sys::tq_status) -> Result<(), Error> {
    match status {
        sys::TQ_OK => Ok(()),
        sys::TQ_NULL
        | sys::TQ_WRONG_HANDLE
        | sys::TQ_TOO_SMALL
        | sys::TQ_REFUSED
        | sys::TQ_NO_STRUCT_SIZE
        | sys::TQ_WRONG_STRUCT_SIZE
        | sys::TQ_NOT_UTF8
        | sys::TQ_OVERLAP => unreachable!("the crate called the library wrongly: {}", Status(status)),
        _ => Err(Error::Failed(Status(status))),
    }
}

/// The result of a call that can't fail.
#[track_caller]
pub(crate) fn sure<T>(result: Result<T, Error>) -> T {
    result.expect("no argument of this call can be wrong")
}

/// The result of a call that may be refused for one reason.
pub(crate) fn refusable(call: impl FnOnce(*mut i32) -> sys::tq_status) -> Result<(), Error> {
    let mut code = 0;
    let status = call(&raw mut code);
    match Refusal::from_raw(code) {
        Some(refusal) if status == sys::TQ_REFUSED => Err(Error::Refused(refusal)),
        _ => check(status),
    }
}

/// The result of a call that parses text or bytes.
pub(crate) fn parsed(call: impl FnOnce(*mut sys::tq_fault) -> sys::tq_status) -> Result<(), Error> {
    let mut fault = sys::tq_fault { struct_size: struct_size::<sys::tq_fault>(), ..Default::default() };
    let status = call(&raw mut fault);
    if status == sys::TQ_REFUSED {
        return Err(Error::Fault(Fault::from_raw(&fault).into()));
    }
    check(status)
}

/// The value that a call writes.
pub(crate) fn one<T: Default>(call: impl FnOnce(*mut T) -> sys::tq_status) -> Result<T, Error> {
    let mut value = T::default();
    check(call(&raw mut value))?;
    Ok(value)
}

/// Replaces the contents of `out` by what `read(buffer, capacity, count)` writes. Calls it again after `TQ_TOO_SMALL`.
/// If it fails otherwise, `out` is empty.
///
/// # Safety
/// If `read` returns `TQ_OK`, it has written `count` elements, which is at most `capacity`.
pub(crate) unsafe fn fill<T>(
    out: &mut Vec<T>,
    mut read: impl FnMut(*mut T, usize, *mut usize) -> sys::tq_status,
) -> sys::tq_status {
    out.clear();
    let mut count = 0;
    let mut status = read(out.as_mut_ptr(), out.capacity(), &raw mut count);
    if status == sys::TQ_TOO_SMALL {
        out.reserve(count);
        status = read(out.as_mut_ptr(), out.capacity(), &raw mut count);
    }
    if status == sys::TQ_OK {
        // SAFETY: `read` has written so many.
        unsafe { out.set_len(count) };
    }
    status
}

/// As [`fill`], for text.
///
/// # Safety
/// As of [`fill`].
pub(crate) unsafe fn fill_text(
    out: &mut String,
    mut read: impl FnMut(*mut c_char, usize, *mut usize) -> sys::tq_status,
) -> sys::tq_status {
    let mut bytes = std::mem::take(out).into_bytes();
    // SAFETY: the caller's promise.
    let status = unsafe { fill(&mut bytes, |to, capacity, count| read(to.cast(), capacity, count)) };
    *out = String::from_utf8(bytes).expect("the library writes UTF-8");
    status
}

/// The list that `read` writes.
///
/// # Safety
/// As of [`fill`].
pub(crate) unsafe fn list<T>(read: impl FnMut(*mut T, usize, *mut usize) -> sys::tq_status) -> Result<Vec<T>, Error> {
    let mut out = Vec::new();
    // SAFETY: the caller's promise.
    check(unsafe { fill(&mut out, read) })?;
    Ok(out)
}

/// The text that `read` writes.
///
/// # Safety
/// As of [`fill`].
pub(crate) unsafe fn text(read: impl FnMut(*mut c_char, usize, *mut usize) -> sys::tq_status) -> Result<String, Error> {
    let mut out = String::new();
    // SAFETY: the caller's promise.
    check(unsafe { fill_text(&mut out, read) })?;
    Ok(out)
}

/// The `struct_size` of a struct.
#[expect(clippy::cast_possible_truncation, reason = "no struct has more than some hundred bytes")]
pub(crate) const fn struct_size<T>() -> u32 {
    size_of::<T>() as u32
}

/// A length or a count that the library returned.
pub(crate) fn size(number: i32) -> usize {
    usize::try_from(number).expect("lengths aren't negative")
}
