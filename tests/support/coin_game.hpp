#pragma once

#include <triqueta/core/action_number.hpp>
#include <triqueta/core/base_rules.hpp>
#include <triqueta/core/describe.hpp>
#include <triqueta/core/event.hpp>
#include <triqueta/core/game.hpp>
#include <triqueta/core/index.hpp>
#include <triqueta/core/move_list.hpp>
#include <triqueta/core/points.hpp>
#include <triqueta/core/reasons.hpp>
#include <triqueta/core/refusal.hpp>
#include <triqueta/core/seat.hpp>
#include <triqueta/text/language.hpp>

#include <cstdint>
#include <optional>
#include <span>

/// About the smallest game there can be: each of two players flips a coin that only they see. Tests leave one part out
/// by a macro WITHOUT_… to see that it is missed.
namespace support::coin {

struct setup {
    triqueta::seat first{0};

    template <class Self, class Fields>
    static constexpr void describe(Self&, Fields&) {}

    friend constexpr bool operator==(setup, setup) = default;
};

enum class phase : std::uint8_t { turn, flip, over };
inline constexpr char const* phase_names[] = {"turn", "flip", "over"};

struct table {
    triqueta::seat mover{0};
    std::uint8_t flips = 0;
    coin::phase phase = phase::turn;
    static constexpr int players = 2;

    [[nodiscard]] constexpr triqueta::turn whose_turn() const {
        if (phase == phase::flip) return triqueta::turn::chance();
        return phase == phase::over ? triqueta::turn::over() : triqueta::turn{mover};
    }

#ifndef WITHOUT_A_DESCRIPTION
    template <class Self, class Fields>
    static constexpr void describe(Self& self, Fields& fields) {
        fields("mover", "the seat that flips", self.mover, triqueta::shape::number{1});
        fields("flips", "coins flipped", self.flips, triqueta::shape::number{2});
        fields("phase", "what has to happen next", self.phase, triqueta::shape::choice{phase_names});
    }
#endif

    friend constexpr bool operator==(table const&, table const&) = default;
};

struct secrets {
    std::optional<int> coin;

    template <class Self, class Fields>
    static constexpr void describe(Self& self, Fields& fields) {
        fields("own_coin", "0 or 1, once it was flipped", self.coin, triqueta::shape::maybe{2});
    }

    friend constexpr bool operator==(secrets const&, secrets const&) = default;
};

struct flip {
    static constexpr int count = 1;
    constexpr explicit flip(int) {}

    [[nodiscard]] constexpr bool fits(table const& t) const { return t.phase == phase::turn; }
    [[nodiscard]] constexpr triqueta::refusal why_not(table const&) const { return {}; }
    constexpr void make(table& t) const { t.phase = phase::flip; }
};
using all_moves = triqueta::move_list<flip>;

class action : public triqueta::action_number<action, all_moves::count> {
  public:
    constexpr explicit action(action_number number) : action_number{number} {}
};

/// Two sides of a coin.
struct sides {
    [[nodiscard]] constexpr int of(int side) const { return side == 0 || side == 1 ? 1 : 0; }
    [[nodiscard]] constexpr int total() const { return 2; }
    [[nodiscard]] constexpr int nth(int place) const { return place; }
};
struct nothing_unseen {
    template <class Self, class Fields>
    static constexpr void describe(Self&, Fields&) {}

    friend constexpr bool operator==(nothing_unseen, nothing_unseen) = default;
};

class result {
  public:
    constexpr result() = default;
    constexpr explicit result(table const&) {}

    [[nodiscard]] constexpr int players() const { return 2; }
    [[nodiscard]] constexpr triqueta::points points(triqueta::seat) const { return {}; }
#ifndef WITHOUT_WINNERS
    [[nodiscard]] constexpr triqueta::seat_set winners() const { return triqueta::seat_set::first(2); }
#endif

