#include "census/tally.h"

#include <algorithm>
#include <cmath>

#include "base/geometry/math.h"
#include "base/options.h"

namespace mazefolio::census {
namespace {

constexpr double log10_of_2 = 0.30102999566398120;

double to_tenths(double x) { return std::round(x * 10) / 10; }

}  // namespace

Tally rough_tally(double log2) { return {{}, to_tenths(log2 * log10_of_2)}; }

Tally exact_tally(std::string digits) {
  const std::size_t read = std::min<std::size_t>(digits.size(), 15);
  const double leading = parse_real(digits.substr(0, read)).value_or(0);
  const double power =
      leading > 0 ? exact_log2(leading) * log10_of_2 + static_cast<double>(digits.size() - read) : 0;
  return {std::move(digits), to_tenths(power)};
}

}  // namespace mazefolio::census
