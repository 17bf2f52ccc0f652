/// What can be asked of a position, be it all of it or what somebody knows of it: [`Game`](crate::Game) and
/// [`View`](crate::View) answer alike.
macro_rules! position {
    (
        $type:ident:
        $options:ident, $turn:ident, $legal:ident, $distinct:ident, $mask:ident, $why_not:ident,
        $points:ident, $parts:ident, $winners:ident, $result_json:ident, $hash:ident, $canonical_hash:ident,
        $snapshot:ident, $text:ident
    ) => {
        // Every call hands over a live handle, and buffers as `fill` and `fill_text` tell, or places to write to.
        impl $type {
            /// How it was set up. Where it began from a position, and of a view, `first` is the seat to move there.
            #[must_use]
            pub fn options(&self) -> Options {
                let mut raw = Options::empty();
                // SAFETY: see above.
                sure(unsafe { sys::$options(self.0.as_ptr(), &raw mut raw) });
                Options::from_raw(&raw)
            }

            /// Whose turn it is.
            #[must_use]
            pub fn turn(&self) -> Turn {
                let mut number = 0;
                // SAFETY: see above.
                sure(unsafe { sys::$turn(self.0.as_ptr(), &raw mut number) });
                Turn::from_raw(number)
            }

            /// All legal actions, ascending; none when no seat is to move. A view has those of its own seat.
            #[must_use]
            pub fn legal(&self) -> Vec<Action> {
                let mut actions = Vec::new();
                self.legal_into(&mut actions);
                actions
            }

            /// As [`legal`](Self::legal), in place of what is in `out`.
            pub fn legal_into(&self, out: &mut Vec<Action>) {
                // SAFETY: see above; an `Action` is an `i32`.
                sure(unsafe {
                    fill(out, |out, capacity, count| sys::$legal(self.0.as_ptr(), out.cast(), capacity, count))
                });
            }

            /// Of each group of legal actions that differ only by which of like things they name, the lowest.
            #[must_use]
            pub fn distinct(&self) -> Vec<Action> {
                let mut actions = Vec::new();
                self.distinct_into(&mut actions);
                actions
            }

            /// As [`distinct`](Self::distinct), in place of what is in `out`.
            pub fn distinct_into(&self, out: &mut Vec<Action>) {
                // SAFETY: see above; an `Action` is an `i32`.
                sure(unsafe {
                    fill(out, |out, capacity, count| sys::$distinct(self.0.as_ptr(), out.cast(), capacity, count))
                });
            }

            /// Of every action number, whether it is legal.
            #[must_use]
            pub fn mask(&self) -> Vec<bool> {
                let mut mask = Vec::new();
                self.mask_into(&mut mask);
                mask
            }

            /// As [`mask`](Self::mask), in place of what is in `out`.
            pub fn mask_into(&self, out: &mut Vec<bool>) {
                // SAFETY: see above; what is written is 0 or 1.
                sure(unsafe {
                    fill(out, |out, capacity, count| sys::$mask(self.0.as_ptr(), out.cast(), capacity, count))
                });
            }

            /// Why a seat may not do this now; `None` if it may. A view tells of another seat what can be told from
            /// the table alone.
            ///
            /// # Errors
            /// [`Error::OutOfRange`] if there is no such seat.
            pub fn why_not(&self, seat: Seat, action: Action) -> Result<Option<Refusal>, Error> {
                let mut code = 0;
                // SAFETY: see above.
                check(unsafe { sys::$why_not(self.0.as_ptr(), seat.raw(), action.0, &raw mut code) })?;
                Ok(Refusal::from_raw(code))
            }

            /// The points of each seat; before the end as they stand, from what lies open. (Of a race: 1 for the
            /// winner.)
            #[must_use]
            pub fn points(&self) -> Vec<i32> {
                let mut points = Vec::new();
                self.points_into(&mut points);
                points
            }

            /// As [`points`](Self::points), in place of what is in `out`.
            pub fn points_into(&self, out: &mut Vec<i32>) {
                // SAFETY: see above.
                sure(unsafe { fill(out, |out, capacity, count| sys::$points(self.0.as_ptr(), out, capacity, count)) });
            }

            /// What a seat's points are made up of; [`Options::parts`] has the names.
            ///
            /// # Errors
            /// [`Error::OutOfRange`] if there is no such seat.
            pub fn parts(&self, seat: Seat) -> Result<Vec<i32>, Error> {
                let mut parts = Vec::new();
                // SAFETY: see above.
                check(unsafe {
                    fill(&mut parts, |out, capacity, count| {
                        sys::$parts(self.0.as_ptr(), seat.raw(), out, capacity, count)
                    })
                })?;
                Ok(parts)
            }

            /// The seats that have won, or would if the game were over now.
            #[must_use]
            pub fn winners(&self) -> Vec<Seat> {
                let mut seats = Vec::new();
                // SAFETY: see above; a `Seat` is an `i32`, of which these are seats' numbers.
                sure(unsafe {
                    fill(&mut seats, |out: *mut Seat, capacity, count| {
                        sys::$winners(self.0.as_ptr(), out.cast(), capacity, count)
                    })
                });
                seats
            }

            /// The result as JSON, with the tie-break or how it ended: `docs/json.md` has the keys.
            #[must_use]
            pub fn result_json(&self) -> String {
                let mut json = String::new();
                // SAFETY: see above.
                sure(unsafe {
                    fill_text(&mut json, |out, capacity, count| {
                        sys::$result_json(self.0.as_ptr(), out, capacity, count)
                    })
                });
                json
            }

            /// A hash of the position, or of what is known of it, the same in every release and on every machine.
            #[must_use]
            pub fn hash(&self) -> u64 {
                let mut hash = 0;
                // SAFETY: see above.
                sure(unsafe { sys::$hash(self.0.as_ptr(), &raw mut hash) });
                hash
            }

            /// The same of all positions that differ only by which of like things has which number.
            #[must_use]
            pub fn canonical_hash(&self) -> u64 {
                let mut hash = 0;
                // SAFETY: see above.
                sure(unsafe { sys::$canonical_hash(self.0.as_ptr(), &raw mut hash) });
                hash
            }

            /// It as bytes, without its history: `docs/formats.md` has the format. A view's have nothing that its
            /// viewer doesn't know; a game's have all, so they are for whoever runs it.
            #[must_use]
            pub fn snapshot(&self) -> Vec<u8> {
                let mut bytes = Vec::new();
                // SAFETY: see above.
                sure(unsafe {
                    fill(&mut bytes, |out, capacity, count| sys::$snapshot(self.0.as_ptr(), out, capacity, count))
                });
                bytes
            }

            /// The same as text that people can read and change: `docs/positions.md` has the format.
            #[must_use]
            pub fn text(&self, language: Language) -> String {
                let mut text = String::new();
                // SAFETY: see above.
                sure(unsafe {
                    fill_text(&mut text, |out, capacity, count| {
                        sys::$text(self.0.as_ptr(), language.raw(), out, capacity, count)
                    })
                });
                text
            }
        }
    };
}
pub(crate) use position;
