#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/namespaces.h"

namespace mazefolio::base {

// Messages between two processes of the program over a stream socket: a length, then so many bytes.

/// False where the other end is closed.
bool send_message(int line, std::string_view message);

/// Waits for a message. Nothing where the other end is closed.
std::optional<std::string> receive_message(int line);

}  // namespace mazefolio::base
