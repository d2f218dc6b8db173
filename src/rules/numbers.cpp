#include "rules/numbers.h"

#include <fmt/format.h>

#include <vector>

#include "base/options.h"

namespace mazefolio::rules {
namespace {

constexpr std::string_view plus = "+", times = "×";
constexpr int largest_factor = 12;

bool is_multiple(int n, int of) { return n % of == 0; }
bool is_even(int n, int) { return n % 2 == 0; }
bool is_odd(int n, int) { return n % 2 == 1; }
bool is_prime(int n, int) {
  for (int d = 2; d * d <= n; ++d)
    if (n % d == 0) return false;
  return n >= 2;
}
bool is_worth(int n, int of) { return n == of; }

int result_of(std::string_view mark, std::string_view sign) {
  const std::size_t at = mark.find(sign);
  if (at == std::string_view::npos) return -1;
  const auto a = parse_integer(mark.substr(0, at)), b = parse_integer(mark.substr(at + sign.size()));
  if (!a || !b || *a < 0 || *b < 0 || *a > 999 || *b > 999) return -1;
  return static_cast<int>(sign == plus ? *a + *b : *a * *b);
}

}  // namespace

std::span<const NumberKind> number_kinds() {
  static const NumberKind table[] = {{"multiples", 5, 2, 99, 10, is_multiple},
                                     {"even", 0, 0, 0, 99, is_even},
                                     {"odd", 0, 0, 0, 99, is_odd},
                                     {"primes", 0, 0, 0, 99, is_prime},
                                     {"worth", 10, 4, 144, 2, is_worth, true}};
  return table;
}

int count_of_fits(const NumberKind& kind, int of, int up_to) {
  int count = 0;
  for (int n = 1; n <= up_to; ++n) count += kind.fits(n, of);
  return count;
}

std::string mark_of(const NumberKind& kind, int number, Rng& rng) {
  if (!kind.sums) return std::to_string(number);
  std::vector<std::pair<int, int>> products;
  for (int a = 2; a <= largest_factor; ++a)
    if (number % a == 0 && number / a >= 2 && number / a <= largest_factor)
      products.emplace_back(a, number / a);
  if (!products.empty() && rng.chance(0.4)) {
    const auto [a, b] = products[rng.below(static_cast<std::uint32_t>(products.size()))];
    return fmt::format("{}{}{}", a, times, b);
  }
  const int a = 1 + static_cast<int>(rng.below(static_cast<std::uint32_t>(std::max(1, number - 1))));
  return fmt::format("{}{}{}", a, plus, number - a);
}

std::optional<int> number_of(const NumberKind& kind, std::string_view mark) {
  if (kind.sums) {
    for (const std::string_view sign : {plus, times})
      if (const int result = result_of(mark, sign); result >= 0) return result;
    return std::nullopt;
  }
  const auto number = parse_integer(mark);
  if (!number || *number < 0 || *number > 9999) return std::nullopt;
  return static_cast<int>(*number);
}

}  // namespace mazefolio::rules
