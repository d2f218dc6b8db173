#pragma once

#include <span>
#include <string>
#include <vector>

#include "cover/cover_brief.h"

namespace mazefolio::listing {

/// Boards are pictures of a shop's listing that show more than a page: 2700 x 2025 pixels, the proportions
/// that shops show whole.
constexpr Size board_size{1350, 1012.5};
constexpr double board_dpi = 144;

/// Up to three sheets side by side, upright.
Frame row_board(std::span<const Frame> sheets, const CoverInks& ink);
/// Up to five sheets like cards in a hand, the first one in front.
Frame fan_board(std::span<const Frame> sheets, const CoverInks& ink);

/// How many mazes of a book are called easy, and so on.
struct LevelCount {
  std::string word;
  int mazes = 0;
};
/// The front of the cover beside what is inside, in words and bars.
Frame inside_board(const CoverBrief& brief, const Frame& front, const std::vector<LevelCount>& levels);

/// The sheet with pale words across it, below all that stands on it.
Frame with_watermark(Frame sheet, const std::string& words, const Typeface& face, TextMeasurer& measurer);

}  // namespace mazefolio::listing
