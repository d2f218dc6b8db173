#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/completion.h"

namespace mazefolio::cli {
namespace {

std::string fish_quoted(const std::string& text) {
  std::string out = "'";
  for (const char c : text) out += c == '\'' || c == '\\' ? std::string("\\") + c : std::string(1, c);
  return out + "'";
}

// Options of `complete` for a value; nothing for any text.
std::string fish_values(const OptionText& option) {
  switch (option.value) {
    case ValueKind::file:
      return " -F";
    case ValueKind::folder:
      return " -a '(__fish_complete_directories)'";
    case ValueKind::choice:
      return fmt::format(" -a '{}'", fmt::join(option.choices, " "));
    case ValueKind::listing:
      return fmt::format(" -a '(mazefolio list {} 2>/dev/null | cut -d\" \" -f1)'", option.listing);
    case ValueKind::none:
    case ValueKind::text:
      break;
  }
  return "";
}

std::string line(const std::string& condition, const OptionText& option) {
  std::string out = fmt::format("complete -c mazefolio -n '{}'", condition);
  for (const std::string& name : option.names)
    out += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
  if (!option.names.empty() && option.value != ValueKind::none)
    out += option.value == ValueKind::file ? " -r" : " -x";
  out += fish_values(option);
  // An argument without a value to offer has nothing to show.
  return option.names.empty() ? out + "\n" : out + " -d " + fish_quoted(option.description) + "\n";
}

}  // namespace

std::string fish_completion(const CommandText& program, const std::vector<CommandText>& commands) {
  std::string out =
      "# Completion of mazefolio for fish, made from its table of commands.\ncomplete -c mazefolio -f\n";
  for (const OptionText& option : program.options) out += line("__fish_use_subcommand", option);
  for (const CommandText& command : commands)
    out += fmt::format("complete -c mazefolio -n __fish_use_subcommand -a {} -d {}\n", command.name,
                       fish_quoted(command.description));
  for (const CommandText& command : commands) {
    const std::string condition = "__fish_seen_subcommand_from " + command.name;
    for (const OptionText& argument : command.arguments)
      if (argument.value != ValueKind::text) out += line(condition, argument);
    for (const OptionText& option : command.options) out += line(condition, option);
  }
  return out;
}

}  // namespace mazefolio::cli
