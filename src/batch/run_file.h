#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "spec/context.h"
#include "spec/node.h"

namespace mazefolio::batch {

/// A text of the run file, and its place.
struct Located {
  std::string text;
  Mark mark;
};

/// A field of the books with the place of its path, and the values that it takes, or the one that is set.
struct MatrixKey {
  std::string path;
  Mark mark;
  std::vector<NodePtr> values;
  bool of_defaults = false;
  bool is_free = false;  ///< no field of the book: only a placeholder
};
struct SetField {
  std::string path;
  Mark mark;
  NodePtr value;
  bool of_defaults = false;
};

/// One entry of 'books', or 'defaults', which holds for all entries.
struct RunEntry {
  std::optional<Located> spec, rows, output, edition, combine;
  std::vector<MatrixKey> matrix;
  std::vector<SetField> sets;
  std::vector<SetField> absent;  ///< of defaults: fields set only in books whose spec does not have them
  Mark mark;
  bool broken = false;  ///< it has an error, which is reported
};

struct RunFile {
  bool unique = false;
  std::optional<Located> output, combine;
  RunEntry defaults;
  std::vector<RunEntry> books;
};

/// The largest number of books in one run.
constexpr std::size_t most_books = 100'000;

/// Reads a run file, without its specs and rows; `confined`, it must not be a link out of its folder. Throws
/// WorldError if it cannot be read.
RunFile read_run_file(const std::filesystem::path& file, Context& context, bool confined = false);

/// The JSON Schema (draft-07) of the run file.
std::string run_schema();

}  // namespace mazefolio::batch
