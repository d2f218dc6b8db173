#pragma once

#include <sstream>
#include <string>
#include <vector>

#include "support/namespaces.h"
#include "support/run_program.h"

namespace mazefolio::tests {

/// The names that `mazefolio list WHAT` prints, so that no test keeps a list of what a table knows.
inline std::vector<std::string> listed(const std::string& what) {
  std::istringstream lines(run_mazefolio({"list", what}).out);
  std::vector<std::string> names;
  for (std::string line; std::getline(lines, line);) names.push_back(line.substr(0, line.find(' ')));
  return names;
}

}  // namespace mazefolio::tests
