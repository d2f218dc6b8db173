#pragma once

#include <string>
#include <utility>
#include <vector>

#include "prove/prove_book.h"

namespace mazefolio::publish {

struct Progress;

/// A finished book to be read back from its ink.
struct Proof {
  std::string pdf, key;  ///< paths; key: of a separate answer key, or empty
  unsigned jobs = 0;
  std::string name, key_name;  ///< what messages call the files; without it, their paths
};

/// What a proof is asked for: the paths of a book and of what stands beside it.
struct ProofFiles {
  std::string pdf;
  std::string manifest;  ///< empty: beside the book
  std::string answers;   ///< a separate answer key; empty: beside the book
  bool any_pdf = false;  ///< also a file that the manifest was not written for
};

/// What the manifest says, and the files to be held against it. Throws InputError, WorldError.
std::pair<BookClaim, Proof> open_proof(const ProofFiles& files, unsigned jobs);

/// Reads every page. Throws WorldError, Canceled.
std::vector<Verdict> read_back(const BookClaim& book, const Proof& proof, const Progress& progress);

/// Every lie as a line.
std::vector<std::string> finding_lines(const std::vector<Verdict>& verdicts, const Proof& proof);

}  // namespace mazefolio::publish
