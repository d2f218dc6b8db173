#include "spec/csv.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "base/system/file.h"
#include "base/text/utf8.h"
#include "spec/context.h"
#include "spec/values.h"

namespace mazefolio::spec {
namespace {

struct Stop {};  // thrown after an error that makes the rest unreadable

class CsvParser {
 public:
  CsvParser(std::string_view bytes, const std::string& shown, Context& context)
      : rest_(bytes), context_(context) {
    table_.file = std::make_shared<const std::string>(shown);
  }

  Csv parse() {
    try {
      check_encoding();
      separator_ = find_separator();
      read_header();
      read_rows();
    } catch (const Stop&) {
    }
    return std::move(table_);
  }

 private:
  void error(int line, int column, std::string message, std::string hint = {}) {
    context_.error({*table_.file, line, column}, std::move(message), std::move(hint));
  }
  void error(const CsvField& field, std::string message, std::string hint = {}) {
    error(field.line, field.column, std::move(message), std::move(hint));
  }
  [[noreturn]] void stop(std::string message, std::string hint = {}) {
    error(line_, column_, std::move(message), std::move(hint));
    throw Stop{};
  }

  void check_encoding() {
    constexpr std::string_view in_excel = "save it as UTF-8 (in Excel: \"CSV UTF-8\")";
    for (const std::string_view mark : {"\xFF\xFE", "\xFE\xFF"})
      if (rest_.starts_with(mark)) stop("the file is UTF-16, not UTF-8", std::string(in_excel));
    if (rest_.starts_with("\xEF\xBB\xBF")) rest_.remove_prefix(3);
    if (rest_.find_first_not_of("\r\n") == std::string_view::npos) stop("the file is empty");
    const auto bad = first_bad_utf8(rest_);
    if (!bad) return drop_last_breaks();
    const std::string_view before = rest_.substr(0, *bad);
    const std::size_t newline = before.rfind('\n');
    line_ += static_cast<int>(std::count(before.begin(), before.end(), '\n'));
    column_ += static_cast<int>(
        count_characters(before.substr(newline == std::string_view::npos ? 0 : newline + 1)));
    const auto byte = static_cast<unsigned char>(rest_[*bad]);
    stop(
        byte ? fmt::format("not UTF-8 text (byte 0x{:02X})", byte) : "a control character (0x00) in the text",
        std::string(in_excel));
  }

  void drop_last_breaks() {
    while (rest_.ends_with('\n')) rest_.remove_suffix(rest_.ends_with("\r\n") ? 2 : 1);
  }

  // Spreadsheets write semicolons in countries where the comma is the decimal point.
  char find_separator() const {
    bool quoted = false, semicolon = false;
    for (const char c : rest_) {
      if (c == '"') quoted = !quoted;
      if (quoted) continue;
      if (c == ',') return ',';
      if (c == '\n') break;
      semicolon |= c == ';';
    }
    return semicolon ? ';' : ',';
  }

  bool at_break() const { return rest_.starts_with('\n') || rest_.starts_with("\r\n"); }

  // Takes one byte, and counts lines and characters.
  char take() {
    const char c = rest_.front();
    rest_.remove_prefix(1);
    if (c == '\n') {
      ++line_;
      column_ = 1;
    } else if (rest_.empty() || !continues_character(rest_.front())) {
      ++column_;
    }
    return c;
  }

  void take_break() {
    if (rest_.front() == '\r') take();
    take();
  }

  void add(CsvField& field) {
    const auto c = static_cast<unsigned char>(rest_.front());
    if (rest_.starts_with("\r\n"))
      take();  // a line break inside a text becomes LF
    else if (c == '\r')
      stop("a carriage return without a line feed", "end lines with LF or CRLF");
    else if ((c < 0x20 && c != '\n') || c == 0x7F)
      error(line_, column_, fmt::format("a control character (0x{:02X}) in the text", c),
            c == '\t' && table_.rows.empty() && !header_read_ ? "separate columns by commas or semicolons"
                                                              : "");
    if (field.text.size() >= CsvLimits::field_bytes) {
      error(field, fmt::format("a field has at most {} bytes", CsvLimits::field_bytes));
      throw Stop{};
    }
    field.text += take();
  }

  void read_quoted(CsvField& field) {
    take();
    for (;;) {
      if (rest_.empty()) {
        error(field, "this quote is never closed");
        throw Stop{};
      }
      if (rest_.front() != '"') {
        add(field);
        continue;
      }
      take();
      if (!rest_.starts_with('"')) break;
      field.text += take();
    }
    if (rest_.empty() || at_break() || rest_.front() == separator_) return;
    error(
        line_, column_,
        fmt::format("text after a closing quote, where '{}' or the end of the line is expected", separator_),
        "inside quotes, a quote is written twice");
    skip();
  }

