#pragma once

#include <stdexcept>
#include <string>
#include <vector>

#include "mazefolio/export.h"

namespace mazefolio {

enum class Severity { warning, error };

/// What is wrong with an input, and where: line and column count from 1, 0 means "no such place".
struct Diagnostic {
  Severity severity = Severity::error;
  std::string file{};
  int line = 0, column = 0;
  std::string message{};
  std::string hint{};  ///< what to do about it, or empty
};

/// "book.yaml:14:7: error: unknown algorithm 'wilsen'; did you mean 'wilson'?"
MAZEFOLIO_API std::string to_text(const Diagnostic& diagnostic);

enum class ErrorKind {
  input,     ///< what was asked for is wrong
  world,     ///< a file, a font or a disk failed
  internal,  ///< a fault of the library: a maze failed its proof
};

/// The one exception of the library, beside those of the standard library for want of memory. A spec that was
/// read with errors is none: its diagnostics are data (book.h).
class MAZEFOLIO_API Error : public std::runtime_error {
 public:
  Error(ErrorKind kind, const std::string& message, std::vector<Diagnostic> diagnostics);
  ~Error() override;
  ErrorKind kind() const noexcept { return kind_; }
  /// Everything found; at least one for `input`, none for the other kinds.
  const std::vector<Diagnostic>& diagnostics() const noexcept { return diagnostics_; }

 private:
  ErrorKind kind_;
  std::vector<Diagnostic> diagnostics_;
};

}  // namespace mazefolio
