#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace triqueta::detail {

template <class T>
[[nodiscard]] constexpr std::string_view signature_with() {
#if defined(_MSC_VER) && !defined(__clang__)
    return __FUNCSIG__;
#else
    return __PRETTY_FUNCTION__;
#endif
}

/// The name of a type in its namespace: "draw" for game::moves::draw.
template <class T>
[[nodiscard]] constexpr std::string_view name_in_namespace() {
    // Compilers write different things around the type, but the same ones around each type.
    constexpr std::string_view known = signature_with<int>();
    constexpr auto before = known.rfind("int");
    constexpr auto behind = known.size() - before - 3;
    auto name = signature_with<T>();
    name = name.substr(before, name.size() - before - behind);
    name = name.substr(0, name.find('<'));
    for (char const sign : {':', ' '})
        if (auto const last = name.rfind(sign); last != name.npos) name = name.substr(last + 1);
    return name;
}

/// The same as text that ends with a zero byte.
template <class T>
inline constexpr auto type_name = [] {
    constexpr auto name = name_in_namespace<T>();
    std::array<char, name.size() + 1> all{};
    for (std::size_t i = 0; i < name.size(); ++i) all[i] = name[i];
    return all;
}();

}  // namespace triqueta::detail
