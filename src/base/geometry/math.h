#pragma once

#include "base/namespaces.h"

namespace mazefolio::base {

/// Exponential and base-2 logarithm, computed with + - * / only. Those of libm differ in the last bit between
/// systems; a difficulty level must not. Relative error below 1e-13, for |x| < 700 and for x > 0.
double exact_exp(double x);
double exact_log2(double x);

/// The angle in [0, pi] between (1, 0) and (x, y), y >= 0; 0 for (0, 0). Absolute error below 1e-14.
double exact_angle(double x, double y);

/// Sine and cosine of an angle in radians; NaN where it is not finite. Absolute error below 1e-15 for
/// |x| < 10, growing with the angle.
double exact_sin(double x);
double exact_cos(double x);

}  // namespace mazefolio::base
