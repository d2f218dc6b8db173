#pragma once

#include <string>
#include <vector>

#include "layout/setting.h"

namespace mazefolio::layout {

/// The content of a page, from the top left of its area, which is equally large on both sides of a leaf.
struct Sheet {
  std::vector<Item> items;
  bool bare = false;  ///< without folio and running head
};

/// The area of a sheet, at the origin.
Rect sheet_area(const Setting& setting, bool bare);

Page sheet_page(const Setting& setting, const Furniture& furniture, const Sheet& sheet);

/// Where the words of a sheet begin: in the middle, or at the start edge.
struct Axis {
  double x = 0;
  Align align = Align::center;
};
Axis axis_of(const Setting& setting, const Rect& area);

/// Adds a heading with the ornament of the look at the top of the area; where the content below it begins.
double add_sheet_heading(const Setting& setting, const Rect& area, const std::string& title,
                         std::vector<Item>& items);

/// Adds a heading and a sentence or two below it; the area that they leave on a sheet with a folio.
Rect add_sheet_opening(const Setting& setting, const std::string& title, const std::string& text,
                       std::vector<Item>& items);

/// The column of running text within the area.
Rect text_column(const Setting& setting, const Rect& area, double size_pt);

/// A word, and a line to write on from there to `to`; `from` is where lines begin in the book's direction.
void add_write_line(const Setting& setting, const std::string& word, double from, double to, double baseline,
                    double size_pt, std::vector<Item>& items);

void append(std::vector<Item>& items, std::vector<Item> more, Point shift = {});

}  // namespace mazefolio::layout
