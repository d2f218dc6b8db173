#pragma once

#include <span>
#include <vector>

#include "base/geometry/geometry.h"
#include "base/picture.h"

namespace mazefolio::topology {

/// The lines around what a picture shows within the lines of its silhouette, in the same unit: an eye, a
/// wing, the strokes of a line drawing. It is what is much darker or lighter than most of the inside. None in
/// a photograph.
std::vector<Ring> details_of(const Picture& picture, std::span<const Ring> silhouette);

/// The same for walls: what is so far from the silhouette's line that a way goes between them, and the
/// outermost of its lines.
struct SolidDetails {
  std::vector<Ring> all, outermost;
};
SolidDetails solid_details_of(const Picture& picture, std::span<const Ring> silhouette);

}  // namespace mazefolio::topology
