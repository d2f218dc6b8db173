#include "spec/word_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "spec/values.h"

namespace mazefolio::spec {
namespace {

using Strings = std::vector<std::string>;

Strings placeholders_in(std::string_view text) {
  Strings out;
  for (std::size_t at = text.find('{'); at != std::string_view::npos; at = text.find('{', at + 1))
    if (const std::size_t end = text.find('}', at); end != std::string_view::npos)
      out.emplace_back(text.substr(at, end - at + 1));
  return out;
}

}  // namespace

std::optional<std::string> as_pattern(const Node& node, const std::string& name, const Strings& placeholders,
                                      Context& context) {
  auto text = as_text(node, name, {500, false, false}, context);
  if (!text) return text;
  const Strings used = placeholders_in(*text);
  for (const std::string& placeholder : placeholders)
    if (std::find(used.begin(), used.end(), placeholder) == used.end())
      context.error(node, fmt::format("'{}' must contain {}", name, placeholder));
  for (const std::string& placeholder : used)
    if (std::find(placeholders.begin(), placeholders.end(), placeholder) == placeholders.end())
      context.error(node, fmt::format("'{}' cannot contain {}", name, placeholder));
  return text;
}

}  // namespace mazefolio::spec
