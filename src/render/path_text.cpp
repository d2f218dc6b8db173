#include "render/path_text.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <optional>

#include "base/geometry/edges.h"
#include "render/number.h"

namespace mazefolio::render {
namespace {

constexpr std::size_t many_points = 16;
constexpr double finest = 0.01;       ///< points on the page
constexpr double off_lattice = 1e-3;  ///< of its pitch, at most
constexpr double most_steps = 4096;   ///< of a lattice across a path

/// Whole numbers of `unit` from `origin`.
struct Ruler {
  double unit = 1;
  Point origin;
};

/// The lattice that all points lie on: its pitch is the shortest step from a point to the next.
std::optional<Ruler> lattice_of(const std::vector<Point>& points) {
  const Rect box = box_of(points);
  const double width = std::max(box.width(), box.height());
  double step = std::numeric_limits<double>::infinity();
  for (std::size_t i = 1; i < points.size(); ++i)
    for (const double along :
         {std::fabs(points[i].x - points[i - 1].x), std::fabs(points[i].y - points[i - 1].y)})
      if (along > width / most_steps) step = std::min(step, along);
  if (!std::isfinite(step)) return std::nullopt;
  const Ruler ruler{width / std::round(width / step), {box.x0, box.y0}};
  const auto lies_on = [&](double along) {
    const double steps = along / ruler.unit;
    return std::fabs(steps - std::round(steps)) < off_lattice;
  };
  const bool fits = std::all_of(points.begin(), points.end(),
                                [&](Point p) { return lies_on(p.x - box.x0) && lies_on(p.y - box.y0); });
  return fits ? std::optional(ruler) : std::nullopt;
}

/// The coarsest power of two, from 1/4, on which all points lie; the finest unit where there is none above
/// it.
Ruler fraction_of(const std::vector<Point>& points, double finest_unit) {
  for (int parts = 4; 1.0 / parts > finest_unit; parts *= 2) {
    const double unit = 1.0 / parts;
    if (std::all_of(points.begin(), points.end(),
                    [unit](Point p) { return std::fmod(p.x, unit) == 0 && std::fmod(p.y, unit) == 0; }))
      return {unit, {}};
  }
  return {finest_unit, {}};
}

Ruler ruler_of(const std::vector<Point>& points, double finest_unit) {
  const std::optional<Ruler> lattice = lattice_of(points);
  return lattice ? *lattice : fraction_of(points, finest_unit);
}

/// What takes the units of a ruler to those of the matrix.
Matrix from_ruler(const Ruler& ruler, const Matrix& to) {
  const auto& [a, b, c, d, e, f] = to;
  const auto& [unit, origin] = ruler;
  return {a * unit,
          b * unit,
          c * unit,
          d * unit,
          a * origin.x + c * origin.y + e,
          b * origin.x + d * origin.y + f};
}

class PathWriter {
 public:
  void number(double value, int decimals) { (text_ += short_number(value, decimals)) += ' '; }
  void say(std::string_view operators) { text_ += operators; }
  /// From here on points are written in units of the ruler, which lie on the page as `to` has it.
  void measure_by(const Ruler& ruler, const Matrix& to, int decimals = 8) {
    const Matrix matrix = from_ruler(ruler, to);
    for (std::size_t i = 0; i < matrix.size(); ++i) number(matrix[i], i < 4 ? decimals : decimals - 3);
    say("cm ");
    ruler_ = ruler;
  }
  void ink(const Ink& ink, std::string_view operators) {
    for (const double part : {ink.r, ink.g, ink.b}) number(part, 6);
    say(operators);
  }

  void trace(const Path& path) {
    text_.reserve(text_.size() + path.points.size() * 9 + 64);
    const Point* p = path.points.data();
    for (const Path::Verb verb : path.verbs) switch (verb) {
        case Path::Verb::move:
          point(*p++);
          text_ += "m ";
          break;
        case Path::Verb::line:
          point(*p++);
          text_ += "l ";
          break;
        case Path::Verb::curve:
          for (int i = 0; i < 3; ++i) point(*p++);
          text_ += "c ";
          break;
        case Path::Verb::close:
          text_ += "h ";
          break;
        case Path::Verb::arc:
          break;  // there is none
      }
  }

  std::string text() && { return std::move(text_); }

 private:
  void point(Point p) {
    whole((p.x - ruler_.origin.x) / ruler_.unit);
    whole((p.y - ruler_.origin.y) / ruler_.unit);
  }
  void whole(double value) {
    char digits[24];
    auto* const end = std::to_chars(digits, digits + sizeof digits, std::llround(value)).ptr;
    text_.append(digits, end) += ' ';
  }

  Ruler ruler_;
  std::string text_;
};

}  // namespace

bool has_path_text(const Shape& shape) {
  return shape.path.points.size() + shape.within.points.size() >= many_points &&
         (shape.fill || shape.stroke) && (!shape.stroke || shape.stroke->dashes.empty());
}

std::string path_text(const Shape& shape, const Matrix& to_page) {
  const Path path = shape.path.without_arcs();
  const auto& [a, b, c, d, e, f] = to_page;
  const double finest_unit = finest / std::sqrt(std::fabs(a * d - b * c));
  const Ruler ruler = ruler_of(path.points, finest_unit);
  PathWriter out;
  out.say("q ");
  if (shape.within.empty()) {
    out.measure_by(ruler, to_page);
  } else {
    const Path area = shape.within.without_arcs();
    const Ruler clip = ruler_of(area.points, finest_unit);
    out.measure_by(clip, to_page);
    out.trace(area);
    out.say("W n ");
    constexpr int fine = 10;  // these numbers are multiplied by those before
    out.measure_by(
        ruler, {1 / clip.unit, 0, 0, 1 / clip.unit, -clip.origin.x / clip.unit, -clip.origin.y / clip.unit},
        fine);
  }
  if (shape.fill) out.ink(*shape.fill, "rg ");
  if (shape.stroke) {
    out.ink(shape.stroke->ink, "RG ");
    out.number(shape.stroke->width / ruler.unit, 6);
    out.say("w ");
    out.number(static_cast<int>(shape.stroke->cap), 0);
    out.say("J ");
    out.number(static_cast<int>(shape.stroke->join), 0);
    out.say("j [] 0 d ");
  }
  out.trace(path);
  out.say(!shape.stroke ? "f Q" : !shape.fill ? "S Q" : "B Q");
  return std::move(out).text();
}

}  // namespace mazefolio::render
