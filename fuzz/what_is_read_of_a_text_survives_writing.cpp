#include "any_text.hpp"
#include "properties/games.hpp"
#include "properties/texts_from_outside.hpp"

#include <triqueta/text/languages.hpp>

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string_view>

/// The first byte selects the game, the second one the language.
extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    return fuzz::any_text(data, size, [](std::string_view text) {
        if (text.size() < 2) return;
        using properties::all_games;
        auto const game = static_cast<unsigned char>(text[0]) % all_games::size;
        auto const& in = *triqueta::text::all_languages[static_cast<unsigned char>(text[1]) %
                                                        std::size(triqueta::text::all_languages)];
        text.remove_prefix(2);
        all_games::at(game, [&]<class G>() { properties::what_is_read_of_a_text_survives_writing<G>(text, in); });
    });
}
