// Makes a topology from a tiling and a shape. A cell belongs to the shape where its center does and at least
// half of the points halfway from there to its corners: so most of the cell is inside, in any form. No corner
// may be outside the field. The largest piece is kept; the pieces of letters are joined first, by the
// shortest chains of cells.

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "base/geometry/edges.h"
#include "base/system/parallel.h"
#include "topology/drawn_rim.h"
#include "topology/even_halves.h"
#include "topology/grids.h"
#include "topology/image_field.h"
#include "topology/joined_cells.h"
#include "topology/rim_cut.h"
#include "topology/shapes.h"
#include "topology/whole_tiling.h"

namespace mazefolio::topology {
namespace {

template <class Fn>
void for_each_corner(const Lattice& t, Cell c, Fn fn) {
  for (const Edge& e : t.outline(c)) fn(edge_begin(e));
}
template <class Fn>
void for_each_corner(const PlanarGraph& t, Cell c, Fn fn) {
  t.for_each_side(
      c, [&](Cell, Wall w) { fn(t.ends(w).first == c ? edge_begin(t.edge(w)) : edge_end(t.edge(w))); });
}

template <PlanarTopology T>
bool fits(const T& t, Cell c, const Region& region) {
  const Point center = t.center(c);
  if (!region.contains(center)) return false;
  const Region field{region.field, nullptr};
  std::ptrdiff_t votes = 0;
  bool in_field = true;
  for_each_corner(t, c, [&](Point corner) {
    in_field = in_field && field.contains(corner);
    if (in_field) votes += region.contains(midpoint(center, corner)) ? 1 : -1;
  });
  return in_field && votes >= 0;
}

BitSet cells_inside(const AnyTopology& topology, const Region& region) {
  BitSet cells(cell_limit(topology));
  const Rect box = bounds(topology);
  const bool all = !region.inside && region.contains({box.x0, box.y0}) && region.contains({box.x1, box.y1});
  std::visit(
      [&](const auto& t) {
        for_each_cell(t, [&](Cell c) {
          if (all || fits(t, c, region)) cells.set(index(c));
        });
      },
      topology);
  return cells;
}

Outcome check_cells(const GridChoice& choice, bool is_field, std::size_t whole, std::size_t inside,
                    std::size_t kept) {
  const std::string& shape = choice.shape->name;
  if (kept == 0 || kept < std::min<std::size_t>(fewest_cells, whole)) {
    const std::string count = kept == 0 ? "no cell" : kept == 1 ? "one cell" : fmt::format("{} cells", kept);
    return failure(
        fmt::format("the shape '{}' has room for {} of a {} grid of {}x{}; make the maze larger (more cells)",
                    shape, count, choice.grid->name, choice.size.columns, choice.size.rows));
  }
  if (!is_field && (inside - kept) * 10 > inside)
    return failure(fmt::format(
        "the shape '{}' falls into pieces: {:.0f} % of its cells are cut off by places narrower than one "
        "cell; make the maze larger (more cells), or the narrow places of the shape wider",
        shape, 100.0 * static_cast<double>(inside - kept) / static_cast<double>(inside)));
  return Done{};
}

bool has_drawn_rim(const GridChoice& choice, const Region& region) {
  return choice.in_rock && asks_smooth_rim(choice) && !region.rings.empty();
}

// In rock a passage takes three squares with its walls: strokes and bridges are as wide as in a field of a
// third.
constexpr double squares_in_rock = 3;

Rect third_of(const Rect& field) {
  return {field.x0, field.y0, field.x0 + field.width() / squares_in_rock,
          field.y0 + field.height() / squares_in_rock};
}

Region with_rings(const Region& region, std::vector<Ring> rings, std::vector<Ring> beside) {
  Region out = ring_region(region.field, std::move(rings), {}, std::move(beside));
  out.bridges = region.bridges;
  out.apart = region.apart;
  return out;
}

Region shape_in(const Rect& field, const GridChoice& choice) {
  Region region = choice.shape->make(field, choice.shape_options);
  // What is pale cannot be told from the texture of rock.
  if (choice.in_rock && !region.beside.empty() && choice.shape_options.text("details") != "walls")
    region = with_rings(region, region.rings, {});
  if (has_even_halves(choice) && !choice.whole_cells && !region.rings.empty())
    region = with_rings(region, with_even_halves(region.rings), region.beside);
  return region;
}

Region region_of(const GridChoice& choice) {
  const Rect field = field_of(*choice.grid, choice.size);
  Region region = shape_in(field, choice);
  const bool has_bridges = !region.letters.bridges.empty() || region.bridges > 0 || !region.apart.empty();
  if (!has_bridges || !has_drawn_rim(choice, region)) return region;
  Region narrow = shape_in(third_of(field), choice);
  Region out =
      ring_region(field, std::move(narrow.rings), std::move(narrow.letters), std::move(narrow.beside));
  out.bridges = narrow.bridges;
  out.apart = std::move(narrow.apart);
  return out;
}

Result<Grid> whole_cells(const GridChoice& choice, const Region& region, std::string_view seed) {
  const double doorway = doorway_of(choice);
  AnyTopology whole = whole_tiling(choice, region, doorway, seed);
  throw_if_canceled();
  if (choice.grid->in_plans || (choice.grid->lattice && !region.inside && count_pieces(whole) == 1))
    return Grid{std::make_shared<const AnyTopology>(std::move(whole))};

  const std::size_t strewn = choice.grid->random ? cells_inside(whole, region).count() : 0;
  whole = open_tiling(std::move(whole), doorway);
  throw_if_canceled();
  const BitSet in_field = cells_inside(whole, {region.field, nullptr});
  BitSet inside = region.inside ? cells_inside(whole, region) : in_field;
  const auto merged = static_cast<std::uint32_t>(strewn - std::min(strewn, inside.count()));
  if (choice.shape->source == ShapeSource::lettering || region.bridges > 0)
    inside = joined(whole, inside, in_field);
  const BitSet kept = largest_piece(whole, inside);
  const std::size_t all = inside.count(), left = kept.count();
  if (const Outcome checked = check_cells(choice, !region.inside, in_field.count(), all, left); !checked)
    return checked.found();
  AnyTopology cells = left == cell_count(whole) ? std::move(whole) : cut_to(whole, kept);
  if (region.rings.empty())
    return Grid{std::make_shared<const AnyTopology>(std::move(cells)),
                {static_cast<std::uint32_t>(all - left), merged, {}, 0}};
  const Lattice* const squares = square_lattice(cells);
  if (squares && has_drawn_rim(choice, region)) cells = with_rim_on(*squares, region.rings);
  const double likeness = likeness_to(region.rings, cells);
  return Grid{std::make_shared<const AnyTopology>(std::move(cells)),
              {static_cast<std::uint32_t>(all - left), merged, likeness, region.bridges}};
}

constexpr double cells_of_stroke = 2;

Result<Grid> too_narrow(const NarrowStrokes& strokes, CellCount size) {
  return failure(fmt::format("the strokes of the letters are {:.1f} cells wide, not {:.0f}, in {}x{} cells",
                             strokes.wide, strokes.needed, size.columns, size.rows),
                 "make the maze larger (more cells)");
}

// The cells of masks, and whole cells of a shape, are those of the thin maze.
Result<Grid> field_of_thin(GridChoice choice, std::string_view seed) {
  choice.size = {choice.size.columns / 2, choice.size.rows / 2};
  choice.in_rock = choice.thick_walls = false;
  Result<Grid> thin = make_grid(choice, seed);
  if (!thin) return thin;
  // Of other tilings there is no such field: thick walls stand on squares alone.
  if (const Lattice* const squares = square_lattice(*thin->topology))
    thin->topology = std::make_shared<const AnyTopology>(image_field(*squares));
  return thin;
}

}  // namespace

std::optional<NarrowStrokes> narrow_strokes(const GridChoice& choice) {
  if (choice.shape->source != ShapeSource::lettering || !asks_smooth_rim(choice)) return std::nullopt;
  if (choice.whole_cells && !choice.in_rock) return std::nullopt;
  const Rect field = field_of(*choice.grid, choice.size);
  const double times = choice.in_rock ? squares_in_rock : 1;
  const auto stroke = narrow_stroke(choice.in_rock ? third_of(field) : field, choice.shape_options);
  return stroke ? std::optional(NarrowStrokes{times * *stroke, times * cells_of_stroke}) : std::nullopt;
}

Result<Grid> make_grid(const GridChoice& choice, std::string_view seed) {
  if (const auto narrow = narrow_strokes(choice)) return too_narrow(*narrow, choice.size);
  const Region region = region_of(choice);
  const Letters& letters = region.letters;  // a hair narrower than their picture may promise
  if (has_smooth_rim(choice) && letters.stroke > 0 && letters.stroke < letters.least_stroke)
    return too_narrow({letters.stroke, cells_of_stroke}, choice.size);
  if (!region.apart.empty())
    return failure(fmt::format("the pieces of {} cannot be joined: {}",
                               words_for(*choice.shape, choice.shape_options), region.apart),
                   "make the maze larger (more cells), or write 'pieces: largest'");
  const bool odd = choice.size.columns % 2 == 1 && choice.size.rows % 2 == 1;
  if (choice.thick_walls && odd && region.inside && !has_drawn_rim(choice, region))
    return field_of_thin(choice, seed);
  return has_smooth_rim(choice) && !region.rings.empty() ? cut_grid(choice, region, seed)
                                                         : whole_cells(choice, region, seed);
}

}  // namespace mazefolio::topology
