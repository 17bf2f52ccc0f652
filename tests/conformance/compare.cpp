#include "conformance/animals_vectors.hpp"
#include "conformance/triangles_vectors.hpp"
#include "conformance/vectors.hpp"

#include <string>

namespace conformance {

void compare(json const& line) {
    auto const game = line.at("game").get<std::string>();
    if (game == "triqueta") return compare_animals(line);
    if (game == "mayhem") return compare_mayhem(line);
    if (game == "race") return compare_race(line);
    throw difference{0, "there is no game " + game};
}

}  // namespace conformance
