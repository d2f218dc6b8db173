// What the scripts offer, asked of the shells themselves, against what the program says in its help.
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <sstream>

#include "base/system/file.h"
#include "support/help_words.h"
#include "support/run_program.h"

using namespace mazefolio::tests;
namespace fs = std::filesystem;

namespace {

const fs::path scripts = fs::path(MAZEFOLIO_MANUAL) / "completions";
const fs::path program_folder = fs::path(MAZEFOLIO_PROGRAM).parent_path();

bool installed(const std::string& program) {
  return run_program({"sh", "-c", "command -v " + program}).exit_code == 0;
}

using Words = std::vector<std::string>;

Words lines_of(const std::string& text) {
  std::istringstream in(text);
  Words lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line.substr(0, line.find('\t')));
  return lines;
}

// What bash offers for the last word, in a folder; words are split as the shell splits them, "=" by itself.
Words bash_offers(Words words, const fs::path& folder = ".") {
  static const std::string driver =
      "source \"$1\" && cd \"$2\" && shift 2 && COMP_WORDS=(\"$@\") && COMP_CWORD=$(($# - 1)) && _mazefolio "
      "&& "
      "((${#COMPREPLY[@]} == 0)) || printf '%s\\n' \"${COMPREPLY[@]}\"";
  words.insert(words.begin(),
               {"bash", "-c", driver, "bash", scripts / "mazefolio", folder, MAZEFOLIO_PROGRAM});
  const Run run = run_program(words);
  CHECK(run.err.empty());
  return lines_of(run.out);
}

Words fish_offers(const std::string& line, const fs::path& folder = ".") {
  const std::string driver = "set -x PATH " + program_folder.string() +
                             " $PATH; source $argv[1]; cd $argv[2]; " + "complete -C $argv[3]";
  return lines_of(
      run_program({"fish", "--no-config", "-c", driver, scripts / "mazefolio.fish", folder, line}).out);
}

void check_holds(const Words& offered, const Words& wanted) {
  CHECK_FALSE(wanted.empty());
  for (const std::string& word : wanted) {
    INFO("missing: " << word);
    CHECK(std::find(offered.begin(), offered.end(), word) != offered.end());
  }
}

Words long_ones(Words options) {
  options.erase(std::remove_if(options.begin(), options.end(), [](const auto& o) { return o[1] != '-'; }),
                options.end());
  return options;
}

fs::path folder_of_books() {
  const fs::path folder = scratch_folder();
  write_file(folder / "book.yaml", "title: A\n");
  make_folder(folder / "out");
  return folder;
}

}  // namespace

TEST_CASE("bash offers every command, option and choice of the help") {
  check_holds(bash_offers({""}), commands_of_help());
  check_holds(bash_offers({"-"}), options_of_help());
  for (const std::string& command : commands_of_help()) {
    INFO(command);
    check_holds(bash_offers({command, "-"}), options_of_help(command));
    for (const auto& [option, choice] : choices_of_help(command))
      check_holds(option[0] == '-' ? bash_offers({command, option, ""}) : bash_offers({command, ""}),
                  {choice});
  }
}

TEST_CASE("bash completes a word that was begun, files, folders and listed names") {
  CHECK(bash_offers({"bu"}) == Words{"build"});
  CHECK(bash_offers({"build", "--edition", "s"}) == Words{"screen"});
  CHECK(bash_offers({"build", "--edition", "=", "b"}) == Words{"both"});
  CHECK(bash_offers({"maze", "--grid", "hex"}) == Words{"hexagon"});
  const fs::path folder = folder_of_books();
  CHECK(bash_offers({"build", "bo"}, folder) == Words{"book.yaml"});
  CHECK(bash_offers({"build", "book.yaml", "--out-dir", ""}, folder) == Words{"out"});
  CHECK(bash_offers({"build", "book.yaml", "--pages", ""}, folder) == Words{});
}

TEST_CASE("the scripts have no mistake that their shells would find") {
  CHECK(run_program({"bash", "-n", scripts / "mazefolio"}).exit_code == 0);
  if (installed("zsh"))
    CHECK(run_program({"zsh", "-n", scripts / "_mazefolio"}).exit_code == 0);
  else
    WARN("skipped: zsh is not installed");
  if (installed("fish"))
    CHECK(run_program({"fish", "--no-execute", scripts / "mazefolio.fish"}).exit_code == 0);
}

TEST_CASE("the script for zsh has every command, option and choice of the help") {
  const std::string script = read_file(scripts / "_mazefolio");
  for (const std::string& command : commands_of_help()) {
    const std::size_t begin = script.find("\n        " + command + ")\n");
    REQUIRE(begin != std::string::npos);
    const std::string branch = script.substr(begin, script.find(";;\n", begin) - begin);
    CHECK_THAT(script, Catch::Contains("'" + command + ":"));
    const Words flags = flags_of_help(command);
    for (const std::string& option : options_of_help(command)) {
      INFO(command << " " << option);
      const auto spelled = [&, option = option](const char* end) {
        return branch.find(option + end) != std::string::npos;
      };
      const bool flag = std::find(flags.begin(), flags.end(), option) != flags.end();
      if (option[1] != '-')
        CHECK((spelled(",--") || spelled("+,--")));
      else if (flag)
        CHECK((spelled("'[") || spelled("}'[")));
      else
        CHECK((spelled("='[") || spelled("=}'[")));
    }
    for (const auto& [option, choice] : choices_of_help(command)) CHECK_THAT(branch, Catch::Contains(choice));
  }
}

TEST_CASE("fish offers every command, option and choice of the help") {
  if (!installed("fish")) {
    WARN("skipped: fish is not installed");
    return;
  }
  check_holds(fish_offers("mazefolio "), commands_of_help());
  for (const std::string& command : commands_of_help()) {
    INFO(command);
    check_holds(fish_offers("mazefolio " + command + " --"), long_ones(options_of_help(command)));
    for (const auto& [option, choice] : choices_of_help(command))
      check_holds(fish_offers("mazefolio " + command + " " + (option[0] == '-' ? option + " " : "")),
                  {choice});
  }
  check_holds(fish_offers("mazefolio build bo", folder_of_books()), {"book.yaml"});
  check_holds(fish_offers("mazefolio maze --grid hex"), {"hexagon"});
}
