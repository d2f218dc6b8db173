#include "generate/carve/carver_option.h"

#include <fmt/format.h>

#include "base/option_rows.h"
#include "base/text/suggest.h"

namespace mazefolio::generate {
namespace {

std::string carver_fault(std::string_view name) {
  if (find_row(carvers(), name)) return "";
  return fmt::format("'{}' is no generator that opens walls; {}", name,
                     suggestion(name, names_of(carvers())));
}

}  // namespace

// The names are not listed as choices: the table of generators is still being made when its options are.
OptionRow carver_option(std::string summary) {
  return text_option("carver", "backtracker", std::move(summary), carver_fault);
}

const GeneratorRow& carver_of(const Options& options) { return *find_row(carvers(), options.text("carver")); }

}  // namespace mazefolio::generate
