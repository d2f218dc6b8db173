#include "book/border_choice.h"

#include <algorithm>

#include "book/maze_rooms.h"
#include "book/page_text.h"
#include "puzzle/given_size.h"
#include "puzzle/request.h"

namespace mazefolio::book {
namespace {

/// Columns or rows: most outlines that small children know need as many.
constexpr std::uint32_t enough = 6;

bool is_few(CellCount size) { return std::min(size.columns, size.rows) < enough; }

bool has_outline_of_any_size(const EntryRequest& request) {
  const PuzzleSpec& entry = *request.entry;
  return given_size(entry).columns == 0 && has_smooth_rim(grid_of(recipe_of(entry)));
}

/// How many cells a page has for each of these entries at most.
std::vector<CellCount> largest_sizes(const BookSpec& spec, const HouseData& house, TextMeasurer& measurer,
                                     const std::vector<EntryRequest>& requests,
                                     const std::vector<const PuzzleSpec*>& entries, int pages) {
  const Setting setting = setting_of(house, page_geometry(spec, house, pages), measurer);
  MazeRooms rooms(spec, house, setting, requests);
  std::vector<CellCount> out;
  out.reserve(entries.size());
  for (const PuzzleSpec* entry : entries)
    out.push_back(largest_size(grid_row(*entry), rooms.room(*entry, house.audience).pitches()));
  return out;
}

}  // namespace

bool wants_slim_border(const BookSpec& spec, const HouseData& house, TextMeasurer& measurer,
                       const std::vector<EntryRequest>& requests, int pages) {
  if (border_of(house).pictures.empty()) return false;
  std::vector<const PuzzleSpec*> outlines;
  for (const EntryRequest& request : requests)
    if (has_outline_of_any_size(request)) outlines.push_back(request.entry);
  if (outlines.empty()) return false;
  const auto sizes_in = [&](const HouseData& as) {
    return largest_sizes(spec, as, measurer, requests, outlines, pages);
  };
  const std::vector<CellCount> now = sizes_in(house);
  if (std::none_of(now.begin(), now.end(), is_few)) return false;
  HouseData slim = house;
  slim.slim_border = true;
  const std::vector<CellCount> then = sizes_in(slim);
  for (std::size_t i = 0; i < now.size(); ++i)
    if (is_few(now[i]) && then[i].columns * then[i].rows > now[i].columns * now[i].rows) return true;
  return false;
}

}  // namespace mazefolio::book
