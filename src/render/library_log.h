#pragma once

#include <functional>
#include <string>

#include "base/namespaces.h"

namespace mazefolio::render {

/// From now on warnings of GLib, Pango and librsvg are kept instead of printed. Where one of these libraries
/// gives up (no memory, no more threads), `say` gets its last words and the process ends with exit code 1.
/// For programs only, and once: a process has one such log, which a library must leave alone.
void keep_library_warnings(void (*say)(const std::string& words));

/// Forgets the warnings up to now. Call it where work begins whose warnings are wanted.
void forget_library_warnings();

/// Throws WorldError with the first warning that was kept, and forgets all: what was drawn may not be right.
/// Thread-safe, like the others.
void throw_on_library_warning();

}  // namespace mazefolio::render
