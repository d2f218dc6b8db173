#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "base/geometry/geometry.h"
#include "base/options.h"
#include "base/picture.h"
#include "topology/ring.h"

namespace mazefolio::topology {

/// The points where cells may be: those of the field for which `inside` is true. In maze units: the field is
/// as many pitches wide and high as the maze may be.
struct Region {
  static constexpr double least_stroke = 1.95;    ///< pitches: two cells that lose a little to the rim
  static constexpr double least_likeness = 0.97;  ///< share of its area that a maze must keep
  Rect field;
  std::function<bool(Point)> inside;  ///< null: the whole field
  std::vector<Ring> rings{};          ///< the lines around it; none where only points are known
  std::vector<Ring> beside{};         ///< around pieces too small for a maze, which are drawn beside it
  Letters letters{};
  double bridges = 0;   ///< share of its area, of the bridges that join its pieces
  std::string apart{};  ///< why its pieces, which were to be joined, are not
  bool contains(Point p) const;
  /// The share of the field that is inside, measured on a raster of samples.
  double coverage() const;
  /// In square pitches, from the lines around it: of each piece that touches no other, and of all.
  std::vector<double> piece_areas() const;
  double area() const;
  /// Nearly all of it is one piece.
  bool is_whole() const;
  /// It is one piece, or may be in a larger field.
  bool may_be_whole() const { return !apart.empty() || is_whole(); }
};

/// The source of the form of a shape.
enum class ShapeSource {
  formula,    ///< the row's function alone
  picture,    ///< its option `picture`: a file of a picture, in which the silhouette is found
  icon,       ///< its option `icon`: the silhouette of a pictograph
  lettering,  ///< its options `text` and `font`, set as type
  mask,       ///< its option `mask`: a file of '#' and '.', or such lines themselves
};

/// One outline that a maze can have with any cells. Adding one takes one row in shapes.cpp.
struct ShapeRow : Row {
  ShapeSource source = ShapeSource::formula;
  /// The shape as large as the field allows, centered, with its own proportions (an ellipse and a rectangle
  /// take those of the field). Pictures are attached to the options.
  Region (*make)(const Rect& field, const Options& options) = nullptr;
};
std::span<const ShapeRow> shapes();

/// For messages: "the shape 'heart'", "the icon 'owl'".
std::string words_for(const ShapeRow& shape, const Options& options);

}  // namespace mazefolio::topology
