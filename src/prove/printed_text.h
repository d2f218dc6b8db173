#pragma once

#include <string>
#include <vector>

#include "base/geometry/geometry.h"

namespace mazefolio::prove {

struct PageWord {
  Rect box;  ///< points, origin top left, y down
  std::string text;
};
struct PageText {
  Size size;
  std::vector<PageWord> words;
};

/// Every page of a PDF with its words. WorldError as run_tool.
std::vector<PageText> read_page_texts(const std::string& pdf);
/// The same from what `pdftotext -bbox` wrote.
std::vector<PageText> parse_page_texts(const std::string& html);

/// The whole numbers in words: runs of the digits 0 to 9, at most nine of them.
std::vector<int> numbers_in(const std::vector<PageWord>& words);
/// Words whose middle lies in the box.
std::vector<PageWord> words_in(const PageText& page, const Rect& box);
/// Those of the lowest line.
std::vector<PageWord> last_line(const std::vector<PageWord>& words);

/// Names of fonts that are not in the file, by what `pdffonts` wrote.
std::vector<std::string> missing_fonts(const std::string& listing);

}  // namespace mazefolio::prove
