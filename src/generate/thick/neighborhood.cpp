#include "generate/thick/neighborhood.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "base/options.h"
#include "base/text/suggest.h"
#include "generate/thick/rule.h"

namespace mazefolio::generate {
namespace {

std::string_view trimmed(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
}

std::optional<Offset> parse_offset(std::string_view text) {
  const std::size_t comma = text.find(',');
  if (comma == text.npos) return std::nullopt;
  const auto x = parse_integer(trimmed(text.substr(0, comma)));
  const auto y = parse_integer(trimmed(text.substr(comma + 1)));
  if (!x || !y) return std::nullopt;
  // All distances that are too large give the same value.
  const auto near = [](std::int64_t v) {
    return static_cast<int>(std::clamp<std::int64_t>(v, -farthest_neighbor - 1, farthest_neighbor + 1));
  };
  return Offset{near(*x), near(*y)};
}

Outcome check_offset(Offset o, const std::vector<Offset>& before) {
  if (o == Offset{}) return failure("0,0 is the cell itself");
  if (std::max(std::abs(o.x), std::abs(o.y)) > farthest_neighbor)
    return failure(fmt::format("a neighbor is at most {} columns and rows away", farthest_neighbor));
  if (std::ranges::find(before, o) != before.end())
    return failure(fmt::format("{},{} stands twice", o.x, o.y));
  if (before.size() == most_neighbors)
    return failure(fmt::format("a cell has at most {} neighbors", most_neighbors));
  return Done{};
}

}  // namespace

Result<Neighborhood> parse_neighborhood(std::string_view text) {
  if (text == "moore")
    return Neighborhood{{-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}};
  if (text == "von_neumann_ext")
    return Neighborhood{{0, -2}, {0, -1}, {-2, 0}, {-1, 0}, {1, 0}, {2, 0}, {0, 1}, {0, 2}};
  Neighborhood out;
  for (std::string_view rest = text; !trimmed(rest).empty();) {
    const std::size_t end = std::min(rest.find(';'), rest.size());
    const std::optional<Offset> offset = parse_offset(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
    if (!offset) {
      const std::vector<std::string> names{"moore", "von_neumann_ext"};
      return failure(fmt::format("'{}' is no neighborhood, nor a list of offsets such as 1,0; 0,-1; {}", text,
                                 suggestion(text, names)));
    }
    if (const Outcome checked = check_offset(*offset, out); !checked)
      return failure(fmt::format("in the neighborhood '{}': {}", text, checked.message()));
    out.push_back(*offset);
  }
  if (out.empty()) return failure("a neighborhood needs a cell");
  return out;
}

}  // namespace mazefolio::generate
