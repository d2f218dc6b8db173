#pragma once

#include <string>
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

/// Reads every page and compares it with the manifest. Throws WorldError, Canceled.
std::vector<Verdict> read_back(const BookClaim& book, const Proof& proof, const Progress& progress);

/// The findings as text, a line each.
std::vector<std::string> finding_lines(const std::vector<Verdict>& verdicts, const Proof& proof);

}  // namespace mazefolio::publish
