#include "layout/rich_flow.h"

#include <algorithm>
#include <functional>
#include <utility>

#include "layout/ornament.h"
#include "layout/rich_lines.h"

namespace mazefolio::layout {
namespace {

/// What no page break parts.
struct FlowRow {
  double above = 0, height = 0;
  bool with_next = false;
  bool quoted = false;
  std::function<void(double top, std::vector<Item>& items)> draw{};
};

class RowMaker {
 public:
  RowMaker(const Setting& s, const ArtByName& art, const FlowStyle& style, const FlowRoom& room)
      : s_(s), art_(art), style_(style), room_(room), size_(style.size_pt) {}

  std::vector<FlowRow> rows(const RichText& text) {
    for (const RichBlock& block : text) add(block);
    return std::move(rows_);
  }

 private:
  using Kind = RichBlock::Kind;

  void add(const RichBlock& block) {
    switch (block.kind) {
      case Kind::heading:
        add_heading(block);
        break;
      case Kind::paragraph:
        add_lines(block, style_.face, size_, quote_indent(block), size_ * style_.between);
        break;
      case Kind::item:
        add_item(block);
        break;
      case Kind::picture:
        add_picture(block);
        break;
      case Kind::rule:
        add_rule(block);
        break;
    }
    last_ = block.kind;
  }

  double quote_indent(const RichBlock& block) const { return block.quoted ? size_ * 1.5 : 0; }

  void add_heading(const RichBlock& block) {
    const TypeSizes t = type_sizes(s_);
    const double size = block.level == 1   ? std::max(t.heading, size_ * 1.35)
                        : block.level == 2 ? std::max(t.heading * 0.85, size_ * 1.15)
                                           : size_;
    Typeface face = block.level <= 2 ? s_.look.display : style_.face;
    if (block.level > 2) face = emphasized(face, {{}, true}, style_.cuts);
    const std::size_t from = rows_.size();
    add_lines(block, face, size, quote_indent(block), size * 1.1);
    for (std::size_t i = from; i < rows_.size(); ++i) rows_[i].with_next = true;
  }

  void add_item(const RichBlock& block) {
    const double step = size_ * 1.7, indent = quote_indent(block) + step * block.level;
    const std::size_t from = rows_.size();
    add_lines(block, style_.face, size_, indent,
              size_ * (last_ == Kind::item && !style_.shaped_marks ? 0.3 : style_.between));
    if (block.mark.empty() || from == rows_.size()) return;
    rows_[from].draw = [this, turn = turn_, draw = std::move(rows_[from].draw), x = start(indent),
                        mark = printed_mark(block.mark)](double top, std::vector<Item>& items) {
      draw(top, items);
      const double way = s_.right_to_left ? -1 : 1;
      const std::size_t first = items.size();
      if (style_.shaped_marks)
        items.push_back(sign({x - way * size_ * 0.95, base(top, size_) - size_ * 0.33}));
      else
        add_line(items, mark, style_.face, size_, {x - way * size_ * 0.55, base(top, size_)}, end_align(s_));
      const bool counts = mark.find_first_of("0123456789") != std::string::npos;
      set_part(items, {counts ? Role::paragraph : Role::artifact, {}, turn - 1}, first);
    };
  }

  // A stop would jump to the other side of a number in a book that is read from the right.
  std::string printed_mark(std::string mark) const {
    if (s_.right_to_left && mark.ends_with('.')) mark.pop_back();
    return mark;
  }

  Item sign(Point at) const {
    const Stroke line{std::max(1.0, size_ * 0.07), black, Cap::round, Join::round, {}};
    if (s_.look.ornament == Ornament::stars) return Shape{star_path(at, size_ * 0.52), line, gray(0.8)};
    if (s_.look.ornament == Ornament::lozenge)
      return Shape{lozenge_path(at, size_ * 0.3, size_ * 0.3), std::nullopt, black};
    return Shape{circle_path(at, size_ * 0.16), std::nullopt, black};
  }

  double start(double indent) const { return s_.right_to_left ? room_.width - indent : indent; }
  double base(double top, double size) const { return top + (s_.look.leading - 1) / 2 * size + size * 0.8; }

  void add_lines(const RichBlock& block, const Typeface& face, double size, double indent, double above) {
    const bool centered = style_.centered && block.kind != Kind::item;
    const Role role = block.kind != Kind::heading ? Role::paragraph
                      : block.level == 1          ? Role::heading
                                                  : Role::subheading;
    const auto part = std::make_shared<const Part>(Part{role, {}, turn_ += 2});
    const auto lines =
        set_runs(s_, block.runs, {face, style_.cuts}, size, std::max(size * 4, room_.width - indent));
    for (std::size_t i = 0; i < lines.size(); ++i) {
      FlowRow row{i == 0 && !rows_.empty() ? above : 0, size * s_.look.leading};
      row.with_next = lines.size() > 1 && (i == 0 || i + 2 == lines.size());
      row.quoted = block.quoted;
      const double x = centered ? room_.width / 2 : start(indent);
      row.draw = [this, line = lines[i], x, centered, size, part](double top, std::vector<Item>& items) {
        const std::size_t from = items.size();
        add_rich_line(s_, line, {x, base(top, size)}, centered, items);
        set_part(items, part, from);
      };
      rows_.push_back(std::move(row));
    }
  }

