#pragma once

#include <cstddef>
#include <memory>

#include "pdf/bounded_stream.h"
#include "pdf/pdf_facts.h"

namespace mazefolio::pdf {

/// Reads the resources of pages and forms when they are asked for. Fonts are kept, all else until the next
/// page.
class ResourceShelf {
 public:
  ResourceShelf();
  ~ResourceShelf();
  ResourceShelf(const ResourceShelf&) = delete;
  ResourceShelf& operator=(const ResourceShelf&) = delete;

  /// Forgets what only the last page needed.
  void turn_page();
  /// Null where `dict` is none.
  const PageResources* resources(QPDFObjectHandle dict);
  /// The decoded bytes, within what one page may have; see bounded_stream.
  SharedBytes bytes_of(QPDFObjectHandle stream);

 private:
  friend class ResourcesOfPage;
  const FontFacts* font(QPDFObjectHandle dict);

  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace mazefolio::pdf
