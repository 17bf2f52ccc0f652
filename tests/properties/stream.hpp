#pragma once

#include "properties/choices.hpp"
#include "properties/claim.hpp"

#include <triqueta/any.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

namespace properties {

/// How much went wrong, and what became of the messages.
struct stream_counts {
    long faults = 0;
    long taken = 0;
    std::map<int, long> refused;  // by the code of the refusal

    stream_counts& operator+=(stream_counts const& more) {
        faults += more.faults;
        taken += more.taken;
        for (auto const& [code, count] : more.refused) refused[code] += count;
        return *this;
    }
};

/// A server, its clients, and a network that loses, repeats and reorders messages. The server takes moves back, is
/// killed, and goes on from older saves; clients are killed and come back. Whatever happens, a view that took a message
/// is the server's view at that message, and a client whose view isn't the server's notices it with the first new
/// message.
class unreliable_world {
  public:
    unreliable_world(triqueta::any_catalog const& games, triqueta::game_choice const& chosen, choices& from)
        : games_{&games}, from_{&from}, match_{make(games, chosen, from)} {
        match_.set_id({std::byte{0x7A}});
        for (int s = 0; s < match_.players(); ++s) clients_.emplace_back(triqueta::seat{s});
        clients_.emplace_back(triqueta::viewer::spectator());
        begin_line();
        save();
    }

    [[nodiscard]] stream_counts const& counts() const { return counts_; }

    /// Something happens, or goes wrong.
    void step() {
        switch (from_->below(24)) {
            case 0: return undo();
            case 1: return redo();
            case 2: return save();
            case 3: return restore();
            case 4: return kill_client();
            case 5:
            case 6: return lose();
            case 7:
            case 8: return repeat();
            case 9:
            case 10:
            case 11: return play();
            default: return deliver();
        }
    }

    /// The network works again: each client gets what is on its way, asks once to catch up, and agrees with the server.
    void settle() {
        for (client& c : clients_) {
            while (!c.on_its_way.empty()) take(c, 0);
            if (!c.view) {
                c.on_its_way.push_back(packet_for(c, std::nullopt));
                take(c, 0);
            }
            claim(c.view.has_value(), "a client without a view can join");
            auto const no = c.view->advance(match_.catch_up(c.who, c.view->cursor()));
            claim(!no, "what a client asks for fits its view");
            claim(*c.view == match_.view(c.who), "a client that caught up has the server's view");
            claim(c.view->cursor() == match_.cursor(c.who), "and its cursor");
            c.known = match_.cursor(c.who);
        }
    }

  private:
    struct packet {
        std::vector<std::byte> bytes;
        triqueta::any_view truth;  // the server's view when it was sent
        long version;
    };
    struct client {
        explicit client(triqueta::viewer v) : who{v} {}

        triqueta::viewer who;
        std::optional<triqueta::any_view> view;
        std::optional<triqueta::cursor> known;  // to the server: where the client will be after what was sent
        std::vector<packet> on_its_way;
    };

    static triqueta::any_match make(triqueta::any_catalog const& games, triqueta::game_choice const& chosen,
                                    choices& from) {
        triqueta::dice const random{from.below(256)};
        auto made = games.make(chosen, from.one_in(2) ? triqueta::chance_source{triqueta::seed_from(from.below(256))}
                                                      : triqueta::chance_source::drawn_by(random));
        claim(static_cast<bool>(made), "a choice of the catalogue can be played");
        return *std::move(made);
    }

    // --- the server

    /// Logs what viewers may know from here on: the past belongs to each line of play.
    void begin_line() {
        ++version_;
        logged_ = 0;
        log();
    }
    void log() {
        auto const& functions = *match_.game().match_data;
        auto const line = match_.line_of_play();
        for (; logged_ <= match_.moment(); ++logged_)
            for (client const& c : clients_)
                truths_.insert({line.run, line.undone, number_of(c.who), logged_,
                                functions.view_hash(match_.erased(), c.who, logged_)});
    }
    [[nodiscard]] bool is_true(triqueta::line_of_play line, triqueta::viewer who, triqueta::cursor const& at) const {
        return truths_.contains({line.run, line.undone, number_of(who), at.moment, at.view_hash});
    }
    [[nodiscard]] static int number_of(triqueta::viewer who) { return who.is_spectator() ? -1 : who.seat().number(); }

    void play() {
        auto const who = match_.to_move();
        if (!who) return;
        claim(!match_.play(*who, from_->pick(list{match_.view(*who).legal()})), "a legal action is accepted");
        ++version_;
        log();
        send_all();
    }
    void undo() {
        if (match_.undo(triqueta::undo_looks::yes,
                        from_->one_in(2) ? triqueta::undo_span::turn : triqueta::undo_span::action))
            return;
        ++counts_.faults;
        begin_line();
        if (from_->one_in(2)) send_all();
    }
    void redo() {
        if (match_.redo()) return;
        ++counts_.faults;
        begin_line();
        if (from_->one_in(2)) send_all();
    }
    void save() {
        if (saves_.size() == 4) saves_.erase(saves_.begin());
        saves_.push_back(match_.bytes());
    }
    /// The server is killed and goes on from some save. It doesn't know where its clients are.
    void restore() {
        ++counts_.faults;
        auto read = games_->read_session(from_->pick(list{saves_}), ++run_);
        claim(static_cast<bool>(read), "a saved session is read");
        match_ = *std::move(read);
        for (client& c : clients_) c.known.reset();
        begin_line();
    }
    [[nodiscard]] packet packet_for(client& c, std::optional<triqueta::cursor> const& at) {
        c.known = match_.cursor(c.who);
        return {match_.catch_up(c.who, at.value_or(triqueta::cursor{})), match_.view(c.who), version_};
    }
    void send_all() {
        for (client& c : clients_)
            if (c.known) c.on_its_way.push_back(packet_for(c, *c.known));
    }

