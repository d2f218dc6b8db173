#include "book/read_look.h"

#include <catch2/catch.hpp>
#include <map>
#include <set>
#include <tuple>

#include "base/system/file.h"
#include "spec/data_files.h"
#include "spec/house_data.h"
#include "spec/spec_checks.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

const std::string fonts = R"(summary: a look
fonts:
  display: {families: [Lato]}
  text: {families: [Lato]}
  label: {families: [Lato]}
  numeral: {families: [Lato]}
)";

/// The errors in a look of the user with these lines.
std::pair<Look, std::vector<std::string>> read_own(const std::string& lines) {
  const TemporaryFolder folder;
  write_file(folder.path() / "own.yaml", lines);
  Result<Look> look = read_look(DataFiles(folder.path()), {"./own.yaml"});
  std::vector<std::string> messages = texts(look);
  return {look ? std::move(look).value() : Look{}, std::move(messages)};
}

bool mentions(const std::vector<std::string>& messages, const std::string& part) {
  return std::any_of(messages.begin(), messages.end(),
                     [&](const std::string& m) { return m.find(part) != std::string::npos; });
}

}  // namespace

TEST_CASE("every template of the house reads without complaint and looks like no other") {
  const DataFiles files(source_root);
  const std::vector<std::string> names = files.names("templates");
  REQUIRE(names.size() >= 3);
  std::set<std::tuple<std::string, HeadingStyle, double>> looks;
  for (const std::string& name : names) {
    INFO(name);
    const Look look = read_look(files, {name}).value();
    CHECK(look.name == name);
    looks.emplace(look.display.families.front(), look.heading, look.title_pt);
    CHECK((look.rule_pt == 0 || look.rule_pt >= 0.75));
  }
  CHECK(looks.size() == names.size());
}

TEST_CASE("a look of one's own only says what differs") {
  const auto [look, messages] = read_own(fonts + "level: pips\nsizes: {title: 50pt}\n");
  CHECK(messages.empty());
  CHECK(look.name == "own");
  CHECK(look.level == LevelStyle::pips);
  CHECK(look.title_pt == 50);
  CHECK(look.text_pt == Look{}.text_pt);
}

TEST_CASE("mistakes in a look are reported with their line and a suggestion") {
  CHECK(mentions(read_own(fonts + "level: starz\n").second, "did you mean 'stars'"));
  CHECK(mentions(read_own(fonts + "levle: stars\n").second, "own.yaml:7:1"));
  CHECK(mentions(read_own(fonts + "rule: 0.25pt\n").second, "thinner than printers can print"));
  CHECK(mentions(read_own(fonts + "walls: {rounding: 0.9}\n").second, "rounding"));
  CHECK(mentions(read_own("summary: x\nfonts: {display: {families: []}}\n").second, "'families' is empty"));
}

TEST_CASE("a template has the fields of those that it extends, and its own over them") {
  const auto [look, messages] = read_own("extends: playful\nsizes: {title: 50pt}\nlevel: none\n");
  CHECK(messages.empty());
  const Look playful = read_look(DataFiles(source_root), {"playful"}).value();
  CHECK(look.name == "own");
  CHECK(look.title_pt == 50);
  CHECK(look.level == LevelStyle::none);
  CHECK(look.text_pt == playful.text_pt);
  CHECK(look.display.families == playful.display.families);
  CHECK(look.gate_badges);
}

TEST_CASE("a template extends another file of the user beside it") {
  const TemporaryFolder folder;
  std::filesystem::create_directory(folder.path() / "looks");
  write_file(folder.path() / "looks/base.yaml", "extends: minimal\nmargin: 0.1\n");
  write_file(folder.path() / "looks/own.yaml", "extends: ./base.yaml\nlevel: none\n");
  const Look look = read_look(DataFiles(folder.path()), {"looks/own.yaml"}).value();
  CHECK(look.margin == 0.1);
  CHECK(look.level == LevelStyle::none);
  CHECK(look.heading == HeadingStyle::numeral);
}

TEST_CASE("a template that extends none, or itself, is an error at its name") {
  CHECK(mentions(read_own("level: none\nextends: playfull\n").second,
                 "own.yaml:2:10: error: unknown template 'playfull'; did you mean 'playful'"));
  const TemporaryFolder folder;
  write_file(folder.path() / "a.yaml", "extends: ./b.yaml\n");
  write_file(folder.path() / "b.yaml", "extends: ./a.yaml\n");
  const std::vector<std::string> messages = texts(read_look(DataFiles(folder.path()), {"./a.yaml"}));
  CHECK(mentions(messages, "b.yaml:1:10: error: 'extends' leads back to"));
  CHECK(mentions(read_own("extends: ./nowhere.yaml\n").second, "nowhere.yaml"));
}

TEST_CASE("a template sets fields of books, and the one that extends it sets them again") {
  const TemporaryFolder folder;
  write_file(folder.path() / "own.yaml", "extends: senior\ndefaults: {page: a5, answers_per_page: 4}\n");
  std::map<std::string, std::string> defaults;
  for (const Override& set : template_defaults(DataFiles(folder.path()), {"./own.yaml"})) {
    CHECK(set.if_absent);
    defaults[set.path] = set.value->text;
  }
  CHECK(defaults["page"] == "a5");
  CHECK(defaults["audience"] == "large-print");
  CHECK(defaults["answers.per_page"] == "4");
  CHECK(mentions(read_own("extends: classic\ndefaults: {papier: a5}\n").second, "own.yaml:2:12"));
}

TEST_CASE("the schema of a template names every field with what it is") {
  const std::string schema = look_schema();
  for (const char* field : {"extends", "defaults", "gates", "art", "caption", "sizes"})
    CHECK(schema.find('"' + std::string(field) + '"') != std::string::npos);
}
