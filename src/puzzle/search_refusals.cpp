#include "puzzle/search_refusals.h"

#include <fmt/format.h>

#include "puzzle/refusals.h"
#include "puzzle/request.h"
#include "solve/difficulty.h"

namespace mazefolio::puzzle {
namespace {

std::string asked(const EntryRequest& request) {
  if (request.any_level) return "a maze worth printing";
  if (request.low == request.high) return fmt::format("level {}", request.low);
  const std::string& words = request.entry->difficulty.asked;
  return words.empty() ? fmt::format("levels {} to {}", request.low, request.high)
                       : fmt::format("difficulty {}", words);
}

const Place& place_of_level(const PuzzleSpec& entry) {
  return entry.difficulty.place.file.empty() ? entry.place : entry.difficulty.place;
}

// Mazes that have the level were made; none of them is worth printing. The last one is described.
Diagnostics worthless(const PuzzleSpec& entry, const Met& met, CellCount most) {
  const GridSize& size = entry.size;
  const std::string level =
      entry.difficulty.asked.empty() ? "" : fmt::format(" with difficulty {}", entry.difficulty.asked);
  const Place& place = !size.is_auto() ? size.place : place_of_level(entry);
  return refused(place,
                 fmt::format("no {} maze of {}{}x{} cells{} is worth printing: {}", maker_of(entry),
                             size.is_auto() ? "up to " : "", most.columns, most.rows, level,
                             fmt::join(met.lacking, ", ")),
                 more_room);
}

}  // namespace

Diagnostics no_room(const EntryRequest& request, const MakerSettings& settings, const MazeRoom& room) {
  const PuzzleSpec& entry = *request.entry;
  const CellCount most = largest_size(grid_row(entry), room.pitches());
  if (most.columns == 0 || most.rows == 0)
    return refused(entry.place, "the page has no room for a maze",
                   "write a larger 'page' or a smaller 'per_page'");
  return refused(
      entry.place,
      fmt::format("the page has room for {}x{} cells for '{}' readers; a maze {} has {} a side at least",
                  most.columns, most.rows, settings.audience.name,
                  entry.tone.name.empty() ? "worth printing" : "that shows a picture", least_side(entry)),
      more_room);
}

Diagnostics narrow_letters(const EntryRequest& request, const MakerSettings& settings, CellCount size,
                           const topology::NarrowStrokes& narrow) {
  const PuzzleSpec& entry = *request.entry;
  const Place& place = entry.shape.place.line ? entry.shape.place_of("text") : entry.place;
  const bool whole_page = !entry.size.is_given();
  return refused(
      place,
      fmt::format("the strokes of '{}' are {:.1f} cells wide, not {:.0f}, in {}x{} cells{}",
                  entry.shape.options.text("text"), narrow.wide, narrow.needed, size.columns, size.rows,
                  whole_page ? fmt::format(", the most that '{}' readers can have on this page",
                                           settings.audience.name)
                             : ""),
      fmt::format("write fewer letters, or {}", more_room));
}

Diagnostics unreachable(const EntryRequest& request, const MakerSettings& settings, const Met& met,
                        CellCount most) {
  const PuzzleSpec& entry = *request.entry;
  if (met.worthless > 0) return worthless(entry, met, most);
  const std::string where =
      !entry.size.is_given()
          ? fmt::format("{} mazes up to {}x{} cells for '{}' readers on this page", maker_of(entry),
                        most.columns, most.rows, settings.audience.name)
          : fmt::format("{} mazes of {}x{} cells", maker_of(entry), entry.size.columns, entry.size.rows);
  const int low = level_of(met.low), high = level_of(met.high);
  const std::string reach =
      low == high ? fmt::format("level {} only", low) : fmt::format("levels {} to {}", low, high);
  return refused(place_of_level(entry),
                 fmt::format("{} is out of reach: {} have {}", asked(request), where, reach),
                 !entry.size.is_given() ? fmt::format("ask for a level in that range, or {}", more_room)
                                        : "ask for a level in that range, or let the size be auto");
}

Diagnostics too_rare(const EntryRequest& request, CellCount size, int mazes) {
  return refused(place_of_level(*request.entry),
                 fmt::format("{} is out of reach: fewer than one of {} {} mazes of {}x{} cells will do",
                             asked(request), mazes, maker_of(*request.entry), size.columns, size.rows),
                 more_room);
}

}  // namespace mazefolio::puzzle
