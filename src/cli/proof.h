#pragma once

#include <string>
#include <vector>

#include "prove/prove_book.h"

namespace mazefolio {

/// A finished book to be read back from its ink.
struct Proof {
  std::string pdf, key;  ///< paths; key: of a separate answer key, or empty
  unsigned jobs = 0;
  bool quiet = false;
  std::string name, key_name;  ///< what messages call the files; without it, their paths
};

/// Reads every page with a progress bar. Throws WorldError, Cancelled.
std::vector<Verdict> prove(const BookClaim& book, const Proof& proof);

/// Reports every lie. False: there is none.
bool report_lies(const std::vector<Verdict>& verdicts, const Proof& proof);

}  // namespace mazefolio
