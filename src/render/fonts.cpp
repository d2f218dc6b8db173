#include "render/fonts.h"

#include <fontconfig/fontconfig.h>

#include <filesystem>
#include <memory>
#include <system_error>

#include "base/diagnostic.h"

namespace mazefolio::render {
namespace {

struct Destroy {
  void operator()(FcPattern* p) const { FcPatternDestroy(p); }
};
using Pattern = std::unique_ptr<FcPattern, Destroy>;

const FcChar8* fc(const std::string& s) { return reinterpret_cast<const FcChar8*>(s.c_str()); }

Pattern pattern_of(const std::vector<std::string>& families) {
  Pattern p(FcPatternCreate());
  for (const std::string& family : families) FcPatternAddString(p.get(), FC_FAMILY, fc(family));
  FcPatternAddString(p.get(), FC_LANG, fc("en"));  // otherwise the result depends on the locale
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
    if (i == 0 || english) name = reinterpret_cast<const char*>(family);
    if (english) break;
  }
  return name;
}

/// The family's own spelling of `wanted`, or "" when this font is of another family.
std::string spelling(FcPattern* font, const std::string& wanted) {
  FcChar8* family = nullptr;
  for (int i = 0; FcPatternGetString(font, FC_FAMILY, i, &family) == FcResultMatch; ++i)
    if (FcStrCmpIgnoreCase(family, fc(wanted)) == 0) return reinterpret_cast<const char*>(family);
  return {};
}

// Where fontconfig cannot read its configuration, it goes on with the fonts of some usual folders.
void check_configuration() {
  FcChar8* const file = FcConfigGetFilename(nullptr, nullptr);
  if (!file) return;  // there is none
  const std::string path = reinterpret_cast<const char*>(file);
  FcStrFree(file);
  FcStrList* const read = FcConfigGetConfigFiles(nullptr);
  bool found = false;
  std::error_code failure;
  for (const FcChar8* name = nullptr; read && !found && (name = FcStrListNext(read));)
    found = std::filesystem::equivalent(reinterpret_cast<const char*>(name), path, failure);
  if (read) FcStrListDone(read);
  if (!found) throw WorldError("cannot read the configuration of fonts, " + path);
}

}  // namespace

FontChoice choose_font(const std::vector<std::string>& wanted) {
  check_configuration();
  for (const std::string& family : wanted)
    if (const Pattern font = nearest(pattern_of({family}).get()))
      if (std::string name = spelling(font.get(), family); !name.empty())
        return {family, std::move(name), true};

  const Pattern pattern = pattern_of(wanted);
  FcConfigSubstitute(nullptr, pattern.get(), FcMatchPattern);
  FcDefaultSubstitute(pattern.get());
  const Pattern font = nearest(pattern.get());
  if (!font) throw WorldError("no font is installed");
  return {wanted.empty() ? "" : wanted.front(), english_name(font.get()), false};
}

}  // namespace mazefolio::render
