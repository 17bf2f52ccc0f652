use std::ptr::{self, NonNull};

use triqueta_sys as sys;

use crate::Error;
use crate::call::{check, parsed};

/// A kind of handle of the library.
///
/// # Safety
/// `free` frees one, and functions that take one as `const` may run concurrently.
pub(crate) unsafe trait Kind {
    /// # Safety
    /// `raw` is a live handle, and isn't used again.
    unsafe fn free(raw: *mut Self);
}

macro_rules! kind {
    ($($raw:ident freed by $free:ident),+) => {
        $(
            // SAFETY: `triqueta.h` says both of all of them.
            unsafe impl Kind for sys::$raw {
                unsafe fn free(raw: *mut Self) {
                    // SAFETY: the caller's promise.
                    unsafe { sys::$free(raw) }
                }
            }
        )+
    };
}
kind!(tq_game freed by tq_game_free, tq_view freed by tq_view_free, tq_batch freed by tq_batch_free);
#[cfg(feature = "bots")]
kind!(tq_bot freed by tq_bot_free, tq_analysis freed by tq_analysis_free);

/// A live handle, which is freed with it. Nothing else has it: pointers to it last for a call, and only who has it mutably
/// gets a `*mut`.
pub(crate) struct Handle<K: Kind>(NonNull<K>);

impl<K: Kind> Handle<K> {
    /// The handle that `make` writes.
    ///
    /// # Safety
    /// If `make` returns `TQ_OK`, it has written a handle that nobody else has.
    pub(crate) unsafe fn new(make: impl FnOnce(*mut *mut K) -> sys::tq_status) -> Result<Self, Error> {
        let mut raw = ptr::null_mut();
        check(make(&raw mut raw))?;
        Ok(Self(NonNull::new(raw).expect("it was made")))
    }

    /// The handle that `parse` writes, or the fault.
    ///
    /// # Safety
    /// As of [`new`](Self::new).
    pub(crate) unsafe fn parse(
        parse: impl FnOnce(*mut *mut K, *mut sys::tq_fault) -> sys::tq_status,
    ) -> Result<Self, Error> {
        let mut raw = ptr::null_mut();
        parsed(|fault| parse(&raw mut raw, fault))?;
        Ok(Self(NonNull::new(raw).expect("it was made")))
    }

    pub(crate) const fn as_ptr(&self) -> *const K {
        self.0.as_ptr()
    }

    pub(crate) const fn as_mut_ptr(&mut self) -> *mut K {
        self.0.as_ptr()
    }
}

impl<K: Kind> Drop for Handle<K> {
    fn drop(&mut self) {
        // SAFETY: it is live, and this is its last use.
        unsafe { K::free(self.0.as_ptr()) }
    }
}

// SAFETY: no handle is bound to a thread.
unsafe impl<K: Kind> Send for Handle<K> {}
// SAFETY: methods of `&self` take the handle as `const`, and such functions may run concurrently.
unsafe impl<K: Kind> Sync for Handle<K> {}
