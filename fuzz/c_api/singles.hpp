#pragma once

#include "c_api/choice.hpp"
#include "c_api/results.hpp"

#include <triqueta.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace fuzz {

/// One place of a batch, played on its own as the header describes it: an open game whose chance draws by dice of the
/// batch's key and the game's number.
class single_game {
  public:
    single_game(choice const& options, std::uint64_t key, std::uint64_t place, std::uint64_t places)
        : options_{options}, key_{key}, number_{place}, places_{places} {
        begin();
    }

    [[nodiscard]] tq_game const* game() const { return game_.get(); }
    [[nodiscard]] std::uint64_t number() const { return number_; }
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
    /// Returns the encoded view of the seat to move.
    [[nodiscard]] std::vector<std::int8_t> encoded() const {
        tq_view* view = nullptr;
        claim(tq_view_new(game(), turn(), nullptr, &view) == TQ_OK, "a right view can't be made");
        auto found = all_of<std::int8_t>([view](auto... out) { return tq_view_encode(view, out...); });
        tq_view_free(view);
        return found;
    }
    [[nodiscard]] std::int32_t why_not(std::int32_t action) const {
        std::int32_t refusal = 0;
        claim(tq_game_why_not(game(), turn(), action, &refusal) == TQ_OK, "why_not fails");
        return refusal;
    }

    /// Plays a legal action. If the game ends, returns its points and begins the next game.
    std::vector<std::int32_t> step(std::int32_t action) {
        claim(tq_game_play(game_.get(), turn(), action, nullptr) == TQ_OK, "a legal action is refused");
        answer_for_chance();
        return turn() == TQ_OVER ? close() : std::vector<std::int32_t>{};
    }
    std::vector<std::int32_t> play_out(std::uint64_t& actions) {
        std::uint64_t taken = 0;
        claim(tq_game_play_out(game_.get(), &chance_, &taken) == TQ_OK, "a game can't be played out");
        actions += taken;
        return close();
    }

  private:
    struct freed {
        void operator()(tq_game* game) const { tq_game_free(game); }
    };

    void begin() {
        tq_game* made = nullptr;
        claim(tq_game_new_open(options_.variant, options_.options, options_.count, nullptr, &made) == TQ_OK,
              "right options make no game");
        game_.reset(made);
        claim(tq_dice_set(&chance_, key_, number_) == TQ_OK, "there are no dice");
        answer_for_chance();
    }
    void answer_for_chance() {
        while (turn() == TQ_CHANCE)
            claim(tq_game_draw(game_.get(), &chance_, nullptr, nullptr, nullptr) == TQ_OK, "nothing can be drawn");
    }
    std::vector<std::int32_t> close() {
        auto points = all_of<std::int32_t>([this](auto... out) { return tq_game_points(game(), out...); });
        number_ += places_;
        begin();
        return points;
    }

    choice options_;
    std::uint64_t key_;
    std::uint64_t number_;
    std::uint64_t places_;
    std::unique_ptr<tq_game, freed> game_;
    tq_dice chance_{};
};

}  // namespace fuzz
