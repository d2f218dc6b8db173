#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "base/edition.h"
#include "base/raw_pdf.h"
#include "layout/frame.h"
#include "render/place_picture.h"

namespace mazefolio::render {

/// Metadata of the file. Empty fields are not written.
struct DocumentInfo {
  std::string title, author, subject, language, creator;
  std::optional<std::int64_t> epoch;  ///< seconds since 1970, UTC; without it a fixed date is written
};

/// Writes pages one after another; each may have its own size. Equal pages give equal bytes. Throws
/// WorldError where Cairo fails, a font cannot be read or a library warned (library_log.h), and InternalError
/// where a marker's name is used twice. A link without a target leads nowhere. Links and places of a page
/// without ink are lost. finish_pdf ends the screen edition: Cairo can neither name figures nor leave
/// anything out of its structure.
class PdfWriter {
 public:
  PdfWriter(DocumentInfo info, Edition edition, PictureInk ink = PictureInk::own);
  ~PdfWriter();
  void add(const Page& page);
  /// The whole file. Call it once, after the last page.
  RawPdf finish();

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace mazefolio::render
