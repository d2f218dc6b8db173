#pragma once

#include <cstddef>
#include <string>
#include <utility>

#include "base/namespaces.h"

namespace mazefolio::base {

/// Bounds for a parser of JSON, whose text may be a stranger's: a value of two bytes takes up to 80 in
/// memory.
class JsonBudget {
 public:
  /// `file` is its name in messages.
  explicit JsonBudget(std::string file) : file_(std::move(file)) {}
  /// To be called at every event of the parser. Throws InputError where the text is nested too deep.
  void check_depth(int depth) const;
  /// One more value is kept. Throws InputError where these are too many.
  void keep();
  /// So many values are kept no longer.
  void release(std::size_t values) { kept_ -= values; }
  std::size_t kept() const { return kept_; }

  static constexpr int most_depth = 64;
  static constexpr std::size_t most_values = 4'000'000;

 private:
  std::string file_;
  std::size_t kept_ = 0;
};

}  // namespace mazefolio::base
