#pragma once

#include "triqueta/any/any_game.hpp"
#include "triqueta/any/any_match.hpp"
#include "triqueta/any/any_view.hpp"
#include "triqueta/any/choice_read.hpp"
#include "triqueta/any/choice_text.hpp"
#include "triqueta/any/choose.hpp"
#include "triqueta/any/game_choice.hpp"
#include "triqueta/any/memory.hpp"
#include "triqueta/any/message.hpp"
#include "triqueta/catalog/entry.hpp"
#include "triqueta/core/limits.hpp"
#include "triqueta/core/reasons.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/data/sections.hpp"
#include "triqueta/data/snapshot_header.hpp"
#include "triqueta/text/json_value.hpp"
#include "triqueta/text/language.hpp"
#include "triqueta/text/record_game.hpp"
#include "triqueta/text/verification.hpp"

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace triqueta {

/// The games that a program offers at run time, with their types erased. Make it in one file of your program, as
/// any_games.hpp says; all other files include only any.hpp, which compiles fast.
class any_catalog {
  public:
    constexpr any_catalog(std::span<any_game const* const> games, std::span<catalog_entry const> entries)
        : games_{games}, entries_{entries} {}

    /// An entry for each variant, for example for a lobby.
    [[nodiscard]] constexpr std::span<catalog_entry const> all() const { return entries_; }
    /// The same as text, a line each, in the form that `choose` reads, with bounds in place of values:
    /// "wasps_at_noon(players=2..4, crop=3..6) Wasps at Noon".
    [[nodiscard]] std::string text(text::language const& in) const;
    /// Its games: a variant may be several, for different numbers of players.
    [[nodiscard]] constexpr std::span<any_game const* const> games() const { return games_; }
    /// The game with this name for this number of players; null if there is none.
    [[nodiscard]] any_game const* find(std::string_view name, int players) const {
        return detail::find_game(games_, name, players);
    }
    /// The game of a variant, by its index in `all()`, for this number of players; null if there is none.
    [[nodiscard]] any_game const* find(int variant, int players) const {
        for (any_game const* const one : games_)
            if (one->variant == variant && one->takes(players)) return one;
        return nullptr;
    }

    /// A choice from a name and options: "hidden_wolves(players=4, first=2)". Options that are missing have their
    /// defaults, and players the smallest number.
    [[nodiscard]] choice_read choose(std::string_view text) const {
        if (text.size() > most_input) return choice_fault{.why = refusal::too_much};
        detail::choice_reader reader{text};
        auto const given = reader.read();
        if (reader.fault().why) return reader.fault();
        return detail::choose(games_, entries_, given);
    }
    /// The same from values.
    [[nodiscard]] choice_read choose(std::string_view name, std::span<option_value const> options) const {
        detail::given_choice given{.game = name};
        for (auto const& one : options) given.add({.name = one.name, .value = one.value});
        return detail::choose(games_, entries_, given);
    }
    [[nodiscard]] choice_read choose(std::string_view name, std::initializer_list<option_value> options) const {
        return choose(name, std::span{options.begin(), options.size()});
    }

    /// A new match.
    [[nodiscard]] reading<any_match> make(game_choice const& chosen, chance_source const& chance,
                                          memory const& in = {}) const {
        any_match made{in};
        auto const no = made.begin(*chosen.game, [&](void* at) -> detail::fault {
            return {chosen.game->match_data->make(at, in, chosen, chance), 0};
        });
        if (no) return no.why;
        made.has_own_seed_ = chance.has_own_seed();
        if (auto const* const fair = chance.fair())
            if (auto const lost = made.keep(*fair)) return lost;
        return made;
    }
    /// The same by its text. Refused as `choose` refuses it.
    [[nodiscard]] reading<any_match> make(std::string_view text, chance_source const& chance,
                                          memory const& in = {}) const {
        auto const chosen = choose(text);
        if (!chosen) return chosen.why();
        return make(*chosen, chance, in);
    }
    /// The view of a new game before anything happened, for people at a table.
    [[nodiscard]] reading<any_view> spectate(game_choice const& chosen, viewer who = viewer::spectator(),
                                             memory const& in = {}) const {
        any_view made{in};
        auto const no = made.make(*chosen.game, [&](void* at) -> detail::fault {
            return {chosen.game->view->make_start(at, who, chosen) ? refusal{} : refusal::no_such_seat, 0};
        });
        if (no) return no.why;
        return made;
    }

    // Input may come from anybody. What is refused says why and where.

    /// A session that was saved. It begins a new line of play. `run` is a number that is greater than at every earlier
    /// start of the server, such as the time: it shows viewers that an older save was loaded.
    [[nodiscard]] parsed<any_match> read_session(std::span<std::byte const> bytes, std::uint64_t run,
                                                 memory const& in = {}) const;
    /// A client's view, from a message that has a whole view: what `any_match::catch_up` sends without a cursor.
    [[nodiscard]] reading<any_view> join(std::span<std::byte const> message, memory const& in = {}) const;
    /// The same for a client that knows its match and its seat. Messages of others are refused.
    [[nodiscard]] reading<any_view> join(std::span<std::byte const> message, match_id const& id, viewer who,
                                         memory const& in = {}) const {
        auto joined = join(message, in);
        if (joined && joined->id() != id) return refusal::other_match;
        if (joined && !(joined->who() == who)) return refusal::other_viewer;
        return joined;
    }
    /// A view from a snapshot.
    [[nodiscard]] reading<any_view> read_view(std::span<std::byte const> bytes, memory const& in = {}) const;
    /// A match that goes on from a snapshot of a state. The caller is chance.
    [[nodiscard]] reading<any_match> read_state(std::span<std::byte const> bytes, memory const& in = {}) const;
    /// The same from the text of a position.
    [[nodiscard]] position_read<any_view> read_view(std::string_view text, text::language const& language,
                                                    memory const& in = {}) const;
    [[nodiscard]] position_read<any_match> read_state(std::string_view text, text::language const& language,
                                                      memory const& in = {}) const;
    /// A view from JSON. The words of its legal actions must be in this language.
    [[nodiscard]] position_read<any_view> read_json_view(std::string_view text, text::language const& language,
                                                         memory const& in = {}) const;
    /// A match from a record of the whole game. It keeps the tags, and is open even if the record was closed. The
    /// caller is chance.
    [[nodiscard]] parsed<any_match> read_record(std::string_view text, memory const& in = {}) const;
    /// The fair deal of a record, or one that was written alone, and its game. Every commitment in it is checked.
    [[nodiscard]] parsed<fair_choice> read_fair_deal(std::string_view text) const;
    /// What a whole record proves: the commitments of its fair deal, the deal, and the moves. Refused if it is of no
    /// game here.
    [[nodiscard]] parsed<text::verification> verify_record(std::string_view text) const;
    /// The view at the end of a record that is cut down for its viewer.
    [[nodiscard]] parsed<any_view> read_seen_record(std::string_view text, memory const& in = {}) const;

    /// The sentence for a refusal of any game. Empty if nothing was refused.
    [[nodiscard]] char const* sentence(refusal why, text::language const& in) const {
        for (any_game const* const one : games_) {
            char const* const found = one->sentence(why, in);
            if (found != in.unknown_reason) return found;
        }
        return in.unknown_reason;
    }
    /// The sentence for what is wrong with a choice, such as "players must be 2 to 5.".
    [[nodiscard]] std::string sentence(choice_read const& chosen, text::language const& in) const {
        auto const& wrong = chosen.fault();
        return detail::sentence_of(wrong, detail::find_entry(entries_, wrong.game), sentence(wrong.why, in), in);
    }

    /// The game of bytes that begin with a header of this kind; null, and why, if they don't.
    [[nodiscard]] any_game const* find(std::span<std::byte const> bytes, snapshot_of kind, refusal& why) const;

  private:
    /// The game named in the tags of a text.
    [[nodiscard]] any_game const* find(std::string_view text, refusal& why, std::size_t& where) const;

    std::span<any_game const* const> games_;
    std::span<catalog_entry const> entries_;
};

inline bool any_view::put_completion(dice& random, any_match& into) const {
    return into.go_on_by(
        *game_, [&](void* at, bool is_match) { game_->view->complete(at_, random, at, into.memory_, is_match); });
}
inline any_match any_view::complete(dice& random) const {
    any_match made{memory_};
    put_completion(random, made);
    made.set_id(id_);
    return made;
}

inline std::string any_catalog::text(text::language const& in) const {
    std::string all;
    auto const add = [&](std::string_view name, int least, int most) {
        all.append(name) += '=' + std::to_string(least) + ".." + std::to_string(most);
    };
    for (auto const& one : entries_) {
        all.append(one.name);
        add("(players", one.least_players, one.most_players);
        add(", first", 0, one.most_players - 1);
        for (auto const& option : one.options) {
            all += ", ";
            add(option.name, option.least, option.most);
        }
        all.append(") ").append(one.title(in)) += '\n';
    }
    return all;
}

inline any_game const* any_catalog::find(std::span<std::byte const> bytes, snapshot_of kind, refusal& why) const {
    auto const header = detail::read_header(bytes, kind);
    if (header.why) return why = header.why, nullptr;
    for (any_game const* const one : games_)
        if (one->code == header.game) return one;
    return why = refusal::wrong_game, nullptr;
}

inline any_game const* any_catalog::find(std::string_view text, refusal& why, std::size_t& where) const {
    auto const named = text::read_game(text);
    if (!named) {
        where = named.where();
        return why = named.why(), nullptr;
    }
    if (any_game const* const found = find(named->name, named->players)) return found;
    bool const is_variant = detail::find_entry(entries_, named->name) != nullptr;
    where = is_variant ? named->where_players : named->where_name;
    return why = is_variant ? refusal::wrong_players : refusal::wrong_game, nullptr;
}

inline parsed<any_match> any_catalog::read_session(std::span<std::byte const> bytes, std::uint64_t run,
                                                   memory const& in) const {
    refusal why;
    auto const* const game = find(bytes, snapshot_of::session, why);
    if (game == nullptr) return {why, 0};
    any_match made{in};
    detail::byte_reader from{bytes, detail::snapshot_header};
    auto notes = from.section();
    from.fail_like(notes);
    auto const no = made.begin(*game, [&](void* at) -> detail::fault {
        if (!from.failed()) static_cast<void>(game->match_data->read_match(at, in, from));
        return {from.why(), from.where()};
    });
    if (no) return {*no.why.begin(), no.where};
    from.expect_end();
    if (!from.failed()) made.read_notes(notes);
    from.fail_like(notes);
    if (!from.failed() && !made.fair_deal_holds()) from.fail(refusal::wrong_seed, detail::snapshot_header);
    if (from.failed()) return {from.why(), from.where()};
    made.begin_run(run);
    return made;
}

inline reading<any_view> any_catalog::join(std::span<std::byte const> message, memory const& in) const {
    auto const read = detail::read_message(message);
    if (read.why) return read.why;
    if (read.header.content != detail::message_of::view) return refusal::missed_messages;
    refusal why;
    auto const* const game = find(read.content, snapshot_of::view, why);
    if (game == nullptr) return why;
    if (game->code != read.header.game) return refusal::wrong_game;
    any_view made{in};
    auto const no = made.make(*game, [&](void* at) { return game->view_data->read(at, read.content); });
    if (no) return no.why;
    if (made.hash() != read.header.after.view_hash || !(made.who() == read.header.who)) return refusal::wrong_end;
    made.id_ = read.header.id;
    made.line_ = read.header.line;
    made.moment_ = read.header.after.moment;
    return made;
}

inline reading<any_view> any_catalog::read_view(std::span<std::byte const> bytes, memory const& in) const {
    refusal why;
    auto const* const game = find(bytes, snapshot_of::view, why);
    if (game == nullptr) return why;
    any_view made{in};
    auto const no = made.make(*game, [&](void* at) { return game->view_data->read(at, bytes); });
    if (no) return no.why;
    return made;
}

inline reading<any_match> any_catalog::read_state(std::span<std::byte const> bytes, memory const& in) const {
    refusal why;
    auto const* const game = find(bytes, snapshot_of::state, why);
    if (game == nullptr) return why;
    any_match made{in};
    auto const no = made.begin(*game, [&](void* at) { return game->match_data->read_state(at, in, bytes); });
    if (no) return no.why;
    return made;
}

inline position_read<any_view> any_catalog::read_view(std::string_view text, text::language const& language,
                                                      memory const& in) const {
    refusal why;
    std::size_t where = 0;
    auto const* const game = find(text, why, where);
    if (game == nullptr) return {why, where};
    any_view made{in};
    auto const no = made.make(*game, [&](void* at) { return game->view_data->read_text(at, text, language); });
    if (no) return {no.why, no.where};
    return {std::move(made), text.size()};
}

inline position_read<any_match> any_catalog::read_state(std::string_view text, text::language const& language,
                                                        memory const& in) const {
    refusal why;
    std::size_t where = 0;
    auto const* const game = find(text, why, where);
    if (game == nullptr) return {why, where};
    any_match made{in};
    auto const no =
        made.begin(*game, [&](void* at) { return game->match_data->read_state_text(at, in, text, language); });
    if (no) return {no.why, no.where};
    return {std::move(made), text.size()};
}

inline position_read<any_view> any_catalog::read_json_view(std::string_view text, text::language const& language,
                                                           memory const& in) const {
    if (auto const fault = text::check_json(text); fault.why) return {fault.why, fault.where};
    text::json_value const whole{text, 0};
    text::json_value name;
    text::json_value players;
    if (!whole.is_object()) return {refusal::wrong_json_type, whole.where()};
    whole.each_member([&](text::json_value const& key, text::json_value const& value) {
        if (key.is("game")) name = value;
        if (key.is("players")) players = value;
        return true;
    });
    if (!name.is_text()) return {refusal::lacks_key, whole.where()};
    any_game const* game = nullptr;
    bool is_variant = false;
    for (any_game const* const one : games_) {
        if (!name.is(one->name)) continue;
        is_variant = true;
        if (one->takes(players.number(1, 255).value_or(0))) game = one;
    }
    if (!is_variant) return {refusal::wrong_game, name.where()};
    if (game == nullptr) return {refusal::wrong_players, players.where()};
    any_view made{in};
    auto const no = made.make(*game, [&](void* at) { return game->view_data->read_json(at, text, language); });
    if (no) return {no.why, no.where};
    return {std::move(made), text.size()};
}

inline parsed<any_match> any_catalog::read_record(std::string_view text, memory const& in) const {
    refusal why;
    std::size_t where = 0;
    auto const* const game = find(text, why, where);
    if (game == nullptr) return {why, where};
    any_match made{in};
    text::tags all;
    auto const no = made.begin(*game, [&](void* at) { return game->match_data->read_record(at, in, text, all); });
    if (no) return {*no.why.begin(), no.where};
    for (auto const& one : all)
        if (!game->reserves(one.name) || text::is_of_a_session(one.name))
            if (auto const lost = made.tags_.set_escaped(one)) return {lost, one.where};
    return made;
}

inline parsed<fair_choice> any_catalog::read_fair_deal(std::string_view text) const {
    refusal why;
    std::size_t where = 0;
    auto const* const game = find(text, why, where);
    if (game == nullptr) return {why, where};
    return game->match_data->read_fair_deal(*game, text);
}

inline parsed<text::verification> any_catalog::verify_record(std::string_view text) const {
    refusal why;
    std::size_t where = 0;
    auto const* const game = find(text, why, where);
    if (game == nullptr) return {why, where};
    return game->match_data->verify_record(text);
}

inline parsed<any_view> any_catalog::read_seen_record(std::string_view text, memory const& in) const {
    refusal why;
    std::size_t where = 0;
    auto const* const game = find(text, why, where);
    if (game == nullptr) return {why, where};
    any_view made{in};
    text::tags all;
    auto const no = made.make(*game, [&](void* at) { return game->view_data->read_record(at, text, all); });
    if (no) return {*no.why.begin(), no.where};
    return made;
}

}  // namespace triqueta
