#include "study/times.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <utility>

#include "base/options.h"
#include "base/text/suggest.h"
#include "base/text/synonyms.h"
#include "spec/context.h"
#include "spec/csv.h"
#include "spec/values.h"

namespace mazefolio::study {
namespace {

enum Column { booklet, position, maze, kind, level, cells, before, after, columns };
constexpr const char* column_names[columns] = {"booklet", "position", "maze",   "kind",
                                               "level",   "cells",    "before", "after"};
constexpr double longest = 24 * 3600;

std::string quoted(const std::string& field) {
  if (field.find_first_of(",;\"\n") == std::string::npos) return field;
  std::string out = "\"";
  for (const char c : field) out += c == '"' ? "\"\"" : std::string(1, c);
  return out + "\"";
}

std::string trimmed(const std::string& text) {
  const std::size_t first = text.find_first_not_of(" \t"), last = text.find_last_not_of(" \t");
  return first == std::string::npos ? "" : text.substr(first, last - first + 1);
}

bool is_dash(const std::string& text) { return text == "-" || text == "\u2013" || text == "\u2014"; }

/// The parts between colons: seconds; minutes and seconds; or hours before them.
std::optional<std::vector<double>> clock_parts(std::string text) {
  std::replace(text.begin(), text.end(), ',', '.');  // a decimal point
  std::vector<double> parts;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find(':', at), text.size());
    const std::string part = text.substr(at, end - at);
    const std::optional<double> value = parse_real(part);
    const bool last = end == text.size();
    if (!value || *value < 0 || part.find_first_of("eE+") != std::string::npos) return std::nullopt;
    if (!last && *value != std::floor(*value)) return std::nullopt;
    if (!parts.empty() && *value >= 60) return std::nullopt;
    parts.push_back(*value);
    at = end + 1;
  }
  if (parts.size() > 3) return std::nullopt;
  return parts;
}

double seconds_of(const std::vector<double>& parts) {
  double seconds = 0;
  for (const double part : parts) seconds = seconds * 60 + part;
  return seconds;
}

/// One row, with what could be read of it.
struct Row {
  PlannedTime maze;
  std::optional<std::vector<double>> before, after;
  bool given_up = false, empty = false;
  const CsvField* last = nullptr;  ///< the time after
};

class TableReader {
 public:
  TableReader(const Csv& table, Context& context) : table_(table), context_(context) {}

  Times read() {
    Times out;
    if (!find_columns()) return out;
    std::vector<Row> rows;
    for (const std::vector<CsvField>& fields : table_.rows) rows.push_back(row_of(fields));
    out.shifted = is_shifted(rows);
    for (Row& row : rows) add(row, out);
    if (out.solved.empty() && context_.errors() == 0)
      context_.error({*table_.file}, "no maze has a time before and a time after",
                     "type them into the columns 'before' and 'after', such as 12:35");
    return out;
  }

 private:
  void error(const CsvField& field, std::string message, std::string hint = {}) {
    context_.error(table_.mark(field).place(), std::move(message), std::move(hint));
  }

  bool find_columns() {
    std::vector<std::string> names;
    for (const CsvField& field : table_.header) names.push_back(field.text);
    bool all = true;
    for (int c = 0; c < columns; ++c) {
      const auto same = [&](const CsvField& f) { return same_spelling(f.text, column_names[c]); };
      const auto at = std::find_if(table_.header.begin(), table_.header.end(), same);
      if (at == table_.header.end()) {
        error(table_.header.front(), fmt::format("the table has no column '{}'", column_names[c]),
              suggestion(column_names[c], names));
        all = false;
      }
      column_[c] = static_cast<std::size_t>(at - table_.header.begin());
    }
    return all;
  }

  std::optional<double> number(const CsvField& field, const char* name, double low, double high, bool whole) {
    const std::optional<double> value = parse_real(trimmed(field.text));
    if (value && *value >= low && *value <= high && (!whole || *value == std::floor(*value))) return value;
    error(field, fmt::format("'{}' must be a {}number from {} to {}, not '{}'", name, whole ? "whole " : "",
                             low, high, shortened(field.text)));
    return std::nullopt;
  }

  std::optional<std::vector<double>> time(const CsvField& field, const char* name) {
    std::optional<std::vector<double>> parts = clock_parts(trimmed(field.text));
    if (!parts)
      error(field, fmt::format("'{}' must be a time, not '{}'", name, shortened(field.text)),
            "write minutes and seconds, such as 12:35");
    return parts;
  }

