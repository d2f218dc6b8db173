#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "spec/context.h"

namespace mazefolio::batch {

/// One field of a table, and where it begins; columns count characters.
struct CsvField {
  std::string text;
  int line = 0, column = 0;
};

/// A table of texts: names of columns, then rows of as many fields.
struct Csv {
  std::shared_ptr<const std::string> file;  ///< as messages show it
  std::vector<CsvField> header;
  std::vector<std::vector<CsvField>> rows;

  Mark mark(const CsvField& field) const { return {file, field.line, field.column}; }
};

/// What a file of rows may hold. They bound time and memory.
struct CsvLimits {
  static constexpr std::size_t bytes = std::size_t{32} << 20;
  static constexpr std::size_t columns = 1000;
  static constexpr std::size_t rows = 100'000;
  static constexpr std::size_t fields = 2'000'000;
  static constexpr std::size_t field_bytes = 10'000;
  static constexpr std::size_t name_bytes = 100;
};

/// Reads RFC 4180, strictly: UTF-8 with or without a byte order mark, lines that end in LF or CRLF, fields in
/// quotes where they hold separators, quotes ("") or line breaks, a header of unique names, every row as long
/// as it. Columns are separated by commas, or by semicolons where the header has semicolons and no comma.
/// Lines without anything are ignored at the end and wrong elsewhere. Everything wrong is told with its
/// place; with errors the table must not be used.
Csv parse_csv(std::string_view bytes, const std::string& shown, Context& context);

/// The same of a file. Throws WorldError when it cannot be read.
Csv read_csv(const std::filesystem::path& path, const std::string& shown, Context& context);

}  // namespace mazefolio::batch
