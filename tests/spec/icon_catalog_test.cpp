#include "spec/icon_catalog.h"

#include <catch2/catch.hpp>
#include <filesystem>
#include <set>

#include "base/system/file.h"
#include "base/text/printable.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

const std::string sample =
    "# group: Animals & Nature\n"
    "# subgroup: animal-mammal\n"
    "1F418 ; fully-qualified # \U0001F418 E0.6 elephant\n"
    "1F996 ; fully-qualified # \U0001F996 E5.0 T-Rex\n"
    "# subgroup: heart\n"
    "2764 FE0F ; fully-qualified # \u2764\uFE0F E0.6 red heart\n"
    "2764 ; unqualified # \u2764 E0.6 red heart\n"
    "1F9D1 1F3FD ; fully-qualified # \U0001F9D1 E5.0 person: medium skin tone\n"
    "1F408 200D 2B1B ; fully-qualified # \U0001F408 E13.0 black cat\n"
    "# group: Objects\n"
    "1F45E ; fully-qualified # \U0001F45E E0.6 man\u2019s shoe\n"
    "1F201 ; fully-qualified # \U0001F201 E0.6 Japanese \u201Chere\u201D button\n";

std::vector<std::string> names_of(const std::vector<IconEntry>& entries) {
  std::vector<std::string> names;
  for (const IconEntry& entry : entries) names.push_back(entry.name);
  return names;
}

}  // namespace

TEST_CASE("single characters are read with their groups, and no sequences") {
  const std::vector<IconEntry> entries = read_emoji_test(sample);
  CHECK(names_of(entries) ==
        std::vector<std::string>{"elephant", "t-rex", "red-heart", "mans-shoe", "japanese-here-button"});
  CHECK(entries.at(2).character == U'\u2764');
  CHECK(entries.at(2).group == "Animals & Nature");
  CHECK(entries.at(2).subgroup == "heart");
  CHECK(entries.at(3).group == "Objects");
}

TEST_CASE("an icon is found by name in any spelling, alias, character and number") {
  const IconCatalog catalog(read_emoji_test(sample));
  for (const char* name : {"red-heart", "Red Heart", "red_heart", " red  heart", "heart", "love", "\u2764",
                           "\u2764\uFE0F", "U+2764", "u+2764"}) {
    INFO(name);
    REQUIRE(catalog.find(name));
    CHECK(catalog.find(name)->name == "red-heart");
  }
  for (const char* name : {"", "red", "redheart", "\u2764\u2764", "\u2764\uFE0F\uFE0F", "U+", "U+27640",
                           "\xFF", "U+2764 1F3FD", "elephant\xF0", "black cat"}) {
    INFO(name);
    CHECK_FALSE(catalog.find(name));
  }
  CHECK_FALSE(catalog.find(std::string(1'000'000, 'e')));
}

TEST_CASE("hostile lines are passed over") {
  const auto line = [](const std::string& name) {
    return "1F418 ; fully-qualified # \U0001F418 E0.6 " + name + "\n";
  };
  const std::string text = line("a\x1B[31m") + line(std::string(101, 'a')) + line("\u202Eabc") +
                           line("\xC3(") + line("") + line("---") + "; fully-qualified # x E1 y\n" +
                           "#\n;\n\n" +
                           "110000 ; fully-qualified # x E1 beyond\nD800 ; fully-qualified # x E1 half\n" +
                           "41 ; fully-qualified # A E1 letter\n1F418 # ; fully-qualified # x E1 y\n" +
                           "FFFFFFFFFFFF ; fully-qualified # x E1 y\n" + line(std::string(100, 'b')) +
                           "1F419 ; fully-qualified # x E1 last";
  CHECK(names_of(read_emoji_test(text)) == std::vector<std::string>{std::string(100, 'b'), "last"});
  CHECK(read_emoji_test("# group: a\x07\n" + line("elephant")).at(0).group.empty());
  CHECK(read_emoji_test(std::string(1'000'000, '\0')).empty());
}

TEST_CASE("of equal names the first counts, and an alias never hides a name") {
  const IconCatalog catalog(
      read_emoji_test("2764 ; fully-qualified # x E1 red heart\n"
                      "1F418 ; fully-qualified # x E1 Red heart\n"
                      "1F419 ; fully-qualified # x E1 heart\n"));
  CHECK(catalog.entries().size() == 2);
  CHECK(catalog.find("heart")->character == U'\U0001F419');
  CHECK(catalog.find("red heart")->character == U'\u2764');
}

TEST_CASE("Unicode's own file has a thousand icons of different names, and every alias names one") {
  const std::vector<IconEntry> entries =
      read_emoji_test(read_file("/usr/share/unicode/emoji/emoji-test.txt"));
  REQUIRE(entries.size() > 1300);
  const std::vector<std::string> all = names_of(entries);
  CHECK(std::set<std::string>(all.begin(), all.end()).size() == all.size());
  const IconCatalog catalog(entries);
  for (const IconEntry& entry : catalog.entries()) {
    INFO(entry.name);
    CHECK(catalog.find(entry.name) == &entry);
    CHECK(catalog.find(code_point(entry.character)) == &entry);
    CHECK_FALSE(entry.group.empty());
    CHECK(icon_spelling(entry.name) == entry.name);
  }
  const std::string rows = read_file(MAZEFOLIO_SOURCE_DIR "/src/spec/icon_aliases.def"), mark = "\nALIAS(\"";
  std::size_t aliases = 0;
  for (std::size_t at = rows.find(mark); at != std::string::npos; at = rows.find(mark, at + 1), ++aliases) {
    const std::size_t begin = at + mark.size(), name = rows.find(", \"", begin) + 3;
    const std::string alias = rows.substr(begin, rows.find('"', begin) - begin);
    INFO(alias);
    CHECK(icon_spelling(alias) == alias);
    const std::string of = rows.substr(name, rows.find('"', name) - name);
    const bool house = std::filesystem::exists(MAZEFOLIO_SOURCE_DIR "/templates/icons/" + of + ".svg");
    CHECK((house || catalog.find(of)));
    CHECK((house || catalog.find(alias)));
  }
  CHECK(aliases > 150);
}

TEST_CASE("every icon that is said to be drawn from its side is there, once") {
  const IconCatalog catalog(read_emoji_test(read_file("/usr/share/unicode/emoji/emoji-test.txt")));
  const std::string rows = read_file(MAZEFOLIO_SOURCE_DIR "/src/spec/icon_looks.def"), mark = "\nLOOKS(\"";
  std::set<std::string> known;
  for (std::size_t at = rows.find(mark); at != std::string::npos; at = rows.find(mark, at + 1)) {
    const std::size_t side = at + mark.size(), name = rows.find(", \"", side) + 3;
    const std::string icon = rows.substr(name, rows.find('"', name) - name);
    INFO(icon);
    const IconEntry* const entry = catalog.find(icon);
    REQUIRE(entry);
    CHECK(entry->name == icon);
    CHECK(side_of(*entry) == rows.substr(side, rows.find('"', side) - side));
    CHECK(known.insert(icon).second);
  }
  CHECK(known.size() > 90);
}
