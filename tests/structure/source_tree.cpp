#include "structure/source_tree.h"

#include <regex>
#include <sstream>

#include "base/system/file.h"

namespace mazefolio::tests {
namespace {

namespace fs = std::filesystem;

/// The text with comments, literals and preprocessor lines replaced by blanks.
std::string code_only(const std::string& text) {
  static const std::regex noise(R"re(//.*|"(\\.|[^"\\])*"|'(\\[^']+|[^'\\])')re");
  std::string plain;
  std::istringstream lines(text);
  bool raw = false;
  for (std::string line; std::getline(lines, line);) {
    // A raw string literal stands on lines of its own often enough: its text is left out.
    if (raw) {
      const std::size_t end = line.find(")\"");
      if (end == std::string::npos) continue;
      line.erase(0, end + 2);
      raw = false;
    }
    for (std::size_t at; (at = line.find("R\"(")) != std::string::npos;) {
      const std::size_t end = line.find(")\"", at + 3);
      raw = end == std::string::npos;
      line.erase(at, raw ? std::string::npos : end + 2 - at);
    }
    if (line.find_first_not_of(' ') != std::string::npos && line[line.find_first_not_of(' ')] == '#')
      continue;
    plain += std::regex_replace(line, noise, " ") + "\n";
  }
  return plain;
}

/// The name that a statement defines as a type, or "".
std::string type_defined_by(const std::string& statement, bool with_body) {
  static const std::regex type(
      R"(^(?:template\s*<.*>\s*)?(?:requires\b.*\s)?(?:class|struct|union|enum(?:\s+class|\s+struct)?)\s+)"
      R"((?:\[\[.*\]\]\s*)?(\w+)\s*(?:final\s*)?(?::[^:].*)?$)");
  static const std::regex alias(R"(^(?:template\s*<.*>\s*)?using\s+(\w+)\s*=)");
  std::smatch match;
  if (std::regex_search(statement, match, with_body ? type : alias)) return match[1];
  return "";
}

std::string joined(const std::vector<std::string>& names) {
  std::string out;
  for (const std::string& name : names) out += (out.empty() ? "" : "::") + name;
  return out;
}

}  // namespace

const SourceTree& source_tree() {
  static const SourceTree tree = [] {
    const fs::path root = fs::path(MAZEFOLIO_SOURCE_DIR) / "src";
    SourceTree files;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(root))
      if (entry.path().extension() == ".h" || entry.path().extension() == ".cpp")
        files[fs::relative(entry.path(), root)] = read_file(entry.path());
    return files;
  }();
  return tree;
}

std::string folder_of(const fs::path& file) {
  return file.has_parent_path() ? file.begin()->string() : std::string();
}

std::vector<Include> includes_of(const SourceTree& files) {
  static const std::regex include(R"(^\s*#\s*include\s*([<"])([^>"]+)[>"])");
  std::vector<Include> out;
  for (const auto& [file, text] : files) {
    std::istringstream lines(text);
    std::smatch match;
    for (std::string line; std::getline(lines, line);)
      if (line.find('#') != std::string::npos && std::regex_search(line, match, include))
        out.push_back({file, match[2], match[1] == "\""});
  }
  return out;
}

Declarations declarations_of(const std::string& text) {
  static const std::regex opening(R"(^(?:inline )?namespace(?: ([\w:]+))?$)");
  static const std::regex forward(
      R"(^(?:typedef .*|extern .*|(?:template ?<.*> ?)?(?:class|struct|enum class) \w+)$)");
  Declarations out;
  std::vector<std::string> open;  // namespaces around the place
  std::size_t inside = 0;         // braces of anything else around the place
  std::string statement;
  for (const char c : code_only(text)) {
    if (inside > 0) {
      inside += c == '{' ? 1 : 0;
      inside -= c == '}' ? 1 : 0;
    } else if (c == '{' || c == '}' || c == ';') {
      while (statement.ends_with(' ')) statement.pop_back();
      const std::string type = c == '}' ? "" : type_defined_by(statement, c == '{');
      if (!type.empty()) out.types.push_back({joined(open), type});
      std::smatch match;
      const bool opens = c == '{' && std::regex_match(statement, match, opening);
      if (!statement.empty() && !opens && !(c == ';' && std::regex_match(statement, forward)))
        out.namespaces.insert(joined(open));
      if (opens)
        open.push_back(match[1].matched ? match[1].str() : "(anonymous)");
      else if (c == '{')
        inside = 1;
      else if (c == '}' && !open.empty())
        open.pop_back();
      statement.clear();
    } else if (c != ' ' && c != '\n') {
      statement += c;
    } else if (!statement.empty() && !statement.ends_with(' ')) {
      statement += ' ';
    }
  }
  return out;
}

std::map<std::string, std::set<std::string>> visible_folders(const std::string& namespaces_header) {
  static const std::regex word(R"(using namespace (\w+);|namespace (\w+) \{)");
  std::map<std::string, std::set<std::string>> sees;
  std::string folder;
  for (std::sregex_iterator i(namespaces_header.begin(), namespaces_header.end(), word), end; i != end; ++i) {
    if ((*i)[2].matched) {
      folder = (*i)[2];
      if (folder != "mazefolio") sees[folder];
    } else {
      // What stands below is written above: its own list is complete already.
      const std::string below = (*i)[1];
      sees[folder].insert(below);
      const std::set<std::string> further = sees.at(below);
      sees[folder].insert(further.begin(), further.end());
    }
  }
  return sees;
}

}  // namespace mazefolio::tests
