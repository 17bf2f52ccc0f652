#pragma once

#include <triqueta/triqueta.hpp>

#include <iterator>
#include <vector>

namespace support {

/// Every refusal that there is: those of every game have the codes up to the last, those of a family are listed.
inline std::vector<triqueta::refusal> every_refusal() {
    using namespace triqueta;
    std::vector<refusal> all;
    for (int code = 1; code <= refusal::wrong_secrets.code(); ++code) all.emplace_back(code);
    auto const add = [&](auto const& of_a_game) { all.insert(all.end(), std::begin(of_a_game), std::end(of_a_game)); };
    add(animals::refusals::all);
    add(animals::invariants::all);
    add(triangles::mayhem::refusals::all);
    add(triangles::mayhem::invariants::all);
    add(triangles::race::refusals::all);
    add(triangles::race::invariants::all);
    return all;
}

}  // namespace support
