#include "draw/gate_sites.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "base/geometry/edges.h"
#include "base/text/utf8.h"
#include "draw/badge.h"
#include "draw/edge_line.h"
#include "maze/gates.h"
#include "maze/round_walk.h"
#include "maze/thick.h"

namespace mazefolio::draw {
namespace {

constexpr double arrow_width = 0.86;                          ///< of the head, by the length of the arrow
constexpr double least_outline = 0.75, outline_share = 0.11;  ///< of an open arrow: points, by its length
constexpr double least_icon_room = 20;  ///< points across a cell; a smaller one gets a letter
constexpr double least_letter_pt = 6;   ///< in a cell, which may be smaller than type
constexpr double tight_letter = 1.7;    ///< the largest letter that a disc holds, by its radius
constexpr double most_ascent = 0.82, most_descent = 0.22;  ///< of words, by the type size
constexpr double hall_mark = 16;  ///< points: half of the space that a mark in a hall may take

/// A polygon with its tip first. `out` points out of the maze, `foot` is the end of the arrow at the rim.
std::vector<Point> arrow_polygon(Point foot, Point out, double length, bool inwards) {
  const Point side{-out.y, out.x};
  const double head = length * 0.56, shaft = length * 0.17, half = length * arrow_width / 2;
  const Point tip = inwards ? foot : foot + out * length;
  const Point back = inwards ? out : out * -1;
  const auto at = [&](double along, double across) { return tip + back * along + side * across; };
  return {tip,
          at(head, half),
          at(head, shaft),
          at(length, shaft),
          at(length, -shaft),
          at(head, -shaft),
          at(head, -half)};
}

constexpr int around_rings = 12;         ///< half a label apart
constexpr std::size_t most_places = 24;  ///< free ones, of which one is taken
// Off the way out and across it: first outwards, last back beside the maze.
constexpr std::pair<double, double> around_directions[] = {{1, 0},      {.87, .5},  {.87, -.5}, {.5, .87},
                                                           {.5, -.87},  {0, 1},     {0, -1},    {-.5, .87},
                                                           {-.5, -.87}, {-.87, .5}, {-.87, -.5}};

/// Possible centers of the box of a label.
struct LabelPlaces {
  std::vector<Point> usual;     ///< beside the arrow and beyond it
  std::vector<Point> slanting;  ///< beyond it, to both sides, for narrow bays
  std::vector<Point> around;    ///< in rings around it, the nearest first, where nothing nearer is free
};

LabelPlaces label_places(Point middle, Point out, double length, const GateLabel& label, double air,
                         bool in_band) {
  const auto half = [&](Point d) {
    return std::fabs(d.x) * label.width / 2 + std::fabs(d.y) * label.height() / 2;
  };
  // First to the right of a vertical arrow, or above a horizontal one.
  Point side{-out.y, out.x};
  if (std::fabs(side.x) > std::fabs(side.y) ? side.x < 0 : side.y > 0) side = side * -1;
  const double slide = std::max(0.0, half(out) - length / 2);
  LabelPlaces places;
  for (const Point d : {side, side * -1})
    places.usual.push_back(middle + d * (length * arrow_width / 2 + air + half(d)) + out * slide);
  if (in_band) return places;
  const Point beyond = middle + out * (length / 2 + air + half(out));
  for (const double more : {0.0, 1.2, 2.4}) places.usual.push_back(beyond + out * (more * label.height()));
  for (const double aside : {0.5, -0.5, 1.0, -1.0})
    places.slanting.push_back(beyond + side * (aside * (half(side) + length * arrow_width / 2)));
  for (int ring = 1; ring <= around_rings; ++ring)
    for (const auto& [along, across] : around_directions) {
      const Point d = out * along + side * across;
      places.around.push_back(middle + d * (length / 2 + air + half(d) + ring * label.height() / 2));
    }
  return places;
}

double distance(const Edge& e, Point p) {
  std::vector<Point> points = chords(e);
  points.push_back(edge_end(e));
  double least = HUGE_VAL;
  for (std::size_t i = 1; i < points.size(); ++i)
    least = std::min(least, std::sqrt(squared_distance({points[i - 1], points[i]}, p)));
  return least;
}

/// Distance from the center of a cell to the nearest wall; in a hall to the nearest rock, up to a limit.
double clearance(const AnyTopology& t, Cell c) {
  if (is_thick(t)) {
    const Lattice& floor = std::get<Lattice>(t);
    constexpr int reach = 2;
    double nearest = reach - 0.5;
    for (int dy = -reach; dy <= reach; ++dy)
      for (int dx = -reach; dx <= reach; ++dx) {
        const std::int64_t x = floor.column(c) + std::int64_t{dx}, y = floor.row(c) + std::int64_t{dy};
        const bool in_field = x >= 0 && y >= 0 && x < floor.columns() && y < floor.rows();
        if (in_field &&
            floor.contains(floor.at(static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y))))
          continue;
        const double across = std::max(0.0, std::abs(dx) - 0.5), down = std::max(0.0, std::abs(dy) - 0.5);
        nearest = std::min(nearest, std::sqrt(across * across + down * down));
      }
    return nearest;
  }
  double nearest = HUGE_VAL;
  std::visit(
      [&](const auto& topology) {
        for (const Edge& e : topology.outline(c))
          nearest = std::min(nearest, distance(e, topology.center(c)));
      },
      t);
  return nearest;
}

std::string first_character(const std::string& text) {
  std::size_t bytes = 1;
  while (bytes < text.size() && continues_character(text[bytes])) ++bytes;
  return text.substr(0, bytes);
}

std::string letter_of(const std::string& letter, const std::string& word) {
  return letter.empty() ? first_character(word) : letter;
}

std::string letter_of(const GateWords& words, std::size_t visited) {
  return visited < words.letters.size() ? words.letters[visited]
                                        : std::string(1, static_cast<char>('A' + visited));
}

GateLabel scaled(GateLabel label, double by) {
  label.font.size_pt *= by;
  for (double* length : {&label.width, &label.ascent, &label.descent}) *length *= by;
  return label;
}

Rect label_box(const GateLabel& label, Point middle) {
  const double width = label.width / 2, height = label.height() / 2;
  return {middle.x - width, middle.y - height, middle.x + width, middle.y + height};
}

class SiteMaker {
 public:
  SiteMaker(const Maze& maze, const Rings& rings, const PageTransform& to_page, const GateStyle& style,
            TextMeasurer& measurer)
      : maze_(maze),
        rings_(rings),
        to_page_(to_page),
        scale_(to_page.scale * std::min(1.0, to_page.stretch)),
        outline_(to_page(bounds(*maze.topology))),
        style_(style),
        measurer_(measurer) {}

