#include "erased.hpp"
#include "thinkers.hpp"

namespace tq {

constinit triqueta::bot_catalog const opponents = triqueta::any_bots<triqueta::shipped>;
constinit triqueta::analysis_catalog const analyses = triqueta::any_analyses<triqueta::shipped>;

}  // namespace tq