  void add_picture(const RichBlock& block) {
    const auto found = art_.find(block.picture);
    if (found == art_.end()) return;
    const Size size = found->second.size;
    const double most = std::min(room_.next, std::max(room_.first, room_.next * 0.5)) * 0.38;
    const double scale = std::min(room_.width / size.width, most / size.height);
    const double height = size.height * scale, x = (room_.width - size.width * scale) / 2;
    FlowRow row{rows_.empty() ? 0 : size_, height + size_ * 0.4};
    row.draw = [this, art = found->second, x, height](double top, std::vector<Item>& items) {
      items.push_back(art_in(art, {x, top, room_.width - x, top + height}));
    };
    rows_.push_back(std::move(row));
  }

  void add_rule(const RichBlock& block) {
    FlowRow row{size_ * 0.6, size_ * 1.4};
    row.quoted = block.quoted;
    row.draw = [this](double top, std::vector<Item>& items) {
      const Point middle{room_.width / 2, top + size_ * 0.8};
      std::vector<Item> signs = draw_ornament(s_.look, middle, room_.width * 0.3, size_ * 0.8);
      if (signs.empty())
        signs.push_back(rule({middle.x - size_ * 2, middle.y}, {middle.x + size_ * 2, middle.y}, 0.75));
      for (Item& item : signs) items.push_back(std::move(item));
    };
    rows_.push_back(std::move(row));
  }

  const Setting& s_;
  const ArtByName& art_;
  const FlowStyle& style_;
  const FlowRoom& room_;
  const double size_;
  std::vector<FlowRow> rows_;
  Kind last_ = Kind::paragraph;
  int turn_ = 0;  ///< of the last block; its mark is read before it
};

/// Index of the first row of each page, where pages hold this share of their room.
std::vector<std::size_t> page_breaks(const std::vector<FlowRow>& rows, const FlowRoom& room, double share,
                                     double& last_height) {
  std::vector<std::size_t> breaks{0};
  double y = 0;
  for (std::size_t i = 0; i < rows.size();) {
    std::size_t end = i + 1;
    double height = rows[i].height;
    for (; end < rows.size() && rows[end - 1].with_next; ++end) height += rows[end].above + rows[end].height;
    const double most = (breaks.size() == 1 ? room.first : room.next) * share;
    const bool begins = i == breaks.back();
    if (y + (begins ? 0 : rows[i].above) + height > most + 0.01 && !begins) {
      breaks.push_back(i);
      y = 0;
      continue;
    }
    if (begins && height > most) end = i + 1;  // too much to stay together
    for (std::size_t k = i; k < end; ++k) y += (k == breaks.back() ? 0 : rows[k].above) + rows[k].height;
    i = end;
  }
  last_height = y;
  return breaks;
}

std::vector<std::size_t> balanced_breaks(const std::vector<FlowRow>& rows, const FlowRoom& room) {
  double last = 0;
  std::vector<std::size_t> best = page_breaks(rows, room, 1, last);
  for (double share = 0.97; best.size() > 1 && last < room.next * 0.4 && share > 0.5; share -= 0.03) {
    double filled = 0;
    std::vector<std::size_t> breaks = page_breaks(rows, room, share, filled);
    if (breaks.size() > best.size()) break;
    best = std::move(breaks);
    last = filled;
  }
  return best;
}

}  // namespace

std::vector<FlowPage> flow(const Setting& s, const RichText& text, const ArtByName& art,
                           const FlowStyle& style, const FlowRoom& room) {
  RowMaker maker(s, art, style, room);
  const std::vector<FlowRow> rows = maker.rows(text);
  const std::vector<std::size_t> breaks = balanced_breaks(rows, room);
  std::vector<FlowPage> pages(breaks.size());
  for (std::size_t p = 0; p < breaks.size(); ++p) {
    const std::size_t end = p + 1 < breaks.size() ? breaks[p + 1] : rows.size();
    FlowPage& page = pages[p];
    for (std::size_t i = breaks[p]; i < end; ++i) {
      const double top = page.height + (i == breaks[p] ? 0 : rows[i].above);
      if (rows[i].quoted) {
        const bool joined = i > breaks[p] && rows[i - 1].quoted;
        const double x = s.right_to_left ? room.width - style.size_pt * 0.4 : style.size_pt * 0.4;
        page.items.push_back(rule({x, joined ? page.height : top}, {x, top + rows[i].height},
                                  style.size_pt * 0.14, gray(0.7)));
      }
      rows[i].draw(top, page.items);
      page.height = top + rows[i].height;
    }
  }
  return pages;
}

Item art_in(const PageArt& art, const Rect& box) { return Image{art.svg, box, false, false, art.pixels}; }

}  // namespace mazefolio::layout
