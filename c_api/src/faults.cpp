#include "faults.hpp"

#include "outputs.hpp"

#include <cstring>

using namespace tq;

namespace {

/// What is behind tq_fault.details.
struct fault_details {
    std::uint16_t codes[triqueta::reasons::most];
    char name[96];
};
static_assert(sizeof(fault_details) == sizeof(tq_fault::details));

fault_details details_of(tq_fault const& fault) {
    fault_details found{};
    std::memcpy(&found, fault.details, sizeof found);
    return found;
}
void keep(tq_fault& fault, fault_details const& details) { std::memcpy(fault.details, &details, sizeof details); }

}  // namespace

tq_status tq::begin(tq_fault* fault) {
    if (auto const no = check_optional_struct(fault)) return no;
    if (fault == nullptr) return TQ_OK;
    fill(fault, tq_fault{});
    fault->option = -1;
    return TQ_OK;
}

tq_status tq::refuse(triqueta::reasons const& why, tq_fault* fault) {
    if (why.contain(triqueta::refusal::no_memory)) return TQ_NO_MEMORY;
    if (fault == nullptr) return TQ_REFUSED;
    fault_details all{};
    for (auto const one : why) all.codes[fault->count++] = static_cast<std::uint16_t>(one.code());
    fault->refusal = all.codes[0];
    keep(*fault, all);
    return TQ_REFUSED;
}
tq_status tq::refuse(triqueta::reasons const& why, std::size_t where, tq_fault* fault) {
    auto const status = refuse(why, fault);
    if (status == TQ_REFUSED && fault != nullptr) fault->where = where;
    return status;
}
tq_status tq::refuse(triqueta::reasons const& why, std::string_view text, std::size_t where, tq_fault* fault) {
    auto const status = refuse(why, where, fault);
    if (status != TQ_REFUSED || fault == nullptr) return status;
    auto const place = triqueta::text::find_place(text, where);
    fault->line = place.line;
    fault->column = place.column;
    return status;
}

void tq::name(tq_fault* fault, std::string_view what) {
    if (fault == nullptr) return;
    auto details = details_of(*fault);
    auto const length = what.size() < sizeof details.name ? what.size() : sizeof details.name - 1;
    if (length > 0) std::memcpy(details.name, what.data(), length);  // copy and substr could throw
    keep(*fault, details);
}

tq_status tq_fault_refusal(tq_fault const* fault, std::int32_t index, std::int32_t* refusal) {
    zero(refusal);
    if (refusal == nullptr) return TQ_NULL;
    if (auto const no = check_struct(fault)) return no;
    auto const details = details_of(*fault);
    if (!is_below(index, std::size(details.codes)) || details.codes[index] == 0) return TQ_NO_SUCH_INDEX;
    *refusal = details.codes[index];
    return TQ_OK;
}

tq_status tq_fault_name(tq_fault const* fault, char* out, std::size_t capacity, std::size_t* count) {
    zero(count);
    if (auto const no = check_struct(fault)) return no;
    auto const details = details_of(*fault);
    auto const* const end = static_cast<char const*>(std::memchr(details.name, 0, sizeof details.name));
    auto const length = end == nullptr ? sizeof details.name : static_cast<std::size_t>(end - details.name);
    return put_words(out, capacity, count, {details.name, length});
}
