// A fingerprint that does not change when the maze is turned, mirrored or moved, with any cells.
// Idea (Atallah 1985, congruity of figures): as seen from their middle, the walls on paper lie on rays
// (ray_view.h). Each ray is the set of (distance, kind) of the walls on it; between two rays there is a gap.
// The rays in order form a ring; a mirror image reads it in the other direction, a turn from another ray. The
// smallest reading of both is the key. So every symmetry of a tiling counts, 2 of a brick wall and 192 of a
// wide ring, without a table of groups. Open walls lie on rays too, so that the rays depend on the cells
// only, and serve all mazes of a field. Cost: O(walls), about 0.15 microseconds each for a new field, a
// tenth of it for the next maze of the same.

#include "maze/canonical_hash.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <span>

#include "base/geometry/edges.h"
#include "base/rng.h"
#include "maze/ray_view.h"
#include "maze/thick.h"

namespace mazefolio::maze {
namespace {

enum class Kind : std::uint64_t { rim = 1, closed, open, over, gate, mark };

/// What is on paper at a place, or could be there.
struct Content {
  Kind kind;
  std::uint64_t text = 0;  ///< of a mark
};

/// Where something is on the page: walls first, in the order of for_each_wall, then crossings.
std::vector<Point> places_of(const PlanarTopology auto& t) {
  std::vector<Point> places;
  for_each_wall(t, [&](Wall w, Cell, Cell) { places.push_back(edge_middle(t.edge(w))); });
  if constexpr (requires { t.crossings(); })
    for (const auto& crossing : t.crossings())
      t.for_each_side(crossing.over, [&](Cell, Wall w) { places.push_back(edge_middle(t.edge(w))); });
  return places;
}

/// Calls fn(kind of what is there), in the same order.
template <class Fn>
void for_each_kind(const PlanarTopology auto& t, const BitSet& open, Fn fn) {
  for_each_wall(t, [&](Wall w, Cell, Cell beyond) {
    fn(!t.contains(beyond) ? Kind::rim : open.test(index(w)) ? Kind::open : Kind::closed);
  });
  if constexpr (requires { t.crossings(); })
    for (const auto& crossing : t.crossings())
      t.for_each_side(crossing.over, [&](Cell, Wall) { fn(Kind::over); });
}

// In two steps, because the sum of the remainders is small and therefore exact.
Point middle_of(const std::vector<Point>& places) {
  Point middle;
  for (int step = 0; step < 2; ++step) {
    Point sum;
    for (const Point place : places) sum = sum + (place - middle);
    middle = middle + sum * (1 / static_cast<double>(places.size()));
  }
  return middle;
}

/// What stands on the rays of a view.
class Rays {
 public:
  explicit Rays(const RayView& view) : view_(view), contents_(view.gaps.size()) {}

  /// Something at the place with this index.
  void add(std::size_t place, const Content& content) {
    const std::uint64_t mixed =
        mix64((view_.far[place] << 4 | static_cast<std::uint64_t>(content.kind)) ^ content.text);
    const std::uint32_t ray = view_.ray[place];
    (ray == RayView::no_ray ? middle_ : contents_[ray]) += mixed;
  }

  std::uint64_t middle() const { return middle_; }
  /// Rays, each followed by the gap after it.
  std::vector<std::uint64_t> ring() const {
    std::vector<std::uint64_t> ring;
    ring.reserve(2 * contents_.size());
    for (std::size_t i = 0; i < contents_.size(); ++i) {
      ring.push_back(contents_[i]);
      ring.push_back(mix64(view_.gaps[i] << 4));
    }
    return ring;
  }

