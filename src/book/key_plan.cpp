// Idea: the pages of a key follow from the scale of its answers. So many scales are tried, from the largest
// down, and the one with the fewest well filled pages wins; of equals the largest. Where that leaves few
// answers for the last page, pages share them more evenly. Finer mazes are set larger than others where their
// corridors would close.
#include "book/key_plan.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>

#include "base/system/parallel.h"
#include "layout/shelves.h"

namespace mazefolio::book {
namespace {

constexpr double least_page_fill = 0.65;
constexpr double empty_cost = 200;                 ///< of what is missing to it, in pages
constexpr double least_last = 0.3, last_cost = 6;  ///< the same for the last page, which may be less full
constexpr double tightest = 0.85;     ///< by the scale whose columns just stand beside each other
constexpr double for_one_line = 0.3;  ///< pages that captions in one line may cost
constexpr double ragged_cost = 0.3;   ///< of a last shelf without boxes, before the last page
constexpr int trials = 80;
constexpr double growth_step = 1.01;  ///< of one answer among others
constexpr int most_growth_steps = 20;
constexpr int most_columns = 3;
constexpr std::size_t most_in_large_print = 4;
constexpr double large_print_pt = 15.5;

bool has_title(const KeyEntry& entry) { return !entry.text.title.empty(); }

class Planner {
 public:
  Planner(const HouseData& house, const Setting& setting, const std::vector<KeyEntry>& entries,
          const std::vector<ArrowReach>& arrows, std::optional<int> per_page, Captions captions)
      : house_(house),
        setting_(setting),
        entries_(entries),
        arrows_(arrows),
        area_(answer_area(setting)),
        gap_(answer_gap(setting)),
        caption_(caption_height(setting, captions)) {
    large_print_ = !per_page && setting.text_floor.pt >= large_print_pt;
    most_ = per_page       ? static_cast<std::size_t>(*per_page)
            : large_print_ ? most_in_large_print
                           : most_answers_a_page;
    for (const KeyEntry& entry : entries) {
      const Size own = size_of(whole_.size(), 1);
      whole_.push_back(own);
      largest_ = {std::max(largest_.width, own.width), std::max(largest_.height, own.height)};
      least_.push_back(std::max(readable_answer(*entry.puzzle), scale_for_marks(setting, *entry.puzzle)));
      captions_.push_back(caption_width(setting, entry.text, captions));
    }
  }

  struct Choice {
    std::vector<double> scales;  ///< by entry
    Shelves shelves;
    double cost = 0;
  };
  Choice best() const {
    const double smallest = std::min(largest_answer, smallest_scale() * tightest);
    Choice best;
    for (int i = 0; i <= trials; ++i) {
      const double scale = largest_answer + (smallest - largest_answer) * i / trials;
      Choice choice = choice_of(std::vector<double>(entries_.size(), scale));
      if (i == 0 || choice.cost < best.cost - 1e-9) best = std::move(choice);
    }
    best = with_full_pages(std::move(best));
    for (const std::vector<std::size_t>& counts : evener(best.shelves.counts)) {
      Choice even = largest_with(counts, smallest);
      if (well_filled(even) && even.cost + ragged_cost_of(even) < best.cost + ragged_cost_of(best) - 1e-9)
        best = std::move(even);
    }
    return best;
  }

  KeyPlan settled(const Choice& choice, unsigned jobs) const {
    KeyPlan plan;
    plan.counts = choice.shelves.counts;
    plan.fill = choice.shelves.fill;
    plan.large_print = large_print_;
    auto place = choice.shelves.places.begin();
    const Point origin{area_.x0, area_.y0};
    for (std::size_t i = 0; i < entries_.size(); ++i) {
      if (!entries_[i].head.empty()) {
        const Point at = origin + place->at;
        plan.heads.push_back(
            {place->page,
             {entries_[i].head, {at.x, at.y, at.x + area_.width(), at.y + answer_head_height(setting_)}}});
        ++place;
      }
      const double scale = scale_of(i, choice.scales[i]);
      const Size maze = size_of(i, scale);
      const Size size = slot_size(i, maze);
      const Point at = origin + place->at;
      const Rect slot{at.x, at.y, at.x + size.width, at.y + size.height};
      plan.places.push_back({place->page, slot, {slot.x0, slot.y0 + caption_, slot.x1, slot.y1}, scale});
      ++place;
    }
    std::vector<double> corridors(entries_.size());
    parallel_for(entries_.size(), jobs, [&](std::size_t i) {
      const KeyPlace& at = plan.places[i];
      corridors[i] = place_answer(house_, setting_, *entries_[i].puzzle, at.box, at.scale).fit.corridor;
    });
    plan.corridor_pt = *std::min_element(corridors.begin(), corridors.end());
    return plan;
  }

