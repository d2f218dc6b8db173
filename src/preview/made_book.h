#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "preview/session.h"
#include "publish/paint.h"
#include "puzzle/puzzle_cache.h"
#include "render/pango_measurer.h"
#include "spec/data_files.h"

namespace mazefolio::preview {

/// A book that was made, with all that it needs to paint its pages. The measurer is for one thread.
struct MadeBook {
  BookSpec spec;
  PangoMeasurer measurer;
  ReadyBook ready;  ///< of `spec`
  Size page;        ///< points

  MadeBook(BookSpec read, const DataFiles& files, unsigned jobs, Notices& notices, PuzzleCache& cache);
};

/// One making of a book: the book, or what was wrong; and what was found beside.
struct Making {
  std::shared_ptr<MadeBook> book;   ///< null: it could not be made
  Diagnostics found;                ///< errors and warnings
  std::vector<std::string> used{};  ///< files, as DataFiles::used has them
};

/// What is kept from one making to the next: house data, and mazes.
struct Workshop {
  static constexpr std::size_t most_cells = 20'000'000;
  HouseTrees trees;
  PuzzleCache puzzles{most_cells};
};

/// Makes the book of a spec whose text is given.
Making make_from(std::string_view text, const SessionRequest& request, Workshop& workshop);

}  // namespace mazefolio::preview
