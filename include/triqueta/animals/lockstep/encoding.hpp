#pragma once

#include "triqueta/animals/lockstep/lanes.hpp"
#include "triqueta/animals/lockstep/legal.hpp"
#include "triqueta/animals/position/pool.hpp"
#include "triqueta/animals/position/secrets.hpp"
#include "triqueta/animals/position/table.hpp"
#include "triqueta/core/describe.hpp"
#include "triqueta/core/inlining.hpp"
#include "triqueta/core/simd/rows.hpp"

#include <array>
#include <cstddef>
#include <cstring>

/// The encoded view of each lane's mover, or of another seat. The descriptions of table, secrets and pool determine its
/// layout, as they do for a single view.
namespace triqueta::animals::lockstep {
inline namespace TRIQUETA_SIMD {

template <class Value, std::size_t Count>
using array = std::array<Value, Count>;

[[nodiscard]] TRIQUETA_INLINE bytes number_of_seat(bytes const& one_hot) {
    bytes number{};
    for (auto seat = 1U; seat < most_players; ++seat) number |= is(one_hot, 1U << seat) & all_of(seat);
    return number;
}
[[nodiscard]] TRIQUETA_INLINE bytes size_of_list(bytes const& list) {
    return bytes{} - ~is(list, 0) - ~is(list & all_of(0xF0), 0);
}

/// The members of a table that its description names.
template <variant V>
struct seen_table {
    TRIQUETA_INLINE explicit seen_table(positions<V> const& l)
        : phase{l.phase},
          mover{number_of_seat(l.mover)},
          rock{number_of_seat(l.rock)},
          current{l.current},
          standing{l.standing},
          in_middle{l.in_middle},
          out{l.out},
          decided{l.decided},
          box{l.box},
          hand{l.backs},
          unlooked{l.unlooked},
          left{l.left},
          rows{l.rows},
          up{l.up},
          shadows_up{l.shadows_up},
          shadows{l.shadow_counts},
          boxed{l.boxed},
          tiles{l.tiles},
          first_option{l.first} {
        for (std::size_t s = 0; s < kept.size(); ++s) kept[s] = size_of_list(l.kept[s]);
    }

    bytes phase, mover, rock, current, standing, in_middle, out, decided, box, hand, unlooked;
    decltype(positions<V>::left) const& left;
    decltype(positions<V>::rows) const& rows;
    decltype(positions<V>::up) const& up;
    decltype(positions<V>::shadows_up) const& shadows_up;
    decltype(positions<V>::shadow_counts) const& shadows;
    many<V::players> kept;
    many<V::players> const& boxed;
    many<V::players> const& tiles;
    decltype(positions<V>::first) const& first_option;
};

/// The members of a viewer's secrets. Viewers are one-hot.
template <variant V>
struct seen_secrets {
    static constexpr bool pairs = positions<V>::pairs;

    TRIQUETA_INLINE seen_secrets(positions<V> const& l, bytes const& viewer) : hand{l.hand & equal(l.mover, viewer)} {
        for (std::size_t s = 0; s < l.kept.size(); ++s) {
            bytes const mine = is(viewer, 1U << s);
            kept |= l.kept[s] & mine;
            choice |= l.choice[s] & mine;
            if constexpr (pairs)
                for (std::size_t p = 0; p < boxed.size(); ++p) boxed[p] |= l.boxed_tokens[s][p] & mine;
            else
                boxed |= l.boxed_tokens[s] & mine;
            if constexpr (has_shadows<V>)
                for (std::size_t p = 0; p < shadows.size(); ++p) shadows[p] |= l.shadows[s][p] & mine;
        }
        choice -= ~is(choice, 0) & all_of(3);  // the mask plus one
    }

    bytes hand;
    bytes kept{};
    std::conditional_t<pairs, piles<V>, bytes> boxed{};
    [[no_unique_address]] when<has_shadows<V>, piles<V>, struct seen_shadows_tag> shadows{};
    bytes choice{};
};

/// The tokens whose place the viewer doesn't know.
template <variant V>
struct seen_pool {
    TRIQUETA_INLINE seen_pool(positions<V> const& l, seen_secrets<V> const& mine) {
        constexpr pool<V> all{};
        for (std::size_t p = 0; p < light.size(); ++p) {
            light[p] = all_of(all.light.nibbles() >> 8 * p & 255);
            for (std::size_t s = 0; s < l.up.size(); ++s) light[p] -= l.rows[s][p] + l.up[s][p];
            if constexpr (has_shadows<V>) {
                light[p] += l.shadows_up[p];
                shadow[p] = all_of(all.shadow.nibbles() >> 8 * p & 255) - l.shadows_up[p] - mine.shadows[p];
            }
            if constexpr (seen_secrets<V>::pairs) light[p] -= mine.boxed[p];
        }
        take(mine.kept);
        take(mine.hand);
        if constexpr (!seen_secrets<V>::pairs) take(mine.boxed);
    }

    piles<V> light;
    [[no_unique_address]] when<has_shadows<V>, piles<V>, struct seen_shadow_pool_tag> shadow;

  private:
    TRIQUETA_INLINE void take(bytes const& list) {
        for (bytes const& code : {first_of(list), second_of(list)}) {
            auto const one = one_token<V>(code, all_of(255));
            for (std::size_t p = 0; p < light.size(); ++p) light[p] -= one[p];
        }
    }
};

/// Writes every field into columns, as a place_writer does into places.
class column_writer {
  public:
    TRIQUETA_INLINE column_writer(simd::column* out, int first_lane) : out_{out}, lane_{first_lane} {}

    template <class Value, class Shape>
    TRIQUETA_INLINE void operator()(char const*, char const*, Value const& value, Shape shape) {
        put(value, shape);
    }
    TRIQUETA_INLINE void write(bytes const& value) {
        std::memcpy(&(out_++)->lanes[static_cast<std::size_t>(lane_)], &value, sizeof(value));
    }

  private:
    TRIQUETA_INLINE void put(bytes const& value, shape::number) { write(value); }
    TRIQUETA_INLINE void put(bytes const& value, shape::choice) { write(value); }
    template <class Thing>
    TRIQUETA_INLINE void put(bytes const& value, shape::maybe<Thing>) {
        write(value);
    }
    TRIQUETA_INLINE void put(bytes const& mask, shape::flags shape) {
        for (int i = 0; i < shape.most; ++i) write(bytes{} - is(mask & all_of(1U << i), 1U << i));
    }
    template <class Thing>
    TRIQUETA_INLINE void put(bytes const& list, shape::list<Thing> shape) {
        write(first_of(list));
        if (shape.most == 2) write(second_of(list));
    }
    template <std::size_t Pairs>
    TRIQUETA_INLINE void put(array<bytes, Pairs> const& pile, shape::counts<of_animals> shape) {
        for (int kind = 0; kind < shape.kinds; ++kind) {
            bytes const& pair = pile[static_cast<std::size_t>(kind / 2)];
            write(kind % 2 == 0 ? first_of(pair) : second_of(pair));
        }
    }
    template <class Value, std::size_t Count, class Shape>
    TRIQUETA_INLINE void put(array<Value, Count> const& all, shape::each<Shape> shape) {
        for (auto const& one : all) put(one, shape.of);
    }

    simd::column* out_;
    int lane_;
};

/// Counts the places of an encoding.
struct place_count {
    int places = 2;  // viewer and turn

    template <class Value, class Shape>
    constexpr void operator()(char const*, char const*, Value const&, Shape shape) {
        places += of(shape);
    }

  private:
    static constexpr int of(shape::number) { return 1; }
    static constexpr int of(shape::choice) { return 1; }
    template <class Thing>
    static constexpr int of(shape::maybe<Thing>) {
        return 1;
    }
    static constexpr int of(shape::flags shape) { return shape.most; }
    template <class Thing>
    static constexpr int of(shape::list<Thing> shape) {
        return shape.most;
    }
    template <class Thing>
    static constexpr int of(shape::counts<Thing> shape) {
        return shape.kinds;
    }
    template <class Shape>
    static constexpr int of(shape::each<Shape> shape) {
        return shape.count * of(shape.of);
    }
};
template <variant V>
inline constexpr int view_length = [] {
    place_count count;
    table<V> const seen{};
    secrets<V> const mine{};
    pool<V> const hidden{};
    table<V>::describe(seen, count);
    secrets<V>::describe(mine, count);
    pool<V>::describe(hidden, count);
    return count.places;
}();

/// Writes the columns of the encoding of each viewer's view, from `first_lane` on.
template <variant V>
TRIQUETA_INLINE void encode_views(positions<V> const& l, bytes const& viewer, simd::column* out, int first_lane) {
    seen_table<V> const seen{l};
    seen_secrets<V> const mine{l, viewer};
    seen_pool<V> const hidden{l, mine};
    column_writer fields{out, first_lane};
    fields.write(number_of_seat(viewer));
    fields.write(seen.mover);  // whose turn it is
    table<V>::describe(seen, fields);
    secrets<V>::describe(mine, fields);
    pool<V>::describe(hidden, fields);
}

}  // namespace TRIQUETA_SIMD
}  // namespace triqueta::animals::lockstep
