#pragma once

#include <triqueta/data.hpp>
#include <triqueta/text.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <span>

/// A game as wide as the contract allows: more actions and kinds than any shipped one, indexes as outcomes, fields of
/// every shape, and none of the names that shipped games have. Each player says a number, and chance answers.
namespace wide {

using triqueta::seat;
namespace shape = triqueta::shape;

inline constexpr int most_players = 32, rounds = 2, kinds = 200, actions = 60'000, step_of_numbers = 15'000;

using kind = triqueta::index<struct kind_tag>;
using kind_set = triqueta::index_set<kind, std::uint32_t>;

struct of_kinds {
    using type = kind;
    static constexpr char const* name = "kind";
};

struct setup {
    int seats = 2;
    seat first{0};

    template <class Self, class Fields>
    static constexpr void describe(Self&, Fields&) {}

    friend constexpr bool operator==(setup const&, setup const&) = default;
};

struct table {
    std::array<std::uint16_t, 40> said{};  // the last number, and zeros
    triqueta::fixed_list<kind, most_players * rounds> answers;
    std::optional<kind> last;
    std::optional<int> number;
    kind_set seen;
    seat mover{0};
    std::uint8_t seats = 2;
    std::uint8_t turns = 0;
    bool waits = false;

    [[nodiscard]] constexpr triqueta::turn whose_turn() const {
        if (waits) return triqueta::turn::chance();
        return turns == rounds * seats ? triqueta::turn::over() : triqueta::turn{mover};
    }

    template <class Self, class Fields>
    static constexpr void describe(Self& self, Fields& fields) {
        fields("seats", "how many sit there", self.seats, shape::number{most_players});
        fields("mover", "who speaks", self.mover, shape::number{most_players - 1});
        fields("turns", "how many numbers were said", self.turns, shape::number{most_players * rounds});
        fields("waits", "whether chance has to answer", self.waits, shape::truth{});
        fields("said", "numbers", self.said, shape::each{40, shape::number{actions}});
        fields("answers", "what chance answered", self.answers, shape::list<of_kinds>{most_players * rounds, kinds});
        fields("last", "the last answer", self.last, shape::maybe<of_kinds>{kinds});
        fields("number", "the last number", self.number, shape::maybe{actions});
        fields("seen", "low kinds that were answered", self.seen, shape::flags{32});
    }

    friend constexpr bool operator==(table const&, table const&) = default;
};

struct secrets {
    triqueta::few<kind, 1> own;

    template <class Self, class Fields>
    static constexpr void describe(Self& self, Fields& fields) {
        fields("own", "a kind below 14", self.own, shape::maybe<of_kinds>{14});
    }

    friend constexpr bool operator==(secrets const&, secrets const&) = default;
};

struct nothing_unseen {
    template <class Self, class Fields>
    static constexpr void describe(Self&, Fields&) {}

    friend constexpr bool operator==(nothing_unseen, nothing_unseen) = default;
};

/// Every kind, each as likely.
struct any_kind {
    int count = 0;

    [[nodiscard]] constexpr int total() const { return count; }
    [[nodiscard]] constexpr int of(kind k) const { return k.number() < count ? 1 : 0; }
    [[nodiscard]] constexpr kind nth(int place) const { return kind{place}; }
};

struct say {
    static constexpr int count = actions;
    constexpr explicit say(int index) : number{index} {}

    int number;

    [[nodiscard]] constexpr bool fits(table const&) const { return true; }
    [[nodiscard]] constexpr triqueta::refusal why_not(table const&) const {
        return number % step_of_numbers == step_of_numbers - 1 ? triqueta::refusal{} : triqueta::refusal{1024};
    }
    constexpr void make(table& t) const {
        for (auto i = t.said.size() - 1; i > 0; --i) t.said[i] = t.said[i - 1];
        t.said[0] = static_cast<std::uint16_t>(number);
        t.number = number;
        t.waits = true;
    }
};

struct action : triqueta::action_number<action, say::count> {
    constexpr explicit action(action_number number) : action_number{number} {}
};

class result : public triqueta::summed_result<most_players> {
  public:
    constexpr result() = default;
    constexpr explicit result(table const& t) : summed_result{t.seats} {
        for (int place = 0; place < t.answers.size(); ++place)
            set_line(0, seat{place % t.seats}, triqueta::points{t.answers[place].number()});
        settle();
    }
    [[nodiscard]] static constexpr char const* line_name(int) { return "the last answer"; }
};

class rules : public triqueta::base_rules<rules, table, secrets, action, most_players> {
  public:
    using setup = wide::setup;
    using result = wide::result;
    using all_moves = triqueta::move_list<say>;
    using action_set = triqueta::action_list<action, 4>;
    using outcome = kind;
    using outcome_thing = of_kinds;
    using event = triqueta::public_event<action, of_kinds, kinds, most_players>;

