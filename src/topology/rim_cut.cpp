// Cuts a tiling along the lines around a shape, and keeps the largest piece. A tiling larger than the field
// lies under the shape, so that no part of it is empty.

#include "topology/rim_cut.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "base/geometry/edges.h"
#include "base/system/parallel.h"
#include "base/text/amounts.h"
#include "topology/clip.h"
#include "topology/cut_slits.h"
#include "topology/divided_slivers.h"
#include "topology/end_letters.h"
#include "topology/joined_pieces.h"
#include "topology/merged_cells.h"
#include "topology/narrow_cells.h"
#include "topology/near_lines.h"
#include "topology/rim_gates.h"
#include "topology/ring_pieces.h"
#include "topology/shapes.h"
#include "topology/symmetric_cells.h"
#include "topology/whole_tiling.h"

namespace mazefolio::topology {
namespace {

constexpr double least_cut_part = 0.4;  ///< of the median area
/// Square pitches: what the outline itself cuts off stays cut off, however many cells are merged.
constexpr double most_merged = 12;
/// Square pitches, of a cell in a last attempt to cut bridges: squares lie across them, and a short bridge
/// may be one cell.
constexpr double largest_on_bridge = 40;
constexpr double largest_loss = 1.44;      ///< square pitches: what is 1.2 corridors wide and long is seen
constexpr double few_cells = 0.5;          ///< by the area of the shape, in square pitches
constexpr double least_of_letters = 0.99;  ///< a part of one letter is little of a word
/// Square pitches, for each attempt to cut letters: those of larger cells would be empty.
constexpr double largest_hall[] = {7, 7, 7, 7, 10, 10, 14};
constexpr std::uint32_t beside_field = 4;  ///< cells at each side
/// Pitches: cells farther from the lines stay as they are.
constexpr double changed_beside_rim = 1.5;

/// The cells of a tiling that have a part in the region.
struct NearCells {
  NearLines lines;
  PlanarGraph rim;              ///< those that a line around it meets
  std::vector<Outline> inside;  ///< those inside of it that are near
  std::vector<Outline> deep;    ///< the others: nothing that is done along the rim changes them
  double mean_area = 0;         ///< square pitches, of all cells
};

/// What is folded is changed in halves, which have no deep cells.
NearCells cells_near(const Region& region, std::vector<Outline> cells, bool has_deep) {
  NearCells out{NearLines(region), {}, {}, {}};
  std::vector<Outline> rim;
  for (Outline& outline : cells) {
    out.mean_area += std::fabs(signed_area(outline)) / static_cast<double>(cells.size());
    Rect box = edge_bounds(outline[0]);
    for (const Edge& e : outline) box = enclosing(box, edge_bounds(e));
    if (out.lines.meets(inset(box, -0.1)))
      rim.push_back(std::move(outline));
    else if (region.contains(box.center()))
      (has_deep && !out.lines.meets(inset(box, -changed_beside_rim)) ? out.deep : out.inside)
          .push_back(std::move(outline));
  }
  out.rim = PlanarGraph::build(rim);
  return out;
}

/// In cells, of a disc that leaves no part of the field empty.
std::uint32_t diameter_around(const Region& region) {
  double reach = 0;
  for (const Ring& ring : region.rings)
    for (const RingPoint& p : ring) {
      const Point way = p.at - region.field.center();
      reach = std::max(reach, dot(way, way));
    }
  return 2 * (static_cast<std::uint32_t>(std::ceil(std::sqrt(reach))) + beside_field);
}

/// A tiling that leaves no part of the field empty: larger than the field, and moved over it.
NearCells around_field(const GridChoice& choice, const Region& region, std::string_view seed, int attempt) {
  if (choice.grid->over_letters && !region.letters.boxes.empty())
    return cells_near(region, choice.grid->over_letters(region, attempt), false);
  GridChoice larger = choice;
  larger.size = {choice.size.columns + 2 * beside_field, choice.size.rows + 2 * beside_field};
  if (choice.grid->disc) larger.size.columns = larger.size.rows = diameter_around(region);
  Region field = region;
  field.field = field_of(*choice.grid, larger.size);
  const Region under{field.field, nullptr, {}};
  const Point by = region.field.center() - field.field.center();
  std::vector<Outline> cells = outlines_of(larger, under, seed);
  for (Outline& outline : cells)
    for (Edge& e : outline) e = moved(e, by);
  return cells_near(region, std::move(cells), choice.fold == Fold::none);
}

MostMerged most_merged_in(const Region& region, int attempt) {
  if (!region.letters.boxes.empty()) return {largest_hall[attempt], HUGE_VAL};
  return attempt == 0 ? MostMerged{HUGE_VAL, most_merged} : MostMerged{largest_on_bridge, HUGE_VAL};
}

int attempts_for(const Region& region) {
  if (!region.letters.boxes.empty()) return static_cast<int>(std::size(largest_hall));
  return region.bridges > 0 ? 2 : 1;
}

/// What becomes of thin cells along the rim before several others.
enum class Slivers { cut_and_divided, divided, merged };

/// The cells cut by the lines around the region.
struct SmoothCells {
  PlanarGraph cells;
  std::uint32_t merged = 0;  ///< for want of a doorway
};

/// Cuts cells, and merges those along the rim.
class RimCutter {
 public:
  RimCutter(const GridChoice& choice, const Region& region, int attempt, Slivers slivers)
      : choice_(choice),
        region_(region),
        attempt_(attempt),
        slivers_(slivers),
        doorway_(doorway_of(choice)),
        centers_(!region.letters.boxes.empty() || attempt > 0 ? Centers::in_long_rooms : Centers::with_room),
        fold_(motion_of(choice.fold, region.rings)) {}

