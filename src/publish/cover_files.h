#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "base/geometry/geometry.h"
#include "publish/produced.h"
#include "publish/progress.h"
#include "spec/book_spec.h"

namespace mazefolio::spec {
class DataFiles;
}

namespace mazefolio::publish {

struct Notices;

struct CoverRequest {
  std::filesystem::path pdf;
  std::optional<std::filesystem::path> front;               ///< the front alone, as PNG
  std::optional<std::filesystem::path> manifest, interior;  ///< of the finished book, whose pages are counted
  bool guides = false;                                      ///< a proof
  unsigned jobs = 0;
  Progress progress{};
};

/// What a cover was made into.
struct MadeCover {
  std::vector<OutputFile> files;
  Size sheet;        ///< points
  double spine = 0;  ///< points
  int pages = 0;
  std::string printer, paper, design, palette;
  double seconds = 0;
};

/// Makes the cover of a book. Its mazes are made, because it shows some, and its pages counted. The files
/// appear together. Throws InputError, WorldError, Canceled.
MadeCover produce_cover(const BookSpec& spec, const DataFiles& files, const CoverRequest& request,
                        Notices& notices);

}  // namespace mazefolio::publish
