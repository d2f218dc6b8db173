#pragma once

#include <optional>
#include <string>
#include <vector>

#include "pdf/pdf_facts.h"
#include "preflight/printer_limits.h"

namespace mazefolio::preflight {

/// The pixels of a page that are ink, in points: around all, and a place on each side.
struct InkBox {
  Rect box;
  Point left, right, top, bottom;
};

/// One page as the rules see it; rectangles in points from the top left of its media box as it is shown.
struct PageView {
  int number = 1;
  PageFacts facts;  ///< without resources and content
  PdfMatrix to_paper;
  Rect paper, trim;
  bool bleeds = false;        ///< the paper is larger than the trim
  bool inner_left = true;     ///< the book is bound on the left of this page
  bool blank = true;          ///< nothing on it can be seen
  bool unread = false;        ///< it is broken, or too much to be read whole
  std::optional<InkBox> ink;  ///< from its pixels, if they were looked at and there is any
  std::optional<Rect> type;   ///< around its words
  std::string text;           ///< its words without what is between them, up to a limit
};

/// The whole file, after all of its pages were read.
struct FileView {
  const FileFacts& facts;
  const PrinterLimits& limits;
  std::vector<PageView> pages;
};

/// Page `number`, counted from 1: where its trim is, by its box or by the sizes that the printer knows.
PageView page_view(const PageFacts& facts, int number, bool right_to_left, const PrinterLimits& limits);

}  // namespace mazefolio::preflight
