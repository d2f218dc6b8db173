#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "base/option_rows.h"
#include "base/options.h"
#include "base/result.h"
#include "topology/pixel_rings.h"

namespace mazefolio::topology {

/// The options of a silhouette in a picture, which `tracing_of` reads; their first values let it decide.
std::vector<OptionRow> silhouette_options();

/// How many pixels there are of each gray, from black to white.
using Grays = std::array<std::uint64_t, 256>;
Grays grays_of(const Picture& picture);

/// Otsu's threshold: the darkness that parts the pixels into two groups whose means differ most, in the
/// middle of the grays between them. 0.5 of one gray alone.
double otsu_threshold(const Grays& grays);

/// True of a picture in many tones, which shows more than black, white and the soft edges between them.
bool is_photograph(const Picture& picture);

/// How the silhouette is found: as the options say and, where they do not, by the picture. A photograph
/// has a dark subject, or a light one where its border is dark.
Tracing tracing_of(const Picture& picture, const Options& options);

/// What was found in a picture.
struct Silhouette {
  std::vector<Ring> rings, beside;  ///< as of `traced_pieces`
  Tracing tracing;
  bool photograph = false;
  int pieces = 0, holes = 0;
  double share = 0;  ///< of the picture's area
};

/// Fails where nothing of the picture is inside, or all of it.
Result<Silhouette> silhouette_of(const Picture& picture, const Options& options);

}  // namespace mazefolio::topology
