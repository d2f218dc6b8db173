#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/completion.h"

namespace mazefolio::cli {
namespace {

// Text inside a specification of _arguments, between single quotes.
std::string zsh_quoted(const std::string& text) {
  std::string out;
  for (const char c : text) {
    if (c == '[' || c == ']' || c == ':' || c == '\\') out += '\\';
    out += c == '\'' ? std::string("'\\''") : std::string(1, c);
  }
  return out;
}

std::string zsh_values(const OptionText& option) {
  switch (option.value) {
    case ValueKind::file:
      return "_files";
    case ValueKind::folder:
      return "_files -/";
    case ValueKind::choice:
      return fmt::format("({})", fmt::join(option.choices, " "));
    case ValueKind::listing:
      return "_mazefolio_listed " + option.listing;
    case ValueKind::none:
    case ValueKind::text:
      break;
  }
  return " ";
}

// "'(-o --output)'{-o+,--output=}'[the PDF]:FILE:_files'"; the names of an option exclude each other.
std::string option_words(const OptionText& option) {
  const bool flag = option.value == ValueKind::none;
  std::vector<std::string> spelled;
  for (const std::string& name : option.names)
    spelled.push_back(flag ? name : name + (name.starts_with("--") ? "=" : "+"));
  std::string out = option.repeats ? "'*'" : fmt::format("'({})'", fmt::join(option.names, " "));
  out += spelled.size() == 1 ? spelled.front() : fmt::format("{{{}}}", fmt::join(spelled, ","));
  out += fmt::format("'[{}]", zsh_quoted(option.description));
  if (!flag) out += fmt::format(":{}:{}", zsh_quoted(option.argument), zsh_values(option));
  return out + "'";
}

std::string zsh_argument(const OptionText& argument) {
  return fmt::format("'{}:{}:{}'",
                     argument.repeats    ? "*"
                     : argument.required ? "1"
                                         : "1:",
                     zsh_quoted(argument.argument), zsh_values(argument));
}

std::string zsh_branch(const CommandText& command) {
  std::string out = fmt::format("        {})\n          _arguments -s", command.name);
  for (const OptionText& option : command.options) out += " \\\n            " + option_words(option);
  for (const OptionText& argument : command.arguments) out += " \\\n            " + zsh_argument(argument);
  return out + "\n          ;;\n";
}

}  // namespace

std::string zsh_completion(const CommandText& program, const std::vector<CommandText>& commands) {
  std::string out =
      "#compdef mazefolio\n"
      "# Completion of mazefolio for zsh, made from its table of commands.\n\n"
      "# The last word says what to list; _arguments puts words for compadd before it.\n"
      "_mazefolio_listed() {\n"
      "  local -a names\n"
      "  names=(${(f)\"$(mazefolio list $@[-1] 2>/dev/null | cut -d' ' -f1)\"})\n"
      "  compadd \"${(@)@[1,-2]}\" -a names\n"
      "}\n\n"
      "_mazefolio() {\n"
      "  local context state line\n"
      "  typeset -A opt_args\n"
      "  local -a commands=(\n";
  for (const CommandText& command : commands)
    out += fmt::format("    '{}:{}'\n", command.name, zsh_quoted(command.description));
  out += "  )\n  _arguments -C";
  for (const OptionText& option : program.options) out += " \\\n    " + option_words(option);
  out +=
      " \\\n    '1:command:->command' \\\n    '*::argument:->argument'\n"
      "  case $state in\n"
      "    command) _describe command commands ;;\n"
      "    argument)\n"
      "      case $words[1] in\n";
  for (const CommandText& command : commands) out += zsh_branch(command);
  return out +
         "      esac\n"
         "      ;;\n"
         "  esac\n"
         "}\n\n"
         "_mazefolio \"$@\"\n";
}

}  // namespace mazefolio::cli
