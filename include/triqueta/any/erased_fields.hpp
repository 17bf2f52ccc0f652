#pragma once

#include "triqueta/any/erased_position.hpp"
#include "triqueta/any/field_functions.hpp"
#include "triqueta/core/describe.hpp"
#include "triqueta/core/fixed_list.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/data/action_fields.hpp"
#include "triqueta/data/fields.hpp"
#include "triqueta/data/snapshot.hpp"
#include "triqueta/text/notation.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

namespace triqueta {
namespace detail {

template <class Thing>
[[nodiscard]] text_output write_piece(int number, text::language const& in, text_output out) {
    text::writer<text_output> to{out};
    write_thing(to, Thing{}, number, in);
    return to.out();
}

/// Lists the pieces in the fields of descriptions.
class piece_lister {
  public:
    template <class Value, class Shape>
    constexpr void operator()(char const*, char const*, Value const&, Shape shape) {
        add_of(shape);
    }
    template <class Part>
    constexpr void operator()(char const*, char const*, std::optional<Part> const&, shape::maybe_part) {
        Part const any{};
        Part::describe(any, *this);
    }
    template <class Thing>
    constexpr void add(int count) {
        if constexpr (std::is_same_v<Thing, things::number>) {
            return;
        } else if constexpr (requires { Thing::parts(0); }) {
            add<typename Thing::part_thing>(Thing::most_part + 1);
        } else {
            std::size_t at = 0;
            while (at < count_ && std::string_view{all_[at].name} != Thing::name) ++at;
            if (at == count_) all_[count_++] = {Thing::name, 0, &write_piece<Thing>};
            if (all_[at].count < count) all_[at].count = count;
        }
    }
    [[nodiscard]] constexpr std::size_t count() const { return count_; }
    [[nodiscard]] constexpr any_pieces operator[](std::size_t at) const { return all_[at]; }

  private:
    template <class Shape>
    constexpr void add_of(Shape) {}
    template <class Thing>
    constexpr void add_of(shape::counts<Thing> shape) {
        add<Thing>(shape.kinds);
    }
    template <class Thing>
    constexpr void add_of(shape::list<Thing> shape) {
        add<Thing>(shape.kinds);
    }
    template <class Thing>
    constexpr void add_of(shape::maybe<Thing> shape) {
        add<Thing>(shape.kinds);
    }
    template <class Thing>
    constexpr void add_of(shape::piece<Thing> shape) {
        add<Thing>(shape.kinds);
    }
    template <class Shape>
    constexpr void add_of(shape::each<Shape> shape) {
        add_of(shape.of);
    }
    template <class Shape>
    constexpr void add_of(shape::each_seat<Shape> shape) {
        add_of(shape.of);
    }

    std::array<any_pieces, 16> all_{};
    std::size_t count_ = 0;
};

template <game G>
[[nodiscard]] constexpr piece_lister list_pieces() {
    piece_lister pieces;
    typename rules_of<G>::table const t{};
    rules_of<G>::table::describe(t, pieces);
    typename rules_of<G>::secrets const mine{};
    rules_of<G>::secrets::describe(mine, pieces);
    unseen_part<G> const unseen{};
    unseen_part<G>::describe(unseen, pieces);
    event<G> const happened{};
    event<G>::describe(happened, pieces);
    pieces.add<typename rules_of<G>::outcome_thing>(rules_of<G>::outcomes);
    kinds_of_moves<moves_of<G>>::describe_all(pieces);
    return pieces;
}
template <game G>
inline constexpr auto pieces_in = [] {
    constexpr auto found = list_pieces<G>();
    std::array<any_pieces, found.count()> all{};
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = found[i];
    return all;
}();

template <game G>
[[nodiscard]] refusal write_event_records(std::span<std::byte const> bytes, bool with_header,
                                          std::span<std::int32_t> out, std::size_t& count) {
    constexpr std::span<field_shape const> shapes{shapes_of<event_lists<G>>};
    constexpr auto length = before_event_record + record_length(shapes);
    count = 0;
    auto const put = [&](event<G> const& e) {
        count += length;
        if (count > out.size()) return refusal{};
        auto const record = out.subspan(count - length, length);
        record[0] = e.seat.number();
        record[1] = kind_of<G>(e);
        write_record(shapes, record.subspan(before_event_record),
                     [&e](int index, std::span<std::int32_t> place) { return write_event_field<G>(e, index, place); });
        return refusal{};
    };
    auto const no = with_header ? read_events<G>(bytes, put) : read_events_without_header<G>(bytes, put);
    if (no) count = 0;
    return no;
}

template <game G>
inline constexpr field_functions field_functions_of{
    .of_views = list_of<view_lists<G>>,
    .of_events = list_of<event_lists<G>>,
    .of_results = list_of<result_lists<G>>,
    .actions = action_kinds<G>,
    .pieces = pieces_in<G>,
    .write_view = [](void const* at, int index,
                     std::span<std::int32_t> out) { return write_field<G>(view_at<G>(at), index, out); },
    .write_result =
        [](void const* at, int index, std::span<std::int32_t> out) {
            return write_result_field<G>(view_at<G>(at).result(), index, out);
        },
    .write_action = &kinds_of_moves<moves_of<G>>::write,
    .write_events = &write_event_records<G>,
};

}  // namespace detail

/// For each game of a catalogue, the lists of its fields, and the functions that write their values.
template <class Catalog>
struct erased_fields {
    static detail::tables<Catalog, detail::field_functions> const all;
};
template <class Catalog>
constinit detail::tables<Catalog, detail::field_functions> const
    erased_fields<Catalog>::all = detail::tables_of<Catalog>([]<game G>() { return detail::field_functions_of<G>; });

}  // namespace triqueta
