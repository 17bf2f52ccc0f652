"""Encoded views as neural networks want them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ._calls import check
from ._tq import ffi, lib
from .batch import memory_of, numpy
from .choice import AnyChoice, Choice, EncodingField, raw_of, sizes_of

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

__all__ = ["Expansion"]


class Expansion:
    """Rewrites encoded views: with seats relative to the viewer, with choices one-hot, or both. Needs NumPy.

    With `relative_seats`, rows that belong to seats begin with the viewer's, and seats are counted clockwise from the
    viewer. With `one_hot`, each seat, choice and piece becomes a 1 among zeros.
    """

    __slots__ = ("_how", "_raw", "fields", "length")

    fields: tuple[EncodingField, ...]
    """Where each field of an expanded view is."""
    length: int
    """The length of an expanded view."""

    def __init__(self, choice: AnyChoice, *, relative_seats: bool = False, one_hot: bool = False) -> None:
        self._raw = raw_of(choice)
        self._how = (lib.TQ_RELATIVE_SEATS if relative_seats else 0) | (lib.TQ_ONE_HOT if one_hot else 0)
        encoding = Choice(choice).encoding
        self.fields = tuple(
            EncodingField(one.name, *self._place(index), one.meaning) for index, one in enumerate(encoding)
        )
        self.length = self._place(len(encoding))[0]

    def _place(self, index: int) -> tuple[int, int]:
        offset, length = ffi.new("int32_t *"), ffi.new("int32_t *")
        check(lib.tq_expanded_field(*self._raw, self._how, index, offset, length))
        return offset[0], length[0]

    def __call__(self, views: npt.NDArray[np.int8]) -> npt.NDArray[np.int8]:
        """Expand an array of encoded views, whose last dimension has a view: of `View.encode`, or of a batch."""
        arrays = numpy()
        plain = arrays.asarray(views)
        if plain.dtype != "int8":
            raise TypeError(f"views: dtype int8 is needed, not {plain.dtype}")
        length = sizes_of(self._raw).encoding_length
        if plain.ndim == 0 or plain.shape[-1] != length:
            raise ValueError(f"views: the last dimension must have {length} numbers, not the shape {plain.shape}")
        given = plain.tobytes()  # which nothing can change while C reads it
        out: Any = arrays.empty((*plain.shape[:-1], self.length), "int8")
        memory = memory_of("views", "int8_t[]", out, out.size)
        check(
            lib.tq_encoding_expand(
                *self._raw, self._how, ffi.from_buffer("int8_t[]", given), len(given), memory, len(memory), ffi.NULL
            )
        )
        expanded: npt.NDArray[np.int8] = out
        return expanded

    def __repr__(self) -> str:
        return f"<Expansion to {self.length} numbers>"
