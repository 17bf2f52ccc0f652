#pragma once

#include "triqueta/catalog/entry.hpp"
#include "triqueta/core/described.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/name.hpp"
#include "triqueta/core/option.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/text/language.hpp"

#include <array>
#include <cstddef>
#include <new>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>

namespace triqueta {

namespace detail {

template <class... Games>
struct game_list {};

template <class... Games, class... More>
constexpr game_list<Games..., More...> operator+(game_list<Games...>, game_list<More...>) {
    return {};
}

/// The games of an entry: a game itself, or all games of a catalogue.
template <class Entry>
constexpr auto games_of() {
    if constexpr (requires { typename Entry::games; })
        return typename Entry::games{};
    else
        return game_list<Entry>{};
}

inline constexpr int most_seats = 254;

/// The first number of players for which G can be set up, counting from `from` by `step`. 0 if there is none.
template <class G>
constexpr int first_players(int from, int step) {
    for (int players = from; players >= 1 && players <= most_seats; players += step)
        if (rules_of<G>::setup_for(players)) return players;
    return 0;
}

/// The games of a catalogue, with functions indexed by game.
template <class Games>
struct games_table;

template <class... Games>
struct games_table<game_list<Games...>> {
    template <template <class...> class List>
    using as = List<Games...>;

    static_assert((described_game<Games> && ...), "every entry of a catalogue is a described game or a catalogue");
    static_assert((name_holds<Games>::value && ...));

    static constexpr int size = sizeof...(Games);
    static constexpr std::array<std::string_view, sizeof...(Games)> names{Games::name...};
    static constexpr std::array<int, sizeof...(Games)> least_players{first_players<Games>(1, 1)...};
    static constexpr std::array<int, sizeof...(Games)> most_players{first_players<Games>(most_seats, -1)...};

    static constexpr bool no_two_alike = [] {
        for (auto a = 0U; a < names.size(); ++a)
            for (auto b = a + 1; b < names.size(); ++b)
                if (names[a] == names[b] && least_players[a] <= most_players[b] && least_players[b] <= most_players[a])
                    return false;
        return true;
    }();
    static_assert(no_two_alike, "two games of this catalogue have one name for the same number of players");

    template <class F>
    using answer = decltype((std::declval<F&>().template operator()<Games>(), ...));
    template <class F>
    struct caller {
        template <class G>
        static constexpr answer<F> call(F& f) {
            return f.template operator()<G>();
        }
        static constexpr answer<F> (*calls[sizeof...(Games)])(F&) = {&call<Games>...};
    };

    template <class G>
    static constexpr int find() {
        int number = 0;
        static_cast<void>(((std::is_same_v<G, Games> || (++number, false)) || ...));
        return number;
    }

    template <template <class> class T>
    static constexpr std::size_t greatest_size = [] {
        std::size_t most = 0;
        ((most = sizeof(T<Games>) > most ? sizeof(T<Games>) : most), ...);
        return most;
    }();
    template <template <class> class T>
    static constexpr std::size_t greatest_alignment = [] {
        std::size_t most = 0;
        ((most = alignof(T<Games>) > most ? alignof(T<Games>) : most), ...);
        return most;
    }();
};

}  // namespace detail

/// The games that a program offers at run time. Entries are games, shipped ones or your own, and other catalogues. Each
/// game is a type. Games of one name for different numbers of players form one variant. Games and variants are numbered
/// in the order of the entries.
template <class... Entries>
class catalog {
  public:
    using games = decltype((detail::game_list<>{} + ... + detail::games_of<Entries>()));

  private:
    using table = detail::games_table<games>;

    /// Whether a game is the first of its name.
    static constexpr bool is_first(int number) {
        for (int before = 0; before < number; ++before)
            if (name_of(before) == name_of(number)) return false;
        return true;
    }
    static constexpr std::string_view name_of(int number) { return table::names[static_cast<unsigned>(number)]; }

  public:
    /// Instantiates another template with its games.
    template <template <class...> class List>
    using as = typename table::template as<List>;

    /// The number of games.
    static constexpr int size = table::size;
    /// The number of variants.
    static constexpr int variants = [] {
        int count = 0;
        for (int number = 0; number < size; ++number) count += is_first(number);
        return count;
    }();

