// Idea: an analytic function keeps angles. A few sines are added to the identity, scaled so that the slope is
// nowhere farther from 1 than `strength`: no place shrinks by more. A slope is largest on the rim of its
// field.
#include "draw/field_bend.h"

#include <algorithm>
#include <cmath>

#include "base/rng.h"

namespace mazefolio::draw {
namespace {

constexpr double strength = 0.42;
constexpr int waves = 3, looks_a_side = 64;
constexpr double least_length = 2.5, more_length = 2;  ///< of a wave, by the shorter side of the field
constexpr double most_lean = 0.5;                      ///< of its direction from that of the field
constexpr double whole_turn = 6.283185307179586;

}  // namespace

Point point_of(const Cubic& curve, double share) {
  const double rest = 1 - share;
  return curve.from * (rest * rest * rest) + curve.control1 * (3 * rest * rest * share) +
         curve.control2 * (3 * rest * share * share) + curve.to * (share * share * share);
}

FieldBend::FieldBend(Size size, std::uint64_t seed) : middle_(size.width / 2, size.height / 2) {
  Rng rng(seed);
  const double shorter = std::min(size.width, size.height);
  for (int i = 0; i < waves; ++i) {
    const double length = shorter * (least_length + more_length * rng.unit()),
                 lean = most_lean * (2 * rng.unit() - 1);
    waves_.push_back({std::polar(whole_turn / length, lean), whole_turn * rng.unit(), 0.5 + rng.unit()});
  }
  double steepest = 0;
  for (int i = 0; i < 4 * looks_a_side; ++i) {
    const double share = static_cast<double>(i % looks_a_side) / looks_a_side;
    const bool level = i / looks_a_side % 2 == 0, far = i / looks_a_side >= 2;
    const Point p = level ? Point{share * size.width, far ? size.height : 0}
                          : Point{far ? size.width : 0, share * size.height};
    steepest = std::max(steepest, std::abs(slope(at(p)) - 1.0));
  }
  for (Wave& wave : waves_) wave.weight *= strength / steepest;
}

FieldBend::Number FieldBend::slope(Number z) const {
  Number sum = 1;
  for (const Wave& wave : waves_) sum += wave.weight * std::cos(wave.times * z + wave.phase);
  return sum;
}

Point FieldBend::operator()(Point p) const {
  const Number z = at(p);
  Number sum = z;
  for (const Wave& wave : waves_) sum += wave.weight * std::sin(wave.times * z + wave.phase) / wave.times;
  return {sum.real(), sum.imag()};
}

Cubic FieldBend::operator()(const Cubic& curve) const {
  const auto turned = [&](Point end, Point control) {
    const Point way = control - end, to = (*this)(end);
    const Number leg = slope(at(end)) * Number(way.x, way.y);
    return Point{to.x + leg.real(), to.y + leg.imag()};
  };
  return {(*this)(curve.from), turned(curve.from, curve.control1), turned(curve.to, curve.control2),
          (*this)(curve.to)};
}

double FieldBend::growth(Point p) const { return std::abs(slope(at(p))); }

}  // namespace mazefolio::draw
