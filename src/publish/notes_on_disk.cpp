#include "publish/notes_on_disk.h"

#include <utility>

namespace mazefolio::publish {
namespace {

SearchNotes* in_use = nullptr;

}  // namespace

NotesOnDisk::NotesOnDisk(const std::filesystem::path& folder, std::string build)
    : build_(std::move(build)), table_(build_.empty() ? "" : folder, "searches") {}

std::optional<std::string> NotesOnDisk::find(const std::string& key) {
  return table_.find(build_ + "\n" + key);
}

void NotesOnDisk::keep(const std::string& key, const std::string& line) {
  table_.keep(build_ + "\n" + key, line);
}

void use_notes(SearchNotes* notes) { in_use = notes; }

SearchNotes* notes_in_use() { return in_use; }

}  // namespace mazefolio::publish
