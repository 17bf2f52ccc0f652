#pragma once

#include "terminal/described/words.hpp"

namespace terminal {

inline constexpr described_words described_french{
    .about = "{1}, montré d'après sa description. Le programme ne sait rien d'autre de ce jeu.",
    .numbers = "Les places et tous les autres numéros se comptent à partir de 0, comme dans les parties écrites : le "
               "joueur 1 a la place 0.",
    .table = "Ce que montre la table :",
    .secrets = "Ce que tu es seul à savoir :",
    .field = "{1} : {2}",

    .own = "Connu de toi seul – {1}.",

    .score = "{1} : {2}",
    .score_with = "{1} : {2} ({3})",
    .points = {"1 point", "{1} {1:point|points|point}"},
    .line = "{1} {2}",
    .wins = {"{1} gagne.", "Tu gagnes."},
    .tied = "Victoire commune : {1}.",
    .nobody_wins = "Personne ne gagne.",
};

}  // namespace terminal
