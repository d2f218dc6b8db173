// A few families have a configuration of their own, without rules. Those of the current configuration are
// applied to each pattern that Pango asks for. What is then found must be what the current configuration
// finds, and its rules for fonts must leave it as it is.
#include "render/font_selection.h"

#include <cairo-ft.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

#include <algorithm>
#include <vector>

#include "base/text/utf8.h"
#include "render/family_configuration.h"

namespace mazefolio::render {
namespace {

/// Hinting and hinted metrics are meant for screens and would make widths depend on the size.
const cairo_font_options_t* unhinted() {
  static const cairo_font_options_t* const options = [] {
    cairo_font_options_t* const made = cairo_font_options_create();
    cairo_font_options_set_antialias(made, CAIRO_ANTIALIAS_GRAY);
    cairo_font_options_set_hint_style(made, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(made, CAIRO_HINT_METRICS_OFF);
    return made;
  }();
  return options;
}

FcOwned<FcPattern> copy_of(const FcPattern* pattern, std::initializer_list<const char*> without = {}) {
  FcOwned<FcPattern> out(FcPatternDuplicate(pattern));
  for (const char* const property : without) FcPatternDel(out.get(), property);
  return out;
}

/// Where a family lacks a cut, rules also give its font the name of that cut.
bool draw_alike(const FcPattern* a, const FcPattern* b) {
  return FcPatternEqual(a, b) ||
         FcPatternEqual(copy_of(a, {FC_WEIGHT, FC_SLANT}).get(), copy_of(b, {FC_WEIGHT, FC_SLANT}).get());
}

bool contains(const std::vector<FcOwned<FcPattern>>& patterns, const FcPattern* pattern) {
  return std::any_of(patterns.begin(), patterns.end(), [&](const FcOwned<FcPattern>& one) {
    return FcPatternEqual(one.get(), pattern) == FcTrue;
  });
}

const FcCharSet* letters_of(const FcPattern* font) {
  FcCharSet* letters = nullptr;
  FcPatternGetCharSet(font, FC_CHARSET, 0, &letters);
  return letters;
}

bool has_all(const FcOwned<FcCharSet>& letters, std::string_view text) {
  while (!text.empty())
    if (const char32_t c = take_character(text); c != U'\n' && !FcCharSetHasChar(letters.get(), c))
      return false;
  return true;
}

}  // namespace

struct FontSelection::Few {
  FcOwned<FcConfig> configuration;
  FcOwned<FcCharSet> letters;             ///< of any of its fonts
  FcOwned<FcCharSet> common;              ///< of each font that was found
  std::vector<FcOwned<FcPattern>> asked;  ///< but for the cut
  bool as_among_all = true;               ///< what was found

  explicit Few(FcOwned<FcConfig> own) : configuration(std::move(own)), letters(FcCharSetCreate()) {
    const FcFontSet* const fonts = FcConfigGetFonts(configuration.get(), FcSetSystem);
    for (int i = 0; i < fonts->nfont; ++i)
      letters.reset(FcCharSetUnion(letters.get(), letters_of(fonts->fonts[i])));
    common.reset(FcCharSetCopy(letters.get()));
  }

  /// Families come before cuts and sizes where fontconfig compares fonts, so one search among all is enough
  /// for all of these.
  bool finds_as_among_all(FcPattern* pattern) {
    FcResult result = FcResultMatch;
    const FcOwned<FcPattern> font(FcFontMatch(configuration.get(), pattern, &result));
    if (!font) return false;
    common.reset(FcCharSetIntersect(common.get(), letters_of(font.get())));
    if (!has_sample(pattern)) return false;
    const FcOwned<FcPattern> ruled = copy_of(font.get());
    FcConfigSubstituteWithPat(nullptr, ruled.get(), pattern, FcMatchFont);
    if (!draw_alike(font.get(), ruled.get())) return false;

    FcOwned<FcPattern> cutless = copy_of(pattern, {FC_SIZE, FC_PIXEL_SIZE, FC_WEIGHT, FC_SLANT});
    if (contains(asked, cutless.get())) return true;
    asked.push_back(std::move(cutless));
    const FcOwned<FcPattern> among_all(FcFontMatch(nullptr, pattern, &result));
    return among_all && FcPatternEqual(among_all.get(), ruled.get());
  }

  /// For the heights of a font, Pango sets a sample of the language and digits.
  bool has_sample(const FcPattern* pattern) const {
    FcChar8* language = nullptr;
    return FcPatternGetString(pattern, FC_LANG, 0, &language) == FcResultMatch &&
           has_all(common, "0123456789") &&
           has_all(common, pango_language_get_sample_string(pango_language_from_string(from_fc(language))));
  }

  /// Changes what Pango asks for in place of the rules of its configuration.
  static void substitute(FcPattern* pattern, gpointer data) {
    FcConfigSubstitute(nullptr, pattern, FcMatchPattern);
    auto& few = *static_cast<Few*>(data);
    if (!few.as_among_all) return;
    const FcOwned<FcPattern> whole = copy_of(pattern);  // with what Pango adds next
    cairo_ft_font_options_substitute(unhinted(), whole.get());
    FcDefaultSubstitute(whole.get());
    few.as_among_all = few.finds_as_among_all(whole.get());
  }
};

FontSelection::FontSelection(const std::string& families) {
  FcOwned<FcConfig> own = families.empty() ? nullptr : family_configuration(families);
  if (!own && !families.empty()) return;
  map_.reset(pango_cairo_font_map_new());
  if (own && PANGO_IS_FC_FONT_MAP(map_.get())) {
    PangoFcFontMap* const map = PANGO_FC_FONT_MAP(map_.get());
    pango_fc_font_map_set_config(map, own.get());  // first: Pango lists the families after each change
    few_ = new Few(std::move(own));
    pango_fc_font_map_set_default_substitute(map, Few::substitute, few_,
                                             [](gpointer data) { delete static_cast<Few*>(data); });
  }
  // Pango asks the map for it, and not the context, where it looks for the heights of a font.
  pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(map_.get()), 72);
}

bool FontSelection::may_suffice_for(std::string_view text) const {
  return map_ && (!few_ || (few_->as_among_all && has_all(few_->letters, text)));
}

bool FontSelection::suffice_for(std::string_view text) const {
  return map_ && (!few_ || (few_->as_among_all && has_all(few_->common, text)));
}

Object<PangoContext> FontSelection::context() const {
  Object<PangoContext> made(pango_font_map_create_context(map_.get()));
  pango_cairo_context_set_font_options(made.get(), unhinted());
  pango_context_set_round_glyph_positions(made.get(), FALSE);
  return made;
}

}  // namespace mazefolio::render
