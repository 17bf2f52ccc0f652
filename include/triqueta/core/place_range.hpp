#pragma once

namespace triqueta {

/// Base of a set of actions that has no list of them: Set has size() and operator[](place), in ascending order of the
/// actions' numbers.
template <class Set>
class place_range {
  public:
    /// A forward iterator that yields values.
    class iterator {
      public:
        constexpr iterator(Set const& all, int place) : all_{&all}, place_{place} {}
        constexpr auto operator*() const { return (*all_)[place_]; }
        constexpr iterator& operator++() {
            ++place_;
            return *this;
        }
        friend constexpr bool operator==(iterator, iterator) = default;

      private:
        Set const* all_;
        int place_;
    };

    [[nodiscard]] constexpr iterator begin() const { return {self(), 0}; }
    [[nodiscard]] constexpr iterator end() const { return {self(), self().size()}; }

    [[nodiscard]] constexpr bool empty() const { return self().size() == 0; }
    template <class Action>
    [[nodiscard]] constexpr bool contains(Action a) const {
        for (auto const each : *this)
            if (each == a) return true;
        return false;
    }

    friend constexpr bool operator==(Set const& a, Set const& b) {
        bool same = a.size() == b.size();
        for (int place = 0; same && place < a.size(); ++place) same = a[place] == b[place];
        return same;
    }

  private:
    friend Set;
    constexpr place_range() = default;
    [[nodiscard]] constexpr Set const& self() const { return static_cast<Set const&>(*this); }
};

}  // namespace triqueta
