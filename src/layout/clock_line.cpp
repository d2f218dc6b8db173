#include "layout/clock_line.h"

#include <algorithm>

#include "layout/text_block.h"

namespace mazefolio::layout {
namespace {

constexpr double written = 26;                  // points: height of a box for handwriting
constexpr double widest_box = 88, share = 0.5;  // of half the line; words take the rest

}  // namespace

double clock_line_height(const Setting& s) { return written + type_sizes(s).text * 0.8; }

void add_clock_line(const Setting& s, const Rect& line, const std::string& before, const std::string& after,
                    std::vector<Item>& items) {
  const double size = type_sizes(s).text, gap = size * 0.5, half = line.width() * 0.48;
  const double wide = std::min(widest_box, half * share);
  const double low = line.y0 + written, middle = line.y0 + written / 2;
  const auto box = [&](double left) {
    items.emplace_back(Shape{
        rectangle_path({left, line.y0, left + wide, low}), Stroke{1, black, Cap::butt, Join::miter, {}}, {}});
    for (const double up : {-0.28, 0.28})  // between minutes and seconds
      items.emplace_back(
          Shape{circle_path({left + wide / 2, middle + up * written * 0.55}, 1.3), {}, quiet_ink(s.look)});
  };
  const auto field = [&](const std::string& word, bool first) {
    const TextBlock block =
        fit_line(s, word, s.look.label, size, s.text_floor.pt, std::max(10.0, half - wide - gap));
    const bool at_left = first != s.right_to_left;
    const double whole = block.width + gap + wide, from = at_left ? line.x0 : line.x1 - whole;
    box(s.right_to_left ? from : from + whole - wide);
    add_text(items, block, s.right_to_left ? from + whole : from, middle - block.leading_pt / 2,
             start_align(s));
  };
  field(before, true);
  field(after, false);
}

}  // namespace mazefolio::layout
