# What the package uses of the extension module, which cffi writes (write_extension.py). C pointers are opaque here, but
# for those of numbers; every function of the C API takes what triqueta.h says and returns a status.
from collections.abc import Callable
from typing import Any, Literal, overload

class CData:
    def __len__(self) -> int: ...

class Numbers(CData):
    def __getitem__(self, index: int) -> int: ...

class _FFI:
    NULL: CData
    @overload
    def new(
        self,
        ctype: Literal[
            "int32_t *",
            "uint32_t *",
            "uint64_t *",
            "int64_t *",
            "size_t *",
            "char[]",
            "int8_t[]",
            "int32_t[]",
            "int64_t[]",
            "uint8_t[]",
            "uint32_t[]",
        ],
        init: int | list[int] = ...,
    ) -> Numbers: ...
    @overload
    def new(self, ctype: str, init: object = ...) -> Any: ...
    def gc(self, cdata: CData, destructor: Callable[..., None]) -> CData: ...
    def release(self, cdata: CData) -> None: ...
    def unpack(self, cdata: Numbers, length: int) -> list[int]: ...
    def buffer(self, cdata: CData, size: int = ...) -> memoryview: ...
    def from_buffer(self, ctype: object, data: object, require_writable: bool = ...) -> CData: ...
    def typeof(self, cdecl: object) -> object: ...
    def sizeof(self, ctype: str) -> int: ...

class _Lib:
    TQ_OK: int
    TQ_NULL: int
    TQ_NO_MEMORY: int
    TQ_TOO_SMALL: int
    TQ_REFUSED: int
    TQ_NOT_FOUND: int
    TQ_CHANCE: int
    TQ_OVER: int
    TQ_SPECTATOR: int
    TQ_RELATIVE_SEATS: int
    TQ_ONE_HOT: int
    TQ_TRIED_LENGTH: int
    TQ_TRIED_WHOLE_WIN: int
    TQ_ALL: int
    TQ_ENGLISH: int
    TQ_FUTURE_UNKNOWN: int
    TQ_FUTURE_KNOWN: int
    TQ_LAST_ACTION: int
    TQ_LAST_TURN: int
    TQ_NOBODY: int
    TQ_PERSON: int
    TQ_BOT: int
    TQ_NO_EXIT: int
    TQ_RESIGNED: int
    TQ_ABANDONED: int
    TQ_MOST_PLAYERS: int
    TQ_MOST_OPTIONS: int
    TQ_SEED_SIZE: int
    TQ_ID_SIZE: int
    TQ_VIEW_FIELDS: int
    TQ_RESULT_FIELDS: int
    TQ_EVENT_FIELDS: int
    TQ_ACTION_FIELDS: int
    TQ_NUMBERS: int
    TQ_FLAGS: int
    TQ_CHOICES: int
    TQ_COUNTS: int
    TQ_SEATS: int
    TQ_PIECES: int
    TQ_ACTIONS: int
    TQ_NO_TIE: int
    TQ_TIE_BY_TOKENS: int
    TQ_TIE_SHARED: int
    TQ_FAIR_COMMITMENTS: int
    TQ_FAIR_CONTRIBUTIONS: int
    TQ_FAIR_PUBLIC_VALUE: int
    TQ_FAIR_NOTHING: int
    TQ_PART_COMMITMENT: int
    TQ_PART_DEAL: int
    TQ_PART_MOVES: int
    def __getattr__(self, name: str) -> Callable[..., int]: ...
    def tq_game_free(self, game: CData) -> None: ...
    def tq_view_free(self, view: CData) -> None: ...
    def tq_batch_free(self, batch: CData) -> None: ...
    def tq_version(self) -> int: ...

ffi: _FFI
lib: _Lib
