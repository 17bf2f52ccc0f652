#pragma once

#include "triqueta/core/game.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/state.hpp"
#include "triqueta/data/batch_types.hpp"
#include "triqueta/data/encoding.hpp"
#include "triqueta/data/state_encoding.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

/// The rows of single places in a batch's outputs.
namespace triqueta::detail {

/// The numbers of the actions of a mask, ascending.
template <int Length>
class numbers_set {
  public:
    explicit numbers_set(std::uint8_t const* mask) {
        for (int i = 0; i < Length; ++i) {
            all_[static_cast<std::size_t>(size_)] = i;
            size_ += mask[i];
        }
    }
    [[nodiscard]] int size() const { return size_; }
    [[nodiscard]] std::int32_t const* begin() const { return all_.data(); }
    [[nodiscard]] std::int32_t const* end() const { return all_.data() + size_; }

  private:
    std::array<std::int32_t, static_cast<std::size_t>(Length)> all_;
    int size_ = 0;
};

/// The lengths of rows, and what is written into them.
template <game G>
class batch_rows {
    using rules = rules_of<G>;

  public:
    static constexpr int mask_length = rules::action::count;
    static constexpr int mask_bytes = (mask_length + 7) / 8;
    static constexpr int most_legal = rules::action_set::most;
    static constexpr int view_length = encoding_length<G>;
    static constexpr int state_length = state_encoding_length<G>;
    static constexpr int reward_length = rules::most_players;

  protected:
    template <class T>
    [[nodiscard]] static std::span<T> row(std::span<T> out, std::size_t place, int length) {
        return out.subspan(place * static_cast<std::size_t>(length), static_cast<std::size_t>(length));
    }

    /// Player p sits at seat p + n of game n, counted around the table.
    [[nodiscard]] static std::int32_t player_at(seat who, std::uint64_t number, int players) {
        auto const moved = static_cast<int>(number % static_cast<std::uint64_t>(players));
        return (who.number() - moved + players) % players;
    }

    /// Writes the legal actions, which are a range of actions or of numbers.
    template <class Actions>
    static void write_legal(Actions const& all, std::size_t place, batch_outputs const& out) {
        auto const number_of = [](auto one) {
            if constexpr (requires { one.number(); })
                return one.number();
            else
                return one;
        };
        if (!out.legal_counts.empty()) out.legal_counts[place] = static_cast<std::int32_t>(all.size());
        if (!out.legal.empty()) {
            auto* next = row(out.legal, place, most_legal).data();
            for (auto const one : all) *next++ = number_of(one);
        }
        if (!out.mask_bits.empty()) {
            auto const bits = row(out.mask_bits, place, mask_bytes);
            for (auto& byte : bits) byte = 0;
            for (auto const one : all) {
                auto const number = static_cast<unsigned>(number_of(one));
                bits[number / 8] = static_cast<std::uint8_t>(bits[number / 8] | 1U << number % 8);
            }
        }
    }
    static void write_numbers(batch_place<G> const& here, std::size_t place, batch_outputs const& out) {
        auto const& s = here.position;
        if (!out.numbers.empty()) out.numbers[place] = here.number;
        if (!out.players.empty()) out.players[place] = player_at(s.turn().seat(), here.number, s.players());
        if (!out.lengths.empty()) out.lengths[place] = here.actions;
    }
    /// Writes each seat's view, and the state. Either may be empty.
    static void write_whole(state<G> const& s, std::size_t place, std::span<std::int8_t> views,
                            std::span<std::int8_t> states) {
        if (!views.empty())
            for (int i = 0; i < s.players(); ++i) {
                auto const which = place * static_cast<std::size_t>(s.players()) + static_cast<std::size_t>(i);
                encode<G, batch_rows>(all_seen<G>{s, seat{i}}, row(views, which, view_length));
            }
        if (!states.empty()) triqueta::encode(s, row(states, place, state_length));
    }

    /// Writes what is told of a game that has ended, except whether it was cut off.
    template <class Result>
    static void write_end(Result const& result, int players, std::size_t place, batch_outputs const& out) {
        if (!out.done.empty()) out.done[place] = 1;
        if (!out.rewards.empty()) {
            auto const rewards = row(out.rewards, place, reward_length);
            for (int s = 0; s < players; ++s) rewards[static_cast<unsigned>(s)] = result.points(seat{s}).value();
        }
        if (!out.wins.empty())
            for (auto const s : result.winners())
                row(out.wins, place, reward_length)[static_cast<unsigned>(s.number())] = 1;
    }
    static void write_final_numbers(std::uint64_t number, std::uint32_t actions, std::size_t place,
                                    batch_outputs const& out) {
        if (!out.final_numbers.empty()) out.final_numbers[place] = number;
        if (!out.final_lengths.empty()) out.final_lengths[place] = actions;
    }
};

}  // namespace triqueta::detail
