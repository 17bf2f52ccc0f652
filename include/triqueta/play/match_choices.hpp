#pragma once

namespace triqueta {

/// Whether to undo even an action that showed somebody a hidden piece.
enum class undo_looks : bool { no, yes };
/// How much to undo: the last action, or all actions since another seat acted.
enum class undo_span : bool { action, turn };

/// Whether a copy of a match knows what will be drawn.
enum class future : bool { unknown, known };

}  // namespace triqueta
