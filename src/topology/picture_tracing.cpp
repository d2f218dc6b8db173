#include "topology/picture_tracing.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "base/geometry/edges.h"

namespace mazefolio::topology {
namespace {

constexpr double photograph_smoothing = 2;

// A tone between black and white that is no soft edge between them: those have one of the two beside them.
bool is_tone(const Picture& picture, std::uint32_t x, std::uint32_t y) {
  const auto is_amid = [&](std::uint32_t px, std::uint32_t py, float margin) {
    const float dark = darkness(picture.at(px, py));
    return dark > margin && dark < 1 - margin;
  };
  constexpr float beside = 0.06F;
  return is_amid(x, y, 0.2F) && is_amid(x - 1, y, beside) && is_amid(x + 1, y, beside) &&
         is_amid(x, y - 1, beside) && is_amid(x, y + 1, beside);
}

bool has_dark_border(const Picture& picture, double threshold) {
  const std::uint32_t frame = std::max(1U, std::min(picture.width, picture.height) / 50);
  std::size_t count = 0, dark = 0;
  for (std::uint32_t y = 0; y < picture.height; ++y)
    for (std::uint32_t x = 0; x < picture.width; ++x) {
      if (x >= frame && y >= frame && x + frame < picture.width && y + frame < picture.height) continue;
      ++count;
      dark += darkness(picture.at(x, y)) >= static_cast<float>(threshold);
    }
  return dark * 2 > count;
}

}  // namespace

std::vector<OptionRow> silhouette_options() {
  return {
      choice_option("invert",
                    "take the light or transparent instead of the dark or opaque; auto: yes of a photograph "
                    "whose border is dark",
                    {"auto", "no", "yes"}),
      integer_option(
          "threshold", "auto",
          "how dark or opaque the inside is at least, in percent; auto: 50, or by Otsu's method in a "
          "photograph",
          1, 99),
      choice_option("pieces",
                    "largest: the largest piece alone, without small holes; auto: so in a photograph, and "
                    "pieces of a drawing that nearly touch are one",
                    {"auto", "all", "largest"}),
      choice_option("holes",
                    "what becomes of the ground within the outline; auto: it is filled in a drawing of lines",
                    {"auto", "keep", "fill"}),
      real_option("smoothing", "auto", "how smooth the outline is; auto: 2 in a photograph, else 0", 0, 10),
  };
}

Grays grays_of(const Picture& picture) {
  Grays out{};
  for (const std::uint32_t pixel : picture.pixels)
    ++out[static_cast<std::size_t>(std::clamp(std::lround((1 - darkness(pixel)) * 255), 0L, 255L))];
  return out;
}

double otsu_threshold(const Grays& grays) {
  double all = 0, sum = 0;
  for (std::size_t i = 0; i < grays.size(); ++i) {
    all += static_cast<double>(grays[i]);
    sum += static_cast<double>(grays[i] * i);
  }
  double best = 0, count = 0, below = 0;
  std::size_t first = 0, last = 0;  // of equally good grays: those of a gap
  for (std::size_t i = 0; i + 1 < grays.size(); ++i) {
    count += static_cast<double>(grays[i]);
    below += static_cast<double>(grays[i] * i);
    if (count == 0 || count == all) continue;
    const double apart = below / count - (sum - below) / (all - count);
    const double between = count * (all - count) * apart * apart;
    if (between > best) {
      best = between;
      first = i;
    }
    if (between == best) last = i;
  }
  if (best == 0) return 0.5;
  return 1 - (static_cast<double>(first + last) / 2 + 0.5) / 255;
}

bool is_photograph(const Picture& picture) {
  if (is_by_alpha(picture)) return false;
  std::size_t tones = 0;
  for (std::uint32_t y = 1; y + 1 < picture.height; ++y)
    for (std::uint32_t x = 1; x + 1 < picture.width; ++x) tones += is_tone(picture, x, y);
  return tones * 10 > picture.pixels.size();
}

Tracing tracing_of(const Picture& picture, const Options& options) {
  const bool photograph = is_photograph(picture);
  Tracing out;
  if (options.text("threshold") != "auto")
    out.threshold = static_cast<double>(options.integer("threshold")) / 100;
  else if (photograph)
    out.threshold = otsu_threshold(grays_of(picture));
  const auto is = [&](const char* option, const char* yes, bool otherwise) {
    const std::string& text = options.text(option);
    return text == "auto" ? otherwise : text == yes;
  };
  out.invert = is("invert", "yes", photograph && has_dark_border(picture, out.threshold));
  out.largest = is("pieces", "largest", photograph);
  out.holes = is("holes", "fill", false)   ? Holes::fill
              : is("holes", "keep", false) ? Holes::keep
                                           : Holes::of_drawings;
  if (options.text("smoothing") != "auto")
    out.smoothing = options.real("smoothing");
  else if (photograph)
    out.smoothing = photograph_smoothing;
  return out;
}

Result<Silhouette> silhouette_of(const Picture& picture, const Options& options) {
  Silhouette out{{}, {}, tracing_of(picture, options), is_photograph(picture)};
  TracedPieces pieces = traced_pieces(picture, out.tracing);
  out.rings = std::move(pieces.rings);
  out.beside = std::move(pieces.beside);
  Tracing rest = out.tracing;
  rest.invert = !rest.invert;
  rest.largest = false;
  if (out.rings.empty() || contours(picture, rest).empty())
    return failure(
        fmt::format("the silhouette is blank: {} of it is inside", out.rings.empty() ? "nothing" : "all"),
        "draw the shape black on a transparent or white background");
  const double scale = to_pixels(picture).scale;
  double inside = 0;
  for (const Ring& ring : out.rings) {
    const double area = signed_area(ring) * scale * scale;
    ++(area > 0 ? out.pieces : out.holes);
    inside += area;
  }
  out.share = inside / static_cast<double>(picture.pixels.size());
  return out;
}

}  // namespace mazefolio::topology
