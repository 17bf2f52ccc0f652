use std::ptr::{self, NonNull};

use triqueta_sys as sys;

use crate::Error;

/// A kind of handle of the library.
///
/// # Safety
/// `free` frees one, and functions that take one as `const` may be called side by side.
pub(crate) unsafe trait Kind {
    /// # Safety
    /// `raw` is a live handle, and isn't used again.
    unsafe fn free(raw: *mut Self);
}

macro_rules! kind {
    ($($raw:ident freed by $free:ident),+) => {
        $(
            // SAFETY: `triqueta.h` says both, of all of them.
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

/// A live handle, which is freed with it. It is the only one: pointers to it are used for the time of a call, as
/// `*mut` only by whoever has it mutably.
pub(crate) struct Handle<K: Kind>(NonNull<K>);

impl<K: Kind> Handle<K> {
    /// What `make` made.
    ///
    /// # Safety
    /// Where `make` succeeds, it has written a handle that is nobody else's; where not, NULL or nothing.
    pub(crate) unsafe fn make(make: impl FnOnce(*mut *mut K) -> Result<(), Error>) -> Result<Self, Error> {
        let mut raw = ptr::null_mut();
        make(&raw mut raw)?;
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
        // SAFETY: it is live, and this was its last use.
        unsafe { K::free(self.0.as_ptr()) }
    }
}

// SAFETY: no handle is bound to the thread that made it.
unsafe impl<K: Kind> Send for Handle<K> {}
// SAFETY: what is done by `&self` takes the handle as `const`, and may be done side by side.
unsafe impl<K: Kind> Sync for Handle<K> {}
