#pragma once

#include <string>
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
  Result(Diagnostics found) : state_(std::move(found)) {}  // NOLINT: the errors of one Result fit any other
  /// One error without a place; the caller that knows the place adds it.
  static Result failure(std::string message, std::string hint = {}) {
    return base::failure(std::move(message), std::move(hint));
  }

  bool ok() const { return std::holds_alternative<T>(state_); }
  explicit operator bool() const { return ok(); }

  /// The value. Throws InputError with the diagnostics where there is none.
  const T& value() const& {
    throw_unless_ok();
    return *std::get_if<T>(&state_);
  }
  T& value() & {
    throw_unless_ok();
    return *std::get_if<T>(&state_);
  }
  T value() && {
    throw_unless_ok();
    return std::move(*std::get_if<T>(&state_));
  }
  const T& operator*() const& { return value(); }
  T& operator*() & { return value(); }
  T operator*() && { return std::move(*this).value(); }
  const T* operator->() const { return &value(); }
  T* operator->() { return &value(); }

  /// Why there is no value; only where there is none.
  const Diagnostics& found() const { return std::get<Diagnostics>(state_); }
  /// The first of them, and its message.
  const Diagnostic& error() const { return found().all().front(); }
  const std::string& message() const { return error().message; }

 private:
  void throw_unless_ok() const {
    if (!ok()) throw InputError(found());
  }

  std::variant<T, Diagnostics> state_;
};

/// Success without a value.
struct Done {};
/// Success, or why not: of a check, or of a step that changes something.
using Outcome = Result<Done>;

}  // namespace mazefolio::base
