// Idea: every gate has a few places where its word may stand: to both sides of its arrow, and beyond it.
// Among all combinations that touch neither walls nor each other, the one wins that lets the maze become
// largest.
#include "draw/gate_marks.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "base/edges.h"
#include "base/utf8.h"
#include "maze/gates.h"

namespace mazefolio {
namespace {

using Rings = std::vector<std::vector<Point>>;

constexpr double arrow_width = 0.86;  ///< of the head, by the arrow's length

bool overlap(const Rect& a, const Rect& b) {
  return a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;
}

Rect box_of(const std::vector<Point>& points) {
  Rect r{points[0].x, points[0].y, points[0].x, points[0].y};
  for (const Point p : points) r = enclosing(r, {p.x, p.y, p.x, p.y});
  return r;
}

/// The segment has a point in the box (Liang and Barsky's clipping).
bool crosses(const Rect& box, Point a, Point b) {
  double low = 0, high = 1;
  const Point d = b - a;
  const auto clip = [&](double step, double room) {
    if (step == 0) return room >= 0;
    const double t = room / step;
    if (step < 0) low = std::max(low, t);
    if (step > 0) high = std::min(high, t);
    return low <= high;
  };
  return clip(-d.x, a.x - box.x0) && clip(d.x, box.x1 - a.x) && clip(-d.y, a.y - box.y0) &&
         clip(d.y, box.y1 - a.y);
}

bool inside(const Rings& rings, double scale, Point p) {
  bool in = false;
  for (const auto& ring : rings)
    for (std::size_t i = 0; i < ring.size(); ++i) {
      const Point a = ring[i] * scale, b = ring[(i + 1) % ring.size()] * scale;
      if ((a.y > p.y) != (b.y > p.y) && p.x < a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)) in = !in;
    }
  return in;
}

/// The box touches walls or lies within the maze.
bool hits_maze(const Rings& rings, double scale, const Rect& box) {
  for (const auto& ring : rings)
    for (std::size_t i = 0; i < ring.size(); ++i)
      if (crosses(box, ring[i] * scale, ring[(i + 1) % ring.size()] * scale)) return true;
  return inside(rings, scale, box.center());
}

/// Tip first. `out` points out of the maze, `foot` is the arrow's end beside the rim.
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

struct Word {
  std::string text;
  Font font;
  double width = 0, ascent = 0, descent = 0;
};

Word measured(const std::string& text, Font font, double word_scale, TextMeasurer& measurer) {
  font.size_pt *= word_scale;
  if (text.empty() || word_scale == 0) return {};
  const TextMeasurer::Metrics m = measurer.metrics(font);
  return {text, font, measurer.width(text, font), std::min(m.ascent, font.size_pt * 0.95),
          std::min(m.descent, font.size_pt * 0.3)};
}

/// Where the word's box may have its centre, best looking first.
std::vector<Point> word_places(Point middle, Point out, double length, const Word& word) {
  const double height = word.ascent + word.descent, air = 0.3 * word.font.size_pt;
  const auto half = [&](Point d) { return std::fabs(d.x) * word.width / 2 + std::fabs(d.y) * height / 2; };
  // To the right of an upright arrow first, above a lying one.
  Point side{-out.y, out.x};
  if (std::fabs(side.x) > std::fabs(side.y) ? side.x < 0 : side.y > 0) side = side * -1;
  const double slide = std::max(0.0, half(out) - length / 2);
  std::vector<Point> places;
  for (const Point d : {side, side * -1})
    places.push_back(middle + d * (length * arrow_width / 2 + air + half(d)) + out * slide);
  for (const double more : {0.0, 1.2, 2.4})
    places.push_back(middle + out * (length / 2 + air + half(out) + more * height));
  return places;
}

struct Site {
  GateMark mark;
  Word word;
  std::vector<Point> places;
};

void put_word(GateMark& mark, const Word& word, Point middle) {
  const double top = middle.y - (word.ascent + word.descent) / 2;
  mark.word = {{middle.x, top + word.ascent}, word.text, word.font, black, Align::center, 0};
  mark.word_box = {middle.x - word.width / 2, top, middle.x + word.width / 2,
                   top + word.ascent + word.descent};
}

Site inside_site(const Maze& maze, const Gate& gate, bool is_start, double scale, const MazeLook& look,
                 const Word& word) {
  Site site;
  site.mark.is_start = is_start;
  site.mark.inside = true;
  const Point middle = center(*maze.topology, gate.cell);
  double nearest = HUGE_VAL;
  std::visit(
      [&](const auto& t) {
        for (const Edge& e : t.outline(gate.cell)) {
          const Point to = edge_middle(e) - middle;
          nearest = std::min(nearest, std::sqrt(dot(to, to)));
        }
      },
      *maze.topology);
  site.mark.disc = middle * scale;
  site.mark.disc_radius = std::max(0.3 * nearest * scale, 0.7 * (nearest * scale - look.wall.pt / 2));
  if (!word.text.empty()) {
    std::size_t bytes = 1;
    while (bytes < word.text.size() && continues_character(word.text[bytes])) ++bytes;
    Font font = word.font;
    font.bold = true;
    font.size_pt = site.mark.disc_radius * 1.25;
    const Point at = site.mark.disc + Point{0, font.size_pt * 0.36};
    site.mark.word = {at, word.text.substr(0, bytes), font, white, Align::center, 0};
  }
  return site;
}

Site rim_site(const Maze& maze, const Gate& gate, bool is_start, double scale, const MazeLook& look,
              const Word& word, double length, const Rings& rings) {
  Site site;
  site.mark.is_start = is_start;
  const Point at = edge_middle(edge(*maze.topology, gate.wall)) * scale, out = outward(*maze.topology, gate);
  for (int attempt = 0;; ++attempt, length *= 0.75) {  // a gate in a notch has room for a small arrow only
    const Point foot = at + out * arrow_gap(length, look);
    site.mark.arrow = arrow_polygon(foot, out, length, is_start);
    if (attempt == 5 || !hits_maze(rings, scale, box_of(site.mark.arrow))) break;
  }
  if (word.text.empty()) return site;
  // Beside the maze a long word costs more than above it.
  const double by = std::fabs(out.x) > std::fabs(out.y) ? side_word_scale(word.width, length) : 1;
  site.word = {word.text, word.font, word.width * by, word.ascent * by, word.descent * by};
  site.word.font.size_pt *= by;
  site.places = word_places(at + out * (arrow_gap(length, look) + length / 2), out, length, site.word);
  return site;
}

/// Points a unit that `room` allows when the ink stands out of the outline as far as in `all`.
double reachable_scale(const Rect& bounds, double scale, const Rect& all, Size room) {
  return std::min((room.width - all.width()) / bounds.width(),
                  (room.height - all.height()) / bounds.height()) +
         scale;
}

}  // namespace

