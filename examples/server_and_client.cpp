// A server and its clients in one process. The server holds the match. A client holds a view (its observation), and
// applies the events that it receives. The server sends nobody what they may not see. To send events to another
// process, write them as bytes (docs/formats.md) or JSON (docs/json.md).

#include <triqueta/triqueta.hpp>

#include <cstddef>
#include <cstdio>
#include <optional>
#include <vector>

namespace tq = triqueta;
using game = tq::hidden_wolves<4>;

struct client {
    tq::view<game> view;
    std::size_t seen = 0;  // the moment up to which this client has the events

    explicit client(tq::viewer who) : view{who, {}} {}

    bool receive(std::vector<tq::event<game>> const& events) {
        for (auto const& e : events)
            if (auto no = view.advance(e)) return std::puts(tq::text::english(no)), false;
        seen += events.size();
        return true;
    }
};

struct room {
    tq::match<game> match{tq::seed_from(7)};
    std::vector<client> clients;

    // Handles a client's message, which is an action number. A refusal is the answer to that client.
    tq::refusal on_action(tq::seat from, int number) {
        auto const a = tq::action<game>::from_number(number);
        return a ? match.play(from, *a) : tq::refusal::no_such_number;
    }

    bool send_events() {
        for (auto& c : clients)
            if (!c.receive(match.events(c.view.who(), c.seen))) return false;
        return true;
    }
};

int main() {
    room r;
    for (int i = 0; i < 4; ++i) r.clients.emplace_back(tq::seat{i});
    r.clients.emplace_back(tq::viewer::spectator());

    // Bad messages: it isn't the client's turn, and two numbers are no actions.
    for (int const number : {0, 25, -1})
        if (auto no = r.on_action(tq::seat{2}, number)) std::printf("refused: %s\n", tq::text::english(no));

    tq::dice dice{2};
    while (auto seat = r.match.to_move()) {
        auto const& player = r.clients[static_cast<std::size_t>(seat->number())];
        auto const a = dice.pick(player.view.legal());  // the client computes its legal actions itself
        if (auto no = r.on_action(*seat, a.number())) return std::puts(tq::text::english(no)), 1;
        if (!r.send_events()) return 1;
    }

    for (auto const& c : r.clients)
        if (c.view != r.match.view(c.view.who())) return std::puts("a client lost track"), 1;
    std::printf("%zu events; every client knows the result, seat 0 has %d points\n", r.match.moment(),
                r.clients.back().view.result().points(tq::seat{0}).value());
}
