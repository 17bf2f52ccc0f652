#include "../name_lines.hpp"
#include "thinkers.hpp"

#include <string_view>

using namespace tq;
using triqueta::any_analysis;

static_assert(triqueta::bots::estimate::unknown == TQ_ERROR_UNKNOWN);

tq_status tq_analysis_new(std::uint64_t key, std::uint64_t number, tq_allocator const* allocator,
                          tq_analysis** analysis) {
    if (analysis == nullptr) return TQ_NULL;
    *analysis = nullptr;
    return make_thinker(allocator, analysis, [=](memory const& from) {
        return any_analysis{analyses, triqueta::dice{key, number}, from};
    });
}

void tq_analysis_free(tq_analysis* analysis) { free_thinker(analysis); }

tq_status tq_analysis_use_net(tq_analysis* analysis, std::uint8_t const* net, std::size_t length,
                              std::int32_t* refusal) {
    return use_net(analysis, net, length, refusal);
}

tq_status tq_analysis_begin(tq_analysis* analysis, std::uint8_t const* view, std::size_t length, std::uint64_t nodes,
                            std::int32_t* refusal) {
    return begin(analysis, view, length, nodes, refusal);
}

tq_status tq_analysis_think(tq_analysis* analysis, std::uint64_t nodes, std::int32_t* is_done) {
    return think(analysis, nodes, is_done);
}

tq_status tq_analysis_spent(tq_analysis const* analysis, std::uint64_t* spent, std::uint64_t* granted) {
    return put_spent(analysis, spent, granted);
}

tq_status tq_analysis_worth(tq_analysis const* analysis, std::int32_t* out, std::size_t capacity, std::size_t* count) {
    zero(count);
    return of_begun(analysis, [=](any_analysis const& any) {
        return put_list(out, capacity, count, any.size() * TQ_WORTH_LENGTH, [&] {
            auto* next = out;
            for (int place = 0; place < any.size(); ++place) {
                auto const one = any[place];
                *next++ = one.action;
                for (auto const& e : {one.chance, one.points}) {
                    *next++ = e.mean;
                    *next++ = e.error;
                    *next++ = e.tries;
                }
            }
        });
    });
}

tq_status tq_analysis_best(tq_analysis const* analysis, std::int32_t* place) {
    zero(place);
    if (place == nullptr) return TQ_NULL;
    return of_begun(analysis, [=](any_analysis const& any) -> tq_status {
        *place = any.best();
        return TQ_OK;
    });
}

tq_status tq_analysis_place_of(tq_analysis const* analysis, std::int32_t action, std::int32_t* place) {
    zero(place);
    if (place == nullptr) return TQ_NULL;
    return of_begun(analysis, [=](any_analysis const& any) -> tq_status {
        auto const found = any.place_of(action);
        if (!found) return TQ_NO_SUCH_ACTION;
        *place = *found;
        return TQ_OK;
    });
}

tq_status tq_analysis_remarks(tq_analysis const* analysis, std::int32_t action, std::int32_t language,
                              char const* names, std::size_t names_length, char* out, std::size_t capacity,
                              std::size_t* count) {
    zero(count);
    return of_begun(analysis, [=](any_analysis const& any) -> tq_status {
        triqueta::text::language const* in = nullptr;
        std::string_view lines;
        if (auto const no = find_language(language, in)) return no;
        if (auto const no = find_text(names, names_length, lines)) return no;
        if (!any.place_of(action)) return TQ_NO_SUCH_ACTION;
        name_lines const players{lines};
        triqueta::text::names const named{players.all()};
        return put_text(out, capacity, count,
                        [&](text_output to) { return any.write_remarks(action, *in, named, to); });
    });
}
