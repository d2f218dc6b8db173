#include "topology/line_pieces.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

#include "base/geometry/edges.h"
#include "base/geometry/polygon.h"

namespace mazefolio::topology {
namespace {

constexpr double least_part = 2e-4;  ///< of the square around everything: smaller rings are specks
constexpr double least_piece = 0.1;  ///< of the largest piece: smaller ones are left out

double area_of(const Line& line) { return std::fabs(signed_area(line)); }

/// Which of several lines lie in which.
class Nesting {
 public:
  explicit Nesting(const std::vector<Line>& lines) : lines_(lines) {
    for (const Line& line : lines) {
      area_.push_back(area_of(line));
      box_.push_back(box_of(line));
    }
  }
  double area(std::size_t i) const { return area_[i]; }
  bool is_around(std::size_t outer, std::size_t inner) const {
    return area_[outer] > area_[inner] && holds(box_[outer], box_[inner]) &&
           surrounds(lines_[outer], lines_[inner].front());
  }
  /// A piece is a line inside of an even number of others.
  bool is_piece(std::size_t i) const {
    std::size_t outside = 0;
    for (std::size_t k = 0; k < lines_.size(); ++k) outside += is_around(k, i);
    return outside % 2 == 0;
  }

 private:
  const std::vector<Line>& lines_;
  std::vector<double> area_;
  std::vector<Rect> box_;
};

}  // namespace

void drop_specks(std::vector<Line>& lines) {
  std::vector<Point> all;
  for (const Line& line : lines) all.insert(all.end(), line.begin(), line.end());
  if (all.empty()) return;
  const Rect box = box_of(all);
  const double speck = least_part * std::max(box.width(), box.height()) * std::max(box.width(), box.height());
  std::erase_if(lines, [&](const Line& line) { return area_of(line) <= speck; });
}

std::vector<Line> largest_piece(std::vector<Line> lines) {
  constexpr double small_hole = 0.01;  // of the piece
  if (lines.empty()) return lines;
  double most = 0;
  for (const Line& line : lines) most = std::max(most, area_of(line));
  std::erase_if(lines, [&](const Line& line) { return area_of(line) < small_hole * most; });
  const auto largest =  // never a hole: what is around it is larger
      std::find_if(lines.begin(), lines.end(), [&](const Line& line) { return area_of(line) == most; });
  const bool clockwise = signed_area(*largest) > 0;
  const auto is_hole = [&](const Line& line) { return (signed_area(line) > 0) != clockwise; };
  const auto around = [&](const Line& hole) {
    const Line* nearest = nullptr;
    for (const Line& line : lines)
      if (!is_hole(line) && (!nearest || area_of(line) < area_of(*nearest)) && surrounds(line, hole.front()))
        nearest = &line;
    return nearest;
  };
  std::vector<Line> kept{*largest};
  for (const Line& line : lines)
    if (is_hole(line) && around(line) == &*largest) kept.push_back(line);
  return kept;
}

std::vector<Line> without_small_pieces(std::vector<Line> lines) {
  const Nesting nesting(lines);
  double largest = 0;
  for (std::size_t i = 0; i < lines.size(); ++i) largest = std::max(largest, nesting.area(i));
  std::vector<std::size_t> small;
  for (std::size_t i = 0; i < lines.size(); ++i)
    if (nesting.area(i) < least_piece * largest && nesting.is_piece(i)) small.push_back(i);
  std::vector<Line> kept;
  for (std::size_t i = 0; i < lines.size(); ++i)
    if (std::none_of(small.begin(), small.end(),
                     [&](std::size_t s) { return s == i || nesting.is_around(s, i); }))
      kept.push_back(lines[i]);
  return kept;
}

std::vector<Line> outermost(const std::vector<Line>& lines) {
  const Nesting nesting(lines);
  std::vector<Line> out;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    bool within = false;
    for (std::size_t k = 0; k < lines.size() && !within; ++k) within = nesting.is_around(k, i);
    if (!within) out.push_back(lines[i]);
  }
  return out;
}

bool is_drawing(const std::vector<Line>& lines) {
  constexpr double widest = 0.04;  // of the longer side
  double area = 0, length = 0;
  Rect box = lines.empty() ? Rect{} : box_of(lines.front());
  for (const Line& line : lines) {
    area += signed_area(line);
    box = enclosing(box, box_of(line));
    for (std::size_t i = 0; i < line.size(); ++i) {
      const Point way = line[(i + 1) % line.size()] - line[i];
      length += std::sqrt(dot(way, way));
    }
  }
  // Of a stroke both sides are lines.
  return lines.size() > 1 && 2 * std::fabs(area) < widest * std::max(box.width(), box.height()) * length;
}

std::vector<Line> left_out(std::vector<Line> lines, const std::vector<Line>& kept) {
  drop_specks(lines);
  if (lines.size() == kept.size()) return {};
  std::set<std::pair<double, double>> known;
  for (const Line& line : kept) known.emplace(line.front().x, line.front().y);
  const Nesting nesting(lines);
  std::vector<Line> out;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (known.contains({lines[i].front().x, lines[i].front().y})) continue;
    std::size_t piece = i;  // the least one around a hole
    if (!nesting.is_piece(i))
      for (std::size_t k = 0; k < lines.size(); ++k)
        if (nesting.is_around(k, i) && (piece == i || nesting.area(k) < nesting.area(piece))) piece = k;
    if (!known.contains({lines[piece].front().x, lines[piece].front().y})) out.push_back(lines[i]);
  }
  return out;
}

}  // namespace mazefolio::topology