    /// Calls `f.template operator()<G>()` with the game of this number. Precondition: 0 <= number < size.
    template <class F>
    static constexpr decltype(auto) at(int number, F&& f) {
        return table::template caller<std::remove_reference_t<F>>::calls[number](f);
    }

    template <class G>
    static constexpr int number_of = table::template find<G>();
    template <class G>
    static constexpr bool has = number_of<G> < size;

    /// The number of a game's variant.
    [[nodiscard]] static constexpr int variant_of(int number) {
        int variant = -1;
        for (int before = 0; before <= number; ++before)
            if (is_first(before)) {
                ++variant;
                if (name_of(before) == name_of(number)) break;
            }
        return variant;
    }
    /// The number of the variant with this name, or none.
    [[nodiscard]] static constexpr std::optional<int> find_variant(std::string_view name) {
        for (int number = 0; number < size; ++number)
            if (name_of(number) == name) return variant_of(number);
        return std::nullopt;
    }
    /// The number of a variant's game for this number of players, or none.
    [[nodiscard]] static constexpr std::optional<int> find(int variant, int players) {
        for (int number = 0; number < size; ++number) {
            if (variant_of(number) != variant) continue;
            if (at(number, [players]<game G>() { return rules_of<G>::setup_for(players).has_value(); })) return number;
        }
        return std::nullopt;
    }
    [[nodiscard]] static constexpr std::optional<int> find(std::string_view name, int players) {
        auto const variant = find_variant(name);
        return variant ? find(*variant, players) : std::nullopt;
    }

    /// Calls `f.template operator()<G>(setup)` with the game of this name for this number of players, if there is one.
    template <class F>
    static constexpr refusal visit(std::string_view name, int players, F&& f) {
        auto const number = find(name, players);
        if (!number) return refusal::no_such_variant;
        at(*number, [&]<game G>() { f.template operator()<G>(*rules_of<G>::setup_for(players)); });
        return {};
    }

    /// An entry for each variant, for example for a lobby.
    [[nodiscard]] static constexpr std::array<catalog_entry, static_cast<unsigned>(variants)> const& all() {
        return entries;
    }

    /// The sentence for a refusal of any of its games. Empty if nothing was refused.
    [[nodiscard]] static constexpr char const* sentence(refusal why, text::language const& in) {
        if (!why) return "";
        if (auto const* const found = text::detail::find_sentence(why, in.reasons)) return found;
        for (int number = 0; number < size; ++number) {
            auto const reasons = at(number, [&in]<game G>() { return text::words_of<G>::reasons(in); });
            if (auto const* const found = text::detail::find_sentence(why, reasons)) return found;
        }
        return in.unknown_reason;
    }

    /// The name of a refusal of any game or of these games, such as "row_is_full". Empty if it isn't one of them.
    [[nodiscard]] static constexpr char const* name(refusal why) {
        char const* found = "";
        any_refusal([&](named_refusal const& one) {
            if (one.why.code() == why.code()) found = one.name;
            return *found != '\0';
        });
        return found;
    }

    /// Calls f(named_refusal) for each refusal of any game and of these games, until f returns true. Returns whether it
    /// did.
    template <class F>
    static constexpr bool any_refusal(F f) {
        for (auto const& one : general_refusals)
            if (f(one)) return true;
        for (int number = 0; number < size; ++number) {
            if (!has_new_refusals[static_cast<unsigned>(number)]) continue;
            for (auto const& one : refusals_at(number))
                if (f(one)) return true;
        }
        return false;
    }

  private:
    [[nodiscard]] static constexpr bool is_same_list(std::span<named_refusal const> a,
                                                     std::span<named_refusal const> b) {
        if (a.size() != b.size()) return false;
        for (std::size_t i = 0; i < a.size(); ++i)
            if (a[i].why != b[i].why || std::string_view{a[i].name} != b[i].name) return false;
        return true;
    }
    [[nodiscard]] static constexpr std::span<named_refusal const> refusals_at(int number) {
        return at(number, []<game G>() -> std::span<named_refusal const> { return text::words_of<G>::refusals(); });
    }
    /// Of each game, whether no earlier game has the same list of refusals: the games of a family share one. Compares
    /// the content, since g++ can't compare addresses in constant expressions with -fsanitize=undefined.
    static constexpr std::array<bool, static_cast<unsigned>(size)> has_new_refusals = [] {
        std::array<bool, static_cast<unsigned>(size)> all{};
        for (int number = 0; number < size; ++number) {
            bool is_new = true;
            for (int before = 0; before < number && is_new; ++before)
                is_new = !is_same_list(refusals_at(before), refusals_at(number));
            all[static_cast<unsigned>(number)] = is_new;
        }
        return all;
    }();

