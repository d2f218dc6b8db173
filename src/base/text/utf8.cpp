#include "base/text/utf8.h"

#include <glib.h>

#include <algorithm>

namespace mazefolio::base {

std::optional<std::size_t> first_bad_utf8(std::string_view text) {
  const gchar* end = nullptr;
  if (g_utf8_validate_len(text.data(), text.size(), &end)) return std::nullopt;
  return static_cast<std::size_t>(end - text.data());
}

std::size_t count_characters(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return !continues_character(c); }));
}

}  // namespace mazefolio::base
