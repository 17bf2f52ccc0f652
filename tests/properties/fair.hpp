#pragma once

#include "properties/choices.hpp"
#include "properties/claim.hpp"
#include "properties/fair_secret.hpp"
#include "properties/stream.hpp"

#include <triqueta/any.hpp>

#include <utility>

namespace properties {

/// All that a server gives others of a match that goes on.
inline void a_secret_stays_secret(triqueta::any_match const& m, secret_search const& secrets) {
    auto const& in = triqueta::text::in_english;
    for (int i = -1; i < m.players(); ++i) {
        auto const who = i < 0 ? triqueta::viewer::spectator() : triqueta::viewer{triqueta::seat{i}};
        auto const v = m.view(who);
        secrets.look_in(v.json(in));
        secrets.look_in(v.text(in));
        secrets.look_in(v.bytes());
        secrets.look_in(m.catch_up(who));
        secrets.look_in(m.events(who));
        secrets.look_in(*m.record(who));
    }
    secrets.look_in(*m.record());
    secrets.look_in(m.seats_json());
    secrets.look_in(m.result_json());
    for (auto const& tag : m.tags()) secrets.look_in(tag.value);
    auto const shown = m.fair();
    claim(shown && !shown->secret() && !shown->game_seed(), "leak: a fair deal shows its secret before the end");
    secrets.look_in(m.copy().bytes());
}

/// A game with a fair deal, saved at any moment: its record holds, its secret is one until the end, and nobody takes
/// back what somebody saw.
inline void a_fair_game_holds(triqueta::any_catalog const& games, choices& from) {
    using namespace triqueta;
    auto const chosen = any_choice(games, from);
    auto const fair = any_fair_deal(fair_terms_of(chosen), from);
    auto made = games.make(chosen, fair);
    claim(static_cast<bool>(made), "a game can be dealt fairly");
    auto m = *std::move(made);
    claim(m.id() == fair.match(), "a fair match has the id of its deal");
    claim(m.fair() == fair.without_secret(), "a fair match knows its fair deal");
    secret_search{fair}.look_in(fair_deal_text({chosen, fair}));
    secret_search const secrets{fair};

    auto most = from.one_in(3) ? from.below_any(1000) : 100'000;
    for (; most > 0 && !m.is_over(); --most) {
        auto const legal = m.view(*m.to_move()).legal();
        claim(!m.play(*m.to_move(), legal[from.below_any(static_cast<std::uint32_t>(legal.size()))]),
              "a legal action is accepted");
        if (!from.one_in(16) || m.is_over()) continue;
        if (from.one_in(2)) {
            auto const no = m.undo();
            auto again = m.exact_copy();
            if (no) claim(again.undo(undo_looks::yes) == no, "nothing allows to take back what was seen");
            if (!no) claim(!m.redo(), "what was undone can be redone");
        }
        a_secret_stays_secret(m, secrets);
        auto read = games.read_session(m.bytes(), 1);
        claim(static_cast<bool>(read), "a saved fair session is read");
        m = *std::move(read);
        claim(m.fair() == fair.without_secret(), "and has its fair deal");
    }
    if (!m.is_over()) {
        auto const unfinished = games.verify_record(*m.record());
        claim(unfinished && unfinished->moves.holds() && unfinished->commitment.why == refusal::no_seed &&
                  unfinished->deal.why == refusal::no_seed,
              "a record before the end has no seed");
        claim(!m.close("nobody is left"), "a session can be closed");
    }
    auto const text = *m.record();
    auto const found = games.verify_record(text);
    claim(found && found->holds() && found->steps == m.moment(), "the record of a fair game holds");
    auto const again = games.read_record(text);
    claim(again && *again->record() == text, "a record of a fair game is read and written again");
}

}  // namespace properties
