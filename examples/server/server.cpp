// A server for every game of games.cpp, in one thread that never waits for a client. docs/server.md describes it.
//     server FOLDER [PATIENCE [ENTROPY]]
// It keeps the matches in FOLDER, prints its port, and drops clients that make it wait for PATIENCE milliseconds.
// Deals and ids come from the file ENTROPY, usually /dev/urandom.

#include "connection.hpp"
#include "games.hpp"

#include <poll.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <list>
#include <memory>
#include <vector>

namespace tq = triqueta;
namespace text = tq::text;
namespace {
constexpr std::size_t most_clients = 200, most_request = 4096, most_created = 100'000;

std::int64_t milliseconds(clockid_t clock) {
    timespec now{};
    ::clock_gettime(clock, &now);
    return now.tv_sec * 1000 + now.tv_nsec / 1'000'000;
}
std::string refused(tq::refusal why) {
    return "no " + std::to_string(why.code()) + ' ' + games.sentence(why, text::in_english);
}

/// Replaces a file at once: it is always the old one or the new one. The new one lasts when its folder is synced too.
bool replace_file(std::string const& path, std::span<std::byte const> bytes) {
    auto const fresh = path + ".new";
    std::FILE* const file = std::fopen(fresh.c_str(), "wb");
    if (file == nullptr) return false;
    bool const is_written = std::fwrite(bytes.data(), 1, bytes.size(), file) == bytes.size() &&
                            std::fflush(file) == 0 && ::fsync(::fileno(file)) == 0;
    return std::fclose(file) == 0 && is_written && std::rename(fresh.c_str(), path.c_str()) == 0;
}

/// A match that somebody watches. All others are only in their files.
struct room {
    tq::any_match match;
    std::uint64_t saved = 0;  // the changes in its file
};

struct client : connection {
    std::shared_ptr<room> at;
    tq::viewer who = tq::viewer::spectator();
    std::optional<tq::cursor> cursor;   // where the messages so far lead; none before the client asks for them
    std::optional<std::uint64_t> seen;  // the changes that it knows
    std::int64_t since;                 // when it last didn't make the server wait
    bool is_lost = false;

    client(int opened, std::int64_t now) : connection{opened, most_request}, since{now} {}
    void watch(std::shared_ptr<room> const& match, tq::viewer viewer, std::optional<tq::cursor> from = {}) {
        at = match, who = viewer, cursor = from, seen = {};
    }
};

struct server {
    std::string folder;
    std::int64_t patience;
    std::FILE* entropy;
    int listener = ::socket(AF_INET, SOCK_STREAM, 0), directory = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY);
    std::list<client> clients = {};
    std::uint64_t created = 0, run = 0;
    std::int64_t now = 0, woken = milliseconds(CLOCK_MONOTONIC);  // `now` stands still while the disk keeps all waiting

    [[nodiscard]] bool open() const {
        auto address = loopback(0);
        socklen_t size = sizeof address;
        auto* const at = reinterpret_cast<sockaddr*>(&address);
        return entropy != nullptr && ::fcntl(listener, F_SETFL, O_NONBLOCK) == 0 && ::bind(listener, at, size) == 0 &&
               ::listen(listener, 64) == 0 && ::getsockname(listener, at, &size) == 0 &&
               std::printf("port %d\n", ntohs(address.sin_port)) > 0 && std::fflush(stdout) == 0;
    }

    /// Takes what clients sent, saves what changed, and only then answers. False if it couldn't save.
    [[nodiscard]] bool serve() {
        std::vector<pollfd> sockets;
        bool is_busy = false;
        for (auto const& c : clients) {
            sockets.push_back({c.socket, static_cast<short>(c.out.empty() ? POLLIN : POLLOUT), 0});
            is_busy = is_busy || (c.out.empty() && c.in.has_next());
        }
        if (clients.size() < most_clients) sockets.push_back({listener, POLLIN, 0});
        ::poll(sockets.data(), static_cast<nfds_t>(sockets.size()), is_busy ? 0 : 100);
        auto const before = std::exchange(woken, milliseconds(CLOCK_MONOTONIC));
        now += std::min<std::int64_t>(woken - before, 200);

        for (auto& c : clients) {
            if (!c.out.empty()) continue;  // a client isn't listened to until it has taken its answer
            if (!c.in.has_next()) c.is_lost = !c.receive();
            auto const request = c.in.next();
            auto const answer = request ? reply(c, *request) : "";
            if (!answer.empty())
                tq::append_frame(c.out, answer.size() <= tq::most_input ? answer : refused(tq::refusal::too_much));
        }
        int const opened = clients.size() < most_clients ? ::accept(listener, nullptr, nullptr) : -1;
        if (opened >= 0) clients.emplace_back(opened, now);
        for (auto& c : clients)
            if (c.at && std::exchange(c.at->saved, c.at->match.changes()) != c.at->match.changes() &&
                !(replace_file(path(c.at->match.id()), c.at->match.bytes()) && ::fsync(directory) == 0))
                return false;
        for (auto& c : clients) send(c);
        clients.remove_if([](client const& c) { return c.is_lost; });
        return true;
    }

    [[nodiscard]] std::string path(tq::match_id const& id) const { return folder + '/' + text::to_text(id) + ".save"; }

