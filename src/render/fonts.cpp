#include "render/fonts.h"

#include <fmt/format.h>
#include <fontconfig/fontconfig.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <system_error>
#include <tuple>

#include "base/diagnostic.h"
#include "base/text/printable.h"
#include "render/fc_owned.h"

namespace mazefolio::render {
namespace {

using Pattern = FcOwned<FcPattern>;

Pattern pattern_of(const std::vector<std::string>& families, const std::string& language) {
  Pattern p(FcPatternCreate());
  for (const std::string& family : families) FcPatternAddString(p.get(), FC_FAMILY, fc(family));
  FcPatternAddString(p.get(), FC_LANG, fc(language));  // otherwise the result depends on the locale
  return p;
}

Pattern nearest(FcPattern* pattern) {
  FcResult result = FcResultMatch;
  return Pattern(FcFontMatch(nullptr, pattern, &result));
}

std::string english_name(FcPattern* font) {
  std::string name;
  FcChar8 *family = nullptr, *language = nullptr;
  for (int i = 0; FcPatternGetString(font, FC_FAMILY, i, &family) == FcResultMatch; ++i) {
    const bool english = FcPatternGetString(font, FC_FAMILYLANG, i, &language) == FcResultMatch &&
                         FcStrCmp(language, fc("en")) == 0;
    if (i == 0 || english) name = from_fc(family);
    if (english) break;
  }
  return name;
}

/// The family's own spelling of `wanted`, or "" when this font is of another family.
std::string spelling(FcPattern* font, const std::string& wanted) {
  FcChar8* family = nullptr;
  for (int i = 0; FcPatternGetString(font, FC_FAMILY, i, &family) == FcResultMatch; ++i)
    if (FcStrCmpIgnoreCase(family, fc(wanted)) == 0) return from_fc(family);
  return {};
}

/// Whether the font has what the language is written with: as fontconfig knows it, and as its words show.
bool covers(FcPattern* font, const WrittenIn& text) {
  FcLangSet* languages = nullptr;
  if (FcPatternGetLangSet(font, FC_LANG, 0, &languages) == FcResultMatch &&
      FcLangSetHasLang(languages, fc(text.language)) == FcLangDifferentLang)
    return false;
  FcCharSet* has = nullptr;
  if (FcPatternGetCharSet(font, FC_CHARSET, 0, &has) != FcResultMatch) return false;
  return std::all_of(text.letters.begin(), text.letters.end(),
                     [&](char32_t letter) { return FcCharSetHasChar(has, letter) == FcTrue; });
}

// Where fontconfig cannot read its configuration, it goes on with the fonts of some usual folders.
void check_configuration() {
  FcChar8* const file = FcConfigGetFilename(nullptr, nullptr);
  if (!file) return;  // there is none
  const std::string path = from_fc(file);
  FcStrFree(file);
  FcStrList* const read = FcConfigGetConfigFiles(nullptr);
  bool found = false;
  std::error_code failure;
  for (const FcChar8* name = nullptr; read && !found && (name = FcStrListNext(read));)
    found = std::filesystem::equivalent(from_fc(name), path, failure);
  if (read) FcStrListDone(read);
  if (!found) throw WorldError("cannot read the configuration of fonts, " + path);
}

/// What `find` gives for a key, found once in a process: fontconfig searches for half a millisecond.
template <class Key, class Find>
auto remembered(const Key& key, Find find) {
  static std::mutex guard;
  static std::map<Key, decltype(find())> known;
  const std::lock_guard lock(guard);
  if (const auto at = known.find(key); at != known.end()) return at->second;
  return known.emplace(key, find()).first->second;
}

FontChoice searched(const std::vector<std::string>& wanted, const WrittenIn& text) {
  check_configuration();
  FontChoice choice{wanted.empty() ? "" : wanted.front(), "", {}, false};
  for (const std::string& family : wanted) {
    const Pattern font = nearest(pattern_of({family}, "en").get());
    std::string name = font ? spelling(font.get(), family) : std::string();
    if (name.empty()) continue;
    if (!covers(font.get(), text)) {
      choice.others.push_back(std::move(name));
      continue;
    }
    choice.asked = family;
    choice.used = std::move(name);
    choice.installed = true;
    return choice;
  }

  const Pattern pattern = pattern_of(wanted, text.language);
  FcConfigSubstitute(nullptr, pattern.get(), FcMatchPattern);
  FcDefaultSubstitute(pattern.get());
  const Pattern font = nearest(pattern.get());
  if (!font) throw WorldError("no font is installed");
  choice.used = english_name(font.get());
  return choice;
}

}  // namespace

void require_fonts() {
  check_configuration();
  for (const FcSetName which : {FcSetSystem, FcSetApplication})
    if (const FcFontSet* const fonts = FcConfigGetFonts(nullptr, which); fonts && fonts->nfont > 0) return;
  throw WorldError("no font is installed");
}

FontChoice choose_font(const std::vector<std::string>& wanted, const WrittenIn& text) {
  return remembered(std::tuple(wanted, text.language, text.letters), [&] { return searched(wanted, text); });
}

bool is_installed(const std::string& family) { return choose_font({family}).installed; }

FontCuts cuts_of(const std::string& families) {
  const std::string family = families.substr(0, families.find(','));
  const auto found = [&](const char* property, int wanted, int least) {
    const Pattern asked = pattern_of({family}, "en");
    FcPatternAddInteger(asked.get(), property, wanted);
    const Pattern font = nearest(asked.get());
    int value = 0;
    return font && !spelling(font.get(), family).empty() &&
           FcPatternGetInteger(font.get(), property, 0, &value) == FcResultMatch && value >= least;
  };
  return remembered(family, [&] {
    return FontCuts{found(FC_WEIGHT, FC_WEIGHT_BOLD, FC_WEIGHT_DEMIBOLD),
                    found(FC_SLANT, FC_SLANT_ITALIC, FC_SLANT_ITALIC)};
  });
}

std::string no_font_has(char32_t character) {
  return "no installed font has the character " + code_point(character);
}

std::string how_to_have(char32_t character) {
  return fmt::format("leave it out, or install a font that \"fc-list :charset={:x}\" then lists",
                     static_cast<std::uint32_t>(character));
}

void use_real_cuts() {
  static const bool done = [] {
    static constexpr char rules[] =
        "<fontconfig><match target=\"font\"><edit name=\"embolden\" mode=\"delete_all\"/>"
        "<edit name=\"matrix\" mode=\"delete_all\"/></match></fontconfig>";
    return FcConfigParseAndLoadFromMemory(FcConfigGetCurrent(), fc(rules), FcFalse) == FcTrue;
  }();
  if (!done) throw WorldError("the configuration of fonts cannot be extended");
}

}  // namespace mazefolio::render
