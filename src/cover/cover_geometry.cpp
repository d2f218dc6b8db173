#include "cover/cover_geometry.h"

#include <algorithm>

namespace mazefolio::cover {
namespace {

constexpr double least_words = 3;  ///< points; narrower spines have no words

Rect mirrored(const Rect& r, double width) { return {width - r.x1, r.y0, width - r.x0, r.y1}; }

/// The part without the bleed beside it, or with it where it ends at the trim.
Rect with_bleed(const CoverGeometry& place, const Rect& part) {
  Rect out{part.x0, 0, part.x1, place.sheet.height};
  if (part.x0 <= place.trim.x0) out.x0 = 0;
  if (part.x1 >= place.trim.x1) out.x1 = place.sheet.width;
  return out;
}

}  // namespace

int bound_pages(int pages) { return pages + pages % 2; }

Length spine_width(const CoverRules& rules, Length caliper, int pages) {
  return caliper * bound_pages(pages) + rules.spine_added;
}

CoverGeometry cover_geometry(const CoverRules& rules, Length spine, const BoundBook& book) {
  const double bleed = rules.bleed.pt, safe = std::max(rules.safe.pt, rules.text_safe.pt);
  const Size trim = book.trim;
  CoverGeometry out;
  out.bleed = bleed;
  out.sheet = {2 * trim.width + spine.pt + 2 * bleed, trim.height + 2 * bleed};
  out.trim = inset({0, 0, out.sheet.width, out.sheet.height}, bleed);
  const double fold1 = out.trim.x0 + trim.width, fold2 = fold1 + spine.pt;
  out.back = {out.trim.x0, out.trim.y0, fold1, out.trim.y1};
  out.spine = {fold1, out.trim.y0, fold2, out.trim.y1};
  out.front = {fold2, out.trim.y0, out.trim.x1, out.trim.y1};
  if (rules.spine_text_from && bound_pages(book.pages) >= *rules.spine_text_from &&
      spine.pt - 2 * rules.fold.pt >= least_words)
    out.spine_safe =
        Rect{fold1 + rules.fold.pt, out.trim.y0 + safe, fold2 - rules.fold.pt, out.trim.y1 - safe};
  if (const auto& zone = rules.barcode) {
    const double right = fold1 - zone->beside.pt, bottom = out.trim.y1 - zone->above.pt;
    out.barcode = Rect{right - zone->width.pt, bottom - zone->height.pt, right, bottom};
  }
  if (book.bound_right) {
    for (Rect* part : {&out.back, &out.spine, &out.front}) *part = mirrored(*part, out.sheet.width);
    if (out.spine_safe) *out.spine_safe = mirrored(*out.spine_safe, out.sheet.width);
    if (out.barcode) *out.barcode = mirrored(*out.barcode, out.sheet.width);
  }
  out.back_safe = inset(out.back, safe);
  out.front_safe = inset(out.front, safe);
  return out;
}

Rect covering(Size proportions, const Rect& box) {
  const double scale = std::max(box.width() / proportions.width, box.height() / proportions.height);
  const Point middle = box.center(), half = Point{proportions.width, proportions.height} * (scale / 2);
  return {middle.x - half.x, middle.y - half.y, middle.x + half.x, middle.y + half.y};
}

Rect front_with_bleed(const CoverGeometry& place) { return with_bleed(place, place.front); }
Rect back_with_bleed(const CoverGeometry& place) { return with_bleed(place, place.back); }

}  // namespace mazefolio::cover
