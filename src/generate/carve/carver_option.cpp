#include "generate/carve/carver_option.h"

#include <fmt/format.h>

#include "base/chosen_row.h"
#include "base/option_rows.h"
#include "base/text/suggest.h"
#include "base/text/synonyms.h"

namespace mazefolio::generate {
namespace {

Outcome check_name(std::string_view name) {
  const std::vector<std::string> names = names_of(carvers());
  if (meant_name(name, names)) return Done{};
  return failure(fmt::format("'{}' is no generator that opens walls; {}", name, suggestion(name, names)));
}

std::vector<const Row*> carver_rows() {
  std::vector<const Row*> rows;
  for (const GeneratorRow& row : carvers()) rows.push_back(&row);
  return rows;
}

}  // namespace

// The names are no choices of the option, because the table of generators does not exist yet when its options
// are made.
OptionRow carver_option(std::string summary) {
  return row_option("carver", "backtracker", std::move(summary), carver_rows, check_name);
}

Carver carver_of(const Options& options) {
  static const OptionRow option = carver_option("");
  ChosenRow chosen = parse_row(option, options.text(option.name)).value();
  if (!options.pictures_of_row().empty()) chosen.options.attach(options.pictures_of_row());
  return {find_row(carvers(), chosen.row->name), std::move(chosen.options)};
}

std::string carver_text(const GeneratorRow& row, const Options& options) { return to_text({&row, options}); }

Outcome check_carver(const Carver& carver, const AnyTopology& topology) {
  Outcome fit = check_fit(*carver.row, topology, carver.options);
  if (fit) return fit;
  if (check_fit(*carver.row, topology, Options(carver.row->options)))
    return failure(fmt::format("the carver '{}': {}", carver.row->name, fit.message()), fit.error().hint);
  return failure(fit.message(), carvers_that([&](const GeneratorRow& row) {
                   return check_fit(row, topology, Options(row.options)).ok();
                 }));
}

std::string carvers_that(const std::function<bool(const GeneratorRow&)>& would) {
  std::vector<std::string> names;
  for (const GeneratorRow& row : carvers())
    if (would(row)) names.push_back(row.name);
  return fmt::format("these carvers would do: {}", listed(names));
}

BitSet carved_walls(const Carver& carver, const AnyTopology& topology, Rng& rng, Growth* growth) {
  return carved_walls(*carver.row, topology, carver.options, rng, growth);
}

double carver_steps(double cells, const Options& options) {
  const Carver carver = carver_of(options);
  return carver.row->steps ? carver.row->steps(cells, carver.options) : 0;
}

}  // namespace mazefolio::generate
