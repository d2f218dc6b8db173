#pragma once

#include <optional>
#include <string>

#include "base/namespaces.h"

namespace mazefolio::census {

/// How many there are of something.
struct Tally {
  std::string digits;       ///< decimal; empty where only the size of the number is known
  double power_of_ten = 0;  ///< its logarithm to base 10, rounded to a tenth; of 0 it is 0
};

/// An exact number, from its digits.
Tally exact_tally(std::string digits);
/// A number whose base-2 logarithm is known.
Tally rough_tally(double log2);

}  // namespace mazefolio::census
