// expect: a tag points into its texts, and this one would be gone
#include <triqueta/text.hpp>

#include <string>

std::string const name = "Ada";

triqueta::text::tags seats() {
    triqueta::text::tags all;
#ifdef FIXED
    static_cast<void>(all.add({"Seat0", name}));
#else
    static_cast<void>(all.add({"Seat0", name + " (beginner)"}));
#endif
    return all;
}
