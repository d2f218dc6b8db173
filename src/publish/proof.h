#pragma once

#include <string>
#include <utility>
#include <vector>

#include "prove/prove_book.h"

namespace mazefolio::publish {

struct Progress;

/// A finished book that is to be read back from its pages.
struct Proof {
  std::string pdf, key;  ///< paths; `key` is that of a separate answer key, or empty
  unsigned jobs = 0;
  std::string name, key_name;  ///< the names of the files in messages; if empty, their paths
};

/// What a proof is asked for: the paths of a book and of the files beside it.
struct ProofFiles {
  std::string pdf;
  std::string manifest;  ///< if empty, the one beside the book
  std::string answers;   ///< a separate answer key; if empty, the one beside the book
  bool any_pdf = false;  ///< accept a PDF that is not the one that the manifest was written for
};

/// The claims of the manifest, and the files to compare with them. Throws InputError, WorldError.
std::pair<BookClaim, Proof> open_proof(const ProofFiles& files, unsigned jobs);

/// Reads every page and compares it with the manifest. Throws WorldError, Canceled.
std::vector<Verdict> read_back(const BookClaim& book, const Proof& proof, const Progress& progress);

/// What a file says of its pages' paper, as the proof asks it. Throws WorldError.
std::vector<PaperClaim> papers_of(const std::string& pdf);

/// The findings as text, a line each.
std::vector<std::string> finding_lines(const std::vector<Verdict>& verdicts, const Proof& proof);

}  // namespace mazefolio::publish
