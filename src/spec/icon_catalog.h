#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/namespaces.h"

namespace mazefolio::spec {

/// A pictograph by the names of Unicode's emoji-test.txt.
struct IconEntry {
  std::string name;  ///< in lower case, with '-' between its words: "red-heart"
  char32_t character = 0;
  std::string group, subgroup;  ///< as the file calls them: "Animals & Nature", "animal-mammal"
  std::vector<std::string> aliases{};
};

/// The single characters of emoji-test.txt in its order, without skin tones, sequences and flags. Lines that
/// are of no use (other statuses, names with controls, names of more than 100 bytes) are passed over.
std::vector<IconEntry> read_emoji_test(std::string_view text);

/// "left" or "right" where it is drawn from its side (spec/icon_looks.def), else empty.
std::string_view side_of(const IconEntry& entry);

/// A name as the catalog spells it: "Red Heart" and "red_heart" are "red-heart".
std::string icon_spelling(std::string_view name);

/// Other words for the icon with this name, of the house or of the catalog (spec/icon_aliases.def).
std::vector<std::string> aliases_of(std::string_view name);

/// Finds icons by name, alias (spec/icon_aliases.def) the character itself or its number ("U+1F418").
class IconCatalog {
 public:
  /// Of entries with equal names the first one counts. An alias counts where its icon is there and no icon
  /// has it as its name.
  explicit IconCatalog(std::vector<IconEntry> entries);

  const std::vector<IconEntry>& entries() const { return entries_; }
  /// Null where there is none.
  const IconEntry* find(std::string_view name) const;
  /// Names and aliases, for suggestions.
  std::vector<std::string> names() const;

 private:
  std::vector<IconEntry> entries_;
};

}  // namespace mazefolio::spec
