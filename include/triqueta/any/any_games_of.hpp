#pragma once

#include "triqueta/any/any_catalog.hpp"
#include "triqueta/any/any_game.hpp"
#include "triqueta/any/erased_fields.hpp"
#include "triqueta/any/erased_match_data.hpp"
#include "triqueta/any/erased_matches.hpp"
#include "triqueta/any/erased_position.hpp"
#include "triqueta/any/erased_view_data.hpp"
#include "triqueta/any/erased_views.hpp"
#include "triqueta/core/described.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/game_limits.hpp"
#include "triqueta/core/option.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/data/encoding.hpp"
#include "triqueta/data/snapshot.hpp"
#include "triqueta/data/state_encoding.hpp"
#include "triqueta/text/json.hpp"
#include "triqueta/text/notation.hpp"
#include "triqueta/text/record.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace triqueta {
namespace detail {

template <game G, class F>
[[nodiscard]] refusal each_event(std::span<std::byte const> bytes, F f) {
    return read_events<G>(bytes, [&f](event<G> const& e) {
        f(e);
        return refusal{};
    });
}

template <game G>
[[nodiscard]] constexpr int pieces_of() {
    if constexpr (requires { deal<G>::order::pieces; })
        return deal<G>::order::pieces;
    else
        return 0;
}
template <game G>
[[nodiscard]] constexpr setup<G> smallest_setup() {
    for (int players = 1; players < 255; ++players)
        if (auto const start = rules_of<G>::setup_for(players)) return *start;
    return {};
}

template <described_game G>
inline constexpr auto encoding_places_of = [] {
    std::array<encoding_place, encoding_fields<G>.size()> all{};
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = {static_cast<std::uint16_t>(encoding_fields<G>[i].offset),
                  static_cast<std::uint16_t>(encoding_fields<G>[i].length)};
    return all;
}();

template <class Catalog, described_game G>
[[nodiscard]] constexpr any_game any_game_of() {
    static_assert(rules_of<G>::most_players <= most_seats_of_any_game);
    static_assert(result<G>::lines <= static_cast<int>(most_lines_of_a_result), "combine some lines of the result");
    constexpr auto at = static_cast<std::size_t>(Catalog::template number_of<G>);
    return {
        .name = G::name,
        .variant = Catalog::variant_of(Catalog::template number_of<G>),
        .title_in = &text::words_of<G>::title,
        .takes = [](int players) { return rules_of<G>::setup_for(players).has_value(); },
        .options = options_in<G>(smallest_setup<G>()),
        .actions = action<G>::count,
        .most_legal = action_set<G>::most,
        .outcomes = rules_of<G>::outcomes,
        .most_players = rules_of<G>::most_players,
        .most_at_once = static_cast<int>(most_at_once<G>),
        .encoding_length = encoding_length<G>,
        .encoding_fields = {erased_fields<Catalog>::all[at].of_views, encoding_places_of<G>},
        .state_encoding_length = state_encoding_length<G>,
        .own_offset = own_offset<G>,
        .own_length = own_length<G>,
        .lines = result<G>::lines,
        .pieces = pieces_of<G>(),
        .code = game_code<G>(),
        .match_size = sizeof(erased_match<G>),
        .match_alignment = alignof(erased_match<G>),
        .view_size = sizeof(view<G>),
        .view_alignment = alignof(view<G>),
        .write_action =
            [](int number, text::language const& in, text_output out) {
                return text::write_text(action<G>::from_number_unchecked(number), in, out);
            },
        .read_action = [](std::string_view words, text::language const& in) -> parsed<int> {
            auto const read = text::read_action<G>(words, in);
            if (!read) return {read.why(), read.where()};
            return read->number();
        },
        .write_outcome =
            [](int number, text::language const& in, text_output out) {
                return text::write_outcome<G>(from_number<outcome<G>>(number), in, out);
            },
        .read_outcome = [](std::string_view words, text::language const& in) -> parsed<int> {
            auto const read = text::read_outcome<G>(words, in);
            if (!read) return {read.why(), read.where()};
            return as_number(*read);
        },
        .check_events = [](std::span<std::byte const> bytes) { return each_event<G>(bytes, [](auto const&) {}); },
        .write_events_json =
            [](std::span<std::byte const> bytes, text_output out) {
                char before = '[';
                static_cast<void>(each_event<G>(bytes, [&](event<G> const& e) {
                    *out++ = before;
                    out = text::write_json(e, out);
                    before = ',';
                }));
                if (before == '[') *out++ = '[';
                *out++ = ']';
                return out;
            },
        .write_events_text =
            [](std::span<std::byte const> bytes, text::language const& in, text_output out) {
                static_cast<void>(each_event<G>(bytes, [&](event<G> const& e) {
                    out = text::write_text(e, in, out);
                    *out++ = '\n';
                }));
                return out;
            },
        .read_event = [](std::string_view words, text::language const& in, byte_output& out) -> parsed<bool> {
            auto const read = text::read_event<G>(words, in);
            if (!read) return {read.why(), read.where()};
            if (read->seat.number() >= rules_of<G>::most_players) return {refusal::event_incomplete, 0};
            event_writer<G, byte_output> events{out};
            events.add(*read);
            out = events.finish();
            return true;
        },
        .line_name = [](int line) { return result<G>::line_name(line); },
        .line_label = [](int line, text::language const& in) { return text::line_label<G>(line, in); },
        .reserves = [](std::string_view tag) { return text::is_reserved<G>(tag); },
        .sentence = [](refusal why, text::language const& in) { return text::sentence<G>(why, in); },
        .why_not =
            [](game_choice const& chosen, int& wrong) {
                refusal why;
                static_cast<void>(setup_of<G>(chosen, why, wrong));
                return why;
            },
        .limits = [](game_choice const& chosen) { return limits_of<G>(*setup_of<G>(chosen)); },
        .match = &erased_matches<Catalog>::all[at],
        .match_data = &erased_match_data<Catalog>::all[at],
        .view = &erased_views<Catalog>::all[at],
        .view_data = &erased_view_data<Catalog>::all[at],
        .fields = &erased_fields<Catalog>::all[at],
    };
}

template <class Catalog>
struct erased_games {
    static constexpr auto games = tables_of<Catalog>([]<game G>() { return any_game_of<Catalog, G>(); });
    static constexpr auto all = [] {
        tables<Catalog, any_game const*> all{};
        for (std::size_t i = 0; i < all.size(); ++i) all[i] = &games[i];
        return all;
    }();
};

}  // namespace detail

/// The games of a catalogue with their types erased.
template <class Catalog>
inline constexpr any_catalog any_games{detail::erased_games<Catalog>::all, Catalog::all()};

}  // namespace triqueta
