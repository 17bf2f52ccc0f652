// triqueta_play: a game against the program.
#include "terminal/play_game.hpp"

int main(int count, char** arguments) { return terminal::play_as("triqueta_play", count, arguments); }
