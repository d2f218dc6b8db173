#pragma once

#include <stdexcept>
#include <utility>
#include <variant>

#include "base/diagnostic.h"

namespace mazefolio::base {

/// A value, or the diagnostics that say why there is none: what a function returns that stops at an error.
/// Parsers that go on after an error take a Diagnostics& instead; a failure of the world is an exception.
template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : state_(std::move(value)) {}            // NOLINT: a function returns its value as it is
  Result(Diagnostics found) : state_(std::move(found)) {}  // NOLINT
  /// One error without a place; the caller that knows the place adds it (`at`).
  static Result failure(std::string message, std::string hint = {}) {
    Diagnostics found;
    found.error({}, std::move(message), std::move(hint));
    return Result(std::move(found));
  }

  bool ok() const { return std::holds_alternative<T>(state_); }
  explicit operator bool() const { return ok(); }
  /// The value. Throws InputError with the diagnostics where there is none.
  const T& value() const& {
    if (!ok()) throw InputError(found());
    return std::get<T>(state_);
  }
  T&& value() && {
    if (!ok()) throw InputError(found());
    return std::get<T>(std::move(state_));
  }
  /// Why there is no value; only where there is none.
  const Diagnostics& found() const { return std::get<Diagnostics>(state_); }
  /// The first error; only where there is no value.
  const Diagnostic& error() const { return found().all().front(); }

 private:
  std::variant<T, Diagnostics> state_;
};

/// Success without a value.
struct Done {};
/// Nothing, or why not: of a check, or of a step that changes something.
using Outcome = Result<Done>;

}  // namespace mazefolio::base
