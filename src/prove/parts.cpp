// Idea: work on runs of pixels instead of pixels. Overlapping runs of two rows are joined where they belong
// to one place, and are a contact where they do not. Rows that repeat the one above share its runs. Cost: one
// pass over the pixels, 64 at once, then linear in the runs.
#include "prove/parts.h"

#include <algorithm>

#include "base/system/parallel.h"

namespace mazefolio::prove {
namespace {

/// Calls fn(i, j) for each pair of runs, one of each row, that overlap when the first is grown by `reach`.
template <class Fn>
void for_each_overlap(const std::vector<Run>& runs, RowOfRuns above, RowOfRuns below, int reach, Fn fn) {
  std::size_t i = above.begin, j = below.begin;
  while (i < above.end && j < below.end) {
    if (runs[i].end + reach > runs[j].begin && runs[j].end > runs[i].begin - reach)
      fn(static_cast<std::uint32_t>(i), static_cast<std::uint32_t>(j));
    if (runs[i].end < runs[j].end)
      ++i;
    else
      ++j;
  }
}

/// The run of a row that holds x, or no_part.
std::uint32_t run_at(const std::vector<Run>& runs, RowOfRuns row, int x) {
  const auto begin = runs.begin() + static_cast<std::ptrdiff_t>(row.begin),
             end = runs.begin() + static_cast<std::ptrdiff_t>(row.end);
  const auto run = std::upper_bound(begin, end, x, [](int v, const Run& r) { return v < r.end; });
  return run == end || run->begin > x ? no_part : static_cast<std::uint32_t>(run - runs.begin());
}

}  // namespace

Parts::Parts(const PlaceMap& places, const Mask& mask) : window_(places.window()) {
  for (int y = window_.y0; y < window_.y1; ++y) {
    throw_if_canceled();
    if (y > window_.y0 && places.repeats(y) && mask.repeats(y)) {
      rows_.push_back(rows_.back());
      continue;
    }
    const std::size_t first = runs_.size();
    int begin = window_.x0, end = window_.x0;
    for (const Run* place = places.row_begin(y); place != places.row_end(y); ++place)
      for (int x = place->begin; x < place->end; x = end) {
        if (end <= x) {
          begin = mask.next(x, y, true);
          end = begin < window_.x1 ? mask.next(begin, y, false) : begin;
        }
        if (begin >= place->end) break;
        runs_.push_back({std::max(x, begin), std::min(end, place->end), place->place});
      }
    rows_.push_back({first, runs_.size()});
  }
  sets_ = DisjointSets(static_cast<std::uint32_t>(runs_.size()));
  heights_.resize(runs_.size());
  for (int y = window_.y0; y < window_.y1; ++y) {
    throw_if_canceled();
    const auto row = static_cast<std::size_t>(y - window_.y0);
    const auto [begin, end] = rows_[row];
    for (std::size_t i = begin; i < end; ++i) {
      ++heights_[i];
      if (i + 1 < end && runs_[i].end == runs_[i + 1].begin)
        contacts_.push_back(
            {static_cast<std::uint32_t>(i), static_cast<std::uint32_t>(i + 1), runs_[i].end, y, 1, false});
    }
    if (row + 1 == rows_.size() || rows_[row + 1].begin == begin)
      continue;  // the last one, or the same again
    for_each_overlap(runs_, rows_[row], rows_[row + 1], 0, [&](std::uint32_t a, std::uint32_t b) {
      if (runs_[a].place == runs_[b].place) {
        sets_.join(a, b);
        return;
      }
      const int from = std::max(runs_[a].begin, runs_[b].begin), to = std::min(runs_[a].end, runs_[b].end);
      contacts_.push_back({a, b, from, y, to - from, true});
    });
  }
}

std::uint32_t Parts::at(int x, int y) {
  if (x < window_.x0 || x >= window_.x1 || y < window_.y0 || y >= window_.y1) return no_part;
  const std::uint32_t run = run_at(runs_, rows_[static_cast<std::size_t>(y - window_.y0)], x);
  return run == no_part ? no_part : sets_.find(run);
}

DisjointSets Parts::joined() const {
  DisjointSets out = sets_;
  for (const Contact& c : contacts_)
    if (runs_[c.a].place != outside && runs_[c.b].place != outside) out.join(c.a, c.b);
  return out;
}

int count_pieces(const Mask& mask, const std::vector<Pixel>& pixels) {
  const Window& window = mask.window;
  std::vector<Run> runs;
  std::vector<RowOfRuns> rows;
  for (int y = window.y0; y < window.y1; ++y) {
    throw_if_canceled();
    if (y > window.y0 && mask.repeats(y)) {
      rows.push_back(rows.back());
      continue;
    }
    const std::size_t first = runs.size();
    for (int x = mask.next(window.x0, y, true); x < window.x1;) {
      const int begin = x;
      x = mask.next(x, y, false);
      runs.push_back({begin, x, outside});
      if (x < window.x1) x = mask.next(x, y, true);
    }
    rows.push_back({first, runs.size()});
  }
  DisjointSets sets(static_cast<std::uint32_t>(runs.size()));
  for (std::size_t row = 0; row + 1 < rows.size(); ++row)
    if (rows[row].begin != rows[row + 1].begin)
      for_each_overlap(runs, rows[row], rows[row + 1], 1,
                       [&](std::uint32_t a, std::uint32_t b) { sets.join(a, b); });
  std::vector<std::uint8_t> seen(runs.size());
  int pieces = 0;
  for (const auto& [x, y] : pixels) {
    if (y < window.y0 || y >= window.y1) continue;
    const std::uint32_t run = run_at(runs, rows[static_cast<std::size_t>(y - window.y0)], x);
    if (run == no_part) continue;
    std::uint8_t& piece = seen[sets.find(run)];
    pieces += !piece;
    piece = 1;
  }
  return pieces;
}

}  // namespace mazefolio::prove