 private:
  const RayView& view_;
  std::vector<std::uint64_t> contents_;
  std::uint64_t middle_ = 0;
};

using Ring = std::vector<std::uint64_t>;

/// The smallest rotation of a ring, in linear time. The ring is written twice, so that each rotation is a
/// part.
std::span<const std::uint64_t> least_rotation(const Ring& twice) {
  const std::size_t n = twice.size() / 2;
  std::size_t a = 0, b = 1, equal = 0;
  while (a < n && b < n && equal < n) {
    const std::uint64_t x = twice[a + equal], y = twice[b + equal];
    if (x == y) {
      ++equal;
      continue;
    }
    (x < y ? b : a) += equal + 1;
    if (a == b) ++b;
    equal = 0;
  }
  return std::span(twice).subspan(std::min(a, b), n);
}

std::string digest(const Rays& rays, std::string_view kind) {
  Ring ring = rays.ring();
  const auto n = static_cast<std::ptrdiff_t>(ring.size());
  ring.resize(2 * ring.size());
  std::copy(ring.begin(), ring.begin() + n, ring.begin() + n);
  const Ring mirrored(ring.rbegin(), ring.rend());
  const std::span<const std::uint64_t> one = least_rotation(ring), other = least_rotation(mirrored);
  const bool less = std::ranges::lexicographical_compare(other, one);
  std::uint64_t high = mix64(rays.middle()), low = mix64(high);
  for (const std::uint64_t part : less ? other : one) {
    high = mix64(high ^ part);
    low = mix64(low + part);
  }
  return fmt::format("{}{:016x}{:016x}", kind, high, low);
}

/// Names count by the order in which they are needed, symbols of a pattern by their places in it.
std::uint64_t hash_of(const std::string& text, const Marks& marks) {
  for (const auto& [kind, texts] : {std::pair("name", &marks.names), {"symbol", &marks.symbols}})
    if (const auto at = std::ranges::find(*texts, text); at != texts->end())
      return hash_text(kind, static_cast<std::uint64_t>(at - texts->begin()));
  return hash_text(text);
}

/// The places of walls, and their middle.
struct Field {
  std::vector<Point> places;
  Point middle;
};

Field field_of(const AnyTopology& t) {
  Field field{std::visit([](const auto& g) { return places_of(g); }, t), {}};
  field.middle = middle_of(field.places);
  return field;
}

/// Whether the places of this field are known by its columns and rows.
bool is_plain(const AnyTopology& t) {
  const auto* lattice = std::get_if<Lattice>(&t);
  return lattice && lattice->degree() == 4 && lattice->is_full() && !lattice->has_moved_corners();
}

/// The field and its view. Those of the latest field are kept on each thread: the mazes of a book have few
/// fields, and each is seen twice.
struct KnownField {
  std::uint32_t columns = 0, rows = 0;  ///< of a plain field; otherwise 0
  Field field;
  RayView view;
};

std::shared_ptr<const KnownField> known_field(const AnyTopology& t) {
  constexpr std::size_t small = 1 << 17;
  thread_local std::shared_ptr<const KnownField> latest;
  const auto* plain = is_plain(t) ? &std::get<Lattice>(t) : nullptr;
  if (plain && latest && latest->columns == plain->columns() && latest->rows == plain->rows()) return latest;
  Field field = field_of(t);
  if (latest && latest->field.places == field.places) return latest;
  RayView view = view_of(field.places, field.middle);
  auto known = std::make_shared<const KnownField>(
      KnownField{plain ? plain->columns() : 0, plain ? plain->rows() : 0, std::move(field), std::move(view)});
  if (known->field.places.size() <= small) latest = known;
  return known;
}

/// What is on the page besides walls.
struct Spots {
  std::vector<Point> places;
  std::vector<Content> contents;  ///< as many

  void add(Point place, Content content) {
    places.push_back(place);
    contents.push_back(content);
  }
};

void add_marks(Spots& spots, const Maze& maze, Point middle) {
  const AnyTopology& t = *maze.topology;
  for (const CellMark& mark : maze.marks->cells)
    spots.add(center(t, mark.cell), {Kind::mark, hash_of(mark.text, *maze.marks)});
  for (const PassageMark& mark : maze.marks->passages) {
    const Point middle_of_wall = edge_middle(edge(t, mark.wall));
    const bool arrow = mark.to != no_cell;
    spots.add(arrow ? midpoint(middle_of_wall, center(t, mark.to)) : middle_of_wall,
              {Kind::mark, hash_of(mark.text, *maze.marks)});
  }
  if (maze.marks->target > 0) spots.add(middle, {Kind::mark, hash_text(std::to_string(maze.marks->target))});
}

std::string plain_hash(const Maze& maze, bool with_gates) {
  const AnyTopology& t = *maze.topology;
  const std::shared_ptr<const KnownField> known = known_field(t);
  const std::vector<Point>& walls = known->field.places;
  std::vector<std::size_t> gates;  // in walls
  Spots others;
  for (const Gate& gate : {maze.start, maze.finish}) {
    if (!with_gates || gate.cell == no_cell) continue;
    const Point place = gate.wall == no_wall ? center(t, gate.cell) : edge_middle(edge(t, gate.wall));
    const auto at = std::find(walls.begin(), walls.end(), place);
    if (at == walls.end())
      others.add(place, {Kind::gate});
    else
      gates.push_back(static_cast<std::size_t>(at - walls.begin()));
  }
  if (maze.marks) add_marks(others, maze, known->field.middle);
  RayView own;  // ranks depend on all places
  if (!others.places.empty()) {
    std::vector<Point> places = walls;
    places.insert(places.end(), others.places.begin(), others.places.end());
    own = view_of(places, known->field.middle);
  }
  Rays rays(others.places.empty() ? known->view : own);
  std::size_t at = 0;
  std::visit([&](const auto& g) { for_each_kind(g, maze.open, [&](Kind kind) { rays.add(at++, {kind}); }); },
             t);
  for (const Content& content : others.contents) rays.add(at++, content);
  for (const std::size_t place : gates) rays.add(place, {Kind::gate});
  return digest(rays, maze.marks ? marked_hash_kind : canonical_hash_kind);
}

std::string hash(const Maze& maze, bool gates) {
  if (!is_thick(*maze.topology)) return plain_hash(maze, gates);
  Maze closed = maze;
  close_frame(closed);
  return plain_hash(closed, gates);
}

}  // namespace

std::string canonical_hash(const Maze& maze) { return hash(maze, false); }
std::string canonical_hash_with_gates(const Maze& maze) { return hash(maze, true); }

}  // namespace mazefolio::maze
