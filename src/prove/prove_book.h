#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "prove/claims.h"
#include "prove/prove_boxes.h"
#include "prove/verdict.h"

namespace mazefolio::prove {

/// The entry that a manifest should have for a puzzle, by its id and place alone; nothing where that cannot
/// be told, because a picture is missing. Throws InputError where the id makes no maze.
using Remake = std::function<std::optional<PuzzleClaim>(const PuzzleClaim&)>;

struct ProofOptions {
  std::string pdf, key;  ///< paths; key: of a separate answer key, may be empty
  unsigned jobs = 0;
  ReadPapers papers;              ///< may be empty: then boxes of pages are not proven
  Remake remake;                  ///< may be empty: then ids and figures are not proven
  std::function<void()> on_page;  ///< called by one thread at a time, after each page that was read
};

/// The number of pages to read: all of them.
std::size_t pages_to_read(const BookClaim& book);

/// Reads the book back from its pages. The first verdict is about the whole book, the others about its
/// puzzles. Throws WorldError where poppler's programs fail, and Canceled.
std::vector<Verdict> prove_book(const BookClaim& book, const ProofOptions& options);

/// Page counts and steps as JSON text, for programs.
std::string verdicts_json(const std::vector<Verdict>& verdicts);

}  // namespace mazefolio::prove
