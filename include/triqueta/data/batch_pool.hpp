#pragma once

#include "triqueta/core/refusal.hpp"
#include "triqueta/data/batch_types.hpp"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <span>
#include <thread>
#include <vector>

namespace triqueta {

/// Threads that share the work of a batch's calls, each in a range of places. The results are those of one thread. Use
/// a pool from one thread at a time; it may serve several batches. <triqueta/batch.hpp> doesn't include it.
class batch_pool {
  public:
    /// The calling thread is one of them.
    explicit batch_pool(std::size_t threads = std::thread::hardware_concurrency())
        : refused_(threads < 1 ? 1 : threads), taken_(refused_.size()) {
        for (std::size_t part = 1; part < refused_.size(); ++part) others_.emplace_back([this, part] { work(part); });
    }
    batch_pool(batch_pool const&) = delete;
    batch_pool& operator=(batch_pool const&) = delete;
    ~batch_pool() {
        run(nullptr, nullptr);
        for (auto& other : others_) other.join();
    }

    [[nodiscard]] std::size_t threads() const { return refused_.size(); }

    /// As the batch's own. If an action is illegal, nothing changes.
    template <class Batch>
    [[nodiscard]] refused_in_batch step(Batch& all, batch_inputs const& in, batch_outputs const& out) {
        in_parts(all, in, [&](std::size_t part, batch_inputs const& mine) { refused_[part] = all.why_not(mine); });
        for (auto const& no : refused_)
            if (no) return no;
        in_parts(all, in, [&](std::size_t, batch_inputs const& mine) { all.step_unchecked(mine, out); });
        return {};
    }
    template <class Batch>
    [[nodiscard]] refused_in_batch step(Batch& all, std::span<std::int32_t const> actions, batch_outputs const& out) {
        return step(all, batch_inputs{.actions = actions}, out);
    }
    template <class Batch>
    void observe(Batch const& all, batch_outputs const& out, batch_inputs const& in = {}) {
        in_parts(all, in, [&](std::size_t, batch_inputs const& mine) { all.observe(mine, out); });
    }
    template <class Batch>
    void choose(Batch& all, std::span<std::int32_t> actions, batch_inputs const& in = {}) {
        in_parts(all, in, [&](std::size_t, batch_inputs const& mine) { all.choose(actions, mine); });
    }
    template <class Batch>
    std::uint64_t play_out(Batch& all, std::span<std::int32_t> rewards = {}) {
        in_parts(all, {}, [&](std::size_t part, batch_inputs const& mine) {
            taken_[part] = all.play_out(rewards, mine.places);
        });
        std::uint64_t sum = 0;
        for (auto const one : taken_) sum += one;
        return sum;
    }

  private:
    using job = void(void* context, std::size_t part);

    /// Calls f(part, inputs) on each thread, with a part of the places that `in` names.
    template <class Batch, class F>
    void in_parts(Batch const& all, batch_inputs const& in, F f) {
        auto const whole = in.places.within(all.size());
        auto one = [&](std::size_t part) {
            auto mine = in;
            mine.places = batch_range::part(whole.count, threads(), part);
            mine.places.first += whole.first;
            f(part, mine);
        };
        auto const call = [](void* context, std::size_t part) { (*static_cast<decltype(one)*>(context))(part); };
        run(call, &one);
    }

    /// Runs a job on every thread and waits for all. Ends the other threads if it is null.
    void run(job* what, void* context) {
        job_ = what;
        context_ = context;
        busy_.store(others_.size(), std::memory_order_relaxed);
        round_.fetch_add(1, std::memory_order_release);
        round_.notify_all();
        if (what != nullptr) what(context, 0);
        for (auto left = busy_.load(std::memory_order_acquire); left != 0; left = busy_.load(std::memory_order_acquire))
            busy_.wait(left, std::memory_order_acquire);
    }
    void work(std::size_t part) {
        for (std::uint32_t seen = 0;;) {
            round_.wait(seen, std::memory_order_acquire);
            ++seen;
            auto* const what = job_;
            if (what != nullptr) what(context_, part);
            if (busy_.fetch_sub(1, std::memory_order_release) == 1) busy_.notify_one();
            if (what == nullptr) return;
        }
    }

    job* job_ = nullptr;
    void* context_ = nullptr;
    std::atomic<std::uint32_t> round_{0};
    std::atomic<std::size_t> busy_{0};
    std::vector<refused_in_batch> refused_;  // of each thread
    std::vector<std::uint64_t> taken_;
    std::vector<std::thread> others_;
};

}  // namespace triqueta
