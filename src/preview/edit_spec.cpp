#include "preview/edit_spec.h"

#include <cctype>
#include <vector>

namespace mazefolio::preview {
namespace {

constexpr auto npos = std::string_view::npos;

/// Where a line begins, and past its end without the line break.
struct Line {
  std::size_t begin, end;
};

std::vector<Line> lines_of(std::string_view text) {
  std::vector<Line> lines;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    lines.push_back({at, end});
    at = end + 1;
  }
  return lines;
}

bool is_blank(std::string_view line) {
  const std::size_t first = line.find_first_not_of(" \t\r");
  return first == npos || line[first] == '#';
}

/// Past a quoted text that begins at `at`.
std::size_t past_quotes(std::string_view text, std::size_t at) {
  const char quote = text[at++];
  while (at < text.size()) {
    if (text[at] == '\\' && quote == '"')
      ++at;
    else if (text[at] == quote)
      return at + 1;
    ++at;
  }
  return text.size();
}

/// Where the value of a flow mapping or list ends: at the next comma or bracket of its own depth.
std::size_t flow_end(std::string_view text, std::size_t at) {
  int depth = 0;
  char before = ',';  // the last one that is no blank: within a word a quote is an apostrophe
  while (at < text.size()) {
    const char c = text[at];
    if ((c == '"' || c == '\'') && std::string_view(",:{[").find(before) != npos) {
      at = past_quotes(text, at);
      before = c;
      continue;
    }
    if (!std::isspace(static_cast<unsigned char>(c))) before = c;
    if (depth == 0 && (c == ',' || c == '}' || c == ']')) return at;
    depth += (c == '{' || c == '[') - (c == '}' || c == ']');
    ++at;
  }
  return at;
}

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  if (first == npos) return {};
  return text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1);
}

bool is_key(std::string_view text, std::string_view key) {
  text = trimmed(text);
  if (text.size() > 1 && (text[0] == '"' || text[0] == '\'')) text = text.substr(1, text.size() - 2);
  return text == key;
}

std::string replaced(std::string_view text, std::size_t begin, std::size_t end, const std::string& by) {
  return std::string(text.substr(0, begin)) + by + std::string(text.substr(end));
}

std::string field(std::string_view key, std::string_view value) {
  return std::string(key) + ": " + std::string(value);
}

/// A field that a text has: from its key, or in braces from its value, to the end of its value.
struct FieldRange {
  std::size_t begin, end;
};

/// The items of a mapping in braces, whose first one is at `open`, without the commas; nothing where it has
/// no end.
std::optional<std::vector<FieldRange>> flow_items(std::string_view text, std::size_t open) {
  std::vector<FieldRange> items;
  for (std::size_t at = open + 1; at < text.size();) {
    const std::size_t end = flow_end(text, at);
    if (end >= text.size()) return std::nullopt;
    items.push_back({at, end});
    if (text[end] == '}') return items;
    at = end + 1;
  }
  return std::nullopt;
}

bool is_item(std::string_view item, std::string_view key) {
  const std::size_t colon = item.find(": ");
  return colon != npos && is_key(item.substr(0, colon), key);
}

std::optional<std::string> in_flow(std::string_view text, std::size_t open, std::string_view key,
                                   std::string_view value) {
  const std::optional<std::vector<FieldRange>> items = flow_items(text, open);
  if (!items) return std::nullopt;
  for (const auto& [begin, end] : *items) {
    const std::string_view item = text.substr(begin, end - begin);
    if (!is_item(item, key)) continue;
    const std::string_view kept = trimmed(item.substr(item.find(": ") + 2));
    const auto at = static_cast<std::size_t>(kept.data() - text.data());
    return replaced(text, at, at + kept.size(), std::string(value));
  }
  const std::size_t end = items->back().end;
  const std::string_view before = trimmed(text.substr(open + 1, end - open - 1));
  std::size_t past = end;
  while (past > open + 1 && std::isspace(static_cast<unsigned char>(text[past - 1]))) --past;
  return replaced(text, past, past, (before.empty() ? "" : ", ") + field(key, value));
}

