#pragma once

#include <string>
#include <vector>

#include "base/namespaces.h"

namespace mazefolio::base {

/// What a program is started as: a part of this one's group, which Ctrl-C in the terminal ends; the first of
/// a group of its own; or of a session of its own, which has no terminal and goes on when this program ends.
enum class Started { in_group, as_group, as_session };

/// Starts a program that is found by PATH and reads nothing; it writes to these descriptors. No shell is
/// used. Returns the id of its process, which the caller waits for. Throws WorldError where it is not
/// installed or cannot run.
int spawn(const std::vector<std::string>& command, int output, int messages, Started started);

}  // namespace mazefolio::base
