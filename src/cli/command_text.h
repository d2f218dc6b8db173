#pragma once

#include <string>
#include <vector>

#include "base/namespaces.h"

namespace mazefolio::cli {

/// What stands after an option, or in the place of an argument, so far as a shell can complete it.
enum class ValueKind { none, text, file, folder, choice, listing };

/// An option, or an argument that is known by its place.
struct OptionText {
  std::vector<std::string> names;  ///< "-o", "--output", the short ones first; none for an argument
  std::string argument;            ///< what the value is called: FILE, or the name of an argument
  std::string description;
  ValueKind value = ValueKind::text;
  std::vector<std::string> choices;  ///< of ValueKind::choice
  std::string listing;               ///< of ValueKind::listing: what `mazefolio list` shows, such as grids
  std::string range, fallback;       ///< "0 - 1024", "20x20"; empty where there is none
  bool required = false, repeats = false;
  std::vector<std::string> excludes, needs;  ///< names of other options
};

/// A command, or the program itself, as manual pages and completions show it.
struct CommandText {
  std::string name, description, examples, footer;
  std::vector<OptionText> arguments, options;
};

/// What the program takes before the name of a command.
CommandText program_text();

/// Every row of commands(), in the order of the table, with all options that it puts on the parser.
std::vector<CommandText> command_texts();

}  // namespace mazefolio::cli
