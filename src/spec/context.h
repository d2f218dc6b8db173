#pragma once

#include <cstddef>
#include <string>

#include "base/diagnostic.h"
#include "spec/node.h"

namespace mazefolio::spec {

/// What reading one file has found. Collects, and hands over to the Diagnostics in file order when it goes
/// out of scope: at most `limit` errors, then how many more there were.
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
  /// True once further errors are only counted: a dear suggestion need not be made any more.
  bool full() const { return errors_ >= limit; }

 private:
  Diagnostics& out_;
  std::vector<Diagnostic> found_;
  std::size_t errors_ = 0;
  std::string last_file_;
};

}  // namespace mazefolio::spec
