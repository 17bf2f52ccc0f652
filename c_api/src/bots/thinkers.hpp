#pragma once

#include "../arguments.hpp"
#include "../outputs.hpp"
#include "triqueta_bots.h"

#include <triqueta/bots/any/any_analysis.hpp>
#include <triqueta/bots/any/any_bot.hpp>

#include <cstddef>
#include <cstdint>
#include <utility>

/// What bots and analyses have in common. A Handle is a tq_bot or a tq_analysis.

namespace tq {

template <class Any, tq::tag Type>
struct thinker {
    static constexpr tq::tag type = Type;

    thinker(tq::memory const& from, Any&& made) : memory{from}, any{std::move(made)} {}

    tq::tag tag = type;
    tq::memory memory;
    Any any;
};

}  // namespace tq

struct tq_bot : tq::thinker<triqueta::any_bot, tq::tag::bot> {
    using thinker::thinker;
};
struct tq_analysis : tq::thinker<triqueta::any_analysis, tq::tag::analysis> {
    using thinker::thinker;
};

namespace tq {

/// The shipped games.
extern triqueta::bot_catalog const opponents;
extern triqueta::analysis_catalog const analyses;

/// Makes a handle of what make(memory) makes.
template <class Handle, class Make>
[[nodiscard]] tq_status make_thinker(tq_allocator const* allocator, Handle** made, Make make) {
    memory from;
    if (auto const no = find_memory(allocator, from)) return no;
    auto any = make(from);
    if (any.is_empty()) return TQ_NO_MEMORY;
    *made = from.make<Handle>(from, std::move(any));
    return *made == nullptr ? TQ_NO_MEMORY : TQ_OK;
}

template <class Handle>
void free_thinker(Handle* handle) {
    if (check(handle) != TQ_OK) return;
    handle->tag = tag::none;
    auto const from = handle->memory;
    from.destroy(handle);
}

/// Calls f with the bot or analysis of a handle, if it has begun.
template <class Handle, class F>
[[nodiscard]] tq_status of_begun(Handle* handle, F f) {
    if (auto const no = check(handle)) return no;
    return handle->any.has_begun() ? f(handle->any) : TQ_NOT_BEGUN;
}

template <class Handle>
[[nodiscard]] tq_status use_net(Handle* handle, std::uint8_t const* net, std::size_t length, std::int32_t* refusal) {
    zero(refusal);
    if (auto const no = check(handle)) return no;
    if (auto const no = check_bytes(net, length)) return no;
    handle->tag = tag::none;  // while it calls an allocator
    auto const why = handle->any.use(as_bytes(net, length));
    handle->tag = Handle::type;
    return refuse(why, refusal);
}

/// A number of nodes of a caller, as far as any thinks.
[[nodiscard]] constexpr std::int64_t nodes_of(std::uint64_t given) {
    constexpr std::uint64_t most = 1'000'000'000'000;  // days
    return static_cast<std::int64_t>(given < most ? given : most);
}

template <class Handle>
[[nodiscard]] tq_status begin(Handle* handle, std::uint8_t const* view, std::size_t length, std::uint64_t nodes,
                              std::int32_t* refusal) {
    zero(refusal);
    if (auto const no = check(handle)) return no;
    if (auto const no = check_bytes(view, length)) return no;
    return refuse(handle->any.begin(as_bytes(view, length), {nodes_of(nodes)}), refusal);
}

template <class Handle>
[[nodiscard]] tq_status think(Handle* handle, std::uint64_t nodes, std::int32_t* is_done) {
    zero(is_done);
    if (is_done == nullptr) return TQ_NULL;
    return of_begun(handle, [=](auto& any) -> tq_status {
        *is_done = any.think(nodes_of(nodes));
        return TQ_OK;
    });
}

template <class Handle>
[[nodiscard]] tq_status put_spent(Handle const* handle, std::uint64_t* spent, std::uint64_t* granted) {
    zero(spent);
    zero(granted);
    if (spent == nullptr) return TQ_NULL;
    return of_begun(handle, [=](auto const& any) -> tq_status {
        *spent = static_cast<std::uint64_t>(any.spent().nodes);
        if (granted != nullptr) *granted = static_cast<std::uint64_t>(any.granted().nodes);
        return TQ_OK;
    });
}

}  // namespace tq
