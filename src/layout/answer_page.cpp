#include "layout/answer_page.h"

#include <algorithm>

#include "layout/ornament.h"
#include "layout/text_block.h"

namespace mazefolio::layout {
namespace {

// By the size of text: titles of answers, and the space before them.
constexpr double title_size = 0.95, gap_share = 0.55;

/// The heading stands where other pages have their running head.
double strip_height(const Setting& s) { return type_sizes(s).heading * 1.7; }

Rect page_area(const Setting& s, bool recto) { return content_area(s, recto, false); }

Typeface bold_text(const Setting& s) {
  Typeface face = s.look.text;
  face.bold = true;
  return face;
}

/// "Answers" and the chapter, the same on every page.
void add_strip(const Setting& s, const Rect& area, const AnswerPageContent& content,
               std::vector<Item>& items) {
  const double size = type_sizes(s).heading, baseline = area.y0 + size * 0.85, way = s.right_to_left ? -1 : 1;
  const TextBlock heading =
      fit_line(s, content.heading, s.look.display, size, s.text_floor.pt, area.width() * 0.6);
  const double start = start_edge(s, area), end = end_edge(s, area);
  const bool centered = s.look.composition == Composition::centered;
  add_text(items, heading, centered ? area.center().x : start, baseline - heading.font.size_pt * 0.8,
           centered ? Align::center : start_align(s));
  const double left = (area.width() - heading.width) / (centered ? 2 : 1) - size;
  const TextBlock chapter =
      fit_line(s, content.chapter, s.look.text, type_sizes(s).text, s.text_floor.pt, left);
  add_text(items, chapter, end, baseline - chapter.font.size_pt * 0.8, end_align(s), quiet_ink(s.look));
  if (s.look.rule_pt > 0) {
    const double y = baseline + size * 0.45;
    items.push_back(rule({start, y}, {start + way * area.width(), y}, s.look.rule_pt));
  }
}

void add_head(const Setting& s, const PlacedHead& head, const Rect& slot, std::vector<Item>& items) {
  const double size = type_sizes(s).text * 1.15;
  const TextBlock title = fit_line(s, head.title, s.look.display, size, s.text_floor.pt, slot.width());
  const bool centered = s.look.composition == Composition::centered;
  add_text(items, title, centered ? slot.center().x : start_edge(s, slot), slot.y1 - size * 1.35,
           centered ? Align::center : start_align(s));
}

/// An origin that is too wide for one line.
TextFit two_lines(const Setting& s, double width) {
  const double size = type_sizes(s).label;
  return {size, s.text_floor.pt, width, 1, 2, 1.2, true};
}

void add_answer(const Setting& s, const AnswerText& text, const Rect& slot, int turn,
                std::vector<Item>& items) {
  const bool centered = s.look.composition == Composition::centered;
  const TypeSizes t = type_sizes(s);
  const double title_pt = t.text, note_pt = t.label, gap = title_pt * gap_share,
               way = s.right_to_left ? -1 : 1;
  const double floor = s.text_floor.pt;
  const TextBlock label = fit_line(s, text.label, bold_text(s), title_pt, floor, slot.width());
  const bool beside = text.title.empty();
  const double left = std::max(1.0, slot.width() - label.width - gap);
  const TextBlock next = beside ? fit_text(s, text.origin, s.look.label, two_lines(s, left))
                                : fit_line(s, text.title, s.look.text, title_pt * title_size, floor, left);
  const double width = label.width + (next.lines.empty() ? 0 : gap + next.width);
  const double baseline = slot.y0 + title_pt * 0.95;
  const double start = centered ? slot.center().x - way * width / 2 : start_edge(s, slot);
  const auto add = [&](const TextBlock& block, double x, Ink ink) {
    add_text(items, block, x,
             baseline - block.font.size_pt * 0.8 - (block.leading_pt - block.font.size_pt) / 2,
             start_align(s), ink);
  };
  const std::size_t from = items.size();
  add(label, start, black);
  add(next, start + way * (label.width + gap), beside ? quiet_ink(s.look) : black);
  double bottom = slot.y0 + title_pt * 1.35 + (next.height() - next.leading_pt);
  if (!beside && !text.origin.empty()) {
    const TextBlock note = fit_line(s, text.origin, s.look.label, note_pt, floor, slot.width());
    add_text(items, note, centered ? slot.center().x : start_edge(s, slot), bottom,
             centered ? Align::center : start_align(s), quiet_ink(s.look));
    bottom += note_pt * 1.3;
  }
  if (!text.marker.empty()) items.push_back(Marker{text.marker, {slot.x0, slot.y0}, "", 1});
  if (!text.origin_target.empty())
    items.push_back(Link{{slot.x0, slot.y0, slot.x1, bottom}, text.origin_target});
  set_part(items, {Role::paragraph, {}, turn}, from);
}

}  // namespace

Rect answer_area(const Setting& s) {
  Rect area = page_area(s, true);
  area.y0 += strip_height(s);
  return area;
}

Rect on_side(const Setting& s, Rect box, bool recto) {
  const double by = live_area(s.geometry, recto).x0 - live_area(s.geometry, true).x0;
  return {box.x0 + by, box.y0, box.x1 + by, box.y1};
}

double caption_height(const Setting& s, Captions captions) {
  const TypeSizes t = type_sizes(s);
  return t.text * 1.35 + (captions == Captions::one_line ? 0 : t.label * 1.3) + t.label * 0.3;
}

double caption_width(const Setting& s, const AnswerText& text, Captions captions) {
  const TypeSizes t = type_sizes(s);
  const double label = text_width(s, text.label, bold_text(s), t.text),
               whole = text_width(s, text.origin, s.look.label, t.label),
               origin = captions == Captions::wrapped
                            ? fit_text(s, text.origin, s.look.label, two_lines(s, whole * 0.7)).width
                            : whole;
  const double beside = label + (text.origin.empty() ? 0 : t.text * gap_share + origin);
  const bool titled = captions == Captions::titled && !text.title.empty();
  const double title_pt = std::max(t.text * title_size, s.text_floor.pt),
               title = text.whole_title
                           ? text_width(s, text.title, s.look.text, title_pt) + t.text * gap_share
                           : t.text * 4;
  return (titled ? std::max(label + title, origin) : beside) + 1;
}

double answer_head_height(const Setting& s) { return type_sizes(s).text * 1.6; }

Size answer_gap(const Setting& s) { return {type_sizes(s).text * 1.2, type_sizes(s).text * 0.8}; }

Page answer_page(const Setting& s, const Furniture& furniture, const AnswerPageContent& content) {
  Furniture bare = furniture;
  bare.head.clear();
  Page page = start_page(s, bare);
  auto& items = page.frame.items;
  const std::size_t strip = items.size();
  add_strip(s, page_area(s, furniture.recto), content, items);
  set_part(items, {furniture.title.empty() ? Role::artifact : Role::heading}, strip);
  for (const PlacedHead& head : content.heads) {
    const std::size_t from = items.size();
    add_head(s, head, on_side(s, head.slot, furniture.recto), items);
    const auto above = std::ranges::count_if(
        content.answers, [&](const PlacedAnswer& answer) { return answer.slot.y0 < head.slot.y0; });
    set_part(items, {Role::subheading, {}, turn_of_answer(static_cast<std::size_t>(above)) - 2}, from);
  }
  for (std::size_t i = 0; i < content.answers.size(); ++i)
    add_answer(s, content.answers[i].text, on_side(s, content.answers[i].slot, furniture.recto),
               turn_of_answer(i) - 1, items);
  return page;
}

}  // namespace mazefolio::layout
