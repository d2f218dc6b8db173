// Points by chance, in four steps of evenness: as they fall, one in each square of a board, far from each
// other, and each of these moved apart by Lloyd's relaxation. All are strewn where there is one in each
// square unit, and then brought to the size of the box.

#include "topology/tilings/strewn.h"

#include <array>
#include <cmath>
#include <cstdint>
#include <map>
#include <utility>

#include "base/option_rows.h"
#include "topology/tilings/lloyd.h"

namespace mazefolio::topology {
namespace {

constexpr int most_candidates = 12;

std::vector<Point> uniform(const Rect& box, std::uint32_t count, Rng& rng) {
  std::vector<Point> points;
  for (; count > 0; --count) {
    const double x = rng.unit(), y = rng.unit();
    points.push_back({box.x0 + x * box.width(), box.y0 + y * box.height()});
  }
  return points;
}

// One point in each place of a board, whose rows share the points evenly.
std::vector<Point> jittered(const Rect& box, std::uint32_t count, Rng& rng) {
  const auto rows = static_cast<std::uint64_t>(std::clamp<double>(std::round(box.height()), 1, count));
  std::vector<Point> points;
  for (std::uint64_t y = 0; y < rows; ++y) {
    const std::uint64_t columns = (y + 1) * count / rows - y * count / rows;
    for (std::uint64_t x = 0; x < columns; ++x) {
      const double u = rng.unit(), v = rng.unit();
      points.push_back({box.x0 + (static_cast<double>(x) + u) / static_cast<double>(columns) * box.width(),
                        box.y0 + (static_cast<double>(y) + v) / static_cast<double>(rows) * box.height()});
    }
  }
  return points;
}

/// Points by the unit square in which they lie, with a border of empty squares.
class StrewnBoard {
 public:
  explicit StrewnBoard(const Rect& box)
      : box_(box),
        columns_(static_cast<std::size_t>(std::ceil(box.width())) + 2),
        counts_(columns_ * (static_cast<std::size_t>(std::ceil(box.height())) + 2)),
        squares_(counts_.size()) {}

  void add(Point p) {
    const std::size_t at = square(p);
    if (counts_[at] < room)
      squares_[at][counts_[at]++] = p;
    else
      crowded_[at].push_back(p);
  }

  /// Fetches what `clearance` will read first. GCC leaves out the call of a function that does nothing else.
  [[gnu::always_inline]] void prefetch(Point p) const {
    const std::size_t own = square(p);
    for (const std::size_t middle : {own, own - columns_, own + columns_})
      for (const std::size_t at : {middle, middle - 1, middle + 1}) __builtin_prefetch(&squares_[at]);
  }

  /// The squared distance to the nearest point, at most 1, or any number that is not above `least`.
  double clearance(Point p, double least) const {
    double nearest = 1;
    const auto look = [&](Point q) {
      const Point way = p - q;
      nearest = std::min(nearest, dot(way, way));
    };
    const std::size_t own = square(p);
    for (const std::size_t middle : {own, own - columns_, own + columns_})
      for (const std::size_t at : {middle, middle - 1, middle + 1}) {
        for (std::uint8_t i = 0; i < counts_[at]; ++i) look(squares_[at][i]);
        if (counts_[at] == room)
          if (const auto more = crowded_.find(at); more != crowded_.end())
            for (const Point q : more->second) look(q);
        if (nearest <= least) return nearest;
      }
    return nearest;
  }

 private:
  static constexpr std::uint8_t room = 4;
  std::size_t square(Point p) const {
    return (static_cast<std::size_t>(p.y - box_.y0) + 1) * columns_ +
           static_cast<std::size_t>(p.x - box_.x0) + 1;
  }
  Rect box_;
  std::size_t columns_;
  std::vector<std::uint8_t> counts_;  ///< of the points in a square
  std::vector<std::array<Point, room>> squares_;
  std::map<std::size_t, std::vector<Point>> crowded_;  ///< what has no room in its square
};

/// Points by chance, drawn some time before they are needed.
class Candidates {
 public:
  Candidates(const Rect& box, StrewnBoard& board, Rng& rng) : box_(box), board_(board), rng_(rng) {
    for (Point& p : ahead_) p = drawn();
  }
  Point next() {
    Point& place = ahead_[next_++ % ahead_.size()];
    return std::exchange(place, drawn());
  }

 private:
  Point drawn() {
    const double x = rng_.unit(), y = rng_.unit();
    const Point p{box_.x0 + x * box_.width(), box_.y0 + y * box_.height()};
    board_.prefetch(p);
    return p;
  }
  const Rect& box_;
  StrewnBoard& board_;
  Rng& rng_;
  std::array<Point, 16> ahead_;
  std::size_t next_ = 0;
};

// Of some candidates the one farthest from all points so far (Mitchell). More than one pitch is far enough,
// so only the nine squares of a board around a candidate are searched, as long as it may be the farthest:
// O(points).
std::vector<Point> best_candidates(const Rect& box, std::uint32_t count, Rng& rng) {
  StrewnBoard board(box);
  Candidates candidates(box, board, rng);
  std::vector<Point> points;
  points.reserve(count);
  for (; count > 0; --count) {
    Point best;
    double best_clearance = -1;
    for (int k = 0; k < most_candidates && best_clearance < 1; ++k) {
      const Point p = candidates.next();
      if (const double c = board.clearance(p, best_clearance); c > best_clearance) {
        best_clearance = c;
        best = p;
      }
    }
    points.push_back(best);
    board.add(best);
  }
  return points;
}

struct Sampling {
  std::string name;
  std::vector<Point> (*points)(const Rect& box, std::uint32_t count, Rng& rng);
};
std::span<const Sampling> samplings() {
  static const std::vector<Sampling> table{
      {"best-candidate", best_candidates}, {"jittered", jittered}, {"uniform", uniform}};
  return table;
}

}  // namespace

std::vector<OptionRow> strewn_options() {
  return {integer_option("cells", "0", "so many cells in the whole field; 0: as the size says", 0, 1'000'000),
          integer_option("relax", "3", "how often the cells are evened out", 0, 20),
          choice_option("points", "how the cells are strewn", names_of(samplings())),
          choice_option("edge", "along the sides of a rectangle; other shapes are always ragged",
                        {"straight", "ragged"})};
}

bool is_ragged(const Region& region, const Options& options) {
  return region.inside || options.text("edge") == "ragged";
}

double cells_in(const Rect& field, const Options& options, double usual) {
  // A field that was not made for them is a larger one, out of which a shape is cut.
  const CellCount own = own_size(options, field.height() / field.width());
  const bool is_own = own.columns > 0 && std::fabs(own.columns * own.rows - usual) < 0.5;
  return is_own ? static_cast<double>(options.integer("cells")) : usual;
}

std::vector<Point> strewn(const Rect& box, double count, const Options& options, Rng& rng) {
  const auto whole = static_cast<std::uint32_t>(std::max(1.0, std::round(count)));
  const double scale = std::sqrt(count / (box.width() * box.height()));
  const bool is_unit = std::fabs(scale - 1) < 1e-9;
  const Rect even = is_unit ? box : Rect{0, 0, box.width() * scale, box.height() * scale};
  std::vector<Point> points = relaxed(find_row(samplings(), options.text("points"))->points(even, whole, rng),
                                      even, static_cast<int>(options.integer("relax")));
  if (!is_unit)
    for (Point& p : points) p = Point{box.x0, box.y0} + p * (1 / scale);
  return points;
}

double steps_to_relax(const Options& options) {
  return 1000.0 * static_cast<double>(options.integer("relax"));
}

}  // namespace mazefolio::topology
