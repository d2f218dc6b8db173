#pragma once

#include <functional>
#include <string>
#include <vector>

#include "prove/claims.h"
#include "prove/verdict.h"

namespace mazefolio::prove {

struct ProofOptions {
  std::string pdf, key;  ///< paths; key: of a separate answer key, or empty
  unsigned jobs = 0;
  std::function<void()> on_page;  ///< from one thread at a time, after each page that was read
};

/// How many pages have to be read: all of them.
std::size_t pages_to_read(const BookClaim& book);

/// Reads the book back from its pages. First of what is about the whole book, then puzzle by puzzle. Throws
/// WorldError when poppler's programs fail, Canceled.
std::vector<Verdict> prove_book(const BookClaim& book, const ProofOptions& options);

/// "Pages" and steps as JSON text, for programs.
std::string verdicts_json(const std::vector<Verdict>& verdicts);

}  // namespace mazefolio::prove
