/// Queries of a position, be it all of it or what a viewer knows: [`Game`](crate::Game) and [`View`](crate::View) have the
/// same ones.
macro_rules! position {
    (
        $type:ident:
        $choice:ident, $turn:ident, $legal:ident, $legal_text:ident, $distinct:ident, $mask:ident, $why_not:ident,
        $points:ident, $lines:ident, $winners:ident, $result_json:ident, $hash:ident, $canonical_hash:ident,
        $snapshot:ident, $text:ident
    ) => {
        // SAFETY (of all of them): every call passes a live handle, and buffers as `fill` and `fill_text` say, or values
        // to write to. An `Action` is an `i32`, a `Seat` too, and the library writes 0 and 1 to masks.
        impl $type {
            /// Returns the choice of the game. If it began from a position, and for a view, `first` is the seat that was
            /// to move there.
            #[must_use]
            pub fn choice(&self) -> Choice {
                sure(Choice::written(|variant, options, capacity, count| {
                    // SAFETY: see above.
                    check(unsafe { sys::$choice(self.0.as_ptr(), variant, options, capacity, count) })
                }))
            }

            /// Returns whose turn it is.
            #[must_use]
            pub fn turn(&self) -> Turn {
                // SAFETY: see above.
                Turn::from_raw(sure(one(|turn| unsafe { sys::$turn(self.0.as_ptr(), turn) })))
            }

            /// Lists the legal actions in ascending order. The list is empty if no seat is to move, and for a view if it
            /// isn't the viewer's turn.
            #[must_use]
            pub fn legal(&self) -> Vec<Action> {
                let mut actions = Vec::new();
                self.legal_into(&mut actions);
                actions
            }

            /// As [`legal`](Self::legal), in place of what is in `out`.
            pub fn legal_into(&self, out: &mut Vec<Action>) {
                // SAFETY: see above.
                sure(check(unsafe {
                    fill(out, |out, capacity, count| sys::$legal(self.0.as_ptr(), out.cast(), capacity, count))
                }));
            }

            /// Lists the legal actions of the seat to move, of a view those of the viewer, with their texts in a language.
            #[must_use]
            pub fn legal_text(&self, language: Language) -> Vec<(Action, String)> {
                // SAFETY: see above.
                let lines = sure(unsafe {
                    text(|out, capacity, count| sys::$legal_text(self.0.as_ptr(), language.0, out, capacity, count))
                });
                self.legal().into_iter().zip(lines.lines().map(String::from)).collect()
            }

            /// Lists legal actions without equivalent ones: those that differ only in which of several like things they
            /// name. The list has the lowest of each group.
            #[must_use]
            pub fn distinct(&self) -> Vec<Action> {
                let mut actions = Vec::new();
                self.distinct_into(&mut actions);
                actions
            }

            /// As [`distinct`](Self::distinct), in place of what is in `out`.
            pub fn distinct_into(&self, out: &mut Vec<Action>) {
                // SAFETY: see above.
                sure(check(unsafe {
                    fill(out, |out, capacity, count| sys::$distinct(self.0.as_ptr(), out.cast(), capacity, count))
                }));
            }

            /// Returns the action mask: for every action number whether it is legal.
            #[must_use]
            pub fn mask(&self) -> Vec<bool> {
                let mut mask = Vec::new();
                self.mask_into(&mut mask);
                mask
            }

            /// As [`mask`](Self::mask), in place of what is in `out`.
            pub fn mask_into(&self, out: &mut Vec<bool>) {
                // SAFETY: see above.
                sure(check(unsafe {
                    fill(out, |out, capacity, count| sys::$mask(self.0.as_ptr(), out.cast(), capacity, count))
                }));
            }

            /// Returns why a seat may not play an action now. `None` if it may. For a seat other than the viewer's, a
            /// view considers only what everybody sees.
            ///
            /// # Errors
            /// [`Status::NO_SUCH_SEAT`](crate::Status::NO_SUCH_SEAT).
            pub fn why_not(&self, seat: Seat, action: Action) -> Result<Option<Refusal>, Error> {
                // SAFETY: see above.
                one(|code| unsafe { sys::$why_not(self.0.as_ptr(), seat.raw(), action.0, code) }).map(Refusal::from_raw)
            }

            /// Returns the points of each seat. Before the end these are the points so far, from what everybody sees. In
            /// race the winner has 1, everybody else 0.
            #[must_use]
            pub fn points(&self) -> Vec<i32> {
                let mut points = Vec::new();
                self.points_into(&mut points);
                points
            }

            /// As [`points`](Self::points), in place of what is in `out`.
            pub fn points_into(&self, out: &mut Vec<i32>) {
                // SAFETY: see above.
                sure(check(unsafe {
                    fill(out, |out, capacity, count| sys::$points(self.0.as_ptr(), out, capacity, count))
                }));
            }

            /// Returns the score lines of a seat, which add up to its points. [`Variant::lines`](crate::Variant::lines)
            /// has their names.
            ///
            /// # Errors
            /// [`Status::NO_SUCH_SEAT`](crate::Status::NO_SUCH_SEAT).
            pub fn lines(&self, seat: Seat) -> Result<Vec<i32>, Error> {
                // SAFETY: see above.
                unsafe { list(|out, capacity, count| sys::$lines(self.0.as_ptr(), seat.raw(), out, capacity, count)) }
            }

            /// Lists the seats that have won, or would win if the game ended now.
            #[must_use]
            pub fn winners(&self) -> Vec<Seat> {
                // SAFETY: see above.
                sure(unsafe {
                    list(|out: *mut Seat, capacity, count| sys::$winners(self.0.as_ptr(), out.cast(), capacity, count))
                })
            }

            /// Returns the result as JSON, with the tie-break or how the game ended. `docs/json.md` has the keys.
            #[must_use]
            pub fn result_json(&self) -> String {
                // SAFETY: see above.
                sure(unsafe { text(|out, capacity, count| sys::$result_json(self.0.as_ptr(), out, capacity, count)) })
            }

            /// Returns a hash of the position, or of what the viewer knows. It is the same on every machine, and in every
            /// release with the same version of the formats.
            #[must_use]
            pub fn hash(&self) -> u64 {
                // SAFETY: see above.
                sure(one(|hash| unsafe { sys::$hash(self.0.as_ptr(), hash) }))
            }

            /// Returns a hash that is equal for equivalent positions: those that differ only in how like things are
            /// numbered. Use it for transposition tables.
            #[must_use]
            pub fn canonical_hash(&self) -> u64 {
                // SAFETY: see above.
                sure(one(|hash| unsafe { sys::$canonical_hash(self.0.as_ptr(), hash) }))
            }

            /// Serializes the position, or what the viewer knows, without the history. The snapshot of a game has all
            /// secrets: keep it on the server.
            #[must_use]
            pub fn snapshot(&self) -> Vec<u8> {
                // SAFETY: see above.
                sure(unsafe { list(|out, capacity, count| sys::$snapshot(self.0.as_ptr(), out, capacity, count)) })
            }

            /// Writes the same as text that people can read and edit. `docs/words.md` has the format.
            #[must_use]
            pub fn text(&self, language: Language) -> String {
                // SAFETY: see above.
                sure(unsafe {
                    text(|out, capacity, count| sys::$text(self.0.as_ptr(), language.0, out, capacity, count))
                })
            }
        }
    };
}
pub(crate) use position;
