#pragma once

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "prove/claims.h"
#include "prove/verdict.h"

namespace mazefolio::prove {

/// What a file says of the paper of one page, in its own units, origin bottom left.
struct PaperClaim {
  std::vector<std::pair<std::string, Rect>> boxes;  ///< those that the page has, by name
  double unit_pt = 1;
  int rotation = 0;  ///< degrees
};
/// Reads the papers of a file; parsing PDF is not the business of this folder.
using ReadPapers = std::function<std::vector<PaperClaim>(const std::string& pdf)>;

/// What a printer gets is the page that the manifest claims and pdftoppm draws: every box of every page is
/// that page, or for the trim what the bleed leaves of it, units are points, and nothing is turned.
void prove_boxes(const BookClaim& book, const std::vector<PaperClaim>& pages, Verdict& verdict);

}  // namespace mazefolio::prove