  void read_plain(CsvField& field) {
    while (!rest_.empty() && !at_break() && rest_.front() != separator_) {
      if (rest_.front() == '"') {
        error(line_, column_, "a quote inside a field without quotes around it",
              field.text.find_first_not_of(' ') == std::string::npos
                  ? "remove the space before the quote"
                  : "put quotes around the field, and write those inside twice");
        return skip();
      }
      add(field);
    }
  }

  void skip() {
    while (!rest_.empty() && !at_break() && rest_.front() != separator_) take();
  }

  // The fields up to the end of the line, including the line break.
  std::vector<CsvField> read_record() {
    std::vector<CsvField> fields;
    for (;;) {
      if (fields.size() >= CsvLimits::columns)
        stop(fmt::format("a row has at most {} fields", CsvLimits::columns));
      if (++fields_ > CsvLimits::fields) stop(fmt::format("a file has at most {} fields", CsvLimits::fields));
      CsvField& field = fields.emplace_back();
      field.line = line_;
      field.column = column_;
      if (rest_.starts_with('"'))
        read_quoted(field);
      else
        read_plain(field);
      if (rest_.empty()) return fields;
      if (at_break()) {
        take_break();
        return fields;
      }
      take();
    }
  }

  void check_name(const CsvField& name) {
    if (name.text.empty())
      error(name, "a column without a name");
    else if (name.text.find_first_of("{}\n") != std::string::npos)
      error(name, fmt::format("the column's name '{}' cannot be a placeholder", shortened(name.text)),
            "leave out braces and line breaks");
    else if (name.text.size() > CsvLimits::name_bytes)
      error(name, fmt::format("a column's name has at most {} bytes", CsvLimits::name_bytes));
    else if (name.text.front() == ' ' || name.text.back() == ' ')
      error(name, fmt::format("a space before or after the column's name '{}'", shortened(name.text)),
            "remove it");
  }

  void read_header() {
    if (at_break()) stop("the first line is empty", "it must name the columns");
    table_.header = read_record();
    header_read_ = true;
    std::map<std::string_view, const CsvField*> names;
    for (const CsvField& name : table_.header) {
      check_name(name);
      const auto [at, is_new] = names.emplace(name.text, &name);
      if (!is_new && !name.text.empty())
        error(name, fmt::format("two columns have the name '{}'; the first is at line {}, column {}",
                                shortened(name.text), at->second->line, at->second->column));
    }
  }

  void check_row(const std::vector<CsvField>& row) {
    const std::size_t wanted = table_.header.size();
    const auto fields = [](std::size_t n) { return fmt::format("{} field{}", n, n == 1 ? "" : "s"); };
    if (row.size() > wanted)
      error(row[wanted], fmt::format("the row has {}, but the header has {}", fields(row.size()), wanted),
            fmt::format("put quotes around a field that contains '{}'", separator_));
    else if (row.size() < wanted)
      error(row.front(), fmt::format("the row has {}, but the header has {}", fields(row.size()), wanted));
    else if (wanted > 1 && std::all_of(row.begin(), row.end(), [](const auto& f) { return f.text.empty(); }))
      error(row.front(), "all fields of the row are empty", "remove the line");
  }

  void read_rows() {
    while (!rest_.empty()) {
      if (at_break()) {
        error(line_, column_, "an empty line between rows", "remove it");
        take_break();
        continue;
      }
      if (table_.rows.size() >= CsvLimits::rows)
        stop(fmt::format("a file has at most {} rows", CsvLimits::rows));
      std::vector<CsvField> row = read_record();
      check_row(row);
      table_.rows.push_back(std::move(row));
    }
    if (table_.rows.empty()) stop("the file has no rows below its header");
  }

  std::string_view rest_;
  Context& context_;
  Csv table_;
  char separator_ = ',';
  int line_ = 1, column_ = 1;
  bool header_read_ = false;
  std::size_t fields_ = 0;
};

}  // namespace

Result<Csv> parse_csv(std::string_view bytes, const std::string& shown) {
  Diagnostics found;
  Csv table;
  {
    Context context(found);
    table = CsvParser(bytes, shown, context).parse();
  }
  if (found.has_errors()) return found;
  return table;
}

}  // namespace mazefolio::spec