 private:
  // Mazes that fill their pages stand in as many columns as can be read, and mazes that stand beside each
  // other there in as many rows; with few answers a page, in fewer.
  double smallest_scale() const {
    const double most = most_ <= 1 ? 1 : most_ <= 4 ? 2 : most_columns;
    const double column = (area_.width() - gap_.width * (most - 1)) / most - 0.5,
                 row = (area_.height() - gap_.height * (most - 1)) / most - caption_ - 0.5;
    return std::min(column / largest_.width, row / largest_.height);
  }

  static double cost_of(const Shelves& shelves) {
    double empty = 0;
    for (std::size_t page = 0; page + 1 < shelves.fill.size(); ++page)
      empty += std::max(0.0, least_page_fill - shelves.fill[page]);
    const double last = shelves.fill.size() > 1 ? std::max(0.0, least_last - shelves.fill.back()) : 0;
    return static_cast<double>(shelves.fill.size()) + empty_cost * empty + last_cost * last;
  }

  Size size_of(std::size_t i, double scale) const {
    return answer_size(house_, setting_, *entries_[i].puzzle, scale, arrows_[i]);
  }

  double scale_of(std::size_t i, double scale) const {
    const Size& whole = whole_[i];
    const double fits = std::min(area_.width() / whole.width, (area_.height() - caption_) / whole.height);
    return std::min({std::max(scale, least_[i]), 1.0, std::max(0.01, fits - 0.002)});
  }

  Size slot_size(std::size_t i, Size maze) const {
    return {std::min(area_.width(), std::max(maze.width, captions_[i])), maze.height + caption_};
  }

  /// Entries from `first` to before `last` on shelves.
  Shelves shelves(const std::vector<double>& scales, std::size_t first, std::size_t last,
                  const std::vector<std::size_t>& counts = {}) const {
    std::vector<ShelfItem> items;
    for (std::size_t i = first; i < last; ++i) {
      if (!entries_[i].head.empty()) items.push_back({{area_.width(), answer_head_height(setting_)}, true});
      items.push_back({slot_size(i, size_of(i, scale_of(i, scales[i]))), false});
    }
    return on_shelves(items, {area_.size(), gap_, most_, setting_.right_to_left,
                              setting_.look.composition == Composition::centered, counts});
  }

  /// Other counts for as many pages, with more on the last one: all others hold equally many, or the last two
  /// share theirs.
  static std::vector<std::vector<std::size_t>> evener(const std::vector<std::size_t>& counts) {
    const std::size_t pages = counts.size();
    if (pages < 2) return {};
    const std::size_t all = std::accumulate(counts.begin(), counts.end(), std::size_t{0});
    std::vector<std::vector<std::size_t>> out;
    for (std::size_t each = (all + pages - 1) / pages; (pages - 1) * each < all && each < counts.front();
         ++each) {
      out.emplace_back(pages, each);
      out.back().back() = all - (pages - 1) * each;
    }
    const std::size_t two = counts[pages - 2] + counts[pages - 1];
    out.push_back(counts);
    out.back()[pages - 2] = (two + 1) / 2;
    out.back()[pages - 1] = two / 2;
    return out;
  }

  static double ragged_cost_of(const Choice& choice) {
    const std::vector<double>& ragged = choice.shelves.ragged;
    return ragged_cost * std::accumulate(ragged.begin(), ragged.end() - 1, 0.0);
  }

  static bool well_filled(const Choice& choice) {
    const std::vector<double>& fill = choice.shelves.fill;
    return !fill.empty() &&
           std::all_of(fill.begin(), fill.end() - 1, [](double share) { return share >= least_page_fill; });
  }

  /// The largest answers of one scale that stand on pages of these counts; without pages where none do.
  Choice largest_with(const std::vector<std::size_t>& counts, double smallest) const {
    Choice choice;
    for (int i = 0; i <= trials; ++i) {
      const double scale = largest_answer + (smallest - largest_answer) * i / trials;
      choice = choice_of(std::vector<double>(entries_.size(), scale), counts);
      if (choice.shelves.counts == counts) return with_full_pages(std::move(choice));
    }
    return {};
  }

