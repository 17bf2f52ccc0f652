#pragma once

/// Every set-up is checked before it comes to a constructor. A trap needs nothing of the C library.
#define TRIQUETA_IMPOSSIBLE_SETUP(why) __builtin_trap()
