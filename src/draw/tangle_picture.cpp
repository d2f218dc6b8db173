// Idea: strings are drawn with straight lines, quarter arcs and half circles of a flat field, which is bent
// (draw/field_bend.h) and set in the middle of the box. From there each goes on to its end; these stand in
// two lines at the edges of the box. Strings lie above and below each other in turn, as in a weave: for that
// it is enough that the string along the field is above in every second tile, like the squares of a
// chessboard.
#include "draw/tangle_picture.h"

#include <algorithm>
#include <cmath>

#include "base/rng.h"

namespace mazefolio::draw {
namespace {

constexpr double arc_reach = 0.5522847498;             ///< of a control point of a quarter arc, by its radius
constexpr int curve_chords = 10, chords_at_ends = 20;  ///< of a curve, in points_of
constexpr double above_share = 0.56;                   ///< of a tile, the piece of the string above
constexpr double most_stretch = 1.35;  ///< of the field in one direction, where its box has more room
// Of the ends, by the distance from one to the next, and at most by the length of the box.
constexpr double ring_share = 0.5, ring_of_length = 0.075, picture_share = 0.86, picture_of_length = 0.14,
                 both_of_length = 0.11;
constexpr double lead = 0.085,
                 tangle_air = 0.012;  ///< by the length of the box: from end to field, and beside pictures
constexpr double most_wider = 1.12;   ///< the line of ends, by the field

Point side_of(std::uint32_t x, std::uint32_t y, TileSide side) {
  switch (side) {
    case TileSide::left:
      return {x + 0.0, y + 1.0};
    case TileSide::right:
      return {x + 1.0, y + 1.0};
    case TileSide::above:
      return {x + 0.5, y + 0.5};
    case TileSide::below:
      break;
  }
  return {x + 0.5, y + 1.5};
}

Cubic line(Point from, Point to) {
  return {from, from + (to - from) * (1.0 / 3), to - (to - from) * (1.0 / 3), to};
}

/// A quarter of a circle, whose tangents meet in `corner`.
Cubic quarter(Point from, Point corner, Point to) {
  return {from, from + (corner - from) * arc_reach, to + (corner - to) * arc_reach, to};
}

/// A string in a flat field, above whose rows half a tile is left for half circles.
std::vector<Cubic> flat(const TangleString& string) {
  std::vector<Cubic> curves;
  for (const TilePass& pass : string.passes) {
    const Point in = side_of(pass.x, pass.y, pass.in), out = side_of(pass.x, pass.y, pass.out),
                middle{pass.x + 0.5, pass.y + 1.0};
    if (!curves.empty() && !(curves.back().to == in)) {
      const Point from = curves.back().to, off{0, pass.in == TileSide::above ? -0.5 : 0.5},
                  top = midpoint(from, in) + off;
      curves.push_back(quarter(from, from + off, top));
      curves.push_back(quarter(top, in + off, in));
    }
    const bool straight = in.x == out.x || in.y == out.y;
    curves.push_back(straight ? line(in, out) : quarter(in, middle, out));
  }
  return curves;
}

std::uint64_t seed_of(const Tangle& tangle) {
  std::string text;
  for (const Tile tile : tangle.tiles) text += tile_mark(tile);
  return hash_text(text, tangle.length);
}

class Picture {
 public:
  Picture(const Maze& maze, const Rect& box, PicturedEnds pictured)
      : maze_(maze),
        tangle_(*tangle_of(maze)),
        strings_(strings_of(tangle_)),
        box_(box),
        pictured_(pictured),
        length_(tangle_.down ? box.height() : box.width()),
        width_(tangle_.down ? box.width() : box.height()),
        bend_({static_cast<double>(tangle_.length), tangle_.strings + 1.0}, seed_of(tangle_)) {
    for (const TangleString& string : strings_) {
      std::vector<Cubic>& curves = bent_.emplace_back(flat(string));
      for (Cubic& curve : curves) curve = bend_(curve);
    }
    place_field();
  }

