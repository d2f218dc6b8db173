#pragma once

#include <functional>

#include "base/diagnostic.h"

namespace mazefolio::publish {

/// What is done with warnings: each is passed to `on_warning`, or kept if that is empty.
struct Notices {
  bool strict = false;                                  ///< warnings are errors
  std::function<void(const Diagnostic&)> on_warning{};  ///< may be empty
  Diagnostics kept{};
  std::function<void(const Place&, const std::string&)> on_remark{};  ///< what is no fault; may be empty
};

/// Reports or keeps diagnostics of any severity, as warnings.
void announce(const Diagnostics& found, Notices& notices);
/// Announces warnings. Throws InputError if there are errors, or warnings under `strict`.
void settle(const Diagnostics& found, Notices& notices);

}  // namespace mazefolio::publish
