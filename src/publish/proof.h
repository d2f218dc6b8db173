#pragma once

#include <string>
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

/// Reads every page. Throws WorldError, Canceled.
std::vector<Verdict> read_back(const BookClaim& book, const Proof& proof, const Progress& progress);

/// Every lie as a line.
std::vector<std::string> finding_lines(const std::vector<Verdict>& verdicts, const Proof& proof);

}  // namespace mazefolio::publish
