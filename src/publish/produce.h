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

namespace mazefolio::publish {

struct Notices;

struct ProduceRequest {
  std::filesystem::path pdf;                        ///< the print edition, or the only one
  std::optional<std::filesystem::path> screen_pdf;  ///< a second file for the screen
  bool screen_only = false;                         ///< `pdf` is the screen edition
  std::optional<std::filesystem::path> manifest;
  std::vector<std::pair<int, int>> pages;  ///< ranges from 1; empty: all
  unsigned jobs = 0;
  bool prove = false;  ///< read the files back from their pages; no device may be among them
  Progress progress{};
};

/// `edition` is print, screen or both.
void set_edition(ProduceRequest& request, std::string_view edition);

/// What was made of a spec.
struct Produced {
  std::vector<OutputFile> files;  ///< the PDF first; none when the book failed its proof
  std::vector<MadeMaze> mazes;
  int pages = 0;
  std::vector<std::string> findings;  ///< what the proof found, a line each
  std::string stats;                  ///< figures, a line each
};

/// Makes a book of a spec that was read without errors: mazes, pages, files, manifest. Throws InputError,
/// WorldError, Canceled. Files appear together at the very end or not at all. Several threads may each make
/// a book while there is a Studio.
Produced produce(const BookSpec& spec, const DataFiles& files, const ProduceRequest& request,
                 Notices& notices);

/// What books share that are made side by side: the fonts of the machine, and a process that draws the SVG of
/// strangers. To be made once, before threads are started, and kept until they have ended.
class Studio {
 public:
  Studio();
  ~Studio();
  Studio(const Studio&) = delete;
  Studio& operator=(const Studio&) = delete;

 private:
  std::unique_ptr<PictureHelp> help_;
};

/// Everything but the pages and files: every maze is made, proven and rated. Throws as produce does.
void prove_only(const BookSpec& spec, const DataFiles& files, Notices& notices);

}  // namespace mazefolio::publish
