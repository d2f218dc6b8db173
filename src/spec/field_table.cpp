#include "spec/field_table.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text/suggest.h"

namespace mazefolio::spec {

bool expect_mapping(const Node& node, std::string_view what, Context& context) {
  if (node.is_mapping()) return true;
  context.error(node, fmt::format("{} must be a mapping of names to values, not {}", what, found(node)));
  return false;
}

bool expect_list(const Node& node, std::string_view what, Context& context) {
  if (node.is_sequence()) return true;
  context.error(node, fmt::format("{} must be a list, not {}", what, found(node)));
  return false;
}

void report_unknown_keys(const Node& node, const std::vector<std::string>& names, Context& context) {
  for (const Entry& entry : node.entries) {
    if (std::find(names.begin(), names.end(), entry.key) != names.end()) continue;
    if (context.full())
      context.error(entry.mark.place(), {});
    else if (entry.key == "<<")
      context.error(entry.mark.place(), "merge keys ('<<') are not supported");
    else
      context.error(entry.mark.place(), fmt::format("unknown key '{}'", shortened(entry.key)),
                    suggestion(entry.key, names));
  }
}

void report_missing(const Node& node, const std::string& name, const std::string& hint, Context& context) {
  context.error(node, fmt::format("'{}' is missing", name), hint);
}

}  // namespace mazefolio::spec
