#include "support/golden.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <vector>

namespace mazefolio::tests {
namespace {

using Lines = std::vector<std::string>;

Lines lines_of(const std::string& text) {
  Lines out;
  std::size_t at = 0;
  for (std::size_t end; (end = text.find('\n', at)) != std::string::npos; at = end + 1)
    out.push_back(text.substr(at, end - at));
  if (at < text.size()) out.push_back(text.substr(at) + " (no end of line)");
  return out;
}

/// One line of the difference: ' ' in both, '-' in the first only, '+' in the second only.
struct Step {
  char kind;
  const std::string* line;
};

/// The steps by a longest common subsequence of lines; of texts too long for its table everything between the
/// first and the last difference counts as changed.
std::vector<Step> steps_between(const Lines& a, const Lines& b) {
  std::vector<Step> out;
  std::size_t first = 0, last_a = a.size(), last_b = b.size();
  while (first < last_a && first < last_b && a[first] == b[first]) out.push_back({' ', &a[first++]});
  while (last_a > first && last_b > first && a[last_a - 1] == b[last_b - 1]) --last_a, --last_b;

  const std::size_t n = last_a - first, m = last_b - first;
  constexpr std::size_t largest_table = 16'000'000;
  const bool whole = n * m <= largest_table;
  std::vector<std::uint32_t> common(whole ? (n + 1) * (m + 1) : 0);  // of the lines from i and from j on
  const auto at = [&](std::size_t i, std::size_t j) -> std::uint32_t& { return common[i * (m + 1) + j]; };
  if (whole)
    for (std::size_t i = n; i-- > 0;)
      for (std::size_t j = m; j-- > 0;)
        at(i, j) = a[first + i] == b[first + j] ? at(i + 1, j + 1) + 1 : std::max(at(i + 1, j), at(i, j + 1));
  std::size_t i = 0, j = 0;
  while (i < n || j < m) {
    if (whole && i < n && j < m && a[first + i] == b[first + j]) {
      out.push_back({' ', &a[first + i]});
      ++i, ++j;
    } else if (i < n && (j == m || !whole || at(i + 1, j) >= at(i, j + 1))) {
      out.push_back({'-', &a[first + i++]});
    } else {
      out.push_back({'+', &b[first + j++]});
    }
  }
  for (std::size_t k = last_a; k < a.size(); ++k) out.push_back({' ', &a[k]});
  return out;
}

}  // namespace

std::string line_diff(const std::string& expected, const std::string& got, std::size_t most) {
  if (expected == got) return "";
  const Lines a = lines_of(expected), b = lines_of(got);
  const std::vector<Step> steps = steps_between(a, b);
  constexpr std::size_t context = 2;
  std::vector<bool> shown(steps.size());
  for (std::size_t k = 0; k < steps.size(); ++k)
    if (steps[k].kind != ' ')
      for (std::size_t n = k - std::min(k, context); n <= std::min(k + context, steps.size() - 1); ++n)
        shown[n] = true;

  std::string out;
  std::size_t line_a = 1, line_b = 1, printed = 0, left = 0;
  for (std::size_t k = 0; k < steps.size(); ++k) {
    if (shown[k] && printed >= most) ++left;
    if (shown[k] && printed < most) {
      if (k == 0 || !shown[k - 1])
        out += "@@ -" + std::to_string(line_a) + " +" + std::to_string(line_b) + " @@\n";
      out += steps[k].kind + *steps[k].line + "\n";
      ++printed;
    }
    line_a += steps[k].kind != '+';
    line_b += steps[k].kind != '-';
  }
  if (left > 0) out += "... and " + std::to_string(left) + " more lines\n";
  return out;
}

void check_golden(const std::filesystem::path& file, const std::string& text) {
  if (std::getenv("MAZEFOLIO_RENEW")) {
    std::ofstream(file, std::ios::binary) << text;
    WARN(file.string() << " is written anew");
    return;
  }
  std::ifstream in(file, std::ios::binary);
  const std::string expected(std::istreambuf_iterator<char>(in), {});
  if (expected == text) {
    SUCCEED(file.string());
    return;
  }
  FAIL_CHECK(file.string() << " differs (MAZEFOLIO_RENEW=1 writes it anew):\n" << line_diff(expected, text));
}

}  // namespace mazefolio::tests
