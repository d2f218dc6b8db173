#include "prove/claimed_graph.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <utility>
#include <vector>

#include "base/diagnostic.h"
#include "base/text/packed_bytes.h"

namespace mazefolio::prove {
namespace {

constexpr std::uint64_t most_rows = 4'000'000;  ///< of a list
const std::string crossings = "crossings", widths = "widths";

struct BorderList {
  std::string key;
  BorderKind kind;
  std::size_t cells;  ///< of a row, before its corners
};
const std::array<BorderList, 4> border_lists{{{"passages", BorderKind::passage, 2},
                                              {"walls", BorderKind::wall, 2},
                                              {"rim", BorderKind::rim, 1},
                                              {"gates", BorderKind::gate, 1}}};

/// The bytes of text in a manifest.
std::vector<std::uint8_t> bytes_of(const PackedGraph& packed, const std::string& key,
                                   const std::string& text) {
  std::optional<std::vector<std::uint8_t>> bytes = from_base64(text);
  if (!bytes) refuse_claim(packed.file, packed.where + "." + key, "is not base64");
  return std::move(*bytes);
}

[[noreturn]] void fail_in(const PackedGraph& packed, const std::string& list, const std::string& what) {
  refuse_claim(packed.file, packed.where + "." + list, what);
}

using Row = std::span<const std::int64_t>;

template <class Fn>
void for_each_row_of(const PackedGraph& packed, const std::string& list, std::size_t width, Fn fn) {
  const auto text = packed.lists.find(list);
  if (text == packed.lists.end()) return;
  std::uint64_t rows = 0;
  const auto counted = [&](Row row) {
    if (++rows > most_rows) fail_in(packed, list, fmt::format("has more than {} rows", most_rows));
    fn(row);
  };
  if (!for_each_packed_row(bytes_of(packed, list, text->second), width, counted))
    fail_in(packed, list, "is not packed rows of numbers");
}

/// Of the walls, in their order.
void read_widths(const PackedGraph& packed, GraphClaim& graph) {
  if (!packed.lists.contains(widths)) return;
  std::vector<Border*> walls;
  for (Border& b : graph.borders)
    if (b.kind == BorderKind::wall) walls.push_back(&b);
  std::size_t wall = 0;
  for_each_row_of(packed, widths, 0, [&](Row row) {
    if (wall == walls.size()) fail_in(packed, widths, "has more rows than there are walls");
    if (row.size() < 2) fail_in(packed, widths, "has a row that is not two numbers or more");
    walls[wall]->first_width = static_cast<std::uint32_t>(graph.widths.size());
    walls[wall++]->widths = static_cast<std::uint32_t>(row.size());
    for (const std::int64_t units : row) {
      const double width = static_cast<double>(units) * packed.unit_pt;
      if (!(width > 0 && width < largest_pt))
        fail_in(packed, widths, fmt::format("has the width {} pt", width));
      graph.widths.push_back(width);
    }
  });
  if (wall < walls.size()) fail_in(packed, widths, "has fewer rows than there are walls");
}

/// Takes the lists of a graph, one after another.
class ListReader {
 public:
  explicit ListReader(const PackedGraph& packed) : packed_(packed) {}

  GraphClaim read() {
    read_points("corners", graph_.corners);
    read_points("cells", graph_.cells);
    if (graph_.cells.empty()) fail("cells", "is empty");
    for (const BorderList& list : border_lists) read_borders(list);
    read_crossings();
    read_widths(packed_, graph_);
    return std::move(graph_);
  }

 private:
  [[noreturn]] void fail(const std::string& list, const std::string& what) const {
    fail_in(packed_, list, what);
  }
  template <class Fn>
  void for_each_row(const std::string& list, std::size_t width, Fn fn) const {
    for_each_row_of(packed_, list, width, fn);
  }

  void read_points(const std::string& list, std::vector<Point>& points) const {
    const double limit = std::floor(largest_pt / packed_.unit_pt);
    for_each_row(list, 2, [&](Row xy) {
      for (const std::int64_t n : xy)
        if (!(std::fabs(static_cast<double>(n)) < limit))
          fail(list, fmt::format("has the number {}; the limit is {}", n, limit));
      points.push_back(Point{static_cast<double>(xy[0]), static_cast<double>(xy[1])} * packed_.unit_pt);
    });
  }

  std::uint32_t id(const std::string& list, std::int64_t number, std::size_t limit) const {
    if (number < 0 || number >= static_cast<std::int64_t>(limit))
      fail(list, fmt::format("has the number {}; the limit is {}", number, limit));
    return static_cast<std::uint32_t>(number);
  }

