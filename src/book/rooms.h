#pragma once

#include <map>
#include <mutex>
#include <tuple>
#include <vector>

#include "book/house_data.h"
#include "draw/maze_style.h"
#include "layout/puzzle_page.h"
#include "puzzle/maker.h"

namespace mazefolio::book {

/// Of the smallest type on a page: marks and notes.
Length label_size(const Setting& setting);

/// How this entry's mazes are inked on a puzzle page, with walls so thick.
MazeStyle style_of(const HouseData& house, const Setting& setting, const PuzzleSpec& entry, Length wall);

/// Narrowest passage by the pitch that the entry's mazes may have.
double narrowest_passage(const PuzzleSpec& entry);

/// The slots of the pages, by the number of puzzles a page that the book uses.
std::vector<SlotRoom> slot_rooms(const BookSpec& spec, const Words& words, const Setting& setting,
                                 const std::vector<PuzzleOrder>& orders);

/// The rooms that the pages of one book leave to its mazes.
class MazeRooms {
 public:
  /// All arguments must outlive this. The rooms of the orders are measured at once.
  MazeRooms(const BookSpec& spec, const HouseData& house, const Setting& setting,
            const std::vector<PuzzleOrder>& orders);

  /// Of an entry of the book, or one that was changed a little, for these readers. From any thread.
  MazeRoom room(const PuzzleSpec& entry, const Audience& audience);

 private:
  MazeRoom measured(const PuzzleSpec& entry, const Audience& audience) const;

  /// Entries with equal keys have equal rooms.
  using Key = std::tuple<std::string, int, double, std::optional<WallStyle>, bool, bool, bool>;
  static Key key(const PuzzleSpec& entry, const Audience& audience);

  /// Of the slot of an entry's pages, as if all puzzles of the book that may share one did.
  SlotRoom slot(const Setting& setting, const PuzzleSpec& entry) const;

  const BookSpec& spec_;
  const HouseData& house_;
  const Setting& setting_;
  const std::vector<PuzzleOrder>& orders_;
  std::map<Key, MazeRoom> rooms_;
  std::mutex measuring_;
};

}  // namespace mazefolio::book
