#include "publish/missing_characters.h"

#include <fmt/format.h>

#include <set>

#include "base/text/utf8.h"
#include "render/fonts.h"
#include "render/text_setter.h"
#include "spec/printed_texts.h"

namespace mazefolio::publish {
namespace {

/// The characters beyond ASCII, which every font has.
void collect(std::string_view text, std::set<char32_t>& into) {
  while (!text.empty())
    if (const char32_t c = take_character(text); c >= 0x80) into.insert(c);
}

std::set<char32_t> missing_of(const std::set<char32_t>& characters, const std::string& language,
                              const Font& font) {
  std::set<char32_t> missing;
  if (characters.empty()) return missing;
  TextSetter setter(language);
  std::string all;
  for (const char32_t c : characters) all += to_utf8(c) + " ";
  if (!setter.missing(all, font)) return missing;
  for (const char32_t c : characters)
    if (setter.missing(to_utf8(c), font)) missing.insert(c);
  return missing;
}

}  // namespace

Diagnostics missing_characters(const BookSpec& spec, const Words& words, const Font& font) {
  std::set<char32_t> characters(words.alphabet.begin(), words.alphabet.end());
  for_each_printed_text(spec, [&](const std::string& text, const Place&) { collect(text, characters); });
  for_each_written_page(spec, [&](const PageSpec& page) {
    for_each_run(page, [&](const std::string& text) { collect(text, characters); });
  });
  const std::set<char32_t> missing = missing_of(characters, words.language, font);
  Diagnostics found;
  if (missing.empty()) return found;
  for (const char32_t c : words.alphabet)
    if (missing.contains(c)) {
      found.error(spec.language_place,
                  fmt::format("{}, which the words of '{}' are written with", no_font_has(c), words.language),
                  how_to_have(c));
      break;
    }
  std::set<std::string_view> seen;
  const auto report = [&](std::string_view text, const Place& place) {
    if (!seen.insert(text).second) return;
    while (!text.empty())
      if (const char32_t c = take_character(text); missing.contains(c))
        return found.error(place, no_font_has(c), how_to_have(c));
  };
  for_each_printed_text(spec, report);
  for_each_written_page(spec, [&](const PageSpec& page) {
    for_each_run(page, [&](const std::string& text) { report(text, page.body_place); });
  });
  return found;
}

}  // namespace mazefolio::publish
