#include "pdf/four_inks.h"

#include <fmt/format.h>
#include <lcms2.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "base/diagnostic.h"

namespace mazefolio::pdf {
namespace {

constexpr const char* profile_file = "/usr/share/color/icc/ghostscript/default_cmyk.icc";

using Inks = std::array<double, 4>;  // 0 to 1

/// What the three colors have in common is taken from them and given to black, until there is little enough.
Inks limited(Inks inks, double most) {
  const double total = inks[0] + inks[1] + inks[2] + inks[3];
  if (total <= most) return inks;
  const double common = std::min({inks[0], inks[1], inks[2]});
  const double moved = std::min({common, 1 - inks[3], (total - most) / 2});
  for (std::size_t i = 0; i < 3; ++i) inks[i] -= moved;
  inks[3] += moved;
  const double left = inks[0] + inks[1] + inks[2];
  if (left + inks[3] > most && left > 0)
    for (std::size_t i = 0; i < 3; ++i) inks[i] *= std::max(0.0, most - inks[3]) / left;
  return inks;
}

}  // namespace

struct FourInks::State {
  double most = 3;
  cmsHTRANSFORM transform = nullptr;
  ~State() {
    if (transform) cmsDeleteTransform(transform);
  }
  Inks of(double red, double green, double blue) const {
    const std::array<double, 3> rgb{red, green, blue};
    Inks inks{};
    cmsDoTransform(transform, rgb.data(), inks.data(), 1);
    for (double& ink : inks) ink = std::clamp(ink / 100, 0.0, 1.0);
    return limited(inks, most);
  }
};

FourInks::FourInks(int most) : state_(std::make_unique<State>()) {
  state_->most = most / 100.0 - 0.02;  // what rounding adds
  const cmsHPROFILE from = cmsCreate_sRGBProfile(), to = cmsOpenProfileFromFile(profile_file, "r");
  if (from && to && cmsGetColorSpace(to) == cmsSigCmykData)
    state_->transform = cmsCreateTransform(from, TYPE_RGB_DBL, to, TYPE_CMYK_DBL,
                                           INTENT_RELATIVE_COLORIMETRIC, cmsFLAGS_BLACKPOINTCOMPENSATION);
  if (from) cmsCloseProfile(from);
  if (to) cmsCloseProfile(to);
  if (!state_->transform)
    throw WorldError(fmt::format(
        "{}: this profile of four inks cannot be read; install the package libgs-common", profile_file));
}

FourInks::~FourInks() = default;

std::string FourInks::operands(double red, double green, double blue) const {
  const Inks inks = state_->of(red, green, blue);
  return fmt::format("{:.3f} {:.3f} {:.3f} {:.3f}", inks[0], inks[1], inks[2], inks[3]);
}

std::string FourInks::pixels(const std::string& rgb) const {
  std::string out;
  out.reserve(rgb.size() / 3 * 4);
  const auto part = [&](std::size_t i) { return static_cast<unsigned char>(rgb[i]) / 255.0; };
  for (std::size_t i = 0; i + 2 < rgb.size(); i += 3)
    for (const double ink : state_->of(part(i), part(i + 1), part(i + 2)))
      out += static_cast<char>(static_cast<unsigned char>(std::lround(ink * 255)));
  return out;
}

}  // namespace mazefolio::pdf
