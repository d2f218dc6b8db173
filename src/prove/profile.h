#pragma once

#include <optional>
#include <vector>

#include "prove/raster.h"

namespace mazefolio::prove {

/// The ink across a line, in pixels.
struct Profile {
  double off = 0;    ///< of the middle of the ink from the point, along the normal
  double width = 0;  ///< as wide as full ink would be
};

/// Reads the ink within `reach` pixels of a point, along a unit normal; `ink` is the gray of full ink (0 to
/// 1). Nothing where that leaves the page.
std::optional<Profile> profile_across(const Raster& page, Point middle, Point normal, double reach,
                                      double ink);

/// The mean of the middle half: lines are drawn on whole pixels, and a mark beside one must not count.
double middle_mean(std::vector<double> values);

/// Whether a width that was measured is the claimed one, both in pixels, as far as pixels can show.
bool too_thin(double measured, double claimed);
bool too_thick(double measured, double claimed);

}  // namespace mazefolio::prove
