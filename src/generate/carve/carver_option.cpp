#include "generate/carve/carver_option.h"

#include <fmt/format.h>

#include "base/option_rows.h"
#include "base/text/suggest.h"

namespace mazefolio::generate {
namespace {

Outcome check_carver(std::string_view name) {
  if (find_row(carvers(), name)) return Done{};
  return failure(
      fmt::format("'{}' is no generator that opens walls; {}", name, suggestion(name, names_of(carvers()))));
}

}  // namespace

// The names are no choices of the option, because the table of generators does not exist yet when its options
// are made.
OptionRow carver_option(std::string summary) {
  return text_option("carver", "backtracker", std::move(summary), check_carver);
}

const GeneratorRow& carver_of(const Options& options) { return *find_row(carvers(), options.text("carver")); }

double carver_steps(double cells, const Options& options) {
  const GeneratorRow& carver = carver_of(options);
  return carver.steps ? carver.steps(cells, Options(carver.options)) : 0;
}

}  // namespace mazefolio::generate
