#include "layout/score_card.h"

#include <algorithm>

#include "base/diagnostic.h"
#include "layout/ornament.h"
#include "layout/text_block.h"

namespace mazefolio::layout {
namespace {

constexpr double written_height = 24, least_written = 18;  // points: height for handwriting
constexpr double least_date = 50, least_time = 40, most_date = 110,
                 most_time = 84;  // widths of the columns to write in

/// A column of the card, measured from its start edge.
struct Columns {
  int lists = 1;  ///< number of lists side by side
  double gap = 0, width = 0;
  double title = 0;                  ///< width of titles
  double level = 0, level_wide = 0;  ///< where marks begin, and their width
  double date = 0, date_wide = 0, time = 0, time_wide = 0;
  double box = 0, box_side = 0;
};

struct Placed {
  const ScoreCardRow* row = nullptr;
  double top = 0;
};
using Column = std::vector<Placed>;  // one below the other

struct Card {
  TextBlock heading;
  double heading_height = 0, row_height = 0;
  Columns columns;
  std::vector<std::vector<Column>> pages;  ///< lists of each page
};

double widest_level(const Setting& s, const ScoreCardContent& content) {
  double widest = 0;
  for (const ScoreCardRow& row : content.rows)
    widest = std::max(widest, level_width(s, row.level, type_sizes(s).label));
  return widest;
}

double widest_title(const Setting& s, const ScoreCardContent& content) {
  double widest = 0;
  for (const ScoreCardRow& row : content.rows)
    if (!row.chapter) widest = std::max(widest, text_width(s, row.title, s.look.text, type_sizes(s).text));
  return widest;
}

// Titles come first, then marks, date and time. The remaining width becomes space to write. On a narrow page
// the date is left out, then the mark.
Columns columns_of(const Setting& s, const ScoreCardContent& content, double area, double row_height,
                   int most_lists) {
  const TypeSizes t = type_sizes(s);
  const double air = t.text * 0.65, title = widest_title(s, content) + 0.5;
  Columns c;
  c.box_side = row_height * 0.52;
  c.level_wide = widest_level(s, content);
  c.date_wide = std::max(least_date, text_width(s, content.date, s.look.label, t.label));
  c.time_wide = std::max(least_time, text_width(s, content.time, s.look.label, t.label));
  const auto part = [&](double width) { return width > 0 ? width + air : 0; };
  const auto others = [&] {
    return part(c.level_wide) + part(c.date_wide) + part(c.time_wide) + part(c.box_side);
  };
  c.gap = t.text * 1.5;
  c.lists = most_lists > 1 && title + others() <= (area - c.gap) / 2 ? 2 : 1;
  c.width = (area - c.gap * (c.lists - 1)) / c.lists;
  const double least_title = std::min(title, t.text * 6);
  if (least_title + others() > c.width) c.date_wide = 0;
  if (least_title + others() > c.width) c.level_wide = 0;

  const double spare = std::max(0.0, c.width - title - others());
  const auto widen = [&](double& width, double most, double share) {
    if (width > 0) width = std::max(width, std::min(most, width + spare * share));
  };
  widen(c.date_wide, most_date, 0.5);
  widen(c.time_wide, most_time, 0.3);
  c.title = c.width - others();
  double end = c.width;
  const auto place = [&](double& at, double width) {
    end -= width;
    at = end;
    if (width > 0) end -= air;
  };
  place(c.box, c.box_side);
  place(c.time, c.time_wide);
  place(c.date, c.date_wide);
  place(c.level, c.level_wide);
  return c;
}

Card make_card(const Setting& s, const ScoreCardContent& content, double row_height, int most_lists = 2) {
  const TypeSizes t = type_sizes(s);
  const Rect area = content_area(s, true);
  Card card;
  card.heading =
      fit_text(s, content.title, s.look.display, {t.chapter, t.heading, area.width(), 1, 2, 1.2, false});
  card.heading_height = card.heading.height() + t.text * (s.look.ornament == Ornament::none ? 1.2 : 2.6);
  card.row_height = row_height;
  card.columns = columns_of(s, content, area.width(), row_height, most_lists);

  const auto top_of_list = [&] { return (card.pages.size() == 1 ? card.heading_height : 0) + t.label * 1.6; };
  card.pages.emplace_back(1);
  double y = top_of_list();
  for (const ScoreCardRow& row : content.rows) {
    const bool first = card.pages.back().back().empty();
    const double above = row.chapter && !first ? t.text * 0.7 : 0;
    // Keeps a chapter from standing alone at the foot.
    if (!first && y + above + row_height * (row.chapter ? 2 : 1) > area.height()) {
      if (static_cast<int>(card.pages.back().size()) < card.columns.lists)
        card.pages.back().emplace_back();
      else
        card.pages.emplace_back(1);
      y = top_of_list();
    } else {
      y += above;
    }
    card.pages.back().back().push_back({&row, y});
    y += row_height;
  }
  // All rows in one list have the whole width to write in.
  if (card.columns.lists > 1 && card.pages.size() == 1 && card.pages[0].size() == 1)
    return make_card(s, content, row_height, 1);
  return card;
}

// The least number of pages with the lowest rows; then the highest rows for this number of pages.
Card best_card(const Setting& s, const ScoreCardContent& content) {
  const double text = type_sizes(s).text, least = std::max(least_written, text * 1.45);
  const std::size_t fewest = make_card(s, content, least).pages.size();
  for (double height = std::max(written_height, text * 1.7); height > least; height -= 0.5)
    if (Card card = make_card(s, content, height); card.pages.size() == fewest) return card;
  return make_card(s, content, least);
}

/// A list of the card on its page.
class ListPainter {
 public:
  ListPainter(const Setting& s, const Card& card, double start, double top, std::vector<Item>& items)
      : s_(s), c_(card.columns), card_(card), start_(start), top_(top), items_(items) {}

