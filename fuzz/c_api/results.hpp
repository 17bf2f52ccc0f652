#pragma once

#include "c_api/input.hpp"
#include "c_api/outcome.hpp"

#include <triqueta.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <optional>
#include <type_traits>
#include <vector>

/// Outputs of calls, with the promises that the header makes for each.
namespace fuzz {

/// A number, which is 0 after a failure. Sometimes the call gets NULL instead.
template <class T>
class number {
  public:
    enum class kind { needed, not_needed };

    number(input& from, outcome& how, kind need = kind::needed) : is_there_{!from.one_in(32)} {
        if (!is_there_ && need == kind::needed) how.must(TQ_NULL);
    }
    [[nodiscard]] T* pointer() { return is_there_ ? &value_ : nullptr; }
    [[nodiscard]] bool is_there() const { return is_there_; }
    [[nodiscard]] T operator*() const { return value_; }
    void failed() const {
        if (is_there_) claim(value_ == T{}, "a number isn't 0 after a failure");
    }

  private:
    /// A value that no call returns: a number, or a pointer that may only be compared.
    static T some() {
        static char nothing;
        if constexpr (std::is_pointer_v<T>)
            return reinterpret_cast<T>(&nothing);
        else
            return T{0x5A};
    }

    T value_ = some();
    bool is_there_;
};

/// The refusal of a call, or NULL.
class refused : public number<std::int32_t> {
  public:
    refused(input& from, outcome& how) : number{from, how, kind::not_needed} {}

    void holds(tq_status status) const {
        if (!is_there()) return;
        claim((**this != 0) == (status == TQ_REFUSED), "there is a refusal exactly if it was refused");
        if (status == TQ_REFUSED) is_explained(**this);
    }
    static void is_explained(std::int32_t refusal) {
        std::size_t count = 0;
        claim(tq_refusal_text(refusal, TQ_FRENCH, nullptr, 0, &count) == TQ_TOO_SMALL, "a refusal has no text");
        auto const rule = tq_refusal_rule(refusal, nullptr, 0, &count);
        claim(rule == TQ_OK || rule == TQ_TOO_SMALL, "a refusal is unknown");
    }
};

/// The reasons of a refusal, or NULL, or a struct without a size.
class reasons {
  public:
    reasons(input& from, outcome& how) : is_there_{!from.one_in(4)} {
        std::memset(&all_, 0x5A, sizeof all_);
        all_.struct_size = sizeof all_;
        if (!is_there_) return;
        if (from.one_in(32))
            all_.struct_size = 0, how.must(TQ_NO_STRUCT_SIZE);
        else if (from.one_in(32))
            all_.struct_size = from.below(sizeof all_ - 1) + 1, how.must(TQ_WRONG_STRUCT_SIZE);
        else if (from.one_in(32))
            all_.struct_size += 8;  // of a newer header
        before_ = all_;
    }
    [[nodiscard]] tq_fault* pointer() { return is_there_ ? &all_ : nullptr; }

    void holds(tq_status status, std::size_t length) const {
        if (!is_there_) return;
        claim(all_.struct_size == before_.struct_size, "a struct_size has changed");
        if (status == TQ_REFUSED) {
            claim(all_.count > 0, "a refusal without reasons");
            for (std::int32_t i = 0; i < all_.count; ++i) {
                std::int32_t refusal = 0;
                claim(tq_fault_refusal(&all_, i, &refusal) == TQ_OK, "a reason is missing");
                claim(i > 0 || refusal == all_.refusal, "the first reason is another");
                refused::is_explained(refusal);
            }
            std::size_t count = 0;
            auto const named = all_.struct_size < sizeof all_ ? TQ_OK : tq_fault_name(&all_, nullptr, 0, &count);
            claim(named == TQ_OK || named == TQ_TOO_SMALL, "a fault has neither a name nor none");
            claim(all_.where <= length, "a reason's place lies behind the text");
            claim((all_.line > 0) == (all_.column > 0), "a line without a column");
        } else if (status == TQ_OK) {
            claim(all_.count == 0 && all_.refusal == 0 && all_.where == 0 && all_.line == 0 && all_.column == 0,
                  "there are reasons though nothing was refused");
        } else {
            claim(all_.count == 0 || std::memcmp(&all_, &before_, sizeof all_) == 0, "reasons of another failure");
        }
    }

