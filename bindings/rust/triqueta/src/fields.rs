use std::ops::Range;

use triqueta_sys as sys;

use crate::call::{check, fill, list, one, refusable, size, struct_size, sure, text};
use crate::texts::found;
use crate::{Action, Choice, Error, Language, Seat, Variant, View};

/// A list of fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FieldList {
    /// Those of a view, for [`View::field`], in the order of its encoding.
    View,
    /// Those of a result, for [`View::result_field`].
    Result,
    /// Those of an [`Event`].
    Event,
    /// Those of the actions of a kind, for [`Variant::action_record`].
    Action(ActionKind),
}

/// A named field of whole numbers, and its shape. `docs/named_fields.md` explains it.
///
/// The values are in rows: first all of row 0, then all of row 1, and so on. A row has `length` places, and a place `parts`
/// values. -1 stands for what isn't there: an optional value, the places behind the end of a list, the parts that a piece
/// lacks.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "they are independent")]
#[non_exhaustive]
pub struct Field {
    /// Its name, such as "tiles".
    pub name: String,
    /// What it belongs to: "table", "own" or "unseen" of a view, "lines" or "facts" of a result, a part of an event; or "".
    pub part: String,
    /// What it means, in English.
    pub meaning: String,
    /// What the values are.
    pub kind: FieldKind,
    /// The bounds of a value that is there.
    pub bounds: (i32, i32),
    /// The most rows. A view of a game with fewer players has fewer.
    pub rows: usize,
    /// Whether there is a value for each row, even if there is only one row.
    pub has_rows: bool,
    /// Whether row i belongs to seat i.
    pub is_by_seat: bool,
    /// The places of a row; in a list, the most.
    pub length: usize,
    /// Whether a row is a list: -1 follows the last value.
    pub is_list: bool,
    /// Whether there may be no value.
    pub is_optional: bool,
    /// The values of a place; above 1 only for a piece that consists of others, as a triangle.
    pub parts: usize,
    /// Where its values begin in a record of all fields, in which each has the most rows.
    pub offset: usize,
    /// For pieces and counts: which pieces.
    pub pieces: Option<Pieces>,
    /// For choices: the names of the values.
    pub choices: Vec<String>,
}

/// What the values of a field are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(i32)]
#[non_exhaustive]
pub enum FieldKind {
    /// Quantities, or indexes such as those of rows.
    Numbers = sys::TQ_NUMBERS,
    /// 0 or 1.
    Flags = sys::TQ_FLAGS,
    /// Indexes of the names in [`Field::choices`].
    Choices = sys::TQ_CHOICES,
    /// How many pieces there are of a kind; the place in a row is the number of the kind.
    Counts = sys::TQ_COUNTS,
    /// Seats; the turn is also -1 for chance and -2 at the end.
    Seats = sys::TQ_SEATS,
    /// Kinds of pieces (tokens or cards), for [`Pieces::text`].
    Pieces = sys::TQ_PIECES,
    /// Action numbers.
    Actions = sys::TQ_ACTIONS,
}

/// Pieces of a variant, such as its tokens or cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pieces {
    variant: Variant,
    index: i32,
}

/// A kind of actions of a variant, such as "draw". Their numbers follow each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ActionKind {
    variant: Variant,
    index: i32,
}

/// An event, as one viewer saw it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Event {
    /// Who acted, looked or drew.
    pub seat: Seat,
    /// The kind of the action. `None` if chance answered: somebody drew or looked.
    pub kind: Option<ActionKind>,
    /// The values of all fields of [`FieldList::Event`], each at its offset.
    pub record: Vec<i32>,
}

impl Field {
    /// Returns the values of this field in a record.
    ///
    /// # Panics
    /// If the record is of another list of fields.
    #[must_use]
    pub fn of<'a>(&self, record: &'a [i32]) -> &'a [i32] {
        &record[self.offset..][..self.rows * self.length * self.parts]
    }
}

impl FieldKind {
    fn from_raw(number: i32) -> Self {
        let all = [Self::Numbers, Self::Flags, Self::Choices, Self::Counts, Self::Seats, Self::Pieces, Self::Actions];
        all.into_iter().find(|&kind| kind as i32 == number).expect("the library has no other kind")
    }
}

impl FieldList {
    const fn raw(self) -> i32 {
        match self {
            Self::View => sys::TQ_VIEW_FIELDS,
            Self::Result => sys::TQ_RESULT_FIELDS,
            Self::Event => sys::TQ_EVENT_FIELDS,
            Self::Action(kind) => sys::TQ_ACTION_FIELDS + kind.index,
        }
    }
}

