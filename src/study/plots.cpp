#include "study/plots.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "base/geometry/math.h"
#include "layout/frame.h"
#include "layout/ornament.h"
#include "render/svg.h"

namespace mazefolio::study {
namespace {

constexpr Size size{560, 400};
constexpr Rect field{64, 24, 400, 344};
constexpr double label_pt = 11, dot = 3.2, tick = 5;
const std::string family = "sans-serif";

/// A number, and where it lies between two ends, from 0 to 1.
struct Axis {
  double low = 0, high = 1;
  double along(double value) const { return (value - low) / (high - low); }
};

/// Kinds differ in form and in gray, so that they can be told apart in print.
Shape mark_of(std::size_t kind, Point at) {
  Path diamond = lozenge_path(at, dot * 1.3, dot * 1.3), cross;
  for (const double way : {-1.0, 1.0}) {
    cross.move_to({at.x - dot, at.y - way * dot});
    cross.line_to({at.x + dot, at.y + way * dot});
  }
  const Stroke line{1, black, Cap::butt, Join::miter, {}};
  switch (kind % 5) {
    case 0:
      return {circle_path(at, dot), {}, black};
    case 1:
      return {rectangle_path({at.x - dot, at.y - dot, at.x + dot, at.y + dot}), line, white};
    case 2:
      return {std::move(diamond), {}, gray(0.45)};
    case 3:
      return {std::move(cross), line, {}};
    default:
      return {circle_path(at, dot), line, white};
  }
}

class Plot {
 public:
  Plot(Axis across, Axis up) : across_(across), up_(up) {
    line({field.x0, field.y0}, {field.x0, field.y1});
    line({field.x0, field.y1}, {field.x1, field.y1});
  }

  Point at(double x, double y) const {
    return {field.x0 + field.width() * across_.along(x), field.y1 - field.height() * up_.along(y)};
  }
  void mark_across(double x, const std::string& text) {
    const Point p = at(x, up_.low);
    line(p, {p.x, p.y + tick});
    write({p.x, p.y + tick + label_pt * 1.2}, text, Align::center);
  }
  void mark_up(double y, const std::string& text) {
    const Point p = at(across_.low, y);
    line(p, {p.x - tick, p.y});
    write({p.x - tick - 3, p.y + label_pt * 0.35}, text, Align::right);
  }
  void name_axes(const std::string& across, const std::string& up) {
    write({(field.x0 + field.x1) / 2, field.y1 + 40}, across, Align::center);
    write({field.x0, field.y0 - 10}, up, Align::left);
  }
  void name_kinds(const Analysis& a) {
    for (std::size_t k = 0; k < a.kinds.size(); ++k) {
      const double y = field.y0 + label_pt * (1 + 1.7 * static_cast<double>(k));
      frame_.items.emplace_back(mark_of(k, {field.x1 + 20, y - label_pt * 0.35}));
      write({field.x1 + 32, y}, a.kinds[k].kind, Align::left);
    }
  }
  void dot_at(std::size_t kind, double x, double y) { frame_.items.emplace_back(mark_of(kind, at(x, y))); }
  void line(Point from, Point to) { frame_.items.push_back(rule(from, to, 0.75)); }
  std::string svg(const std::string& title) && { return to_svg(frame_, title); }

 private:
  void write(Point p, const std::string& text, Align align) {
    frame_.items.emplace_back(TextRun{p, text, {family, label_pt, false, false}, black, align, 0});
  }

  Axis across_, up_;
  Frame frame_{size, {}};
};

template <class Value>
Axis axis_of(const Analysis& a, Value value, double air) {
  Axis axis{value(a.plotted.front()), value(a.plotted.front())};
  for (const PlottedTime& t : a.plotted) {
    axis.low = std::min(axis.low, value(t));
    axis.high = std::max(axis.high, value(t));
  }
  return {axis.low - air, axis.high + air};
}

std::string seconds_text(double seconds) {
  return seconds < 60 ? fmt::format("{:g} s", seconds) : fmt::format("{:g} min", seconds / 60);
}

}  // namespace

std::string plot_of_levels(const Analysis& a) {
  const auto height = [](const PlottedTime& t) { return exact_log2(t.seconds); };
  const Axis levels = axis_of(
                 a, [](const PlottedTime&t) { return t.level; }, 0.3),
             times = axis_of(a, height, 0.3);
  Plot plot(levels, times);
  for (int level = static_cast<int>(std::ceil(levels.low)); level <= levels.high; ++level)
    plot.mark_across(level, std::to_string(level));
  for (const double s : {1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 1200, 3600})
    if (exact_log2(s) >= times.low && exact_log2(s) <= times.high)
      plot.mark_up(exact_log2(s), seconds_text(s));
  plot.name_axes("level", "time, without the speed of the reader");
  plot.name_kinds(a);
  for (const PlottedTime& t : a.plotted) plot.dot_at(t.kind, t.level, height(t));
  const auto on_line = [&](double level) {
    return plot.at(level, std::clamp(a.intercept + a.slope * level, times.low, times.high));
  };
  if (!std::isnan(a.slope)) plot.line(on_line(levels.low), on_line(levels.high));
  return std::move(plot).svg("Times by level");
}

std::string plot_of_places(const Analysis& a) {
  const Axis places = axis_of(
      a, [](const PlottedTime& t) { return t.position; }, 0.5);
  Axis misses = axis_of(
      a, [](const PlottedTime& t) { return t.residual; }, 0.2);
  misses = {std::min(misses.low, -1.2), std::max(misses.high, 1.2)};
  Plot plot(places, misses);
  for (int place = 1; place <= places.high; ++place)
    if (place == 1 || place % 4 == 0) plot.mark_across(place, std::to_string(place));
  for (int k = static_cast<int>(std::ceil(misses.low)); k <= misses.high; ++k)
    plot.mark_up(k, k < 0 ? fmt::format("1/{}", 1 << -k) : fmt::format("{}", 1 << k));
  plot.name_axes("place in the booklet", "time by what was expected");
  plot.name_kinds(a);
  for (const PlottedTime& t : a.plotted) plot.dot_at(t.kind, t.position, t.residual);
  plot.line(plot.at(places.low, 0), plot.at(places.high, 0));
  return std::move(plot).svg("Times by place");
}

}  // namespace mazefolio::study
