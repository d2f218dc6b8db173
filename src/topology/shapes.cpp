// A formula shape is a closed curve of points, fitted into the field; a point is inside where it has an odd
// number of edges to its left. Points are rounded, so that cells do not depend on the libm.

#include "topology/shapes.h"
#include "topology/picture_tracing.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <numbers>

#include "base/geometry/edges.h"
#include "base/geometry/math.h"
#include "base/option_rows.h"

namespace mazefolio::topology {
namespace {

constexpr double pi = std::numbers::pi;
constexpr int curve_points = 480;

double rounded(double v) { return std::round(v * 1e9) / 1e9; }

double arc_cosine(double x) { return exact_angle(x, std::sqrt(1 - x * x)); }

Point on_circle(double radius, double turns) {
  return {rounded(radius * exact_sin(2 * pi * turns)), rounded(-radius * exact_cos(2 * pi * turns))};
}

Rect square_in(const Rect& field) {
  const double half = std::min(field.width(), field.height()) / 2;
  const Point c = field.center();
  return {c.x - half, c.y - half, c.x + half, c.y + half};
}

Region rectangle(const Rect& field, const Options&) { return {field, nullptr}; }

Ring ellipse_ring(const Rect& box, double share) {
  constexpr int points = 720;
  Ring ring;
  for (int i = 0; i < points; ++i) {
    const Point p = on_circle(share, i / static_cast<double>(points));
    ring.push_back(
        {{box.center().x + p.x * box.width() / 2, box.center().y + p.y * box.height() / 2}, false});
  }
  return ring;
}

Region ellipse_in(const Rect& field, const Rect& box, double hole) {
  std::vector<Ring> rings{ellipse_ring(box, 1)};
  if (hole > 0) rings.push_back(ellipse_ring(box, hole));
  return {field,
          [c = box.center(), rx = box.width() / 2, ry = box.height() / 2, hole](Point p) {
            const double x = (p.x - c.x) / rx, y = (p.y - c.y) / ry, d = x * x + y * y;
            return d <= 1 && d >= hole * hole;
          },
          std::move(rings)};
}

Region ellipse(const Rect& field, const Options&) { return ellipse_in(field, field, 0); }
Region circle(const Rect& field, const Options&) { return ellipse_in(field, square_in(field), 0); }
Region ring(const Rect& field, const Options& options) {
  return ellipse_in(field, square_in(field), options.real("hole"));
}

Region heart(const Rect& field, const Options&) {
  std::vector<Point> curve;
  for (int i = 0; i < curve_points; ++i) {
    const double t = 2 * pi * i / curve_points, s = exact_sin(t);
    curve.push_back({rounded(16 * s * s * s), rounded(-13 * exact_cos(t) + 5 * exact_cos(2 * t) +
                                                      2 * exact_cos(3 * t) + exact_cos(4 * t))});
  }
  return polygon_region(field, std::move(curve));
}

Region star(const Rect& field, const Options& options) {
  const auto points = static_cast<int>(options.integer("points"));
  std::vector<Point> corners;
  for (int i = 0; i < 2 * points; ++i)
    corners.push_back(on_circle(i % 2 ? 1 - options.real("depth") : 1, i / (2.0 * points)));
  return polygon_region(field, std::move(corners));
}

Region diamond(const Rect& field, const Options&) {
  return polygon_region(field, {{0, -1}, {0.8, 0}, {0, 1}, {-0.8, 0}});
}

Region hexagon(const Rect& field, const Options&) {
  std::vector<Point> corners;
  for (int i = 0; i < 6; ++i) corners.push_back(on_circle(1, (i + 0.5) / 6));
  return polygon_region(field, std::move(corners));
}

Region egg(const Rect& field, const Options&) {
  std::vector<Point> curve;
  for (int i = 0; i < curve_points; ++i) {
    const Point p = on_circle(1, i / static_cast<double>(curve_points));
    curve.push_back({rounded(p.x * (0.74 + 0.11 * p.y)), p.y});
  }
  return polygon_region(field, std::move(curve));
}

Region crescent(const Rect& field, const Options&) {
  std::vector<Point> curve;
  const Point inner{0.42, 0};
  constexpr double radius = 0.78;
  // Where the two circles intersect, as a share of a turn from the right-hand side.
  const double x = (1 - radius * radius + inner.x * inner.x) / (2 * inner.x);
  const double outer_turn = arc_cosine(x) / (2 * pi),
               inner_turn = arc_cosine((x - inner.x) / radius) / (2 * pi);
  for (int i = 0; i <= curve_points; ++i)
    curve.push_back(
        on_circle(1, 0.25 + outer_turn + i / static_cast<double>(curve_points) * (1 - 2 * outer_turn)));
  for (int i = curve_points; i >= 0; --i)
    curve.push_back(
        inner +
        on_circle(radius, 0.25 + inner_turn + i / static_cast<double>(curve_points) * (1 - 2 * inner_turn)));
  return polygon_region(field, std::move(curve));
}

Region tree(const Rect& field, const Options&) {
  return polygon_region(field, {{0, 0},
                                {2.2, 2.6},
                                {1.2, 2.6},
                                {3.1, 5},
                                {1.8, 5},
                                {3.9, 7.6},
                                {0.75, 7.6},
                                {0.75, 9},
                                {-0.75, 9},
                                {-0.75, 7.6},
                                {-3.9, 7.6},
                                {-1.8, 5},
                                {-3.1, 5},
                                {-1.2, 2.6},
                                {-2.2, 2.6}});
}

OptionRow rim_option() {
  return choice_option("rim", "the line around the shape itself, or whole cells", {"smooth", "cells"});
}

OptionRow details_option() {
  return choice_option("details",
                       "what the picture shows within its outline, and its small pieces: printed in pale "
                       "gray, not at all, or as "
                       "walls",
                       {"yes", "no", "walls"});
}

OptionRow flip_option() {
  return choice_option("flip", "whether the picture faces the other way", {"no", "yes"});
}

ShapeRow formula(std::string name, std::string summary, Region (*make)(const Rect&, const Options&),
                 std::vector<OptionRow> options = {}) {
  if (name != "rectangle") options.push_back(rim_option());
  return {{std::move(name), std::move(summary), std::move(options)}, ShapeSource::formula, make};
}

Outcome check_letters(std::string_view text) {
  if (text.find_first_not_of(" \t\n") == std::string_view::npos) return failure("there are no letters");
  return Done{};
}

std::vector<OptionRow> with_silhouette(OptionRow picture) {
  std::vector<OptionRow> rows = silhouette_options();
  rows.insert(rows.begin(), std::move(picture));
  for (OptionRow& row : std::vector{details_option(), flip_option(), rim_option()})
    rows.push_back(std::move(row));
  const auto pieces =
      std::find_if(rows.begin(), rows.end(), [](const OptionRow& row) { return row.name == "pieces"; });
  pieces->choices.emplace_back("joined");
  pieces->summary += "; joined: by bridges";
  return rows;
}

}  // namespace

Region polygon_region(const Rect& field, std::vector<Point> corners) {
  return ring_region(field, {ring_of(corners)});
}

Rect box_of(std::span<const Ring> rings) {
  std::vector<Point> all;
  for (const Ring& ring : rings)
    for (const RingPoint& p : ring) all.push_back(p.at);
  return base::box_of(all);
}

Transform fit(std::span<const Ring> rings, std::span<const Ring> beside, const Rect& field) {
  const Rect box = box_of(rings);
  return base::fit(beside.empty() ? box : enclosing(box, box_of(beside)), field);
}

void place_rings(std::vector<Ring>& rings, const Transform& at) {
  for (Ring& ring : rings)
    for (RingPoint& p : ring) p.at = at(p.at);
}

Region ring_region(const Rect& field, std::vector<Ring> rings, Letters letters, std::vector<Ring> beside) {
  const Transform at = fit(rings, beside, field);
  place_rings(rings, at);
  place_rings(beside, at);
  auto inside = std::make_shared<const RingInside>(rings);
  letters.stroke *= at.scale;
  for (Rect& box : letters.boxes) box = at(box);
  for (Bridge& bridge : letters.bridges) bridge.box = at(bridge.box);
  return {field, [inside](Point p) { return (*inside)(p); }, std::move(rings), std::move(beside),
          std::move(letters)};
}

std::string words_for(const ShapeRow& shape, const Options& options) {
  return shape.source == ShapeSource::icon ? fmt::format("the icon '{}'", options.text("icon"))
                                           : fmt::format("the shape '{}'", shape.name);
}

std::span<const ShapeRow> shapes() {
  static const std::vector<ShapeRow> table{
      formula("rectangle", "the whole field", rectangle),
      formula("circle", "a disc", circle),
      formula("ellipse", "an ellipse with the field's proportions", ellipse),
      formula("ring", "a disc with a round hole", ring,
              {real_option("hole", "0.4", "diameter of the hole, as a share of the ring's", 0.2, 0.8)}),
      formula("heart", "a heart", heart),
      formula("star", "a star", star,
              {integer_option("points", "5", "how many points", 4, 12),
               real_option("depth", "0.5", "how deep the notches are, as a share of the radius", 0.2, 0.7)}),
      formula("diamond", "a square on its corner, a little slim", diamond),
      formula("hexagon", "a regular hexagon", hexagon),
      formula("egg", "an egg", egg),
      formula("crescent", "a moon in its first days", crescent),
      formula("tree", "a fir tree", tree),
      {{"picture", "a silhouette of your own; holes are allowed",
        with_silhouette(
            picture_option("picture", "an SVG, PNG or JPEG file, or an icon: opaque or dark is inside"))},
       ShapeSource::picture,
       picture_region},
      {{"icon",
        "the silhouette of a pictograph: an animal, a fruit, a vehicle, ...",
        {icon_option("icon", "its name or its character: \"mazefolio list icons\" lists them"),
         choice_option("holes", "what becomes of holes, such as the middle of a doughnut", {"fill", "keep"}),
         choice_option("pieces",
                       "what becomes of several pieces; all: those that nearly touch are one; largest: the "
                       "others are details; joined: by bridges",
                       {"all", "largest", "joined"}),
         details_option(), flip_option(), rim_option()}},
       ShapeSource::icon,
       icon_region},
      {{"text",
        "letters, joined so that the maze is one",
        {text_option("text", "A", "the letters; a list is one maze each", check_letters, ""),
         text_option("font", "", "a font family; empty: the house's own"),
         choice_option("style", "how heavy the letters are", {"bold", "regular"}), rim_option()}},
       ShapeSource::lettering,
       lettering_region},
      {{"mask",
        "cell by cell: lines of '#' and '.', or a file of them",
        {text_option("mask", "#", "the lines, or the file's name", check_mask, "\n")}},
       ShapeSource::mask,
       mask_region},
  };
  return table;
}

}  // namespace mazefolio::topology