  TanglePicture made() {
    for (std::uint32_t row = 0; row < tangle_.strings; ++row) {
      add_end(std::to_string(row + 1), true, row);
      if (tile_cell(*maze_.topology, tangle_, 0, row) == maze_.start.cell) out_.asked = row;
    }
    for (std::uint32_t row = 0; row < tangle_.strings; ++row)
      add_end({static_cast<char>('A' + row)}, false, row);
    for (std::uint32_t row = 0; row < tangle_.strings; ++row) add_string(row);
    add_tiles();
    for (std::uint32_t row = 0; row < tangle_.strings; ++row) add_crossings(row);
    return std::move(out_);
  }

 private:
  /// The field as large as the room between the ends allows, in its middle.
  void place_field() {
    Rect all{HUGE_VAL, HUGE_VAL, -HUGE_VAL, -HUGE_VAL};
    for (const std::vector<Cubic>& curves : bent_)
      for (const Point p : points_of(curves)) all = enclosing(all, {p.x, p.y, p.x, p.y});
    const double spacing = width_ / tangle_.strings;
    radius_ = std::min(ring_share * spacing, ring_of_length * length_) / 2;
    picture_ = std::min(picture_share * spacing,
                        (pictured_.first && pictured_.last ? both_of_length : picture_of_length) * length_);
    const double before = zone(pictured_.first), behind = zone(pictured_.last),
                 room = length_ - before - behind, edge = tangle_air * length_, breadth = width_ - 2 * edge,
                 along = room / all.width(), across = breadth / all.height();
    along_ = std::min(along, most_stretch * across);
    across_ = std::min(across, most_stretch * along);
    shift_ = {before + (room - along_ * all.width()) / 2 - along_ * all.x0,
              edge + (breadth - across_ * all.height()) / 2 - across_ * all.y0};
    const double least = pictured_.first || pictured_.last ? picture_ / picture_share * tangle_.strings : 0;
    ends_ = std::min(width_, std::max(least, most_wider * across_ * all.height()));
  }

  double picture_room(bool pictured) const { return pictured ? picture_ + tangle_air * length_ : 0; }
  double zone(bool pictured) const { return 2 * radius_ + picture_room(pictured) + lead * length_; }

  /// From the box as strings see it to the page: along them, and across.
  Point page(Point p) const {
    return tangle_.down ? Point{box_.x0 + p.y, box_.y0 + p.x} : Point{box_.x0 + p.x, box_.y0 + p.y};
  }
  Point placed(Point bent) const { return {along_ * bent.x + shift_.x, across_ * bent.y + shift_.y}; }
  Point flat_to_page(Point p) const { return page(placed(bend_(p))); }
  Cubic on_page(const Cubic& bent) const {
    return {page(placed(bent.from)), page(placed(bent.control1)), page(placed(bent.control2)),
            page(placed(bent.to))};
  }

  double row_of_end(std::uint32_t row) const {
    return width_ / 2 + ends_ * ((row + 0.5) / tangle_.strings - 0.5);
  }

  void add_end(std::string name, bool first, std::uint32_t row) {
    const bool pictured = first ? pictured_.first : pictured_.last;
    const double across = row_of_end(row);
    const auto at = [&](double from_edge) { return page({first ? from_edge : length_ - from_edge, across}); };
    StringEnd end{std::move(name), first, at(radius_), radius_, {}};
    if (pictured) {
      const Point middle = at(2 * radius_ + tangle_air * length_ + picture_ / 2);
      end.picture = inset({middle.x, middle.y, middle.x, middle.y}, -picture_ / 2);
    }
    out_.ends.push_back(std::move(end));
  }

  /// From where an end stands to where its string comes out of the field.
  Cubic lead_in(bool first, std::uint32_t row, Point to, Point way) const {
    const double edge = 2 * radius_ + picture_room(first ? pictured_.first : pictured_.last),
                 along = first ? edge : length_ - edge;
    const Point from{along, row_of_end(row)};
    const double reach = std::fabs(to.x - from.x) * 0.45;
    const double length = std::sqrt(dot(way, way));
    return {from, from + Point{first ? reach : -reach, 0}, to - way * (reach / length), to};
  }

