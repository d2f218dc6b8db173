#include "spec/context.h"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

namespace mazefolio::spec {

Context::~Context() {
  // Errors of one file are sorted by line. Errors without a line, such as those of a command line, come first
  // in their original order.
  const std::string nowhere;
  const auto order = [&](const Place& p) {
    return std::tie(p.line == 0 ? nowhere : p.file, p.line, p.column);
  };
  std::stable_sort(found_.begin(), found_.end(),
                   [&](const Diagnostic& a, const Diagnostic& b) { return order(a.place) < order(b.place); });
  for (Diagnostic& d : found_) {
    if (d.severity == Severity::error)
      out_.error(std::move(d.place), std::move(d.message), std::move(d.hint));
    else
      out_.warning(std::move(d.place), std::move(d.message), std::move(d.hint));
  }
  if (errors_ > limit)
    out_.error({last_file_, 0, 0},
               fmt::format("and {} more error{}", errors_ - limit, errors_ - limit == 1 ? "" : "s"));
}

void Context::error(Place place, std::string message, std::string hint) {
  // A node that is read again, by an alias or in each item of a list, is wrong once.
  const auto is_known = [&](const Diagnostic& known) {
    return known.place.line == place.line && known.place.column == place.column &&
           known.place.file == place.file && known.message == message;
  };
  if (place.line > 0 && std::ranges::any_of(found_, is_known)) return;
  if (!full())
    found_.push_back({Severity::error, std::move(place), std::move(message), std::move(hint)});
  else
    last_file_ = std::move(place.file);
  ++errors_;
}

void Context::error(const Node& node, std::string message, std::string hint) {
  error(node.place(), std::move(message), std::move(hint));
}

void Context::warning(const Node& node, std::string message, std::string hint) {
  if (found_.size() < 2 * limit)
    found_.push_back({Severity::warning, node.place(), std::move(message), std::move(hint)});
}

}  // namespace mazefolio::spec
