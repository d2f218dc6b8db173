#include "prove/profile.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace mazefolio::prove {
namespace {

constexpr double step_px = 0.25;
/// A line is drawn on whole pixels, and its smooth edges are paler than what they cover.
constexpr double slack_px = 0.7, slack_share = 0.1;

}  // namespace

std::optional<Profile> profile_across(const Raster& page, Point middle, Point normal, double reach,
                                      double ink) {
  const double paper = 255, full = paper - 255 * ink;
  double sum = 0, weight = 0;
  for (double t = -reach; t <= reach; t += step_px) {
    const Point p = middle + normal * t;
    const int x = static_cast<int>(std::floor(p.x)), y = static_cast<int>(std::floor(p.y));
    if (x < 0 || y < 0 || x >= page.width || y >= page.height) return std::nullopt;
    const double dark = std::clamp((paper - page.at(x, y)) / full, 0.0, 1.0);
    sum += dark * t;
    weight += dark;
  }
  return Profile{weight > 0 ? sum / weight : 0, weight * step_px};
}

double middle_mean(std::vector<double> values) {
  if (values.empty()) return 0;
  std::sort(values.begin(), values.end());
  const auto cut = static_cast<std::ptrdiff_t>(values.size() / 4);
  const double sum = std::accumulate(values.begin() + cut, values.end() - cut, 0.0);
  return sum / static_cast<double>(values.end() - values.begin() - 2 * cut);
}

bool too_thin(double measured, double claimed) { return measured < claimed * (1 - slack_share) - slack_px; }
bool too_thick(double measured, double claimed) { return measured > claimed * (1 + slack_share) + slack_px; }

}  // namespace mazefolio::prove
