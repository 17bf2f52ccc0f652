#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace triqueta::bots {

/// How well an opponent plays. docs/bots.md says what each level does, and how strong it is.
enum class level : std::uint8_t { beginner, easy, medium, strong, best };

inline constexpr int levels = 5;
inline constexpr std::array<level, levels> all_levels{level::beginner, level::easy, level::medium, level::strong,
                                                      level::best};
inline constexpr char const* level_names[levels] = {"beginner", "easy", "medium", "strong", "best"};

[[nodiscard]] constexpr char const* name_of(level l) { return level_names[static_cast<unsigned>(l)]; }

/// The level of this name, if there is one.
[[nodiscard]] constexpr std::optional<level> level_of(std::string_view name) {
    for (level const l : all_levels)
        if (name == name_of(l)) return l;
    return std::nullopt;
}

/// How much a bot may think about one choice, in nodes: positions that it evaluates. A node takes about a microsecond.
/// 0 stands for as much as suits the level. Only the level `best` thinks more, and plays better, with a larger budget.
struct budget {
    std::int64_t nodes = 0;
};

}  // namespace triqueta::bots
