#include "support/help_words.h"

#include <regex>
#include <sstream>

#include "support/run_program.h"

namespace mazefolio::tests {
namespace {

std::vector<std::string> help_lines(const std::string& command) {
  std::vector<std::string> words{"--help"};
  if (!command.empty()) words.insert(words.begin(), command);
  std::istringstream help(run_mazefolio(words).out);
  std::vector<std::string> lines;
  for (std::string line; std::getline(help, line);) lines.push_back(line);
  return lines;
}

}  // namespace

std::vector<std::string> commands_of_help() {
  static const std::regex row("  ([a-z]+) .*");
  std::vector<std::string> names;
  bool below = false;
  std::smatch match;
  for (const std::string& line : help_lines("")) {
    if (below && std::regex_match(line, match, row)) names.push_back(match[1]);
    below |= line == "Subcommands:";
  }
  return names;
}

std::vector<std::string> options_of_help(const std::string& command) {
  static const std::regex row("  ((-[a-z],)?--[a-z-]+).*");
  std::vector<std::string> names;
  std::smatch match;
  for (const std::string& line : help_lines(command)) {
    if (!std::regex_match(line, match, row)) continue;
    std::istringstream spelled(match[1]);
    for (std::string name; std::getline(spelled, name, ',');) names.push_back(name);
  }
  return names;
}

std::vector<std::string> flags_of_help(const std::string& command) {
  static const std::regex row("  (?:-[a-z],)?(--[a-z-]+)  .*");
  std::vector<std::string> names;
  std::smatch match;
  for (const std::string& line : help_lines(command))
    if (std::regex_match(line, match, row)) names.push_back(match[1]);
  return names;
}

std::vector<std::pair<std::string, std::string>> choices_of_help(const std::string& command) {
  static const std::regex row("  (?:-[a-z],)?([A-Za-z-]+) [A-Z:]*\\{([a-z,-]+)\\}.*");
  std::vector<std::pair<std::string, std::string>> found;
  std::smatch match;
  for (const std::string& line : help_lines(command)) {
    if (!std::regex_match(line, match, row)) continue;
    std::istringstream choices(match[2]);
    for (std::string choice; std::getline(choices, choice, ',');) found.emplace_back(match[1], choice);
  }
  return found;
}

}  // namespace mazefolio::tests
