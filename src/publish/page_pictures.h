#pragma once

#include <filesystem>
#include <vector>

#include "publish/maze_picture.h"
#include "publish/paint.h"
#include "publish/produced.h"
#include "publish/progress.h"

namespace mazefolio::publish {

struct PagePicturesRequest {
  std::filesystem::path file;  ///< of the only page; of several: book-01.png, with the number of the page
  PictureFormat format = PictureFormat::png;
  double dpi = default_dpi;
  PageRanges pages;  ///< from 1; empty: all
  unsigned jobs = 0;
  Progress progress{};
  PuzzleCache* cache = nullptr;  ///< of puzzles that were made before, or null
};

/// Draws pages of a book, each as a picture of its own. The files appear together at the end or not at all.
/// Throws as produce does.
std::vector<OutputFile> page_pictures(const BookSpec& spec, const DataFiles& files,
                                      const PagePicturesRequest& request, Notices& notices);

}  // namespace mazefolio::publish
