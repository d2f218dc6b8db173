#pragma once

#include <memory>
#include <string>

#include "pdf/pdf_facts.h"

namespace mazefolio::pdf {

/// Any PDF, opened to be looked at: page by page, in bounded memory. One thread at a time.
class PdfFile {
 public:
  /// Throws InputError for what is no PDF, is broken or needs a password, WorldError for what cannot be read.
  explicit PdfFile(const std::string& path);
  ~PdfFile();
  PdfFile(const PdfFile&) = delete;
  PdfFile& operator=(const PdfFile&) = delete;

  const FileFacts& facts() const;
  /// A page, counted from 0.
  PageFacts page(std::size_t index) const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

/// Whether the file begins as a PDF does, also with a few other bytes before. Throws WorldError.
bool begins_as_pdf(const std::string& path);

}  // namespace mazefolio::pdf
