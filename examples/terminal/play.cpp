// triqueta_play: plays a game against a person.
#include "terminal/play_game.hpp"

int main(int count, char** arguments) { return terminal::play_as("triqueta_play", count, arguments); }
