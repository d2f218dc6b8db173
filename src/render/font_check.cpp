// A font is read late and piece by piece: fontconfig tells from its cache which characters it has, HarfBuzz
// maps its tables for shaping, Cairo opens it for outlines, closes it when many are open, and opens it again.
// Each takes a failure for an empty font. So the tables are compared when a font is seen first, and Cairo is
// asked at the end.
#include "render/font_check.h"

#include <cairo-ft.h>
#include <fmt/format.h>
#include <hb.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>

#include <map>
#include <string>

#include FT_TRUETYPE_TABLES_H

#include "base/diagnostic.h"
#include "render/gobject.h"

namespace mazefolio::render {
namespace {

FcPattern* pattern_of(PangoFont* font) {
  return PANGO_IS_FC_FONT(font) ? pango_fc_font_get_pattern(PANGO_FC_FONT(font)) : nullptr;
}

std::string file_of(PangoFont* font) {
  FcChar8* file = nullptr;
  FcPattern* const pattern = pattern_of(font);
  return pattern && FcPatternGetString(pattern, FC_FILE, 0, &file) == FcResultMatch
             ? reinterpret_cast<const char*>(file)
             : "without a file";
}

[[noreturn]] void fail(PangoFont* font, std::string_view reason) {
  throw WorldError(fmt::format("the font {} cannot be read: {}", file_of(font), reason));
}

cairo_scaled_font_t* scaled(PangoFont* font) {
  return PANGO_IS_CAIRO_FONT(font) ? pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(font)) : nullptr;
}

void check_status(PangoFont* font) {
  cairo_scaled_font_t* const of_cairo = scaled(font);
  if (!of_cairo) fail(font, "it does not open");
  if (const cairo_status_t status = cairo_scaled_font_status(of_cairo); status != CAIRO_STATUS_SUCCESS)
    fail(font, cairo_status_to_string(status));
}

class LockedFace {
 public:
  explicit LockedFace(PangoFont* font) : font_(scaled(font)), face_(cairo_ft_scaled_font_lock_face(font_)) {}
  ~LockedFace() {
    if (face_) cairo_ft_scaled_font_unlock_face(font_);
  }
  LockedFace(const LockedFace&) = delete;
  LockedFace& operator=(const LockedFace&) = delete;
  FT_Face get() const { return face_; }

 private:
  cairo_scaled_font_t* font_;
  FT_Face face_;
};

// HarfBuzz lists a table where the head of the file names it, and cuts it where the file ends. FreeType knows
// only whole tables.
bool has_whole_tables(hb_face_t* shaped, FT_Face drawn) {
  constexpr unsigned at_once = 64;
  hb_tag_t tags[at_once];
  unsigned count = at_once;
  for (unsigned first = 0; count == at_once; first += count) {
    hb_face_get_table_tags(shaped, first, &count, tags);
    for (unsigned i = 0; i < count; ++i) {
      FT_ULong length = 0;
      FT_Load_Sfnt_Table(drawn, tags[i], 0, nullptr, &length);
      hb_blob_t* const table = hb_face_reference_table(shaped, tags[i]);
      const bool whole = length > 0 && hb_blob_get_length(table) == length;
      hb_blob_destroy(table);
      if (!whole) return false;
    }
  }
  return true;
}

void check_tables(PangoFont* font) {
  const LockedFace drawn(font);
  if (!drawn.get()) fail(font, "it does not open");
  if (!FT_IS_SFNT(drawn.get())) return;
  hb_face_t* const shaped = hb_font_get_face(pango_font_get_hb_font(font));
  if (hb_face_get_glyph_count(shaped) == 0) fail(font, "it has no letters");
  if (!has_whole_tables(shaped, drawn.get())) fail(font, "it is cut short");
}

bool should_have(PangoFont* font, gunichar character) {
  FcCharSet* set = nullptr;
  FcPattern* const pattern = pattern_of(font);
  return pattern && FcPatternGetCharSet(pattern, FC_CHARSET, 0, &set) == FcResultMatch &&
         FcCharSetHasChar(set, character);
}

}  // namespace

struct FontCheck::State {
  std::map<PangoFont*, Object<PangoFont>> known;
};

FontCheck::FontCheck() : state_(std::make_unique<State>()) {}
FontCheck::~FontCheck() = default;

void FontCheck::check(PangoFont* font) {
  if (state_->known.contains(font)) return;
  check_status(font);
  check_tables(font);
  state_->known.emplace(font,
                        static_cast<PangoFont*>(g_object_ref(font)));  // so that its address stays its own
}

void FontCheck::check(PangoLayout* layout) {
  for (GSList* line = pango_layout_get_lines_readonly(layout); line; line = line->next)
    for (GSList* run = static_cast<PangoLayoutLine*>(line->data)->runs; run; run = run->next) {
      const auto* const glyphs = static_cast<PangoLayoutRun*>(run->data);
      PangoFont* const font = glyphs->item->analysis.font;
      check(font);
      for (int i = 0; i < glyphs->glyphs->num_glyphs; ++i) {
        const PangoGlyph glyph = glyphs->glyphs->glyphs[i].glyph;
        if (glyph != PANGO_GLYPH_EMPTY && (glyph & PANGO_GLYPH_UNKNOWN_FLAG) &&
            should_have(font, glyph & ~PANGO_GLYPH_UNKNOWN_FLAG))
          fail(font, "it lacks letters that it should have");
      }
    }
}

void FontCheck::check_again() const {
  for (const auto& [font, held] : state_->known) check_status(font);
}

}  // namespace mazefolio::render
