/// What bots and analyses have in common. The library has functions of each for both.
macro_rules! thinker {
    ($type:ident: $use_net:ident, $begin:ident, $think:ident, $spent:ident) => {
        // SAFETY (of all of them): every call passes a live handle, bytes with their length, and values to write to.
        impl $type {
            /// Uses the weights of a file that `make train` wrote, in place of the shipped ones. From then on, views of
            /// games that these weights aren't for are refused. What was begun is forgotten.
            ///
            /// # Errors
            /// [`Error::Refused`].
            pub fn use_net(&mut self, net: &[u8]) -> Result<(), Error> {
                // SAFETY: see above.
                refusable(|refusal| unsafe {
                    sys::$use_net(self.handle.as_mut_ptr(), net.as_ptr(), net.len(), refusal)
                })
            }

            /// Begins to think about a view, for as many nodes as this budget: positions that are evaluated, about a
            /// microsecond each. 0 stands for as much as is suitable. After an error, it is as before.
            ///
            /// # Errors
            /// [`Error::Refused`] if the viewer isn't to move, or if other weights aren't for this game.
            pub fn begin(&mut self, view: &View, nodes: u64) -> Result<(), Error> {
                self.begin_snapshot(&view.snapshot(), nodes)
            }

            /// As [`begin`](Self::begin), of the bytes of [`View::snapshot`], which may be untrusted.
            ///
            /// # Errors
            /// [`Error::Refused`].
            pub fn begin_snapshot(&mut self, view: &[u8], nodes: u64) -> Result<(), Error> {
                // SAFETY: see above.
                refusable(|refusal| unsafe {
                    sys::$begin(self.handle.as_mut_ptr(), view.as_ptr(), view.len(), nodes, refusal)
                })
            }

            /// Thinks on for about so many nodes. Returns whether it is done: the budget is spent, or the result is clear.
            ///
            /// # Errors
            /// [`Status::NOT_BEGUN`](crate::Status::NOT_BEGUN).
            pub fn think(&mut self, nodes: u64) -> Result<bool, Error> {
                // SAFETY: see above.
                one(|is_done| unsafe { sys::$think(self.handle.as_mut_ptr(), nodes, is_done) })
                    .map(|is_done| is_done != 0)
            }

            /// Thinks on in slices of some hundred nodes while `go_on` returns true, at least one slice. It can show
            /// progress, and cancel. Returns whether it is done.
            ///
            /// # Errors
            /// [`Status::NOT_BEGUN`](crate::Status::NOT_BEGUN).
            pub fn think_while(&mut self, mut go_on: impl FnMut(&Self) -> bool) -> Result<bool, Error> {
                loop {
                    if self.think(250)? {
                        return Ok(true);
                    }
                    if !go_on(self) {
                        return Ok(false);
                    }
                }
            }

            /// Thinks on for some time. What comes out depends on the speed of the machine. Returns whether it is done.
            ///
            /// # Errors
            /// [`Status::NOT_BEGUN`](crate::Status::NOT_BEGUN).
            pub fn think_for(&mut self, time: Duration) -> Result<bool, Error> {
                let start = Instant::now();
                self.think_while(|_| start.elapsed() < time)
            }

            /// Returns how many nodes are spent.
            ///
            /// # Errors
            /// [`Status::NOT_BEGUN`](crate::Status::NOT_BEGUN).
            pub fn spent(&self) -> Result<u64, Error> {
                // SAFETY: see above.
                one(|spent| unsafe { sys::$spent(self.handle.as_ptr(), spent, ptr::null_mut()) })
            }

            /// Returns how many nodes will be spent at most.
            ///
            /// # Errors
            /// [`Status::NOT_BEGUN`](crate::Status::NOT_BEGUN).
            pub fn granted(&self) -> Result<u64, Error> {
                let mut spent = 0;
                // SAFETY: see above.
                one(|granted| unsafe { sys::$spent(self.handle.as_ptr(), &raw mut spent, granted) })
            }
        }
    };
}
pub(crate) use thinker;
