#include <triqueta/triqueta.hpp>
#include <triqueta/version.hpp>

#include <cstdio>

int main() {
    auto const [major_part, minor_part, patch_part] = triqueta::version;
    std::printf("triqueta %d.%d.%d\n", major_part, minor_part, patch_part);
}
