#pragma once

#include "triqueta/core/assert.hpp"
#include "triqueta/core/described.hpp"
#include "triqueta/core/field.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/data/encoding.hpp"
#include "triqueta/data/fields.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace triqueta {

/// How encoded views are rewritten for a network.
struct expand_how {
    bool relative_seats = true;  // seat 0 is the viewer, seat 1 the next one clockwise, and so on
    bool one_hot = true;         // seats, choices and pieces become a 1 among zeros
};

/// Rewrites encoded views, field by field in the same order.
///
/// With relative seats, rows that belong to seats are turned until the viewer's is the first, and seats are counted
/// from the viewer. Only the first field, who the viewer is, stays as it is. In one-hot fields each value has as many
/// places as there are values: a 1 at that of the value, and zeros; zeros only for what isn't there. Numbers, counts
/// and pieces of more than 127 kinds are copied.
class view_expansion {
  public:
    /// The place of a field.
    struct place {
        int offset = 0;
        int length = 0;
    };

    /// `fields` are those of views, and `offset_of(index)` is where one begins in the encoding, or, behind the last,
    /// its end.
    template <class Offsets>
    constexpr view_expansion(std::span<field_shape const> fields, Offsets offset_of, int players, expand_how how)
        : fields_{fields}, players_{players}, how_{how} {
        TRIQUETA_ASSERT(fields.size() <= most_fields);
        for (std::size_t i = 0; i <= fields.size(); ++i) offsets_[i] = static_cast<std::uint16_t>(offset_of(i));
    }
    template <described_game G>
    [[nodiscard]] static constexpr view_expansion of(int players, expand_how how = {}) {
        static_assert(encoding_fields<G>.size() <= most_fields, "an expansion takes views of at most 64 fields");
        auto const offset_of = [](std::size_t i) {
            return i < encoding_fields<G>.size() ? encoding_fields<G>[i].offset : encoding_length<G>;
        };
        return {detail::shapes_of<detail::view_lists<G>>, offset_of, players, how};
    }

    /// The length of an expanded view.
    [[nodiscard]] constexpr int length() const { return field(fields_.size()).offset; }
    /// Where a field is in an expanded view.
    [[nodiscard]] constexpr place field(std::size_t index) const {
        place found;
        for (std::size_t i = 0; i <= index; ++i) {
            found.offset += found.length;
            found.length = i < fields_.size() ? fields_[i].rows * fields_[i].length * width_of(i) : 0;
        }
        return found;
    }

    /// Expands a view. Precondition: `view` has the encoding's length, and `out` that of an expanded view.
    constexpr void operator()(std::span<std::int8_t const> view, std::span<std::int8_t> out) const {
        int const viewer = view[0] > 0 && view[0] < players_ ? view[0] : 0;
        int const turned = how_.relative_seats ? viewer : 0;
        auto* to = out.data();
        for (std::size_t i = 0; i < fields_.size(); ++i) {
            field_shape const& f = fields_[i];
            int const row_length = (offsets_[i + 1] - offsets_[i]) / f.rows;
            int const by = i == 0 ? 0 : turned;
            for (int at = 0; at < f.rows; ++at) {
                bool const turns = f.is_by_seat && at < players_;
                int const source = turns ? around(at + by) : at;
                to = put_row(i, view.data() + offsets_[i] + source * row_length, row_length, by, to);
            }
        }
    }

  private:
    static constexpr std::size_t most_fields = 64;

    [[nodiscard]] constexpr int around(int number) const { return number < players_ ? number : number - players_; }
    /// The places of a value in the encoding: 1, or 2 of numbers above 127.
    [[nodiscard]] constexpr int places_of(std::size_t i) const {
        return (offsets_[i + 1] - offsets_[i]) / (fields_[i].rows * fields_[i].length);
    }
    [[nodiscard]] constexpr bool is_one_hot(std::size_t i) const {
        auto const kind = fields_[i].kind;
        bool const is_kind = kind == field_kind::seats || kind == field_kind::choices || kind == field_kind::pieces;
        return how_.one_hot && is_kind && places_of(i) == 1;
    }
    /// The places of a value in an expanded view.
    [[nodiscard]] constexpr int width_of(std::size_t i) const {
        return is_one_hot(i) ? fields_[i].most + 1 : places_of(i);
    }

    constexpr std::int8_t* put_row(std::size_t i, std::int8_t const* from, int length, int turned,
                                   std::int8_t* to) const {
        field_shape const& f = fields_[i];
        bool const is_seat = f.kind == field_kind::seats;
        if (!is_one_hot(i) && !(is_seat && turned > 0)) return std::copy_n(from, length, to);
        // What isn't there is 0, and all else is one more; but not in the first field.
        int const none = i > 0 && (f.is_list || f.is_optional) ? 1 : 0;
        int const width = width_of(i);
        for (int at = 0; at < length; ++at) {
            int value = from[at] - none;
            if (is_seat && value >= 0 && value < players_) value = around(value + players_ - turned);
            if (is_one_hot(i)) {
                std::fill_n(to, width, std::int8_t{0});
                if (value >= 0 && value < width) to[value] = 1;
            } else {
                *to = static_cast<std::int8_t>(value + none);
            }
            to += width;
        }
        return to;
    }

    std::span<field_shape const> fields_;
    std::array<std::uint16_t, most_fields + 1> offsets_{};
    int players_;
    expand_how how_;
};

}  // namespace triqueta
