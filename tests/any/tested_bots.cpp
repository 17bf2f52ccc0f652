#include "any/tested_bots.hpp"

#include <triqueta/any_bots.hpp>
#include <triqueta/catalog.hpp>

namespace tested {

constinit triqueta::bot_catalog const opponents = triqueta::any_bots<triqueta::shipped>;
constinit triqueta::analysis_catalog const analyses = triqueta::any_analyses<triqueta::shipped>;

}  // namespace tested
