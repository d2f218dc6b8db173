#include "base/text/capitals.h"

#include <glib.h>

#include "base/text/utf8.h"

namespace mazefolio::base {
namespace {

constexpr char32_t first_greek = 0x370, last_greek = 0x3FF, first_polytonic = 0x1F00, last_polytonic = 0x1FFF;
constexpr char32_t diaeresis = 0x308;

bool is_greek(char32_t c) {
  return (c >= first_greek && c <= last_greek) || (c >= first_polytonic && c <= last_polytonic);
}

/// Takes its last accent off; zero: it has none.
char32_t take_accent(char32_t& letter) {
  gunichar base = 0, accent = 0;
  if (!g_unichar_decompose(letter, &base, &accent) || accent == 0) return 0;
  letter = base;
  return accent;
}

}  // namespace

std::vector<std::string> characters_of(std::string_view text) {
  std::vector<std::string> out;
  while (!text.empty()) out.push_back(to_utf8(take_character(text)));
  return out;
}

std::string capital(char32_t letter) {
  if (letter == U'ß' || letter == U'ẞ') return "SS";
  char32_t upper = g_unichar_toupper(letter);
  if (!is_greek(upper)) return to_utf8(upper);
  bool dots = false;
  while (const char32_t accent = take_accent(upper)) dots = dots || accent == diaeresis;
  gunichar with_dots = 0;
  if (dots && g_unichar_compose(upper, diaeresis, &with_dots)) upper = with_dots;
  return to_utf8(upper);
}

bool is_single_letter(char32_t c) { return g_unichar_isalpha(c) && !g_unichar_ismark(c); }
bool is_joined_mark(char32_t c) { return g_unichar_ismark(c); }
bool is_blank(char32_t c) { return g_unichar_isspace(c); }
bool is_digit(char32_t c) { return g_unichar_isdigit(c); }

char32_t bare_letter(char32_t letter) {
  while (take_accent(letter) != 0) {
  }
  return letter;
}

}  // namespace mazefolio::base
