// The plane is divided into zones, one for each letter: bands between the lines of the text, and parts of a
// band between its letters. In a zone the lines of the columns are the cheapest chain of places: a line along
// the side of a stroke gains as much as the side is long, and a column costs what it differs from a pitch,
// times the ink in it. The rows are found in the same way. Zones differ, so cells at their border have
// corners where those beyond it end.

#include "topology/letter_cells.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "topology/topology.h"

namespace mazefolio::topology {
namespace {

constexpr double step = 0.02;                      // pitches between places where lines may be
constexpr int coarse = 5;                          // steps between samples of the ink
constexpr double beyond_field = 2;                 // pitches that the outermost zones extend
constexpr double outside = 0.008;                  // of the ink, at least, lies a line along a stroke
constexpr double steep = 0.12;                     // a side leans by less than this
constexpr int chords = 6;                          // of a ring that are looked at together
constexpr double overlap = 0.3;                    // of the narrower: pieces that are one letter
constexpr double narrowest = 0.94, widest = 1.86;  // pitches, of a column that is not squeezed
constexpr std::size_t a_pitch = 50;                // steps
constexpr int steps_apart = 19;                    // of the preferred lines of attempts
constexpr double preferred = 0.3;                  // gain
constexpr double touching = 0.1;                   // pitches: what is as near is beside it
constexpr double at_bridge = 4;                    // gain of a line along the side of a bridge
constexpr double squeezed = 3, stretched = 1.2;    // cost

double place(int k) { return k * step; }

/// Along x for columns, along y for rows.
struct Axis {
  bool down;
  double of(Point p) const { return down ? p.y : p.x; }
  double across(Point p) const { return down ? p.x : p.y; }
  double begin(const Rect& r) const { return down ? r.y0 : r.x0; }
  double end(const Rect& r) const { return down ? r.y1 : r.x1; }
  Point at(double along, double across) const { return down ? Point{across, along} : Point{along, across}; }
};

/// Boxes that overlap along an axis, joined; in order.
std::vector<std::vector<Rect>> groups(std::vector<Rect> boxes, const Axis& axis, double least_overlap) {
  std::sort(boxes.begin(), boxes.end(),
            [&](const Rect& a, const Rect& b) { return axis.begin(a) < axis.begin(b); });
  std::vector<std::vector<Rect>> out;
  double end = 0;
  for (const Rect& box : boxes) {
    const double length = axis.end(box) - axis.begin(box);
    const bool apart = out.empty() || end - axis.begin(box) <= least_overlap * length;
    if (apart) out.emplace_back();
    out.back().push_back(box);
    end = apart ? axis.end(box) : std::max(end, axis.end(box));
  }
  return out;
}

/// Where the next group begins, on places for lines.
std::vector<int> borders(const std::vector<std::vector<Rect>>& groups, const Axis& axis, const Rect& field) {
  std::vector<int> out{static_cast<int>(std::floor((axis.begin(field) - beyond_field) / step))};
  for (std::size_t i = 1; i < groups.size(); ++i) {
    double begin = HUGE_VAL;
    for (const Rect& r : groups[i]) begin = std::min(begin, axis.begin(r));
    out.push_back(std::max(out.back() + 1, static_cast<int>(std::floor((begin - outside) / step))));
  }
  out.push_back(
      std::max(out.back() + 1, static_cast<int>(std::ceil((axis.end(field) + beyond_field) / step))));
  return out;
}

/// Attempts differ in what a line along the side of a bridge gains, and in where lines are placed that follow
/// no stroke.
struct Weights {
  double at_bridge;
  int attempt;
};

class Zone {
 public:
  Zone(const Region& region, const Axis& axis, int begin, int end, double low, double high,
       const Weights& weights)
      : begin_(begin), sides_(static_cast<std::size_t>(end - begin) + 1), ink_(sides_.size()) {
    for (const Ring& ring : region.rings) note_sides(region, axis, ring, low, high);
    for (const Bridge& b : region.letters.bridges)
      if (b.down != axis.down && axis.across({b.box.x1, b.box.y1}) > low - touching &&
          axis.across({b.box.x0, b.box.y0}) < high + touching) {
        note(std::floor((axis.begin(b.box) - outside) / step), weights.at_bridge);
        note(std::ceil((axis.end(b.box) + outside) / step), weights.at_bridge);
      }
    for (std::size_t i = 0; i + 1 < sides_.size(); ++i) {
      if (i % coarse != 0) {
        ink_[i + 1] = ink_[i];
        continue;
      }
      const double along = place(begin_ + static_cast<int>(i)) + coarse * step / 2;
      const int samples = static_cast<int>(std::ceil((high - low) / (coarse * step) - 0.5));
      for (int k = 0; k < samples; ++k)
        ink_[i + 1] += region.contains(axis.at(along, low + (k + 0.5) * coarse * step)) ? coarse * step : 0;
    }
    for (std::size_t i = 1; i < ink_.size(); ++i) ink_[i] += ink_[i - 1];
    if (weights.attempt > 0)
      for (std::size_t i = static_cast<std::size_t>(weights.attempt * steps_apart) % a_pitch;
           i < sides_.size(); i += a_pitch)
        note(static_cast<double>(begin) + static_cast<double>(i), preferred);
  }

