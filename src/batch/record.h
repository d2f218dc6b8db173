#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.h"
#include "publish/produced.h"

namespace mazefolio::batch {

/// Why a book failed: an error in its spec, a problem of the machine (which may be gone next time), a finding
/// of the proof, or a bug in mazefolio.
enum class Failure { none, input, world, proof, bug };

/// The record of one book in a journal.
struct BookRecord {
  std::string output;             ///< identifies the book in the run
  std::string spec, spec_sha256;  ///< the spec file, and the hash of its bytes
  std::vector<std::string> sets;  ///< the fields set over it, one text each
  std::string edition;
  std::vector<std::string> data;  ///< names of the data files that it used, as DataFiles finds them
  std::string data_sha256;        ///< of their names and contents
  std::string version;            ///< of the program
  std::string source_date;        ///< SOURCE_DATE_EPOCH, if it was set
  bool proven = false;            ///< its finished pages were read back
  std::string seed;
  int pages = 0, puzzles = 0;
  std::vector<MadeMaze> mazes;    ///< dropped in memory when no longer needed
  std::vector<OutputFile> files;  ///< the PDF first
  double seconds = 0;             ///< without the wait for memory
  Failure failure = Failure::none;
  Diagnostics found;  ///< errors of a failed book, and warnings of any

  bool made() const { return failure == Failure::none; }
};

/// The beginning of every record; it identifies a journal even if its only line is incomplete.
constexpr std::string_view record_beginning = R"({"output":)";
/// The longest line that is read: a book of 100,000 mazes.
constexpr std::size_t most_record_bytes = std::size_t{16} << 20;

/// One line of JSON without a line break. At most a hundred errors and a hundred warnings, then the number of
/// the others.
std::string to_json(const BookRecord& record);
/// None if the line is incomplete or is not a record.
std::optional<BookRecord> read_record(std::string_view line);

}  // namespace mazefolio::batch
