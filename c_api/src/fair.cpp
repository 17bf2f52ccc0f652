#include "arguments.hpp"
#include "faults.hpp"
#include "outputs.hpp"
#include "positions.hpp"

#include <algorithm>

using namespace tq;
using triqueta::fair_choice, triqueta::fair_deal, triqueta::refusal;

namespace {

/// Finds 32 bytes.
tq_status find_seed(std::uint8_t const* bytes, triqueta::seed& found) {
    if (bytes == nullptr) return TQ_NULL;
    std::copy(bytes, bytes + found.size(), found.begin());
    return TQ_OK;
}
void put_seed(triqueta::seed const& from, std::uint8_t* bytes) { std::copy(from.begin(), from.end(), bytes); }

/// Calls use(fair_choice) with a fair deal from its text.
template <class Use>
tq_status of_fair_deal(char const* text, std::size_t length, tq_fault* fault, Use use) {
    std::string_view words;
    if (auto const no = find_text(text, length, words)) return no;
    auto const read = games.read_fair_deal(words);
    if (!read) return refuse(triqueta::reasons{read.why()}, words, read.where(), fault);
    auto one = *read;
    return use(one);
}

/// Writes a fair deal without its secret.
tq_status put_fair_deal(fair_choice const& one, char* out, std::size_t capacity, std::size_t* count) {
    return put_text(out, capacity, count, [&one](text_output to) {
        return one.chosen.game->match_data->write_fair_deal(one, triqueta::future::unknown, to);
    });
}
/// Takes a step of one seat, and writes the fair deal again.
tq_status after_step_of_seat(char const* text, std::size_t length, std::int32_t seat, std::uint8_t const* bytes,
                             char* out, std::size_t capacity, std::size_t* count, tq_fault* fault,
                             refusal (fair_deal::*step)(triqueta::seat, triqueta::seed const&)) {
    zero(count);
    if (auto const no = begin(fault)) return no;
    triqueta::seed given{};
    if (auto const no = find_seed(bytes, given)) return no;
    return of_fair_deal(text, length, fault, [&](fair_choice& one) -> tq_status {
        auto const who = seat_of(seat, one.chosen.players);
        if (!who) return TQ_NO_SUCH_SEAT;
        if (auto const no = (one.fair.*step)(*who, given)) return refuse(triqueta::reasons{no}, fault);
        return put_fair_deal(one, out, capacity, count);
    });
}

/// Adds the secret, which may be null if the fair deal has it already.
refusal add_secret(fair_deal& fair, std::uint8_t const* secret) {
    if (secret == nullptr) return fair.secret() ? refusal{} : refusal::no_seed;
    triqueta::seed given{};
    static_cast<void>(find_seed(secret, given));
    if (!fair.secret()) return fair.reveal_secret(given);
    return *fair.secret() == given ? refusal{} : refusal::wrong_commitment;
}

}  // namespace

tq_status tq_fair_begin(std::int32_t variant, std::int32_t const* options, std::size_t option_count,
                        std::uint8_t const id[16], std::uint64_t number, std::int32_t const* seats,
                        std::size_t seat_count, char const* source, std::size_t source_length,
                        std::uint8_t const secret[32], char* out, std::size_t capacity, std::size_t* count,
                        tq_fault* fault) {
    zero(count);
    if (auto const no = begin(fault)) return no;
    triqueta::game_choice chosen;
    triqueta::seed hidden{};
    if (auto const no = find_game({variant, options, option_count}, chosen)) return no;
    auto terms = triqueta::fair_terms_of(chosen);
    if (id == nullptr || (seats == nullptr && seat_count > 0)) return TQ_NULL;
    for (std::size_t i = 0; i < terms.match.size(); ++i) terms.match[i] = static_cast<std::byte>(id[i]);
    terms.number = number;
    for (std::size_t i = 0; i < seat_count; ++i) {
        auto const one = seat_of(seats[i], chosen.players);
        if (!one) return TQ_NO_SUCH_SEAT;
        terms.contributors.insert(*one);
    }
    if (auto const no = find_text(source, source_length, terms.source)) return no;
    if (auto const no = find_seed(secret, hidden)) return no;
    auto const made = fair_deal::make(terms, hidden);
    if (!made) return refuse(made.why(), fault);
    return put_fair_deal({chosen, *made}, out, capacity, count);
}