/// The field of a mapping whose keys stand below each other, `indent` characters from the left; with a value
/// on lines of its own.
std::optional<FieldRange> find_in_block(std::string_view text, const std::vector<Line>& lines,
                                        std::size_t first, std::size_t indent, std::string_view key) {
  for (std::size_t i = first; i < lines.size(); ++i) {
    const std::string_view line = text.substr(lines[i].begin, lines[i].end - lines[i].begin);
    if (is_blank(line)) continue;
    const std::size_t own = i == first ? indent : line.find_first_not_of(' ');
    if (own < indent || (own == indent && line[own] == '-')) break;
    if (own > indent) continue;
    const std::size_t colon = line.find(':', indent);
    if (colon == npos || !is_key(line.substr(indent, colon - indent), key)) continue;
    std::size_t last = i;
    for (std::size_t k = i + 1; k < lines.size(); ++k) {
      const std::string_view next = text.substr(lines[k].begin, lines[k].end - lines[k].begin);
      if (is_blank(next)) continue;
      if (next.find_first_not_of(' ') <= indent) break;
      last = k;
    }
    return FieldRange{lines[i].begin + indent, lines[last].end};
  }
  return std::nullopt;
}

std::string in_block(std::string_view text, const std::vector<Line>& lines, std::size_t first,
                     std::size_t indent, std::string_view key, std::string_view value) {
  if (const auto found = find_in_block(text, lines, first, indent, key))
    return replaced(text, found->begin, found->end, field(key, value));
  const std::size_t at = lines[first].begin + indent;
  return replaced(text, at, at, field(key, value) + "\n" + std::string(indent, ' '));
}

/// The line in which the mapping of the book begins; nothing where there is none.
std::optional<std::size_t> first_line_of_book(std::string_view text, const std::vector<Line>& lines) {
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::string_view line = text.substr(lines[i].begin, lines[i].end - lines[i].begin);
    if (!is_blank(line) && !line.starts_with("---") && !line.starts_with("%")) return i;
  }
  return std::nullopt;
}

}  // namespace

std::optional<std::string> with_field(std::string_view text, const Place& mapping, std::string_view key,
                                      std::string_view value) {
  const std::vector<Line> lines = lines_of(text);
  if (mapping.line < 1 || mapping.column < 1 || static_cast<std::size_t>(mapping.line) > lines.size())
    return std::nullopt;
  const auto line = static_cast<std::size_t>(mapping.line) - 1;
  const std::size_t indent = static_cast<std::size_t>(mapping.column) - 1, at = lines[line].begin + indent;
  if (at >= lines[line].end) return std::nullopt;
  if (text[at] == '{') return in_flow(text, at, key, value);
  if (std::string_view("&*!|>[\"'").find(text[at]) != npos) return std::nullopt;
  return in_block(text, lines, line, indent, key, value);
}

std::optional<std::string> with_book_field(std::string_view text, std::string_view key,
                                           std::string_view value) {
  const std::optional<std::size_t> first = first_line_of_book(text, lines_of(text));
  if (first) return with_field(text, {"", static_cast<int>(*first) + 1, 1}, key, value);
  return field(key, value) + "\n" + std::string(text);
}

std::string without_book_field(std::string_view text, std::string_view key) {
  const std::vector<Line> lines = lines_of(text);
  const std::optional<std::size_t> first = first_line_of_book(text, lines);
  if (!first) return std::string(text);
  const std::size_t open = lines[*first].begin;
  if (text[open] != '{') {
    const std::optional<FieldRange> found = find_in_block(text, lines, *first, 0, key);
    return found ? replaced(text, found->begin, std::min(found->end + 1, text.size()), "")
                 : std::string(text);
  }
  const std::vector<FieldRange> items = flow_items(text, open).value_or(std::vector<FieldRange>());
  for (std::size_t i = 0; i < items.size(); ++i) {
    const auto& [begin, end] = items[i];
    if (!is_item(text.substr(begin, end - begin), key)) continue;
    // The comma before it goes, or that behind the first.
    return i > 0 ? replaced(text, begin - 1, end, "")
                 : replaced(text, begin, items.size() > 1 ? end + 1 : end, "");
  }
  return std::string(text);
}

}  // namespace mazefolio::preview
