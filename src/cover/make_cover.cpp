#include "cover/make_cover.h"

#include <algorithm>

#include "cover/back_cover.h"
#include "cover/cover_designs.h"
#include "cover/cover_shapes.h"

namespace mazefolio::cover {
namespace {

constexpr Ink trim_ink{0.9, 0, 0.5}, fold_ink{0, 0.4, 0.9}, safe_ink{0, 0.6, 0.3};

void add_guide(const Rect& box, Ink ink, std::vector<double> dashes, std::vector<Item>& items) {
  Shape line = outlined(rectangle_path(box), 0.75, ink);
  line.stroke->cap = Cap::butt;
  line.stroke->dashes = std::move(dashes);
  items.emplace_back(std::move(line));
}

}  // namespace

Result<CoverLayers> make_cover(const CoverBrief& brief, const std::string& design) {
  const auto row = std::ranges::find(designs(), design, &CoverDesign::name);
  CoverLayers layers;
  row->draw(brief, layers);
  if (const Outcome back = add_back(brief, layers); !back) {
    Diagnostics found;
    found.error(brief.book->spec->cover.back.body_place, back.error().message, back.error().hint);
    return found;
  }
  add_spine(brief, layers);
  return layers;
}

Frame sheet_of(const CoverGeometry& place, const CoverLayers& layers, bool guides) {
  Frame frame{place.sheet, layers.ground};
  frame.items.insert(frame.items.end(), layers.content.begin(), layers.content.end());
  if (!guides) return frame;
  add_guide(place.trim, trim_ink, {}, frame.items);
  add_guide({place.spine.x0, 0, place.spine.x1, place.sheet.height}, fold_ink, {6, 3}, frame.items);
  for (const Rect& safe : {place.back_safe, place.front_safe}) add_guide(safe, safe_ink, {2, 2}, frame.items);
  if (place.spine_safe) add_guide(*place.spine_safe, safe_ink, {2, 2}, frame.items);
  if (place.barcode) add_guide(*place.barcode, trim_ink, {2, 2}, frame.items);
  return frame;
}

Frame front_of(const CoverGeometry& place, const CoverLayers& layers) {
  const Rect& front = place.front;
  Group all{{1, {-front.x0, -front.y0}}, layers.ground};
  all.items.insert(all.items.end(), layers.content.begin(), layers.content.end());
  return {front.size(), {std::move(all)}};
}

}  // namespace mazefolio::cover
