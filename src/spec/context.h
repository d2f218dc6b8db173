#pragma once

#include <cstddef>
#include <string>
#include <utility>

#include "base/result.h"
#include "spec/node.h"

namespace mazefolio::spec {

/// Collects the diagnostics of one file. When it goes out of scope it adds them to a Diagnostics in file
/// order: at most `limit` errors, then the number of further ones.
class Context {
 public:
  explicit Context(Diagnostics& out) : out_(out) {}
  ~Context();
  Context(const Context&) = delete;
  Context& operator=(const Context&) = delete;

  static constexpr std::size_t limit = 50;

  void error(Place place, std::string message, std::string hint = {});
  void error(const Node& node, std::string message, std::string hint = {});
  void warning(const Node& node, std::string message, std::string hint = {});

  std::size_t errors() const { return errors_; }
  /// True once further errors are only counted: callers may skip an expensive suggestion then.
  bool full() const { return errors_ >= limit; }

 private:
  Diagnostics& out_;
  std::vector<Diagnostic> found_;
  std::size_t errors_ = 0;
  std::string last_file_;
};

/// `value` after `parse(value, context)`; or only the errors, where the parser reported any.
template <class T, class Parse>
Result<T> parsed(T value, Parse parse) {
  Diagnostics found;
  {
    Context context(found);
    parse(value, context);
  }
  if (found.has_errors()) return found;
  return value;
}

}  // namespace mazefolio::spec
