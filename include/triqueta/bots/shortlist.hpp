#pragma once

#include <array>
#include <cstdint>

namespace triqueta::bots {

/// The actions that a search compares: the most promising ones.
class shortlist {
  public:
    /// An action that is compared with others.
    struct candidate {
        std::int64_t sum;    // of the worth that tries found
        std::int32_t prior;  // its worth before any try
        std::int32_t tries;
        std::uint16_t action;
    };
    static constexpr int most = 8;

    [[nodiscard]] constexpr int size() const { return count_; }
    [[nodiscard]] constexpr candidate& operator[](int i) { return all_[static_cast<unsigned>(i)]; }
    [[nodiscard]] constexpr candidate const& operator[](int i) const { return all_[static_cast<unsigned>(i)]; }

    /// Adds a candidate, in descending order of priors. Leaves out the last one if there are too many.
    constexpr void add(candidate more) {
        if (count_ == most && (*this)[most - 1].prior >= more.prior) return;
        int at = count_ < most ? count_++ : most - 1;
        for (; at > 0 && (*this)[at - 1].prior < more.prior; --at) (*this)[at] = (*this)[at - 1];
        (*this)[at] = more;
    }
    /// Removes the candidates for which `is` holds.
    template <class Is>
    constexpr void remove_if(Is is) {
        int left = 0;
        for (int i = 0; i < count_; ++i)
            if (!is((*this)[i])) (*this)[left++] = (*this)[i];
        count_ = left;
    }

  private:
    std::array<candidate, most> all_{};
    int count_ = 0;
};

}  // namespace triqueta::bots
