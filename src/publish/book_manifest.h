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

/// What the manifest of a book says that was painted, with what its pages and those of its separate key have
/// ink for. The book must outlive it.
ManifestFacts manifest_facts(const ReadyBook& ready, ManifestFiles files, std::vector<PageInk> pages,
                             std::vector<PageInk> key, unsigned jobs);

}  // namespace mazefolio::publish
