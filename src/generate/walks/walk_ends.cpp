#include "generate/walks/walk_ends.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "base/options.h"
#include "base/text/suggest.h"
#include "generate/walks/hamiltonian.h"
#include "maze/gates.h"

namespace mazefolio::generate {
namespace {

const Lattice& lattice(const AnyTopology& squares) { return std::get<Lattice>(squares); }

bool is_cell(std::string_view place) {
  const std::size_t comma = place.find(',');
  if (comma == std::string_view::npos) return false;
  const auto x = parse_integer(place.substr(0, comma)), y = parse_integer(place.substr(comma + 1));
  return x && y && *x >= 0 && *y >= 0;
}

// The indices, of `count`, that a place stands for: an end that it names, else the middle.
std::pair<std::uint32_t, std::uint32_t> span_of(std::string_view place, std::string_view low,
                                                std::string_view high, std::uint32_t count) {
  if (place.find(low) != place.npos) return {0, 0};
  if (place.find(high) != place.npos) return {count - 1, count - 1};
  return {(count - 1) / 2, count / 2};
}

std::vector<Gate> named(const Lattice& t, std::string_view place) {
  const auto [x0, x1] = span_of(place, "left", "right", t.columns());
  const auto [y0, y1] = span_of(place, "top", "bottom", t.rows());
  // People enter corners from above or below.
  constexpr std::pair<std::string_view, int> sides[] = {{"top", 3}, {"bottom", 1}, {"left", 2}, {"right", 0}};
  const auto side = std::find_if(std::begin(sides), std::end(sides),
                                 [&](const auto& s) { return place.find(s.first) != place.npos; });
  std::vector<Gate> gates;
  for (std::uint32_t y = y0; y <= y1; ++y)
    for (std::uint32_t x = x0; x <= x1; ++x)
      gates.push_back({t.at(x, y), side == std::end(sides) ? no_wall : t.wall(t.at(x, y), side->second)});
  return gates;
}

GridCell cell_of(const Lattice& t, const Gate& gate) { return {t.column(gate.cell), t.row(gate.cell)}; }
CellCount size_of(const Lattice& t) { return {t.columns(), t.rows()}; }

// 0: any pair; 1: in different sides of the rim; 2: also far apart.
int apart_rank(const Lattice& t, const Gate& a, const Gate& b) {
  if (side_of(t, a) == side_of(t, b)) return 0;
  const GridCell p = cell_of(t, a), q = cell_of(t, b);
  const auto apart = [](std::uint32_t i, std::uint32_t k) { return std::max(i, k) - std::min(i, k); };
  return 2 * (apart(p.x, q.x) + apart(p.y, q.y)) >= std::max(t.columns(), t.rows()) ? 2 : 1;
}

int rank_of(const Lattice& t, const Gate& a, const Gate& b) {
  return 2 * apart_rank(t, a, b) + (leads_upright(t, a) && leads_upright(t, b));
}

}  // namespace

bool leads_upright(const Lattice& squares, const Gate& gate) {
  const int side = side_of(squares, gate);
  return side < 0 || side == 1 || side == 3;
}

Outcome check_end(std::string_view place) {
  if (place == "rim" || is_cell(place)) return Done{};
  std::vector<std::string> names = place_names();
  if (std::find(names.begin(), names.end(), place) != names.end()) return Done{};
  names.emplace_back("rim");
  return failure(
      fmt::format("unknown place '{}' (a cell is written 3,4); {}", place, suggestion(place, names)));
}

std::vector<Gate> ends_at(const AnyTopology& squares, std::string_view place) {
  if (place == "rim") return rim_gates(squares);
  if (!is_cell(place)) return named(lattice(squares), place);
  const auto gate = gate_at(squares, place, {});
  return gate ? std::vector{*gate} : std::vector<Gate>();
}

Outcome check_ends(const AnyTopology& squares, std::string_view from, std::string_view to) {
  const Lattice& t = lattice(squares);
  const std::vector<Gate> starts = ends_at(squares, from), finishes = ends_at(squares, to);
  for (const auto& [gates, place] : {std::pair(&starts, from), std::pair(&finishes, to)})
    if (gates->empty())
      return failure(fmt::format("there is no cell {}: columns count from 0 to {}, rows from 0 to {}", place,
                                 t.columns() - 1, t.rows() - 1));
  std::optional<Outcome> first;
  for (const Gate& start : starts)
    for (const Gate& finish : finishes) {
      Outcome here = start == finish ? Outcome(failure("start and finish are the same place"))
                                     : check_walk(size_of(t), cell_of(t, start), cell_of(t, finish));
      if (here) return here;
      if (!first) first = std::move(here);
    }
  return *first;
}

std::optional<std::pair<Gate, Gate>> choose_ends(const AnyTopology& squares, std::string_view from,
                                                 std::string_view to, Rng& rng) {
  const Lattice& t = lattice(squares);
  const std::vector<Gate> finishes = ends_at(squares, to);
  std::optional<std::pair<Gate, Gate>> chosen;
  int best = 0;
  std::uint32_t count = 0;
  for (const Gate& start : ends_at(squares, from))
    for (const Gate& finish : finishes) {
      const int rank = rank_of(t, start, finish);
      if (rank < best || start == finish || !has_walk(size_of(t), cell_of(t, start), cell_of(t, finish)))
        continue;
      if (rank > best) count = 0;
      best = rank;
      if (rng.below(++count) == 0) chosen = {start, finish};
    }
  return chosen;
}

}  // namespace mazefolio::generate
