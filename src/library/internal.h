#pragma once

// What stands behind the public headers. The headers of other folders come first, in a block of their own:
// where they say Maze they mean maze::Maze, which a mazefolio::Maze that is declared before would make
// ambiguous. For the same reason names of other folders are written in full here.

#include <exception>
#include <mutex>

#include "base/diagnostic.h"
#include "base/system/parallel.h"
#include "publish/notices.h"
#include "publish/read_spec.h"
#include "puzzle/make_puzzle.h"
#include "spec/data_files.h"

#include "mazefolio/book.h"
#include "mazefolio/diagnostic.h"
#include "mazefolio/maze.h"

namespace mazefolio {

struct Maze::Impl {
  puzzle::Puzzle made;
};

struct BookSpec::Impl {
  std::filesystem::path folder;
  spec::BookSpec spec;
  std::vector<Diagnostic> diagnostics;
  bool ok = false;
};

namespace library {

mazefolio::Diagnostic published(const base::Diagnostic& found);
std::vector<mazefolio::Diagnostic> published(const base::Diagnostics& found);

/// Throws the mazefolio::Error for the exception that is being handled; one of the standard library goes on
/// as it is.
[[noreturn]] void rethrow_published();

/// Runs fn, whose failures leave as Error.
template <class Fn>
auto guarded(Fn fn) {
  try {
    return fn();
  } catch (...) {
    rethrow_published();
  }
}

/// Held while fonts, pictures and files are worked on: Pango and librsvg are not asked from two threads.
std::unique_lock<std::mutex> turn();

}  // namespace library
}  // namespace mazefolio
