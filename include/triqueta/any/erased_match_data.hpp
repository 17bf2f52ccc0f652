#pragma once

#include "triqueta/any/any_game.hpp"
#include "triqueta/any/erased_position.hpp"
#include "triqueta/any/memory.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/state.hpp"
#include "triqueta/data/hash.hpp"
#include "triqueta/data/saved_match.hpp"
#include "triqueta/data/sections.hpp"
#include "triqueta/data/snapshot.hpp"
#include "triqueta/play/deal.hpp"
#include "triqueta/play/match.hpp"
#include "triqueta/play/match_choices.hpp"
#include "triqueta/text/fair_tags.hpp"
#include "triqueta/text/position_text.hpp"
#include "triqueta/text/record.hpp"
#include "triqueta/text/verify.hpp"

#include <cstddef>
#include <cstdint>
#include <new>
#include <optional>
#include <span>
#include <string_view>

namespace triqueta {
namespace detail {

template <game G>
inline constexpr bool has_deals_by_hand = requires(std::span<std::int32_t const> numbers) {
    deal<G>::order::from_numbers(numbers);
};

template <game G>
[[nodiscard]] refusal make_match(void* at, memory const& in, game_choice const& chosen, chance_source const& chance) {
    refusal why;
    int wrong = 0;
    auto const start = setup_of<G>(chosen, why, wrong);
    if (!start) return why;
    std::optional<deal<G>> dealt;
    if (auto const& source = chance.from_seed()) dealt.emplace(source->from, *start, source->number);
    if (auto const* const fair = chance.fair()) {
        auto const made = deal<G>::make(*fair, *start);
        if (!made) return *made.why().begin();
        dealt = *made;
    }
    if (chance.is_by_hand()) {
        if constexpr (has_deals_by_hand<G>) dealt = deal<G>::by_hand(chance.pieces());
        if (!dealt) return refusal::wrong_deal;
    }
    if (!put_match<G>(at, in, *start, dealt)) return refusal::no_memory;
    auto& m = match_at<G>(at);
    if (!chance.drawing()) return {};
    if (has_room<G>(m, m.moment())) {
        m.draw_by(chance.drawing());
        return {};
    }
    m.~erased_match<G>();
    return refusal::no_memory;
}

template <game G>
[[nodiscard]] byte_output write_events_of(void const* at, viewer who, std::size_t since, bool with_header,
                                          byte_output out) {
    if (with_header)
        for (std::byte const b : header_of<G>(snapshot_of::events)) *out++ = b;
    event_writer<G, byte_output> to{out, without_header};
    for (auto const& full : match_at<G>(at).happened(since)) to.add(full.seen_by(who));
    return to.finish();
}

template <game G>
[[nodiscard]] fault read_record_at(void* at, memory const& in, std::string_view words, text::tags& all) {
    erased_match<G>* made = nullptr;
    bool has_begun = false;
    auto const read = text::replay_record<G>(words, [&](setup<G> const& start) {
        has_begun = true;
        if (put_match<G>(at, in, start, std::nullopt)) made = &match_at<G>(at);
        return made;
    });
    bool const has_memory = !has_begun || (made != nullptr && made->reserve(made->moment()));
    if (read && has_memory) {
        all = *read;
        return {};
    }
    if (made != nullptr) made->~erased_match<G>();
    return has_memory ? fault{read.why(), read.where()} : fault{refusal::no_memory, 0};
}

template <game G>
[[nodiscard]] bool read_match_at(void* at, memory const& in, byte_reader& from) {
    erased_match<G>* made = nullptr;
    struct maker {
        void* at;
        memory const& in;
        erased_match<G>*& made;

        erased_match<G>* operator()(setup<G> const& start, std::optional<deal<G>> const& dealt) const {
            if (put_match<G>(at, in, start, dealt)) made = &match_at<G>(at);
            return made;
        }
        erased_match<G>* operator()(state<G> const& first) const {
            return made = new (at) erased_match<G>{first, in_memory{in}};
        }
    };
    read_match<G>(from, maker{at, in, made});
    if (from.failed() && made != nullptr) made->~erased_match<G>();
    return !from.failed();
}

template <game G>
inline constexpr match_data_functions match_data_functions_of{
    .position = position_outputs_of<G, state_behind<G>>,
    .make = &make_match<G>,
    .read_state = [](void* at, memory const& in, std::span<std::byte const> bytes) -> fault {
        auto const read = triqueta::read_state<G>(bytes);
        if (!read) return {read.why(), 0};
        new (at) erased_match<G>{*read, in_memory{in}};
        return {};
    },
    .read_state_text = [](void* at, memory const& in, std::string_view words, text::language const& language) -> fault {
        auto const read = text::read_state<G>(words, language);
        if (!read) return fault_of(read);
        new (at) erased_match<G>{*read, in_memory{in}};
        return {};
    },
    .read_record = &read_record_at<G>,
    .verify_record = &text::verify_record<G>,
    .read_fair_deal = [](any_game const& game, std::string_view words) -> parsed<fair_choice> {
        auto const read = text::read_fair_deal<G>(words);
        if (!read) return {read.why(), read.where()};
        return fair_choice{choice_of<G>(game, state<G>{read->start}.players(), read->start.first, read->start),
                           read->fair};
    },
    .write_fair_deal =
        [](fair_choice const& one, future known, text_output out) {
            return text::write_fair_deal<G>(*setup_of<G>(one.chosen), one.fair, out, known);
        },
    .read_match = &read_match_at<G>,
    .choice =
        [](void const* at, any_game const& game) {
            auto const& m = match_at<G>(at);
            return m.is_from_position() ? choice_of<G>(game, m.first().table())
                                        : choice_of<G>(game, m.players(), m.start().first, m.start());
        },
    .is_from_position = [](void const* at) { return match_at<G>(at).is_from_position(); },
    .is_fair = [](void const* at) { return match_at<G>(at).is_fair(); },
    .undo = [](void* at, undo_looks looks, undo_span span) { return match_at<G>(at).undo(looks, span); },
    .why_not_undo = [](void const* at, undo_looks looks,
                       undo_span span) { return match_at<G>(at).why_not_undo(looks, span); },
    .redo =
        [](void* at) {
            // The history already has what is replayed. But dice set since then may add draws.
            auto& m = match_at<G>(at);
            return has_room<G>(m, m.history().size()) ? m.redo() : refusal::no_memory;
        },
    .equal = [](void const* a, void const* b) { return match_at<G>(a).is_like(match_at<G>(b)); },
    .source =
        [](void const* at) {
            auto const dealt = match_at<G>(at).dealt();
            return dealt ? dealt->source() : std::nullopt;
        },
    .view_hash =
        [](void const* at, viewer who, std::size_t moment) {
            auto const& m = match_at<G>(at);
            return triqueta::hash(moment == m.moment() ? m.view(who) : m.state_at(moment).view(who));
        },
    .make_view_at = [](void const* from, viewer who, std::size_t moment,
                       void* at) { new (at) view<G>{match_at<G>(from).state_at(moment).view(who)}; },
    .history_size = [](void const* at) { return match_at<G>(at).history().size(); },
    .happened =
        [](void const* at, std::size_t place) {
            auto const& m = match_at<G>(at);
            auto const& one = m.history()[place];
            if (!one.is_action()) return happening{turn::chance(), as_number(one.outcome())};
            return happening{m.state_at(place).turn(), one.action().number()};
        },
    .write_events = &write_events_of<G>,
    .write_view = [](void const* at, viewer who,
                     byte_output out) { return triqueta::write_bytes(match_at<G>(at).view(who), out); },
    .write_record =
        [](void const* at, std::optional<viewer> who, text::tags const& more, text_output out) {
            auto const& m = match_at<G>(at);
            return who ? text::detail::write_seen(m, *who, more, out) : text::detail::write_whole(m, more, out);
        },
    .write_match = [](void const* at, byte_output out) { return write_match(match_at<G>(at), out); },
};

}  // namespace detail

/// For each game of a catalogue, what is read, written and computed of its matches.
template <class Catalog>
struct erased_match_data {
    static detail::tables<Catalog, detail::match_data_functions> const all;
};
template <class Catalog>
constinit detail::tables<Catalog, detail::match_data_functions> const erased_match_data<Catalog>::all =
    detail::tables_of<Catalog>([]<game G>() { return detail::match_data_functions_of<G>; });

}  // namespace triqueta
