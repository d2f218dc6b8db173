#pragma once

#include <vector>

#include "base/namespaces.h"

namespace mazefolio::base {

/// The rank of each value, from 0; equal values share the middle of their ranks.
std::vector<double> ranks(const std::vector<double>& values);

/// Pearson's correlation of pairs; NaN below three pairs, or where one side does not vary. Pairs with a NaN
/// are left out.
double pearson(const std::vector<double>& a, const std::vector<double>& b);

/// Spearman's rank correlation: Pearson's of the ranks. NaN as there.
double spearman(const std::vector<double>& a, const std::vector<double>& b);

/// The value below which this share of the values lies, from 0 to 1, between two of them in proportion. NaN
/// for none.
double quantile(std::vector<double> values, double share);

/// The slope of the least-squares line of y over x; NaN below two different x.
double slope(const std::vector<double>& x, const std::vector<double>& y);

}  // namespace mazefolio::base
