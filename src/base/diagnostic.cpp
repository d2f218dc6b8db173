#include "base/diagnostic.h"

#include <fmt/format.h>

#include <utility>

#include "base/text/printable.h"

namespace mazefolio::base {

std::string to_text(const Diagnostic& d) {
  std::string place;
  if (!d.place.file.empty()) place = printable(d.place.file) + ":";
  if (d.place.line > 0) place += fmt::format("{}:{}:", d.place.line, d.place.column);
  if (!place.empty()) place += " ";
  const char* severity = d.severity == Severity::error ? "error" : "warning";
  return fmt::format("{}{}: {}{}{}", place, severity, printable(d.message), d.hint.empty() ? "" : "; ",
                     printable(d.hint, true));
}

void Diagnostics::error(Place place, std::string message, std::string hint) {
  all_.push_back({Severity::error, std::move(place), std::move(message), std::move(hint)});
  ++errors_;
}

void Diagnostics::warning(Place place, std::string message, std::string hint) {
  all_.push_back({Severity::warning, std::move(place), std::move(message), std::move(hint)});
}

void Diagnostics::add(Diagnostic found) {
  errors_ += found.severity == Severity::error;
  all_.push_back(std::move(found));
}

void Diagnostics::add(const Diagnostics& found) {
  for (const Diagnostic& d : found.all()) add(d);
}

Diagnostics failure(std::string message, std::string hint) {
  Diagnostics found;
  found.error({}, std::move(message), std::move(hint));
  return found;
}

InputError::InputError(Diagnostics found)
    : std::runtime_error(found.all().empty() ? "wrong input" : to_text(found.all().front())),
      found_(std::move(found)) {}

InputError::InputError(std::string message, std::string hint)
    : InputError(failure(std::move(message), std::move(hint))) {}

}  // namespace mazefolio::base
