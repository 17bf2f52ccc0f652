#pragma once

#include "triqueta/core/assert.hpp"
#include "triqueta/core/describe.hpp"
#include "triqueta/core/described.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/inlining.hpp"
#include "triqueta/core/seat.hpp"
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

/// Four bytes for each byte: its fields of two bits, the lowest first.
inline constexpr auto bytes_of_pairs = [] {
    std::array<std::array<std::int8_t, 4>, 256> table{};
    for (auto byte = 0U; byte < table.size(); ++byte)
        for (auto field = 0U; field < 4; ++field) table[byte][field] = static_cast<std::int8_t>(byte >> 2 * field & 3);
    return table;
}();

/// The lowest eight fields of a width as bytes, the lowest first.
[[nodiscard]] constexpr std::uint64_t spread(std::uint64_t bits, int width) {
    auto const ones = [](int count) { return (std::uint64_t{1} << count) - 1; };
    bits &= ones(8 * width);
    bits = (bits | bits << (32 - 4 * width)) & (ones(4 * width) * 0x0000'0001'0000'0001);
    bits = (bits | bits << (16 - 2 * width)) & (ones(2 * width) * 0x0001'0001'0001'0001);
    return (bits | bits << (8 - width)) & (ones(width) * 0x0101'0101'0101'0101);
}

/// Packed counts of successive kinds, all of one width, that are unpacked at once.
struct group_of_counts {
    int first = 0;  // kind
    int from = 0;   // bit
    int width = 0;
    int count = 0;
};
template <class Value>
inline constexpr auto groups_of_counts = [] {
    struct {
        std::array<group_of_counts, 64> all{};
        std::size_t size = 0;
        bool fit = true;
    } groups;
    auto const width_of = [](int kind) { return Value::packed_width(kind + 1) - Value::packed_width(kind); };
    for (int kind = 0; Value::packed_width(kind + 1) <= 64;) {
        group_of_counts group{kind, Value::packed_width(kind), width_of(kind), 0};
        if (group.width > 4) groups.fit = false;
        int const most = group.width == 2 ? 4 : 8;
        for (; group.count < most && width_of(kind) == group.width && Value::packed_width(kind + 1) <= 64; ++kind)
            ++group.count;
        groups.all[groups.size++] = group;
    }
    return groups;
}();

/// Writes the values. It may write some bytes beyond the last one: there must be room for room_beyond more.
class place_writer : public fields_in_places<place_writer> {
  public:
    static constexpr int room_beyond = 8;
    static constexpr int at_once = 8;

    constexpr explicit place_writer(std::int8_t* out) : next_{out} {}

    constexpr void field(char const*, char const*) {}
    constexpr void put(int value, int most) {
        if (most <= most_in_a_place) return write(value);
        int const kept = value < most_in_two_places ? value : most_in_two_places;
        write(kept & 127);
        write(kept >> 7);
    }
    /// Packed counts, several at once.
    template <class Value>
    requires(groups_of_counts<Value>.fit) TRIQUETA_INLINE constexpr void put_packed(Value const& value, int kinds) {
        std::uint64_t const bits = value.packed();
        if (kinds > at_once && bits == 0) {  // as many piles of cards are
            for (int kind = 0; kind < kinds; ++kind) next_[kind] = 0;
            next_ += kinds;
            return;
        }
        [&]<std::size_t... Group>(std::index_sequence<Group...>) {
            (put_group<groups_of_counts<Value>.all[Group]>(bits, kinds), ...);
        }
        (std::make_index_sequence<groups_of_counts<Value>.size>{});
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
    template <group_of_counts Group>
    TRIQUETA_INLINE constexpr void put_group(std::uint64_t bits, int kinds) {
        if (kinds <= Group.first) return;
        int const count = kinds - Group.first < Group.count ? kinds - Group.first : Group.count;
        if constexpr (Group.width == 2) {
            write_some(bytes_of_pairs[bits >> Group.from & 255], count);
        } else {
            auto eight = spread(bits >> Group.from, Group.width);
            if constexpr (std::endian::native == std::endian::big) eight = byteswapped(eight);
            write_some(std::bit_cast<std::array<std::int8_t, 8>>(eight), count);
        }
    }

    constexpr void write(int value) { *next_++ = static_cast<std::int8_t>(value); }

    /// Writes the first `count` of some values. What it writes beyond them is overwritten later.
    template <std::size_t Size>
    constexpr void write_some(std::array<std::int8_t, Size> const& some, int count) {
        static_assert(Size <= room_beyond);
        if (std::is_constant_evaluated())
            for (std::size_t i = 0; i < Size; ++i) next_[i] = some[i];
        else
            std::memcpy(next_, some.data(), Size);
        next_ += count;
    }
    [[nodiscard]] static constexpr std::uint64_t byteswapped(std::uint64_t bytes) {
        std::uint64_t other = 0;
        for (int i = 0; i < 8; ++i) other = other << 8 | (bytes >> 8 * i & 255);
        return other;
    }

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

/// Everything is inlined into one function, so the compiler knows each offset.
template <game G>
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
