#include "base/failure.h"

#include <new>
#include <string>

namespace mazefolio::base {

Diagnostics errors_of(const std::exception& thrown) {
  if (const auto* wrong = dynamic_cast<const InputError*>(&thrown)) return wrong->found();
  if (dynamic_cast<const std::bad_alloc*>(&thrown)) return failure("out of memory");
  if (dynamic_cast<const InternalError*>(&thrown))
    return failure(std::string("internal error: ") + thrown.what(), "please report this");
  return failure(thrown.what());
}

}  // namespace mazefolio::base
