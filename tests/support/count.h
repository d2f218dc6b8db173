#pragma once

#include <string>
#include "support/namespaces.h"

namespace mazefolio::tests {

/// How often a text holds another, overlaps counted.
inline std::size_t count(const std::string& in, const std::string& what) {
  std::size_t n = 0;
  for (std::size_t i = in.find(what); i != std::string::npos; i = in.find(what, i + 1)) ++n;
  return n;
}

}  // namespace mazefolio::tests
