#include "publish/find_silhouette.h"

#include <fmt/format.h>

#include <utility>

#include "base/diagnostic.h"
#include "base/text/amounts.h"
#include "publish/silhouettes.h"
#include "publish/text_picture.h"
#include "render/read_picture.h"
#include "render/svg.h"

namespace mazefolio::publish {
namespace {

std::string svg_of(const Picture& picture, const Silhouette& found) {
  const Transform place = to_pixels(picture);
  Path path;
  for (const Ring& ring : found.rings) {
    path.move_to(place(ring.front().at));
    for (std::size_t i = 1; i < ring.size(); ++i) path.line_to(place(ring[i].at));
    path.close();
  }
  return to_svg({{static_cast<double>(picture.width), static_cast<double>(picture.height)},
                 {Shape{std::move(path), std::nullopt, black}}});
}

}  // namespace

FoundSilhouette find_silhouette(const std::string& name, const std::string& bytes, const Options& options) {
  try {
    const Picture picture = is_text_picture(name, bytes) ? read_text_picture(bytes) : read_picture(bytes);
    Silhouette found = picture_outline(picture, options).value();
    return {svg_of(picture, found), picture.width, picture.height, std::move(found)};
  } catch (const InputError& wrong) {
    Diagnostics at_file;
    for (const Diagnostic& d : wrong.found().all()) at_file.error({name}, d.message, d.hint);
    throw InputError(at_file);
  }
}

std::string silhouette_text(const FoundSilhouette& found) {
  const Silhouette& s = found.silhouette;
  const std::string holes =
      s.holes > 0 ? " with " + counted(static_cast<std::size_t>(s.holes), "hole") : std::string();
  return fmt::format("{}{}, {:.0f} % of {} x {} pixels; {}threshold {:.0f}, invert {}, smoothing {}",
                     counted(static_cast<std::size_t>(s.pieces), "piece"), holes, s.share * 100, found.width,
                     found.height, s.photograph ? "a photograph: " : "", s.tracing.threshold * 100,
                     s.tracing.invert ? "yes" : "no", s.tracing.smoothing);
}

}  // namespace mazefolio::publish