/// # Named fields
impl Choice {
    /// Lists the fields of a view, a result, an event or an action of its games.
    ///
    /// ```
    /// use triqueta::{Choice, FieldKind, FieldList};
    ///
    /// let fields = Choice::new("base_game", &[])?.fields(FieldList::View);
    /// let tiles = fields.iter().find(|field| field.name == "tiles").unwrap();
    /// assert_eq!((tiles.kind, tiles.is_by_seat, tiles.bounds), (FieldKind::Numbers, true, (0, 3)));
    /// # Ok::<(), triqueta::Error>(())
    /// ```
    #[must_use]
    pub fn fields(&self, of: FieldList) -> Vec<Field> {
        let shapes = self.shapes(of);
        (0..).zip(shapes).map(|(index, shape)| self.field(of.raw(), index, &shape)).collect()
    }

    /// Returns the index of a field by its name, or by its part and name, such as "table.tiles". `None` if there is none.
    #[must_use]
    pub fn find_field(&self, of: FieldList, name: &str) -> Option<usize> {
        self.field_index(of, name).ok().map(size)
    }

    fn field_index(&self, of: FieldList, name: &str) -> Result<i32, Error> {
        let ((variant, options, count), (name, length)) = (self.raw(), (name.as_ptr().cast(), name.len()));
        // SAFETY: a choice, a text with its length, and a number to write to.
        one(|index| unsafe { sys::tq_field_find(variant, options, count, of.raw(), name, length, index) })
    }

    fn shapes(&self, of: FieldList) -> Vec<sys::tq_field> {
        let (variant, options, count) = self.raw();
        // SAFETY: a choice, and a number to write to.
        let fields = sure(one(|fields| unsafe { sys::tq_field_count(variant, options, count, of.raw(), fields) }));
        let shape = |index| {
            let mut shape = sys::tq_field { struct_size: struct_size::<sys::tq_field>(), ..Default::default() };
            // SAFETY: a choice, and a shape to write to.
            sure(check(unsafe { sys::tq_field_shape(variant, options, count, of.raw(), index, &raw mut shape) }));
            shape
        };
        (0..fields).map(shape).collect()
    }

    fn field(&self, of: i32, index: i32, shape: &sys::tq_field) -> Field {
        let (variant, options, count) = self.raw();
        // SAFETY: a choice, and a buffer as `text` says.
        let name = unsafe {
            text(|out, capacity, length| sys::tq_field_name(variant, options, count, of, index, out, capacity, length))
        };
        // SAFETY: a choice, and a buffer as `text` says.
        let part = unsafe {
            text(|out, capacity, length| sys::tq_field_part(variant, options, count, of, index, out, capacity, length))
        };
        // SAFETY: a choice, and a buffer as `text` says.
        let meaning = unsafe {
            text(|out, capacity, length| {
                sys::tq_field_meaning(variant, options, count, of, index, out, capacity, length)
            })
        };
        // SAFETY: a choice, and a buffer as `text` says.
        let named = |choice| unsafe {
            text(|out, capacity, length| {
                sys::tq_field_choice(variant, options, count, of, index, choice, out, capacity, length)
            })
        };
        Field {
            name: sure(name),
            part: sure(part),
            meaning: sure(meaning),
            kind: FieldKind::from_raw(shape.kind),
            bounds: (shape.least, shape.most),
            rows: size(shape.rows),
            has_rows: shape.has_rows != 0,
            is_by_seat: shape.is_by_seat != 0,
            length: size(shape.length),
            is_list: shape.is_list != 0,
            is_optional: shape.is_optional != 0,
            parts: size(shape.parts),
            offset: size(shape.offset),
            pieces: (shape.pieces >= 0).then(|| Pieces { variant: self.variant(), index: shape.pieces }),
            choices: (0..shape.choices).map(|choice| sure(named(choice))).collect(),
        }
    }
}

/// # Named fields
impl View {
    /// Returns the values of a field by its name, or by its part and name, such as "table.tiles". Its shape is in
    /// [`Choice::fields`]. The list is empty if the field is hidden from this viewer, as the secrets of a player from a
    /// spectator.
    ///
    /// # Errors
    /// [`Status::NOT_FOUND`](crate::Status::NOT_FOUND) if there is no such field.
    pub fn field(&self, name: &str) -> Result<Vec<i32>, Error> {
        let index = self.choice().field_index(FieldList::View, name)?;
        // SAFETY: a live handle, and a buffer as `list` says.
        unsafe { list(|out, capacity, count| sys::tq_view_field(self.0.as_ptr(), index, out, capacity, count)) }
    }

    /// Returns the values of a field of the result by its name. Before the end it is the result if the game ended now.
    ///
    /// # Errors
    /// [`Status::NOT_FOUND`](crate::Status::NOT_FOUND) if there is no such field.
    pub fn result_field(&self, name: &str) -> Result<Vec<i32>, Error> {
        let index = self.choice().field_index(FieldList::Result, name)?;
        // SAFETY: a live handle, and a buffer as `list` says.
        unsafe { list(|out, capacity, count| sys::tq_view_result_field(self.0.as_ptr(), index, out, capacity, count)) }
    }

