// A match chosen at run time, a client that follows it by messages, and a session that survives the server.

#include <triqueta/any_games.hpp>

#include <cstdio>

namespace tq = triqueta;

// A program of several files has this in one of them, and includes only <triqueta/any.hpp> in the others.
using offered = tq::catalog<tq::base_game_duel, tq::mayhem>;
constexpr auto const& games = tq::any_games<offered>;

namespace {

void print_lobby() {
    for (auto const& entry : games.all())
        std::printf("%s, %d to %d players\n", entry.title(tq::text::in_english), entry.least_players,
                    entry.most_players);
}

/// Plays the first legal action of the seat to move.
tq::refusal play_something(tq::any_match& match) {
    auto const seat = *match.to_move();
    return match.play(seat, match.view(seat).legal()[0]);
}

}  // namespace

int main() {
    print_lobby();
    if (auto const wrong = games.choose("mayhem(players=30)"); !wrong)
        std::puts(games.sentence(wrong, tq::text::in_english).c_str());

    // The server makes a match and gives it an id.
    auto made = games.make("mayhem(players=3, first=1)", tq::seed_from(7));
    if (!made) return 1;
    tq::any_match match = *std::move(made);
    match.set_id({std::byte{42}});

    // A client joins by its first message, and follows by the others.
    auto joined = games.join(match.catch_up(tq::seat{0}));
    if (!joined) return 1;
    tq::any_view view = *std::move(joined);
    if (play_something(match) || view.advance(match.catch_up(tq::seat{0}, view.cursor()))) return 1;

    // A message is lost. The next one is refused, and the client asks for what it lacks.
    auto const sent = match.cursor(tq::seat{0});
    if (play_something(match)) return 1;
    auto const next = match.cursor(tq::seat{0});
    if (play_something(match)) return 1;
    auto const no = view.advance(match.catch_up(tq::seat{0}, next));
    std::printf("%s\n", games.sentence(no, tq::text::in_english));
    if (!(view.cursor() == sent) || view.advance(match.catch_up(tq::seat{0}, view.cursor()))) return 1;

    // The server saves the session, is killed, and goes on.
    auto const saved = match.bytes();
    auto const again = games.read_session(saved, 1);
    if (!again) return 1;
    std::printf("restored at moment %zu: %s\n", again->moment(), *again == match ? "the same" : "another");
    std::printf("the client is %s\n", view == again->view(tq::seat{0}) ? "up to date" : "behind");
}