  /// A gate in the rim: an arrow with space for a label.
  GateSite rim(const Gate& gate, bool is_start, double length) const {
    GateSite site;
    const MazeStyle& style = style_.maze;
    const Point at = to_page_(edge_middle(edge(*maze_.topology, gate.wall))),
                out = outward(*maze_.topology, gate);
    const double air = style.wall.pt * style.rim_factor / 2 + 0.6;
    const Rect reach = inset(outline_, -arrow_gap(length, style) - length);
    const auto stands_at = [&](double away) {
      // The way in is filled, the way out an outline: they differ in more than their directions.
      site.mark.open_pt = is_start ? 0 : std::max(least_outline, outline_share * length);
      const double pen = site.mark.open_pt;
      site.mark.arrow =
          arrow_polygon(at + out * (arrow_gap(length, style) + away + pen / 2), out, length - pen, is_start);
      return !hits_maze(rings_, site.mark.arrow, air + pen / 2);
    };
    double away = 0;
    for (int attempt = 0;; ++attempt) {
      if (attempt > 0) length *= 0.8;
      if (stands_at(away = 0) || attempt == 7) break;
      // In a notch there is only space for a small arrow, and more of it further out.
      bool free = false;
      for (const double step : {0.25, 0.5, 0.75, 1.0}) {
        free = stands_at(away = step * length) && holds(reach, arrow_box(site.mark));
        if (free) break;
      }
      if (free) break;
    }
    set_label(site, is_start, at + out * (arrow_gap(length, style) + away + length / 2), out, length);
    return site;
  }

