#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "layout/frame.h"

namespace mazefolio::render {

/// What the file says about itself. Empty fields are not written.
struct DocumentInfo {
  std::string title, author, subject, language, creator;
  std::optional<std::int64_t> epoch;  ///< seconds since 1970, UTC; without it the date is a fixed one
};

/// Print: ink only. Screen: also links, named places, an outline and page labels.
enum class Edition { print, screen };

/// Writes pages one after another; each may have its own size. The same pages give the same bytes. Failures
/// of Cairo are WorldErrors; a marker's name used twice is an InternalError. A link whose place never comes
/// leads nowhere, and a page without ink keeps no links or places.
class PdfWriter {
 public:
  PdfWriter(DocumentInfo info, Edition edition);
  ~PdfWriter();
  void add(const Page& page);
  /// The whole file. Call once, after the last page.
  std::string finish();

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace mazefolio::render
