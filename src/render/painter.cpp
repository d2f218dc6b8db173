// Each shape is one path object: the walls of a maze are one stroke. The tolerance is Cairo's default (0.1
// points); a finer one takes a sixth more time without a visible difference.
#include "render/painter.h"

#include <cairo.h>

#include "base/raw_pdf.h"
#include "base/system/parallel.h"
#include "render/path_text.h"
#include "render/place_picture.h"
#include "render/text_setter.h"

namespace mazefolio::render {
namespace {

constexpr double radians = 3.141592653589793 / 180;

void trace(cairo_t* to, const Path& path) {
  const Point* p = path.points.data();
  for (const Path::Verb verb : path.verbs) switch (verb) {
      case Path::Verb::move:
        cairo_move_to(to, p->x, p->y);
        ++p;
        break;
      case Path::Verb::line:
        cairo_line_to(to, p->x, p->y);
        ++p;
        break;
      case Path::Verb::curve:
        cairo_curve_to(to, p[0].x, p[0].y, p[1].x, p[1].y, p[2].x, p[2].y);
        p += 3;
        break;
      case Path::Verb::arc:
        (p[2].x < p[1].y ? cairo_arc_negative : cairo_arc)(to, p[0].x, p[0].y, p[1].x, p[1].y, p[2].x);
        p += 3;
        break;
      case Path::Verb::close:
        cairo_close_path(to);
        break;
    }
}

cairo_line_cap_t cap_of(Cap cap) {
  return cap == Cap::butt    ? CAIRO_LINE_CAP_BUTT
         : cap == Cap::round ? CAIRO_LINE_CAP_ROUND
                             : CAIRO_LINE_CAP_SQUARE;
}
cairo_line_join_t join_of(Join join) {
  return join == Join::miter   ? CAIRO_LINE_JOIN_MITER
         : join == Join::round ? CAIRO_LINE_JOIN_ROUND
                               : CAIRO_LINE_JOIN_BEVEL;
}

void paint_shape(cairo_t* to, const Shape& shape) {
  if (!shape.within.empty()) {
    cairo_save(to);
    trace(to, shape.within);
    cairo_clip(to);
  }
  trace(to, shape.path);
  if (shape.fill) {
    cairo_set_source_rgb(to, shape.fill->r, shape.fill->g, shape.fill->b);
    shape.stroke ? cairo_fill_preserve(to) : cairo_fill(to);
  }
  if (shape.stroke) {
    const Stroke& s = *shape.stroke;
    cairo_set_source_rgb(to, s.ink.r, s.ink.g, s.ink.b);
    cairo_set_line_width(to, s.width);
    cairo_set_line_cap(to, cap_of(s.cap));
    cairo_set_line_join(to, join_of(s.join));
    cairo_set_dash(to, s.dashes.data(), static_cast<int>(s.dashes.size()), 0);
    cairo_stroke(to);
  }
  cairo_new_path(to);
  if (!shape.within.empty()) cairo_restore(to);
}

/// Leaves a stand-in for the shape and its text for later.
void set_apart(cairo_t* to, const Shape& shape, std::vector<std::string>& apart) {
  cairo_matrix_t m;
  cairo_get_matrix(to, &m);
  apart.push_back(path_text(shape, {m.xx, m.yx, m.xy, m.yy, m.x0, m.y0}));
  cairo_identity_matrix(to);
  cairo_set_source_rgb(to, 0, 0, 0);
  cairo_rectangle(to, stand_in_at, stand_in_at, stand_in_size, stand_in_size);
  cairo_fill(to);
  cairo_set_matrix(to, &m);
}

template <class Fn>
void in_place(cairo_t* to, const Transform& place, Fn paint, double turn = 0) {
  cairo_save(to);
  cairo_translate(to, place.shift.x, place.shift.y);
  if (turn != 0) cairo_rotate(to, turn * radians);
  cairo_scale(to, place.scale, place.scale);
  paint();
  cairo_restore(to);
}

}  // namespace

struct Painter::State {
  State(const std::string& language, PictureInk ink, std::vector<std::string>* paths)
      : text(language), pictures(ink), apart(paths) {}
  TextSetter text;
  Pictures pictures;
  std::vector<std::string>* apart;

  void paint(cairo_t* to, const std::vector<Item>& items) {
    for (const Item& item : items) {
      throw_if_canceled();
      paint(to, item);
    }
  }

  void paint(cairo_t* to, const Item& item, bool goes_on = false) {
    if (const auto* shape = std::get_if<Shape>(&item)) {
      if (apart && has_path_text(*shape))
        set_apart(to, *shape, *apart);
      else
        paint_shape(to, *shape);
    } else if (const auto* run = std::get_if<TextRun>(&item)) {
      text.show(to, *run, goes_on);
    } else if (const auto* image = std::get_if<Image>(&item)) {
      pictures.show(to, *image);
    } else if (const auto* group = std::get_if<Group>(&item)) {
      in_place(
          to, group->transform, [&] { paint(to, group->items); }, group->turn);
    }
  }
};

Painter::Painter(const std::string& language, PictureInk ink, std::vector<std::string>* apart)
    : state_(std::make_unique<State>(language, ink, apart)) {}
Painter::~Painter() = default;

void Painter::paint(cairo_t* to, const Frame& frame) { state_->paint(to, frame.items); }

void Painter::paint(cairo_t* to, const PlacedItem& placed, bool goes_on) {
  throw_if_canceled();
  in_place(to, placed.place, [&] { state_->paint(to, *placed.item, goes_on); });
}

void Painter::check_fonts() const { state_->text.check_fonts(); }

}  // namespace mazefolio::render