  /// A place inside the maze: a disc or ring with a letter, or a picture.
  GateSite inside(const Gate& gate, const std::string& letter, bool ring,
                  const std::shared_ptr<const std::string>& icon) const {
    GateSite site;
    GateMark& mark = site.mark;
    mark.inside = true;
    mark.ring = ring;
    const Point middle = center(*maze_.topology, gate.cell);
    const double nearest = clearance_inside();
    const double room = nearest * scale_ - style_.maze.wall.pt / 2;
    mark.disc = to_page_(middle);
    mark.disc_radius = std::max(0.3 * nearest * scale_, 0.7 * room);
    if (icon && 2 * room >= least_icon_room) {
      const double half = 0.66 * room;
      mark.icon = icon;
      mark.icon_box = inset({mark.disc.x, mark.disc.y, mark.disc.x, mark.disc.y}, -half);
      return site;
    }
    Font font = style_.maze.label;
    font.bold = true;
    font.italic = false;  // few families have a bold italic
    font.size_pt = std::max(mark.disc_radius * (ring ? 1.06 : 1.25), least_letter_pt);
    const double most = mark.disc_radius * tight_letter * (ring ? 0.85 : 1);
    if (letter.empty() || style_.label_scale == 0 || font.size_pt > most) return site;
    mark.word = {mark.disc + Point{0, font.size_pt * 0.36}, letter, font, white, Align::center, 0};
    return site;
  }

 private:
  // Distance from the center to the nearest wall in the smallest of the cells with a mark: equal places
  // should look equal.
  double clearance_inside() const {
    std::vector<Cell> places;
    for (const Gate& gate : maze_.goals) places.push_back(gate.cell);
    for (const Gate& gate : {maze_.start, maze_.finish})
      if (gate.cell != no_cell && gate.wall == no_wall) places.push_back(gate.cell);
    double nearest = HUGE_VAL;
    for (const Cell c : places) nearest = std::min(nearest, clearance(*maze_.topology, c));
    if (!is_thick(*maze_.topology)) return nearest;
    // In halls marks may be larger than a cell, but not larger than needed.
    double widest = std::max(0.5, hall_mark / scale_);
    for (std::size_t i = 1; i < places.size(); ++i)
      for (std::size_t j = 0; j < i; ++j) {
        const Point apart = center(*maze_.topology, places[i]) - center(*maze_.topology, places[j]);
        widest = std::min(widest, std::max(0.5, std::sqrt(dot(apart, apart)) / 2));
      }
    return std::min(nearest, widest);
  }

  // The word, made smaller if necessary: the first size that finds a place free of walls.
  void set_label(GateSite& site, bool is_start, Point middle, Point out, double length) const {
    site.mark.icon = is_start ? style_.maze.icons.start : style_.maze.icons.finish;
    const std::string& word = is_start ? style_.words.start : style_.words.finish;
    const double air = 0.3 * style_.maze.label.size_pt * style_.label_scale;
    if (style_.label_scale == 0 || word.empty()) return;
    using Places = std::vector<Point> LabelPlaces::*;
    const auto fits = [&](std::initializer_list<Places> kinds) {
      for (const double size : {1.0, 0.8, 0.65}) {
        GateLabel text = scaled(label(word, is_start), size);
        // Beside the maze a long word costs more than above it.
        if (std::fabs(out.x) > std::fabs(out.y))
          text = scaled(text, std::max(side_word_scale(text.width, length), least_scale(text)));
        if (least_scale(text) > 1) continue;
        const LabelPlaces places = label_places(middle, out, length, text, air, style_.in_band);
        for (const Places kind : kinds) {
          site.label = text;
          site.places = free_places(text, places.*kind);
          if (!site.places.empty()) return true;
        }
      }
      return false;
    };
    if (!fits({&LabelPlaces::usual, &LabelPlaces::slanting})) fits({&LabelPlaces::around});
  }

  /// The scale at which a word is as small as may be.
  double least_scale(const GateLabel& text) const {
    return (style_.maze.least_type.pt - 1e-6) / text.font.size_pt;
  }

  std::vector<Point> free_places(const GateLabel& label, const std::vector<Point>& places) const {
    const MazeStyle& style = style_.maze;
    const double air = std::min(1.0, 0.12 * style.label.size_pt) + style.wall.pt * style.rim_factor / 2;
    std::vector<Point> out;
    for (const Point& p : places)
      if (out.size() < most_places && !hits_maze(rings_, inset(label_box(label, p), -air))) out.push_back(p);
    return out;
  }

