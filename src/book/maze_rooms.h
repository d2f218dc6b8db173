#pragma once

#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "book/house_data.h"
#include "draw/fit_maze.h"
#include "layout/puzzle_page.h"
#include "puzzle/entry_request.h"
#include "puzzle/maze_room.h"

namespace mazefolio::book {

/// The thickest walls of an audience, in wide corridors.
Length thickest_wall(const Audience& audience);

/// The size of the smallest type on a page: marks and notes.
Length label_size(const Setting& setting);

/// How the mazes of an entry are drawn on a puzzle page, with walls of this thickness and pictures of this
/// height at the gates.
MazeStyle style_of(const HouseData& house, const Setting& setting, const PuzzleSpec& entry, Length wall,
                   double art_pt);

/// The narrowest passage that the entry's mazes may have, by the pitch.
double narrowest_passage(const PuzzleSpec& entry);

/// The slots of the pages, by the number of puzzles a page that the book uses.
std::vector<SlotRoom> slot_rooms(const BookSpec& spec, const HouseData& house, const Setting& setting,
                                 const std::vector<EntryRequest>& requests);

/// The place of a maze in its box.
MazePlace place_in(const PuzzleBox& box, int per_page);

/// The rooms that the pages of one book leave to its mazes.
class MazeRooms {
 public:
  /// All arguments must outlive this. The rooms of the requests are measured at once.
  MazeRooms(const BookSpec& spec, const HouseData& house, const Setting& setting,
            const std::vector<EntryRequest>& requests);

  /// The room of an entry of the book, or of one that was changed a little, for this audience. From any
  /// thread.
  MazeRoom room(const PuzzleSpec& entry, const Audience& audience);

 private:
  MazeRoom measured(const PuzzleSpec& entry, const Audience& audience) const;

  /// Entries with equal keys have equal rooms.
  using Key = std::tuple<std::string, int, double, std::optional<WallStyle>, bool, bool, bool, bool, double,
                         int, bool, bool>;
  static Key key(const PuzzleSpec& entry, const Audience& audience);

  /// The slot of an entry's pages, as if all puzzles of the book that may share a page did.
  SlotRoom slot(const Setting& setting, const PuzzleSpec& entry, const Audience& audience) const;

  const BookSpec& spec_;
  const HouseData& house_;
  const Setting& setting_;
  const std::vector<EntryRequest>& requests_;
  std::map<Key, MazeRoom> rooms_;
  std::mutex measuring_;
};

}  // namespace mazefolio::book
