#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "base/namespaces.h"

namespace mazefolio::base {

/// SHA-256 of bytes that come in parts.
class RunningSha256 {
 public:
  RunningSha256();
  ~RunningSha256();
  void add(std::string_view bytes);
  /// Of all bytes until now, as 64 hex digits.
  std::string hex() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace mazefolio::base
