#pragma once

#include <string>

#include "base/rng.h"
#include "support/namespaces.h"

namespace mazefolio::tests {

/// The spec of a small book that is drawn by lot: any page, audience, template, grid, shape, algorithm,
/// refinement, goals, style and answers. Not every spec can be built: some ask for what does not go together.
std::string random_book(Rng& rng);

}  // namespace mazefolio::tests
