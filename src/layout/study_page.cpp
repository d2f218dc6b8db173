#include "layout/study_page.h"

#include <algorithm>

#include "layout/front_pages.h"
#include "layout/ornament.h"
#include "layout/text_block.h"

namespace mazefolio::layout {
namespace {

// A word, and a line to write on from it to `to`.
void add_field(const Setting& s, const std::string& word, double from, double to, double baseline,
               std::vector<Item>& items) {
  const double size = type_sizes(s).text, way = s.right_to_left ? -1 : 1;
  const TextBlock block =
      fit_line(s, word, s.look.label, size, s.text_floor.pt, std::max(10.0, (to - from) * way * 0.6));
  add_text(items, block, from, baseline - block.font.size_pt * 0.8, start_align(s));
  const double low = baseline + size * 0.3;
  items.push_back(rule({from + way * (block.width + size * 0.5), low}, {to, low}, 0.75));
}

}  // namespace

Page study_page(const Setting& s, const Furniture& furniture, const StudyContent& content) {
  const InstructionsContent steps{content.title, content.steps, "", ""};
  Page page = instructions_page(s, furniture, steps);
  auto& items = page.frame.items;
  const Rect area = content_area(s, furniture.recto);
  const double size = type_sizes(s).text, air = size * 1.2, write = size * 3;
  // The consent stands where other books have their pictures.
  const double top = example_boxes(s, furniture.recto, steps).first.y0;
  const double width = area.width() - 2 * air;
  const TextBlock consent =
      fit_text(s, content.consent, s.look.text, {size, s.text_floor.pt, width, 1000, 1000, s.look.leading});
  const double height = consent.height() + write + 2 * air;
  const double y = std::max(top, std::min(top + size * 2, area.y1 - height));
  items.emplace_back(Shape{
      rectangle_path({area.x0, y, area.x1, y + height}), Stroke{1, black, Cap::butt, Join::miter, {}}, {}});
  const Rect inside = inset({area.x0, y, area.x1, y + height}, air);
  add_text(items, consent, start_edge(s, inside), inside.y0, start_align(s));
  const double way = s.right_to_left ? -1 : 1;
  const double split = inside.x0 + inside.width() * (s.right_to_left ? 0.36 : 0.64);
  add_field(s, content.signature, start_edge(s, inside), split, inside.y1 - size * 0.4, items);
  add_field(s, content.date, split + way * size, end_edge(s, inside), inside.y1 - size * 0.4, items);
  return page;
}

}  // namespace mazefolio::layout
