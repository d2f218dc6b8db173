#pragma once

#include <stdexcept>
#include <string>
#include <vector>

#include "base/namespaces.h"

namespace mazefolio::base {

enum class Severity { warning, error };

/// A place in an input: line and column count from 1, 0 means that there is none.
struct Place {
  std::string file;
  int line = 0, column = 0;
};

struct Diagnostic {
  Severity severity = Severity::error;
  Place place;
  std::string message;
  std::string hint;  ///< what to do about it, or empty
};

/// "book.yaml:14:7: error: unknown algorithm 'wilsen'; did you mean 'wilson'?"
std::string to_text(const Diagnostic& d);

/// Collects everything that is wrong with an input, so that all of it is reported at once.
class Diagnostics {
 public:
  void error(Place place, std::string message, std::string hint = {});
  void warning(Place place, std::string message, std::string hint = {});
  void add(Diagnostic found);
  void add(const Diagnostics& found);
  bool has_errors() const { return errors_ > 0; }
  const std::vector<Diagnostic>& all() const { return all_; }

 private:
  std::vector<Diagnostic> all_;
  int errors_ = 0;
};

/// One error without a place: `return failure("...")` from a function that returns a Result.
Diagnostics failure(std::string message, std::string hint = {});

/// The input is wrong (exit code 2). Carries everything found.
class InputError : public std::runtime_error {
 public:
  explicit InputError(Diagnostics found);
  /// One error without a place, for the command line.
  explicit InputError(std::string message, std::string hint = {});
  const Diagnostics& found() const { return found_; }

 private:
  Diagnostics found_;
};

/// The outside world failed: a file, a font, a disk (exit code 1). The message names the path.
struct WorldError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// A mistake of the program itself: a maze failed its proof (exit code 1). Never caught to go on.
struct InternalError : std::logic_error {
  using std::logic_error::logic_error;
};

}  // namespace mazefolio::base
