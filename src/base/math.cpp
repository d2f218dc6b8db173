#include "base/math.h"

#include <cmath>

namespace mazefolio {

// exp(x) = 2^k * exp(r), |r| <= ln2/2, by the Taylor series to r^14.
double exact_exp(double x) {
  constexpr double ln2 = 0x1.62e42fefa39efp-1;
  if (x > 700) x = 700;
  if (x < -700) return 0;
  const double k = std::floor(x / ln2 + 0.5);
  const double r = x - k * ln2;
  double sum = 1;
  for (int n = 14; n >= 1; --n) sum = 1 + sum * r / n;
  return std::ldexp(sum, static_cast<int>(k));
}

// x = m * 2^e with m in [sqrt(1/2), sqrt(2)); ln m = 2 atanh((m-1)/(m+1)).
double exact_log2(double x) {
  int e = 0;
  double m = std::frexp(x, &e);
  if (m < 0x1.6a09e667f3bcdp-1) {
    m *= 2;
    --e;
  }
  const double t = (m - 1) / (m + 1), t2 = t * t;
  double sum = 0;
  for (int n = 21; n >= 1; n -= 2) sum = sum * t2 + 1.0 / n;
  constexpr double two_over_ln2 = 0x1.71547652b82fep+1;
  return e + two_over_ln2 * t * sum;
}

}  // namespace mazefolio
