#pragma once

#include <vector>

#include "layout/frame.h"

namespace mazefolio::cover {

Path rounded_path(const Rect& r, double radius);
/// A star with straight sides, its first point up.
Path star_path(Point center, double outer, double inner, int points);
/// A disc whose rim is `bumps` arcs.
Path scalloped_path(Point center, double radius, int bumps);

Shape filled(Path path, Ink ink);
Shape outlined(Path path, double width, Ink ink);
Shape filled(Path path, Ink ink, double width, Ink edge);

/// Wedges from the point over all of the box, every second of `2 * count`. They reach beyond the box.
Shape rays(const Rect& box, Point from, int count, Ink ink);
/// Discs in rows that are shifted by turns, over all of the box.
Shape dots(const Rect& box, double distance, double radius, Ink ink);

}  // namespace mazefolio::cover
