#include "conformance/vectors.hpp"

#include <fstream>
#include <iostream>

// usage: conformance FILE... (JSON lines, see docs/conformance.md); exits with 1 at the first difference of any file
int main(int argc, char** argv) {
    if (argc < 2) {
        std::cerr << "usage: conformance FILE...\n";
        return 2;
    }
    int failed = 0;
    for (int i = 1; i < argc; ++i) {
        std::ifstream file{argv[i]};
        if (!file) {
            std::cerr << argv[i] << ": can't be opened\n";
            ++failed;
            continue;
        }
        conformance::tally counted;
        if (auto const wrong = conformance::check_file(file, argv[i], counted)) {
            std::cerr << *wrong << '\n';
            ++failed;
            continue;
        }
        std::cout << argv[i] << ": " << counted.agreed << " agree\n";
    }
    return failed == 0 ? 0 : 1;
}
