#pragma once

#include "base/namespaces.h"

namespace mazefolio::render {

/// From now on this process can open files to read them only, and can neither start a program nor speak to
/// another. What is open stays open. Of this, the kernel does what it can; older ones do less.
void enter_sandbox();

}  // namespace mazefolio::render
