#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/completion.h"

namespace mazefolio::cli {
namespace {

// What a case of the script calls to complete a value.
std::string bash_values(const OptionText& option) {
  switch (option.value) {
    case ValueKind::file:
      return "_mazefolio_files";
    case ValueKind::folder:
      return "_mazefolio_folders";
    case ValueKind::choice:
      return fmt::format("_mazefolio_words '{}'", fmt::join(option.choices, " "));
    case ValueKind::listing:
      return "_mazefolio_listed " + option.listing;
    case ValueKind::none:
    case ValueKind::text:
      break;
  }
  return ":";
}

std::string all_names(const std::vector<OptionText>& options) {
  std::vector<std::string> names;
  for (const OptionText& option : options)
    names.insert(names.end(), option.names.begin(), option.names.end());
  return fmt::format("{}", fmt::join(names, " "));
}

// The case of one command: after an option its value, else options, else the argument.
std::string bash_branch(const CommandText& command) {
  std::string out = fmt::format("    {})\n      case $previous in\n", command.name);
  for (const OptionText& option : command.options)
    if (option.value != ValueKind::none)
      out += fmt::format("        {}) {}; return ;;\n", fmt::join(option.names, " | "), bash_values(option));
  out += fmt::format("      esac\n      options='{}'\n", all_names(command.options));
  if (!command.arguments.empty())
    out += fmt::format("      [[ $current == -* ]] || {{ {}; return; }}\n",
                       bash_values(command.arguments.back()));
  return out + "      ;;\n";
}

constexpr const char* bash_head =
    R"(# Completion of mazefolio for bash, made from its table of commands.

_mazefolio_words() {
  mapfile -t COMPREPLY < <(compgen -W "$1" -- "$current")
}

_mazefolio_files() {
  compopt -o filenames 2>/dev/null
  mapfile -t COMPREPLY < <(compgen -f -- "$current")
}

_mazefolio_folders() {
  compopt -o filenames 2>/dev/null
  mapfile -t COMPREPLY < <(compgen -d -- "$current")
}

_mazefolio_listed() {
  local names
  names=$("${COMP_WORDS[0]}" list "$1" 2>/dev/null | cut -d' ' -f1)
  _mazefolio_words "$names"
}

_mazefolio() {
  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command='' options='' i
  COMPREPLY=()
  # The shell makes three words of --option=value.
  if [[ $current == = ]]; then
    current=''
  elif [[ $previous == = ]]; then
    previous=${COMP_WORDS[COMP_CWORD - 2]}
  fi
  for ((i = 1; i < COMP_CWORD; ++i)); do
    [[ ${COMP_WORDS[i]} == -* ]] || { command=${COMP_WORDS[i]}; break; }
  done
  case $command in
)";

}  // namespace

std::string bash_completion(const CommandText& program, const std::vector<CommandText>& commands) {
  std::string out = bash_head, names;
  for (const CommandText& command : commands) names += " " + command.name;
  out += fmt::format("    '') options='{}{}' ;;\n", all_names(program.options), names);
  for (const CommandText& command : commands) out += bash_branch(command);
  return out +
         "  esac\n"
         "  _mazefolio_words \"$options\"\n"
         "}\n"
         "complete -F _mazefolio mazefolio\n";
}

}  // namespace mazefolio::cli
