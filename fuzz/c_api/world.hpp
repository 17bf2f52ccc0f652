#pragma once

#include "c_api/choice.hpp"
#include "c_api/heap.hpp"
#include "c_api/input.hpp"
#include "c_api/outcome.hpp"
#include "c_api/results.hpp"
#include "c_api/singles.hpp"

#include <triqueta.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

/// The model: the live handles, and what is known of each.
namespace fuzz {

/// Everything observable about a handle. Only calls that are documented to change the handle may change it.
using fingerprint = std::vector<std::uint8_t>;

template <class T>
void append(fingerprint& to, T const& what) {
    auto const* const bytes = reinterpret_cast<std::uint8_t const*>(&what);
    to.insert(to.end(), bytes, bytes + sizeof what);
}

struct known_game {
    tq_game* handle = nullptr;
    std::int32_t variant = 0;
    std::int32_t players = 0;
    bool is_dealt = false;            // from a seed, which supplies all outcomes
    bool has_dice = false;            // they draw where no deal supplies the outcome
    bool has_record = false;          // it began at its set-up
    bool is_closed = false;           // it takes no moves
    std::uint64_t course = 0;         // identifies its past; views of another course need not match
    fingerprint last;                 // after the last call that might change it
    std::vector<fingerprint> undone;  // the positions that redo restores, the next one last

    /// The position, which redo restores.
    [[nodiscard]] fingerprint position() const {
        auto all = all_of<std::uint8_t>([this](auto... out) { return tq_game_snapshot(handle, out...); });
        append(all, moment());
        return all;
    }
    [[nodiscard]] fingerprint look() const {
        auto all = position();
        auto const add = [&all](std::vector<char> const& text) { all.insert(all.end(), text.begin(), text.end()); };
        add(all_of<char>([this](auto... out) { return tq_game_seats_json(handle, out...); }));
        std::int32_t tags = 0;
        claim(tq_game_tag_count(handle, &tags) == TQ_OK, "a game has no tags");
        for (std::int32_t i = 0; i < tags; ++i) {
            auto const name = all_of<char>([=, this](auto... out) { return tq_game_tag_name(handle, i, out...); });
            add(name);
            add(all_of<char>([&](auto... out) { return tq_game_tag(handle, name.data(), name.size(), out...); }));
        }
        return all;
    }
    [[nodiscard]] bool answers_for_chance() const { return is_dealt || has_dice; }
    [[nodiscard]] std::uint64_t moment() const {
        std::uint64_t found = 0;
        claim(tq_game_moment(handle, &found) == TQ_OK, "a game has no moment");
        return found;
    }
    [[nodiscard]] std::int32_t turn() const {
        std::int32_t found = 0;
        claim(tq_game_turn(handle, &found) == TQ_OK, "a game has no turn");
        return found;
    }
    void free() { tq_game_free(std::exchange(handle, nullptr)); }
};

struct known_view {
    tq_view* handle = nullptr;
    std::int32_t variant = 0;
    std::int32_t players = 0;
    std::int32_t viewer = 0;
    std::uint64_t course = 0;  // the game's course and moment when the view was made
    std::uint64_t moment = 0;
    fingerprint last;

    [[nodiscard]] fingerprint look() const {
        std::uint64_t hash = 0;
        claim(tq_view_hash(handle, &hash) == TQ_OK, "a view has no hash");
        auto all = all_of<std::uint8_t>([this](auto... out) { return tq_view_snapshot(handle, out...); });
        append(all, hash);
        return all;
    }
    void free() { tq_view_free(std::exchange(handle, nullptr)); }
};

[[nodiscard]] inline tq_batch_io no_arrays() {
    tq_batch_io io{};
    io.struct_size = sizeof io;
    return io;
}

struct known_batch {
    tq_batch* handle = nullptr;
    choice options;
    tq_sizes sizes{};
    std::size_t places = 0;
    std::vector<single_game> singles;  // the game of each place
    fingerprint last;

