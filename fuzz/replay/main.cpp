// Runs a fuzz target over given inputs, for compilers without libFuzzer: NAME (FILE | DIRECTORY)...

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size);

namespace {

void replay(std::string const& bytes) {
    std::vector<std::uint8_t> const input(bytes.begin(), bytes.end());
    LLVMFuzzerTestOneInput(input.data(), input.size());
}

std::string read(std::filesystem::path const& path) {
    std::ifstream file{path, std::ios::binary};
    return {std::istreambuf_iterator<char>{file}, {}};
}

}  // namespace

int main(int count, char** arguments) {
    namespace fs = std::filesystem;
    replay({});
    int replayed = 1;
    for (int i = 1; i < count; ++i) {
        fs::path const given{arguments[i]};
        if (!fs::exists(given)) {
            std::fprintf(stderr, "%s doesn't exist\n", given.c_str());
            return 2;
        }
        std::vector<fs::path> files;
        if (fs::is_directory(given)) {
            for (auto const& entry : fs::directory_iterator{given}) files.push_back(entry.path());
        } else {
            files.push_back(given);
        }
        for (auto const& file : files) {
            std::printf("%s\n", file.c_str());  // the last one printed is the one that broke it
            std::fflush(stdout);
            replay(read(file));
            ++replayed;
        }
    }
    std::printf("%d inputs\n", replayed);
}
