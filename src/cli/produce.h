#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "batch/record.h"
#include "spec/book_spec.h"

namespace mazefolio {

class DataFiles;
struct Notices;

struct ProduceRequest {
  std::filesystem::path pdf;                        ///< the print edition, or the only one
  std::optional<std::filesystem::path> screen_pdf;  ///< a second file for the screen
  bool screen_only = false;                         ///< `pdf` is the screen edition
  std::optional<std::filesystem::path> manifest;
  std::vector<std::pair<int, int>> pages;  ///< ranges from 1; empty: all
  unsigned jobs = 0;
  bool quiet = false;
  bool prove = false;  ///< read the files back from their pages; no device may be among them
};

/// `edition` is print, screen or both.
void set_edition(ProduceRequest& request, std::string_view edition);

/// What was made of a spec.
struct Produced {
  std::vector<OutputFile> files;  ///< the PDF first; none when the book failed its proof
  std::vector<MadeMaze> mazes;
  int pages = 0;
  std::vector<std::string> lies;  ///< what the proof found, a line each
  std::string stats;              ///< figures, a line each
};

/// Makes a book of a spec that was read without errors: mazes, pages, files, manifest. Throws InputError,
/// WorldError, Cancelled. Files appear together at the very end or not at all. Several threads may each make
/// a book, once ready_to_paint() has been called before they were started.
Produced produce(const BookSpec& spec, const DataFiles& files, const ProduceRequest& request,
                 Notices& notices);

/// Sets up what all books share (fonts, a setting of Pango), so that threads only read it.
void ready_to_paint();

/// Reports the lies, or prints the figures if they are wanted; gives the exit code.
int tell(const Produced& produced, bool stats);

/// Everything but the pages and files: every maze is made, proven and rated. Throws as produce does.
void prove_only(const BookSpec& spec, const DataFiles& files, Notices& notices);

}  // namespace mazefolio
