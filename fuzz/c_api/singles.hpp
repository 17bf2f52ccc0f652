#pragma once

#include "c_api/choice.hpp"
#include "c_api/results.hpp"

#include <triqueta.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace fuzz {

/// How a game of a batch ended.
struct ended_game {
    std::uint64_t number = 0;
    std::uint32_t length = 0;
    bool is_truncated = false;
    std::vector<std::int32_t> points;
    std::vector<std::int32_t> winners;
    std::vector<std::int8_t> views;  // of all seats
};

/// One place of a batch, played on its own as the header describes it: an open game whose chance draws by dice of the
/// batch's key and the game's number.
class single_game {
  public:
    single_game(choice const& options, std::uint64_t key, std::uint64_t number, std::uint64_t stride)
        : options_{options}, key_{key}, number_{number}, stride_{stride} {
        begin();
    }
    single_game(single_game const& other)
        : options_{other.options_},
          key_{other.key_},
          number_{other.number_},
          stride_{other.stride_},
          length_{other.length_},
          game_{copy_of(other.game())},
          chance_{other.chance_} {}
    single_game(single_game&&) = default;
    single_game& operator=(single_game const& other) { return *this = single_game{other}; }
    single_game& operator=(single_game&&) = default;
    ~single_game() = default;

    [[nodiscard]] tq_game const* game() const { return game_.get(); }
    [[nodiscard]] std::uint64_t number() const { return number_; }
    [[nodiscard]] std::uint32_t length() const { return length_; }
    [[nodiscard]] std::int32_t turn() const {
        std::int32_t found = 0;
        claim(tq_game_turn(game(), &found) == TQ_OK, "a game has no turn");
        return found;
    }
    [[nodiscard]] std::vector<std::int32_t> legal() const {
        return all_of<std::int32_t>([this](auto... out) { return tq_game_legal(game(), out...); });
    }
    [[nodiscard]] std::vector<std::uint8_t> mask() const {
        return all_of<std::uint8_t>([this](auto... out) { return tq_game_mask(game(), out...); });
    }
    [[nodiscard]] std::vector<std::uint8_t> snapshot() const {
        return all_of<std::uint8_t>([this](auto... out) { return tq_game_snapshot(game(), out...); });
    }
    /// Returns the encoded view of a viewer.
    [[nodiscard]] std::vector<std::int8_t> encoded(std::int32_t viewer) const {
        tq_view* view = nullptr;
        claim(tq_view_new(game(), viewer, nullptr, &view) == TQ_OK, "a right view can't be made");
        auto found = all_of<std::int8_t>([view](auto... out) { return tq_view_encode(view, out...); });
        tq_view_free(view);
        return found;
    }
    /// Returns the encoded views of all seats.
    [[nodiscard]] std::vector<std::int8_t> all_encoded() const {
        std::vector<std::int8_t> all;
        for (std::int32_t seat = 0; seat < options_.players(); ++seat) {
            auto const one = encoded(seat);
            all.insert(all.end(), one.begin(), one.end());
        }
        return all;
    }
    [[nodiscard]] std::int32_t why_not(std::int32_t action) const {
        std::int32_t refusal = 0;
        claim(tq_game_why_not(game(), turn(), action, &refusal) == TQ_OK, "why_not fails");
        return refusal;
    }

    /// Plays a legal action. If the game ends, also by its length, begins the next game.
    std::optional<ended_game> step(std::int32_t action, std::uint32_t most_actions) {
        claim(tq_game_play(game_.get(), turn(), action, nullptr) == TQ_OK, "a legal action is refused");
        ++length_;
        answer_for_chance();
        bool const is_over = turn() == TQ_OVER;
        if (!is_over && (most_actions == 0 || length_ < most_actions)) return std::nullopt;
        return close(!is_over);
    }
    ended_game play_out(std::uint64_t& actions) {
        std::uint64_t taken = 0;
        claim(tq_game_play_out(game_.get(), &chance_, &taken) == TQ_OK, "a game can't be played out");
        actions += taken;
        return close(false);
    }
    /// Chooses a legal action by the dice.
    std::int32_t choose() {
        auto const all = legal();
        std::uint32_t index = 0;
        claim(tq_dice_below(&chance_, static_cast<std::uint32_t>(all.size()), &index) == TQ_OK, "dice don't roll");
        return all[index];
    }
    void reset() {
        number_ += stride_;
        begin();
    }
    /// Goes on from a position, by dice of this key and number.
    void put(tq_game const* position, std::uint64_t key, std::uint64_t number) {
        begin_with(copy_of(position), key, number);
        answer_for_chance();
    }
    void complete(tq_view const* view, std::uint64_t key, std::uint64_t number) {
        tq_dice dice{};
        claim(tq_dice_set(&dice, key, number) == TQ_OK, "there are no dice");
        claim(tq_view_complete(view, &dice, game_.get()) == TQ_OK, "a view can't be completed");
        begin_with(std::move(game_), key, number);
        chance_ = dice;
        answer_for_chance();
    }

  private:
    struct freed {
        void operator()(tq_game* game) const { tq_game_free(game); }
    };
    using owned_game = std::unique_ptr<tq_game, freed>;

    /// The position alone.
    static owned_game copy_of(tq_game const* game) {
        auto const bytes = all_of<std::uint8_t>([=](auto... out) { return tq_game_snapshot(game, out...); });
        tq_game* made = nullptr;
        claim(tq_game_from_snapshot(bytes.data(), bytes.size(), nullptr, &made, nullptr) == TQ_OK,
              "a snapshot of a game is refused");
        return owned_game{made};
    }
    void begin() {
        tq_game* made = nullptr;
        claim(tq_game_new_open(options_.variant, options_.options, options_.count, nullptr, &made) == TQ_OK,
              "right options make no game");
        begin_with(owned_game{made}, key_, number_);
        answer_for_chance();
    }
    void begin_with(owned_game game, std::uint64_t key, std::uint64_t number) {
        game_ = std::move(game);
        number_ = number;
        length_ = 0;
        claim(tq_dice_set(&chance_, key, number) == TQ_OK, "there are no dice");
    }
    void answer_for_chance() {
        while (turn() == TQ_CHANCE)
            claim(tq_game_draw(game_.get(), &chance_, nullptr, nullptr, nullptr) == TQ_OK, "nothing can be drawn");
    }
    ended_game close(bool is_truncated) {
        auto const numbers = [this](auto call) {
            return all_of<std::int32_t>([=, this](auto... out) { return call(game(), out...); });
        };
        ended_game end{number_,      length_, is_truncated, numbers(tq_game_points), numbers(tq_game_winners),
                       all_encoded()};
        reset();
        return end;
    }

    choice options_;
    std::uint64_t key_;
    std::uint64_t number_;
    std::uint64_t stride_;
    std::uint32_t length_ = 0;
    owned_game game_;
    tq_dice chance_{};
};

}  // namespace fuzz
