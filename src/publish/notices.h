#pragma once

#include <functional>

#include "base/diagnostic.h"

namespace mazefolio::publish {

/// What becomes of warnings: they are reported as they come, or kept where nobody listens.
struct Notices {
  bool strict = false;                                  ///< warnings are as bad as errors
  std::function<void(const Diagnostic&)> on_warning{};  ///< may be empty
  Diagnostics kept{};
};

/// Reports or keeps diagnostics, whatever their weight.
void announce(const Diagnostics& found, Notices& notices);
/// Announces warnings; throws InputError when there are errors, or warnings and `strict`.
void settle(const Diagnostics& found, Notices& notices);

}  // namespace mazefolio::publish
