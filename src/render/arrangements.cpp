#include <glib.h>

#include <algorithm>
#include <cstdint>

#include "base/text/utf8.h"
#include "render/lettering.h"

namespace mazefolio::render {
namespace {

constexpr std::size_t most_lines = 5, least_letters = 2;

// Letters of these scripts do not hang together, so that a word may be broken between any two.
bool stands_apart(char32_t letter) {
  switch (g_unichar_get_script(letter)) {
    case G_UNICODE_SCRIPT_COMMON:
    case G_UNICODE_SCRIPT_INHERITED:
    case G_UNICODE_SCRIPT_LATIN:
    case G_UNICODE_SCRIPT_GREEK:
    case G_UNICODE_SCRIPT_CYRILLIC:
    case G_UNICODE_SCRIPT_ARMENIAN:
    case G_UNICODE_SCRIPT_GEORGIAN:
    case G_UNICODE_SCRIPT_HEBREW:
    case G_UNICODE_SCRIPT_HAN:
    case G_UNICODE_SCRIPT_HIRAGANA:
    case G_UNICODE_SCRIPT_KATAKANA:
    case G_UNICODE_SCRIPT_HANGUL:
      return true;
    default:
      return false;
  }
}

bool ends_word(const std::string& letter) { return letter.back() == ' ' || letter.back() == '-'; }

std::string_view without_blanks(std::string_view text) {
  const std::size_t first = std::min(text.find_first_not_of(' '), text.size());
  return text.substr(first, text.find_last_not_of(' ') + 1 - first);
}

/// Parts of the text that stay together, with a blank or a hyphen behind a word's last.
std::vector<std::string> parts_of(std::string_view text) {
  std::vector<std::string> letters;
  bool apart = true, has_blank = false;
  while (!text.empty()) {
    const std::size_t before = text.size();
    const char* const begin = text.data();
    const char32_t c = take_character(text);
    const std::string_view letter(begin, before - text.size());
    apart = apart && stands_apart(c);
    const bool blank = g_unichar_isspace(c);
    has_blank = has_blank || blank || c == U'-';
    if (!letters.empty() && (blank || g_unichar_ismark(c)))
      letters.back() += letter;
    else
      letters.emplace_back(letter);
  }
  if (apart && !has_blank) return letters;
  std::vector<std::string> words;
  bool open = false;
  for (const std::string& letter : letters) {
    if (!open) words.emplace_back();
    words.back() += letter;
    open = !ends_word(letter);
  }
  return words;
}

std::size_t length(const std::vector<std::string>& parts, std::size_t from, std::size_t to) {
  std::size_t sum = 0;
  for (std::size_t i = from; i < to; ++i) sum += count_characters(parts[i]);
  return sum;
}

/// Letters in lines of nearly equal length, the longer ones first.
std::string parted(const std::vector<std::string>& letters, std::size_t lines) {
  std::string out;
  for (std::size_t i = 0, begin = 0; i < lines; ++i) {
    const std::size_t end = begin + (letters.size() - begin + lines - i - 1) / (lines - i);
    if (i > 0) out += '\n';
    for (; begin < end; ++begin) out += letters[begin];
  }
  return out;
}

/// Words, as even as can be: the least longest line, by trying lengths.
std::string broken(const std::vector<std::string>& parts, std::size_t lines) {
  for (std::size_t most = 1;; ++most) {
    std::string out;
    std::size_t begin = 0, count = 0;
    while (begin < parts.size() && count < lines) {
      std::size_t end = begin + 1;
      while (end < parts.size() && length(parts, begin, end + 1) <= most) ++end;
      if (count > 0) out += '\n';
      for (; begin < end; ++begin) out += parts[begin];
      while (out.back() == ' ') out.pop_back();
      ++count;
    }
    if (begin == parts.size()) return out;
  }
}

}  // namespace

std::vector<std::string> text_parts(const std::string& text) {
  std::string line = text;
  std::ranges::replace(line, '\n', ' ');
  std::vector<std::string> out = parts_of(without_blanks(line));
  for (std::string& part : out) part = std::string(without_blanks(part));
  std::erase_if(out, [](const std::string& part) {
    std::string_view rest = part;
    return !g_unichar_isalnum(take_character(rest)) && rest.empty();
  });
  return out;
}

std::vector<std::string> arrangements(const std::string& text) {
  std::vector<std::string> out{text};
  if (text.find('\n') != std::string::npos) return out;
  const std::vector<std::string> parts = parts_of(without_blanks(text));
  if (parts.empty()) return out;
  const bool by_words = parts.size() < 2 || ends_word(parts[0]);
  const std::size_t most = std::min(most_lines, by_words ? parts.size() : parts.size() / least_letters);
  for (std::size_t lines = 2; lines <= most; ++lines)
    if (std::string more = by_words ? broken(parts, lines) : parted(parts, lines); more != out.back())
      out.push_back(std::move(more));
  return out;
}

}  // namespace mazefolio::render
