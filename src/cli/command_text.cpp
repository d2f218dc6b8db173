// All words come from the parser that reads the command line, so that no page tells of options that are not
// there. The type name of an option says what completes it: FILE, FOLDER, a list {a,b,c}, or a table of
// `mazefolio list` in capitals and the singular, such as GRID.
#include "cli/command_text.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cctype>

#include "cli/command.h"

namespace mazefolio::cli {
namespace {

constexpr const char* listings[] = {"grids",     "shapes", "generators", "diagrams", "refinements", "icons",
                                    "templates", "themes", "printers",   "papers",   "audiences"};

// The choices of "TEXT:{a,b}"; none for other types.
std::vector<std::string> choices_of(const std::string& type) {
  const std::size_t begin = type.find('{'), end = type.find('}');
  std::vector<std::string> choices;
  if (begin == std::string::npos || end == std::string::npos) return choices;
  std::string choice;
  for (const char c : type.substr(begin + 1, end - begin - 1) + ",")
    if (c == ',')
      choices.push_back(std::exchange(choice, ""));
    else
      choice += c;
  return choices;
}

// The bounds of "INT:INT in [1 - 20]".
std::string range_of(const std::string& type) {
  const std::size_t begin = type.find(" in ["), end = type.find(']');
  return begin == std::string::npos || end == std::string::npos ? ""
                                                                : type.substr(begin + 5, end - begin - 5);
}

std::string listing_of(const std::string& type) {
  for (const std::string listing : listings) {
    const bool same = type.size() + 1 == listing.size() &&
                      std::equal(type.begin(), type.end(), listing.begin(), [](unsigned char a, char b) {
                        return std::isupper(a) && std::tolower(a) == b;
                      });
    if (same) return listing;
  }
  return "";
}

std::vector<std::string> long_names(const std::set<CLI::Option*>& options) {
  std::vector<std::string> names;
  for (const CLI::Option* option : options) names.push_back(option->get_name());
  std::sort(names.begin(), names.end());  // the set is in the order of addresses
  return names;
}

std::string label_of(const std::string& type, ValueKind kind) {
  if (kind == ValueKind::choice) return "WORD";
  const std::string label = type.substr(0, type.find(':'));
  return label == "INT" || label == "UINT" ? "NUMBER" : label;
}

OptionText text_of(const CLI::Option& option) {
  OptionText text;
  const std::string type = option.get_type_name();
  for (const std::string& name : option.get_snames()) text.names.push_back("-" + name);
  for (const std::string& name : option.get_lnames()) text.names.push_back("--" + name);
  text.description = option.get_description();
  text.choices = choices_of(type);
  text.listing = listing_of(type);
  text.value = option.get_expected_min() == 0 ? ValueKind::none
               : !text.choices.empty()        ? ValueKind::choice
               : !text.listing.empty()        ? ValueKind::listing
               : type == "FILE"               ? ValueKind::file
               : type == "FOLDER"             ? ValueKind::folder
                                              : ValueKind::text;
  text.argument = option.get_positional() ? option.get_name(true) : label_of(type, text.value);
  text.range = range_of(type);
  text.fallback = option.get_default_str();
  text.required = option.get_required();
  text.repeats = option.get_expected_max() == CLI::detail::expected_max_vector_size;
  text.excludes = long_names(option.get_excludes());
  text.needs = long_names(option.get_needs());
  return text;
}

CommandText text_of(const CLI::App& app) {
  CommandText text{app.get_name(), app.get_description(), "", app.get_footer(), {}, {}};
  for (const CLI::Option* option : app.get_options())
    (option->get_positional() ? text.arguments : text.options).push_back(text_of(*option));
  return text;
}

}  // namespace

CommandText program_text() {
  CLI::App app;
  declare_program(app);
  return text_of(app);
}

std::vector<CommandText> command_texts() {
  std::vector<CommandText> texts;
  for (const CommandRow& row : commands()) {
    CLI::App app{row.summary, row.name};
    row.declare(app);
    texts.push_back(text_of(app));
    texts.back().examples = row.examples;
  }
  return texts;
}

}  // namespace mazefolio::cli
