#include "base/text/synonyms.h"

#include <algorithm>
#include <vector>

namespace mazefolio::base {
namespace {

// Case, and what stands between the parts of a word, make no other word.
char plain(char c) {
  if (c == '_' || c == ' ') return '-';
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

std::optional<std::size_t> index_of(std::string_view word, std::span<const std::string> names) {
  const auto at =
      std::find_if(names.begin(), names.end(), [&](const std::string& n) { return same_spelling(n, word); });
  return at == names.end() ? std::nullopt : std::optional(static_cast<std::size_t>(at - names.begin()));
}

std::optional<std::size_t> known_name(std::string_view word, std::span<const std::string> names,
                                      bool same_only) {
  if (const auto spelled = index_of(word, names)) return spelled;
  for (const Synonym& row : synonyms()) {
    if ((same_only && !row.same) || !same_spelling(row.word, word)) continue;
    for (std::string_view rest = row.names; !rest.empty();) {
      const std::size_t end = std::min(rest.find(' '), rest.size());
      if (const auto at = index_of(rest.substr(0, end), names)) return at;
      rest.remove_prefix(std::min(end + 1, rest.size()));
    }
  }
  return std::nullopt;
}

}  // namespace

bool same_spelling(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](char x, char y) { return plain(x) == plain(y); });
}

std::span<const Synonym> synonyms() {
  static const std::vector<Synonym> table{
#define SAME(word, names) {word, names, true},
#define NEAR(word, names) {word, names, false},
#include "base/text/synonyms.def"
#undef SAME
#undef NEAR
  };
  return table;
}

std::optional<std::size_t> meant_name(std::string_view word, std::span<const std::string> names) {
  return known_name(word, names, true);
}

std::optional<std::size_t> likely_name(std::string_view word, std::span<const std::string> names) {
  return known_name(word, names, false);
}

}  // namespace mazefolio::base
