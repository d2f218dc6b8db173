#include "prove/graph_rows.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "base/diagnostic.h"

namespace mazefolio::prove {
namespace {

const std::string corners = "corners", cells = "cells", crossings = "crossings", widths = "widths";

struct BorderList {
  std::string key;
  BorderKind kind;
  std::size_t cells;  ///< of an item, before its corners
};
const std::array<BorderList, 4> border_lists{{{"passages", BorderKind::passage, 2},
                                              {"walls", BorderKind::wall, 2},
                                              {"rim", BorderKind::rim, 1},
                                              {"gates", BorderKind::gate, 1}}};

const BorderList* border_list(const std::string& key) {
  const auto found = std::find_if(border_lists.begin(), border_lists.end(),
                                  [&](const BorderList& list) { return list.key == key; });
  return found == border_lists.end() ? nullptr : &*found;
}

}  // namespace

void refuse_claim(const std::string& file, const std::string& where, const std::string& what) {
  Diagnostics found;
  found.error({file, 0, 0}, where.empty() ? "the manifest " + what : fmt::format("'{}' {}", where, what));
  throw InputError(std::move(found));
}

void GraphRows::fail_in(const std::string& list, const std::string& what) const {
  refuse_claim(file_, where_ + "." + list, what);
}

GraphRows::Items GraphRows::begin(const std::string& list) {
  if (odd_) fail("is not a list of x and y in turn");
  list_ = list;
  points_ = list == corners ? &graph_.corners : list == cells ? &graph_.cells : nullptr;
  if (!points_ && list != crossings && list != widths && !border_list(list)) return Items::none;
  if (!begun_.insert(list).second) fail("is there twice");
  return points_ ? Items::numbers : Items::rows;
}

void GraphRows::add(std::int64_t number) {
  const auto n = static_cast<double>(number);
  if (odd_)
    points_->back().y = n;
  else
    points_->push_back({n, 0});
  odd_ = !odd_;
}

std::uint32_t GraphRows::id_of(std::int64_t number) const {
  if (number < 0) fail("has a negative number");
  if (number >= no_claimed_cell) fail(fmt::format("has the number {}, which is too large", number));
  return static_cast<std::uint32_t>(number);
}

void GraphRows::add_row(std::span<const std::int64_t> row) {
  if (list_ == crossings) {
    if (row.size() != 2) fail("has an item that is not a list of two cells");
    graph_.crossings.emplace_back(id_of(row[0]), id_of(row[1]));
    return;
  }
  if (list_ == widths) {
    if (row.size() < 2) fail("has an item that is not a list of two numbers or more");
    for (const std::int64_t width : row) graph_.widths.push_back(static_cast<double>(width));
    widths_.push_back(static_cast<std::uint32_t>(row.size()));
    return;
  }
  const auto& [key, kind, cell_count] = *border_list(list_);
  if (row.size() < cell_count + 2) fail("has an item that is not a list of cells and two corners or more");
  graph_.borders.push_back({kind, id_of(row[0]), cell_count == 2 ? id_of(row[1]) : no_claimed_cell,
                            static_cast<std::uint32_t>(graph_.line.size()),
                            static_cast<std::uint32_t>(row.size() - cell_count)});
  for (const std::int64_t corner : row.subspan(cell_count)) graph_.line.push_back(id_of(corner));
}

void GraphRows::scale(const std::string& list, std::vector<Point>& points, double unit_pt) const {
  const double limit = std::floor(largest_pt / unit_pt);
  for (Point& p : points) {
    for (const double n : {p.x, p.y})
      if (!(std::fabs(n) < limit)) fail_in(list, fmt::format("has the number {}; the limit is {}", n, limit));
    p = p * unit_pt;
  }
}

void GraphRows::check_ids() const {
  for (const Border& b : graph_.borders) {
    const auto& [key, kind, cell_count] =
        *std::find_if(border_lists.begin(), border_lists.end(),
                      [&](const BorderList& list) { return list.kind == b.kind; });
    const auto check = [&, &list = key](std::uint32_t id, std::size_t limit) {
      if (id >= limit) fail_in(list, fmt::format("has the number {}; the limit is {}", id, limit));
    };
    check(b.a, graph_.cells.size());
    if (cell_count == 2) check(b.b, graph_.cells.size());
    if (b.a == b.b) fail_in(key, "has a border between a cell and itself");
    for (std::uint32_t i = 0; i < b.count; ++i) check(graph_.line[b.first + i], graph_.corners.size());
  }
  std::set<std::uint32_t> lanes;
  for (const auto& [over, under] : graph_.crossings)
    for (const std::uint32_t lane : {over, under}) {
      if (lane >= graph_.cells.size()) fail_in(crossings, fmt::format("has the number {}", lane));
      if (!lanes.insert(lane).second) fail_in(crossings, "has a cell twice");
    }
}

// Walls have not been sorted yet.
void GraphRows::check_widths(double unit_pt) {
  if (!begun_.contains(widths)) return;
  for (double& width : graph_.widths) {
    width *= unit_pt;
    if (!(width > 0 && width < largest_pt)) fail_in(widths, fmt::format("has the width {} pt", width));
  }
  std::size_t wall = 0;
  std::uint32_t first = 0;
  for (Border& b : graph_.borders) {
    if (b.kind != BorderKind::wall) continue;
    if (wall == widths_.size()) fail_in(widths, "has fewer items than there are walls");
    b.first_width = first;
    b.widths = widths_[wall++];
    first += b.widths;
  }
  if (wall < widths_.size()) fail_in(widths, "has more items than there are walls");
}

GraphClaim GraphRows::graph(double unit_pt) {
  if (odd_) fail("is not a list of x and y in turn");
  if (graph_.cells.empty()) fail_in(cells, "is empty");
  scale(corners, graph_.corners, unit_pt);
  scale(cells, graph_.cells, unit_pt);
  check_ids();
  check_widths(unit_pt);
  const auto by_kind = [](const Border& a, const Border& b) { return a.kind < b.kind; };
  if (!std::is_sorted(graph_.borders.begin(), graph_.borders.end(), by_kind))
    std::stable_sort(graph_.borders.begin(), graph_.borders.end(), by_kind);
  return std::move(graph_);
}

}  // namespace mazefolio::prove
