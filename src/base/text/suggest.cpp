#include "base/text/suggest.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>
#include <numeric>

#include "base/text/synonyms.h"

namespace mazefolio::base {
namespace {

// Edit distance where a swap of two neighbors counts as one (optimal string alignment), ignoring case.
std::size_t distance(std::string_view a, std::string_view b) {
  const auto same = [](char x, char y) {
    return std::tolower(static_cast<unsigned char>(x)) == std::tolower(static_cast<unsigned char>(y));
  };
  std::vector<std::size_t> before(b.size() + 1), last(b.size() + 1), row(b.size() + 1);
  std::iota(last.begin(), last.end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + (same(a[i - 1], b[j - 1]) ? 0 : 1)});
      if (i > 1 && j > 1 && same(a[i - 1], b[j - 2]) && same(a[i - 2], b[j - 1]))
        row[j] = std::min(row[j], before[j - 2] + 1);
    }
    std::swap(before, last);
    std::swap(last, row);
  }
  return last[b.size()];
}

// Two edits make 'story' of 'start', which misleads: they are slips in a longer word only, or after a
// beginning that is the same.
std::size_t most_edits(std::string_view word, std::string_view name) {
  const std::size_t length = std::max(word.size(), name.size());
  if (length < 3) return 0;
  const bool same_beginning = word.size() > 4 && name.starts_with(word.substr(0, 3));
  return std::min<std::size_t>(3, 1 + (length - 3) / 3 + same_beginning);
}

// One is the beginning of the other, and long enough not to be so by chance.
bool begins(std::string_view name, std::string_view word) {
  return (word.size() >= 3 && name.starts_with(word)) || (name.size() >= 4 && word.starts_with(name));
}

}  // namespace

std::string did_you_mean(std::string_view word, std::span<const std::string> candidates) {
  if (word.size() > 60) return {};
  const std::string* best = nullptr;
  if (const auto known = likely_name(word, candidates)) {
    best = &candidates[*known];
  } else {
    std::size_t best_distance = word.size() + 1;
    for (const std::string& candidate : candidates) {
      const std::size_t d = distance(word, candidate);
      if (d < best_distance && d <= most_edits(word, candidate)) {
        best = &candidate;
        best_distance = d;
      }
    }
    for (const std::string& candidate : candidates)
      if (!best && begins(candidate, word)) best = &candidate;
  }
  return best ? fmt::format("did you mean '{}'?", *best) : std::string{};
}

std::string listed(std::span<const std::string> names) {
  std::string out;
  for (std::size_t i = 0; i < names.size(); ++i)
    out += (i == 0 ? "" : i + 1 == names.size() ? " or " : ", ") + names[i];
  return out;
}

std::string one_of(std::span<const std::string> candidates) {
  if (candidates.empty()) return {};
  return fmt::format("one of {}", fmt::join(candidates, ", "));
}

std::string suggestion(std::string_view word, std::span<const std::string> candidates) {
  std::string near = did_you_mean(word, candidates);
  return near.empty() ? one_of(candidates) : near;
}

}  // namespace mazefolio::base
