#include "spec/read_theme.h"

#include "base/system/file.h"
#include "spec/data_files.h"
#include "spec/house_data.h"
#include "spec/spec_checks.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;
using Strings = std::vector<std::string>;

namespace {

Result<Theme> read_own(std::string_view yaml) {
  const TemporaryFolder folder;
  std::filesystem::create_directory(folder.path() / "pirates");
  write_file(folder.path() / "pirates/theme.yaml", yaml);
  Vocabulary vocabulary;
  vocabulary.languages = {"de", "en"};
  return read_theme(DataFiles(folder.path()), {"./pirates"}, vocabulary);
}

Strings errors_of(std::string_view yaml) {
  Strings out;
  const Result<Theme> theme = read_own(yaml);
  REQUIRE_FALSE(theme);
  for (const Diagnostic& d : theme.found().all())
    out.push_back(to_text({d.severity, {"t", d.place.line, d.place.column}, d.message, d.hint}));
  return out;
}

}  // namespace

TEST_CASE("every theme of the house has twelve pairs and names for them in every language") {
  const DataFiles files;
  Vocabulary vocabulary;
  vocabulary.languages = files.names("configs/languages");
  for (const std::string& name : files.names("themes", "")) {
    const Theme theme = read_theme(files, {name}, vocabulary).value();
    INFO(name);
    CHECK(theme.pairs.size() >= 12);
    CHECK(theme.spots.size() >= 5);
    CHECK(theme.silhouettes.size() >= 5);
    CHECK(theme.title);
    for (const std::string& language : files.names("configs/languages")) {
      const PictureNames names = read_picture_names(files, language).value();
      for (const ThemePair& pair : theme.pairs) {
        INFO(language << ": " << pair.from.name << ", " << pair.to.name);
        CHECK(names.contains(pair.from.name));
        CHECK(names.contains(pair.to.name));
      }
    }
  }
}

TEST_CASE("all languages name the same pictures") {
  const DataFiles files;
  const auto keys = [&](const std::string& language) {
    Strings out;
    for (const auto& [icon, name] : read_picture_names(files, language).value()) out.push_back(icon);
    return out;
  };
  for (const std::string& language : files.names("configs/languages")) CHECK(keys(language) == keys("en"));
}

TEST_CASE("a user's theme is a folder with its own SVG files, sentences and names") {
  const Theme theme = read_own(
                          "summary: pirates\n"
                          "border: {pictures: [flag.svg, anchor], lines: panel}\n"
                          "spots: parrot.svg\n"
                          "pairs:\n"
                          "  - {from: parrot.svg, to: treasure, say: {en: 'Lead {from} to {to}!'}}\n"
                          "names: {parrot.svg: {en: the parrot, de: {from: dem Papagei, to: den Papagei}}}\n")
                          .value();
  CHECK(theme.name == "pirates");
  CHECK(theme.border.pictures[0].name == "./pirates/flag.svg");
  CHECK(theme.border.pictures[1].name == "anchor");
  CHECK(theme.border.lines == BorderLines::panel);
  CHECK(theme.spots[0].name == "./pirates/parrot.svg");
  CHECK(theme.pairs[0].say.at("en") == "Lead {from} to {to}!");
  CHECK(theme.names.at("de").at("./pirates/parrot.svg").to == "den Papagei");
}

TEST_CASE("all errors of a theme are reported at their places") {
  CHECK(errors_of("summary: pirates\n"
                  "boarder: {lines: panel}\n"
                  "border: {lines: wavy}\n"
                  "pairs:\n"
                  "  - {from: dog}\n"
                  "names: {dog: {dee: der Hund}}\n") ==
        Strings{"t:2:1: error: unknown key 'boarder'; did you mean 'border'?",
                "t:3:17: error: unknown lines 'wavy'; one of none, single, double, panel, steps, night",
                "t:5:5: error: 'to' is missing", "t:6:15: error: unknown key 'dee'; did you mean 'de'?"});
}
