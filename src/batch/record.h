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

/// Whose fault a book's failure is: its spec's, the world's (which may be better next time), its proof's,
/// ours.
enum class Failure { none, input, world, proof, bug };

/// What a journal says of one book.
struct BookRecord {
  std::string output;             ///< which book of the run
  std::string spec, spec_sha256;  ///< the file and the hash of its bytes
  std::vector<std::string> sets;  ///< what was set over it, one text each
  std::string edition;
  std::vector<std::string> data;  ///< names of the data files that it used, as DataFiles finds them
  std::string data_sha256;        ///< of their names and contents together
  std::string version;            ///< of the program
  std::string source_date;        ///< SOURCE_DATE_EPOCH, where it was set
  bool proven = false;            ///< its pages were read back
  std::string seed;
  int pages = 0, puzzles = 0;
  std::vector<MadeMaze> mazes;    ///< none where nobody will ask for them again
  std::vector<OutputFile> files;  ///< the PDF first
  double seconds = 0;             ///< without waiting for memory
  Failure failure = Failure::none;
  Diagnostics found;  ///< errors of a failed book, and warnings of any

  bool made() const { return failure == Failure::none; }
};

/// How every record begins: by this a torn one is known.
constexpr std::string_view record_beginning = R"({"output":)";
/// No longer line is read: that is a book of 100,000 mazes.
constexpr std::size_t most_record_bytes = std::size_t{16} << 20;

/// One line of JSON, without the line break: "output", "sha256", "pages", "puzzles", "seconds", "errors" and
/// all the rest. Of a hundred errors or warnings and more, the first hundred and the number of the others.
std::string to_json(const BookRecord& record);
/// Nothing when the line is torn or says something else.
std::optional<BookRecord> read_record(std::string_view line);

}  // namespace mazefolio::batch
