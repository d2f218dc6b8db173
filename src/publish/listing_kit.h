#pragma once

#include <filesystem>
#include <vector>

#include "publish/produced.h"
#include "publish/progress.h"
#include "spec/book_spec.h"

namespace mazefolio::spec {
class DataFiles;
}

namespace mazefolio::publish {

struct Notices;

struct KitRequest {
  std::filesystem::path folder;
  unsigned jobs = 0;
  Progress progress{};
};

/// Writes what a shop asks of a book into the folder: the front of the cover, pages, boards and previews as
/// PNG, archives of single mazes, and a sheet of facts as text, JSON and CSV. The files appear together.
/// Throws InputError, WorldError, Canceled.
std::vector<OutputFile> listing_kit(const BookSpec& spec, const DataFiles& files, const KitRequest& request,
                                    Notices& notices);

}  // namespace mazefolio::publish
