#include "draw/edge_line.h"

#include <algorithm>
#include <cmath>

#include "base/geometry/edges.h"

namespace mazefolio::draw {
namespace {

constexpr double sagitta = 0.001;  ///< largest distance of a chord from its arc, in maze units

/// Merges `b` into `a` where `b` continues straight (or along the same circle).
bool merge(Edge& a, const Edge& b) {
  const auto *sa = std::get_if<Segment>(&a), *sb = std::get_if<Segment>(&b);
  if (sa && sb) {
    const Point u = sa->to - sa->from, v = sb->to - sb->from;
    if (dot(u, v) <= 0 || std::fabs(cross(u, v)) > 1e-9 * dot(u, v)) return false;
    a = Segment{sa->from, sb->to};
    return true;
  }
  const auto *ca = std::get_if<Arc>(&a), *cb = std::get_if<Arc>(&b);
  if (!ca || !cb) return false;
  const Point shift = ca->center - cb->center;
  if (dot(shift, shift) > 1e-12 || std::fabs(ca->radius - cb->radius) > 1e-6) return false;
  if ((ca->end - ca->begin) * (cb->end - cb->begin) <= 0) return false;
  a = Arc{ca->center, ca->radius, ca->begin, ca->end + (cb->end - cb->begin)};
  return true;
}

/// The edge shortened by `first` at its start and by `last` at its end.
Edge trimmed(const Edge& e, double first, double last) {
  if (first == 0 && last == 0) return e;
  if (const auto* s = std::get_if<Segment>(&e)) {
    const Point along = unit(s->to - s->from);
    return Segment{s->from + along * first, s->to - along * last};
  }
  Arc a = std::get<Arc>(e);
  const double turn = (a.end < a.begin ? -1 : 1) / a.radius;
  a.begin += first * turn;
  a.end -= last * turn;
  return a;
}

/// A sharp corner takes no more of a wall than this, by its radius.
constexpr double longest_trim = 2;

/// The direction of a trimmed edge at its start, even where nothing of a segment is left.
Point direction(const Edge& whole, const Edge& trimmed) {
  return heading(std::holds_alternative<Segment>(whole) ? whole : trimmed);
}

double turn_between(Point u, Point v) { return std::atan2(std::fabs(cross(u, v)), dot(u, v)); }

/// A curve from one tangent into another, close to an arc of a circle.
void round_off(Point from, Point u, Point to, Point v, Path& path) {
  const double turn = turn_between(u, v), chord = std::sqrt(dot(to - from, to - from));
  const double handle = turn < 1e-3 ? chord / 3 : chord * 2 / 3 * std::tan(turn / 4) / std::sin(turn / 2);
  path.curve_to(from + u * handle, to - v * handle, to);
}

}  // namespace

Point unit(Point p) {
  const double length = std::sqrt(dot(p, p));
  return length > 0 ? p * (1 / length) : p;
}

Point heading(const Edge& e) {
  if (const auto* a = std::get_if<Arc>(&e)) {
    const double turn = a->end < a->begin ? -1 : 1;
    return Point{-std::sin(a->begin), std::cos(a->begin)} * turn;
  }
  return unit(edge_end(e) - edge_begin(e));
}

void EdgeLine::append(const Edge& edge, bool round_after) {
  const double length = edge_length(edge);
  if (!steps_.empty() && merge(steps_.back().edge, edge)) {
    steps_.back().last_length = length;
    steps_.back().round_after = round_after;
    return;
  }
  steps_.push_back({edge, length, length, round_after});
}

void EdgeLine::close() {
  closed_ = true;
  if (steps_.size() < 2 || !merge(steps_.back().edge, steps_.front().edge)) return;
  steps_.back().last_length = steps_.front().last_length;
  steps_.back().round_after = steps_.front().round_after;
  steps_.erase(steps_.begin());
}

double EdgeLine::trim_behind(std::size_t step, double radius) const {
  if (radius <= 0 || steps_.size() < 2 || (step + 1 == steps_.size() && !closed_)) return 0;
  const Step &a = steps_[step], &b = steps_[(step + 1) % steps_.size()];
  if (!a.round_after) return 0;
  const double turn = turn_between(heading(reversed(a.edge)) * -1, heading(b.edge));
  if (turn < 1e-3 || turn > 3.1) return 0;
  return std::min(
      {radius * std::min(std::tan(turn / 2), longest_trim), a.last_length / 2, b.first_length / 2});
}

void EdgeLine::trace(double radius, Path& path, double setback) const {
  const std::size_t n = steps_.size();
  if (n == 0) return;
  double before = closed_ ? trim_behind(n - 1, radius) : setback;
  path.move_to(edge_begin(trimmed(steps_[0].edge, before, 0)));
  for (std::size_t i = 0; i < n; ++i) {
    const bool last = i + 1 == n && !closed_;
    const double after = last ? setback : trim_behind(i, radius);
    const Edge edge = trimmed(steps_[i].edge, before, after);
    const bool closing_line = closed_ && i + 1 == n && after == 0 && std::holds_alternative<Segment>(edge);
    if (!closing_line) path.add(edge);
    if (after > 0 && !last) {
      const Edge &whole = steps_[(i + 1) % n].edge, next = trimmed(whole, after, 0);
      round_off(edge_end(edge), direction(reversed(steps_[i].edge), reversed(edge)) * -1, edge_begin(next),
                direction(whole, next), path);
    }
    before = after;
  }
  if (closed_) path.close();
}

std::vector<Point> chords(const Edge& e) {
  const auto* a = std::get_if<Arc>(&e);
  if (!a) return {edge_begin(e)};
  const double sweep = a->end - a->begin;
  const int n =
      std::max(1, static_cast<int>(std::ceil(std::fabs(sweep) * std::sqrt(a->radius / (8 * sagitta)))));
  std::vector<Point> points;
  for (int i = 0; i < n; ++i) {
    const double angle = a->begin + sweep * i / n;
    points.push_back(a->center + Point{std::cos(angle), std::sin(angle)} * a->radius);
  }
  return points;
}

std::vector<std::vector<Point>> flattened(const Path& path, int curve_chords) {
  std::vector<std::vector<Point>> lines;
  const Point* p = path.points.data();
  for (const Path::Verb verb : path.verbs) switch (verb) {
      case Path::Verb::move:
        lines.push_back({*p++});
        break;
      case Path::Verb::line:
        lines.back().push_back(*p++);
        break;
      case Path::Verb::curve: {
        const Point from = lines.back().back();
        for (int k = 1; k <= curve_chords; ++k) {
          const double t = static_cast<double>(k) / curve_chords, s = 1 - t;
          lines.back().push_back(from * (s * s * s) + p[0] * (3 * s * s * t) + p[1] * (3 * s * t * t) +
                                 p[2] * (t * t * t));
        }
        p += 3;
        break;
      }
      case Path::Verb::arc: {
        const Arc arc{p[0], p[1].x, p[1].y, p[2].x};
        const std::vector<Point> points = chords(arc);
        lines.back().insert(lines.back().end(), points.begin() + 1, points.end());
        lines.back().push_back(edge_end(arc));
        p += 3;
        break;
      }
      case Path::Verb::close: {
        const Point gap = lines.back().back() - lines.back().front();
        if (lines.back().size() > 1 && dot(gap, gap) < 1e-12) lines.back().pop_back();
        break;
      }
    }
  return lines;
}

}  // namespace mazefolio::draw
