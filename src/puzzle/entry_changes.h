#pragma once

#include <string>
#include <vector>

#include "puzzle/entry_request.h"
#include "puzzle/maker_settings.h"

namespace mazefolio::puzzle {

/// An entry with some changes, and those as a book would write them.
struct Change {
  std::string text;
  PuzzleSpec entry;
  Audience audience;
  const RoomFor* rooms;  ///< on its page
  MazeRoom room() const { return (*rooms)(entry, audience); }
};

/// The same with one change more, which is to be made in the entry by the caller.
Change changed(const Change& from, const std::string& text);

/// Whether even where there is most room the shape is in pieces that do not hang together, or narrower than a
/// corridor nearly everywhere: in fewer cells it is, too.
bool is_uncut(const Change& change);

/// What could be changed in an entry so that its level comes within reach: each function gives the settings
/// of one lever, in the order in which their mazes score near to the target by the table of levels. Nothing
/// is tried.
class EntryChanges {
 public:
  using Lever = std::vector<Change> (EntryChanges::*)(const Change& from) const;
  static const Lever levers[10];  ///< in the order of how little they change
  static const Lever others[6];   ///< those of them that leave the room as it is

  EntryChanges(const EntryRequest& request, const MakerSettings& settings);

  std::vector<Change> sizes(const Change& from) const;
  std::vector<Change> goals(const Change& from) const;
  std::vector<Change> refinements_left_out(const Change& from) const;
  std::vector<Change> pieces(const Change& from) const;  ///< of a shape in pieces; no lever
  std::vector<Change> pale_details(const Change& from) const;
  std::vector<Change> algorithms(const Change& from) const;
  std::vector<Change> shapes(const Change& from) const;
  std::vector<Change> tilings(const Change& from) const;
  std::vector<Change> fewer_a_page(const Change& from) const;
  std::vector<Change> pages(const Change& from) const;
  std::vector<Change> audiences(const Change& from) const;

 private:
  void sort_by_miss(std::vector<Change>& changes, const Change& from) const;

  const EntryRequest& request_;
  const MakerSettings& settings_;
  const std::vector<OtherPage> pages_;
};

}  // namespace mazefolio::puzzle
