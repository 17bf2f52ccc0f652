// Many games at once over flat arrays, as a learner or a search needs them.
#include <triqueta/batch.hpp>
#include <triqueta/data/batch_pool.hpp>

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <vector>

namespace tq = triqueta;
using three = tq::base_game<3>;

constexpr std::uint64_t key = 7;
constexpr std::size_t size = 256;

void random_games() {
    tq::batch<three> games{key, size};
    std::vector<std::int32_t> actions(size), rewards(size * games.reward_length);
    std::vector<std::int8_t> views(size * games.view_length);  // the observation of each mover
    std::vector<std::uint8_t> done(size);
    int ended = 0, points = 0;
    games.observe({.views = views});
    for (int step = 0; step < 1000; ++step) {
        games.choose(actions);  // or what a policy makes of the views
        if (games.step(actions, {.views = views, .rewards = rewards, .done = done})) return;
        for (auto const one : done) ended += one;
        for (auto const one : rewards) points += one;
    }
    std::printf("%d games, %.2f points a player\n", ended, static_cast<double>(points) / ended / three::players);
}

// Two workers with a key in common play different games.
void share_games() {
    constexpr std::size_t workers = 2;
    for (std::size_t worker = 0; worker < workers; ++worker) {
        tq::batch<three> games{key, size, {}, {.first = worker * size, .stride = workers * size}};
        std::uint64_t const first = games[0].number;
        games.play_out();
        std::printf("worker %zu begins with games %d and %d\n", worker, static_cast<int>(first),
                    static_cast<int>(games[0].number));
    }
}

// How a seat fares if it does this now, and everybody plays on at random: over 1000 completions of its view.
void search() {
    tq::batch<three> games{key, 1000};
    auto const seen = games[0].position.view(games[0].position.turn().seat());
    for (auto const action : seen.legal()) {
        games.complete(seen, key, 0);  // the same completions for every action
        std::vector<std::int32_t> const actions(games.size(), action.number());
        std::vector<std::int32_t> rewards(games.size() * games.reward_length);
        if (games.step(actions, {})) return;
        games.play_out(rewards);
        int points = 0;
        for (std::size_t i = 0; i < games.size(); ++i)
            points += rewards[i * games.reward_length + static_cast<std::size_t>(seen.seat().number())];
        std::printf("action %d: %.2f points\n", action.number(), points / 1000.0);
    }
}

// Threads that share the places of one batch: the same games as with one thread.
void share_places() {
    tq::batch<three> games{key, 4096};
    std::vector<std::int32_t> actions(games.size());
    std::vector<std::uint8_t> done(games.size());
    tq::batch_pool threads{2};
    for (int step = 0; step < 100; ++step) {
        threads.choose(games, actions);
        if (threads.step(games, {.actions = actions, .most_actions = 200}, {.done = done})) return;
    }

    auto const saved = tq::bytes(games);
    auto later = tq::read_batch<three>(saved);
    if (!later) return;
    tq::batch<three> again = *later;  // goes on exactly as `games`
    std::printf("%s\n", again.play_out() == games.play_out() ? "the same games" : "other games");
}

int main() {
    random_games();
    share_games();
    search();
    share_places();
}
