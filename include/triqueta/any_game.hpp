#pragma once

#include "triqueta/animals/animals.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/state.hpp"
#include "triqueta/triangles/triangles.hpp"

#include <cstddef>
#include <initializer_list>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

namespace triqueta {

/// A game chosen at run time: its type, and the set-up for the number of players asked for.
template <game G>
class chosen {
  public:
    using game = G;

    constexpr explicit chosen(triqueta::setup<G> const& start) : start_{start} {}
    [[nodiscard]] constexpr triqueta::setup<G> const& setup() const { return start_; }

  private:
    triqueta::setup<G> start_;
};

namespace detail {

[[nodiscard]] constexpr std::size_t greatest(std::initializer_list<std::size_t> some) {
    std::size_t found = 0;
    for (auto const one : some) found = one > found ? one : found;
    return found;
}

template <class... Games>
struct game_list {
    static constexpr int count = sizeof...(Games);

    /// All of them, each as a T.
    template <template <class> class T>
    using variant_of = std::variant<T<Games>...>;

    /// Room for any one of them.
    template <template <class> class T>
    static constexpr std::size_t greatest_size = greatest({sizeof(T<Games>)...});
    template <template <class> class T>
    static constexpr std::size_t greatest_alignment = greatest({alignof(T<Games>)...});

    /// What the game at this place, below `count`, makes of f, which is called as f.template operator()<G>().
    template <class F>
    static constexpr decltype(auto) at(int place, F&& f) {
        return caller<std::remove_reference_t<F>>::calls[place](f);
    }

    template <class F>
    static constexpr bool visit(std::string_view name, int players, F& f) {
        return (visit_if<Games>(name, players, f) || ...);
    }

  private:
    template <class F>
    struct caller {
        using answer = decltype((std::declval<F&>().template operator()<Games>(), ...));

        template <class G>
        static constexpr answer call(F& f) {
            return f.template operator()<G>();
        }
        static constexpr answer (*calls[sizeof...(Games)])(F&) = {&call<Games>...};
    };

    template <class G, class F>
    static constexpr bool visit_if(std::string_view name, int players, F& f) {
        if (name != G::name) return false;
        auto const start = rules_of<G>::setup_for(players);
        if (start) f(chosen<G>{*start});
        return start.has_value();
    }
};

}  // namespace detail

/// The closed set of shipped games.
using shipped_games =
    detail::game_list<base_game<2>, base_game<3>, base_game<4>, base_game<5>, hidden_wolves<2>, hidden_wolves<3>,
                      hidden_wolves<4>, hidden_wolves<5>, base_game_duel, hidden_wolves_duel, mayhem, race>;

/// Calls f(chosen<G>) for the shipped variant of this name for this number of players.
template <class F>
constexpr refusal visit_variant(std::string_view name, int players, F&& f) {
    return shipped_games::visit(name, players, f) ? refusal{} : refusal::no_such_variant;
}

/// A state of any of these games, where which one is known only at run time. Actions and chance's answers go by their
/// numbers. A plain value, as large as the largest.
template <class Games>
class any_game_of {
  public:
    /// Nothing if there is no such variant, or no such seat in it.
    [[nodiscard]] static constexpr std::optional<any_game_of> make(std::string_view name, int players,
                                                                   seat first = seat{0}) {
        std::optional<any_game_of> made;
        auto const take = [&]<class G>(chosen<G> c) {
            auto start = c.setup();
            start.first = first;
            if (auto const s = triqueta::state<G>::make(start)) made = any_game_of{*s};
        };
        Games::visit(name, players, take);
        return made;
    }

    template <game G>
    constexpr explicit any_game_of(triqueta::state<G> const& s) : state_{s} {}

    /// Calls f with the state<G> that it is.
    template <class F>
    constexpr decltype(auto) visit(F&& f) {
        return std::visit(std::forward<F>(f), state_);
    }
    template <class F>
    constexpr decltype(auto) visit(F&& f) const {
        return std::visit(std::forward<F>(f), state_);
    }

    [[nodiscard]] constexpr char const* name() const {
        return visit([]<class G>(triqueta::state<G> const&) -> char const* { return G::name; });
    }
    [[nodiscard]] constexpr int players() const {
        return visit([](auto const& s) { return s.players(); });
    }
    [[nodiscard]] constexpr triqueta::turn turn() const {
        return visit([](auto const& s) { return s.turn(); });
    }
    [[nodiscard]] constexpr refusal why_not(seat who, int action_number) const {
        return visit([=]<class G>(triqueta::state<G> const& s) {
            auto const a = action<G>::from_number(action_number);
            return a ? s.why_not(who, *a) : refusal::no_such_number;
        });
    }
    constexpr refusal apply(int action_number) {
        return visit([=]<class G>(triqueta::state<G>& s) {
            auto const a = action<G>::from_number(action_number);
            return a ? s.apply(*a) : refusal::no_such_number;
        });
    }
    constexpr refusal reveal(int outcome_number) {
        return visit([=]<class G>(triqueta::state<G>& s) {
            if (outcome_number < 0 || outcome_number >= rules_of<G>::outcomes) return refusal::not_to_be_drawn;
            return s.reveal(outcome<G>(outcome_number));
        });
    }

    friend constexpr bool operator==(any_game_of const&, any_game_of const&) = default;

  private:
    typename Games::template variant_of<triqueta::state> state_;
};

using any_game = any_game_of<shipped_games>;

}  // namespace triqueta
