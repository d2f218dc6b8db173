#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "base/namespaces.h"

namespace mazefolio::listing {

struct ArchivedFile {
  std::string name;  ///< with '/' between folders
  std::string bytes;
};

/// A ZIP archive of these files, at least one, in their order and without dates: the same files, the same
/// bytes. Nothing is compressed, because pictures are already. Throws WorldError.
std::string zip_archive(const std::vector<ArchivedFile>& files);

/// What a file takes of an archive.
std::size_t archived_size(const ArchivedFile& file);
/// What an archive takes without its files.
constexpr std::size_t empty_archive = 22;

}  // namespace mazefolio::listing