    static constexpr int outcomes = kinds;

    [[nodiscard]] static constexpr int players(table const& t) { return t.seats; }
    [[nodiscard]] static constexpr std::optional<setup> setup_for(int players) {
        if (players < 1 || players > most_players) return std::nullopt;
        return setup{players};
    }
    [[nodiscard]] static constexpr triqueta::refusal why_not_start(setup const& s) {
        if (!setup_for(s.seats)) return triqueta::refusal::no_such_variant;
        return s.first.number() < s.seats ? triqueta::refusal{} : triqueta::refusal::no_such_seat;
    }
    static constexpr void start(setup const& s, table& t) {
        t.seats = static_cast<std::uint8_t>(s.seats);
        t.mover = s.first;
    }
    template <class Whose>
    static constexpr void answer(table& t, std::optional<kind> drawn, Whose whose) {
        if (auto* const mine = whose(t.mover); mine != nullptr && mine->own.empty() && drawn->number() < 14)
            mine->own.add(*drawn);
        t.waits = false;
        t.mover = seat{(t.mover.number() + 1) % t.seats};
        if (++t.turns == rounds * t.seats) t.last = kind{kinds - 1};
        t.answers.add(kind{t.turns});
        t.seen.insert(kind{t.turns % 32});
    }
    [[nodiscard]] static constexpr any_kind unseen(table const&, triqueta::viewer, secrets const*) { return {kinds}; }
    [[nodiscard]] static constexpr nothing_unseen unseen_part(table const&, triqueta::viewer, secrets const*) {
        return {};
    }
    [[nodiscard]] static constexpr any_kind to_draw(table const&, all_secrets const&, pool const&) { return {kinds}; }
    template <class Random>
    static constexpr void place_unseen(table const&, triqueta::viewer, all_secrets&, Random&) {}
    template <class Whose>
    [[nodiscard]] static constexpr triqueta::reasons check_position(table const& t, Whose) {
        triqueta::reasons found;
        found.unless(t.seats > 0 && t.seats <= most_players && t.mover.number() < t.seats,
                     triqueta::refusal::wrong_seats);
        return found;
    }
};

template <class Out>
constexpr void write_thing(triqueta::text::writer<Out>& to, of_kinds, int number, triqueta::text::language const&) {
    to.number(number);
}
constexpr int read_thing(triqueta::text::reader& from, of_kinds, int of, triqueta::text::language const&) {
    return from.number(0, of - 1);
}
template <class Out>
constexpr void write(triqueta::text::writer<Out>& to, action a, triqueta::text::language const&) {
    to.number(a.number());
}
constexpr void read(triqueta::text::reader& from, action& a, triqueta::text::language const&) {
    a = action::from_number_unchecked(from.number(0, actions - 1));
}

struct game {
    static constexpr char const* name = "wide";

    template <class>
    using rules = wide::rules;

    struct words {
        static constexpr triqueta::named_refusal all_refusals[] = {{triqueta::refusal{1024}, "wide_not_such_a_number"}};
        static constexpr triqueta::text::reason all_reasons[] = {{triqueta::refusal{1024}, "Say another number."}};

        [[nodiscard]] static constexpr char const* title(triqueta::text::language const&) { return "Wide"; }
        [[nodiscard]] static constexpr std::span<triqueta::named_refusal const> refusals() { return all_refusals; }
        [[nodiscard]] static constexpr std::span<triqueta::text::reason const>
        reasons(triqueta::text::language const&) {
            return all_reasons;
        }
    };
};

}  // namespace wide
