#pragma once

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "spec/context.h"
#include "spec/node.h"
#include "spec/override.h"
#include "support/namespaces.h"

namespace mazefolio::tests {

/// Each diagnostic as it is printed.
inline std::vector<std::string> texts(const Diagnostics& diagnostics) {
  std::vector<std::string> out;
  for (const Diagnostic& d : diagnostics.all()) out.push_back(to_text(d));
  return out;
}

/// The diagnostics of a failed result; none where there is a value.
template <class T>
std::vector<std::string> texts(const Result<T>& result) {
  return result ? std::vector<std::string>{} : texts(result.found());
}

/// The overrides of these --set arguments, which must be valid.
inline std::vector<Override> overrides(const std::vector<std::string>& assignments) {
  Diagnostics diagnostics;
  std::vector<Override> out;
  {
    Context context(diagnostics);
    for (const std::string& assignment : assignments) {
      auto set = read_override(assignment, context);
      REQUIRE(set);
      out.push_back(std::move(*set));
    }
  }
  return out;
}

struct Parsed {
  NodePtr root;
  std::vector<std::string> messages;
};

inline Parsed parse(std::string_view yaml) {
  Diagnostics diagnostics;
  NodePtr root;
  {
    Context context(diagnostics);
    root = parse_yaml(yaml, "f", context);
  }
  return {root, texts(diagnostics)};
}

}  // namespace mazefolio::tests
