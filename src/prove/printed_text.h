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

/// Every page of a PDF with its words. Throws WorldError like run_tool.
std::vector<PageText> read_page_texts(const std::string& pdf);
/// The same from the output of `pdftotext -bbox`.
std::vector<PageText> parse_page_texts(const std::string& html);

/// The whole numbers in these words: runs of at most nine digits.
std::vector<int> numbers_in(const std::vector<PageWord>& words);
/// Words with their center in the box.
std::vector<PageWord> words_in(const PageText& page, const Rect& box);
/// The words of the lowest line.
std::vector<PageWord> last_line(const std::vector<PageWord>& words);

/// Names of fonts that are not embedded, from the output of `pdffonts`.
std::vector<std::string> missing_fonts(const std::string& listing);

}  // namespace mazefolio::prove
