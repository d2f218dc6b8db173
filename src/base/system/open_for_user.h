#pragma once

#include <string>

#include "base/namespaces.h"

namespace mazefolio::base {

/// Opens a file, by its absolute path, or an address in the program that the user has chosen for it, which
/// goes on by itself. Throws WorldError where there is none, or it says at once that it cannot.
void open_for_user(const std::string& what);

}  // namespace mazefolio::base
