#include "spec/level_table.h"

#include <fmt/format.h>

#include "base/geometry/math.h"
#include "spec/data_files.h"
#include "spec/field_table.h"

namespace mazefolio::spec {
namespace {

void read_cells(const Node& node, LevelTable& into, Context& context) {
  if (!expect_list(node, "'cells'", context)) return;
  if (node.items.size() < 2) context.error(node, "'cells' needs two numbers at least");
  double last = 0;
  for (const NodePtr& item : node.items) {
    const auto cells = as_real(*item, "cells", 1, 1e8, context);
    if (cells && *cells <= last) context.error(*item, "'cells' must grow");
    if (cells) into.cells.push_back(last = *cells);
  }
}

void read_row(const Entry& entry, std::size_t fields, LevelTable::Row& into, Context& context) {
  if (!expect_list(*entry.value, "'" + entry.key + "'", context)) return;
  if (entry.value->items.size() != fields)
    return context.error(*entry.value, fmt::format("'{}' has {} scores for {} fields", entry.key,
                                                   entry.value->items.size(), fields));
  for (const NodePtr& item : entry.value->items) {
    if (!expect_list(*item, "a score", context)) return;
    if (item->items.size() != 3) return context.error(*item, "a score is [lowest, corners, highest]");
    double scores[3] = {};
    for (std::size_t i = 0; i < 3; ++i)
      if (const auto score = as_real(*item->items[i], entry.key, 0, 40, context)) scores[i] = *score;
    into.push_back({scores[0], scores[1], scores[2]});
  }
}

Fields<LevelTable> level_fields() {
  const auto read_grids = [](const Node& node, LevelTable& into, Context& context) {
    if (!expect_mapping(node, "'grids'", context)) return;
    for (const Entry& grid : node.entries) {
      if (!expect_mapping(*grid.value, "'" + grid.key + "'", context)) continue;
      for (const Entry& row : grid.value->entries)
        read_row(row, into.cells.size(), into.grids[grid.key][row.key], context);
    }
    if (!into.grids.contains("square") || !into.grids["square"].contains(into.fallback))
      context.error(node, fmt::format("'square' must have the fallback '{}'", into.fallback));
  };
  const auto read_rules = [](const Node& node, LevelTable& into, Context& context) {
    if (!expect_mapping(node, "'rules'", context)) return;
    for (const Entry& row : node.entries) read_row(row, into.cells.size(), into.rules[row.key], context);
  };
  return {required(Field<LevelTable>{"cells", "columns x rows of the fields", {}, read_cells}),
          required(text_field("fallback", "stands for generators not measured", &LevelTable::fallback)),
          required(Field<LevelTable>{"grids", "scores by tiling and generator", {}, read_grids}),
          Field<LevelTable>{"rules", "scores of puzzles that are solved by a rule", {}, read_rules}};
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
  const std::filesystem::path path = files.find("configs/difficulty.yaml");
  return files.once(path.string(), [&] { return read_house_file(files, path, level_fields()); });
}

}  // namespace mazefolio::spec
