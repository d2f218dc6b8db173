#pragma once

#include <functional>
#include <span>

#include "base/geometry/geometry.h"
#include "base/options.h"

namespace mazefolio::topology {

/// Where cells may stand: all points of the field that `inside` takes. In maze units: the field is as many
/// pitches wide and high as the maze may be.
struct Region {
  Rect field;
  std::function<bool(Point)> inside;  ///< null: the whole field
  bool contains(Point p) const;
  /// Share of the field that is inside, from a raster of samples.
  double coverage() const;
};

/// Where the form of a shape comes from.
enum class ShapeSource {
  formula,    ///< the row's function alone
  picture,    ///< its option `picture`: an SVG or PNG file; dark or opaque pixels are inside
  lettering,  ///< its options `text` and `font`, set as type
  mask,       ///< its option `mask`: a file of '#' and '.', or such lines themselves
};

/// One outline that a maze can have, whatever its cells. Adding one is one row.
struct ShapeRow : Row {
  ShapeSource source = ShapeSource::formula;
  /// The shape as large as the field allows, centerd, with its own proportions (an ellipse and a rectangle
  /// take the field's). Pictures come attached to the options.
  Region (*make)(const Rect& field, const Options& options) = nullptr;
};
std::span<const ShapeRow> shapes();

}  // namespace mazefolio::topology