    /// Lists events: those of a message of [`Game::catch_up`](crate::Game::catch_up), or of
    /// [`Game::events`](crate::Game::events). A message must be the next one of the view: call this before
    /// [`advance`](Self::advance). The list is empty for a message that has the whole view.
    ///
    /// # Errors
    /// [`Error::Refused`].
    ///
    /// # Panics
    /// Never.
    pub fn events(&self, message: &[u8]) -> Result<Vec<Event>, Error> {
        let (first, length, mut numbers) = (message.as_ptr(), message.len(), Vec::new());
        // SAFETY: a live handle, bytes with their length, a buffer as `fill` says, and a number to write to.
        refusable(|refusal| unsafe {
            fill(&mut numbers, |out, capacity, count| {
                sys::tq_view_events(self.0.as_ptr(), first, length, out, capacity, count, refusal)
            })
        })?;
        let choice = self.choice();
        let kinds = choice.variant().action_kinds();
        let end = |field: &sys::tq_field| size(field.offset) + size(field.rows * field.length * field.parts);
        let record = choice.shapes(FieldList::Event).iter().map(end).max().unwrap_or(0);
        let event = |numbers: &[i32]| Event {
            seat: Seat::from_raw(numbers[0]).expect("an event has its seat"),
            kind: kinds.get(size(numbers[1])).copied(),
            record: numbers[2..].to_vec(),
        };
        Ok(numbers.chunks_exact(2 + record).map(event).collect())
    }
}

/// # Named fields
impl Variant {
    /// Lists the pieces that its fields refer to. Most variants have one list: their tokens or cards.
    #[must_use]
    pub fn pieces(self) -> Vec<Pieces> {
        // SAFETY: a number to write to.
        let count = sure(one(|count| unsafe { sys::tq_pieces_count(self.0, count) }));
        (0..count).map(|index| Pieces { variant: self, index }).collect()
    }

    /// Lists the kinds of its actions.
    #[must_use]
    pub fn action_kinds(self) -> Vec<ActionKind> {
        // SAFETY: a number to write to.
        let count = sure(one(|count| unsafe { sys::tq_action_kind_count(self.0, count) }));
        (0..count).map(|index| ActionKind { variant: self, index }).collect()
    }

    /// Returns the kind of an action and the record of its fields: "draw 2" has the kind "draw", and the value 2 for its
    /// field "column". [`ActionKind::action`] is the way back.
    ///
    /// # Errors
    /// [`Status::NO_SUCH_ACTION`](crate::Status::NO_SUCH_ACTION).
    pub fn action_record(self, action: Action) -> Result<(ActionKind, Vec<i32>), Error> {
        let mut index = 0;
        // SAFETY: a number to write to, and a buffer as `list` says.
        let record = unsafe {
            list(|out, capacity, count| sys::tq_action_fields(self.0, action.0, &raw mut index, out, capacity, count))
        }?;
        Ok((ActionKind { variant: self, index }, record))
    }
}

impl ActionKind {
    /// Returns its name, such as "draw".
    #[must_use]
    pub fn name(self) -> String {
        let (variant, index) = (self.variant.0, self.index);
        // SAFETY: a buffer as `text` says.
        sure(unsafe { text(|out, capacity, count| sys::tq_action_kind_name(variant, index, out, capacity, count)) })
    }

    /// Returns the numbers of its actions.
    #[must_use]
    pub fn numbers(self) -> Range<i32> {
        let mut first = 0;
        // SAFETY: numbers to write to.
        let count =
            one(|count| unsafe { sys::tq_action_kind_numbers(self.variant.0, self.index, &raw mut first, count) });
        first..first + sure(count)
    }

    /// Returns the action of this kind with these values of its fields. `None` if there is none.
    #[must_use]
    pub fn action(self, record: &[i32]) -> Option<Action> {
        let (variant, index, length) = (self.variant.0, self.index, record.len());
        // SAFETY: values with their count, and a number to write to.
        let action =
            found(one(|action| unsafe { sys::tq_action_find(variant, index, record.as_ptr(), length, action) }));
        sure(action).map(Action)
    }
}

impl Pieces {
    /// Returns their name, such as "card".
    #[must_use]
    pub fn name(self) -> String {
        let (variant, index) = (self.variant.0, self.index);
        // SAFETY: a buffer as `text` says.
        sure(unsafe { text(|out, capacity, count| sys::tq_pieces_name(variant, index, out, capacity, count)) })
    }

    /// Returns a kind of them as text, as it stands in actions and events, such as "owl" or "h2p".
    ///
    /// # Errors
    /// [`Status::OUT_OF_RANGE`](crate::Status::OUT_OF_RANGE) if there is no such kind.
    pub fn text(self, piece: i32, language: Language) -> Result<String, Error> {
        let (variant, index) = (self.variant.0, self.index);
        // SAFETY: a buffer as `text` says.
        unsafe {
            text(|out, capacity, count| sys::tq_piece_text(variant, index, piece, language.0, out, capacity, count))
        }
    }
}