  std::optional<SmoothCells> cells(std::string_view seed) const {
    NearCells near = around_field(choice_, region_, seed, attempt_);
    const std::optional<PlanarGraph> parts = clipped(near.rim, region_.rings, std::move(near.inside),
                                                     fold_ ? std::optional(fold_->middle) : std::nullopt);
    if (!parts) return std::nullopt;
    const NearLines* lines = near.deep.empty() ? nullptr : &near.lines;
    PlanarGraph g = without_thin(*parts, least_cut_part * near.mean_area, lines);
    g = with_whole_walls(g, doorway_, centers_, lines);
    const std::size_t all = g.cell_count() + near.deep.size();
    g = without_narrow(std::move(g), lines);
    if (lines) {
      g = g.redrawn(BitSet(g.cell_count()), near.deep, doorway_, 1e-6, centers_);
      g = without_narrow(std::move(g), nullptr);
    }
    const auto merged = static_cast<std::uint32_t>(all - g.cell_count());
    if (fold_) g = with_even_centers(g, *fold_);
    g = with_single_doors(g);
    if (fold_) g = with_even_doors(g, *fold_);
    return SmoothCells{with_good_gates(region_, g), merged};
  }

 private:
  PlanarGraph without_thin(const PlanarGraph& parts, double least, const NearLines* lines) const {
    const auto change = [&](PlanarGraph g) {
      const Motion* const fold = fold_ ? &*fold_ : nullptr;
      if (slivers_ == Slivers::cut_and_divided) g = with_cut_slits(std::move(g), least, lines, fold);
      if (slivers_ != Slivers::merged) g = with_divided_slivers(std::move(g), least, lines, fold);
      return without_slivers(std::move(g), least, lines);
    };
    if (!fold_) return change(parts);
    return without_slivers(with_half_changed(parts, *fold_, change, 0, Centers::of_gravity), least);
  }

  // A wall that is whole may be too narrow where one of its parts was not.
  PlanarGraph without_narrow(PlanarGraph g, const NearLines* lines) const {
    const auto change = [&](PlanarGraph cells) {
      return without_narrow_cells(std::move(cells), doorway_, centers_, most_merged_in(region_, attempt_));
    };
    for (;;) {
      throw_if_canceled();
      const std::uint32_t before = g.cell_count();
      if (fold_) g = with_half_changed(g, *fold_, change, doorway_, centers_);
      if (!fold_ || g.cell_count() == before) g = change(std::move(g));
      if (g.cell_count() == before) return g;
      g = with_whole_walls(g, doorway_, centers_, lines);
    }
  }

