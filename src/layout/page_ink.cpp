// Every subpath has a box of its own, and of a closed line every piece: the frame of a page claims its four
// sides, not the page.
#include "layout/page_ink.h"

#include <cmath>
#include <initializer_list>

#include "base/geometry/edges.h"
#include "base/geometry/turn.h"
#include "base/text/utf8.h"
#include "layout/reading.h"

namespace mazefolio::layout {
namespace {

constexpr Rect around(Point p, double by) { return {p.x - by, p.y - by, p.x + by, p.y + by}; }

/// Collects the boxes of one shape.
class Boxes {
 public:
  Boxes(const Shape& shape, const Transform& to_page, std::vector<Rect>& out)
      : to_page_(to_page),
        filled_(shape.fill.has_value()),
        half_(shape.stroke ? shape.stroke->width / 2 * std::fabs(to_page.scale) : 0),
        out_(out) {
    const Point* p = shape.path.points.data();
    for (const Path::Verb verb : shape.path.verbs) switch (verb) {
        case Path::Verb::move:
          end_subpath(false);
          first_ = last_ = *p++;
          break;
        case Path::Verb::line:
          add({p[0]});
          ++p;
          break;
        case Path::Verb::curve:
          add({p[0], p[1], p[2]});
          p += 3;
          break;
        case Path::Verb::arc: {
          const Edge arc = Arc{p[0], p[1].x, p[1].y, p[2].x};
          const Rect box = edge_bounds(arc);
          // Its end comes last: there the next piece begins.
          add({{box.x0, box.y0}, {box.x1, box.y1}, edge_end(arc)});
          p += 3;
          break;
        }
        case Path::Verb::close:
          add({first_});
          end_subpath(true);
          break;
      }
    end_subpath(false);
  }

 private:
  /// A piece from the last point through these.
  void add(std::initializer_list<Point> points) {
    Rect box = around(to_page_(last_), half_);
    for (const Point p : points) box = enclosing(box, around(to_page_(p), half_));
    pieces_.push_back(box);
    last_ = *(points.end() - 1);
  }
  void end_subpath(bool closed) {
    if (!closed || filled_)
      for (; pieces_.size() > 1; pieces_.pop_back())
        pieces_.front() = enclosing(pieces_.front(), pieces_.back());
    out_.insert(out_.end(), pieces_.begin(), pieces_.end());
    pieces_.clear();
  }

  const Transform& to_page_;
  bool filled_;
  double half_;
  std::vector<Rect>& out_;
  std::vector<Rect> pieces_;
  Point first_, last_;
};

class Collector {
 public:
  explicit Collector(TextMeasurer& measurer) : measurer_(measurer) {}

  void add(const std::vector<Item>& items, const Transform& to_page) {
    for (const Item& item : items) {
      if (const auto* group = std::get_if<Group>(&item)) add(group->items, within(to_page, group->transform));
      if (const auto* run = std::get_if<TextRun>(&item)) add(*run, to_page);
      if (const auto* shape = std::get_if<Shape>(&item)) add(*shape, to_page);
      if (const auto* image = std::get_if<Image>(&item)) add(*image, to_page);
    }
  }

  PageInk ink;

 private:
  void note(Ink used) { ink.color = ink.color || used.r != used.g || used.g != used.b; }
  void add(const Image& image, const Transform& to_page) {
    ink.art.push_back(in_order(to_page(image.box)));
    if (image.svg) ink.pictures.push_back({image.svg, ink.art.back()});
  }
  void add(const Shape& shape, const Transform& to_page) {
    if (shape.fill) note(*shape.fill);
    if (shape.stroke) note(shape.stroke->ink);
    if (!shape.fill && !shape.stroke) return;
    if (shape.within.empty())
      Boxes(shape, to_page, ink.art);
    else
      Boxes({shape.within, std::nullopt, black}, to_page, ink.art);
  }
  void add(const TextRun& run, const Transform& to_page) {
    note(run.ink);
    if (run.text.find_first_not_of(' ') == std::string::npos) return;
    const double width = measurer_.width(run.text, run.font) +
                         run.tracking_pt * static_cast<double>(count_characters(run.text));
    const TextMeasurer::Metrics metrics = measurer_.metrics(run.font);
    const double x = run.align == Align::left     ? run.at.x
                     : run.align == Align::center ? run.at.x - width / 2
                                                  : run.at.x - width;
    const Rect letters{x, run.at.y - metrics.ascent, x + width, run.at.y + metrics.descent};
    const Rect box = in_order(to_page(letters));
    const Point on_line = to_page(run.at);
    if (!ink.words.empty() && on_line.y == last_line_ && touch(ink.words.back().box, box)) {
      PlacedWords& before = ink.words.back();  // a word whose letters have several cuts
      before.text += run.text;
      before.box = enclosing(before.box, box);
      return;
    }
    last_line_ = on_line.y;
    ink.words.push_back({run.text, box, run.font.size_pt * std::fabs(to_page.scale)});
  }

  static bool touch(const Rect& a, const Rect& b) {
    return std::fabs(a.x1 - b.x0) < 0.01 || std::fabs(b.x1 - a.x0) < 0.01;
  }

  TextMeasurer& measurer_;
  double last_line_ = -1;  ///< the baseline of the last words
};

}  // namespace

PageInk ink_of(const Frame& frame, TextMeasurer& measurer, int page) {
  Collector collector(measurer);
  collector.ink.page = page;
  collector.add(frame.items, {});
  return std::move(collector.ink);
}

}  // namespace mazefolio::layout