  /// Places of lines, from the first to the last of the zone.
  std::vector<int> lines() const {
    const std::size_t n = sides_.size();
    std::vector<double> cost(n, HUGE_VAL);
    std::vector<std::size_t> before(n);
    cost[0] = 0;
    const auto longest = static_cast<std::size_t>(2 * widest / step);
    for (std::size_t i = 1; i < n; ++i) {
      for (std::size_t k = i > longest ? i - longest : 0; k < i; ++k) {
        const double whole = cost[k] + cost_between(k, i);
        if (whole < cost[i]) {
          cost[i] = whole;
          before[i] = k;
        }
      }
      cost[i] -= sides_[i];
    }
    std::vector<int> out;
    for (std::size_t i = n - 1;; i = before[i]) {
      out.push_back(begin_ + static_cast<int>(i));
      if (i == 0) break;
    }
    std::reverse(out.begin(), out.end());
    return out;
  }

 private:
  void note_sides(const Region& region, const Axis& axis, const Ring& ring, double low, double high) {
    const std::size_t n = ring.size();
    for (std::size_t i = 0; i < n; ++i) {
      const Point a = ring[i].at, b = ring[(i + 1) % n].at;
      const Point from = ring[(i + n - chords / 2) % n].at, to = ring[(i + 1 + chords / 2) % n].at;
      const double length = std::fabs(axis.across(b) - axis.across(a));
      if (std::fabs(axis.of(to) - axis.of(from)) > steep * std::fabs(axis.across(to) - axis.across(from)))
        continue;
      const Point m = midpoint(a, b);
      if (axis.across(m) < low || axis.across(m) > high) continue;
      const bool ink_behind = region.contains(axis.at(axis.of(m) + step, axis.across(m)));
      const double line =
          ink_behind ? std::floor((axis.of(m) - outside) / step) : std::ceil((axis.of(m) + outside) / step);
      note(line, length);
    }
  }

  void note(double line, double gain) {
    const double at = line - begin_;
    if (at > 0 && at < static_cast<double>(sides_.size() - 1)) sides_[static_cast<std::size_t>(at)] += gain;
  }

  double cost_between(std::size_t from, std::size_t to) const {
    const double width = static_cast<double>(to - from) * step, ink = (ink_[to] - ink_[from]) * step / width;
    const double off = width - 1;
    const double each = width < narrowest ? squeezed : width > widest ? squeezed : stretched * off * off;
    // Where there is no ink, few lines are best.
    return ink * each + 1e-3 * (1 + off * off);
  }

  int begin_;
  std::vector<double> sides_;  ///< by place: how much of the strokes' sides a line there would follow
  std::vector<double> ink_;    ///< before each place
};

/// A cell, by the places of its lines.
struct Box {
  int x0, y0, x1, y1;
};

/// Which intervals between lines a stretch overlaps: the first, and the one behind the last.
std::pair<std::size_t, std::size_t> overlapped(const std::vector<int>& lines, double begin, double end) {
  std::size_t first = 0, last = lines.size() - 1;
  while (first < last && place(lines[first + 1]) <= begin + touching) ++first;
  while (last > first && place(lines[last - 1]) >= end - touching) --last;
  return {first, last};
}

double widest_overlap(const std::vector<int>& lines, double begin, double end) {
  double most = 0;
  for (std::size_t i = 0; i + 1 < lines.size(); ++i)
    most = std::max(most, std::min(place(lines[i + 1]), end) - std::max(place(lines[i]), begin));
  return most;
}

/// The cells between these lines. Where the end of a bridge meets several, and none in its whole width, they
/// are one as deep as they are wide, so that the bridge leads into it.
class Field {
 public:
  Field(std::vector<int> xs, std::vector<int> ys)
      : xs_(std::move(xs)), ys_(std::move(ys)), used_((xs_.size() - 1) * (ys_.size() - 1)) {}

