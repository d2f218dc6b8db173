#include <cmath>

#include "preflight/content_run.h"

namespace mazefolio::preflight {
namespace {

constexpr int deepest_form = 20;
constexpr double text_height = 0.45;  // of an em: what any word has
constexpr double points_in_inch = 72;

}  // namespace

PaintMark ContentRun::mark_of(PaintMark::Kind kind, const Rect& box) const {
  PaintMark out;
  out.kind = kind;
  out.box = box;
  out.clip = state_.clip;
  out.ink = kind == PaintMark::Kind::stroke ? state_.stroke : state_.fill;
  out.transparent = state_.transparent(kind == PaintMark::Kind::stroke);
  return out;
}

void ContentRun::tell(PaintMark mark) {
  if (scene_.host) {
    mark.box = scene_.host->box;
    mark.clip = scene_.host->clip;
  }
  if (mark.ink.pattern)
    fill_with_pattern(mark);
  else
    mark_(mark);
}

void ContentRun::fill_with_pattern(PaintMark& mark) {
  const PatternFacts& pattern = *mark.ink.pattern;
  if (pattern.shading) {
    mark.ink.pattern = nullptr;
    mark.ink.kind = pattern.ink.kind;
    return mark_(mark);
  }
  if (!pattern.cell.content || scene_.depth >= deepest_form) return;
  GraphicsState inside;
  inside.ctm = product(pattern.cell.matrix, scene_.base);
  inside.clip = mark.clip;
  inside.in_transparent = mark.transparent;
  const PageResources* own = pattern.cell.resources ? pattern.cell.resources : scene_.resources;
  const PaintMark host = mark;
  ContentRun({own, inside.ctm, scene_.depth + 1, &host, pattern.colored}, inside, codes_, budget_, mark_)
      .run(*pattern.cell.content);
}

void ContentRun::fill() {
  if (is_empty(path_.box())) return;
  PaintMark mark = mark_of(PaintMark::Kind::fill, path_.box());
  mark.thickness = path_.thinnest_bar();
  tell(std::move(mark));
}

void ContentRun::stroke() {
  if (is_empty(path_.box())) return;
  const double half = state_.line_width * largest_scale(state_.ctm) / 2;
  PaintMark mark = mark_of(PaintMark::Kind::stroke, inset(path_.box(), -half));
  mark.thickness = state_.line_width * least_scale(state_.ctm);
  tell(std::move(mark));
}

void ContentRun::shade() {
  const InkSpace* space = scene_.resources ? scene_.resources->shading(name()) : nullptr;
  if (!space) return;
  PaintMark mark = mark_of(PaintMark::Kind::shade, state_.clip);
  mark.ink = PaintInk{};
  mark.ink.known = false;
  mark.ink.kind = space->kind;
  tell(std::move(mark));
}

void ContentRun::next_line(double x, double y) { matrix_ = line_ = product({1, 0, 0, 1, x, y}, line_); }

void ContentRun::show(const std::vector<Token>& parts) {
  const TextState& t = state_.text;
  ShownText shown;
  for (const Token& part : parts) {
    if (part.kind == Token::Kind::text) add_shown(t, text_bytes(part.raw), codes_, shown);
    if (part.kind == Token::Kind::number) shown.width -= part.number / 1000 * t.size * t.stretch;
  }
  const PdfMatrix at = product(matrix_, state_.ctm);
  const Rect box = image_of({0, t.rise, shown.width, t.rise + text_height * t.size}, at);
  const Point up = at({0, t.size}) - at({0, 0});
  matrix_ = product({1, 0, 0, 1, shown.width, 0}, matrix_);
  if (!t.font || shown.blank) return;
  const bool only_stroked = t.mode == 1 || t.mode == 5;
  PaintMark mark = mark_of(only_stroked ? PaintMark::Kind::stroke : PaintMark::Kind::fill, box);
  mark.kind = PaintMark::Kind::text;
  mark.hidden = t.mode == 3 || t.mode == 7;
  mark.stroked_too = t.mode == 2 || t.mode == 6;
  mark.size = std::sqrt(dot(up, up));
  mark.font = t.font;
  mark.text = std::move(shown.text);
  tell(std::move(mark));
}

void ContentRun::draw() {
  if (!scene_.resources) return;
  const std::string wanted = name();
  if (const ImageFacts* picture = scene_.resources->image(wanted)) {
    show_picture(*picture);
    return;
  }
  const FormFacts* form = scene_.resources->form(wanted);
  if (!form) return;
  if (scene_.depth >= deepest_form || !form->content) {
    budget_.exceeded = true;
    return;
  }
  GraphicsState inside = state_;
  inside.in_transparent = state_.in_transparent || (form->group && state_.transparent(false));
  inside.ctm = product(form->matrix, state_.ctm);
  inside.clip = common_part(state_.clip, image_of(form->box, inside.ctm));
  const PageResources* own = form->resources ? form->resources : scene_.resources;
  ContentRun({own, inside.ctm, scene_.depth + 1, scene_.host, scene_.colored}, inside, codes_, budget_, mark_)
      .run(*form->content);
}

void ContentRun::show_picture(const ImageFacts& picture) {
  const PdfMatrix& m = state_.ctm;
  PaintMark mark = mark_of(PaintMark::Kind::picture, image_of({0, 0, 1, 1}, m));
  const double wide = std::sqrt(m.a * m.a + m.b * m.b) / points_in_inch,
               high = std::sqrt(m.c * m.c + m.d * m.d) / points_in_inch;
  mark.dpi = std::min(wide > 0 ? picture.width / wide : 0, high > 0 ? picture.height / high : 0);
  mark.flat = picture.width <= 1 || picture.height <= 1;
  mark.transparent = mark.transparent || picture.soft_mask;
  if (!picture.stencil) {
    mark.ink = PaintInk{};
    mark.ink.known = false;
    mark.ink.kind = picture.ink.kind;
  }
  tell(std::move(mark));
}

void ContentRun::inline_image(ContentScanner& scanner) {
  ImageFacts picture;
  double bits = 8;
  bool packed = false;
  std::string key;
  Token token = scanner.next();
  for (; token.kind != Token::Kind::end && token.raw != "ID"; token = scanner.next()) {
    if (key.empty()) {
      if (token.kind == Token::Kind::name) key = token.raw;
      continue;
    }
    if (key == "W" || key == "Width") picture.width = token.number;
    if (key == "H" || key == "Height") picture.height = token.number;
    if (key == "BPC" || key == "BitsPerComponent") bits = token.number;
    if (key == "IM" || key == "ImageMask") picture.stencil = token.raw == "true";
    if (key == "F" || key == "Filter") packed = true;
    if ((key == "CS" || key == "ColorSpace") && token.kind == Token::Kind::name) picture.ink = named(token);
    if (token.kind == Token::Kind::bracket && token.raw == "[") continue;
    key.clear();
  }
  if (picture.stencil) bits = 1;
  const double row = std::ceil(picture.width * bits * picture.ink.values / 8), all = row * picture.height;
  scanner.skip_image(packed || !(all > 0 && all < 1e9) ? 0 : static_cast<std::size_t>(all));
  show_picture(picture);
}

InkSpace ContentRun::named(const Token& token) const {
  if (token.raw == "RGB" || token.raw == "DeviceRGB") return device_rgb;
  if (token.raw == "CMYK" || token.raw == "DeviceCMYK") return device_cmyk;
  const InkSpace* found = scene_.resources ? scene_.resources->space(plain_name(token.raw)) : nullptr;
  return found ? *found : InkSpace{};
}

void ContentRun::set_state() {
  const StateFacts* to = scene_.resources ? scene_.resources->state(name()) : nullptr;
  if (!to) return;
  state_.line_width = to->line_width.value_or(state_.line_width);
  state_.fill_alpha = to->fill_alpha.value_or(state_.fill_alpha);
  state_.stroke_alpha = to->stroke_alpha.value_or(state_.stroke_alpha);
  state_.blends = to->blends.value_or(state_.blends);
  state_.soft_mask = to->soft_mask.value_or(state_.soft_mask);
  if (to->font) state_.text.font = to->font;
  state_.text.size = to->font_size.value_or(state_.text.size);
}

}  // namespace mazefolio::preflight