    static constexpr std::array<catalog_entry, static_cast<unsigned>(variants)> entries = [] {
        std::array<catalog_entry, static_cast<unsigned>(variants)> found;
        for (int number = 0; number < size; ++number) {
            auto& entry = found[static_cast<unsigned>(variant_of(number))];
            int const least = table::least_players[static_cast<unsigned>(number)];
            int const most = table::most_players[static_cast<unsigned>(number)];
            if (is_first(number)) {
                entry = at(number, [least, most]<game G>() {
                    auto const options = options_in<G>(*rules_of<G>::setup_for(least));
                    return catalog_entry{G::name, least, most, options, &text::words_of<G>::title};
                });
                continue;
            }
            if (least < entry.least_players) entry.least_players = least;
            if (most > entry.most_players) entry.most_players = most;
        }
        return found;
    }();

    static constexpr bool no_refusals_alike = [] {
        bool alike = false;
        any_refusal([&](named_refusal const& a) {
            int found = 0;
            any_refusal([&](named_refusal const& b) { return (found += a.why.code() == b.why.code()) > 1; });
            return alike = found > 1;
        });
        return !alike;
    }();

    static_assert(no_refusals_alike,
                  "two refusals of this catalogue have one code: number those of your own games from 1024 on");

  public:
    /// A `T<G>` of any of these games, stored in place.
    template <template <class> class T>
    class one_of;
};

/// A `T<G>` of any game of a catalogue, stored in place. Its size is that of the largest.
template <class... Entries>
template <template <class> class T>
class catalog<Entries...>::one_of {
  public:
    template <class G, class... Arguments>
    explicit one_of(std::in_place_type_t<G>, Arguments&&... arguments) : number_{number_of<G>} {
        static_assert(has<G>, "this game isn't in the catalogue");
        new (storage_) T<G>{std::forward<Arguments>(arguments)...};
    }
    one_of(one_of const& other) : number_{other.number_} {
        other.visit([this]<class U>(U const& held) { new (storage_) U{held}; });
    }
    one_of& operator=(one_of const& other) {
        if (this == &other) return *this;
        this->~one_of();
        return *new (this) one_of{other};
    }
    ~one_of() {
        visit([]<class U>(U& held) { held.~U(); });
    }

    /// The number of its game in the catalogue.
    [[nodiscard]] int number() const { return number_; }

    /// Precondition: it holds a `T<G>`.
    template <class G>
    [[nodiscard]] T<G>& as() {
        return *std::launder(reinterpret_cast<T<G>*>(storage_));
    }
    template <class G>
    [[nodiscard]] T<G> const& as() const {
        return *std::launder(reinterpret_cast<T<G> const*>(storage_));
    }

    /// Calls f with the `T<G>` that it holds.
    template <class F>
    decltype(auto) visit(F f) {
        return at(number_, [&]<game G>() -> decltype(auto) { return f(this->template as<G>()); });
    }
    template <class F>
    decltype(auto) visit(F f) const {
        return at(number_, [&]<game G>() -> decltype(auto) { return f(this->template as<G>()); });
    }

    /// Replaces the `T<G>` by another one, possibly of another game.
    template <class G, class... Arguments>
    void emplace(Arguments&&... arguments) {
        this->~one_of();
        new (this) one_of{std::in_place_type<G>, std::forward<Arguments>(arguments)...};
    }

    friend bool operator==(one_of const& a, one_of const& b) {
        return a.number_ == b.number_ &&
               at(a.number_, [&]<game G>() { return a.template as<G>() == b.template as<G>(); });
    }

  private:
    int number_;
    alignas(table::template greatest_alignment<T>) std::byte storage_[table::template greatest_size<T>]{};
};

}  // namespace triqueta
