#pragma once

#include <string>
#include <vector>

#include "layout/page_ink.h"
#include "publish/paint.h"

namespace mazefolio::publish {

/// The files that a manifest names.
struct ManifestFiles {
  std::string pdf, pdf_sha256;
  std::string key;  ///< of a separate answer key, or empty
};

/// The manifest of a book that was painted, with what stands on its pages and on those of its separate key.
/// `entries`: those of its puzzles, where they are made already.
std::string book_manifest(const ReadyBook& ready, ManifestFiles files, std::vector<PageInk> pages,
                          std::vector<PageInk> key, unsigned jobs, std::vector<std::string> entries = {});

}  // namespace mazefolio::publish
