// A client for every game of games.cpp, for a person or a bot. docs/server.md describes the requests to the server.
//     client [SEED]
// It reads lines. These are its own, and it sends all others to the server:
//     connect PORT    connects, and joins its match again
//     play WORDS      plays an action, such as "play draw 2"; without words, lists the legal ones
//     move            plays a random action; auto does so from now on
//     view            shows the cursor and the view as JSON

#include "connection.hpp"
#include "games.hpp"

#include <poll.h>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace tq = triqueta;
namespace text = tq::text;

namespace {
void say(std::string const& line) { std::puts(line.c_str()); }

struct client {
    tq::dice random;
    std::optional<connection> server = {};
    tq::live_view view{games};
    std::string joined = {};  // the request
    bool is_bot = false;

    void send(std::string const& request) {
        if (server && !request.empty()) tq::append_frame(server->out, request);
    }
    void connect(int port) {
        int const socket = ::socket(AF_INET, SOCK_STREAM, 0);
        auto const address = loopback(port);
        bool const is_open = ::connect(socket, reinterpret_cast<sockaddr const*>(&address), sizeof address) == 0;
        say(is_open ? "connected" : "not connected");
        server.emplace(socket);
        if (!joined.empty()) join();
    }
    void join() { send(joined), ask(); }
    void ask() { send("catch up " + text::to_text(view.cursor())); }

    void take(std::span<std::byte const> message) {
        auto const next = view.take(message);
        if (next == tq::stream_step::catch_up) ask();
        if (next == tq::stream_step::give_up) server.reset();
        if (view.why()) return say(std::string{"refused: "} + games.sentence(view.why(), text::in_english));
        say("at " + text::to_text(view.cursor()) + " turn " + std::to_string(view->turn().number()));
        if (view->is_over()) say("over " + view->result_json());
        if (is_bot) move();
    }

    void play(int action) { send("play " + text::to_text(view.cursor()) + ' ' + std::to_string(action)); }
    void move() {
        if (auto const all = view->legal(); !all.empty()) play(random.pick(all));
    }

    void obey(std::string const& line) {
        text::reader words{line};
        if (words.take("connect")) return connect(words.number(0, 65535));
        if (words.take("join")) return view.leave(), joined = line, join();
        if (words.take("auto")) return is_bot = true, view ? move() : void();
        if (!view) return send(line);
        if (words.take("undo")) return send("undo " + text::to_text(view.cursor()));
        if (words.take("view")) return say("view " + text::to_text(view.cursor()) + ' ' + view->json(text::in_english));
        if (words.take("move")) return move();
        if (!words.take("play")) return send(line);
        if (words.at_end())
            for (auto const action : view->legal()) say(view->game().action_text(action, text::in_english));
        else if (auto const action = view->game().read_action(line.substr(words.at()), text::in_english))
            play(*action);
        else
            say(games.sentence(action.why(), text::in_english));
    }

    void serve() {
        bool const is_lost = !server->receive();
        while (auto const frame = server ? server->in.next() : std::nullopt)
            frame->starts_with("Tqc") ? take(std::as_bytes(std::span{*frame})) : say(*frame);
        if (is_lost) server.reset(), say("disconnected");
    }
};
}  // namespace

int main(int count, char** words) {
    std::signal(SIGPIPE, SIG_IGN);
    std::setvbuf(stdin, nullptr, _IONBF, 0);  // poll knows only what isn't in a buffer
    std::setvbuf(stdout, nullptr, _IOLBF, BUFSIZ);
    client me{tq::dice{count > 1 ? std::strtoull(words[1], nullptr, 10) : 1}};
    for (char line[4096];;) {
        pollfd all[] = {{STDIN_FILENO, POLLIN, 0}, {-1, POLLIN, 0}};
        if (me.server) all[1].fd = me.server->socket;
        if (me.server && !me.server->out.empty()) all[1].events = POLLIN | POLLOUT;
        ::poll(all, 2, -1);
        if (me.server) me.serve();
        if (all[0].revents != 0 && std::fgets(line, sizeof line, stdin) == nullptr) return 0;
        if (all[0].revents != 0) me.obey({line, std::strcspn(line, "\n")});
        if (me.server && !me.server->flush()) me.server.reset(), say("disconnected");
    }
}
