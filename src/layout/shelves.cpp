#include "layout/shelves.h"

#include <algorithm>
#include <cmath>

namespace mazefolio::layout {
namespace {

constexpr double least_spread = 0.7;   ///< of the page's width, of a shelf whose boxes may be spread over it
constexpr double nearly_equal = 0.85;  ///< by the widest box: narrower ones have no column like it
constexpr double widest_spread = 2.5;  ///< by the least gap: more would tear a page apart

struct Shelf {
  std::size_t first = 0, count = 0;
  double width = 0, height = 0;  ///< of its boxes, with the least gaps
  bool head = false;
};

class Shelver {
 public:
  Shelver(std::span<const ShelfItem> items, const ShelfRules& rules) : items_(items), rules_(rules) {}

  Shelves run() {
    out_.places.resize(items_.size());
    for (std::size_t i = 0; i < items_.size(); ++i) add(i);
    close_shelf();
    finish_page(true);
    return std::move(out_);
  }

 private:
  void add(std::size_t i) {
    const ShelfItem& item = items_[i];
    const bool full = !item.head && count_ + shelf_.count >= most();
    const double wide = shelf_.width + (shelf_.count > 0 ? rules_.gap.width : 0) + item.size.width;
    if (item.head || shelf_.head || full || wide > rules_.page.width + 1e-6) close_shelf();
    if (full) finish_page(false);
    if (shelf_.count == 0) shelf_ = {i, 0, -rules_.gap.width, 0, item.head};
    ++shelf_.count;
    shelf_.width += rules_.gap.width + item.size.width;
    shelf_.height = std::max(shelf_.height, item.size.height);
    // Before the next box is counted: this shelf may be the first of a new page.
    if (!shelves_.empty() && height_with(shelf_) > rules_.page.height + 1e-6) finish_page(false);
  }

  std::size_t most() const {
    const std::size_t page = out_.counts.size();
    return page < rules_.most_by_page.size() ? rules_.most_by_page[page] : rules_.most_a_page;
  }

  double height_with(const Shelf& more) const {
    return height_ + (shelves_.empty() ? 0 : rules_.gap.height) + more.height;
  }

  void close_shelf() {
    if (shelf_.count == 0) return;
    height_ = height_with(shelf_);
    if (!shelf_.head) count_ += shelf_.count;
    shelves_.push_back(shelf_);
    shelf_ = {};
  }

  void finish_page(bool last) {
    // A head stays with what follows.
    std::vector<Shelf> later;
    while (!last && !shelves_.empty() && shelves_.back().head) {
      later.insert(later.begin(), shelves_.back());
      shelves_.pop_back();
    }
    if (!shelves_.empty()) settle_page(last);
    shelves_.clear();
    count_ = 0;
    height_ = 0;
    for (const Shelf& shelf : later) {
      height_ = height_with(shelf);
      shelves_.push_back(shelf);
    }
  }

  void settle_page(bool last) {
    double used = 0, area = 0;
    std::size_t boxes = 0, most = 1;
    for (const Shelf& shelf : shelves_) {
      used += shelf.height;
      for (std::size_t i = shelf.first; i < shelf.first + shelf.count; ++i)
        area += items_[i].size.width * items_[i].size.height;
      if (shelf.head) continue;
      boxes += shelf.count;
      most = std::max(most, shelf.count);
    }
    const std::size_t gaps = shelves_.size() - 1;
    double gap = rules_.gap.height;
    if (gaps > 0 && !last)
      gap = std::clamp((rules_.page.height - used) / static_cast<double>(gaps), gap, gap * widest_spread);
    if (last && gaps > 0 && gap_before_ > 0)
      gap = std::clamp((rules_.page.height - used) / static_cast<double>(gaps), gap,
                       std::max(gap, gap_before_));
    gap_before_ = gap;
    const Columns columns = columns_of_page();
    double y = 0;
    for (const Shelf& shelf : shelves_) {
      settle_shelf(shelf, columns, y);
      y += shelf.height + gap;
    }
    out_.counts.push_back(boxes);
    out_.ragged.push_back(1 - static_cast<double>(shelves_.back().count) / static_cast<double>(most));
    out_.fill.push_back(area / (rules_.page.width * rules_.page.height));
  }

  /// How the boxes of a page stand beside each other, the same on all of its shelves.
  struct Columns {
    double count = 0, width = 0;  ///< of equal columns; no count: each shelf has its own
    bool spread = false;          ///< shelves of their own reach from edge to edge
  };

  Columns columns_of_page() const {
    Columns columns;
    double narrowest = rules_.page.width;
    std::size_t most = 0;
    columns.spread = true;
    for (const Shelf& shelf : shelves_) {
      if (shelf.head) continue;
      most = std::max(most, shelf.count);
      columns.spread = columns.spread && (shelf.count < 2 || shelf.width > rules_.page.width * least_spread);
      for (std::size_t i = shelf.first; i < shelf.first + shelf.count; ++i) {
        columns.width = std::max(columns.width, items_[i].size.width);
        narrowest = std::min(narrowest, items_[i].size.width);
      }
    }
    const double fit =
        std::floor((rules_.page.width + rules_.gap.width + 1e-6) / (columns.width + rules_.gap.width));
    if (narrowest >= columns.width * nearly_equal && fit >= static_cast<double>(most)) columns.count = fit;
    return columns;
  }

  void settle_shelf(const Shelf& shelf, const Columns& columns, double y) {
    const double page = rules_.page.width, count = static_cast<double>(shelf.count);
    const bool equal = columns.count > 0 && !shelf.head;
    const double boxes = equal ? columns.count * columns.width : shelf.width - rules_.gap.width * (count - 1);
    const double gaps = (equal ? columns.count : count) - 1;
    const double gap = gaps > 0 && (equal || columns.spread)
                           ? std::min(rules_.gap.width * widest_spread, (page - boxes) / gaps)
                           : rules_.gap.width;
    const double taken = equal ? boxes + gap * gaps : boxes + gap * (count - 1);
    double x = rules_.centered && !shelf.head ? (page - taken) / 2 : 0;
    for (std::size_t i = shelf.first; i < shelf.first + shelf.count; ++i) {
      const double width = items_[i].size.width, column = equal ? columns.width : width;
      const double left = rules_.centered ? x + (column - width) / 2 : x;
      out_.places[i] = {out_.counts.size(), {rules_.right_to_left ? page - left - width : left, y}};
      x += column + gap;
    }
  }

  std::span<const ShelfItem> items_;
  ShelfRules rules_;
  Shelves out_;
  Shelf shelf_;                 ///< being filled
  std::vector<Shelf> shelves_;  ///< of the page being filled
  std::size_t count_ = 0;       ///< boxes on them
  double height_ = 0, gap_before_ = 0;
};

}  // namespace

Shelves on_shelves(std::span<const ShelfItem> items, const ShelfRules& rules) {
  return Shelver(items, rules).run();
}

}  // namespace mazefolio::layout
