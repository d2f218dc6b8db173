// docs/seeds.md: every row's command runs and shows what the row says, and its test exists.
#include <catch2/catch.hpp>
#include <filesystem>
#include <map>
#include <regex>
#include <set>
#include <sstream>

#include "base/system/file.h"
#include "support/namespaces.h"
#include "support/run_program.h"

using namespace mazefolio::tests;

namespace {

namespace fs = std::filesystem;
using Strings = std::vector<std::string>;

struct Row {
  std::string number, says;
  Strings command, shows, tests;  ///< what stands in backticks
};

/// What stands between pairs of backticks.
Strings in_backticks(const std::string& text) {
  Strings all;
  for (std::size_t begin = text.find('`'); begin != std::string::npos; begin = text.find('`', begin)) {
    const std::size_t end = std::min(text.find('`', begin + 1), text.size());
    all.push_back(text.substr(begin + 1, end - begin - 1));
    begin = std::min(end + 1, text.size());
  }
  return all;
}

/// Rows of the tables whose first cell is a number. No cell holds " | ".
std::vector<Row> rows_of(const std::string& document) {
  std::vector<Row> rows;
  std::istringstream lines(document);
  for (std::string line; std::getline(lines, line);) {
    static const std::regex numbered(R"(\| *\d+ \|.*)");
    if (!std::regex_match(line, numbered)) continue;
    Strings cells;
    for (std::size_t at = 2; at < line.size();) {
      const std::size_t end = std::min(line.find(" |", at), line.size());
      cells.push_back(line.substr(at, end - at));
      at = end + 3;
    }
    INFO(line);
    REQUIRE(cells.size() == 5);
    rows.push_back(
        {cells[0], cells[1], in_backticks(cells[2]), in_backticks(cells[3]), in_backticks(cells[4])});
  }
  return rows;
}

/// Words as a shell takes them; quotes are single ones.
Strings words_of(const std::string& command) {
  Strings words;
  std::string word;
  bool within = false;
  for (const char c : command + " ") {
    if (c == '\'') within = !within;
    if (c == '\'' || (c == ' ' && !within && word.empty())) continue;
    if (c == ' ' && !within)
      words.push_back(std::exchange(word, ""));
    else
      word += c;
  }
  return words;
}

/// The words of a picture, without its tags: where lines break depends on fonts.
std::string text_of(const std::string& svg) {
  std::string text;
  bool tag = false;
  for (const char c : svg) {
    if (c == '<') tag = true;
    const bool space = tag || c == ' ' || c == '\n';
    if (c == '>') tag = false;
    if (!space)
      text += c;
    else if (!text.empty() && text.back() != ' ')
      text += ' ';
  }
  return text;
}

/// "folder: name" of every case of tests/.
std::set<std::string> test_cases() {
  // A long name may stand on a line of its own, or on two.
  static const std::regex joint(R"re("\s*\n\s*")re"), test_case(R"re(TEST_CASE\(\s*"([^"]*)")re");
  std::set<std::string> names;
  const fs::path tests = fs::path(MAZEFOLIO_SOURCE_DIR) / "tests";
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(tests)) {
    if (!entry.path().string().ends_with("_test.cpp")) continue;
    const std::string folder = fs::relative(entry.path(), tests).begin()->string();
    const std::string text = std::regex_replace(read_file(entry.path()), joint, "");
    for (std::sregex_iterator found(text.begin(), text.end(), test_case), end; found != end; ++found)
      names.insert(folder + ": " + (*found)[1].str());
  }
  return names;
}

std::vector<Row> seeds() { return rows_of(read_file(fs::path(MAZEFOLIO_SOURCE_DIR) / "docs/seeds.md")); }

}  // namespace

TEST_CASE("the items of the sources are numbered without gaps, and each names a test that there is") {
  const std::vector<Row> rows = seeds();
  const std::set<std::string> names = test_cases();
  REQUIRE(names.size() > 500);
  CHECK(rows.size() >= 100);
  std::size_t number = 0;
  for (const Row& row : rows) {
    INFO(row.number << " " << row.says);
    CHECK(row.number == std::to_string(++number));
    CHECK_FALSE(row.says.empty());
    REQUIRE(row.tests.size() == 1);
    INFO(row.tests[0]);
    CHECK(names.contains(row.tests[0]));
  }
}

TEST_CASE("the command of each item of the sources shows it") {
  std::map<std::string, Run> runs;  // rows may share a command
  for (const Row& row : seeds()) {
    REQUIRE(row.command.size() == 1);
    const std::string& command = row.command[0];
    INFO(row.number << " " << row.says << ": " << command);
    Strings words = words_of(command);
    REQUIRE(words.size() > 1);
    REQUIRE(words[0] == "mazefolio");
    words.erase(words.begin());
    if (!runs.contains(command)) runs[command] = run_mazefolio(words);
    const Run& run = runs[command];
    CHECK(run.exit_code == 0);
    CHECK(run.err.empty());
    CHECK_FALSE(run.out.empty());
    const std::string text = text_of(run.out);
    CHECK_FALSE(row.shows.empty());
    for (const std::string& part : row.shows) {
      INFO("lacks " << part);
      CHECK((run.out.find(part) != std::string::npos || text.find(part) != std::string::npos));
    }
  }
}
