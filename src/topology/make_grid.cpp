// Makes a topology from a tiling and a shape. A cell belongs to the shape where its center does and at least
// half of the points halfway from there to its corners: so most of the cell is inside, in any form. No corner
// may be outside the field. The largest piece is kept; the pieces of letters are joined first, by the
// shortest chains of cells.

#include <fmt/format.h>

#include <cmath>

#include "base/disjoint_sets.h"
#include "base/geometry/edges.h"
#include "base/system/parallel.h"
#include "base/text/amounts.h"
#include "topology/clip.h"
#include "topology/grids.h"
#include "topology/joined_cells.h"
#include "topology/joined_pieces.h"
#include "topology/merged_cells.h"
#include "topology/ring_pieces.h"
#include "topology/shapes.h"

namespace mazefolio::topology {
namespace {

constexpr std::uint32_t fewest = 3;

AnyTopology whole_tiling(const GridChoice& choice, const Region& region, std::string_view seed) {
  const GridRow& grid = *choice.grid;
  if (grid.lattice) return grid.lattice(full_mask(choice.size.columns, choice.size.rows));
  Rng rng = stream(seed, Purpose::points);
  const std::vector<Outline> outlines = grid.outlines(region, choice.grid_options, rng);
  throw_if_canceled();
  return without_narrow_cells(PlanarGraph::build(outlines, grid.doorway), grid.doorway);
}

bool fits(const AnyTopology& t, Cell c, const Region& region) {
  const Point center = topology::center(t, c);
  if (!region.contains(center)) return false;
  const Region field{region.field, nullptr};
  std::ptrdiff_t votes = 0;
  for (const Edge& e : std::visit([c](const auto& g) { return g.outline(c); }, t)) {
    if (!field.contains(edge_begin(e))) return false;
    votes += region.contains(midpoint(center, edge_begin(e))) ? 1 : -1;
  }
  return votes >= 0;
}

BitSet cells_inside(const AnyTopology& t, const Region& region) {
  BitSet cells(cell_limit(t));
  for (std::uint32_t i = 0; i < cell_limit(t); ++i)
    if (contains(t, Cell{i}) && fits(t, Cell{i}, region)) cells.set(i);
  return cells;
}

BitSet largest_piece(const AnyTopology& t, const BitSet& cells) {
  DisjointSets sets(cell_limit(t));
  std::visit(
      [&](const auto& g) {
        cells.for_each_set([&](std::size_t i) {
          g.for_each_neighbor(Cell{static_cast<std::uint32_t>(i)}, [&](Cell n, Wall) {
            if (cells.test(index(n))) sets.join(static_cast<std::uint32_t>(i), index(n));
          });
        });
      },
      t);
  std::vector<std::uint32_t> sizes(cell_limit(t));
  cells.for_each_set([&](std::size_t i) { ++sizes[sets.find(static_cast<std::uint32_t>(i))]; });
  const auto largest =
      static_cast<std::uint32_t>(std::max_element(sizes.begin(), sizes.end()) - sizes.begin());
  BitSet piece(cell_limit(t));
  cells.for_each_set([&](std::size_t i) {
    if (sets.find(static_cast<std::uint32_t>(i)) == largest) piece.set(i);
  });
  return piece;
}

AnyTopology cut(const AnyTopology& t, const BitSet& cells) {
  if (cells.count() == cell_count(t)) return t;
  return std::visit([&](const auto& g) -> AnyTopology { return g.without(~cells); }, t);
}

Outcome check_cells(const GridChoice& choice, bool is_field, std::size_t whole, std::size_t inside,
                    std::size_t kept) {
  const std::string& shape = choice.shape->name;
  if (kept == 0 || kept < std::min<std::size_t>(fewest, whole)) {
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

constexpr double least_part = 0.4;  ///< of the median area
/// Square pitches: what the outline itself cuts off stays cut off, however many cells are merged.
constexpr double most_merged = 12;
/// Square pitches, of a cell in a last attempt to cut bridges: squares lie across them, and a short bridge
/// may be one cell.
constexpr double largest_on_bridge = 40;
constexpr double largest_loss = 1.44;      ///< square pitches: what is 1.2 corridors wide and long is seen
constexpr double least_of_letters = 0.99;  ///< a part of one letter is little of a word
/// Square pitches, for each attempt to cut letters: those of larger cells would be empty.
constexpr double largest_hall[] = {7, 7, 7, 7, 10, 10, 14};
constexpr std::uint32_t beside_field = 4;  ///< cells at each side

/// The squares of one pitch that lines go through.
class NearLines {
 public:
  explicit NearLines(const Region& region) : box_(inset(region.field, -2)) {
    columns_ = static_cast<std::size_t>(box_.width()) + 1;
    squares_ = BitSet(columns_ * (static_cast<std::size_t>(box_.height()) + 1));
    for (const Ring& ring : region.rings)
      for (std::size_t i = 0; i < ring.size(); ++i) {
        const Point a = ring[i].at, b = ring[i + 1 < ring.size() ? i + 1 : 0].at;
        visit({std::min(a.x, b.x), std::min(a.y, b.y), std::max(a.x, b.x), std::max(a.y, b.y)},
              [&](std::size_t square) { squares_.set(square); });
      }
  }
  bool meets(const Rect& r) const {
    bool found = false;
    visit(r, [&](std::size_t square) { found = found || squares_.test(square); });
    return found;
  }

 private:
  template <class Fn>
  void visit(const Rect& r, Fn fn) const {
    const auto column = [&](double x) {
      return static_cast<std::size_t>(std::clamp(x, box_.x0, box_.x1) - box_.x0);
    };
    const auto row = [&](double y) {
      return static_cast<std::size_t>(std::clamp(y, box_.y0, box_.y1) - box_.y0);
    };
    for (std::size_t y = row(r.y0); y <= row(r.y1); ++y)
      for (std::size_t x = column(r.x0); x <= column(r.x1); ++x) fn(y * columns_ + x);
  }
  Rect box_;
  std::size_t columns_ = 0;
  BitSet squares_;
};

std::vector<Outline> outlines_of(const AnyTopology& t, Point by) {
  std::vector<Outline> out;
  for (std::uint32_t i = 0; i < cell_limit(t); ++i) {
    if (!contains(t, Cell{i})) continue;
    Outline& outline = out.emplace_back(std::visit([i](const auto& g) { return g.outline(Cell{i}); }, t));
    for (Edge& e : outline) e = moved(e, by);
  }
  return out;
}

/// The cells that the region or a line around it meets.
PlanarGraph cells_near(const Region& region, std::vector<Outline> cells) {
  const NearLines lines(region);
  std::erase_if(cells, [&](const Outline& outline) {
    Rect box = edge_bounds(outline[0]);
    for (const Edge& e : outline) box = enclosing(box, edge_bounds(e));
    return !lines.meets(inset(box, -0.1)) && !region.contains(box.center());
  });
  return PlanarGraph::build(cells);
}

/// A tiling that leaves no part of the field empty: larger than the field, and moved over it.
PlanarGraph around_field(const GridChoice& choice, const Region& region, std::string_view seed, int attempt) {
  if (choice.grid->over_letters && !region.letters.boxes.empty())
    return cells_near(region, choice.grid->over_letters(region, attempt));
  GridChoice larger = choice;
  larger.size = {choice.size.columns + 2 * beside_field, choice.size.rows + 2 * beside_field};
  if (choice.grid->disc) larger.size.columns = larger.size.rows = larger.size.columns + larger.size.rows;
  Region field = region;
  field.field = field_of(*choice.grid, larger.size);
  const AnyTopology whole = whole_tiling(larger, {field.field, nullptr, {}}, seed);
  return cells_near(region, outlines_of(whole, region.field.center() - field.field.center()));
}

MostMerged most_merged_in(const Region& region, int attempt) {
  if (!region.letters.boxes.empty()) return {largest_hall[attempt], HUGE_VAL};
  return attempt == 0 ? MostMerged{HUGE_VAL, most_merged} : MostMerged{largest_on_bridge, HUGE_VAL};
}

int attempts_for(const Region& region) {
  if (!region.letters.boxes.empty()) return static_cast<int>(std::size(largest_hall));
  return region.bridges > 0 ? 2 : 1;
}

/// The cells cut by the lines around the region.
std::optional<PlanarGraph> smooth_cells(const GridChoice& choice, const Region& region, std::string_view seed,
                                        int attempt) {
  const double doorway = doorway_of(choice);
  const auto parts = clipped(around_field(choice, region, seed, attempt), region.rings);
  if (!parts) return std::nullopt;
  const bool letters = !region.letters.boxes.empty();
  const Centers centers = letters || attempt > 0 ? Centers::in_long_rooms : Centers::with_room;
  PlanarGraph g = with_whole_walls(without_slivers(PlanarGraph::build(*parts), least_part), doorway, centers);
  // A wall that is whole may be too narrow where one of its parts was not.
  for (std::uint32_t before = 0;;) {
    throw_if_canceled();
    before = g.cell_count();
    g = without_narrow_cells(std::move(g), doorway, centers, most_merged_in(region, attempt));
    if (g.cell_count() == before) return with_gates_off_corners(with_single_doors(g));
    g = with_whole_walls(g, doorway, centers);
  }
}

double area_of(const PlanarGraph& g) {
  double sum = 0;
  for (std::uint32_t c = 0; c < g.cell_count(); ++c) sum += signed_area(g.outline(Cell{c}));
  return sum;
}

/// The largest piece of the cells that a line around a shape cuts.
struct Cut {
  std::optional<AnyTopology> piece{};
  std::uint32_t dropped = 0;
  double likeness = 0;  ///< its share of the shape's area
  double lost = 0;      ///< area of the largest piece beside it
};

Cut cut_smoothly(const GridChoice& choice, const Region& region, std::string_view seed, int attempt) {
  std::optional<PlanarGraph> cells = smooth_cells(choice, region, seed, attempt);
  if (!cells) return {};
  const AnyTopology t = std::move(*cells);
  BitSet all(cell_limit(t));
  for (std::uint32_t i = 0; i < cell_count(t); ++i) all.set(i);
  const BitSet kept = largest_piece(t, all);
  Cut out{cut(t, kept), static_cast<std::uint32_t>(all.count() - kept.count())};
  out.likeness = area_of(std::get<PlanarGraph>(*out.piece)) / region.area();
  for (std::uint32_t i = 0; i < cell_count(t); ++i)
    if (kept.test(i)) all.reset(i);
  if (out.dropped > 0) out.lost = area_of(std::get<PlanarGraph>(cut(t, largest_piece(t, all))));
  return out;
}

Cut better(Cut a, Cut b) { return b.likeness > a.likeness ? std::move(b) : std::move(a); }

/// "the shape 'heart'", "the icon 'owl'".
std::string words_for(const ShapeRow& shape, const Options& options) {
  return shape.source == ShapeSource::icon ? fmt::format("the icon '{}'", options.text("icon"))
                                           : fmt::format("the shape '{}'", shape.name);
}

/// At once, or in a maze of more cells.
bool could_be_joined(const Region& region) {
  const Rect& f = region.field;
  const Rect twice{f.x0, f.y0, f.x0 + 2 * f.width(), f.y0 + 2 * f.height()};
  return with_joined_pieces(ring_region(twice, region.rings)).apart.empty();
}

Result<Grid> clipped_grid(const GridChoice& choice, const Region& region, std::string_view seed) {
  const std::string shape = words_for(*choice.shape, choice.shape_options);
  const auto fewer = [&](std::string message) {
    return failure(std::move(message), "make the maze larger (more cells)");
  };
  if (!region.has_room())
    return fewer(fmt::format("the strokes of the letters are {:.1f} cells wide, not 2, in {}x{} cells",
                             region.letters.stroke, choice.size.columns, choice.size.rows));
  if (is_too_fine(region.rings))
    return fewer(fmt::format("{} is narrower than a corridor nearly everywhere", shape));
  if (!region.is_whole())
    return failure(fmt::format("{} is {} pieces that do not touch", shape, region.piece_areas().size()),
                   could_be_joined(region)
                       ? "write 'pieces: joined' or 'pieces: largest', or draw them as one"
                       : "draw them as one, or write 'pieces: largest'");
  const double least = region.letters.boxes.empty() ? Region::least_likeness : least_of_letters;
  Cut best = cut_smoothly(choice, region, seed, 0);
  for (int attempt = 1; attempt < attempts_for(region); ++attempt)
    if (best.likeness < least) best = better(std::move(best), cut_smoothly(choice, region, seed, attempt));
  if (!best.piece) return fewer(fmt::format("the line around {} cannot cut the cells", shape));
  if (cell_count(*best.piece) < fewest)
    return fewer(fmt::format("{} has room for {}", shape, counted(cell_count(*best.piece), "cell")));
  const double likeness = best.likeness;
  if (likeness < least)
    return fewer(fmt::format("{} loses {:.0f} % of its area, where it is narrower than a corridor", shape,
                             100 * (1 - likeness)));
  if (best.lost > largest_loss)
    return fewer(fmt::format("{} loses a part that is joined by less than a corridor", shape));
  return Grid{std::make_shared<const AnyTopology>(std::move(*best.piece)),
              {best.dropped, likeness * region.letters.likeness, region.bridges}};
}

Result<Grid> whole_cells(const GridChoice& choice, const Region& region, std::string_view seed) {
  AnyTopology whole = whole_tiling(choice, region, seed);
  throw_if_canceled();
  if (choice.grid->lattice && !region.inside && count_pieces(whole) == 1)
    return Grid{std::make_shared<const AnyTopology>(std::move(whole))};

  const BitSet in_field = cells_inside(whole, {region.field, nullptr});
  BitSet inside = region.inside ? cells_inside(whole, region) : in_field;
  if (choice.shape->source == ShapeSource::lettering || region.bridges > 0)
    inside = joined(whole, inside, in_field);
  const BitSet kept = largest_piece(whole, inside);
  const std::size_t all = inside.count(), left = kept.count();
  if (const Outcome checked = check_cells(choice, !region.inside, in_field.count(), all, left); !checked)
    return checked.found();
  return Grid{std::make_shared<const AnyTopology>(cut(whole, kept)),
              {static_cast<std::uint32_t>(all - left), {}, region.bridges}};
}

}  // namespace

Result<Grid> make_grid(const GridChoice& choice, std::string_view seed) {
  const Rect field = field_of(*choice.grid, choice.size);
  const Region region = choice.shape->make(field, choice.shape_options);
  if (!region.apart.empty())
    return failure(fmt::format("the pieces of {} cannot be joined: {}",
                               words_for(*choice.shape, choice.shape_options), region.apart),
                   "make the maze larger (more cells), or write 'pieces: largest'");
  if (!has_smooth_rim(choice) || region.rings.empty()) return whole_cells(choice, region, seed);
  Result<Grid> grid = clipped_grid(choice, region, seed);
  if (grid || region.bridges == 0) return grid;
  Options apart = choice.shape_options;
  apart.set(choice.shape->options, "pieces", "all").value();
  for (const Region& form : joined_forms(choice.shape->make(field, apart)))
    if (Result<Grid> other = clipped_grid(choice, form, seed)) return other;
  return grid;
}

}  // namespace mazefolio::topology
