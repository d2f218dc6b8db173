#include "base/text/utf8.h"

#include <glib.h>

#include <algorithm>

namespace mazefolio::base {

std::optional<std::size_t> first_bad_utf8(std::string_view text) {
  const gchar* end = nullptr;
  if (g_utf8_validate_len(text.data(), text.size(), &end)) return std::nullopt;
  return static_cast<std::size_t>(end - text.data());
}

char32_t take_character(std::string_view& text) {
  const char32_t character = g_utf8_get_char(text.data());
  text.remove_prefix(1);
  while (!text.empty() && continues_character(text.front())) text.remove_prefix(1);
  return character;
}

std::string to_utf8(char32_t character) {
  char bytes[6];
  return {bytes, static_cast<std::size_t>(g_unichar_to_utf8(character, bytes))};
}

std::size_t count_characters(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return !continues_character(c); }));
}

}  // namespace mazefolio::base
