#pragma once

#include "triqueta/core/assert.hpp"
#include "triqueta/core/describe.hpp"
#include "triqueta/core/described.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/inlining.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/simd/vector.hpp"
#include "triqueta/core/state.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/data/encoding_field.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <type_traits>
#include <utility>

/// Views as flat arrays of small numbers (observation tensors), for machine learning. The length depends only on the
/// game, not on the number of players. encoding_fields describes the layout.
namespace triqueta {

namespace detail {

inline constexpr int most_in_a_place = 127;
inline constexpr int most_in_two_places = 127 * 128 + 127;

/// Visits every field with the most places that it can take. Derived has put(value, most) and field(name, meaning).
template <class Derived>
class fields_in_places {
  public:
    template <class Value, class Shape>
    constexpr void operator()(char const* name, char const* meaning, Value const& value, Shape shape) {
        self().field(name, meaning);
        visit(value, shape);
    }

  private:
    constexpr Derived& self() { return static_cast<Derived&>(*this); }

    template <class Value>
    constexpr void visit(Value const& value, shape::number shape) {
        self().put(as_number(value), shape.most);
    }
    constexpr void visit(bool value, shape::truth) { self().put(value ? 1 : 0, 1); }
    template <class Value>
    constexpr void visit(Value const& value, shape::choice shape) {
        self().put(static_cast<int>(value), shape.count - 1);
    }
    template <class Value>
    constexpr void visit(Value const& value, shape::flags shape) {
        for (int i = 0; i < shape.most; ++i) self().put(static_cast<int>(value.mask() >> i & 1), 1);
    }
    template <class Value, class Thing>
    constexpr void visit(Value const& value, shape::counts<Thing> shape) {
        if constexpr (requires { self().put_packed(value, shape.kinds); })
            self().put_packed(value, shape.kinds);
        else
            for (int kind = 0; kind < shape.kinds; ++kind)
                self().put(value.of(from_number<typename Thing::type>(kind)), Thing::most(kind));
    }
    template <class Value, class Thing>
    constexpr void visit(Value const& value, shape::list<Thing> shape) {
        int const size = value.size();
        if constexpr (requires { self().put_items(value.items(), size, shape.kinds); })
            if (shape.kinds <= most_in_two_places && shape.most == static_cast<int>(value.items().size()))
                return self().put_items(value.items(), size, shape.kinds);
        for (int i = 0; i < shape.most; ++i) self().put(i < size ? as_number(value[i]) + 1 : 0, shape.kinds);
    }
    template <class Value, class Thing>
    constexpr void visit(Value const& value, shape::maybe<Thing> shape) {
        self().put(number_in(value).value_or(-1) + 1, shape.kinds);
    }
    template <class Value, class Shape>
    constexpr void visit(Value const& value, shape::each<Shape> shape) {
        for_first(value, shape.count, [&](auto const& one) { visit(one, shape.of); });
    }
    template <class Value, class Shape>
    constexpr void visit(Value const& value, shape::each_seat<Shape> shape) {
        for_first(value, shape.most_players, [&](auto const& one) { visit(one, shape.of); });
    }
};

/// Packed counts of successive kinds, all of one width.
struct run_of_counts {
    int first = 0;  // kind
    int width = 0;
    int count = 0;
};
/// The runs of a packed value, if they can be unpacked by halving: if all widths are 1, 2 or 4.
template <class Value>
inline constexpr auto runs_of_counts = [] {
    struct {
        std::array<run_of_counts, 64> all{};
        std::size_t size = 0;
        bool fit = true;
    } runs;
    auto const width_of = [](int kind) { return Value::packed_width(kind + 1) - Value::packed_width(kind); };
    for (int kind = 0; Value::packed_width(kind + 1) <= 64;) {
        run_of_counts run{kind, width_of(kind), 0};
        for (; Value::packed_width(kind + 1) <= 64 && width_of(kind) == run.width; ++kind) ++run.count;
        runs.fit = runs.fit && (run.width == 1 || run.width == 2 || run.width == 4);
        runs.all[runs.size++] = run;
    }
    return runs;
}();

#if defined(TRIQUETA_VECTORS) && defined(__has_builtin)
#if __has_builtin(__builtin_shufflevector)
#define TRIQUETA_UNPACKS
#endif
#endif

#if defined(TRIQUETA_UNPACKS)
using sixteen __attribute__((vector_size(16))) = std::uint8_t;
using eight_pairs __attribute__((vector_size(16))) = std::uint16_t;
using two_numbers __attribute__((vector_size(16))) = std::uint64_t;

/// Writes the first `count` fields of some bytes, each of `Width` bits, as bytes. It writes up to 15 bytes more.
/// Each of the 16 bytes has fields in its lower `Used` bits.
template <int Width, int Used>
TRIQUETA_INLINE void write_fields(sixteen const& bytes, int count, std::int8_t* out) {
    if constexpr (Used == Width) {
        std::memcpy(out, &bytes, sizeof bytes);
    } else {
        constexpr int half = Used / 2;
        constexpr int written = 16 * half / Width;
        sixteen const ones = sixteen{} + static_cast<std::uint8_t>((1 << half) - 1);
        sixteen const low = bytes & ones;
        sixteen const high = (sixteen)((eight_pairs)bytes >> half) & ones;
        write_fields<Width, half>(
            __builtin_shufflevector(low, high, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23), count, out);
        if (count > written)
            write_fields<Width, half>(
                __builtin_shufflevector(low, high, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31),
                count - written, out + written);
    }
}
#endif

/// Writes the values. It may write some bytes beyond the last one: there must be room for room_beyond more.
class place_writer : public fields_in_places<place_writer> {
  public:
    static constexpr int room_beyond = 15;

