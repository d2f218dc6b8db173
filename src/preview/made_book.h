#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "preview/session.h"
#include "publish/paint.h"
#include "publish/progress.h"
#include "puzzle/puzzle_cache.h"
#include "render/kept_measurer.h"
#include "spec/data_files.h"

namespace mazefolio::preview {

/// A book that was made. It holds no fonts: each thread that makes its pages has a measurer of its own.
struct MadeBook {
  BookSpec spec;
  ReadyBook ready;  ///< of `spec`
  AnswerKey key{};  ///< the separate one of `ready`; empty where there is none
};

/// One making of a book: the book, or what was wrong; and what was found beside.
struct Making {
  std::shared_ptr<const MadeBook> book;  ///< null: it could not be made
  Diagnostics found;                     ///< errors and warnings
  std::vector<std::string> used{};       ///< files, as DataFiles::used has them
};

/// What is kept from one making to the next, by one thread: house data, mazes, and what was
/// measured.
struct Workshop {
  static constexpr std::size_t most_cells = 20'000'000;
  HouseTrees trees;
  PuzzleCache puzzles{most_cells};
  KeptMeasurer measurer{};
  std::shared_ptr<const MadeBook> last{};  ///< that could be made
};

/// Who is told about a making while it goes on. Both are called from one thread at a time, and may be empty.
struct MakingListener {
  std::function<void(const std::string&)> on_file;  ///< as DataFiles::on_use
  Progress progress;
};

/// Makes the book of a spec whose text is given. Throws Canceled only.
Making make_from(std::string_view text, const SessionRequest& request, Workshop& workshop,
                 const MakingListener& listener = {});

}  // namespace mazefolio::preview
