// Puzzles: sets up positions by hand, checks them, and solves them by exhaustive search.

#include <triqueta/triqueta.hpp>

#include <cstdint>
#include <cstdio>
#include <vector>

namespace tq = triqueta;
using tq::seat;

namespace {

void print(tq::reasons const& all) {
    for (auto const why : all) {
        auto const rule = why.rule();
        std::printf("  %c%d: %s\n", rule.letter, rule.number, tq::text::english(why));
    }
}

// Triqueta: the first player has kept a rabbit and an owl. The last decision of the game is whether to add them.

using duel = tq::base_game<2>;

tq::reading<tq::state<duel>> last_decision(int tiles, int box) {
    tq::rules_of<duel>::table t;
    t.phase = tq::animals::phase::decide;
    t.current = tq::tower{3};
    t.standing = {};
    t.left = {};
    t.in_middle = {};
    t.out = tq::animals::player_set::first(2);
    t.up[seat{0}] = tq::to_tokens({.rabbit = 2, .owl = 3, .bear = 4}).value();
    t.up[seat{1}] = tq::to_tokens({.deer = 3}).value();
    t.kept[seat{0}] = 2;
    t.tiles[seat{1}] = static_cast<std::uint8_t>(tiles);
    t.box = static_cast<std::uint8_t>(box);

    tq::rules_of<duel>::all_secrets known{};
    known[seat{0}].kept.add(tq::animal::rabbit);
    known[seat{0}].kept.add(tq::animal::owl);
    return tq::set_up<duel>(t, known);
}

void decide() {
    std::puts("The last decision, set up with two tiles:");
    print(last_decision(2, 46).why());
    std::puts("with an empty box:");
    print(last_decision(3, 0).why());

    std::puts("and rightly:");
    auto const position = last_decision(3, 46);
    char const* const added[] = {"neither", "the rabbit", "the owl", "both"};
    for (auto const a : position->legal()) {
        auto after = *position;
        after.apply_unchecked(a);
        auto const end = after.result();
        std::printf("  adding %s: %d to %d points\n", added[a.mask()], end.points(seat{0}).value(),
                    end.points(seat{1}).value());
    }
}

// The 21/15/9-card game: the other player has called last round, so this turn is the last. One card can't leave the
// hand. Can the first player still win?

using tq::colour;
constexpr auto vertical = tq::cut::vertical;

tq::reading<tq::state<tq::race>> last_turn(tq::cards hand, tq::cards saved) {
    tq::rules_of<tq::race>::all_secrets known{};
    known[seat{0}].hand = hand;
    known[seat{1}].hand = tq::cards_of(tq::piece(tq::cut::centered, 1, colour::pink));

    tq::rules_of<tq::race>::table t;
    t.phase = tq::triangles::race::phase::turn;
    t.turns = 20;
    t.caller.add(seat{1});
    t.saved[seat{0}] = saved;
    t.saved[seat{1}] = tq::cards_of(tq::piece(vertical, 2, colour::pink), tq::piece(vertical, 3, colour::pink));
    int elsewhere = 0;
    for (auto const s : {seat{0}, seat{1}}) {
        t.in_hand[s] = static_cast<std::uint8_t>(known[s].hand.total());
        elsewhere += known[s].hand.total() + t.saved[s].total();
    }
    t.pile = static_cast<std::uint8_t>(90 - elsewhere);
    return tq::set_up<tq::race>(t, known);
}

// Whether the first player can win without luck. Appends the winning actions to `line`.
bool wins(tq::state<tq::race> const& s, std::vector<tq::action<tq::race>>& line) {
    if (s.is_over()) return s.result().winners().contains(seat{0});
    if (!s.turn().is(seat{0})) return false;
    for (auto const a : s.legal()) {
        auto after = s;
        after.apply_unchecked(a);
        line.push_back(a);
        if (wins(after, line)) return true;
        line.pop_back();
    }
    return false;
}

char const* words(tq::action<tq::race> a) {
    using kind = tq::action<tq::race>::kind;
    switch (a.what()) {
        case kind::complete: return "a triangle";
        case kind::play_joker: return "the joker";
        case kind::take_saved: return "which takes a piece, a dead end for the other player";
        default: return "something else";
    }
}

void race() {
    auto const red = [](int number) { return tq::piece(vertical, number, colour::red); };
    auto const joker = tq::joker(tq::cut::horizontal, colour::red);
    auto const hand = tq::cards_of(red(1), red(2), tq::piece(tq::cut::centered, 3, colour::green), joker);

    std::puts("The last turn, set up with the cards of the hand among the saved pieces:");
    print(last_turn(hand, tq::cards_of(red(3)) + hand).why());

    std::puts("and rightly, it is won by");
    std::vector<tq::action<tq::race>> line;
    if (!wins(*last_turn(hand, tq::cards_of(red(3))), line)) std::puts("  nothing");
    for (auto const a : line) std::printf("  %s\n", words(a));
}

}  // namespace

int main() {
    decide();
    race();
}