    [[nodiscard]] fingerprint look() const {
        std::vector<std::int32_t> seats(places);
        std::vector<std::int8_t> views(places * static_cast<std::size_t>(sizes.encoding_length));
        auto io = no_arrays();
        io.seat = seats.data();
        io.seat_capacity = seats.size();
        io.view = views.data();
        io.view_capacity = views.size();
        claim(tq_batch_observe(handle, &io) == TQ_OK, "a batch can't be observed");
        fingerprint all{views.begin(), views.end()};
        for (auto const seat : seats) append(all, seat);
        for (auto const one : all_of<std::uint64_t>([this](auto... out) { return tq_batch_numbers(handle, out...); }))
            append(all, one);
        return all;
    }
    void free() { tq_batch_free(std::exchange(handle, nullptr)); }
};

class world {
  public:
    explicit world(std::span<std::uint8_t const> bytes) : from{bytes} {}
    world(world const&) = delete;
    world& operator=(world const&) = delete;
    ~world() { free_all(); }

    void free_all() {
        each([](auto& one) { one.free(); });
    }

    /// Claims that the call changed only what it should.
    void nothing_else_changed() {
        each([](auto& one) {
            if (one.handle != nullptr) claim(one.look() == one.last, "a handle has changed that nobody changed");
        });
    }
    /// Updates the model after a handle was changed.
    template <class Known>
    void changed(Known& one) {
        one.last = one.look();
    }
    /// Updates the model after a game's past was replaced.
    void begins_anew(known_game& game) {
        game.course = ++courses_;
        game.undone.clear();
        changed(game);
    }

    /// Picks an argument: mostly a live handle, else NULL or a live handle of another type. Then `one` is null.
    template <class Known>
    auto* handle(std::vector<Known>& all, outcome& how, Known*& one) {
        using pointer = decltype(one->handle);
        one = nullptr;
        if (from.one_in(32)) {
            auto const wrong = any_other<pointer>();
            how.must(wrong == nullptr ? TQ_NULL : TQ_WRONG_HANDLE);
            return wrong;
        }
        auto& found = from.pick(all);
        if (found.handle == nullptr)
            how.must(TQ_NULL);
        else
            one = &found;
        return found.handle;
    }
    auto* game(outcome& how, known_game*& one) { return handle(games, how, one); }
    auto* view(outcome& how, known_view*& one) { return handle(views, how, one); }
    auto* batch(outcome& how, known_batch*& one) { return handle(batches, how, one); }

    /// Picks a live handle, or null.
    template <class Known>
    Known* live(std::vector<Known>& all) {
        auto& found = from.pick(all);
        return found.handle == nullptr ? nullptr : &found;
    }
    /// Picks a place for a new handle, and frees the handle there.
    template <class Known>
    Known& place(std::vector<Known>& all) {
        auto& found = from.pick(all);
        found.free();
        found = {};
        return found;
    }

    /// Picks a choice of a game, sometimes an impossible one.
    choice const& options(outcome& how) {
        auto& o = options_;
        auto const variant = from.number_below(variants);
        auto const [least, most] = players_of[variant];
        auto const players = least + from.number_below(static_cast<std::uint32_t>(most - least + 1));
        o = {variant, players};
        o.count = 1 + from.below(variant >= mayhem ? 3 : 2);
        o.values[1] = from.number_below(static_cast<std::uint32_t>(players));
        if (variant == mayhem) o.values[2] = from.number_below(2);
        if (variant == race) o.values[2] = 1 + from.number_below(200);
        if (variant == race && o.count < 3) o.count = 3;  // else it may last for long
        if (!from.one_in(16)) return o;
        switch (from.below(6)) {
            case 0:
                o.options = nullptr;
                if (from.one_in(2) && variant != race)
                    o.count = 0;
                else
                    how.must(TQ_NULL);
                break;
            case 1:
                o.variant = from.odd_number();
                if (o.variant < 0 || o.variant >= variants)
                    how.must(TQ_NO_SUCH_VARIANT);
                else
                    o = {o.variant == race ? 0 : o.variant, 2};
                break;
            case 2:
                o.values[0] = from.odd_number();
                o.values[1] = 0;
                if (o.values[0] < least || o.values[0] > most) how.must(TQ_WRONG_OPTIONS);
                break;
            case 3:
                o.values[1] = from.odd_number();
                o.count = std::max(o.count, std::size_t{2});
                if (o.values[1] < 0 || o.values[1] >= players) how.must(TQ_WRONG_OPTIONS);
                break;
            case 4:
                o.count = (variant >= mayhem ? 4 : 3) + from.below(2);
                how.must(TQ_WRONG_OPTIONS);
                break;
            default:
                if (variant == mayhem) o.values[2] = 2;
                if (variant == race) o.values[2] = -from.number_below(2);
                if (o.count == 3) how.must(TQ_WRONG_OPTIONS);
        }
        return o;
    }