  GateLabel label(const std::string& word, bool is_start) const {
    GateLabel out{word, gate_font(style_.maze), style_.maze.badges, 0, 0, 0};
    out.font.size_pt *= style_.label_scale;
    const TextMeasurer::Metrics m = measurer_.metrics(out.font);
    out.width = measurer_.width(word, out.font);
    out.ascent = std::min(m.ascent, out.font.size_pt * most_ascent);
    out.descent = std::min(m.descent, out.font.size_pt * most_descent);
    if (out.badge) {
      const BadgeSize around = badge_size(style_.maze, out.width, out.font.size_pt, is_start);
      out.width = around.width;
      out.ascent = around.ascent;
      out.descent = around.descent;
    }
    return out;
  }

  const Maze& maze_;
  const Rings& rings_;
  PageTransform to_page_;
  double scale_;  ///< the smaller one of both directions
  Rect outline_;
  const GateStyle& style_;
  TextMeasurer& measurer_;
};

}  // namespace

double arrow_length(double pitch, const MazeStyle& style) {
  return std::clamp(0.85 * pitch, 0.85 * style.label.size_pt, longest_arrow(style));
}

double longest_arrow(const MazeStyle& style) {
  const double by_words =
      style.badges ? badge_height(style, gate_font(style).size_pt) : 1.15 * style.label.size_pt;
  return std::max(by_words, style.arrow_pt);
}

double tallest_word(const MazeStyle& style) {
  const double size = gate_font(style).size_pt;
  if (!style.badges) return (most_ascent + most_descent) * size;
  return badge_height(style, size);
}

double side_word_scale(double word_width, double length) {
  return std::clamp(1.2 * length / word_width, 0.85, 1.0);
}

double arrow_gap(double length, const MazeStyle& style) {
  return style.wall.pt * style.rim_factor / 2 + std::max(1.2, 0.14 * length);
}

GateMark labeled(const GateSite& site, Point middle) {
  GateMark mark = site.mark;
  const GateLabel& label = site.label;
  mark.badge = label.badge;
  mark.word_box = label_box(label, middle);
  mark.word = {{middle.x, mark.word_box.y0 + label.ascent}, label.text, label.font, black, Align::center, 0};
  return mark;
}

std::vector<GateSite> gate_sites(const Maze& maze, const Rings& rings, const PageTransform& to_page,
                                 const GateStyle& style, TextMeasurer& measurer) {
  const AnyTopology& t = *maze.topology;
  double length = arrow_length(to_page.scale, style.maze);
  if (maze.start.wall != no_wall && maze.finish.wall != no_wall) {
    const Point apart =
        to_page(edge_middle(edge(t, maze.start.wall))) - to_page(edge_middle(edge(t, maze.finish.wall)));
    const double distance = std::sqrt(dot(apart, apart));
    if (distance > 0) length = std::min(length, distance * 0.85 / arrow_width);
  }
  const SiteMaker make(maze, rings, to_page, style, measurer);
  const GateIcons& icons = style.maze.icons;
  const bool visit = !maze.goals.empty();
  std::vector<GateSite> sites;
  std::size_t visited = 0;
  const auto place = [&](const Gate& gate, const std::string& letter, bool ring,
                         const std::shared_ptr<const std::string>& icon) {
    // In a visit all places are alike: letters, in the order of the book.
    sites.push_back(
        make.inside(gate, visit ? letter_of(style.words, visited++) : letter, ring && !visit, icon));
  };
  if (maze.start.cell == no_cell) return sites;
  if (maze.start.wall != no_wall)
    sites.push_back(make.rim(maze.start, true, length));
  else
    place(maze.start, letter_of(style.words.start_letter, style.words.start), false, icons.start);
  for (std::size_t i = 0; i < maze.goals.size(); ++i)
    place(maze.goals[i], "", false, icons.goals.empty() ? nullptr : icons.goals[i % icons.goals.size()]);
  if (maze.finish.cell == no_cell || is_round(maze)) return sites;
  if (maze.finish.wall != no_wall)
    sites.push_back(make.rim(maze.finish, false, length));
  else
    place(maze.finish, letter_of(style.words.finish_letter, style.words.finish), true, icons.finish);
  return sites;
}

}  // namespace mazefolio::draw
