#include "puzzle/given_size.h"

#include <fmt/format.h>

#include "generate/generator.h"

namespace mazefolio::puzzle {

CellCount given_size(const PuzzleSpec& entry) {
  const CellCount asked{entry.size.columns, entry.size.rows};
  const GeneratorRow& row = *find_row(generators(), entry.algorithm.name);
  if (!is_digger(row) || !row.fitting) return asked;
  const CellCount fitted = row.fitting(asked, entry.algorithm.options);
  return fitted.columns + 1 >= asked.columns && fitted.rows + 1 >= asked.rows ? fitted : asked;
}

std::optional<Diagnostic> other_size_warning(const PuzzleSpec& entry) {
  const GridSize& asked = entry.size;
  const CellCount size = given_size(entry);
  if (!asked.is_given() || size == CellCount{asked.columns, asked.rows}) return std::nullopt;
  return Diagnostic{Severity::warning, asked.place,
                    fmt::format("'{}' cannot make {}x{} cells: its mazes here have {}x{}",
                                entry.algorithm.name, asked.columns, asked.rows, size.columns, size.rows),
                    fmt::format("write {}x{}", size.columns, size.rows)};
}

}  // namespace mazefolio::puzzle
