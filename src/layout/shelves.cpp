#include "layout/shelves.h"

#include <algorithm>
#include <cmath>

namespace mazefolio::layout {
namespace {

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
    const bool full = !item.head && count_ + shelf_.count >= rules_.most_a_page;
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
    std::size_t boxes = 0;
    for (const Shelf& shelf : shelves_) {
      used += shelf.height;
      for (std::size_t i = shelf.first; i < shelf.first + shelf.count; ++i)
        area += items_[i].size.width * items_[i].size.height;
      if (!shelf.head) boxes += shelf.count;
    }
    const std::size_t gaps = shelves_.size() - 1;
    double gap = rules_.gap.height;
    if (gaps > 0 && !last)
      gap = std::clamp((rules_.page.height - used) / static_cast<double>(gaps), gap, gap * widest_spread);
    if (last && gaps > 0 && gap_before_ > 0)
      gap = std::clamp((rules_.page.height - used) / static_cast<double>(gaps), gap,
                       std::max(gap, gap_before_));
    gap_before_ = gap;
    double y = 0;
    for (const Shelf& shelf : shelves_) {
      settle_shelf(shelf, y);
      y += shelf.height + gap;
    }
    out_.counts.push_back(boxes);
    out_.fill.push_back(area / (rules_.page.width * rules_.page.height));
  }

  /// Boxes of equal width stand in the same columns on all shelves.
  void settle_shelf(const Shelf& shelf, double y) {
    const double page = rules_.page.width, wide = items_[shelf.first].size.width;
    const bool equal =
        std::all_of(items_.begin() + static_cast<std::ptrdiff_t>(shelf.first),
                    items_.begin() + static_cast<std::ptrdiff_t>(shelf.first + shelf.count),
                    [&](const ShelfItem& item) { return std::fabs(item.size.width - wide) < 0.5; });
    const double columns = equal ? std::floor((page + rules_.gap.width + 1e-6) / (wide + rules_.gap.width))
                                 : static_cast<double>(shelf.count);
    const double boxes = equal ? columns * wide : shelf.width - rules_.gap.width * (columns - 1);
    const bool full = equal || shelf.width > page * 0.75;
    const double gap = columns > 1 && full ? (page - boxes) / (columns - 1) : rules_.gap.width;
    double x = columns < 2 && rules_.centered && !shelf.head ? (page - wide) / 2 : 0;
    for (std::size_t i = shelf.first; i < shelf.first + shelf.count; ++i) {
      const double width = items_[i].size.width;
      out_.places[i] = {out_.counts.size(), {rules_.right_to_left ? page - x - width : x, y}};
      x += width + gap;
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
