#include "base/geometry/math.h"

#include <cmath>

namespace mazefolio::base {

// exp(x) = 2^k * exp(r), |r| <= ln2/2, by the Taylor series to r^14.
double exact_exp(double x) {
  constexpr double ln2 = 0x1.62e42fefa39efp-1;
  if (x > 700) x = 700;
  if (x < -700) return 0;
  if (std::isnan(x)) return x;  // of figures that there are none of
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

// Halving the angle three times brings it below pi/8, where the series of the arc tangent converges fast.
double exact_angle(double x, double y) {
  if (y == 0) return x < 0 ? 0x1.921fb54442d18p+1 : 0;
  for (int i = 0; i < 3; ++i) {
    const double r = std::sqrt(x * x + y * y);
    // (r + x, y) has half the angle; where r + x would cancel, the same direction is computed in another way.
    if (x < 0)
      x = y / (r - x), y = 1;
    else
      x += r;
  }
  const double t = y / x, t2 = t * t;
  double sum = 0;
  for (int n = 41; n >= 1; n -= 2) sum = 1.0 / n - sum * t2;
  return 8 * t * sum;
}

namespace {

// Whole quarter turns are subtracted; the series takes the rest, which is at most pi/4.
double sine_of(double x, int quarters) {
  constexpr double pi = 0x1.921fb54442d18p+1;
  x = std::fmod(x, 2 * pi);  // NaN where it is not finite
  if (std::isnan(x)) return x;
  const double turns = std::floor(x / (pi / 2) + 0.5);
  const int quadrant = (static_cast<int>(turns) + quarters) & 3;
  x -= turns * (pi / 2);
  double sum = 1;
  for (int n = quadrant & 1 ? 18 : 19; n >= 2; n -= 2) sum = 1 - sum * x * x / (n * (n - 1));
  if (!(quadrant & 1)) sum *= x;
  return quadrant & 2 ? -sum : sum;
}

}  // namespace

double exact_sin(double x) { return sine_of(x, 0); }
double exact_cos(double x) { return sine_of(x, 1); }

}  // namespace mazefolio::base
