// The manual pages against what the program itself says in its help.
#include <catch2/catch.hpp>
#include <filesystem>

#include "base/system/file.h"
#include "support/help_words.h"
#include "support/run_program.h"

using namespace mazefolio::tests;
namespace fs = std::filesystem;

namespace {

const fs::path pages = fs::path(MAZEFOLIO_MANUAL) / "man1";

std::string page_of(const std::string& command) {
  return read_file(pages / (command.empty() ? "mazefolio.1" : "mazefolio-" + command + ".1"));
}

std::string as_troff(const std::string& word) {
  std::string out;
  for (const char c : word) out += c == '-' ? std::string("\\-") : std::string(1, c);
  return "\\fB" + out + "\\fR";
}

}  // namespace

TEST_CASE("every command has a page, and that of the program names it") {
  const std::vector<std::string> commands = commands_of_help();
  REQUIRE(commands.size() > 10);
  for (const std::string& command : commands) {
    INFO(command);
    CHECK_THAT(page_of(""), Catch::Contains(as_troff("mazefolio-" + command) + "(1)"));
    CHECK_THAT(page_of(command), Catch::StartsWith(".TH MAZEFOLIO\\-"));
  }
  const auto files = std::distance(fs::directory_iterator(pages), fs::directory_iterator());
  CHECK(files == static_cast<std::ptrdiff_t>(commands.size()) + 1);
}

TEST_CASE("every option and every choice stands in the page of its command") {
  std::vector<std::string> all = commands_of_help();
  all.push_back("");
  for (const std::string& command : all) {
    const std::string page = page_of(command);
    const std::vector<std::string> options = options_of_help(command);
    REQUIRE(options.size() >= 2);
    for (const std::string& option : options) {
      INFO(command << " " << option);
      CHECK(page.find("\n.TP\n") != std::string::npos);
      CHECK_THAT(page, Catch::Contains(as_troff(option)));
    }
    for (const auto& [option, choice] : choices_of_help(command)) {
      INFO(command << " " << option << " " << choice);
      CHECK_THAT(page, Catch::Contains(as_troff(choice)));
    }
  }
}

TEST_CASE("the pages carry the version and no date") {
  const std::string version = run_mazefolio({"--version"}).out;  // "mazefolio 1.2.3\n"
  for (const fs::directory_entry& page : fs::directory_iterator(pages)) {
    const std::string text = read_file(page.path());
    const std::string title = text.substr(0, text.find('\n'));
    CHECK_THAT(title,
               Catch::EndsWith(" 1 \"\" \"" + version.substr(0, version.size() - 1) + "\" \"Mazefolio\""));
  }
}

TEST_CASE("the example for Kubernetes names the image of this version") {
  const std::string version = run_mazefolio({"--version"}).out;
  CHECK_THAT(read_file(MAZEFOLIO_SOURCE_DIR "/examples/cluster/kubernetes-job.yaml"),
             Catch::Contains("image: mazefolio:" + version.substr(version.find(' ') + 1)));
}

TEST_CASE("groff sets every page without a warning") {
  if (run_program({"sh", "-c", "command -v groff"}).exit_code != 0) {
    WARN("skipped: groff is not installed");
    return;
  }
  for (const fs::directory_entry& page : fs::directory_iterator(pages)) {
    const Run run = run_program({"groff", "-Tutf8", "-P-cbou", "-ww", "-man", page.path()});
    INFO(page.path());
    CHECK(run.exit_code == 0);
    CHECK(run.err.empty());
    CHECK_THAT(run.out, Catch::Contains("EXIT STATUS"));
  }
}