    constexpr explicit place_writer(std::int8_t* out) : next_{out} {}

    constexpr void field(char const*, char const*) {}
    constexpr void put(int value, int most) {
        if (most <= most_in_a_place) return write(value);
        int const kept = value < most_in_two_places ? value : most_in_two_places;
        write(kept & 127);
        write(kept >> 7);
    }
    /// Packed counts, many at once.
    template <class Value>
    requires(runs_of_counts<Value>.fit) TRIQUETA_INLINE constexpr void put_packed(Value const& value, int kinds) {
        [&]<std::size_t... Run>(std::index_sequence<Run...>) {
            (put_run<runs_of_counts<Value>.all[Run]>(value, kinds), ...);
        }
        (std::make_index_sequence<runs_of_counts<Value>.size>{});
    }
    /// A list, of which items() are all places.
    template <class Items>
    constexpr void put_items(Items const& items, int size, int most) {
        auto* const out = next_;
        if (most <= most_in_a_place) {
            // A loop that compilers make vectors of.
            auto const count = static_cast<std::uint8_t>(size);
            for (std::uint8_t i = 0; i < items.size(); ++i) {
                auto const value = static_cast<std::uint8_t>(static_cast<std::uint8_t>(as_number(items[i])) + 1U);
                out[i] = static_cast<std::int8_t>(i < count ? value : 0);
            }
            next_ = out + items.size();
        } else {
            for (std::size_t i = 0; i < 2 * items.size(); ++i) out[i] = 0;
            for (std::size_t i = 0; i < static_cast<std::size_t>(size); ++i) {
                int const value = as_number(items[i]) + 1;
                out[2 * i] = static_cast<std::int8_t>(value & 127);
                out[2 * i + 1] = static_cast<std::int8_t>(value >> 7);
            }
            next_ = out + 2 * items.size();
        }
    }

  private:
    template <run_of_counts Run, class Value>
    TRIQUETA_INLINE constexpr void put_run(Value const& value, int kinds) {
        int const count = std::min(kinds - Run.first, Run.count);
        if (count <= 0) return;
        std::uint64_t const bits = value.packed() >> Value::packed_width(Run.first);
#if defined(TRIQUETA_UNPACKS)
        if (!std::is_constant_evaluated() && std::endian::native == std::endian::little) {
            write_fields<Run.width, 8>((sixteen)two_numbers{bits, 0}, count, next_);
            next_ += count;
            return;
        }
#endif
        for (int i = 0; i < count; ++i) write(static_cast<int>(bits >> Run.width * i & ((1U << Run.width) - 1)));
    }

    constexpr void write(int value) { *next_++ = static_cast<std::int8_t>(value); }

    std::int8_t* next_;
};

/// Counts fields and places, and stores the fields that fit.
class place_counter : public fields_in_places<place_counter> {
  public:
    constexpr explicit place_counter(std::span<encoding_field> out) : out_{out} {}

    constexpr void field(char const* name, char const* meaning) {
        if (fields_ < out_.size()) out_[fields_] = {name, places_, 0, meaning};
        ++fields_;
    }
    constexpr void put(int, int most) {
        int const more = most <= most_in_a_place ? 1 : 2;
        places_ += more;
        if (fields_ <= out_.size() && fields_ > 0) out_[fields_ - 1].length += more;
    }

    [[nodiscard]] constexpr std::size_t fields() const { return fields_; }
    [[nodiscard]] constexpr int places() const { return places_; }

