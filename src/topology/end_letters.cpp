#include "topology/end_letters.h"

#include <algorithm>
#include <utility>

namespace mazefolio::topology {
namespace {

/// How many letters stand on the way from one to each, itself included; 0: no way.
std::vector<int> letters_from(std::uint32_t start, const Letters& letters, const std::vector<bool>& counted) {
  std::vector<int> out(letters.boxes.size());
  out[start] = 1;
  std::vector<std::uint32_t> reached{start};
  const auto reach = [&](std::uint32_t from, std::uint32_t to) {
    if (out[to] > 0) return;
    out[to] = out[from] + (counted[to] ? 1 : 0);
    reached.push_back(to);
  };
  std::size_t next = 0;
  while (next < reached.size()) {
    const std::uint32_t from = reached[next++];
    for (const Bridge& bridge : letters.bridges) {
      if (bridge.first == from) reach(from, bridge.last);
      if (bridge.last == from) reach(from, bridge.first);
    }
  }
  return out;
}

bool is_read_before(const Rect& a, const Rect& b, Point onward) {
  const bool in_other_line = onward.x != 0 && !are_in_line(a, b);
  return in_other_line ? a.y0 < b.y0 : dot(b.center() - a.center(), onward) > 0;
}

}  // namespace

std::vector<bool> are_letters(std::span<const Rect> boxes) {
  constexpr double least_height = 0.45;  // of the tallest: an x beside an l, but no dot
  double tallest = 0;
  for (const Rect& box : boxes) tallest = std::max(tallest, box.height());
  std::vector<bool> out;
  for (const Rect& box : boxes) out.push_back(box.height() >= least_height * tallest);
  return out;
}

bool are_in_line(const Rect& a, const Rect& b) {
  constexpr double shared = 0.5;  // of the lower one
  return std::min(a.y1, b.y1) - std::max(a.y0, b.y0) >= shared * std::min(a.height(), b.height());
}

std::vector<Rect> end_letters(const Letters& letters) {
  const std::vector<bool> counted = are_letters(letters.boxes);
  int most = 1;
  std::vector<Rect> out;
  for (std::uint32_t i = 0; i < letters.boxes.size(); ++i) {
    if (!counted[i]) continue;
    const std::vector<int> between = letters_from(i, letters, counted);
    for (std::uint32_t k = 0; k < i; ++k)
      if (counted[k] && between[k] > most) {
        most = between[k];
        out = {letters.boxes[k], letters.boxes[i]};
      }
  }
  if (!out.empty() && is_read_before(out[1], out[0], letters.onward)) std::swap(out[0], out[1]);
  return out;
}

}  // namespace mazefolio::topology
