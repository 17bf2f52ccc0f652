#pragma once

#include "properties/choices.hpp"

#include <triqueta/data.hpp>

#include <array>
#include <cstdint>

/// Positions that nobody played to: some of their values are others than they were.
namespace properties {

/// Counts the numbers that a position is made of.
class number_counter : public triqueta::fields_as_numbers<number_counter> {
  public:
    int number(int value, int) {
        ++count_;
        return value;
    }
    [[nodiscard]] int count() const { return count_; }

  private:
    int count_ = 0;
};

/// Hands every number back as it is, but for one or two.
class mutator : public triqueta::fields_as_numbers<mutator> {
  public:
    /// Of so many numbers: one becomes any other that may stand there, or (`beyond`) that a byte can hold; or one more
    /// or less; or one goes down where another goes up, so that sums often stay.
    mutator(int numbers, bool beyond, choices& from) : from_{&from}, beyond_{beyond} {
        auto const any = [&] { return static_cast<int>(from.below_any(static_cast<std::uint32_t>(numbers))); };
        switch (from.below(4)) {
            case 0: changes_ = {change{any(), 0}, change{}}; break;
            case 1: changes_ = {change{any(), from.one_in(2) ? 1 : -1}, change{}}; break;
            default: changes_ = {change{any(), 1}, change{any(), -1}}; break;
        }
    }

    int number(int value, int most) {
        int const place = next_++;
        int now = value;
        for (auto const [where, by] : changes_) {
            if (where != place) continue;
            bool const fits_no_more = is_counted_ || most == triqueta::animals::most_levels || most > 255;
            auto const values = static_cast<std::uint32_t>(beyond_ && !fits_no_more ? 255 : most);
            now = by == 0 ? static_cast<int>(from_->below_any(values + 1)) : now + by;
            if (now < 0 || static_cast<std::uint32_t>(now) > values) now = value;
        }
        return now;
    }
    template <class F>
    void seats(int count, int most, F f) {
        for (int i = 0; i < count && i < most; ++i) f(triqueta::seat{i});
    }
    template <class Most, class Get, class Set>
    void counts(triqueta::kind_of what, int kinds, Most most, Get get, Set set) {
        is_counted_ = true;
        fields_as_numbers::counts(what, kinds, most, get, set);
        is_counted_ = false;
    }
    template <class Get, class Add>
    void list(triqueta::kind_of what, int size, int most, int kinds, Get get, Add add) {
        is_counted_ = true;
        fields_as_numbers::list(what, size, most, kinds, get, add);
        is_counted_ = false;
    }

  private:
    struct change {
        int where = -1;
        int by = 0;  // 0: any other value
    };

    choices* from_;
    bool beyond_;              // also values that nothing that is read can have
    bool is_counted_ = false;  // or in a list: it can't hold more
    std::array<change, 2> changes_{};
    int next_ = 0;
};

/// Changes a position by what `exchange_all(fields)` hands over.
template <class Exchange>
void mutate(Exchange exchange_all, bool beyond, choices& from) {
    number_counter numbers;
    exchange_all(numbers);
    mutator other{numbers.count(), beyond, from};
    exchange_all(other);
}

}  // namespace properties