  void head(const ScoreCardContent& content, double y) {
    word(content.date, c_.date, c_.date_wide, y);
    word(content.time, c_.time, c_.time_wide, y);
    // A tick above the boxes, no wider than they are.
    const double label = type_sizes(s_).label, size = std::min(label, c_.box_side);
    const double middle = at(c_.box + c_.box_side / 2), base = top_ + y + label;
    Path tick;
    tick.move_to({middle - size * 0.32, base - size * 0.3});
    tick.line_to({middle - size * 0.08, base - size * 0.05});
    tick.line_to({middle + size * 0.36, base - size * 0.65});
    items_.push_back(Shape{
        std::move(tick), Stroke{std::max(1.0, size * 0.12), quiet_ink(s_.look), Cap::round, Join::round, {}},
        std::nullopt});
  }

  void row(const Placed& p) {
    const double text = type_sizes(s_).text, label = type_sizes(s_).label;
    Typeface face = s_.look.text;
    face.bold = face.bold || p.row->chapter;
    const TextBlock title =
        fit_text(s_, p.row->title, face, {text, text, p.row->chapter ? c_.width : c_.title, 1, 1, 1, false});
    const double baseline = top_ + p.top + card_.row_height - text * 0.5;
    const std::size_t from = items_.size();
    if (!title.lines.empty())
      items_.push_back(
          TextRun{{at(0), baseline}, title.lines[0], title.font, black, start_align(s_), title.tracking_pt});
    if (!p.row->target.empty())
      items_.push_back(Link{between(0, c_.title, baseline - text, baseline + text * 0.3), p.row->target});
    set_part(items_, {Role::paragraph}, from);
    if (p.row->chapter) return;
    if (c_.level_wide > 0) {
      const double wide = level_width(s_, p.row->level, label);
      for (Item& item : draw_level(s_, p.row->level, label,
                                   {s_.right_to_left ? at(c_.level) - wide : at(c_.level), baseline}))
        items_.push_back(std::move(item));
    }
    line(c_.date, c_.date_wide, baseline);
    line(c_.time, c_.time_wide, baseline);
    const Rect box = between(c_.box, c_.box + c_.box_side, baseline + 1.5 - c_.box_side, baseline + 1.5);
    items_.push_back(
        Shape{rectangle_path(inset(box, 0.5)), Stroke{1, black, Cap::butt, Join::miter, {}}, std::nullopt});
  }

 private:
  double at(double along) const { return start_ + (s_.right_to_left ? -along : along); }
  Rect between(double from, double to, double y0, double y1) const {
    return {std::min(at(from), at(to)), y0, std::max(at(from), at(to)), y1};
  }
  void word(const std::string& text, double from, double wide, double y) {
    if (wide <= 0) return;
    const double size = type_sizes(s_).label;
    const TextBlock block = fit_text(s_, text, s_.look.label, {size, size, wide, 1, 1, 1, false});
    add_text(items_, block, at(from), top_ + y + (size - block.font.size_pt) * 0.8, start_align(s_),
             quiet_ink(s_.look));
  }
  void line(double from, double wide, double baseline) {
    if (wide > 0) items_.push_back(rule({at(from), baseline + 1.5}, {at(from + wide), baseline + 1.5}, 0.75));
  }

  const Setting& s_;
  const Columns& c_;
  const Card& card_;
  const double start_, top_;
  std::vector<Item>& items_;
};

}  // namespace

int score_card_page_count(const Setting& s, const ScoreCardContent& content) {
  return static_cast<int>(best_card(s, content).pages.size());
}

Page score_card_page(const Setting& s, const Furniture& furniture, const ScoreCardContent& content,
                     int part) {
  const Card card = best_card(s, content);
  if (part < 0 || part >= static_cast<int>(card.pages.size()))
    throw InternalError("score card: the planned number of pages differs");
  const TypeSizes t = type_sizes(s);
  Page page = start_page(s, furniture);
  auto& items = page.frame.items;
  const Rect area = content_area(s, furniture.recto);
  if (part == 0) {
    const bool centered = s.look.composition == Composition::centered;
    const std::size_t heading = items.size();
    add_text(items, card.heading, centered ? area.center().x : start_edge(s, area), area.y0,
             centered ? Align::center : start_align(s));
    set_part(items, {Role::heading}, heading);
    if (centered)
      for (Item& item :
           draw_ornament(s.look, {area.center().x, area.y0 + card.heading.height() + t.text * 0.8},
                         area.width() * 0.3, t.text))
        items.push_back(std::move(item));
  }
  double along = 0;
  for (const Column& list : card.pages[static_cast<std::size_t>(part)]) {
    ListPainter painter(s, card, start_edge(s, area) + (s.right_to_left ? -along : along), area.y0, items);
    painter.head(content, part == 0 ? card.heading_height : 0);
    for (const Placed& placed : list) painter.row(placed);
    along += card.columns.width + card.columns.gap;
  }
  return page;
}

}  // namespace mazefolio::layout
