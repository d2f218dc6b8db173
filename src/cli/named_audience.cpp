#include "cli/named_audience.h"

#include <fmt/format.h>

#include <vector>

#include "base/diagnostic.h"
#include "base/text/suggest.h"
#include "spec/data_files.h"

namespace mazefolio::cli {

std::optional<Audience> named_audience(const std::string& name) {
  if (name.empty()) return std::nullopt;
  std::vector<std::string> names;
  const std::vector<Audience> all = read_audiences(DataFiles{}).value();
  for (const Audience& audience : all) {
    if (audience.name == name) return audience;
    names.push_back(audience.name);
  }
  Diagnostics found;
  found.error({}, fmt::format("unknown audience '{}'", name), suggestion(name, names));
  throw InputError(std::move(found));
}

}  // namespace mazefolio::cli
