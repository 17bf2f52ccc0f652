#pragma once

#include <triqueta/core/field.hpp>
#include <triqueta/data/fields.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace support {

/// The values of each of some fields.
using all_values = std::vector<std::vector<std::int32_t>>;

template <class Write>
[[nodiscard]] all_values values_of(std::span<triqueta::field const> fields, Write write) {
    all_values all;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        std::vector<std::int32_t> values(fields[i].size() + 1, -77);
        values.resize(write(static_cast<int>(i), std::span{values}));
        all.push_back(values);
    }
    return all;
}

template <triqueta::game G>
[[nodiscard]] all_values fields_in(triqueta::view<G> const& v) {
    return values_of(triqueta::view_fields<G>,
                     [&](int index, std::span<std::int32_t> out) { return triqueta::write_field<G>(v, index, out); });
}
template <triqueta::game G>
[[nodiscard]] all_values fields_in_event(triqueta::event<G> const& e) {
    return values_of(triqueta::event_fields<G>, [&](int index, std::span<std::int32_t> out) {
        return triqueta::write_event_field<G>(e, index, out);
    });
}
template <triqueta::game G>
[[nodiscard]] all_values fields_in_result(triqueta::result<G> const& r) {
    return values_of(triqueta::result_fields<G>, [&](int index, std::span<std::int32_t> out) {
        return triqueta::write_result_field<G>(r, index, out);
    });
}

}  // namespace support
