#pragma once

#include "triqueta/any/any_game.hpp"
#include "triqueta/any/erased_position.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/data/hash.hpp"
#include "triqueta/data/snapshot.hpp"
#include "triqueta/text/json.hpp"
#include "triqueta/text/json_reader.hpp"
#include "triqueta/text/position_text.hpp"
#include "triqueta/text/record.hpp"
#include "triqueta/text/sentences.hpp"

#include <cstddef>
#include <cstdint>
#include <new>
#include <span>
#include <string_view>

namespace triqueta {
namespace detail {

template <game G>
[[nodiscard]] refusal write_sentences_at(void const* at, std::span<std::byte const> bytes, bool with_header,
                                         text::language const& in, text::names const& names, text_output& out) {
    auto before = view_at<G>(at);
    auto const tell = [&](event<G> const& e) {
        auto after = before;
        if (auto const no = after.advance(e)) return no;
        auto const start = out.count();
        out = text::write_sentences(before, e, after, in, names, out);
        if (out.count() != start) *out++ = '\n';
        before = after;
        return refusal{};
    };
    return with_header ? read_events<G>(bytes, tell) : read_events_without_header<G>(bytes, tell);
}

template <game G>
inline constexpr view_data_functions view_data_functions_of{
    .position = position_outputs_of<G, view_behind<G>>,
    .read = [](void* at, std::span<std::byte const> bytes) -> fault {
        auto const read = triqueta::read_view<G>(bytes);
        if (!read) return {read.why(), 0};
        new (at) view<G>{*read};
        return {};
    },
    .read_text = [](void* at, std::string_view words, text::language const& in) -> fault {
        auto const read = text::read_view<G>(words, in);
        if (!read) return fault_of(read);
        new (at) view<G>{*read};
        return {};
    },
    .read_record = [](void* at, std::string_view words, text::tags& all) -> fault {
        auto const read = text::read_seen_record<G>(words, [](event<G> const&) {});
        if (!read) return {read.why(), read.where()};
        all = read->tags;
        new (at) view<G>{read->view};
        return {};
    },
    .read_json = [](void* at, std::string_view words, text::language const& in) -> fault {
        auto const read = text::read_json_view<G>(words, in);
        if (!read) return fault_of(read);
        new (at) view<G>{*read};
        return {};
    },
    .replace =
        [](void* at, std::span<std::byte const> bytes, viewer who, std::uint64_t hash) {
            auto const read = triqueta::read_view<G>(bytes);
            if (!read) return *read.why().begin();
            if (triqueta::hash(*read) != hash || !(read->who() == who)) return refusal::wrong_end;
            view_at<G>(at) = *read;
            return refusal{};
        },
    .equal = [](void const* a, void const* b) { return view_at<G>(a) == view_at<G>(b); },
    .write_json = [](void const* at, text::language const& in,
                     text_output out) { return text::write_json(view_at<G>(at), in, out); },
    .write_sentences = &write_sentences_at<G>,
};

}  // namespace detail

/// For each game of a catalogue, what is read, written and computed of its views.
template <class Catalog>
struct erased_view_data {
    static detail::tables<Catalog, detail::view_data_functions> const all;
};
template <class Catalog>
constinit detail::tables<Catalog, detail::view_data_functions> const erased_view_data<Catalog>::all =
    detail::tables_of<Catalog>([]<game G>() { return detail::view_data_functions_of<G>; });

}  // namespace triqueta
