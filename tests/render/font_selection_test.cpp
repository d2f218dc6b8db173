#include "render/font_selection.h"

#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>

#include <catch2/catch.hpp>

#include "render/fonts.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

/// The files of the fonts that a text is laid out in, with the width of what each sets.
std::vector<std::pair<std::string, int>> runs_of(const FontSelection& fonts, const std::string& font,
                                                 const std::string& text) {
  const Object<PangoContext> context = fonts.context();
  pango_context_set_language(context.get(), pango_language_from_string("en"));
  const Object<PangoLayout> layout(pango_layout_new(context.get()));
  PangoFontDescription* const described = pango_font_description_from_string(font.c_str());
  pango_layout_set_font_description(layout.get(), described);
  pango_font_description_free(described);
  pango_layout_set_text(layout.get(), text.c_str(), -1);
  std::vector<std::pair<std::string, int>> out;
  for (GSList* run = pango_layout_get_line_readonly(layout.get(), 0)->runs; run; run = run->next) {
    const auto* const glyphs = static_cast<PangoLayoutRun*>(run->data);
    FcPattern* const pattern = pango_fc_font_get_pattern(PANGO_FC_FONT(glyphs->item->analysis.font));
    FcChar8* file = nullptr;
    FcPatternGetString(pattern, FC_FILE, 0, &file);
    out.emplace_back(reinterpret_cast<const char*>(file), pango_glyph_string_get_width(glyphs->glyphs));
  }
  return out;
}

}  // namespace

TEST_CASE("a family suffices for its letters, and sets them as all fonts do") {
  use_real_cuts();  // the rules of the system would smear the bold
  const FontSelection all("");
  const std::string text = "A maze, 30 by 20";
  for (const std::string family : {"Andika", "EB Garamond", "EB Garamond 12", "Noto Sans", "Lato,Andika"}) {
    const FontSelection few(family);
    for (const std::string cut : {", 12", ", Bold 12", ", Italic 7.3", ", Bold Italic 40"}) {
      INFO(family << cut);
      REQUIRE(few.may_suffice_for(text));
      CHECK(runs_of(few, family + cut, text) == runs_of(all, family + cut, text));
      CHECK(few.suffice_for(text));
    }
  }
}

TEST_CASE("a family does not suffice for letters that it lacks, but still for others") {
  const FontSelection few("Andika");
  runs_of(few, "Andika, 12", "Maze");
  for (const char* const text : {"迷路", "Maze 迷路", "מבוך", "متاهة", "★"}) {
    CHECK_FALSE(few.may_suffice_for(text));
    CHECK_FALSE(few.suffice_for(text));
  }
  CHECK(few.suffice_for("Maze"));
}

TEST_CASE("a family does not suffice for letters that one of its cuts lacks, once that was found") {
  use_real_cuts();
  const FontSelection few("EB Garamond 12");
  const std::string text = "A maze \u0251";
  runs_of(few, "EB Garamond 12, 12", text);
  CHECK(few.suffice_for(text));
  runs_of(few, "EB Garamond 12, Italic 12", text);
  CHECK(few.may_suffice_for(text));
  CHECK_FALSE(few.suffice_for(text));
  CHECK(few.suffice_for("A maze"));
}

TEST_CASE("a family does not suffice once another was asked for") {
  const FontSelection few("Andika");
  runs_of(few, "EB Garamond, 12", "Maze");
  CHECK_FALSE(few.may_suffice_for("Maze"));
  CHECK_FALSE(few.suffice_for("Maze"));
}

TEST_CASE("families that are not installed do not suffice, and generic names are none") {
  for (const char* const family : {"Nobody Has This", "serif", "sans-serif", "<family>", " "})
    CHECK_FALSE(FontSelection(family).may_suffice_for(""));
  CHECK(FontSelection("").may_suffice_for("迷路"));
  CHECK(FontSelection("").suffice_for("迷路"));
}
