#include "render/family_configuration.h"

#include <fontconfig/fontconfig.h>
#include <glib.h>

#include <algorithm>
#include <filesystem>
#include <set>
#include <vector>

namespace mazefolio::render {
namespace {

std::string text_of(const FcPattern* font, const char* property, int n = 0) {
  FcChar8* value = nullptr;
  return FcPatternGetString(font, property, n, &value) == FcResultMatch ? from_fc(value) : "";
}

FcOwned<FcFontSet> fonts_named(const std::string& family) {
  const FcOwned<FcPattern> named(FcPatternCreate());
  FcPatternAddString(named.get(), FC_FAMILY, fc(family));
  const FcOwned<FcObjectSet> told(FcObjectSetBuild(FC_FAMILY, FC_FILE, FC_INDEX, FC_FONTFORMAT, nullptr));
  return FcOwned<FcFontSet>(FcFontList(nullptr, named.get(), told.get()));
}

std::ptrdiff_t fonts_in(const std::set<std::string>& files, FcConfig* configuration) {
  std::ptrdiff_t count = 0;
  for (const FcSetName which : {FcSetSystem, FcSetApplication})
    if (const FcFontSet* const set = FcConfigGetFonts(configuration, which))
      count += std::count_if(set->fonts, set->fonts + set->nfont,
                             [&](const FcPattern* font) { return files.contains(text_of(font, FC_FILE)); });
  return count;
}

// Of the formats that Pango takes.
bool is_for_pango(const FcPattern* font) {
  const std::string format = text_of(font, FC_FONTFORMAT);
  return (format == "TrueType" || format == "CFF") &&
         text_of(font, FC_FILE).find(".woff") == std::string::npos;
}

/// The files of families under all names of their fonts: Pango asks for a font again by the first of these.
std::set<std::string> files_of(const std::string& families) {
  std::set<std::string> files;
  std::vector<std::string> names;
  const auto add_name = [&](const std::string& name) {
    if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
  };
  for (std::size_t begin = 0, end = 0; end != std::string::npos; begin = end + 1) {
    end = families.find(',', begin);
    add_name(families.substr(begin, end - begin));
  }
  for (std::size_t done = 0; done < names.size();) {  // more names come while they are looked for
    const FcOwned<FcFontSet> fonts = fonts_named(names[done++]);
    for (int f = 0; f < fonts->nfont; ++f) {
      const FcPattern* const font = fonts->fonts[f];
      if (!is_for_pango(font)) return {};
      files.insert(text_of(font, FC_FILE));
      for (int n = 0; !text_of(font, FC_FAMILY, n).empty(); ++n) add_name(text_of(font, FC_FAMILY, n));
    }
  }
  return files;
}

std::string element(const char* name, const std::string& text) {
  const std::unique_ptr<char, void (*)(void*)> made(
      g_markup_printf_escaped("<%s>%s</%s>", name, text.c_str(), name), g_free);
  return made.get();
}

/// Folders are in the order that decides between equal fonts.
std::string rules_for(const std::set<std::string>& files, const std::set<std::string>& folders) {
  const FcOwned<FcStrList> caches(FcConfigGetCacheDirs(nullptr)), all_folders(FcConfigGetFontDirs(nullptr));
  std::string out = "<fontconfig>";
  while (const FcChar8* const folder = FcStrListNext(caches.get()))
    out += element("cachedir", from_fc(folder));
  while (const FcChar8* const folder = FcStrListNext(all_folders.get()))
    if (folders.contains(from_fc(folder))) out += element("dir", from_fc(folder));
  out += "<selectfont><rejectfont><glob>*</glob></rejectfont><acceptfont>";
  for (const std::string& file : files) out += element("glob", file);
  return out + "</acceptfont></selectfont></fontconfig>";
}

}  // namespace

FcOwned<FcConfig> family_configuration(const std::string& families) {
  const std::set<std::string> files = files_of(families);
  std::set<std::string> folders;
  for (const std::string& file : files) folders.insert(std::filesystem::path(file).parent_path());
  FcOwned<FcConfig> made(FcConfigCreate());
  FcConfig* const few = made.get();
  const auto is_cached = [&](const std::string& folder) {
    return FcOwned<FcCache>(FcDirCacheLoad(fc(folder), few, nullptr)) != nullptr;
  };
  const bool knows = !files.empty() &&
                     FcConfigParseAndLoadFromMemory(few, fc(rules_for(files, folders)), FcFalse) &&
                     std::all_of(folders.begin(), folders.end(), is_cached) && FcConfigBuildFonts(few) &&
                     fonts_in(files, few) == fonts_in(files, nullptr);
  return knows ? std::move(made) : nullptr;
}

}  // namespace mazefolio::render
