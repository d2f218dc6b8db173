#include "book/read_look.h"

#include <catch2/catch.hpp>
#include <set>

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
  std::set<std::pair<std::string, HeadingStyle>> looks;
  for (const std::string& name : names) {
    INFO(name);
    const Look look = read_look(files, {name}).value();
    CHECK(look.name == name);
    looks.emplace(look.display.families.front(), look.heading);
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
