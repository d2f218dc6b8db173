#pragma once

#include <filesystem>
#include <string>

#include "base/system/record_table.h"
#include "puzzle/search_notes.h"

namespace mazefolio::publish {

/// Notes of searches in a folder, for one build of the program: no other finds what this one keeps. The file
/// is bounded, and shared by all programs that run at once.
class NotesOnDisk final : public SearchNotes {
 public:
  /// `build` tells builds apart; empty: nothing is found or kept.
  NotesOnDisk(const std::filesystem::path& folder, std::string build);

  std::optional<std::string> find(const std::string& key) override;
  void keep(const std::string& key, const std::string& line) override;

 private:
  const std::string build_;
  RecordTable table_;
};

/// From now on all books are made with these notes, which a Studio holds; null: without. Before threads are
/// started.
void use_notes(SearchNotes* notes);
SearchNotes* notes_in_use();

}  // namespace mazefolio::publish