  void add_string(std::uint32_t row) {
    std::vector<Cubic>& out = out_.strings.emplace_back();
    const std::vector<Cubic>& curves = bent_[row];
    const Cubic on_first = flat_to_frame(curves.front()), on_last = flat_to_frame(curves.back());
    const Cubic in = lead_in(true, row, on_first.from, on_first.control1 - on_first.from);
    out.push_back(framed_on_page(in));
    for (const Cubic& curve : curves) out.push_back(on_page(curve));
    const Cubic back = lead_in(false, strings_[row].to, on_last.to, on_last.control2 - on_last.to);
    out.push_back(framed_on_page({back.to, back.control2, back.control1, back.from}));
  }
  Cubic flat_to_frame(const Cubic& bent) const {
    return {placed(bent.from), placed(bent.control1), placed(bent.control2), placed(bent.to)};
  }
  Cubic framed_on_page(const Cubic& c) const {
    return {page(c.from), page(c.control1), page(c.control2), page(c.to)};
  }

  void add_tiles() {
    std::vector<std::pair<Cell, PlacedTile>> tiles;
    out_.tile = HUGE_VAL;
    for (std::uint32_t y = 0; y < tangle_.strings; ++y)
      for (std::uint32_t x = 0; x < tangle_.length; ++x) {
        PlacedTile tile{flat_to_page({x + 0.5, y + 1.0}), {}};
        for (const TileSide side : {TileSide::left, TileSide::right, TileSide::above, TileSide::below})
          tile.sides[static_cast<int>(side)] = flat_to_page(side_of(x, y, side));
        for (const int side : {0, 2}) {
          const Point way = tile.sides[side + 1] - tile.sides[side];
          out_.tile = std::min(out_.tile, std::sqrt(dot(way, way)));
        }
        tiles.emplace_back(tile_cell(*maze_.topology, tangle_, x, y), tile);
      }
    std::ranges::sort(tiles, {}, [](const auto& tile) { return tile.first; });
    for (const auto& [cell, tile] : tiles) out_.tiles.push_back(tile);
  }

  void add_crossings(std::uint32_t row) {
    for (const TilePass& pass : strings_[row].passes) {
      const bool along = pass.in == TileSide::left || pass.in == TileSide::right;
      if (tangle_.at(pass.x, pass.y) != Tile::crossing || along != ((pass.x + pass.y) % 2 == 0)) continue;
      const Point in = side_of(pass.x, pass.y, pass.in), out = side_of(pass.x, pass.y, pass.out),
                  middle = midpoint(in, out);
      const Cubic piece = line(middle + (in - middle) * above_share, middle + (out - middle) * above_share);
      out_.above.push_back({row, on_page(bend_(piece))});
    }
  }

  const Maze& maze_;
  const Tangle tangle_;
  const std::vector<TangleString> strings_;
  const Rect box_;
  const PicturedEnds pictured_;
  const double length_, width_;  ///< of the box, along the strings and across
  const FieldBend bend_;
  std::vector<std::vector<Cubic>> bent_;
  double along_ = 1, across_ = 1;  ///< scales of the bent field
  Point shift_;
  double radius_ = 0, picture_ = 0, ends_ = 0;
  TanglePicture out_;
};

}  // namespace

TanglePicture tangle_picture(const Maze& maze, const Rect& box, PicturedEnds pictured) {
  return Picture(maze, box, pictured).made();
}

std::vector<Point> points_of(const std::vector<Cubic>& string) {
  std::vector<Point> points{string.front().from};
  for (const Cubic& curve : string) {
    const bool at_end = &curve == &string.front() || &curve == &string.back();
    const int steps = at_end ? chords_at_ends : curve_chords;
    for (int i = 1; i <= steps; ++i) points.push_back(point_of(curve, static_cast<double>(i) / steps));
  }
  return points;
}

}  // namespace mazefolio::draw