  private:
    tq_fault all_{};
    tq_fault before_{};
    bool is_there_;
};

/// A buffer of an exact capacity, so that the address sanitizer finds overflows. It records what is written.
template <class T>
class room {
  public:
    explicit room(std::size_t capacity) : capacity_{capacity}, there_{new T[capacity]} {
        std::memset(there_.get(), mark, capacity * sizeof(T));
    }
    [[nodiscard]] T* pointer() { return there_.get(); }
    [[nodiscard]] std::size_t capacity() const { return capacity_; }
    [[nodiscard]] T const& operator[](std::size_t i) const { return there_[i]; }

    [[nodiscard]] bool is_untouched_from(std::size_t first) const {
        return first >= capacity_ || is_untouched(first, capacity_ - first);
    }
    [[nodiscard]] bool is_untouched(std::size_t first, std::size_t count) const {
        auto const* const bytes = reinterpret_cast<unsigned char const*>(there_.get() + first);
        return std::all_of(bytes, bytes + count * sizeof(T), [](auto byte) { return byte == mark; });
    }

  private:
    static constexpr unsigned char mark = 0xA5;

    std::size_t capacity_;
    std::unique_ptr<T[]> there_;
};

/// Calls a function that fills a buffer, call(out, capacity, count), with buffers of every kind. Returns what it wrote.
template <class T, class Call>
std::optional<std::vector<T>> filled(input& from, heap const& memory, outcome const& how, Call call) {
    constexpr bool is_text = std::is_same_v<T, char>;
    constexpr std::size_t wrong = 0x5A5A;

    // Asks only for the count.
    std::size_t count = wrong;
    auto const asked = call(static_cast<T*>(nullptr), std::size_t{0}, &count);
    if (asked != TQ_OK && asked != TQ_TOO_SMALL) {
        how.holds(asked, memory);
        claim(count == 0, "a count isn't 0 after a failure");
        room<T> unused{64};
        count = wrong;
        claim(call(unused.pointer(), unused.capacity(), &count) == asked, "the same call fails in another way");
        claim(count == 0 && unused.is_untouched_from(0), "a buffer is touched by a failure");
        return std::nullopt;
    }
    claim(!how.must_fail(), "a wrong argument is taken");
    claim((asked == TQ_OK) == (count == 0), "no room is enough exactly if there is nothing");
    auto const needed = count;

    switch (from.below(8)) {
        case 0: {  // a buffer that is too small
            if (needed == 0) break;
            room<T> some{needed - 1 - from.below(static_cast<std::uint32_t>(std::min<std::size_t>(needed, 4)))};
            count = wrong;
            claim(call(some.pointer(), some.capacity(), &count) == TQ_TOO_SMALL, "too small a buffer is enough");
            claim(count == needed, "too small a buffer changes the count");
            claim(some.is_untouched_from(0), "too small a buffer is written to");
            break;
        }
        case 1:  // NULL with a capacity
            count = wrong;
            claim(call(static_cast<T*>(nullptr), needed + 1, &count) == TQ_NULL && count == 0,
                  "NULL is taken for a buffer");
            break;
        case 2: {  // NULL for the count
            room<T> some{needed + 3};
            claim(call(some.pointer(), some.capacity(), nullptr) == TQ_OK, "a count is needed");
            claim(some.is_untouched_from(needed + (is_text ? 1 : 0)), "more is written than there is");
            if constexpr (is_text) claim(some[needed] == '\0', "a text doesn't end in NUL where there is room");
            break;
        }
        default: break;
    }
    room<T> all{needed};
    count = wrong;
    claim(call(all.pointer(), needed, &count) == TQ_OK && count == needed, "exactly enough room isn't enough");
    return std::vector<T>(all.pointer(), all.pointer() + needed);
}

/// The same with one buffer of the right size, for calls that can't fail.
template <class T, class Call>
std::vector<T> all_of(Call call) {
    std::size_t count = 0;
    auto const asked = call(static_cast<T*>(nullptr), std::size_t{0}, &count);
    claim(asked == TQ_OK || asked == TQ_TOO_SMALL, "a right call fails");
    std::vector<T> all(count + 1);
    claim(call(all.data(), all.size(), &count) == TQ_OK && count + 1 == all.size(), "a right call fails");
    all.pop_back();
    return all;
}

}  // namespace fuzz