    void send(client& c) const {
        c.is_lost = c.is_lost || c.in.is_broken() || !c.flush();
        // One message for all that happened since the last one: a slow client gets fewer, not more.
        if (c.cursor && c.out.empty() && c.seen != c.at->match.changes()) {
            tq::append_frame(c.out, "table " + c.at->match.seats_json());
            tq::append_frame(c.out, c.at->match.catch_up(c.who, *c.cursor));
            c.cursor = c.at->match.cursor(c.who);
            c.seen = c.at->match.changes();
            c.is_lost = c.is_lost || !c.flush();
        }
        if (c.at && c.out.empty() && !c.in.has_part()) c.since = now;
        c.is_lost = c.is_lost || now - c.since > patience;
    }

    /// The answer to a request. Empty if a message of the match is the answer.
    [[nodiscard]] std::string reply(client& c, std::string_view line) {
        text::reader words{line};
        if (words.take("list")) return "ok\n" + games.text(text::in_english);
        if (words.take("create")) return create(c, line.substr(words.at()));
        if (words.take("join")) return join(c, words);
        if (!c.at) return refused(tq::refusal::unknown_word);
        auto const& m = c.at->match;
        if (words.take("record")) {
            auto const record = m.record(m.is_over() ? std::nullopt : std::optional{c.who});
            return record ? "ok " + *record : refused(*record.why().begin());
        }
        if (words.take("json")) return "ok " + m.view(c.who).json(text::in_english);
        if (words.take("catch") && words.take("up")) {
            auto const from = text::read_cursor(words.next_word());
            return c.watch(c.at, c.who, from ? *from : tq::cursor{}), "";
        }
        auto const no = c.who.is_spectator() ? tq::refusal::no_such_seat : act(*c.at, c.who.seat(), words);
        return no ? refused(no) : "ok";
    }

    [[nodiscard]] std::string create(client& c, std::string_view what) {
        tq::seed seed{};
        tq::match_id id{};
        if (std::fread(&seed, sizeof seed, 1, entropy) != 1 || std::fread(&id, sizeof id, 1, entropy) != 1 ||
            ++created > most_created)
            return refused(tq::refusal::too_much);
        auto const game = games.choose(what);
        if (!game) return "no " + std::to_string(game.why().code()) + ' ' + games.sentence(game, text::in_english);
        auto made = games.make(*game, seed);
        if (!made) return refused(*made.why().begin());
        c.watch(std::make_shared<room>(room{*std::move(made)}), tq::viewer::spectator());
        c.at->match.set_id(id);
        return "ok " + text::to_text(id);
    }

    /// join ID [seat NUMBER KEY [bot]]. The player chooses the key, and comes back by it.
    [[nodiscard]] std::string join(client& c, text::reader& words) {
        auto const r = find(text::read_match_id(words.next_word()));
        if (!r) return refused(tq::refusal::other_match);
        words.take(words.next_word());
        if (!words.take("seat")) return c.watch(r, tq::viewer::spectator()), "ok";
        tq::seat const s{words.number(0, r->match.players() - 1)};
        auto const key = words.next_word();
        words.take(key);
        auto const by = words.take("bot") ? tq::seat_holder::bot : tq::seat_holder::person;
        if (words.failed() || !r->match.claim_seat(s, by, key)) return refused(tq::refusal::no_such_seat);
        return c.watch(r, s), "ok";
    }
    /// A match that somebody watches, or from its file.
    [[nodiscard]] std::shared_ptr<room> find(tq::parsed<tq::match_id> const& id) {
        if (!id) return nullptr;
        for (auto const& c : clients)
            if (c.at && c.at->match.id() == *id) return c.at;
        run = std::max(run + 1, static_cast<std::uint64_t>(milliseconds(CLOCK_REALTIME)));
        std::vector<char> const bytes{std::istreambuf_iterator<char>{std::ifstream{path(*id)}.rdbuf()}, {}};
        auto read = games.read_session(std::as_bytes(std::span{bytes}), run);
        return read && read->id() == *id ? std::make_shared<room>(room{*std::move(read)}) : nullptr;
    }

    /// play CURSOR ACTION, undo CURSOR, keep, leave.
    [[nodiscard]] tq::refusal act(room& r, tq::seat me, text::reader& words) {
        if (words.take("keep")) return r.match.refuse_to_undo(), tq::refusal{};
        if (words.take("leave")) {
            if (auto const no = r.match.leave_seat(me, tq::seat_exit::resigned)) return no;
            for (auto& c : clients)
                if (c.at.get() == &r && c.who.is(me)) c.watch(c.at, tq::viewer::spectator());
            bool const is_left = r.match.seats(tq::seat_holder::person).empty() && !r.match.is_over();
            return is_left ? r.match.close("Everybody left.") : tq::refusal{};
        }
        bool const is_undo = words.take("undo");
        if (!is_undo && !words.take("play")) return tq::refusal::unknown_word;
        auto const word = words.next_word();
        auto const at = text::read_cursor(word);
        if (!at || !words.take(word)) return at.why();
        if (is_undo) return r.match.agree_to_undo(*at, me);
        auto const action = words.number(0, r.match.game().actions - 1);
        return words.failed() ? words.why() : r.match.play_at(*at, me, action, milliseconds(CLOCK_REALTIME));
    }
};
}  // namespace

int main(int count, char** words) {
    std::signal(SIGPIPE, SIG_IGN);
    if (count < 2) return 2;
    auto const patience = count > 2 ? std::atoll(words[2]) : 60'000;
    server all{words[1], patience, std::fopen(count > 3 ? words[3] : "/dev/urandom", "rb")};
    for (bool goes_on = all.open(); goes_on;) goes_on = all.serve();
    return std::perror(words[1]), 1;  // nobody was told of what couldn't be saved
}