  Choice choice_of(std::vector<double> scales, const std::vector<std::size_t>& counts = {}) const {
    Choice choice{std::move(scales), {}, 0};
    choice.shelves = shelves(choice.scales, 0, entries_.size(), counts);
    choice.cost = cost_of(choice.shelves);
    return choice;
  }

  /// Where one scale leaves a page less than full, its answers become larger as far as they still fit.
  Choice with_full_pages(Choice choice) const {
    std::vector<double> scales = choice.scales;
    std::size_t first = 0;
    for (std::size_t page = 0; page + 1 < choice.shelves.counts.size(); ++page) {
      const std::size_t last = first + choice.shelves.counts[page];
      for (int step = 1; step <= trials && choice.shelves.fill[page] < least_page_fill; ++step) {
        std::vector<double> larger = scales;
        const double scale = choice.scales[first] + (largest_answer - choice.scales[first]) * step / trials;
        std::fill(larger.begin() + static_cast<std::ptrdiff_t>(first),
                  larger.begin() + static_cast<std::ptrdiff_t>(last), scale);
        const Shelves alone = shelves(larger, first, last);
        if (alone.counts.size() > 1) break;
        scales = std::move(larger);
        if (alone.fill[0] >= least_page_fill) break;
      }
      grow_one_by_one(scales, first, last);
      first = last;
    }
    Choice fuller = choice_of(std::move(scales), choice.shelves.counts);
    return fuller.shelves.counts == choice.shelves.counts ? fuller : choice;
  }

  /// Where not all answers of a page can be larger, some can be a little, on shelves with space left.
  void grow_one_by_one(std::vector<double>& scales, std::size_t first, std::size_t last) const {
    for (int step = 0; step < most_growth_steps; ++step)
      for (std::size_t i = first; i < last; ++i) {
        const Shelves now = shelves(scales, first, last);
        if (now.counts.size() != 1 || now.fill[0] >= least_page_fill) return;
        const double before = scales[i];
        scales[i] = std::min(largest_answer, scale_of(i, before) * growth_step);
        if (shelves(scales, first, last).counts.size() > 1) scales[i] = before;
      }
  }

  const HouseData& house_;
  const Setting& setting_;
  const std::vector<KeyEntry>& entries_;
  const std::vector<ArrowReach>& arrows_;  ///< by entry
  Rect area_;
  Size gap_;
  double caption_;
  std::size_t most_ = 1;
  bool large_print_ = false;
  Size largest_;
  std::vector<Size> whole_;       ///< of answers as large as on their own pages, by entry
  std::vector<double> captions_;  ///< their least widths, by entry
  std::vector<double> least_;     ///< scales at which corridors are still open, by entry
};

}  // namespace

void KeyPlan::append(KeyPlan other) {
  const std::size_t first = counts.size();
  for (KeyPlace& place : other.places) {
    place.page += first;
    places.push_back(place);
  }
  for (KeyHead& head : other.heads) {
    head.page += first;
    heads.push_back(std::move(head));
  }
  std::copy(other.counts.begin(), other.counts.end(), std::back_inserter(counts));
  std::copy(other.fill.begin(), other.fill.end(), std::back_inserter(fill));
  large_print = other.large_print;
  corridor_pt = first == 0 ? other.corridor_pt : std::min(corridor_pt, other.corridor_pt);
}

KeyPlan plan_key(const HouseData& house, const Setting& setting, const std::vector<KeyEntry>& entries,
                 std::optional<int> per_page, unsigned jobs) {
  if (entries.empty()) return {};
  const bool titles = std::any_of(entries.begin(), entries.end(), has_title);
  std::vector<ArrowReach> arrows(entries.size());
  parallel_for(entries.size(), jobs,
               [&](std::size_t i) { arrows[i] = arrow_reach(house, setting, *entries[i].puzzle); });
  const Planner usual(house, setting, entries, arrows, per_page,
                      titles ? Captions::titled : Captions::one_line);
  const Planner::Choice best = usual.best();
  if (titles) return usual.settled(best, jobs);
  const Planner narrow(house, setting, entries, arrows, per_page, Captions::wrapped);
  const Planner::Choice other = narrow.best();
  return other.cost < best.cost - for_one_line ? narrow.settled(other, jobs) : usual.settled(best, jobs);
}

}  // namespace mazefolio::book
