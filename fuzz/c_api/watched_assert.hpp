#pragma once

/// A broken precondition ends the program: no call, with whatever arguments, may lead to one.
#define TRIQUETA_ASSERT(condition) ((condition) ? static_cast<void>(0) : __builtin_trap())