    static constexpr int lines = 0;
    [[nodiscard]] static constexpr char const* line_name(int) { return ""; }
    [[nodiscard]] constexpr triqueta::points line(int, triqueta::seat) const { return {}; }
    template <class Self, class Fields>
    static constexpr void describe(Self&, Fields&) {}
    [[nodiscard]] constexpr bool settle() const { return true; }

    friend constexpr bool operator==(result, result) = default;
};

class rules : public triqueta::base_rules<rules, table, secrets, action, 2> {
  public:
    using setup = coin::setup;
#ifndef WITHOUT_AN_OUTCOME
    using outcome = int;
#endif
    using event = triqueta::public_event<action, triqueta::things::number, 2, 2>;
    using result = coin::result;
    using all_moves = coin::all_moves;
#ifdef WITHOUT_AN_ORDER
    struct order {};
#endif

    static constexpr int outcomes = 2;

    [[nodiscard]] static constexpr int players(table const&) { return 2; }
    [[nodiscard]] static constexpr std::optional<setup> setup_for(int players) {
        return players == 2 ? std::optional{setup{}} : std::nullopt;
    }
    [[nodiscard]] static constexpr triqueta::refusal why_not_start(setup const& s) {
        return s.first.number() < 2 ? triqueta::refusal{} : triqueta::refusal::no_such_seat;
    }
#ifndef WITHOUT_A_START
    static constexpr void start(setup const& s, table& t) { t.mover = s.first; }
#endif
#ifdef WITHOUT_A_STEP
    static constexpr void step();
#endif

#ifndef WITHOUT_AN_ANSWER
    template <class Whose>
    static constexpr void answer(table& t, std::optional<int> side, Whose whose) {
        if (auto* const mine = whose(t.mover)) mine->coin = side;
        t.mover = triqueta::seat{1 - t.mover.number()};
        t.phase = ++t.flips == 2 ? phase::over : phase::turn;
    }
#endif
    [[nodiscard]] static constexpr sides to_draw(table const&, all_secrets const&, pool const&) { return {}; }
    [[nodiscard]] static constexpr sides unseen(table const&, triqueta::viewer, secrets const*) { return {}; }
    [[nodiscard]] static constexpr nothing_unseen unseen_part(table const&, triqueta::viewer, secrets const*) {
        return {};
    }

#ifndef WITHOUT_COMPLETIONS
    template <class Random>
    static constexpr void place_unseen(table const& t, triqueta::viewer who, all_secrets& all, Random& random) {
        for (int i = 0; i < t.flips; ++i) {
            triqueta::seat const s{(t.mover.number() + t.flips + i) % 2};
            if (!who.is(s)) all[s].coin = static_cast<int>(random.below(2));
        }
    }
#endif

    template <class Whose>
    [[nodiscard]] static constexpr triqueta::reasons check_position(table const& t, Whose whose) {
        triqueta::reasons found;
        found.unless(t.mover.number() < 2 && (t.flips == 2) == (t.phase == phase::over),
                     triqueta::refusal::wrong_seats);
        for (int i = 0; i < 2 && found.empty(); ++i) {
            triqueta::seat const s{i};
            bool const flipped = t.flips == 2 || (t.flips == 1 && s != t.mover);
            auto const* const known = whose(s);
            found.unless(known == nullptr || known->coin.has_value() == flipped, triqueta::refusal::wrong_secrets);
        }
        return found;
    }
};

struct words {
    [[nodiscard]] static constexpr char const* title(triqueta::text::language const&) { return "Two Coins"; }
    [[nodiscard]] static constexpr std::span<triqueta::named_refusal const> refusals() { return {}; }
    [[nodiscard]] static constexpr std::span<triqueta::text::reason const> reasons(triqueta::text::language const&) {
        return {};
    }
};

struct game {
#ifndef WITHOUT_A_NAME
    static constexpr char const* name = "two_coins";
#endif
    using words = coin::words;

    template <class>
    using rules = coin::rules;
};

}  // namespace support::coin
