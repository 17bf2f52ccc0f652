// Draws the table of any game by its fields, without knowing which game it is: names, kinds and shapes are read at run
// time.

#include "own_game/own_game.hpp"

#include <triqueta/any_games.hpp>

#include <cstdio>
#include <string>

namespace tq = triqueta;

using offered = tq::catalog<tq::base_game<2>, tq::mayhem, wasps::game>;
constexpr auto const& games = tq::any_games<offered>;

namespace {

using tq::text::in_english;

/// The words of a field's value.
std::string words_of(tq::any_game const& game, tq::field const& f, int value) {
    if (f.kind == tq::field_kind::choices) return f.choices[value];
    if (f.kind == tq::field_kind::pieces) return game.pieces_named(f.piece)->text(value, in_english);
    return std::to_string(value);
}
/// How many pieces there are of each kind, such as "2 owl".
std::string counts_of(tq::any_game const& game, tq::field const& f, std::span<std::int32_t const> row) {
    std::string all;
    for (std::size_t kind = 0; kind < row.size(); ++kind)
        if (row[kind] > 0)
            all += ' ' + std::to_string(row[kind]) + ' ' +
                   game.pieces_named(f.piece)->text(static_cast<int>(kind), in_english);
    return all;
}
/// One row of a field. -1 is what isn't there.
std::string row_of(tq::any_game const& game, tq::field const& f, std::span<std::int32_t const> row) {
    if (f.kind == tq::field_kind::counts) return counts_of(game, f, row);
    std::string all;
    for (std::size_t i = 0; i < row.size(); ++i)
        if (row[i] >= 0 || f.least < 0) all += (f.parts > 1 && i % f.parts > 0 ? '+' : ' ') + words_of(game, f, row[i]);
    return all;
}

void draw(tq::any_view const& view) {
    for (auto const& f : view.fields()) {
        auto const values = view.field(f.name);
        if (values.empty()) continue;  // hidden from this viewer
        std::printf("  %s:", f.name);
        auto const width = std::size_t{f.length} * f.parts;
        for (std::size_t at = 0; at < values.size(); at += width) {
            auto const row = row_of(view.game(), f, std::span{values}.subspan(at, width));
            std::printf("%s%s", at == 0 ? "" : ",", row.empty() ? " -" : row.c_str());
        }
        std::puts("");
    }
}

/// An action by the names of its fields, such as "draw column: 2".
std::string action_of(tq::any_game const& game, int action) {
    auto const& kind = game.kind_of(action);
    auto const record = game.action_record(action);
    std::string all = kind.name;
    for (auto const& f : kind.fields)
        all += ' ' + std::string{f.name} + ':' + row_of(game, f, std::span{record}.subspan(f.offset, f.size()));
    return all;
}

void play(char const* choice) {
    auto made = games.make(choice, tq::seed_from(7));
    if (!made) return;
    tq::any_match match = *std::move(made);
    tq::dice dice{2};
    std::printf("%s\n", match.game().title(in_english));
    for (int moves = 0; moves < 6; ++moves) {
        auto const seat = *match.to_move();
        auto const before = match.view(tq::viewer::spectator());
        auto const action = dice.pick(match.view(seat).legal());
        std::printf("%d: %s\n", seat.number(), action_of(match.game(), action).c_str());
        if (match.play(seat, action)) return;
        // What a spectator sees of it.
        for (auto const& seen : before.events(match.catch_up(tq::viewer::spectator(), before.cursor())))
            if (!seen.kind()) std::printf("  something hidden is given to %d\n", seen.seat().number());
    }
    draw(match.view(tq::seat{0}));
}

}  // namespace

int main() {
    play("base_game(players=2)");
    play("mayhem(players=3)");
    play("wasps_at_noon(players=2)");

    // And back: the number of an action from its fields.
    auto const& game = *games.find("base_game", 2);
    std::printf("draw, column 2, is action %d\n", game.action("draw", {2}).value());
}