  const GridChoice& choice_;
  const Region& region_;
  int attempt_;
  Slivers slivers_;
  double doorway_;
  Centers centers_;
  std::optional<Motion> fold_;
};

double area_of(const PlanarGraph& g) {
  double sum = 0;
  for (std::uint32_t c = 0; c < g.cell_count(); ++c) sum += g.area(Cell{c});
  return sum;
}

/// The largest piece of the cells that a line around a shape cuts.
struct RimCut {
  std::optional<AnyTopology> piece{};
  std::uint32_t dropped = 0, merged = 0;
  double likeness = 0;  ///< its share of the shape's area
  double lost = 0;      ///< area of the largest piece beside it
};

RimCut cut_smoothly(const GridChoice& choice, const Region& region, std::string_view seed, int attempt,
                    Slivers slivers = Slivers::cut_and_divided) {
  std::optional<SmoothCells> cells;
  try {
    cells = RimCutter(choice, region, attempt, slivers).cells(seed);
  } catch (const std::invalid_argument&) {  // along some lines no cells fit to each other
  }
  if (!cells) return {};
  const AnyTopology t = std::move(cells->cells);
  BitSet all(cell_limit(t));
  for (std::uint32_t i = 0; i < cell_count(t); ++i) all.set(i);
  const BitSet kept = largest_piece(t, all);
  RimCut out{cut_to(t, kept), static_cast<std::uint32_t>(all.count() - kept.count()), cells->merged};
  out.likeness = area_of(std::get<PlanarGraph>(*out.piece)) / region.area();
  for (std::uint32_t i = 0; i < cell_count(t); ++i)
    if (kept.test(i)) all.reset(i);
  if (out.dropped > 0) out.lost = area_of(std::get<PlanarGraph>(cut_to(t, largest_piece(t, all))));
  return out;
}

std::uint32_t count_of(const RimCut& cut) { return cut.piece ? cell_count(*cut.piece) : 0; }

/// A cell that was cut may have become too narrow for its neighbors, and all of them one.
bool has_few_cells(const RimCut& cut, const Region& region) {
  return region.letters.boxes.empty() && count_of(cut) < few_cells * region.area();
}

RimCut better(RimCut a, RimCut b) { return b.likeness > a.likeness ? std::move(b) : std::move(a); }

/// At once, or in a maze of more cells.
bool could_be_joined(const Region& region) {
  const Rect& f = region.field;
  const Rect twice{f.x0, f.y0, f.x0 + 2 * f.width(), f.y0 + 2 * f.height()};
  return with_joined_pieces(ring_region(twice, region.rings)).apart.empty();
}

Result<Grid> cut_region(const GridChoice& choice, const Region& region, std::string_view seed) {
  const std::string shape = words_for(*choice.shape, choice.shape_options);
  const auto fewer = [&](std::string message) {
    return failure(std::move(message), "make the maze larger (more cells)");
  };
  if (is_too_fine(region.rings))
    return fewer(fmt::format("{} is narrower than a corridor nearly everywhere", shape));
  if (!region.is_whole())
    return failure(fmt::format("{} is {} pieces that do not touch", shape, region.piece_areas().size()),
                   could_be_joined(region)
                       ? "write 'pieces: joined' or 'pieces: largest', or draw them as one"
                       : "draw them as one, write 'pieces: largest', or take another picture");
  const double least = region.letters.boxes.empty() ? Region::least_likeness : least_of_letters;
  RimCut best = cut_smoothly(choice, region, seed, 0);
  const auto is_whole = [&](const RimCut& cut) { return cut.likeness >= least && cut.lost <= largest_loss; };
  if (!is_whole(best) || has_few_cells(best, region)) {
    RimCut uncut = cut_smoothly(choice, region, seed, 0, Slivers::divided);
    if (is_whole(best) && is_whole(uncut) ? count_of(uncut) > count_of(best) : uncut.likeness > best.likeness)
      best = std::move(uncut);
  }
  if (!is_whole(best)) best = better(std::move(best), cut_smoothly(choice, region, seed, 0, Slivers::merged));
  for (int attempt = 1; attempt < attempts_for(region); ++attempt)
    if (best.likeness < least) best = better(std::move(best), cut_smoothly(choice, region, seed, attempt));
  if (!best.piece) return fewer(fmt::format("the line around {} cannot cut the cells", shape));
  if (cell_count(*best.piece) < fewest_cells)
    return fewer(fmt::format("{} has room for {}", shape, counted(cell_count(*best.piece), "cell")));
  const double likeness = best.likeness;
  if (likeness < least)
    return fewer(fmt::format("{} loses {:.0f} % of its area, where it is narrower than a corridor", shape,
                             100 * (1 - likeness)));
  if (best.lost > largest_loss)
    return fewer(fmt::format("{} loses a part that is joined by less than a corridor", shape));
  return Grid{std::make_shared<const AnyTopology>(std::move(*best.piece)),
              {best.dropped, best.merged, likeness * region.letters.likeness, region.bridges,
               end_letters(region.letters)}};
}

}  // namespace

Result<Grid> cut_grid(const GridChoice& choice, const Region& region, std::string_view seed) {
  Result<Grid> grid = cut_region(choice, region, seed);
  if (grid || region.bridges == 0) return grid;
  // Cells may lie so across a bridge that it breaks; bridges of other widths may not.
  Options apart = choice.shape_options;
  apart.set(choice.shape->options, "pieces", "all").value();
  for (const Region& form : joined_forms(choice.shape->make(region.field, apart)))
    if (Result<Grid> other = cut_region(choice, form, seed)) return other;
  return grid;
}

}  // namespace mazefolio::topology
