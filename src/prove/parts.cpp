// Idea: work on runs of pixels instead of pixels. Overlapping runs of two rows are joined where they belong
// to one place, and are a contact where they do not. Cost: one pass over the pixels, then linear in the runs.
#include "prove/parts.h"

#include <algorithm>

#include "base/system/parallel.h"

namespace mazefolio::prove {
namespace {

/// Calls fn(i, j) for each pair of runs, one of each range, that overlap when the first is grown by `reach`.
template <class Fn>
void for_each_overlap(const std::vector<Run>& runs, std::size_t i, std::size_t i_end, std::size_t j,
                      std::size_t j_end, int reach, Fn fn) {
  while (i < i_end && j < j_end) {
    if (runs[i].end + reach > runs[j].begin && runs[j].end > runs[i].begin - reach) fn(i, j);
    if (runs[i].end < runs[j].end)
      ++i;
    else
      ++j;
  }
}

/// The run of a row that holds x, or no_part.
std::uint32_t run_at(const std::vector<Run>& runs, const std::vector<std::size_t>& first, std::size_t row,
                     int x) {
  const auto begin = runs.begin() + static_cast<std::ptrdiff_t>(first[row]),
             end = runs.begin() + static_cast<std::ptrdiff_t>(first[row + 1]);
  const auto run = std::upper_bound(begin, end, x, [](int v, const Run& r) { return v < r.end; });
  return run == end || run->begin > x ? no_part : static_cast<std::uint32_t>(run - runs.begin());
}

}  // namespace

Parts::Parts(const PlaceMap& places, const Mask& mask) : window_(places.window()) {
  for (int y = window_.y0; y < window_.y1; ++y) {
    throw_if_canceled();
    first_.push_back(runs_.size());
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
  }
  first_.push_back(runs_.size());
  sets_ = DisjointSets(static_cast<std::uint32_t>(runs_.size()));
  for (int y = window_.y0; y < window_.y1; ++y) {
    throw_if_canceled();
    const auto row = static_cast<std::size_t>(y - window_.y0);
    const std::size_t begin = first_[row], end = first_[row + 1];
    for (std::size_t i = begin; i + 1 < end; ++i)
      if (runs_[i].end == runs_[i + 1].begin)
        contacts_.push_back(
            {static_cast<std::uint32_t>(i), static_cast<std::uint32_t>(i + 1), runs_[i].end, y, 1, false});
    if (row + 2 >= first_.size()) continue;
    for_each_overlap(runs_, begin, end, end, first_[row + 2], 0, [&](std::size_t i, std::size_t j) {
      const auto a = static_cast<std::uint32_t>(i), b = static_cast<std::uint32_t>(j);
      if (runs_[i].place == runs_[j].place) {
        sets_.join(a, b);
        return;
      }
      const int from = std::max(runs_[i].begin, runs_[j].begin), to = std::min(runs_[i].end, runs_[j].end);
      contacts_.push_back({a, b, from, y, to - from, true});
    });
  }
}

std::uint32_t Parts::at(int x, int y) {
  if (x < window_.x0 || x >= window_.x1 || y < window_.y0 || y >= window_.y1) return no_part;
  const std::uint32_t run = run_at(runs_, first_, static_cast<std::size_t>(y - window_.y0), x);
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
  std::vector<std::size_t> first;
  for (int y = window.y0; y < window.y1; ++y) {
    throw_if_canceled();
    first.push_back(runs.size());
    for (int x = mask.next(window.x0, y, true); x < window.x1;) {
      const int begin = x;
      x = mask.next(x, y, false);
      runs.push_back({begin, x, outside});
      if (x < window.x1) x = mask.next(x, y, true);
    }
  }
  first.push_back(runs.size());
  DisjointSets sets(static_cast<std::uint32_t>(runs.size()));
  for (std::size_t row = 0; row + 2 < first.size(); ++row)
    for_each_overlap(runs, first[row], first[row + 1], first[row + 1], first[row + 2], 1,
                     [&](std::size_t i, std::size_t j) {
                       sets.join(static_cast<std::uint32_t>(i), static_cast<std::uint32_t>(j));
                     });
  std::vector<std::uint8_t> seen(runs.size());
  int pieces = 0;
  for (const auto& [x, y] : pixels) {
    if (y < window.y0 || y >= window.y1) continue;
    const std::uint32_t run = run_at(runs, first, static_cast<std::size_t>(y - window.y0), x);
    if (run == no_part) continue;
    std::uint8_t& piece = seen[sets.find(run)];
    pieces += !piece;
    piece = 1;
  }
  return pieces;
}

}  // namespace mazefolio::prove
