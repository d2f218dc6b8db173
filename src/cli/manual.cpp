// Pages carry no date: the same sources give the same bytes.
#include "cli/manual.h"

#include <fmt/format.h>

namespace mazefolio::cli {
namespace {

// Text as troff shows it: no escape, no request at the beginning of a line, and hyphens that can be copied.
std::string troff(const std::string& text) {
  std::string out;
  for (const char c : text) {
    const bool at_begin = out.empty() || out.back() == '\n';
    if (at_begin && (c == '.' || c == '\'')) out += "\\&";
    if (c == '\\')
      out += "\\e";
    else if (c == '-')
      out += "\\-";
    else if (c == '\'')
      out += "\\(aq";
    else if (c == '`')
      out += "\\(ga";
    else if (c == '^')
      out += "\\(ha";
    else if (c == '~')
      out += "\\(ti";
    else
      out += c;
  }
  return out;
}

std::string bold(const std::string& text) { return "\\fB" + troff(text) + "\\fR"; }

std::string italic(const std::string& text) { return "\\fI" + troff(text) + "\\fR"; }

std::string joined(const std::vector<std::string>& words, std::string (*as)(const std::string&),
                   const std::string& between) {
  std::string out;
  for (const std::string& word : words) out += (out.empty() ? "" : between) + as(word);
  return out;
}

std::string manual_head(const std::string& name, const std::string& summary) {
  std::string capitals = name;
  for (char& c : capitals) c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  return fmt::format(".TH {} 1 \"\" \"mazefolio {}\" \"Mazefolio\"\n.nh\n.ad l\n.SH NAME\n{} \\- {}\n",
                     troff(capitals), MAZEFOLIO_VERSION, troff(name), troff(summary));
}

std::string sentence(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text.ends_with('.') ? text : text + ".";
}

std::string argument_words(const OptionText& argument) {
  const std::string words = italic(argument.argument) + (argument.repeats ? " ..." : "");
  return argument.required ? words : "[" + words + "]";
}

std::string details(const OptionText& option) {
  std::vector<std::string> parts;
  if (!option.choices.empty()) parts.push_back("One of " + joined(option.choices, bold, ", ") + ".");
  if (!option.listing.empty())
    parts.push_back("A name that " + bold("mazefolio list " + option.listing) + " shows.");
  if (!option.range.empty()) parts.push_back("In the range " + troff(option.range) + ".");
  if (!option.fallback.empty()) parts.push_back("Default: " + bold(option.fallback) + ".");
  if (option.repeats) parts.push_back("May be given more than once.");
  if (!option.needs.empty()) parts.push_back("Only with " + joined(option.needs, bold, ", ") + ".");
  if (!option.excludes.empty()) parts.push_back("Not with " + joined(option.excludes, bold, ", ") + ".");
  if (option.required && !option.names.empty()) parts.push_back("Required.");
  std::string out;
  for (const std::string& part : parts) out += ".br\n" + part + "\n";
  return out;
}

std::string entry(const OptionText& option) {
  std::string tag = option.names.empty() ? argument_words(option) : joined(option.names, bold, ", ");
  if (!option.names.empty() && option.value != ValueKind::none) tag += " " + italic(option.argument);
  return fmt::format(".TP\n{}\n{}\n{}", tag, troff(sentence(option.description)), details(option));
}

std::string entries(const std::string& title, const std::vector<OptionText>& options) {
  if (options.empty()) return "";
  std::string out = ".SH " + title + "\n";
  for (const OptionText& option : options) out += entry(option);
  return out;
}

std::string exit_codes() {
  constexpr std::pair<const char*, const char*> codes[] = {
      {"0", "Done."},
      {"1", "The outside world failed: a file, a font, the disk."},
      {"2", "The input is wrong: the command line, a spec or a run file."},
      {"3", "Something was judged and fell short: a proof failed, or some books of a run did."},
      {"130", "Interrupted."}};
  std::string out = ".SH EXIT STATUS\n";
  for (const auto& [code, meaning] : codes) out += fmt::format(".TP\n.B {}\n{}\n", code, troff(meaning));
  return out;
}

std::string see_also(const std::string& name, const std::vector<CommandText>& commands) {
  std::vector<std::string> pages;
  if (!name.empty()) pages.push_back("\\fBmazefolio\\fR(1)");
  for (const CommandText& other : commands)
    if (other.name != name) pages.push_back(bold("mazefolio-" + other.name) + "(1)");
  std::string out = ".SH SEE ALSO\n";
  for (std::size_t i = 0; i < pages.size(); ++i) out += pages[i] + (i + 1 < pages.size() ? ",\n" : "\n");
  return out;
}

}  // namespace

std::string program_page(const CommandText& program, const std::vector<CommandText>& commands) {
  std::string out = manual_head("mazefolio", "printable maze books from a YAML spec");
  out += ".SH SYNOPSIS\n.B mazefolio\n" + italic("COMMAND") + " [" + italic("OPTIONS") + "] ...\n";
  out += ".SH DESCRIPTION\n" + troff(program.description) + "\n";
  out += ".SH COMMANDS\n";
  for (const CommandText& command : commands)
    out += fmt::format(".TP\n{}\n{}\n.br\nSee {}(1).\n", bold(command.name),
                       troff(sentence(command.description)), bold("mazefolio-" + command.name));
  out += entries("OPTIONS", program.options);
  out +=
      ".SH ENVIRONMENT\n"
      ".TP\n.B MAZEFOLIO_DATA\nA folder with templates and configs that is searched before the installed "
      "one.\n"
      ".TP\n.B SOURCE_DATE_EPOCH\nThe date that a PDF carries, in seconds since 1970. Without it, it carries "
      "none.\n"
      ".TP\n.B NO_COLOR\nIf it is set, messages on a terminal are not colored.\n";
  return out + exit_codes() + see_also("", commands);
}

std::string command_page(const CommandText& command, const std::vector<CommandText>& commands) {
  std::string out = manual_head("mazefolio-" + command.name, command.description);
  out += ".SH SYNOPSIS\n" + bold("mazefolio " + command.name) + " [" + italic("OPTIONS") + "]";
  for (const OptionText& argument : command.arguments) out += " " + argument_words(argument);
  out += "\n.SH DESCRIPTION\n" + troff(sentence(command.description)) + "\n";
  if (!command.footer.empty()) out += ".PP\n" + troff(command.footer) + "\n";
  out += entries("ARGUMENTS", command.arguments) + entries("OPTIONS", command.options) + exit_codes();
  out += ".SH EXAMPLES\n.nf\n" + troff(command.examples) + "\n.fi\n";
  return out + see_also(command.name, commands);
}

}  // namespace mazefolio::cli
