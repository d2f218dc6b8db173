#pragma once

#include <string>
#include <utility>
#include <vector>

#include "layout/setting.h"
#include "support/namespaces.h"

namespace mazefolio::tests {

/// One look for each kind of heading, with every optional part switched on.
inline std::vector<Look> sample_looks() {
  Look centered;
  centered.name = "centred";
  centered.ornament = Ornament::lozenge;
  centered.rule_pt = 0.75;
  centered.title_frame = TitleFrame::lines;
  centered.folio_style = FolioStyle::dashes;
  Look badge;
  badge.name = "badge";
  badge.heading = HeadingStyle::badge;
  badge.level = LevelStyle::stars;
  badge.ornament = Ornament::stars;
  badge.title_frame = TitleFrame::dots;
  badge.folio_place = FolioPlace::foot_outer;
  badge.folio_style = FolioStyle::circle;
  badge.running_heads = false;
  badge.numeral_pt = 22;
  Look numeral;
  numeral.name = "numeral";
  numeral.composition = Composition::asymmetric;
  numeral.heading = HeadingStyle::numeral;
  numeral.level = LevelStyle::pips;
  numeral.folio_place = FolioPlace::head_outer;
  numeral.numeral_pt = 48;
  numeral.leaders = false;
  return {centered, badge, numeral};
}

/// Pages from pocket size to a large square, with their type floors.
inline std::vector<std::pair<Size, double>> sample_pages() {
  return {{{288, 432}, 9},  {{432, 648}, 10}, {{595.28, 841.89}, 12},
          {{612, 792}, 16}, {{864, 864}, 18}, {{792, 612}, 12}};
}

inline Setting sample_setting(const Look& look, Size page, double floor, TextMeasurer& measurer) {
  return {look, {page, inches(0.6), inches(0.4), inches(0.45), inches(0.5)}, points(floor), false, &measurer};
}

/// Boxes of all texts on a page, as wide and high as they print.
inline std::vector<std::pair<std::string, Rect>> text_boxes(const Page& page, TextMeasurer& measurer) {
  std::vector<std::pair<std::string, Rect>> out;
  for (const Item& item : page.frame.items)
    if (const auto* run = std::get_if<TextRun>(&item)) {
      const double width =
          measurer.width(run->text, run->font) + run->tracking_pt * static_cast<double>(run->text.size());
      const double left = run->at.x - (run->align == Align::left     ? 0
                                       : run->align == Align::center ? width / 2
                                                                     : width);
      const double size = run->font.size_pt;
      out.push_back({run->text, {left, run->at.y - size * 0.7, left + width, run->at.y + size * 0.2}});
    }
  return out;
}

inline bool within(const Rect& inner, const Rect& outer) {
  return inner.x0 > outer.x0 - 1e-6 && inner.y0 > outer.y0 - 1e-6 && inner.x1 < outer.x1 + 1e-6 &&
         inner.y1 < outer.y1 + 1e-6;
}
inline bool apart(const Rect& a, const Rect& b) {
  return a.x0 >= b.x1 - 1e-6 || b.x0 >= a.x1 - 1e-6 || a.y0 >= b.y1 - 1e-6 || b.y0 >= a.y1 - 1e-6;
}

/// Every point of every shape and every frame of an image is in `area`.
inline bool shapes_within(const Page& page, const Rect& area) {
  for (const Item& item : page.frame.items)
    if (const auto* shape = std::get_if<Shape>(&item)) {
      // A rule may run from margin to margin: butt caps do not stick out.
      const bool fine = !shape->stroke || shape->stroke->width < 1;
      const double half = fine ? 0 : shape->stroke->width / 2;
      std::size_t i = 0;
      const auto in = [&](Point p, double by) {
        return within({p.x - by, p.y - by, p.x + by, p.y + by}, area);
      };
      for (const Path::Verb verb : shape->path.verbs) {
        if (verb == Path::Verb::close) continue;
        if (verb == Path::Verb::arc) {  // full circles only
          if (!in(shape->path.points[i], shape->path.points[i + 1].x + half)) return false;
          i += 3;
          continue;
        }
        for (int k = verb == Path::Verb::curve ? 3 : 1; k > 0; --k)
          if (!in(shape->path.points[i++], half * 0.99)) return false;
      }
    }
  return true;
}

}  // namespace mazefolio::tests
