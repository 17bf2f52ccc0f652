#pragma once

/// A broken precondition ends the program. Programs with sanitizers, fuzz targets among them, include this first.
#define TRIQUETA_ASSERT(condition) ((condition) ? static_cast<void>(0) : __builtin_trap())
