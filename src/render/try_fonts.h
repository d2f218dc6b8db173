#pragma once

#include "base/namespaces.h"

namespace mazefolio::render {

/// Where the memory of the process is limited, loads fonts in another process first: fontconfig and Pango
/// crash when there is too little. Throws WorldError. Call it before threads are started.
void try_fonts();

}  // namespace mazefolio::render
