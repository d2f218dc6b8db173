#include "spec/level_table.h"

#include <fmt/format.h>

#include "base/geometry/math.h"
#include "base/options.h"
#include "base/system/file.h"
#include "spec/context.h"
#include "spec/csv.h"
#include "spec/data_files.h"

namespace mazefolio::spec {
namespace {

constexpr std::size_t first_score = 2;  // behind the tiling and the generator
constexpr std::size_t scores = 3;       // of a field

// From names such as "36 low".
void read_cells(const Csv& csv, LevelTable& into, Context& context) {
  if (csv.header.size() < first_score + 2 * scores || (csv.header.size() - first_score) % scores != 0)
    return context.error(csv.mark(csv.header.front()).place(),
                         "the columns are 'grid', 'generator', and three scores for each of some fields");
  for (std::size_t i = first_score; i < csv.header.size(); i += scores) {
    const CsvField& name = csv.header[i];
    const auto cells = parse_real(std::string_view(name.text).substr(0, name.text.find(' ')));
    if (!cells || *cells <= (into.cells.empty() ? 0 : into.cells.back()))
      return context.error(csv.mark(name).place(),
                           "columns begin with the cells of a field, which must grow");
    into.cells.push_back(*cells);
  }
}

void read_row(const Csv& csv, const std::vector<CsvField>& row, LevelTable& into, Context& context) {
  const auto score = [&](const CsvField& field) {
    const auto read = parse_real(field.text);
    if (read && *read >= 0 && *read <= 40) return *read;
    context.error(csv.mark(field).place(), "a score is a number from 0 to 40");
    return 0.0;
  };
  LevelTable::Row reaches;
  for (std::size_t i = first_score; i < row.size(); i += scores)
    reaches.push_back({score(row[i]), score(row[i + 1]), score(row[i + 2])});
  (row[0].text == "rule" ? into.rules : into.grids[row[0].text])[row[1].text] = std::move(reaches);
}

void read_table(const Csv& csv, LevelTable& into, Context& context) {
  read_cells(csv, into, context);
  if (context.errors() > 0) return;
  for (const std::vector<CsvField>& row : csv.rows) read_row(csv, row, into, context);
  if (!into.grids["square"].contains(into.fallback))
    context.error({*csv.file, 1, 1}, fmt::format("'square' must have the fallback '{}'", into.fallback));
}

LevelReach between(const LevelReach& a, const LevelReach& b, double share) {
  const auto mix = [&](double x, double y) { return x + share * (y - x); };
  return {mix(a.low, b.low), mix(a.corner, b.corner), mix(a.high, b.high)};
}

}  // namespace

LevelReach LevelTable::reach(const std::string& grid, const std::string& generator,
                             double field_cells) const {
  const auto tiling = grids.contains(grid) ? grids.find(grid) : grids.find("square");
  auto row = tiling->second.find(generator);
  if (row == tiling->second.end()) row = tiling->second.find(fallback);
  if (row == tiling->second.end()) row = grids.at("square").find(fallback);
  return reach(row->second, field_cells);
}

std::optional<LevelReach> LevelTable::reach_by_rule(const std::string& rule, double field_cells) const {
  const auto row = rules.find(rule);
  if (row == rules.end()) return std::nullopt;
  return reach(row->second, field_cells);
}

LevelReach LevelTable::reach(const Row& row, double field_cells) const {
  std::size_t i = 1;
  while (i + 1 < cells.size() && cells[i] < field_cells) ++i;
  const double share = exact_log2(field_cells / cells[i - 1]) / exact_log2(cells[i] / cells[i - 1]);
  return between(row[i - 1], row[i], share);
}

Result<LevelTable> read_levels(const DataFiles& files) {
  const std::filesystem::path path = files.find("configs/difficulty.csv");
  return files.once(path.string(), [&]() -> Result<LevelTable> {
    const Result<Csv> csv = parse_csv(read_file(path), path.string());
    if (!csv) return csv.found();
    return parsed(LevelTable(),
                  [&](LevelTable& value, Context& context) { read_table(*csv, value, context); });
  });
}

}  // namespace mazefolio::spec
