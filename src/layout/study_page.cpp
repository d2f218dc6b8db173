#include "layout/study_page.h"

#include <algorithm>

#include "layout/front_pages.h"
#include "layout/sheet.h"
#include "layout/text_block.h"

namespace mazefolio::layout {
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
  add_write_line(s, content.signature, start_edge(s, inside), split, inside.y1 - size * 0.4, size, items);
  add_write_line(s, content.date, split + way * size, end_edge(s, inside), inside.y1 - size * 0.4, size,
                 items);
  return page;
}

}  // namespace mazefolio::layout