    // --- the network

    [[nodiscard]] client& any_client() { return clients_[from_->below(static_cast<std::uint32_t>(clients_.size()))]; }
    void lose() {
        auto& c = any_client();
        if (c.on_its_way.empty()) return;
        ++counts_.faults;
        c.on_its_way.erase(c.on_its_way.begin() + static_cast<std::ptrdiff_t>(place_in(c.on_its_way)));
    }
    void repeat() {
        auto& c = any_client();
        if (c.on_its_way.empty()) return;
        ++counts_.faults;
        c.on_its_way.push_back(c.on_its_way[place_in(c.on_its_way)]);
    }
    void deliver() {
        auto& c = any_client();
        if (c.on_its_way.empty()) return ask(c);
        bool const in_order = !from_->one_in(4);
        auto const place = in_order ? 0 : place_in(c.on_its_way);
        counts_.faults += place > 0 ? 1 : 0;
        take(c, place);
    }
    template <class List>
    [[nodiscard]] std::size_t place_in(List const& all) {
        return from_->below(static_cast<std::uint32_t>(all.size()));
    }

    // --- the clients

    void kill_client() {
        ++counts_.faults;
        any_client().view.reset();
    }
    /// Sends a request, which may be lost. The server answers at once.
    void ask(client& c) {
        if (from_->one_in(4)) return;
        auto const at = c.view ? std::optional{c.view->cursor()} : std::nullopt;
        c.on_its_way.push_back(packet_for(c, at));
    }
    void take(client& c, std::size_t place) {
        packet const p = c.on_its_way[place];
        c.on_its_way.erase(c.on_its_way.begin() + static_cast<std::ptrdiff_t>(place));
        bool const is_new = p.version == version_;
        if (!c.view) return join(c, p);
        auto const before = *c.view;
        auto const no = c.view->advance(p.bytes);
        if (!no) {
            ++counts_.taken;
            claim(*c.view == p.truth, "a view that took a message is the server's view at that message");
            claim(!(c.view->line_of_play() < before.line_of_play()),
                  "a view never goes back to an earlier line of play");
            claim(is_true(c.view->line_of_play(), c.who, c.view->cursor()), "and on the line that it names");
            return;
        }
        ++counts_.refused[no.code()];
        claim(*c.view == before && c.view->cursor() == before.cursor(), "a refused message changes nothing");
        if (no != triqueta::refusal::repeated_message) return ask(c);
        if (is_new)
            claim(*c.view == match_.view(c.who), "a new message that brings nothing new means to be up to date");
        claim(is_true(c.view->line_of_play(), c.who, c.view->cursor()), "who ignores a message is on its line");
    }
    void join(client& c, packet const& p) {
        auto joined = games_->join(p.bytes);
        if (!joined) return ask(c);
        c.view = *std::move(joined);
        claim(*c.view == p.truth, "a client that joins has the server's view at that message");
    }

    /// A vector with the index type of choices::pick.
    template <class T>
    struct list {
        std::vector<T> const& all;

        explicit list(std::vector<T> const& of) : all{of} {}
        [[nodiscard]] std::size_t size() const { return all.size(); }
        [[nodiscard]] T const& operator[](int place) const { return all[static_cast<std::size_t>(place)]; }
    };

    triqueta::any_catalog const* games_;
    choices* from_;
    triqueta::any_match match_;
    std::vector<client> clients_;
    std::vector<std::vector<std::byte>> saves_;
    std::set<std::tuple<std::uint64_t, std::uint32_t, int, std::uint64_t, std::uint64_t>> truths_;
    std::size_t logged_ = 0;
    std::uint64_t run_ = 0;
    long version_ = 0;
    stream_counts counts_;
};

/// A game of a catalogue with any number of players up to this one, first seat and options.
[[nodiscard]] inline triqueta::game_choice any_choice(triqueta::any_catalog const& games, choices& from,
                                                      int most_players = triqueta::most_seats_of_any_game) {
    auto const all = games.games();
    auto const& game = *all[from.below(static_cast<std::uint32_t>(all.size()))];
    triqueta::game_choice chosen{&game, 0, 0, {}};
    auto const most = static_cast<std::uint32_t>(std::min(game.most_players, most_players));
    do chosen.players = 1 + static_cast<int>(from.below(most));
    while (!game.takes(chosen.players));
    chosen.first = static_cast<int>(from.below(static_cast<std::uint32_t>(chosen.players)));
    for (int i = 0; i < game.options.size(); ++i) {
        auto const& option = game.options[i];
        chosen.options[static_cast<std::size_t>(i)] =
            option.is_truth ? static_cast<int>(from.below(2)) : option.initial;
    }
    return chosen;
}

/// Plays a match in an unreliable world. Each player is a client, who gets a message for each move.
inline stream_counts a_stream_never_goes_wrong_unnoticed(triqueta::any_catalog const& games, choices& from,
                                                         int most_players = triqueta::most_seats_of_any_game) {
    unreliable_world world{games, any_choice(games, from, most_players), from};
    int const rounds = 1 + static_cast<int>(from.below(3));
    for (int round = 0; round < rounds; ++round) {
        for (auto steps = from.below_any(300); steps > 0; --steps) world.step();
        world.settle();
    }
    return world.counts();
}

}  // namespace properties