tq_status tq_fair_commitment(char const* text, std::size_t length, std::int32_t seat,
                             std::uint8_t const contribution[32], std::uint8_t* commitment, tq_fault* fault) {
    if (auto const no = begin(fault)) return no;
    triqueta::seed given{};
    if (commitment == nullptr) return TQ_NULL;
    if (auto const no = find_seed(contribution, given)) return no;
    return of_fair_deal(text, length, fault, [&](fair_choice const& one) -> tq_status {
        auto const who = seat_of(seat, one.chosen.players);
        if (!who) return TQ_NO_SUCH_SEAT;
        auto const made = one.fair.commitment_for(*who, given);
        if (!made) return refuse(made.why(), fault);
        return put_seed(*made, commitment), TQ_OK;
    });
}

tq_status tq_fair_commit(char const* text, std::size_t length, std::int32_t seat, std::uint8_t const commitment[32],
                         char* out, std::size_t capacity, std::size_t* count, tq_fault* fault) {
    return after_step_of_seat(text, length, seat, commitment, out, capacity, count, fault, &fair_deal::commit);
}

tq_status tq_fair_reveal(char const* text, std::size_t length, std::int32_t seat, std::uint8_t const contribution[32],
                         char* out, std::size_t capacity, std::size_t* count, tq_fault* fault) {
    return after_step_of_seat(text, length, seat, contribution, out, capacity, count, fault, &fair_deal::reveal);
}

tq_status tq_fair_reveal_public(char const* text, std::size_t length, std::uint8_t const* value,
                                std::size_t value_length, char* out, std::size_t capacity, std::size_t* count,
                                tq_fault* fault) {
    zero(count);
    if (auto const no = begin(fault)) return no;
    if (auto const no = check_bytes(value, value_length)) return no;
    return of_fair_deal(text, length, fault, [&](fair_choice& one) -> tq_status {
        if (auto const no = one.fair.reveal_public({value, value_length})) return refuse(triqueta::reasons{no}, fault);
        return put_fair_deal(one, out, capacity, count);
    });
}

tq_status tq_fair_awaited(char const* text, std::size_t length, std::int32_t* phase, std::int32_t* seats,
                          std::size_t capacity, std::size_t* count, tq_fault* fault) {
    zero(phase);
    zero(count);
    if (auto const no = begin(fault)) return no;
    if (phase == nullptr) return TQ_NULL;
    return of_fair_deal(text, length, fault, [&](fair_choice const& one) -> tq_status {
        auto const awaited = one.fair.awaited();
        auto const status = put_list(seats, capacity, count, awaited.size(), [&] {
            for (triqueta::seat const s : awaited) *seats++ = s.number();
        });
        if (status == TQ_OK) *phase = static_cast<std::int32_t>(one.fair.phase());
        return status;
    });
}

tq_status tq_fair_seed(char const* text, std::size_t length, std::uint8_t const* secret, std::uint8_t* seed,
                       tq_fault* fault) {
    if (auto const no = begin(fault)) return no;
    if (seed == nullptr) return TQ_NULL;
    return of_fair_deal(text, length, fault, [&](fair_choice& one) -> tq_status {
        if (auto const no = add_secret(one.fair, secret)) return refuse(triqueta::reasons{no}, fault);
        return put_seed(*one.fair.game_seed(), seed), TQ_OK;
    });
}

tq_status tq_game_new_fair(char const* text, std::size_t length, std::uint8_t const* secret,
                           tq_allocator const* allocator, tq_game** game, tq_fault* fault) {
    memory from;
    if (auto const no = begin_making(game, fault)) return no;
    if (auto const no = find_memory(allocator, from)) return no;
    return of_fair_deal(text, length, fault, [&](fair_choice& one) -> tq_status {
        if (auto const no = add_secret(one.fair, secret)) return refuse(triqueta::reasons{no}, fault);
        auto made = games.make(one.chosen, one.fair, from);
        if (!made) return refuse(made.why(), fault);
        return make_game(from, *std::move(made), game);
    });
}

tq_status tq_record_verify(char const* text, std::size_t length, std::int32_t part, tq_fault* fault) {
    if (auto const no = begin(fault)) return no;
    if (part < TQ_PART_COMMITMENT || part > TQ_PART_MOVES) return TQ_OUT_OF_RANGE;
    std::string_view words;
    if (auto const no = find_text(text, length, words)) return no;
    auto const found = games.verify_record(words);
    if (!found) return refuse(triqueta::reasons{found.why()}, words, found.where(), fault);
    auto const& one = part == TQ_PART_COMMITMENT ? found->commitment
                      : part == TQ_PART_DEAL     ? found->deal
                                                 : found->moves;
    return one.holds() ? TQ_OK : refuse(triqueta::reasons{one.why}, words, one.where, fault);
}
