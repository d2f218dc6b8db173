#include "publish/icon_finder.h"

#include <catch2/catch.hpp>
#include <set>

#include "base/system/file.h"
#include "publish/load_pictures.h"
#include "publish/read_spec.h"
#include "spec/data_files.h"
#include "support/namespaces.h"
#include "support/temporary_folder.h"

using namespace mazefolio::tests;

namespace {

struct Specs {
  TemporaryFolder folder;
  DataFiles files{folder.path()};

  Result<BookSpec> read(const std::string& puzzles) {
    write_file(folder.path() / "book.yaml", "title: A\nchapters:\n  - puzzles:\n" + puzzles);
    return read_bare_spec({(folder.path() / "book.yaml").string(), {}, {}}, files);
  }
  std::vector<std::string> errors(const std::string& puzzles) {
    Result<BookSpec> spec = read(puzzles);
    std::vector<std::string> out;
    const Diagnostics found = spec ? load_pictures(*spec, files) : spec.found();
    for (const Diagnostic& d : found.all()) {
      const std::string text = to_text(d);
      out.push_back(text.substr(text.find("book.yaml:") + 10));
    }
    return out;
  }
};

using Lines = std::vector<std::string>;

}  // namespace

TEST_CASE("an unknown icon is reported at its place wherever it is named, all of them at once") {
  Specs specs;
  CHECK(
      specs.errors("      - {shape: {icon: elefant}, start_icon: mose, finish_icon: katze}\n"
                   "      - {algorithm: {picture: {icon: rokket}}}\n"
                   "      - {shape: {icon: lion-face}}\n"
                   "      - {shape: {icon: qwertzu}}\n"
                   "      - {algorithm: {picture: {icn: cat}}}\n"
                   "      - {shape: {icon: [[cat]]}}\n") ==
      Lines{
          "4:24: error: unknown icon 'elefant'; did you mean 'elephant'?",
          "4:46: error: unknown start_icon 'mose'; did you mean 'mouse'?",
          "4:65: error: unknown finish_icon 'katze'; \"mazefolio list icons --search WORD\" finds those that "
          "there are",
          "5:38: error: unknown icon 'rokket'; did you mean 'rocket'?",
          "6:24: error: unknown icon 'lion-face'; did you mean 'lion'?",
          "7:24: error: unknown icon 'qwertzu'; \"mazefolio list icons --search WORD\" finds those that "
          "there "
          "are",
          "8:32: error: unknown key 'icn'; did you mean 'icon'?",
          "9:25: error: 'icon' must be text, not a list"});
  CHECK(
      specs.errors("      - {shape: icon}\n") ==
      Lines{"4:17: error: the icon is missing; name it in the option 'icon'; \"mazefolio list icons\" lists "
            "those that there are"});
}

TEST_CASE("hostile names of icons are refused in few words") {
  Specs specs;
  const Lines errors =
      specs.errors("      - {shape: {icon: \"a\\u0007\"}}\n      - {start_icon: " + std::string(190, 'x') +
                   "}\n      - {start_icon: " + std::string(100'000, 'x') + "}\n");
  REQUIRE(errors.size() == 3);
  CHECK(errors[0] == "4:24: error: 'icon' contains U+0007, which cannot be printed");
  for (const std::string& error : errors) CHECK(error.size() < 200);
}

TEST_CASE("name, alias and character are one icon, and give the same pixels") {
  Specs specs;
  std::set<const Picture*> pictures;
  auto spec = specs.read(
      "      - {count: 1, shape: {icon: elephant}}\n      - {shape: {icon: \"\U0001F418\"}}\n"
      "      - {shape: {icon: Elephant}}\n      - {shape: {icon: U+1F418}}\n"
      "      - {algorithm: {picture: {icon: elephant}}, shape: rectangle}\n");
  REQUIRE(spec.ok());
  CHECK_FALSE(load_pictures(*spec, specs.files).has_errors());
  const auto& puzzles = spec->chapters.at(0).puzzles;
  for (const PuzzleSpec& puzzle : puzzles) {
    const Options& options = puzzle.shape.name == "icon" ? puzzle.shape.options : puzzle.algorithm.options;
    CHECK(options.text(puzzle.shape.name == "icon" ? "icon" : "picture").ends_with("elephant"));
    pictures.insert(options.picture());
  }
  CHECK(puzzles.size() == 5);
  CHECK(pictures.size() == 1);
  CHECK(puzzles.back().algorithm.options.text("picture") == "icon:elephant");
}

TEST_CASE("icons of the house go before pictographs of their names") {
  const DataFiles files;
  IconFinder finder(files);
  CHECK(finder.name("icon", "rocket").value() == "rocket");
  CHECK(finder.name("icon", "\U0001F680").value() == "U+1F680");
  CHECK(finder.name("icon", "U+1F680").value() == "U+1F680");
  CHECK(finder.name("icon", "heart").value() == "red-heart");
  CHECK(finder.name("icon", "Dinosaur").value() == "brachiosaurus");  // the pictograph is a head
  CHECK(finder.svg("rocket").value() == read_file(files.find("templates/icons/rocket.svg")));
  CHECK(finder.svg("U+1F680").value() != finder.svg("rocket").value());
}

TEST_CASE("icons of gates are SVG in black, the same for every name") {
  Specs specs;
  auto spec = specs.read("      - {start_icon: owl, finish_icon: \"\U0001F989\"}\n");
  REQUIRE(spec.ok());
  const Icons icons = load_icons(*spec, specs.files).value();
  CHECK(icons.size() == 1);
  CHECK_THAT(*icons.at("owl"), Catch::Contains("#000000") || Catch::Contains("black"));
}

TEST_CASE("icons that are drawn from their side say it in their SVG") {
  const Specs specs;
  IconFinder icons(specs.files);
  CHECK_THAT(icons.svg("elephant").value(), Catch::Contains("<svg data-looks=\"left\""));
  CHECK_THAT(icons.svg("rooster").value(), Catch::Contains("<svg data-looks=\"right\""));
  CHECK_THAT(icons.svg("mouse").value(), Catch::Contains("<svg data-looks=\"left\""));
  CHECK_THAT(icons.svg("owl").value(), !Catch::Contains("data-looks"));
}

TEST_CASE("a missing font or list of names is said, with what to install, and nothing is put in its place") {
  const DataFiles files;
  IconFinder without_names(files, {"/nonexistent/emoji-test.txt", "Symbola"});
  IconFinder without_font(files, {PictographSources().names, "No Such Font"});
  for (IconFinder* finder : {&without_names, &without_font}) {
    const auto icon = finder->name("icon", "elephant");
    REQUIRE_FALSE(icon.ok());
    CHECK_THAT(icon.message(),
               Catch::StartsWith("unknown icon 'elephant': the ") && Catch::EndsWith(" not installed"));
    CHECK_THAT(icon.error().hint, Catch::Contains("fonts-symbola and unicode-data"));
    CHECK_FALSE(finder->svg("elephant").ok());
    CHECK_FALSE(finder->silhouette("elephant", false).ok());
    CHECK(finder->name("icon", "mouse").value() == "mouse");
  }
  CHECK_THAT(without_names.name("icon", "owl").message(), Catch::Contains("/nonexistent/emoji-test.txt"));
  CHECK_THAT(without_font.name("icon", "owl").message(), Catch::Contains("No Such Font"));
  IconFinder letters(files, {PictographSources().names, "DejaVu Sans"});
  CHECK_FALSE(letters.name("icon", "elephant").ok());
}