  void join_at(const Bridge& bridge) {
    const Axis across{!bridge.down}, along{bridge.down};
    const std::vector<int>& lines = bridge.down ? xs_ : ys_;
    const std::vector<int>& deep = bridge.down ? ys_ : xs_;
    const double begin = along.begin(bridge.box), end = along.end(bridge.box);
    if (end < place(deep.front()) - touching || begin > place(deep.back()) + touching) return;
    if (across.end(bridge.box) < place(lines.front()) || across.begin(bridge.box) > place(lines.back()))
      return;
    if (widest_overlap(lines, across.begin(bridge.box), across.end(bridge.box)) >= enough) return;
    const auto [first, last] = overlapped(lines, across.begin(bridge.box), across.end(bridge.box));
    if (first == last) return;  // it only touches the end of the zone
    const auto [gap_first, gap_last] = overlapped(deep, begin, end);
    const bool before = place(deep.front())<begin - touching, behind = place(deep.back())> end + touching;
    for (std::size_t i = gap_first; i < gap_last; ++i)
      if (place(deep[i]) > begin - touching - 1e-9 && place(deep[i + 1]) < end + touching + 1e-9)
        join(bridge.down, first, last, i, i + 1);
    const std::size_t depth = last - first;
    std::size_t upper = 0;  // cells that end where the bridge begins
    while (upper + 1 < deep.size() && place(deep[upper + 1]) <= begin + touching) ++upper;
    if (before && upper >= depth) join(bridge.down, first, last, upper - depth, upper);
    std::size_t lower = 0;  // cells that begin where the bridge ends
    while (lower + 1 < deep.size() && place(deep[lower]) < end - touching) ++lower;
    if (behind && lower + depth < deep.size()) join(bridge.down, first, last, lower, lower + depth);
  }

  void add_to(std::vector<Box>& out) const {
    out.insert(out.end(), joined_.begin(), joined_.end());
    for (std::size_t j = 0; j + 1 < ys_.size(); ++j)
      for (std::size_t i = 0; i + 1 < xs_.size(); ++i)
        if (!used_[j * (xs_.size() - 1) + i]) out.push_back({xs_[i], ys_[j], xs_[i + 1], ys_[j + 1]});
  }

 private:
  static constexpr double enough = 0.93;

  void join(bool down, std::size_t first, std::size_t last, std::size_t from, std::size_t to) {
    const std::size_t x0 = down ? first : from, x1 = down ? last : to;
    const std::size_t y0 = down ? from : first, y1 = down ? to : last;
    const auto each = [&](auto use) {
      for (std::size_t y = y0; y < y1; ++y)
        for (std::size_t x = x0; x < x1; ++x) use(used_[y * (xs_.size() - 1) + x]);
    };
    bool free = true;
    each([&](char& used) { free = free && !used; });
    if (!free) return;
    each([](char& used) { used = 1; });
    joined_.push_back({xs_[x0], ys_[y0], xs_[x1], ys_[y1]});
  }

  std::vector<int> xs_, ys_;
  std::vector<char> used_;
  std::vector<Box> joined_;
};

/// Edges are split where corners of others lie on them.
std::vector<Outline> outlines_of(const std::vector<Box>& boxes) {
  std::map<int, std::set<int>> on_row, on_column;  // corners
  for (const Box& b : boxes)
    for (const int x : {b.x0, b.x1})
      for (const int y : {b.y0, b.y1}) {
        on_row[y].insert(x);
        on_column[x].insert(y);
      }
  std::vector<Outline> out;
  for (const Box& b : boxes) {
    std::vector<Point> corners;
    const auto add = [&](const std::set<int>& places, int from, int to, auto point) {
      std::vector<int> here(places.lower_bound(std::min(from, to)), places.upper_bound(std::max(from, to)));
      if (from > to) std::reverse(here.begin(), here.end());
      here.pop_back();
      for (const int p : here) corners.push_back(point(p));
    };
    add(on_row[b.y0], b.x0, b.x1, [&](int x) { return Point{place(x), place(b.y0)}; });
    add(on_column[b.x1], b.y0, b.y1, [&](int y) { return Point{place(b.x1), place(y)}; });
    add(on_row[b.y1], b.x1, b.x0, [&](int x) { return Point{place(x), place(b.y1)}; });
    add(on_column[b.x0], b.y1, b.y0, [&](int y) { return Point{place(b.x0), place(y)}; });
    Outline& outline = out.emplace_back();
    for (std::size_t k = 0; k < corners.size(); ++k)
      outline.emplace_back(Segment{corners[k], corners[(k + 1) % corners.size()]});
  }
  return out;
}

}  // namespace

std::vector<Outline> letter_cells(const Region& region, int attempt) {
  const Weights weights{at_bridge * (1 + attempt), attempt};
  const Axis across{false}, down{true};
  const auto lines = groups(region.letters.boxes, down, 0);
  const std::vector<int> tops = borders(lines, down, region.field);
  std::vector<Box> boxes;
  for (std::size_t l = 0; l < lines.size(); ++l) {
    const std::vector<int> lefts = borders(groups(lines[l], across, overlap), across, region.field);
    for (std::size_t i = 0; i + 1 < lefts.size(); ++i) {
      Field field(
          Zone(region, across, lefts[i], lefts[i + 1], place(tops[l]), place(tops[l + 1]), weights).lines(),
          Zone(region, down, tops[l], tops[l + 1], place(lefts[i]), place(lefts[i + 1]), weights).lines());
      for (const Bridge& bridge : region.letters.bridges) field.join_at(bridge);
      field.add_to(boxes);
    }
  }
  return outlines_of(boxes);
}

}  // namespace mazefolio::topology