  private:
    std::span<encoding_field> out_;
    std::size_t fields_ = 0;
    int places_ = 0;
};

/// What a viewer sees, without a copy of it.
template <game G>
struct all_seen {
    using rules = rules_of<G>;

    viewer who;
    typename rules::table const& t;
    typename rules::secrets const& mine;

    constexpr explicit all_seen(view<G> const& v) : who{v.who()}, t{v.table()}, mine{v.mine()} {}
    constexpr all_seen(state<G> const& s, seat viewing) : who{viewing}, t{s.table()}, mine{s.secrets(viewing)} {}

    template <class Fields>
    constexpr void describe_known(Fields& fields) const {
        fields.field("viewer", "the seat that sees this; -1 for a spectator");
        fields.put(who.is_spectator() ? -1 : who.seat().number(), most_in_a_place);
        fields.field("turn", "the seat to act; -1 while chance is to answer, -2 when the game is over");
        fields.put(rules::whose_turn(t).number(), most_in_a_place);
        rules::table::describe(t, fields);
        rules::secrets::describe(mine, fields);
    }
    template <class Fields>
    constexpr void describe_unseen(Fields& fields) const {
        auto const unseen = rules::unseen_part(t, who, who.is_spectator() ? nullptr : &mine);
        std::remove_const_t<decltype(unseen)>::describe(unseen, fields);
    }
};

/// Calls f(all_seen) with a view of nothing in particular.
template <game G, class F>
constexpr auto with_any_view(F f) {
    view<G> const any{viewer::spectator(), {}};
    return f(all_seen<G>{any});
}

/// The places of what the viewer can't place, which come last.
template <game G>
inline constexpr int unseen_length = with_any_view<G>([](auto const& all) {
    place_counter count{{}};
    all.describe_unseen(count);
    return count.places();
});

}  // namespace detail

/// The length of the encoding of a view.
template <game G>
inline constexpr int encoding_length = detail::with_any_view<G>([](auto const& all) {
    detail::place_counter count{{}};
    all.describe_known(count);
    return count.places() + detail::unseen_length<G>;
});

/// The layout of the encoding. A number that can exceed 127 takes two places, its lower seven bits first; values above
/// 16,383 are stored as 16,383. In a list, 0 marks the end, and each entry is stored plus one.
template <game G>
inline constexpr auto encoding_fields = [] {
    constexpr auto describe = [](std::span<encoding_field> out) {
        return detail::with_any_view<G>([out](auto const& all) {
            detail::place_counter fields{out};
            all.describe_known(fields);
            all.describe_unseen(fields);
            return fields.fields();
        });
    };
    std::array<encoding_field, describe({})> all{};
    describe(all);
    return all;
}();

namespace detail {

/// Everything is inlined into one function, so the compiler knows each offset. Compilers inline it where it is called
/// only once: another Caller has a function of its own.
template <game G, class Caller = void>
TRIQUETA_FLATTEN constexpr void encode(all_seen<G> const& seen, std::span<std::int8_t> out) {
    constexpr auto length = static_cast<std::size_t>(encoding_length<G>);
    constexpr auto last = static_cast<std::size_t>(unseen_length<G>);
    constexpr auto beyond = static_cast<std::size_t>(place_writer::room_beyond);
    TRIQUETA_ASSERT(out.size() >= length);
    // What is written beyond the known part is overwritten by the rest, or would be beyond the end of `out`.
    std::array<std::int8_t, (last < beyond ? length : last) + beyond> rest;
    if (std::is_constant_evaluated()) rest.fill(0);
    if constexpr (last < beyond) {
        place_writer places{rest.data()};
        seen.describe_known(places);
        seen.describe_unseen(places);
        std::copy_n(rest.begin(), length, out.begin());
    } else {
        place_writer known{out.data()};
        seen.describe_known(known);
        place_writer unseen{rest.data()};
        seen.describe_unseen(unseen);
        std::copy_n(rest.begin(), last, out.begin() + (length - last));
    }
}

}  // namespace detail

/// Encodes a view. Precondition: `out` has room for it.
template <game G>
constexpr void encode(view<G> const& v, std::span<std::int8_t> out) {
    detail::encode(detail::all_seen<G>{v}, out);
}

template <game G>
[[nodiscard]] constexpr auto encode(view<G> const& v) {
    std::array<std::int8_t, static_cast<std::size_t>(encoding_length<G>)> all{};
    encode(v, std::span<std::int8_t>{all});
    return all;
}

}  // namespace triqueta