  Row row_of(const std::vector<CsvField>& fields) {
    const auto field = [&](Column c) -> const CsvField& { return fields[column_[c]]; };
    Row row;
    row.maze.booklet = trimmed(field(booklet).text);
    row.maze.maze = trimmed(field(maze).text);
    row.maze.kind = trimmed(field(kind).text);
    for (const Column c : {booklet, maze, kind})
      if (trimmed(field(c).text).empty()) error(field(c), fmt::format("'{}' is empty", column_names[c]));
    const std::optional<double> place = number(field(position), "position", 1, 1e6, true);
    row.maze.position = static_cast<int>(place.value_or(0));
    row.maze.level = number(field(level), "level", 1, 11, false).value_or(1);
    row.maze.cells = static_cast<int>(number(field(cells), "cells", 1, 1e9, true).value_or(1));
    check_row(fields, row.maze);

    row.last = &field(after);
    const std::string first = trimmed(field(before).text), second = trimmed(field(after).text);
    row.empty = first.empty() && second.empty();
    row.given_up = is_dash(second);
    if (row.empty || (row.given_up && (first.empty() || is_dash(first)))) return row;
    if (first.empty() || second.empty()) {
      const Column missing = first.empty() ? before : after;
      error(field(missing), fmt::format("the time '{}' is missing", column_names[missing]),
            missing == after ? "write - where the maze was given up" : "");
      return row;
    }
    row.before = time(field(before), "before");
    if (!row.given_up) row.after = time(field(after), "after");
    return row;
  }

  /// Of two rows that speak of one maze, or of one place in a booklet.
  void check_row(const std::vector<CsvField>& fields, const PlannedTime& row) {
    const CsvField &place = fields[column_[position]], &id = fields[column_[maze]];
    const auto [at, fresh] = places_.emplace(std::pair{row.booklet, row.position}, place.line);
    if (!fresh && row.position > 0)
      error(place, fmt::format("booklet {} has position {} already, at line {}", shortened(row.booklet),
                               row.position, at->second));
    const auto [known, is_new] = mazes_.emplace(row.maze, std::pair{row, id.line});
    const PlannedTime& other = known->second.first;
    if (!is_new && (other.kind != row.kind || other.level != row.level || other.cells != row.cells))
      error(id, fmt::format("this maze has another kind, level or number of cells at line {}",
                            known->second.second));
  }

  // Where every time has three parts and ends in :00, nobody took the seconds.
  static bool is_shifted(const std::vector<Row>& rows) {
    bool any = false;
    for (const Row& row : rows)
      for (const auto* parts : {&row.before, &row.after}) {
        if (!*parts) continue;
        if ((*parts)->size() != 3 || (*parts)->back() != 0) return false;
        any = true;
      }
    return any;
  }

  void add(const Row& row, Times& out) {
    if (row.empty) ++out.empty;
    if (row.given_up) out.given_up.push_back({row.maze, 0, row.last->line});
    if (!row.before || !row.after) return;
    const double by = out.shifted ? 60 : 1;
    const double seconds = (seconds_of(*row.after) - seconds_of(*row.before)) / by;
    if (seconds <= 0 || seconds > longest)
      error(*row.last,
            fmt::format("the time after is {} the time before", seconds < 0    ? "earlier than"
                                                                : seconds == 0 ? "the same as"
                                                                               : "more than a day after"),
            seconds < 0 ? "where a clock began again, add 60 minutes" : "");
    else
      out.solved.push_back({row.maze, seconds, row.last->line});
  }

  const Csv& table_;
  Context& context_;
  std::size_t column_[columns] = {};
  std::map<std::pair<std::string, int>, int> places_;
  std::map<std::string, std::pair<PlannedTime, int>> mazes_;
};

}  // namespace

std::string times_table(const std::vector<PlannedTime>& rows) {
  std::string text = fmt::format("{}\n", fmt::join(column_names, ","));
  for (const PlannedTime& row : rows)
    text += fmt::format("{},{},{},{},{:.2f},{},,\n", quoted(row.booklet), row.position, quoted(row.maze),
                        quoted(row.kind), row.level, row.cells);
  return text;
}

Result<Times> read_times(std::string_view bytes, const std::string& shown) {
  const Result<Csv> table = parse_csv(bytes, shown);
  if (!table) return table.found();
  return parsed(Times{}, [&](Times& into, Context& context) { into = TableReader(*table, context).read(); });
}

}  // namespace mazefolio::study
