#include "layout/contact_sheet.h"

#include <fmt/format.h>

#include <algorithm>

#include "layout/text_block.h"

namespace mazefolio::layout {
namespace {

constexpr double margin = 40, picture_side = 48, gap = 12, label_pt = 7, head_pt = 15, folio_pt = 9;
constexpr int columns = 7, label_lines = 3;

class Sheets {
 public:
  Sheets(Size page, const Typeface& face, TextMeasurer& measurer) : page_(page), face_(face) {
    setting_.look.label = face;
    setting_.measurer = &measurer;
    step_ = (page.width - 2 * margin + gap) / columns;
    row_ = picture_side + gap / 2 + label_lines * label_pt * leading + gap / 2;
  }

  void add(const SheetGroup& group) {
    const double head = head_pt * 2;
    if (pages_.empty() || top_ + head + row_ > bottom()) start_page();
    const std::size_t heading = items().size();
    add_line(items(), group.title, face_, head_pt, {margin, top_ + head_pt}, Align::left);
    set_part(items(), {Role::heading}, heading);
    items().emplace_back(Marker{fmt::format("group-{}", ++groups_), {margin, top_}, group.title, 0});
    top_ += head;
    for (std::size_t i = 0; i < group.pictures.size(); ++i) {
      const auto column = static_cast<int>(i % columns);
      if (column == 0 && i > 0) top_ += row_;
      if (column == 0 && top_ + row_ > bottom()) start_page();
      place(group.pictures[i], margin + column * step_);
    }
    top_ += row_ + gap;
  }

  std::vector<Page> pages() && { return std::move(pages_); }

 private:
  static constexpr double leading = 1.15;

  double bottom() const { return page_.height - margin - 2 * folio_pt; }
  std::vector<Item>& items() { return pages_.back().frame.items; }

  void start_page() {
    pages_.emplace_back();
    Page& page = pages_.back();
    page.frame.size = page_;
    page.label = std::to_string(pages_.size());
    add_line(items(), page.label, face_, folio_pt, {page_.width / 2, page_.height - margin}, Align::center);
    set_part(items(), {Role::artifact});
    top_ = margin;
  }

  void place(const SheetPicture& picture, double left) {
    const double width = step_ - gap,
                 scale = picture_side / std::max(picture.size.width, picture.size.height);
    Group drawn{{scale,
                 {left + (width - picture.size.width * scale) / 2,
                  top_ + (picture_side - picture.size.height * scale) / 2}},
                {picture.drawing}};
    items().emplace_back(std::move(drawn));
    const TextBlock label = fit_text(setting_, picture.label, face_,
                                     {label_pt, label_pt, width, label_lines, label_lines, leading});
    add_text(items(), label, left + width / 2, top_ + picture_side + gap / 2, Align::center);
  }

  Size page_;
  Typeface face_;
  Setting setting_;
  double step_ = 0, row_ = 0, top_ = 0;
  int groups_ = 0;
  std::vector<Page> pages_;
};

}  // namespace

std::vector<Page> contact_sheet(Size page, const Typeface& face, const std::vector<SheetGroup>& groups,
                                TextMeasurer& measurer) {
  Sheets sheets(page, face, measurer);
  for (const SheetGroup& group : groups)
    if (!group.pictures.empty()) sheets.add(group);
  return std::move(sheets).pages();
}

}  // namespace mazefolio::layout
