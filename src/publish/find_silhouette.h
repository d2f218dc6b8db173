#pragma once

#include <cstdint>
#include <string>

#include "base/options.h"
#include "topology/picture_tracing.h"

namespace mazefolio::publish {

/// The silhouette in a picture, as the shape `picture` sees it.
struct FoundSilhouette {
  std::string svg;  ///< black on nothing, a unit for each pixel: a picture for the same shape
  std::uint32_t width = 0, height = 0;
  Silhouette silhouette;
};

/// Looks for a silhouette in the bytes of an SVG, PNG or JPEG file, or of lines of text. `options` are those
/// of silhouette_options(). Throws InputError at the name of the file. Call it before threads are started.
FoundSilhouette find_silhouette(const std::string& name, const std::string& bytes, const Options& options);

/// One line about what was found.
std::string silhouette_text(const FoundSilhouette& found);

}  // namespace mazefolio::publish
