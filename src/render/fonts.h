#pragma once

#include <string>
#include <vector>

#include "base/namespaces.h"

namespace mazefolio::render {

/// What a font has to show: a language (BCP 47), and letters of it.
struct WrittenIn {
  std::string language = "en";
  std::u32string letters = {};
};

struct FontChoice {
  std::string asked;                ///< the family that was found, or the first one requested
  std::string used;                 ///< its name as the font spells it, or the name of the substitute
  std::vector<std::string> others;  ///< installed families before it that cannot show the text
  bool installed = false;           ///< false: `used` is a substitute, which should be reported
};

/// Throws WorldError where there is no font at all, or where the configuration of fonts cannot be read.
void require_fonts();

/// The first family of `wanted` (letter case does not matter) that is installed and has all letters of the
/// text, so that no word is set in two faces; or else a substitute. Generic names (serif, sans-serif,
/// monospace) count as not installed. Throws as require_fonts does.
FontChoice choose_font(const std::vector<std::string>& wanted, const WrittenIn& text = {});

bool is_installed(const std::string& family);

/// Which cuts the first of these families has besides its upright one.
struct FontCuts {
  bool bold = false, italic = false;
};
FontCuts cuts_of(const std::string& families);

/// "no installed font has the character U+1F98A", and what would do.
std::string no_font_has(char32_t character);
std::string how_to_have(char32_t character);

/// From now on a bold or an italic that a family lacks is set in a cut that it has. Fontconfig would smear or
/// slant the upright one, and Cairo would write smeared letters as outlines of no font (CairoFont).
void use_real_cuts();

}  // namespace mazefolio::render