  void read_borders(const BorderList& list) {
    for_each_row(list.key, 0, [&](Row row) {
      if (row.size() < list.cells + 2)
        fail(list.key, "has a row that is not a list of cells and two corners or more");
      Border b{list.kind, id(list.key, row[0], graph_.cells.size())};
      if (list.cells == 2) b.b = id(list.key, row[1], graph_.cells.size());
      if (b.a == b.b) fail(list.key, "has a border between a cell and itself");
      b.first = static_cast<std::uint32_t>(graph_.line.size());
      b.count = static_cast<std::uint32_t>(row.size() - list.cells);
      for (const std::int64_t corner : row.subspan(list.cells))
        graph_.line.push_back(id(list.key, corner, graph_.corners.size()));
      graph_.borders.push_back(b);
    });
  }

  void read_crossings() {
    std::set<std::uint32_t> lanes;
    for_each_row(crossings, 2, [&](Row row) {
      for (const std::int64_t lane : row)
        if (!lanes.insert(id(crossings, lane, graph_.cells.size())).second)
          fail(crossings, "has a cell twice");
      graph_.crossings.emplace_back(static_cast<std::uint32_t>(row[0]), static_cast<std::uint32_t>(row[1]));
    });
  }

  const PackedGraph& packed_;
  GraphClaim graph_;
};

/// The walls that stand up, a line of squares after another, then all that lie.
GraphClaim graph_of(const PackedGraph& packed) {
  const PackedGraph::Squares& field = *packed.squares;
  const std::uint64_t columns = field.columns, rows = field.rows;
  const std::uint64_t walls = (columns + 1) * rows + columns * (rows + 1);
  if (walls > most_rows) refuse_claim(packed.file, packed.where + ".squares", "has too many cells");
  const std::vector<std::uint8_t> open = bytes_of(packed, "open", field.open);
  if (open.size() != (walls + 7) / 8)
    refuse_claim(packed.file, packed.where + ".open",
                 fmt::format("has {} bytes, not {}", open.size(), (walls + 7) / 8));
  GraphClaim graph;
  const auto place = [&](double x, double y) {
    return field.corner + Point{x * field.pitch.x, y * field.pitch.y};
  };
  for (std::uint64_t y = 0; y <= rows; ++y)
    for (std::uint64_t x = 0; x <= columns; ++x)
      graph.corners.push_back(place(static_cast<double>(x), static_cast<double>(y)));
  for (std::uint64_t y = 0; y < rows; ++y)
    for (std::uint64_t x = 0; x < columns; ++x)
      graph.cells.push_back(place(static_cast<double>(x) + 0.5, static_cast<double>(y) + 0.5));

  std::size_t bit = 0;
  const auto add = [&](std::uint64_t x, std::uint64_t y, bool stands) {
    const bool first = (stands ? x : y) == 0, last = stands ? x == columns : y == rows;
    const auto cell = static_cast<std::uint32_t>(y * columns + x);
    const auto before = static_cast<std::uint32_t>(stands ? cell - 1 : cell - columns);
    const auto corner = static_cast<std::uint32_t>(y * (columns + 1) + x);
    const bool is_open = packed_bit(open, bit++);
    Border b{first || last ? (is_open ? BorderKind::gate : BorderKind::rim)
                           : (is_open ? BorderKind::passage : BorderKind::wall),
             first ? cell : before, first || last ? no_claimed_cell : cell};
    b.first = static_cast<std::uint32_t>(graph.line.size());
    b.count = 2;
    graph.line.push_back(corner);
    graph.line.push_back(static_cast<std::uint32_t>(stands ? corner + columns + 1 : corner + 1));
    graph.borders.push_back(b);
  };
  for (std::uint64_t y = 0; y < rows; ++y)
    for (std::uint64_t x = 0; x <= columns; ++x) add(x, y, true);
  for (std::uint64_t y = 0; y <= rows; ++y)
    for (std::uint64_t x = 0; x < columns; ++x) add(x, y, false);
  std::ranges::stable_sort(graph.borders, {}, &Border::kind);
  read_widths(packed, graph);
  return graph;
}

}  // namespace

void refuse_claim(const std::string& file, const std::string& where, const std::string& what) {
  Diagnostics found;
  found.error({file, 0, 0}, where.empty() ? "the manifest " + what : fmt::format("'{}' {}", where, what));
  throw InputError(std::move(found));
}

GraphClaim claimed_graph(const PackedGraph& packed) {
  return packed.squares ? graph_of(packed) : ListReader(packed).read();
}

}  // namespace mazefolio::prove
