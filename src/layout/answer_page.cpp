#include "layout/answer_page.h"

#include <algorithm>

#include "layout/ornament.h"
#include "layout/text_block.h"

namespace mazefolio::layout {
namespace {

struct AnswerStyle {
  double heading_pt = 0, title_pt = 0, note_pt = 0;
  double strip = 0, title_height = 0, note_height = 0, gutter = 0;
};

AnswerStyle answer_style(const Setting& s, int n_up) {
  const TypeSizes t = type_sizes(s);
  AnswerStyle style;
  style.heading_pt = t.heading;
  style.strip = t.heading * 1.9;
  style.title_pt = n_up <= 4 ? t.text : std::max(t.label, t.text * 0.85);
  style.note_pt = n_up <= 4 ? t.label : std::max(7.0, t.label * 0.9);
  style.title_height = style.title_pt * 1.35;
  style.note_height = style.note_pt * 1.8;
  style.gutter = t.text * (n_up <= 4 ? 1.8 : 1.3);
  return style;
}

/// The strip for the heading, where other pages have their running head.
Rect page_area(const Setting& s, bool recto) {
  Rect area = content_area(s, recto);
  if (s.look.folio_place != FolioPlace::head_outer) area.y0 = live_area(s.geometry, recto).y0;
  return area;
}

std::vector<Rect> slots(const Setting& s, bool recto, int n_up, const AnswerStyle& style) {
  Rect area = page_area(s, recto);
  area.y0 += style.strip;
  return boxes_in(area, n_up, style.gutter, s.right_to_left);
}

/// "Answers" and the chapter, the same on every page.
void add_strip(const Setting& s, const AnswerStyle& style, const Rect& area, const AnswerPageContent& content,
               std::vector<Item>& items) {
  const double baseline = area.y0 + style.heading_pt * 0.85, way = s.right_to_left ? -1 : 1;
  const TextBlock heading =
      fit_text(s, content.heading, s.look.display, {style.heading_pt, 8, area.width() * 0.5, 1, 1, 1, false});
  const double start = start_edge(s, area), end = end_edge(s, area);
  add_text(items, heading, start, baseline - heading.font.size_pt * 0.8, start_align(s));
  const double left = area.width() - heading.width - style.heading_pt;
  const TextBlock chapter =
      fit_text(s, content.chapter, s.look.text, {style.note_pt * 1.15, 6, left, 1, 1, 1, false});
  add_text(items, chapter, end, baseline - chapter.font.size_pt * 0.8, end_align(s), quiet_ink(s.look));
  if (s.look.rule_pt > 0) {
    const double y = baseline + style.heading_pt * 0.45;
    items.push_back(rule({start, y}, {start + way * area.width(), y}, s.look.rule_pt));
  }
}

void add_answer(const Setting& s, const AnswerStyle& style, const Rect& slot, const AnswerText& text,
                std::vector<Item>& items) {
  const bool centered = s.look.composition == Composition::centered;
  Typeface bold = s.look.text;
  bold.bold = true;
  const TextBlock label = fit_line(s, text.label, bold, style.title_pt, style.title_pt * 0.8, slot.width());
  const double title_pt = style.title_pt * 0.95, gap = style.title_pt * 0.55;
  const TextBlock title = fit_line(s, text.title, s.look.text, title_pt, title_pt * 0.8,
                                   std::max(1.0, slot.width() - label.width - gap));
  const double width = label.width + (title.lines.empty() ? 0 : gap + title.width);
  const double way = s.right_to_left ? -1 : 1, baseline = slot.y0 + style.title_pt * 0.95;
  const double start = centered ? slot.center().x - way * width / 2 : start_edge(s, slot);
  const auto add = [&](const TextBlock& block, double x) {
    add_text(items, block, x,
             baseline - block.font.size_pt * 0.8 - (block.leading_pt - block.font.size_pt) / 2,
             start_align(s));
  };
  add(label, start);
  add(title, start + way * (label.width + gap));

  const TextBlock note =
      fit_text(s, text.origin, s.look.label, {style.note_pt, 5, slot.width(), 1, 1, 1, false});
  add_text(items, note, centered ? slot.center().x : start_edge(s, slot), slot.y0 + style.title_height,
           centered ? Align::center : start_align(s), quiet_ink(s.look));
  if (!text.marker.empty()) items.push_back(Marker{text.marker, {slot.x0, slot.y0}, "", 1});
  if (!text.origin_target.empty())
    items.push_back(Link{{slot.x0, slot.y0, slot.x1, slot.y0 + style.title_height + style.note_height},
                         text.origin_target});
}

}  // namespace

std::vector<Rect> answer_slots(const Setting& s, bool recto, int n_up) {
  return slots(s, recto, n_up, answer_style(s, n_up));
}

std::vector<Rect> answer_boxes(const Setting& s, bool recto, int n_up) {
  const AnswerStyle style = answer_style(s, n_up);
  std::vector<Rect> boxes = slots(s, recto, n_up, style);
  for (Rect& box : boxes) {
    box.y0 += style.title_height + style.note_height;
  }
  return boxes;
}

Page answer_page(const Setting& s, const Furniture& furniture, int n_up, const AnswerPageContent& content) {
  Furniture bare = furniture;
  bare.head.clear();
  Page page = start_page(s, bare);
  const AnswerStyle style = answer_style(s, n_up);
  add_strip(s, style, page_area(s, furniture.recto), content, page.frame.items);
  const std::vector<Rect> places = slots(s, furniture.recto, n_up, style);
  for (std::size_t i = 0; i < content.answers.size() && i < places.size(); ++i)
    add_answer(s, style, places[i], content.answers[i], page.frame.items);
  return page;
}

}  // namespace mazefolio::layout
