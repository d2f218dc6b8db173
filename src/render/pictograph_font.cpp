// Pango and fontconfig fall back on other fonts, which for pictographs are often in color. So the family of
// the font that was loaded is compared, its own table of characters is asked, and the glyph is taken by its
// number.
#include "render/pictograph_font.h"

#include <cairo-ft.h>
#include <fmt/format.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>

#include <algorithm>
#include <memory>

#include "base/diagnostic.h"
#include "base/text/printable.h"
#include "base/text/utf8.h"
#include "render/font_check.h"
#include "render/fonts.h"
#include "render/gobject.h"
#include "render/pixels.h"
#include "render/svg.h"

namespace mazefolio::render {
namespace {

constexpr double longer_side = 1000;

Object<PangoFont> loaded(const std::string& family) {
  PangoFontMap* const fonts = pango_cairo_font_map_get_default();
  const Object<PangoContext> context{pango_font_map_create_context(fonts)};
  cairo_font_options_t* const options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options(context.get(), options);
  cairo_font_options_destroy(options);
  PangoFontDescription* const wanted = pango_font_description_new();
  pango_font_description_set_family(wanted, family.c_str());
  pango_font_description_set_absolute_size(wanted, longer_side * PANGO_SCALE);
  Object<PangoFont> font{pango_context_load_font(context.get(), wanted)};
  pango_font_description_free(wanted);
  return font;
}

FcPattern* font_pattern(PangoFont* font) {
  return PANGO_IS_FC_FONT(font) ? pango_fc_font_get_pattern(PANGO_FC_FONT(font)) : nullptr;
}

bool is_of_family(PangoFont* font, const std::string& family) {
  FcChar8* name = nullptr;
  FcPattern* const pattern = font_pattern(font);
  for (int i = 0; pattern && FcPatternGetString(pattern, FC_FAMILY, i, &name) == FcResultMatch; ++i)
    if (family == reinterpret_cast<const char*>(name)) return true;
  return false;
}

Path path_of(cairo_t* to, const Point& origin, double scale) {
  Path out;
  const auto place = [&](const cairo_path_data_t& p) {
    return Point{(p.point.x - origin.x) * scale, (p.point.y - origin.y) * scale};
  };
  cairo_path_t* const path = cairo_copy_path(to);
  for (int i = 0; i < path->num_data; i += path->data[i].header.length) {
    const cairo_path_data_t* const p = &path->data[i];
    switch (p->header.type) {
      case CAIRO_PATH_MOVE_TO:
        out.move_to(place(p[1]));
        break;
      case CAIRO_PATH_LINE_TO:
        out.line_to(place(p[1]));
        break;
      case CAIRO_PATH_CURVE_TO:
        out.curve_to(place(p[1]), place(p[2]), place(p[3]));
        break;
      case CAIRO_PATH_CLOSE_PATH:
        out.close();
        break;
    }
  }
  cairo_path_destroy(path);
  // Cairo begins a path anew after each closed one; the last of these draws nothing.
  if (!out.empty() && out.verbs.back() == Path::Verb::move) {
    out.verbs.pop_back();
    out.points.pop_back();
  }
  return out;
}

}  // namespace

struct PictographFont::State {
  Object<PangoFont> font;
  FontCheck check;
};

PictographFont::PictographFont(std::unique_ptr<State> state) : state_(std::move(state)) {}
PictographFont::~PictographFont() = default;
PictographFont::PictographFont(PictographFont&&) noexcept = default;
PictographFont& PictographFont::operator=(PictographFont&&) noexcept = default;

Result<PictographFont> PictographFont::open(const std::string& family) {
  const FontChoice choice = choose_font({family});
  const auto missing = [&] { return failure(fmt::format("the font '{}' is not installed", family)); };
  if (!choice.installed) return missing();
  auto state = std::make_unique<State>();
  state->font = loaded(choice.used);
  if (!state->font || !is_of_family(state->font.get(), choice.used)) return missing();
  state->check.check(state->font.get());
  return PictographFont(std::move(state));
}

std::string PictographFont::file() const {
  FcChar8* file = nullptr;
  FcPattern* const pattern = font_pattern(state_->font.get());
  return pattern && FcPatternGetString(pattern, FC_FILE, 0, &file) == FcResultMatch
             ? reinterpret_cast<const char*>(file)
             : "";
}

bool PictographFont::has(char32_t character) const {
  FcCharSet* set = nullptr;
  FcPattern* const pattern = font_pattern(state_->font.get());
  return pattern && FcPatternGetCharSet(pattern, FC_CHARSET, 0, &set) == FcResultMatch &&
         FcCharSetHasChar(set, character) == FcTrue;
}

Pictograph PictographFont::glyph(char32_t character) const {
  cairo_scaled_font_t* const font = pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(state_->font.get()));
  cairo_glyph_t* glyphs = nullptr;
  int count = 0;
  const std::string text = to_utf8(character);
  cairo_status_t status = cairo_scaled_font_text_to_glyphs(
      font, 0, 0, text.data(), static_cast<int>(text.size()), &glyphs, &count, nullptr, nullptr, nullptr);
  const std::unique_ptr<cairo_glyph_t, void (*)(cairo_glyph_t*)> held(glyphs, cairo_glyph_free);
  PixelCanvas canvas(1, 1);
  cairo_t* const to = canvas.context();
  cairo_set_scaled_font(to, font);
  if (status == CAIRO_STATUS_SUCCESS && count == 1 && glyphs->index != 0) cairo_glyph_path(to, glyphs, count);
  if (status == CAIRO_STATUS_SUCCESS) status = cairo_status(to);
  double x0 = 0, y0 = 0, x1 = 0, y1 = 0;
  cairo_path_extents(to, &x0, &y0, &x1, &y1);
  if (status != CAIRO_STATUS_SUCCESS || x1 <= x0 || y1 <= y0)
    throw WorldError(
        fmt::format("the font {} cannot be read: it does not give {}", file(), code_point(character)));
  const double scale = longer_side / std::max(x1 - x0, y1 - y0);
  return {path_of(to, {x0, y0}, scale), {(x1 - x0) * scale, (y1 - y0) * scale}};
}

std::string svg_of(const Pictograph& pictograph) {
  return to_svg({pictograph.size, {Shape{pictograph.outline, std::nullopt, black}}});
}

}  // namespace mazefolio::render
