#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/geometry/geometry.h"

namespace mazefolio::generate {

/// A formula over a place: x and y (-1 to 1 along the longer side of the maze, 0 in its middle, y down), r
/// and euclid (distance to the middle), manhattan, theta (-pi to pi) and region; + - * / ^, abs, min, max,
/// sqrt, floor, sin, cos, atan2, hypot, and noise(x, y): smooth hills of -1 to 1, about one a unit. The same
/// text gives the same bits on every machine. One object serves one thread.
class Expression {
 public:
  /// `text` must be right: see wrong_expression.
  explicit Expression(std::string_view text);
  Expression(Expression&&) noexcept;
  ~Expression();

  /// NaN or infinite where the formula has no value.
  double operator()(Point at, std::uint32_t region) const;
  const std::string& text() const;

 private:
  struct Formula;
  std::unique_ptr<Formula> formula_;
};

/// "unexpected end at position 5" (counted from 1), or "" when nothing is wrong.
std::string wrong_expression(std::string_view text);

/// What stands between semicolons.
std::vector<std::string_view> split_expressions(std::string_view text);

}  // namespace mazefolio::generate
