#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "publish/produced.h"
#include "publish/progress.h"
#include "spec/book_spec.h"

namespace mazefolio::spec {
class DataFiles;
}
namespace mazefolio::render {
class PictureHelp;
}
namespace mazefolio::puzzle {
class PuzzleCache;
class SearchNotes;
}  // namespace mazefolio::puzzle

namespace mazefolio::publish {

struct Notices;

struct ProduceRequest {
  std::filesystem::path pdf;                        ///< the print edition, or the only one
  std::optional<std::filesystem::path> screen_pdf;  ///< a second file for the screen
  bool screen_only = false;                         ///< `pdf` is the screen edition
  std::optional<std::filesystem::path> manifest;
  std::vector<std::pair<int, int>> pages;  ///< ranges from 1; empty: all
  unsigned jobs = 0;
  bool part = false;   ///< more work follows: limits go on after this book
  bool prove = false;  ///< read the finished pages back; the outputs must not be devices
  Progress progress{};
  PuzzleCache* cache = nullptr;  ///< of puzzles that were made before, or null
};

/// Sets the outputs for the edition "print", "screen" or "both".
void set_edition(ProduceRequest& request, std::string_view edition);

/// What a spec was made into.
struct Produced {
  std::vector<OutputFile> files;  ///< the PDF first; none where something was found
  std::vector<MadeMaze> mazes;
  int pages = 0;
  double seconds = 0;
  std::vector<std::string> findings;  ///< of the proof, or what the printer would refuse, a line each
  std::string stats;                  ///< figures, a line each
};

/// Makes a book: mazes, pages, files, manifest. The files appear together at the end or not at all. Throws
/// InputError, WorldError, Canceled. While there is a Studio, several threads may each make a book.
Produced produce(const BookSpec& spec, const DataFiles& files, const ProduceRequest& request,
                 Notices& notices);

/// For programs: from now on a warning of the libraries that draw fails what is being drawn, and is not
/// printed. Where such a library gives up, `say` gets its last words and the process ends with exit code 1.
void fail_on_library_warnings(void (*say)(const std::string& words));

/// What makers of books share: the fonts of the machine, which are tried, a separate process that draws
/// foreign SVG, and, if it is wanted, what this user's searches for puzzles found out before
/// (publish/notes_on_disk.h). Create it before threads are started, and keep it until they have ended. Throws
/// WorldError.
class Studio {
 public:
  explicit Studio(bool notes = false);
  ~Studio();
  Studio(const Studio&) = delete;
  Studio& operator=(const Studio&) = delete;

 private:
  std::unique_ptr<PictureHelp> help_;
  std::unique_ptr<SearchNotes> notes_;
};

/// Makes, proves and rates every maze, without pages and files. Throws as produce does.
void prove_only(const BookSpec& spec, const DataFiles& files, Notices& notices);

}  // namespace mazefolio::publish
