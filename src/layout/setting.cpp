#include "layout/setting.h"

#include <algorithm>
#include <cmath>

#include "layout/ornament.h"
#include "layout/text_block.h"

namespace mazefolio::layout {
namespace {

double head_band(const Setting& s, bool running_head) {
  const bool needed = running_head || s.look.folio_place == FolioPlace::head_outer;
  return needed ? type_sizes(s).label * (s.look.rule_pt > 0 ? 2 : 1.8) : 0;
}

/// Of a circle around a number, by the type size: of one digit, and of three.
constexpr double least_folio_radius = 1.1, most_folio_radius = 1.2;

double foot_band(const Setting& s) {
  if (s.look.folio_place == FolioPlace::head_outer) return 0;
  const double size = type_sizes(s).label;
  if (s.look.folio_style != FolioStyle::circle) return size * 1.7;
  return size * (2 * most_folio_radius + 0.1) + 2;
}

void add_folio(const Setting& s, const Furniture& f, Page& page) {
  if (f.folio.empty()) return;
  const Rect live = live_area(s.geometry, f.recto);
  const double size = type_sizes(s).label;
  const bool head = s.look.folio_place == FolioPlace::head_outer,
             spine_left = s.geometry.spine_is_left(f.recto);
  const double baseline = head ? live.y0 + size * 0.85 : live.y1 - size * 0.3;
  auto& items = page.frame.items;
  if (s.look.folio_style == FolioStyle::circle) {
    const double radius =
        std::max(size * least_folio_radius, text_width(s, f.folio, s.look.label, size) / 2 + size * 0.3);
    const double x = s.look.folio_place == FolioPlace::foot_center ? live.center().x
                     : spine_left                                  ? live.x1 - radius - 1
                                                                   : live.x0 + radius + 1;
    const Point at{x, head ? live.y0 + radius + 1 : live.y1 - radius - 1};
    items.push_back(
        Shape{circle_path(at, radius), Stroke{1.5, black, Cap::butt, Join::miter, {}}, std::nullopt});
    add_line(items, f.folio, s.look.label, size, at + Point{0, size * 0.36}, Align::center);
    return;
  }
  const std::string text =
      s.look.folio_style == FolioStyle::dashes ? "\u2013 " + f.folio + " \u2013" : f.folio;
  if (s.look.folio_place == FolioPlace::foot_center)
    add_line(items, text, s.look.label, size, {live.center().x, baseline}, Align::center);
  else
    add_line(items, text, s.look.label, size, {spine_left ? live.x1 : live.x0, baseline},
             spine_left ? Align::right : Align::left);
}

void add_running_head(const Setting& s, const Furniture& f, Page& page) {
  if (f.head.empty() || !s.look.running_heads) return;
  const Rect live = live_area(s.geometry, f.recto);
  const double size = type_sizes(s).label;
  const bool shared = s.look.folio_place == FolioPlace::head_outer;
  const TextBlock block =
      fit_line(s, f.head, s.look.label, size, s.text_floor.pt, live.width() * (shared ? 0.75 : 1));
  const double baseline = live.y0 + size * 0.85;
  const bool at_right = s.geometry.spine_is_left(f.recto) != shared;
  auto& items = page.frame.items;
  if (s.look.composition == Composition::centered)
    add_text(items, block, live.center().x, baseline - block.font.size_pt * 0.8, Align::center,
             quiet_ink(s.look));
  else
    add_text(items, block, at_right ? live.x1 : live.x0, baseline - block.font.size_pt * 0.8,
             at_right ? Align::right : Align::left, quiet_ink(s.look));
  if (s.look.rule_pt > 0)
    items.push_back(rule({live.x0, baseline + size * 0.6}, {live.x1, baseline + size * 0.6}, s.look.rule_pt));
}

}  // namespace

TypeSizes type_sizes(const Setting& s) {
  const Size page = trim_size(s.geometry);
  const double by = std::max(std::sqrt(page.width * page.height / (612.0 * 792.0)), 0.55);
  // Small type changes less than pages do, but a poster is read from further away.
  const double gently = std::max(std::sqrt(by), 0.87 * by), floor = s.text_floor.pt;
  TypeSizes t{};
  t.text = std::max(s.look.text_pt * gently, floor);
  t.label = std::max(s.look.label_pt * gently, floor);
  t.heading = std::max(s.look.heading_pt * by, t.text * 1.15);
  t.numeral = std::max(s.look.numeral_pt * by, t.text);
  t.chapter = std::max(s.look.chapter_pt * by, t.text * 1.5);
  t.title = std::max(s.look.title_pt * by, t.text * 1.8);
  return t;
}

double folio_baseline(const Setting& s) {
  const double size = type_sizes(s).label, low = live_area(s.geometry, true).y1;
  return s.look.folio_style == FolioStyle::circle ? low - least_folio_radius * size - 1 + size * 0.36
                                                  : low - size * 0.3;
}

Rect content_area(const Setting& s, bool recto) { return content_area(s, recto, s.look.running_heads); }

Rect content_area(const Setting& s, bool recto, bool running_head) {
  const Rect live = live_area(s.geometry, recto);
  return {live.x0, live.y0 + head_band(s, running_head), live.x1, live.y1 - foot_band(s)};
}

std::vector<Item> page_border(const Setting& s, bool recto) {
  const Size page = trim_size(s.geometry);
  return draw_border(s.border, inset(live_area(s.geometry, recto), -s.geometry.border.pt), page);
}

Page start_page(const Setting& s, const Furniture& f) {
  Page page{{s.geometry.page, {}}, f.folio};
  if (!f.marker.empty())
    page.frame.items.push_back(
        Marker{f.marker, {live_area(s.geometry, f.recto).x0, 0}, f.title, f.outline_level});
  const std::size_t furniture = page.frame.items.size();
  add_running_head(s, f, page);
  add_folio(s, f, page);
  set_part(page.frame.items, {Role::artifact}, furniture);
  return page;
}

}  // namespace mazefolio::layout
