#include <cmath>
#include <string>

#include "base/geometry/length.h"
#include "impose/slots.h"

namespace mazefolio::impose {
namespace {

constexpr double overlap_pt = millimeters(10).pt;
constexpr double edge_pt = millimeters(6).pt;  ///< that home printers leave blank
constexpr double tick_pt = edge_pt - 2, name_pt = 9, plan_name_pt = 14;

/// The sheets of a poster: columns and rows of windows that overlap.
struct Tiles {
  Size sheet, window;
  int columns = 1, rows = 1;
};

int needed(double length, double window) {
  return std::max(1, static_cast<int>(std::ceil((length - overlap_pt) / (window - overlap_pt) - 1e-9)));
}

Tiles tiles_of(Size poster, Size sheet) {
  const Size window{sheet.width - 2 * edge_pt, sheet.height - 2 * edge_pt};
  return {sheet, window, needed(poster.width, window.width), needed(poster.height, window.height)};
}

std::string tile_name(int column, int row) {
  std::string letters;
  for (int c = column; c >= 0; c = c / 26 - 1)
    letters.insert(letters.begin(), static_cast<char>('A' + c % 26));
  return letters + std::to_string(row + 1);
}

// The part of the poster on a tile, in points of the poster.
Rect part_of(const Tiles& tiles, int column, int row) {
  const double x = column * (tiles.window.width - overlap_pt), y = row * (tiles.window.height - overlap_pt);
  return {x, y, x + tiles.window.width, y + tiles.window.height};
}

// In the blank edge: the name, and ticks at the ends of the line up to which the next sheet is laid.
std::vector<Item> tile_marks(const Tiles& tiles, int column, int row, const Font& font) {
  const auto [width, height] = tiles.sheet;
  std::vector<Item> out{
      TextRun{{edge_pt + 4, height - 5}, tile_name(column, row), font, black, Align::left, 0}};
  const double right = width - edge_pt - overlap_pt, below = height - edge_pt - overlap_pt;
  if (column + 1 < tiles.columns) {
    out.push_back(mark_line({right, 2}, {right, 2 + tick_pt}));
    out.push_back(mark_line({right, height - 2 - tick_pt}, {right, height - 2}));
  }
  if (row + 1 < tiles.rows) {
    out.push_back(mark_line({2, below}, {2 + tick_pt, below}));
    out.push_back(mark_line({width - 2 - tick_pt, below}, {width - 2, below}));
  }
  return out;
}

// The whole poster, small, with the sheets and their names over it.
SheetSide plan_of(const Tiles& tiles, const PlacedPage& page, const Font& font) {
  const Rect last = part_of(tiles, tiles.columns - 1, tiles.rows - 1);
  const Transform small =
      fit({0, 0, last.x1, last.y1}, inset({0, 0, tiles.sheet.width, tiles.sheet.height}, inches(0.75).pt));
  SheetSide side{tiles.sheet, {{page.page, small(page.box), small(page.window)}}, {}};
  for (int row = 0; row < tiles.rows; ++row)
    for (int column = 0; column < tiles.columns; ++column) {
      const Rect part = small(part_of(tiles, column, row));
      side.marks.emplace_back(Shape{rectangle_path(part), mark_stroke(), std::nullopt});
      const Point at{part.center().x, part.center().y};
      side.marks.emplace_back(Shape{circle_path({at.x, at.y}, font.size_pt * 1.2), mark_stroke(), white});
      side.marks.emplace_back(
          TextRun{{at.x, at.y + font.size_pt * 0.36}, tile_name(column, row), font, black, Align::center, 0});
    }
  return side;
}

}  // namespace

Imposition poster(const Stock& stock, int page, Size size, const Font& font) {
  const Size own = stock.pages.at(static_cast<std::size_t>(page));
  if ((own.width > own.height) != (size.width > size.height)) size = {size.height, size.width};
  Tiles tiles = tiles_of(size, stock.sheet);
  const Tiles turned = tiles_of(size, {stock.sheet.height, stock.sheet.width});
  if (turned.columns * turned.rows < tiles.columns * tiles.rows) tiles = turned;

  Imposition out;
  out.scale = std::min(size.width / own.width, size.height / own.height);
  const Rect all = part_of(tiles, tiles.columns - 1, tiles.rows - 1);  // the corner of the last sheet
  const PlacedPage whole = centered(page, own, out.scale, {0, 0, all.x1, all.y1});
  Font small = font, large = font;
  small.size_pt = name_pt;
  large.size_pt = plan_name_pt;
  out.sides.push_back(plan_of(tiles, whole, large));
  for (int row = 0; row < tiles.rows; ++row)
    for (int column = 0; column < tiles.columns; ++column) {
      const Rect part = part_of(tiles, column, row);
      const Transform move{1, {edge_pt - part.x0, edge_pt - part.y0}};
      out.sides.push_back(
          {tiles.sheet, {{page, move(whole.box), move(part)}}, tile_marks(tiles, column, row, small)});
    }
  return out;
}

}  // namespace mazefolio::impose
