#include "batch/pupils.h"

#include <fmt/format.h>

#include "base/text/synonyms.h"
#include "spec/csv.h"

namespace mazefolio::batch {
namespace {

// The first column that is called by one of these names.
std::optional<std::size_t> column_of(const Csv& table, std::span<const std::string_view> names) {
  for (const std::string_view name : names)
    for (std::size_t c = 0; c < table.header.size(); ++c)
      if (same_spelling(table.header[c].text, name)) return c;
  return std::nullopt;
}

constexpr std::string_view names_of_name[] = {"name",    "names",    "pupil", "pupils",
                                              "student", "students", "child", "children"};
constexpr std::string_view names_of_level[] = {"level", "difficulty"};

}  // namespace

Result<std::vector<Pupil>> read_pupils(std::string_view bytes, const std::string& shown) {
  const Result<Csv> read = parse_csv(bytes, shown);
  if (!read) return read.found();
  const Csv& table = *read;
  const auto named = column_of(table, names_of_name), level = column_of(table, names_of_level);
  const std::size_t name = named.value_or(0);
  std::vector<Pupil> pupils;
  std::size_t number = 0;
  const auto add = [&](const std::vector<CsvField>& row) {
    const auto cell = [&](std::size_t c) { return Cell{row[c].text, table.mark(row[c])}; };
    ++number;
    if (row[name].text.find_first_not_of(" \t") == std::string::npos) return;
    Pupil& pupil = pupils.emplace_back(Pupil{number, cell(name), {}});
    if (level && *level != name && !row[*level].text.empty()) pupil.level = cell(*level);
  };
  if (!named && table.header.size() == 1) add(table.header);  // a list without a head
  for (const std::vector<CsvField>& row : table.rows) add(row);
  if (pupils.empty())
    return Result<std::vector<Pupil>>::failure(fmt::format("{} has no names", shown),
                                               "write a line for each pupil below a head such as name,level");
  return pupils;
}

}  // namespace mazefolio::batch
