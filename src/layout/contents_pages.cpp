#include "layout/contents_pages.h"

#include <algorithm>
#include <cmath>

#include "base/diagnostic.h"
#include "layout/ornament.h"
#include "layout/text_block.h"

namespace mazefolio::layout {
namespace {

/// One measured line of the list. It does not depend on page numbers, so the lines can be counted before
/// these are known.
struct Row {
  const ContentsLine* line = nullptr;
  const ContentsChapter* chapter = nullptr;  ///< null for a puzzle
  TextBlock title, detail;
  double indent = 0, above = 0, height = 0;
};

struct List {
  TextBlock heading;
  double heading_height = 0, number_width = 0;
  std::vector<std::vector<Row>> pages;
  double last_filled = 0;  ///< share of the last page
};

Row chapter_row(const Setting& s, const ContentsChapter& chapter, const TypeSizes& t, double width) {
  Row row{&chapter.line, &chapter, {}, {}, 0, t.text * 0.9, 0};
  Typeface face = s.look.text;
  face.bold = true;
  const double level = level_width(s, chapter.level, t.label) + t.label;
  row.title = fit_text(s, chapter.line.title, face, {t.text * 1.1, t.text, width, 2, 6, 1.2, false});
  row.detail = fit_text(s, chapter.detail, s.look.label,
                        {t.label, t.label, std::max(20.0, width - level), 1, 2, 1.4, false});
  const bool second = !chapter.detail.empty() || level_width(s, chapter.level, t.label) > 0;
  row.height = row.title.height() + (second ? std::max(row.detail.height(), t.label * 1.5) : 0);
  return row;
}

Row puzzle_row(const Setting& s, const ContentsLine& line, const TypeSizes& t, double width) {
  Row row{&line, nullptr, {}, {}, t.text * 1.4, t.text * 0.12, 0};
  row.title = fit_text(s, line.title, s.look.text, {t.text, t.text, width - row.indent, 3, 6, 1.25, false});
  row.height = row.title.height();
  return row;
}

/// Which puzzles have their own line.
enum class Detail { all, named, none };

List make_list(const Setting& s, const ContentsContent& content, Detail detail) {
  const TypeSizes t = type_sizes(s);
  const Rect area = content_area(s, true);
  List list;
  list.heading =
      fit_text(s, content.title, s.look.display, {t.chapter, t.heading, area.width(), 1, 2, 1.2, false});
  list.heading_height = list.heading.height() + t.text * (s.look.ornament == Ornament::none ? 1.2 : 2.6);
  list.number_width = text_width(s, "0000", s.look.text, t.text);
  const double width = area.width() - list.number_width - t.text;

  double y = area.y0 + list.heading_height;
  list.pages.emplace_back();
  const auto add = [&](Row row, double follower) {
    if (!list.pages.back().empty() && y + row.above + row.height + follower > area.y1) {
      list.pages.emplace_back();
      y = area.y0;
    }
    if (list.pages.back().empty()) row.above = 0;
    y += row.above + row.height;
    list.pages.back().push_back(std::move(row));
  };
  for (const ContentsChapter& chapter : content.chapters) {
    std::vector<const ContentsLine*> listed;
    for (const ContentsLine& line : chapter.puzzles)
      if (detail == Detail::all || (detail == Detail::named && line.named)) listed.push_back(&line);
    add(chapter_row(s, chapter, t, width),
        listed.empty() ? 0 : t.text * 1.5);  // keeps a chapter from standing alone at the foot
    for (const ContentsLine* line : listed) add(puzzle_row(s, *line, t, width), 0);
  }
  list.last_filled = (y - area.y0) / area.height();
  return list;
}

List best_list(const Setting& s, const ContentsContent& content) {
  for (const Detail detail : {Detail::all, Detail::named}) {
    List list = make_list(s, content, detail);
    if (list.pages.size() == 1) return list;
    // Titles are worth a second page; "Maze 2, Maze 3" are not.
    if (detail == Detail::named && list.pages.size() == 2 && list.last_filled > 0.3) return list;
  }
  return make_list(s, content, Detail::none);
}

/// Dots on a fixed grid, so that they form columns.
void add_leader(std::vector<Item>& items, double from, double to, double baseline, double size) {
  const double step = size * 0.5;
  const double first = std::ceil(from / step) * step;
  if (to - first < 2 * step) return;
  Path dots;
  dots.move_to({first, baseline - size * 0.07});
  dots.line_to({first + std::floor((to - first) / step) * step + 0.01, baseline - size * 0.07});
  items.push_back(
      Shape{std::move(dots),
            Stroke{std::max(0.75, size * 0.075), gray(0.3), Cap::round, Join::round, {0.01, step - 0.01}},
            std::nullopt});
}

void add_row(const Setting& s, const Row& row, const List& list, const Rect& area, double top,
             std::vector<Item>& items) {
  const TypeSizes t = type_sizes(s);
  const std::size_t first = items.size();
  const double way = s.right_to_left ? -1 : 1;
  const double start = start_edge(s, area) + way * row.indent, end = end_edge(s, area);
  add_text(items, row.title, start, top, start_align(s));

  const double leading = row.title.leading_pt, size = row.title.font.size_pt;
  const double baseline =
      top + leading * (static_cast<double>(row.title.lines.size()) - 1) + (leading - size) / 2 + size * 0.8;
  const TextBlock page =
      fit_text(s, row.line->page, s.look.text, {t.text, t.text, list.number_width, 1, 1, 1, false});
  if (!page.lines.empty())
    items.push_back(
        TextRun{{end, baseline}, page.lines[0], page.font, black, end_align(s), page.tracking_pt});
  if (s.look.leaders && !page.lines.empty()) {
    Typeface face = s.look.text;
    face.bold = row.title.font.bold;
    const double last = row.title.lines.empty() ? 0 : text_width(s, row.title.lines.back(), face, size);
    const double from = start + way * (last + t.text * 0.4), to = end - way * (page.width + t.text * 0.4);
    add_leader(items, way > 0 ? from : to, way > 0 ? to : from, baseline, t.text);
  }
  if (row.chapter) {
    const double below = top + row.title.height();
    add_text(items, row.detail, start, below, start_align(s), quiet_ink(s.look));
    const double width = level_width(s, row.chapter->level, t.label);
    const double x =
        start + way * (row.detail.width > 0 ? row.detail.width + t.label : 0) - (way < 0 ? width : 0);
    for (Item& item : draw_level(s, row.chapter->level, t.label, {x, below + t.label * 1.0}))
      items.push_back(std::move(item));
  }
  if (!row.line->target.empty())
    items.push_back(Link{{area.x0, top, area.x1, top + row.height}, row.line->target});
  set_part(items, {Role::paragraph}, first);
}

}  // namespace

int contents_page_count(const Setting& s, const ContentsContent& content) {
  return static_cast<int>(best_list(s, content).pages.size());
}

std::vector<Page> contents_pages(const Setting& s, const std::vector<Furniture>& furniture,
                                 const ContentsContent& content) {
  const List list = best_list(s, content);
  if (furniture.size() != list.pages.size())
    throw InternalError("contents: the planned number of pages differs");
  const TypeSizes t = type_sizes(s);
  const bool centered = s.look.composition == Composition::centered;
  std::vector<Page> pages;
  for (std::size_t i = 0; i < list.pages.size(); ++i) {
    Page page = start_page(s, furniture[i]);
    auto& items = page.frame.items;
    const Rect area = content_area(s, furniture[i].recto);
    double y = area.y0;
    if (i == 0) {
      const std::size_t heading = items.size();
      add_text(items, list.heading, centered ? area.center().x : start_edge(s, area), y,
               centered ? Align::center : start_align(s));
      set_part(items, {Role::heading}, heading);
      if (centered)
        for (Item& item : draw_ornament(s.look, {area.center().x, y + list.heading.height() + t.text * 0.8},
                                        area.width() * 0.3, t.text))
          items.push_back(std::move(item));
      y += list.heading_height;
    }
    for (const Row& row : list.pages[i]) {
      y += row.above;
      add_row(s, row, list, area, y, items);
      y += row.height;
    }
    pages.push_back(std::move(page));
  }
  return pages;
}

}  // namespace mazefolio::layout
