#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/geometry/geometry.h"
#include "base/result.h"

namespace mazefolio::generate {

/// A formula of a place: x and y (-1 to 1 along the longer side of the maze, 0 in its middle, y down), r and
/// euclid (distance to the middle), manhattan, theta (-pi to pi) and region; + - * / ^, abs, min, max, sqrt,
/// floor, sin, cos, atan2, hypot, and noise(x, y): smooth hills of -1 to 1, about one in each unit. The same
/// text gives the same bits on every machine. Each thread needs an object of its own.
class Expression {
 public:
  /// check_expression(text) must be a success.
  explicit Expression(std::string_view text);
  Expression(Expression&&) noexcept;
  ~Expression();

  /// The value at a place; NaN or infinite where the formula has none.
  double operator()(Point at, std::uint32_t region) const;
  const std::string& text() const;

 private:
  struct Formula;
  std::unique_ptr<Formula> formula_;
};

/// A formula of two places next to each other: x1, y1, x2, y2 (in the units of Expression; the first is the
/// left one, or the upper of two in one column), length (their distance) and, where there are heights, h1 and
/// h2; with the same operators and functions. Each thread needs an object of its own.
class EdgeExpression {
 public:
  struct End {
    Point at;
    double height = 0;
  };
  /// check_edge_expression(text) must be a success.
  explicit EdgeExpression(std::string_view text);
  EdgeExpression(EdgeExpression&&) noexcept;
  ~EdgeExpression();

  /// The value between two places, in any order; NaN or infinite where the formula has none.
  double operator()(const End& a, const End& b) const;
  bool uses_heights() const;
  const std::string& text() const;

 private:
  struct Formula;
  std::unique_ptr<Formula> formula_;
};

/// Fails where a text is no formula: "unexpected end at position 5" (counted from 1).
Outcome check_expression(std::string_view text);
Outcome check_edge_expression(std::string_view text);

/// The parts between semicolons.
std::vector<std::string_view> split_expressions(std::string_view text);

}  // namespace mazefolio::generate