double arrow_length(double pitch, const MazeLook& look) {
  return std::clamp(0.85 * pitch, 0.85 * look.label.size_pt, 1.8 * look.label.size_pt);
}

double side_word_scale(double word_width, double length) {
  return std::clamp(1.2 * length / word_width, 0.85, 1.0);
}

double arrow_gap(double length, const MazeLook& look) {
  return look.wall.pt * look.rim_factor / 2 + std::max(1.2, 0.14 * length);
}

Rect wall_ink_box(const Rect& bounds, double scale, const MazeLook& look) {
  return inset({bounds.x0 * scale, bounds.y0 * scale, bounds.x1 * scale, bounds.y1 * scale},
               -look.wall.pt * look.rim_factor / 2);
}

Rect ink_box_of(const Rect& walls, const std::vector<GateMark>& marks) {
  Rect all = walls;
  for (const GateMark& m : marks) {
    if (!m.arrow.empty()) all = enclosing(all, box_of(m.arrow));
    if (!m.inside && !m.word.text.empty()) all = enclosing(all, m.word_box);
  }
  return all;
}

std::vector<GateMark> place_gate_marks(const Maze& maze, const Rings& rings, double scale, Size room,
                                       const MazeLook& look, const GateWords& words, double word_scale,
                                       TextMeasurer& measurer) {
  const AnyTopology& t = *maze.topology;
  double length = arrow_length(scale, look);
  if (maze.start.wall != no_wall && maze.finish.wall != no_wall) {
    const Point apart = edge_middle(edge(t, maze.start.wall)) - edge_middle(edge(t, maze.finish.wall));
    const double distance = std::sqrt(dot(apart, apart)) * scale;
    if (distance > 0) length = std::min(length, distance * 0.85 / arrow_width);
  }
  std::vector<Site> sites;
  for (const bool is_start : {true, false}) {
    const Gate& gate = is_start ? maze.start : maze.finish;
    if (gate.cell == no_cell) continue;
    const Word word = measured(is_start ? words.start : words.finish, look.label, word_scale, measurer);
    sites.push_back(gate.wall == no_wall ? inside_site(maze, gate, is_start, scale, look, word)
                                         : rim_site(maze, gate, is_start, scale, look, word, length, rings));
  }

  const Rect walls = wall_ink_box(bounds(t), scale, look);
  const double air = 0.12 * look.label.size_pt;
  std::vector<GateMark> best;
  double best_score = -std::numeric_limits<double>::infinity();
  const auto options = [](const Site& s) { return s.places.size() + 1; };  // the last: no word
  const std::size_t second = sites.size() > 1 ? options(sites[1]) : 1;
  for (std::size_t i = 0; !sites.empty() && i < options(sites[0]); ++i)
    for (std::size_t j = 0; j < second; ++j) {
      const std::array<std::size_t, 2> chosen{i, j};
      std::vector<GateMark> marks;
      std::vector<Rect> taken;
      double score = 0;
      for (std::size_t k = 0; k < sites.size(); ++k) {
        marks.push_back(sites[k].mark);
        if (!marks.back().arrow.empty()) taken.push_back(box_of(marks.back().arrow));
      }
      for (std::size_t k = 0; k < sites.size(); ++k) {
        if (chosen[k] == sites[k].places.size()) {
          if (!sites[k].places.empty()) score -= 1e6;
          continue;
        }
        put_word(marks[k], sites[k].word, sites[k].places[chosen[k]]);
        const Rect around = inset(marks[k].word_box, -air);
        const bool hit =
            std::any_of(taken.begin(), taken.end(), [&](const Rect& r) { return overlap(r, around); });
        if (hit || hits_maze(rings, scale, around)) score -= 1e9;
        taken.push_back(around);
        score -= 1e-6 * static_cast<double>(chosen[k]);
        // A word between two arrows could belong to either.
        const Rect near = inset(marks[k].word_box, -0.7 * look.label.size_pt);
        for (std::size_t other = 0; other < marks.size(); ++other)
          if (other != k && !marks[other].arrow.empty() && overlap(box_of(marks[other].arrow), near))
            score -= 1e-5;
      }
      const Rect ink = ink_box_of(walls, marks);
      score += reachable_scale(bounds(t), scale, ink, room);
      score -=
          1e-4 * (ink.width() - walls.width() + ink.height() - walls.height());  // words keep to the maze
      if (score > best_score) {
        best_score = score;
        best = std::move(marks);
      }
    }
  return best;
}

}  // namespace mazefolio
