#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "spec/node.h"

namespace mazefolio::spec {

/// One field of a table, and where it begins; `column` counts characters from 1.
struct CsvField {
  std::string text;
  int line = 0, column = 0;
};

/// A table of texts: the names of the columns, then rows with as many fields.
struct Csv {
  std::shared_ptr<const std::string> file;  ///< the name that messages show
  std::vector<CsvField> header;
  std::vector<std::vector<CsvField>> rows;

  Mark mark(const CsvField& field) const { return {file, field.line, field.column}; }
};

/// Limits of a CSV file; they bound time and memory. FileKind::rows has that of its bytes.
struct CsvLimits {
  static constexpr std::size_t columns = 1000;
  static constexpr std::size_t rows = 100'000;
  static constexpr std::size_t fields = 2'000'000;
  static constexpr std::size_t field_bytes = 10'000;
  static constexpr std::size_t name_bytes = 100;
};

/// Reads RFC 4180 strictly: UTF-8 with or without a byte order mark; lines that end in LF or CRLF; quotes
/// around fields that contain separators, quotes (doubled) or line breaks; a header of unique names; rows as
/// long as the header. The separator is a comma, or a semicolon if the header has semicolons but no comma.
/// Empty lines are allowed only at the end. The errors are all that were found, with their places.
Result<Csv> parse_csv(std::string_view bytes, const std::string& shown);

}  // namespace mazefolio::spec
