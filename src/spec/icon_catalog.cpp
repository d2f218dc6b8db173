#include "spec/icon_catalog.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <set>

#include "base/text/printable.h"
#include "base/text/utf8.h"

namespace mazefolio::spec {
namespace {

constexpr std::size_t most_bytes = 100;  // of a name
constexpr char32_t as_picture = 0xFE0F;  // asks for the pictograph of a character that is also text

struct Alias {
  std::string_view alias, name;
};
constexpr Alias aliases[] = {
#define ALIAS(WORD, NAME) {WORD, NAME},
#include "spec/icon_aliases.def"
#undef ALIAS
};

struct Side {
  std::string_view side, name;
};
constexpr Side sides[] = {
#define LOOKS(SIDE, NAME) {SIDE, NAME},
#include "spec/icon_looks.def"
#undef LOOKS
};

std::string_view without_spaces(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \t\r");
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(" \t\r") - begin + 1);
}

bool is_usable(std::string_view text) {
  return !text.empty() && text.size() <= most_bytes && !first_bad_utf8(text) &&
         !first_unprintable(text, false);
}

// The one character of "1F418" or "2764 FE0F".
std::optional<char32_t> only_character(std::string_view numbers) {
  std::uint32_t first = 0, second = as_picture;
  const char* const end = numbers.data() + numbers.size();
  auto read = std::from_chars(numbers.data(), end, first, 16);
  if (read.ec != std::errc{}) return std::nullopt;
  if (read.ptr != end) {
    if (*read.ptr != ' ') return std::nullopt;
    read = std::from_chars(read.ptr + 1, end, second, 16);
  }
  const bool is_character = first > 0x7F && first <= 0x10FFFF && (first < 0xD800 || first > 0xDFFF);
  if (read.ec != std::errc{} || read.ptr != end || second != as_picture || !is_character) return std::nullopt;
  return first;
}

// A character itself, perhaps with the sign that asks for its pictograph, or "U+1F418".
std::optional<char32_t> character_named(std::string_view name) {
  if (name.starts_with("U+") || name.starts_with("u+")) return only_character(name.substr(2));
  if (name.empty()) return std::nullopt;
  const char32_t first = take_character(name);
  if (!name.empty() && (take_character(name) != as_picture || !name.empty())) return std::nullopt;
  return first;
}

// "1F418 ; fully-qualified # 🐘 E0.6 elephant"
std::optional<IconEntry> entry_of(std::string_view line) {
  const std::size_t semicolon = line.find(';'), hash = line.find('#');
  if (hash == std::string_view::npos || semicolon > hash) return std::nullopt;
  if (without_spaces(line.substr(semicolon + 1, hash - semicolon - 1)) != "fully-qualified")
    return std::nullopt;
  const auto character = only_character(without_spaces(line.substr(0, semicolon)));
  std::string_view name = without_spaces(line.substr(hash + 1));
  for (int word = 0; word < 2; ++word) {  // the character, and the version that brought it
    const std::size_t space = name.find(' ');
    if (space == std::string_view::npos) return std::nullopt;
    name = without_spaces(name.substr(space));
  }
  if (!character || !is_usable(name)) return std::nullopt;
  IconEntry entry{icon_spelling(name), *character, {}, {}};
  if (entry.name.empty()) return std::nullopt;
  return entry;
}

std::optional<std::string> heading_of(std::string_view line, std::string_view kind) {
  if (!line.starts_with(kind)) return std::nullopt;
  const std::string_view text = without_spaces(line.substr(kind.size()));
  return std::string(is_usable(text) ? text : "");
}

// Apostrophes join ("women's" is one word), everything else in ASCII that is no letter and no digit parts,
// and so do dashes and quotes of print.
enum class Sign { letter, joins, parts };
Sign sign_of(char32_t c) {
  if (c == U'\'' || c == U'\u2019') return Sign::joins;
  const bool ascii = c < 0x80, quote = c >= 0x2010 && c <= 0x201F;
  const bool letter = (c >= U'a' && c <= U'z') || (c >= U'0' && c <= U'9');
  return letter || (!ascii && !quote) ? Sign::letter : Sign::parts;
}

}  // namespace

std::string_view side_of(const IconEntry& entry) {
  const auto found = std::ranges::find(sides, std::string_view(entry.name), &Side::name);
  return found == std::end(sides) ? std::string_view() : found->side;
}

std::string icon_spelling(std::string_view name) {
  std::string out;
  if (first_bad_utf8(name)) return out;
  bool parted = false;
  while (!name.empty()) {
    char32_t c = take_character(name);
    if (c >= U'A' && c <= U'Z') c += U'a' - U'A';
    const Sign sign = sign_of(c);
    if (sign == Sign::letter) {
      if (parted && !out.empty()) out += '-';
      out += to_utf8(c);
    }
    parted = sign == Sign::parts || (parted && sign == Sign::joins);
  }
  return out;
}

std::vector<IconEntry> read_emoji_test(std::string_view text) {
  std::vector<IconEntry> entries;
  std::string group, subgroup;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (auto heading = heading_of(line, "# group:")) {
      group = std::move(*heading);
    } else if (auto inner = heading_of(line, "# subgroup:")) {
      subgroup = std::move(*inner);
    } else if (!line.starts_with('#')) {
      if (auto entry = entry_of(line)) {
        entry->group = group;
        entry->subgroup = subgroup;
        entries.push_back(std::move(*entry));
      }
    }
  }
  return entries;
}

std::vector<std::string> aliases_of(std::string_view name) {
  std::vector<std::string> out;
  for (const Alias& alias : aliases)
    if (alias.name == name) out.emplace_back(alias.alias);
  return out;
}

IconCatalog::IconCatalog(std::vector<IconEntry> entries) {
  std::set<std::string> names;
  for (IconEntry& entry : entries)
    if (names.insert(entry.name).second) entries_.push_back(std::move(entry));
  for (const Alias& alias : aliases)
    for (IconEntry& entry : entries_)
      if (entry.name == alias.name && names.insert(std::string(alias.alias)).second)
        entry.aliases.emplace_back(alias.alias);
}

const IconEntry* IconCatalog::find(std::string_view name) const {
  if (name.size() > most_bytes || first_bad_utf8(name)) return nullptr;
  const std::string spelled = icon_spelling(name);
  for (const IconEntry& entry : entries_)
    if (entry.name == spelled ||
        std::find(entry.aliases.begin(), entry.aliases.end(), spelled) != entry.aliases.end())
      return &entry;
  const std::optional<char32_t> character = character_named(name);
  for (const IconEntry& entry : entries_)
    if (entry.character == character) return &entry;
  return nullptr;
}

std::vector<std::string> IconCatalog::names() const {
  std::vector<std::string> out;
  for (const IconEntry& entry : entries_) {
    out.push_back(entry.name);
    out.insert(out.end(), entry.aliases.begin(), entry.aliases.end());
  }
  return out;
}

}  // namespace mazefolio::spec