    /// Picks an allocator, NULL, or an invalid allocator.
    tq_allocator const* allocator(outcome& how) {
        allocator_ = memory.allocator();
        if (from.one_in(8)) return nullptr;
        if (!from.one_in(32)) return &allocator_;
        switch (from.below(4)) {
            case 0: allocator_.struct_size = 0, how.must(TQ_NO_STRUCT_SIZE); break;
            case 1: allocator_.struct_size = 8, how.must(TQ_WRONG_STRUCT_SIZE); break;
            case 2: allocator_.allocate = nullptr, how.must(TQ_NULL); break;
            default: allocator_.release = nullptr, how.must(TQ_NULL);
        }
        return &allocator_;
    }

    /// Picks a viewer of a game for this many players, sometimes an invalid one. `everybody` is one more valid value.
    std::int32_t viewer(std::int32_t players, outcome& how, std::int32_t everybody = TQ_SPECTATOR) {
        if (from.one_in(32)) {
            auto const odd = from.odd_number();
            if (odd != TQ_SPECTATOR && odd != everybody && (odd < 0 || odd >= players)) how.must(TQ_NO_SUCH_VIEWER);
            return odd;
        }
        auto const one = from.number_below(static_cast<std::uint32_t>(players + 1));
        return one == players ? static_cast<std::int32_t>(TQ_SPECTATOR) : one;
    }
    std::int32_t seat(std::int32_t players, outcome& how) {
        if (!from.one_in(32)) return from.number_below(static_cast<std::uint32_t>(players));
        auto const odd = from.odd_number();
        if (odd < 0 || odd >= players) how.must(TQ_NO_SUCH_SEAT);
        return odd;
    }
    std::int32_t language(outcome& how) {
        if (!from.one_in(32)) return from.number_below(3);
        auto const odd = from.odd_number();
        if (odd < TQ_ENGLISH || odd > TQ_FRENCH) how.must(TQ_NO_SUCH_LANGUAGE);
        return odd;
    }

    input from;
    heap memory;
    tq_dice dice{{1, 0}};
    std::vector<known_game> games = std::vector<known_game>(3);
    std::vector<known_view> views = std::vector<known_view>(4);
    std::vector<known_batch> batches = std::vector<known_batch>(2);
    std::vector<char> text = {'?'};           // a text that was written or made up
    std::vector<std::uint8_t> bytes = {'?'};  // likewise
    std::vector<std::uint8_t> saved = {'?'};
    std::vector<char> fair = {'?'};  // a fair deal

  private:
    template <class F>
    void each(F f) {
        for (auto& one : games) f(one);
        for (auto& one : views) f(one);
        for (auto& one : batches) f(one);
    }

    /// Returns a live handle of another type, cast to Pointer; null if there is none.
    template <class Pointer>
    Pointer any_other() {
        Pointer found = nullptr;
        auto const which = from.below(4);
        std::uint32_t seen = 0;
        each([&](auto& one) {
            if constexpr (!std::is_same_v<decltype(one.handle), Pointer>)
                if (one.handle != nullptr && (found == nullptr || seen++ < which))
                    found = reinterpret_cast<Pointer>(one.handle);
        });
        return found;
    }

    choice options_;
    tq_allocator allocator_{};
    std::uint64_t courses_ = 0;
};

}  // namespace fuzz
