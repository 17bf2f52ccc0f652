#pragma once

#include "triqueta/core/refusal.hpp"

#include <type_traits>
#include <utility>

namespace triqueta {

/// The kinds of moves of a game, in the order of their action numbers. A move is a value:
///     static constexpr int count;                                  // how many actions there are of this kind
///     explicit Move(int index);                                    // the action of this index, below count
///     bool fits(table const&) const;                               // whether this is the phase for such moves
///     refusal why_not(table const&, secrets const* mover) const;   // if it fits: why the rules forbid it
///     void make(table&, shown&, whose) const;                      // does it
/// why_not may omit the secrets; make may omit `shown`, or both `shown` and `whose`. The move's type gives its kind a
/// name. A move that names something describes it, as parts are described (describe.hpp), or has only its index:
///     void describe(fields&) const;
template <class... Moves>
class move_list {
  public:
    /// How many actions there are.
    static constexpr int count = (Moves::count + ... + 0);
    /// How many kinds of moves.
    static constexpr int kinds = static_cast<int>(sizeof...(Moves));

    /// The number of a kind's first action.
    template <class Move>
    static constexpr int first = [] {
        int number = 0;
        static_cast<void>(((std::is_same_v<Move, Moves> || (number += Moves::count, false)) || ...));
        return number;
    }();

    // The same by the index of a kind, below `kinds`.
    [[nodiscard]] static constexpr int first_of(int kind) {
        constexpr int all[] = {first<Moves>...};
        return all[kind];
    }
    [[nodiscard]] static constexpr int count_of(int kind) {
        constexpr int all[] = {Moves::count...};
        return all[kind];
    }

    /// The index of an action's kind; `kinds` for an invalid number.
    [[nodiscard]] static constexpr int kind_of(int number) {
        int kind = 0;
        static_cast<void>(((number < first<Moves> + Moves::count || (++kind, false)) || ...));
        return kind;
    }

    /// Returns f(move) for the action of this number. Precondition: it is below count.
    template <class F>
    static constexpr auto visit(int number, F f) {
        return visit_from<Moves...>(number, f);
    }

    /// Why the mover may not do it: the phase is wrong, or the move's own rule forbids it.
    template <class Table, class Secrets>
    [[nodiscard]] static constexpr refusal why_not(int number, Table const& t, Secrets const* mover) {
        return visit(number, [&t, mover](auto move) -> refusal {
            if (!move.fits(t)) return refusal::wrong_phase;
            if constexpr (requires { move.why_not(t, mover); })
                return move.why_not(t, mover);
            else
                return move.why_not(t);
        });
    }
    /// Makes a legal move.
    template <class Table, class Shown, class Whose>
    static constexpr void make(int number, Table& t, Shown& shown, Whose whose) {
        visit(number, [&t, &shown, whose](auto move) {
            if constexpr (requires { move.make(t, shown, whose); })
                move.make(t, shown, whose);
            else if constexpr (requires { move.make(t, whose); })
                move.make(t, whose);
            else
                move.make(t);
        });
    }

  private:
    template <class Move, class... More, class F>
    static constexpr auto visit_from(int number, F& f) {
        if constexpr (sizeof...(More) == 0)
            return f(Move{number - first<Move>});
        else
            return number < first<Move> + Move::count ? f(Move{number - first<Move>}) : visit_from<More...>(number, f);
    }
};

}  // namespace triqueta
