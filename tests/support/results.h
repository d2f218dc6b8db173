#pragma once

#include <string>

#include "base/result.h"

namespace mazefolio::tests {

/// The first message of a result that has no value, and "" where it has one.
template <class T>
std::string message_of(const base::Result<T>& result) {
  return result ? std::string() : result.message();
}

}  // namespace mazefolio::tests
